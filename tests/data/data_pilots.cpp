// Pilot cards, their abilities and the Threat Levels of ship types: the figures of chapter 4.10, and one planted fault
// of each kind.

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "data_files.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::data_pilots {

using test::catalog;

namespace {

struct Row {
  const char* deck;
  const char* ship;
  const char* faction;
  int lowest, highest;
};
// Tables 4.4 to 4.7 of the manual.
const Row kRows[] = {
    {"empire", "tielnfighter", "galacticempire", 1, 2},
    {"empire", "tieininterceptor", "galacticempire", 2, 4},
    {"empire", "tiesabomber", "galacticempire", 2, 4},
    {"empire", "tieadvancedx1", "galacticempire", 2, 4},
    {"empire", "tieddefender", "galacticempire", 3, 5},
    {"empire", "tiephphantom", "galacticempire", 2, 4},
    {"empire", "lambdaclasst4ashuttle", "galacticempire", 2, 3},
    {"empire", "vt49decimator", "galacticempire", 4, 5},
    {"empire", "tieadvancedv1", "galacticempire", 2, 4},
    {"first-order", "tiefofighter", "firstorder", 2, 2},
    {"first-order", "tiesffighter", "firstorder", 2, 3},
    {"rebels", "z95af4headhunter", "rebelalliance", 1, 2},
    {"rebels", "rz1awing", "rebelalliance", 2, 3},
    {"rebels", "asf01bwing", "rebelalliance", 2, 4},
    {"rebels", "t65xwing", "rebelalliance", 2, 4},
    {"rebels", "btla4ywing", "rebelalliance", 2, 4},
    {"rebels", "yt2400lightfreighter", "rebelalliance", 4, 5},
    {"rebels", "modifiedyt1300lightfreighter", "rebelalliance", 4, 5},
    {"rebels", "vcx100lightfreighter", "rebelalliance", 4, 5},
    {"scum", "m3ainterceptor", "scumandvillainy", 2, 2},
    {"scum", "kihraxzfighter", "scumandvillainy", 2, 4},
    {"scum", "fangfighter", "scumandvillainy", 2, 4},
    {"scum", "starviperclassattackplatform", "scumandvillainy", 2, 4},
    {"scum", "btla4ywing", "scumandvillainy", 2, 4},
    {"scum", "z95af4headhunter", "scumandvillainy", 1, 2},
    {"scum", "hwk290lightfreighter", "scumandvillainy", 2, 2},
    {"scum", "firesprayclasspatrolcraft", "scumandvillainy", 3, 5},
    {"scum", "modifiedtielnfighter", "scumandvillainy", 1, 1},
};

bool is_group_one(const std::string& ship) {
  return ship == "tielnfighter" || ship == "modifiedtielnfighter" || ship == "z95af4headhunter";
}

std::vector<const data::PilotCard*> cards_of(const Row& row) {
  std::vector<const data::PilotCard*> cards;
  for (const auto& [id, card] : catalog().pilot_cards) {
    if (card.ship == row.ship && card.faction == row.faction) cards.push_back(&card);
  }
  return cards;
}

const data::PilotCard& card(const std::string& id) {
  const data::PilotCard* found = catalog().pilot_card(id);
  if (found == nullptr) FAIL("no pilot card " + id);
  return *found;
}

constexpr const char* kXwing = "assets/pilots/rebels/t65xwing.json";
constexpr const char* kScyk = "assets/pilots/scum/m3ainterceptor.json";
constexpr const char* kAbilities = "assets/pilot-abilities.json";
constexpr const char* kLevels = "assets/threat-levels.json";
const test::PlantedFault kBad[] = {
    {"an unknown ship", kXwing, "\"ship\": \"t65xwing\"", "\"ship\": \"t66xwing\"",
     "assets/pilots/rebels/t65xwing.json: /ship: \"t66xwing\", expected the file's name"},
    {"a ship without Threat Levels", kLevels, "\"ship\": \"t65xwing\"", "\"ship\": \"t70xwing\"",
     "assets/threat-levels.json: /ships/14/faction: \"rebelalliance\", expected a faction of t70xwing"},
    {"a ship that no file has", kLevels, "\"ship\": \"t65xwing\"", "\"ship\": \"t66xwing\"",
     "assets/threat-levels.json: /ships/14/ship: \"t66xwing\", expected the id of a ship: one of "},
    {"another side's faction", kXwing, "rebelalliance", "galacticempire",
     "assets/pilots/rebels/t65xwing.json: /faction: \"galacticempire\", expected a faction of t65xwing"},
    {"another deck than its type's", kXwing, "\"deck\": \"rebels\"", "\"deck\": \"scum\"",
     "assets/pilots/rebels/t65xwing.json: /cards/0/id: \"rebels-t65xwing-1\", expected \"scum-t65xwing-1\""},
    {"a variant out of order", kXwing, "rebels-t65xwing-2", "rebels-t65xwing-4",
     "assets/pilots/rebels/t65xwing.json: /cards/1/id: \"rebels-t65xwing-4\", expected \"rebels-t65xwing-2\""},
    {"no card", kScyk, "\"cards\": [", "\"cards\": [], \"cords\": [",
     "assets/pilots/scum/m3ainterceptor.json: /cards: no card, expected at least one"},
    {"a level above its type's", kXwing, "\"threat\": 4, \"initiative\": 7", "\"threat\": 5, \"initiative\": 7",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/2/threat: 5, expected from 2 to 4 (fga-4.10-18)"},
    {"a level below its type's", kScyk, "\"threat\": 2", "\"threat\": 1",
     "assets/pilots/scum/m3ainterceptor.json: /cards/0/levels/0/threat: 1, expected from 2 to 2 (fga-4.10-23)"},
    {"levels that do not ascend", kXwing, "\"threat\": 3, \"name\": \"Jek", "\"threat\": 2, \"name\": \"Jek",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/1/threat: 2, expected one more than the level below"},
    {"a level left out", kXwing, "\"threat\": 3, \"name\": \"Jek", "\"threat\": 4, \"name\": \"Jek",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/1/threat: 4, expected one more than the level below"},
    {"a threat beyond 5", kXwing, "\"threat\": 2", "\"threat\": 6",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/0/threat: the number 6, expected a whole number from 1 to 5"},
    {"a lowest level without a pilot", kXwing, "\"name\": \"Red Squadron Veteran\", ", "",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/0: no key \"name\", expected one"},
    {"an unknown upgrade", kXwing, "\"shield-upgrade\"", "\"shield-upgrad\"",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/1/upgrades/1: \"shield-upgrad\", expected the id of an "
     "upgrade"},
    {"an upgrade without a slot", kXwing, "\"shield-upgrade\"", "\"concussion-missiles\"",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/1/upgrades: \"concussion-missiles\", expected a free slot "
     "for it: missile"},
    {"a slot too many", kXwing, "\"adds_slots\": [\"modification\"], ", "",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/2/upgrades: \"munitions-failsafe\", expected a free slot "
     "for it: modification"},
    {"a second weapon on the one hard point", kScyk, "\"ion-cannon\"", "\"ion-cannon\", \"autoblaster\"",
     "assets/pilots/scum/m3ainterceptor.json: /cards/0/levels/0/upgrades: \"autoblaster\", expected a free slot for "
     "it: cannon"},
    {"an upgrade twice", kXwing, "\"munitions-failsafe\"", "\"shield-upgrade\"",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/2/upgrades/0: \"shield-upgrade\" again, expected it once on "
     "a ship"},
    {"an unknown ability", kXwing, "[\"jek-porkins\"]", "[\"jek-porkin\"]",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/1/abilities/0: \"jek-porkin\", expected the id of a pilot "
     "ability"},
    {"an ability twice", kXwing, "[\"norra-wexley\"]", "[\"predator\"]",
     "assets/pilots/rebels/t65xwing.json: /cards/0/levels/2/abilities/0: \"predator\" again, expected it once on a "
     "ship"},
    {"a level that is worth too little", kXwing, "\"force\": 2, \"abilities\": [\"luke-skywalker\"]", "\"force\": 2",
     "assets/pilots/rebels/t65xwing.json: /cards/1/levels/2: a level that adds 6 squad points, expected 15 to 35 "
     "(fga-4.8.3-1)"},
    {"a level that is worth too much", kAbilities, "\"rule\": \"fga-4.9-4\", \"points\": 18",
     "\"rule\": \"fga-4.9-4\", \"points\": 38",
     "assets/pilots/rebels/t65xwing.json: /cards/1/levels/2: a level that adds 44 squad points, expected 15 to 35"},
    {"an ability that stands on no card", kXwing, "[\"jek-porkins\"]", "[\"outmaneuver\"]",
     "assets/pilot-abilities.json: /abilities: \"jek-porkins\", expected an ability that stands on a card"},
    {"an ability again", kAbilities, "\"id\": \"kavil\"", "\"id\": \"graz\"",
     "assets/pilot-abilities.json: /abilities/"},
    {"an ability without words", kAbilities,
     "\"text\": \"While you attack at attack range 3, roll 1 more attack die.\"", "\"words\": \"\"",
     "assets/pilot-abilities.json: /abilities/"},
    {"an unknown rule", kAbilities, "\"rule\": \"fga-4.9-4\"", "\"rule\": \"fga-4.9-44\"", "expected the id of a rule"},
    {"a span upside down", kLevels, "\"lowest\": 2, \"highest\": 4", "\"lowest\": 4, \"highest\": 3",
     "assets/threat-levels.json: /ships/1/highest: the number 3, expected a whole number from 4 to 5"},
    {"Force beyond a pilot's", kXwing, "\"force\": 2", "\"force\": 4",
     "assets/pilots/rebels/t65xwing.json: /cards/1/levels/2/force: the number 4, expected a whole number from 0 to 3"},
};

}  // namespace

TEST_CASE("Threat Levels of the 28 ship types",
          "[fga-4.10-1][fga-4.10-4][fga-4.10-5][fga-4.10-6][fga-4.10-7][fga-4.10-8][fga-4.10-9][fga-4.10-10]"
          "[fga-4.10-11][fga-4.10-12][fga-4.10-13][fga-4.10-14][fga-4.10-15][fga-4.10-16][fga-4.10-17][fga-4.10-18]"
          "[fga-4.10-19][fga-4.10-20][fga-4.10-21][fga-4.10-22][fga-4.10-23][fga-4.10-24][fga-4.10-25][fga-4.10-26]"
          "[fga-4.10-27][fga-4.10-28][fga-4.10-29][fga-4.10-30][fga-4.10-31][fga-4.10p-1][fga-4.10p-2][fga-4.10p-3]"
          "[fga-4.10p-4][fga-4.8.1-1][fga-4.8.1p-1][fga-4.8.1-2]") {
  REQUIRE(std::size(kRows) == 28);
  REQUIRE(catalog().threat_levels.spans.size() == 28);
  for (const Row& row : kRows) {
    INFO(row.deck << " " << row.ship);
    const data::ThreatSpan* span = data::threat_span(catalog(), row.ship, row.faction);
    REQUIRE(span != nullptr);
    CHECK(span->deck == row.deck);
    CHECK(span->lowest == row.lowest);
    CHECK(span->highest == row.highest);
    CHECK(span->group == (is_group_one(row.ship) ? 1 : 2));
  }
}

TEST_CASE("Each type has cards, and together they go through its span", "[fga-4.10-1][fga-4.10-2][fga-4.9-2]") {
  CHECK(catalog().pilot_cards.size() >= 60);
  for (const Row& row : kRows) {
    INFO(row.deck << " " << row.ship);
    const auto cards = cards_of(row);
    CHECK(cards.size() >= 2);
    std::set<int> levels;
    for (const data::PilotCard* each : cards) {
      CHECK(each->deck == row.deck);
      for (const data::PilotLevel& level : each->levels) levels.insert(level.threat);
      // Level 1 is that of ships without a card; only the modified TIE has cards of it (fga-4.10-4, -31).
      CHECK(each->levels.front().threat == (row.highest > 1 && row.lowest == 1 ? 2 : row.lowest));
    }
    CHECK(*levels.rbegin() == row.highest);
  }
}

TEST_CASE("Three decks of the campaign, and First Order cards outside of them",
          "[fga-4.7.1-1][fga-4.9-1][fga-4.10-3]") {
  const std::map<std::string, std::string> decks{{"galacticempire", "empire"},
                                                 {"rebelalliance", "rebels"},
                                                 {"scumandvillainy", "scum"},
                                                 {"firstorder", "first-order"}};
  std::map<std::string, int> counts;
  for (const auto& [id, each] : catalog().pilot_cards) {
    INFO(id);
    CHECK(decks.at(each.faction) == each.deck);
    ++counts[each.deck];
  }
  CHECK(counts.size() == 4);
  for (const auto& [deck, count] : counts) CHECK(count >= 6);
}

TEST_CASE("A card's name tells its deck, ship type and variant", "[fga-4.9-6]") {
  for (const Row& row : kRows) {
    int variant = 0;
    for (const data::PilotCard* each : cards_of(row)) {
      CHECK(each->id == std::string(row.deck) + '-' + row.ship + '-' + std::to_string(++variant));
    }
  }
}

TEST_CASE("Levels add up, and replace the pilot where they name one", "[fga-4.9.1-1][fga-4.9.1-2][fga-4.9-3]") {
  const data::PilotCard& sample = card("rebels-t65xwing-1");  // the manual's sample, its astromech apart
  REQUIRE(sample.levels.size() == 3);
  const data::PilotKit second = data::kit_at(sample, 2);
  CHECK(second.name == "Red Squadron Veteran");
  CHECK(second.initiative == 3);
  CHECK(second.abilities == Ids{"predator"});
  CHECK(second.upgrades.empty());
  const data::PilotKit third = data::kit_at(sample, 3);
  CHECK(third.name == "Jek Porkins");
  CHECK(third.initiative == 4);
  CHECK(third.abilities == Ids{"predator", "jek-porkins"});
  CHECK(third.upgrades == Ids{"proton-torpedoes", "shield-upgrade"});
  const data::PilotKit fourth = data::kit_at(sample, 4);
  CHECK(fourth.name == "Jek Porkins");
  CHECK(fourth.initiative == 7);
  CHECK(fourth.abilities == Ids{"predator", "jek-porkins", "norra-wexley"});
  CHECK(fourth.upgrades == Ids{"proton-torpedoes", "shield-upgrade", "munitions-failsafe"});
}

TEST_CASE("A level adds about 25 squad points", "[fga-4.8.3-1]") {
  CHECK(catalog().threat_levels.level_points == 25);
  // Jek Porkins: one step of initiative 3, his ability 5, Proton Torpedoes 12, Shield Upgrade at agility 2: 6.
  CHECK(data::points_added(catalog(), card("rebels-t65xwing-1"), 1) == 3 + 5 + 12 + 6);
  int sum = 0;
  int count = 0;
  for (const auto& [id, each] : catalog().pilot_cards) {
    for (std::size_t level = 1; level < each.levels.size(); ++level) {
      sum += data::points_added(catalog(), each, level);
      ++count;
    }
  }
  REQUIRE(count > 60);
  CHECK(sum / count >= 18);
  CHECK(sum / count <= 25);
}

TEST_CASE("Abilities are printed in full, upgrades by name", "[fga-4.9-4][fga-4.9-5]") {
  for (const auto& [id, ability] : catalog().pilot_abilities) {
    INFO(id);
    CHECK(ability.name.size() >= 3);
    CHECK(ability.text.size() > 20);
    CHECK(ability.rule == (ability.of_squads ? data::kNamedPilotRule : "fga-4.9-4"));
    CHECK(data::pilot_ability(catalog(), "pilot:" + id) == &ability);
  }
  CHECK(data::pilot_ability(catalog(), "predator") == nullptr);
  CHECK(data::pilot_ability(catalog(), "pilot:nobody") == nullptr);
}

TEST_CASE("Every planted fault in pilot cards is told with file, place and reason", "[fga-4.9-1]") {
  test::check_refused(kBad, test::Told::somewhere);
}

TEST_CASE("docs/enemy-pilots.md names every card and tells every ability", "[fga-4.9-4][fga-4.9-6]") {
  const auto text = io::read_file(test::root() + "/docs/enemy-pilots.md");
  if (!text) FAIL(base::text(text.errors()));
  for (const auto& entry : catalog().pilot_cards) {
    INFO(entry.first);
    CHECK(text->find("`" + entry.first + "`") != std::string::npos);
  }
  for (const auto& entry : catalog().pilot_abilities) {
    if (entry.second.of_squads) continue;
    INFO(entry.first);
    CHECK(text->find(entry.second.text) != std::string::npos);
  }
}

}  // namespace plotboard::data_pilots
