// Cards of the 1st edition that answer to tokens taken off, rerolls, coordination and the moves of huge ships.
#include "cards_u1.hpp"
#include "rules/first/huge.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::first_cards_x1_1 {
using namespace first_cards_u1;

namespace {

constexpr const char* kShuttle = "1e-pilot-omicrongrouppilot";  // Lambda-class: focus and lock
constexpr const char* kGozanti = "1e-pilot-gozanticlasscruiser";
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";

void loses_stress(Arena& arena, const char* ship, int count = 1, const char* by = "") {
  arena.run([=](Game& game) {
    const Game::By author(game, by);
    rules::lose(game, ship, state::Token::stress, count, "1e-stress-8");
  });
}
std::vector<Face> blank_dice(std::size_t count) { return std::vector<Face>(count, Face::blank); }

}  // namespace

TEST_CASE("Tactical Officer: the coordinate icon [1e-upgrade-tacticalofficer][1e-coord-1]", "[first]") {
  for (const bool equipped : {false, true}) {
    Arena arena =
        flight(kShuttle, equipped ? Cards{"1e-upgrade-tacticalofficer"} : Cards{}, {ally("F", 557, 300, {}, kTie)});
    if (equipped) arena.says("action", "coordinate");
    arena.says("action", "focus");
    act(arena);
    CHECK(arena[equipped ? "F" : "A"].tokens.focus == 1);
  }
}

TEST_CASE(
    "Kyle Katarn: focus for each stress token that the ship takes off itself [1e-upgrade-kylekatarn][1e-stress-13]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-kylekatarn"}, {ally("F", 557, 300)});
  arena.edit("A").tokens.stress = arena.edit("F").tokens.stress = 3;
  SECTION("a green maneuver") {
    arena.says("effect", "1e-upgrade-kylekatarn").says("action", "pass");
    arena.edit("A").tokens.stress = 1;
    activate(arena, "1F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("once a token, as its player likes") {
    arena.says("effect", "1e-upgrade-kylekatarn").says("effect", "pass").says("effect", "1e-upgrade-kylekatarn");
    loses_stress(arena, "A", 3, "A");
    CHECK(arena["A"].tokens.focus == 2);
  }
  SECTION("not where another ship's card removes it, nor for others") {
    loses_stress(arena, "A", 1, "F");
    loses_stress(arena, "F");
    CHECK(!asked_to_use(arena, "1e-upgrade-kylekatarn"));
  }
  SECTION("no other token") {
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::lose(game, "A", state::Token::ion, 1, "1e-ion-5"); });
    CHECK(!asked_to_use(arena, "1e-upgrade-kylekatarn"));
  }
}

TEST_CASE("Inspiring Recruit: a second token off a friend at range 1-2, once a round [1e-upgrade-inspiringrecruit]",
          "[first]") {
  Arena arena =
      flight(kXwing, {"1e-upgrade-inspiringrecruit"}, {ally("F", 640, 300), ally("G", 750, 300), enemy("B", 50)});
  for (const char* id : {"A", "F", "G", "B"}) arena.edit(id).tokens.stress = 3;
  SECTION("a friend, and once") {
    arena.says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "F");
    CHECK(arena["F"].tokens.stress == 1);
    loses_stress(arena, "A");
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("the carrier itself") {
    arena.says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "A");
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("left, it is there for the next") {
    arena.says("effect", "pass").says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "A");
    loses_stress(arena, "F");
    CHECK(arena["A"].tokens.stress == 2);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not at range 3, not for enemies, not without a second one") {
    loses_stress(arena, "G");
    loses_stress(arena, "B");
    loses_stress(arena, "F", 3);
    CHECK(!asked_to_use(arena, "1e-upgrade-inspiringrecruit"));
  }
}

TEST_CASE(
    "Inspiring Recruit: the ship removes the second one itself [1e-upgrade-inspiringrecruit][1e-upgrade-kylekatarn]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-inspiringrecruit"}, {ally("F", 557, 300, {"1e-upgrade-kylekatarn"})});
  arena.edit("F").tokens.stress = 2;
  arena.says("effect", "1e-upgrade-inspiringrecruit").says("effect", "1e-upgrade-kylekatarn");
  loses_stress(arena, "F", 1, "A");
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["F"].tokens.focus == 1);  // for the second one alone
}

TEST_CASE("Maarek Stele of the TIE Defender picks the faceup card too [1e-pilot-maarekstele-tiedefender][1e-dmg-10]",
          "[first]") {
  const bool leebo = GENERATE(false, true);
  Arena arena = fight("1e-pilot-maarekstele-tiedefender", {},
                      {enemy("B", 150, {}, leebo ? "1e-pilot-leebo" : "1e-pilot-goldsquadronpilot")});
  arena.table.play.first = Side::enemy;
  arena.edit("B").ship.shields = 0;
  arena.next_cards(Side::enemy, {201, 202, 203, 204});
  SECTION("one of three, before Leebo") {
    arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank});
    arena.dice(blank_dice(leebo ? 2 : 1)).says("damage-card", "damage:202");
    if (leebo) arena.says("damage-card", "damage:202");
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().number == 202);
    CHECK(arena.table.play.decks[1].discard.size() == (leebo ? 3 : 2));
    CHECK(times_asked(arena, "damage-card") == (leebo ? 2 : 1));
  }
  SECTION("facedown cards come as they are") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blank_dice(leebo ? 2 : 1));
    engage(arena);
    CHECK(arena["B"].ship.damage.front().number == 201);
    CHECK(arena.question("damage-card") == nullptr);
  }
}

TEST_CASE("Sunny Bounder: one result more where all dice are alike, once a round [1e-pilot-sunnybounder]", "[first]") {
  Arena arena = fight("1e-pilot-sunnybounder", {}, {enemy("B", 150)});
  SECTION("attacking; not again when she defends") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).says("effect", "1e-pilot-sunnybounder");
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    arena.says("attack", "primary:0>A").dice(blank_dice(2)).dice(blank_dice(3));
    engage(arena, "B");
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("defending") {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit});
    arena.dice({Face::evade, Face::evade, Face::evade}).says("effect", "1e-pilot-sunnybounder");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
  SECTION("two faces") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit}).dice(blank_dice(3));
    engage(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
  SECTION("after a reroll") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).says("modify-attack", "lock");
    arena.says("reroll", "1")
        .says("reroll", "done")
        .dice({Face::hit})
        .says("effect", "1e-pilot-sunnybounder")
        .dice(blank_dice(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("after a reroll of no dice, where she let the roll pass") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).says("effect", "pass");
    arena.says("modify-attack", "lock").says("reroll", "done").says("effect", "1e-pilot-sunnybounder");
    arena.dice(blank_dice(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE(
    "Sunny Bounder: before Heavy Laser Cannon changes the dice [1e-pilot-sunnybounder][1e-upgrade-heavylasercannon]",
    "[first]") {
  Arena arena = fight("1e-pilot-sunnybounder", {"1e-upgrade-heavylasercannon"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-heavylasercannon>B");
  SECTION("used: the fifth result becomes a hit as well") {
    arena.dice({Face::crit, Face::crit, Face::crit, Face::crit}).says("order", "1");
    arena.says("effect", "1e-pilot-sunnybounder").dice({Face::evade, Face::evade, Face::evade});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    for (const state::DamageCard& card : arena["B"].ship.damage) CHECK(!card.faceup);
  }
  SECTION("not after it") {
    arena.dice({Face::crit, Face::crit, Face::crit, Face::crit}).says("order", "0").dice(blank_dice(3));
    engage(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
  SECTION("not for what it has made alike") {
    arena.dice({Face::crit, Face::crit, Face::hit, Face::hit}).dice(blank_dice(3));
    engage(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
}

TEST_CASE("Magva Yarro: one attack die rerolled at most against friends at range 1-2 [1e-pilot-magvayarro]",
          "[first]") {
  // Three blanks, and a lock that may reroll them all.
  const auto rerolled = [](const char* pilot, const char* other, double gap) {
    Arena arena =
        fight(kXwing, {}, {enemy("B", 150, {}, pilot), piloted("M", other, Side::enemy, 497 + gap, 490, 180)});
    arena.edit("A").lock = "B";
    const bool capped = std::string(other) != kTie && gap < 200;
    const std::size_t agility = std::string(pilot) == kTie ? 3 : 1;
    arena.says("attack", "primary:0>B").dice(blank_dice(3)).says("modify-attack", "lock");
    for (int i = 0; i < (capped ? 1 : 3); ++i) arena.says("reroll", std::to_string(i));
    arena.dice(std::vector<Face>(capped ? 1 : 3, Face::hit)).dice(blank_dice(agility));
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

TEST_CASE("AP-5: 2 stress tokens for one of the ship that he coordinates [1e-pilot-ap5][1e-coord-2]", "[first]") {
  Arena arena = flight("1e-pilot-ap5", {}, {ally("F", 557, 300)});
  arena.says("action", "coordinate");
  SECTION("then it may act") {
    arena.edit("F").tokens.stress = 1;
    arena.says("effect", "1e-pilot-ap5").says("action", "focus");
    act(arena);
    CHECK(arena["A"].tokens.stress == 2);
    CHECK(arena["F"].tokens.stress == 0);
    CHECK(arena["F"].tokens.focus == 1);
  }
  SECTION("still stressed it may not") {
    arena.edit("F").tokens.stress = 2;
    arena.says("effect", "1e-pilot-ap5");
    act(arena);
    CHECK(arena["F"].tokens.stress == 1);
    CHECK(arena["F"].tokens.focus == 0);
  }
  SECTION("left") {
    arena.edit("F").tokens.stress = 1;
    arena.says("effect", "pass");
    act(arena);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not for a ship without stress") {
    arena.says("action", "focus");
    act(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-ap5"));
  }
}

TEST_CASE("Engine Booster: 1 energy for a straight 1 before the dial [1e-upgrade-enginebooster][1e-act-12]",
          "[first]") {
  const double at = GENERATE(0, 440, 700);  // of a ship in front of it, or none: on it, or clear of it
  std::vector<state::Piece> others;
  if (at > 0.0) others.push_back(piloted("F", kXwing, Side::player, 457, at));
  Arena arena = flight(kTransport, {"1e-upgrade-enginebooster"}, others);
  arena.edit("A").ship.sections[0].energy = 1;
  arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
  const double before = arena["A"].pose.y.mm();
  const bool free = at != 440;
  if (free) arena.says("effect", "1e-upgrade-enginebooster");
  arena.run([](Game& game) { rules::moment(game, rules::Window::before_activation, "A"); });
  CHECK((arena["A"].pose.y.mm() > before + 30) == free);
  CHECK(arena["A"].ship.sections[0].energy == (free ? 0 : 1));  // and none gained
}

TEST_CASE("Engine Booster: not without energy, and then by the dial [1e-upgrade-enginebooster]", "[first]") {
  const int energy = GENERATE(0, 2);
  Arena arena = flight(kTransport, {"1e-upgrade-enginebooster"});
  arena.edit("A").ship.sections[0].energy = energy;
  const double before = arena["A"].pose.y.mm();
  if (energy > 0) arena.says("effect", "1e-upgrade-enginebooster");
  arena.says("action", "pass");
  activate(arena, "1F");
  CHECK(asked_to_use(arena, "1e-upgrade-enginebooster") == (energy > 0));
  CHECK(arena["A"].ship.sections[0].energy == (energy > 0 ? 4 : 3));  // 1 less, 3 more by the dial, once
  CHECK((arena["A"].pose.y.mm() > before + 70) == (energy > 0));
}

TEST_CASE("Captain Needa: a die for each obstacle in place of the card [1e-upgrade-captainneeda][huge-overlap-11]",
          "[first]") {
  const auto fly_over = [](Arena& arena) {
    arena.run([](Game& game) {
      rules::execute_maneuver(game, "A", {{1, geom::Bearing::straight}, geom::Difficulty::white},
                              rules::ManeuverKind::effect);
    });
  };
  const auto rocks = [] {
    return std::vector<state::Piece>{obstacle("R1", "coreasteroid0", 457, 300),
                                     obstacle("R2", "coreasteroid1", 457, 380)};
  };
  SECTION("hit and critical result are 1 damage each") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"}, rocks());
    arena.dice({Face::hit}).says("section", "fore").dice({Face::crit}).says("section", "fore");
    fly_over(arena);
    CHECK(arena["A"].ship.sections[0].shields == 3);
    CHECK(arena["A"].ship.damage.empty());
    CHECK(arena.table.find("R1") == nullptr);
  }
  SECTION("other results are none") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"}, rocks());
    arena.dice({Face::focus}).dice({Face::blank});
    fly_over(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("without obstacles no die") {
    Arena arena = flight(kGozanti, {"1e-upgrade-captainneeda"});
    fly_over(arena);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("without him the card") {
    Arena arena = flight(kGozanti, {}, rocks());
    arena.says("section", "fore");
    fly_over(arena);
    CHECK(arena["A"].ship.damage.size() == 1);
  }
}

}  // namespace plotboard::first_cards_x1_1
