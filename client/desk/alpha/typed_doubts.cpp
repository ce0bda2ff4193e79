// What can hardly be in a result that was typed in: stars, kills and experience beside what the mission's data say.
#include <algorithm>
#include <limits>
#include <map>

#include "data/catalog.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "desk/alpha/pilot_sheet.hpp"
#include "desk/missions/missions.hpp"

namespace plotboard::desk {

namespace {

constexpr int kNever = std::numeric_limits<int>::max();

// So many ships of the flight group lost, and the condition holds.
int holds_with_lost(const data::Condition& condition) {
  using Kind = data::Condition::Kind;
  int least = kNever;
  if (condition.kind == Kind::any)
    for (const data::Condition& part : condition.parts) least = std::min(least, holds_with_lost(part));
  const bool of_pilots = std::any_of(condition.of.begin(), condition.of.end(), [](const data::Selector& selector) {
    return selector.of == data::Selector::Of::players || selector.of == data::Selector::Of::friends;
  });
  if (condition.kind == Kind::destroyed && of_pilots && condition.count > 0 && condition.by_pilots.empty())
    least = std::min(least, condition.count);
  return least;
}

// What the mission's own events pay, counted once.
int paid_by(const std::vector<data::MissionEffect>& effects, int pilots) {
  int sum = 0;
  for (const data::MissionEffect& effect : effects) {
    if (effect.kind == data::MissionEffect::Kind::xp) sum += effect.number * (effect.to == "pilots" ? pilots : 1);
    for (const auto& row : effect.table) sum += paid_by(row, pilots);
  }
  return sum;
}

// How many of each type come at most; nothing where a lot or a counter says how many.
std::optional<std::map<Id, int>> enemies_of(const data::Mission& mission, int pilots, int rank) {
  std::map<Id, int> all;
  for (const data::Squad& squad : mission.squads) {
    if (squad.side != "enemy") continue;
    if (!squad.per.empty() || !squad.remaining.empty()) return std::nullopt;
    for (const data::SquadShip& ship : squad.ships) {
      if (ship.ship == "random") return std::nullopt;
      if (pilots >= ship.pilots_at_least && rank >= ship.rank_at_least) ++all[Id(ship.ship)];
    }
  }
  for (const data::Terrain& terrain : mission.terrain) {
    if (terrain.side == "enemy" && !terrain.component.empty() && pilots >= terrain.pilots_at_least &&
        rank >= terrain.rank_at_least)
      ++all[terrain.component];
  }
  return all;
}

// "Vesper, Ember and Onyx".
std::string in_a_row(std::vector<std::string> names) {
  if (names.empty()) return "";
  const std::string last = names.back();
  names.pop_back();
  return names.empty() ? last : joined(names, ", ") + " and " + last;
}

void doubt_gold(const data::Mission& mission, const Ids& down, const alpha::State& state,
                std::vector<std::string>& doubts) {
  for (const data::Objective& objective : mission.objectives) {
    if (objective.kind != data::ObjectiveKind::gold_star || !objective.failed) continue;
    if (static_cast<int>(down.size()) < holds_with_lost(*objective.failed)) continue;
    std::vector<std::string> names;
    for (const Id id : down)
      if (const alpha::Pilot* pilot = state.pilot(id)) names.push_back(pilot->call_sign);
    std::string words = "The gold star says: \"" + objective.text + "\" But " + in_a_row(names) +
                        (names.size() == 1 ? " was" : " were") + " shot down.";
    if (objective.met) words += " It counts only if it was earned before.";
    doubts.push_back(words);
  }
}

void doubt_kills(const data::Catalog& catalog, const std::map<Id, int>& enemies, const alpha::Report& typed,
                 std::vector<std::string>& doubts) {
  std::map<Id, int> killed;
  for (const alpha::PilotReport& pilot : typed.pilots)
    for (const alpha::Kill& kill : pilot.kills) killed[kill.type] += kill.count;
  for (const auto& [type, count] : killed) {
    const auto found = enemies.find(type);
    const int there = found == enemies.end() ? 0 : found->second;
    if (count <= there) continue;
    const data::Component* component = catalog.component(type);
    doubts.push_back("Shot down: " + std::to_string(count) + " × " +
                     (component != nullptr ? component->name : ship_words(catalog, type)) + ", but the mission has " +
                     (there == 0 ? "none" : "only " + std::to_string(there)) + ".");
  }
}

}  // namespace

int objectives_pay(const data::Mission& mission, int pilots) {
  int sum = 0;
  for (const data::Objective& objective : mission.objectives) sum += std::max(0, objective.xp) * pilots;
  return sum;
}

std::vector<std::string> doubts_of(const data::Catalog& catalog, const alpha::State& state,
                                   const alpha::Report& typed) {
  std::vector<std::string> doubts;
  const data::Mission* mission = catalog.mission(state.plan.mission);
  if (mission == nullptr) return doubts;
  Ids down;
  for (const alpha::PilotReport& pilot : typed.pilots)
    if (pilot.how == alpha::Return::down) down.push_back(pilot.pilot);
  const auto pilots = static_cast<int>(typed.pilots.size());
  if (typed.won && typed.gold) doubt_gold(*mission, down, state, doubts);
  if (typed.won && pilots > 0 && static_cast<int>(down.size()) == pilots)
    doubts.push_back("Every ship of the flight group was shot down, and yet the mission is won.");
  const auto enemies = enemies_of(*mission, alpha::columns_of(state.plan), state.plan.rank);
  if (!enemies) return doubts;
  doubt_kills(catalog, *enemies, typed, doubts);
  if (mission->rounds == 0) return doubts;
  // Damage and tokens pay each pilot once a round each, faceup cards and favours now and then; a kill pays twice the
  // threat.
  constexpr int kPerRound = 3, kPerEnemy = 8;
  int most = objectives_pay(*mission, pilots) + kPerRound * mission->rounds * pilots;
  for (const data::Trigger& trigger : mission->triggers)
    most += paid_by(trigger.effects, pilots) * (trigger.each_round ? mission->rounds : 1);
  for (const auto& [type, count] : *enemies) most += kPerEnemy * count;
  if (typed.pool > most)
    doubts.push_back(std::to_string(typed.pool) + " XP in the pool is very much: this mission hardly pays more than " +
                     std::to_string(most) + ".");
  return doubts;
}

}  // namespace plotboard::desk
