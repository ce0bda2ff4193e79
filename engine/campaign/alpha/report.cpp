#include "campaign/alpha/report.hpp"

#include <algorithm>

#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/sheet.hpp"
#include "data/catalog.hpp"
#include "mission/conditions.hpp"
#include "mission/objectives.hpp"

namespace plotboard::campaign::alpha {

namespace {

bool jumped_without_leave(const mission::Result& result, const std::string& ship) {
  return std::any_of(result.deeds.begin(), result.deeds.end(),
                     [&](const state::Deed& deed) { return deed.what == state::deeds::demoted && deed.ship == ship; });
}

const state::Ejection* roll_of(const mission::Result& result, const std::string& ship) {
  const auto found = std::find_if(result.ejections.begin(), result.ejections.end(),
                                  [&](const state::Ejection& roll) { return roll.ship == ship; });
  return found == result.ejections.end() ? nullptr : &*found;
}

std::vector<Kill> kills_of(const mission::Result& result, const std::string& ship) {
  std::vector<Kill> kills;
  for (const mission::Combatant* victim : result.kills_of(ship)) {
    if (victim->side != state::Side::enemy) continue;
    const auto same = std::find_if(kills.begin(), kills.end(), [&](const Kill& kill) {
      return kill.type == victim->type && kill.faction == victim->faction;
    });
    if (same == kills.end()) {
      kills.push_back({victim->type, victim->faction, 1});
    } else {
      ++same->count;
    }
  }
  return kills;
}

// Those that the card asked for at the end, in its order.
std::vector<ObjectiveReport> objectives_of(const data::Mission& mission, const mission::Result& result) {
  state::Progress progress;
  progress.fired = ids_of(result.triggers);
  const auto pilots = static_cast<int>(std::count_if(result.combatants.begin(), result.combatants.end(),
                                                     [](const mission::Combatant& who) { return who.flight_group; }));
  std::vector<ObjectiveReport> objectives;
  for (const mission::ObjectiveResult& one : result.objectives) {
    const data::Objective* objective = mission.objective(Id(one.id));
    if (objective == nullptr || !mission::is_asked_for(*objective, progress)) continue;
    const int paid = one.status == state::Status::met ? objective->xp * pilots : 0;
    objectives.push_back({Id(one.id), one.status, one.done, one.of, paid});
  }
  return objectives;
}

}  // namespace

Report report_of(const Book& book, const Plan& plan, const mission::Result& result) {
  Report report;
  report.won = result.outcome == mission::Outcome::won;
  report.gold = result.gold;
  report.silver = result.silver && plan.silver;
  report.rounds = result.rounds;
  report.pool = std::max(0, result.shares.pool);
  const data::Mission* mission = book.catalog->mission(result.mission);
  if (mission != nullptr) report.objectives = objectives_of(*mission, result);
  for (std::size_t i = 0; i < plan.pilots.size(); ++i) {
    const std::string ship = "P" + std::to_string(i + 1);
    PilotReport pilot;
    pilot.pilot = plan.pilots[i];
    pilot.where = mission != nullptr ? mission->territory : data::Territory::neutral;
    pilot.earned = result.earned_by(ship);
    pilot.kills = kills_of(result, ship);
    const mission::Combatant* combatant = result.find(ship);
    const state::Ejection* roll = roll_of(result, ship);
    const bool lost = combatant != nullptr && combatant->fate == mission::ShipFate::destroyed;
    if (jumped_without_leave(result, ship)) {
      pilot.how = Return::deserted;
    } else if (lost || roll != nullptr) {
      pilot.how = Return::down;
    }
    if (roll != nullptr && pilot.how == Return::down) {
      report.ejections.push_back(
          {pilot.pilot, {}, roll->killed, roll->injured, roll->path_points, roll->upgrade_points, roll->experience});
    }
    report.pilots.push_back(std::move(pilot));
  }
  return report;
}

mission::Setup setup_of(const Book& book, const State& state) {
  const Plan& plan = state.plan;
  mission::Setup setup;
  setup.mission = plan.mission;
  setup.pilots = columns_of(plan);
  setup.rank = plan.rank;
  setup.seed = plan.seed;
  setup.ship = plan.ship;
  setup.hides = plan.silver;
  const Card* card = state.card(plan.mission);
  for (std::size_t i = 0; i < plan.pilots.size(); ++i) {
    const Pilot pilot = as_flown(plan.mission, *state.pilot(plan.pilots[i]));
    mission::Seat seat;
    seat.name = pilot.call_sign;
    seat.ship = plan.loadouts[i].ship;
    seat.initiative = initiative_of(book, pilot);
    seat.cards = plan.loadouts[i].cards;
    const Standard standard = standard_of(book, state.house, pilot);
    for (const Id own : standard.cards) {
      if (book.catalog->upgrade(own) != nullptr) seat.cards.push_back(own);
    }
    for (const int tour : pilot.medals) {
      const BookTour* of = book.tour(tour);
      const Id medal = tour == 0 ? book.dignity_card : of != nullptr ? of->medal_card : Id();
      if (!medal.empty()) seat.cards.push_back(medal);
    }
    if (pilot.id == plan.lead && !book.lead_card.empty()) seat.cards.push_back(book.lead_card);
    seat.charged = plan.loadouts[i].charged;
    seat.stress = card != nullptr && card->stress ? 1 : 0;
    setup.seats.push_back(std::move(seat));
  }
  return setup;
}

}  // namespace plotboard::campaign::alpha
