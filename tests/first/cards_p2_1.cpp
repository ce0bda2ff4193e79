// Pilots of the 1st edition: Serissu to Lieutenant Colzet.
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p2_1 {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kRookie = "1e-pilot-rookiepilot";    // X-wing: agility 2, 3 dice
constexpr const char* kAcademy = "1e-pilot-academypilot";  // TIE fighter: agility 3, 2 dice

// The gap of the bases in mm; it looks at A.
state::Piece enemy(const std::string& id, double gap, const std::string& pilot = kAcademy,
                   const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
Arena fight(const std::string& pilot, const std::vector<std::string>& cards, std::vector<state::Piece> others,
            Phase phase = Phase::engagement) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
state::Piece beside(const std::string& id, const std::string& pilot, double gap) {  // a friend on A's right
  return piloted(id, pilot, Side::player, 497 + gap, 300);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void begin_combat(Arena& arena) {
  arena.run([](Game& game) { rules::first::begin_combat(game); });
}
void reveal(Arena& arena, const char* code, const char* ship = "A") {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  arena.run([ship](Game& game) { rules::activate(game, ship); });
}

}  // namespace

TEST_CASE("Serissu: a friend at range 1 rerolls one defence die [1e-pilot-serissu]", "[first]") {
  const bool near = GENERATE(true, false);
  const double gap = near ? 20 : 150;
  Arena arena(
      {piloted("B", kRookie, Side::player, 457, 300), piloted("S", "1e-pilot-serissu", Side::player, 497 + gap, 300),
       piloted("E", kAcademy, Side::enemy, 457, 490, 180)},
      "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::evade, Face::blank});
  if (near) arena.says("modify-defense", "1e-pilot-serissu").says("reroll", "1").dice({Face::evade});
  engage(arena, "E");
  CHECK(damage_to(arena, "B") == (near ? 0 : 1));
}

TEST_CASE("IG-88A: a kill brings a shield back, within the shield value [1e-pilot-ig88a][1e-dmg-17]", "[first]") {
  const int shields = GENERATE(2, 4);  // of 4
  Arena arena = fight("1e-pilot-ig88a", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = shields;
  arena.edit("B").ship.damage = {{212, false}, {212, false}};
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  if (shields == 2) arena.says("effect", "1e-pilot-ig88a");
  engage(arena);
  CHECK(arena["B"].ship.destroyed);
  CHECK(arena["A"].ship.shields == (shields == 2 ? 3 : 4));
}

TEST_CASE("IG-88A: a defender that lives brings nothing [1e-pilot-ig88a]", "[first]") {
  Arena arena = fight("1e-pilot-ig88a", {}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["A"].ship.shields == 2);
}

TEST_CASE("IG-88B: after a miss one attack with a cannon, once a round [1e-pilot-ig88b][1e-attack-40]", "[first]") {
  Arena arena = fight("1e-pilot-ig88b", {"1e-upgrade-heavylasercannon"}, {enemy("B", 150), enemy("C", 250)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  arena.says("attack", "1e-upgrade-heavylasercannon>C");  // a target of its own
  arena.dice({Face::blank, Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
  engage(arena);  // it has missed again, and nothing more comes of that
  CHECK(arena["A"].ship.has_mark("used:1e-pilot-ig88b"));
  CHECK(arena.offered("attack", "primary:0>B") == nullptr);
}

TEST_CASE("IG-88B: nothing after a hit, nor without a cannon [1e-pilot-ig88b]", "[first]") {
  const bool armed = GENERATE(true, false);
  std::vector<std::string> cards;
  if (armed) cards.push_back("1e-upgrade-heavylasercannon");
  Arena arena = fight("1e-pilot-ig88b", cards, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({armed ? Face::hit : Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == (armed ? 1 : 0));
}

TEST_CASE("IG-88C: a boost brings a free evade, not while stressed [1e-pilot-ig88c]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = fight("1e-pilot-ig88c", {}, {}, Phase::activation);
  arena.says("action", "boost").says("boost", "straight");
  if (!stressed) arena.says("action", "evade");
  arena.run([stressed](Game& game) {
    rules::Offer offer;
    offer.only = {"boost"};
    offer.even_stressed = true;
    if (stressed) rules::gain(game, "A", Token::stress, 1, "1e-act-9");
    rules::offer_action(game, "A", offer);
  });
  CHECK(arena["A"].tokens.evade == (stressed ? 0 : 1));
}

TEST_CASE("IG-88C: other actions bring none [1e-pilot-ig88c]", "[first]") {
  Arena arena = fight("1e-pilot-ig88c", {}, {}, Phase::activation);
  arena.says("action", "focus");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena["A"].tokens.evade == 0);
}

TEST_CASE("IG-88D: a Segnor's loop along the turn template, red and turned about [1e-pilot-ig88d]", "[first]") {
  Arena turned = fight("1e-pilot-ig88d", {}, {}, Phase::activation);
  turned.says("effect", "1e-pilot-ig88d");
  reveal(turned, "3L");
  CHECK(turned["A"].tokens.stress == 1);  // as red as the loop
  Arena white = fight("1e-pilot-trandoshanslaver", {}, {}, Phase::activation);
  white.edit("A").ship.dial = geom::maneuver_from_code("3T");
  white.passes("action");
  white.run([](Game& game) { rules::activate(game, "A"); });
  CHECK(turned["A"].pose.x.value == white["A"].pose.x.value);  // both bases are large: where a turn ends
  CHECK(turned["A"].pose.y.value == white["A"].pose.y.value);
  CHECK(turned["A"].pose.heading.value == 90000);  // a left turn ends at 270 degrees
}

TEST_CASE("IG-88D: the loop along its bank, and loops that are none [1e-pilot-ig88d]", "[first]") {
  Arena banked = fight("1e-pilot-ig88d", {}, {}, Phase::activation);
  banked.says("effect", "pass");
  reveal(banked, "3P");
  CHECK(banked["A"].pose.heading.value == 225000);
  Arena koiogran = fight("1e-pilot-ig88d", {}, {}, Phase::activation);
  reveal(koiogran, "4K");
  CHECK(koiogran["A"].pose.heading.value == 180000);
}

TEST_CASE("Drea Renthal: for a stress token a spent lock comes back, also while stressed [1e-pilot-drearenthal]",
          "[first]") {
  Arena arena = fight("1e-pilot-drearenthal", {}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit}).says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "done").says("effect", "1e-pilot-drearenthal").dice({Face::hit});
  arena.says("modify-attack", "done").dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].tokens.stress == 2);
}

TEST_CASE("Drea Renthal: nothing to lock within range 3, nothing to pay for [1e-pilot-drearenthal]", "[first]") {
  Arena arena = fight("1e-pilot-drearenthal", {}, {enemy("B", 400)});
  arena.edit("A").lock = "B";
  arena.run([](Game& game) { rules::spend_lock(game, "A", "1e-lock-11"); });
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Kaa'to Leeachos: takes a friend's token at range 1-2 [1e-pilot-kaatoleeachos]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-kaatoleeachos", {}, {beside("F", "1e-pilot-serissu", near ? 150 : 220)});
  arena.edit("F").tokens.focus = 1;
  arena.edit("F").tokens.evade = 1;
  if (near) arena.says("effect", "1e-pilot-kaatoleeachos").says("pick", "evade");
  begin_combat(arena);
  CHECK(arena["A"].tokens.evade == (near ? 1 : 0));
  CHECK(arena["F"].tokens.evade == (near ? 0 : 1));
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Palob Godalhi: takes an enemy's token at range 1-2 [1e-pilot-palobgodalhi]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-palobgodalhi", {}, {enemy("B", near ? 150 : 220), beside("F", kRookie, 20)});
  arena.edit("B").tokens.focus = 2;
  arena.edit("F").tokens.focus = 1;  // friends keep theirs
  if (near) arena.says("effect", "1e-pilot-palobgodalhi");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 1 : 0));
  CHECK(arena["B"].tokens.focus == (near ? 1 : 2));
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Kavil: one die more against what is outside of his firing arc [1e-pilot-kavil]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece target = piloted("B", kAcademy, Side::enemy, ahead ? 457 : 657, ahead ? 500 : 300, 180);
  Arena arena = fight("1e-pilot-kavil", {"1e-upgrade-ioncannonturret"}, {target});
  arena.says("attack", "1e-upgrade-ioncannonturret>B");
  arena.dice(std::vector<Face>(ahead ? 3 : 4, Face::blank)).dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Dace Bonearm: an ionised enemy at range 1-3 suffers 1 damage for a stress token [1e-pilot-dacebonearm]",
          "[first]") {
  Arena arena = fight("1e-pilot-dacebonearm", {}, {enemy("B", 250)});
  arena.says("effect", "1e-pilot-dacebonearm");
  arena.run([](Game& game) { rules::gain(game, "B", Token::ion, 2, "1e-ion-1"); });  // once for both
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.stress == 1);
  arena.run([](Game& game) { rules::gain(game, "B", Token::ion, 1, "1e-ion-1"); });  // he is stressed
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Dace Bonearm: not beyond range 3, not for other tokens or friends [1e-pilot-dacebonearm]", "[first]") {
  Arena arena = fight("1e-pilot-dacebonearm", {}, {enemy("B", 320), enemy("C", 100), beside("F", kRookie, 20)});
  arena.run([](Game& game) {
    rules::gain(game, "B", Token::ion, 1, "1e-ion-1");
    rules::gain(game, "C", Token::stress, 1, "1e-act-9");
    rules::gain(game, "F", Token::ion, 1, "1e-ion-1");
  });
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Torkil Mux: an enemy at range 1-2 counts as skill 0 until Combat is over [1e-pilot-torkilmux][1e-ps-3]",
          "[first]") {
  Arena arena =
      fight("1e-pilot-torkilmux", {}, {enemy("B", 150, "1e-pilot-darthvader"), enemy("C", 250)}, Phase::activation);
  arena.run([](Game& game) { rules::first::end_activation(game); });
  CHECK(arena["B"].initiative == 0);  // C is too far away
  arena.table.play.phase = Phase::engagement;
  arena.run([](Game& game) {
    game.emit(state::ShipDestroyed{"A"});  // it stays when he falls
    game.emit(state::ShipRemoved{"A"});
    rules::first::end_combat(game);
  });
  CHECK(arena["B"].initiative == 9);
}

TEST_CASE("Guri: an enemy at range 1 brings a focus token [1e-pilot-guri]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-guri", {}, {enemy("B", near ? 90 : 110)});
  if (near) arena.says("effect", "1e-pilot-guri");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 1 : 0));
}

TEST_CASE("Commander Alozen: locks an enemy at range 1 [1e-pilot-commanderalozen]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-commanderalozen", {}, {piloted("B", kRookie, Side::enemy, 457, near ? 430 : 450)});
  if (near) arena.says("effect", "1e-pilot-commanderalozen");
  begin_combat(arena);
  CHECK(arena["A"].lock == (near ? "B" : ""));
}

TEST_CASE("Laetin A'shera: a missed attack brings an evade token [1e-pilot-laetinashera]", "[first]") {
  const bool hit = GENERATE(false, true);
  Arena arena = fight("1e-pilot-laetinashera", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice({hit ? Face::hit : Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  if (!hit) arena.says("effect", "1e-pilot-laetinashera");
  engage(arena, "B");
  CHECK(arena["A"].tokens.evade == (hit ? 0 : 1));
}

TEST_CASE(
    "Laetin A'shera: of an attack that is performed twice both have to miss "
    "[1e-pilot-laetinashera][1e-attack-37][1e-attack-39]",
    "[first]") {
  const bool hit = GENERATE(false, true);
  Arena arena = fight("1e-pilot-laetinashera", {},
                      {enemy("B", 150, "1e-pilot-goldsquadronpilot", {"1e-upgrade-twinlaserturret"})});
  arena.says("attack", "1e-upgrade-twinlaserturret>A");
  arena.dice({hit ? Face::hit : Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
  if (!hit) arena.says("effect", "1e-pilot-laetinashera");
  engage(arena, "B");
  CHECK(arena["A"].tokens.evade == (hit ? 0 : 1));
}

TEST_CASE("Lieutenant Colzet: spends his lock to turn a facedown damage card up [1e-pilot-lieutenantcolzet]",
          "[first]") {
  const bool damaged = GENERATE(true, false);
  Arena arena = fight("1e-pilot-lieutenantcolzet", {}, {enemy("B", 600)}, Phase::end);
  arena.edit("A").lock = "B";
  if (damaged) {
    arena.edit("B").ship.damage = {{212, false}};
    arena.says("effect", "1e-pilot-lieutenantcolzet");
  }
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].lock == (damaged ? "" : "B"));
  if (damaged) CHECK(arena["B"].ship.damage.front().faceup);
}

TEST_CASE("Raider fore: 2 energy buy one more attack of its section [1e-pilot-raiderclasscorvettefore][1e-huge-18]",
          "[first]") {
  const int energy = GENERATE(1, 4);
  state::Piece raider =
      piloted("A", "1e-pilot-raiderclasscorvettefore", Side::player, 457, 300, 0, {"1e-pilot-raiderclasscorvetteaft"});
  Arena arena({raider, piloted("B", kRookie, Side::enemy, 457, 650, 180)}, "1e", Phase::engagement);
  arena.edit("A").ship.sections[1].energy = energy;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank)).dice(std::vector<Face>(3, Face::blank));
  if (energy == 4) {
    arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
    arena.dice(std::vector<Face>(3, Face::blank));
  }
  engage(arena);
  CHECK(arena["A"].ship.sections[1].energy == (energy == 4 ? 2 : 1));
}

}  // namespace plotboard::first_cards_p2_1
