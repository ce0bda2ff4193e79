#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "battle/battle.hpp"
#include "data/json.hpp"
#include "mission/mission.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_log {

using geom::Bearing;
using test::catalog;
using test::pose;

namespace {

template <class Command>
void must(battle::Session& session, const Command& command) {
  const auto refused = session.apply(command);
  INFO((refused ? refused->why.english() : ""));
  REQUIRE_FALSE(refused);
}

// Every kind of command, every optional field, and AI flights with reasons.
battle::Session full_battle() {
  state::Piece ai = test::typed("X", "t65xwing", 450, 700, 180);
  ai.side = state::Side::enemy;
  ai.ai = true;
  ai.number = 1;
  ai.initiative = 2;
  state::Piece player = test::typed("P", "tielnfighter", 450.125, 200.0005, 0.001);
  player.side = state::Side::player;
  battle::Session session(catalog(), test::table({ai, player}, true), 18446744073709551615u);

  state::Piece added = test::small("H\"1\\", 100, 100, 359.999);
  added.note = "two\nlines, \xc3\xa9 and \xe2\x82\xac";
  added.faction = "rebelalliance";
  added.order = "strike:X";
  added.lock = "X";
  added.tokens.stress = 3;
  added.tokens.ion = 1;
  must(session, rules::AddPiece{added});
  must(session, rules::AddPiece{test::obstacle("R1", "coreasteroid0", 300, 450, 30)});
  added.tokens.stress = 0;
  added.stays = true;
  must(session, rules::ChangePiece{added});
  must(session, rules::PlacePieces{{{"P", pose(321.345, 300.001, 12.5)}, {"R1", pose(-12.3, 100, 271.25)}}});

  const auto decision = session.think({"X", 4, {}, {}});
  REQUIRE(decision);
  REQUIRE_FALSE(session.fly(*decision));
  rules::FlyManeuver fly;
  fly.id = "P";
  fly.maneuver = {3, Bearing::tallon_roll_left};
  fly.choice.tallon = geom::TallonPlace::front;
  fly.off_dial = true;
  fly.override_note = Phrase::of("the group chose this");
  must(session, fly);
  must(session, rules::SkipActivation{added.id});
  REQUIRE_FALSE(session.start_round());
  fly = {};
  fly.id = "P";
  fly.maneuver = {2, Bearing::turn_right};
  fly.choice.side_slip = true;
  fly.die = 2;
  fly.die_typed = true;
  fly.what = Phrase::of("a friend's die");
  fly.drop_lock = true;
  must(session, fly);
  const state::Area area{"free", {914400}, {1000001}};
  must(session, rules::SetTable{area, "2e", {false}});
  must(session, rules::RemovePieces{{"R1", added.id}});
  return session;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}
std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  INFO(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}
base::Result<battle::Session> read(const std::string& text) { return battle::read_log(text, "game.log", catalog()); }

// Reading `text` fails, and the first error is of this line and says these words.
void refused(const std::string& text, const std::string& place, const std::string& words) {
  const auto session = read(text);
  INFO(place << ", " << words);
  REQUIRE_FALSE(session);
  const std::string said = session.errors().front().text();
  INFO(said);
  CHECK(said.rfind(place + ": ", 0) == 0);
  CHECK(said.find(words) != std::string::npos);
}

}  // namespace

TEST_CASE("A battle survives its log", "[plotboard]") {
  const battle::Session session = full_battle();
  const std::string text = battle::write_log(session);
  const auto again = read(text);
  if (!again) FAIL(base::text(again.errors()));
  CHECK(again->start() == session.start());
  CHECK(again->table() == session.table());
  CHECK(again->seed() == session.seed());
  REQUIRE(again->log().size() == session.log().size());
  for (std::size_t i = 0; i < session.log().size(); ++i) {
    CHECK(again->log()[i].hash == session.log()[i].hash);
    CHECK(battle::words_of(again->log()[i]) == battle::words_of(session.log()[i]));
    CHECK(again->log()[i].events.size() == session.log()[i].events.size());
    CHECK(again->log()[i].reasons.has_value() == session.log()[i].reasons.has_value());
  }
  CHECK(battle::write_log(*again) == text);
}

TEST_CASE("The reasons of an AI's flight come back", "[plotboard]") {
  const battle::Session session = full_battle();
  const auto again = read(battle::write_log(session));
  REQUIRE(again);
  const ai::Decision& was = *session.log()[4].reasons;
  const ai::Decision& is = *again->log()[4].reasons;
  CHECK(is.ship == was.ship);
  CHECK(is.target == "P");
  CHECK(is.target == was.target);
  CHECK(is.die == 4);
  CHECK(is.die_typed);
  CHECK(is.maneuver == was.maneuver);
  CHECK(is.flown == was.flown);
  CHECK(is.outcome.end == was.outcome.end);
  REQUIRE(is.steps.size() == was.steps.size());
  for (std::size_t i = 0; i < was.steps.size(); ++i) {
    CHECK(is.steps[i].rule == was.steps[i].rule);
    CHECK(is.steps[i].text.english() == was.steps[i].text.english());
  }
}

TEST_CASE("A log can be read by people and scripts", "[plotboard]") {
  const auto lines = lines_of(battle::write_log(full_battle()));
  REQUIRE(lines.size() == 12);
  const auto header = data::parse_json(lines[0], "");
  REQUIRE(header);
  CHECK((*header)["format"] == "plotboard-log/1");
  CHECK((*header)["program"] == kVersion);
  CHECK((*header)["catalog"] == base::hex(catalog().hash));
  CHECK((*header)["seed"] == "18446744073709551615");
  CHECK((*header)["commands"] == 11);
  CHECK((*header)["start"]["format"] == "plotboard-scene/1");
  const std::vector<std::string> kinds{"add",  "add",   "change", "place", "fly",   "fly",
                                       "skip", "round", "fly",    "table", "remove"};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto line = data::parse_json(lines[i + 1], "");
    REQUIRE(line);
    CHECK((*line)["n"] == i + 1);
    CHECK((*line)["command"] == kinds[i]);
    CHECK((*line)["hash"].get<std::string>().size() == 16);
  }
  // Millimetres and degrees with three decimals.
  CHECK(lines[4].find(R"({"id":"P","x_mm":321.345,"y_mm":300.001,"heading_deg":12.500})") != std::string::npos);
  CHECK(lines[5].find(R"("die":4,"die_typed":true)") != std::string::npos);
  CHECK(lines[6].find(R"("ship":"P","maneuver":"3E","tallon":"front","off_dial":true)") != std::string::npos);
}

TEST_CASE("A log holds what was done, not what was undone") {
  battle::Session session = full_battle();
  REQUIRE(session.undo_to(5));
  const auto again = read(battle::write_log(session));
  REQUIRE(again);
  CHECK(again->log().size() == 5);
  CHECK(again->table() == session.table());
}

TEST_CASE("A read battle goes on and back like the one that was saved") {
  auto again = read(battle::write_log(full_battle()));
  REQUIRE(again);
  battle::Session session = full_battle();
  REQUIRE_FALSE(session.start_round());
  REQUIRE_FALSE(again->start_round());
  const auto one = session.think({"X", {}, {}, {}});
  const auto other = again->think({"X", {}, {}, {}});
  REQUIRE(one);
  REQUIRE(other);
  CHECK(one->die == other->die);
  REQUIRE(again->undo_to(0));
  CHECK(again->table() == session.start());
}

TEST_CASE("A mission's rounds and arrivals survive the log", "[fga-3.2.2-1]") {
  mission::Setup setup;
  setup.mission = "0:1";
  auto table = mission::opening(catalog(), setup);
  REQUIRE(table);
  battle::Session session(catalog(), *table, 7);
  for (int round = 2; round <= 8; ++round) {
    REQUIRE_FALSE(session.start_round());
    while (!session.next_ai_ship().empty()) {
      const auto decision = session.think({session.next_ai_ship(), {}, {}, {}});
      REQUIRE(decision);
      REQUIRE_FALSE(session.fly(*decision));
    }
  }
  const std::string text = battle::write_log(session);
  CHECK(text.find(R"("arriving":[{)") != std::string::npos);
  CHECK(text.find(R"("dice":[{)") != std::string::npos);
  const auto again = read(text);
  if (!again) FAIL(base::text(again.errors()));
  CHECK(again->table() == session.table());
  CHECK(battle::write_log(*again) == text);
}

TEST_CASE("Mail programs may change line ends", "[plotboard]") {
  const auto lines = lines_of(battle::write_log(full_battle()));
  std::string text;
  for (const std::string& line : lines) text += line + "\r\n";
  CHECK(read(text + "\r\n\n"));
}

TEST_CASE("A changed log names the line and both hashes", "[plotboard]") {
  const std::string good = battle::write_log(full_battle());
  const auto lines = lines_of(good);
  SECTION("a position") {
    const std::string bad = with(good, R"("x_mm":321.345,"y_mm":300.001)", R"("x_mm":321.344,"y_mm":300.001)");
    const auto session = read(bad);
    REQUIRE_FALSE(session);
    REQUIRE(session.errors().size() == 1);
    const base::Error& error = session.errors()[0];
    CHECK(error.file == "game.log line 5");
    CHECK(error.place == "/hash");
    const auto logged = data::parse_json(lines[4], "");
    CHECK(error.found == (*logged)["hash"].dump());
    CHECK(error.expected.find("Move 2 pieces") != std::string::npos);
    CHECK(base::from_hex(error.expected.substr(1, 16)));
    CHECK(error.expected.substr(1, 16) != (*logged)["hash"]);
  }
  SECTION("the hash itself") {
    const auto line = data::parse_json(lines[3], "");
    refused(with(good, (*line)["hash"].get<std::string>(), "0123456789abcdef"), "game.log line 4: /hash",
            "0123456789abcdef");
  }
  SECTION("a maneuver") {
    refused(with(good, R"("maneuver":"2Y")", R"("maneuver":"2T")"), "game.log line 10: /hash", "Fly P: 2 turn left");
  }
  SECTION("the start") { refused(with(good, "450.125", "450.126"), "game.log line 1: /hash", "the start"); }
}

TEST_CASE("Each kind of damage in a log is one clear error", "[plotboard]") {
  const std::string good = battle::write_log(full_battle());
  const auto lines = lines_of(good);
  const auto without = [&](std::size_t line) {
    auto left = lines;
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(line));
    return joined(left);
  };
  const auto instead = [&](std::size_t line, const std::string& text) {
    auto changed = lines;
    changed[line] = text;
    return joined(changed);
  };
  const std::string hash = R"("hash":"0123456789abcdef"})";
  SECTION("the file as a whole") {
    refused("", "game.log", "an empty file");
    refused("\n \r\n", "game.log", "an empty file");
    refused("{", "game.log line 1: /: line 1, column 2", "well-formed JSON");
    refused("[]\n", "game.log line 1", "an empty list");
    refused(std::string(40u << 20u, ' '), "game.log", "32 MiB");
    refused(good.substr(0, good.size() - 20), "game.log line 12", "well-formed JSON");
  }
  SECTION("the header") {
    refused(with(good, "plotboard-log/1", "plotboard-log/2"), "game.log line 1: /format", "only version");
    refused(with(good, "plotboard-log/1", "plotboard-scene/1"), "game.log line 1: /format", "plotboard-log/1");
    refused(with(good, R"("seed":"18446744073709551615")", R"("seed":"18446744073709551616")"),
            "game.log line 1: /seed", "below 2^64");
    refused(with(good, R"("seed":"18446744073709551615")", R"("seed":7)"), "game.log line 1: /seed", "the number 7");
    refused(with(good, R"("commands":11)", R"("commands":-1)"), "game.log line 1: /commands", "-1");
    refused(with(good, R"("commands":11)", R"("commands":200001)"), "game.log line 1: /commands", "200001");
    refused(with(good, R"("program")", R"("prgram")"), "game.log line 1", "program");
    refused(with(good, R"("area":"3x3")", R"("area":"4x3")"), "game.log line 1: /start/area", "4x3");
    refused(with(good, R"("ship":"t65xwing")", R"("ship":"t65xwimg")"), "game.log line 1: /start/objects/0/ship",
            "t65xwing");
    refused(with(good, R"("id":"P")", R"("id":"X")"), "game.log line 1: /start/objects/1/id", "an id of its own");
  }
  SECTION("lines lost, doubled, swapped or cut") {
    refused(without(4), "game.log line 5: /n", "missing or out of order");
    refused(without(11), "game.log", "cut off");
    refused(good + lines[11] + "\n", "game.log line 13", "a command more");
    auto swapped = lines;
    std::swap(swapped[1], swapped[2]);
    refused(joined(swapped), "game.log line 2: /n", "missing or out of order");
  }
  SECTION("commands that no one could have given") {
    refused(instead(2, R"({"n":2,"command":"dance",)" + hash), "game.log line 3: /command", "dance");
    refused(instead(2, R"({"n":2,"command":"skip","ship":"nobody",)" + hash), "game.log line 3", "plotboard");
    refused(instead(2, R"({"n":2,"command":"fly","ship":"nobody","maneuver":"2F",)" + hash), "game.log line 3",
            "nobody");
    refused(instead(2, R"({"n":2,"command":"fly","ship":"P","maneuver":"9F",)" + hash), "game.log line 3: /maneuver",
            "9F");
    refused(instead(2, R"({"n":2,"command":"fly","ship":"P","maneuver":"5T","off_dial":true,)" + hash),
            "game.log line 3: /maneuver", "5T");
    refused(instead(2, R"({"n":2,"command":"fly","ship":"P","maneuver":"1F",)" + hash), "game.log line 3",
            "2e-activation-6");
    refused(instead(2, R"({"n":2,"command":"fly","ship":"P","maneuver":"2F","die":7,)" + hash), "game.log line 3: /die",
            "7");
    refused(instead(2, R"({"n":2,"command":"remove","ids":[],)" + hash), "game.log line 3", "nothing to remove");
    refused(instead(2, R"({"n":2,"command":"remove","ids":["P","P"],)" + hash), "game.log line 3", "twice");
    refused(instead(2, R"({"n":2,"command":"place","pieces":[{"id":"P","x_mm":1e9,"y_mm":0,"heading_deg":0}],)" + hash),
            "game.log line 3: /pieces/0/x_mm", "");
    refused(instead(2, R"({"n":2,"command":"add","piece":{"id":"P","type":"ship","base":"small","x_mm":1,"y_mm":1},)" +
                           hash),
            "game.log line 3", "already");
    refused(instead(2, R"({"n":2,"command":"add","piece":7,)" + hash), "game.log line 3: /piece", "the number 7");
    refused(instead(2, R"({"n":2,"command":"change","piece":{"id":"P","type":"marker","x_mm":1,"y_mm":1},)" + hash),
            "game.log line 3", "stays what it is: ship");
    refused(instead(2, R"({"n":2,"command":"round","arriving":[3],"dice":[],)" + hash), "game.log line 3: /arriving/0",
            "the number 3");
    refused(instead(2, R"({"n":2,"command":"round","arriving":[],"dice":[{"id":"A","value":9}],)" + hash),
            "game.log line 3: /dice/0/value", "9");
    refused(instead(2, R"({"n":2,"command":"table","area":"3x3","ruleset":"chess","options":{"guides":true},)" + hash),
            "game.log line 3", "chess");
    refused(instead(2, R"({"n":2,"command":"skip","ship":"P","ships":1,)" + hash), "game.log line 3: /ships", "");
    refused(instead(2, R"({"n":2,"command":"skip","ship":"P","reasons":{"card":"2F","steps":[]},)" + hash),
            "game.log line 3: /reasons", "only \"fly\"");
    refused(instead(2, R"({"n":2,"command":"skip","ship":"P","hash":"0123456789ABCDEF"})"), "game.log line 3: /hash",
            "16 hexadecimal digits");
    refused(instead(2, R"({"n":2,"command":"skip","ship":"P"})"), "game.log line 3", "hash");
    refused(instead(2, "7"), "game.log line 3", "the number 7");
  }
}

TEST_CASE("A log made with other data is read where every hash agrees", "[plotboard]") {
  const std::string good = battle::write_log(full_battle());
  const std::string here = base::hex(catalog().hash);
  const std::string other = with(good, here, "00000000000000aa");
  CHECK(read(other));
  const auto session = read(with(other, R"("maneuver":"2Y")", R"("maneuver":"2T")"));
  REQUIRE_FALSE(session);
  REQUIRE(session.errors().size() == 2);
  CHECK(session.errors()[0].place == "/hash");
  CHECK(session.errors()[1].place == "/catalog");
  CHECK(session.errors()[1].found.find("00000000000000aa") != std::string::npos);
  CHECK(session.errors()[1].expected.find(here) != std::string::npos);
  CHECK(read(with(good, std::string("\"program\":\"") + kVersion, "\"program\":\"9.9")));
}

}  // namespace plotboard::battle_log
