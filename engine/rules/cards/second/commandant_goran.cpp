#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

bool saw_friend_stopped(const Game& game, const Occasion& occasion) {
  return occasion.subject != occasion.owner && occasion.move != nullptr && !occasion.move->fully_executed &&
         game.piece(occasion.subject).initiative < game.piece(occasion.owner).initiative &&
         is_friend_within(game, occasion, occasion.subject, 3);
}

}  // namespace

void commandant_goran(Effects& all) {
  Effect steadies =
      ability("commandant-goran", Window::after_maneuver, saw_friend_stopped, [](Game& game, Occasion& occasion) {
        const Phrase prompt = say("commandant-goran.focus", occasion.subject);
        offer_free_action(game, occasion.subject, prompt, {"focus"}, nullptr, "red");
      });
  steadies.anyone = true;
  all.push_back(steadies);
}

}  // namespace plotboard::rules::effects
