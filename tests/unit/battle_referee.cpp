// Battles beside a real table (rules/play/referee.hpp): what people are asked and when, what may stay open, and that
// the rest of the battle stays what it is.
#include "rules/play/referee.hpp"

#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "battle/log.hpp"
#include "rules/board/field.hpp"
#include "rules/play/round.hpp"
#include "state/snapshot.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"
#include "unit/mission_stage.hpp"

namespace plotboard::battle_referee {

using namespace plotboard::test;
using state::Side;

namespace {

// "A" of people looks north, "B" of the AI south; far apart unless told.
state::Piece ours(double x = 457, double y = 200) { return fighter("A", "t65xwing", Side::player, x, y); }
state::Piece theirs(double x = 457, double y = 700) {
  return by_ai(fighter("B", "tielnfighter", Side::enemy, x, y, 180));
}
// Face to face; at range 2 once both have flown 2 straight. People shoot first.
std::vector<state::Piece> shooting() {
  state::Piece a = ours(457, 300), b = theirs(457, 700);
  a.initiative = 5;
  b.initiative = 1;
  return {a, b};
}
// The question for a dial, in the first round.
RealTable flying(std::vector<state::Piece> pieces, state::Referee referee = kRefereed) {
  RealTable table(std::move(pieces), referee);
  table.plan().turn("A");
  return table;
}
rules::Choose untold(const std::string& kind, const std::string& option) {
  rules::Choose choose{kind, option, {}, {}, false, {}};
  choose.untold = true;
  return choose;
}
RealTable& fires(RealTable& table, const std::string& ship) {
  table.until("attack", ship);
  return table.choose("attack", table.open().options.front().key.text());
}
std::string keys(const state::Choice& choice) {
  std::string all;
  for (const state::Option& option : choice.options) {
    if (option.legal) all += (all.empty() ? "" : " ") + option.key.text();
  }
  return all;
}

}  // namespace

TEST_CASE("Beside a real table no dial is needed to be ready", "[referee][2e-planning-5]") {
  RealTable table({ours(), theirs()});
  REQUIRE(table.table().play.phase == state::Phase::planning);
  CHECK(rules::need_dials(catalog(), table.table(), Side::player).empty());
  CHECK(table.refusal(rules::Ready{Side::player}).empty());
  table.plan();
  CHECK(table.table().play.phase == state::Phase::activation);
  CHECK_FALSE(table["A"].ship.dial.has_value());

  RealTable ordinary({ours(), theirs()}, {});
  CHECK(rules::need_dials(catalog(), ordinary.table(), Side::player) == Ids{"A"});
  CHECK(ordinary.refusal(rules::Ready{Side::player}) == "A has no dial yet: set it first.");
}

TEST_CASE("The maneuver is asked in the activation, each with the place where the ship ends",
          "[referee][2e-activation-6]") {
  const RealTable asked = flying({ours(), theirs(), obstacle("R1", "coreasteroid0", 470, 290)});
  REQUIRE(asked.asks("maneuver", "A"));
  CHECK(asked.open().prompt.english() == "What did A fly?");
  const data::Dial& dial = catalog().ship("t65xwing")->dial;
  CHECK(asked.open().options.size() == dial.entries.size() + 1);
  CHECK(asked.option("4K").text.english() == "4 Koiogran turn, red");
  CHECK(asked.option(rules::kUntold).text.english() == "Later: it stays where it stands");
  CHECK(asked.open().option(rules::kIonKey) == nullptr);
  for (const data::DialEntry& entry : dial.entries) {
    const std::string code = geom::code_of(entry.maneuver);
    INFO(code);
    RealTable table(asked);
    const std::optional<geom::Pose> ghost = table.option(code).ghost;
    REQUIRE(ghost.has_value());
    table.choose("maneuver", code);
    if (table.asks("tallon")) table.choose("tallon", "middle");
    CHECK(table["A"].pose == *ghost);
    CHECK(table["A"].ship.executed->maneuver == entry.maneuver);
    CHECK(table["A"].ship.executed->difficulty == entry.difficulty);
    CHECK(table["A"].tokens.stress == (entry.difficulty == geom::Difficulty::red ? 1 : 0));
  }
}

TEST_CASE("A dial that was set in Planning all the same is not asked for", "[referee][2e-activation-6]") {
  RealTable table({ours(), theirs()});
  table.does(rules::SetDial{"A", geom::maneuver_from_code("3F")}).plan().turn("A");
  CHECK_FALSE(table.asks("maneuver"));
  CHECK(table["A"].pose == pose(457, 360));
}

TEST_CASE("What was flown may stay open: the model stays where it is, and the action is still asked",
          "[referee][plotboard]") {
  RealTable table = flying({ours(), theirs()});
  table.leave_open("maneuver");
  CHECK(table["A"].pose == ours().pose);
  CHECK_FALSE(table["A"].ship.executed.has_value());
  CHECK(table.told("plotboard", "Its maneuver has not been told."));
  CHECK(table.count<state::LeftUntold>() == 1);
  CHECK(table.table().play.untold == std::vector<state::Untold>{{"A", "maneuver", 1}});
  REQUIRE(table.asks("action", "A"));
  table.choose("action", "focus");
  CHECK(table["A"].moved);
  CHECK(table["A"].tokens.focus == 1);
  check_kept(table.session);
}

TEST_CASE("The answer that nothing is told stays open, whether it is marked so or only picked",
          "[referee][plotboard]") {
  RealTable picked = flying({ours(), theirs()});
  RealTable marked(picked);
  picked.choose("maneuver", rules::kUntold);
  marked.leave_open("maneuver");
  CHECK(picked.table().play.untold == std::vector<state::Untold>{{"A", "maneuver", 1}});
  CHECK(picked.table() == marked.table());
  CHECK(words_of(picked.session.log().back()) == words_of(marked.session.log().back()));
  check_kept(picked.session);
}

TEST_CASE("A bot that stands in for people tells what it would have dialled, and plays on", "[referee][plotboard]") {
  RealTable table = flying({ours(457, 300), theirs()}, GENERATE(kRefereed, kOwnTokens));
  CHECK_FALSE(table.session.advised().has_value());
  table.session.fly_by_bot(Side::player, true);
  const auto advised = table.session.advised();
  REQUIRE(advised.has_value());
  state::Table copy = table.table();
  rules::Game game(catalog(), copy, {}, nullptr);
  const auto* told = get_if<rules::Choose>(&advised->command);
  REQUIRE(told != nullptr);
  CHECK(told->choice == rules::kManeuver);
  CHECK(told->option == Id(geom::code_of(ai::bot_dial(game, "A"))));
  for (int i = 0; i < 200 && table.table().round < 3; ++i) REQUIRE(table.session.let_ai_act());
  CHECK(table.table().round == 3);
  CHECK(table.table().play.untold.empty());
  check_kept(table.session);
}

TEST_CASE("An ionised ship is not asked: its maneuver is known", "[referee][2e-ion-3][2e-ion-5]") {
  state::Piece a = ours();
  RealTable table({a, theirs()});
  a = table["A"];
  a.tokens.ion = 1;
  table.does(rules::ChangePiece{a}).plan().turn("A");
  REQUIRE(table.asks("action", "A"));
  CHECK(keys(table.open()) == "focus pass");
  CHECK(table["A"].pose == pose(457, 280));  // 40 mm and its base
}

TEST_CASE("A red maneuver of a stressed ship is flown as the white 2 straight, and shown so",
          "[referee][2e-activation-10]") {
  RealTable table({ours(), theirs()});
  state::Piece a = table["A"];
  a.tokens.stress = 1;
  table.does(rules::ChangePiece{a}).plan().turn("A");
  CHECK(table.option("4K").ghost == pose(457, 320));
  table.choose("maneuver", "4K");
  CHECK(table["A"].pose == pose(457, 320));
  CHECK(table["A"].ship.executed->difficulty == geom::Difficulty::white);
  CHECK(table["A"].tokens.stress == 1);
}

TEST_CASE("A wing follows what its leader is told to have flown, and stays where its leader stays",
          "[referee][2e-wing-6][2e-wing-7]") {
  std::vector<state::Piece> pieces = wing_of("tielnfighter", 3);
  pieces.push_back(by_ai(fighter("B", "t65xwing", Side::enemy, 457, 860, 180)));
  RealTable table(pieces);
  table.plan();
  CHECK(rules::whose_turn(catalog(), table.table()) == Ids{"A1"});
  table.turn("A1");
  REQUIRE(table.asks("maneuver", "A1"));
  SECTION("told") {
    table.choose("maneuver", "2F").passes();
    for (const state::Piece& before : wing_of("tielnfighter", 3)) {
      INFO(before.id);
      geom::Pose ahead = before.pose;
      ahead.y.value += 120'000;
      CHECK(table[before.id].pose == ahead);
      CHECK(table[before.id].moved);
    }
  }
  SECTION("not told") {
    table.leave_open("maneuver").passes();
    for (const state::Piece& before : wing_of("tielnfighter", 3)) CHECK(table[before.id].pose == before.pose);
    CHECK(table["A1"].moved);
    CHECK(table["A2"].ship.is_wingmate());
    CHECK(table.table().play.untold == std::vector<state::Untold>{{"A1", "maneuver", 1}});
  }
}

TEST_CASE("Faster than its squad may fly a ship cannot be told to have flown", "[referee][mission][speed]") {
  data::Mission mission = staged_mission();
  data::Squad squad;
  squad.name = "Slow";
  squad.speed_limit = 2;
  mission.squads.push_back(squad);
  const data::Catalog missions = catalog_with(mission);
  state::Piece a = ours();
  a.squad = "Slow";
  state::Table opening = test::table({a, fighter("P1", "tielnfighter", Side::player, 800, 100), theirs()}, true);
  fly_by_mission(opening);
  RealTable table(missions, opening);
  table.until("maneuver", "A", "1F");
  CHECK(keys(table.open()) == "1B 1F 1N 2T 2B 2F 2N 2Y untold");
  CHECK(table.refusal(rules::Choose{"maneuver", "3F", {}, {}, false, {}}) == "\"3F\" is not among the choices.");
}

// --- what stays open

TEST_CASE("Only the option that changes nothing may be left open, and only beside a real table",
          "[referee][plotboard]") {
  RealTable table = flying({ours(), theirs()});
  CHECK(table.refusal(untold("maneuver", "2F")) == "This cannot stay open: answer it, or undo.");
  CHECK(table.refusal(untold("maneuver", rules::kUntold)).empty());
  table.choose("maneuver", "2F");
  CHECK(table.refusal(untold("action", "focus")) == "This cannot stay open: answer it, or undo.");
  CHECK(rules::left_open(table.open())->key == "pass");
  table.leave_open("action");
  CHECK(table.table().play.untold == std::vector<state::Untold>{{"A", "action", 1}});
  table.turn("B");
  REQUIRE(table.asks("ai-maneuver"));
  CHECK(rules::left_open(table.open()) == nullptr);
  CHECK(table.refusal(untold("ai-maneuver", "2F")) == "This cannot stay open: answer it, or undo.");

  RealTable dice(shooting(), kOwnDice);
  fires(dice, "A");
  REQUIRE(dice.asks("dice"));
  CHECK(dice.refusal(untold("dice", "")) == "This cannot stay open: answer it, or undo.");

  RealTable ordinary({ours(), theirs()}, {});
  ordinary.does(rules::SetDial{"A", geom::maneuver_from_code("2F")}).plan().turn("A");
  REQUIRE(ordinary.asks("action"));
  CHECK(ordinary.refusal(untold("action", "pass")) == "This battle is not played at a real table.");
}

TEST_CASE("What is settled is the oldest of its kind", "[referee][plotboard]") {
  RealTable table({ours(457, 100), theirs(457, 860)});
  for (int round = 1; round <= 2; ++round) {
    table.until("maneuver", "A").choose("maneuver", "1F").leave_open("action");
    if (round == 2) break;
    table.finish_phase("1T").finish_phase();
    REQUIRE(table.table().play.phase == state::Phase::engagement);
    table.does(rules::Ready{Side::player});
  }
  const std::vector<state::Untold> both{{"A", "action", 1}, {"A", "action", 2}};
  CHECK(table.table().play.untold == both);
  CHECK(table.refusal(rules::Settle{"B", "action"}) == "Nothing is open of B.");
  CHECK(table.refusal(rules::Settle{"A", "maneuver"}) == "Nothing is open of A.");
  table.does(rules::Settle{"A", "action"});
  CHECK(table.table().play.untold == std::vector<state::Untold>{{"A", "action", 2}});
  check_kept(table.session);
  REQUIRE(table.session.undo());
  CHECK(table.table().play.untold == both);
  REQUIRE(table.session.redo());
  table.does(rules::Settle{"A", "action"});
  CHECK(table.table().play.untold.empty());
  table.turn("B");
  CHECK(table.refusal(rules::Settle{"A", "action"}) == "First answer: Which maneuver does the AI fly?");
}

TEST_CASE("A round that is played waits for people, whether anything is open or not", "[referee][2e-round-1]") {
  const bool open = GENERATE(true, false);
  RealTable table({ours(457, 100), theirs(457, 860)});
  table.until("maneuver", "A");
  CHECK(table.refusal(rules::Ready{Side::player}) != "");
  if (open) {
    table.leave_open("maneuver");
  } else {
    table.choose("maneuver", "1F");
  }
  table.finish_phase("1T");
  REQUIRE(table.table().play.phase == state::Phase::engagement);
  CHECK_FALSE(rules::is_round_played(catalog(), table.table()));
  CHECK(table.refusal(rules::Ready{Side::player}) != "");
  table.finish_phase();
  CHECK(rules::is_round_played(catalog(), table.table()));
  CHECK(table.table().round == 1);
  CHECK(table.refusal(rules::TakeTurn{"A"}) == "No ship acts now.");
  CHECK_FALSE(table.session.advised().has_value());
  CHECK(rules::legal_commands(catalog(), table.table()).size() == 1);
  check_kept(table.session);
  const Side who = GENERATE(Side::player, Side::enemy);
  table.does(rules::Ready{who});
  CHECK(table.table().round == 2);
  CHECK(table.table().play.phase == state::Phase::planning);
  CHECK(table.table().play.untold.size() == (open ? 1 : 0));
}

TEST_CASE("Where the program flies every ship nobody is waited for", "[referee][2e-round-1]") {
  RealTable table({by_ai(ours(457, 100)), theirs(457, 860)});
  REQUIRE(table.table().play.phase == state::Phase::activation);
  table.finish_phase("1T").finish_phase();
  CHECK(table.table().round == 2);
}

TEST_CASE("An ordinary battle waits for nobody at the end of a round", "[referee][2e-round-1]") {
  RealTable table({ours(457, 100), theirs(457, 860)}, {});
  table.does(rules::SetDial{"A", geom::maneuver_from_code("1F")}).plan().finish_phase("1T").finish_phase();
  CHECK(table.table().round == 2);
}

// --- what people keep, and how it is kept

TEST_CASE("What people keep is said between turns, and only beside a real table", "[referee][plotboard]") {
  RealTable table({ours(), theirs()});
  CHECK(table.refusal(rules::SetReferee{{}}) == "This battle is not played at a real table.");
  table.does(rules::SetReferee{kOwnTokens});
  CHECK(table.table().play.referee == kOwnTokens);
  check_kept(table.session);
  REQUIRE(table.session.undo());
  CHECK(table.table().play.referee == kRefereed);
  REQUIRE(table.session.redo());
  table.plan().turn("A");
  CHECK(table.refusal(rules::SetReferee{kRefereed}).find("What did A fly?") != std::string::npos);
  RealTable ordinary({ours(), theirs()}, {});
  CHECK(ordinary.refusal(rules::SetReferee{kRefereed}) == "This battle is not played at a real table.");
  rules::StartBattle start;
  start.referee.own_dice = true;
  const auto refused = rules::check(catalog(), test::table({ours(), theirs()}), start);
  REQUIRE(refused.has_value());
  CHECK(refused->why.english() == "This battle is not played at a real table.");
}

TEST_CASE("Log, file and undo keep a battle beside a real table at every step", "[referee][plotboard]") {
  std::vector<state::Piece> pieces = shooting();
  RealTable table(pieces, {true, true, false, true, true});
  check_kept(table.session);
  int commands = 0;
  for (; commands < 40 && table.table().round < 3; ++commands) {
    if (!table.table().play.choice) {
      const Ids next = rules::whose_turn(catalog(), table.table());
      if (table.table().play.phase == state::Phase::planning) {
        table.plan();
      } else if (next.empty()) {
        table.does(rules::Ready{Side::player});
      } else {
        table.turn(next.front());
      }
    } else if (table.open().dice > 0) {
      table.dice(table.open().die == state::DieKind::attack ? "ccch" : "b");
    } else if (rules::left_open(table.open()) != nullptr && table.open().kind != "attack") {
      table.leave_open(table.open().kind.text());
    } else {
      table.choose(table.open().kind.text(), table.open().options.front().key.text());
    }
    check_kept(table.session);
  }
  CHECK(commands > 15);
  CHECK(table.table().play.untold.size() > 3);
}

TEST_CASE("A battle that is not refereed is written as ever", "[referee][plotboard]") {
  RealTable table({ours(), theirs()}, {});
  for (const std::string& text : {battle::write_log(table.session), state::write_snapshot(table.table())}) {
    for (const char* word : {"referee", "untold"}) CHECK(text.find(word) == std::string::npos);
  }
  state::Table refereed = table.table();
  refereed.play.referee = kRefereed;
  CHECK(state::hash_of(refereed) != state::hash_of(table.table()));
  refereed.play.referee = {};
  CHECK(state::hash_of(refereed) == state::hash_of(table.table()));
}

}  // namespace plotboard::battle_referee
