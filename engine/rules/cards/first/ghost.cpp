#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_docking.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr char kPhantom[] = "1e-upgrade-phantom";
constexpr const char* kGhost = "1e-upgrade-ghost";

}  // namespace

// With the Phantom docked, one more attack with a turret card when Combat ends; the bar on any other comes with it, so
// that nothing that follows a miss gives one either.
void ghost(Effects& all) {
  add_ghost<kPhantom>(all, kGhost);
  must(
      all, kGhost, Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        return has_docked(game, occasion, kPhantom) && !owner_of(game, occasion).ship.destroyed &&
               !owner_of(game, occasion).ship.has_mark(kNoMoreAttacks);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = weapons_of_type(game, occasion.owner, data::WeaponType::turret);
        if (filter.weapons.empty()) return;
        filter.cost = [](Game& table, Id ship) { table.emit(state::Marked{ship, kNoMoreAttacks}); };
        offer_attack(game, occasion.owner, filter, false, kGhost);
      });
}

}  // namespace plotboard::rules::effects::first
