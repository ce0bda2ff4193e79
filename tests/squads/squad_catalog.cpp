// The catalog's pilots, cards and ready squads for the base game: complete, legal, and what is wrong says what to do.
#include <algorithm>
#include <set>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "data/xws.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/windows.hpp"
#include "squads/stage.hpp"

namespace plotboard::squad_catalog {
namespace {

using test::Arena;
using test::catalog;
using namespace test::squads;

state::Piece piece_of(const data::ReadyShip& ship, std::size_t index) {
  state::Piece piece = test::fighter("Red " + std::to_string(index + 1), ship.ship.text(), state::Side::player, 0, 0);
  const data::GenericPilot* pilot = data::pilot_of(*catalog().ship(ship.ship), ship.pilot);
  REQUIRE(pilot != nullptr);
  piece.ship.pilot = pilot->id;
  piece.faction = pilot->faction;
  piece.initiative = pilot->initiative;
  for (const Id card : ship.upgrades) piece.ship.cards.push_back({card, 0, false});
  return piece;
}

TEST_CASE("Ready squads are legal, of one faction, eight of each", "[2e-squad-1][2e-squad-2]") {
  std::map<std::string, int> of_faction;
  std::set<std::string> names;
  for (const data::ReadySquad& squad : catalog().ready_squads) {
    INFO(squad.name);
    ++of_faction[squad.faction.text()];
    CHECK(names.insert(squad.name).second);
    CHECK_FALSE(squad.purpose.empty());
    std::vector<state::Piece> pieces;
    for (const data::ReadyShip& ship : squad.ships) pieces.push_back(piece_of(ship, pieces.size()));
    for (const state::Piece& piece : pieces) {
      CHECK(piece.faction == squad.faction);
      for (const rules::Refusal& fault : rules::loadout_faults(catalog(), piece)) FAIL_CHECK(fault.why.english());
    }
    const auto faults = rules::squad_faults(catalog(), pieces, state::Side::player, *catalog().ruleset("2e"));
    for (const rules::Refusal& fault : faults) FAIL_CHECK(fault.why.english());
  }
  CHECK(of_faction == std::map<std::string, int>{{"galacticempire", 8}, {"rebelalliance", 8}, {"scumandvillainy", 8}});
}

TEST_CASE("Each named pilot of the three factions has points, a dot and a card that the catalog knows") {
  std::map<std::string, int> of_faction;
  for (const auto& [id, ship] : catalog().ships) {
    for (const data::GenericPilot& pilot : ship.named) {
      INFO(pilot.id);
      ++of_faction[pilot.faction.text()];
      CHECK(pilot.limited > 0);
      CHECK(pilot.points > 0);
      CHECK(data::known_card(catalog(), pilot.card).is_carried());
    }
  }
  CHECK(of_faction ==
        std::map<std::string, int>{{"galacticempire", 58}, {"rebelalliance", 70}, {"scumandvillainy", 71}});
}

std::string fault_of(const std::string& ship, const std::string& pilot, const std::vector<std::string>& cards) {
  Ids ids;
  for (const std::string& card : cards) ids.emplace_back(card);
  const state::Piece piece = piece_of({ship, pilot, ids}, 0);
  auto faults = rules::loadout_faults(catalog(), piece);
  for (const rules::Refusal& fault :
       rules::squad_faults(catalog(), {piece}, state::Side::player, *catalog().ruleset("2e")))
    faults.push_back(fault);
  return faults.empty() ? "" : faults.front().why.english();
}

TEST_CASE("What is illegal says what to do", "[2e-squad-3][2e-squad-4][2e-squad-5]") {
  CHECK(fault_of("t65xwing", "wedgeantilles", {"proton-torpedoes"}) == "");
  CHECK(fault_of("t65xwing", "wedgeantilles", {"proton-torpedoes", "ion-torpedoes"}) ==
        "Take off 1 torpedo upgrade: Red 1 has 1 torpedo slot.");
  CHECK(fault_of("tielnfighter", "academypilot", {"predator"}) == "Take off what Red 1 has no slot for: talent.");
  CHECK(fault_of("t65xwing", "wedgeantilles", {"fearless"}) ==
        "Take Fearless off Red 1: it belongs to Scum and Villainy.");
  CHECK(fault_of("t65xwing", "lukeskywalker", {"hate"}) ==
        "Take Hate off Red 1: it needs a pilot of the dark side of the Force.");
  CHECK(fault_of("tielnfighter", "academypilot", {"engine-upgrade"}) ==
        "Take Engine Upgrade off Red 1: it needs the red action boost.");
  CHECK(fault_of("yv666lightfreighter", "lattsrazzi", {"marg-sabl-closure"}) ==
        "Take Marg Sabl Closure off Red 1: not on a large base.");
}

TEST_CASE("Titles that take a slot away and give another", "[2e-squad-3]") {
  CHECK(fault_of("scurrgh6bomber", "captainnym", {"havoc", "fire-control-system", "r5-astromech"}) == "");
  CHECK(fault_of("scurrgh6bomber", "captainnym", {"perceptive-copilot"}) == "");
  CHECK(fault_of("scurrgh6bomber", "captainnym", {"havoc", "perceptive-copilot"}) ==
        "Take off what Red 1 has no slot for: crew.");
}

TEST_CASE("Squad files know named pilots and the cards of squads, both ways") {
  const std::string text = R"({"faction": "galacticempire", "pilots": [
    {"id": "darthvader", "ship": "tieadvancedx1", "upgrades": {"force-power": ["hate"], "sensor": ["firecontrolsystem"]}},
    {"id": "captainoicunn", "ship": "vt49decimator", "upgrades": {"crew": ["darthvader"]}},
    {"id": "darthvader-tieddefender", "ship": "tieddefender"}]})";
  const auto squad = data::read_xws(text, "vader.json", catalog());
  REQUIRE(squad.ok());
  CHECK(squad->left_out.empty());
  REQUIRE(squad->ships.size() == 3);
  CHECK(squad->ships[0].pilot == "darthvader");
  CHECK(squad->ships[0].initiative == 6);
  CHECK(squad->ships[1].cards == Ids{"darth-vader-crew"});
  CHECK(squad->ships[2].pilot == "darthvader-tieddefender");
  data::XwsSquad fresh = *squad;
  fresh.kept.clear();
  for (data::XwsShip& ship : fresh.ships) ship.entries.clear();
  const std::string written = data::write_xws(fresh, catalog());
  CHECK(written.find("\"darthvader\"") != std::string::npos);
  CHECK(written.find("\"sensor\"") != std::string::npos);
  CHECK(written.find("\"force-power\"") != std::string::npos);
  const auto again = data::read_xws(written, "again.json", catalog());
  REQUIRE(again.ok());
  CHECK(again->ships[1].cards == Ids{"darth-vader-crew"});
}

TEST_CASE("A ship in battle costs what it did before, and its pilot counts once", "[2e-squad-1][2e-squad-8]") {
  for (const char* pilot : {"howlrunner", "wampa"}) {
    state::Piece ship = piece_of({"tielnfighter", pilot, {}}, 0);
    const auto before = rules::points_of(catalog(), ship);
    REQUIRE(before);
    ship.ship = rules::equipped(catalog(), ship);
    CHECK(ship.ship.cards.size() == 1);
    CHECK(rules::points_of(catalog(), ship) == before);
    CHECK(rules::loadout_faults(catalog(), ship).empty());
    CHECK(rules::squad_faults(catalog(), {ship}, state::Side::player, *catalog().ruleset("2e")).empty());
    CHECK(rules::equipped(catalog(), ship).cards.size() == 1);  // once is enough
  }
}

TEST_CASE("Two cards have the base game's figures in squads and the campaign's there", "[2e-special-15][2e-bomb-3]") {
  const data::Upgrade& rockets = *catalog().upgrade("proton-rockets-2e");
  CHECK(rockets.weapon->farthest == 2);
  CHECK(catalog().upgrade("proton-rockets")->weapon->farthest == 1);
  CHECK(catalog().upgrade("bomblet-generator-2e")->charges == 2);
  CHECK(catalog().upgrade("bomblet-generator")->charges == 4);
  for (const std::string card : {"proton-rockets", "bomblet-generator"}) {
    INFO(card);
    const data::Upgrade& of_squads = *catalog().upgrade(card + "-2e");
    const data::Upgrade& of_campaign = *catalog().upgrade(card);
    CHECK_FALSE(of_squads.in_alpha);
    CHECK(of_campaign.in_alpha);
    CHECK(of_squads.name == of_campaign.name);
    CHECK(of_squads.points.value == of_campaign.points.value);
    CHECK(data::is_meant_in_squads(catalog(), of_squads));
    CHECK_FALSE(data::is_meant_in_squads(catalog(), of_campaign));
  }
  CHECK(data::is_meant_in_squads(catalog(), *catalog().upgrade("proton-torpedoes")));
  CHECK(data::is_meant_in_squads(catalog(), *catalog().upgrade("darth-vader-crew")));
  CHECK(fault_of("rz1awing", "arvelcrynyd", {"proton-rockets-2e"}) == "");
  CHECK(fault_of("rz1awing", "arvelcrynyd", {"proton-rockets"}) == "");  // of a battle of before
}

TEST_CASE("Proton Rockets of squads reach range 2; those of the campaign do not", "[2e-special-15]") {
  const auto reaches = [](const std::string& card) {
    Arena arena(fitted(facing(kTwo, "rz1awing"), "A", {card}), "2e", state::Phase::engagement);
    arena.edit("A").tokens.focus = 1;
    bool legal = false;
    arena.run([&](rules::Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "A"))
        legal = legal || (shot.legal && shot.weapon.id == card);
    });
    return legal;
  };
  CHECK(reaches("proton-rockets-2e"));
  CHECK_FALSE(reaches("proton-rockets"));
}

TEST_CASE("The Bomblet Generator of squads takes a shield for 2 charges, its limit", "[2e-bomb-3]") {
  const std::string card = "bomblet-generator-2e";
  Arena arena(fitted(facing(kTwo, "btla4ywing"), "A", {card}), "2e");
  CHECK(charges(arena, "A", card) == 2);
  opens(arena, rules::Window::start_of_activation_phase);  // nothing to recover: nobody is asked
  leave_charges(arena, "A", card, 1);
  arena.says("effect", card);
  opens(arena, rules::Window::start_of_activation_phase);
  CHECK(charges(arena, "A", card) == 2);
  CHECK(arena["A"].ship.shields == catalog().ship("btla4ywing")->shields - 1);
}

TEST_CASE("The campaign sells no card of squads alone") {
  for (const auto& [id, upgrade] : catalog().upgrades) {
    INFO(id);
    if (upgrade.rule == data::kNamedPilotRule) CHECK_FALSE(upgrade.in_alpha);
  }
}

}  // namespace
}  // namespace plotboard::squad_catalog
