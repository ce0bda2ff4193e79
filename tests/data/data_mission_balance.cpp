// The file of measured win rates: what it may say, which mission it speaks of, and that it changes nothing else.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "data/json.hpp"
#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_mission_balance {

using test::catalog;

namespace {

// As the file may be, whatever has been measured by now.
data::SourceFile balance_file(const std::string& missions) {
  return {
      data::kMissionBalancePath,
      R"({"format": "plotboard-mission-balance/1", "program": "1.2.3", "players": "stand-in pilot", "missions": [)" +
          missions + "]}"};
}
std::string mission_entry(const std::string& games, const std::string& id = "0-1-escorting-the-decimator",
                          const std::string& hash = "0123456789abcdef") {
  return R"({"mission": ")" + id + R"(", "hash": ")" + hash + R"(", "games": [)" + games + "]}";
}
constexpr const char* kGood = R"({"pilots": 3, "rank": 1, "games": 50, "won": 20, "rounds": 8.5})";

void refused(const std::string& missions, const std::string& place, const std::string& found) {
  INFO(missions);
  const base::Errors errors = data::check_file(balance_file(missions), &catalog());
  REQUIRE(errors.size() == 1);
  CHECK(errors.front().file == data::kMissionBalancePath);
  CHECK(errors.front().text().find(place + ": ") != std::string::npos);
  CHECK(errors.front().text().find(found) != std::string::npos);
}

const data::Mission& first_of(const data::SourceFile& changed) {
  static data::Catalog loaded;
  auto result = data::load_catalog(test::all_with(changed));
  if (!result) FAIL(base::text(result.errors()));
  loaded = std::move(*result);
  return *loaded.mission("0:1");
}

}  // namespace

TEST_CASE("Measured games are read as they stand") {
  auto loaded = data::load_catalog(test::all_with(balance_file(mission_entry(kGood))));
  if (!loaded) FAIL(base::text(loaded.errors()));
  CHECK(loaded->mission_balance.program == "1.2.3");
  REQUIRE(loaded->mission_balance.missions.size() == 1);
  const data::MeasuredMission& measured = loaded->mission_balance.missions.at("0-1-escorting-the-decimator");
  CHECK(measured.hash == 0x0123456789abcdef);
  REQUIRE(measured.games.size() == 1);
  CHECK(measured.games[0].pilots == 3);
  CHECK(measured.games[0].rank == 1);
  CHECK(measured.games[0].games == 50);
  CHECK(measured.games[0].won == 20);
  CHECK(measured.games[0].rounds == 8.5);
}

TEST_CASE("Counts that cannot be, and missions that are none, are refused with their place") {
  const auto games = [](const std::string& text) { return mission_entry(text); };
  refused(games(R"({"pilots": 2, "rank": 1, "games": 5, "won": 2, "rounds": 8})"), "/missions/0/games/0/pilots", "2");
  refused(games(R"({"pilots": 3, "rank": 9, "games": 5, "won": 2, "rounds": 8})"), "/missions/0/games/0/rank", "9");
  refused(games(R"({"pilots": 3, "rank": 1, "games": 0, "won": 0, "rounds": 8})"), "/missions/0/games/0/games", "0");
  refused(games(R"({"pilots": 3, "rank": 1, "games": 5, "won": 6, "rounds": 8})"), "/missions/0/games/0/won", "6");
  refused(games(R"({"pilots": 3, "rank": 1, "games": 5, "won": 2, "rounds": 0})"), "/missions/0/games/0/rounds", "0");
  refused(games(R"({"pilots": 3, "rank": 1, "games": 5, "won": 2.5, "rounds": 3})"), "/missions/0/games/0/won", "2.5");
  refused(games(R"({"pilots": 3, "rank": 1, "games": 5, "won": 2, "rounds": 3, "lost": 3})"),
          "/missions/0/games/0/lost", "lost");
  refused(games(std::string(kGood) + ", " + kGood), "/missions/0/games/1", "3 pilots at rank 1 again");
  refused(games(""), "/missions/0/games", "no games");
  refused(mission_entry(kGood, "0-1-escorting-the-decimator", "123"), "/missions/0/hash", "\"123\"");
  refused(mission_entry(kGood) + ", " + mission_entry(kGood), "/missions/1/mission", "again");
  refused(mission_entry(kGood, "0-1-escorting-the-decimatr"), "/missions",
          "did you mean \"0-1-escorting-the-decimator\"");
}

TEST_CASE("The nearest that was measured: pilots before ranks, the lower of two") {
  data::MeasuredMission measured;
  CHECK(measured.nearest(4, 2) == nullptr);
  const auto add = [&measured](int pilots, int rank) {
    data::MeasuredGames games;
    games.pilots = pilots;
    games.rank = rank;
    measured.games.push_back(games);
  };
  add(6, 2);
  add(4, 8);
  add(4, 1);
  add(4, 5);
  const auto found = [&measured](int pilots, int rank) {
    const data::MeasuredGames* nearest = measured.nearest(pilots, rank);
    return std::pair(nearest->pilots, nearest->rank);
  };
  CHECK(found(4, 8) == std::pair(4, 8));
  CHECK(found(4, 2) == std::pair(4, 1));
  CHECK(found(4, 3) == std::pair(4, 1));
  CHECK(found(3, 6) == std::pair(4, 5));
  CHECK(found(5, 2) == std::pair(6, 2));
  CHECK(found(5, 5) == std::pair(4, 5));
  CHECK(found(6, 8) == std::pair(6, 2));
}

TEST_CASE("A mission's hash is of what is played, not of what is told") {
  const char* path = "maps/missions/0-1-escorting-the-decimator.json";
  const std::uint64_t hash = catalog().mission("0:1")->hash;
  CHECK(hash != 0);
  CHECK(hash != catalog().mission("0:2")->hash);
  data::SourceFile file = test::data_file(path);
  data::Json json = data::Json::parse(file.text);
  const auto changed = [&](const char* key, const data::Json& value) {
    data::Json other = json;
    other[key] = value;
    return first_of({path, other.dump(2)}).hash;
  };
  CHECK(changed("summary", "Told in another way.") == hash);
  CHECK(changed("briefing", {"Told in another way."}) == hash);
  json["difficulty"] = "hard";
  json["difficulty_note"] = "Many fly against few.";
  CHECK(changed("summary", "Told in another way.") == hash);
  CHECK(changed("rounds", json["rounds"].get<int>() + 1) != hash);
  const bool at_home = json["territory"] == "friendly";
  CHECK(changed("territory", at_home ? "hostile" : "friendly") != hash);
}

TEST_CASE("Measuring anew makes no other game data") {
  const auto loaded = data::load_catalog(test::all_with(balance_file(mission_entry(kGood))));
  if (!loaded) FAIL(base::text(loaded.errors()));
  CHECK(loaded->hash == catalog().hash);
}

}  // namespace plotboard::data_mission_balance
