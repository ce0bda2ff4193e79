#pragma once
// What an AI ship keeps clear of on its way (swerve.cpp): obstacles, mines, minefields and containers that it swerves
// from, and bulk freighters that will come to where it ends (fga-3.3.6-1, fga-4.5.1-9).

#include <vector>

#include "ai/activation.hpp"

namespace plotboard::ai {

// Is this obstacle one to swerve from? Clouds are none (fga-4.4.2.3-1).
bool causes_swerve(const Activation& act, Id id);
// All that this move hits and that a ship swerves from, each once; nothing for a clear way.
Ids hit_by(const Activation& act, const rules::MoveOutcome& outcome);

// Steps of 45 degrees between two bearings; turning about and flying backwards count as four each.
int bearing_change(geom::Bearing from, geom::Bearing to);

// Every other bulk freighter where it will stand after its next move.
class ComingFreighters {
 public:
  explicit ComingFreighters(const Activation& act);
  [[nodiscard]] bool none() const { return coming_.empty(); }
  // The one that would crush the ship if it ended there, or "".
  [[nodiscard]] Id crushing(const geom::Pose& end) const;

 private:
  struct Coming {
    Id id;
    geom::PlacedBase base;
  };
  [[nodiscard]] geom::PlacedBase base_at(geom::BaseKind kind, const geom::Pose& pose) const;
  const Activation& act_;
  std::vector<Coming> coming_;
};

}  // namespace plotboard::ai
