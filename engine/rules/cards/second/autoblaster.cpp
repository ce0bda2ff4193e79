#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void autoblaster(Effects& all) {
  Effect ahead;
  ahead.card = "autoblaster";
  ahead.window = Window::attack_dice;
  ahead.rule = "fga-table-2.14";
  ahead.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && target_in_bullseye(game, attack_in(game, occasion));
  };
  ahead.run = [](Game&, Occasion& occasion) { ++occasion.value; };
  all.push_back(ahead);

  Effect unseen;
  unseen.card = "autoblaster";
  unseen.window = Window::cancel_order;
  unseen.rule = "2e-neutral-8";
  unseen.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) &&
           !is_in_arc(game, occasion.subject, geom::ArcKind::front, occasion.other);
  };
  unseen.run = [](Game&, Occasion& occasion) { occasion.value = 2; };  // hits only
  all.push_back(unseen);
}

}  // namespace plotboard::rules::effects
