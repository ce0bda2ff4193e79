#include "data/component.hpp"
#include "rules/board/field.hpp"
#include "rules/cards/parts.hpp"
#include "rules/coop/components.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

// Ships and emplacements at range 0-1 of it, in the order of the table.
Ids near_tank(const Game& game, Id tank) {
  Ids near = ships_within(game, tank, 1);
  const Field& field = field_of(game);
  const Field::Component& own = *field.component(tank);
  for (const Field::Component& other : field.components()) {
    if (&other == &own || other.kind->kind != data::ComponentKind::emplacement) continue;
    const auto range = geom::range_of(geom::gap_mm(own.shape, other.shape), field.figures(), 1);
    if (range.band && !field.piece(other).ship.destroyed) near.push_back(field.piece(other).id);
  }
  return near;
}

}  // namespace

// It blows up when it is destroyed, other tanks near it perhaps too.
void fuel_tank(Effects& all) {
  Effect blast;
  blast.card = "fuel-tank";
  blast.window = Window::destroyed;
  blast.rule = "fga-4.3.1.3-1";
  blast.run = [](Game& game, Occasion& occasion) {
    const Id tank = occasion.subject;
    game.tell(tank, "fga-4.3.1.3-1", say("fuel-tank.blows-up"));
    for (const Id id : near_tank(game, tank)) {
      if (!can_suffer(game, id)) continue;
      const state::Face face = game.roll(id, state::DieKind::attack, 1, say("fuel-tank.dice", tank)).front();
      suffer(game, id, face == state::Face::hit ? 1 : 0, face == state::Face::crit ? 1 : 0, "fga-4.3.1.3-1");
    }
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects
