#pragma once
// Inside the data module: who takes part in a mission when six pilots of the highest rank fly it, and whom a word of a
// condition means among them. Only for checking a mission file; a running mission looks at its table.

#include <map>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "data/ai_card.hpp"
#include "data/by_id.hpp"
#include "data/mission.hpp"

namespace plotboard::data {

struct Catalog;

struct Actor {
  std::string id;                // "" of a ship that gets its number when it comes
  std::string type;              // "ship:t65xwing", "component:cloud", "obstacle:coreasteroid0"
  const Squad* squad = nullptr;  // null: a pilot, or terrain
  bool pilot = false;            // P1 to P6
  bool terrain = false;          // obstacle or component
  bool friendly = false;         // of the players' side
  bool hostile = false;          // of the other
  bool people = false;           // flown by them
  bool target = false;           // can be attacked and destroyed
  bool many = false;             // stands for any number: its squad comes once for each of something
  const AiCard* card = nullptr;  // of AI ships
  [[nodiscard]] bool ship() const { return !terrain; }
};

class Cast {
 public:
  Cast(const Mission& mission, const Catalog& catalog);
  [[nodiscard]] std::vector<const Actor*> meant(const std::string& word) const;
  [[nodiscard]] std::vector<const Actor*> meant(const Selection& words) const;  // each once
  [[nodiscard]] std::vector<std::string> words() const;                         // that mean somebody
  [[nodiscard]] const std::vector<Actor>& all() const { return actors_; }

 private:
  const Catalog& catalog_;
  const std::vector<Secret>& secrets_;
  std::vector<Actor> actors_;
};

template <class T>
std::vector<std::string> keys_of(const T& map) {
  std::vector<std::string> keys;
  for (const auto& entry : map) keys.push_back(entry.first);
  return keys;
}

// A mission that is being checked: what it refers to, and where its faults go.
struct MissionCheck {
  const Mission& mission;
  const Catalog& catalog;
  const std::string& file;
  base::Errors& errors;
  const Cast cast;

  void note(const std::string& place, const std::string& found, const std::string& expected) const {
    errors.push_back({file, place, found, expected});
  }
  // Known to be one of these, or noted with a "did you mean".
  bool known(const std::string& place, const std::string& name, const std::vector<std::string>& names,
             const std::string& what) const;
  // The same with what the catalog has of a kind: only for the message are its names written out.
  template <class T>
  bool known(const std::string& place, const std::string& name, const ById<T>& things, const std::string& what) const {
    return things.count(name) != 0 || known(place, name, keys_of(things), what);
  }
};
template <class T>
std::vector<std::string> names_of(const std::vector<T>& all) {
  std::vector<std::string> names;
  for (const T& one : all) names.push_back(one.name);
  return names;
}
inline const std::vector<std::string>& edges() {
  static const std::vector<std::string> all{"north", "east", "south", "west"};
  return all;
}
// Pointer to the i-th of a list.
inline std::string index(const std::string& place, std::size_t i) { return place + '/' + std::to_string(i); }
// The three parts of check_missions(), in this order; the last only of a mission that has passed the others.
void check_mission_words(const MissionCheck& check);  // names that must be known, ships, kits: mission_checks.cpp
void check_mission_table(const MissionCheck& check);  // places, overlaps, deployment: mission_table_checks.cpp
void check_mission_plan(const MissionCheck& check);   // what can happen at all: mission_plan_checks.cpp

}  // namespace plotboard::data
