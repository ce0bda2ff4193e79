// Ships that come to a battle as a scene shows them: out of an earlier fight.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/session.hpp"
#include "rules/play/invariants.hpp"
#include "state/scene.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_setup_condition {

using state::Side;
using test::catalog;

namespace {

// Two ships face to face; `condition` is the second's, as a scene file has it.
std::string scene_of(const std::string& condition, const std::string& ship) {
  return R"({"format": "plotboard-scene/1", "area": "3x3", "ruleset": "2e", "objects": [
      {"id": "P", "type": "ship", "ship": "t65xwing", "side": "player", "x_mm": 400, "y_mm": 200, "heading_deg": 0,
       "ai": false},
      {"id": "E", "type": "ship", )" +
         ship + R"(, "side": "enemy", "x_mm": 400, "y_mm": 650, "heading_deg": 180,
       "ai": true, "condition": )" +
         condition + "}]}";
}
battle::Session begun(const std::string& condition, const std::string& ship = R"("ship": "tielnfighter")") {
  const auto table = state::read_scene(scene_of(condition, ship), "scene.json", catalog());
  REQUIRE(table);
  battle::Session session(catalog(), *table, 7);
  REQUIRE(!session.apply(rules::StartBattle{7, false, Side::player}));
  CHECK(rules::broken_battle(catalog(), session.table()).empty());
  return session;
}
const state::ShipState& enemy(const battle::Session& session) { return session.table().find("E")->ship; }

}  // namespace

TEST_CASE("Damage cards of a scene lie on the ship when its battle starts", "[battle][2e-damage-deck-1]") {
  const auto session = begun(R"({"hull": 3, "agility": 3, "shields": 0, "shield_limit": 0,
      "damage": [{"number": 1}, {"number": 6, "faceup": true}]})");
  REQUIRE(enemy(session).damage.size() == 2);
  CHECK(enemy(session).damage[1].faceup);
  CHECK(enemy(session).hull_left() == 1);
}

TEST_CASE("A damage card that its deck has not, or no more, is a marker for one", "[battle][2e-damage-deck-15]") {
  const auto session = begun(R"({"hull": 4, "damage": [{"number": 6, "faceup": true}, {"number": 6, "faceup": true},
      {"number": 6, "faceup": true}]})",
                             R"("ship": "t65xwing")");
  const auto& damage = enemy(session).damage;
  CHECK(damage.size() == 3);
  CHECK(std::count_if(damage.begin(), damage.end(), [](const auto& card) { return card.number == 0 && !card.faceup; }) >
        0);
}

TEST_CASE("A ship has the shields and charges that the scene leaves it, and no more than its card gives",
          "[battle][2e-shield-1][2e-charge-1]") {
  const std::string xwing = R"("ship": "t65xwing", "upgrades": ["proton-torpedoes"])";
  const auto worn = begun(R"({"hull": 4, "shields": 1, "shield_limit": 2,
      "charges": [{"card": "proton-torpedoes", "left": 1}]})",
                          xwing);
  CHECK(enemy(worn).shields == 1);
  CHECK(enemy(worn).card("proton-torpedoes")->charges == 1);
  const auto boasted = begun(R"({"hull": 4, "shields": 9, "shield_limit": 9,
      "charges": [{"card": "proton-torpedoes", "left": 9}]})",
                             xwing);
  CHECK(enemy(boasted).shields == 2);
  CHECK(enemy(boasted).card("proton-torpedoes")->charges == 2);
}

TEST_CASE("A ship without hull starts no battle", "[battle][2e-destroy-1]") {
  const auto table = state::read_scene(
      scene_of(R"({"hull": 3, "damage": [{"number": 1}, {"number": 2}, {"number": 3}]})", R"("ship": "tielnfighter")"),
      "scene.json", catalog());
  REQUIRE(table);
  battle::Session session(catalog(), *table, 7);
  const auto refused = session.apply(rules::StartBattle{7, false, Side::player});
  REQUIRE(refused);
  CHECK(refused->rule == "2e-destroy-1");
}

}  // namespace plotboard::battle_setup_condition
