#include <algorithm>

#include "base/base.hpp"
#include "campaign/alpha/events.hpp"

namespace plotboard::campaign::alpha {

namespace {

Pilot& pilot_of(State& state, Id id) {
  const auto found =
      std::find_if(state.pilots.begin(), state.pilots.end(), [id](const Pilot& p) { return p.id == id; });
  ENSURE(found != state.pilots.end(), "an event names a pilot that is not there: " + id.text());
  return *found;
}

void add_kills(std::vector<Kill>& all, const std::vector<Kill>& more) {
  for (const Kill& kill : more) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&kill](const Kill& k) { return k.type == kill.type && k.faction == kill.faction; });
    if (same == all.end()) {
      all.push_back(kill);
    } else {
      same->count += kill.count;
    }
  }
}

struct Folding {
  State& state;

  void operator()(const PilotJoined& e) {
    state.pilots.push_back(e.pilot);
    ++state.recruited;
  }
  void operator()(const PilotRenamed& e) {
    Pilot& pilot = pilot_of(state, e.pilot);
    pilot.call_sign = e.call_sign;
    pilot.player = e.player;
  }
  void operator()(const PilotLeft& e) {
    pilot_of(state, e.pilot).standing = e.standing;
    std::erase(state.muster, e.pilot);
    if (state.lead == e.pilot) state.lead.clear();
  }
  void operator()(const PointsChanged& e) {
    Pilot& pilot = pilot_of(state, e.pilot);
    pilot.xp += e.xp;
    pilot.upgrade_points += e.upgrade_points;
    pilot.path_points += e.path_points;
  }
  void operator()(const RankChanged& e) {
    Pilot& pilot = pilot_of(state, e.pilot);
    pilot.rank = e.rank;
    pilot.beyond = e.beyond;
    pilot.path = e.path;
  }
  void operator()(const InjuryChanged& e) { pilot_of(state, e.pilot).injured = e.injured; }
  void operator()(const LoadoutsChanged& e) { pilot_of(state, e.pilot).loadouts = e.loadouts; }
  void operator()(const Mustered& e) {
    state.muster = e.pilots;
    if (std::find(e.pilots.begin(), e.pilots.end(), state.lead) == e.pilots.end()) state.lead.clear();
  }
  void operator()(const LeadNamed& e) { state.lead = e.pilot; }
  void operator()(const CardsDrawn& e) { state.drawn = e.missions; }
  void operator()(const Chosen& e) { state.plan = e.plan; }
  void operator()(const Equipped& e) {
    for (std::size_t i = 0; i < state.plan.pilots.size(); ++i) {
      if (state.plan.pilots[i] == e.pilot) state.plan.loadouts[i] = e.loadout;
    }
  }
  void operator()(const TookOff& e) { state.plan.at_table = e.at_table; }
  void operator()(const Landed& e) {
    state.debrief = {};
    state.debrief.report = e.report;
    state.debrief.owed = e.owed;
  }
  void operator()(const Ejected& e) {
    std::erase(state.debrief.owed, e.roll.pilot);
    state.debrief.ejections.push_back(e.roll);
  }
  void operator()(const ExtrasGiven& e) {
    state.debrief.extras = e.pilots;
    state.debrief.shared = true;
  }
  void operator()(const SortieLogged& e) {
    Pilot& pilot = pilot_of(state, e.pilot);
    pilot.sorties.push_back(e.sortie);
    if (e.sortie.shot_down) ++pilot.ejections;
    if (std::find(pilot.ships.begin(), pilot.ships.end(), e.sortie.ship) == pilot.ships.end())
      pilot.ships.push_back(e.sortie.ship);
    const auto mark = std::find_if(pilot.missions.begin(), pilot.missions.end(),
                                   [&e](const MissionMark& m) { return m.mission == e.mark.mission; });
    if (mark == pilot.missions.end()) {
      pilot.missions.push_back(e.mark);
    } else {
      *mark = e.mark;
    }
    add_kills(pilot.kills, e.kills);
  }
  void operator()(const CardMoved& e) {
    for (Card& card : state.cards) {
      if (card.mission == e.card.mission) card = e.card;
    }
  }
  void operator()(const TourEnded& e) {
    for (Tour& tour : state.tours) {
      if (tour.number == e.tour) tour.end = e.end;
    }
  }
  void operator()(const MedalWon& e) { pilot_of(state, e.pilot).medals.push_back(e.tour); }
  void operator()(const StageSet& e) {
    state.stage = e.stage;
    state.round = e.round;
    if (e.stage != Stage::home && e.stage != Stage::over) return;
    state.plan = {};
    state.debrief = {};
    state.drawn.clear();
    state.lead.clear();
  }
  void operator()(const Drawn& e) { state.thrown += e.times; }
  void operator()(const Noted&) {}
  void operator()(const GroupRenamed& e) { state.name = e.name; }
};

}  // namespace

void fold(State& state, const Event& event) { visit(Folding{state}, event); }

}  // namespace plotboard::campaign::alpha
