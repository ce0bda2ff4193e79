#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Step 9 of the attack (1e-timing-6). The bar on further attacks comes with the attack only.
void baze_malbus(Effects& all) {
  must(all, "1e-upgrade-bazemalbus", Window::bonus_attack, may_answer_miss, [](Game& game, Occasion& occasion) {
    Ids others;
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.id != occasion.other && !game.friendly(piece.id, occasion.owner)) others.push_back(piece.id);
    }
    if (!others.empty()) attack_once_more(game, occasion.owner, others, "1e-upgrade-bazemalbus");
  });
}

}  // namespace plotboard::rules::effects::first
