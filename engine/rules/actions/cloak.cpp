#include "rules/actions.hpp"
#include "rules/tokens.hpp"
#include "rules/wings.hpp"

namespace plotboard::rules {

bool cloak(Game& game, const std::string& ship) {
  gain(game, ship, state::Token::cloak, 1, "2e-cloak-1");
  wing_after_cloak(game, ship);
  return true;
}

}  // namespace plotboard::rules
