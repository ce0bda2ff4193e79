#include "rules/coop/freighters.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules {

namespace {

using state::Face;

bool keeps_still(const state::Piece& freighter) {
  return freighter.stays || freighter.ship.fitness != state::Fitness::fit || !freighter.ship.docking.empty();
}

// Standard ships that the freighter would stand on at `pose`.
Ids under(const Field& field, const state::Piece& freighter, const geom::Pose& pose) {
  const geom::PlacedBase base = geom::placed_base(field.figures(), freighter.base, field.table().options.guides, pose);
  Ids ids;
  for (const Field::Ship& ship : field.ships()) {
    const state::Piece& other = field.piece(ship);
    if (other.id == freighter.id || geom::is_huge(other.base)) continue;
    if (geom::contact(base, ship.moving, field.tolerance_mm()) == geom::Contact::overlapping) ids.push_back(other.id);
  }
  return ids;
}

// The first that has no other of them in its way; all in each other's way: the first.
std::string front_most(const Game& game, const Ids& due) {
  const Field& field = field_of(game);
  for (const Id id : due) {
    const auto next = next_of_freighter(field, game.piece(id));
    if (!next) return id;
    const auto blocked = under(field, game.piece(id), *next);
    const bool free = std::none_of(blocked.begin(), blocked.end(),
                                   [&](Id other) { return std::find(due.begin(), due.end(), other) != due.end(); });
    if (free) return id;
  }
  return due.front();
}

void crush(Game& game, Id freighter) {
  const Game::By by(game, freighter);
  const Ids crushed = under(field_of(game), game.piece(freighter), game.piece(freighter).pose);
  int dice = 0;
  for (const Id id : crushed) {
    dice += game.piece(id).base == geom::BaseKind::small ? 1 : 2;
    destroy(game, id, "fga-4.5.1-7", say("freighter.crushes", freighter));
  }
  if (dice == 0) return;
  const auto faces = game.roll(freighter, state::DieKind::attack, dice, say("freighter.dice"));
  const auto count = [&](Face face) { return static_cast<int>(std::count(faces.begin(), faces.end(), face)); };
  suffer(game, freighter, count(Face::hit), count(Face::crit), "fga-4.5.1-8");
}

void move(Game& game, Id id) {
  const state::Piece& piece = game.piece(id);
  if (keeps_still(piece)) {
    game.emit(state::ShipActivated{id});
    return;
  }
  Flight flight;
  flight.maneuver = kFreighterManeuver;
  const MoveOutcome outcome = fly(field_of(game), *field_of(game).ship(id), flight.maneuver);
  game.tell(id, "fga-4.5.1-4", say("freighter.moves"));
  Ids bumped;
  if (!outcome.fully_executed) bumped = outcome.touching;
  game.emit(state::ManeuverFlown{id, flight.maneuver, flight.difficulty, outcome.fully_executed, outcome.end, bumped});
  {
    const Game::Resolving resolving(game);
    crush(game, id);
  }
  remove_due(game);
  if (still_flying(game, id)) settle_maneuver(game, id, flight, outcome, ManeuverKind::activation);
  game.emit(state::ShipActivated{id});
}

}  // namespace

std::optional<int> freighter_moves_at(const data::Catalog& catalog, const state::Table& table,
                                      const state::Piece& piece) {
  if (table.play.phase != state::Phase::activation || piece.moved || !piece.in_play()) return std::nullopt;
  return is_freighter(catalog, piece) ? std::optional(0) : std::nullopt;
}

void move_freighters(Game& game) {
  Ids due;
  for (const state::Piece& piece : game.table().pieces) {
    if (freighter_moves_at(game.catalog(), game.table(), piece)) due.push_back(piece.id);
  }
  while (!due.empty()) {
    const std::string id = front_most(game, due);
    due.erase(std::find(due.begin(), due.end(), id));
    if (game.in_play(id)) move(game, id);
    due.erase(std::remove_if(due.begin(), due.end(), [&](Id other) { return !game.in_play(other); }), due.end());
  }
}

std::optional<geom::Pose> next_of_freighter(const Field& field, const state::Piece& freighter) {
  const Field::Ship* ship = field.ship(freighter.id);
  if (ship == nullptr || keeps_still(freighter)) return std::nullopt;
  return fly(field, *ship, kFreighterManeuver).end;
}

}  // namespace plotboard::rules
