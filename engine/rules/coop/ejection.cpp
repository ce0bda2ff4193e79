#include "rules/coop/ejection.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "rules/coop/experience.hpp"

namespace plotboard::rules {

namespace {

using state::Face;

bool has_rolled(const Game& game, Id ship) {
  const auto& rolls = game.table().progress.ejections;
  return std::any_of(rolls.begin(), rolls.end(), [&](const state::Ejection& roll) { return roll.ship == ship; });
}

// Left by a way that the mission grants, or in the game still.
bool is_lost(const state::Piece& ship) { return ship.ship.destroyed; }

int sum_of_dice(Game& game, Id ship, state::DieKind kind, int count, const Phrase& what) {
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += game.roll_one(ship, kind, what);
  return sum;
}

void roll_for(Game& game, Id ship, int dice) {
  const auto faces = game.roll(ship, state::DieKind::attack, dice, say("ejection.dice"));
  const auto count = [&](Face face) { return static_cast<int>(std::count(faces.begin(), faces.end(), face)); };
  constexpr int kKilled = 3, kInjured = 2;
  state::Ejection ejection;
  ejection.ship = ship;
  ejection.dice = dice;
  const int crits = count(Face::crit);
  ejection.killed = crits >= kKilled;
  ejection.injured = crits == kInjured;
  // By the rule set's reading of the lost icons: focus and hit may stand the other way round.
  const bool swapped = game.ruleset().ejection_focus_costs_experience;
  const int upgrades = count(swapped ? Face::hit : Face::focus), experience = count(swapped ? Face::focus : Face::hit);
  ejection.path_points = sum_of_dice(game, ship, state::DieKind::d3, crits, say("ejection.path-dice"));
  ejection.upgrade_points = sum_of_dice(game, ship, state::DieKind::d6, upgrades, say("ejection.upgrade-dice"));
  ejection.experience = sum_of_dice(game, ship, state::DieKind::d6, experience, say("ejection.experience-dice"));
  if (game.narrates()) {
    if (ejection.killed) {
      game.tell(ship, "fga-4.11.2-4", say("ejection.killed"));
    } else if (ejection.injured) {
      game.tell(ship, "fga-4.11.2-5", say("ejection.injured"));
    }
    if (ejection.path_points > 0) {
      game.tell(ship, "fga-4.11.2-6", say("ejection.path", ejection.path_points));
    }
    if (ejection.upgrade_points > 0) {
      game.tell(ship, "fga-4.11.2-7", say("ejection.upgrade", ejection.upgrade_points));
    }
    if (ejection.experience > 0) {
      game.tell(ship, "fga-4.11.2-8", say("ejection.experience", ejection.experience));
    }
    if (crits + upgrades + experience == 0) game.tell(ship, "fga-4.11.2-9", say("ejection.safe"));
  }
  game.emit(state::PilotEjected{ejection});
}

}  // namespace

int ejection_dice(data::Territory territory) {
  switch (territory) {
    case data::Territory::friendly:
      return 1;
    case data::Territory::neutral:
      return 2;
    case data::Territory::hostile:
      return 3;
  }
  return 0;
}

void roll_ejections(Game& game) {
  const data::Mission* mission = game.catalog().mission(game.table().mission);
  if (mission == nullptr || !earns(game)) return;
  Ids lost;
  for (const state::Piece& piece : game.table().pieces) {
    if (mission::is_of_flight_group(piece) && is_lost(piece) && !has_rolled(game, piece.id)) lost.push_back(piece.id);
  }
  for (const Id ship : lost) roll_for(game, ship, ejection_dice(mission->territory));
}

}  // namespace plotboard::rules
