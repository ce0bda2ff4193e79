#include "desk/table/pieces.hpp"

#include <algorithm>
#include <map>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/table/wings.hpp"

namespace plotboard::desk {

namespace {

constexpr double kMergeSeconds = 1.0;  // wheel notches and nudges closer than this are one undo step

}  // namespace

state::Piece on_side(const data::Catalog& catalog, const state::Table& table, state::Piece piece, state::Side side) {
  const bool has_card = piece.type == state::PieceType::ship && catalog.card_for(piece.ref, piece.faction) != nullptr;
  const auto flown_by_ai = [has_card](state::Side of) { return has_card && of == state::Side::enemy; };
  const bool as_usual = piece.ai == flown_by_ai(piece.side);
  if (piece.side != side && as_usual) piece.ai = flown_by_ai(side);
  piece.side = side;
  if (piece.ai && piece.number == 0) {
    for (const state::Piece& other : table.pieces) piece.number = std::max(piece.number, other.number);
    ++piece.number;
  }
  return piece;
}

geom::Pose turned(const geom::Pose& pose, double degrees) {
  return {pose.x, pose.y, (pose.heading + base::mdeg_from_degrees(degrees)).wrapped()};
}
geom::Pose shifted(const geom::Pose& pose, geom::Vec2 mm) {
  return {pose.x + base::um_from_mm(mm.x), pose.y + base::um_from_mm(mm.y), pose.heading};
}

// --- new ones

std::string Pieces::free_id(const std::string& prefix) const {
  for (int n = 1;; ++n) {
    std::string id = prefix + std::to_string(n);
    if (table().find(id) == nullptr) return id;
  }
}

// The asked place, or the nearest one on a spiral round it where a ship overlaps no other.
geom::Pose Pieces::free_place(const state::Piece& piece, std::optional<geom::Vec2> at) const {
  const geom::Vec2 wanted = at.value_or(given_.board.camera.to_table(given_.board.middle_px()));
  const auto shape = rules::shape_of(catalog(), piece);
  const double margin = shape ? shape->radius : 0;
  const auto inside = [margin](double v, double extent) {
    return extent <= 2 * margin ? extent / 2 : std::clamp(v, margin, extent - margin);
  };
  const auto pose_at = [&](geom::Vec2 mm) {
    return geom::rounded_pose({inside(mm.x, table().area.width.mm()), inside(mm.y, table().area.height.mm())},
                              piece.pose.heading.degrees());
  };
  if (piece.type != state::PieceType::ship) return pose_at(wanted);
  const rules::Field field(catalog(), table());
  const auto is_free = [&](const geom::Pose& pose) {
    const auto base = geom::placed_base(catalog().figures, piece.base, true, pose);
    return std::none_of(field.ships().begin(), field.ships().end(),
                        [&](const rules::Field::Ship& ship) { return geom::gap_mm_up_to(base, ship.moving, 1) < 1; });
  };
  static constexpr int kSides[8][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  geom::Pose pose = pose_at(wanted);
  for (int ring = 1; ring <= 12 && !is_free(pose); ++ring)
    for (const auto& side : kSides) {
      pose = pose_at(wanted + geom::Vec2{side[0] * 25.0 * ring, side[1] * 25.0 * ring});
      if (is_free(pose)) return pose;
    }
  return is_free(pose) ? pose : pose_at(wanted);
}

std::string Pieces::add(state::Piece piece, const std::string& prefix, std::optional<geom::Vec2> at) {
  if (!given_.open.is_open()) {
    state::Table fresh;
    fresh.options.guides = given_.settings.guides;
    given_.open.open(std::move(fresh));
  }
  piece.id = free_id(prefix);
  piece.pose = free_place(piece, at);
  if (!given_.open.apply(rules::AddPiece{piece})) return "";
  given_.board.selected = {piece.id};
  return piece.id;
}

std::string Pieces::add_ship(const std::string& ship, state::Side side, bool ai_ship, std::optional<geom::Vec2> at) {
  const data::Ship* known = catalog().ship(ship);
  if (known == nullptr) {
    given_.messages.say(MessageKind::problem, "There is no ship \"" + ship + "\" in the catalog.");
    return "";
  }
  state::Piece piece;
  piece.type = state::PieceType::ship;
  piece.ref = ship;
  piece.base = known->base;
  piece.side = side;
  piece.ai = ai_ship;
  piece.initiative = known->generics.empty() ? 1 : known->generics.front().initiative;
  if (!known->factions.empty()) piece.faction = known->factions.front();
  if (const auto pilots = pilots_of(catalog(), *known); known->edition == geom::Edition::first && !pilots.empty())
    fly_with(catalog(), piece, pilots.front());
  if (side == state::Side::enemy) piece.pose.heading = {180000};
  if (ai_ship && given_.open.is_open()) {
    for (const state::Piece& other : table().pieces) piece.number = std::max(piece.number, other.number);
  }
  if (ai_ship) ++piece.number;
  const char* prefix = ai_ship ? "A" : side == state::Side::player ? "P" : side == state::Side::enemy ? "E" : "S";
  return add(std::move(piece), prefix, at);
}

std::string Pieces::add_base(geom::BaseKind base, state::Side side, std::optional<geom::Vec2> at) {
  state::Piece piece;
  piece.type = state::PieceType::ship;
  piece.base = base;
  piece.side = side;
  if (side == state::Side::enemy) piece.pose.heading = {180000};
  return add(std::move(piece), side == state::Side::player ? "P" : side == state::Side::enemy ? "E" : "S", at);
}

std::string Pieces::add_piece(state::PieceType type, const std::string& ref, std::optional<geom::Vec2> at) {
  state::Piece piece;
  piece.type = type;
  piece.ref = ref;
  static const std::map<state::PieceType, const char*> prefixes = {
      {state::PieceType::ship, "S"},           {state::PieceType::obstacle, "R"}, {state::PieceType::device, "D"},
      {state::PieceType::template_piece, "T"}, {state::PieceType::ruler, "L"},    {state::PieceType::marker, "M"}};
  return add(std::move(piece), prefixes.at(type), at);
}

// --- changed

void Pieces::change(const state::Piece& piece) {
  if (!given_.open.is_open()) return;
  const state::Piece* old = table().find(piece.id);
  if (old == nullptr || *old == piece) return;
  state::Piece moved = *old;
  moved.pose = piece.pose;
  if (moved == piece)
    place(piece.id, piece.pose);
  else
    given_.open.apply(rules::ChangePiece{piece});
}

void Pieces::change_all(const std::vector<state::Piece>& pieces) {
  if (!given_.open.is_open()) return;
  rules::ChangePieces command;
  for (const state::Piece& piece : pieces) {
    const state::Piece* old = table().find(piece.id);
    if (old != nullptr && *old != piece) command.pieces.push_back(piece);
  }
  if (!command.pieces.empty()) given_.open.apply(command);
}

void Pieces::place(const std::string& id, const geom::Pose& pose) {
  if (!given_.open.is_open() || table().find(id) == nullptr || table().find(id)->pose == pose) return;
  place_all({{id, pose}}, "fields");
}

bool Pieces::set_table(const state::Area& area, const std::string& ruleset, const state::Options& options) {
  if (!given_.open.is_open() || !given_.open.apply(rules::SetTable{area, ruleset, options})) return false;
  if (!given_.board.dragging()) given_.board.fit();
  return true;
}

void Pieces::remove_selected() {
  given_.open.apply(rules::RemovePieces{{given_.board.selected.begin(), given_.board.selected.end()}});
}

void Pieces::mirror_selected() {
  for (const std::string& id : std::set<std::string>(given_.board.selected)) {
    state::Piece piece = *table().find(id);
    if (piece.type != state::PieceType::obstacle) continue;
    piece.mirror = !piece.mirror;
    given_.open.apply(rules::ChangePiece{piece});
  }
}

// --- moved

bool Pieces::place_all(std::vector<rules::Placement> placements, const std::string& how) {
  if (given_.placing)
    for (const rules::Placement& mate : mates_of(catalog(), table(), placements)) placements.push_back(mate);
  std::string key = how;
  for (const rules::Placement& placement : placements) key += "\n" + placement.id;
  const bool merge = key == merge_key_ && merge_seconds_ < kMergeSeconds;
  if (!given_.open.apply(rules::PlacePieces{placements}, merge)) return false;
  merge_key_ = key;
  merge_seconds_ = 0;
  return true;
}

Ids Pieces::moved_by(Ids ids) const { return given_.placing ? with_leaders(table(), std::move(ids)) : ids; }

void Pieces::turn(const Ids& ids, double degrees, const std::string& how) {
  std::vector<rules::Placement> placements;
  for (const Id id : moved_by(ids)) placements.push_back({id, turned(table().find(id)->pose, degrees)});
  if (!placements.empty()) place_all(std::move(placements), how);
}

void Pieces::turn_selected(double degrees, const std::string& how) {
  turn({given_.board.selected.begin(), given_.board.selected.end()}, degrees, how);
}

void Pieces::nudge(geom::Vec2 mm) {
  std::vector<rules::Placement> placements;
  for (const Id id : moved_by({given_.board.selected.begin(), given_.board.selected.end()}))
    placements.push_back({id, shifted(table().find(id)->pose, mm)});
  if (!placements.empty()) place_all(std::move(placements), "nudge");
}

}  // namespace plotboard::desk
