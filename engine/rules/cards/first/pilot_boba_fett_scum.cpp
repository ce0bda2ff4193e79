#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool has_enemy_near(const Game& game, const Occasion& occasion) {
  return !enemies_within(game, occasion.owner, 1, 1).empty();
}
void reroll_for_enemies(Game& game, Id ship, bool attack_die) {
  const int most = static_cast<int>(enemies_within(game, ship, 1, 1).size());
  reroll_some(game, ship, attack_die, most, "1e-pilot-bobafett-firespray31-scumandvillainy");
}

}  // namespace

// The opponent in the attack counts too where it is at range 1.
void pilot_boba_fett_scum(Effects& all) {
  offers(all, "1e-pilot-bobafett-firespray31-scumandvillainy", Window::modify_attack, has_enemy_near,
         [](Game& game, Occasion& occasion) { reroll_for_enemies(game, occasion.owner, true); });
  offers(all, "1e-pilot-bobafett-firespray31-scumandvillainy", Window::modify_defense, has_enemy_near,
         [](Game& game, Occasion& occasion) { reroll_for_enemies(game, occasion.owner, false); });
}

}  // namespace plotboard::rules::effects::first
