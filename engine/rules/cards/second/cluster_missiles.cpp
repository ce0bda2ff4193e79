#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// The second attack pays its own charge and needs no lock; passing is one of the options (choice "attack").
void cluster_missiles(Effects& all) {
  Effect again;
  again.card = "cluster-missiles";
  again.window = Window::bonus_attack;
  again.rule = "2e-special-13";
  again.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && charges_of_card(game, occasion) > 0 &&
           has_bonus_attack_left(game, occasion.subject);
  };
  again.run = [](Game& game, Occasion& occasion) {
    ShotFilter filter;
    filter.weapons = {occasion.card};
    filter.no_lock_needed = true;
    for (const Id id : ships_near(game, occasion.other, 0, 1)) {
      if (id != occasion.other) filter.among.push_back(id);
    }
    if (!filter.among.empty()) offer_attack(game, occasion.subject, filter, true, "2e-special-13");
  };
  all.push_back(again);
}

}  // namespace plotboard::rules::effects
