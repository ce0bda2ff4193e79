#include "desk/battle/fleet.hpp"

#include "data/catalog.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "scene/markers.hpp"

namespace plotboard::desk {
namespace {

using state::Phase;

Standing standing_of(const state::Piece& ship) {
  if (ship.ship.destroyed || ship.ship.removed) return Standing::destroyed;
  if (ship.fled) return Standing::fled;
  if (!ship.ship.carrier.empty()) return Standing::docked;
  return ship.waiting ? Standing::waits : Standing::in_play;
}

bool has_acted(const state::Piece& ship, Phase phase) {
  if (phase == Phase::activation) return ship.moved;
  if (phase == Phase::engagement) return ship.ship.engaged;
  return phase == Phase::system && ship.ship.system_done;
}

void read_dial(FleetShip& row, const rules::Rulebook& book, const state::Piece& ship, const Seats& seats, Phase phase) {
  if (ship.ship.executed) {
    row.dial = DialSign::flown;
    row.dial_words = geom::words_of(ship.ship.executed->maneuver);
  } else if (seats.knows_dial(ship)) {
    row.dial = DialSign::known;
    row.dial_words = geom::words_of(*ship.ship.dial);
  } else if (ship.ship.dial) {
    row.dial = DialSign::set;
  } else if (phase == Phase::planning && rules::takes_dial(book, ship)) {
    row.dial = DialSign::missing;
  }
}

std::vector<FleetShip> rows_of(const data::Catalog& catalog, const state::Table& table, const Seats& seats) {
  std::vector<FleetShip> rows;
  const scene::Markers markers = scene::markers_of(table);
  const auto marker_of = [&](Id ship) {
    const auto found = markers.find(ship);
    return found == markers.end() ? std::string() : found->second;
  };
  const rules::Rulebook& book = rules::book_of(catalog, table);
  for (const state::Side side : {state::Side::player, state::Side::enemy, state::Side::none}) {
    for (const state::Piece& ship : table.pieces) {
      if (ship.type != state::PieceType::ship || ship.side != side) continue;
      FleetShip row;
      row.id = ship.id;
      row.marker = marker_of(ship.id);
      row.side = side;
      row.standing = standing_of(ship);
      if (row.standing == Standing::in_play) {
        read_dial(row, book, ship, seats, table.play.phase);
        row.acted = has_acted(ship, table.play.phase);
        row.lock = ship.lock;
        for (const Id object : ship.locks())
          row.lock_marker += (row.lock_marker.empty() ? "" : " ") + marker_of(object);
      }
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

}  // namespace

const std::vector<FleetShip>& Fleet::ships() const {
  const Playback& playback = given_.playback;
  return ships_.of({given_.open.version(), given_.seats.view(), playback.to_come()}, [&] {
    if (!given_.open.in_battle()) return std::vector<FleetShip>();
    const state::Table& shown = playback.on() ? playback.table() : given_.open.table();
    return rows_of(given_.open.catalog(), shown, given_.seats);
  });
}

const ShipSheet& Fleet::sheet(Id ship) const {
  return sheet_.of({given_.open.version(), ship}, [&] {
    ShipSheet sheet;
    state::Table table = given_.open.table();  // the rules want one that they may write to
    rules::Game game(given_.open.catalog(), table, {}, nullptr, rules::Keeps::nothing);
    if (!game.in_play(ship)) return sheet;
    for (const rules::WeaponOnShip& weapon : rules::weapons_of(game, ship))
      sheet.weapons.push_back({with_capital(given_.open.said(weapon.name())), weapon.weapon.dice, weapon.arcs,
                               weapon.weapon.nearest, weapon.weapon.farthest});
    sheet.bar = rules::bar_of(game, ship);
    return sheet;
  });
}

const char* acted_words(Phase phase) {
  switch (phase) {
    case Phase::system:
      return "has used the System Phase";
    case Phase::activation:
      return "has flown";
    case Phase::engagement:
      return "has had its attack";
    default:
      return "";
  }
}

const char* words_of(Standing standing) {
  switch (standing) {
    case Standing::in_play:
      break;
    case Standing::waits:
      return "not placed yet";
    case Standing::docked:
      return "docked";
    case Standing::fled:
      return "left the play area";
    case Standing::destroyed:
      return "destroyed";
  }
  return "";
}

}  // namespace plotboard::desk
