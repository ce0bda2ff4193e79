#include "rules/board/field.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

constexpr int kFarthest = 3;

bool within_reach(const Field& field, double gap_mm) {
  return geom::range_of(gap_mm, field.figures(), kFarthest).band.has_value();
}

// Most are plainly near or far: only for the others the gap is measured.
bool within_reach(const Field& field, const Field::Ship& ship, const geom::PlacedShape& object) {
  constexpr double kSlack = 1;  // mm, far above every tolerance
  const double reach = field.figures().range_band.mm() * kFarthest;
  const geom::Vec2 from = ship.measured.frame.origin;
  if (length(object.points.front() - from) < reach - kSlack) return true;
  const double at_least = length(object.centre - from) - object.radius - geom::radius_of(ship.measured);
  return at_least < reach + kSlack && within_reach(field, geom::gap_mm(ship.measured, object));
}

// Is it within range 3 of the ship? Nothing for what cannot be locked (2e-lock-3, -4).
std::optional<bool> is_near(const Field& field, const Field::Ship& ship, std::size_t index) {
  const state::Piece& object = field.table().pieces[index];
  if (object.type == state::PieceType::ship) {
    const Field::Ship* other = field.ship(object.id);
    if (other == nullptr || other->piece == ship.piece) return std::nullopt;
    return within_reach(field, geom::gap_mm(ship.measured, other->measured));
  }
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    if (obstacle.piece == index) return within_reach(field, ship, obstacle.shape);
  }
  const bool lies_there = object.type == state::PieceType::obstacle || object.type == state::PieceType::device;
  if (!lies_there && !object.is_target()) return std::nullopt;
  const auto shape = shape_of(field.catalog(), object);
  if (!shape) return std::nullopt;
  return within_reach(field, ship, *shape);
}

}  // namespace

std::vector<state::Option> actions::lock_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(ship);
  if (from == nullptr) return options;
  const auto& pieces = game.table().pieces;
  options.reserve(pieces.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const state::Piece& object = pieces[i];
    const auto near = is_near(field, *from, i);
    if (!near) continue;
    const bool reached = *near || number_after(game, Window::lock_reach, ship, object.id, 0) > 0;
    const Phrase text = just(words::Whole{object.id});
    options.push_back(reached ? option(object.id, text) : forbidden(object.id, text, "2e-lock-1", say("lock.too-far")));
    options.back().piece = object.id;
  }
  return options;
}

bool acquire_lock(Game& game, Id ship, bool is_action) {
  state::Choice choice = choice_of(game, "lock", ship, is_action ? "2e-lock-1" : "2e-lock-13", say("lock.which", ship));
  choice.options = actions::lock_options(game, ship);
  const auto object = actions::ask_one(game, std::move(choice));
  if (!object) return false;
  set_lock(game, ship, *object, "2e-lock-1");
  return true;
}

}  // namespace plotboard::rules
