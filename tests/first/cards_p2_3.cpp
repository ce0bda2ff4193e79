// Pilots of the 1st edition: Miranda Doni to Hera Syndulla.
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p2_3 {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kRookie = "1e-pilot-rookiepilot";    // X-wing: agility 2, 3 dice
constexpr const char* kAcademy = "1e-pilot-academypilot";  // TIE fighter: agility 3, 2 dice

// The gap of small bases in mm; it looks at A.
state::Piece enemy(const std::string& id, double gap, const std::string& pilot = kAcademy,
                   const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
Arena fight(const std::string& pilot, const std::vector<std::string>& cards, std::vector<state::Piece> others,
            Phase phase = Phase::engagement) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
state::Piece beside(const std::string& id, const std::string& pilot, double gap,
                    const std::vector<std::string>& cards = {}) {  // a friend on A's right
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void begin_combat(Arena& arena) {
  arena.run([](Game& game) { rules::first::begin_combat(game); });
}
void reveal(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
std::vector<Face> blanks(int count) { return std::vector<Face>(static_cast<std::size_t>(count), Face::blank); }

}  // namespace

TEST_CASE("Miranda Doni: a shield for a die, once a round [1e-pilot-mirandadoni]", "[first]") {
  Arena arena = fight("1e-pilot-mirandadoni", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("miranda", "spend").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.shields == 3);
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.shields == 3);
}

TEST_CASE("Miranda Doni: a die for a shield, within the shield value [1e-pilot-mirandadoni][1e-dmg-17]", "[first]") {
  Arena arena = fight("1e-pilot-mirandadoni", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.says("attack", "primary:0>B").says("miranda", "recover").dice(blanks(1)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena.offered("miranda", "spend") == nullptr);  // there was none
  Arena whole = fight("1e-pilot-mirandadoni", {}, {enemy("B", 150)});
  whole.says("attack", "primary:0>B").says("miranda", "pass").dice(blanks(2)).dice(blanks(3));
  engage(whole);
  CHECK(whole.offered("miranda", "recover") == nullptr);
}

TEST_CASE(
    "Miranda Doni: once, at either roll of an attack that is performed twice "
    "[1e-pilot-mirandadoni][1e-attack-38]",
    "[first]") {
  Arena arena = fight("1e-pilot-mirandadoni", {"1e-upgrade-twinlaserturret"}, {enemy("B", 250)});
  arena.says("attack", "1e-upgrade-twinlaserturret>B");
  arena.says("miranda", "pass").dice(blanks(3)).dice(blanks(3));
  arena.says("miranda", "spend").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].ship.shields == 3);
}

TEST_CASE("\"Deathrain\": bombs ahead, and a free barrel roll after the drop [1e-pilot-deathrain]", "[first]") {
  Arena arena = fight("1e-pilot-deathrain", {}, {}, Phase::activation);
  std::vector<state::Option> templates{rules::option("straight-1", {})};
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  arena.run([&](Game& game) {
    rules::Occasion occasion;
    occasion.window = rules::Window::device_template;
    occasion.subject = "A";
    occasion.options = &templates;
    rules::happen(game, occasion);
    rules::place_device(game, "A", "1e-seismic-charge", game.piece("A").pose);
  });
  REQUIRE(templates.size() == 2);
  CHECK(templates[1].key == "launch-straight-1");
  CHECK(arena["A"].pose.x.value < 457000);
}

TEST_CASE("\"Deathrain\": no roll while stressed [1e-pilot-deathrain]", "[first]") {
  Arena arena = fight("1e-pilot-deathrain", {}, {}, Phase::activation);
  arena.edit("A").tokens.stress = 1;
  arena.run([](Game& game) { rules::place_device(game, "A", "1e-seismic-charge", game.piece("A").pose); });
  CHECK(arena["A"].pose.x.value == 457000);
}

TEST_CASE("Moralo Eval: his cannons reach his auxiliary arc [1e-pilot-moraloeval]", "[first]") {
  const bool his = GENERATE(true, false);
  state::Piece aside = piloted("B", kAcademy, Side::enemy, 657, 350);
  state::Piece astern = piloted("C", kAcademy, Side::enemy, 457, 120);
  Arena arena = fight(his ? "1e-pilot-moraloeval" : "1e-pilot-bossk", {"1e-upgrade-heavylasercannon"}, {aside, astern});
  std::vector<std::string> found;
  arena.run([&](Game& game) {
    rules::ShotFilter cannon;
    cannon.weapons = {"1e-upgrade-heavylasercannon"};
    for (const rules::Shot& shot : rules::shots_of(game, "A", cannon)) found.push_back(shot.defender);
  });
  CHECK(found == (his ? std::vector<std::string>{"B"} : std::vector<std::string>{}));
}

TEST_CASE("\"Epsilon Leader\": one stress token off every friend at range 1, himself included [1e-pilot-epsilonleader]",
          "[first]") {
  Arena arena =
      fight("1e-pilot-epsilonleader", {}, {beside("F", kAcademy, 80), beside("G", kAcademy, 120), enemy("E", 50)});
  for (const char* id : {"A", "F", "G", "E"}) arena.edit(id).tokens.stress = 2;
  begin_combat(arena);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["F"].tokens.stress == 1);
  CHECK(arena["G"].tokens.stress == 2);
  CHECK(arena["E"].tokens.stress == 2);
}

TEST_CASE("\"Omega Ace\": focus token and lock turn all dice to critical results [1e-pilot-omegaace]", "[first]") {
  Arena arena = fight("1e-pilot-omegaace", {}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::focus}).says("modify-attack", "1e-pilot-omegaace");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(rules::is_critically_damaged(arena["B"]));
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("\"Omega Ace\": not with one of the two, nor by a lock on another ship [1e-pilot-omegaace]", "[first]") {
  const bool elsewhere = GENERATE(true, false);
  Arena arena = fight("1e-pilot-omegaace", {}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("A").lock = elsewhere ? "C" : "B";
  arena.edit("A").tokens.focus = elsewhere ? 1 : 0;
  arena.says("attack", "primary:0>B").dice(blanks(2)).passes("modify-attack").dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("modify-attack", "1e-pilot-omegaace") == nullptr);
}

TEST_CASE("\"Omega Leader\": a locked enemy may not modify dice [1e-pilot-omegaleader][1e-attack-27]", "[first]") {
  const bool locked = GENERATE(true, false);
  const bool attacks = GENERATE(true, false);
  Arena arena = fight("1e-pilot-omegaleader", {}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("A").lock = locked ? "B" : "C";
  arena.edit("B").tokens.focus = 1;
  const char* kind = attacks ? "modify-defense" : "modify-attack";
  arena.says("attack", attacks ? "primary:0>B" : "primary:0>A");
  if (attacks) arena.dice({Face::hit, Face::blank});
  if (attacks && locked) arena.says("modify-attack", "done");  // his own lock is his to spend
  if (attacks) arena.dice({Face::focus, Face::blank, Face::blank});
  if (!attacks) arena.dice({Face::focus, Face::blank});
  if (!locked) arena.says(kind, "focus");
  if (!attacks) arena.dice(blanks(3));
  engage(arena, attacks ? "A" : "B");
  CHECK(arena["B"].tokens.focus == (locked ? 1 : 0));
}

TEST_CASE("\"Omega Leader\": nor change his dice [1e-pilot-omegaleader]", "[first]") {
  const bool locked = GENERATE(true, false);
  rules::Effect turns;
  turns.card = "1e-pilot-academypilot";
  turns.window = rules::Window::modify_attack_against;
  turns.rule = "1e-attack-24";
  turns.may = true;
  turns.run = [](Game&, rules::Occasion& occasion) {
    occasion.options->push_back(rules::option(occasion.card, words::just(words::Card{occasion.card})));
  };
  turns.use = [](Game& game, rules::Occasion&) { rules::change_die(game, true, 0, Face::blank); };
  const rules::MadeUpEffects effects({turns});
  Arena arena = fight("1e-pilot-omegaleader", {}, {enemy("B", 150)});
  if (locked) arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank});
  if (!locked) arena.says("modify-attack-defender", "1e-pilot-academypilot");
  if (locked) arena.passes("modify-attack");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (locked ? 1 : 0));
}

TEST_CASE(
    "Poe Dameron: with a focus token one focus result counts, and the token stays "
    "[1e-pilot-poedameron][1e-pilot-poedameron-swx57]",
    "[first]") {
  const std::string poe = GENERATE(as<std::string>{}, "1e-pilot-poedameron", "1e-pilot-poedameron-swx57");
  const int tokens = GENERATE(1, 0);
  Arena attack = fight(poe, {}, {enemy("B", 150)});
  attack.edit("A").tokens.focus = tokens;
  attack.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (tokens > 0) attack.says("modify-attack", poe).says("modify-attack", "done");
  attack.dice(blanks(3));
  engage(attack);
  CHECK(damage_to(attack, "B") == tokens);
  CHECK(attack["A"].tokens.focus == tokens);
  Arena defense = fight(poe, {}, {enemy("B", 150)});
  defense.edit("A").tokens.focus = tokens;
  defense.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::focus, Face::focus});
  if (tokens > 0) defense.says("modify-defense", poe).says("modify-defense", "done");
  engage(defense, "B");
  CHECK(damage_to(defense, "A") == 2 - tokens);
}

TEST_CASE("\"Red Ace\": the first shield that goes in a round brings an evade token [1e-pilot-redace]", "[first]") {
  Arena arena = fight("1e-pilot-redace", {}, {});
  arena.run([](Game& game) { rules::suffer(game, "A", 2, 0, "1e-dmg-1"); });
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena["A"].tokens.evade == 1);
  arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-dmg-1"); });
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE(
    "Hera Syndulla: turns her dial to another maneuver of its colour "
    "[1e-pilot-herasyndulla-vcx100][1e-pilot-herasyndulla-attackshuttle]",
    "[first]") {
  const std::string hera =
      GENERATE(as<std::string>{}, "1e-pilot-herasyndulla-vcx100", "1e-pilot-herasyndulla-attackshuttle");
  Arena green = fight(hera, {}, {}, Phase::activation);
  green.says("turn-dial", "1F").passes("action");
  reveal(green, "2F");
  CHECK(green["A"].ship.executed->maneuver == *geom::maneuver_from_code("1F"));
  CHECK(green.offered("turn-dial", "3F") == nullptr);  // white
  CHECK(green.offered("turn-dial", "1T") == nullptr);  // red
  Arena red = fight(hera, {}, {}, Phase::activation);
  red.says("turn-dial", "3T");
  reveal(red, "1Y");
  CHECK(red["A"].ship.executed->maneuver == *geom::maneuver_from_code("3T"));
  Arena white = fight(hera, {}, {}, Phase::activation);
  white.passes("action");
  reveal(white, "3F");
  CHECK(white.question("turn-dial") == nullptr);
}

}  // namespace plotboard::first_cards_p2_3
