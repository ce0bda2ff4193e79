#pragma once
// Attacks by name, huge ships, what was rolled.

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/rulebook.hpp"
#include "support/first.hpp"

namespace plotboard::first_attacks {

using namespace test::first;

inline constexpr const char* kAuzituck = "1e-pilot-kashyyykdefender";    // attack 3 (180 degrees), agility 1, 6 + 3
inline constexpr const char* kKwing = "1e-pilot-wardensquadronpilot";    // turret, attack 2, agility 1, 5 + 4
inline constexpr const char* kReaper = "1e-pilot-scarifbasepilot";       // attack 3, agility 1, 6 + 2, skill 1
inline constexpr const char* kUpsilon = "1e-pilot-starkillerbasepilot";  // large, attack 4, agility 1, 6 + 6
inline constexpr const char* kLancer = "1e-pilot-shadowporthunter";      // large, attack 3 (mobile), agility 2
inline constexpr const char* kStarwing = "1e-pilot-nusquadronpilot";     // attack 2, agility 2, 4 + 3
inline constexpr const char* kKimogila = "1e-pilot-cartelbrute";         // attack 3 (bullseye), agility 1
inline constexpr const char* kYwing = "1e-pilot-goldsquadronpilot";      // attack 2, agility 1, 5 + 3
inline constexpr const char* kCroc = "1e-pilot-croccruiser";             // huge, of one card; jam

inline Arena huge_battle(std::vector<state::Piece> pieces, Phase phase = Phase::activation) {
  return Arena(std::move(pieces), "huge-1e", phase);
}
inline state::Piece at(const std::string& id, const std::string& pilot, Side side, double x, double y,
                       double heading = 0, const Cards& cards = {}) {
  return piloted(id, pilot, side, x, y, heading, cards);
}
// B, ahead of A, attacks A with its primary weapon; each side rolls these.
inline Arena& attacked(Arena& arena, const std::vector<Face>& attack, const std::vector<Face>& defense,
                       const char* by = "B", const char* whom = "A") {
  arena.says("attack", std::string("primary:0>") + whom).dice(attack);
  if (!defense.empty()) arena.dice(defense);
  engage(arena, by);
  return arena;
}
// By its dial or, without one, by what its tokens make of it.
inline void flies(Arena& arena, const char* code = nullptr, const char* ship = "A") {
  arena.edit(ship).ship.dial.reset();
  if (code != nullptr) arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  arena.run([ship](Game& game) { rules::activate(game, ship); });
}
// The rule that forbids that shot; "" where it is legal, "none" where there is no such shot.
inline std::string fault_of(Arena& arena, const std::string& key, const std::string& ship = "A") {
  std::string fault = "none";
  arena.run([&](Game& game) {
    rules::ShotFilter filter;
    filter.explain = true;
    for (const rules::Shot& shot : rules::shots_of(game, ship, filter)) {
      if (shot.key() == Id(key)) fault = shot.legal ? "" : rules::first::cite(shot.rule).text();
    }
  });
  return fault;
}
inline bool can_shoot(Arena& arena, const std::string& key, const std::string& ship = "A") {
  return fault_of(arena, key, ship).empty();
}
// How many dice it would roll at that target, and the target against it.
struct DiceCount {
  int attack = -1;
  int defense = -1;
  friend bool operator==(const DiceCount&, const DiceCount&) = default;
};
inline DiceCount dice_at(Arena& arena, const std::string& key, const std::string& ship = "A") {
  DiceCount count;
  arena.run([&](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, ship)) {
      if (shot.key() != Id(key)) continue;
      const state::Attack attack = rules::attack_by(shot);
      count = {rules::attack_dice_for(game, attack), rules::defense_dice_for(game, attack)};
    }
  });
  return count;
}
// The place of the first such event, -1 where there is none.
template <class E, class Is>
int place_of(const Arena& arena, const Is& is) {
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    const auto* it = get_if<E>(&arena.events[i]);
    if (it != nullptr && is(*it)) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace plotboard::first_attacks
