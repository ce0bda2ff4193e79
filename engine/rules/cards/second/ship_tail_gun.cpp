#include "data/catalog.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

// Attack dice of the docked ship's front weapon; 0 without one.
int docked_front(const Game& game, Id carrier) {
  int dice = 0;
  for (const state::Piece& docked : game.table().pieces) {
    const data::Ship* type = docked.ship.carrier == carrier ? game.catalog().ship(docked.ref) : nullptr;
    if (type == nullptr) continue;
    for (const data::Attack& attack : type->attacks) {
      if (attack.arc == geom::ArcKind::front) dice = attack.dice;
    }
  }
  return dice;
}

}  // namespace

void ship_tail_gun(Effects& all) {
  Effect gun;
  gun.card = "tail-gun";
  gun.window = Window::weapons;
  gun.rule = "2e-ship-35";
  gun.run = [](Game& game, Occasion& occasion) {
    const int dice = docked_front(game, occasion.subject);
    if (dice == 0) return;
    WeaponOnShip rear;
    rear.id = "primary:tail-gun";
    rear.kind = "weapon.tail-gun";
    rear.weapon.arc = geom::ArcKind::rear;
    rear.weapon.dice = dice;
    occasion.weapons->push_back(std::move(rear));
  };
  all.push_back(gun);
}

}  // namespace plotboard::rules::effects
