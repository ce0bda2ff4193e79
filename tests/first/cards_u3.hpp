#pragma once
// Ships in front of each other, for the tests of cards_u3_*.cpp. A, the player's, looks up the table from the middle of
// it. Gaps are those of small bases in mm: 50 is range 1, 150 range 2, 250 range 3.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "geom/maneuver.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_u3 {

using namespace test;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

using Cards = std::vector<std::string>;

constexpr const char* kXwing = "1e-pilot-rookiepilot";            // attack 3, agility 2, hull 3, shields 2, skill 2
constexpr const char* kTie = "1e-pilot-academypilot";             // attack 2, agility 3, hull 3, skill 1
constexpr const char* kFirespray = "1e-pilot-bountyhunter";       // large; attack 3, agility 2, hull 6, shields 4
constexpr const char* kGozanti = "1e-pilot-gozanticlasscruiser";  // huge, of one card
constexpr int kPilotCard = 203;                                   // Shaken Pilot
constexpr int kShipCard = 212;                                    // Structural Damage

// An enemy ahead of A that looks at it.
inline state::Piece enemy(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kTie) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
// A friend of A's beside it.
inline state::Piece wingman(const std::string& id, double gap, const Cards& cards = {},
                            const std::string& pilot = kXwing) {
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
inline Arena battle(const std::string& pilot, const Cards& cards, std::vector<state::Piece> others, Phase phase) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
inline Arena fight(const std::string& pilot, const Cards& cards, std::vector<state::Piece> others = {}) {
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
// A window that opens for all ships at once.
inline void open(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}
inline void gains(Arena& arena, const char* ship, Token token, int count = 1) {
  arena.run([=](Game& game) { rules::gain(game, ship, token, count, "1e-token-1"); });
}
inline void suffers(Arena& arena, const char* ship, int hits, int crits = 0) {
  arena.run([=](Game& game) { rules::suffer(game, ship, hits, crits, "1e-dmg-1"); });
}
inline int times_asked(const Arena& arena, const std::string& kind) {
  int times = 0;
  for (const state::Choice& choice : arena.asked) times += choice.kind == kind ? 1 : 0;
  return times;
}
// It was asked whether to use that card, or that card stood among the options.
inline bool offered_card(const Arena& arena, const std::string& card) {
  for (const state::Choice& choice : arena.asked) {
    const state::Option* option = choice.option(card);
    if (option != nullptr && option->legal) return true;
  }
  return false;
}
// Whose side was asked last; what was said there to an option: "legal", "forbidden", or "not listed".
inline Side side_asked(const Arena& arena, const std::string& kind) {
  const state::Choice* choice = arena.question(kind);
  return choice == nullptr ? Side::none : choice->side;
}
inline std::string verdict_on(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "not listed" : option->legal ? "legal" : "forbidden";
}
inline bool has_faceup(const Arena& arena, const std::string& ship, const std::string& card) {
  return rules::has_card(arena[ship], card);
}
inline std::vector<rules::Shot> shots(Arena& arena, const std::string& weapon = "", const std::string& ship = "A") {
  std::vector<rules::Shot> found;
  arena.run([&](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, ship)) {
      if (weapon.empty() || shot.weapon.id == Id(weapon)) found.push_back(shot);
    }
  });
  return found;
}
inline bool has_icon(Arena& arena, const std::string& action, const std::string& ship = "A") {
  bool found = false;
  arena.run([&](Game& game) {
    for (const data::ShipAction& icon : rules::bar_of(game, ship)) found = found || icon.type == Id(action);
  });
  return found;
}
inline geom::Difficulty colour(Arena& arena, const char* code, const std::string& ship = "A") {
  geom::Difficulty difficulty{};
  arena.run([&](Game& game) { difficulty = rules::flight_of(game, ship, *geom::maneuver_from_code(code)).difficulty; });
  return difficulty;
}
inline std::vector<Face> blanks(std::size_t count) { return std::vector<Face>(count, Face::blank); }
inline std::vector<Face> hits(std::size_t count) { return std::vector<Face>(count, Face::hit); }
inline state::Piece rock(double x, double y, const std::string& shape = "coreasteroid0") {
  return obstacle("R", shape, x, y);
}

}  // namespace plotboard::first_cards_u3
