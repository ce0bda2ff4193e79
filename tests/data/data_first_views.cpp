// Ships of the first edition as rules code sees them: every small and large ship, and the five huge ones.
#include <algorithm>
#include <catch2/catch.hpp>

#include "data/card_kind.hpp"
#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_first_views {

using test::catalog;

namespace {

std::string listed(const std::vector<data::ShipAction>& actions) {
  std::string all;
  for (const data::ShipAction& action : actions) {
    CHECK(action.difficulty == "white");
    CHECK(action.linked.empty());
    all += (all.empty() ? "" : " ") + action.type.text();
  }
  return all;
}
std::string listed(const std::vector<data::Attack>& attacks) {
  std::string all;
  for (const data::Attack& attack : attacks) {
    all += (all.empty() ? "" : ", ") + std::string(geom::name_of(attack.arc));
    if (attack.also) all += "+" + std::string(geom::name_of(*attack.also));
    all += " " + std::to_string(attack.dice);
    if (attack.nearest != 1 || attack.farthest != 3)
      all += " at " + std::to_string(attack.nearest) + "-" + std::to_string(attack.farthest);
  }
  return all;
}
std::string listed(const std::vector<geom::ArcKind>& arcs) {
  std::string all;
  for (const geom::ArcKind arc : arcs) all += (all.empty() ? "" : " ") + std::string(geom::name_of(arc));
  return all;
}
std::string listed(const data::Dial& dial) {
  std::string all;
  for (const data::DialEntry& entry : dial.entries)
    all += (all.empty() ? "" : " ") + geom::code_of(entry.maneuver) + "GWR"[static_cast<int>(entry.difficulty)];
  return all;
}
std::string energy(const data::Ship& ship) {
  std::string all;
  REQUIRE(ship.energy.size() == ship.dial.entries.size());
  for (std::size_t i = 0; i < ship.energy.size(); ++i)
    all += (all.empty() ? "" : " ") + geom::code_of(ship.dial.entries[i].maneuver) + std::to_string(ship.energy[i]);
  return all;
}
const data::Ship& type(const char* id) {
  const data::Ship* ship = catalog().ship(id);
  if (ship == nullptr) FAIL("no ship " << id);
  return *ship;
}

struct Printed {
  const char* id;
  const char* base;
  const char* attack;   // arc, second arc, dice
  const char* figures;  // agility, hull, shields
  const char* bar;
  const char* dial;
};
// Typed from the printed cards, not from the program's own files.
constexpr Printed kPrinted[] = {
    {"1e-aggressor", "large", "front 3", "3 4 4", "focus lock boost evade",
     "1TW 1BG 1FG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BG 3FG 3NG 3LR 3PR 4KR"},
    {"1e-alphaclassstarwing", "small", "front 2", "2 4 3", "focus reload slam lock",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 4FR"},
    {"1e-arc170", "small", "front+rear 2", "1 6 3", "focus lock",
     "1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR"},
    {"1e-attackshuttle", "small", "front 3", "2 2 2", "barrel-roll evade focus",
     "1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR"},
    {"1e-auzituckgunship", "small", "front+full-front 3", "1 6 3", "focus reinforce",
     "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 5FR"},
    {"1e-awing", "small", "front 2", "3 2 2", "focus lock boost evade",
     "1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FG 5KR"},
    {"1e-bsf17bomber", "large", "all-round 2", "1 9 3", "focus lock",
     "0OR 1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW"},
    {"1e-bwing", "small", "front 3", "1 3 5", "focus lock barrel-roll",
     "1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 2KR 3BR 3FW 3NR 4FR"},
    {"1e-ewing", "small", "front 3", "3 2 3", "focus lock barrel-roll evade",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW"},
    {"1e-firespray31", "large", "front+rear 3", "2 6 4", "focus lock evade",
     "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW 4KR"},
    {"1e-g1astarfighter", "small", "front 3", "1 4 4", "evade focus lock",
     "1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BR 3FG 3NR 3KR 4FW 4KR"},
    {"1e-hwk290", "small", "front 1", "2 4 1", "focus lock", "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BR 3FW 3NR 4FR"},
    {"1e-jumpmaster5000", "large", "all-round 2", "2 5 4", "barrel-roll focus lock",
     "1TG 1BG 1FG 1NW 1YW 2TG 2BG 2FG 2NW 2YW 2LW 2PR 3BW 3FW 3NW 4FW 4KR"},
    {"1e-kihraxzfighter", "small", "front 3", "2 4 1", "focus lock",
     "1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW 4KR 5KR"},
    {"1e-kwing", "small", "all-round 2", "1 5 4", "focus lock slam", "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW"},
    {"1e-lambdaclassshuttle", "large", "front 3", "1 5 5", "focus lock",
     "0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3BR 3FW 3NR"},
    {"1e-lancerclasspursuitcraft", "large", "front+turret-front 3", "2 7 3", "focus evade rotate-arc lock",
     "1BW 1FW 1NW 2TW 2BW 2FG 2NW 2YW 3TG 3BG 3FG 3NG 3YG 4FG 5FW 5KR"},
    {"1e-m12lkimogilafighter", "small", "front 3", "1 6 2", "barrel-roll focus reload lock",
     "1TR 1BW 1FG 1NW 1YR 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4KR"},
    {"1e-m3ainterceptor", "small", "front 2", "3 2 1", "focus lock barrel-roll evade",
     "1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FG 3NW 3KR 4FW 5KR"},
    {"1e-protectoratestarfighter", "small", "front 3", "3 4 0", "barrel-roll boost focus lock",
     "1TW 1YW 2ER 2TG 2BG 2FG 2NG 2YG 2RR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW"},
    {"1e-quadjumper", "small", "front 2", "2 5 0", "barrel-roll focus",
     "1AR 1SR 1DR 1TW 1FW 1YW 2TW 2BG 2FG 2NG 2YW 2LR 2PR 3BW 3FG 3NW"},
    {"1e-scurrgh6bomber", "small", "front 3", "1 5 5", "barrel-roll focus lock",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3ER 3TR 3BW 3FG 3NW 3YR 3RR 4FW 5FR"},
    {"1e-sheathipedeclassshuttle", "small", "front+rear 2", "2 4 1", "coordinate focus lock",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FG 3NW 3YR 3KR 4FR"},
    {"1e-starviper", "small", "front 3", "3 4 1", "focus lock barrel-roll boost",
     "1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FG 3NW 3LR 3PR 4FW"},
    {"1e-t70xwing", "small", "front 3", "2 3 3", "focus lock boost",
     "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3ER 3TW 3BW 3FG 3NW 3YW 3RR 4FW 4KR"},
    {"1e-tieadvanced", "small", "front 2", "3 3 2", "focus lock barrel-roll evade",
     "1BG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW"},
    {"1e-tieadvprototype", "small", "front 2", "3 2 2", "barrel-roll boost focus lock",
     "1TG 1BG 1NG 1YG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FG 4KR 5FW"},
    {"1e-tieaggressor", "small", "front 2", "2 4 1", "barrel-roll focus lock",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR"},
    {"1e-tiebomber", "small", "front 2", "2 6 0", "focus lock barrel-roll",
     "1BW 1FG 1NW 2TR 2BG 2FG 2NG 2YR 3TW 3BW 3FG 3NW 3YW 4FW 5KR"},
    {"1e-tiedefender", "small", "front 3", "3 3 3", "focus lock barrel-roll",
     "1TR 1BW 1NW 1YR 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FG 4KW 5FG"},
    {"1e-tiefighter", "small", "front 2", "3 3 0", "focus barrel-roll evade",
     "1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW"},
    {"1e-tiefofighter", "small", "front 2", "3 3 1", "focus lock barrel-roll evade",
     "1TW 1YW 2LR 2TG 2BG 2FG 2NG 2YG 2PR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW"},
    {"1e-tieinterceptor", "small", "front 3", "3 3 0", "focus barrel-roll boost evade",
     "1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FW 5KR"},
    {"1e-tiephantom", "small", "front 4", "2 2 2", "focus barrel-roll evade cloak",
     "1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR"},
    {"1e-tiepunisher", "small", "front 2", "1 6 3", "focus lock boost",
     "1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FW 3NW 3YW 4KR"},
    {"1e-tiereaper", "small", "front 3", "1 6 2", "evade focus jam",
     "0OR 1LR 1TW 1BW 1FG 1NW 1YW 1PR 2TR 2BG 2FG 2NG 2YR 3BR 3FG 3NR"},
    {"1e-tiesffighter", "small", "front+rear 2", "2 3 3", "barrel-roll focus lock",
     "1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3LR 3TR 3BW 3FG 3NW 3YR 3PR 4FW"},
    {"1e-tiesilencer", "small", "front 3", "3 4 2", "barrel-roll boost focus lock",
     "1TW 1YW 2TG 2BG 2FG 2NG 2YG 3ER 3TW 3BG 3FG 3NG 3YW 3RR 4FG 4KR 5FG"},
    {"1e-tiestriker", "small", "front 3", "2 4 0", "barrel-roll evade focus",
     "1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 2LR 2KR 2PR 3BW 3FG 3NW"},
    {"1e-upsilonclassshuttle", "large", "front 4", "1 6 6", "coordinate focus lock",
     "0OR 1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR"},
    {"1e-uwing", "large", "front 3", "1 4 4", "lock focus", "0OR 1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW"},
    {"1e-vcx100", "large", "front 4", "0 10 6", "focus evade lock",
     "1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FW 5KR"},
    {"1e-vt49decimator", "large", "all-round 3", "0 12 4", "focus lock",
     "1BW 1FW 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW"},
    {"1e-xwing", "small", "front 3", "2 3 2", "focus lock",
     "1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR"},
    {"1e-yt1300", "large", "all-round 3", "1 8 5", "focus lock",
     "1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW 3KR 4FW 4KR"},
    {"1e-yt2400", "large", "all-round 2", "2 5 5", "focus lock barrel-roll",
     "1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR"},
    {"1e-yv666", "large", "front+full-front 3", "1 6 6", "focus lock",
     "0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FW"},
    {"1e-ywing", "small", "front 2", "1 5 3", "focus lock",
     "1BW 1FG 1NW 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR"},
    {"1e-z95headhunter", "small", "front 2", "2 2 2", "focus lock",
     "1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FW 3NW 3YW 3KR 4FW"},
};

}  // namespace

TEST_CASE("Every small and large ship of the first edition has its attack, figures, actions and dial",
          "[1e-arc-4][1e-arc-7][1e-man-1]") {
  CHECK(std::size(kPrinted) == 49);
  CHECK(catalog().first_types.size() == std::size(kPrinted) + 5);
  for (const Printed& printed : kPrinted) {
    INFO(printed.id);
    const data::Ship& ship = type(printed.id);
    CHECK(ship.id == printed.id);
    CHECK(ship.edition == geom::Edition::first);
    CHECK(geom::name_of(ship.base) == printed.base);
    CHECK(listed(ship.attacks) == printed.attack);
    CHECK(std::to_string(ship.agility) + " " + std::to_string(ship.hull) + " " + std::to_string(ship.shields) ==
          printed.figures);
    CHECK(listed(ship.actions) == printed.bar);
    CHECK(listed(ship.dial) == printed.dial);
    CHECK(ship.name == catalog().first_ships.at(printed.id).name);
    CHECK(ship.factions == catalog().first_ships.at(printed.id).factions);
    CHECK_FALSE(ship.silhouette.empty());
    CHECK((ship.generics.empty() && ship.sections.empty() && ship.energy.empty() && ship.abilities.empty()));
  }
}

TEST_CASE("Ships and upgrades of both editions are found, those of the second alone are listed") {
  CHECK(catalog().ship("1e-xwing") == &catalog().first_types.at("1e-xwing"));
  CHECK(catalog().ship("t65xwing")->edition == geom::Edition::second);
  CHECK(catalog().ship("1e-cr90corvettefore") == nullptr);  // half a ship
  CHECK(catalog().upgrade("1e-upgrade-bb8") == &catalog().first_cards.at("1e-upgrade-bb8"));
  CHECK(catalog().upgrade("ion-cannon")->edition == geom::Edition::second);
  for (const auto& [id, ship] : catalog().ships) CHECK(ship.edition == geom::Edition::second);
  for (const auto& [id, upgrade] : catalog().upgrades) CHECK(upgrade.edition == geom::Edition::second);
  // The outline is that of the same ship in the second edition.
  CHECK(type("1e-tiefighter").silhouette.size() == type("tielnfighter").silhouette.size());
  CHECK(type("1e-tiefighter").silhouette.front() == type("tielnfighter").silhouette.front());
}

TEST_CASE("A copy of the catalog keeps finding pilots, ships and damage cards of its own") {
  const data::Catalog copy = catalog();  // NOLINT(performance-unnecessary-copy-initialization)
  CHECK(copy.first_pilot("1e-pilot-wedgeantilles") != catalog().first_pilot("1e-pilot-wedgeantilles"));
  CHECK(copy.first_pilot("1e-pilot-wedgeantilles")->name == "Wedge Antilles");
  CHECK(copy.ship("1e-xwing") == &copy.first_types.at("1e-xwing"));
  CHECK(copy.damage_card(206) == &copy.damage_decks.at("1e-tfa").cards[5]);
}

TEST_CASE("Every pilot of the first edition is found with the ship that it flies, and is a card") {
  std::size_t pilots = 0;
  for (const auto& [id, ship] : catalog().first_ships) {
    for (const data::FirstPilot& pilot : ship.pilots) {
      INFO(pilot.id.text());
      ++pilots;
      CHECK(catalog().first_pilot(pilot.id) == &pilot);
      CHECK(catalog().first_ship_of_pilot(pilot.id) == &ship);
      const data::KnownCard known = data::known_card(catalog(), pilot.id);
      CHECK(known.kind == data::CardKind::pilot);
      CHECK(known.is_carried());
      CHECK(known.name == &pilot.name);
    }
  }
  CHECK(pilots == 297);
  for (const char* id : {"", "1e-xwing", "1e-pilot-nobody", "wedgeantilles", "1e-upgrade-bb8"}) {
    INFO(id);
    CHECK(catalog().first_pilot(id) == nullptr);
    CHECK(catalog().first_ship_of_pilot(id) == nullptr);
  }
  CHECK(data::known_card(catalog(), "1e-upgrade-bb8").kind == data::CardKind::upgrade);
}

namespace {

struct HugeShip {
  const char* id;
  const char* name;
  geom::BaseKind base;
  const char* energy;  // by maneuver
  const char* fore_deck;
  const char* aft_deck;
};
struct Half {
  const char* ship;
  const char* card;
  int skill, points;
  const char* figures;  // hull, shields, energy limit
  const char* attack;
  const char* arcs;
  const char* bar;
  const char* deck;
};

}  // namespace

TEST_CASE("The five huge ships", "[1e-huge-15][1e-huge-16][1e-huge-17][1e-huge-19][1e-huge-20][1e-hdeck-1]") {
  constexpr const char* kTransport = "1B2 1F3 1N2 2B1 2F2 2N1 3F1 4F0";
  constexpr const char* kCruiser = "1B2 1F3 1N2 2B1 2F2 2N1 3F1 4F1";
  constexpr const char* kSmuggler = "1B2 1F3 1N2 2B1 2F2 2N1 3F2 4F1";
  constexpr const char* kCorvette = "1B3 1N3 2B2 2F3 2N2 3F2 4F1";
  constexpr const char* kRaider = "1B3 1F3 1N3 2B2 2F3 2N2 3F2 4F2";
  const auto small = geom::BaseKind::huge_short;
  const auto long_one = geom::BaseKind::huge_long;
  const HugeShip ships[] = {
      {"1e-gr75mediumtransport", "GR-75 Medium Transport", small, kTransport, "1e-gr75-fore", "1e-gr75-aft"},
      {"1e-gozanticlasscruiser", "Gozanti-class Cruiser", small, kCruiser, "1e-gozanti-fore", "1e-gozanti-aft"},
      {"1e-croccruiser", "C-ROC Cruiser", small, kSmuggler, "1e-croc-fore", "1e-croc-aft"},
      {"1e-cr90corvette", "CR90 Corvette", long_one, kCorvette, "1e-cr90-fore", "1e-cr90-aft"},
      {"1e-raiderclasscorvette", "Raider-class Corvette", long_one, kRaider, "1e-raider-fore", "1e-raider-aft"}};
  for (const HugeShip& printed : ships) {
    INFO(printed.id);
    const data::Ship& ship = type(printed.id);
    CHECK(ship.name == printed.name);
    CHECK(ship.edition == geom::Edition::first);
    CHECK(ship.base == printed.base);
    CHECK(ship.agility == 0);
    CHECK(energy(ship) == printed.energy);
    CHECK(ship.decks[0] == printed.fore_deck);
    CHECK(ship.decks[1] == printed.aft_deck);
    CHECK(ship.generics.empty());
    CHECK_FALSE(ship.silhouette.empty());
  }
  const Half halves[] = {
      {"1e-gr75mediumtransport", "1e-pilot-gr75mediumtransport", 3, 30, "8 4 4", "", "",
       "recover reinforce coordinate jam", ""},
      {"1e-gozanticlasscruiser", "1e-pilot-gozanticlasscruiser", 2, 40, "9 5 4", "", "huge-fore",
       "coordinate recover reinforce lock", ""},
      {"1e-croccruiser", "1e-pilot-croccruiser", 1, 35, "10 4 4", "", "huge-fore", "jam recover reinforce lock", ""},
      {"1e-cr90corvette", "1e-pilot-cr90corvettefore", 4, 50, "8 5 0", "section-turret 4 at 3-5",
       "fore-left fore-right", "coordinate lock", "1e-cr90-fore"},
      {"1e-cr90corvette", "1e-pilot-cr90corvetteaft", 4, 40, "8 3 5", "", "aft-left aft-right", "recover reinforce",
       "1e-cr90-aft"},
      {"1e-raiderclasscorvette", "1e-pilot-raiderclasscorvettefore", 4, 50, "8 6 0", "huge-fore 4 at 2-4", "huge-fore",
       "recover reinforce", "1e-raider-fore"},
      {"1e-raiderclasscorvette", "1e-pilot-raiderclasscorvetteaft", 4, 50, "8 4 6", "", "huge-aft-left huge-aft-right",
       "lock coordinate", "1e-raider-aft"}};
  int hull = 0;
  int shields = 0;
  for (const Half& half : halves) {
    INFO(half.card);
    const data::Ship& ship = type(half.ship);
    const auto section = std::find_if(ship.sections.begin(), ship.sections.end(),
                                      [&](const data::ShipSection& each) { return each.card == half.card; });
    REQUIRE(section != ship.sections.end());
    CHECK(std::to_string(section->hull) + " " + std::to_string(section->shields) + " " +
              std::to_string(section->energy) ==
          half.figures);
    CHECK(listed(section->attacks) == half.attack);
    CHECK(listed(section->arcs) == half.arcs);
    CHECK(listed(section->actions) == half.bar);
    CHECK(section->deck == half.deck);
    CHECK(catalog().first_pilot(section->card)->skill == half.skill);
    CHECK(catalog().first_pilot(section->card)->points == half.points);
    hull += section->hull;
    shields += section->shields;
  }
  int total_hull = 0;
  int total_shields = 0;
  int epic_tenths = 0;
  for (const HugeShip& printed : ships) {
    total_hull += type(printed.id).hull;
    total_shields += type(printed.id).shields;
  }
  for (const auto& [id, ship] : catalog().first_ships) epic_tenths += ship.epic_points_tenths;
  CHECK(total_hull == hull);
  CHECK(total_shields == shields);
  CHECK(epic_tenths == 20 + 20 + 20 + 30 + 30);
  // Fore comes first, and the ship's own lists are those of its cards in that order.
  CHECK(type("1e-cr90corvette").sections.front().card == "1e-pilot-cr90corvettefore");
  CHECK(listed(type("1e-raiderclasscorvette").actions) == "recover reinforce lock coordinate");
  CHECK(listed(type("1e-raiderclasscorvette").attacks) == "huge-fore 4 at 2-4");
}

TEST_CASE("The arcs of huge ships are arcs of their bases", "[huge-attack-10]") {
  for (const auto& [id, ship] : catalog().first_types) {
    for (const data::ShipSection& section : ship.sections) {
      INFO(section.name);
      for (const geom::ArcKind arc : section.arcs)
        CHECK(catalog().arcs.of(ship.base, geom::Edition::first, arc) != nullptr);
      for (const data::Attack& attack : section.attacks)
        CHECK(catalog().arcs.of(ship.base, geom::Edition::first, attack.arc) != nullptr);
    }
    if (!ship.sections.empty()) continue;
    INFO(id);
    for (const data::Attack& attack : ship.attacks) {
      CHECK(catalog().arcs.of(ship.base, geom::Edition::first, attack.arc) != nullptr);
      if (attack.also) CHECK(catalog().arcs.of(ship.base, geom::Edition::first, *attack.also) != nullptr);
    }
  }
}

TEST_CASE("What is said of a ship of the first edition that does not fit the other files") {
  constexpr const char* kFore = "assets/first-edition/ships/1e-cr90corvettefore.json";
  constexpr const char* kShip = "assets/first-edition/ships/1e-xwing.json";
  const test::PlantedFault faults[] = {
      {"a half without the other", kFore, "\"hull_of\": \"cr90corvette\"", "\"hull_of\": \"cr90\"",
       "/hull_of: \"cr90\", expected the name that the other half has too"},
      {"a deck that is not there", kFore, "\"1e-cr90-fore\"", "\"1e-cr91-fore\"",
       "/decks/0: \"1e-cr91-fore\", expected the id of a damage deck"},
      {"two decks for a half", kFore, "[\"1e-cr90-fore\"]", "[\"1e-cr90-fore\", \"1e-cr90-aft\"]",
       "/decks: 2 decks, expected one: that of the half"},
      {"an arc of another ship", kFore, "\"fore-left\"", "\"full-front\"", "/section_arcs/0: \"full-front\", expected"},
      {"an outline that is not there", kShip, "\"silhouette\": \"t65xwing\"", "\"silhouette\": \"t66xwing\"",
       "/silhouette: \"t66xwing\", expected the id of a ship of the second edition"},
      {"no ship of the second edition", "assets/upgrades/servomotor-s-foils.json", "\"t65xwing\"", "\"1e-xwing\"",
       "/ships/0: \"1e-xwing\", expected the id of a ship"}};
  test::check_refused(faults, test::Told::somewhere);
}

}  // namespace plotboard::data_first_views
