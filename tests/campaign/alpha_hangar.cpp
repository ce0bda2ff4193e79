// What pilots fit to their ships (the manual's chapters 2.8, 2.9, 2.13 and 4.1 step 5).
#include <algorithm>

#include "campaign/alpha.hpp"
#include "campaign/alpha/report.hpp"

namespace plotboard::alpha_hangar {

using namespace campaign::alpha;
using namespace test;

namespace {

// In the hangar of a mission for that ship, with those points; all pilots of that rank and path.
Session hangar(Id mission, int rank, Path path, int upgrade_points, int path_points, const House& house = {}) {
  State state = founded(Mode::completionist, 3, 7, house).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = rank >= 3 ? path : Path::none;
    pilot.upgrade_points = upgrade_points;
    pilot.path_points = path_points;
  }
  for (Card& card : state.cards) card.won = true;
  for (Tour& tour : state.tours) tour.end = TourEnd::won;
  Session session(catalog(), state);
  does(session, ChooseMission{mission, {}, false, false, false});
  return session;
}
std::string equip(const Session& session, const Ids& cards, const Ids& charged = {}, Id pilot = "pilot-1") {
  return refusal(session, Equip{pilot, {"", {}, cards, charged}});
}

constexpr const char* kFighters = "1:1";  // TIE/ln
constexpr const char* kBombers = "3:2";   // TIE/sa
constexpr const char* kGunboats = "2:4";  // Alpha-class
constexpr const char* kAdvanced = "6:1";  // TIE Advanced x1

}  // namespace

TEST_CASE(
    "Upgrades are paid out of a budget that is full again for every mission [fga-2.8-1][fga-2.8-2][fga-2.8-8]"
    "[fga-4.1p-10][fga-4.1-11][fga-4.1p-18][fga-4.1-21][fga-2.12.1-2]",
    "[alpha]") {
  Session session = hangar(kFighters, 2, Path::none, 12, 0);
  CHECK(equip(session, {"afterburners", "static-discharge-vanes"}) == "fga-2.8-8");
  CHECK(equip(session, {"afterburners", "targeting-computer"}).empty());
  does(session, Equip{"pilot-1", {"", {}, {"afterburners", "targeting-computer"}, {}}});
  const Budgets budgets =
      budgets_of(catalog(), pilot(session, "pilot-1"), *session.state().loadout_of("pilot-1"), nullptr);
  CHECK(budgets.upgrades.spent == 8);
  CHECK(budgets.upgrades.of == 12);
  CHECK(pilot(session, "pilot-1").upgrade_points == 12);
  does(session, TakeOff{});
  does(session, Land{report(session, true, 0)});
  settle(session);
  CHECK(pilot(session, "pilot-1").upgrade_points == 12);
  CHECK(session.state().plan.loadouts.empty());
}

TEST_CASE("Slots are those of ship and rank [fga-2.7.1-2][fga-0-2][fga-2.13-1][fga-4.1-11]", "[alpha]") {
  CHECK(equip(hangar("0:1", 1, Path::none, 40, 0), {"afterburners", "targeting-computer"}) == "fga-2.7.1-2");
  CHECK(equip(hangar(kFighters, 2, Path::none, 40, 0), {"afterburners", "targeting-computer"}).empty());
  CHECK(equip(hangar(kFighters, 2, Path::none, 40, 0), {"proton-torpedoes"}) == "fga-2.7.1-2");
  CHECK(equip(hangar(kBombers, 2, Path::none, 40, 0), {"proton-torpedoes"}).empty());
  CHECK(equip(hangar(kFighters, 2, Path::none, 40, 0), {"no-such-card"}) == "fga-2.13-1");
}

TEST_CASE("One copy of each on a ship, ordnance and devices excepted [fga-2.8-9][fga-2.8-10]", "[alpha]") {
  const Session fighters = hangar(kFighters, 2, Path::none, 60, 0);
  CHECK(equip(fighters, {"hull-upgrade", "hull-upgrade"}) == "fga-2.8-9");
  const Session bombers = hangar(kBombers, 2, Path::none, 60, 0);
  CHECK(equip(bombers, {"concussion-missiles", "concussion-missiles"}).empty());
  CHECK(equip(bombers, {"proton-bombs", "proton-bombs"}).empty());
  CHECK(equip(bombers, {"concussion-missiles", "concussion-missiles", "concussion-missiles"}) == "fga-2.7.1-2");
}

TEST_CASE("Hull, shield and stealth cost by the ship's agility [fga-2.13-4][fga-2.8-3]", "[alpha]") {
  const auto cost = [](Id ship, Id upgrade) {
    return cost_of(catalog(), Pilot{}, ship, *catalog().upgrade(upgrade)).value_or(-1);
  };
  CHECK(cost("tiecapunisher", "hull-upgrade") == 3);
  CHECK(cost("tiesabomber", "hull-upgrade") == 5);
  CHECK(cost("tieadvancedx1", "hull-upgrade") == 7);
  CHECK(cost("tiecapunisher", "shield-upgrade") == 4);
  CHECK(cost("tiesabomber", "shield-upgrade") == 6);
  CHECK(cost("tielnfighter", "shield-upgrade") == 8);
  CHECK(cost("tiesabomber", "stealth-device") == 6);
}

TEST_CASE("The manual's example of a loadout, by the table's price [fga-2.8-8]", "[alpha]") {
  // Cluster Missiles 5 and Hull Upgrade 7: 12 points, and nothing is left for a system.
  const Session session = hangar(kAdvanced, 2, Path::none, 12, 0);
  CHECK(equip(session, {"cluster-missiles", "hull-upgrade"}).empty());
}

TEST_CASE("Two-slot missiles and cannons of the Gunboat need its configurations [fga-2.13-5][fga-2.13-6]", "[alpha]") {
  const Session session = hangar(kGunboats, 2, Path::none, 40, 0);
  CHECK(equip(session, {"barrage-rockets"}) == "fga-2.7.1-2");
  CHECK(equip(session, {"os-1-arsenal-loadout", "barrage-rockets"}).empty());
  CHECK(equip(session, {"ion-cannon"}) == "fga-2.7.1-2");
  CHECK(equip(session, {"xg-1-assault-configuration", "ion-cannon"}).empty());
}

TEST_CASE("Extra charges go on cards that have charges, each on its own [fga-2.3.1-4][fga-2.6.1-4]", "[alpha]") {
  const Session ace = hangar(kFighters, 5, Path::ace, 60, 0);
  CHECK(equip(ace, {"afterburners"}, {"afterburners"}).empty());
  CHECK(equip(ace, {"hull-upgrade"}, {"hull-upgrade"}) == "fga-2.3.1-4");
  CHECK(equip(ace, {"stealth-device"}, {"stealth-device"}) == "fga-2.3.1-4");
  CHECK(equip(ace, {"hull-upgrade"}, {"afterburners"}) == "fga-2.3.1-4");
  CHECK(equip(hangar(kFighters, 4, Path::ace, 60, 0), {"afterburners"}, {"afterburners"}) == "fga-2.3.1-4");
  const Session tech = hangar(kBombers, 5, Path::tech, 60, 0);
  CHECK(equip(tech, {"afterburners", "cluster-missiles"}, {"afterburners", "cluster-missiles"}).empty());
  CHECK(equip(tech, {"afterburners"}, {"afterburners", "afterburners"}) == "fga-2.6.1-4");

  SECTION("and lie on them in battle") {
    Session session = ace;
    does(session, Equip{"pilot-1", {"", {}, {"afterburners"}, {"afterburners"}}});
    const auto table = mission::opening(catalog(), setup_of(catalog(), session.state()));
    REQUIRE(table.ok());
    const state::Card& card = table->find("P1")->ship.cards.front();
    CHECK(card.limit(catalog().upgrade("afterburners")->charges) == 3);
  }
}

TEST_CASE("Loadouts are kept by name and come back in the next hangar", "[alpha]") {
  Session session = hangar(kFighters, 2, Path::none, 12, 0);
  does(session, KeepLoadout{"pilot-1", {"Swift", "tielnfighter", {"afterburners"}, {}}});
  does(session, KeepLoadout{"pilot-1", {"Dear", "tielnfighter", {"static-discharge-vanes", "afterburners"}, {}}});
  CHECK(refusal(session, KeepLoadout{"pilot-1", {" ", "tielnfighter", {}, {}}}) == "fga-2.10.1-1");
  CHECK(refusal(session, ForgetLoadout{"pilot-1", "Slow", "tielnfighter"}) == "fga-2.10.1-1");
  CHECK(pilot(session, "pilot-1").loadouts.size() == 2);
  does(session, TakeOff{});
  does(session, Land{report(session, true, 0)});
  settle(session);
  does(session, ChooseMission{kFighters, {}, false, false, false});
  // The newest costs more than there is; the one before fits.
  CHECK(session.state().loadout_of("pilot-1")->cards == Ids{"afterburners"});
  CHECK(session.state().loadout_of("pilot-2")->cards.empty());
  does(session, ForgetLoadout{"pilot-1", "Swift", "tielnfighter"});
  CHECK(pilot(session, "pilot-1").loadouts.size() == 1);
}

TEST_CASE("Offers: what may be added comes first, the rest says why not [fga-2.13-1]", "[alpha]") {
  Session session = hangar(kFighters, 2, Path::none, 6, 0);
  const auto offers = offers_for(catalog(), session.state(), "pilot-1", {"", "tielnfighter", {}, {}});
  REQUIRE(offers.size() > 40);
  bool refused = false;
  int dearest = 0;
  for (const Offer& offer : offers) {
    if (!offer.why_not) CHECK(offer.cost >= dearest);
    dearest = offer.cost;
    if (offer.why_not) {
      refused = true;
      CHECK_FALSE(offer.why_not->rule.empty());
      CHECK_FALSE(offer.why_not->why.empty());
    } else {
      CHECK_FALSE(refused);
      CHECK(equip(session, {offer.upgrade->id}).empty());
    }
  }
  CHECK(refused);
}

TEST_CASE("An injured pilot is fitted out by the rank in force [fga-2.13-2][fga-2.2.2-1]", "[alpha]") {
  State state = hangar(kFighters, 6, Path::tech, 60, 0).state();
  CHECK(equip(Session(catalog(), state), {"inertial-dampeners"}) != "fga-2.13-2");
  state.pilots[0].injured = true;
  CHECK(equip(Session(catalog(), state), {"inertial-dampeners"}) == "fga-2.13-2");
}

TEST_CASE("Whoever does not fly is not fitted out [fga-4.1p-10]", "[alpha]") {
  Session session = hangar(kFighters, 2, Path::none, 6, 0);
  CHECK(equip(session, {}, {}, "pilot-9") == "fga-4.1p-10");
  CHECK(refusal(session, Equip{"pilot-1", {"", "tieddefender", {}, {}}}) == "fga-1.3-3");
  CHECK(refusal(founded(), Equip{"pilot-1", {}}) == "fga-4.1p-10");
}

}  // namespace plotboard::alpha_hangar
