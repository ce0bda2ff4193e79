#pragma once
// Huge ships. A GR-75 or Gozanti is 195 mm long, a CR90 or Raider 224.8; both are 80 mm
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

namespace plotboard::first_huge_ships {

using namespace test;
using rules::Game;
using state::Face;
using state::Phase;
using state::Section;
using state::Side;
using state::Token;
using test::first::act;
using test::first::activate;
using test::first::blanks;
using test::first::Cards;
using test::first::engage;
using test::first::hits;
using test::first::kFirespray;
using test::first::kGozanti;
using test::first::kTransport;
using test::first::no_shields;
using test::first::times_asked;
using test::first::verdict_on;

inline constexpr const char* kRookie = test::first::kXwing;
inline constexpr const char* kAcademy = test::first::kTie;

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
inline state::Piece rock(const std::string& id, double x, double y) { return obstacle(id, "coreasteroid0", x, y); }

}  // namespace plotboard::first_huge_ships
