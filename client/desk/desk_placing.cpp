// Set-up: by the book with the piece in the hand (rules/play/setup.hpp), and wings that move as one.
#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/battle_words.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "geom/formation.hpp"
#include "scene/battle.hpp"

namespace plotboard::desk {

namespace {

using state::PieceType;
using state::Side;

constexpr const char* kSuggested = "Take the suggested place";

std::optional<rules::Refusal> place_fault(const data::Catalog& catalog, const state::Table& table,
                                          const state::Piece& piece) {
  return piece.type == PieceType::obstacle ? rules::obstacle_fault(catalog, table, piece)
                                           : rules::deployment_fault(catalog, table, piece);
}

std::string one_of(const std::vector<std::string>& ids) {
  std::string all;
  for (std::size_t i = 0; i < ids.size(); ++i) all += (i == 0 ? "" : i + 1 == ids.size() ? " or " : ", ") + ids[i];
  return all;
}

}  // namespace

// --- whose turn it is

Expected Desk::Impl::expect_placing() const {
  const state::Table& table = session->table();
  const rules::Placing next = rules::next_to_place(table);
  Expected e;
  if (next.pieces.empty()) return e;
  e.kind = Expect::in_turn;
  e.side = next.side;
  const std::string who = desk.side_name(next.side);
  const state::Piece& piece = *table.find(next.pieces.front());
  if (piece.type == PieceType::obstacle) {
    e.words = who + " places an obstacle: beyond range 2 of every edge and range 1 of the others.";
  } else if (piece.ship.wing.split) {
    e.words = who + " places " + piece.id + " by itself: it did not fit into its wing.";
  } else {
    e.words = who + " places " + one_of(next.pieces) + " within range 1 of its edge.";
  }
  e.continues = kSuggested;
  return e;
}

std::vector<Pick> Desk::Impl::list_placing() const {
  std::vector<Pick> list;
  const state::Table& table = session->table();
  for (const std::string& id : rules::next_to_place(table).pieces) {
    Pick pick;
    pick.key = pick.piece = pick.ship = id;
    pick.text = piece_words(catalog, *table.find(id));
    const std::size_t mates = rules::wingmates(table, id).size();
    if (mates > 0) pick.text += ", with its wing of " + std::to_string(mates + 1);
    list.push_back(std::move(pick));
  }
  return list;
}

// --- the hand

const Held* Desk::held() const {
  impl_->look();
  return impl_->held ? &*impl_->held : nullptr;
}

void Desk::Impl::take_in_hand() {
  if (expected.kind != Expect::in_turn || desk.battle.covered) {
    held.reset();
    return;
  }
  const auto next = rules::next_to_place(session->table()).pieces;
  if (held && base::contains(next, held->piece)) {
    hold(held->piece, held->pose);  // the table has changed: what is legal there may have, too
  } else {
    const auto place = rules::suggested_place(catalog, session->table(), next.front());
    const state::Area& area = session->table().area;
    hold(next.front(), place.value_or(geom::rounded_pose({area.width.mm() / 2, area.height.mm() / 2}, 0)));
  }
}

void Desk::Impl::hold(const std::string& id, const geom::Pose& pose) {
  Held now;
  now.piece = id;
  now.pose = pose;
  if (const auto refusal = rules::check(catalog, session->table(), rules::PlacePieces{{{id, pose}}}))
    now.refused = *refusal;
  state::Table placed = session->table();
  const auto put = [&placed](const std::string& ship, const geom::Pose& where) {
    state::Piece& piece = placed.pieces[*placed.index_of(ship)];
    piece.pose = where;
    piece.waiting = false;
  };
  put(id, pose);
  for (const std::string& mate : rules::wingmates(session->table(), id)) {
    state::Piece there = *session->table().find(mate);
    there.pose = geom::wing_tool_pose(catalog.figures, there.base, pose, there.ship.wing.place);
    now.wing.push_back({mate, there.pose, rules::deployment_fault(catalog, placed, there)});
    if (!now.wing.back().refused) put(mate, there.pose);
  }
  held = std::move(now);  // last: `id` may be the old one's
  ++held_changes;
}

void Desk::Impl::move_held(geom::Vec2 mm, double degrees) {
  look();
  if (!held) return;
  expected.continues = "Suggested place instead";  // not where it was moved to
  const state::Area& area = session->table().area;
  geom::Pose pose = held->pose;
  pose.x = base::um_from_mm(std::clamp(pose.x.mm() + mm.x, 0.0, area.width.mm()));
  pose.y = base::um_from_mm(std::clamp(pose.y.mm() + mm.y, 0.0, area.height.mm()));
  pose.heading = (pose.heading + base::mdeg_from_degrees(degrees)).wrapped();
  hold(held->piece, pose);
}

bool Desk::Impl::held_under(geom::Vec2 px) const {
  if (!held || desk.tool != Tool::select) return false;
  const geom::Vec2 mm = desk.camera.to_table(px);
  const state::Table& table = session->table();
  return scene::held_at(catalog, *table.find(held->piece), held->pose, mm) ||
         std::any_of(held->wing.begin(), held->wing.end(), [&](const Held::Mate& mate) {
           return scene::held_at(catalog, *table.find(mate.ship), mate.pose, mm);
         });
}

void Desk::hold(const std::string& id) {
  if (held() == nullptr || !base::contains(rules::next_to_place(table()).pieces, id)) return;
  const auto place = rules::suggested_place(catalog(), table(), id);
  impl_->hold(id, place.value_or(impl_->held->pose));
  impl_->expected.continues = kSuggested;
}

void Desk::hold_at(geom::Vec2 px) {
  if (held() == nullptr) return;
  const geom::Vec2 at{impl_->held->pose.x.mm(), impl_->held->pose.y.mm()};
  impl_->move_held(camera.to_table(px) - at);
}

void Desk::turn_held(double degrees) { impl_->move_held({}, degrees); }

bool Desk::place_held() {
  if (held() == nullptr) return false;
  const Held& now = *impl_->held;
  if (now.refused) {
    say(MessageKind::refusal, now.refused->why, now.refused->rule);
    return false;
  }
  stop_playing();
  return impl_->command(rules::PlacePieces{{{now.piece, now.pose}}});
}

bool Desk::place_suggested() {
  if (held() == nullptr) return false;
  const std::string id = impl_->held->piece;
  const auto place = rules::suggested_place(catalog(), table(), id);
  if (!place) {
    say(MessageKind::note, "There is no such place for " + id + ": move it about and place it yourself.");
    return false;
  }
  stop_playing();
  return impl_->command(rules::PlacePieces{{{id, *place}}});
}

bool Desk::place_rest() {
  bool any = false;
  for (std::size_t most = has_table() ? table().pieces.size() : 0; most > 0 && held() != nullptr; --most) {
    if (!place_suggested()) break;
    any = true;
  }
  return any;
}

// --- the board

// Cells in which the middle of the piece may be, as it is turned now; neighbours in a row make one box.
void Desk::Impl::light_places() const {
  const LitKey key{tables_opened, session->revision(), held->piece, held->pose.heading};
  if (key == lit_key) return;
  lit_key = key;
  lit.clear();
  const state::Table& table = session->table();
  state::Piece piece = *table.find(held->piece);
  piece.pose = held->pose;
  const bool ship = piece.type == PieceType::ship;
  const double cell = ship ? 10 : 20, half = cell / 2;  // mm
  const auto look_in = [&](geom::Vec2 low, geom::Vec2 high) {
    for (double y = low.y; y <= high.y; y += cell) {
      bool open = false;
      for (double x = low.x; x <= high.x; x += cell) {
        piece.pose = geom::rounded_pose({x, y}, piece.pose.heading.degrees());
        const bool legal = !place_fault(catalog, table, piece);
        if (legal && open) lit.back().high.x = x + half;
        if (legal && !open) lit.push_back({{x - half, y - half}, {x + half, y + half}});
        open = legal;
      }
    }
  };
  if (const data::Mission* mission = ship ? catalog.mission(table.mission) : nullptr) {
    for (const std::string& name : mission->seats.zones) {
      const data::Zone* zone = mission->zone(name);
      if (zone == nullptr) continue;
      const geom::Vec2 low{zone->x.mm(), zone->y.mm()};
      look_in(low, low + geom::Vec2{zone->width.mm(), zone->height.mm()});
    }
    return;
  }
  const double width = table.area.width.mm(), height = table.area.height.mm();
  // Ships: not farther from their edge than a large base that fills the strip.
  const double reach = ship ? catalog.figures.range_band.mm() * 1.5 : height;
  const double low = piece.side == Side::enemy && ship ? height - reach : 0;
  look_in({0, low}, {width, low + reach});
}

void Desk::Impl::show_placing(scene::BattleShown& board) const {
  const state::Table& table = session->table();
  const rules::Placing next = rules::next_to_place(table);
  if (next.pieces.empty()) return;
  if (table.mission.empty() && table.find(next.pieces.front())->type == PieceType::ship) {
    board.deploy_mm = catalog.figures.range_band.mm();
    board.deploys = next.side;
  }
  if (!held) return;
  light_places();
  board.lit = lit;
  const auto show = [&board](const std::string& id, const geom::Pose& pose, const std::optional<rules::Refusal>& no) {
    board.held.push_back({id, pose, !no, no ? no->why : id});
  };
  show(held->piece, held->pose, held->refused);
  for (const Held::Mate& mate : held->wing) show(mate.ship, mate.pose, mate.refused);
}

// --- wings

void Desk::Impl::show_formation(scene::BattleShown& board) const {
  const rules::MoveOutcome* outcome = desk.preview();
  if (outcome == nullptr || flight || !outcome->fully_executed) return;
  const std::string& leader = *desk.selected.begin();
  const state::Table& table = session->table();
  const std::vector<std::string> mates = rules::wingmates(table, leader);
  std::vector<std::string> flies_along = mates;
  flies_along.push_back(leader);
  const rules::Field field(catalog, table);
  const data::RuleSet* ruleset = catalog.ruleset(table.ruleset);
  const bool turns = ruleset != nullptr && ruleset->campaign_wings && rules::turns_back(outcome->maneuver.bearing);
  for (const std::string& id : mates) {
    const state::Piece& mate = *table.find(id);
    if (!mate.in_play()) continue;
    const int number = turns ? geom::inverted_place(mate.ship.wing.place) : mate.ship.wing.place;
    const geom::Pose place = geom::wing_tool_pose(catalog.figures, mate.base, outcome->end, number);
    // As far as it can be told now: who moves before the wing may clear the place or take it (2e-wing-12).
    board.held.push_back({id, place, !rules::blocked(field, mate, place, flies_along), ""});
  }
}

void Desk::Impl::select_who_flies() {
  const state::Piece* ship = desk.only_selected();
  if (ship == nullptr || !ship->ship.is_wingmate()) return;
  const std::string leader = ship->ship.wing.leader;
  desk.say(MessageKind::note, ship->id + " flies by the dial of " + leader + ".", "2e-wing-6");
  desk.selected = {leader};
}

std::vector<std::string> Desk::Impl::with_leaders(std::vector<std::string> ids) const {
  if (!desk.battle.placing) return ids;
  std::vector<std::string> moved;
  for (std::string& id : ids) {
    const state::Piece* piece = session->table().find(id);
    if (piece != nullptr && piece->ship.is_wingmate()) id = piece->ship.wing.leader;
    if (!base::contains(moved, id)) moved.push_back(id);
  }
  return moved;
}

std::vector<rules::Placement> Desk::Impl::mates_of(const std::vector<rules::Placement>& placements) const {
  std::vector<rules::Placement> mates;
  if (!desk.battle.placing) return mates;
  for (const state::Piece& mate : session->table().pieces) {
    for (const rules::Placement& leader : placements) {
      if (!mate.ship.is_wingmate() || mate.ship.wing.leader != leader.id) continue;
      mates.push_back({mate.id, geom::wing_tool_pose(catalog.figures, mate.base, leader.to, mate.ship.wing.place)});
    }
  }
  return mates;
}

void Desk::Impl::close_up(state::Table& table) const {
  std::vector<rules::Placement> placed;
  for (const state::Piece& piece : table.pieces) placed.push_back({piece.id, piece.pose});
  for (const rules::Placement& mate : mates_of(placed)) table.pieces[*table.index_of(mate.id)].pose = mate.to;
}

}  // namespace plotboard::desk
