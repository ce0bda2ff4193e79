#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void elusive(Effects& all) {
  add_reroll_of_one(all, "elusive", Window::modify_defense, [](const Game& game, const Occasion& occasion) {
    return owner_defends(game, occasion) && charges_of_card(game, occasion) > 0;
  });

  all.push_back(talent(
      "elusive", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return flew_fully(game, occasion, geom::Difficulty::red) && lacks_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, kTalents, say("elusive.recovers"));
        game.emit(state::ChargesChanged{occasion.owner, occasion.card, 1});
      }));
}

}  // namespace plotboard::rules::effects
