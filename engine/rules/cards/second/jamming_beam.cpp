#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void jamming_beam(Effects& all) { add_tokens_for_damage<state::Token::jam>(all, "jamming-beam", "2e-special-19"); }

}  // namespace plotboard::rules::effects
