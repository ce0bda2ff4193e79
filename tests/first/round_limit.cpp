// Battles of the 1st edition that end after an agreed round, and their points.
#include "battle/log.hpp"
#include "first/fights.hpp"
#include "rules/play/battle_commands.hpp"
#include "rules/play/score.hpp"

namespace plotboard::first_round_limit {
using namespace first_fights;

namespace {

constexpr const char* kHull = "1e-upgrade-hullupgrade";  // 3 points

// A flees by a 2 straight; the others have the whole table before them.
std::vector<state::Piece> forces() {
  return {ours("A", kXwing, 457, 880, 0, {kHull}), ours("C", kXwing, 200, 40), theirs("B", kTie, 700, 880)};
}
battle::Session begun(std::vector<state::Piece> pieces, int round_limit, const std::string& ruleset = "1e") {
  state::Table table = test::table(std::move(pieces), true);
  table.ruleset = ruleset;
  battle::Session session(catalog(), table, 7);
  rules::StartBattle start;
  start.seed = 7;
  start.round_limit = round_limit;
  const auto refused = session.apply(start);
  INFO((refused ? refused->why.english() : std::string()));
  REQUIRE_FALSE(refused);
  return session;
}
void fly_round(battle::Session& session) {
  const int round = session.table().round;
  while (session.table().play.phase != Phase::over && session.table().round == round) {
    const auto commands = rules::legal_commands(session.catalog(), session.table());
    REQUIRE_FALSE(commands.empty());
    const state::Play& play = session.table().play;
    rules::Command next = commands.front();
    if (play.choice) {
      for (const rules::Command& each : commands) {
        const auto* choose = get_if<rules::Choose>(&each);
        if (choose != nullptr && (choose->option == "pass" || choose->option == "done")) next = each;
      }
    } else if (play.phase == Phase::planning) {
      next = rules::Ready{play.ready[0] ? Side::enemy : Side::player};
      for (const Side side : {Side::player, Side::enemy}) {
        for (const Id ship : rules::need_dials(session.catalog(), session.table(), side)) {
          next = rules::SetDial{ship, maneuver("2F")};
        }
      }
    }
    const auto refused = session.apply(next);
    INFO((refused ? refused->rule + ": " + refused->why.english() : std::string()));
    REQUIRE_FALSE(refused);
  }
}
std::string refusal(const battle::Session& session, const rules::Command& command) {
  const auto refused = rules::check(session.catalog(), session.table(), command);
  return refused ? refused->rule : "";
}
std::optional<rules::Score> score(const battle::Session& session) {
  return rules::score_of(session.catalog(), session.table());
}
bool told(const battle::Session& session, const std::string& rule) {
  for (const battle::LogEntry& entry : session.log()) {
    for (const state::Event& event : entry.events) {
      const auto* it = get_if<state::Told>(&event);
      if (it != nullptr && it->rule == rule) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("With a round limit the battle ends after that round, and points decide [1e-event-1][1e-event-3]",
          "[first]") {
  battle::Session session = begun(forces(), 2);
  CHECK(score(session) == rules::Score{0, 0});
  fly_round(session);
  REQUIRE(session.table().find("A")->fled);
  CHECK(session.table().play.phase == Phase::planning);
  CHECK(score(session) == rules::Score{0, 21 + 3});  // with its upgrades
  fly_round(session);
  CHECK(session.table().play.phase == Phase::over);
  CHECK(session.table().round == 2);
  CHECK(session.table().play.result == "enemy");
  CHECK(score(session)->margin() == 24);
  CHECK(told(session, "1e-event-3"));
}

TEST_CASE("As many points for both are a draw [1e-event-3]", "[first]") {
  battle::Session session = begun({ours("C", kXwing, 200, 40), theirs("B", kTie, 700, 880)}, 1);
  fly_round(session);
  CHECK(session.table().play.result == "draw");
}

TEST_CASE("Without a limit it goes on until a side is gone, whatever the points [1e-event-1][1e-destroy-4]",
          "[first]") {
  battle::Session session = begun(forces(), 0);
  fly_round(session);
  fly_round(session);
  CHECK(session.table().play.phase == Phase::planning);
  CHECK(session.table().round == 3);
}

TEST_CASE("A side that is gone has lost, limit or not [1e-destroy-4][1e-event-1]", "[first]") {
  battle::Session session = begun({ours("A", kXwing, 457, 880), theirs("B", kTie, 700, 880)}, 1);
  fly_round(session);
  CHECK(session.table().play.result == "enemy");
  CHECK_FALSE(told(session, "1e-event-3"));
}

TEST_CASE("When the time is up the running round is finished [1e-event-2]", "[first]") {
  battle::Session session = begun(forces(), 0);
  fly_round(session);
  CHECK(refusal(session, rules::LimitRounds{1}) == "1e-event-1");  // over already
  REQUIRE_FALSE(session.apply(rules::LimitRounds{2}));
  CHECK(rules::is_at_limit(session.table()));
  SECTION("it ends") {
    fly_round(session);
    CHECK(session.table().play.result == "enemy");
  }
  SECTION("unless that is taken back") {
    REQUIRE_FALSE(session.apply(rules::LimitRounds{0}));
    fly_round(session);
    CHECK(session.table().play.phase == Phase::planning);
  }
}

TEST_CASE("Discarded upgrades count with their ship [1e-event-3]", "[first]") {
  battle::Session session = begun(forces(), 0);
  state::Table table = session.table();
  state::fold(table, state::CardDiscarded{"A", kHull, true});
  state::fold(table, state::ShipDestroyed{"A"});
  state::fold(table, state::ShipRemoved{"A"});
  CHECK(rules::score_of(catalog(), table) == rules::Score{0, 24});
}

TEST_CASE("A Nashtah Pup that is left saves one point [1e-destroy-6]", "[first]") {
  state::Piece pup = ours("P", "1e-pilot-nashtahpuppilot", 457, 300);
  pup.ship.carrier = "H";
  battle::Session session = begun({ours("H", "1e-pilot-trandoshanslaver", 457, 200, 0, {"1e-upgrade-houndstooth"}), pup,
                                   theirs("B", kTie, 700, 880)},
                                  0);
  state::Table table = session.table();
  const int cost = table.find("H")->ship.points;
  CHECK(cost == 29 + 6);
  state::fold(table, state::ShipDocked{"P", ""});
  state::fold(table, state::ShipRemoved{"H"});
  CHECK(rules::score_of(catalog(), table) == rules::Score{0, cost - 1});
  state::fold(table, state::ShipRemoved{"P"});
  CHECK(rules::score_of(catalog(), table) == rules::Score{0, cost});
}

TEST_CASE("Only battles of the first edition have a round limit [1e-event-1]", "[first]") {
  state::Table table = test::table({fighter("A", "t65xwing", Side::player, 457, 200)}, true);
  table.ruleset = "2e";
  rules::StartBattle start;
  start.round_limit = 3;
  const auto refused = rules::check(catalog(), table, start);
  REQUIRE(refused);
  CHECK(refused->rule == rules::kOwn);
  start.round_limit = 0;
  CHECK_FALSE(rules::check(catalog(), table, start));
  table.ruleset = "1e";
  table.pieces = forces();
  for (const int wrong : {-1, 1000}) {
    start.round_limit = wrong;
    CHECK(rules::check(catalog(), table, start));
  }
}

TEST_CASE("A log keeps the limit of its battle [1e-event-1]", "[first]") {
  battle::Session session = begun(forces(), 3);
  REQUIRE_FALSE(session.apply(rules::LimitRounds{2}));
  fly_round(session);
  fly_round(session);
  REQUIRE(session.table().play.phase == Phase::over);
  const auto again = battle::read_log(battle::write_log(session), "limit", catalog());
  REQUIRE(again);
  CHECK(state::hash_of(again->table()) == state::hash_of(session.table()));
  CHECK(again->table().play.round_limit == 2);
}

}  // namespace plotboard::first_round_limit
