#pragma once
// Huge ships for the tests of rules_r3_*.cpp. A GR-75 or Gozanti is 195 mm long, a CR90 or Raider 224.8; both are 80 mm
// wide and stand about their mid-point.

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "geom/maneuver.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_rules_r3 {

using namespace test;
using rules::Game;
using state::Face;
using state::Phase;
using state::Section;
using state::Side;
using state::Token;

using Cards = std::vector<std::string>;

constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";  // skill 3, hull 8, shields 4, energy 4
constexpr const char* kGozanti = "1e-pilot-gozanticlasscruiser";    // skill 2, hull 9, shields 5, energy 4
constexpr const char* kRookie = "1e-pilot-rookiepilot";             // X-wing, skill 2, attack 3, agility 2
constexpr const char* kAcademy = "1e-pilot-academypilot";           // TIE fighter, skill 1, attack 2, agility 3
constexpr const char* kFirespray = "1e-pilot-bountyhunter";         // large, skill 3

constexpr std::size_t kFore = 0, kAft = 1;
constexpr double kHalfLong = 112.4, kHalfShort = 97.5;

inline state::Piece transport(Side side = Side::player, double x = 457, double y = 300, double heading = 0,
                              const Cards& cards = {}) {
  return piloted("A", kTransport, side, x, y, heading, cards);
}
// Both of its cards: skill 4, hull 8 and shields 5 fore, 8 and 3 aft, energy 5.
inline state::Piece cr90(Side side = Side::player, double x = 457, double y = 300, double heading = 0,
                         const Cards& fore = {}, const Cards& aft = {}, const std::string& id = "A") {
  Cards cards = fore;
  cards.push_back("1e-pilot-cr90corvetteaft");
  cards.insert(cards.end(), aft.begin(), aft.end());
  return piloted(id, "1e-pilot-cr90corvettefore", side, x, y, heading, cards);
}
// Skill 4, hull 8 and shields 6 fore, 8 and 4 aft, energy 6.
inline state::Piece raider(Side side = Side::player, double x = 457, double y = 300, double heading = 0,
                           const Cards& fore = {}, const Cards& aft = {}, const std::string& id = "A") {
  Cards cards = fore;
  cards.push_back("1e-pilot-raiderclasscorvetteaft");
  cards.insert(cards.end(), aft.begin(), aft.end());
  return piloted(id, "1e-pilot-raiderclasscorvettefore", side, x, y, heading, cards);
}
inline Arena play(std::vector<state::Piece> pieces, Phase phase = Phase::activation) {
  return Arena(std::move(pieces), "huge-1e", phase);
}
inline Arena& energy(Arena& arena, std::size_t section, int count, const std::string& ship = "A") {
  arena.edit(ship).ship.sections[section].energy = count;
  return arena;
}
inline int energy_on(const Arena& arena, std::size_t section, const std::string& ship = "A") {
  return arena[ship].ship.sections[section].energy;
}
inline int shields_on(const Arena& arena, std::size_t section, const std::string& ship = "A") {
  return arena[ship].ship.sections[section].shields;
}
inline Arena& no_shields(Arena& arena, const std::string& ship = "A") {
  state::ShipState& state = arena.edit(ship).ship;
  for (state::HullSection& section : state.sections) section.shields = 0;
  state.shields = 0;
  return arena;
}
// The next card of that section's deck.
inline Arena& next_card(Arena& arena, std::size_t section, int number, const std::string& ship = "A") {
  arena.edit(ship).ship.sections[section].deck.draw.push_back(number);
  return arena;
}
inline int cards_of(const Arena& arena, Section section, const std::string& ship = "A") {
  const auto& damage = arena[ship].ship.damage;
  return static_cast<int>(
      std::count_if(damage.begin(), damage.end(), [&](const auto& each) { return each.section == section; }));
}
// So many facedown cards that do nothing (Hull Breach has no effect there).
inline Arena& damaged(Arena& arena, Section section, int count, const std::string& ship = "A") {
  for (int i = 0; i < count; ++i) {
    state::DamageCard card;
    card.number = 328;
    card.section = section;
    arena.edit(ship).ship.damage.push_back(card);
  }
  return arena;
}
inline Arena& activate(Arena& arena, const char* code, const std::string& ship = "A") {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  return arena.run([ship](Game& game) { rules::activate(game, ship); });
}
inline Arena& act(Arena& arena, const std::string& ship = "A") {
  return arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
inline Arena& engage(Arena& arena, const std::string& ship = "A") {
  return arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
inline Arena& suffers(Arena& arena, int hits, int crits = 0, Section at = Section::none) {
  return arena.run([=](Game& game) { rules::suffer(game, "A", hits, crits, "1e-dmg-1", at); });
}
inline std::vector<rules::Shot> shots(Arena& arena, const std::string& weapon = "", const std::string& ship = "A",
                                      bool explain = false) {
  std::vector<rules::Shot> found;
  arena.run([&](Game& game) {
    rules::ShotFilter filter;
    filter.explain = explain;
    for (const rules::Shot& shot : rules::shots_of(game, ship, filter)) {
      if (weapon.empty() || shot.weapon.id == Id(weapon)) found.push_back(shot);
    }
  });
  return found;
}
// The rule that forbids that shot, "" where it is legal, "none" where there is no such shot.
inline std::string fault_of(Arena& arena, const std::string& key, const std::string& ship = "A") {
  std::string fault = "none";
  for (const rules::Shot& shot : shots(arena, "", ship, true)) {
    if (shot.key() != Id(key)) continue;
    if (shot.legal) return "";
    fault = shot.rule.text();
  }
  return fault;
}
inline int times_asked(const Arena& arena, const std::string& kind) {
  return static_cast<int>(
      std::count_if(arena.asked.begin(), arena.asked.end(), [&](const auto& each) { return each.kind == kind; }));
}
inline std::string verdict_on(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  return option == nullptr ? "not listed" : option->legal ? "legal" : "forbidden";
}
inline std::vector<Face> blanks(std::size_t count) { return std::vector<Face>(count, Face::blank); }
inline std::vector<Face> hits(std::size_t count) { return std::vector<Face>(count, Face::hit); }
inline state::Piece rock(const std::string& id, double x, double y) { return obstacle(id, "coreasteroid0", x, y); }

}  // namespace plotboard::first_rules_r3
