#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kWarheadSees = 2;  // range
constexpr int kInFront = 1, kInBullseye = 3;

// What the ship suffers where it stands.
int damage_to(const Field& field, const Field::Remote& warhead, const Field::Ship& ship) {
  const auto reached = [&](geom::ArcKind arc) {
    const auto verdict = ArcGauge(field, warhead, arc).in_arc(ship);
    return verdict && verdict->range.band && *verdict->range.band <= kWarheadSees;
  };
  if (reached(geom::ArcKind::bullseye)) return kInBullseye;
  return reached(geom::ArcKind::front) ? kInFront : 0;
}

// Judged for all before anybody suffers: it is one blast.
void blast(Game& game, Id id) {
  Ids ships;
  std::vector<std::pair<std::string, int>> damage;
  {
    const Field& field = field_of(game);
    const Field::Remote* warhead = field.remote(id);
    ENSURE(warhead != nullptr, "a warhead that is not on the table");
    for (const Field::Ship& ship : field.ships()) {
      const int points = damage_to(field, *warhead, ship);
      if (points == 0) continue;
      ships.push_back(field.piece(ship).id);
      damage.emplace_back(ships.back(), points);
    }
  }
  for (const Id ship : in_order_of_player(game, id, std::move(ships))) {
    for (const auto& [hurt, points] : damage) {
      if (hurt == ship) suffer(game, ship, points, 0, "fga-4.5.5.5-2");
    }
  }
}

}  // namespace

// Ships alone feel it: no warhead sets off another. It is taken off the table as any destroyed remote is.
void device_warhead(Effects& all) {
  Effect goes_off;
  goes_off.card = "device:warhead";
  goes_off.window = Window::destroyed;
  goes_off.rule = "fga-4.5.5.5-1";
  goes_off.run = [](Game& game, Occasion& occasion) {
    const Id id = occasion.owner;
    const state::Face face = game.roll(id, state::DieKind::attack, 1, say("warhead.dice", id)).front();
    if (face != state::Face::hit && face != state::Face::crit) {
      return game.tell(id, "fga-4.5.5.5-1", say("warhead.dud"));
    }
    game.tell(id, "fga-4.5.5.5-2", say("warhead.goes-off"));
    blast(game, id);
  };
  all.push_back(goes_off);
}

}  // namespace plotboard::rules::effects
