// Modes, mission deck and tours of Flight Group Alpha (the manual's chapters 1.3, 1.4 and 4.1).
#include <algorithm>
#include <set>

#include "campaign/alpha.hpp"

namespace plotboard::alpha_deck {

using namespace campaign::alpha;
using namespace test;

namespace {

Place place(const Session& session, Id mission) { return session.state().card(mission)->place; }
TourEnd end_of(const Session& session, int tour) { return session.state().tour(tour)->end; }
bool open(const Session& session, Id mission) {
  const auto offers = missions_now(test::alpha_book(), session.state());
  return std::any_of(offers.begin(), offers.end(),
                     [&](const MissionOffer& offer) { return offer.mission == mission && !offer.why_not; });
}
void win_tour(Session& session, int tour) {
  for (const campaign::alpha::BookMission& mission : test::alpha_book().missions) {
    if (mission.tour == tour && end_of(session, tour) == TourEnd::open) plays(session, mission.number, true);
  }
}

}  // namespace

TEST_CASE("Forty missions in seven tours and four of none [fga-0-7][fga-1.3-2][fga-1.4-1][fga-PS-3]", "[alpha]") {
  const auto& missions = test::alpha_book().missions;
  CHECK(missions.size() == 40);
  const std::vector<int> expected{4, 6, 5, 6, 5, 5, 4, 5};
  for (int tour = 0; tour <= 7; ++tour) {
    CHECK(std::count_if(missions.begin(), missions.end(), [&](const campaign::alpha::BookMission& m) {
            return m.tour == tour;
          }) == expected[static_cast<std::size_t>(tour)]);
  }
}

TEST_CASE(
    "A won mission leaves the deck and the next of its tour comes in [fga-1.4-3][fga-1.4-4][fga-4.1p-15][fga-4.1-18]"
    "[fga-1.4.1-2]",
    "[alpha]") {
  Session session = founded();
  plays(session, "1:1", true);
  CHECK(place(session, "1:1") == Place::done);
  CHECK(place(session, "1:2") == Place::deck);
  CHECK(place(session, "1:3") == Place::outside);
  CHECK(session.state().drawn.empty());
}

TEST_CASE("Two cards are drawn, and one of them is flown [fga-1.4-2][fga-4.1p-6][fga-4.1-6][fga-1.3.3-12]", "[alpha]") {
  for (const Mode mode : {Mode::classic, Mode::ironman}) {
    std::set<Id> seen;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Session session = founded(mode, 3, seed);
      CHECK(refusal(session, ChooseMission{"1:1", {}, false, false, false}) == "fga-4.1p-5");
      does(session, Draw{});
      const Ids drawn = session.state().drawn;
      REQUIRE(drawn.size() == 2);
      CHECK(drawn[0] != drawn[1]);
      seen.insert(drawn.begin(), drawn.end());
      CHECK(refusal(session, Draw{}) == "fga-4.1p-6");
      CHECK(refusal(session, Muster{{"pilot-1"}}) == "fga-4.1p-1");
      CHECK(refusal(session, Retire{"pilot-1"}) == "fga-4.1p-1");  // who flies is settled with the draw
      CHECK(open(session, drawn[0]));
      CHECK(open(session, drawn[1]));
    }
    CHECK(seen.size() == 7);
  }
}

TEST_CASE("The last card alone is drawn alone [fga-4.1p-6]", "[alpha]") {
  State state = founded().state();
  for (Card& card : state.cards) card.place = Place::lost;
  state.cards[5].place = Place::deck;
  Session session(test::alpha_book(), state);
  does(session, Draw{});
  CHECK(session.state().drawn == Ids{state.cards[5].mission});
}

TEST_CASE(
    "Classic: what a lost mission's card does "
    "[fga-1.3.3-2][fga-4.1p-16][fga-4.1-19][fga-4.1p-17][fga-4.1-20][fga-1.4-6]",
    "[alpha]") {
  Session session = founded();
  SECTION("reshuffled") {
    plays(session, "1:1", false);
    CHECK(place(session, "1:1") == Place::deck);
    CHECK(place(session, "1:2") == Place::outside);
  }
  SECTION("the next one comes") {
    plays(session, "1:1", true);
    plays(session, "1:2", false);
    CHECK(place(session, "1:2") == Place::lost);
    CHECK(place(session, "1:3") == Place::deck);
    CHECK(end_of(session, 1) == TourEnd::open);
  }
  SECTION("flown again at once: it lies open beside one that is drawn") {
    plays(session, "2:1", true);
    plays(session, "2:2", false);
    CHECK(place(session, "2:2") == Place::kept);
    does(session, Draw{});
    CHECK(session.state().drawn.size() == 2);
    CHECK(session.state().drawn.front() == Id("2:2"));
  }
  SECTION("discarded") {
    plays(session, "0:3", false);
    CHECK(place(session, "0:3") == Place::lost);
  }
  SECTION("the tour has failed") {
    for (const char* mission : {"1:1", "1:2", "1:3", "1:4", "1:5"}) plays(session, mission, true);
    plays(session, "1:6", false);
    CHECK(place(session, "1:6") == Place::lost);
    CHECK(end_of(session, 1) == TourEnd::failed);
  }
  SECTION("once more, under stress, and then no more") {
    for (const char* mission : {"1:1", "1:2", "1:3", "1:4"}) plays(session, mission, true);
    plays(session, "1:5", false);
    CHECK(place(session, "1:5") == Place::kept);
    CHECK(session.state().card("1:5")->stress);
    plays(session, "1:5", false);
    CHECK(place(session, "1:5") == Place::lost);
    CHECK(place(session, "1:6") == Place::deck);
  }
}

TEST_CASE("Ironman: one attempt each [fga-1.3.3-9][fga-1.3.3-11]", "[alpha]") {
  Session session = founded(Mode::ironman);
  plays(session, "2:1", false);
  CHECK(place(session, "2:1") == Place::lost);
  CHECK(end_of(session, 2) == TourEnd::failed);
  plays(session, "1:1", true);
  plays(session, "1:2", false);
  CHECK(place(session, "1:3") == Place::deck);
  CHECK(end_of(session, 1) == TourEnd::open);
  plays(session, "0:2", false);
  CHECK(place(session, "0:2") == Place::lost);
}

TEST_CASE(
    "Completionist: in order, again without limit, experience once [fga-1.3.3-4][fga-1.3.3-5][fga-1.3.3-6]"
    "[fga-1.3.3-7][fga-1.3.3-8]",
    "[alpha]") {
  Session session = founded(Mode::completionist);
  CHECK(refusal(session, Draw{}) == "fga-1.4.3-1");
  CHECK(open(session, "1:1"));
  CHECK(open(session, "0:3"));
  CHECK_FALSE(open(session, "1:2"));
  plays(session, "1:1", false, 30);
  CHECK(pilot(session, "pilot-1").xp == 0);
  CHECK(open(session, "1:1"));
  CHECK_FALSE(open(session, "1:2"));
  plays(session, "1:1", true, 30);
  CHECK(pilot(session, "pilot-1").xp == 10);
  CHECK(open(session, "1:2"));
  CHECK(open(session, "1:1"));
  plays(session, "1:1", true, 30);
  CHECK(pilot(session, "pilot-1").xp == 10);

  SECTION("a result that the group does not accept is flown again") {
    const int round = session.state().round;
    fly(session, "1:2", nullptr, false, 12);
    does(session, FlyAgain{});
    CHECK(session.state().stage == Stage::hangar);
    CHECK(session.state().round == round);
    does(session, TakeOff{});
    does(session, Land{report(session, true, 12)});
    settle(session);
    CHECK(session.state().card("1:2")->won);
  }
}

TEST_CASE("Only Completionist flies again before it counts [fga-1.3.3-4]", "[alpha]") {
  Session session = founded();
  State stacked = session.state();
  stacked.drawn = {"1:1"};
  session = Session(test::alpha_book(), stacked);
  fly(session, "1:1", nullptr, false, 0);
  CHECK(refusal(session, FlyAgain{}) == "fga-1.3.3-4");
}

TEST_CASE(
    "Tours 5 and 6 open after 1 to 4, tour 7 after both, won or failed [fga-1.3.4-2][fga-1.3.4-3][fga-1.4.1-3]"
    "[fga-4.1-5]"
    "[fga-1.4.2-1][fga-1.4.3-1][fga-1.3-5]",
    "[alpha]") {
  Session session = founded();
  for (const int tour : {1, 2, 3}) win_tour(session, tour);
  CHECK(place(session, "5:1") == Place::outside);
  for (const char* mission : {"4:1", "4:2", "4:3"}) plays(session, mission, true);
  plays(session, "4:4", false);
  CHECK(end_of(session, 4) == TourEnd::failed);
  CHECK(place(session, "5:1") == Place::deck);
  CHECK(place(session, "6:1") == Place::deck);
  CHECK(place(session, "0:2") == Place::deck);
  win_tour(session, 5);
  CHECK(place(session, "7:1") == Place::outside);
  win_tour(session, 6);
  CHECK(place(session, "7:1") == Place::deck);

  // In order, without drawing.
  CHECK(refusal(session, Draw{}) == "fga-1.4.3-1");
  CHECK(open(session, "7:1"));
  CHECK_FALSE(open(session, "0:2"));
  CHECK_FALSE(open(session, "7:2"));
  win_tour(session, 7);
  CHECK(session.state().stage == Stage::over);
  CHECK(refusal(session, Recruit{"Late", "", false}) == "fga-1.3-5");
}

TEST_CASE(
    "Medals go to those who flew in a tour that was won [fga-1.3-5][fga-2.15.7-1][fga-2.10.1-12][fga-2.10.1-13]"
    "[fga-2.10.1-14][fga-2.10.1-15][fga-2.10.1-16][fga-2.10.1-17][fga-2.10.1-18][fga-sheet.player-1]",
    "[alpha]") {
  Session session = founded(Mode::classic, 4);
  does(session, Muster{{"pilot-1", "pilot-2", "pilot-3"}});
  win_tour(session, 2);
  CHECK(end_of(session, 2) == TourEnd::won);
  CHECK(pilot(session, "pilot-1").medals == std::vector<int>{2});
  CHECK(pilot(session, "pilot-4").medals.empty());
  const std::vector<std::string> medals{"Medal of Redemption", "Medal of Unity",   "Medal of Progress",
                                        "Medal of Order",      "Medal of Loyalty", "Medal of Destiny",
                                        "Emperor's Will"};
  for (int tour = 1; tour <= 7; ++tour)
    CHECK(test::alpha_book().tour(tour)->medal == medals[static_cast<std::size_t>(tour - 1)]);
}

TEST_CASE("The missions of no tour have a medal of their own [fga-2.10.1-19]", "[alpha]") {
  Session session = founded();
  plays(session, "0:2", true);
  plays(session, "0:3", true);
  CHECK(pilot(session, "pilot-1").medals.empty());
  plays(session, "0:4", true);
  CHECK(pilot(session, "pilot-1").medals == std::vector<int>{0});
  CHECK(test::alpha_book().dignity == "Medal of Dignity");
}

TEST_CASE("Three to six pilots fly, others may stay at home [fga-1.3.1-1][fga-1.3.1-7][fga-1.3.1-8]", "[alpha]") {
  Session session = founded(Mode::completionist, 7);
  CHECK(session.state().muster.size() == 6);
  does(session, Muster{{"pilot-1", "pilot-2"}});
  CHECK(refusal(session, ChooseMission{"1:1", {}, false, false, false}) == "fga-1.3.1-1");
  CHECK(refusal(session, Muster{{"pilot-1", "pilot-1", "pilot-2"}}) == "fga-1.3.1-7");
  CHECK(refusal(session, Muster{session.state().muster.empty() ? Ids{}
                                                               : Ids{"pilot-1", "pilot-2", "pilot-3", "pilot-4",
                                                                     "pilot-5", "pilot-6", "pilot-7"}}) ==
        "fga-1.3.1-7");
  does(session, Muster{{"pilot-7", "pilot-2", "pilot-5"}});
  does(session, ChooseMission{"1:1", {}, false, false, false});
  CHECK(session.state().plan.pilots == Ids{"pilot-7", "pilot-2", "pilot-5"});
}

TEST_CASE("Easier and harder shift the enemy by one pilot [fga-1.3.6-1][fga-1.3.6-2]", "[alpha]") {
  const auto choose = [](int pilots, bool easier, bool harder) {
    return refusal(founded(Mode::completionist, pilots), ChooseMission{"1:1", {}, easier, harder, false});
  };
  CHECK(choose(3, true, false) == "fga-1.3.6-1");
  CHECK(choose(4, true, false).empty());
  CHECK(choose(6, false, true) == "fga-1.3.6-2");
  CHECK(choose(5, false, true).empty());
  CHECK(choose(4, true, true) == "fga-1.3.6-1");
  Plan plan;
  plan.pilots = {"a", "b", "c", "d", "e"};
  CHECK(columns_of(plan) == 5);
  plan.easier = true;
  CHECK(columns_of(plan) == 4);
  plan.easier = false;
  plan.harder = true;
  CHECK(columns_of(plan) == 6);
}

TEST_CASE("The first tours need rank 2; the introduction does not [fga-1.3.4-1][fga-1.3.2-1][fga-4.1-5]", "[alpha]") {
  Session session = founded(Mode::completionist);
  State green = session.state();
  for (Pilot& each : green.pilots) each.rank = 1;
  session = Session(test::alpha_book(), green);
  CHECK_FALSE(open(session, "1:1"));
  CHECK(refusal(session, ChooseMission{"1:1", {}, false, false, false}) == "fga-1.3.4-1");
  CHECK(open(session, "0:1"));
  CHECK(open(session, "0:2"));
}

TEST_CASE("Whatever comes of the introduction, the founders are of rank 2 [fga-1.3.2-3][fga-1.3.3-13][fga-1.3.3-14]",
          "[alpha]") {
  Session session = founded();
  CHECK(open(session, "0:1"));
  State demoted = session.state();  // a rank of his was lost before
  demoted.pilots.front().rank = 1;
  session = Session(test::alpha_book(), demoted);
  plays(session, "0:1", false, 0);
  CHECK(pilot(session, "pilot-1").rank == 2);
  CHECK(place(session, "0:1") == Place::outside);
  plays(session, "1:1", true);
  CHECK_FALSE(open(session, "0:1"));
}

TEST_CASE("Silver is a word given before set-up [fga-1.3.5.1-2][fga-1.3.5.1-4][fga-1.3.5.2-2][fga-1.3.5.2-3]",
          "[alpha]") {
  Session session = founded(Mode::completionist);
  Report stars;
  const auto flown = [&](bool committed, bool gold, bool silver) {
    does(session, ChooseMission{"1:1", {}, false, false, committed});
    does(session, TakeOff{});
    stars = report(session, true, 0);
    stars.gold = gold;
    stars.silver = silver;
    return Land{stars};
  };
  SECTION("without it there is none") {
    CHECK(refusal(session, (flown(false, true, true), Land{stars})) == "fga-1.3.5.1-2");
    stars.silver = false;
    does(session, Land{stars});
    settle(session);
    CHECK(pilot(session, "pilot-1").missions.front().gold);
    CHECK_FALSE(pilot(session, "pilot-1").missions.front().silver);
  }
  SECTION("with it silver stands by itself") {
    does(session, flown(true, false, true));
    settle(session);
    CHECK_FALSE(pilot(session, "pilot-1").missions.front().gold);
    CHECK(pilot(session, "pilot-1").missions.front().silver);
    CHECK(pilot(session, "pilot-1").xp == 0);
  }
}

}  // namespace plotboard::alpha_deck
