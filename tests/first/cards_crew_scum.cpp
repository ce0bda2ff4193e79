// Crew of Scum and Villainy.
#include "rules/first/bombs.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_crew_scum {
using namespace test::first;

namespace {

state::Piece mine(const std::string& id) {
  state::Piece piece = device(id, "1e-proximity-mine", 600, 600);
  piece.owner = "A";
  return piece;
}
std::vector<Face> rolled_for(Arena& arena, const char* ship, int count) {
  std::vector<Face> faces;
  arena.run([&](Game& game) { faces = rules::first::roll_for_device(game, ship, "M", count); });
  return faces;
}

}  // namespace

TEST_CASE("4-LOM: an ion token, and the defender's token stays where it is [1e-upgrade-4lom]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-4lom"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 1;
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-4lom:focus").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-defense", "done");
  engage(arena);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(times_asked(arena, "modify-attack") == 1);  // one token
  CHECK_FALSE(arena.offered("modify-defense", "focus")->legal);
  CHECK(arena.offered("modify-defense", "evade")->legal);
  CHECK(damage_to(arena, "B") == 2);

  arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "done").dice(blanks(3));
  arena.says("modify-defense", "focus").says("modify-defense", "done");
  engage(arena);  // in that attack only
  CHECK(arena["B"].tokens.focus == 0);
}

TEST_CASE("4-LOM: of two focus tokens one is still spent [1e-upgrade-4lom]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-4lom"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-4lom:focus").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-defense", "focus");
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Azmorigan: 1 energy to exchange a Crew or Team card for one that costs no more [1e-upgrade-azmorigan]",
          "[first]") {
  Arena arena = fight("1e-pilot-croccruiser", {"1e-upgrade-azmorigan", "1e-upgrade-dengar", "1e-upgrade-commsbooster"});
  set_energy(arena, 1);
  arena.says("effect", "1e-upgrade-azmorigan")
      .says("upgrade", "1e-upgrade-dengar")
      .says("exchange", "1e-upgrade-greedo");
  arena.run(rules::first::end_phase);
  CHECK(energy_of(arena) == 0);
  CHECK(has_faceup(arena, "A", "1e-upgrade-greedo"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-dengar"));
  CHECK(arena.offered("upgrade", "1e-upgrade-commsbooster") == nullptr);
  CHECK(arena.offered("exchange", "1e-upgrade-gunner") == nullptr);       // 5 points
  CHECK(arena.offered("exchange", "1e-upgrade-ezrabridger") == nullptr);  // a Rebel
  CHECK(arena.offered("exchange", "1e-upgrade-dengar") == nullptr);
  arena.run(rules::first::end_phase);  // no energy
}

TEST_CASE("Boba Fett: after a faceup card an upgrade of the defender is discarded [1e-upgrade-bobafett]", "[first]") {
  const Cards cards{"1e-upgrade-fleetofficer", "1e-upgrade-gunner"};
  Arena arena = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, cards)});
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(3));
  arena.says("effect", "1e-upgrade-bobafett").says("upgrade", "1e-upgrade-gunner");
  engage(arena);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-bobafett"));
  CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-gunner"));
  CHECK(has_faceup(arena, "B", "1e-upgrade-fleetofficer"));

  Arena facedown = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, cards)});
  facedown.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(facedown);
  CHECK_FALSE(asked_to_use(facedown, "1e-upgrade-bobafett"));
}

TEST_CASE("Boba Fett: a card that Chewbacca discards counts [1e-upgrade-bobafett][1e-dmg-9]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena =
        fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, {"1e-upgrade-chewbacca", "1e-upgrade-gunner"})});
    arena.table.play.first = first;
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(3));
    arena.says("effect", "1e-upgrade-chewbacca").says("effect", "1e-upgrade-bobafett");
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-gunner"));
  }
}

TEST_CASE("Bossk: every miss brings stress, focus and a lock [1e-upgrade-bossk]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = fight(kXwing, {"1e-upgrade-bossk"}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = stress;
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].lock == "B");
  }
  Arena hit = fight(kXwing, {"1e-upgrade-bossk"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(hit);
  CHECK(hit["A"].tokens.stress == 0);
  CHECK(hit["A"].lock.empty());
}

TEST_CASE("Cad Bane: a bomb slot [1e-upgrade-cadbane]", "[first]") {
  CHECK(slots(kFalcon, {}, "bomb") == 0);
  CHECK(slots(kFalcon, {"1e-upgrade-cadbane"}, "bomb") == 1);
}

TEST_CASE("Cad Bane: an enemy rerolls focus results and blanks for a friendly bomb, once a round [1e-upgrade-cadbane]",
          "[first]") {
  Arena arena = flight("1e-pilot-mandalorianmercenary", {"1e-upgrade-cadbane"},
                       {ally("F", 700, 300), enemy("B", 150), mine("M")});
  arena.dice({Face::focus, Face::hit, Face::blank}).says("effect", "1e-upgrade-cadbane");
  arena.says("reroll-bomb", "0").says("reroll-bomb", "2").dice({Face::crit, Face::hit});
  CHECK(rolled_for(arena, "B", 3) == std::vector<Face>{Face::crit, Face::hit, Face::hit});
  CHECK(arena.offered("reroll-bomb", "1") == nullptr);
  arena.dice({Face::focus, Face::hit, Face::blank});
  rolled_for(arena, "B", 3);
}

TEST_CASE("Cad Bane: friends' dice and enemies' bombs are none of his [1e-upgrade-cadbane]", "[first]") {
  Arena arena = flight("1e-pilot-mandalorianmercenary", {"1e-upgrade-cadbane"},
                       {ally("F", 700, 300), enemy("B", 150), mine("M")});
  arena.dice({Face::focus});
  rolled_for(arena, "F", 1);
  arena.edit("M").side = Side::enemy;
  arena.dice({Face::focus});
  rolled_for(arena, "B", 1);
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-cadbane"));
}

TEST_CASE("Cikatro Vizago: discarded to exchange an Illicit or Cargo card [1e-upgrade-cikatrovizago]", "[first]") {
  Arena arena = fight("1e-pilot-mandalorianmercenary",
                      {"1e-upgrade-cikatrovizago", "1e-upgrade-inertialdampeners", "1e-upgrade-greedo"});
  arena.says("effect", "1e-upgrade-cikatrovizago").says("exchange", "1e-upgrade-riggedcargochute");
  arena.run(rules::first::end_phase);
  CHECK(has_faceup(arena, "A", "1e-upgrade-riggedcargochute"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-inertialdampeners"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-cikatrovizago"));
}

TEST_CASE("Dengar: one die, two against a unique pilot [1e-upgrade-dengar]", "[first]") {
  Arena one = fight(kXwing, {"1e-upgrade-dengar"}, {enemy("B", 150)});
  one.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-upgrade-dengar").says("reroll", "0");
  one.dice({Face::hit}).dice(blanks(3));
  engage(one);
  CHECK(damage_to(one, "B") == 1);

  Arena two = fight(kXwing, {"1e-upgrade-dengar"}, {enemy("B", 150, {}, "1e-pilot-howlrunner")});
  two.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-upgrade-dengar").says("reroll", "0");
  two.says("reroll", "1").dice(hits(2)).dice(blanks(3));
  engage(two);
  CHECK(damage_to(two, "B") == 2);
}

TEST_CASE("\"Gonk\": a shield token is stored, and taken by another action [1e-upgrade-gonk][1e-action-4]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-gonk"});
  arena.edit("A").ship.shields = 0;
  arena.says("action", "1e-upgrade-gonk:store");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-gonk:take") == nullptr);  // nothing was stored
  CHECK(arena["A"].ship.cards[0].charges == 1);
  arena.says("action", "1e-upgrade-gonk:take");
  act(arena);
  CHECK(arena["A"].ship.cards[0].charges == 0);
  CHECK(arena["A"].ship.shields == 1);
  CHECK_FALSE(arena.offered("action", "1e-upgrade-gonk:store")->legal);  // once a round
}

TEST_CASE("Greedo: the first card of the first attack is faceup [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-greedo"}, {enemy("B", 150, {}, "1e-pilot-scimitarsquadronpilot")});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).dice(blanks(2));
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK_FALSE(arena["B"].ship.damage[1].faceup);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena);
  CHECK_FALSE(arena["B"].ship.damage[2].faceup);
}

TEST_CASE("Greedo: and that of the first defense [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight("1e-pilot-scimitarsquadronpilot", {"1e-upgrade-greedo"}, {enemy("B", 150)});
  for (int i = 0; i < 2; ++i) {
    arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(2));
    engage(arena, "B");
  }
  REQUIRE(arena["A"].ship.damage.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) CHECK(arena["A"].ship.damage[i].faceup == (i == 0));
}

TEST_CASE("Greedo: an attack without a card uses the chance up [1e-upgrade-greedo]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-greedo"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK_FALSE(arena["B"].ship.damage[0].faceup);
}

TEST_CASE(
    "IG-88D: has the abilities of friends with the title IG-2000 as long as they are there "
    "[1e-upgrade-ig88d][1e-destroy-7]",
    "[first]") {
  Arena arena =
      flight("1e-pilot-prototypepilot", {"1e-upgrade-ig88d"},
             {ally("G", 700, 300, {"1e-upgrade-ig2000"}, "1e-pilot-ig88c"), ally("H", 200, 300, {}, "1e-pilot-ig88b")});
  open(arena, Window::setup);
  CHECK(arena["A"].ship.card("1e-pilot-ig88b") == nullptr);  // without the title
  SECTION("lent") {
    arena.says("action", "boost").says("boost", "straight").says("action", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("gone") {
    arena.run([](Game& game) { rules::destroy(game, "G", "1e-destroy-1", {}); });
    arena.says("action", "boost").says("boost", "straight");
    act(arena);
    CHECK(arena["A"].tokens.evade == 0);
  }
}

TEST_CASE("Jabba the Hutt: an illicit card may give up its token instead of itself [1e-upgrade-jabbathehutt]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-jabbathehutt", "1e-upgrade-inertialdampeners"},
                       {ally("F", 657, 300, {"1e-upgrade-cloakingdevice", "1e-upgrade-juke"}),
                        enemy("B", 150, {"1e-upgrade-inertialdampeners"})});
  open(arena, Window::setup);
  CHECK(arena["F"].ship.card("1e-upgrade-cloakingdevice")->charges == 1);
  CHECK(arena["F"].ship.card("1e-upgrade-juke")->charges == 0);
  CHECK(arena["B"].ship.card("1e-upgrade-inertialdampeners")->charges == 0);
  arena.says("discard", "token");
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-inertialdampeners", "1e-squad-15"); });
  CHECK(arena["A"].ship.card("1e-upgrade-inertialdampeners")->charges == 0);
  CHECK(!arena["A"].ship.card("1e-upgrade-inertialdampeners")->discarded);
}

TEST_CASE("K4 Security Droid: a lock after a green maneuver [1e-upgrade-k4securitydroid]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-k4securitydroid"}, {enemy("B", 250)});
  arena.passes("action", "A");
  SECTION("green") {
    arena.says("effect", "1e-upgrade-k4securitydroid");
    activate(arena, "2F");
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not white") {
    activate(arena, "3F");
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Ketsu Onyo: an enemy in her arc keeps its tractor beam tokens [1e-upgrade-ketsuonyo]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ketsuonyo"}, {enemy("B", 150), enemy("C", 250)}, Phase::end);
  arena.edit("B").tokens.tractor = 1;
  arena.edit("C").tokens.tractor = 1;  // out of reach
  arena.says("effect", "1e-upgrade-ketsuonyo");
  end_round(arena);
  CHECK(arena["B"].tokens.tractor == 1);
  CHECK(arena["C"].tokens.tractor == 0);
}

TEST_CASE("Latts Razzi: an evade result for a stress token of the attacker [1e-upgrade-lattsrazzi]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-lattsrazzi"}, {enemy("B", 150)});
  const int stress = GENERATE(1, 0);
  arena.edit("B").tokens.stress = stress;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
  if (stress > 0) arena.says("modify-defense", "1e-upgrade-lattsrazzi");
  engage(arena, "B");
  CHECK(arena["B"].tokens.stress == 0);
  CHECK(damage_to(arena, "A") == 1 - stress);
}

TEST_CASE("Maul: stress tokens for rerolls, and one off after a hit [1e-upgrade-maul]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-maul"}, {enemy("B", 150)});
  SECTION("unstressed") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::focus, Face::hit});
    arena.says("modify-attack", "1e-upgrade-maul").says("reroll", "0").says("reroll", "1").says("reroll", "done");
    arena.dice(hits(2)).dice(blanks(3)).says("effect", "1e-upgrade-maul");
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("stressed: no reroll, and none off where it misses") {
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Outlaw Tech: a focus token after a red maneuver [1e-upgrade-outlawtech]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-outlawtech"});
  const bool red = GENERATE(true, false);
  if (red) arena.says("effect", "1e-upgrade-outlawtech");
  if (!red) arena.passes("action");
  activate(arena, red ? "4K" : "4F");
  CHECK(arena["A"].tokens.focus == (red ? 1 : 0));
}

TEST_CASE("Unkar Plutt: 1 damage for an action although an enemy was overlapped [1e-upgrade-unkarplutt]", "[first]") {
  const bool enemy = GENERATE(true, false);
  Arena arena = flight(kXwing, {"1e-upgrade-unkarplutt"},
                       {piloted("B", kTie, enemy ? Side::enemy : Side::player, 457, 400, 180)});
  if (enemy) arena.says("effect", "1e-upgrade-unkarplutt").says("action", "focus");
  activate(arena, "2F");
  CHECK(damage_to(arena, "A") == (enemy ? 1 : 0));
  CHECK(arena["A"].tokens.focus == (enemy ? 1 : 0));
}

TEST_CASE("Zuckuss: stress tokens make the defender reroll [1e-upgrade-zuckuss]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-zuckuss"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::evade, Face::evade, Face::blank});
  SECTION("unstressed") {
    arena.says("modify-defense-attacker", "1e-upgrade-zuckuss").says("reroll", "0").says("reroll", "1");
    arena.says("reroll", "done").dice(blanks(2));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

}  // namespace plotboard::first_cards_crew_scum
