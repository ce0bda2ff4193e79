// What goes by itself in a battle and what never does; Back, fast forward, ships that stop the battle, and questions
// that are not asked again.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle/log.hpp"
#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_flow {

using namespace plotboard::test;
using desk::Controller;
using desk::Expect;
using desk::Intent;
using state::Phase;
using state::Side;

namespace {

struct Table {
  explicit Table(int ships, std::uint64_t seed = 3, Controller theirs = Controller::cards,
                 Controller mine = Controller::me) {
    d.settings.flight_seconds = d.settings.pause_seconds = 0;
    start_ready_made(d, ships, mine, theirs, seed);
  }
  Folder folder;
  desk::Desk d{catalog(), folder.path()};
};

std::size_t legal_picks(const desk::Desk& d) {
  const auto& picks = d.battle.picks();
  return static_cast<std::size_t>(
      std::count_if(picks.begin(), picks.end(), [](const desk::Pick& pick) { return pick.legal; }));
}
bool asks(const desk::Desk& d, const char* kind) {
  return d.battle.expected().kind == Expect::choice && d.table().play.choice->kind == kind;
}
bool may_shoot(const state::Table& table, Id ship) {
  state::Table scratch = table;
  rules::Game game(catalog(), scratch, {}, nullptr, rules::Keeps::nothing);
  const auto shots = rules::shots_of(game, ship);
  return std::any_of(shots.begin(), shots.end(), [](const rules::Shot& shot) { return shot.legal; });
}
// Was there nothing to choose about this command? Looked at without the desk.
bool without_choice(const state::Table& table, const rules::Command& command) {
  if (const auto* turn = get_if<rules::TakeTurn>(&command)) {
    const Ids ids = rules::whose_turn(catalog(), table);
    const auto others =
        std::count_if(ids.begin(), ids.end(), [&](Id id) { return id != turn->ship && may_shoot(table, id); });
    return ids.size() == 1 || (table.play.phase == Phase::engagement && others == 0);
  }
  if (const auto* ready = get_if<rules::Ready>(&command))
    return rules::need_dials(catalog(), table, ready->side).empty();
  if (!holds<rules::Choose>(command) || !table.play.choice) return false;
  const auto& options = table.play.choice->options;
  return std::count_if(options.begin(), options.end(), [](const state::Option& each) { return each.legal; }) == 1;
}
std::size_t automatic(const battle::Session& session) {
  const auto& log = session.log();
  return static_cast<std::size_t>(
      std::count_if(log.begin(), log.end(), [](const battle::LogEntry& entry) { return entry.automatic; }));
}
// Goes through the log: each automatic entry had no choice to it.
void check_automatic(const battle::Session& session) {
  state::Table then = session.start();
  for (const battle::LogEntry& entry : session.log()) {
    if (entry.automatic) {
      INFO(battle::words_of(entry).english());
      CHECK(without_choice(then, entry.command));
    }
    for (const state::Event& event : entry.events) state::fold(then, event);
  }
}
void pick_key(desk::Desk& d, const std::string& key) {
  const auto& picks = d.battle.picks();
  const auto found = std::find_if(picks.begin(), picks.end(), [&](const desk::Pick& pick) { return pick.key == key; });
  REQUIRE(found != picks.end());
  REQUIRE(d.answers.pick(static_cast<std::size_t>(found - picks.begin())));
}

}  // namespace

TEST_CASE("A person is asked only where there is a choice, and each choice is asked") {
  const auto seed = GENERATE(as<std::uint64_t>{}, 3, 11, 21);
  const bool first = GENERATE(false, true);
  CAPTURE(seed, first);
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = d.settings.pause_seconds = 0;
  d.seed = seed;
  d.draft = desk::ready_made(catalog(), 4);
  if (first) desk::take_game(catalog(), d.draft, desk::DraftGame::first);
  d.draft.sides[0].controller = Controller::me;
  d.draft.sides[1].controller = first ? Controller::bot : Controller::cards;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  std::set<std::string> kinds;
  act_until(d, [&] {
    const desk::Expected now = d.battle.expected();
    if (now.kind == Expect::ready) CHECK_FALSE(d.preview.warnings().empty());  // something is to be seen first
    if (now.kind == Expect::dials) CHECK(d.dial.open);                         // by itself
    if (now.kind == Expect::turn || now.kind == Expect::choice) CHECK(legal_picks(d) > 1);
    if (now.kind == Expect::turn && d.table().play.phase == Phase::engagement) {
      const Ids ids = rules::whose_turn(catalog(), d.table());
      CHECK(std::count_if(ids.begin(), ids.end(), [&](Id id) { return may_shoot(d.table(), id); }) > 0);
    }
    if (now.kind == Expect::choice) kinds.insert(d.table().play.choice->kind);
    return d.table().round == 6 || d.table().play.phase == Phase::over;
  });
  CHECK(kinds.count("action") == 1);
  CHECK(kinds.count("attack") == 1);
  CHECK(automatic(d.session()) > 10);
  check_automatic(d.session());
  // The same way in: the log is as good as any, and without the marks the same battle.
  const std::string text = battle::write_log(d.session());
  const auto again = battle::read_log(text, "log", catalog());
  REQUIRE(again.ok());
  CHECK(automatic(*again) == automatic(d.session()));
  CHECK(state::hash_of(again->table()) == hash(d));
  CHECK(battle::write_log(*again) == text);
  std::string bare = text;
  for (std::size_t at = 0; (at = bare.find(",\"automatic\":true")) != std::string::npos;) bare.erase(at, 17);
  const auto old = battle::read_log(bare, "old log", catalog());
  REQUIRE(old.ok());
  CHECK(automatic(*old) == 0);
  CHECK(state::hash_of(old->table()) == hash(d));
}

TEST_CASE("Where everything is to be asked, nothing goes by itself") {
  Table t(4);
  t.d.settings.ask_everything = true;
  std::set<Expect> seen;
  act_until(t.d, [&] {
    seen.insert(t.d.battle.expected().kind);
    return t.d.table().round == 2;
  });
  CHECK(seen.count(Expect::ready) == 1);
  CHECK(seen.count(Expect::turn) == 1);
  const auto& log = t.d.session().log();
  CHECK(std::count_if(log.begin(), log.end(),
                      [](const auto& entry) { return entry.automatic && holds<rules::TakeTurn>(entry.command); }) == 0);
}

TEST_CASE("At a real table hands have to be told: nothing goes by itself there") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = d.settings.pause_seconds = 0;
  d.draft = desk::ready_made(catalog(), 2);
  d.draft.at_table = true;
  REQUIRE(d.place_draft());
  d.battle.referee = desk::kAtTable;
  REQUIRE(d.battle.start());
  CHECK_FALSE(d.battle.goes_by_itself());
  const std::size_t steps = d.session().log().size();
  d.tick(5);
  CHECK(d.session().log().size() == steps);
  CHECK(automatic(d.session()) == 0);
}

TEST_CASE("Typed dice are asked for, the turn before them is not") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), 2);
  d.draft.typed_dice = true;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  act_until(d, [&] { return d.battle.expected().kind == Expect::dice; });
  CHECK(automatic(d.session()) > 0);
}

TEST_CASE("The last dial begins the round, where dials are confirmed, a press does") {
  Table t(2);
  const geom::Maneuver two = *geom::maneuver_from_code("2F");
  const bool confirm = GENERATE(false, true);
  t.d.settings.confirm_dials = confirm;
  REQUIRE(t.d.dial.open);  // the first by itself
  CHECK(t.d.board.selected == std::set<std::string>{"Red 1"});
  REQUIRE(t.d.answers.fly(two));
  CHECK(t.d.board.selected == std::set<std::string>{"Red 2"});
  CHECK(t.d.dial.open);
  REQUIRE(t.d.answers.fly(two));
  CHECK((t.d.battle.expected().kind == Expect::ready) == confirm);
  CHECK((t.d.table().play.phase == Phase::planning) == confirm);
  if (!confirm) CHECK_FALSE(t.d.dial.open);
}

TEST_CASE("A ship without a target is passed over, and the log says why") {
  Table t(4);
  const auto passed_over = [&] {
    const auto& log = t.d.session().log();
    return std::any_of(log.begin(), log.end(), [&](const battle::LogEntry& entry) {
      const auto* turn = get_if<rules::TakeTurn>(&entry.command);
      return entry.automatic && turn != nullptr && turn->ship.text().rfind("Red", 0) == 0 &&
             std::any_of(entry.events.begin(), entry.events.end(), [&](const state::Event& event) {
               const auto* engaged = get_if<state::ShipEngaged>(&event);
               return engaged != nullptr && engaged->id == turn->ship;
             });
    });
  };
  act_until(t.d, passed_over);
  const auto& lines = t.d.log.lines();
  std::string told;
  for (const desk::LogLine& line : lines) told += line.ship + ": " + line.text + "\n";
  INFO(told);
  CHECK(std::any_of(lines.begin(), lines.end(), [](const desk::LogLine& line) {
    return line.text.find("has nobody in its arcs.") != std::string::npos && line.ship.rfind("Red", 0) == 0;
  }));
}

TEST_CASE("Undo takes the automatic answers with the one that led to them, and redo brings them back") {
  Table t(2);
  act_until(t.d, [&] { return t.d.table().round == 2 && t.d.table().play.phase == Phase::activation; });
  const std::uint64_t end = hash(t.d);
  std::vector<std::size_t> stops{t.d.log.moment()};
  while (t.d.log.undo()) {
    CHECK_FALSE(t.d.session().undone().back().automatic);
    stops.push_back(t.d.log.moment());
    CHECK(stops.size() < 1000);
    CHECK_FALSE(t.d.tick(1));  // nothing goes on by itself from there
    CHECK(t.d.log.moment() == stops.back());
    if (!t.d.in_battle()) break;
  }
  CHECK(stops.size() < stops.front());  // fewer than there are entries
  for (auto stop = stops.rbegin(); stop != stops.rend(); ++stop) {
    CHECK(t.d.log.moment() == *stop);
    t.d.log.redo();
  }
  CHECK(hash(t.d) == end);
}

TEST_CASE("Back goes to the question before, as long as nothing was thrown") {
  Table t(2);
  act_until(t.d, [&] {
    return asks(t.d, "action") && t.d.table().play.choice->option("barrel-roll") != nullptr &&
           t.d.table().play.choice->option("barrel-roll")->legal;
  });
  const std::uint64_t before = hash(t.d);
  pick_key(t.d, "barrel-roll");
  REQUIRE(asks(t.d, "barrel-roll"));
  REQUIRE(t.d.log.way_back().to);
  t.d.act(Intent::back);
  CHECK(asks(t.d, "action"));
  CHECK(hash(t.d) == before);
  pick_key(t.d, "focus");  // another way: the first stays as a branch
  CHECK_FALSE(t.d.session().branches().empty());
}

TEST_CASE("Back from one dial to the one before") {
  Table t(2);
  REQUIRE(t.d.answers.fly(*geom::maneuver_from_code("2F")));
  REQUIRE(t.d.board.selected == std::set<std::string>{"Red 2"});
  t.d.act(Intent::back);
  CHECK(t.d.dial.open);
  CHECK(t.d.board.selected == std::set<std::string>{"Red 1"});
  CHECK_FALSE(t.d.table().find("Red 1")->ship.dial);
  CHECK_FALSE(t.d.log.way_back().to);
  CHECK(t.d.log.way_back().why_not == "Nothing was chosen just before. Undo takes the last change back.");
}

TEST_CASE("Back is closed once dice have been thrown or somebody else has acted, and says so") {
  Table t(4);
  act_until(t.d, [&] { return t.d.table().play.attack && t.d.battle.expected().kind == Expect::choice; });
  const std::uint64_t now = hash(t.d);
  CHECK_FALSE(t.d.log.way_back().to);
  CHECK(t.d.log.way_back().why_not.rfind("Dice have been thrown since.", 0) == 0);
  t.d.act(Intent::back);
  CHECK(hash(t.d) == now);
  CHECK(t.d.messages.list().back().text.rfind("Dice have been thrown since.", 0) == 0);
  bool acted = false;
  act_until(t.d, [&] {
    const desk::Log::Way& way = t.d.log.way_back();
    acted |= !way.to && way.why_not.rfind("Others have acted since.", 0) == 0;
    return acted || t.d.table().round > 4;
  });
  CHECK(acted);
}

TEST_CASE("With dice from the table the target can be chosen anew until they are typed in", "[2e-dice-5]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.draft = desk::ready_made(catalog(), 4);
  d.draft.typed_dice = true;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  act_until(d, [&] { return asks(d, "attack"); });
  const std::uint64_t before = hash(d);
  REQUIRE(d.answers.pick(0));
  REQUIRE(d.battle.expected().kind == Expect::dice);
  d.act(Intent::back);
  CHECK(asks(d, "attack"));
  CHECK(hash(d) == before);
}

TEST_CASE("In a hot seat nobody goes back over the other's choice") {
  Table t(2, 3, Controller::friend_here);
  t.d.answers.go_on();  // handed over
  CHECK(t.d.dial.open);
  const geom::Maneuver two = *geom::maneuver_from_code("2F");
  REQUIRE(t.d.answers.fly(two));
  REQUIRE(t.d.answers.fly(two));
  REQUIRE(t.d.seats.covered);
  CHECK_FALSE(t.d.dial.open);
  CHECK_FALSE(t.d.log.way_back().to);
  t.d.answers.go_on();
  CHECK_FALSE(t.d.log.way_back().to);
}

TEST_CASE("Others act by themselves as time goes, at a person's word, and never after going back") {
  Table t(2);
  act_until(t.d, [&] { return t.d.battle.expected().kind == Expect::others; });
  const std::size_t steps = t.d.log.moment();
  SECTION("by themselves") {
    for (int i = 0; i < 400 && t.d.battle.expected().kind == Expect::others; ++i) t.d.tick(0.1);
    CHECK(t.d.battle.expected().kind != Expect::others);
    CHECK(t.d.log.moment() > steps);
  }
  SECTION("where they wait for a press") {
    t.d.settings.others_wait = true;
    for (int i = 0; i < 20; ++i) t.d.tick(0.5);
    CHECK(t.d.log.moment() == steps);
  }
  SECTION("not after going back") {
    t.d.log.undo();
    const std::size_t there = t.d.log.moment();
    for (int i = 0; i < 20; ++i) t.d.tick(0.5);
    CHECK(t.d.log.moment() == there);
  }
  SECTION("not once they were stopped") {
    t.d.tick(0.1);
    t.d.ai.stop();
    const std::size_t there = t.d.log.moment();
    for (int i = 0; i < 20; ++i) t.d.tick(0.5);
    CHECK(t.d.log.moment() == there);
  }
}

TEST_CASE("Fast forward to a person's next decision, the same log as by steps") {
  Table fast(4), slow(4);
  const auto decided = [](desk::Desk& d) {
    const Expect kind = d.battle.expected().kind;
    return kind != Expect::others;
  };
  for (int i = 0; i < 30; ++i) {
    if (fast.d.battle.expected().kind == Expect::others) {
      REQUIRE(fast.d.can(Intent::fast_forward));
      fast.d.act(Intent::fast_forward);
      CHECK(decided(fast.d));
      CHECK_FALSE(fast.d.ai.running());
      slow.d.settings.others_wait = true;
      for (int k = 0; k < 400 && !decided(slow.d); ++k) slow.d.answers.go_on();
    } else {
      CHECK_FALSE(fast.d.can(Intent::fast_forward));
      act_once(fast.d);
      act_once(slow.d);
    }
    CHECK(hash(fast.d) == hash(slow.d));
    CHECK(fast.d.log.moment() == slow.d.log.moment());
  }
}

TEST_CASE("A decision is shown before it is flown, or not, as one likes") {
  Table t(2);
  const bool shows = GENERATE(true, false);
  t.d.settings.show_decisions = shows;
  bool shown = false;
  act_until(t.d, [&] {
    shown |= t.d.advice.open();
    return t.d.table().round == 2;
  });
  CHECK(shown == shows);
}

TEST_CASE("A held ship stops everything before its turn") {
  Table t(2);
  const std::string ship = GENERATE("Alpha 1", "Red 2");
  CAPTURE(ship);
  t.d.board.selected = {ship};
  t.d.act(Intent::hold_ship);
  CHECK(t.d.battle.stops_at(ship));
  const geom::Maneuver two = *geom::maneuver_from_code("2F");
  REQUIRE(t.d.battle.set_dial("Red 1", two));
  REQUIRE(t.d.battle.set_dial("Red 2", two));
  for (int i = 0; i < 2000 && !t.d.battle.is_held(); ++i) {
    if (t.d.battle.expected().kind == Expect::others)
      t.d.tick(0.1);
    else
      act_once(t.d);
  }
  REQUIRE(t.d.battle.is_held());
  const std::size_t steps = t.d.log.moment();
  for (int i = 0; i < 20; ++i) t.d.tick(0.5);
  CHECK(t.d.log.moment() == steps);
  CHECK_FALSE(t.d.table().find(ship)->moved);
  t.d.answers.go_on();  // the one key goes past it
  CHECK(t.d.log.moment() > steps);
  t.d.board.selected = {ship};
  t.d.act(Intent::hold_ship);
  CHECK_FALSE(t.d.battle.stops_at(ship));
}

namespace {

// Red 1 with S-foils.
struct Foils {
  explicit Foils(int enemies = 2) {
    d.settings.flight_seconds = d.settings.pause_seconds = 0;
    d.seed = 3;
    d.draft = desk::ready_made(catalog(), enemies);
    d.draft.any_squad = true;
    d.draft.sides[0].ships = {desk::draft_ship(catalog(), "t65xwing")};
    d.draft.sides[0].ships[0].cards = {"servomotor-s-foils"};
    REQUIRE(d.place_draft());
    REQUIRE(d.battle.start());
  }
  [[nodiscard]] bool asked() const { return asks(d, "effect"); }
  [[nodiscard]] bool near() const {
    const rules::Field field(catalog(), d.table());
    return std::any_of(d.table().pieces.begin(), d.table().pieces.end(), [&](const state::Piece& other) {
      return other.in_play() && other.side == Side::enemy &&
             rules::measure(field, "Red 1", other.id).range.band.value_or(4) <= 3;
    });
  }
  [[nodiscard]] bool open() const { return d.table().find("Red 1")->ship.card("servomotor-s-foils")->open; }
  Folder folder;
  desk::Desk d{catalog(), folder.path()};
};

}  // namespace

TEST_CASE("S-foils are asked about by how they stand, and again only once something has changed") {
  Foils f;
  const bool open_first = GENERATE(false, true);
  act_until(f.d, [&] { return f.asked(); });
  const bool was_open = f.open();
  CHECK(f.d.battle.expected().words ==
        (was_open ? "Red 1: Its S-foils are open: close them?" : "Red 1: Its S-foils are closed: open them?"));
  bool near = f.near();
  CHECK_FALSE(near);
  pick_key(f.d, open_first ? "servomotor-s-foils" : "pass");
  CHECK(f.open() == (was_open != open_first));
  int asked = 0, kept = 0;
  std::size_t known = f.d.log.moment();
  act_until(f.d, [&] {
    for (; known < f.d.log.moment(); ++known) {
      const battle::LogEntry& entry = f.d.session().log()[known];
      const auto* chosen = get_if<rules::Choose>(&entry.command);
      kept += entry.automatic && chosen != nullptr && chosen->choice == "effect" ? 1 : 0;
    }
    if (f.asked()) {
      CHECK(f.near() != near);  // that is why
      near = f.near();
      ++asked;
      pick_key(f.d, "pass");
    }
    return f.d.table().round > 6 || f.d.table().play.phase == Phase::over || !f.d.table().find("Red 1")->in_play();
  });
  CHECK(asked >= 1);
  CHECK(kept >= 1);
  const auto& lines = f.d.log.lines();
  CHECK(std::any_of(lines.begin(), lines.end(), [](const desk::LogLine& line) {
    return line.text == "Red 1: nothing has changed since it was asked about Servomotor S-foils.";
  }));
}

TEST_CASE("A question can be silenced for a ship in this battle, and asked again") {
  Foils f;
  act_until(f.d, [&] { return f.asked(); });
  const auto asking = f.d.battle.can_silence();
  REQUIRE(asking);
  CHECK(asking->ship == "Red 1");
  CHECK(asking->card == "servomotor-s-foils");
  REQUIRE(f.d.battle.silence());
  CHECK_FALSE(f.asked());
  REQUIRE(f.d.battle.quiet_questions("Red 1").size() == 1);
  const bool again = GENERATE(false, true);
  if (again) {
    f.d.battle.ask_again(*asking);
    CHECK(f.d.battle.quiet_questions("Red 1").empty());
  }
  const int round = f.d.table().round;
  bool asked = false;
  act_until(f.d, [&] {
    asked |= f.asked();
    return f.d.table().round >= round + 2 || f.d.table().play.phase == Phase::over;
  });
  CHECK(asked == again);
  act_until(f.d, [&] { return asks(f.d, "action") || f.d.table().play.phase == Phase::over; });
  CHECK_FALSE(f.d.battle.can_silence());  // no action is like another
}

}  // namespace plotboard::desk_flow
