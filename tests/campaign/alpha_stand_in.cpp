// What stand-in pilots of a campaign carry: after a rise, and where missions are measured with them.
#include <algorithm>

#include "battle/log.hpp"
#include "battle/session.hpp"
#include "campaign/alpha.hpp"
#include "campaign/alpha/stand_in.hpp"
#include "campaign/alpha/stand_in_flight.hpp"
#include "data/mission.hpp"
#include "mission/mission.hpp"

namespace plotboard::alpha_stand_in {

using namespace campaign::alpha;
using namespace test;

namespace {

constexpr const char* kFighters = "1:1";

// In the hangar of that mission with pilots who have risen, and whose ships hang there as they flew them before.
Session risen(int rank, const Ids& last_flown) {
  State state = founded(Mode::completionist).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = rank >= kPathRank ? Path::ace : Path::none;
    pilot.upgrade_points = 4 * rank;
    pilot.loadouts = {{"", "tielnfighter", last_flown, {}}};
  }
  Session session(catalog(), state);
  does(session, ChooseMission{kFighters, {}, false, false, false});
  return session;
}
int spent(const Session& session, Id who) {
  const Budgets both = budgets_of(catalog(), pilot(session, who), *session.state().loadout_of(who), nullptr);
  return both.upgrades.spent + both.path.spent;
}
std::size_t cards_in(const mission::Setup& setup) {
  std::size_t cards = 0;
  for (const mission::Seat& seat : setup.seats) cards += seat.cards.size();
  return cards;
}

}  // namespace

TEST_CASE("A stand-in who has risen fits out anew, and no more once the points are in use [fga-4.1p-10]", "[alpha]") {
  Session session = risen(4, {"targeting-computer"});
  REQUIRE(session.state().loadout_of("pilot-2")->cards == Ids{"targeting-computer"});
  const int before = spent(session, "pilot-2");
  int commands = 0;
  auto next = stand_in(catalog(), session.state(), 3);
  for (; next && session.state().stage == Stage::hangar && holds<Equip>(*next); ++commands) {
    does(session, *next);
    next = stand_in(catalog(), session.state(), 3);
  }
  CHECK(commands == 3);  // once each
  CHECK(spent(session, "pilot-2") > before);
  CHECK((next && holds<TakeOff>(*next)));
}

TEST_CASE("Missions are measured with what pilots of a campaign have bought by that rank", "[alpha]") {
  const data::Mission& fighters = *catalog().mission(kFighters);
  const mission::Setup recruits = flown_by_stand_ins(catalog(), fighters, 5, 1);
  const mission::Setup captains = flown_by_stand_ins(catalog(), fighters, 5, 4);
  CHECK(recruits.pilots == 5);
  REQUIRE(recruits.seats.size() == 5);
  CHECK(captains.rank == 4);
  CHECK(recruits.seats.front().initiative == 1);
  CHECK(captains.seats.front().initiative == 4);  // an ace
  CHECK(captains.seats[1].initiative == 3);       // a Force user
  CHECK(cards_in(captains) > cards_in(recruits));
  CHECK(captains.seats == flown_by_stand_ins(catalog(), fighters, 5, 4).seats);
  // And with the medals that they have usually won by then.
  const auto has = [](const mission::Seat& seat, const char* card) {
    return std::count(seat.cards.begin(), seat.cards.end(), Id(card)) == 1;
  };
  CHECK_FALSE(has(recruits.seats.front(), "medal-of-redemption"));
  CHECK(has(captains.seats.front(), "medal-of-redemption"));
  CHECK_FALSE(has(captains.seats.front(), "medal-of-unity"));
  CHECK(has(flown_by_stand_ins(catalog(), fighters, 3, 8).seats.back(), "medal-of-loyalty"));
  // Alpha One is one of them.
  const auto leads = [](const mission::Seat& seat) {
    return std::count(seat.cards.begin(), seat.cards.end(), catalog().alpha.lead_card);
  };
  CHECK(leads(captains.seats[0]) == 1);
  CHECK(leads(captains.seats[1]) == 0);
  // The introduction is flown at rank 1 (fga-1.3.2-2).
  const mission::Setup introduction = flown_by_stand_ins(catalog(), *catalog().mission("0:1"), 3, 8);
  CHECK(introduction.rank == 1);
  CHECK(introduction.seats.front().initiative == 1);
  CHECK(introduction.seats.back().cards.empty());  // nothing has been earned yet
}

TEST_CASE("Whatever stand-ins would carry to a mission may be carried there [fga-4.1p-10]", "[alpha][slow]") {
  for (const auto& [id, mission] : catalog().missions) {
    if (catalog().alpha.mission(mission.number) == nullptr) continue;
    for (const int rank : {1, 4, 8}) {
      const auto table = mission::opening(catalog(), flown_by_stand_ins(catalog(), mission, 3, rank));
      CAPTURE(id, rank);
      REQUIRE(table);
    }
  }
}

TEST_CASE("What pilots of a campaign bring stands in the log: a flight plays again to the same bytes [fga-2.3.1-4]",
          "[alpha]") {
  for (const auto& [id, mission] : catalog().missions) {
    INFO(id);
    mission::Setup setup = flown_by_stand_ins(catalog(), mission, 4, 8);
    setup.seed = 5;
    auto table = mission::opening(catalog(), setup);
    REQUIRE(table);
    battle::Session session(catalog(), std::move(*table), setup.seed);
    for (const state::Side side : {state::Side::player, state::Side::enemy}) session.fly_by_bot(side, true);
    rules::StartBattle start;
    start.seed = setup.seed;
    start.first = state::Side::enemy;
    REQUIRE_FALSE(session.apply(start));
    for (int i = 0; i < 30 && session.advised(); ++i) REQUIRE_FALSE(session.follow(*session.advised()));
    const std::string log = battle::write_log(session);
    const auto again = battle::read_log(log, "flight.log", catalog());
    if (!again) FAIL(base::text(again.errors()));
    CHECK(battle::write_log(*again) == log);
  }
}

}  // namespace plotboard::alpha_stand_in
