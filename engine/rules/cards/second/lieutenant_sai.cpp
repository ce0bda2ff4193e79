#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void lieutenant_sai(Effects& all) {
  gear(
      all, "lieutenant-sai", Window::after_action, kCrew,
      [](const Game& game, const Occasion& occasion) {
        if (!just_coordinated(game, occasion)) return false;
        const auto made = coordinated_by(game, occasion.owner);
        return !made->actions.empty() && is_on_bar(game, occasion.owner, made->actions.front());
      },
      [](Game& game, Occasion& occasion) {
        const Id action = coordinated_by(game, occasion.owner)->actions.front();
        offer_one_of(game, occasion.owner, {action}, kCrew, say("lieutenant-sai.action"));
      });
}

}  // namespace plotboard::rules::effects
