#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Step 9 of the attack (1e-timing-6): a new one, with tokens spent afresh (1e-attack-40).
void gunner(Effects& all) {
  must(all, "1e-upgrade-gunner", Window::bonus_attack, may_answer_miss,
       [](Game& game, Occasion& occasion) { attack_once_more(game, occasion.owner, {}, "1e-upgrade-gunner"); });
}

}  // namespace plotboard::rules::effects::first
