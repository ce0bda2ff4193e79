// Damage decks of the first edition: two core sets and five huge ships; and which deck a rule set plays with.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "data/card_kind.hpp"
#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_damage_decks {

using test::all_with;
using test::catalog;
using test::edited;
using test::first_line;

namespace {

const std::vector<data::DamageCard>& deck(const std::string& id) { return catalog().damage_decks.at(id).cards; }
int copies(const std::vector<data::DamageCard>& cards) {
  int all = 0;
  for (const data::DamageCard& card : cards) all += card.copies;
  return all;
}
std::set<std::string> those(const std::string& id, bool (*which)(const data::DamageCard&)) {
  std::set<std::string> ids;
  for (const data::DamageCard& card : deck(id)) {
    if (which(card)) ids.insert(card.id);
  }
  return ids;
}
const data::DamageCard& kind(const std::string& deck_id, const std::string& id) {
  const auto& cards = deck(deck_id);
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const auto& card) { return card.id == id; });
  if (found == cards.end()) FAIL("no card " << id);
  return *found;
}

}  // namespace

TEST_CASE("Both core decks of the first edition have 33 cards, thirteen kinds twice and seven direct hits",
          "[1e-deck0-1][1e-deckf-1][1e-deck0-7][1e-deckf-9]") {
  const std::map<std::string, int> first_number{{"1e-core", 101}, {"1e-tfa", 201}};
  for (const auto& [id, first] : first_number) {
    INFO(id);
    CHECK(deck(id).size() == 14);
    CHECK(copies(deck(id)) == 33);
    int pilots = 0;
    int number = first;
    for (const data::DamageCard& card : deck(id)) {
      INFO(card.name);
      CHECK(card.number == number++);
      const bool direct = card.name == "Direct Hit!";
      CHECK(card.copies == (direct ? 7 : 2));
      CHECK(card.weight == (direct ? 2 : 1));
      CHECK(card.trait_known);
      CHECK(card.energy == 0);
      CHECK_FALSE(card.text.empty());
      CHECK(card.rule.rfind(id == "1e-core" ? "1e-deck0-" : "1e-deckf-", 0) == 0);
      if (card.pilot) pilots += card.copies;
    }
    CHECK(pilots == 8);
  }
}

TEST_CASE("Pilot cards of the core decks, and those that an action turns down",
          "[1e-deck0-3][1e-deck0-6][1e-deck0-12][1e-deck0-15][1e-deckf-6][1e-deckf-10][1e-deckf-12][1e-deckf-15]") {
  const auto pilot = [](const data::DamageCard& card) { return card.pilot; };
  const auto action = [](const data::DamageCard& card) { return card.repair_action; };
  using Names = std::set<std::string>;
  CHECK(those("1e-core", pilot) == Names{"blinded-pilot", "damaged-cockpit", "injured-pilot", "stunned-pilot"});
  CHECK(those("1e-tfa", pilot) == Names{"blinded-pilot", "damaged-cockpit", "shaken-pilot", "stunned-pilot"});
  CHECK(those("1e-core", action) ==
        Names{"console-fire", "damaged-sensor-array", "structural-damage", "weapon-malfunction"});
  CHECK(those("1e-tfa", action) == Names{"console-fire", "damaged-sensor-array", "loose-stabilizer",
                                         "major-hull-breach", "structural-damage", "weapons-failure"});
}

TEST_CASE("The decks of huge ships have ten cards each, kinds and counts as listed",
          "[1e-hdeck-1][1e-hdeck-4][1e-hdeck-5][1e-hdeck-6][1e-hdeck-7][1e-hdeck-8][1e-hdeck-9][1e-hdeck-10]"
          "[1e-hdeck-11][1e-hdeck-12][1e-hdeck-13]") {
  const std::map<std::string, std::string> printed{
      {"1e-gr75-fore",
       "secondary-drive-failure 1, broadcast-malfunction 1, direct-hit 4, hull-breach 2, damaged-stabilizers 2"},
      {"1e-gr75-aft",
       "reactor-cowl-rupture 1, projector-power-failure 1, command-pod-casualties 2, reactor-leak 3, engine-damage 3"},
      {"1e-cr90-fore",
       "comms-failure 1, deck-breach 1, direct-hit 2, life-support-failure 1, scrambled-scopes 1, "
       "secondary-drive-failure 1, tracking-misalignment 1, weapon-damaged 2"},
      {"1e-cr90-aft",
       "deck-breach 1, grid-overload 2, life-support-failure 1, power-plant-failure 1, projector-power-failure 1, "
       "reactor-leak 2, structural-collapse 2"},
      {"1e-raider-fore",
       "deck-breach 1, direct-hit 2, power-plant-failure 1, projector-power-failure 1, reactor-leak 2, "
       "secondary-drive-failure 1, tracking-misalignment 1, weapon-damaged 1"},
      {"1e-raider-aft",
       "command-deck-breach 1, comms-failure 1, deck-breach 1, life-support-failure 1, misfiring-thrusters 2, "
       "scrambled-scopes 1, structural-collapse 2, weapon-damaged 1"},
      {"1e-gozanti-fore",
       "damaged-docking-clamp 3, hull-breach 2, comms-failure 1, secondary-drive-failure 1, scrambled-scopes 2, "
       "viewport-rupture 1"},
      {"1e-gozanti-aft",
       "damaged-stabilizers 2, weapons-offline 1, reactor-leak 2, reactor-cowl-rupture 1, projector-power-failure 1, "
       "damaged-docking-clamp 3"},
      {"1e-croc-fore",
       "hull-breach 2, secondary-drive-failure 2, scrambled-scopes 2, viewport-rupture 2, spilled-cargo 2"},
      {"1e-croc-aft",
       "damaged-stabilizers 2, weapons-offline 1, reactor-leak 2, projector-power-failure 1, reactor-cowl-rupture 1, "
       "damaged-dish 1, spilled-cargo 2"},
  };
  for (const auto& [id, list] : printed) {
    INFO(id);
    CHECK(copies(deck(id)) == 10);
    std::string found;
    for (const data::DamageCard& card : deck(id)) {
      found += (found.empty() ? "" : ", ") + card.id + " " + std::to_string(card.copies);
      CHECK_FALSE(card.trait_known);
      CHECK_FALSE(card.pilot);
    }
    CHECK(found == list);
  }
  CHECK(catalog().damage_decks.size() == printed.size() + 3);
}

TEST_CASE("Huge ships' damage cards: what they weigh, what repairs them, and which are unknown",
          "[1e-hdeck-15][1e-hdeck-16][1e-hdeck-17][1e-hdeck-18][1e-hdeck-24]") {
  const std::set<std::string> unknown{
      "comms-failure",         "deck-breach",           "command-deck-breach", "life-support-failure",
      "scrambled-scopes",      "tracking-misalignment", "weapon-damaged",      "weapons-offline",
      "grid-overload",         "power-plant-failure",   "structural-collapse", "misfiring-thrusters",
      "damaged-docking-clamp", "viewport-rupture",      "spilled-cargo",       "damaged-dish"};
  for (const auto& [id, each] : catalog().damage_decks) {
    if (id == "2e" || id == "1e-core" || id == "1e-tfa") continue;
    for (const data::DamageCard& card : each.cards) {
      INFO(id + " " + card.name);
      CHECK(card.weight == (card.id == "direct-hit" ? 2 : 1));
      CHECK(card.energy == (card.id == "hull-breach" ? 2 : 0));
      CHECK(card.repair_action == (card.id == "broadcast-malfunction" || card.id == "damaged-stabilizers"));
      CHECK((card.rule == "1e-hdeck-24") == (unknown.count(card.id) == 1));
      CHECK((card.text.find("The text of this card is not known") == 0) == (unknown.count(card.id) == 1));
    }
  }
  CHECK(kind("1e-gr75-aft", "reactor-leak").rule == "1e-hdeck-22");
  CHECK(kind("1e-croc-aft", "reactor-leak").text == kind("1e-gr75-aft", "reactor-leak").text);
}

TEST_CASE("A damage card's number says which it is in any deck, and no two share one") {
  std::set<int> numbers;
  for (const auto& [id, each] : catalog().damage_decks) {
    CHECK(each.id == id);
    CHECK_FALSE(each.name.empty());
    for (const data::DamageCard& card : each.cards) {
      INFO(id + " " + card.name);
      CHECK(numbers.insert(card.number).second);
      CHECK(catalog().damage_card(card.number) == &card);
      const Id as_card = data::damage_card(card.number);
      CHECK(as_card == "damage:" + std::to_string(card.number));
      CHECK(data::known_card(catalog(), as_card).name == &card.name);
    }
  }
  for (const int number : {-1, 0, 15, 100, 115, 215, 306, 499, 500, 100000}) {
    CHECK(catalog().damage_card(number) == nullptr);
  }
  CHECK(*numbers.rbegin() <= data::kMostDamageNumber);
}

TEST_CASE("Which deck and which limits a rule set plays with",
          "[1e-dmg-18][1e-squad-1][1e-epic-2][huge-ruler-3][huge-ruler-4][1e-huge-1]") {
  const auto rules = [](const char* id) -> const data::RuleSet& { return *catalog().ruleset(id); };
  for (const char* id : {"2e", "fga-207", "hotac"}) {
    CHECK(rules(id).damage_deck == "2e");
    CHECK(rules(id).squad_limit == 200);
    CHECK(rules(id).epic_points == 0);
    CHECK_FALSE(rules(id).huge_range_dice_later);
  }
  CHECK(rules("1e").damage_deck == "1e-tfa");
  CHECK(rules("1e").squad_limit == 100);
  CHECK(rules("1e").epic_points == 0);
  CHECK(rules("huge-1e").damage_deck == "1e-tfa");
  CHECK(rules("huge-1e").squad_limit == 300);
  CHECK(rules("huge-1e").epic_points == 5);
  CHECK_FALSE(rules("huge-1e").huge_range_dice_later);
  CHECK_FALSE(rules("huge-1e").recover_by_card);
  CHECK(rules("huge-1e").edition == geom::Edition::first);
  CHECK(rules("huge-1e").first_side == rules("1e").first_side);
  // The choices, set in the file.
  constexpr const char* kFirst = "assets/rulesets/1e.json";
  constexpr const char* kHuge = "assets/rulesets/huge-1e.json";
  const auto core = data::load_catalog(all_with(edited(kFirst, "\"value\": \"1e-tfa\"", "\"value\": \"1e-core\"")));
  REQUIRE(core.ok());
  CHECK(core->ruleset("huge-1e")->damage_deck == "1e-core");
  const auto later = data::load_catalog(all_with(edited(kHuge, "\"value\": false", "\"value\": true")));
  REQUIRE(later.ok());
  CHECK(later->ruleset("huge-1e")->huge_range_dice_later);
  CHECK(first_line(
            data::load_catalog(all_with(edited(kFirst, "\"value\": \"1e-tfa\"", "\"value\": \"1e-tfb\""))).errors())
            .find("/settings/damage_deck/value: \"1e-tfb\", expected the id of a damage deck") != std::string::npos);
}

TEST_CASE("Without damage cards, or with a number twice, nothing is loaded") {
  auto files = test::data_files();
  files.erase(std::remove_if(files.begin(), files.end(),
                             [](const auto& file) { return file.path.rfind("assets/damage-decks/", 0) == 0; }),
              files.end());
  CHECK(first_line(data::load_catalog(files).errors()) ==
        "assets/damage-decks/: no such file, expected the damage cards");
  data::SourceFile second = test::data_file("assets/damage-decks/2e.json");
  second.path = "assets/damage-decks/3e.json";
  second.text.replace(second.text.find("\"2e\""), 4, "\"3e\"");
  CHECK(first_line(data::load_catalog(all_with(second)).errors())
            .find("assets/damage-decks/3e.json: /cards/0: the number of a damage card \"1\" again") == 0);
}

}  // namespace plotboard::data_damage_decks
