// The campaign's cards against the missions: who comes when, by which vector, under which orders and how many. What the
// cards leave to the mission ("special") is not looked at.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>

#include "data/order.hpp"
#include "data_files.hpp"

namespace plotboard::data_mission_facts {

using test::catalog;

namespace {

struct Card {
  const char* mission;
  const char* squad;
  const char* arrival;  // a round, or "special"
  const char* vector;   // "": the card says special
  const char* order;    // "player": people fly it; "": the card says special
  int ships[2];         // with three and with six pilots
};

// Those of the cards that a reading of all forty found to be wrong, and their neighbours.
constexpr Card kCards[] = {
    {"1:3", "Red", "4", "3", "attack", {2, 2}},
    {"1:3", "Dunns", "7", "6", "attack", {1, 1}},
    {"1:6", "Red", "4", "5", "attack", {2, 4}},
    {"2:3", "Typhoon I", "special", "1d6", "strike", {1, 1}},
    {"2:3", "Typhoon II", "special", "1d6", "strike", {1, 1}},
    {"2:3", "Typhoon III", "special", "1d6", "strike", {1, 1}},
    {"2:4", "Glaive", "7", "1d6", "attack", {2, 3}},
    {"3:3", "Scapar", "special", "Huntress", "flee", {1, 1}},
    {"3:4", "Tala", "7", "1d6", "attack", {2, 4}},
    {"4:2", "Scarlet", "4", "B", "attack", {2, 3}},
    {"4:2", "Pamir 2", "5", "C", "escape", {1, 1}},
    {"5:5", "Shuttle Toten", "4", "Bay 2", "attack", {1, 1}},
    {"5:5", "Geddawai", "8", "", "escape", {1, 1}},
    {"6:2", "Green", "5", "1d6", "attack", {1, 4}},
    {"6:2", "Red", "7", "1d6", "strike", {1, 3}},
    {"6:2", "Yellow", "8", "1d6", "attack", {2, 3}},
    {"6:3", "Omicron 1", "3", "C", "player", {1, 1}},
    {"6:3", "Omicron 2", "6", "C", "player", {1, 1}},
    {"7:1", "H-Theta", "6", "B", "escape", {2, 4}},
};

const data::Mission& mission(const std::string& number) {
  const data::Mission* found = catalog().mission(number);
  REQUIRE(found != nullptr);
  return *found;
}
const data::Squad& squad(const std::string& number, const std::string& name) {
  const data::Squad* found = mission(number).squad(name);
  INFO(number << " " << name);
  REQUIRE(found != nullptr);
  return *found;
}

std::string kind_of(const std::string& order) { return order.substr(0, order.find(':')); }

int ships_of(const data::Squad& squad, int pilots) {
  int ships = 0;
  for (const data::SquadShip& ship : squad.ships)
    ships += ship.pilots_at_least <= pilots && ship.rank_at_least == 1 && !ship.replaces ? 1 : 0;
  return ships;
}

int shields_of(const data::Squad& squad, int pilots) {
  int shields = 0;
  for (const data::SquadChange& change : squad.changes)
    shields += change.pilots_at_least <= pilots && change.rank_at_least == 1 ? change.shields : 0;
  return shields;
}

// Orders that effects give to a squad of that name.
std::vector<std::string> orders_given(const std::vector<data::MissionEffect>& effects, const std::string& squad) {
  std::vector<std::string> orders;
  for (const data::MissionEffect& effect : effects) {
    const bool meant = std::any_of(effect.of.begin(), effect.of.end(),
                                   [&](const data::Selector& selector) { return selector.word == Id(squad); });
    if (effect.kind == data::MissionEffect::Kind::order && meant) orders.push_back(effect.to);
    for (const auto& row : effect.table) {
      for (const std::string& order : orders_given(row, squad)) orders.push_back(order);
    }
  }
  return orders;
}

}  // namespace

TEST_CASE("Squads of the campaign's cards come when, where and under the orders that the cards have",
          "[fga-4.6.1.2-1][fga-4.6.1.4-1]") {
  for (const Card& card : kCards) {
    INFO(card.mission << " " << card.squad);
    const data::Squad& found = squad(card.mission, card.squad);
    CHECK(found.arrival == card.arrival);
    if (*card.vector != '\0') {
      CHECK(found.vectors == std::vector<std::string>{card.vector});
    }
    if (std::string(card.order) == "player") {
      CHECK(found.side == "player");
    } else if (*card.order != '\0') {
      CHECK(kind_of(found.order) == card.order);
    }
    CHECK(ships_of(found, 3) == card.ships[0]);
    CHECK(ships_of(found, 6) == card.ships[1]);
  }
}

TEST_CASE("No event turns an order of the cards into another", "[fga-4.6.1.4-1]") {
  for (const auto& [number, names] : std::map<std::string, std::vector<std::string>>{
           {"1:3", {"Red", "Blue", "Grey", "Xerse", "Dunns"}},
           {"1:6", {"Red"}},
           {"2:4", {"Adam", "Baker", "Charlie", "Glaive", "Godendag", "Arabu", "Berono", "Calitana"}},
           {"4:2", {"Scarlet", "Azure", "Snog", "Volyk", "Verdant", "Seax"}},
           {"5:5", {"Gold", "Shuttle Toten", "Toten", "Geddawai", "Blue"}},
           {"7:1", {"H-Beta", "Elite", "H-Theta", "Gold"}}}) {
    for (const std::string& name : names) {
      for (const data::Trigger& trigger : mission(number).triggers) {
        for (const std::string& order : orders_given(trigger.effects, name)) {
          INFO(number << " " << name << ": " << order);
          CHECK(kind_of(order) == kind_of(squad(number, name).order));
        }
      }
    }
  }
}

TEST_CASE("Ships grow by as many shields as the cards have signs", "[fga-4.6.1.5-3]") {
  for (const int pilots : {3, 4, 5, 6}) {
    INFO(pilots);
    CHECK(shields_of(squad("4:2", "Pamir 1"), pilots) == pilots - 2);
    CHECK(shields_of(squad("2:3", "Typhoon II"), pilots) == pilots - 1);
    CHECK(shields_of(squad("6:3", "Omicron 1"), pilots) == 0);
    CHECK(shields_of(squad("6:3", "Omicron 2"), pilots) == 0);
  }
  CHECK(shields_of(squad("4:2", "Pamir 2"), 3) == 1);
  CHECK(shields_of(squad("4:2", "Pamir 2"), 6) == 2);
  for (const data::SquadChange& change : squad("6:3", "Omicron 1").changes) CHECK(change.shields == 0);
}

TEST_CASE("Typhoon II comes with three pilots, too", "[fga-4.6.1.5-1]") {
  for (const data::Trigger& trigger : mission("2:3").triggers) {
    const bool calls =
        std::any_of(trigger.effects.begin(), trigger.effects.end(), [](const data::MissionEffect& effect) {
          return effect.kind == data::MissionEffect::Kind::arrive && effect.name == "Typhoon II";
        });
    if (calls) CHECK(trigger.when.kind == data::Condition::Kind::fired);  // of the first, and no more
  }
}

TEST_CASE("Rogue's X-wings replace its A-wings, because the card has no plus there", "[fga-4.7.2-10]") {
  const data::Squad& rogue = squad("0:3", "Rogue");
  for (const data::SquadShip& ship : rogue.ships) CHECK(ship.replaces == (ship.ship == "t65xwing"));
}

TEST_CASE("Scapar comes out of Huntress", "[fga-4.6.1.3-1]") {
  const data::ApproachVector* vector = mission("3:3").vector("Huntress");
  REQUIRE(vector != nullptr);
  CHECK(vector->from == Id("Huntress"));
}

TEST_CASE("The last missions of the fifth tour have no limit of rounds, and no event puts one in its place",
          "[fga-4.2-6]") {
  const std::function<bool(const data::Condition&)> counts_rounds = [&](const data::Condition& condition) {
    if (condition.kind == data::Condition::Kind::round_over) return true;
    return std::any_of(condition.parts.begin(), condition.parts.end(), counts_rounds);
  };
  for (const char* number : {"5:3", "5:4", "5:5"}) {
    INFO(number);
    CHECK(mission(number).rounds == 0);
    for (const data::Objective& objective : mission(number).objectives) {
      if (objective.kind == data::ObjectiveKind::primary && objective.failed)
        CHECK_FALSE(counts_rounds(*objective.failed));
    }
    for (const data::Trigger& trigger : mission(number).triggers) {
      for (const data::MissionEffect& effect : trigger.effects) CHECK(effect.kind != data::MissionEffect::Kind::lose);
    }
  }
}

TEST_CASE("Nobody comes to the sixth tour's ambush whom the card does not know", "[fga-4.6.1.2-1]") {
  for (const data::Squad& each : mission("6:2").squads) {
    const bool known = each.name == "Green" || each.name == "Red" || each.name == "Yellow";
    CHECK((each.arrival == "setup") == !known);
  }
}

TEST_CASE("What is secret is told in no text that is read before the mission", "[fga-4.6.1.2-3]") {
  for (const auto& [id, each] : catalog().missions) {
    INFO(id);
    std::vector<std::string> texts = each.own;
    texts.insert(texts.end(), each.facts.begin(), each.facts.end());
    texts.insert(texts.end(), each.briefing.begin(), each.briefing.end());
    for (const std::string& text : texts) CHECK(text.find("idden from the pilots") == std::string::npos);
    for (const data::Secret& secret : each.secrets) CHECK(secret.of.size() >= 2);
  }
  for (const char* number : {"3:4", "4:4", "7:3"}) CHECK(mission(number).secrets.size() == 1);
}

}  // namespace plotboard::data_mission_facts
