#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void plasma_torpedoes(Effects& all) {
  Effect order;
  order.card = "plasma-torpedoes";
  order.window = Window::cancel_order;
  order.rule = "2e-neutral-8";
  order.when = attacks_with_card;
  order.run = [](Game&, Occasion& occasion) { occasion.value = 1; };  // critical hits first
  all.push_back(order);

  Effect burns;
  burns.card = "plasma-torpedoes";
  burns.window = Window::after_hit;
  burns.rule = "fga-table-2.13";
  burns.when = attacks_with_card;
  burns.run = [](Game& game, Occasion& occasion) { lose_shield(game, occasion.other, "fga-table-2.13"); };
  all.push_back(burns);
}

}  // namespace plotboard::rules::effects
