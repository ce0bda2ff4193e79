#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kContainer{"1e-container-token"};

// Against the rear edge: no source tells of a template (1e-cargo-4).
geom::Pose behind(const Game& game, const state::Piece& ship) {
  const geom::Shape& token = game.catalog().obstacle(kContainer)->shape;
  double reach = 0;
  for (const geom::Vec2 point : token.outline) reach = std::max(reach, point.y);
  const double half = game.catalog().figures.base_of(ship.base).length.mm() / 2;
  return geom::displaced(ship.pose, {0, -half - reach, 0});
}

}  // namespace

void quick_release_cargo_locks(Effects& all) {
  Effect& lays = may(all, "1e-upgrade-quickreleasecargolocks", Window::end_of_activation_phase, is_own,
                     [](Game& game, Occasion& occasion) {
                       const Id ship = occasion.owner;
                       data::Payload container;
                       container.obstacle = kContainer;
                       discard_card(game, ship, occasion.card, occasion.card.text());
                       lay_devices(game, ship, container, {behind(game, game.piece(ship))});
                     });
  lays.worth = [](Game& game, const Occasion& occasion) {  // into the way of whoever follows
    return !enemies_within(game, occasion.owner, 1, 3).empty() && friends_within(game, occasion.owner, 1, 2).empty();
  };
}

}  // namespace plotboard::rules::effects::first
