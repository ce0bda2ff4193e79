#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// All of the roll, even of no dice (1e-attack-20), and any result that was added to it; the evade is compulsory and
// stays. The stress is the price: taken over by another ship it brings nothing (1e-stress-12).
void thrust_corrector(Effects& all) {
  offers(
      all, "1e-upgrade-thrustcorrector", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kMostStress = 3;
        return defends(game, occasion) && owner_of(game, occasion).tokens.stress <= kMostStress;
      },
      [](Game& game, Occasion& occasion) {
        if (!pays_stress(game, occasion.owner, 1, "1e-upgrade-thrustcorrector")) return;
        cancel_all_dice(game, false);
        add_die(game, false, Face::evade);
        change_attack(game, [](state::Attack& attack) {
          attack.defense_fixed = true;
          for (state::Die& die : attack.defense_dice) die.fixed = true;
        });
      })
      .worth = [](Game& game, const Occasion& occasion) {
    const int focus = game.piece(occasion.owner).tokens.focus > 0 ? count(game, false, Face::focus) : 0;
    return open_results(game) == 1 && count(game, false, Face::evade) + focus == 0;
  };
}

}  // namespace plotboard::rules::effects::first
