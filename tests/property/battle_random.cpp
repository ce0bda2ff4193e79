// Random play of whole battles: random ships, upgrades and obstacles, random legal commands. After every command the
// invariants hold; what check() allows resolve() can do, what it forbids stays forbidden; maneuvers leave no overlap;
// battles come back from their log to the same hash; undo leads back. PLOTBOARD_SOAK=1000 makes it 100,000 rounds.
#include <algorithm>
#include <catch2/catch.hpp>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

#include "battle/battle.hpp"
#include "rules/play/invariants.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/random_wishes.hpp"
#include "support/soak.hpp"

namespace plotboard::battle_random {

using test::catalog;

namespace {

constexpr int kMostCommands = 4000;        // of one battle
constexpr int kRoundsThatUseAll = 10'000;  // so many that every effect must have had its turn
constexpr int kRoundsThatUseAllOfFirst = 50'000;

void expect_none(const auto& broken) {
  if (!broken.empty()) FAIL(broken.front());
}

// Nobody stands on a ship after a maneuver that was flown to its end (2e-overlap-2, -3). A huge ship of the first
// edition flies onto others and destroys them: it is looked at once its turn, which may wait for an answer, is over.
class Landings {
 public:
  explicit Landings(const battle::Session& session) : session_(session) {}

  void look() {
    const state::Table& table = session_.table();
    const battle::LogEntry& last = session_.log().back();
    if (holds<rules::PlacePieces>(last.command)) return due_.clear();  // people may put it anywhere
    for (const state::Event& event : last.events) {
      const auto* flown = get_if<state::ManeuverFlown>(&event);
      const auto* placed = get_if<state::WingmatePlaced>(&event);
      const bool at_will =
          flown != nullptr && flown->fully_executed && flown->maneuver.bearing != geom::Bearing::stationary;
      if (at_will) due_.push_back({flown->id, flown->to});
      if (placed != nullptr) due_.push_back({placed->id, placed->to});
    }
    std::erase_if(due_, [&](const Landing& landing) {
      const state::Piece* mover = table.find(landing.id);
      const bool gone = mover == nullptr || !mover->in_play() || mover->pose != landing.to;
      if (!gone && crushes(*mover) && table.play.choice) return false;
      if (!gone) expect_free(table, landing.id);
      return true;
    });
  }

 private:
  struct Landing {
    Id id;
    geom::Pose to;
  };
  [[nodiscard]] bool crushes(const state::Piece& mover) const {
    return geom::is_huge(mover.base) && session_.catalog().ruleset(session_.table().ruleset)->huge_ships_crush;
  }
  void expect_free(const state::Table& table, Id id) const {
    const rules::Field field(session_.catalog(), table);
    const auto* ship = field.ship(id);
    for (const auto& other : field.ships()) {
      if (&other == ship) continue;
      if (geom::gap_mm(ship->moving, other.moving) < -field.tolerance_mm()) {
        // Somebody may have been put under it since: only then do both stand where nobody flew.
        FAIL(id + " flew onto " + field.piece(other).id);
      }
    }
  }

  const battle::Session& session_;
  std::vector<Landing> due_;
};

// Nothing is said by the other edition's book, nor by the campaign's (first/cites.cpp).
void expect_own_rules(const state::Table& table, const std::vector<state::Event>& events) {
  const auto is_foreign = [](std::string_view rule) { return rule.starts_with("2e-") || rule.starts_with("fga-"); };
  for (const state::Event& event : events) {
    const auto* told = get_if<state::Told>(&event);
    if (told != nullptr && is_foreign(told->rule)) FAIL("told by " << told->rule << ": " << told->text.english());
  }
  if (!table.play.choice) return;
  if (is_foreign(table.play.choice->rule.text())) FAIL("asked by " << table.play.choice->rule);
  for (const state::Option& option : table.play.choice->options) {
    if (is_foreign(option.rule.text())) FAIL("forbidden by " << option.rule << ": " << option.why.english());
  }
}

// Commands that must be refused now, and change nothing.
void expect_refused(const data::Catalog& by, const state::Table& table) {
  const auto refused = [&](const rules::Command& command) {
    const auto answer = rules::check(by, table, command);
    INFO(rules::words_of(command));
    REQUIRE(answer);
    CHECK_FALSE(answer->rule.empty());
    CHECK_FALSE(answer->why.empty());
  };
  refused(rules::StartBattle{});
  refused(rules::TakeTurn{"nobody"});
  refused(rules::FlyManeuver{});
  if (!table.play.choice) {
    refused(rules::Choose{"action", "focus", {}, {}, false, {}});
    return;
  }
  const state::Choice& choice = *table.play.choice;
  refused(rules::Choose{choice.kind, "no such option", {}, {}, false, {}});
  refused(rules::Choose{choice.kind + "x", "", {}, {}, false, {}});
  for (const state::Option& option : choice.options) {
    if (option.legal) continue;
    const auto answer = rules::check(by, table, rules::Choose{choice.kind, option.key, {}, {}, false, {}});
    REQUIRE(answer);
    CHECK(answer->rule == option.rule);
  }
}

// The same from its save file.
void expect_saved(const battle::Session& session) {
  static const test::Folder folder;
  const std::string path = folder.file("random.plotboard");
  REQUIRE(battle::Save::begin(path, session).ok());
  const auto opened = battle::Save::open(path, session.catalog());
  if (!opened) FAIL(base::text(opened.errors()));
  CHECK(opened->first.table() == session.table());
  CHECK(opened->first.log().size() == session.log().size());
}

// A seed that lays one of these cards among the first of both sides' decks, or of a section's, where a few tries find
// one.
std::uint64_t stacked(const data::Catalog& by, const state::Table& start, rules::StartBattle begin,
                      const std::vector<int>& cards) {
  constexpr std::size_t kFirst = 3;
  const auto soon = [&](const state::Deck& deck) {
    const std::size_t count = std::min(kFirst, deck.draw.size());
    return std::find_first_of(deck.draw.end() - static_cast<std::ptrdiff_t>(count), deck.draw.end(), cards.begin(),
                              cards.end()) != deck.draw.end();
  };
  for (int tries = 0; tries < 40; ++tries, begin.seed += 1'000'003) {
    state::Table table = start;
    for (const state::Event& event : rules::resolve(by, start, begin)) state::fold(table, event);
    const bool of_section = std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& piece) {
      const auto& sections = piece.ship.sections;
      return std::any_of(sections.begin(), sections.end(),
                         [&](const state::HullSection& section) { return soon(section.deck); });
    });
    if (of_section || (soon(table.play.decks[0]) && soon(table.play.decks[1]))) break;
  }
  return begin.seed;
}

// A bug is a failure with a log too.
class BugsThrow {
 public:
  BugsThrow()
      : former_(base::set_bug_handler([](const char* condition, const char*, int, const std::string& message) {
          throw std::logic_error(message + " (" + condition + ")");
        })) {}
  BugsThrow(const BugsThrow&) = delete;
  BugsThrow& operator=(const BugsThrow&) = delete;
  ~BugsThrow() { base::set_bug_handler(former_); }

 private:
  base::BugHandler former_;
};

// What led to a failure stays behind as a log: what random play wishes for depends on all battles before.
class Witness {
 public:
  explicit Witness(const battle::Session& session) : session_(session) {}
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;
  ~Witness() {
    if (std::uncaught_exceptions() == 0) return;
    const auto path = std::filesystem::temp_directory_path() /
                      ("plotboard-random-battle-" + std::to_string(session_.seed()) + ".log");
    std::ofstream(path) << battle::write_log(session_);
    const bool other = &session_.catalog() == &test::other_catalog();
    std::cerr << "the battle that failed: " << path.string() << (other ? " (with test::other_catalog())" : "") << '\n';
  }

 private:
  const battle::Session& session_;
};

// Rounds that were played to their end.
int play(std::uint64_t seed, int rounds, test::Seen& seen, geom::Edition edition = geom::Edition::second) {
  test::RandomBattle random(seed, edition);
  const bool wishes = random.one_in(2);
  const test::Wish wish = wishes ? test::wish_of(random, edition) : test::Wish{};
  random.wanted = wish.cards;
  const bool other = edition == geom::Edition::first && (wish.other_deck || random.one_in(4));
  const data::Catalog& by = other ? test::other_catalog() : catalog();
  random.inwards = wishes;
  rules::StartBattle begin;
  begin.seed = seed;
  begin.typed_dice = !wish.damage.empty() || random.one_in(8);
  begin.first = static_cast<state::Side>(random.below(3));
  begin.place = random.one_in(10);
  const bool long_one = wishes && edition == geom::Edition::first;  // more ships, more losses
  if (long_one) rounds *= 2;
  state::Table start = random.table(long_one ? 5 : 3, 4, 300'000);
  if (!begin.place && random.one_in(wishes ? 2 : 5)) random.burden(start);
  if (rules::check(by, start, begin)) return 0;  // a side without ships
  if (!wish.damage.empty()) begin.seed = stacked(by, start, begin, wish.damage);
  battle::Session session(by, start, seed);
  const Witness witness(session);
  INFO("seed " << seed);
  REQUIRE_FALSE(session.apply(begin));
  test::RandomPlayer player(random.rng, seen, by);
  player.eager = wishes;
  player.corrects = edition == geom::Edition::first && random.one_in(6);
  const bool advice = random.one_in(8);
  for (const state::Side side : {state::Side::player, state::Side::enemy}) session.fly_by_bot(side, advice);
  Landings landings(session);
  const int most = random.one_in(2) ? kMostCommands : static_cast<int>(random.below(400));
  int laid_out = 0;  // rounds that began in the situation of a card
  for (int done = 0; done < most && session.table().round <= rounds; ++done) {
    const state::Table& table = session.table();
    std::optional<rules::Command> next;
    if (table.round > laid_out && table.play.phase == state::Phase::planning && !table.play.choice) {
      laid_out = table.round;
      if (random.one_in(2)) next = test::situation_for(random, by, table, wish.cards);
    }
    if (!next) next = player.next(table);
    if (advice && random.one_in(2)) {  // by AI and bot, who answer for whatever may come
      if (const auto advised = session.advised()) next = advised->command;
    }
    if (!next) {
      REQUIRE(table.play.phase == state::Phase::over);
      break;
    }
    const rules::Command& command = *next;
    INFO("command " << done << ": " << rules::words_of(command));
    REQUIRE_FALSE(rules::check(by, table, command));
    REQUIRE_FALSE(session.apply(command));
    expect_none(state::broken_invariants(session.table()));
    expect_none(rules::broken_battle(by, session.table()));
    landings.look();
    if (edition == geom::Edition::first) expect_own_rules(session.table(), session.log().back().events);
    if (done % 16 == 0) expect_refused(by, session.table());
  }
  // The battle comes back from its text, often in the middle of a turn, and undo leads to its beginning.
  const std::string log = battle::write_log(session);
  const auto again = battle::read_log(log, "log", by);
  if (!again) FAIL("seed " << seed << ": " << base::text(again.errors()));
  CHECK(again->table() == session.table());
  CHECK(battle::write_log(*again) == log);
  if (random.one_in(20)) expect_saved(session);
  const std::size_t back = session.log().size() / 2;
  const std::uint64_t hash = session.log()[back].hash;
  session.undo_to(back + 1);
  CHECK(state::hash_of(session.table()) == hash);
  while (session.redo()) continue;
  CHECK(session.table() == again->table());
  return session.table().round - 1 + (session.table().play.phase == state::Phase::over ? 1 : 0);
}

}  // namespace

TEST_CASE("Random battles keep every invariant, and come back from their logs", "[plotboard][random-play]") {
  const BugsThrow bugs_throw;
  const int wanted = test::tries(100);
  int rounds = 0;
  test::Seen seen;
  for (std::uint64_t seed = test::first_seed(); rounds < wanted; ++seed) rounds += play(seed, 6, seen);
  CHECK(rounds >= wanted);
  if (wanted >= kRoundsThatUseAll) CHECK(test::unused_effects(geom::Edition::second) == "");
}

TEST_CASE("Random battles of the first edition keep every invariant, and come back from their logs",
          "[plotboard][random-play][first]") {
  const BugsThrow bugs_throw;
  const int wanted = test::tries(50);
  int rounds = 0;
  test::Seen seen;
  for (std::uint64_t seed = test::first_seed(); rounds < wanted; ++seed)
    rounds += play(seed, 6, seen, geom::Edition::first);
  CHECK(rounds >= wanted);
  if (wanted >= kRoundsThatUseAllOfFirst) CHECK(test::unused_effects(geom::Edition::first) == "");
}

}  // namespace plotboard::battle_random
