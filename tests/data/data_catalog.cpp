// What the real data holds: counts, spot values written down from the sources, and laws over all of it.

#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "data/json.hpp"
#include "data_files.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/paths.hpp"

namespace plotboard::data_catalog {

using data::Ring;
using data::Sector;
using test::catalog;

namespace {

std::string codes(const data::TableRow& row) {
  std::string text;
  for (const geom::Maneuver& maneuver : row) text += (text.empty() ? "" : " ") + geom::code_of(maneuver);
  return text;
}
std::string row(const std::string& card, Sector sector, Ring ring) {
  return codes(catalog().cards.at(card).row(sector, ring));
}
geom::Difficulty colour(const std::string& ship, const char* code) {
  const auto found = catalog().ships.at(ship).dial.difficulty_of(*geom::maneuver_from_code(code));
  if (!found) FAIL(ship + " has no " + code);
  return *found;
}
Sector other_side(Sector sector) {
  return sector == Sector::bullseye ? sector : static_cast<Sector>(data::kSectors - static_cast<int>(sector));
}

}  // namespace

TEST_CASE("The catalog is whole") {
  CHECK(catalog().ships.size() == 80);
  CHECK(catalog().cards.size() == 76);
  CHECK(catalog().obstacles.size() == 37);
  CHECK(catalog().devices.size() == 41);
  CHECK(catalog().rules.size() == 573 + 415 + 494 + 410 + 128 + 625 + 15);  // five sets of rules, huge ships, tables
  CHECK(catalog().rulesets.size() == 5);
  std::size_t generics = 0;
  for (const auto& [id, ship] : catalog().ships) {
    CHECK(ship.id == id);
    generics += ship.generics.size();
  }
  CHECK(generics == 129);
}

TEST_CASE("Bases of all ships") {
  std::map<geom::BaseKind, int> bases;
  for (const auto& [id, ship] : catalog().ships) ++bases[ship.base];
  CHECK(bases[geom::BaseKind::small] == 48);
  CHECK(bases[geom::BaseKind::medium] == 13);
  CHECK(bases[geom::BaseKind::large] == 14);
  for (const char* id : {"gr75mediumtransport", "gozanticlasscruiser", "croccruiser"}) {
    CHECK(catalog().ship(id)->base == geom::BaseKind::huge_short);
  }
  for (const char* id : {"cr90corelliancorvette", "raiderclasscorvette"}) {
    CHECK(catalog().ship(id)->base == geom::BaseKind::huge_long);
  }
}

TEST_CASE("Spot values of ships") {
  using geom::Difficulty;
  const data::Ship& xwing = *catalog().ship("t65xwing");
  CHECK(xwing.name == "T-65 X-wing");
  CHECK(xwing.agility == 2);
  CHECK(xwing.hull == 4);
  CHECK(xwing.shields == 2);
  REQUIRE(xwing.attacks.size() == 1);
  CHECK(xwing.attacks[0].arc == geom::ArcKind::front);
  CHECK(xwing.attacks[0].dice == 3);
  CHECK(xwing.dial.entries.size() == 17);
  CHECK(colour("t65xwing", "1B") == Difficulty::blue);
  CHECK(colour("t65xwing", "2Y") == Difficulty::white);
  CHECK(colour("t65xwing", "3E") == Difficulty::red);
  CHECK(colour("t65xwing", "4K") == Difficulty::red);
  CHECK_FALSE(xwing.dial.has(*geom::maneuver_from_code("5F")));
  REQUIRE(xwing.generics.size() == 3);
  CHECK(xwing.generics[0].id == "cavernangelszealot");
  CHECK(xwing.generics[1].initiative == 2);

  CHECK(colour("tielnfighter", "5F") == Difficulty::white);
  CHECK(colour("tielnfighter", "3K") == Difficulty::red);
  CHECK(colour("eta2actis", "2E") == Difficulty::purple);
  CHECK(catalog().ship("vt49decimator")->attacks[0].arc == geom::ArcKind::double_turret_front_rear);
  CHECK(catalog().ship("hwk290lightfreighter")->attacks[0].arc == geom::ArcKind::turret_front);
  const data::Ship& transport = *catalog().ship("quadrijettransferspacetug");
  CHECK(transport.dial.entries[0].maneuver == geom::Maneuver{2, geom::Bearing::reverse_straight});
  const data::Ship& advanced = *catalog().ship("tieadvancedx1");
  REQUIRE(!advanced.actions.empty());
  CHECK(advanced.actions[0].type == "focus");
  CHECK(advanced.actions[0].linked == "barrel-roll");
  CHECK(advanced.actions[0].linked_difficulty == "red");
}

TEST_CASE("Dials are symmetric but for one") {
  for (const auto& [id, ship] : catalog().ships) {
    INFO(id);
    bool symmetric = true;
    for (const data::DialEntry& entry : ship.dial.entries) {
      symmetric = symmetric && ship.dial.difficulty_of(geom::mirrored(entry.maneuver)) == entry.difficulty;
    }
    CHECK(symmetric == (id != "jumpmaster5000"));
  }
}

TEST_CASE("Spot rows of the cards, for a target on the right", "[fga-3.3.2b-5]") {
  CHECK(row("t65xwing", Sector::bullseye, Ring::inner) == "4K 4K 1F 1F 2F 2F");
  CHECK(row("t65xwing", Sector::front_right, Ring::middle) == "2N 2N 2N 3N 3N 3F");
  CHECK(row("t65xwing", Sector::side_rear_right, Ring::outer) == "3R 3R 3R 3Y 3Y 3Y");
  CHECK(row("t65xwing", Sector::rear_right, Ring::stressed) == "1N 1N 1N 2N 2N 3Y");
  CHECK(row("tielnfighter", Sector::bullseye, Ring::outer) == "4F 5F 5F 5F 5F 5F");
  CHECK(row("tielnfighter", Sector::side_front_right, Ring::inner) == "4K 1Y 1Y 2Y 2Y 2Y");
  CHECK(row("tielnfighter", Sector::rear_right, Ring::middle) == "3K 3K 1Y 3Y 3Y 3Y");
  CHECK(row("vt49decimator", Sector::front_right, Ring::inner) == "1B 1B 2T 2T 2T 2B");
  CHECK(row("vt49decimator", Sector::side_front_right, Ring::inner) == "1B 2B 2B 2F 2F 2F");
}

TEST_CASE("Left sectors mirror the right ones", "[fga-3.3.2b-7][fga-3.3.2b-8]") {
  CHECK(row("t65xwing", Sector::side_rear_left, Ring::outer) == "3E 3E 3E 3T 3T 3T");
  CHECK(row("t65xwing", Sector::rear_left, Ring::middle) == "3R 3R 3E 3E 3E 3E");
  CHECK(row("vt49decimator", Sector::front_left, Ring::inner) == "1N 1N 2Y 2Y 2Y 2N");  // turns away, mirrored too
  for (const auto& [id, card] : catalog().cards) {
    if (id == "jumpmaster5000") continue;
    INFO(id);
    for (int s = 1; s < data::kSectors; ++s) {
      for (int r = 0; r < data::kRings; ++r) {
        const auto ring = static_cast<Ring>(r);
        const data::TableRow& here = card.row(static_cast<Sector>(s), ring);
        const data::TableRow& there = card.row(other_side(static_cast<Sector>(s)), ring);
        for (std::size_t i = 0; i < here.size(); ++i) CHECK(here[i] == geom::mirrored(there[i]));
      }
    }
  }
}

TEST_CASE("The JumpMaster's left is its own") {
  CHECK(row("jumpmaster5000", Sector::front_right, Ring::inner) == "4K 4K 1B 1B 1N 1F");
  CHECK(row("jumpmaster5000", Sector::front_left, Ring::inner) == "4K 4K 1N 1N 1B 1F");
  CHECK(row("jumpmaster5000", Sector::side_front_left, Ring::middle) == "1N 1T 1T 1B 2B 2T");
  CHECK(row("jumpmaster5000", Sector::side_rear_left, Ring::outer) == "3L 3L 3L 1B 1T 1T");
  CHECK(row("jumpmaster5000", Sector::rear_left, Ring::stressed) == "1B 1B 1F 2B 2B 2F");
}

TEST_CASE("Every table: six entries on the dial, and what was printed instead is listed") {
  std::size_t entries = 0;
  std::set<std::string> excepted;
  for (const auto& [id, card] : catalog().cards) {
    INFO(id);
    const data::Ship* ship = catalog().ship(card.ship);
    REQUIRE(ship != nullptr);
    for (int s = 0; s < data::kSectors; ++s) {
      for (int r = 0; r < data::kRings; ++r) {
        for (const geom::Maneuver& maneuver : card.row(static_cast<Sector>(s), static_cast<Ring>(r))) {
          CHECK(ship->dial.has(maneuver));
          ++entries;
        }
      }
    }
    for (const data::CardException& exception : card.exceptions) {
      excepted.insert(id + ' ' + geom::code_of(exception.printed) + '>' + geom::code_of(exception.flown));
      CHECK_FALSE(exception.reason.empty());
    }
  }
  CHECK(entries == 76u * 9 * 4 * 6);
  CHECK(excepted == std::set<std::string>{"escapecraft 4K>3K", "quadrijettransferspacetug 3Y>2Y",
                                          "sheathipedeclassshuttle 4K>3K", "sithinfiltrator 5F>4F"});
}

TEST_CASE("Stress tables hold no red maneuver, but for two printed ones", "[fga-3.3.3-1]") {
  std::set<std::string> red;
  for (const auto& [id, card] : catalog().cards) {
    for (int s = 0; s < data::kSectors; ++s) {
      for (const geom::Maneuver& maneuver : card.row(static_cast<Sector>(s), Ring::stressed)) {
        if (colour(card.ship, geom::code_of(maneuver).c_str()) == geom::Difficulty::red) red.insert(id);
      }
    }
  }
  CHECK(red == std::set<std::string>{"escapecraft", "m12lkimogilafighter"});
}

TEST_CASE("Targets of the cards", "[fga-3.1.2-3]") {
  const auto targets = [](const std::string& id) {
    std::string text;
    for (const data::TargetLine& line : catalog().cards.at(id).targets) {
      const bool in_arc = line.rule == data::TargetRule::closest_in_arc ||
                          line.rule == data::TargetRule::closest_in_arc_lower_initiative;
      text += std::to_string(static_cast<int>(line.rule)) + (in_arc ? std::string(geom::name_of(line.arc)) : "") + ' ';
    }
    return text;
  };
  CHECK(targets("t65xwing") == "0 1front 2front 3 ");
  CHECK(targets("tielnfighter") == "2front 3 ");
  CHECK(targets("yt2400lightfreighter") == "0 1turret-front 2turret-front 3 ");
  CHECK(targets("firesprayclasspatrolcraft") == "0 2front 2rear 3 ");
  CHECK(targets("tiesffighter") == "0 2front 2rear 3 ");
}

TEST_CASE("Actions and flee tables of the cards", "[fga-3.1.2-5][fga-3.1.2-7][fga-3.5.1a-3]") {
  const data::AiCard& xwing = catalog().cards.at("t65xwing");
  REQUIRE(xwing.actions.size() == 7);
  CHECK(data::words_of(xwing.actions[6].chains.front()).english() == "focus");
  CHECK(xwing.pilot == "Blue Squadron Escort");
  CHECK(xwing.initiative == 2);
  REQUIRE(xwing.flee);
  CHECK(xwing.flee->threshold == 2);
  REQUIRE(xwing.flee->table);
  CHECK(codes(*xwing.flee->table) == "1F 1F 1B 1N 2F 2F");
  CHECK_FALSE(catalog().cards.at("tielnfighter").flee->table);  // no hyperdrive
  for (const auto& [id, card] : catalog().cards) {
    INFO(id);
    REQUIRE(card.actions.size() >= 2);
    CHECK(card.actions[0].chains.front().front().action == "repair");  // fga-3.3.8.3-1
    REQUIRE(card.flee);
    for (int i = 0; card.flee->table && i < 6; ++i) {
      const geom::Maneuver maneuver = (*card.flee->table)[static_cast<std::size_t>(i)];
      CHECK(colour(card.ship, geom::code_of(maneuver).c_str()) == geom::Difficulty::blue);
    }
  }
}

TEST_CASE("Cards by ship and faction", "[fga-4.6.1.1-3]") {
  CHECK(catalog().card_for("t65xwing", "rebelalliance")->id == "t65xwing");
  CHECK(catalog().card_for("btla4ywing", "scumandvillainy")->id == "btla4ywing@scumandvillainy");
  CHECK(catalog().card_for("btla4ywing", "")->id == "btla4ywing@rebelalliance");
  CHECK(catalog().card_for("cr90corelliancorvette", "") == nullptr);
}

TEST_CASE("Rule sets build on each other") {
  const data::RuleSet& fga = *catalog().ruleset("fga-207");
  CHECK(fga.parent == "2e");
  CHECK(fga.edition == geom::Edition::second);
  CHECK(fga.guides);
  CHECK(fga.red_maneuver_stresses_ai);
  CHECK_FALSE(fga.partial_red_stresses_ai);
  CHECK(fga.ai_bullseye_is_base_wide);
  CHECK(fga.similar_distance == base::Um{1000});
  const data::RuleSet& hotac = *catalog().ruleset("hotac");
  CHECK_FALSE(hotac.red_maneuver_stresses_ai);
  CHECK(hotac.ai_bullseye_is_base_wide);
  CHECK(catalog().ruleset("1e")->edition == geom::Edition::first);
  CHECK(catalog().ruleset("huge-1e")->edition == geom::Edition::first);
}

TEST_CASE("Every rule that a rule set or a source names has its text", "[fga-3.3.2b-5]") {
  std::size_t named = 0;
  for (const data::SourceFile& file : test::data_files()) {
    if (file.path.rfind("assets/rules/", 0) == 0) continue;
    for (std::size_t at = file.text.find("\"rule\": \""); at != std::string::npos;
         at = file.text.find("\"rule\": \"", at + 1)) {
      const std::size_t start = at + 9;
      const std::string id = file.text.substr(start, file.text.find('"', start) - start);
      if (file.path.rfind("assets/ai-cards/", 0) == 0) continue;  // there it is a target rule
      INFO(file.path << ' ' << id);
      CHECK(catalog().rules.count(id) == 1);
      ++named;
    }
  }
  CHECK(named >= 15 + 49 + 14 + 15);
  CHECK_FALSE(catalog().rules.at("fga-3.3.2b-5").text.empty());
}

TEST_CASE("Any changed byte changes the catalog's hash") {
  const auto hash = [](const std::vector<data::SourceFile>& files) {
    const auto loaded = data::load_catalog(files);
    if (!loaded) FAIL(base::text(loaded.errors()));
    return loaded->hash;
  };
  const std::uint64_t before = hash(test::data_files());
  CHECK(before == catalog().hash);
  auto reversed = test::data_files();
  std::reverse(reversed.begin(), reversed.end());
  CHECK(hash(reversed) == before);
  for (const char* path :
       {"assets/ships/t65xwing.json", "assets/obstacles.json", "maps/missions/0-1-escorting-the-decimator.json"}) {
    data::SourceFile spaced = test::data_file(path);
    spaced.text += '\n';
    CHECK(hash(test::all_with(spaced)) != before);
  }
  CHECK(hash(test::all_with(test::edited("assets/ships/t65xwing.json", "T-65 X-wing", "T-65 X-Wing"))) != before);
}

TEST_CASE("Each format has a schema that knows the keys of its files") {
  std::map<std::string, data::Json> schemas;
  const std::string folder = test::root() + "/assets/schema/";
  const auto names = io::list_files(folder, ".schema.json");
  REQUIRE(names.ok());
  CHECK(names->size() >= 23);
  for (const std::string& name : *names) {
    const std::string path = folder + name;
    const auto text = io::read_file(path);
    if (!text) FAIL(base::text(text.errors()));
    const auto schema = data::parse_json(*text, path);
    if (!schema) FAIL(base::text(schema.errors()));
    schemas[(*schema)["properties"]["format"]["const"].get<std::string>()] = *schema;
  }
  for (const data::SourceFile& file : test::data_files()) {
    if (file.path.rfind("assets/palettes/", 0) == 0) continue;  // the program's looks
    INFO(file.path);
    const auto json = data::parse_json(file.text, file.path);
    REQUIRE(json.ok());
    const auto schema = schemas.find((*json)["format"].get<std::string>());
    REQUIRE(schema != schemas.end());
    for (const auto& entry : json->items()) CHECK(schema->second["properties"].contains(entry.key()));
    for (const auto& key : schema->second["required"]) CHECK(json->contains(key.get<std::string>()));
  }
}

}  // namespace plotboard::data_catalog
