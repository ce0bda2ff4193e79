// Pilots of Scum and Villainy, L to Z.
#include "data/catalog.hpp"
#include "rules/play/devices.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_scum_l_z {
using namespace test::first;

namespace {

const std::string kSeismic = "1e-upgrade-seismiccharges";

}  // namespace

TEST_CASE("Laetin A'shera: a missed attack brings an evade token [1e-pilot-laetinashera]", "[first]") {
  const bool hit = GENERATE(false, true);
  Arena arena = fight("1e-pilot-laetinashera", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice({hit ? Face::hit : Face::blank, Face::blank});
  arena.dice(blanks(3));
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
                      {enemy("B", 150, {"1e-upgrade-twinlaserturret"}, "1e-pilot-goldsquadronpilot")});
  arena.says("attack", "1e-upgrade-twinlaserturret>A");
  arena.dice({hit ? Face::hit : Face::blank, Face::blank, Face::blank}).dice(blanks(3));
  arena.dice(blanks(3)).dice(blanks(3));
  if (!hit) arena.says("effect", "1e-pilot-laetinashera");
  engage(arena, "B");
  CHECK(arena["A"].tokens.evade == (hit ? 0 : 1));
}

TEST_CASE("Latts Razzi: her lock on a friend's target takes 1 agility [1e-pilot-lattsrazzi]", "[first]") {
  const bool locked = GENERATE(true, false);
  Arena arena = fight(kXwing, {}, {enemy("B", 150), enemy("C", 600), wingman("L", 60, {}, "1e-pilot-lattsrazzi")});
  arena.edit("L").lock = locked ? "B" : "C";
  arena.says("attack", "primary:0>B");
  if (locked) arena.says("effect", "1e-pilot-lattsrazzi");
  arena.dice(blanks(3)).dice(blanks(locked ? 2 : 3));
  engage(arena);
  CHECK(arena["L"].lock == (locked ? "" : "C"));
}

TEST_CASE("Latts Razzi: of an attack that is performed twice only the first [1e-pilot-lattsrazzi][1e-attack-12]",
          "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-twinlaserturret"},
                      {enemy("B", 250), wingman("L", 60, {}, "1e-pilot-lattsrazzi")});
  arena.edit("L").lock = "B";
  arena.says("attack", "1e-upgrade-twinlaserturret>B").says("effect", "1e-pilot-lattsrazzi");
  arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Manaroo: hands over all her tokens to a friend at range 1 [1e-pilot-manaroo][1e-lock-18]", "[first]") {
  const double gap = GENERATE(90, 130);  // her base is large
  Arena arena = fight("1e-pilot-manaroo", {}, {enemy("B", 150), enemy("C", 250), wingman("F", gap)});
  arena.edit("A").tokens.focus = 2;
  arena.edit("A").tokens.evade = 1;
  arena.edit("A").lock = "B";
  arena.edit("F").lock = "C";
  const bool near = gap < 120;
  if (near) arena.says("effect", "1e-pilot-manaroo");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 0 : 2));
  CHECK(arena["A"].tokens.evade == (near ? 0 : 1));
  CHECK(arena["A"].lock == (near ? "" : "B"));
  CHECK(arena["F"].tokens.focus == (near ? 2 : 0));
  CHECK(arena["F"].lock == (near ? "B" : "C"));
}

TEST_CASE("Moralo Eval: his cannons reach his auxiliary arc [1e-pilot-moraloeval]", "[first]") {
  const bool his = GENERATE(true, false);
  state::Piece aside = piloted("B", kTie, Side::enemy, 657, 350);
  state::Piece astern = piloted("C", kTie, Side::enemy, 457, 120);
  Arena arena = fight(his ? "1e-pilot-moraloeval" : "1e-pilot-bossk", {"1e-upgrade-heavylasercannon"}, {aside, astern});
  std::vector<std::string> found;
  arena.run([&](Game& game) {
    rules::ShotFilter cannon;
    cannon.weapons = {"1e-upgrade-heavylasercannon"};
    for (const rules::Shot& shot : rules::shots_of(game, "A", cannon)) found.push_back(shot.defender);
  });
  CHECK(found == (his ? Cards{"B"} : Cards{}));
}

TEST_CASE("N'dru Suhlak: one die more far from his friends [1e-pilot-ndrusuhlak]", "[first]") {
  Arena arena = fight("1e-pilot-ndrusuhlak", {}, {wingman("F", 150), enemy("B", 150)});
  CHECK(attack_dice(arena) == 2);
  arena.edit("F").pose = pose(720, 300);
  CHECK(attack_dice(arena) == 3);
}

TEST_CASE("Old Teroch: an enemy at range 1 that has him in arc loses its tokens [1e-pilot-oldteroch]", "[first]") {
  Arena arena = fight("1e-pilot-oldteroch", {}, {enemy("B", 60), enemy("C", 160)});
  for (const char* id : {"B", "C"}) arena.edit(id).tokens.focus = arena.edit(id).tokens.evade = 2;
  SECTION("it looks at him; the one at range 2 keeps all") {
    arena.says("effect", "1e-pilot-oldteroch");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.focus == 0);
    CHECK(arena["B"].tokens.evade == 0);
    CHECK(arena["C"].tokens.focus == 2);
  }
  SECTION("it looks away") {
    arena.edit("B").pose.heading = base::Mdeg{0};
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.focus == 2);
  }
}

TEST_CASE("Palob Godalhi: takes an enemy's token at range 1-2 [1e-pilot-palobgodalhi]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-palobgodalhi", {}, {enemy("B", near ? 150 : 220), wingman("F", 20)});
  arena.edit("B").tokens.focus = 2;
  arena.edit("F").tokens.focus = 1;  // friends keep theirs
  if (near) arena.says("effect", "1e-pilot-palobgodalhi");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 1 : 0));
  CHECK(arena["B"].tokens.focus == (near ? 1 : 2));
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Prince Xizor: a friend suffers one result for him [1e-pilot-princexizor][1e-attack-33]", "[first]") {
  SECTION("a critical one") {
    Arena arena = fight("1e-pilot-princexizor", {}, {wingman("F", 50), enemy("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::crit}).dice(blanks(3));
    arena.says("effect", "1e-pilot-princexizor").says("pick", "crit");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "F") == 1);
    CHECK(arena["A"].ship.damage.empty());
  }
  SECTION("the only one") {
    Arena arena = fight("1e-pilot-princexizor", {}, {wingman("F", 50), enemy("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(3));
    arena.says("effect", "1e-pilot-princexizor");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(damage_to(arena, "F") == 1);
  }
  SECTION("nobody") {
    Arena arena = fight("1e-pilot-princexizor", {}, {wingman("F", 50), enemy("B", 150)});
    arena.says("attack", "primary:0>A").dice(hits(2)).dice(blanks(3));
    arena.says("effect", "pass");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 2);
  }
  SECTION("not at range 2, and not in his own attacks") {
    Arena arena = fight("1e-pilot-princexizor", {}, {wingman("F", 150), enemy("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(3));
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    arena.edit("F").pose = pose(507, 300);
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("an ion cannon leaves nothing to pass on") {
    state::Piece cannon = enemy("B", 150, {"1e-upgrade-ioncannonturret"}, "1e-pilot-goldsquadronpilot");
    Arena arena = fight("1e-pilot-princexizor", {}, {wingman("F", 50), cannon});
    arena.says("attack", "1e-upgrade-ioncannon>A");
    arena.edit("B").ship.cards = {state::Card{"1e-upgrade-ioncannon"}};
    arena.dice({Face::hit, Face::hit, Face::blank}).dice(blanks(3));
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "F") == 0);
  }
}

TEST_CASE("Quinn Jast: a discarded missile is back for a weapons disabled token [1e-pilot-quinnjast]", "[first]") {
  const Id missile = "1e-upgrade-concussionmissiles";
  Arena arena = fight("1e-pilot-quinnjast", {missile.text()}, {enemy("B", 150)});
  const bool spent = GENERATE(true, false);
  arena.edit("A").ship.cards[0].discarded = spent;
  if (spent) arena.says("effect", "1e-pilot-quinnjast");
  open(arena, Window::start_of_engagement_phase);
  CHECK(rules::has_card(arena["A"], missile));
  CHECK(arena["A"].tokens.disarm == (spent ? 1 : 0));
}

TEST_CASE(
    "Sabine Wren: a focus result against who lies in her mobile arc at range 1-2 "
    "[1e-pilot-sabinewren-lancerclasspursuitcraft]",
    "[first]") {
  const int where = GENERATE(0, 1, 2);  // in it, too far, in the printed arc alone
  const double y = where == 0 ? 110 : where == 1 ? 5 : 500;
  Arena arena = fight("1e-pilot-sabinewren-lancerclasspursuitcraft", {},
                      {piloted("B", kTie, Side::enemy, 457, y, y < 300 ? 0 : 180)});
  arena.edit("A").ship.turret = state::Turret::rear;
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(where == 1 ? 3 : 2));
  if (where == 0) {
    arena.says("modify-defense", "1e-pilot-sabinewren-lancerclasspursuitcraft").says("modify-defense", "focus");
  } else {
    arena.says("modify-defense", "done");
  }
  engage(arena, "B");
  CHECK(arena.question("modify-defense") != nullptr);
  CHECK(damage_to(arena, "A") == (where == 0 ? 0 : 1));
}

TEST_CASE("Sarco Plank: the speed of his maneuver in place of agility [1e-pilot-sarcoplank]", "[first]") {
  Arena arena = fight(kTie, {}, {enemy("B", 250, {}, "1e-pilot-sarcoplank")});
  const int speed = GENERATE(0, 1, 3);  // 0: none executed
  if (speed > 0) {
    arena.edit("B").ship.executed =
        state::Executed{{static_cast<std::int8_t>(speed), geom::Bearing::straight}, geom::Difficulty::white, true};
  }
  arena.edit("B").tokens.tractor = 1;  // it lowers his agility of 2, and no speed
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(speed == 3 ? 4 : 2));  // 1 by range
  engage(arena);
}

TEST_CASE("Serissu: a friend at range 1 rerolls one defence die [1e-pilot-serissu]", "[first]") {
  const bool near = GENERATE(true, false);
  const double gap = near ? 20 : 150;
  Arena arena({piloted("B", kXwing, Side::player, 457, 300),
               piloted("S", "1e-pilot-serissu", Side::player, 497 + gap, 300), enemy("E", 150)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice(hits(2)).dice({Face::evade, Face::blank});
  if (near) arena.says("modify-defense", "1e-pilot-serissu").says("reroll", "1").dice({Face::evade});
  engage(arena, "E");
  CHECK(damage_to(arena, "B") == (near ? 0 : 1));
}

TEST_CASE("Sol Sixxa: bombs by the turn 1 as well [1e-pilot-solsixxa][1e-bomb-3]", "[first]") {
  Arena arena = flight("1e-pilot-solsixxa", {kSeismic});
  std::vector<state::Option> templates;
  arena.run([&](Game& game) {
    rules::Occasion occasion;
    occasion.window = Window::device_template;
    occasion.subject = "A";
    occasion.other = kSeismic;
    occasion.options = &templates;
    rules::happen(game, occasion);
    const data::Payload& payload = *game.catalog().upgrade(kSeismic)->payload;
    REQUIRE(templates.size() == 2);
    for (const state::Option& each : templates) {
      const auto poses = rules::device_poses(game, "A", payload, each.key.text());
      REQUIRE(poses.size() == 1);
      CHECK((poses[0].x.mm() < 457) == (each.key == "turn-1-left"));
      CHECK(poses[0].y.mm() < 300);
    }
  });
}

TEST_CASE("Sunny Bounder: one result more where all dice are alike, once a round [1e-pilot-sunnybounder]", "[first]") {
  Arena arena = fight("1e-pilot-sunnybounder", {}, {enemy("B", 150)});
  SECTION("attacking; not again when she defends") {
    arena.says("attack", "primary:0>B").dice(hits(2)).says("effect", "1e-pilot-sunnybounder");
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(3));
    engage(arena, "B");
    CHECK(times_asked(arena, "effect") == 1);
  }
  SECTION("defending") {
    arena.says("attack", "primary:0>A").dice(hits(2));
    arena.dice({Face::evade, Face::evade, Face::evade}).says("effect", "1e-pilot-sunnybounder");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
  SECTION("two faces") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit}).dice(blanks(3));
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
        .dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("after a reroll of no dice, where she let the roll pass") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice(hits(2)).says("effect", "pass");
    arena.says("modify-attack", "lock").says("reroll", "done").says("effect", "1e-pilot-sunnybounder");
    arena.dice(blanks(3));
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
    arena.dice({Face::crit, Face::crit, Face::crit, Face::crit}).says("order", "0").dice(blanks(3));
    engage(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
  SECTION("not for what it has made alike") {
    arena.dice({Face::crit, Face::crit, Face::hit, Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(!asked_to_use(arena, "1e-pilot-sunnybounder"));
  }
}

TEST_CASE("Talonbane Cobra: his own range bonuses count twice [1e-pilot-talonbanecobra]", "[first]") {
  Arena close = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 80)});
  close.says("attack", "primary:0>B").dice(blanks(5)).dice(blanks(3));
  engage(close);
  Arena far = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 250)});
  far.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(4));
  engage(far, "B");
  Arena theirs = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 250)});
  theirs.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
  engage(theirs);
  CHECK(theirs.question("dice") != nullptr);
}

TEST_CASE("Talonbane Cobra: no bonus of secondary weapons [1e-pilot-talonbanecobra][1e-attack-35]", "[first]") {
  Arena arena = fight("1e-pilot-talonbanecobra", {},
                      {enemy("B", 250, {"1e-upgrade-twinlaserturret"}, "1e-pilot-goldsquadronpilot")});
  arena.says("attack", "1e-upgrade-twinlaserturret>A");
  arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Tel Trevura: the first time he would be destroyed four facedown cards are left [1e-pilot-teltrevura]",
          "[first]") {
  Arena arena = fight("1e-pilot-teltrevura", {}, {enemy("B", 80, {}, kXwing)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{331, false}, {331, true}, {331, false}, {331, false}};
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit, Face::crit}).dice(blanks(2));
  engage(arena, "B");  // what is pending is cancelled, critical hits too
  CHECK_FALSE(arena["A"].ship.destroyed);
  CHECK(arena["A"].ship.damage.size() == 4);
  CHECK_FALSE(rules::is_critically_damaged(arena["A"]));
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["A"].ship.destroyed);  // only once
}

TEST_CASE("Tel Trevura: damage of other sources too, and no more than that is cancelled [1e-pilot-teltrevura]",
          "[first]") {
  const bool dealt = GENERATE(false, true);
  Arena arena = flight("1e-pilot-teltrevura");
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{212, false}, {212, false}, {212, false}, {212, false}};
  arena.run([dealt](Game& game) {
    if (dealt) rules::deal_card(game, "A", true, "1e-bomb-20");
    if (!dealt) rules::suffer(game, "A", 3, 0, "1e-bomb-19");
    if (dealt) rules::first::begin_combat(game);
  });
  CHECK_FALSE(arena["A"].ship.destroyed);
  CHECK(arena["A"].ship.damage.size() == 4);
  arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-bomb-19"); });
  CHECK(arena["A"].ship.destroyed);
}

TEST_CASE("Thweek: the skill of an enemy or its ability [1e-pilot-thweek][1e-cond-10][1e-cond-11]", "[first]") {
  SECTION("Shadowed") {
    Arena arena = fight("1e-pilot-thweek", {}, {enemy("B", 150, {}, "1e-pilot-wedgeantilles")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-shadowed");
    open(arena, Window::before_forces);
    CHECK(arena["A"].initiative == 4);  // he is placed by his own
    open(arena, Window::setup);
    CHECK(arena["A"].initiative == 9);
    CHECK(rules::has_card(arena["B"], "1e-condition-shadowed"));
  }
  SECTION("Mimicked: he has Pure Sabacc's ability") {
    Arena arena = fight("1e-pilot-thweek", {}, {enemy("B", 150, {}, "1e-pilot-puresabacc")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-mimicked");
    open(arena, Window::before_forces);
    open(arena, Window::setup);
    CHECK(arena["A"].initiative == 4);
    arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(2));
    engage(arena);
  }
  SECTION("no condition comes of what he copies") {
    Arena arena = fight("1e-pilot-thweek", {}, {enemy("B", 150, {}, "1e-pilot-captainrex")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-mimicked");
    open(arena, Window::before_forces);
    open(arena, Window::setup);
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(!rules::has_card(arena["B"], "1e-condition-suppressivefire"));
  }
}

TEST_CASE("Torani Kulda: damage or all its tokens for each enemy in her bullseye arc [1e-pilot-toranikulda]",
          "[first]") {
  // C stands aside: in the firing arc, not in the strip.
  Arena arena =
      fight("1e-pilot-toranikulda", {}, {enemy("B", 150), enemy("D", 230), piloted("C", kTie, Side::enemy, 557, 500)});
  for (const char* id : {"B", "C", "D"}) arena.edit(id).tokens.evade = arena.edit(id).tokens.focus = 1;
  arena.says("attack", "primary:0>C").dice(blanks(3)).dice(blanks(3)).says("modify-defense", "done");
  arena.says("ship", "D").says("pick", "damage").says("pick", "tokens");
  engage(arena);
  CHECK(damage_to(arena, "D") == 1);
  CHECK(arena["D"].tokens.focus == 1);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(arena["B"].tokens.focus + arena["B"].tokens.evade == 0);
  CHECK(arena["C"].tokens.focus + arena["C"].tokens.evade == 2);
}

TEST_CASE("Torkil Mux: an enemy at range 1-2 counts as skill 0 until Combat is over [1e-pilot-torkilmux][1e-ps-3]",
          "[first]") {
  Arena arena = flight("1e-pilot-torkilmux", {}, {enemy("B", 150, {}, "1e-pilot-darthvader"), enemy("C", 250)});
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

TEST_CASE("Unkar Plutt: all whom he touches get a tractor beam token [1e-pilot-unkarplutt]", "[first]") {
  Arena arena = flight("1e-pilot-unkarplutt", {}, {enemy("B", 0), enemy("C", 120)});
  arena.edit("B").ship.bumped = {"A"};
  arena.says("tractor", "pass");
  open(arena, Window::end_of_activation_phase);
  CHECK(arena["B"].tokens.tractor == 1);
  CHECK(arena["C"].tokens.tractor == 0);
}

TEST_CASE("Viktor Hel: stress for the attacker unless he rolled two dice [1e-pilot-viktorhel]", "[first]") {
  const bool three = GENERATE(true, false);
  Arena arena = fight(kTie, {}, {enemy("B", three ? 250 : 150, {}, "1e-pilot-viktorhel")});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(three ? 3 : 2));
  arena.says("modify-defense", "evade");  // added, not rolled
  engage(arena);
  CHECK(arena["A"].tokens.stress == (three ? 1 : 0));
}

TEST_CASE("Zuckuss: an attack die more for a defence die more [1e-pilot-zuckuss]", "[first]") {
  const bool used = GENERATE(true, false);
  Arena arena = fight("1e-pilot-zuckuss", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("effect", used ? "1e-pilot-zuckuss" : "pass");
  arena.dice(blanks(used ? 4 : 3)).dice(blanks(used ? 4 : 3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Zuckuss: at each roll of an attack that is performed twice [1e-pilot-zuckuss][1e-attack-38]", "[first]") {
  Arena arena = fight("1e-pilot-zuckuss", {"1e-upgrade-twinlaserturret"}, {enemy("B", 250)});
  arena.says("attack", "1e-upgrade-twinlaserturret>B");
  arena.says("effect", "pass").dice(blanks(3)).dice(blanks(3));
  arena.says("effect", "1e-pilot-zuckuss").dice(blanks(4)).dice(blanks(4));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

}  // namespace plotboard::first_cards_pilots_scum_l_z
