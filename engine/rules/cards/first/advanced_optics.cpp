#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void advanced_optics(Effects& all) { keeps_one<Token::focus>(all, "1e-upgrade-advancedoptics"); }

}  // namespace plotboard::rules::effects::first
