#pragma once
// What has been worked out on a field, for whoever asks for the same again before a ship moves (Field::flown): the AI
// weighs a move and the rules carry it out; the rules list the shots of a ship and the AI picks among them.

#include <vector>

#include "rules/board/measure.hpp"
#include "rules/board/movement.hpp"

namespace plotboard::rules {

struct Field::Flown {
  struct Move {
    std::size_t piece;
    geom::Maneuver maneuver;
    geom::ManeuverChoice choice;
    MoveOutcome outcome;
  };
  std::vector<Move> moves;

  // One ship of the field in an arc of another one, both where they stand.
  struct Sighting {
    std::size_t from;
    std::size_t to;
    geom::ArcKind arc;
    geom::Wanted wanted;
    friend bool operator==(const Sighting&, const Sighting&) = default;
  };
  std::vector<Sighting> sightings;
  std::vector<std::optional<geom::ArcVerdict>> seen;  // what came of each
};

inline Field::Flown& flown_on(const Field& field) {
  if (!field.flown()) field.flown() = std::make_shared<Field::Flown>();
  return *field.flown();
}

}  // namespace plotboard::rules
