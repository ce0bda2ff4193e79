#include "rules/coop/mission_docking.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/board/field.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::PieceType;
using state::Token;

constexpr std::string_view kDock = "dock:";
constexpr std::string_view kLand = "land:";

bool begins(const std::string& word, std::string_view with) { return word.rfind(with, 0) == 0; }

// Base contact with a ship (fga-2.16.1.3x-1), overlap with anything else (fga-2.16.1.3x-2).
bool is_close_enough(const Field& field, const state::Piece& ship, const state::Piece& object) {
  const Field::Ship* own = field.ship(ship.id);
  if (own == nullptr) return false;
  if (const Field::Ship* other = field.ship(object.id)) {
    const auto& bumped = ship.ship.bumped;
    const auto& back = object.ship.bumped;
    return geom::contact(own->moving, other->moving, field.tolerance_mm()) != geom::Contact::apart ||
           std::find(bumped.begin(), bumped.end(), object.id) != bumped.end() ||
           std::find(back.begin(), back.end(), ship.id) != back.end();
  }
  const auto shape = shape_of(field.catalog(), object);
  return shape && geom::contact(own->moving, *shape, field.tolerance_mm()) == geom::Contact::overlapping;
}

bool flies_in_wing(const state::Table& table, const state::Piece& ship) {
  return ship.ship.is_wingmate() ||
         std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& other) {
           return other.in_play() && other.ship.is_wingmate() && other.ship.wing.leader == ship.id;
         });
}

const data::Component* bay_of(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Component* component = piece.type == PieceType::component ? catalog.component(piece.ref) : nullptr;
  return component != nullptr && component->kind == data::ComponentKind::bay ? component : nullptr;
}

// The front edge of the bay, as a strip just inside of it.
geom::PlacedShape entrance_of(const data::Component& bay, const geom::Pose& pose) {
  constexpr double kDepth = 1;  // mm
  double front = 0, left = 0, right = 0;
  for (const auto& part : bay.shape.parts) {
    for (const geom::Vec2& point : part) {
      front = std::max(front, point.y);
      left = std::min(left, point.x);
      right = std::max(right, point.x);
    }
  }
  geom::Shape strip;
  strip.parts = {{{left, front - kDepth}, {right, front - kDepth}, {right, front}, {left, front}}};
  geom::measure_radius(strip);
  return geom::placed(strip, pose);
}

void add_docking(const Field& field, const data::Grants& grants, const state::Piece& ship,
                 std::vector<state::Option>& options) {
  if (grants.docks.empty() ? !mission::is_flown_by_people(ship) : !mission::means(grants.docks, ship)) return;
  const bool in_wing = flies_in_wing(field.table(), ship);
  for (const state::Piece& object : field.table().pieces) {
    if (object.id == ship.id || !is_on_table(object) || !mission::means(grants.dock, object)) continue;
    const std::string key = std::string(kDock) + object.id;
    const Phrase text = say("dock.with", object.id);
    if (in_wing) {
      options.push_back(forbidden(key, text, "plotboard", say("dock.in-wing")));
    } else if (is_close_enough(field, ship, object)) {
      options.push_back(option(key, text));
    } else if (object.type == PieceType::ship) {
      options.push_back(forbidden(key, text, "fga-2.16.1.3x-1", say("dock.no-touch", object.id)));
    } else {
      options.push_back(forbidden(key, text, "fga-2.16.1.3x-2", say("dock.no-overlap", object.id)));
    }
    options.back().piece = object.id;
  }
}

}  // namespace

std::vector<state::Option> declarations(const data::Catalog& catalog, const state::Table& table, Id ship) {
  std::vector<state::Option> options;
  const data::Mission* flown = mission_of(catalog, table);
  const state::Piece* piece = table.find(ship);
  if (flown == nullptr || piece == nullptr || !piece->in_play() || piece->ai) return options;
  if (piece->ship.fitness != state::Fitness::fit) return options;
  if (!flown->grants.dock.empty()) add_docking(Field(catalog, table), flown->grants, *piece, options);
  const JumpLeave leave = piece->ship.is_wingmate() ? JumpLeave::none : leave_to_jump(catalog, table, *piece);
  if (leave == JumpLeave::granted) options.push_back(option("hyperdrive", say("jump.declare")));
  if (leave == JumpLeave::unauthorised) {
    options.push_back(option("hyperdrive", say("jump.declare-against")));
  }
  for (const state::Piece& bay : table.pieces) {
    if (bay_of(catalog, bay) == nullptr || bay.ship.removed || bay.side == state::other(piece->side)) continue;
    options.push_back(option(std::string(kLand) + bay.id, say("land.in", bay.id)));
    options.back().piece = bay.id;
  }
  return options;
}

bool declares_docking(const state::Piece& ship) { return begins(ship.ship.declares, kDock); }

bool needs_no_dial(const state::Piece& ship) { return declares_docking(ship) || !ship.ship.docking.empty(); }

void settle_docking(Game& game) {
  if (mission_of(game) == nullptr) return;
  for (const Id id : game.ships_in_play()) {
    const state::ShipState& ship = game.piece(id).ship;
    if (ship.dial) {
      if (ship.docking.empty()) continue;
      game.tell(id, "fga-2.16.1.3x-6", say("dock.dial"));
      game.emit(state::DockingSet{id, ""});
      continue;
    }
    if (!declares_docking(game.piece(id))) continue;
    const Id with = ship.declares.text().substr(kDock.size());
    if (with == ship.docking) continue;
    game.tell(id, "fga-2.16.1.3x-3", say("dock.docks", with));
    game.emit(state::DockingSet{id, with});
    lose(game, id, Token::hyperdrive, game.piece(id).tokens.hyperdrive, "");
  }
}

void note_docked(Game& game) {
  if (mission_of(game) == nullptr) return;
  for (const Id id : game.ships_in_play()) {
    const Id with = game.piece(id).ship.docking;
    if (with.empty()) continue;
    const state::Piece* object = game.find(with);
    if (object != nullptr && is_on_table(*object)) {
      game.tell(id, "fga-2.16.1.3x-4", say("dock.stayed", with));
      did(game, "docked", id, with);
    } else {
      game.tell(id, "fga-2.16.1.3x-6", say("dock.gone"));
      game.emit(state::DockingSet{id, ""});
    }
  }
}

bool lands(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome) {
  const std::string declared = game.piece(ship).ship.declares;
  if (!begins(declared, kLand)) return false;
  if (flight.difficulty == geom::Difficulty::red) {
    game.tell(ship, "fga-4.3.2.2-1", say("land.red"));
    return false;
  }
  const Id bay = declared.substr(kLand.size());
  const state::Piece* piece = game.find(bay);
  const data::Component* kind = piece == nullptr ? nullptr : bay_of(game.catalog(), *piece);
  if (kind == nullptr) return false;
  const double tolerance = field_of(game).tolerance_mm();
  const geom::Template& flown = outcome.flown;
  if (flown.length_mm > 0 && geom::gap_mm(flown, entrance_of(*kind, piece->pose)) < -tolerance) {
    game.tell(ship, "fga-4.3.2.2-2", say("land.done", bay));
    leaves_table(game, ship, state::deeds::landed_in(bay));
    return true;
  }
  const geom::PlacedBase base =
      geom::placed_base(game.catalog().figures, game.piece(ship).base, game.table().options.guides, outcome.end);
  const geom::PlacedShape inside = geom::placed(kind->shape, piece->pose);
  if (geom::contact(base, inside, tolerance) != geom::Contact::overlapping) return false;
  game.tell(ship, "fga-4.3.2.2-3", say("land.fails"));
  deal_card(game, ship, true, "fga-4.3.2.2-3");
  return !still_flying(game, ship);
}

}  // namespace plotboard::rules
