// AI ships that flee: when they get their flee token, how they fly, jump, and spend their tokens.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "mission_stage.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::mission_flee {
namespace {

using rules::Game;
using state::Side;
using state::Token;
using test::faces;
using test::fighter;
using test::obstacle;
using test::pose;
using test::Stage;

state::Piece enemy(const std::string& ref, double x = 457, double y = 457, double heading = 0) {
  state::Piece piece = test::by_ai(fighter("B", ref, Side::enemy, x, y, heading));
  piece.faction = "rebelalliance";
  return piece;
}
state::Piece pilot(double x = 457, double y = 150) { return fighter("P1", "tielnfighter", Side::player, x, y); }

// B with a flee token.
struct Fleeing : Stage {
  explicit Fleeing(state::Piece piece, data::Mission mission = test::staged_mission())
      : Stage({std::move(piece), pilot()}, std::move(mission)) {
    edit("B").tokens.flee = 1;
  }
  ai::Decision decides(int die = 1) {
    ai::Request request;
    request.ship = "B";
    request.die = die;
    base::Rng rng(1);
    const rules::Field field(missions, table);
    return ai::decide(field, request, rng).value();
  }
  std::string advised(const state::Choice& choice) {
    Game game(missions, table, {}, nullptr);
    return ai::advise(game, choice).answer.key;
  }
};
state::Choice question(const std::string& kind, const std::vector<std::string>& keys) {
  state::Choice choice;
  choice.kind = kind;
  choice.ship = "B";
  choice.side = Side::enemy;
  for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
  return choice;
}
bool has_step(const ai::Decision& decision, const std::string& rule) {
  return std::any_of(decision.steps.begin(), decision.steps.end(),
                     [&](const ai::Step& step) { return step.rule == rule; });
}
std::string code(geom::Maneuver maneuver) { return geom::code_of(maneuver); }

// --- the token

TEST_CASE("Health at or below the threshold of its card makes an AI ship flee",
          "[fga-3.5-1][fga-3.5.1a-1][fga-3.5.1a-2][fga-3.5.1a-3][fga-1.1.1-1]") {
  Stage shields({enemy("z95af4headhunter"), pilot()}, test::staged_mission());  // example 1 of the manual
  shields.run([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-deal-1"); });
  CHECK(shields["B"].tokens.flee == 0);  // health 3
  shields.run([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-deal-1"); });
  CHECK(rules::health_of(shields["B"]) == 2);
  CHECK(shields["B"].tokens.flee == 1);
  CHECK(shields.told("fga-3.5.1a-1"));
  shields.run([](Game& game) { rules::suffer(game, "B", 1, 0, "2e-deal-1"); });
  CHECK(shields["B"].tokens.flee == 1);  // once only

  Stage mixed({enemy("z95af4headhunter"), pilot()}, test::staged_mission());  // example 2: hull 1, shields 1
  mixed.run([](Game& game) {
    rules::deal_card(game, "B", false, "2e-deal-1");
    CHECK(rules::health_of(game.piece("B")) == 3);
    CHECK(game.piece("B").tokens.flee == 0);
    rules::lose_shield(game, "B", "2e-deal-11");
  });
  CHECK(mixed["B"].tokens.flee == 1);

  Stage never({enemy("tielnfighter"), pilot()}, test::staged_mission());  // threshold 0
  never.run([](Game& game) { rules::suffer(game, "B", 2, 0, "2e-deal-1"); });
  CHECK(rules::health_of(never["B"]) == 1);
  CHECK(never["B"].tokens.flee == 0);
}

TEST_CASE("Thresholds are those of the cards", "[fga-3.5.1a-3]") {
  const auto threshold = [](const std::string& ref, const std::string& faction = "") {
    return test::catalog().card_for(ref, faction)->flee->threshold;
  };
  for (const char* none : {"tielnfighter", "tieininterceptor", "tieadvancedx1", "tiesabomber", "tieddefender",
                           "tiephphantom", "vt49decimator", "tiefofighter", "tiesffighter"}) {
    CHECK(threshold(none) == 0);
  }
  for (const char* two :
       {"t65xwing", "rz1awing", "asf01bwing", "yt2400lightfreighter", "modifiedyt1300lightfreighter", "m3ainterceptor",
        "kihraxzfighter", "starviperclassattackplatform", "fangfighter", "hwk290lightfreighter", "z95af4headhunter"}) {
    CHECK(threshold(two) == 2);
  }
  CHECK(threshold("modifiedtielnfighter") == 1);
  CHECK(threshold("btla4ywing", "rebelalliance") == 2);
  CHECK(threshold("btla4ywing", "scumandvillainy") == 3);
  CHECK(threshold("vcx100lightfreighter") == 3);
  CHECK(threshold("firesprayclasspatrolcraft") == 3);
  CHECK(threshold("lambdaclasst4ashuttle") == 5);
}

TEST_CASE("People's ships never flee, nor does anybody without a mission", "[fga-3.5.1a-1]") {
  Stage person({fighter("B", "z95af4headhunter", Side::enemy, 457, 457), pilot()}, test::staged_mission());
  person.run([](Game& game) { rules::suffer(game, "B", 3, 0, "2e-deal-1"); });
  CHECK(person["B"].tokens.flee == 0);
  Stage battle({enemy("z95af4headhunter"), pilot()}, test::staged_mission());
  battle.table.progress.rank = 0;
  battle.run([](Game& game) { rules::suffer(game, "B", 3, 0, "2e-deal-1"); });
  CHECK(battle["B"].tokens.flee == 0);
}

TEST_CASE("Mission rules may make a ship flee too", "[fga-3.5-1]") {
  Stage stage({enemy("tielnfighter"), pilot()}, test::staged_mission());
  stage.run([](Game& game) { rules::begin_to_flee(game, "B", "fga-3.5-1", Phrase::of("Its orders are to flee.")); });
  CHECK(rules::is_fleeing(stage["B"]));
  Stage ordered({enemy("tielnfighter"), pilot()}, test::staged_mission());
  ordered.edit("B").order = "flee";
  CHECK(rules::is_fleeing(ordered["B"]));
}

TEST_CASE("A flee token has no colour", "[fga-3.5.1a-5]") {
  CHECK_FALSE(state::is_green(Token::flee));
  CHECK_FALSE(state::is_orange(Token::flee));
  CHECK_FALSE(state::is_red(Token::flee));
  CHECK_FALSE(state::is_circular(Token::flee));  // and stays at the end of the round
}

TEST_CASE("Who gets the token in the Engagement Phase still attacks in that round", "[fga-3.5.1a-4]") {
  const auto attacks = [](state::Phase phase) {
    Stage stage({enemy("t65xwing", 457, 400, 180), pilot(457, 200)}, test::staged_mission());
    if (phase == state::Phase::engagement) stage.passes("attack", "B");
    stage.edit("B").ship.shields = 1;
    stage.edit("B").ship.damage = {{9, false}};  // health 4
    stage.table.play.phase = phase;
    stage.run([](Game& game) { rules::suffer(game, "B", 2, 0, "2e-deal-1"); });
    CHECK(rules::health_of(stage["B"]) == 2);
    CHECK(stage["B"].tokens.flee == 1);
    stage.engage("B");
    return stage.question("attack") != nullptr;
  };
  CHECK(attacks(state::Phase::engagement));
  CHECK_FALSE(attacks(state::Phase::activation));  // a mine met after moving
  Stage later({enemy("t65xwing", 457, 400, 180), pilot(457, 200)}, test::staged_mission());
  later.table.play.phase = state::Phase::engagement;
  later.run([](Game& game) { rules::begin_to_flee(game, "B", "fga-3.5-1", Phrase::of("So.")); });
  later.run([](Game& game) { game.emit(state::RoundStarted{2}); });
  later.engage("B");
  CHECK(later.question("attack") == nullptr);
}

// --- by hyperdrive

TEST_CASE("By hyperdrive: no target, the maneuver of the flee table",
          "[fga-3.3.4-1][fga-3.5.2-1][fga-3.5.2-2][fga-3.5.2-4]") {
  const char* table[] = {"1F", "1F", "1B", "1N", "2F", "2F"};  // the X-wing's card
  Fleeing stage(enemy("t65xwing"));
  for (int die = 1; die <= 6; ++die) {
    const ai::Decision decision = stage.decides(die);
    CHECK(code(decision.flown) == table[die - 1]);
    CHECK(decision.die == die);
    CHECK(decision.target.empty());
    CHECK_FALSE(decision.sector.has_value());
    CHECK(has_step(decision, "fga-3.3.4-1"));
    CHECK(has_step(decision, "fga-3.5.2-2"));
    CHECK(has_step(decision, "fga-3.5.2-4"));
  }
  CHECK(rules::has_hyperdrive(stage.missions, stage.table, stage["B"]));
  Stage without({enemy("tielnfighter")}, test::staged_mission());
  CHECK_FALSE(rules::has_hyperdrive(without.missions, without.table, without["B"]));
}

TEST_CASE("Every card's flee table is of blue maneuvers", "[fga-3.5.2-1]") {
  for (const auto& [id, card] : test::catalog().cards) {
    if (!card.flee || !card.flee->table) continue;
    for (const geom::Maneuver maneuver : *card.flee->table) {
      INFO(id + " " + code(maneuver));
      CHECK(test::catalog().ship(card.ship)->dial.difficulty_of(maneuver) == geom::Difficulty::blue);
    }
  }
}

TEST_CASE("A squad with hyperdrives of the mission's rolls on its blue maneuvers", "[fga-3.5.2-1]") {
  data::Mission mission = test::staged_mission();
  mission.squads.push_back({});
  mission.squads.back().name = "Red";
  mission.squads.back().hyperdrive = true;
  state::Piece piece = enemy("tielnfighter");
  piece.squad = "Red";
  Fleeing stage(piece, mission);
  CHECK(code(stage.decides(1).flown) == "2B");  // of 2 bank left, 2 straight, 2 bank right, 3 straight
  CHECK(code(stage.decides(6).flown) == "3F");
}

TEST_CASE("Facing an edge at range 2 or nearer it runs for that edge", "[fga-3.5.2-3]") {
  const ai::Decision runs = Fleeing(enemy("t65xwing", 457, 914.4 - 20 - 200)).decides(1);
  CHECK(code(runs.flown) == "4F");  // the fastest, and it goes on looking at the edge
  CHECK(has_step(runs, "fga-3.5.2-3"));
  CHECK(runs.die == 0);
  const ai::Decision jumps = Fleeing(enemy("t65xwing", 457, 914.4 - 20 - 201)).decides(1);
  CHECK(code(jumps.flown) == "1F");
  const ai::Decision off = Fleeing(enemy("t65xwing", 457, 914.4 - 20 - 60)).decides(1);
  CHECK(off.outcome.left_area);
  CHECK_FALSE(off.destroyed_at_edge);
  CHECK(off.swerve.cause == ai::Swerve::Cause::none);
  // Running it powers no hyperdrive, and what is not blue ends the preparation.
  Fleeing stage(enemy("t65xwing", 457, 914.4 - 20 - 150));
  stage.edit("B").tokens.hyperdrive = 1;
  stage.says("ai-maneuver", "4F").activate("B");
  CHECK(stage["B"].tokens.hyperdrive == 0);
  Fleeing blue(enemy("t65xwing", 457, 914.4 - 20 - 190));
  blue.passes("action", "B");
  blue.says("ai-maneuver", "2F").activate("B");
  CHECK(blue["B"].tokens.hyperdrive == 0);
}

TEST_CASE("A maneuver of the flee table gives a hyperdrive token, cut short or not", "[fga-3.5.2-5]") {
  Fleeing stage(enemy("t65xwing"));
  stage.passes("action", "B");
  stage.says("ai-maneuver", "2F").activate("B");
  CHECK(stage["B"].tokens.hyperdrive == 1);
  CHECK(stage.told("fga-3.5.2-5"));
  Fleeing cut(enemy("t65xwing"));
  cut.edit("P1").pose = pose(457, 560);
  cut.says("ai-maneuver", "2F").activate("B");
  REQUIRE_FALSE(cut["B"].ship.executed->fully);
  CHECK(cut["B"].tokens.hyperdrive == 1);
  Fleeing ion(enemy("t65xwing"));
  ion.passes("action", "B");
  ion.edit("B").tokens.ion = 1;
  ion.says("ai-maneuver", "1F").activate("B");
  CHECK(ion["B"].tokens.hyperdrive == 0);
}

TEST_CASE("Fleeing it swerves only into another blue maneuver", "[fga-3.5.2-6]") {
  Stage stage({enemy("t65xwing"), pilot(), obstacle("R1", "coreasteroid0", 457, 540)}, test::staged_mission());
  stage.edit("B").tokens.flee = 1;
  ai::Request request;
  request.ship = "B";
  base::Rng rng(1);
  const rules::Field field(stage.missions, stage.table);
  for (int die = 1; die <= 6; ++die) {
    request.die = die;
    const ai::Decision decision = ai::decide(field, request, rng).value();
    const auto& dial = stage.missions.ship("t65xwing")->dial;
    CHECK(dial.difficulty_of(decision.flown) == geom::Difficulty::blue);
    if (decision.swerve.cause == ai::Swerve::Cause::none) continue;
    CHECK(has_step(decision, "fga-3.5.2-6"));
    for (const ai::Swerve::Option& option : decision.swerve.options) {
      if (dial.difficulty_of(option.maneuver) == geom::Difficulty::blue) continue;
      CHECK(option.verdict.english() == "not blue");
      CHECK_FALSE(option.chosen);
    }
  }
  // The X-wing has turns of 2, white: from a bank it swerves to the straight alone.
  request.die = 3;
  const ai::Decision bank = ai::decide(field, request, rng).value();
  CHECK(code(bank.maneuver) == "1B");
}

TEST_CASE("Its action is focus, and never a repair", "[fga-3.5.2-7][fga-3.5.2-8][fga-3.5.3-4][fga-sheet.hyper-2]") {
  Fleeing jumper(enemy("t65xwing"));
  CHECK(jumper.advised(question("action", {"damage:4", "lock", "barrel-roll", "focus", "pass"})) == "focus");
  CHECK(jumper.advised(question("action", {"damage:4", "lock", "barrel-roll", "pass"})) == "pass");
  Fleeing runner(enemy("tielnfighter"));
  CHECK(runner.advised(question("action", {"evade", "focus", "barrel-roll", "pass"})) == "focus");
}

TEST_CASE("It makes no attack but the hyperspace roll, and spends focus where that helps",
          "[fga-3.5.2-9][fga-3.5.2-10]") {
  Fleeing bare(enemy("t65xwing", 457, 300, 180));
  bare.engage("B");
  CHECK(bare.question("attack") == nullptr);
  CHECK(bare.told("fga-3.5.2-9"));

  Fleeing stage(enemy("t65xwing", 457, 300, 180));
  stage.edit("B").tokens.hyperdrive = 1;
  stage.edit("B").tokens.focus = 1;
  CHECK(stage.advised(question("hyperspace", {"focus", "done"})) == "focus");
  stage.dice(faces("hf")).says("hyperspace", "focus").engage("B").expect_all_said();
  CHECK_FALSE(stage["B"].in_play());
  CHECK(test::deeds(stage.table, "jumped", "B") == 1);
  CHECK(test::deeds(stage.table, "demoted", "B") == 0);

  Fleeing failed(enemy("t65xwing", 457, 300, 180));
  failed.edit("B").tokens.hyperdrive = 1;
  failed.edit("B").tokens.focus = 1;
  failed.dice(faces("bf")).engage("B").expect_all_said();
  CHECK(failed["B"].in_play());
  CHECK(failed["B"].tokens.focus == 1);
}

// --- without

TEST_CASE("Without hyperdrive it runs for the nearest edge", "[fga-3.5.3-1][fga-3.5.3-2][fga-3.5.3-3]") {
  const auto flown = [](state::Piece piece, int stress = 0) {
    Fleeing stage(std::move(piece));
    stage.edit("B").tokens.stress = stress;
    const ai::Decision decision = stage.decides();
    CHECK(decision.target.empty());
    CHECK(decision.die == 0);
    CHECK(has_step(decision, "fga-3.5.3-2"));
    CHECK(has_step(decision, "fga-3.5.3-3"));
    return code(decision.flown);
  };
  CHECK(test::catalog().card_for("tielnfighter", "")->flee->table == std::nullopt);
  CHECK(flown(enemy("tielnfighter", 457, 600)) == "5F");
  // North is nearest, and it flies along it: the fastest that turns to it is the 3 turn.
  CHECK(flown(enemy("tielnfighter", 457, 800, 90)) == "3T");
  CHECK(flown(enemy("tielnfighter", 457, 800, 270)) == "3Y");
  // With its back to it nothing brings it nearer: the fastest of all.
  CHECK(flown(enemy("tielnfighter", 457, 800, 180)) == "5F");
  CHECK(flown(enemy("attackshuttle", 457, 600), 1) == "4F");
}

TEST_CASE("Without hyperdrive it neither attacks nor minds the edge", "[fga-3.5.3-5][fga-3.5.3-6][fga-2.11.2-3]") {
  Fleeing stage(enemy("tielnfighter", 457, 300, 180));
  stage.engage("B");
  CHECK(stage.question("attack") == nullptr);
  CHECK(stage.told("fga-3.5.3-5"));
  Fleeing gone(enemy("tielnfighter", 457, 800));
  const ai::Decision decision = gone.decides();
  CHECK(code(decision.flown) == "5F");
  CHECK(decision.outcome.left_area);
  CHECK_FALSE(decision.destroyed_at_edge);
  CHECK(decision.swerve.cause == ai::Swerve::Cause::none);
  gone.says("ai-maneuver", "5F").activate("B");
  CHECK_FALSE(gone["B"].in_play());
  CHECK_FALSE(gone["B"].ship.destroyed);  // no kill
  CHECK(test::deeds(gone.table, "left:north", "B") == 1);
  CHECK(test::deeds(gone.table, "destroyed", "B") == 0);
}

// --- under fire

std::string defence(const std::string& ref, int health, const char* attack, const char* defense, int evades = 0) {
  Fleeing stage(enemy(ref));
  state::Piece& ship = stage.edit("B");
  ship.tokens.focus = 1;
  ship.tokens.evade = evades;
  ship.ship.shields = 0;
  ship.ship.damage.assign(static_cast<std::size_t>(ship.ship.hull - health), {9, false});
  state::Attack made;
  made.attacker = "P1";
  made.defender = "B";
  made.weapon = "primary:0";
  made.range = 2;
  made.step = state::AttackStep::modify_defense;
  for (const state::Face face : faces(attack)) made.attack_dice.push_back({face, false, false});
  for (const state::Face face : faces(defense)) made.defense_dice.push_back({face, false, false});
  stage.table.play.attack = made;
  std::vector<std::string> keys{"focus"};
  if (evades > 0) keys.push_back("evade");
  keys.push_back("done");
  return stage.advised(question("modify-defense", keys));
}

TEST_CASE("Who may jump keeps its focus token unless it would be destroyed", "[fga-3.5.4-1]") {
  CHECK(defence("t65xwing", 2, "h", "fb") == "done");   // one hit leaves hull 1
  CHECK(defence("t65xwing", 1, "h", "fb") == "focus");  // it would be the end
  CHECK(defence("t65xwing", 2, "hc", "fb") == "focus");
  CHECK(defence("t65xwing", 1, "h", "fe") == "done");      // judged after the evade results ...
  CHECK(defence("t65xwing", 1, "h", "fb", 1) == "evade");  // ... and the evade tokens
}

TEST_CASE("Who cannot jump spends its focus token on any damage", "[fga-3.5.4-2]") {
  CHECK(defence("tielnfighter", 2, "h", "fbb") == "focus");
  CHECK(defence("tielnfighter", 3, "hh", "fbb") == "focus");
}

TEST_CASE("Jam and ion work on a fleeing ship's jump as on anybody's", "[fga-3.5.4-3]") {
  Fleeing jammed(enemy("t65xwing"));
  jammed.edit("B").tokens.hyperdrive = 3;
  jammed.edit("B").tokens.jam = 1;
  jammed.engage("B").expect_all_said();
  CHECK(jammed["B"].in_play());
  CHECK(jammed["B"].tokens.hyperdrive == 3);
  Fleeing ionised(enemy("t65xwing"));
  ionised.edit("B").tokens.hyperdrive = 2;
  ionised.run([](Game& game) { rules::gain(game, "B", Token::ion, 1, "2e-deal-10"); });
  CHECK(ionised["B"].tokens.hyperdrive == 1);
}

}  // namespace
}  // namespace plotboard::mission_flee
