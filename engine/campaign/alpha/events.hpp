#pragma once
// What happens in a campaign of Flight Group Alpha. Made by resolve() alone; fold() changes the state by them and by
// nothing else. An event says what it does and by which rule: the journal is read out of them.

#include <string>
#include <vector>

#include "base/one_of.hpp"
#include "campaign/alpha/state.hpp"
#include "words/phrase.hpp"

namespace plotboard::campaign::alpha {

struct GroupRenamed {
  std::string name;
};
struct PilotJoined {
  Pilot pilot;
};
struct PilotRenamed {
  Id pilot;
  std::string call_sign, player;
};
struct PilotLeft {
  Id pilot;
  Standing standing = Standing::retired;
  std::string rule;
};
struct PointsChanged {  // added; may be negative
  Id pilot;
  int xp = 0, upgrade_points = 0, path_points = 0;
  std::string rule;
  Phrase why;
};
struct RankChanged {
  Id pilot;
  int rank = 1, beyond = 0;  // from now on
  Path path = Path::none;
  std::string rule;
  std::string path_name = {};  // of the book, where the path is chosen with it
};
struct InjuryChanged {
  Id pilot;
  bool injured = false;
  std::string rule;
};
struct LoadoutsChanged {  // those that a pilot keeps
  Id pilot;
  std::vector<Loadout> loadouts;
};
struct Mustered {
  Ids pilots;
};
struct LeadNamed {
  Id pilot;
};
struct CardsDrawn {
  Ids missions;
};
struct Chosen {
  Plan plan;
};
struct Equipped {
  Id pilot;
  Loadout loadout;
};
struct TookOff {
  bool at_table = false;
};
struct Landed {
  Report report;
  Ids owed;
};
struct Ejected {
  Ejection roll;
};
struct ExtrasGiven {
  Ids pilots;
};
struct SortieLogged {  // into the pilot's sheet: fields E to H
  Id pilot;
  Sortie sortie;
  MissionMark mark;  // as it stands now
  std::vector<Kill> kills;
};
struct CardMoved {
  Card card;  // as it stands now
  std::string rule;
};
struct TourEnded {
  int tour = 0;
  TourEnd end = TourEnd::open;
  std::string rule;
};
struct MedalWon {
  Id pilot;
  int tour = 0;
};
struct StageSet {  // the round goes on; `round` of the campaign
  Stage stage = Stage::home;
  int round = 1;
};
struct Drawn {  // chance was asked
  int times = 1;
};
struct Noted {  // for the journal: what a rule did that shows nowhere else
  Id pilot;
  std::string rule;
  Phrase text;
};

using Event =
    base::OneOf<PilotJoined, PilotRenamed, PilotLeft, PointsChanged, RankChanged, InjuryChanged, LoadoutsChanged,
                Mustered, LeadNamed, CardsDrawn, Chosen, Equipped, TookOff, Landed, Ejected, ExtrasGiven, SortieLogged,
                CardMoved, TourEnded, MedalWon, StageSet, Drawn, Noted, GroupRenamed>;
void fold(State& state, const Event& event);
// As the journal says it; nothing of events that are no news.
Phrase words_of(const State& before, const Event& event);
// The rule it goes by; "" where it has none.
std::string rule_of(const Event& event);

}  // namespace plotboard::campaign::alpha
