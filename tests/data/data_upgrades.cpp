// The campaign's upgrade tables, the damage deck, ship abilities and slots: every figure, written down from the
// sources.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <map>
#include <set>

#include "data/json.hpp"
#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_upgrades {

using test::catalog;

namespace {

// As the manual prints it: "" for no charges, "!" for charges that cannot be recovered; copies 0: any number.
struct Row {
  const char* table;
  const char* name;
  const char* slot;
  int cost, copies;
  const char* charges;
  const char* attack;
};
const Row kRows[] = {
    {"2.11", "Advanced SLAM", "Modification", 3, 1, "", ""},
    {"2.11", "Afterburners", "Modification", 6, 1, "2", ""},
    {"2.11", "Angled Deflectors", "Modification", 3, 1, "", ""},
    {"2.11", "Delayed Fuses", "Modification", 1, 1, "", ""},
    {"2.11", "Electronic Baffle", "Modification", 2, 1, "", ""},
    {"2.11", "Hull Upgrade (AG 1)", "Modification", 3, 1, "", ""},
    {"2.11", "Hull Upgrade (AG 2)", "Modification", 5, 1, "", ""},
    {"2.11", "Hull Upgrade (AG 3)", "Modification", 7, 1, "", ""},
    {"2.11", "Munitions Failsafe", "Modification", 1, 1, "", ""},
    {"2.11", "Shield Upgrade (AG 1)", "Modification", 4, 1, "", ""},
    {"2.11", "Shield Upgrade (AG 2)", "Modification", 6, 1, "", ""},
    {"2.11", "Shield Upgrade (AG 3)", "Modification", 8, 1, "", ""},
    {"2.11", "Static Discharge Vanes", "Modification", 8, 1, "", ""},
    {"2.11", "Stealth Device (AG 1)", "Modification", 4, 1, "1", ""},
    {"2.11", "Stealth Device (AG 2)", "Modification", 6, 1, "1", ""},
    {"2.11", "Stealth Device (AG 3)", "Modification", 8, 1, "1", ""},
    {"2.11", "Targeting Computer", "Modification", 2, 1, "", ""},
    {"2.11", "Ion Limiter Override", "Modification", 4, 1, "", ""},
    {"2.11", "Coaxium Hyperfuel", "Modification", 2, 1, "", ""},
    {"2.12", "Cluster Missiles", "Missile", 5, 0, "4", "3 dice, front arc, range 1-2, ordnance, requires lock"},
    {"2.12", "Concussion Missiles", "Missile", 6, 0, "3", "3 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.12", "Homing Missiles", "Missile", 5, 0, "2", "4 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.12", "Ion Missiles", "Missile", 4, 0, "3", "3 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.12", "Proton Rockets", "Missile", 7, 0, "1", "5 dice, bullseye arc, range 1, ordnance, requires focus"},
    {"2.12", "Mag-Pulse Warheads", "Missile", 5, 0, "2", "3 dice, front arc, range 1-3, ordnance, requires lock"},
    {"2.12", "Barrage Rockets", "Missile + Missile", 8, 0, "5",
     "3 dice, front arc, range 2-3, ordnance, requires focus"},
    {"2.12", "Diamond-Boron Missiles", "Missile + Missile", 6, 0, "3",
     "3 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.12", "Multi-Missile Pods", "Missile + Missile", 10, 0, "5",
     "2 dice, full front arc, range 1-2, ordnance, requires calculate or lock"},
    {"2.12", "Energy-Shell Charges", "Missile", 5, 0, "1",
     "3 dice, front arc, range 2-3, ordnance, requires calculate"},
    {"2.12", "XX-23 S-Thread Tracers", "Missile", 2, 0, "2",
     "3 dice, front arc, range 1-3, ordnance, requires focus, calculate or lock"},
    {"2.13", "Adv. Proton Torpedoes", "Torpedo", 6, 0, "1", "5 dice, front arc, range 1, ordnance, requires lock"},
    {"2.13", "Ion Torpedoes", "Torpedo", 6, 0, "2", "4 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.13", "Plasma Torpedoes", "Torpedo", 9, 0, "2", "3 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.13", "Proton Torpedoes", "Torpedo", 12, 0, "2", "4 dice, front arc, range 2-3, ordnance, requires lock"},
    {"2.14", "Autoblaster", "Cannon", 2, 1, "", "2 dice, front arc, range 1-2"},
    {"2.14", "Ion Cannon", "Cannon", 5, 1, "", "3 dice, front arc, range 1-3"},
    {"2.14", "Jamming Beam", "Cannon", 0, 1, "", "3 dice, front arc, range 1-2"},
    {"2.14", "Heavy Laser Cannon", "Cannon", 4, 1, "", "4 dice, bullseye arc, range 2-3"},
    {"2.14", "Tractor Beam", "Cannon", 5, 1, "", "3 dice, front arc, range 1-3"},
    {"2.14", "Synced Laser Cannons", "Cannon + Cannon", 6, 1, "", "3 dice, front arc, range 2-3"},
    {"2.17", "Dorsal Turret", "Turret", 2, 1, "", "2 dice, single turret arc, range 1-2"},
    {"2.17", "Ion Cannon Turret", "Turret", 5, 1, "", "3 dice, single turret arc, range 1-2"},
    {"2.18", "Bomblet Generator", "Payload + Payload", 5, 0, "4", ""},
    {"2.18", "Cluster Mines", "Payload", 8, 0, "1!", ""},
    {"2.18", "Concussion Bombs", "Payload", 3, 0, "3", ""},
    {"2.18", "Conner Nets", "Payload", 6, 0, "1!", ""},
    {"2.18", "Electro-Proton Bombs", "Payload", 10, 0, "1!", ""},
    {"2.18", "Ion Bombs", "Payload", 5, 0, "2", ""},
    {"2.18", "Proton Bombs", "Payload", 5, 0, "2", ""},
    {"2.18", "Proximity Mines", "Payload", 6, 0, "2!", ""},
    {"2.18", "Seismic Charges", "Payload", 3, 0, "2", ""},
    {"2.19", "Os-1 Arsenal Loadout", "Configuration", 0, 1, "", ""},
    {"2.19", "Xg-1 Assault Configuration", "Configuration", 0, 1, "", ""},
};

// "Hull Upgrade (AG 2)" -> "hull-upgrade".
std::string id_of(const std::string& name) {
  std::string id;
  for (const char c : name.substr(0, name.find(" (AG"))) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  return id;
}
const data::Upgrade& upgrade(const std::string& id) {
  const data::Upgrade* const found = catalog().upgrade(id);
  if (found == nullptr) FAIL("no upgrade " + id);
  return *found;
}
std::string slots_of(const data::Upgrade& upgrade) {
  std::string text;
  for (std::string slot : upgrade.slots) {
    slot[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(slot[0])));
    text += (text.empty() ? "" : " + ") + slot;
  }
  return text;
}
std::string charges_of(const data::Upgrade& upgrade) {
  if (upgrade.charges == 0) return "";
  return std::to_string(upgrade.charges) + (upgrade.recoverable ? "" : "!");
}
std::string attack_of(const data::Upgrade& upgrade) {
  if (!upgrade.weapon) return "";
  const data::Weapon& weapon = *upgrade.weapon;
  static const std::map<geom::ArcKind, std::string> arcs{{geom::ArcKind::front, "front"},
                                                         {geom::ArcKind::full_front, "full front"},
                                                         {geom::ArcKind::bullseye, "bullseye"},
                                                         {geom::ArcKind::turret_front, "single turret"}};
  std::string text = std::to_string(weapon.dice) + " dice, " + arcs.at(weapon.arc) + " arc, range ";
  text += std::to_string(weapon.nearest);
  if (weapon.farthest != weapon.nearest) text += '-' + std::to_string(weapon.farthest);
  if (weapon.ordnance) text += ", ordnance";
  for (std::size_t i = 0; i < weapon.needs.size(); ++i) {
    text += (i == 0 ? ", requires " : i + 1 == weapon.needs.size() ? " or " : ", ") + weapon.needs[i];
  }
  return text;
}
// "barrel-roll white > red evade".
std::string bar(const std::vector<data::ShipAction>& actions) {
  std::string text;
  for (const data::ShipAction& action : actions) {
    text += (text.empty() ? "" : ", ") + (action.difficulty == "white" ? "" : action.difficulty + ' ') + action.type;
    if (!action.linked.empty()) {
      text += " > " + (action.linked_difficulty == "white" ? "" : action.linked_difficulty + ' ') + action.linked;
    }
  }
  return text;
}
std::string attacks(const std::string& ship) {
  std::string text;
  for (const data::Attack& attack : catalog().ships.at(ship).attacks) {
    text += (text.empty() ? "" : ", ") + std::string(geom::name_of(attack.arc)) + ' ' + std::to_string(attack.dice);
  }
  return text;
}
const data::DamageCard& damage(int number) {
  const data::DamageCard* const card = catalog().damage_card(number);
  if (card == nullptr) FAIL("no damage card " << number);
  return *card;
}

}  // namespace

TEST_CASE("Every row of the campaign's tables of weapons, payload and modifications",
          "[2e-special-11][2e-special-12][2e-special-13][2e-special-14][2e-special-15][2e-special-16][2e-special-17]"
          "[2e-special-18][2e-special-19]") {
  std::set<std::string> seen;
  for (const Row& row : kRows) {
    INFO(row.name);
    const data::Upgrade& found = upgrade(id_of(row.name));
    seen.insert(found.id);
    const std::string name = row.name;
    const std::size_t agility = name.find(" (AG ");
    CHECK(found.name == name.substr(0, agility));
    CHECK(slots_of(found) == row.slot);
    CHECK(found.cost_for(agility == std::string::npos ? 2 : name[agility + 5] - '0') == row.cost);
    CHECK(found.copies == row.copies);
    CHECK(charges_of(found) == row.charges);
    CHECK(attack_of(found) == row.attack);
    CHECK(found.recurring == 0);
    CHECK_FALSE(found.text.empty());
    const data::SourceFile& file = test::data_file("assets/upgrades/" + found.id + ".json");
    CHECK_THAT(file.text,
               Catch::Contains("\"source\": \"Flight Group Alpha 2.07, table " + std::string(row.table) + '"'));
  }
  seen.insert({"servomotor-s-foils", "stabilized-s-foils"});  // not the campaign's
  CHECK(seen.size() == 49);
  for (const auto& [id, entry] : catalog().upgrades) {
    const std::string& text = test::data_file("assets/upgrades/" + id + ".json").text;
    for (const char* table : {"2.11", "2.12", "2.13", "2.14", "2.17", "2.18"}) {
      INFO(id << ' ' << table);
      if (text.find(std::string("Alpha 2.07, table ") + table + '"') != std::string::npos) CHECK(seen.count(id) == 1);
    }
  }
}

TEST_CASE("Some upgrades cost more on agile ships, and are not for others") {
  CHECK(upgrade("hull-upgrade").cost_for(3) == 7);
  CHECK_FALSE(upgrade("hull-upgrade").cost_for(0).has_value());
  CHECK(upgrade("afterburners").cost_for(0) == 6);
}

TEST_CASE("Missiles and torpedoes are ordnance with charges; cannons and turrets neither",
          "[2e-special-4][2e-special-5][2e-special-6]") {
  int ordnance = 0;
  int others = 0;
  for (const auto& [id, found] : catalog().upgrades) {
    if (!found.weapon || found.weapon->type == data::WeaponType::other) continue;  // a talent's
    INFO(id);
    const data::WeaponType type = found.weapon->type;
    const bool warhead = type == data::WeaponType::missile || type == data::WeaponType::torpedo;
    CHECK(found.weapon->ordnance == warhead);
    CHECK((found.charges > 0) == warhead);
    CHECK(found.weapon->charges == (warhead ? 1 : 0));
    CHECK(found.recoverable);
    ++(warhead ? ordnance : others);
  }
  CHECK(ordnance == 11 + 5);
  CHECK(others == 6 + 2);
}

TEST_CASE("Weapons fire into the front arc but for these", "[2e-special-7]") {
  std::set<std::string> elsewhere;
  for (const auto& [id, found] : catalog().upgrades) {
    const bool weapon = found.weapon && found.weapon->type != data::WeaponType::other;  // a talent's
    if (weapon && found.weapon->arc != geom::ArcKind::front) {
      elsewhere.insert(id + ' ' + std::string(geom::name_of(found.weapon->arc)));
    }
  }
  CHECK(elsewhere == std::set<std::string>{"heavy-laser-cannon bullseye", "proton-rockets bullseye",
                                           "proton-rockets-2e bullseye", "multi-missile-pods full-front",
                                           "dorsal-turret turret-front", "ion-cannon-turret turret-front"});
}

TEST_CASE("Turrets bring an indicator and the rotate action", "[2e-special-8]") {
  for (const auto& [id, found] : catalog().upgrades) {
    const bool turret = found.slots == std::vector<std::string>{"turret"};
    CHECK(found.turret == turret);
    if (turret) CHECK(bar(found.actions) == "rotate-arc");
  }
}

TEST_CASE("What modifications change and need") {
  CHECK(upgrade("hull-upgrade").hull == 1);
  CHECK(upgrade("shield-upgrade").shields == 1);
  CHECK(upgrade("angled-deflectors").shields == -1);
  CHECK(upgrade("angled-deflectors").least_shields == 1);
  CHECK(bar(upgrade("angled-deflectors").actions) == "reinforce");
  CHECK(bar(upgrade("targeting-computer").actions) == "lock");
  CHECK(upgrade("targeting-computer").lacks_action == "lock");
  CHECK(upgrade("advanced-slam").needs_action == "slam");
  CHECK(upgrade("coaxium-hyperfuel").needs_action == "slam");
  CHECK(upgrade("delayed-fuses").needs_slot == "payload");
  CHECK(upgrade("afterburners").bases == std::vector<geom::BaseKind>{geom::BaseKind::small});
  // Every TIE and nothing else; the Star Wing is none.
  std::vector<std::string> ties;
  for (const auto& [id, ship] : catalog().ships) {
    if (ship.name.find("TIE") != std::string::npos) ties.push_back(id);
  }
  CHECK(upgrade("ion-limiter-override").ships == ties);
  CHECK(ties.size() == 17);
  for (const auto& [id, found] : catalog().upgrades) {
    INFO(id);
    if (found.rule == data::kNamedPilotRule) continue;  // squads have more
    CHECK((found.hull != 0) == (id == "hull-upgrade"));
    CHECK((found.shields != 0) == (id == "shield-upgrade" || id == "angled-deflectors"));
    CHECK((found.force != 0) == (id == "fifth-brother" || id.starts_with("path-force-")));
  }
}

TEST_CASE("Bombs: charges that can be recovered, but for one", "[2e-bomb-14]") {
  const std::map<std::string, int> charges{{"seismic-charges", 2},      {"proton-bombs", 2},        {"ion-bombs", 2},
                                           {"concussion-bombs", 3},     {"bomblet-generator", 4},  // the manual's
                                           {"electro-proton-bombs", 1}, {"bomblet-generator-2e", 2}};
  std::set<std::string> bombs;
  for (const auto& [id, found] : catalog().upgrades) {
    if (!found.payload || found.payload->kind != data::DeviceKind::bomb) continue;
    INFO(id);
    bombs.insert(id);
    REQUIRE(charges.count(id) == 1);
    CHECK(found.charges == charges.at(id));
    CHECK(found.recoverable == (id != "electro-proton-bombs"));
    CHECK(found.payload->pieces == 1);
    CHECK(found.payload->fuses == (id == "electro-proton-bombs" ? 1 : 0));
    CHECK(found.payload->must == (id == "concussion-bombs"));
  }
  CHECK(bombs.size() == 6 + 1);  // the Bomblet Generator twice
}

TEST_CASE("Mines: charges that cannot be recovered", "[2e-mine-9]") {
  const std::map<std::string, int> charges{{"proximity-mines", 2}, {"cluster-mines", 1}, {"conner-nets", 1}};
  std::set<std::string> mines;
  for (const auto& [id, found] : catalog().upgrades) {
    if (!found.payload || found.payload->kind != data::DeviceKind::mine) continue;
    INFO(id);
    mines.insert(id);
    REQUIRE(charges.count(id) == 1);
    CHECK(found.charges == charges.at(id));
    CHECK_FALSE(found.recoverable);
  }
  CHECK(mines.size() == 3);
}

TEST_CASE("Each payload's device is of its own kind; a set of cluster mines is three") {
  std::set<std::string> devices;
  for (const auto& [id, found] : catalog().upgrades) {
    if (!found.payload) continue;
    INFO(id);
    const data::Device* const device = catalog().device(found.payload->device);
    REQUIRE(device != nullptr);
    CHECK(device->kind == found.payload->kind);
    CHECK(devices.insert(device->id).second == (id != "bomblet-generator-2e"));
  }
  CHECK(devices == std::set<std::string>{"bomblet", "cluster_mine_centre", "concussion_bomb", "conner_net",
                                         "electro_proton_bomb", "ion_bomb", "proton_bomb", "proximity_mine",
                                         "seismic_charge"});
  const data::Payload& set = *upgrade("cluster-mines").payload;
  CHECK(set.pieces == 3);
  CHECK(set.beside == "cluster_mine_side");
  CHECK(catalog().device(set.beside)->kind == data::DeviceKind::mine);
  // All timed bombs are one token's size.
  CHECK(catalog().device("ion_bomb")->shape.outline == catalog().device("bomb")->shape.outline);
  CHECK(catalog().device("ion_bomb")->drop_mm == Approx(14.2));
}

TEST_CASE("Configurations of ships") {
  const std::vector<std::string> gunboat{"alphaclassstarwing"};
  CHECK(upgrade("os-1-arsenal-loadout").adds_slots == std::vector<std::string>{"torpedo", "missile"});
  CHECK(upgrade("xg-1-assault-configuration").adds_slots == std::vector<std::string>{"cannon"});
  CHECK(upgrade("os-1-arsenal-loadout").ships == gunboat);
  CHECK(upgrade("xg-1-assault-configuration").ships == gunboat);
  CHECK_FALSE(upgrade("os-1-arsenal-loadout").two_sided);

  const data::Upgrade& servomotor = upgrade("servomotor-s-foils");
  CHECK(servomotor.two_sided);
  CHECK(servomotor.ships == std::vector<std::string>{"t65xwing"});
  CHECK(bar(servomotor.actions) == "boost, focus > red boost");
  CHECK(servomotor.open_actions.empty());
  const data::Upgrade& stabilized = upgrade("stabilized-s-foils");
  CHECK(stabilized.two_sided);
  CHECK(stabilized.ships == std::vector<std::string>{"asf01bwing"});
  CHECK(bar(stabilized.actions) == "barrel-roll > red evade, red reload");
  CHECK(bar(stabilized.open_actions) == "barrel-roll > red lock");
  CHECK(stabilized.closed_name == "Stabilized S-foils (closed)");
  CHECK(stabilized.open_name == "Stabilized S-foils (open)");
}

TEST_CASE("The damage deck", "[2e-damage-deck-1][2e-damage-deck-2]") {
  const auto& deck = catalog().damage_decks.at("2e").cards;
  REQUIRE(deck.size() == 14);
  const char* const names[] = {
      "Panicked Pilot",    "Blinded Pilot",        "Wounded Pilot",    "Stunned Pilot",
      "Console Fire",      "Damaged Engine",       "Weapons Failure",  "Hull Breach",
      "Structural Damage", "Damaged Sensor Array", "Loose Stabilizer", "Disabled Power Regulator",
      "Fuel Leak",         "Direct Hit!"};
  int cards = 0;
  int pilots = 0;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    INFO(names[i]);
    CHECK(deck[i].number == static_cast<int>(i) + 1);
    CHECK(deck[i].name == names[i]);
    CHECK(deck[i].pilot == (i < 4));
    CHECK(deck[i].copies == (i == 12 ? 4 : i == 13 ? 5 : 2));
    CHECK_FALSE(deck[i].text.empty());
    CHECK(deck[i].rule.rfind("2e-damage-card-", 0) == 0);
    cards += deck[i].copies;
    if (deck[i].pilot) pilots += deck[i].copies;
  }
  CHECK(cards == 33);
  CHECK(pilots == 8);
  CHECK(damage(1).id == "panicked-pilot");
  CHECK(damage(12).id == "disabled-power-regulator");
  CHECK(damage(14).id == "direct-hit");
  CHECK(catalog().damage_card(15) == nullptr);
}

TEST_CASE("Which damage cards an action repairs", "[2e-damage-card-11][2e-damage-card-18]") {
  std::set<std::string> repaired;
  for (const data::DamageCard& card : catalog().damage_decks.at("2e").cards) {
    if (card.repair_action) repaired.insert(card.id);
  }
  CHECK(repaired == std::set<std::string>{"blinded-pilot", "wounded-pilot", "console-fire", "weapons-failure",
                                          "hull-breach", "damaged-sensor-array", "loose-stabilizer", "fuel-leak"});
}

TEST_CASE("Ship abilities and the ships that have them", "[2e-ship-2]") {
  std::map<std::string, std::set<std::string>> ships;
  for (const auto& [id, ship] : catalog().ships) {
    for (const std::string& ability : ship.abilities) ships[ability].insert(id);
  }
  const std::map<std::string, std::set<std::string>> expected{
      {"adaptive-ailerons", {"tieskstriker", "tiereaper"}},
      {"advanced-targeting-computer", {"tieadvancedx1"}},
      {"autothrusters", {"tieininterceptor", "tievnsilencer"}},
      {"concordia-faceoff", {"fangfighter"}},
      {"full-throttle", {"tieddefender", "nabooroyaln1starfighter"}},
      {"heavy-weapon-turret", {"tiesffighter"}},
      {"microthrusters", {"starviperclassattackplatform"}},
      {"nimble-bomber", {"tiesabomber"}},
      {"notched-stabilizers", {"modifiedtielnfighter"}},
      {"rotating-cannons", {"tierbheavy"}},
      {"sensor-blindspot", {"yt2400lightfreighter"}},
      {"stygium-array", {"tiephphantom"}},
      {"tail-gun", {"vcx100lightfreighter"}},
      {"vectored-thrusters", {"rz1awing"}},
      {"weapon-hardpoint", {"m3ainterceptor", "t70xwing"}}};
  CHECK(ships == expected);
  CHECK(catalog().abilities.size() == expected.size());
  for (const auto& [id, ability] : catalog().abilities) {
    INFO(id);
    CHECK(id_of(ability.name) == id);
    CHECK_FALSE(ability.text.empty());
    CHECK(ability.rule.rfind("2e-ship-", 0) == 0);
  }
  for (const char* none : {"tielnfighter", "alphaclassstarwing", "tieadvancedv1", "tieagaggressor", "tiecapunisher",
                           "lambdaclasst4ashuttle", "vt49decimator", "z95af4headhunter", "asf01bwing", "t65xwing",
                           "btla4ywing", "customizedyt1300lightfreighter", "modifiedyt1300lightfreighter",
                           "kihraxzfighter", "hwk290lightfreighter", "firesprayclasspatrolcraft", "tiefofighter"}) {
    INFO(none);
    CHECK(catalog().ships.at(none).abilities.empty());
  }
}

TEST_CASE("Primary weapons and their arcs",
          "[2e-weapon-1][2e-ship-16][2e-ship-25][2e-ship-26][2e-ship-32][2e-ship-34][2e-ship-41][2e-ship-42]") {
  CHECK(attacks("lambdaclasst4ashuttle") == "front 3, rear 2");
  CHECK(attacks("vt49decimator") == "double-turret-front-rear 3");
  CHECK(catalog().ship("vt49decimator")->agility == 0);
  CHECK(attacks("btla4ywing") == "front 2");
  CHECK(attacks("modifiedyt1300lightfreighter") == "double-turret-front-rear 3");
  CHECK(attacks("customizedyt1300lightfreighter") == "double-turret-front-rear 2");
  CHECK(attacks("hwk290lightfreighter") == "turret-front 2");
  CHECK(attacks("firesprayclasspatrolcraft") == "front 3, rear 3");
  CHECK(attacks("tieagaggressor") == "front 2");
  CHECK(attacks("tiesffighter") == "front 2, turret-front 2");
  for (const auto& [id, ship] : catalog().ships) {
    INFO(id);
    CHECK(ship.attacks.size() <= 2);
  }
}

TEST_CASE("Turrets of ships: single ones and double ones") {
  std::set<std::string> single;
  std::set<std::string> both;
  for (const auto& [id, ship] : catalog().ships) {
    for (const data::Attack& attack : ship.attacks) {
      if (attack.arc == geom::ArcKind::turret_front) single.insert(id);
      if (attack.arc == geom::ArcKind::double_turret_front_rear) both.insert(id);
    }
  }
  CHECK(single == std::set<std::string>{"hwk290lightfreighter", "jumpmaster5000", "lancerclasspursuitcraft",
                                        "nantexclassstarfighter", "rz2awing", "tierbheavy", "tiesffighter"});
  CHECK(both == std::set<std::string>{"btls8kwing", "customizedyt1300lightfreighter", "laatigunship",
                                      "mg100starfortress", "modifiedyt1300lightfreighter", "scavengedyt1300",
                                      "vt49decimator", "yt2400lightfreighter"});
  CHECK(attacks("tierbheavy") == "turret-front 2");
  CHECK(attacks("yt2400lightfreighter") == "double-turret-front-rear 4");
}

TEST_CASE("Slots of the generic pilots") {
  std::map<std::string, int> counts;
  for (const auto& [id, ship] : catalog().ships) {
    for (const data::GenericPilot& pilot : ship.generics) {
      for (const std::string& slot : pilot.slots) ++counts[slot];
    }
  }
  CHECK(counts == std::map<std::string, int>{
                      {"astromech", 26}, {"cannon", 19},  {"cargo", 14},         {"command", 10}, {"configuration", 31},
                      {"crew", 68},      {"payload", 35}, {"force-power", 3},    {"gunner", 39},  {"hardpoint", 14},
                      {"illicit", 25},   {"missile", 60}, {"modification", 114}, {"system", 29},  {"tactical-relay", 6},
                      {"talent", 46},    {"team", 14},    {"tech", 22},          {"title", 32},   {"torpedo", 40},
                      {"turret", 14}});
  using Slots = std::vector<std::string>;
  const auto slots = [](const std::string& ship, const std::string& pilot) {
    for (const data::GenericPilot& generic : catalog().ships.at(ship).generics) {
      if (generic.id == pilot) return generic.slots;
    }
    FAIL("no " + pilot);
    return Slots{};
  };
  CHECK(slots("tielnfighter", "academypilot") == Slots{"modification"});
  CHECK(slots("alphaclassstarwing", "rhosquadronpilot") ==
        Slots{"talent", "system", "torpedo", "missile", "modification", "configuration"});
  CHECK(slots("tiesabomber", "scimitarsquadronpilot") ==
        Slots{"torpedo", "missile", "missile", "payload", "payload", "modification", "gunner"});
  CHECK(slots("tieagaggressor", "sienarspecialist") == Slots{"turret", "missile", "missile", "modification", "gunner"});
  CHECK(slots("btla4ywing", "crymorahgoon") ==
        Slots{"turret", "torpedo", "astromech", "payload", "illicit", "modification", "gunner"});
}

TEST_CASE("Action bars of the campaign's ships", "[2e-use-1][2e-use-2][2e-use-3][2e-use-4]") {
  const std::map<std::string, std::string> bars{
      {"tielnfighter", "focus, evade, barrel-roll"},
      {"tieininterceptor", "focus, evade, barrel-roll, boost"},
      {"tieskstriker", "focus, evade, barrel-roll"},
      {"tiephphantom", "focus, evade, barrel-roll, cloak"},
      {"tieddefender", "focus, evade, lock, barrel-roll, boost"},
      {"tieadvancedx1", "focus > red barrel-roll, lock, barrel-roll"},
      {"tieadvancedv1", "focus, evade, lock, barrel-roll > red focus, boost > red focus"},
      {"tieagaggressor", "focus, lock, barrel-roll > red evade"},
      {"alphaclassstarwing", "focus, lock, slam, reload"},
      {"tiesabomber", "focus, lock, barrel-roll > red lock, red reload"},
      {"tiecapunisher", "focus, lock, red barrel-roll, boost > red lock, reload"},
      {"tiereaper", "focus, evade, red coordinate, jam"},
      {"tierbheavy", "focus, reinforce, lock, red barrel-roll, rotate-arc > red calculate"}};
  for (const auto& [id, expected] : bars) {
    INFO(id);
    CHECK(bar(catalog().ships.at(id).actions) == expected);
  }
}

TEST_CASE("The campaign's ships have every action between them but the purple ones", "[2e-use-5]") {
  std::set<std::string> types;
  for (const auto& [id, ship] : catalog().ships) {
    const auto& factions = ship.factions;
    if (std::find(factions.begin(), factions.end(), "galacticempire") == factions.end()) continue;
    for (const data::ShipAction& action : ship.actions) {
      CHECK(action.difficulty != "purple");
      types.insert(action.type);
      if (!action.linked.empty()) types.insert(action.linked);
    }
  }
  for (const char* type : {"coordinate", "jam", "calculate", "reinforce", "rotate-arc", "reload", "slam", "cloak"}) {
    INFO(type);
    CHECK(types.count(type) == 1);
  }
}

}  // namespace plotboard::data_upgrades
