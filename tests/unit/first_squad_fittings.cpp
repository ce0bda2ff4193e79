// What a builder's window offers for a ship of the first edition, and whole squads as public builders write them.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "data/xws.hpp"
#include "first_squad.hpp"
#include "support/paths.hpp"

namespace plotboard::first_squad_fittings {

using rules::first::Fitting;
using rules::first::SlotPlace;
using state::Section;
using test::catalog;
using test::first_ship;
using test::squad_of;

namespace {

std::vector<Fitting> offered(const std::vector<state::Piece>& pieces, const char* ship = "A") {
  return rules::first::fittings(catalog(), pieces, ship);
}
const Fitting* found(const std::vector<Fitting>& all, const std::string& upgrade, Section section = Section::none) {
  const auto each = std::find_if(all.begin(), all.end(), [&](const Fitting& fitting) {
    return fitting.upgrade == Id("1e-upgrade-" + upgrade) && fitting.section == section;
  });
  return each == all.end() ? nullptr : &*each;
}
std::string rule_of(const std::vector<Fitting>& all, const std::string& upgrade, Section section = Section::none) {
  const Fitting* const fitting = found(all, upgrade, section);
  if (fitting == nullptr) return "not offered";
  return fitting->fault ? fitting->fault->rule : "";
}
std::vector<std::string> words_of(const std::vector<SlotPlace>& slots) {
  std::vector<std::string> words;
  for (const SlotPlace& place : slots)
    words.push_back(place.slot.text() + (place.card.empty() ? "" : "=" + place.card.text().substr(11)));
  return words;
}

}  // namespace

TEST_CASE("Every upgrade of a ship's slots is offered once, with its points and why not [1e-squad-5]") {
  const auto all = offered({first_ship("rookiepilot", {"r2astromech"})});
  CHECK(rule_of(all, "predator") == "not offered");
  CHECK(rule_of(all, "protontorpedoes").empty());
  CHECK(found(all, "protontorpedoes")->points == 4);
  CHECK(rule_of(all, "r5p9") == "1e-squad-5");  // the slot is filled
  CHECK(rule_of(all, "hullupgrade").empty());
  CHECK(rule_of(all, "tacticaljammer") == "1e-squad-13");
  CHECK(rule_of(all, "twinionenginemkii") == "1e-squad-14");
  CHECK(rule_of(all, "autothrusters") == "1e-squad-17");
  CHECK(rule_of(all, "slavei") == "1e-squad-14");
  CHECK(rule_of(all, "ordnancetubes") == "huge-tokens-1");
  std::set<std::string> once;
  for (const Fitting& fitting : all) CHECK(once.insert(fitting.upgrade).second);
  once.clear();
  for (const Fitting& fitting : offered({first_ship("lothalrebel")})) CHECK(once.insert(fitting.upgrade).second);
  const auto of_slot = [](const char* slot) {
    return std::count_if(catalog().first_upgrades.begin(), catalog().first_upgrades.end(),
                         [&](const auto& each) { return each.second.slot == slot; });
  };
  const auto sides = 1 + 1;  // Servomotor S-foils and Pivot Wing are one card each
  CHECK(static_cast<std::ptrdiff_t>(all.size()) ==
        of_slot("torpedo") + of_slot("astromech") + of_slot("modification") + of_slot("title") - sides);
}

TEST_CASE("The squad's names count in what is offered, its points do not [1e-squad-11]") {
  const auto pieces = squad_of({first_ship("wildspacefringer"), first_ship("lukeskywalker", {"r2d2"}),
                                first_ship("wedgeantilles"), first_ship("hansolo")});
  const auto all = offered(pieces);
  CHECK(rule_of(all, "lukeskywalker") == "1e-squad-11");
  CHECK(rule_of(all, "r2d2-swx22") == "1e-squad-11");
  CHECK(rule_of(all, "c3po").empty());
  CHECK(rule_of(all, "maul") == "1e-squad-3");
  CHECK(rule_of(offered(squad_of({pieces[0], first_ship("ezrabridger-attackshuttle")})), "maul").empty());
}

TEST_CASE("What another card makes cheaper or dearer shows in what is offered [1e-upgrade-tiex1]") {
  const auto with = offered({first_ship("darthvader", {"tiex1"})});
  CHECK(found(with, "advtargetingcomputer")->points == 1);
  CHECK(rule_of(with, "tiev1") == "1e-squad-14");
  CHECK(rule_of(offered({first_ship("darthvader")}), "advtargetingcomputer") == "not offered");
  // A card that would put out what is there says which.
  const auto defender = offered({first_ship("glaivesquadronpilot", {"ioncannon"})});
  CHECK(rule_of(defender, "tiex7") == "1e-squad-6");
  CHECK(found(defender, "tiex7")->fault->why.english() ==
        "Take Ion Cannon off A: TIE/x7 takes this slot away: cannon.");
  // What only lacks a further card may be put on first.
  CHECK(rule_of(offered({first_ship("zuckuss")}), "misthunter").empty());
  CHECK(rule_of(offered({first_ship("zuckuss", {"misthunter"})}), "tractorbeam").empty());
  CHECK(rule_of(offered({first_ship("zuckuss", {"misthunter"})}), "ioncannon") == "1e-squad-5");
}

TEST_CASE("A huge ship is offered cards for each section [1e-huge-6]") {
  const auto all = offered({first_ship("cr90corvettefore", {"aft"})});
  CHECK(rule_of(all, "quadlasercannons", Section::fore).empty());
  CHECK(rule_of(all, "quadlasercannons", Section::aft).empty());
  CHECK(rule_of(all, "tantiveiv", Section::fore).empty());
  CHECK(rule_of(all, "tantiveiv", Section::aft) == "not offered");  // titles are the whole ship's
  CHECK(rule_of(all, "hullupgrade", Section::fore) == "huge-tokens-3");
  CHECK(rule_of(offered({first_ship("raiderclasscorvettefore", {"aft"})}), "instigator", Section::aft).empty());

  state::Piece ship = first_ship("cr90corvettefore", {"aft"});
  rules::first::equip(catalog(), ship, "1e-upgrade-gunneryteam", Section::aft);
  rules::first::equip(catalog(), ship, "1e-upgrade-sensorteam", Section::fore);
  REQUIRE(ship.ship.cards.size() == 3);
  CHECK(rules::first::carrier_of(catalog(), ship, 0) == Section::fore);
  CHECK(ship.ship.cards[1].id == "1e-pilot-cr90corvetteaft");
  CHECK(rules::first::carrier_of(catalog(), ship, 2) == Section::aft);
  CHECK(rules::first::carrier_of(catalog(), first_ship("rookiepilot", {"r2d6"}), 0) == Section::none);
}

TEST_CASE("The slots of a ship with what fills them [1e-squad-5] [1e-squad-6]") {
  using Words = std::vector<std::string>;
  CHECK(words_of(rules::first::slots_of(catalog(), first_ship("rookiepilot", {"r5p9"}))) ==
        Words{"torpedo", "astromech=r5p9", "modification", "title"});
  CHECK(words_of(rules::first::slots_of(catalog(), first_ship("omicrongrouppilot", {"emperorpalpatine"}))) ==
        Words{"system", "cannon", "crew=emperorpalpatine", "crew=emperorpalpatine", "modification", "title"});
  CHECK(words_of(rules::first::slots_of(catalog(), first_ship("scimitarsquadronpilot", {"tieshuttle"}))) ==
        Words{"modification", "title=tieshuttle", "crew", "crew"});
  const auto corvette = rules::first::slots_of(catalog(), first_ship("cr90corvettefore", {"aft"}));
  CHECK(corvette.size() == 12);
  CHECK(corvette.front().section == Section::fore);
  CHECK(corvette[6].section == Section::aft);
  CHECK(corvette.back().section == Section::none);
  CHECK(rules::first::slots_of(catalog(), first_ship("nashtahpuppilot")).empty());
}

TEST_CASE(
    "Squads of public builders are legal and cost what they say "
    "[1e-squad-1] [1e-squad-3] [1e-squad-11] [1e-epic-2]") {
  int squads = 0;
  for (const auto& file : std::filesystem::directory_iterator(test::root() + "/tests/data/xws")) {
    const std::string name = file.path().filename().string();
    if (name.rfind("1e-", 0) != 0) continue;
    INFO(name);
    ++squads;
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const auto squad = data::read_xws(text.str(), name, catalog());
    REQUIRE(squad);
    std::vector<state::Piece> pieces;
    int sum = 0;
    for (const data::XwsShip& ship : squad->ships) {
      state::Piece piece;
      piece.id = "S" + std::to_string(pieces.size());
      piece.side = state::Side::player;
      piece.ref = ship.ship;
      piece.ship.pilot = ship.pilot;
      for (const Id card : ship.cards) {
        piece.ship.cards.emplace_back();
        piece.ship.cards.back().id = card;
      }
      for (const rules::Refusal& fault : rules::first::loadout_faults(catalog(), piece))
        FAIL_CHECK(fault.rule + ": " + fault.why.english());
      const auto points = rules::first::points_of(catalog(), piece);
      REQUIRE(points);
      if (ship.points) CHECK(*points == *ship.points);
      sum += *points;
      pieces.push_back(piece);
    }
    if (squad->points) CHECK(sum == *squad->points);
    const char* const ruleset = name.find("epic") == std::string::npos ? "1e" : "huge-1e";
    const auto faults = rules::first::squad_faults(catalog(), pieces, state::Side::player, *catalog().ruleset(ruleset));
    for (const rules::Refusal& fault : faults) FAIL_CHECK(fault.rule + ": " + fault.why.english());
  }
  CHECK(squads == 10);
}

}  // namespace plotboard::first_squad_fittings
