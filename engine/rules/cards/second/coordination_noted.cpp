#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Ships with a card that looks back on coordinating note whom they chose and whether that one's action failed: cards
// that answer the same window are not asked for their order over it.
void coordination_noted(Effects& all) {
  gear(
      all, "rules", Window::coordinating, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == occasion.owner && takes_note(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) { note_coordination(game, occasion.owner, occasion.other); })
      .prompt = say("coordination.noted");
  for (const char* card : {"ciena-ree", "lieutenant-sai"}) {  // which look at what the other did
    gear(
        all, card, Window::action_failed, kCrew,
        [](const Game& game, const Occasion& occasion) {
          const auto made = coordinated_by(game, occasion.owner);
          return made && made->ship == occasion.subject && made->actions.size() == 1;
        },
        [](Game& game, Occasion& occasion) { note_failure(game, occasion.owner); })
        .anyone = true;
  }
}

}  // namespace plotboard::rules::effects
