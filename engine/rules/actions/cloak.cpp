#include "rules/actions.hpp"
#include "rules/tokens.hpp"

namespace plotboard::rules {

bool cloak(Game& game, const std::string& ship) {
  gain(game, ship, state::Token::cloak, 1, "2e-cloak-1");
  return true;
}

}  // namespace plotboard::rules
