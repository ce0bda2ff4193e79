#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr geom::Maneuver kBoosted{1, geom::Bearing::straight};

MoveOutcome boosted(const Game& game, Id ship) {
  const Field& field = field_of(game);
  return fly(field, *field.ship(ship), kBoosted);
}

}  // namespace

// The move alone, without energy or actions of its own (1e-act-12); obstacles and mines act as ever.
void engine_booster(Effects& all) {
  Effect& booster = may(
      all, "1e-upgrade-enginebooster", Window::before_activation,
      [](const Game& game, const Occasion& occasion) {
        if (!has_dial(game, occasion.owner) || rules::first::energy_of(owner_of(game, occasion)) == 0) return false;
        const MoveOutcome outcome = boosted(game, occasion.owner);
        return outcome.bumped.empty() && outcome.crushed.empty();
      },
      [](Game& game, Occasion& occasion) {
        rules::first::spend_energy(game, occasion.owner, 1);
        execute_maneuver(game, occasion.owner, {kBoosted, geom::Difficulty::white}, ManeuverKind::effect);
      });
  booster.worth = [](Game& game, const Occasion& occasion) {
    const MoveOutcome outcome = boosted(game, occasion.owner);
    return !outcome.left_area && outcome.base_overlaps.empty();
  };
}

}  // namespace plotboard::rules::effects::first
