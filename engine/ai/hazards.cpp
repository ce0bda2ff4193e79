#include "ai/hazards.hpp"

#include <algorithm>
#include <cstdlib>

#include "data/catalog.hpp"
#include "rules/board/components.hpp"
#include "rules/coop/components.hpp"
#include "rules/coop/freighters.hpp"

namespace plotboard::ai {
namespace {

using geom::Bearing;

// Steps of 45 degrees to the right, and whether the ship ends up turned about or flies backwards.
struct Direction {
  int steps = 0;
  bool about = false, backwards = false;
};
Direction direction_of(Bearing bearing) {
  switch (bearing) {
    case Bearing::straight:
    case Bearing::stationary:
      return {};
    case Bearing::bank_left:
      return {-1, false, false};
    case Bearing::bank_right:
      return {1, false, false};
    case Bearing::turn_left:
      return {-2, false, false};
    case Bearing::turn_right:
      return {2, false, false};
    case Bearing::koiogran_turn:
      return {0, true, false};
    case Bearing::segnors_loop_left:
      return {-1, true, false};
    case Bearing::segnors_loop_right:
      return {1, true, false};
    case Bearing::tallon_roll_left:
      return {-2, true, false};
    case Bearing::tallon_roll_right:
      return {2, true, false};
    case Bearing::reverse_straight:
      return {0, false, true};
    case Bearing::reverse_bank_left:
      return {-1, false, true};
    case Bearing::reverse_bank_right:
      return {1, false, true};
  }
  return {};
}

}  // namespace

int bearing_change(Bearing from, Bearing to) {
  constexpr int kAbout = 4;
  const Direction a = direction_of(from), b = direction_of(to);
  return std::abs(a.steps - b.steps) + (a.about != b.about ? kAbout : 0) + (a.backwards != b.backwards ? kAbout : 0);
}

bool causes_swerve(const Activation& act, Id id) {
  const state::Piece* piece = act.field.table().find(id);
  const data::Obstacle* obstacle = piece != nullptr ? act.field.catalog().obstacle(piece->ref) : nullptr;
  return obstacle == nullptr || obstacle->kind != data::ObstacleKind::gas_cloud;
}

Ids hit_by(const Activation& act, const rules::MoveOutcome& outcome) {
  Ids found;
  for (const rules::Crossing& crossing : outcome.template_crosses) {
    if (crossing.gap_mm < -act.tolerance_mm() && causes_swerve(act, crossing.id)) found.push_back(crossing.id);
  }
  for (const rules::Crossing& crossing : outcome.base_overlaps) {
    const bool named = std::any_of(outcome.template_crosses.begin(), outcome.template_crosses.end(),
                                   [&](const rules::Crossing& c) { return c.id == crossing.id; });
    if (crossing.gap_mm < -act.tolerance_mm() && !named && causes_swerve(act, crossing.id))
      found.push_back(crossing.id);
  }
  for (const Id id : outcome.huge_overlaps) found.push_back(id);
  for (const Id id : rules::swerve_causes(act.field, act.self, outcome)) found.push_back(id);
  return found;
}

ComingFreighters::ComingFreighters(const Activation& act) : act_(act) {
  for (const rules::Field::Ship& ship : act.field.ships()) {
    const state::Piece& piece = act.field.piece(ship);
    if (ship.piece == act.self.piece || !rules::is_freighter(act.field.catalog(), piece)) continue;
    const auto next = rules::next_of_freighter(act.field, piece);
    if (next) coming_.push_back({piece.id, base_at(piece.base, *next)});
  }
}

geom::PlacedBase ComingFreighters::base_at(geom::BaseKind kind, const geom::Pose& pose) const {
  return geom::placed_base(act_.field.figures(), kind, act_.field.table().options.guides, pose);
}

Id ComingFreighters::crushing(const geom::Pose& end) const {
  const geom::PlacedBase base = base_at(act_.piece.base, end);
  for (const Coming& freighter : coming_) {
    if (geom::contact(base, freighter.base, act_.tolerance_mm()) == geom::Contact::overlapping) return freighter.id;
  }
  return {};
}

}  // namespace plotboard::ai
