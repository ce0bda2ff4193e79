#pragma once
// Ships in front of each other, for tests of what single upgrades do. A, the player's, looks up the table from the
// middle of it; gaps are those of small bases, in mm: 50 is range 1, 150 range 2, 250 range 3.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "geom/maneuver.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_u1 {

using namespace test;
using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

using Cards = std::vector<std::string>;

constexpr const char* kXwing = "1e-pilot-rookiepilot";        // attack 3, agility 2, hull 3, shields 2
constexpr const char* kTie = "1e-pilot-academypilot";         // attack 2, agility 3, hull 3
constexpr const char* kFalcon = "1e-pilot-outerrimsmuggler";  // large, a turret: attack 2, agility 1, hull 6, shields 4

// An enemy that looks at A.
inline state::Piece enemy(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kTie) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
inline state::Piece ally(const std::string& id, double x, double y, const Cards& cards = {},
                         const std::string& pilot = kXwing, double heading = 0) {
  return piloted(id, pilot, Side::player, x, y, heading, cards);
}
inline Arena battle(const std::string& pilot, const Cards& cards, std::vector<state::Piece> others, Phase phase) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
inline Arena fight(const std::string& pilot, const Cards& cards, std::vector<state::Piece> others) {
  return battle(pilot, cards, std::move(others), Phase::engagement);
}
inline Arena flight(const std::string& pilot, const Cards& cards, std::vector<state::Piece> others = {}) {
  return battle(pilot, cards, std::move(others), Phase::activation);
}
inline void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
// By its dial, set to that maneuver: "1F".
inline void activate(Arena& arena, const char* code, const char* ship = "A") {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  arena.run([ship](Game& game) { rules::activate(game, ship); });
}
inline void act(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
inline int times_asked(const Arena& arena, const std::string& kind) {
  int times = 0;
  for (const state::Choice& choice : arena.asked) times += choice.kind == kind ? 1 : 0;
  return times;
}
inline bool has_faceup(const Arena& arena, const std::string& ship, const std::string& card) {
  for (const state::Card& each : arena[ship].ship.cards) {
    if (each.id == card && !each.discarded) return true;
  }
  return false;
}
inline bool asked_to_use(const Arena& arena, const std::string& card) {
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == "effect" && choice.option(card) != nullptr) return true;
  }
  return false;
}
inline int shots_at(Arena& arena, const std::string& ship, const std::string& target) {
  int shots = 0;
  arena.run([&](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, ship)) shots += shot.defender == target ? 1 : 0;
  });
  return shots;
}
constexpr int kPilotCard = 203;  // Shaken Pilot
constexpr int kShipCard = 212;   // Structural Damage

}  // namespace plotboard::first_cards_u1
