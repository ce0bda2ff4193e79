#include "rules/play/actions.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

bool cloak(Game& game, Id ship) {
  gain(game, ship, state::Token::cloak, 1, "2e-cloak-1");
  wing_after_cloak(game, ship);
  return true;
}

}  // namespace plotboard::rules
