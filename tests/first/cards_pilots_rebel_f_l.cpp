// Pilots of the Rebel Alliance, F to L.
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_rebel_f_l {
using namespace test::first;

TEST_CASE(
    "Fenn Rau: an enemy in his arc spends no tokens on its attack dice [1e-pilot-fennrau-sheathipedeclassshuttle]",
    "[first]") {
  Arena arena = fight("1e-pilot-fennrau-sheathipedeclassshuttle", {}, {wingman("F", 60, {}, kTie), enemy("B", 150)});
  arena.edit("B").tokens.focus = 1;
  SECTION("for a stress token of his") {
    arena.says("effect", "1e-pilot-fennrau-sheathipedeclassshuttle");
    arena.says("attack", "primary:0>F").dice({Face::focus, Face::blank});
    arena.dice(blanks(3));
    engage(arena, "B");
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["B"].tokens.focus == 1);
  }
  SECTION("its defense is free") {
    arena.says("effect", "1e-pilot-fennrau-sheathipedeclassshuttle").says("attack", "pass");
    engage(arena, "B");
    arena.says("attack", "primary:0:front>B")
        .dice({Face::hit, Face::blank})
        .dice({Face::focus, Face::blank, Face::blank});
    arena.says("modify-defense", "focus");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("not when stressed, not out of his arc") {
    if (GENERATE(true, false)) {
      arena.edit("A").tokens.stress = 1;
    } else {
      arena.edit("A").pose.heading = base::Mdeg{90000};
    }
    arena.says("attack", "primary:0>F").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
    arena.dice(blanks(3));
    engage(arena, "B");
    CHECK(damage_to(arena, "F") == 1);
  }
}

TEST_CASE("Garven Dreis: a spent focus token goes to a friend [1e-pilot-garvendreis]", "[first]") {
  state::Piece friendly = piloted("F", kXwing, Side::player, 557, 300);
  Arena arena = fight("1e-pilot-garvendreis", {}, {friendly, enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::blank}).says("modify-attack", "focus");
  arena.says("effect", "1e-pilot-garvendreis");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Gemmer Sojan: agility 1 higher near enemies [1e-pilot-gemmersojan]", "[first]") {
  Arena arena = fight("1e-pilot-gemmersojan", {}, {enemy("B", 80), enemy("C", 150)});
  CHECK(agility(arena) == 4);
  arena.edit("C").pose = pose(537, 360, 180);  // two give no more
  CHECK(agility(arena) == 4);
  arena.edit("B").pose = arena.edit("C").pose = pose(457, 500, 180);
  CHECK(agility(arena) == 3);
  Arena friends = fight("1e-pilot-gemmersojan", {}, {wingman("F", 50)});
  CHECK(agility(friends) == 3);
}

TEST_CASE("Han Solo: all dice are rerolled or none [1e-pilot-hansolo]", "[first]") {
  Arena arena = fight("1e-pilot-hansolo", {}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-pilot-hansolo").dice({Face::focus, Face::hit, Face::hit});  // once alone
  arena.says("modify-attack", "focus").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
}

TEST_CASE("Heff Tobber: a free action when an enemy has run into him [1e-pilot-hefftobber][1e-overlap-14]", "[first]") {
  Arena arena = flight("1e-pilot-hefftobber", {}, {enemy("B", 130)});
  SECTION("in contact at rest") {
    arena.says("action", "focus");
    fly(arena, "3F", "B");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("short of him") {
    fly(arena, "1F", "B");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("stressed he may not") {
    arena.edit("A").tokens.stress = 1;
    fly(arena, "3F", "B");
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE(
    "Hera Syndulla: turns her dial to another maneuver of its colour "
    "[1e-pilot-herasyndulla-vcx100][1e-pilot-herasyndulla-attackshuttle]",
    "[first]") {
  const std::string hera =
      GENERATE(as<std::string>{}, "1e-pilot-herasyndulla-vcx100", "1e-pilot-herasyndulla-attackshuttle");
  Arena green = flight(hera);
  green.says("turn-dial", "1F").passes("action");
  activate(green, "2F");
  CHECK(green["A"].ship.executed->maneuver == *geom::maneuver_from_code("1F"));
  CHECK(green.offered("turn-dial", "3F") == nullptr);  // white
  CHECK(green.offered("turn-dial", "1T") == nullptr);  // red
  Arena red = flight(hera);
  red.says("turn-dial", "3T");
  activate(red, "1Y");
  CHECK(red["A"].ship.executed->maneuver == *geom::maneuver_from_code("3T"));
  Arena white = flight(hera);
  white.passes("action");
  activate(white, "3F");
  CHECK(white.question("turn-dial") == nullptr);
}

TEST_CASE("Hobbie Klivian: locks take stress off [1e-pilot-hobbieklivian]", "[first]") {
  Arena arena = fight("1e-pilot-hobbieklivian", {}, {enemy("B", 150)});
  const auto locks = [&arena] { arena.run([](Game& game) { rules::acquire_lock_on(game, "A", "B"); }); };
  SECTION("acquired and spent") {
    arena.edit("A").tokens.stress = 3;
    arena.says("effect", "1e-pilot-hobbieklivian");
    locks();
    CHECK(arena["A"].tokens.stress == 2);
    arena.says("effect", "1e-pilot-hobbieklivian");
    arena.run([](Game& game) { rules::spend_lock(game, "A", "1e-lock-11"); });
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("a lock that is lost is not spent") {
    arena.edit("A").tokens.stress = 1;
    arena.edit("A").lock = "B";
    arena.run([](Game& game) { rules::break_lock(game, "A", "1e-lock-11"); });
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("without stress nothing is asked") {
    locks();
    CHECK(arena["A"].lock == "B");
  }
}

TEST_CASE("Horton Salm: blanks are rerolled at range 2-3 [1e-pilot-hortonsalm]", "[first]") {
  SECTION("at range 2, as many as he names") {
    Arena arena = fight("1e-pilot-hortonsalm", {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice(blanks(2));
    arena.says("modify-attack", "1e-pilot-hortonsalm").says("reroll-count", "1").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("once an attack, and no focus results") {
    Arena arena = fight("1e-pilot-hortonsalm", {}, {enemy("B", 250)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank});
    arena.says("modify-attack", "1e-pilot-hortonsalm").dice({Face::blank});
    arena.dice(blanks(4));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("not at range 1") {
    Arena arena = fight("1e-pilot-hortonsalm", {}, {enemy("B", 50)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Ibtisam: stressed she rerolls one die [1e-pilot-ibtisam]", "[first]") {
  SECTION("attacking") {
    Arena arena = fight("1e-pilot-ibtisam", {}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::blank});
    arena.says("modify-attack", "1e-pilot-ibtisam").says("reroll", "2").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("defending") {
    Arena arena = fight(kTie, {}, {enemy("B", 150, {}, "1e-pilot-ibtisam")});
    arena.edit("B").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(hits(2)).dice({Face::blank});
    arena.says("modify-defense", "1e-pilot-ibtisam").says("reroll", "0").dice({Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("not without stress") {
    Arena arena = fight("1e-pilot-ibtisam", {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Jake Farrell: boost or barrel roll with each focus token [1e-pilot-jakefarrell]", "[first]") {
  Arena arena = fight("1e-pilot-jakefarrell");
  SECTION("a focus action is one occasion") {
    arena.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "right-middle");
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].pose.x.mm() == Approx(537));
  }
  SECTION("a token from elsewhere") {
    arena.says("action", "boost").says("boost", "straight");
    gains(arena, "A", Token::focus);
    CHECK(arena["A"].pose.y.mm() == Approx(380));
  }
  SECTION("not an evade token, not when stressed") {
    gains(arena, "A", Token::evade);
    arena.edit("A").tokens.stress = 1;
    gains(arena, "A", Token::focus);
    CHECK(arena["A"].pose.y.mm() == Approx(300));
  }
}

TEST_CASE("Jan Ors: stress of hers is a die of a friend's [1e-pilot-janors][1e-stress-12][1e-attack-17]", "[first]") {
  Arena arena = fight(kXwing, {}, {wingman("F", 250, {}, "1e-pilot-janors"), enemy("B", 150)});
  arena.says("attack", "primary:0>B");
  SECTION("she pays") {
    arena.says("effect", "1e-pilot-janors").dice({Face::hit, Face::hit, Face::hit, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["F"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("not when stressed") {
    arena.edit("F").tokens.stress = 1;
    arena.dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not beyond range 3") {
    arena.edit("F").pose = pose(900, 300);
    arena.dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(arena["F"].tokens.stress == 0);
  }
}

TEST_CASE("Jan Ors has to bear the stress herself [1e-pilot-janors][1e-stress-12]", "[first]") {
  Arena arena =
      fight(kXwing, {},
            {wingman("F", 50, {}, "1e-pilot-janors"), wingman("Y", 200, {}, "1e-pilot-captainyorr"), enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("effect", "1e-pilot-janors").says("effect", "1e-pilot-captainyorr");
  arena.dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["Y"].tokens.stress == 1);
}

TEST_CASE("Jek Porkins drops stress for a die [1e-pilot-jekporkins][1e-stress-7]", "[first]") {
  Arena arena = fight("1e-pilot-jekporkins");
  SECTION("a hit is a card past the shields") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::hit});
    gains(arena, "A", Token::stress);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].ship.shields == 2);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
  }
  SECTION("a critical result is nothing") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::crit});
    gains(arena, "A", Token::stress);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("each token by itself") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::blank}).says("effect", "pass");
    gains(arena, "A", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("after a red maneuver he acts") {
    arena.says("effect", "1e-pilot-jekporkins").dice({Face::blank}).says("action", "focus");
    activate(arena, "4K");
    CHECK(arena["A"].tokens.focus == 1);
  }
}

TEST_CASE("Kanan Jarrus: his focus token takes a die from an enemy at range 1-2 [1e-pilot-kananjarrus]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena =
      fight(kXwing, {}, {piloted("K", "1e-pilot-kananjarrus", Side::player, near ? 647 : 757, 490), enemy("B", 150)});
  arena.edit("K").tokens.focus = 1;
  arena.says("attack", "primary:0>A");
  if (near) arena.says("effect", "1e-pilot-kananjarrus");
  arena.dice(blanks(near ? 1 : 2)).dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["K"].tokens.focus == (near ? 0 : 1));
}

TEST_CASE("Kanan Jarrus: not against friends, nor without a focus token [1e-pilot-kananjarrus]", "[first]") {
  const bool friendly = GENERATE(true, false);
  Arena arena = fight(kXwing, {}, {enemy("B", 150), wingman("K", 30, {}, "1e-pilot-kananjarrus")});
  arena.edit("K").tokens.focus = friendly ? 1 : 0;
  arena.says("attack", friendly ? "primary:0>B" : "primary:0>A");
  arena.dice(blanks(friendly ? 3 : 2)).dice(blanks(friendly ? 3 : 2));
  engage(arena, friendly ? "A" : "B");
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Keyan Farlander: stress turns focus results into hits [1e-pilot-keyanfarlander][1e-golden-7]", "[first]") {
  Arena arena = fight("1e-pilot-keyanfarlander", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  SECTION("one token, once an attack") {
    arena.edit("A").tokens.stress = 2;
    arena.says("modify-attack", "1e-pilot-keyanfarlander").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not without") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Kullbee Sperado: a boost turns the S-foils over [1e-pilot-kullbeesperado]", "[first]") {
  const std::string attack = "1e-upgrade-servomotorsfoils-modification-attack";
  const std::string closed = "1e-upgrade-servomotorsfoils-modification-closed";
  Arena arena = flight("1e-pilot-kullbeesperado", {closed});
  SECTION("after a boost") {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-pilot-kullbeesperado");
    act(arena);
    CHECK(rules::has_card(arena["A"], attack));
    CHECK(!rules::has_card(arena["A"], closed));
  }
  SECTION("after no other action") {
    arena.says("action", "focus");
    act(arena);
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Kyle Katarn hands over a focus token [1e-pilot-kylekatarn][1e-golden-14]", "[first]") {
  Arena arena = fight("1e-pilot-kylekatarn", {}, {wingman("F", 250)});
  arena.edit("F").tokens.stress = 1;
  SECTION("to a stressed ship at range 3") {
    arena.edit("A").tokens.focus = 2;
    arena.says("effect", "1e-pilot-kylekatarn");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["F"].tokens.focus == 1);
  }
  SECTION("he has to have one") {
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].tokens.focus == 0);
  }
  SECTION("beyond range 3") {
    arena.edit("A").tokens.focus = 1;
    arena.edit("F").pose = pose(900, 300);
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].tokens.focus == 0);
  }
}

TEST_CASE("Lando Calrissian: a free action for a friend after a green maneuver [1e-pilot-landocalrissian]", "[first]") {
  Arena arena =
      fight("1e-pilot-landocalrissian", {}, {piloted("F", "1e-pilot-prototypepilot", Side::player, 557, 400)});
  SECTION("from its bar") {
    arena.says("action", "evade");
    fly(arena, "1F");
    CHECK(arena["F"].tokens.evade == 1);
  }
  SECTION("stressed it gains nothing") {
    arena.edit("F").tokens.stress = 1;
    fly(arena, "1F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("not after a white one") {
    fly(arena, "3F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("not at range 2") {
    arena.edit("F").pose = pose(700, 400);
    fly(arena, "1F");
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("Leebo takes one of two faceup cards [1e-pilot-leebo][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-leebo");
  arena.edit("A").ship.shields = 0;
  arena.next_cards(Side::player, {201, 202});
  SECTION("dealt faceup") {
    arena.says("card-that-stays", "damage:202");
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(arena["A"].ship.damage.front().number == 202);
    CHECK(arena.table.play.decks[0].discard == std::vector<int>{201});
  }
  SECTION("only turned up") {
    arena.run([](Game& game) {
      rules::deal_card(game, "A", false, "1e-dmg-3");
      rules::expose(game, "A", "1e-dmg-6");
    });
    CHECK(arena["A"].ship.damage.front().number == 201);
  }
}

TEST_CASE("Leebo chooses after Maarek Stele [1e-pilot-leebo][1e-pilot-maarekstele-tieadvanced][1e-dmg-10]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena = fight("1e-pilot-maarekstele-tieadvanced", {}, {enemy("B", 150, {}, "1e-pilot-leebo")});
    arena.table.play.first = first;
    arena.edit("B").ship.shields = 0;
    arena.next_cards(Side::enemy, {201, 202, 203, 204, 205, 206});
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::crit}).dice(blanks(2));
    arena.says("card-that-stays", "damage:203").says("card-that-stays", "damage:203");  // Leebo's other one is 204
    arena.says("card-that-stays", "damage:206").says("card-that-stays", "damage:331");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage[0].number == 203);
    CHECK(arena["B"].ship.damage[1].number == 331);
  }
}

TEST_CASE("Leevan Tenza: a boost, stress and an evade token [1e-pilot-leevantenza][1e-stress-12]", "[first]") {
  Arena arena = flight("1e-pilot-leevantenza", {"1e-upgrade-engineupgrade"});
  const bool boosts = GENERATE(true, false);
  if (boosts) {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-pilot-leevantenza");
  } else {
    arena.says("action", "focus");
  }
  act(arena);
  CHECK(arena["A"].tokens.evade == (boosts ? 1 : 0));
  CHECK(arena["A"].tokens.stress == (boosts ? 1 : 0));
}

TEST_CASE("Lieutenant Blount hits whatever is evaded [1e-pilot-lieutenantblount]", "[first]") {
  const auto hits = [](const char* pilot) {
    Arena arena = fight(pilot, {}, {enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
    bool hit = false;
    for (const state::Event& event : arena.events) {
      const auto* changed = get_if<state::AttackChanged>(&event);
      hit = hit || (changed != nullptr && changed->attack.hit);
    }
    return hit;
  };
  CHECK(hits("1e-pilot-lieutenantblount"));
  CHECK(!hits("1e-pilot-banditsquadronpilot"));
}

TEST_CASE("Lowhhrick: his reinforce token is an evade result of a friend at range 1 [1e-pilot-lowhhrick]", "[first]") {
  const double gap = GENERATE(60.0, 150.0);
  Arena arena(
      {piloted("F", kTie, Side::player, 457, 300), wingman("A", gap, {}, "1e-pilot-lowhhrick"), enemy("B", 150)}, "1e",
      Phase::engagement);
  arena.edit("A").tokens.reinforce_aft = 1;
  arena.says("attack", "primary:0>F").dice({Face::hit, Face::blank}).dice(blanks(3));
  if (gap < 100) arena.says("modify-defense", "1e-pilot-lowhhrick");
  engage(arena, "B");
  CHECK(damage_to(arena, "F") == (gap < 100 ? 0 : 1));
  CHECK(arena["A"].tokens.reinforce_aft == (gap < 100 ? 0 : 1));
}

TEST_CASE("Luke Skywalker: one focus result is an evade [1e-pilot-lukeskywalker]", "[first]") {
  Arena arena = fight(kTie, {}, {enemy("B", 150, {}, "1e-pilot-lukeskywalker")});
  arena.says("attack", "primary:0>B").dice(hits(2));
  arena.dice({Face::focus, Face::focus}).says("modify-defense", "1e-pilot-lukeskywalker");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena.offered("modify-defense", "1e-pilot-lukeskywalker") != nullptr);
}

}  // namespace plotboard::first_cards_pilots_rebel_f_l
