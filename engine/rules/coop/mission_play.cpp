#include "rules/coop/mission_play.hpp"

#include <algorithm>

#include "data/mission.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"
#include "rules/coop/mission_actions.hpp"
#include "rules/coop/mission_effects.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"

namespace plotboard::rules {

namespace {

using data::Condition;
using data::Mission;
using data::Objective;
using data::ObjectiveKind;
using state::Status;

bool can_meet(const std::vector<data::MissionEffect>& effects, Id objective) {
  return std::any_of(effects.begin(), effects.end(), [&](const data::MissionEffect& effect) {
    if (effect.kind == data::MissionEffect::Kind::met && effect.name == objective) return true;
    return std::any_of(effect.table.begin(), effect.table.end(),
                       [&](const std::vector<data::MissionEffect>& row) { return can_meet(row, objective); });
  });
}

bool holds(const Game& game, const Mission& mission, const Condition& condition) {
  return mission::holds(game.catalog(), mission, game.table(), condition);
}

bool is_over(const Game& game) { return game.table().play.phase == state::Phase::over; }

void look_at_objectives(Game& game, const Mission& mission) {
  for (const Objective& objective : mission.objectives) {
    if (game.table().progress.status_of(objective.id) != Status::open) continue;
    if (!mission::is_asked_for(objective, game.table().progress)) continue;
    if (objective.met && holds(game, mission, *objective.met)) {
      settle_objective(game, objective, Status::met);
    } else if (objective.failed && holds(game, mission, *objective.failed)) {
      settle_objective(game, objective, Status::failed);
    }
  }
}

// A ship that is destroyed still counts until it is taken off the table: it may shoot in its initiative step.
bool flight_group_is_left(const state::Table& table) {
  return std::any_of(table.pieces.begin(), table.pieces.end(), [](const state::Piece& piece) {
    return mission::is_of_flight_group(piece) && !piece.fled && !piece.ship.removed;
  });
}

// True: the mission is over.
bool decide(Game& game, const Mission& mission) {
  bool something_to_do = false;
  bool all_met = true;
  for (const Objective& objective : mission.objectives) {
    if (objective.kind != ObjectiveKind::primary) continue;
    if (!mission::is_asked_for(objective, game.table().progress)) continue;
    const Status status = game.table().progress.status_of(objective.id);
    if (status == Status::failed) {
      end_mission(game, false, say("objective.not-met", words::Text{objective.text}));
      return true;
    }
    if (is_only_to_keep(mission, objective)) continue;
    something_to_do = true;
    all_met = all_met && status == Status::met;
  }
  const bool left = flight_group_is_left(game.table());
  if (something_to_do && all_met && !(mission.plays_on && left)) {
    end_mission(game, true, say("mission.all-met"));
    return true;
  }
  if (left) return false;
  end_mission(game, false, say("mission.none-left"));
  return true;
}

// The first trigger whose time has come. False: none.
bool fire_one(Game& game, const Mission& mission) {
  for (const data::Trigger& trigger : mission.triggers) {
    const state::Progress& progress = game.table().progress;
    const auto& now = progress.fired_now;
    if (std::find(now.begin(), now.end(), trigger.id) != now.end()) continue;
    if (!trigger.each_round && progress.has_fired(trigger.id)) continue;
    if (!holds(game, mission, trigger.when)) continue;
    game.emit(state::TriggerFired{trigger.id});
    if (!trigger.text.empty()) game.tell("", "fga-4.6.1.2-3", Phrase::of(trigger.text));
    run_effects(game, trigger.effects, trigger.when);
    return true;
  }
  return false;
}

// Every trigger whose time has come, and what that makes of the objectives. A trigger may wait for the very event that
// ends the mission, so this comes before the end is decided.
void fire_all(Game& game, const Mission& mission) {
  do {
    look_at_objectives(game, mission);
  } while (fire_one(game, mission) && !is_over(game));
}

bool bring_called(Game& game) {
  const auto& coming = game.table().progress.coming;
  const int round = game.table().round;
  const bool due =
      std::any_of(coming.begin(), coming.end(), [round](const state::Coming& squad) { return squad.round <= round; });
  if (due) bring_squads(game, round);
  return due;
}

void regenerate(Game& game) {
  for (const Id id : game.ships_in_play()) {
    const state::ShipState& ship = game.piece(id).ship;
    if (!ship.regenerates || ship.destroyed || ship.shields >= ship.shield_limit) continue;
    game.tell(id, "fga-4.8.3-2", say("mission.regenerates"));
    game.emit(state::ShieldsChanged{id, 1});
  }
}

void reach_limit(Game& game, const Mission& mission) {
  if (mission.won_at_limit) {
    for (const Objective& objective : mission.objectives) {
      if (objective.kind == ObjectiveKind::primary) settle_objective(game, objective, Status::met);
    }
    fire_all(game, mission);
    if (is_over(game)) return;
  }
  const bool won = std::all_of(mission.objectives.begin(), mission.objectives.end(), [&](const Objective& objective) {
    const Status status = game.table().progress.status_of(objective.id);
    const bool kept = status == Status::open && is_only_to_keep(mission, objective);
    const bool asked = mission::is_asked_for(objective, game.table().progress);
    return objective.kind != ObjectiveKind::primary || !asked || status == Status::met || kept;
  });
  if (mission.territory != data::Territory::hostile) game.tell("", "fga-4.11.5-1", say("mission.come-through"));
  end_mission(game, won, won ? say("mission.met-at-limit") : say("mission.at-limit"));
}

}  // namespace

bool is_only_to_keep(const Mission& mission, const Objective& objective) {
  if (objective.met) return false;
  return std::none_of(mission.triggers.begin(), mission.triggers.end(),
                      [&](const data::Trigger& trigger) { return can_meet(trigger.effects, objective.id); });
}

std::optional<int> speed_limit_of(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  if (ship.squad.empty()) return std::nullopt;
  const Mission* mission = mission_of(catalog, table);
  const data::Squad* squad = mission == nullptr ? nullptr : mission->squad(ship.squad);
  if (squad == nullptr || squad->speed_limit == 0) return std::nullopt;
  return squad->speed_limit;
}

void note_attack(Game& game, const state::Attack& attack) {
  const state::Deed deed{state::deeds::attacked, attack.defender, attack.attacker, game.table().round};
  const auto& deeds = game.table().progress.deeds;
  if (std::find(deeds.begin(), deeds.end(), deed) == deeds.end()) did(game, deed.what, deed.ship, deed.to);
}

void begin_mission(Game& game) {
  const Mission* mission = mission_of(game);
  if (mission == nullptr) return;
  state::MissionBegan began;
  for (const Objective& objective : mission->objectives) began.objectives.push_back(objective.id);
  game.emit(std::move(began));
  const std::vector<std::string> draws = game.table().progress.draws;
  for (const std::string& draw : draws) game.tell("", "fga-4.1-7", Phrase::of(draw));
}

void mission_round_begins(Game& game) {
  if (mission_of(game) == nullptr) return;
  bring_squads(game, game.table().round);
}

void mission_looks(Game& game) {
  const Mission* mission = mission_of(game);
  if (mission == nullptr || is_over(game) || game.table().play.phase == state::Phase::setup) return;
  do {
    fire_all(game, *mission);
    if (is_over(game) || decide(game, *mission)) return;
  } while (bring_called(game));
}

bool mission_round_ends(Game& game) {
  const Mission* mission = mission_of(game);
  regenerate(game);
  mission_looks(game);
  if (is_over(game)) return true;
  if (mission->rounds == 0 || game.table().round < mission->rounds) return false;
  reach_limit(game, *mission);
  return true;
}

}  // namespace plotboard::rules
