#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void tractor_beam(Effects& all) { add_tokens_for_damage<state::Token::tractor>(all, "tractor-beam", "2e-special-19"); }

}  // namespace plotboard::rules::effects
