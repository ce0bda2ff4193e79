// What the campaign's pages say of its state: the board of tours, cards, doubts about a typed result, the chronicle.
#include <catch2/catch.hpp>

#include "campaign_evening.hpp"
#include "desk/alpha/campaign_words.hpp"

namespace plotboard::campaign_board {

using namespace plotboard::test;
using desk::FlownBy;
using desk::NextStep;

TEST_CASE("A typed result that can hardly be is doubted, not refused") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.ready();
  campaign.flown_by = FlownBy::typed;
  REQUIRE(campaign.take_off());
  const auto doubts = [&] { return desk::doubts_of(catalog(), campaign.state(), campaign.typed); };
  campaign.typed.won = campaign.typed.gold = campaign.outcome_typed = true;
  campaign.typed.pool = 20;
  CHECK(doubts().empty());
  campaign.typed.pilots.front().how = alpha::Return::down;
  REQUIRE(doubts().size() == 1);
  CHECK(doubts().front() == "The gold star says: \"Lose no ship of the flight group.\" But Vesper was shot down.");
  for (alpha::PilotReport& pilot : campaign.typed.pilots) pilot.how = alpha::Return::down;
  CHECK(doubts().front().find("But Vesper, Kestrel and Ember were shot down.") != std::string::npos);
  for (std::size_t i = 1; i < 3; ++i) campaign.typed.pilots[i].how = alpha::Return::home;
  campaign.typed.gold = false;
  CHECK(doubts().empty());
  campaign.typed.pool = 900;
  REQUIRE(doubts().size() == 1);
  CHECK(doubts().front().find("900 XP in the pool is very much") == 0);
  campaign.typed.pool = 20;
  campaign.typed.pilots.back().kills = {{Id("tieininterceptor"), Id("galacticempire"), 2}};
  REQUIRE(doubts().size() == 1);
  CHECK(doubts().front().find("but the mission has none") != std::string::npos);
  CHECK(campaign.land_typed());
}

TEST_CASE("The board says how each card stands and by which rule [fga-1.4.1-1]") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  using Look = desk::MissionTile::Look;
  const auto tile = [&](const char* number) {
    for (const desk::TourLine& tour : campaign.tours()) {
      for (const desk::MissionTile& one : tour.missions)
        if (one.number == number) return one;
    }
    FAIL("no tile " << number);
    return desk::MissionTile();
  };
  REQUIRE(campaign.tours().size() == 8);
  CHECK(tile("1:1").look == Look::open);
  CHECK(tile("1:1").rule == "fga-1.4.1-1");
  CHECK(tile("1:2").look == Look::outside);
  CHECK(tile("5:1").rule == "fga-1.4.2-1");
  CHECK(tile("7:1").rule == "fga-1.4.3-1");
  REQUIRE(campaign.hand(alpha::Draw{}));
  const Id drawn = campaign.state().drawn.front();
  CHECK(tile(drawn.text().c_str()).look == Look::drawn);
  REQUIRE(campaign.hand(alpha::ChooseMission{drawn, {}, false, false, false}));
  evening.landed(true, true);
  REQUIRE(desk::press(campaign, NextStep::Press::finish));
  CHECK(tile(drawn.text().c_str()).look == Look::won);
  CHECK(tile(drawn.text().c_str()).gold);
  CHECK(tile(drawn.text().c_str()).words == "Won in round 1. Flown once.");
}

TEST_CASE(
    "The board shows a loss whose card is back in the deck, and the card that was not chosen as one of the deck") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  using Look = desk::MissionTile::Look;
  const auto tile = [&](Id number) {
    for (const desk::TourLine& tour : campaign.tours())
      for (const desk::MissionTile& one : tour.missions)
        if (one.number == number) return one;
    return desk::MissionTile();
  };
  REQUIRE(campaign.hand(alpha::Draw{}));
  const Ids drawn = campaign.state().drawn;
  REQUIRE(drawn.size() == 2);
  REQUIRE(campaign.hand(alpha::ChooseMission{drawn[0], {}, false, false, false}));
  CHECK(tile(drawn[0]).look == Look::drawn);
  CHECK(tile(drawn[1]).look == Look::open);
  CHECK(tile(drawn[1]).words == "In the deck. Drawn for this round, but not chosen.");
  evening.landed(false);
  REQUIRE(desk::press(campaign, NextStep::Press::finish));
  const alpha::Place place = campaign.state().card(drawn[0])->place;
  CHECK(tile(drawn[0]).look == (place == alpha::Place::lost ? Look::lost : Look::kept));
  CHECK(tile(drawn[0]).words.find("Lost in round 1") == 0);
  CHECK(tile(drawn[0]).words.find("Flown once.") != std::string::npos);
}

TEST_CASE("What a loss costs is said before the choice, by mode [fga-1.3.3-11]") {
  Evening evening;
  const auto words = [&](alpha::Mode mode, const char* mission) {
    return desk::if_lost_words(test::alpha_book(), evening.found(mode).state(), Id(mission));
  };
  CHECK(words(alpha::Mode::classic, "1:1") == "The card goes back into the deck.");
  CHECK(
      words(alpha::Mode::classic, "1:2") ==
      "The card is gone, and mission 1:3 goes into the deck; each pilot loses half the mission's XP and 2 U&M points.");
  CHECK(words(alpha::Mode::ironman, "1:1") == "The whole tour fails.");
  CHECK(words(alpha::Mode::completionist, "1:1") == "No experience; fly it again as often as you like.");
}

TEST_CASE("A mission's card shows all that the printed one does [fga-1.4.3-2]") {
  Evening evening;
  const alpha::State& state = evening.found().state();
  const auto card_of = [&](const char* number, bool hides = false, int pilots = 3) {
    desk::MissionChoice choice;
    choice.setup.mission = Id(number);
    choice.setup.pilots = pilots;
    choice.setup.rank = 2;
    choice.setup.hides = hides;
    return std::pair(desk::mission_card_of(test::alpha_book(), state, choice.setup),
                     desk::briefing_of(catalog(), choice));
  };
  const auto [card, briefing] = card_of("1:4");
  CHECK(card.number == "1:4");
  CHECK(card.name == "Outpost D-34 has Fallen");
  CHECK(card.tour == "Aftermath of Hoth");
  CHECK(card.ships == catalog().ship("tieininterceptor")->name);
  CHECK(card.omega == "Omega One: the boarding party, flown by the group together.");
  CHECK(card.enters == "Comes into the deck after the mission before it.");
  CHECK(card.territory == "friendly");
  CHECK(card.rounds == "12 rounds");
  CHECK(card.summary == catalog().mission("1:4")->summary);
  CHECK(card.won == "Puts mission 1:5 into the deck.");
  CHECK(card.lost.find("mission 1:5 goes into the deck") != std::string::npos);
  CHECK(card.needs.find("1 × Command Center") != std::string::npos);
  // How many ships of each type come, with three pilots and with six.
  const auto blue = std::find_if(briefing.squads.begin(), briefing.squads.end(),
                                 [](const desk::SquadLine& line) { return line.name == "Blue"; });
  REQUIRE(blue != briefing.squads.end());
  CHECK(blue->ships.front() == "Z-95-AF4 Headhunter");
  CHECK(blue->ships.back() == "3 × Z-95-AF4 Headhunter");

  CHECK(card_of("1:1").first.enters == "In the deck from the beginning, for pilots of rank 2 on average.");
  CHECK(card_of("5:1").first.enters == "Comes into the deck when tours 1 to 4 have ended.");
  CHECK(card_of("1:4", true).first.omega.empty());  // it comes in round 4, and a silver star looks no further
  for (const campaign::alpha::BookMission& mission : test::alpha_book().missions) {
    const desk::MissionCard each = card_of(mission.number.text().c_str()).first;
    INFO(each.number);
    for (const std::string* field : {&each.number, &each.name, &each.tour, &each.ships, &each.summary, &each.territory,
                                     &each.rounds, &each.enters, &each.won, &each.lost})
      CHECK_FALSE(field->empty());
    CHECK(each.omega.empty() == (catalog().mission(mission.number)->squad("Omega One") == nullptr));
  }
}

TEST_CASE("The chronicle tells what happened, each line with its rule") {
  Evening evening;
  desk::CampaignDesk& campaign = evening.found();
  REQUIRE_FALSE(campaign.chronicle().empty());
  CHECK(campaign.chronicle().front().text == "Vesper joins the flight group, rank 2.");
  REQUIRE(campaign.hand(alpha::Retire{Id("pilot-1")}));
  CHECK(campaign.chronicle().back().text == "Vesper leaves the flight group.");
  CHECK(campaign.chronicle().back().rule == "fga-2.1.1-4");
}

}  // namespace plotboard::campaign_board
