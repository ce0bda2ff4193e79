// The introduction, what a mission brings with it, which cards there are and who may take them (the manual's chapters
// 0, 1, 2.6 to 2.9, 4.1 and the printed cards).
#include <algorithm>
#include <set>

#include "campaign/alpha.hpp"
#include "campaign/alpha/alpha_one.hpp"
#include "campaign/alpha/report.hpp"

namespace plotboard::alpha_missions_and_cards {

using namespace campaign::alpha;
using namespace test;

namespace {

// All pilots of that rank and path, with points to spend; every mission may be flown.
Session of_rank(int rank, Path path, const Book& book = test::alpha_book()) {
  State state = founded(Mode::completionist).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = rank >= kPathRank ? path : Path::none;
    pilot.upgrade_points = pilot.path_points = 60;
  }
  for (Card& card : state.cards) card.won = true;
  for (Tour& tour : state.tours) tour.end = TourEnd::won;
  return {book, state};
}
Session hangar(Id mission, int rank, Path path) {
  Session session = of_rank(rank, path);
  does(session, ChooseMission{mission, {}, false, false, false});
  return session;
}
std::string equip(const Session& session, const Ids& cards) {
  return refusal(session, Equip{"pilot-1", {"", {}, cards, {}}});
}
const data::Upgrade& card(Id id) {
  const data::Upgrade* found = catalog().upgrade(id);
  REQUIRE(found != nullptr);
  return *found;
}
std::size_t sold(const std::string& kind) {
  return static_cast<std::size_t>(
      std::count_if(catalog().upgrades.begin(), catalog().upgrades.end(),
                    [&](const auto& each) { return is_sold(each.second) && each.second.slots.front() == kind; }));
}
// Missions in which people fly the shuttle Omega One, or somebody does.
std::vector<std::pair<const data::Mission*, const data::Squad*>> with_omega_one() {
  std::vector<std::pair<const data::Mission*, const data::Squad*>> found;
  for (const auto& [id, mission] : catalog().missions) {
    if (const data::Squad* shuttle = mission.squad("Omega One")) found.emplace_back(&mission, shuttle);
  }
  return found;
}
// A part of it holds once that has been destroyed.
bool waits_for_end_of(const data::Condition& condition, const std::string& word) {
  using Kind = data::Condition::Kind;
  const bool of_it = std::any_of(condition.of.begin(), condition.of.end(),
                                 [&](const data::Selector& selector) { return selector.word == word; });
  if ((condition.kind == Kind::destroyed || condition.kind == Kind::gone) && of_it) return true;
  return condition.kind == Kind::any &&
         std::any_of(condition.parts.begin(), condition.parts.end(),
                     [&](const data::Condition& part) { return waits_for_end_of(part, word); });
}

}  // namespace

TEST_CASE("The introduction is flown in TIE/ln Fighters at rank 1 and initiative 1, whoever flies it [fga-1.3.2-2]",
          "[alpha]") {
  for (const int rank : {2, 5, 8}) {
    INFO("rank " << rank);
    Session session = hangar("0:1", rank, Path::ace);
    CHECK(session.state().plan.rank == 1);
    CHECK(session.state().plan.ship == "tielnfighter");
    CHECK(equip(session, {"afterburners"}).empty());
    CHECK(equip(session, {"afterburners", "targeting-computer"}) == "fga-2.7.1-2");
    CHECK(equip(session, {"predator"}) == "fga-2.9.5-5");
    for (const Offer& offer : offers_for(test::alpha_book(), session.state(), "pilot-1", {"", "tielnfighter", {}, {}}))
      CHECK((offer.why_not || offer.upgrade->slots.front() == "modification"));
    const mission::Setup setup = setup_of(test::alpha_book(), session.state());
    CHECK(setup.rank == 1);
    const auto table = mission::opening(catalog(), setup);
    REQUIRE(table.ok());
    CHECK(table->progress.rank == 1);
    for (const char* id : {"P1", "P2", "P3"}) {
      CHECK(table->find(id)->ref == "tielnfighter");
      CHECK(table->find(id)->initiative == 1);
      CHECK(table->find(id)->ship.cards.size() == (id == std::string("P1") ? 1U : 0U));  // Alpha One's title
    }
    does(session, TakeOff{});
    does(session, Land{report(session, true, 0)});
    settle(session);
    CHECK(pilot(session, "pilot-1").rank == rank);
    CHECK(pilot(session, "pilot-1").sorties.back().rank == 1);
    does(session, ChooseMission{"1:1", {}, false, false, false});
    CHECK(session.state().plan.rank == rank);
  }
}

TEST_CASE("In the introduction all are of one initiative, so anybody may be Alpha One [fga-1.3.2-2][fga-4.1-2]",
          "[alpha]") {
  State state = of_rank(2, Path::none).state();
  state.pilots[1].rank = 4;
  state.pilots[1].path = Path::ace;
  Session session(test::alpha_book(), state);
  CHECK(refusal(session, Lead{"pilot-1"}) == "fga-4.1p-2");
  does(session, ChooseMission{"0:1", {}, false, false, false});
  does(session, Lead{"pilot-1"});
  CHECK(session.state().plan.lead == "pilot-1");
}

TEST_CASE("Alpha One who stays at home is chosen anew when the flight changes again [fga-4.1p-2]", "[alpha]") {
  Session session = founded(Mode::classic, 4);
  does(session, Lead{"pilot-3"});
  CHECK(lead_of(test::alpha_book(), session.state(), session.state().muster) == "pilot-3");
  does(session, Muster{{"pilot-1", "pilot-2", "pilot-4"}});
  does(session, Muster{{"pilot-1", "pilot-2", "pilot-3", "pilot-4"}});
  CHECK(lead_of(test::alpha_book(), session.state(), session.state().muster) == "pilot-1");
}

TEST_CASE("The call sign of a pilot who has left may be taken again [fga-2.10.1-3]", "[alpha]") {
  Session session = founded();
  CHECK(refusal(session, Recruit{"Alpha 2", "", false}) == "fga-2.10.1-3");
  does(session, Retire{"pilot-2"});
  CHECK(refusal(session, Recruit{"Alpha 2", "", false}).empty());
  CHECK(refusal(session, Recruit{"Alpha 3", "", false}) == "fga-2.10.1-3");
}

TEST_CASE("Striker, Punisher, Reaper and Heavy are to be flown, but in no mission of a tour [fga-0-1]", "[alpha]") {
  const Ids late{"tiereaper", "tieskstriker", "tiecapunisher", "tierbheavy"};
  for (const Id ship : late) {
    CHECK(catalog().ship(ship) != nullptr);
    CHECK(test::alpha_book().ship(ship) != nullptr);
  }
  std::set<Id> flown;
  for (const auto& [id, mission] : catalog().missions) {
    INFO(id);
    const campaign::alpha::BookMission* of_book = test::alpha_book().mission(Id(mission.number));
    REQUIRE(of_book != nullptr);
    for (const std::string& ship : mission.seats.ships) {
      if (std::find(late.begin(), late.end(), Id(ship)) == late.end()) continue;
      CHECK(of_book->tour == 0);
      flown.insert(Id(ship));
    }
  }
  CHECK_FALSE(flown.empty());
}

TEST_CASE("Everything is there that the campaign has beside the base game [fga-1.1.1-4]", "[alpha]") {
  for (const auto& [id, mission] : catalog().missions) {
    for (const data::Squad& squad : mission.squads) {
      for (const data::SquadShip& ship : squad.ships) {
        const data::Ship* type = catalog().ship(Id(ship.ship));
        if (squad.side == "player" || squad.stays || type == nullptr || type->freighter) continue;
        INFO(id << ", " << squad.name << ": " << ship.ship);
        CHECK(catalog().card_for(ship.ship, squad.faction) != nullptr);  // an AI statcard
      }
    }
  }
  CHECK(card(test::alpha_book().lead_card).name == "Alpha One");
  CHECK(sold("pilot-ability") >= 46);  // of table 2.6's 47
  CHECK(sold("talent") == 18);
  CHECK(sold("force-talent") == 16);
  CHECK(sold("crew-ability") == 21);
  std::set<std::string> decks;
  for (const auto& [id, pilot_card] : catalog().pilot_cards) decks.insert(pilot_card.deck);
  for (const char* deck : {"rebels", "scum", "empire"}) CHECK(decks.count(deck) == 1);
  for (const char* component : {"turbolaser-tower", "shield-generator", "fuel-tank", "sensor-array", "command-center",
                                "cargo-container", "docking-bay", "minefield", "cloud", "ion-storm",
                                "class-b-container", "sensor-beacon", "mine-a", "mine-b", "mine-c"}) {
    INFO(component);
    CHECK(catalog().component(component) != nullptr);
  }
  CHECK(catalog().ship("bulkfreighter") != nullptr);
}

TEST_CASE("The rules know no mission: what it is stands in its file alone [fga-1.2-2]", "[alpha]") {
  const std::string first = catalog().mission("1:1")->id;
  data::Catalog fewer = catalog();
  fewer.missions.erase(first);
  Book without = test::alpha_book();
  without.catalog = &fewer;
  CHECK(refusal(of_rank(2, Path::none, without), ChooseMission{"1:1", {}, false, false, false}) == "fga-1.2-2");
  data::Catalog elsewhere = catalog();
  Book other = test::alpha_book();
  other.catalog = &elsewhere;
  data::Mission& changed = elsewhere.missions.at(first);
  changed.seats.ships = {"tiesabomber"};
  changed.area = "3x3";
  changed.squads.clear();
  changed.objectives.resize(1);
  Session session = of_rank(2, Path::none, other);
  does(session, ChooseMission{"1:1", {}, false, false, false});
  CHECK(session.state().plan.ship == "tiesabomber");
  const auto table = mission::opening(elsewhere, setup_of(other, session.state()));
  REQUIRE(table.ok());
  CHECK(std::none_of(table->pieces.begin(), table->pieces.end(), [](const state::Piece& piece) {
    return piece.side == state::Side::enemy && !piece.squad.empty();
  }));
}

TEST_CASE("Omega One is the players', and mostly has to come through [fga-1.5-2]", "[alpha]") {
  const auto missions = with_omega_one();
  REQUIRE(missions.size() >= 3);
  std::size_t must_survive = 0;
  for (const auto& [mission, shuttle] : missions) {
    INFO(mission->number);
    CHECK(shuttle->side == "player");
    CHECK(shuttle->ships.size() == 1);
    CHECK(shuttle->ships.front().ship == "lambdaclasst4ashuttle");
    must_survive += std::any_of(mission->objectives.begin(), mission->objectives.end(), [](const auto& objective) {
      return objective.kind == data::ObjectiveKind::primary && objective.failed &&
             waits_for_end_of(*objective.failed, "Omega One");
    });
  }
  CHECK(2 * must_survive > missions.size());
}

TEST_CASE("A mission may grant U&M points and upgrades, for itself alone [fga-4.1p-11][fga-4.1-12]", "[alpha]") {
  Book granting = test::alpha_book();
  for (campaign::alpha::BookMission& mission : granting.missions) {
    if (mission.number != "1:1") continue;
    mission.bonus_points = 4;
    mission.free_upgrades = {"targeting-computer"};
  }
  State state = of_rank(4, Path::ace).state();
  for (Pilot& pilot : state.pilots) pilot.upgrade_points = 12;
  Session session(granting, state);
  // The rule's example: 12 banked and 4 granted.
  const int hull = *cost_of(granting, session.state().pilots.front(), "tielnfighter", card("hull-upgrade"));
  const int fins = *cost_of(granting, session.state().pilots.front(), "tielnfighter", card("afterburners"));
  const int vanes = *cost_of(granting, session.state().pilots.front(), "tielnfighter", card("static-discharge-vanes"));
  REQUIRE(hull + fins <= 16);
  REQUIRE(hull + fins + vanes > 16);
  does(session, ChooseMission{"1:1", {}, false, false, false});
  CHECK(equip(session, {"hull-upgrade", "afterburners", "static-discharge-vanes"}) == "fga-2.8-8");
  const Ids carried{"hull-upgrade", "afterburners", "targeting-computer"};
  CHECK(equip(session, carried).empty());
  does(session, Equip{"pilot-1", {"", {}, carried, {}}});
  const Budgets budgets =
      budgets_of(granting, pilot(session, "pilot-1"), *session.state().loadout_of("pilot-1"), granting.mission("1:1"));
  CHECK(budgets.upgrades.of == 16);
  CHECK(budgets.upgrades.spent == hull + fins);
  does(session, TakeOff{});
  does(session, Land{report(session, true, 0)});
  settle(session);
  CHECK(pilot(session, "pilot-1").upgrade_points == 12);
  does(session, ChooseMission{"1:2", {}, false, false, false});
  CHECK(equip(session, carried) == "fga-2.8-8");
}

TEST_CASE("Energy-Shell Charges are for the Tech path, whose pilots calculate [fga-2.6-5]", "[alpha]") {
  const Ids shells{"energy-shell-charges"};
  CHECK(equip(hangar("3:2", 3, Path::tech), shells).empty());
  for (const Path other : {Path::ace, Path::force_user, Path::coordinate})
    CHECK(equip(hangar("3:2", 8, other), shells) == "fga-2.6-5");
  CHECK(equip(hangar("3:2", 2, Path::none), shells) == "fga-2.6-5");
  for (const Path path : data::kPaths) CHECK(equip(hangar("3:2", 8, path), {"multi-missile-pods"}).empty());
  const auto calculates = [](Path path) {
    Pilot pilot;
    pilot.rank = 3;
    pilot.path = path;
    for (const Id id : standard_of(test::alpha_book(), {}, pilot).cards) {
      for (const data::ShipAction& action : card(id).actions) {
        if (action.type == "calculate") return true;
      }
    }
    return false;
  };
  CHECK(calculates(Path::tech));
  CHECK_FALSE(calculates(Path::ace));
}

TEST_CASE("Ion Limiter Override and Coaxium Hyperfuel are modifications here [fga-2.8-4]", "[alpha]") {
  for (const char* id : {"ion-limiter-override", "coaxium-hyperfuel"}) {
    CHECK(card(id).slots == std::vector<std::string>{"modification"});
    CHECK_FALSE(is_career(test::alpha_book(), card(id)));  // paid with U&M points
  }
  CHECK(equip(hangar("1:1", 2, Path::none), {"ion-limiter-override"}).empty());
}

TEST_CASE("Marks of printed cards: Empire, TIE, SLAM [fga-CARD-2]", "[alpha]") {
  // Those who fly here are of the Empire, and squads of the base game do not get the abilities.
  for (const auto& [id, mission] : catalog().missions) CHECK(mission.seats.faction == "galacticempire");
  for (const char* id : {"darth-vader", "seventh-sister", "grand-inquisitor"}) {
    CHECK(is_sold(card(id)));
    CHECK_FALSE(card(id).in_squads);
  }
  for (const campaign::alpha::BookShip& ship : test::alpha_book().ships) {
    const auto& ties = card("ion-limiter-override").ships;
    INFO(ship.ship.text());
    CHECK((std::find(ties.begin(), ties.end(), ship.ship.text()) != ties.end()) == ship.ship.text().starts_with("tie"));
  }
  CHECK(equip(hangar("2:4", 2, Path::none), {"ion-limiter-override"}) != "");  // the Gunboat
  CHECK(equip(hangar("2:4", 2, Path::none), {"coaxium-hyperfuel"}).empty());   // which has a SLAM action
  CHECK(equip(hangar("1:1", 2, Path::none), {"coaxium-hyperfuel"}) != "");
}

TEST_CASE("A pilot ability wants the initiative that is printed on it [fga-2.9.2-3]", "[alpha]") {
  int tried = 0;
  for (const auto& [id, upgrade] : catalog().upgrades) {
    if (!is_sold(upgrade) || upgrade.slots.front() != "pilot-ability") continue;
    INFO(upgrade.name);
    CHECK(upgrade.least_initiative >= 3);
    for (int rank = 3; rank <= 6; ++rank) {  // an Ace's initiative is the rank
      const std::string why = equip(hangar("1:1", rank, Path::ace), {upgrade.id});
      CHECK((why == "fga-2.9.5-5") == (rank < upgrade.least_initiative));
    }
    ++tried;
  }
  CHECK(tried > 40);
}

TEST_CASE("Pilots of all four paths wear their medals [fga-2.15.7-3]", "[alpha]") {
  for (const Path path : data::kPaths) {
    INFO(data::name_of(path));
    State state = of_rank(3, path).state();
    state.pilots[1].medals = {0, 1, 2, 3, 4, 5, 6, 7};
    Session session(test::alpha_book(), state);
    does(session, ChooseMission{"1:1", {}, false, false, false});
    does(session, Equip{"pilot-2", {"", {}, {"afterburners"}, {}}});  // beside whatever its slots hold
    const auto table = mission::opening(catalog(), setup_of(test::alpha_book(), session.state()));
    REQUIRE(table.ok());
    const auto carries = [&](Id id) {
      const auto& cards = table->find("P2")->ship.cards;
      return std::count_if(cards.begin(), cards.end(), [id](const state::Card& one) { return one.id == id; });
    };
    CHECK(carries(test::alpha_book().dignity_card) == 1);
    for (const campaign::alpha::BookTour& tour : test::alpha_book().tours) CHECK(carries(tour.medal_card) == 1);
    CHECK(carries("afterburners") == 1);
  }
}

}  // namespace plotboard::alpha_missions_and_cards
