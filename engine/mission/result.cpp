#include "mission/result.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace plotboard::mission {

namespace {

template <class Enum>
const char* named(const std::vector<std::string>& names, Enum value) {
  return names.at(static_cast<std::size_t>(value)).c_str();
}

}  // namespace

const std::vector<std::string>& names_of_winners() {
  static const std::vector<std::string> names{"open", "player", "enemy", "draw"};
  return names;
}
const std::vector<std::string>& names_of_outcomes() {
  static const std::vector<std::string> names{"open", "won", "lost"};
  return names;
}
const std::vector<std::string>& names_of_reasons() {
  static const std::vector<std::string> names{
      "open",        "side-gone",         "conceded", "objectives-met", "objective-failed",
      "round-limit", "flight-group-gone", "event"};
  return names;
}
const std::vector<std::string>& names_of_fates() {
  static const std::vector<std::string> names{"survived", "disabled", "captured", "docked",    "fled",    "left",
                                              "jumped",   "landed",   "removed",  "destroyed", "unplaced"};
  return names;
}
const char* name_of(Winner winner) { return named(names_of_winners(), winner); }
const char* name_of(Outcome outcome) { return named(names_of_outcomes(), outcome); }
const char* name_of(EndReason reason) { return named(names_of_reasons(), reason); }
const char* name_of(ShipFate fate) { return named(names_of_fates(), fate); }

const std::vector<std::string>& sources() {
  static const std::vector<std::string> all{"1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "3.1",
                                            "3.2", "4.1", "4.2", "4.3", "5.1", "5.2", "5.3", "6.1"};
  return all;
}

bool earns_gold(const std::vector<ObjectiveResult>& objectives) {
  bool any = false;
  for (const ObjectiveResult& objective : objectives) {
    if (objective.kind != data::ObjectiveKind::gold_star) continue;
    if (objective.status != state::Status::met) return false;
    any = true;
  }
  return any;
}

Shares shares_of(const Result& result) {
  int pool = 0;
  for (const Earned& earned : result.experience) pool += earned.points;
  std::vector<Share> pilots;
  for (const Combatant& who : result.combatants) {
    if (who.flight_group) pilots.push_back({who.id, result.earned_by(who.id), 0, 0});
  }
  return shared(pool, std::move(pilots), result.ejections);
}

int Combatant::hull_left() const {
  return fate == ShipFate::destroyed ? 0 : std::max(0, hull - static_cast<int>(damage.size()));
}

const Combatant* Result::find(const std::string& id) const {
  const auto found =
      std::find_if(combatants.begin(), combatants.end(), [&](const Combatant& who) { return who.id == id; });
  return found == combatants.end() ? nullptr : &*found;
}

int Result::dealt_by(const std::string& id) const {
  return std::accumulate(damage.begin(), damage.end(), 0,
                         [&](int sum, const Damage& entry) { return sum + (entry.by == id ? entry.points() : 0); });
}

int Result::earned_by(const std::string& ship) const {
  return std::accumulate(experience.begin(), experience.end(), 0, [&](int sum, const Earned& earned) {
    return sum + (earned.ship == ship ? earned.points : 0);
  });
}

std::vector<const Combatant*> Result::kills_of(const std::string& id) const {
  std::vector<const Combatant*> kills;
  for (const Combatant& who : combatants) {
    if (who.fate == ShipFate::destroyed && who.by == id) kills.push_back(&who);
  }
  return kills;
}

int Result::thrown(state::DieKind kind, int value) const {
  for (const Thrown& entry : dice) {
    if (entry.kind == kind && entry.value == value) return entry.count;
  }
  return 0;
}

}  // namespace plotboard::mission
