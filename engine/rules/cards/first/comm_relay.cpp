#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void comm_relay(Effects& all) { keeps_one<Token::evade>(all, "1e-upgrade-commrelay"); }

}  // namespace plotboard::rules::effects::first
