// Nothing that a person reads shows an id: pilots' abilities, damage cards and ships' abilities go by their names.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk/battle/battle_words.hpp"
#include "desk/desk.hpp"
#include "desk/report.hpp"
#include "mission/pilot_kit.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_names {

using namespace plotboard::test;

namespace {

std::string shown(const Phrase& phrase) { return words::english(phrase, desk::Names(catalog())); }

void check_clean(const std::string& words) {
  INFO(words);
  CHECK(words.find("pilot:") == std::string::npos);
  CHECK(words.find("damage:") == std::string::npos);
}

// All of it flown by cards and the stand-in pilot; the group's rank gives every enemy a pilot card.
void begin_with_pilot_cards(desk::Desk& d) {
  d.seed = 5;
  d.settings.flight_seconds = 0;
  d.missions.choice.setup.pilots = 3;
  d.missions.choice.setup.rank = 8;
  d.missions.choice.by = desk::PilotsBy::bot;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
}

}  // namespace

TEST_CASE("A side is the subject of a sentence with a verb that fits") {
  CHECK(desk::side_does("Red", "places", "place") == "Red places");
  CHECK(desk::side_does("the enemy", "places", "place") == "The enemy places");
  CHECK(desk::side_does("the players", "places", "place") == "The players place");
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.missions.choice.setup.pilots = 3;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
  for (int i = 0; i < 20 && d.battle.expected().kind != desk::Expect::in_turn; ++i) d.answers.go_on();
  CHECK(d.battle.expected().words.find("The players place ") == 0);
  CHECK(d.said(say("log.won", words::Team{"player"})) == "The battle is won by the players");
}

TEST_CASE("A ship that is called by its type has an article within a sentence, all others their names alone") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.missions.choice.setup.pilots = 3;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
  CHECK(d.names().piece("Decimator") == "Decimator");
  CHECK(d.said(say("ai-short.closes", Id("Decimator"))) == "closes on the Decimator");
  CHECK(d.said(say("event.flies-short", Id("Decimator"), geom::Maneuver{2}, words::Text{"white"}, words::Text{"x"}))
            .rfind("Decimator flies", 0) == 0);
  CHECK(d.said(say("ai-short.closes", Id("Gold 1"))) == "closes on Gold 1");
}

TEST_CASE("The AI's reasons call ships as the board and the log do") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.missions.choice.setup.pilots = 3;
  REQUIRE(d.show_briefing("0:1"));
  REQUIRE(d.missions.begin());
  const auto& pieces = d.table().pieces;
  const auto ship = std::find_if(pieces.begin(), pieces.end(),
                                 [](const state::Piece& piece) { return piece.ai && piece.number > 0; });
  REQUIRE(ship != pieces.end());
  const auto decision = d.session().think({ship->id, 3, {}, {}});
  REQUIRE(decision);
  std::string all;
  for (const ai::Step& step : decision->steps) all += d.said(step.text) + "\n";
  INFO(all);
  CHECK(all.find(ship->id.text() + " flies ") != std::string::npos);
  CHECK(all.find("Headhunter") == std::string::npos);
}

TEST_CASE("Every pilot's ability, ship's ability and damage card has its name in place of its id") {
  REQUIRE_FALSE(catalog().pilot_abilities.empty());
  for (const auto& [id, ability] : catalog().pilot_abilities) {
    const std::string key = std::string(data::kPilotAbility) + id;
    CHECK(desk::card_words(catalog(), key) == ability.name);
    CHECK(shown(say("effect.yes", words::Card{key})) == "Yes (" + ability.name + ")");
    CHECK(shown(say("effect.of", words::Card{key}, Id("Red 1"))) == ability.name + " of Red 1");
  }
  for (const data::DamageCard& card : catalog().damage_decks.at("2e").cards) {
    const std::string key = "damage:" + std::to_string(card.number);
    CHECK(shown(just(words::Card{key})) == card.name);
  }
  for (const auto& [id, ability] : catalog().abilities) CHECK(shown(just(words::Card{id})) == ability.name);
}

TEST_CASE("Who flies a ship: by its pilot card, else its generic pilot, else nobody's name", "[fga-4.9.1-2]") {
  state::Piece ship;
  ship.type = state::PieceType::ship;
  ship.ref = "t65xwing";
  CHECK(desk::pilot_words(catalog(), ship).empty());
  const data::GenericPilot& generic = catalog().ship("t65xwing")->generics.front();
  ship.ship.pilot = generic.id;
  CHECK(desk::pilot_words(catalog(), ship) == generic.name);
  const data::PilotCard* card = catalog().pilot_card("rebels-t65xwing-1");
  REQUIRE(card != nullptr);
  ship.ship.pilot_card = card->id;
  ship.ship.threat = 3;
  mission::apply_kit(catalog(), ship);
  CHECK(desk::pilot_words(catalog(), ship) == "Jek Porkins");
}

TEST_CASE("A mission against pilots with names: no line of the log, of a question or of the report shows an id") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_with_pilot_cards(d);
  bool any = false;
  for (const state::Piece& piece : d.table().pieces)
    for (const state::Card& card : piece.ship.cards) any = any || data::pilot_ability(catalog(), card.id) != nullptr;
  REQUIRE(any);
  for (int i = 0; i < 400 && d.table().round < 4 && d.battle.expected().kind != desk::Expect::over; ++i) {
    d.answers.go_on();
    check_clean(d.battle.expected().words);
    for (const desk::Pick& pick : d.battle.picks()) check_clean(pick.text);
    for (const desk::CardDeed& deed : d.advice.deeds) check_clean(deed.words + d.said(deed.why));
  }
  REQUIRE(d.table().round >= 3);
  for (const desk::LogLine& line : d.log.lines()) check_clean(line.text);
  check_clean(desk::report(d));
  for (const desk::Message& message : d.messages.list()) check_clean(message.text);
}

TEST_CASE("An AI ship's action and attack are told with the lines of its card that came before",
          "[fga-3.3.8-2][fga-3.1.1-7]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  begin_with_pilot_cards(d);
  int actions = 0, attacks = 0, passed_over = 0;
  for (int i = 0; i < 400 && d.table().round < 5 && d.battle.expected().kind != desk::Expect::over; ++i) {
    d.answers.go_on();
    for (const desk::CardDeed& deed : d.advice.deeds) {
      INFO(deed.ship << ": " << deed.what << ", " << deed.words << ", " << d.said(deed.why));
      CHECK(d.table().find(deed.ship)->ai);
      CHECK_FALSE(deed.words.empty());
      (deed.what == "Action" ? actions : attacks) += 1;
      if (deed.steps.empty()) continue;
      passed_over += static_cast<int>(deed.steps.size()) - 1;
      for (const ai::Step& step : deed.steps) {
        INFO(step.rule << ": " << step.text.english());
        CHECK(d.rule(step.rule) != nullptr);
        CHECK(step.text.english().rfind("Line ", 0) == 0);
      }
      if (deed.why.english().rfind("Line ", 0) == 0) CHECK(deed.steps.back().text == deed.why);
    }
    // They are of the last turn only: its ship's, its wingmates', and of whom its pilot gave an action.
    if (d.advice.deeds.empty()) continue;
    Id turn;
    for (const battle::LogEntry& entry : d.session().log())
      for (const state::Event& event : entry.events)
        if (const auto* began = get_if<state::StepBegan>(&event); began != nullptr && !began->step.ship.empty())
          turn = began->step.ship;
    const auto wing_of = [&d](Id ship) { return d.table().find(ship)->ship.wing.leader; };
    const Id first = d.advice.deeds.front().ship;
    INFO("turn of " << turn << ", deed of " << first);
    const bool of_wing = !wing_of(first).empty() && wing_of(first) == wing_of(turn);
    CHECK((first == turn || of_wing));
  }
  CHECK(actions > 0);
  CHECK(attacks > 0);
  CHECK(passed_over > 0);
  d.log.undo();
  CHECK(d.advice.deeds.empty());
}

TEST_CASE("Ships take the article that is heard") {
  CHECK(desk::with_article("BTL-A4 Y-wing") == "a BTL-A4 Y-wing");
  CHECK(desk::with_article("M3-A Interceptor") == "an M3-A Interceptor");
  CHECK(desk::with_article("TIE/ln Fighter") == "a TIE/ln Fighter");
  CHECK(desk::with_article("Lambda-class Shuttle") == "a Lambda-class Shuttle");
  CHECK(desk::with_article("Alpha-class Star Wing") == "an Alpha-class Star Wing");
}

TEST_CASE("Nothing is said of the hull of a cloud, which has none") {
  state::ShipState cloud, tower;
  tower.hull = 5;
  CHECK(shown(words_of(state::Event(state::ShipEquipped{Id("Dust"), cloud}))).empty());
  CHECK(shown(words_of(state::Event(state::ShipEquipped{Id("Tower"), tower}))) == "Tower starts with 5 hull");
}

}  // namespace plotboard::desk_names
