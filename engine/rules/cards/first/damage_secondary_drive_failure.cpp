#include "rules/cards/first/parts_damage.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr DamageTexts kSecondaryDrive{{"damage:301", "1e-hdeck-14"},
                                      {"damage:326", "1e-hdeck-14"},
                                      {"damage:346", "1e-hdeck-14"},
                                      {"damage:364", "1e-hdeck-14"},
                                      {"damage:382", "1e-hdeck-14"}};

}  // namespace

// Each copy takes its own.
void damage_secondary_drive_failure(Effects& all) {
  on_damage(
      all, kSecondaryDrive, Window::may_act,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return rules::first::energy_of(ship) < ship.ship.faceup(number_of(occasion));
      },
      bars_by_card);
  on_damage(
      all, kSecondaryDrive, Window::before_action,
      [](const Game& game, const Occasion& occasion) { return rules::first::energy_of(owner_of(game, occasion)) > 0; },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, rule_of(game, occasion), say("energy.for-action"));
        rules::first::spend_energy(game, occasion.owner, 1);
      });
}

}  // namespace plotboard::rules::effects::first
