// Every ship: after an action that has a linked one on its bar it may do that too, in the queue with whatever else
// follows the action. Occasion::value of after_action is 1 where the action may set off its link.
#include "rules/play/actions/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void linked_action(Effects& all) {
  Effect effect;
  effect.card = "rules";
  effect.window = Window::after_action;
  effect.rule = "2e-linked-1";
  effect.prompt = say("linked-action.name");
  effect.when = [](const Game& game, const Occasion& occasion) {
    return occasion.value == 1 && actions::has_link(game, occasion.subject, occasion.word);
  };
  effect.run = [](Game& game, Occasion& occasion) { actions::offer_link(game, occasion.subject, occasion.word); };
  all.push_back(effect);
}

}  // namespace plotboard::rules::effects
