// Squads that arrive, triggers and what they do.
#include <catch2/catch.hpp>

#include "mission/conditions.hpp"
#include "mission/mission.hpp"
#include "rules/play/invariants.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"

namespace plotboard::mission_triggers {
namespace {

std::string trigger(const std::string& when, const std::string& effects, const std::string& more = "") {
  return R"({"triggers": [{"id": "one", "text": "Something happens.", )" + more + R"("when": )" + when +
         R"(, "effects": [)" + effects + "]}]}";
}
constexpr const char* kAtOnce = R"({"always": true})";

class Running : public test::Played {
 public:
  explicit Running(const data::Catalog& made) : Played(made) { start(); }
};

}  // namespace

TEST_CASE("A squad arrives when its round begins, before Planning, ready to fly",
          "[fga-4.6.1.2-2][fga-4.6.1.2-4][fga-4.6.1.2-5][fga-3.2.1.1-2]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "Gold", "faction": "rebelalliance", "arrival": 2, "vectors": ["5"], "order": "strike:P1", "cards": ["ion-cannon-turret"],
       "ships": [{"ship": "btla4ywing"}, {"ship": "btla4ywing"}]}]})");
  Running table(made);
  CHECK(test::squad_on(table.table, "Gold").empty());
  CHECK(table["Red 1"].number == 1);
  table.round_begins(2);
  const auto ships = test::squad_on(table.table, "Gold");
  REQUIRE(ships.size() == 2);
  CHECK(ships[0]->id == "Gold 2");
  CHECK(ships[1]->number == 3);
  CHECK(ships[0]->ship.hull == test::catalog().ship("btla4ywing")->hull);
  CHECK(ships[0]->ship.turret == state::Turret::front);
  CHECK(ships[0]->order == "strike:P1");
  CHECK(ships[0]->in_play());
  CHECK(table.told("fga-4.6.1.2-2", "Gold"));
  table.round_begins(3);
  CHECK(test::squad_on(table.table, "Gold").size() == 2);
}

TEST_CASE("Two squads by lot never share a vector in a round; one with a fixed vector does not count",
          "[fga-4.6.1.3-1][fga-4.6.1.3-2][fga-4.6.1.3-3]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
      {"name": "Fixed", "faction": "rebelalliance", "arrival": 2, "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
      {"name": "A", "faction": "rebelalliance", "arrival": 2, "vectors": ["1d6"], "ships": [{"ship": "t65xwing"}]},
      {"name": "B", "faction": "rebelalliance", "arrival": 2, "vectors": ["1d6"], "ships": [{"ship": "t65xwing"}]}]})");
  const state::Table table = test::opened(made);
  bool drew_again = false, shared_fixed = false;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    std::vector<std::pair<std::string, int>> draws;
    std::vector<int> rolls{2, 2, 2, 4};  // A rolls 3, B rolls 3 twice, then 5
    if (seed > 0) rolls.clear();
    base::Rng rng(seed);
    const mission::Lot lot = [&](Id squad, int options, const Phrase&) {
      int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(options)));
      if (!rolls.empty()) {
        drawn = rolls.front();
        rolls.erase(rolls.begin());
      }
      draws.emplace_back(squad, drawn);
      return drawn;
    };
    const mission::Arriving arriving = mission::arrivals(made, table, 2, lot);
    REQUIRE(arriving.pieces.size() == 3);
    const int a = draws.front().second, b = draws.back().second;
    CHECK(draws.front().first == "A");
    CHECK(a != b);
    drew_again = drew_again || draws.size() > 2;
    shared_fixed = shared_fixed || a == 2 || b == 2;
    if (seed == 0) {
      CHECK(draws.size() == 4);
      CHECK(arriving.notes.size() == 2);
      CHECK(arriving.notes.front().rule == "fga-4.6.1.3-3");
      CHECK(arriving.pieces[2].pose.y == base::um_from_mm(230));  // the middle of vector 5
    }
  }
  CHECK(drew_again);
  CHECK(shared_fixed);
}

TEST_CASE("Each ship draws a vector of its own, as often as jammers are left", "[fga-4.6.1.3-2][fga-4.6.1.5-1]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
      {"name": "Jammer", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "stays": true,
       "ships": [{"ship": "t65xwing"}, {"ship": "t65xwing"}, {"ship": "t65xwing"}]},
      {"name": "Z", "faction": "rebelalliance", "arrival": 2, "vectors": ["1d6"], "each_vector": true,
       "per_remaining": "Jammer", "ships": [{"ship": "z95af4headhunter"}]}]})");
  Running table(made);
  table.destroy("Jammer 2").round_begins(2);
  const auto ships = test::squad_on(table.table, "Z");
  REQUIRE(ships.size() == 2);
  CHECK((ships[0]->pose.heading != ships[1]->pose.heading || ships[0]->pose.x != ships[1]->pose.x));
  CHECK(ships[0]->ship.wing == state::Wing{});
}

TEST_CASE("A special squad comes when an event calls it, in so many rounds and at its vector", "[fga-4.6.1.2-3]") {
  const std::string squads = R"("squads": [
      {"name": "Late", "faction": "rebelalliance", "arrival": "special", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}]}], )";
  const auto called = [&](const std::string& effect) {
    std::string text = trigger(R"({"scanned": "P1"})", effect);
    return test::catalog_with_mission("{" + squads + text.substr(1));
  };
  const data::Catalog in_two = called(R"({"arrive": "Late", "in_rounds": 2, "vector": "5"})");
  Running later(in_two);
  later.looks();
  CHECK(later.table.progress.coming.empty());
  later.deed("scanned", "P2", "P1").looks();
  REQUIRE(later.table.progress.coming.size() == 1);
  CHECK(later.round_begins(2).table.find("Late 1") == nullptr);
  CHECK(later.round_begins(3)["Late 1"].pose.heading == base::Mdeg{270000});
  CHECK(later.table.progress.coming.empty());
  CHECK(later.told("fga-4.6.1.2-3", "Late"));

  const data::Catalog now = called(R"({"arrive": "Late"})");
  Running at_once(now);
  CHECK(at_once.deed("scanned", "P2", "P1").looks()["Late 1"].ship.hull > 0);
}

TEST_CASE("A trigger fires once, or once a round, and says so", "[fga-4.6.1.2-3]") {
  const std::string effect = R"({"add": "bells", "by": 2})";
  const data::Catalog once = test::catalog_with_mission(trigger(kAtOnce, effect));
  Running single(once);
  single.looks().looks();
  CHECK(single.table.progress.counter("bells") == 2);
  CHECK(single.told("fga-4.6.1.2-3", "Something happens."));
  single.round_begins(2).looks();
  CHECK(single.table.progress.counter("bells") == 2);

  const data::Catalog often = test::catalog_with_mission(trigger(kAtOnce, effect, R"("each_round": true, )"));
  Running each(often);
  each.looks().looks();
  CHECK(each.table.progress.counter("bells") == 2);
  each.round_begins(2).looks();
  CHECK(each.table.progress.counter("bells") == 4);
}

TEST_CASE("One trigger sets off the next in the same moment", "[fga-4.6.1.2-3]") {
  const data::Catalog made = test::catalog_with_mission(R"({"triggers": [
      {"id": "second", "when": {"fired": "first"}, "effects": [{"add": "seen", "by": 1}]},
      {"id": "first", "when": {"destroyed": "Red"}, "effects": [{"add": "start", "by": 1}]}]})");
  Running table(made);
  table.destroy("Red 1").looks();
  CHECK(table.table.progress.counter("seen") == 1);
  CHECK(table.table.progress.fired == Ids{"first", "second"});
}

TEST_CASE("What effects do to ships", "[fga-4.6.1.2-3]") {
  const auto after = [](const std::string& effects) {
    const data::Catalog made = test::catalog_with_mission(trigger(R"({"scanned": "P1"})", effects));
    test::Played table(made);
    table.start().deed("scanned", "P2", "P1").looks();
    return table.table;
  };
  CHECK(after(R"({"order": "Red", "to": "strike:P2"})").find("Red 1")->order == "strike:P2");
  CHECK(after(R"({"token": "stress", "to": "players", "number": 2})").find("P3")->tokens.stress == 2);
  CHECK(after(R"({"damage": "Red", "number": 1})").find("Red 1")->ship.shields ==
        test::catalog().ship("t65xwing")->shields - 1);
  CHECK(after(R"({"damage": "Red", "number": 2}, {"repair": "Red", "number": 1})").find("Red 1")->ship.shields ==
        test::catalog().ship("t65xwing")->shields - 1);
  CHECK(after(R"({"disable": "Red"})").find("Red 1")->ship.fitness == state::Fitness::disabled);
  CHECK(after(R"({"immobilise": "Red"})").find("Red 1")->ship.fitness == state::Fitness::immobile);
  CHECK(after(R"({"flee": "Red"})").find("Red 1")->tokens.flee == 1);
  CHECK(after(R"({"side": "Red", "to": "player"})").find("Red 1")->side == state::Side::player);
  const state::Table removed = after(R"({"remove": "Red"})");
  CHECK(mission::is_gone(*removed.find("Red 1")));
  CHECK_FALSE(mission::is_destroyed(*removed.find("Red 1")));
  CHECK(mission::fate_of(*removed.find("Red 1")) == mission::Fate::removed);
  CHECK(mission::fate_of(*removed.find("P1")) == mission::Fate::in_game);
  CHECK(mission::fate_of(*after(R"({"damage": "Red", "number": 9})").find("Red 1")) == mission::Fate::destroyed);
  CHECK(rules::broken_battle(test::catalog(), removed).empty());
  const state::Table paid = after(R"({"xp": 2, "to": "pilots"})");
  CHECK(paid.progress.earned("P1") == 2);
  CHECK(paid.progress.earned("P3") == 2);
  const state::Table actor = after(R"({"xp": 3, "to": "actor"})");  // P2 has scanned
  CHECK(actor.progress.earned("P2") == 3);
  CHECK(actor.progress.earned("P1") == 0);
}

TEST_CASE("A roll does what its row says", "[fga-4.6.1.2-3]") {
  std::string rows;
  for (int i = 1; i <= 6; ++i) {
    rows += (i > 1 ? ", " : "") + std::string(R"([{"add": "eyes", "by": )") + std::to_string(i) + "}]";
  }
  const data::Catalog made =
      test::catalog_with_mission(trigger(R"({"scanned": "P1"})", R"({"roll": "d6", "table": [)" + rows + "]}"));
  Running table(made);
  table.deed("scanned", "P2", "P1").looks();
  int eyes = 0;
  for (const state::Event& event : table.events) {
    const auto* rolled = get_if<state::DiceRolled>(&event);
    if (rolled != nullptr && rolled->kind == state::DieKind::d6) eyes = rolled->values.at(0);
  }
  CHECK(eyes >= 1);
  CHECK(table.table.progress.counter("eyes") == eyes);
}

}  // namespace plotboard::mission_triggers
