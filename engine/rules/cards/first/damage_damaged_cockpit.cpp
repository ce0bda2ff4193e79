#include "rules/cards/first/parts_damage.hpp"
#include "rules/first/damage_cards.hpp"

namespace plotboard::rules::effects::first {

// From the round after it came: the first Planning phase that finds it. Of several changes of pilot skill the latest
// counts (1e-ps-2), and the rules end it when the card is turned down.
void damage_damaged_cockpit(Effects& all) {
  on_damage(
      all, {{"damage:103", "1e-deck0-4"}, {"damage:202", "1e-deckf-3"}}, Window::start_of_planning,
      [](const Game& game, const Occasion& occasion) {
        return !rules::first::has_lost_skill(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { rules::first::lose_skill(game, occasion.owner, occasion.card); });
}

}  // namespace plotboard::rules::effects::first
