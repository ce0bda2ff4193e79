#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Dice that were rolled, none as well; of an attack that is performed twice those of the second time (1e-attack-37).
void pilot_viktor_hel(Effects& all) {
  static const Id note{"1e-pilot-viktorhel:rolled"};  // which ends with that performance
  must(
      all, "1e-pilot-viktorhel", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && attack_in(game, occasion).defense_dice.size() != 2;
      },
      [](Game& game, Occasion&) { change_attack(game, [](state::Attack& attack) { attack.used.push_back(note); }); });
  must(
      all, "1e-pilot-viktorhel", Window::after_defend,
      [](const Game& game, const Occasion& occasion) { return base::contains(attack_in(game, occasion).used, note); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.other, Token::stress, 1, "1e-pilot-viktorhel"); });
}

}  // namespace plotboard::rules::effects::first
