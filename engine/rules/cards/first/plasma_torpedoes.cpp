#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kBurnt = "plasma-torpedoes";

bool burns(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = game.attack();
  return attack != nullptr && attack->attacker == occasion.owner && attack->weapon == occasion.card && attack->hit &&
         !noted_in_attack(game, occasion.owner, kBurnt);
}

// Critical damage comes last.
bool is_last_damage(const Game& game, const Occasion& occasion) {
  if (!burns(game, occasion) || occasion.subject != game.attack()->defender) return false;
  return occasion.word == "2e-deal-2" || (occasion.word == "2e-deal-1" && count(game, true, Face::crit) == 0);
}

void burn_shield(Game& game, Occasion& occasion) {
  note_in_attack(game, occasion.owner, kBurnt);
  lose_shield(game, game.attack()->defender, "1e-upgrade-plasmatorpedoes");
}

}  // namespace

// After its damage, be it that others have taken all of that. A shield that goes so is no damage (1e-dmg-20).
void plasma_torpedoes(Effects& all) {
  must(all, "1e-upgrade-plasmatorpedoes", Window::after_damage, is_last_damage, burn_shield).anyone = true;
  must(all, "1e-upgrade-plasmatorpedoes", Window::after_attack, burns, burn_shield);
}

}  // namespace plotboard::rules::effects::first
