// Upgrades of the first edition as rules code sees them: weapons, bombs and what a card adds.
#include <catch2/catch.hpp>
#include <map>

#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_first_cards {

using test::catalog;

namespace {

const data::Upgrade& card(const std::string& name) {
  const data::Upgrade* found = catalog().upgrade("1e-upgrade-" + name);
  if (found == nullptr) FAIL("no upgrade " << name);
  return *found;
}

// "missile 4 at 2-3, spends lock, discards".
std::string told(const data::Upgrade& upgrade) {
  const char* const types[] = {"primary", "cannon", "turret", "missile", "torpedo", "hardpoint", "other"};
  const data::Weapon& weapon = *upgrade.weapon;
  std::string text = types[static_cast<int>(weapon.type)];
  text += " " + std::to_string(weapon.dice) + " at " + std::to_string(weapon.nearest) + "-" +
          std::to_string(weapon.farthest);
  if (weapon.arc != geom::ArcKind::front) text += weapon.arc == geom::ArcKind::all_round ? " all round" : " elsewhere";
  for (const Id need : weapon.needs) text += (weapon.spends ? ", spends " : ", needs ") + need.text();
  if (weapon.discards) text += ", discards";
  if (weapon.twice) text += ", twice";
  if (weapon.energy > 0)
    text += ", energy " + std::to_string(weapon.energy) + " of " + std::to_string(upgrade.energy_limit);
  return text;
}

// "1e-ion-bomb, discards".
std::string told(const data::Payload& payload) {
  std::string text = payload.device.text();
  if (!payload.beside.empty()) text += " between " + payload.beside.text();
  if (!payload.obstacle.empty()) text += " as " + payload.obstacle.text();
  if (payload.by_action) text += ", by action";
  if (payload.discards) text += ", discards";
  return text;
}

}  // namespace

// Each line is what that card prints.
TEST_CASE("Every secondary weapon of the first edition: range, dice and what it costs",
          "[1e-attack-35][1e-upgrade-quadlasercannons][1e-upgrade-unguidedrockets][1e-upgrade-blasterturret]") {
  const std::map<std::string, std::string> printed{
      // Cannons.
      {"1e-upgrade-arccaster-cannon-ready", "cannon 4 at 1-1"},
      {"1e-upgrade-autoblaster", "cannon 3 at 1-1"},
      {"1e-upgrade-flechettecannon", "cannon 3 at 1-3"},
      {"1e-upgrade-heavylasercannon", "cannon 4 at 2-3"},
      {"1e-upgrade-ioncannon", "cannon 3 at 1-3"},
      {"1e-upgrade-jammingbeam", "cannon 3 at 1-2"},
      {"1e-upgrade-manglercannon", "cannon 3 at 1-3"},
      {"1e-upgrade-tractorbeam", "cannon 3 at 1-3"},
      // Turrets.
      {"1e-upgrade-autoblasterturret", "turret 2 at 1-1 all round"},
      {"1e-upgrade-blasterturret", "turret 3 at 1-2 all round, spends focus"},
      {"1e-upgrade-dorsalturret", "turret 2 at 1-2 all round"},
      {"1e-upgrade-ioncannonturret", "turret 3 at 1-2 all round"},
      {"1e-upgrade-syncedturret", "turret 3 at 1-2 all round, needs lock"},
      {"1e-upgrade-twinlaserturret", "turret 3 at 2-3 all round, twice"},
      // Missiles.
      {"1e-upgrade-advhomingmissiles", "missile 3 at 2-2, needs lock, discards"},
      {"1e-upgrade-assaultmissiles", "missile 4 at 2-3, spends lock, discards"},
      {"1e-upgrade-clustermissiles", "missile 3 at 1-2, spends lock, discards, twice"},
      {"1e-upgrade-concussionmissiles", "missile 4 at 2-3, spends lock, discards"},
      {"1e-upgrade-cruisemissiles", "missile 1 at 2-3, needs lock, discards"},
      {"1e-upgrade-harpoonmissiles", "missile 4 at 2-3, needs lock, discards"},
      {"1e-upgrade-homingmissiles", "missile 4 at 2-3, needs lock, discards"},
      {"1e-upgrade-ionpulsemissiles", "missile 3 at 2-3, needs lock, discards"},
      {"1e-upgrade-protonrockets", "missile 2 at 1-1, needs focus, discards"},
      {"1e-upgrade-scramblermissiles", "missile 3 at 2-3, needs lock, discards"},
      {"1e-upgrade-unguidedrockets", "missile 3 at 1-3, needs focus"},
      {"1e-upgrade-xx23sthreadtracers", "missile 3 at 1-3, needs focus, discards"},
      // Torpedoes.
      {"1e-upgrade-advprotontorpedoes", "torpedo 5 at 1-1, spends lock, discards"},
      {"1e-upgrade-flechettetorpedoes", "torpedo 3 at 2-3, spends lock, discards"},
      {"1e-upgrade-iontorpedoes", "torpedo 4 at 2-3, spends lock, discards"},
      {"1e-upgrade-plasmatorpedoes", "torpedo 4 at 2-3, spends lock, discards"},
      {"1e-upgrade-protontorpedoes", "torpedo 4 at 2-3, spends lock, discards"},
      // Hardpoints.
      {"1e-upgrade-duallaserturret", "hardpoint 3 at 1-3 all round, energy 1 of 1"},
      {"1e-upgrade-heavylaserturret", "hardpoint 4 at 2-3 all round, energy 2 of 2"},
      {"1e-upgrade-ioncannonbattery", "hardpoint 4 at 2-4, energy 2 of 2"},
      {"1e-upgrade-quadlasercannons", "hardpoint 3 at 1-2, energy 1 of 2"},
      {"1e-upgrade-singleturbolasers", "hardpoint 4 at 3-5, energy 2 of 2"},
      // Others.
      {"1e-upgrade-hotshotblaster", "other 3 at 1-2 all round, discards"},
      {"1e-upgrade-snapshot", "other 2 at 1-1"},
  };
  std::size_t weapons = 0;
  for (const auto& [id, upgrade] : catalog().first_cards) {
    INFO(id);
    if (!upgrade.weapon) continue;
    ++weapons;
    CHECK(upgrade.weapon->ordnance);
    CHECK(upgrade.weapon->charges == 0);
    const auto line = printed.find(id);
    REQUIRE(line != printed.end());
    CHECK(told(upgrade) == line->second);
  }
  CHECK(weapons == printed.size());
}

TEST_CASE("What the cards of the first edition put down, when and at what price",
          "[1e-bomb-5][1e-bomb-27][1e-cargo-1]") {
  const std::map<std::string, std::string> printed{
      {"1e-upgrade-bombletgenerator", "1e-bomblet"},
      {"1e-upgrade-ionbombs", "1e-ion-bomb, discards"},
      {"1e-upgrade-protonbombs", "1e-proton-bomb, discards"},
      {"1e-upgrade-seismiccharges", "1e-seismic-charge, discards"},
      {"1e-upgrade-thermaldetonators", "1e-thermal-detonator, discards"},
      {"1e-upgrade-clustermines", "1e-cluster-mine between 1e-cluster-mine-side, by action, discards"},
      {"1e-upgrade-connernet", "1e-conner-net, by action, discards"},
      {"1e-upgrade-proximitymines", "1e-proximity-mine, by action, discards"},
      {"1e-upgrade-riggedcargochute", "1e-cargo-token as 1e-cargo-token, by action, discards"},
  };
  std::size_t payloads = 0;
  for (const auto& [id, upgrade] : catalog().first_cards) {
    INFO(id);
    if (!upgrade.payload) continue;
    ++payloads;
    const auto line = printed.find(id);
    REQUIRE(line != printed.end());
    CHECK(told(*upgrade.payload) == line->second);
    CHECK(upgrade.payload->fuses == 0);
    CHECK(upgrade.payload->pieces == (id == "1e-upgrade-clustermines" ? 3 : 1));
    const data::Device* device = catalog().device(upgrade.payload->device);
    REQUIRE(device != nullptr);
    if (!upgrade.payload->obstacle.empty()) continue;
    CHECK(device->kind == upgrade.payload->kind);
    CHECK((upgrade.payload->kind == data::DeviceKind::mine) == upgrade.payload->by_action);
  }
  CHECK(payloads == printed.size());
}

TEST_CASE("Devices of the first edition have the outlines of the second's, and names without the edition",
          "[1e-bomb-1][1e-bomb-12]") {
  const std::map<std::string, std::string> like{
      {"1e-bomblet", "bomb"},
      {"1e-ion-bomb", "bomb"},
      {"1e-proton-bomb", "bomb"},
      {"1e-seismic-charge", "bomb"},
      {"1e-thermal-detonator", "bomb"},
      {"1e-proximity-mine", "proximity_mine"},
      {"1e-conner-net", "conner_net"},
      {"1e-cluster-mine", "cluster_mine_centre"},
      {"1e-cluster-mine-side", "cluster_mine_side"},
      {"1e-cargo-token", "loose_cargo"},
  };
  for (const auto& [id, other] : like) {
    INFO(id);
    const data::Device* device = catalog().device(id);
    REQUIRE(device != nullptr);
    CHECK(device->shape.outline == catalog().device(other)->shape.outline);
    CHECK(device->drop_mm == catalog().device(other)->drop_mm);
    CHECK(device->side_mm == catalog().device(other)->side_mm);
    CHECK(device->name.find("1e") == std::string::npos);
  }
  CHECK(catalog().device("1e-seismic-charge")->drop_mm == Approx(14.2));
  CHECK(catalog().device("1e-cluster-mine-side")->side_mm == Approx(40));
}

TEST_CASE("A dropped cargo token is a debris cloud of its own outline", "[1e-cargo-1][1e-cargo-3]") {
  const data::Obstacle* cloud = catalog().obstacle(card("riggedcargochute").payload->obstacle);
  REQUIRE(cloud != nullptr);
  CHECK(cloud->kind == data::ObstacleKind::debris);
  CHECK(cloud->shape.outline == catalog().device("1e-cargo-token")->shape.outline);
  double left = 0;
  double right = 0;
  for (const geom::Vec2& at : cloud->shape.outline) {
    left = std::min(left, at.x);
    right = std::max(right, at.x);
  }
  CHECK(right - left == Approx(91.3).margin(1));
}

TEST_CASE("Upgrades of the first edition carry over what they cost, fill, add and ask for",
          "[1e-squad-5][1e-squad-10][1e-squad-11][1e-squad-13]") {
  for (const auto& [id, first] : catalog().first_upgrades) {
    INFO(id);
    const data::Upgrade& view = catalog().first_cards.at(id);
    CHECK(view.id == first.id);
    CHECK(view.edition == geom::Edition::first);
    CHECK(view.name == first.name);
    CHECK(view.text == first.text);
    CHECK(view.rule == id);
    CHECK(view.points.value == first.points);
    CHECK(view.slots == std::vector<std::string>(static_cast<std::size_t>(first.fills), first.slot));
    CHECK(view.adds_slots == first.adds_slots);
    CHECK(view.actions.size() == first.adds_actions.size());
    for (const std::string& ship : view.ships) CHECK(catalog().first_types.count(ship) == 1);
  }
  CHECK(catalog().first_cards.size() == 367);
  CHECK(card("emperorpalpatine").slots == std::vector<std::string>{"crew", "crew"});
  CHECK(card("emperorpalpatine").limited == 1);
  CHECK(card("combatretrofit").hull == 2);
  CHECK(card("combatretrofit").shields == 1);
  CHECK(card("stealthdevice").agility == 1);
  CHECK(card("punishingone").attack == 1);
  CHECK(card("veteraninstincts").skill == 2);
  CHECK(card("brighthope").energy == 2);
  CHECK(card("insatiableworrt").energy == -1);
  CHECK(card("ionizationreactor").energy == 0);
  CHECK(card("ionizationreactor").energy_limit == 5);
  CHECK(card("attannimindlink").limited == 2);
  CHECK(card("tantiveiv").ships == std::vector<std::string>{"1e-cr90corvette"});
  CHECK(card("linkedbattery").copies == 1);
  CHECK(card("linkedbattery").bases == std::vector<geom::BaseKind>{geom::BaseKind::small});
  CHECK(card("shieldtechnician").bases ==
        std::vector<geom::BaseKind>{geom::BaseKind::huge_short, geom::BaseKind::huge_long});
  CHECK(card("protontorpedoes").copies == 0);
  REQUIRE(card("engineupgrade").actions.size() == 1);
  CHECK(card("engineupgrade").actions.front().type == "boost");
  CHECK(card("engineupgrade").actions.front().difficulty == "white");
}

TEST_CASE("What is said of a weapon or a bomb of the first edition that is not right") {
  constexpr const char* kMissiles = "assets/first-edition/upgrades/1e-missile.json";
  constexpr const char* kHardpoints = "assets/first-edition/upgrades/1e-hardpoint.json";
  constexpr const char* kBombs = "assets/first-edition/upgrades/1e-bomb.json";
  const test::PlantedFault faults[] = {
      {"a token that nothing has", kMissiles, "\"needs\": [\"lock\"]", "\"needs\": [\"evade\"]",
       "/weapon/needs/0: \"evade\", expected \"lock\" or \"focus\""},
      {"nothing to spend", kMissiles, "\"needs\": [\"lock\"], \"spends\"", "\"spends\"",
       "/weapon/spends: nothing to spend, expected \"needs\" to name it"},
      {"a card that cannot pay", kHardpoints, "\"energy_limit\": 1", "\"energy_limit\": 0",
       "/energy_limit: the number 0, expected what an attack with the weapon costs, or more"},
      {"an arc that it has not", kHardpoints, "\"arc\": \"all\"", "\"arc\": \"rear\"",
       "/weapon/arc: \"rear\", expected"},
      {"an unknown bomb", kBombs, "\"1e-bomblet\"", "\"1e-bomblets\"",
       "/bomb/device: \"1e-bomblets\", expected the id of a device"},
      {"a token that is no bomb", kBombs, "\"1e-bomblet\"", "\"1e-cargo-token\"",
       "/bomb/device: \"1e-cargo-token\", expected a bomb, mine or remote"},
      {"an unknown obstacle", "assets/first-edition/upgrades/1e-illicit.json", "\"obstacle\": \"1e-cargo-token\"",
       "\"obstacle\": \"1e-cargo\"", "/bomb/obstacle: \"1e-cargo\", expected the id of an obstacle"}};
  test::check_refused(faults, test::Told::somewhere);
}

}  // namespace plotboard::data_first_cards
