// Ranks, paths, slots and prices of Flight Group Alpha (the manual's chapters 2.2 to 2.9).
#include <algorithm>

#include "campaign/alpha.hpp"
#include "campaign/alpha/alpha_one.hpp"

namespace plotboard::alpha_sheet {

using namespace campaign::alpha;
using namespace test;

namespace {

const campaign::alpha::Book& book() { return test::alpha_book(); }

Pilot of_rank(int rank, Path path = Path::none) {
  Pilot pilot;
  pilot.id = "pilot-1";
  pilot.rank = rank;
  pilot.path = path;
  return pilot;
}
// How many slots take that kind, those that take another besides included.
int slots(const Pilot& pilot, Id kind, const House& house = {}) {
  const Standard standard = standard_of(book(), house, pilot);
  return static_cast<int>(
      std::count_if(standard.slots.begin(), standard.slots.end(), [&](const campaign::alpha::BookSlot& slot) {
        return std::find(slot.kinds.begin(), slot.kinds.end(), kind) != slot.kinds.end();
      }));
}
// Slots of the ship alone, as the sheet of a rank 1 pilot shows them.
Ids slots_of_ship(Id ship) {
  Ids kinds;
  for (const campaign::alpha::BookSlot& slot : slots_of(book(), {}, of_rank(1), ship))
    kinds.push_back(slot.kinds.front());
  return kinds;
}

}  // namespace

TEST_CASE(
    "Ranks have titles and cost their square in XP [fga-2.2-1][fga-2.12.2-1][fga-2.2-T2.1-1][fga-2.2-T2.1-2]"
    "[fga-2.2-T2.1-3][fga-2.2-T2.1-4][fga-2.2-T2.1-5][fga-2.2-T2.1-6][fga-2.2-T2.1-7][fga-2.2-T2.1-8]"
    "[fga-2.10.1-20][fga-PS-2][fga-sheet.player-2]",
    "[alpha]") {
  const std::vector<std::pair<std::string, int>> expected{{"Flight Cadet", 0}, {"Flight Officer", 4}, {"Lieutenant", 9},
                                                          {"Captain", 16},     {"Commander", 25},     {"Major", 36},
                                                          {"Colonel", 49},     {"General", 64}};
  for (int rank = 1; rank <= 8; ++rank) {
    const auto& [title, cost] = expected[static_cast<std::size_t>(rank - 1)];
    CHECK(title_of(book(), of_rank(rank)) == title);
    if (rank > 1) CHECK(price_of(book(), of_rank(rank - 1), Ware::rank) == cost);
    if (rank > 1) CHECK(cost == rank * rank);
  }
  CHECK_FALSE(price_of(book(), of_rank(8), Ware::rank));
}

TEST_CASE(
    "Initiative goes by rank and path alone [fga-2.1.1-9][fga-2.3-1][fga-2.4-5][fga-2.5-1][fga-2.6-4]"
    "[fga-2.15.3-2][fga-2.1.1-5][fga-2.2-2]",
    "[alpha]") {
  const std::vector<std::pair<Path, std::array<int, 8>>> expected{{Path::ace, {1, 2, 3, 4, 5, 6, 6, 6}},
                                                                  {Path::force_user, {1, 2, 3, 3, 4, 5, 6, 6}},
                                                                  {Path::coordinate, {1, 2, 3, 4, 5, 6, 6, 6}},
                                                                  {Path::tech, {1, 2, 3, 3, 4, 5, 6, 6}}};
  for (const auto& [path, by_rank] : expected) {
    for (int rank = 1; rank <= 8; ++rank) {
      INFO(data::name_of(path) << " of rank " << rank);
      CHECK(initiative_of(book(), of_rank(rank, rank >= 3 ? path : Path::none)) ==
            by_rank[static_cast<std::size_t>(rank - 1)]);
    }
  }
}

TEST_CASE(
    "Slots of the Ace by rank [fga-2.3-2][fga-2.3-3][fga-2.3.1-1][fga-2.3.1-2][fga-2.3.1-3][fga-2.3.1-5]"
    "[fga-2.3.1-6][fga-2.3.1-7][fga-2.3.1-8]",
    "[alpha]") {
  const auto ace = [](int rank) { return of_rank(rank, Path::ace); };
  for (const Id kind : {Id("pilot-ability"), Id("talent")}) {
    CHECK(slots(ace(3), kind) == 1);
    CHECK(slots(ace(4), kind) == 1);
    CHECK(slots(ace(5), kind) == 2);
    CHECK(slots(ace(6), kind) == 2);
    CHECK(slots(ace(7), kind) == 3);
    CHECK(slots(ace(8), kind) == 3);
  }
  CHECK(slots(ace(3), "modification") == 1);
  CHECK(slots(ace(4), "modification") == 2);
  CHECK(slots(ace(5), "system") == 0);
  CHECK(slots(ace(6), "system") == 1);
  CHECK(slots(ace(6), "modification") == 3);
  CHECK(slots(ace(7), "illicit") == 0);
  CHECK(slots(ace(8), "illicit") == 1);
  CHECK(slots(ace(8), "tech") == 1);
  CHECK(standard_of(book(), {}, ace(8)).slots.size() == 7);
  CHECK(standard_of(book(), {}, ace(4)).charges == 0);
  CHECK(standard_of(book(), {}, ace(5)).charges == 1);
  CHECK(standard_of(book(), {}, ace(8)).charges == 1);
  CHECK(slots(ace(8), "force-talent") == 0);
  CHECK(slots(ace(8), "crew-ability") == 0);
  CHECK(standard_of(book(), {}, ace(8)).cards.empty());
}

TEST_CASE(
    "Slots and Force of the Force User by rank [fga-2.4-1][fga-2.4-4][fga-2.4.1-1][fga-2.4.1-2][fga-2.4.1-3]"
    "[fga-2.4.1-4][fga-2.4.1-5][fga-2.4.1-6][fga-2.1.1-6][fga-2.9.3-1]",
    "[alpha]") {
  const auto user = [](int rank) { return of_rank(rank, Path::force_user); };
  CHECK(slots(user(3), "force-talent") == 0);
  CHECK(slots(user(4), "force-talent") == 1);
  CHECK(slots(user(6), "force-talent") == 1);
  CHECK(slots(user(7), "force-talent") == 2);
  CHECK(slots(user(7), "talent") == 0);
  CHECK(slots(user(8), "talent") == 1);
  CHECK(slots(user(8), "illicit") == 1);
  CHECK(slots(user(8), "tech") == 0);
  CHECK(slots(user(4), "modification") == 2);
  CHECK(slots(user(6), "system") == 1);
  CHECK(standard_of(book(), {}, user(5)).charges == 1);
  const std::vector<std::pair<int, Id>> force{
      {3, "path-force-1"}, {4, "path-force-1"}, {5, "path-force-2"}, {6, "path-force-3"}, {8, "path-force-3"}};
  for (const auto& [rank, card] : force) CHECK(standard_of(book(), {}, user(rank)).cards == Ids{card});
  for (const Path other : {Path::ace, Path::coordinate, Path::tech})
    CHECK(slots(of_rank(8, other), "force-talent") == 0);
}

TEST_CASE(
    "Slots and actions of the Coordinator by rank [fga-2.5-4][fga-2.5.1-1][fga-2.5.1-2][fga-2.5.1-3]"
    "[fga-2.5.1-4][fga-2.5.1-5][fga-2.5.1-6][fga-2.1.1-7][fga-2.9.4-1][fga-2.5-2]",
    "[alpha]") {
  const auto pilot = [](int rank) { return of_rank(rank, Path::coordinate); };
  CHECK(slots(pilot(3), "crew-ability") == 1);
  CHECK(slots(pilot(5), "crew-ability") == 2);
  CHECK(slots(pilot(6), "crew-ability") == 2);
  CHECK(slots(pilot(7), "crew-ability") == 3);
  CHECK(slots(pilot(8), "talent") == 0);
  CHECK(slots(pilot(8), "crew") == 0);
  CHECK(slots(pilot(4), "modification") == 2);
  CHECK(slots(pilot(6), "system") == 1);
  CHECK(slots(pilot(8), "tech") == 1);
  CHECK(standard_of(book(), {}, pilot(5)).charges == 1);
  CHECK(standard_of(book(), {}, pilot(3)).cards == Ids{"path-coordinate-1"});
  CHECK(standard_of(book(), {}, pilot(6)).cards == Ids{"path-coordinate-2"});
  CHECK(standard_of(book(), {}, pilot(7)).cards == Ids{"path-coordinate-3"});
}

TEST_CASE(
    "Slots and actions of the Tech by rank [fga-2.6-1][fga-2.6-3][fga-2.6.1-1][fga-2.6.1-2][fga-2.6.1-3]"
    "[fga-2.6.1-5][fga-2.6.1-6][fga-2.6.1-7][fga-2.9.2-1][fga-2.1.1-8]",
    "[alpha]") {
  const auto tech = [](int rank) { return of_rank(rank, Path::tech); };
  CHECK(slots(tech(3), "talent") == 1);
  CHECK(slots(tech(3), "pilot-ability") == 0);
  CHECK(slots(tech(6), "pilot-ability") == 1);
  CHECK(slots(tech(6), "talent") == 2);
  CHECK(slots(tech(8), "talent") == 3);
  CHECK(slots(tech(8), "illicit") == 1);
  CHECK(slots(tech(4), "gunner") == 0);
  CHECK(slots(tech(5), "gunner") == 1);
  for (const Path other : {Path::ace, Path::coordinate, Path::force_user})
    CHECK(slots(of_rank(8, other), "gunner") == 0);
  CHECK(standard_of(book(), {}, tech(5)).charges == 2);
  CHECK(standard_of(book(), {}, tech(3)).cards == Ids{"path-tech-1"});
  CHECK(standard_of(book(), {}, tech(4)).cards == Ids{"path-tech-2"});
  CHECK(standard_of(book(), {}, tech(7)).cards == Ids{"path-tech-3"});
}

TEST_CASE("The Tech slot of rank 4 is a house rule, on by default [fga-2.6-2][fga-0-5]", "[alpha]") {
  House without;
  without.tech_slot_at_rank_four = false;
  CHECK(slots(of_rank(3, Path::tech), "tech") == 0);
  CHECK(slots(of_rank(4, Path::tech), "tech") == 1);
  CHECK(slots(of_rank(4, Path::tech), "tech", without) == 0);
  CHECK(slots(of_rank(4, Path::tech), "modification", without) == 2);
}

TEST_CASE(
    "Ships bring slots of their own [fga-0-2][fga-2.7.1-2][fga-2.7.1-3][fga-2.7.1-4][fga-2.7.1-5][fga-2.7.1-6]"
    "[fga-2.7.1-7][fga-2.7.1-8][fga-2.7.1-9][fga-2.7.1-10][fga-2.7.1-11][fga-2.7.1-12][fga-2.7.1-13]"
    "[fga-2.7.1-14][fga-2.7.1-15][fga-2.7.1-16]",
    "[alpha]") {
  struct Row {
    Id ship;
    Ids slots;
    bool hyperdrive;
    int agility;
  };
  const std::vector<Row> rows{
      {"tielnfighter", {"modification"}, false, 3},
      {"tieininterceptor", {"modification", "configuration"}, false, 3},
      {"alphaclassstarwing", {"system", "torpedo", "missile", "configuration"}, true, 2},
      {"tiephphantom", {"gunner", "system"}, true, 2},
      {"tiesabomber", {"torpedo", "missile", "missile", "gunner", "payload", "payload"}, false, 2},
      {"tieadvancedx1", {"system", "missile"}, true, 3},
      {"tieadvancedv1", {"system", "missile"}, true, 3},
      {"tieddefender", {"system", "cannon", "missile", "configuration"}, true, 3},
      {"tieagaggressor", {"turret", "missile", "missile", "gunner"}, false, 2},
      {"tiecapunisher", {"system", "torpedo", "missile", "missile", "gunner", "payload", "payload"}, false, 1},
      {"tiereaper", {"crew", "crew"}, true, 1},
      {"tieskstriker", {"gunner", "payload"}, false, 2},
      {"tierbheavy", {"cannon", "cannon", "modification", "configuration"}, false, 1}};
  CHECK(book().ships.size() == rows.size());
  for (const Row& row : rows) {
    INFO(row.ship);
    CHECK(slots_of_ship(row.ship) == row.slots);
    REQUIRE(book().ship(row.ship) != nullptr);
    CHECK(book().ship(row.ship)->hyperdrive == row.hyperdrive);
    REQUIRE(catalog().ship(row.ship) != nullptr);
    CHECK(catalog().ship(row.ship)->agility == row.agility);
  }
  CHECK(slots_of(book(), {}, of_rank(2), "tieadvancedx1").size() == 3);
  CHECK(slots_of(book(), {}, of_rank(2), "tielnfighter").size() == 2);
}

TEST_CASE("Force Users and Techs may fly the v1 for the x1 [fga-2.4.1-7][fga-2.6.1-8][fga-1.3-3]", "[alpha]") {
  const Ids both{"tieadvancedx1", "tieadvancedv1"};
  CHECK(ships_for(book(), of_rank(3, Path::force_user), "tieadvancedx1") == both);
  CHECK(ships_for(book(), of_rank(3, Path::tech), "tieadvancedx1") == both);
  CHECK(ships_for(book(), of_rank(3, Path::ace), "tieadvancedx1") == Ids{"tieadvancedx1"});
  CHECK(ships_for(book(), of_rank(3, Path::coordinate), "tieadvancedx1") == Ids{"tieadvancedx1"});
  CHECK(ships_for(book(), of_rank(3, Path::tech), "tieddefender") == Ids{"tieddefender"});
}

TEST_CASE(
    "XP buys U&M points, career path points and ranks at any rank [fga-2.1.1-3][fga-2.8-7][fga-2.9.5-1]"
    "[fga-2.12-2][fga-2.12.1-1][fga-2.12.2-2][fga-2.12.3-1]",
    "[alpha]") {
  Session session = founded();
  pays(session, "pilot-1", 7);
  CHECK(refusal(session, Buy{"pilot-1", Ware::upgrade_points, 8, {}}) == "fga-2.1.1-3");
  does(session, Buy{"pilot-1", Ware::upgrade_points, 3, {}});
  CHECK(pilot(session, "pilot-1").upgrade_points == 3);
  CHECK(pilot(session, "pilot-1").xp == 4);
  does(session, Buy{"pilot-1", Ware::path_points, 1, {}});
  CHECK(pilot(session, "pilot-1").path_points == 2);
  CHECK(pilot(session, "pilot-1").xp == 1);
  CHECK(refusal(session, Buy{"pilot-1", Ware::path_points, 1, {}}) == "fga-2.1.1-3");
  CHECK(refusal(session, Buy{"pilot-1", Ware::upgrade_points, 0, {}}) == "fga-2.12-2");
  CHECK(refusal(session, Buy{"pilot-1", Ware::rank, 2, {}}) == "fga-2.12.2-2");

  SECTION("rank 3 and rank 4 one after the other for 25 XP") {
    pays(session, "pilot-1", 24);
    does(session, Buy{"pilot-1", Ware::rank, 1, Path::ace});
    CHECK(pilot(session, "pilot-1").xp == 16);
    does(session, Buy{"pilot-1", Ware::rank, 1, {}});
    CHECK(pilot(session, "pilot-1").rank == 4);
    CHECK(pilot(session, "pilot-1").xp == 0);
  }
}

TEST_CASE("With rank 3 a path is chosen, once for all [fga-2.2-3][fga-2.2-4][fga-2.12-3][fga-2.1.1-4]", "[alpha]") {
  Session session = founded();
  pays(session, "pilot-1", 100);
  CHECK(refusal(session, Buy{"pilot-1", Ware::rank, 1, Path::none}) == "fga-2.2-3");
  CHECK(refusal(session, Buy{"pilot-1", Ware::upgrade_points, 1, Path::ace}) == "fga-2.2-3");
  does(session, Buy{"pilot-1", Ware::rank, 1, Path::tech});
  CHECK(pilot(session, "pilot-1").path == Path::tech);
  CHECK(refusal(session, Buy{"pilot-1", Ware::rank, 1, Path::ace}) == "fga-2.2-4");

  SECTION("not even below rank 3") {
    State fallen = session.state();
    fallen.pilots.front().rank = 2;
    Session again(test::alpha_book(), fallen);
    CHECK(refusal(again, Buy{"pilot-1", Ware::rank, 1, Path::ace}) == "fga-2.2-4");
    does(again, Buy{"pilot-1", Ware::rank, 1, Path::none});
    CHECK(pilot(again, "pilot-1").path == Path::tech);
  }
}

TEST_CASE(
    "Three benefits beyond rank 8, in order [fga-0-4][fga-2.2.4-1][fga-2.2-T2.1-9][fga-2.2-T2.1-10]"
    "[fga-2.2-T2.1-11][fga-2.2-T2.1-12]",
    "[alpha]") {
  Session session = founded();
  pays(session, "pilot-1", 5);
  CHECK(refusal(session, Buy{"pilot-1", Ware::benefit, 1, {}}) == "fga-2.2.4-1");
  raise(session, "pilot-1", 8, Path::ace);
  const Standard before = standard_of(book(), {}, pilot(session, "pilot-1"));
  int expected = 0;
  for (const int cost : {81, 100, 121}) {
    CHECK(price_of(book(), pilot(session, "pilot-1"), Ware::benefit) == cost);
    pays(session, "pilot-1", cost);
    does(session, Buy{"pilot-1", Ware::benefit, 1, {}});
    CHECK(pilot(session, "pilot-1").beyond == ++expected);
    CHECK(initiative_of(book(), pilot(session, "pilot-1")) == 6);
    CHECK(pilot(session, "pilot-1").rank == 8);
  }
  CHECK(refusal(session, Buy{"pilot-1", Ware::benefit, 1, {}}) == "fga-2.2.4-1");
  const Standard after = standard_of(book(), {}, pilot(session, "pilot-1"));
  CHECK(after.charges == before.charges + 1);
  CHECK(after.slots.size() == before.slots.size() + 2);
  CHECK(slots(pilot(session, "pilot-1"), "tech") == 2);

  SECTION("an injury leaves them unused for a mission, not lost") {
    Pilot hurt = pilot(session, "pilot-1");
    hurt.injured = true;
    CHECK(standard_of(book(), {}, hurt).charges == 1);
    CHECK(hurt.beyond == 3);
  }
}

TEST_CASE("An injury takes one rank's benefits for a mission [fga-2.2.2-1]", "[alpha]") {
  Pilot linda = of_rank(3, Path::ace);
  CHECK(slots(linda, "talent") == 1);
  linda.injured = true;
  CHECK(rank_in_force(linda) == 2);
  CHECK(initiative_of(book(), linda) == 2);
  CHECK(slots(linda, "talent") == 0);
  CHECK(slots(linda, "modification") == 1);
}

TEST_CASE(
    "Imperial Rank is the average of those who fly, rounded down [fga-4.1p-4][fga-4.1-4][fga-2.15.6-3][fga-2.2.1-2]",
    "[alpha]") {
  State state;
  for (const int rank : {4, 4, 4, 1}) {
    Pilot pilot = of_rank(rank);
    pilot.id = Id("pilot-" + std::to_string(state.pilots.size() + 1));
    state.pilots.push_back(pilot);
  }
  CHECK(imperial_rank(state, {"pilot-1", "pilot-2", "pilot-3"}) == 4);
  CHECK(imperial_rank(state, {"pilot-1", "pilot-2", "pilot-3", "pilot-4"}) == 3);
  state.pilots[0].injured = true;
  CHECK(imperial_rank(state, {"pilot-1", "pilot-2", "pilot-3"}) == 3);
  state.pilots[1].upgrade_points = 60;
  CHECK(imperial_rank(state, {"pilot-1", "pilot-2", "pilot-3"}) == 3);
  CHECK(imperial_rank(state, {}) == 0);
}

TEST_CASE("Alpha One is who has the highest initiative; on a tie they decide [fga-2.14.1-1][fga-4.1p-2][fga-4.1-2]",
          "[alpha]") {
  Session session = founded();
  CHECK(refusal(session, Lead{"pilot-2"}).empty());
  does(session, Lead{"pilot-3"});
  CHECK(lead_of(book(), session.state(), session.state().muster) == Id("pilot-3"));
  raise(session, "pilot-2", 3, Path::ace);
  CHECK(lead_of(book(), session.state(), session.state().muster) == Id("pilot-2"));
  CHECK(refusal(session, Lead{"pilot-3"}) == "fga-4.1p-2");
  plays(session, "1:1", true);
}

TEST_CASE("Who was named Alpha One leads while he flies [fga-4.1p-2]", "[alpha]") {
  Session session = founded(Mode::classic, 4);
  does(session, Lead{"pilot-3"});
  does(session, Muster{{"pilot-1", "pilot-2", "pilot-3"}});
  CHECK(session.state().lead == Id("pilot-3"));
  does(session, Muster{{"pilot-1", "pilot-2", "pilot-4"}});
  CHECK(session.state().lead.empty());
  does(session, Lead{"pilot-4"});
  does(session, Retire{"pilot-1"});
  CHECK(session.state().lead == Id("pilot-4"));
  does(session, Retire{"pilot-4"});
  CHECK(session.state().lead.empty());
}

}  // namespace plotboard::alpha_sheet
