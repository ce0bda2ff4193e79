#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

namespace {

// At range 1-2 and in the primary arc, each by the closest points. A cargo token that lies there is an obstacle too.
Ids obstacles_ahead(const Game& game, Id ship) {
  constexpr int kReach = 2;
  const Field& field = field_of(game);
  const Field::Ship* own = field.ship(ship);
  const auto arc = geom::arc_of(field.figures(), game.piece(ship).base, geom::Edition::first, geom::ArcKind::front);
  Ids ids;
  if (own == nullptr || !arc) return ids;
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    const state::Piece& piece = field.piece(obstacle);
    if (piece.type != state::PieceType::obstacle) continue;
    const bool ahead = geom::in_arc(field.figures(), *arc, own->measured.frame, own->shape(), obstacle.shape,
                                    field.figures().bands, geom::Wanted::distance)
                           .in_arc;
    if (ahead && measure(field, ship, piece.id).range.band.value_or(kReach + 1) <= kReach) ids.push_back(piece.id);
  }
  return ids;
}

Id pick_obstacle(Game& game, Id ship) {
  state::Choice choice =
      choice_of(game, "seismic-obstacle", ship, "1e-upgrade-seismictorpedo", say("seismic-charge.which"));
  for (const Id id : obstacles_ahead(game, ship)) {
    choice.options.push_back(option(id, just(words::Whole{id})));
    choice.options.back().piece = id;
  }
  return game.ask(std::move(choice));
}

}  // namespace

// Ships of either side at range 1 of the obstacle, its own among them.
void seismic_torpedo(Effects& all) {
  action(
      all, "1e-upgrade-seismictorpedo",
      [](const Game& game, const Occasion& occasion) { return !obstacles_ahead(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        discard_card(game, ship, occasion.card, "1e-upgrade-seismictorpedo");
        const Id obstacle = pick_obstacle(game, ship);
        for (const Id struck : in_order_of_player(game, ship, ships_within(game, obstacle, 1))) {
          if (!can_suffer(game, struck)) continue;
          const Face face = throw_die(game, occasion, ship, state::DieKind::attack);
          if (face == Face::hit) suffer(game, struck, 1, 0, "1e-upgrade-seismictorpedo");
          if (face == Face::crit) suffer(game, struck, 0, 1, "1e-upgrade-seismictorpedo");
        }
        if (game.find(obstacle) != nullptr) remove_object(game, obstacle, "1e-upgrade-seismictorpedo");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    for (const Id obstacle : obstacles_ahead(game, occasion.owner)) {
      int enemies = 0, friends = 0;
      for (const Id near : ships_within(game, obstacle, 1)) {
        (game.friendly(occasion.owner, near) ? friends : enemies) += 1;
      }
      if (enemies > friends) return true;
    }
    return false;
  };
}

}  // namespace plotboard::rules::effects::first
