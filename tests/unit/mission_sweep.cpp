// Checked games of missions: what counts as a fault, and what many games come to.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ai/pilot.hpp"
#include "battle/balance_file.hpp"
#include "battle/checked_flight.hpp"
#include "battle/usual_rank.hpp"
#include "data/readers.hpp"
#include "io/io.hpp"
#include "rules/play/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"
#include "support/paths.hpp"

namespace plotboard::mission_sweep {
namespace {

battle::CheckedGame played(const data::Catalog& made, int number = 0) {
  return battle::checked_game(made, {"9-9-made-up", 3, 1, number});
}

// One pilot's ship of a started mission, put there.
state::Table with_ship_at(const data::Catalog& made, geom::Pose pose) {
  state::Table table = test::opened(made);
  for (state::Piece& piece : table.pieces) {
    if (piece.id == "P1") piece.pose = pose;
  }
  return table;
}

data::MissionBalance read_again(const std::string& text) {
  const auto json = data::parse_json(text, "written.json");
  if (!json) FAIL(base::text(json.errors()));
  base::Errors errors;
  data::Draft draft;
  data::Reader reader(*json, "written.json", errors);
  reader.allow("format");
  data::read_mission_balance(reader, draft);
  reader.done();
  if (!errors.empty()) FAIL(base::text(errors));
  return draft.catalog.mission_balance;
}

battle::CheckedGame ended(const std::string& outcome, int rounds) {
  battle::CheckedGame game;
  game.outcome = outcome;
  game.rounds = rounds;
  return game;
}

}  // namespace

TEST_CASE("Every game has a seed of its own, from mission, pilots, rank and number alone") {
  const battle::GameOf game{"1-1", 3, 4, 5};
  CHECK(battle::seed_of(game) == battle::seed_of({"1-1", 3, 4, 5}));
  CHECK(battle::seed_of(game) != battle::seed_of({"1-2", 3, 4, 5}));
  CHECK(battle::seed_of(game) != battle::seed_of({"1-1", 4, 3, 5}));
  CHECK(battle::seed_of(game) != battle::seed_of({"1-1", 3, 5, 4}));
  CHECK(battle::seed_of(game) != battle::seed_of({"1-1", 3, 4, 6}));
}

TEST_CASE("A game that ends is no fault, won or lost") {
  const data::Catalog won = test::catalog_with_mission(R"({"rounds": 2, "won_at_limit": true})");
  const battle::CheckedGame good = played(won);
  CHECK(good.faults.empty());
  CHECK(good.outcome == "won");
  CHECK(good.rounds == 2);
  const battle::CheckedGame bad = played(test::catalog_with_mission(R"({"rounds": 1})"));
  CHECK(bad.faults.empty());
  CHECK(bad.outcome == "lost");
  CHECK(bad.rounds == 1);
}

TEST_CASE("The same game comes to the same") {
  const data::Catalog made = test::catalog_with_mission("{}");
  const battle::CheckedGame one = played(made, 3), again = played(made, 3);
  CHECK(one.outcome == again.outcome);
  CHECK(one.rounds == again.rounds);
  CHECK(one.losses == again.losses);
}

TEST_CASE("A mission without end is a fault") {
  // Nobody fights: the enemies never come, and nothing ends it.
  const battle::CheckedGame endless = played(test::catalog_with_mission(R"({"rounds": 0, "squads": [
      {"name": "Far", "faction": "rebelalliance", "arrival": "special", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}]}]})"));
  CHECK(endless.outcome.empty());
  REQUIRE(endless.faults.size() == 1);
  CHECK_THAT(endless.faults.front(), Catch::StartsWith("no end within "));
}

TEST_CASE("A mission that cannot be set up or started is a fault") {
  data::Catalog made = test::catalog_with_mission("{}");
  CHECK(battle::checked_game(made, {"9-9-made-up", 9, 1, 0}).faults.size() == 1);
  made.missions.at("9-9-made-up").seats.kits["tielnfighter"] = {"shield-upgrade", "shield-upgrade"};  // one is allowed
  CHECK(played(made).faults.size() == 1);
}

TEST_CASE("A flight off the table is needless where a maneuver of the dial would have stayed",
          "[fga-3.3.6.3-2][fga-3.3.6.3-4]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  const auto mm = [](double value) { return base::um_from_mm(value); };
  const geom::Pose open{mm(450), mm(450), base::mdeg_from_degrees(0)};
  // Nose on the edge, in a corner: no maneuver of a TIE/ln ends on the table.
  const geom::Pose corner{mm(20.5), mm(893.9), base::mdeg_from_degrees(315)};
  CHECK_FALSE(battle::way_to_stay(made, with_ship_at(made, open), "P1").empty());
  CHECK(battle::way_to_stay(made, with_ship_at(made, corner), "P1").empty());
  state::Table ionised = with_ship_at(made, open);
  for (state::Piece& piece : ionised.pieces) piece.tokens.ion = 1;
  CHECK(battle::way_to_stay(made, ionised, "P1").empty());
  CHECK(battle::way_to_stay(made, ionised, "nobody").empty());
  // Its dial would have turned away in time: whoever pushed it out, it was not the dial. A straight on was.
  state::Table dialled = with_ship_at(made, {mm(450), mm(820), base::mdeg_from_degrees(0)});
  for (const char* dial : {"1T", "4F"}) {
    INFO(dial);
    for (state::Piece& piece : dialled.pieces) {
      if (piece.id == "P1") piece.ship.dial = geom::maneuver_from_code(dial);
    }
    CHECK(battle::way_to_stay(made, dialled, "P1").empty() == (std::string_view(dial) == "1T"));
  }
  // Facing the edge at 110 mm only the Koiogran turn of 3 stays: its base ends where 3 straight does, turned round, so
  // it doesn't either; sharp turns do. Stressed it may still turn.
  const geom::Pose near{mm(450), mm(820), base::mdeg_from_degrees(0)};
  state::Table stressed = with_ship_at(made, near);
  for (state::Piece& piece : stressed.pieces) piece.tokens.stress = 1;
  const std::string way = battle::way_to_stay(made, stressed, "P1");
  REQUIRE_FALSE(way.empty());
  CHECK(made.ship("tielnfighter")->dial.difficulty_of(*geom::maneuver_from_code(way)) != geom::Difficulty::red);
}

// P1 as a striker, P2 where it can be in its way.
state::Table with_striker_at(const data::Catalog& made, geom::Pose striker, geom::Pose other) {
  state::Table table = with_ship_at(made, striker);
  for (state::Piece& piece : table.pieces) {
    if (piece.id == "P1") piece.ref = "tieskstriker";
    if (piece.id == "P2") piece.pose = other;
  }
  return table;
}
geom::Pose at(double x, double y, double heading) {
  return {base::um_from_mm(x), base::um_from_mm(y), base::mdeg_from_degrees(heading)};
}

TEST_CASE("A striker is bound to leave only where no slip that is open keeps it on the table", "[2e-ship-17]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  const geom::Pose far = at(800, 800, 0), slipped_left = at(42.4, 359.3, 180);
  const auto turn = [&](const char* dial, geom::Pose other, int stress = 0) {
    state::Table table = with_striker_at(made, at(80, 450, 225), other);
    state::Piece& striker = table.pieces.at(table.index_of("P1").value());
    striker.ship.dial = geom::maneuver_from_code(dial);
    striker.tokens.stress = stress;
    return table;
  };
  // 2 straight stays after a slip to the left alone.
  CHECK_FALSE(battle::is_bound_to_leave(made, turn("2F", far), "P1"));
  CHECK(battle::is_bound_to_leave(made, turn("2F", slipped_left), "P1"));
  CHECK(battle::is_bound_to_leave(made, turn("2F", far, 1), "P1"));  // stressed since it was set: no slip
  // A dial that leaves after every slip was badly set: other dials would have done.
  CHECK_FALSE(battle::is_bound_to_leave(made, turn("2Y", far), "P1"));
  CHECK_FALSE(battle::way_to_stay(made, turn("2Y", far), "P1").empty());
  CHECK_FALSE(battle::is_bound_to_leave(made, with_striker_at(made, at(80, 450, 225), far), "P1"));  // none is set
}

TEST_CASE("Where ailerons must slip first, only a maneuver after a slip counts as a way to stay", "[2e-ship-17]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  state::Table cornered = with_striker_at(made, at(92.9, 786.8, 315), at(800, 800, 0));
  CHECK(battle::way_to_stay(made, cornered, "P1").empty());
  cornered.pieces.at(cornered.index_of("P1").value()).tokens.stress = 1;
  CHECK_FALSE(battle::way_to_stay(made, cornered, "P1").empty());  // stressed it does not slip
}

TEST_CASE("A pilot of a striker counts on a slip that stops short where no other leads on", "[2e-ship-17]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  state::Table table = with_striker_at(made, at(304.2, 783.4, 315), at(259.7, 819.4, 225));
  rules::Game game(made, table, {}, nullptr, rules::Keeps::nothing);
  const geom::Maneuver dial = ai::bot_dial(game, "P1");
  INFO(geom::code_of(dial));
  state::Table turn = table;
  turn.pieces.at(turn.index_of("P1").value()).ship.dial = dial;
  CHECK_FALSE(battle::is_bound_to_leave(made, turn, "P1"));
  CHECK(battle::way_to_stay(made, turn, "P1").empty());  // it is good
}

TEST_CASE("Games become counts, written and read again as they are") {
  data::Catalog made = test::catalog_with_mission("{}");
  made.mission_balance = {};
  const std::string id = "9-9-made-up";
  const std::vector<battle::GameOf> games{{id, 3, 1, 0}, {id, 3, 1, 1}, {id, 4, 2, 0}, {id, 4, 2, 1}};
  const data::MissionBalance first = battle::with_games(
      made, games, {ended("won", 4), ended("lost", 7), ended("won", 6), ended("", 0)});  // the last one had a fault
  REQUIRE(first.missions.count(id) == 1);
  const data::MissionBalance again = read_again(battle::balance_text(first));
  CHECK(again.program == first.program);
  CHECK(again.players == first.players);
  const data::MeasuredMission& measured = again.missions.at(id);
  CHECK(measured.hash == made.mission(id)->hash);
  REQUIRE(measured.games.size() == 2);
  CHECK(measured.games[0].games == 2);
  CHECK(measured.games[0].won == 1);
  CHECK(measured.games[0].rounds == 5.5);
  CHECK(measured.games[1].games == 1);
  CHECK(measured.games[1].won == 1);

  // Flown again with other seats: added to what is there; the same seats: in its place.
  made.mission_balance = first;
  const auto second =
      battle::with_games(made, {{id, 3, 1, 0}, {id, 6, 8, 0}}, {ended("lost", 3), ended("lost", 5)}).missions.at(id);
  REQUIRE(second.games.size() == 3);
  CHECK(second.games[0].games == 1);
  CHECK(second.games[0].won == 0);
  // Of a mission that was another one then nothing stays.
  made.missions.at(id).hash ^= 1;
  CHECK(battle::with_games(made, {{id, 6, 8, 0}}, {ended("won", 3)}).missions.at(id).games.size() == 1);
}

TEST_CASE("A mission that is harder or easier than it says is told") {
  data::Catalog made = test::catalog_with_mission("{}");
  const auto told = [&made](int games, int won) {
    data::MissionBalance balance;
    balance.missions["9-9-made-up"].games = {{4, 2, games, won, 6}};
    return battle::out_of_balance(made, balance).size();
  };
  data::Mission& mission = made.missions.at("9-9-made-up");
  CHECK(told(40, 15) == 1);  // 38 %
  CHECK(told(40, 16) == 0);  // 40 %
  CHECK(told(40, 28) == 0);  // 70 %
  CHECK(told(40, 29) == 1);
  CHECK(told(10, 0) == 0);  // chance
  mission.difficulty = data::Difficulty::hard;
  CHECK(told(40, 15) == 0);
  CHECK(told(40, 20) == 1);
}

TEST_CASE("A mission is judged at the rank with which campaigns come there") {
  const data::Catalog& book = test::catalog();
  CHECK(battle::usual_rank(book, *book.mission("0:1")) == 1);  // fga-1.3.2-2
  CHECK(battle::usual_rank(book, *book.mission("0:2")) == 2);
  CHECK(battle::usual_rank(book, *book.mission("2:1")) == 3);
  CHECK(battle::usual_rank(book, *book.mission("7:5")) == 7);
  const data::Catalog made = test::catalog_with_mission("{}");
  CHECK(battle::usual_rank(made, *made.mission("9:9")) == 2);  // of no campaign
}

TEST_CASE("Who flies may be handed in; else it is the mission's own kit") {
  const data::Catalog made = test::catalog_with_mission(
      R"({"rounds": 0, "squads": [{"name": "Far", "faction": "rebelalliance", "arrival": "special", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}]}]})");
  const battle::GameOf game{"9-9-made-up", 3, 1, 0};
  const battle::CheckedGame refused = battle::checked_game(made, game, {{"Ghost", "no-such-ship", 1, {}, {}, 0}});
  REQUIRE(refused.faults.size() == 1);
  CHECK_THAT(refused.faults.front(), Catch::Contains("no-such-ship"));
}

TEST_CASE("The page of win rates shows what the data say") {
  const std::string path = test::root() + "/docs/missions-balance.md";
  const auto page = io::read_file(path);
  if (!page) FAIL(base::text(page.errors()));
  const std::string table = battle::balance_table(test::catalog(), test::catalog().mission_balance);
  for (const auto& [id, mission] : test::catalog().missions)
    CHECK(table.find("| " + mission.number + " |") != table.npos);
  const auto made = battle::with_balance_table(*page, table);
  if (!made) FAIL(base::text(made.errors()));
  // A mission may have been changed since; but for that remark the page is the table.
  const auto plain = [](std::string text) {
    const std::string remark = ", changed since";
    for (std::size_t at = text.find(remark); at != text.npos; at = text.find(remark)) text.erase(at, remark.size());
    return text;
  };
  CHECK(plain(*made) == plain(*page));
  CHECK_FALSE(battle::with_balance_table("no marks here", table));
}

}  // namespace plotboard::mission_sweep
