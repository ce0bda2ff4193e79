#include "rules/cards/first/parts_attacks.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

namespace {
constexpr int kPriceOfRaidersAttack = 2;
}

// The section's own weapon once more, for energy of the ship (1e-huge-18).
void pilot_raider_class_corvette_fore(Effects& all) {
  must(
      all, "1e-pilot-raiderclasscorvettefore", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) && game.attack()->from == state::Section::fore &&
               is_fresh(game, occasion) && may_attack_again(game, occasion.owner) &&
               rules::first::energy_of(owner_of(game, occasion)) >= kPriceOfRaidersAttack;
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = {game.attack()->weapon};
        filter.cost = [](Game& table, Id ship) {
          table.emit(state::Marked{ship, "used:1e-pilot-raiderclasscorvettefore"});
          rules::first::spend_energy(table, ship, kPriceOfRaidersAttack);
        };
        offer_attack(game, occasion.owner, filter, false, "1e-pilot-raiderclasscorvettefore");
      });
}

}  // namespace plotboard::rules::effects::first
