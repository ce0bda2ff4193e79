#include <algorithm>
#include <array>
#include <tuple>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using geom::Vec2;
using state::PieceType;
using state::Side;

const SetupRule& setup_of(const data::Catalog& catalog, const state::Table& table) {
  return book_of(catalog, table).setup;
}
double bands_mm(const data::Catalog& catalog, int bands) { return bands * catalog.figures.range_band.mm(); }
double tolerance_mm(const data::Catalog& catalog) { return catalog.figures.contact_tolerance.mm(); }

bool is_large(geom::BaseKind base) { return base == geom::BaseKind::large || geom::is_huge(base); }

geom::PlacedBase base_at(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  return geom::placed_base(catalog.figures, ship.base, table.options.guides, ship.pose);
}

// How far a base reaches from its player's edge: nearest and farthest corner.
struct Reach {
  double near, far;
};
Reach reach_of(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  const geom::PlacedBase base = base_at(catalog, table, ship);
  Reach reach{1e9, -1e9};
  for (int i = 0; i < 4; ++i) {
    const double y = base.corner(i).y;
    const double from_edge = ship.side == Side::enemy ? table.area.height.mm() - y : y;
    reach.near = std::min(reach.near, from_edge);
    reach.far = std::max(reach.far, from_edge);
  }
  return reach;
}

// The smallest distance to another placed obstacle; nothing when there is none.
std::optional<double> clearance(const data::Catalog& catalog, const state::Table& table, Id id,
                                const geom::PlacedShape& shape, Id* nearest = nullptr) {
  std::optional<double> least;
  for (const state::Piece& other : table.pieces) {
    if (other.type != PieceType::obstacle || other.waiting || other.id == id) continue;
    const auto there = shape_of(catalog, other);
    if (!there) continue;
    const double gap = geom::gap_mm(shape, *there);
    if (least && *least <= gap) continue;
    least = gap;
    if (nearest != nullptr) *nearest = other.id;
  }
  return least;
}

double to_edge(const state::Table& table, const geom::PlacedShape& shape) {
  double least = 1e9;
  for (const Vec2& point : shape.points) {
    least = std::min({least, point.x, point.y, table.area.width.mm() - point.x, table.area.height.mm() - point.y});
  }
  return least;
}

std::uint64_t mixed(const state::Table& table, Id id) {
  base::Hasher hash;
  return hash.integer(static_cast<std::int64_t>(table.play.seed)).text("place").text(id.text()).value();
}

// The first obstacle goes near a corner of the area left for them, the next ones as far from the others as can be: so
// there is room for all six. `any`: the first that will do.
std::optional<geom::Pose> place_for_obstacle(const data::Catalog& catalog, const state::Table& table,
                                             state::Piece piece, bool any) {
  constexpr int kStep = 20;  // mm
  const SetupRule& rule = setup_of(catalog, table);
  base::Rng rng(mixed(table, piece.id));
  const double corner_x = rng.below(2) == 0 ? 0 : table.area.width.mm();
  const double corner_y = rng.below(2) == 0 ? 0 : table.area.height.mm();
  piece.pose.heading = base::Mdeg{static_cast<std::int32_t>(rng.below(24)) * 15000};
  std::optional<geom::Pose> best;
  double best_score = 0;
  const int across = static_cast<int>(table.area.width.mm()) / kStep;
  const int up = static_cast<int>(table.area.height.mm()) / kStep;
  for (int row = 1; row < up; ++row) {
    for (int column = 1; column < across; ++column) {
      piece.pose.x = base::um_from_mm(column * kStep);
      piece.pose.y = base::um_from_mm(row * kStep);
      const auto shape = shape_of(catalog, piece);
      const double from_edges = bands_mm(catalog, rule.obstacles_from_edges) + tolerance_mm(catalog);
      if (!shape || to_edge(table, *shape) <= from_edges) continue;
      const auto gap = clearance(catalog, table, piece.id, *shape);
      if (gap && *gap <= bands_mm(catalog, rule.obstacles_apart) + tolerance_mm(catalog)) continue;
      const double dx = shape->centre.x - corner_x, dy = shape->centre.y - corner_y;
      const double score = gap ? *gap : -(dx * dx + dy * dy);
      if (best && score <= best_score) continue;
      best = piece.pose;
      if (any) return best;
      best_score = score;
    }
  }
  return best;
}

// Rows at the front and at the back of the strip, from the middle outwards; apart from others and off obstacles where
// that can be had.
std::optional<geom::Pose> place_for_ship(const data::Catalog& catalog, const state::Table& table, state::Piece ship) {
  constexpr int kStep = 5;         // mm
  constexpr double kSpacing = 20;  // mm
  const Field field(catalog, table);
  const double half = catalog.figures.base_of(ship.base).length.mm() / 2;
  const double middle = table.area.width.mm() / 2;
  ship.waiting = false;
  ship.pose.heading = base::Mdeg{ship.side == Side::enemy ? 180000 : 0};
  for (const bool roomy : {true, false}) {
    for (const double depth : {std::max(deployment_depth_mm(catalog, table) - half, half), half}) {
      ship.pose.y = base::um_from_mm(ship.side == Side::enemy ? table.area.height.mm() - depth : depth);
      for (int step = 0; step * kStep < middle; ++step) {
        for (const int way : {1, -1}) {
          ship.pose.x = base::um_from_mm(middle + way * step * kStep);
          if (deployment_fault(catalog, table, ship)) continue;
          const geom::PlacedBase base = base_at(catalog, table, ship);
          const bool crowded = std::any_of(field.ships().begin(), field.ships().end(), [&](const Field::Ship& other) {
            return geom::gap_mm_up_to(base, other.moving, kSpacing) < kSpacing;
          });
          if (roomy && (crowded || !obstacles_under(field, base).empty())) continue;
          return ship.pose;
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<Refusal> stands_on_other(const data::Catalog& catalog, const state::Table& table,
                                       const state::Piece& ship, const geom::PlacedBase& base) {
  for (const state::Piece& other : table.pieces) {
    if (!other.in_play() || other.id == ship.id) continue;
    const auto verdict = geom::contact(base, base_at(catalog, table, other), tolerance_mm(catalog));
    if (verdict != geom::Contact::overlapping) continue;
    return Refusal{"2e-setup-15", say("setup.on-other", ship.id, other.id)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> obstacle_fault(const data::Catalog& catalog, const state::Table& table,
                                      const state::Piece& piece) {
  const auto shape = shape_of(catalog, piece);
  if (!shape) return Refusal{"plotboard", say("setup.no-obstacle", piece.id)};
  const SetupRule& rule = setup_of(catalog, table);
  if (to_edge(table, *shape) <= bands_mm(catalog, rule.obstacles_from_edges) + tolerance_mm(catalog)) {
    return Refusal{"2e-setup-10", say("setup.near-edge", piece.id, rule.obstacles_from_edges)};
  }
  Id nearest;
  const auto gap = clearance(catalog, table, piece.id, *shape, &nearest);
  if (gap && *gap <= bands_mm(catalog, rule.obstacles_apart) + tolerance_mm(catalog)) {
    return Refusal{"2e-setup-9", say("setup.near-other", piece.id, nearest, rule.obstacles_apart)};
  }
  return std::nullopt;
}

double deployment_depth_mm(const data::Catalog& catalog, const state::Table& table) {
  return bands_mm(catalog, setup_of(catalog, table).ships_from_edge);
}

std::optional<Refusal> deployment_fault(const data::Catalog& catalog, const state::Table& table,
                                        const state::Piece& ship) {
  const double depth = deployment_depth_mm(catalog, table);
  const double tolerance = tolerance_mm(catalog);
  const geom::PlacedBase base = base_at(catalog, table, ship);
  if (geom::overhang_mm(base, table.area.width.mm(), table.area.height.mm()) > tolerance) {
    return Refusal{is_large(ship.base) ? "2e-setup-13" : "2e-setup-12", say("setup.outside", ship.id)};
  }
  if (const auto fault = additions().zone_fault(catalog, table, ship)) {
    return *fault ? *fault : stands_on_other(catalog, table, ship, base);
  }
  const Reach reach = reach_of(catalog, table, ship);
  const bool inside = reach.near >= -tolerance && reach.far <= depth + tolerance;
  const bool fills = is_large(ship.base) && reach.near <= tolerance && reach.far >= depth - tolerance;
  if (!inside && !fills) {
    if (!is_large(ship.base)) {
      return Refusal{"2e-setup-12", say("setup.own-edge", ship.id, setup_of(catalog, table).ships_from_edge)};
    }
    return Refusal{"2e-setup-13", say("setup.own-edge-large", ship.id, setup_of(catalog, table).ships_from_edge)};
  }
  return stands_on_other(catalog, table, ship, base);
}

std::optional<Refusal> place_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece) {
  if (piece.type == PieceType::obstacle) return obstacle_fault(catalog, table, piece);
  if (piece.type == PieceType::ship) return deployment_fault(catalog, table, piece);
  return std::nullopt;
}

void agree_on_obstacles(Game& game) {
  constexpr int kEach = 3;
  const auto waits = [](const state::Piece& piece) { return piece.type == PieceType::obstacle && piece.waiting; };
  Ids hulks, others;
  for (const state::Piece& piece : game.table().pieces) {
    if (waits(piece)) (is_hulk(game.catalog(), piece) ? hulks : others).push_back(piece.id);
  }
  if (hulks.empty()) return;
  const auto keep = [&game](const Ids& pool, std::size_t most) {
    for (std::size_t i = most; i < pool.size(); ++i) {
      game.tell(pool[i], "huge-obstacle-3", say("setup.beside-huge-ship"));
      game.emit(state::PieceRemoved{pool[i]});
    }
  };
  keep(hulks, 1);
  keep(others, kEach);
}

Phrase where_to_place(const data::Catalog& catalog, const state::Table& table, const state::Piece& piece) {
  const SetupRule& rule = setup_of(catalog, table);
  if (piece.type == PieceType::obstacle) {
    return say("setup.where-obstacle", rule.obstacles_from_edges, rule.obstacles_apart);
  }
  return table.mission.empty() ? say("setup.where-ship", rule.ships_from_edge) : say("setup.where-mission");
}

namespace {

// Wingmates come with their leader; who did not fit comes next, by itself (2e-wing-4).
bool is_to_be_placed(const state::Piece& ship) {
  return ship.type == PieceType::ship && ship.waiting && !ship.ship.is_wingmate();
}

}  // namespace

Placing next_to_place(const data::Catalog& catalog, const state::Table& table) {
  Placing next;
  if (table.play.phase != state::Phase::setup) return next;
  const auto [first, second] = table.play.in_order();
  std::size_t placed = 0;
  Side of_hulk = Side::none;
  for (const state::Piece& piece : table.pieces) {
    if (piece.type != PieceType::obstacle) continue;
    if (is_hulk(catalog, piece)) {
      of_hulk = piece.side == Side::none ? first : piece.side;
      if (piece.waiting) return {of_hulk, {piece.id}};
    }
    if (piece.waiting) {
      next.pieces.push_back(piece.id);
    } else {
      ++placed;
    }
  }
  if (!next.pieces.empty()) {
    next.side = of_hulk != Side::none ? state::other(of_hulk) : placed % 2 == 0 ? first : second;
    return next;
  }
  const bool huge_first = setup_of(catalog, table).huge_first;
  const auto place = [&](const state::Piece& ship) {
    return std::tuple(huge_first && !geom::is_huge(ship.base), ship.initiative, !table.play.goes_first(ship.side));
  };
  const state::Piece* lead = nullptr;
  for (const state::Piece& ship : table.pieces) {
    if (!is_to_be_placed(ship)) continue;
    if (ship.ship.wing.split) return {ship.side, {ship.id}};
    if (lead == nullptr || place(ship) < place(*lead)) lead = &ship;
  }
  if (lead == nullptr) return next;
  next.side = lead->side;
  for (const state::Piece& ship : table.pieces) {
    if (is_to_be_placed(ship) && ship.side == lead->side && place(ship) == place(*lead)) next.pieces.push_back(ship.id);
  }
  return next;
}

std::optional<geom::Pose> suggested_place(const data::Catalog& catalog, const state::Table& table, Id id) {
  const state::Piece* piece = table.find(id);
  if (piece == nullptr) return std::nullopt;
  if (piece->type == PieceType::obstacle) return place_for_obstacle(catalog, table, *piece, false);
  if (piece->type != PieceType::ship) return std::nullopt;
  if (const auto place = additions().place(catalog, table, *piece)) return *place;
  return place_for_ship(catalog, table, *piece);
}

namespace {

bool any_waits(const state::Table& table, PieceType type) {
  return std::any_of(table.pieces.begin(), table.pieces.end(),
                     [type](const state::Piece& piece) { return piece.type == type && piece.waiting; });
}

// The other edge is the same as the board turned round: the player side keeps the lower one, so the obstacles turn.
void turn_obstacles(Game& game) {
  const state::Area area = game.table().area;
  std::vector<std::pair<Id, geom::Pose>> turned;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type != PieceType::obstacle || piece.waiting) continue;
    geom::Pose pose = piece.pose;
    pose.x = area.width - pose.x;
    pose.y = area.height - pose.y;
    pose.heading = base::Mdeg{pose.heading.value + 180'000}.wrapped();
    turned.emplace_back(piece.id, pose);
  }
  for (const auto& [id, pose] : turned) game.emit(state::PieceMoved{id, pose});
}

// Where obstacles lie: else one edge is like the other. At a real table people have sat down on their sides.
void pick_edge(Game& game) {
  const state::Table& table = game.table();
  const bool any = std::any_of(table.pieces.begin(), table.pieces.end(),
                               [](const state::Piece& piece) { return piece.type == PieceType::obstacle; });
  if (!any || !book_of(game).setup.second_picks_edge || is_refereed(table)) return;
  state::Choice choice = choice_of(game, "edge", "", "1e-setup-8", say("setup.which-edge"));
  choice.side = state::other(table.play.first);
  choice.options = {option("this", say("setup.this-edge")), option("other", say("setup.other-edge"))};
  if (game.ask(std::move(choice)) == "other") turn_obstacles(game);
}

}  // namespace

void forces_next(Game& game) {
  if (any_waits(game.table(), PieceType::ship)) pick_edge(game);
  std::vector<Occasion> ships;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.type != PieceType::ship || (!ship.waiting && !ship.in_play())) continue;
    Occasion occasion;
    occasion.window = Window::before_forces;
    occasion.subject = ship.id;
    ships.push_back(occasion);
  }
  happen_together(game, ships);
}

void after_placing(Game& game, Id id) {
  const bool ship = !id.empty() && game.piece(id).type == PieceType::ship;
  if (ship) {
    place_turret(game, id);
    form_wing(game, id);
  }
  Ids waiting;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.type == PieceType::obstacle && piece.waiting) waiting.push_back(piece.id);
  }
  for (const Id obstacle : waiting) {
    if (place_for_obstacle(game.catalog(), game.table(), game.piece(obstacle), true)) continue;
    game.tell(obstacle, "2e-setup-9", say("setup.no-room"));
    game.emit(state::PieceRemoved{obstacle});
  }
  if (!ship && !any_waits(game.table(), PieceType::obstacle)) forces_next(game);
}

}  // namespace plotboard::rules
