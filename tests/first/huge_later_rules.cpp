// Huge ships as the later rules have them, and the game's formats.
#include "first/attacks.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/crippled.hpp"
#include "rules/play/squad.hpp"

namespace plotboard::first_huge_later_rules {
using namespace first_attacks;
namespace {

state::Piece two_cards(const std::string& name, double y = 300, const Cards& fore = {}) {
  Cards cards = fore;
  cards.push_back("1e-pilot-" + name + "aft");
  return at("A", "1e-pilot-" + name + "fore", Side::player, 457, y, 0, cards);
}
// The action steps of that huge ship, with an enemy to lock and energy to spend.
int action_steps(const state::Piece& ship) {
  Arena arena = huge_battle({ship, at("B", kTie, Side::enemy, 600, 300), wingman("F", 120)});
  for (state::HullSection& section : arena.edit("A").ship.sections) section.energy = section.energy_limit;
  arena.passes("action");
  act(arena);
  return times_asked(arena, "action");
}
constexpr const char* kTurbolasers = "1e-upgrade-singleturbolasers";  // range 3-5, 4 dice, 2 energy

}  // namespace

TEST_CASE("A huge ship has one action for each of its cards [1e-huge-3]", "[first]") {
  for (const char* one : {kGozanti, kCroc, kTransport}) {
    CHECK(action_steps(at("A", one, Side::player, 457, 300)) == 1);
  }
  CHECK(action_steps(two_cards("cr90corvette")) == 2);
  CHECK(action_steps(two_cards("raiderclasscorvette")) == 2);
}

TEST_CASE("A huge ship is one ship for a condition [1e-huge-7]", "[first]") {
  Arena arena = huge_battle({two_cards("cr90corvette"), at("B", "1e-pilot-captainrex", Side::enemy, 457, 560, 180)},
                            Phase::engagement);
  for (int i = 0; i < 2; ++i) {
    arena.run(
        [](Game& game) { rules::assign_condition(game, "A", "1e-condition-suppressivefire", true, "1e-cond-8"); });
  }
  const auto& cards = arena["A"].ship.cards;
  CHECK(std::count_if(cards.begin(), cards.end(),
                      [](const state::Card& card) { return card.id == "1e-condition-suppressivefire"; }) == 1);
}

TEST_CASE("Who is destroyed by a huge ship's overlap has no ability any more [1e-huge-8]", "[first]") {
  const Cards bomb{"1e-upgrade-deadmansswitch"};
  Arena arena =
      huge_battle({at("A", kTransport, Side::player, 457, 300), at("B", kTie, Side::enemy, 457, 450, 180, bomb),
                   at("C", kTie, Side::enemy, 540, 460, 180)});
  arena.passes("action");
  arena.dice({Face::blank});  // of the ramming
  flies(arena, "2F");
  CHECK(arena["B"].ship.removed);
  CHECK(arena["C"].ship.damage.empty());
}

TEST_CASE("Weapons that cost energy spend what lies on their own card [1e-huge-9]", "[first]") {
  Arena arena = huge_battle(
      {two_cards("cr90corvette", 300, {kTurbolasers}), at("B", kXwing, Side::enemy, 857, 380, 270)}, Phase::engagement);
  for (state::HullSection& section : arena.edit("A").ship.sections) section.energy = section.energy_limit;
  const std::string shot = std::string(kTurbolasers) + ":fore-right>B";
  CHECK(fault_of(arena, shot) == "1e-huge-9");  // there is energy on the ship's card alone
  arena.edit("A").ship.cards[0].charges = 1;
  CHECK(fault_of(arena, shot) == "1e-huge-9");
  arena.edit("A").ship.cards[0].charges = 2;
  const int on_ship = arena["A"].ship.sections[1].energy;
  arena.says("attack", shot).dice(blanks(4)).dice(blanks(4));
  arena.run([&](Game& game) {
    rules::ShotFilter filter;
    filter.weapons = {kTurbolasers};
    rules::offer_attack(game, "A", filter, false, "huge-attack-1");
  });
  CHECK(arena["A"].ship.cards[0].charges == 0);
  CHECK(arena["A"].ship.sections[1].energy == on_ship);
  CHECK(fault_of(arena, shot) == "1e-huge-9");
}

TEST_CASE("A crippled section fights on with what the rule set leaves it [1e-huge-21]", "[first]") {
  const data::RuleSet& rules = *catalog().ruleset("huge-1e");
  Arena arena = huge_battle({two_cards("cr90corvette"), at("B", kTie, Side::enemy, 457, 720, 180)}, Phase::engagement);
  const auto primary = [](Arena& battle) {
    int dice = -1;
    battle.run([&](Game& game) { dice = rules::weapon_named(game, "A", "primary:0")->weapon.dice; });
    return dice;
  };
  const int whole = primary(arena);
  arena.run([](Game& game) { rules::cripple(game, "A", Section::fore); });
  CHECK(primary(arena) == whole - rules.crippled_attack_lost);
  const auto found = shots(arena, "primary:0");
  CHECK_FALSE(found.empty());  // it keeps its turret
  arena.edit("A").ship.sections[0].crippled = false;
  const int energy = arena["A"].ship.sections[1].energy_limit;
  arena.run([](Game& game) { rules::cripple(game, "A", Section::aft); });
  CHECK(arena["A"].ship.sections[1].energy_limit == energy - rules.crippled_energy_lost);
}

TEST_CASE("A standard game has 100 points, an epic one 300 and huge ships [1e-epic-1]", "[first]") {
  const data::RuleSet& standard = *catalog().ruleset("1e");
  const data::RuleSet& epic = *catalog().ruleset("huge-1e");
  CHECK(standard.squad_limit == 100);
  CHECK(epic.squad_limit == 300);
  const auto faults = [](const std::vector<state::Piece>& ships, const data::RuleSet& rules) {
    return rules::first::squad_faults(catalog(), ships, Side::player, rules).size();
  };
  std::vector<state::Piece> ships;
  for (int i = 0; i < 5; ++i)
    ships.push_back(at(std::string(1, char('K' + i)), kXwing, Side::player, 100 + 100 * i, 50));
  CHECK(faults(ships, standard) == 1);  // 105 points
  CHECK(faults(ships, epic) == 0);
  ships = {at("A", kTransport, Side::player, 457, 300)};
  CHECK(faults(ships, standard) == 1);
  CHECK(faults(ships, epic) == 0);
}

TEST_CASE("Half an epic point counts as a whole one [1e-epic-2][1e-huge-20]", "[first]") {
  state::Piece half = piloted("C", "1e-pilot-cr90corvettefore", Side::player, 457, 300);  // 1.5 of 3
  std::vector<state::Piece> squad{at("A", kTransport, Side::player, 457, 300), half};
  const auto faulty = [&squad] {
    const auto faults = rules::first::squad_faults(catalog(), squad, Side::player, *catalog().ruleset("huge-1e"));
    return std::any_of(faults.begin(), faults.end(), [](const auto& fault) { return fault.rule == "1e-epic-2"; });
  };
  CHECK_FALSE(faulty());  // 3.5
  squad.push_back(at("A", kTransport, Side::player, 457, 300));
  squad.back().id = "B";
  CHECK(faulty());  // 5.5
}

}  // namespace plotboard::first_huge_later_rules
