#include "rules/cards/first/parts.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Whether the range brings that side its dice just now: of primary weapons alone, and not where a card takes them away.
bool brings_range_bonus(Game& game, const state::Attack& attack, const char* side) {
  return is_primary(attack) && attack_number(game, Window::range_bonus, attack, true, 1, side) != 0;
}

}  // namespace

// His own bonuses once more; the other side's are not doubled (1e-attack-35).
void pilot_talonbane_cobra(Effects& all) {
  must(
      all, "1e-pilot-talonbanecobra", Window::attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && attack_range(game, occasion) == 1;
      },
      [](Game& game, Occasion& occasion) {
        if (brings_range_bonus(game, attack_in(game, occasion), "attack")) ++occasion.value;
      });
  must(
      all, "1e-pilot-talonbanecobra", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && attack_range(game, occasion) >= 3;
      },
      [](Game& game, Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        if (!brings_range_bonus(game, attack, "defense")) return;
        occasion.value += book_of(game).fighting.range_defense(game.ruleset(), attack.range);
      });
}

}  // namespace plotboard::rules::effects::first
