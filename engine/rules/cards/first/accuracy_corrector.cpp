#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// All of the roll, even of no dice (1e-attack-20); then two hits, or none. From then on these dice cannot be modified,
// but evades cancel them.
void accuracy_corrector(Effects& all) {
  Effect& corrects =
      may(all, "1e-upgrade-accuracycorrector", Window::modify_attack, attacks, [](Game& game, Occasion& occasion) {
        const std::string card = occasion.card.text();
        occasion.options->push_back(option(card, say("accuracy-corrector.hits")));
        occasion.options->back().unwise = count(game, true, Face::hit) + count(game, true, Face::crit) >= 2;
        occasion.options->push_back(option(card + ":none", say("accuracy-corrector.none")));
        occasion.options->back().unwise = true;
      });
  corrects.use = [](Game& game, Occasion& occasion) {
    cancel_all_dice(game, true);
    if (occasion.word == occasion.card) {
      add_die(game, true, Face::hit);
      add_die(game, true, Face::hit);
    }
    change_attack(game, [](state::Attack& attack) {
      attack.attack_fixed = true;
      for (state::Die& die : attack.attack_dice) die.fixed = true;
      attack.used.push_back("1e-upgrade-accuracycorrector");
      attack.used.push_back("1e-upgrade-accuracycorrector:none");
    });
  };
}

}  // namespace plotboard::rules::effects::first
