// Elite talents, L to Z.
#include "data/catalog.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_elite_l_z {
using namespace test::first;

TEST_CASE("Lightning Reflexes: turns about after a maneuver that is not red [1e-upgrade-lightningreflexes]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-lightningreflexes"});
  SECTION("green: the token stays") {
    arena.says("effect", "1e-upgrade-lightningreflexes");
    activate(arena, "2F");
    CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(180));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-lightningreflexes")->discarded);
  }
  SECTION("not red") { activate(arena, "4K"); }
  SECTION("no maneuver of its dial [1e-man-21]") {
    arena.passes("action");
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Lone Wolf: rerolls one blank result far from its friends [1e-upgrade-lonewolf]", "[first]") {
  const double x = GENERATE(557, 857);
  Arena arena = fight(kXwing, {"1e-upgrade-lonewolf"}, {ally("F", x, 300), enemy("B", 150)});
  const bool alone = x > 800;
  SECTION("of its attack") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
    if (alone) arena.says("modify-attack", "1e-upgrade-lonewolf:attack").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == (alone ? 1 : 0));
  }
  SECTION("of its defense") {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
    if (alone) arena.says("modify-defense", "1e-upgrade-lonewolf:defense").dice({Face::evade});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == (alone ? 0 : 1));
  }
}

TEST_CASE("Marksmanship: one focus result is a critical hit, the others are hits [1e-upgrade-marksmanship]",
          "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-marksmanship"}, {enemy("B", 150)});
  arena.says("action", "1e-upgrade-marksmanship");
  act(arena);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-marksmanship");
  arena.dice(blanks(2));
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Opportunist: a stress token for a die against a ship without tokens [1e-upgrade-opportunist]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-opportunist"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B");
  SECTION("without tokens") {
    arena.says("effect", "1e-upgrade-opportunist").dice(std::vector<Face>(4, Face::blank)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not with an evade token") {
    arena.edit("B").tokens.evade = 1;
    arena.dice(blanks(3)).dice(blanks(3)).passes("modify-defense");
    engage(arena);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Outmaneuver: 1 agility less for who does not see it [1e-upgrade-outmaneuver]", "[first]") {
  const double heading = GENERATE(0, 180);
  Arena arena = fight(kXwing, {"1e-upgrade-outmaneuver"}, {piloted("B", kTie, Side::enemy, 457, 490, heading)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(std::vector<Face>(heading == 0 ? 2 : 3, Face::blank));
  engage(arena);
  CHECK(arena.asked.back().dice == (heading == 0 ? 2 : 3));
}

TEST_CASE("Outmaneuver: not for a turret ship's target beside its arc [1e-upgrade-outmaneuver]", "[first]") {
  Arena arena = fight(kFalcon, {"1e-upgrade-outmaneuver"}, {piloted("B", kTie, Side::enemy, 680, 300, 90)});
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  CHECK(arena.asked.back().dice == 3);
}

TEST_CASE("Predator: one reroll, two against poor pilots [1e-upgrade-predator]", "[first]") {
  const bool poor = GENERATE(true, false);
  Arena arena =
      fight(kXwing, {"1e-upgrade-predator"}, {enemy("B", 150, {}, poor ? kTie : "1e-pilot-obsidiansquadronpilot")});
  arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-upgrade-predator").says("reroll", "0");
  if (poor) arena.says("reroll", "2");
  arena.dice(std::vector<Face>(poor ? 2 : 1, Face::hit)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (poor ? 2 : 1));
}

TEST_CASE("Push the Limit: a second action for a stress token, once a round [1e-upgrade-pushthelimit][1e-action-11]",
          "[first]") {
  Arena arena = flight("1e-pilot-sabersquadronpilot", {"1e-upgrade-pushthelimit"});
  arena.says("action", "focus").says("effect", "1e-upgrade-pushthelimit").says("action", "evade");
  act(arena);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Rage: a focus token, two stress tokens, and up to three rerolls an attack [1e-upgrade-rage]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-rage"}, {enemy("B", 50)});
  const bool raging = GENERATE(true, false);
  if (raging) {
    arena.says("action", "1e-upgrade-rage");
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.stress == 2);
    arena.edit("A").tokens.focus = 0;
  }
  arena.table.play.phase = Phase::engagement;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
  if (raging) {
    arena.says("modify-attack", "1e-upgrade-rage").says("reroll", "0").says("reroll", "1").says("reroll", "2");
    arena.dice({Face::hit, Face::hit, Face::blank});
  }
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (raging ? 2 : 0));
}

TEST_CASE("Ruthlessness: 1 damage to a ship at range 1 of the one that was hit [1e-upgrade-ruthlessness]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-ruthlessness"},
            {enemy("B", 150), piloted("C", kTie, Side::enemy, 540, 490), piloted("F", kXwing, Side::player, 370, 490)});
  const bool hits = GENERATE(true, false);
  arena.says("attack", "primary:0>B").dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank}).dice(blanks(3));
  if (hits) arena.says("ship", "F");  // friends count
  engage(arena);
  CHECK(damage_to(arena, "F") == (hits ? 1 : 0));
  if (hits) CHECK(arena.offered("ship", "pass") == nullptr);
  if (hits) CHECK(arena.offered("ship", "C") != nullptr);
}

TEST_CASE("Saturation Salvo: a missed missile strikes what turns badly at range 1 [1e-upgrade-saturationsalvo]",
          "[first]") {
  // Proton torpedoes cost 4 points; agility: TIE fighters 3, a YT-1300 1.
  Arena arena({ally("A", 457, 300, {"1e-upgrade-saturationsalvo", "1e-upgrade-protontorpedoes"}), enemy("B", 150),
               piloted("C", kTie, Side::enemy, 540, 490), piloted("D", kFalcon, Side::enemy, 457, 740)},
              "1e", Phase::engagement);
  arena.edit("A").ship.cards[1].charges = 1;  // an ordnance token
  arena.edit("A").lock = "B";
  arena.edit("C").ship.agility = 4;
  const bool hits = GENERATE(true, false);
  arena.says("attack", "1e-upgrade-protontorpedoes>B").says("discard", "token");
  arena.dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank, Face::blank}).dice(blanks(3));
  if (!hits) arena.dice({Face::hit});  // of B alone: C turns too well, D is too far
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 0);
}

TEST_CASE("Selflessness: takes all hits of a friend at range 1 [1e-upgrade-selflessness]", "[first]") {
  const double x = GENERATE(557, 657);
  Arena arena = fight(kXwing, {}, {ally("H", x, 300, {"1e-upgrade-selflessness"}), enemy("B", 150, {}, kXwing)});
  const bool near = x < 600;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit}).dice(blanks(2));
  if (near) arena.says("effect", "1e-upgrade-selflessness");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (near ? 1 : 3));
  CHECK(damage_to(arena, "H") == (near ? 2 : 0));
  CHECK(arena["H"].ship.card("1e-upgrade-selflessness")->discarded == near);
}

TEST_CASE("Snap Shot: an attack at an enemy that has just moved [1e-upgrade-snapshot]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-snapshot"}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("A").tokens.focus = 1;
  arena.passes("action");
  arena.says("attack", "1e-upgrade-snapshot>B").dice({Face::hit, Face::focus}).dice(blanks(3));
  activate(arena, "2F", "B");  // ends at range 1; the focus token may not be spent
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.focus == 1);
  activate(arena, "4F", "C");  // once a phase
  CHECK(damage_to(arena, "C") == 0);
  arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  arena.table.play.phase = Phase::engagement;
  arena.run([](Game& game) { CHECK(!rules::shots_of(game, "A").empty()); });
}

TEST_CASE("Snap Shot: not beyond range 1 nor at friends, and others may change its dice [1e-upgrade-snapshot]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-snapshot", "1e-upgrade-predator"}, {enemy("B", 250)});
  arena.passes("action");
  activate(arena, "2F", "B");
  CHECK(arena.question("attack") == nullptr);
  arena.table.play.phase = Phase::engagement;
  arena.edit("B").pose.y = base::um_from_mm(400);
  arena.says("attack", "1e-upgrade-snapshot>B").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  REQUIRE(arena.question("modify-attack") == nullptr);
}

TEST_CASE("Squad Leader: a free action for a ship of lower pilot skill [1e-upgrade-squadleader]", "[first]") {
  Arena arena = flight("1e-pilot-wedgeantilles", {"1e-upgrade-squadleader"},
                       {ally("F", 557, 300), ally("G", 857, 300), ally("H", 397, 300, {}, "1e-pilot-wedgeantilles")});
  arena.says("action", "1e-upgrade-squadleader").says("action", "focus");  // F alone
  act(arena);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(arena.question("ship") == nullptr);
}

TEST_CASE("Stay on Target: another bearing of that speed, flown as red [1e-upgrade-stayontarget]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-stayontarget"});
  SECTION("unstressed") {
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "2F");
    activate(arena, "2T");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.offered("turn-dial", "3T") == nullptr);
  }
  SECTION("stressed: it falls back on the straight 2 [1e-stress-5]") {
    arena.edit("A").tokens.stress = 1;
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "3T");
    activate(arena, "3F");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE(
    "Stay on Target: red stays red when another card turns the dial once more [1e-man-18][1e-upgrade-stayontarget]",
    "[first]") {
  const bool stays = GENERATE(true, false);
  Arena arena = flight("1e-pilot-norrawexley", {"1e-upgrade-stayontarget", "1e-upgrade-navigator"});
  arena.says("order", stays ? "0" : "1");
  if (stays) arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "2F");
  arena.says("effect", "1e-upgrade-navigator").says("turn-dial", "1F");
  if (!stays) arena.says("effect", "pass");
  if (!stays) arena.says("action", "pass");  // no stress, so it may act
  activate(arena, stays ? "2B" : "2F");
  CHECK(flew(arena, "1F"));  // green by the dial
  CHECK(arena["A"].tokens.stress == (stays ? 1 : 0));
}

TEST_CASE("Swarm Leader: friends with the target in their arc give evade tokens for dice [1e-upgrade-swarmleader]",
          "[first]") {
  Arena arena = fight(
      kXwing, {"1e-upgrade-swarmleader"},
      {ally("F", 557, 300), ally("G", 357, 300), piloted("H", kXwing, Side::player, 657, 300, 180), enemy("B", 150)});
  for (const char* id : {"F", "G", "H"}) arena.edit(id).tokens.evade = 2;
  arena.says("attack", "primary:0>B").says("effect", "1e-upgrade-swarmleader").says("ship", "F");
  SECTION("two of them") {
    arena.says("ship", "G").dice(std::vector<Face>(5, Face::blank)).dice(blanks(3));
    engage(arena);
    CHECK(arena["G"].tokens.evade == 1);
  }
  SECTION("or one") {
    arena.says("ship", "pass").dice(std::vector<Face>(4, Face::blank)).dice(blanks(3));
    engage(arena);
    CHECK(arena["G"].tokens.evade == 2);
  }
  CHECK(arena["F"].tokens.evade == 1);
  CHECK(arena["H"].tokens.evade == 2);  // it looks away
}

TEST_CASE(
    "Swarm Tactics: a friend at range 1 has its skill to the end of Combat, even after its end"
    " [1e-upgrade-swarmtactics][1e-golden-13]",
    "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-swarmtactics"}, {wingman("F", 50)});
  arena.says("effect", "1e-upgrade-swarmtactics");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["F"].initiative == 9);
  arena.run([](Game& game) {
    rules::destroy(game, "A", "1e-dmg-1", {});
    game.emit(state::ShipRemoved{"A"});
  });
  CHECK(arena["F"].initiative == 9);
  open(arena, Window::end_of_combat);
  CHECK(arena["F"].initiative == 2);

  Arena far = fight("1e-pilot-wedgeantilles", {"1e-upgrade-swarmtactics"}, {wingman("F", 150)});
  open(far, Window::start_of_engagement_phase);
  CHECK(far.asked.empty());
}

TEST_CASE("Swarm Tactics: a skill that has been lent is handed on [1e-upgrade-swarmtactics][1e-ps-4]", "[first]") {
  Arena arena = fight("1e-pilot-howlrunner", {"1e-upgrade-swarmtactics"},
                      {wingman("K", 50, {"1e-upgrade-swarmtactics"}, "1e-pilot-blacksquadronpilot"),
                       piloted("L", kTie, Side::player, 670, 300)});
  arena.says("order", "0").says("effect", "1e-upgrade-swarmtactics");  // K alone stands near
  arena.says("effect", "1e-upgrade-swarmtactics").says("ship", "L");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["K"].initiative == 8);
  CHECK(arena["L"].initiative == 8);
  open(arena, Window::end_of_combat);  // nobody has to put their ends in order
  CHECK(arena["K"].initiative == 4);
  CHECK(arena["L"].initiative == 1);
}

TEST_CASE("Trick Shot: one die more across an obstacle, if its player likes [1e-upgrade-trickshot][1e-attack-18]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 150), rock(457, 400)});
  SECTION("taken") {
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").says("effect", "1e-upgrade-trickshot");
    arena.dice(hits(4)).dice(
        {Face::evade, Face::evade, Face::evade, Face::blank});  // obstruction helps it all the same
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("left") {
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").says("effect", "pass");
    arena.dice(hits(3)).dice(blanks(4));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Trick Shot: not along a clear line [1e-upgrade-trickshot]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "effect") == 0);
}

TEST_CASE("Veteran Instincts: pilot skill 2 higher [1e-upgrade-veteraninstincts]", "[first]") {
  Arena arena = flight("1e-pilot-wedgeantilles", {"1e-upgrade-veteraninstincts"});
  CHECK(arena["A"].initiative == 11);
  CHECK(catalog().upgrade("1e-upgrade-veteraninstincts")->skill == 2);
}

TEST_CASE("Wingman: one stressed friend at range 1 loses a stress token, and has to [1e-upgrade-wingman]", "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-wingman"}, {wingman("F", 50), wingman("G", 150)});
  arena.edit("A").tokens.stress = 1;
  arena.edit("F").tokens.stress = 2;
  arena.edit("G").tokens.stress = 1;  // too far away
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena.asked.empty());
  CHECK(arena["F"].tokens.stress == 1);
  CHECK(arena["G"].tokens.stress == 1);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Wired: while stressed any focus results are rerolled, in attack and defense [1e-upgrade-wired]", "[first]") {
  Arena arena = fight("1e-pilot-jekporkins", {"1e-upgrade-wired"},
                      {enemy("B", 150, {"1e-upgrade-wired"}, "1e-pilot-soontirfel")});
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.edit("B").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::focus});
    arena.says("modify-attack", "1e-upgrade-wired").says("reroll", "0").says("reroll", "2");
    arena.dice({Face::hit, Face::focus});  // a rerolled die is not rerolled again
    arena.dice({Face::focus, Face::blank, Face::blank}).says("modify-defense", "1e-upgrade-wired:defense");
    arena.says("reroll", "0").dice({Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena.offered("reroll", "1") == nullptr);  // only focus results
  }
  SECTION("calm") {
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::focus});
    arena.dice({Face::focus, Face::blank, Face::blank});
    engage(arena);
    CHECK_FALSE(offered_card(arena, "1e-upgrade-wired"));
    CHECK_FALSE(offered_card(arena, "1e-upgrade-wired:defense"));
  }
}

}  // namespace plotboard::first_cards_elite_l_z
