#include "rules/board/field.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

// Its distance from the ship, or nothing for what cannot be locked (2e-lock-3, -4).
std::optional<double> gap_to(const Game& game, const Field::Ship& ship, const state::Piece& object) {
  const Field& field = field_of(game);
  if (object.type == state::PieceType::ship) {
    const Field::Ship* other = field.ship(object.id);
    if (other == nullptr || other->piece == ship.piece) return std::nullopt;
    return geom::gap_mm(ship.measured, other->measured);
  }
  const bool lies_there = object.type == state::PieceType::obstacle || object.type == state::PieceType::device;
  if (!lies_there && !object.is_target()) return std::nullopt;
  const auto shape = shape_of(game.catalog(), object);
  if (!shape) return std::nullopt;
  return geom::gap_mm(ship.measured, *shape);
}

}  // namespace

std::vector<state::Option> actions::lock_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(ship);
  if (from == nullptr) return options;
  constexpr int kFarthest = 3;
  for (const state::Piece& object : game.table().pieces) {
    const auto gap = gap_to(game, *from, object);
    if (!gap) continue;
    const bool near = geom::range_of(*gap, field.figures(), kFarthest).band.has_value();
    const bool reached = near || number_after(game, Window::lock_reach, ship, object.id, 0) > 0;
    options.push_back(reached ? option(object.id, "") : forbidden(object.id, "", "2e-lock-1", "Beyond range 3."));
    options.back().piece = object.id;
  }
  return options;
}

bool acquire_lock(Game& game, Id ship, bool is_action) {
  state::Choice choice =
      choice_of(game, "lock", ship, is_action ? "2e-lock-1" : "2e-lock-13", "What does " + ship + " lock?");
  choice.options = actions::lock_options(game, ship);
  const auto object = actions::ask_one(game, std::move(choice));
  if (!object) return false;
  set_lock(game, ship, *object, "2e-lock-1");
  return true;
}

}  // namespace plotboard::rules
