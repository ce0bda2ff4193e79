// What a stand-in does in the hangar: whoever has risen since his last mission fits out anew (campaign/alpha/stand_in).
#include <algorithm>

#include "campaign/alpha.hpp"
#include "campaign/alpha/stand_in.hpp"
#include "campaign/alpha/suggest.hpp"

namespace plotboard::alpha_fitting {

using namespace campaign::alpha;
using namespace test;

namespace {

constexpr const char* kFighters = "1:1";  // TIE/ln
constexpr int kPilots = 3;

// At home before its first tour, with those points each.
Session at_home(int rank, Path path, int upgrade_points, int path_points) {
  State state = founded(Mode::completionist, kPilots).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = path;
    pilot.upgrade_points = upgrade_points;
    pilot.path_points = path_points;
  }
  return Session(catalog(), state);
}
void enter_hangar(Session& session) { does(session, ChooseMission{kFighters, {}, false, false, false}); }

// Lets it fit out, with never more commands than pilots; whom it has equipped, in order.
Ids fit_out(Session& session) {
  Ids equipped;
  for (;;) {
    const auto next = stand_in(catalog(), session.state(), kPilots);
    REQUIRE(next.has_value());
    if (holds<TakeOff>(*next)) return equipped;
    REQUIRE(holds<Equip>(*next));
    equipped.push_back(get<Equip>(*next).pilot);
    REQUIRE(equipped.size() <= static_cast<std::size_t>(kPilots));
    does(session, *next);
  }
}
void keep_all(Session& session) {
  for (const Id id : session.state().plan.pilots) {
    Loadout kept = *session.state().loadout_of(id);
    kept.name = "Last";
    does(session, KeepLoadout{id, kept});
  }
}
// A mission flown, and back in the hangar of the next one.
void fly_once(Session& session, const Correct& meanwhile) {
  does(session, TakeOff{});
  does(session, Land{report(session, true, 0)});
  settle(session);
  if (!meanwhile.pilot.empty()) does(session, meanwhile);
  enter_hangar(session);
}
int spent(const Session& session, Id id) {
  const Budgets both = budgets_of(catalog(), pilot(session, id), *session.state().loadout_of(id), nullptr);
  return both.upgrades.spent + both.path.spent;
}

}  // namespace

TEST_CASE("A stand-in fits out once, and flies on with that as long as nobody rises", "[alpha]") {
  Session session = at_home(2, Path::none, 8, 0);
  enter_hangar(session);
  CHECK(fit_out(session) == Ids{"pilot-1", "pilot-2", "pilot-3"});
  for (const Id id : session.state().plan.pilots) CHECK(spent(session, id) > 0);
  keep_all(session);
  fly_once(session, {});
  CHECK(fit_out(session).empty());
}

TEST_CASE("A stand-in fits out anew whoever has more points than he flies with", "[alpha]") {
  Session session = at_home(2, Path::none, 8, 0);
  enter_hangar(session);
  fit_out(session);
  keep_all(session);
  const Loadout before = *session.state().loadout_of("pilot-2");
  fly_once(session, {"pilot-2", 0, 8, 0, ""});
  REQUIRE(*session.state().loadout_of("pilot-2") == before);  // the hangar begins with what was flown last
  const int spent_before = spent(session, "pilot-2");
  CHECK(fit_out(session) == Ids{"pilot-2"});
  CHECK(spent(session, "pilot-2") > spent_before);
  CHECK(spent(session, "pilot-2") <= 16);
}

TEST_CASE("A stand-in fits out anew for path points too", "[alpha]") {
  Session session = at_home(3, Path::ace, 8, 0);
  enter_hangar(session);
  fit_out(session);
  keep_all(session);
  fly_once(session, {"pilot-3", 0, 0, 12, ""});
  CHECK(fit_out(session) == Ids{"pilot-3"});
  const Budgets both =
      budgets_of(catalog(), pilot(session, "pilot-3"), *session.state().loadout_of("pilot-3"), nullptr);
  CHECK(both.path.spent > 0);
}

TEST_CASE("A suggested loadout has its charge tokens on cards with charges", "[alpha]") {
  Session session = at_home(5, Path::ace, 60, 12);  // path points for a talent: Elusive has a charge
  enter_hangar(session);
  const Loadout loadout = suggested(catalog(), session.state(), "pilot-1", Suggest::survival);
  CHECK_FALSE(check_loadout(catalog(), session.state(), "pilot-1", loadout));
  const bool any_charges = std::any_of(loadout.cards.begin(), loadout.cards.end(), [](Id card) {
    return catalog().upgrade(card)->charges > 0 && card != "stealth-device";
  });
  CHECK(loadout.charged.size() == (any_charges ? 1U : 0U));
  CHECK(any_charges);
}

}  // namespace plotboard::alpha_fitting
