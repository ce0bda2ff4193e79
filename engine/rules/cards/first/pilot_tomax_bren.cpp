#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// What an opponent's card takes away is not his to turn up again.
void pilot_tomax_bren(Effects& all) {
  must(
      all, "1e-pilot-tomaxbren", Window::upgrade_discarded,
      [](const Game& game, const Occasion& occasion) {
        const data::Upgrade* upgrade = game.catalog().upgrade(occasion.word);
        const bool elite = upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "elite";
        const Id by = game.author();
        return elite && is_fresh(game, occasion) && (by.empty() || game.friendly(occasion.owner, by));
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        restore_card(game, occasion.owner, occasion.word, "1e-pilot-tomaxbren");
      });
}

}  // namespace plotboard::rules::effects::first
