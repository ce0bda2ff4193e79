// Pilots of the Rebel Alliance, M to Z.
#include "rules/first/free_action.hpp"
#include "rules/machine/effects.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_rebel_m_z {
using namespace test::first;

namespace {

// One after the other, each of his ships.
std::string any_zeb() {
  return GENERATE(as<std::string>{}, "1e-pilot-zeborrelios-attackshuttle", "1e-pilot-zeborrelios-tiefighter",
                  "1e-pilot-zeborrelios-sheathipedeclassshuttle");
}
// All defense dice of that ship, two of which evade.
std::vector<Face> two_evades(const Arena& arena, const std::string& ship) {
  std::vector<Face> dice = blanks(static_cast<std::size_t>(arena[ship].ship.agility));
  dice.at(0) = dice.at(1) = Face::evade;
  return dice;
}

}  // namespace

TEST_CASE("Magva Yarro: one attack die rerolled at most against friends at range 1-2 [1e-pilot-magvayarro]",
          "[first]") {
  // Three blanks, and a lock that may reroll them all.
  const auto rerolled = [](const char* pilot, const char* other, double gap) {
    Arena arena =
        fight(kXwing, {}, {enemy("B", 150, {}, pilot), piloted("M", other, Side::enemy, 497 + gap, 490, 180)});
    arena.edit("A").lock = "B";
    const bool capped = std::string(other) != kTie && gap < 200;
    const std::size_t agility = std::string(pilot) == kTie ? 3 : 1;
    arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "lock");
    for (int i = 0; i < (capped ? 1 : 3); ++i) arena.says("reroll", std::to_string(i));
    arena.dice(std::vector<Face>(capped ? 1 : 3, Face::hit)).dice(blanks(agility));
    engage(arena);
    return damage_to(arena, "B");
  };
  constexpr const char* kMagva = "1e-pilot-magvayarro";
  CHECK(rerolled(kTie, kMagva, 50) == 1);
  CHECK(rerolled(kTie, kMagva, 150) == 1);
  CHECK(rerolled(kTie, kMagva, 250) == 3);
  CHECK(rerolled(kTie, kTie, 50) == 3);
  CHECK(rerolled(kMagva, kTie, 50) == 3);  // she herself has no help
}

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

TEST_CASE("Nera Dantels: torpedoes at any side [1e-pilot-neradantels][1e-range-9]", "[first]") {
  const auto shots = [](const char* pilot, double gap, double heading) {
    Arena arena = fight(pilot, {"1e-upgrade-protontorpedoes"}, {enemy("B", gap)});
    arena.edit("A").pose = pose(457, 300, heading);
    arena.edit("A").lock = "B";
    std::vector<std::string> weapons;
    arena.run([&weapons](Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "A")) weapons.push_back(shot.weapon.id);
    });
    return weapons;
  };
  using List = std::vector<std::string>;
  CHECK(shots("1e-pilot-neradantels", 150, 180) == List{"1e-upgrade-protontorpedoes"});
  CHECK(shots("1e-pilot-neradantels", 50, 180).empty());  // printed range 2-3
  CHECK(shots("1e-pilot-bluesquadronpilot", 150, 180).empty());
}

TEST_CASE("Norra Wexley: her lock on the opponent is a focus result more [1e-pilot-norrawexley]", "[first]") {
  Arena arena = fight("1e-pilot-norrawexley", {}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  SECTION("attacking; the token then makes it a hit") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0:front>B").dice(blanks(2));
    arena.says("modify-attack", "1e-pilot-norrawexley").says("modify-attack", "focus");
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].lock == "");
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("defending") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank});
    arena.says("modify-defense", "1e-pilot-norrawexley").says("modify-defense", "focus");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(arena["A"].lock == "");
  }
  SECTION("no lock, no result") {
    arena.says("attack", "primary:0:front>B").dice(blanks(2)).says("modify-attack", "done");
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena.offered("modify-attack", "1e-pilot-norrawexley") == nullptr);
  }
}

TEST_CASE("Roark Garnet: a friend has pilot skill 12 for one Combat phase [1e-pilot-roarkgarnet][1e-ps-2]", "[first]") {
  Arena arena = fight("1e-pilot-roarkgarnet", {}, {wingman("F", 50), wingman("G", 250), enemy("B", 150)});
  arena.says("ship", "G");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena.offered("ship", "pass") == nullptr);
  CHECK(arena.offered("ship", "B") == nullptr);
  CHECK(arena["G"].initiative == 12);
  CHECK(arena["F"].initiative == 2);
  SECTION("until it ends") {
    open(arena, Window::end_of_combat);
    CHECK(arena["G"].initiative == 2);
  }
  SECTION("and it ends without him too") {
    arena.edit("A").ship.removed = true;
    open(arena, Window::end_of_combat);
    CHECK(arena["G"].initiative == 2);
  }
}

TEST_CASE("Sabine Wren: a free boost or barrel roll before her dial [1e-pilot-sabinewren-attackshuttle]", "[first]") {
  Arena arena = flight("1e-pilot-sabinewren-attackshuttle");
  arena.says("action", "boost").says("boost", "straight").says("action", "focus");  // the action step stays
  activate(arena, "1F");
  CHECK(arena["A"].pose.y.value == 460000);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Sabine Wren: not while stressed or ionised [1e-pilot-sabinewren-attackshuttle]", "[first]") {
  const bool ionised = GENERATE(true, false);
  Arena arena = flight("1e-pilot-sabinewren-attackshuttle");
  (ionised ? arena.edit("A").tokens.ion : arena.edit("A").tokens.stress) = ionised ? 1 : 2;
  if (ionised) arena.passes("action");
  if (!ionised) arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
  arena.run([](Game& game) { rules::activate(game, "A"); });
  CHECK(arena["A"].pose.y.value == 380000);
}

TEST_CASE("Sabine Wren: a boost before her dial is revealed [1e-pilot-sabinewren-tiefighter][1e-action-6]", "[first]") {
  Arena arena = flight("1e-pilot-sabinewren-tiefighter");
  SECTION("it needs no icon") {
    arena.says("action", "boost").says("boost", "straight");
    arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
    CHECK(arena["A"].pose.y.mm() > 330);
    CHECK(arena.offered("action", "focus") == nullptr);
  }
  SECTION("without a dial there is no moment before it") {
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("Saw Gerrera: a die again for a stressed or damaged friend at range 1 or 2 [1e-pilot-sawgerrera]",
          "[first]") {
  Arena arena = fight(kTie, {}, {wingman("S", 150, {}, "1e-pilot-sawgerrera"), enemy("B", 150)});
  const int trouble = GENERATE(0, 1, 2);
  if (trouble == 1) arena.edit("A").tokens.stress = 1;
  if (trouble == 2) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0>B").dice(blanks(2));
  if (trouble > 0) arena.says("modify-attack", "1e-pilot-sawgerrera").says("reroll", "0").dice({Face::hit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (trouble > 0 ? 1 : 0));
}

TEST_CASE("Saw Gerrera: he himself too, but nobody beyond range 2 [1e-pilot-sawgerrera][1e-range-7]", "[first]") {
  SECTION("himself") {
    Arena arena = fight("1e-pilot-sawgerrera", {}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-pilot-sawgerrera");
    arena.says("reroll", "0").dice({Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("beyond") {
    Arena arena = fight(kTie, {}, {wingman("S", 250, {}, "1e-pilot-sawgerrera"), enemy("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Shara Bey: a friend at range 1-2 attacks with her lock [1e-pilot-sharabey]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight(kXwing, {}, {enemy("B", 150), wingman("S", near ? 150 : 220, {}, "1e-pilot-sharabey")});
  arena.edit("S").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  if (near) {
    arena.says("modify-attack", "1e-pilot-sharabey").says("reroll", "1").says("reroll", "2");
    arena.says("reroll", "done").dice({Face::hit, Face::blank});
  }
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (near ? 2 : 1));
  CHECK(arena["S"].lock == (near ? "" : "B"));
}

TEST_CASE("Shara Bey: her lock opens and pays for a torpedo [1e-pilot-sharabey]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-protontorpedoes"}, {enemy("B", 150), wingman("S", 20, {}, "1e-pilot-sharabey")});
  arena.edit("S").lock = "B";
  arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(arena["S"].lock.empty());
}

TEST_CASE("Tarn Mison locks who attacks him [1e-pilot-tarnmison][1e-lock-10]", "[first]") {
  Arena arena = fight("1e-pilot-tarnmison", {}, {enemy("B", 150)});
  arena.edit("A").tokens.stress = 1;
  SECTION("before the dice") {
    arena.says("attack", "primary:0>A").says("effect", "1e-pilot-tarnmison").dice(blanks(2));
    arena.dice(blanks(2));
    engage(arena, "B");
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not whom he attacks") {
    arena.says("attack", "primary:0>B").dice(blanks(3));
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Ten Numb: one critical result cannot be evaded [1e-pilot-tennumb][1e-evade-6]", "[first]") {
  Arena arena = fight("1e-pilot-tennumb", {}, {enemy("B", 150)});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B");
  SECTION("the token does not help") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::evade, Face::evade});
    arena.says("modify-defense", "evade");
    engage(arena);
    REQUIRE(damage_to(arena, "B") == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("hits go first") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::blank, Face::blank});
    arena.passes("modify-defense");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("plain hits have no such luck") {
    arena.dice(hits(3)).dice({Face::evade, Face::evade, Face::evade});
    arena.passes("modify-defense");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Thane Kyrell: a free action after an enemy in his arc attacked a friend [1e-pilot-thanekyrell]", "[first]") {
  const bool ahead = GENERATE(true, false);
  // The ARC-170 looks up the table, or to the side with the enemy in neither of its arcs.
  Arena arena =
      fight(kTie, {}, {enemy("B", 150), piloted("T", "1e-pilot-thanekyrell", Side::enemy, 557, 490, ahead ? 190 : 90)});
  arena.says("attack", "primary:0>B").dice(blanks(2));
  arena.dice(blanks(3));
  if (ahead) arena.says("action", "focus");
  engage(arena);
  CHECK(arena["T"].tokens.focus == (ahead ? 1 : 0));
}

TEST_CASE("Thane Kyrell: an attack on himself gives nothing [1e-pilot-thanekyrell]", "[first]") {
  Arena arena = fight(kTie, {}, {enemy("T", 150, {}, "1e-pilot-thanekyrell")});
  arena.says("attack", "primary:0>T").dice(blanks(2)).dice({Face::blank});
  engage(arena);
  CHECK(arena["T"].tokens.focus == 0);
}

TEST_CASE("Tycho Celchu acts although he is stressed [1e-pilot-tychocelchu]", "[first]") {
  SECTION("he does, also by a free action") {
    Arena arena = fight("1e-pilot-tychocelchu");
    arena.edit("A").tokens.stress = 2;
    arena.says("action", "focus").says("action", "evade");
    act(arena);
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"evade"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("others do not") {
    Arena arena = fight("1e-pilot-prototypepilot", {}, {wingman("F", 50, {}, "1e-pilot-tychocelchu")});
    arena.edit("A").tokens.stress = 1;
    act(arena);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Wedge Antilles: the defender's agility counts one less [1e-pilot-wedgeantilles]", "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B");
  arena.dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::evade, Face::blank});  // a TIE fighter has agility 3
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Wes Janson takes a token off the defender [1e-pilot-wesjanson][1e-timing-9]", "[first]") {
  Arena arena = fight("1e-pilot-wesjanson", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("which he likes") {
    arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1;
    arena.edit("B").lock = "A";
    arena.passes("modify-defense").dice(blanks(3)).says("effect", "1e-pilot-wesjanson");
    SECTION("a lock") {
      arena.says("pick", "lock");
      engage(arena);
      CHECK(arena["B"].lock.empty());
      CHECK(arena["B"].tokens.focus == 1);
    }
    SECTION("an evade token") {
      arena.says("pick", "evade");
      engage(arena);
      CHECK(arena["B"].tokens.evade == 0);
      CHECK(arena["B"].lock == "A");
    }
  }
  SECTION("but one that served in the attack has gone") {
    arena.edit("B").tokens.evade = 1;
    arena.dice(blanks(3)).says("modify-defense", "evade");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Wullffwarro: a die more without shields and with a damage card [1e-pilot-wullffwarro]", "[first]") {
  Arena arena = fight("1e-pilot-wullffwarro", {}, {enemy("B", 150)});
  const int state = GENERATE(0, 1, 2);
  if (state > 0) arena.edit("A").ship.shields = 0;
  if (state > 1) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0:front>B").dice(blanks(state == 2 ? 4 : 3)).dice(blanks(3));
  engage(arena);
}

TEST_CASE(
    "\"Zeb\" Orrelios: his evades may cancel critical results ahead of hits "
    "[1e-pilot-zeborrelios-attackshuttle]",
    "[first]") {
  const int first = GENERATE(2, 1, 0);
  Arena arena = fight(any_zeb(), {}, {enemy("B", 150, {}, kXwing)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 5;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::crit, Face::crit}).dice(two_evades(arena, "A"));
  arena.says("crits-first", std::to_string(first));
  engage(arena, "B");
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(rules::is_critically_damaged(arena["A"]) == (first < 2));
}

TEST_CASE("\"Zeb\" Orrelios: a part of the critical results [1e-pilot-zeborrelios-attackshuttle]", "[first]") {
  const int first = GENERATE(2, 1, 0);
  Arena arena = fight(any_zeb(), {}, {enemy("B", 80, {}, kXwing)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 5;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit, Face::crit});
  arena.dice(two_evades(arena, "A")).says("crits-first", std::to_string(first));
  engage(arena, "B");
  REQUIRE(arena["A"].ship.damage.size() == 2);
  const auto faceup = arena["A"].ship.faceup(331);
  CHECK(faceup == 2 - first);
}

TEST_CASE(
    "Zeb Orrelios: evades cancel critical results first, if he likes [1e-pilot-zeborrelios-tiefighter]"
    "[1e-pilot-zeborrelios-sheathipedeclassshuttle]",
    "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, any_zeb())});
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::crit}).dice(two_evades(arena, "B"));
  const bool likes = GENERATE(true, false);
  arena.says("crits-first", likes ? "1" : "0");
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage.front().faceup != likes);
}

TEST_CASE("\"Zeb\" Orrelios is not asked where another card settles the order [1e-pilot-zeborrelios-tiefighter]",
          "[first]") {
  rules::Effect hits_only;  // stands for a weapon whose critical results cannot be cancelled
  hits_only.card = "1e-upgrade-veteraninstincts";
  hits_only.window = Window::cancel_order;
  hits_only.rule = "1e-attack-28";
  hits_only.run = [](Game&, rules::Occasion& occasion) { occasion.value = 2; };
  const rules::MadeUpEffects effects({hits_only});
  Arena arena = fight(kXwing, {"1e-upgrade-veteraninstincts"}, {enemy("B", 150, {}, any_zeb())});
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::crit}).dice(two_evades(arena, "B"));
  engage(arena);
  CHECK(times_asked(arena, "crits-first") == 0);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage.front().faceup);
}

}  // namespace plotboard::first_cards_pilots_rebel_m_z
