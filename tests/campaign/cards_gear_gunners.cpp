// Gunners of the campaign (table 2.16): each at work, and what keeps it from working; then the prices of all the gear.
#include <algorithm>
#include <catch2/catch.hpp>

#include "campaign/gear.hpp"
#include "data/fitting.hpp"

namespace plotboard::cards_gear_gunners {
namespace {

using namespace gear_tests;
using rules::Game;
using rules::Window;

TEST_CASE("Agile Gunner: the turret turns in the End Phase", "[fga-upgrade:2.16:Agile Gunner]") {
  Arena arena = fight(facing(kTwo, {"dorsal-turret", "agile-gunner"}, "tieagaggressor"));
  arena.edit("A").ship.turret = state::Turret::front;
  arena.says("effect", "agile-gunner").says("rotate", "rear");
  end_phase(arena);
  CHECK(arena["A"].ship.turret == state::Turret::rear);

  Arena none = fight(facing(kTwo, {"agile-gunner"}));
  end_phase(none);
  CHECK(none.question("effect") == nullptr);
}

TEST_CASE("BT-1: critical hits by the target's stress", "[fga-upgrade:2.16:BT-1]") {
  const auto faceup = [](int stress) {
    Arena arena = fight(facing(kTwo, {"bt-1"}, "tieddefender", "t65xwing"));
    arena.edit("B").ship.shields = 0;
    arena.edit("B").tokens.stress = stress;
    arena.says("attack", "primary:0>B").dice(thrown("hhh"));
    if (stress > 0) arena.says("modify-attack", "bt-1");
    arena.dice(thrown("bb"));
    shoot(arena);
    const auto& cards = arena["B"].ship.damage;
    CHECK(cards.size() == 3);
    return std::count_if(cards.begin(), cards.end(), [](const state::DamageCard& card) { return card.faceup; });
  };
  CHECK(faceup(2) == 2);
  CHECK(faceup(1) == 1);
  CHECK(faceup(0) == 0);
}

TEST_CASE("Fifth Brother, the gunner: Force for a critical hit", "[fga-upgrade:2.16:Fifth Brother]") {
  Arena arena = fight(facing(kTwo, {"fifth-brother"}));
  CHECK(arena["A"].ship.force_limit == 1);
  arena.says("attack", "primary:0>B").dice(thrown("fbb")).says("modify-attack", "fifth-brother").dice(thrown("bbb"));
  shoot(arena);
  REQUIRE(damage(arena) == 1);
  CHECK(arena["B"].ship.damage[0].faceup);
  CHECK(arena["A"].ship.force == 0);
  end_phase(arena);
  CHECK(arena["A"].ship.force == 1);

  Arena spent = fight(facing(kTwo, {"fifth-brother"}));
  spent.edit("A").ship.force = 0;
  spent.says("attack", "primary:0>B").dice(thrown("fbb")).dice(thrown("bbb"));
  shoot(spent);
  CHECK(damage(spent) == 0);
}

TEST_CASE("Hotshot Gunner: the target loses a token", "[fga-upgrade:2.16:Hotshot Gunner]") {
  const auto left = [](const std::string& weapon, int calculate) {
    Arena arena = fight(facing(kTwo, {"dorsal-turret", "hotshot-gunner"}, "tieagaggressor"));
    arena.edit("A").ship.turret = state::Turret::front;
    arena.edit("B").tokens.focus = 1;
    arena.edit("B").tokens.calculate = calculate;
    arena.says("attack", weapon + ">B").dice(thrown("hb")).dice(thrown("fbb")).says("modify-defense", "done");
    if (calculate > 0) arena.says("hotshot", "focus");
    shoot(arena);
    CHECK(arena["B"].tokens.calculate == calculate);
    return arena["B"].tokens.focus;
  };
  CHECK(left("dorsal-turret", 0) == 0);
  CHECK(left("dorsal-turret", 1) == 0);
  CHECK(left("primary:0", 0) == 1);  // the front arc
}

TEST_CASE("Skilled Bombardier: one speed more or less", "[fga-upgrade:2.16:Skilled Bombardier]") {
  const auto offered = [](const Cards& cards, const std::string& key) {
    Arena arena = flight(facing(500, cards, "tiecapunisher"));
    arena.says("system", "pass");
    system_phase(arena);
    return arena.offered("system", "proton-bombs:" + key) != nullptr;
  };
  const Cards gunner{"proton-bombs", "skilled-bombardier"};
  CHECK(offered(gunner, "straight-1"));
  CHECK(offered(gunner, "straight-2"));
  CHECK_FALSE(offered(gunner, "straight-3"));
  CHECK_FALSE(offered({"proton-bombs"}, "straight-2"));
  // Whichever card is the first.
  for (const Cards& both : {Cards{"proton-bombs", "skilled-bombardier", "trajectory-simulator"},
                            Cards{"proton-bombs", "trajectory-simulator", "skilled-bombardier"}}) {
    CHECK(offered(both, "launch-straight-5"));
    CHECK(offered(both, "launch-straight-4"));
    CHECK(offered(both, "straight-2"));
    CHECK_FALSE(offered(both, "launch-straight-3"));
  }
  Arena arena = flight(facing(500, gunner, "tiecapunisher"));
  arena.says("system", "proton-bombs:straight-2");
  system_phase(arena);
  CHECK(arena.table.pieces.back().type == state::PieceType::device);
  CHECK(charges(arena, "proton-bombs") == 1);
}

TEST_CASE("Suppressive Gunner: a focus result presses the target", "[fga-upgrade:2.16:Suppressive Gunner]") {
  const auto pressed = [](const std::string& answer) {
    Arena arena = fight(facing(kTwo, {"suppressive-gunner"}));
    arena.says("attack", "primary:0>B").dice(thrown("fbb")).says("modify-attack", "suppressive-gunner");
    arena.says("suppressed", answer).dice(thrown("bbb"));
    shoot(arena);
    return arena.table;
  };
  const state::Table depleted = pressed("deplete");
  CHECK(depleted.find("B")->tokens.deplete == 1);
  CHECK(depleted.find("B")->ship.damage.empty());
  const state::Table hurt = pressed("damage");
  CHECK(hurt.find("B")->tokens.deplete == 0);
  CHECK(hurt.find("B")->ship.damage.size() == 1);

  Arena without = fight(facing(kTwo, {"suppressive-gunner"}));
  without.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("eee"));
  shoot(without);
  CHECK(without.question("modify-attack") == nullptr);
}

TEST_CASE("Veteran Turret Gunner: a second shot from a turret", "[fga-upgrade:2.16:Veteran Turret Gunner]") {
  Arena arena = fight(facing(kTwo, {"dorsal-turret", "veteran-turret-gunner"}, "tieagaggressor"));
  arena.edit("A").ship.turret = state::Turret::front;
  arena.says("attack", "primary:0>B").dice(thrown("bb")).dice(thrown("bbb"));
  arena.says("attack", "dorsal-turret>B").dice(thrown("hb")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 1);
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  // No primary attack, and a turret that has fired.
  Arena turret = fight(facing(kTwo, {"dorsal-turret", "veteran-turret-gunner"}, "tieagaggressor"));
  turret.edit("A").ship.turret = state::Turret::front;
  turret.says("attack", "dorsal-turret>B").dice(thrown("bb")).dice(thrown("bbb"));
  shoot(turret);
  Arena fired = fight(facing(kTwo, {"veteran-turret-gunner"}, "tierbheavy"));
  fired.edit("A").ship.turret = state::Turret::front;
  fired.says("attack", "primary:0>B").dice(thrown("bb")).dice(thrown("bbb"));
  shoot(fired);
  CHECK_FALSE(fired["A"].ship.has_mark("bonus-attack"));
}

TEST_CASE("Weapons Systems Officer: the lock comes back", "[fga-upgrade:2.16:Weapons Systems Officer]") {
  Arena arena = fight(facing(kTwo, {"ion-missiles", "weapons-systems-officer"}, "tiesabomber"));
  arena.edit("A").lock = "B";
  arena.says("attack", "ion-missiles>B").dice(thrown("bbb")).says("modify-attack", "lock");
  arena.says("reroll", "0").says("reroll", "1").says("reroll", "2").dice(thrown("bbb")).dice(thrown("bbb"));
  arena.says("effect", "weapons-systems-officer");
  shoot(arena);
  CHECK(arena["A"].lock == "B");

  Arena primary = fight(facing(kTwo, {"weapons-systems-officer"}, "tiesabomber"));
  primary.says("attack", "primary:0>B").dice(thrown("bb")).dice(thrown("bbb"));
  shoot(primary);
  CHECK(primary.question("effect") == nullptr);
}

struct Row {
  const char* id;
  int cost, initiative, rank, limited, charges, recurring;
  const char* needs = "";
};
const Row kRows[] = {
    {"freelance-slicer", 3, 3, 0, 0, 0, 0},
    {"isb-slicer", 3, 3, 0, 0, 0, 0},
    {"seasoned-navigator", 8, 3, 0, 0, 0, 0},
    {"director-krennic", 4, 3, 0, 1, 0, 0},
    {"novice-technician", 4, 3, 0, 0, 0, 0},
    {"agent-kallus", 5, 3, 0, 1, 0, 0},
    {"ciena-ree", 6, 3, 0, 1, 0, 0, "coordinate"},
    {"grand-moff-tarkin", 6, 3, 0, 1, 2, 1, "lock"},
    {"minister-tua", 7, 3, 0, 1, 0, 0},
    {"moff-jerjerrod", 8, 3, 0, 1, 2, 1, "coordinate"},
    {"perceptive-copilot", 8, 3, 0, 0, 0, 0},
    {"admiral-sloane", 9, 3, 0, 1, 0, 0},
    {"colonel-jendon", 3, 3, 0, 1, 2, 0},
    {"lieutenant-sai", 3, 5, 0, 1, 0, 0},
    {"captain-kagi", 4, 3, 0, 1, 0, 0},
    {"captain-oicunn", 3, 3, 0, 1, 0, 0},
    {"rear-admiral-chiraneau", 5, 5, 0, 1, 0, 0},
    {"st-321", 4, 3, 0, 1, 0, 0},
    {"dauntless", 4, 3, 0, 1, 0, 0},
    {"death-troopers", 6, 3, 0, 0, 0, 0},
    {"gnk-gonk-droid", 10, 3, 0, 0, 1, 0},
    {"contraband-cybernetics", 3, 0, 6, 0, 1, 0},
    {"inertial-dampeners", 7, 0, 6, 0, 0, 0},
    {"feedback-array", 4, 0, 6, 0, 0, 0},
    {"cloaking-device", 5, 0, 6, 0, 2, 0},
    {"advanced-optics", 4, 3, 0, 0, 0, 0},
    {"pattern-analyzer", 5, 3, 0, 0, 0, 0},
    {"primed-thrusters", 0, 3, 0, 0, 0, 0},  // twice the rank
    {"targeting-synchronizer", 6, 3, 0, 0, 0, 0},
    {"ferrosphere-paint", 6, 3, 0, 0, 0, 0},
    {"biohexacrypt-codes", 1, 3, 0, 0, 0, 0, "lock"},
    {"deuterium-power-cells", 9, 3, 0, 0, 2, 0},
    {"advanced-sensors", 10, 0, 0, 0, 0, 0},
    {"collision-detector", 6, 0, 0, 0, 2, 0},
    {"fire-control-system", 2, 0, 0, 0, 0, 0},
    {"passive-sensors", 6, 0, 0, 0, 1, 1},
    {"trajectory-simulator", 10, 0, 0, 0, 0, 0},
    {"agile-gunner", 6, 0, 0, 0, 0, 0, "rotate-arc"},
    {"bt-1", 2, 0, 0, 1, 0, 0},
    {"fifth-brother", 9, 0, 0, 1, 0, 1},
    {"hotshot-gunner", 7, 0, 0, 0, 0, 0, "rotate-arc"},
    {"skilled-bombardier", 2, 0, 0, 0, 0, 0},
    {"suppressive-gunner", 8, 0, 0, 0, 0, 0},
    {"veteran-turret-gunner", 8, 0, 0, 0, 0, 0, "rotate-arc"},
    {"weapons-systems-officer", 7, 0, 0, 0, 0, 0},
    {"maneuver-assist-mgk-300", 2, 0, 0, 0, 0, 0},
    {"sensitive-controls", 2, 0, 0, 0, 0, 0},
    {"target-assist-mgk-300", 3, 0, 0, 0, 0, 0},
    {"tie-defender-elite", 2, 0, 0, 0, 0, 0},
};

TEST_CASE("Prices, minimums, limits and charges of crew, gunners and the like [fga-2.9.4-2]", "[alpha]") {
  for (const Row& row : kRows) {
    INFO(row.id);
    const data::Upgrade* card = catalog().upgrade(row.id);
    REQUIRE(card != nullptr);
    CHECK(card->in_alpha);
    CHECK(card->cost == row.cost);
    CHECK(card->least_initiative == row.initiative);
    CHECK(card->least_rank == row.rank);
    CHECK(card->limited == row.limited);
    CHECK(card->copies == 1);
    CHECK(card->charges == row.charges);
    CHECK(card->recurring == row.recurring);
    CHECK(card->needs_action == row.needs);
    CHECK(card->slots.size() == 1);
  }
}

TEST_CASE("Gear fits the ships of its table [fga-2.9.4-2]", "[alpha]") {
  const auto fits = [](const char* card, const char* ship, const Cards& more = {}) {
    std::vector<const data::Upgrade*> carried{catalog().upgrade(card)};
    for (const std::string& other : more) carried.push_back(catalog().upgrade(other));
    return data::misfits(*carried.front(), *catalog().ship(ship), carried, carried.front()->slots).empty();
  };
  CHECK(fits("tie-defender-elite", "tieddefender"));
  CHECK_FALSE(fits("tie-defender-elite", "tieininterceptor"));
  CHECK(fits("maneuver-assist-mgk-300", "tierbheavy"));
  CHECK_FALSE(fits("target-assist-mgk-300", "tieddefender"));
  CHECK_FALSE(fits("sensitive-controls", "tieddefender"));
  CHECK_FALSE(fits("primed-thrusters", "tiereaper"));
  CHECK(fits("cloaking-device", "tiereaper"));
  CHECK_FALSE(fits("veteran-turret-gunner", "tieagaggressor"));
  CHECK(fits("veteran-turret-gunner", "tieagaggressor", {"dorsal-turret"}));
  CHECK_FALSE(fits("ciena-ree", "tieddefender"));
  CHECK(fits("ciena-ree", "tieddefender", {"path-coordinate-1"}));
  CHECK_FALSE(fits("grand-moff-tarkin", "tielnfighter"));
  CHECK(fits("grand-moff-tarkin", "tielnfighter", {"targeting-computer"}));
}

}  // namespace
}  // namespace plotboard::cards_gear_gunners
