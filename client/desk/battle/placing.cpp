// Set-up: by the book with the piece in the hand (rules/play/setup.hpp), and wings that move as one.
#include "desk/battle/placing.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "geom/formation.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/wings.hpp"
#include "scene/battle.hpp"

namespace plotboard::desk {

using state::PieceType;
using state::Side;

// --- the hand

const Held* Placing::held() const {
  if (given_.battle.expected().kind != Expect::in_turn || given_.seats.covered) {
    hand_ = {};
    return nullptr;
  }
  const auto next = rules::next_to_place(catalog(), table()).pieces;
  if (!base::contains(next, hand_.piece)) {
    const auto place = rules::suggested_place(catalog(), table(), next.front());
    const state::Area& area = table().area;
    hand_ = {next.front(), place.value_or(geom::rounded_pose({area.width.mm() / 2, area.height.mm() / 2}, 0))};
  }
  return &held_.of({given_.open.version(), hand_.piece, hand_.pose}, [this] { return as_held(); });
}

Held Placing::as_held() const {
  Held now;
  now.piece = hand_.piece;
  now.pose = hand_.pose;
  now.refused = rules::check(catalog(), table(), rules::PlacePieces{{{now.piece, now.pose}}});
  state::Table placed = table();
  const auto put = [&placed](const std::string& ship, const geom::Pose& where) {
    state::Piece& piece = placed.pieces[*placed.index_of(ship)];
    piece.pose = where;
    piece.waiting = false;
  };
  put(now.piece, now.pose);
  for (const std::string& mate : rules::wingmates(table(), now.piece)) {
    state::Piece there = *table().find(mate);
    there.pose = geom::wing_tool_pose(catalog().figures, there.base, now.pose, there.ship.wing.place);
    now.wing.push_back({mate, there.pose, rules::deployment_fault(catalog(), placed, there)});
    if (!now.wing.back().refused) put(mate, there.pose);
  }
  return now;
}

void Placing::move(geom::Vec2 mm, double degrees) {
  if (held() == nullptr) return;
  given_.battle.continue_with("Suggested place instead");  // not where it was moved to
  const state::Area& area = table().area;
  geom::Pose& pose = hand_.pose;
  pose.x = base::um_from_mm(std::clamp(pose.x.mm() + mm.x, 0.0, area.width.mm()));
  pose.y = base::um_from_mm(std::clamp(pose.y.mm() + mm.y, 0.0, area.height.mm()));
  pose.heading = (pose.heading + base::mdeg_from_degrees(degrees)).wrapped();
}

void Placing::move_to(geom::Vec2 mm) {
  if (const Held* now = held()) move(mm - geom::Vec2{now->pose.x.mm(), now->pose.y.mm()});
}

bool Placing::is_under(geom::Vec2 mm) const {
  const Held* now = held();
  if (now == nullptr) return false;
  return scene::held_at(catalog(), *table().find(now->piece), now->pose, mm) ||
         std::any_of(now->wing.begin(), now->wing.end(), [&](const Held::Mate& mate) {
           return scene::held_at(catalog(), *table().find(mate.ship), mate.pose, mm);
         });
}

void Placing::hold(const std::string& id) {
  if (held() == nullptr || !base::contains(rules::next_to_place(catalog(), table()).pieces, id)) return;
  hand_ = {id, rules::suggested_place(catalog(), table(), id).value_or(hand_.pose)};
  given_.battle.continue_with(kSuggestedPlace);
}

void Placing::hold_next(int way) {
  const auto& list = given_.battle.picks();
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].key != hand_.piece) continue;
    hold(std::string(list[(i + (way > 0 ? 1 : list.size() - 1)) % list.size()].key));
    return;
  }
}

bool Placing::place() {
  const Held* now = held();
  if (now == nullptr) return false;
  if (now->refused) {
    given_.messages.say(MessageKind::refusal, given_.open.said(now->refused->why), now->refused->rule);
    return false;
  }
  given_.log.stop_playing();
  return given_.battle.command(rules::PlacePieces{{{now->piece, now->pose}}});
}

bool Placing::place_suggested() {
  if (held() == nullptr) return false;
  const std::string id = hand_.piece;
  const auto place = rules::suggested_place(catalog(), table(), id);
  if (!place) {
    given_.messages.say(MessageKind::note, "There is no such place for " + given_.open.names().piece(id) +
                                               ": move it about and place it yourself.");
    return false;
  }
  given_.log.stop_playing();
  return given_.battle.command(rules::PlacePieces{{{id, *place}}});
}

bool Placing::place_rest() {
  bool any = false;
  for (std::size_t most = given_.open.is_open() ? table().pieces.size() : 0; most > 0 && held() != nullptr; --most) {
    if (!place_suggested()) break;
    any = true;
  }
  return any;
}

// --- the board

// Cells in which the middle of the piece may be, as it is turned now; neighbours in a row make one box.
std::vector<geom::Box> Placing::legal_places() const {
  std::vector<geom::Box> lit;
  state::Piece piece = *table().find(hand_.piece);
  piece.pose = hand_.pose;
  const bool ship = piece.type == PieceType::ship;
  const double cell = ship ? 10 : 20, half = cell / 2;  // mm
  const auto look_in = [&](geom::Vec2 low, geom::Vec2 high) {
    for (double y = low.y; y <= high.y; y += cell) {
      bool open = false;
      for (double x = low.x; x <= high.x; x += cell) {
        piece.pose = geom::rounded_pose({x, y}, piece.pose.heading.degrees());
        const bool legal = !rules::place_fault(catalog(), table(), piece);
        if (legal && open) lit.back().high.x = x + half;
        if (legal && !open) lit.push_back({{x - half, y - half}, {x + half, y + half}});
        open = legal;
      }
    }
  };
  if (const data::Mission* mission = ship ? catalog().mission(table().mission) : nullptr) {
    for (const std::string& name : mission->seats.zones) {
      const data::Zone* zone = mission->zone(name);
      if (zone == nullptr) continue;
      const geom::Vec2 low{zone->x.mm(), zone->y.mm()};
      look_in(low, low + geom::Vec2{zone->width.mm(), zone->height.mm()});
    }
    return lit;
  }
  const double width = table().area.width.mm(), height = table().area.height.mm();
  // Ships: not farther from their edge than a large base that fills the strip.
  const double reach = ship ? rules::deployment_depth_mm(catalog(), table()) * 1.5 : height;
  const double low = piece.side == Side::enemy && ship ? height - reach : 0;
  look_in({0, low}, {width, low + reach});
  return lit;
}

void Placing::show(scene::BattleShown& board) const {
  if (given_.seats.covered || table().play.phase != state::Phase::setup) return;
  const rules::Placing next = rules::next_to_place(catalog(), table());
  if (next.pieces.empty()) return;
  if (table().mission.empty() && table().find(next.pieces.front())->type == PieceType::ship) {
    board.deploy_mm = rules::deployment_depth_mm(catalog(), table());
    board.deploys = next.side;
  }
  const Held* now = held();
  if (now == nullptr) return;
  board.lit = lit_.of({given_.open.version(), now->piece, now->pose.heading}, [this] { return legal_places(); });
  const Names names = given_.open.names();
  const auto show = [&](const std::string& id, const geom::Pose& pose, const std::optional<rules::Refusal>& no) {
    board.held.push_back({id, pose, !no, no ? words::english(no->why, names) : id});
  };
  show(now->piece, now->pose, now->refused);
  for (const Held::Mate& mate : now->wing) show(mate.ship, mate.pose, mate.refused);
}

}  // namespace plotboard::desk
