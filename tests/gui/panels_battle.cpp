// A battle in the windows, clicked by name, and by keys.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "shown_text.hpp"

namespace plotboard::panels_battle {

using desk::Expect;
using test::Hand;

namespace {

// What a person with a mouse would do next; false when there is nothing to click.
bool click_next(Hand& hand) {
  desk::Desk& d = hand.desk;
  d.tick(5);  // messages fade, nothing flies
  hand.frames(3);
  if (hand.shows("cover/go")) {
    hand.click("cover/go");
    return true;
  }
  const desk::Expected now = d.battle.expected();
  if (now.kind == Expect::dials && d.dial.open && hand.shows("dial/2F")) {
    hand.click("dial/2F");
    return true;
  }
  if (now.kind == Expect::choice) {
    for (const desk::Pick& pick : d.battle.picks()) {
      if (!pick.legal || pick.is_chosen()) continue;
      hand.click("pick/" + pick.key);
      return true;
    }
    return false;
  }
  if (!hand.shows("battle/continue")) return false;
  hand.click("battle/continue");
  return true;
}

template <class Until>
void click_until(Hand& hand, const Until& until) {
  for (int i = 0; i < 600; ++i) {
    if (until()) return;
    REQUIRE(click_next(hand));
  }
  FAIL("the mouse never came to that: " + hand.desk.battle.expected().words);
}

void begin(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.click("start/battle");
  hand.frames(2);
  REQUIRE(hand.shows("new/place"));
  hand.click("new/place");
  hand.frames(3);
  REQUIRE(hand.shows("battle/start"));
  hand.click("battle/start");
  hand.frames(3);
  REQUIRE(hand.desk.in_battle());
}

}  // namespace

TEST_CASE("from the start screen to the second round with the mouse alone") {
  Hand hand;
  begin(hand);
  click_until(hand, [&] { return hand.desk.table().round == 2; });
  for (const desk::Message& message : hand.desk.messages.list()) CHECK(message.kind == desk::MessageKind::note);
}

TEST_CASE("the new battle's screen: ships, pilots, upgrades, who flies, and what is missing") {
  Hand hand;
  hand.click("start/battle");
  hand.frames(2);
  hand.click("new/four");
  CHECK(hand.desk.draft.sides[0].ships.size() == 4);
  hand.click("new/two");
  CHECK(hand.desk.draft.sides[1].ships.size() == 2);
  hand.click("new/yours-1-slot-torpedo");
  hand.frames(2);
  REQUIRE(hand.shows("new/upgrade-proton-torpedoes"));
  hand.click("new/upgrade-proton-torpedoes");
  CHECK(hand.desk.draft.sides[0].ships[1].cards == std::vector<std::string>{"proton-torpedoes"});
  hand.click("new/yours-1-drop-proton-torpedoes");
  CHECK(hand.desk.draft.sides[0].ships[1].cards.empty());
  hand.click("new/theirs-1");
  CHECK(hand.desk.draft.sides[1].controller == desk::Controller::friend_here);
  hand.click("new/area-5x3");
  CHECK(hand.desk.draft.area == "5x3");
  hand.click("new/dice-typed");
  CHECK(hand.desk.draft.typed_dice);
  hand.click("new/empty");
  CHECK(hand.desk.draft.sides[0].ships.empty());
  hand.click("new/place");  // greyed
  CHECK_FALSE(hand.desk.has_table());
  hand.click("new/yours-add");
  hand.frames(2);
  REQUIRE(hand.shows("new/yours-add-search"));
  hand.key(ImGuiKey_Escape);  // leaves the field,
  hand.key(ImGuiKey_Escape);  // closes the list, not the screen
  REQUIRE(hand.desk.screen == desk::Screen::new_battle);
  hand.click("new/yours-add");
  hand.frames(2);
  hand.click("new/yours-add-search");
  hand.type("awing");
  hand.frames(2);
  REQUIRE(hand.shows("new/yours-add-rz1awing"));
  hand.click("new/yours-add-rz1awing");
  REQUIRE(hand.desk.draft.sides[0].ships.size() == 1);
  CHECK(hand.desk.draft.sides[0].ships[0].ship == "rz1awing");
  hand.click("new/yours-add-same");
  CHECK(hand.desk.draft.sides[0].ships.size() == 2);
  hand.click("new/yours-0-remove");
  CHECK(hand.desk.draft.sides[0].ships.size() == 1);
  hand.click("new/back");
  CHECK(hand.desk.screen == desk::Screen::start);
}

TEST_CASE("two people at one screen hand it over between their dials") {
  Hand hand;
  hand.desk.settings.flight_seconds = 0;
  hand.click("start/battle");
  hand.frames(2);
  hand.click("new/theirs-1");
  hand.click("new/place");
  hand.frames(3);
  hand.click("battle/start");
  hand.frames(3);
  REQUIRE(hand.shows("cover/go"));
  // It covers everything, and keys but the one that takes it away are dead.
  const auto cover = hand.where("cover/go");
  CHECK(cover.left > 0);
  CHECK(hand.panels.keys_taken(desk::Intent::pick_1));
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::ai_step));
  hand.click("cover/go");
  CHECK_FALSE(hand.desk.seats.covered);
  click_until(hand, [&] { return hand.desk.seats.covered; });
  CHECK(hand.desk.seats.seat == state::Side::enemy);
}

TEST_CASE("the log's lines lead to their moments") {
  Hand hand;
  begin(hand);
  click_until(hand, [&] { return hand.desk.table().play.phase == state::Phase::engagement; });
  const std::uint64_t now = test::hash(hand.desk);
  const std::size_t last = hand.desk.log.moment();
  hand.frames(3);
  const std::string line = "log/line-" + std::to_string(last - 1);
  REQUIRE(hand.shows(line));
  hand.click(line);
  hand.frames(2);
  REQUIRE(hand.shows("log/go"));
  hand.click("log/go");
  CHECK(hand.desk.log.moment() == last - 1);
  hand.click("log/forward");
  CHECK(hand.desk.log.moment() == last);
  CHECK(test::hash(hand.desk) == now);
  hand.click("log/back");
  hand.click("log/back");
  CHECK(hand.desk.log.moment() == last - 2);
  hand.click("log/play");
  CHECK(hand.desk.log.playing);
  for (int i = 0; i < 100 && hand.desk.log.playing; ++i) hand.desk.tick(0.5);
  CHECK(test::hash(hand.desk) == now);
  hand.click("battle/undo-turn");
  CHECK(hand.desk.log.moment() < last);
}

TEST_CASE("an AI ship's reasons are read in the log without going back to them") {
  Hand hand;
  begin(hand);
  desk::Desk& d = hand.desk;
  const auto flown = [&] {
    std::size_t entry = d.log.moment();
    while (entry > 0 && !d.session().log()[entry - 1].reasons) --entry;
    return entry;
  };
  click_until(hand, [&] { return d.table().play.phase == state::Phase::activation && flown() > 0; });
  const std::size_t now = d.log.moment();
  const std::string line = "log/line-" + std::to_string(flown());
  hand.frames(3);
  REQUIRE(hand.shows(line));
  hand.click(line);
  hand.frames(2);
  hand.click("log/reasons");
  hand.frames(4);
  CHECK(d.log.moment() == now);
  CHECK(hand.shows("ai/summary"));
  CHECK(hand.shows("ai/see"));
  for (const std::string& text : test::shown_text()) {
    INFO(text);
    CHECK(text.find("Next: AI ship") == std::string::npos);
    CHECK(text.find("Next AI ship") == std::string::npos);
  }
  hand.click("ai/see");
  CHECK(d.log.moment() + 1 == *d.advice.of_entry);
  hand.frames(2);
  hand.click("ai/back-to-now");
  CHECK(d.log.moment() == now);
}

TEST_CASE("giving up is asked about once") {
  Hand hand;
  begin(hand);
  const auto ask = [&] {
    hand.click("top/table");
    hand.frames(2);
    hand.click("menu/Give up…");
    hand.frames(3);
    REQUIRE(hand.shows("give-up/yes"));
    CHECK(hand.desk.table().play.phase == state::Phase::planning);
    CHECK(hand.panels.keys_taken(desk::Intent::ai_step));
  };
  ask();
  hand.click("give-up/no");
  hand.frames(2);
  CHECK_FALSE(hand.shows("give-up/yes"));
  CHECK(hand.desk.table().play.phase == state::Phase::planning);
  ask();
  hand.key(ImGuiKey_Escape);
  CHECK_FALSE(hand.shows("give-up/yes"));
  CHECK(hand.desk.table().play.phase == state::Phase::planning);
  ask();
  hand.click("give-up/yes");
  hand.frames(3);
  CHECK(hand.desk.table().play.phase == state::Phase::over);
  CHECK(hand.desk.table().play.result == "enemy");
  CHECK(hand.shows("result/close"));
}

TEST_CASE("a dial that is opened again shows what it is set to") {
  Hand hand;
  begin(hand);
  desk::Desk& d = hand.desk;
  const std::string ship = d.battle.expected().ship;
  d.dial.open_for(ship);
  hand.frames(2);
  CHECK_FALSE(hand.shows("dial/chosen"));
  hand.click("dial/2F");
  hand.frames(2);
  d.dial.open_for(ship);
  hand.frames(2);
  REQUIRE(hand.shows("dial/chosen"));
  CHECK(hand.where("dial/chosen").left == hand.where("dial/2F").left);
  CHECK(hand.where("dial/chosen").top == hand.where("dial/2F").top);
}

TEST_CASE("the hint tour speaks of a table, so it waits while a battle is open") {
  Hand hand;
  begin(hand);
  hand.desk.start_tour();
  hand.frames(3);
  CHECK_FALSE(hand.shows("tour/next"));
  hand.desk.dial.close();  // it has opened by itself, and takes keys of its own
  hand.frames(2);
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::clear_selection));
  CHECK_FALSE(hand.panels.keys_taken(desk::Intent::ai_phase));
  hand.desk.new_table("3x3");
  hand.frames(3);
  CHECK(hand.shows("tour/next"));
}

TEST_CASE("the result's buttons: a look, a replay from the start, the log, another battle") {
  Hand hand;
  begin(hand);
  desk::Desk& d = hand.desk;
  REQUIRE(d.battle.concede(state::Side::enemy));
  hand.frames(3);
  const std::size_t last = d.log.moment();
  REQUIRE(hand.shows("result/close"));
  hand.click("result/close");
  CHECK_FALSE(d.battle.result_open);
  hand.click("battle/continue");  // shows it again
  hand.frames(2);
  hand.click("result/replay");
  CHECK(d.log.playing);
  CHECK(d.log.moment() == d.log.first_moment());
  CHECK(d.in_battle());
  hand.frames(2);
  CHECK(hand.shows("log/scrub"));
  CHECK_FALSE(hand.shows("tour/next"));
  hand.click("log/speed");
  CHECK(d.log.speed == 2);
  for (int i = 0; i < 100 && d.log.playing; ++i) d.tick(0.5);
  CHECK(d.log.moment() == last);
  hand.frames(2);
  hand.click("battle/continue");
  hand.frames(2);
  hand.click("result/export");
  hand.frames(2);
  CHECK_FALSE(d.battle.result_open);
  hand.key(ImGuiKey_Escape);
  hand.click("battle/continue");
  hand.frames(2);
  hand.click("result/again");
  hand.frames(2);
  CHECK(d.screen == desk::Screen::new_battle);
}

TEST_CASE("a line of the log is played again from, and the battle's start can be undone") {
  Hand hand;
  hand.desk.settings.tour_done = false;
  begin(hand);
  desk::Desk& d = hand.desk;
  click_until(hand, [&] { return d.table().play.phase == state::Phase::engagement; });
  const std::size_t last = d.log.moment();
  hand.click("log/line-" + std::to_string(last));
  hand.frames(2);
  hand.click("log/replay");
  CHECK(d.log.playing);
  CHECK(d.log.moment() == last - 1);
  for (int i = 0; i < 100 && d.log.playing; ++i) d.tick(0.5);
  CHECK(d.log.moment() == last);
  // To before the start: the ships are placed again, no hint tour comes, and on it goes.
  d.log.go_to(0);
  hand.frames(3);
  CHECK(d.battle.placing);
  CHECK(hand.shows("battle/continue"));
  CHECK_FALSE(hand.shows("tour/next"));
  d.log.go_to(last);
  CHECK(d.in_battle());
  CHECK_FALSE(d.battle.placing);
}

TEST_CASE("The log, what has just happened and the ship's own sheet say nothing that the board has still to show") {
  Hand hand;
  desk::Desk& d = hand.desk;
  test::start_ready_made(d, 3, desk::Controller::me, desk::Controller::cards, 5);
  const auto screen = [] {
    std::string all;
    for (const std::string& line : test::shown_text()) all += line + " ";
    return all;
  };
  const auto count = [](const std::string& text, const std::string& words) {
    int found = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
    return found;
  };
  int checked = 0;
  for (int i = 0; i < 260 && checked < 3; ++i) {
    d.playback.stop();
    test::act_once(d);
    hand.frames(3);
    const auto& lines = d.log.lines();
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const desk::LogLine& line) {
      return line.kind == desk::LineKind::damage && d.log.telling(line) == desk::Telling::not_yet;
    });
    if (found == lines.end()) continue;
    const std::string words = found->text;
    INFO(words);
    const int before = count(screen(), words);
    d.playback.stop();
    hand.frames(3);
    CHECK(count(screen(), words) > before);
    ++checked;
  }
  CHECK(checked == 3);
  // The sheet of a ship that is hit.
  for (int i = 0; i < 260; ++i) {
    d.playback.stop();
    test::act_once(d);
    if (!d.playback.on()) continue;
    const auto hurt = std::find_if(d.table().pieces.begin(), d.table().pieces.end(), [&](const state::Piece& piece) {
      const state::Piece* shown = d.shown_table().find(piece.id);
      return shown != nullptr && shown->in_play() && piece.in_play() && shown->ship.shields != piece.ship.shields;
    });
    if (hurt == d.table().pieces.end()) continue;
    d.board.selected = {hurt->id};
    hand.frames(3);
    hand.click("right/piece");
    const auto says = [](const state::Piece& piece) {
      return std::to_string(piece.ship.shields) + " of " + std::to_string(piece.ship.shield_limit) + " shields";
    };
    const std::string then = says(*d.shown_table().find(hurt->id)), now = says(*hurt);
    CHECK(count(screen(), then) == 1);
    CHECK(count(screen(), now) == 0);
    d.playback.stop();
    hand.frames(2);
    CHECK(count(screen(), now) == 1);
    return;
  }
  FAIL("nobody lost a shield");
}

TEST_CASE("A question says that its answers lie on the board only where they do") {
  Hand hand;
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  test::start_ready_made(d, 3, desk::Controller::me, desk::Controller::cards, 5);
  const auto says = [](const std::string& words) {
    std::string all;
    for (const std::string& line : test::shown_text()) all += line + " ";
    return all.find(words) != std::string::npos;
  };
  int there = 0, not_there = 0;
  for (int i = 0; i < 160; ++i) {
    test::act_once(d);
    const desk::Expected& now = d.battle.expected();
    const bool choice = now.kind == desk::Expect::choice && d.table().play.choice->kind != "reroll";
    if (!choice && now.kind != desk::Expect::turn) continue;
    hand.frames(3);
    const auto& picks = d.battle.picks();
    const bool lie = std::any_of(picks.begin(), picks.end(), [&](const desk::Pick& pick) {
      return pick.legal && (pick.ghost || d.table().find(pick.piece) != nullptr);
    });
    INFO(now.words);
    if (!says("or press its number")) continue;  // further down
    CHECK(says("here or on the board") == lie);
    ++(lie ? there : not_there);
  }
  CHECK(there > 0);
  CHECK(not_there > 0);
}

TEST_CASE("What an attack or a flight came to stays while the next ship of the phase is asked about") {
  Hand hand(1280, 2600);
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  test::start_ready_made(d, 3, desk::Controller::me, desk::Controller::cards, 5);
  const auto count = [](const std::string& words) {
    std::string text;
    for (const std::string& line : test::shown_text()) text += line + " ";
    int found = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
    return found;
  };
  int checked = 0;
  for (int i = 0; i < 260 && checked < 4; ++i) {
    test::act_once(d);
    if (d.battle.expected().kind != desk::Expect::choice) continue;
    const auto& lines = d.log.lines();
    std::size_t at = lines.size();
    while (at > 0 && lines[at - 1].kind == desk::LineKind::why) --at;
    if (at == 0 || lines[at - 1].kind != desk::LineKind::turn) continue;  // this turn has only begun
    while (at > 0 && (lines[at - 1].kind == desk::LineKind::turn || lines[at - 1].kind == desk::LineKind::initiative ||
                      lines[at - 1].kind == desk::LineKind::why))
      --at;
    if (at == 0 || lines[at - 1].kind == desk::LineKind::phase || lines[at - 1].kind == desk::LineKind::round) continue;
    hand.frames(3);
    hand.click("right/battle");
    hand.frames(2);
    if (!hand.shows("right/battle") || count("Just happened") == 0) continue;
    INFO(lines[at - 1].text);
    constexpr std::size_t kShort = 5;  // explanations that come after it
    if (lines.size() - at > kShort || count(lines[at - 1].text) == 0) continue;
    CHECK(count(lines[at - 1].text) >= 2);  // in the log, and beside the question
    ++checked;
  }
  CHECK(checked > 0);
}

TEST_CASE("battle windows stay usable from small and large text to a 4K screen") {
  struct Size {
    double width, height, scale;
  };
  const Size size =
      GENERATE(Size{1280, 720, 1}, Size{1280, 720, 0.75}, Size{1280, 720, 2}, Size{800, 600, 3}, Size{3840, 2160, 2.5});
  CAPTURE(size.width, size.height, size.scale);
  Hand hand(size.width, size.height, size.scale);
  hand.desk.settings.flight_seconds = 0;
  test::start_ready_made(hand.desk, 4);
  hand.frames(4);
  const auto inside = [&](const std::string& name) {
    const panels::Probe::Rect rect = hand.where(name);
    INFO(name);
    CHECK(rect.left >= -1);
    CHECK(rect.top >= -1);
    CHECK(rect.right <= static_cast<float>(size.width) + 1);
    CHECK(rect.bottom <= static_cast<float>(size.height) + 1);
  };
  // Large text in a low window: a button that would only wait leaves its room to the sentence.
  const bool low = size.height == 720 && size.scale == 2;
  const auto goes_on = [&] { return !low || !hand.desk.battle.expected().continues.empty(); };
  CHECK(hand.shows("battle/continue") == goes_on());
  if (goes_on()) inside("battle/continue");
  CHECK(hand.layout.bottom - hand.layout.top > size.height * 0.35);
  test::act_until(hand.desk, [&] {
    return hand.desk.table().play.attack.has_value() && hand.desk.battle.expected().kind == Expect::choice;
  });
  hand.frames(4);
  CHECK(hand.shows("battle/continue") == goes_on());
  if (goes_on()) inside("battle/continue");
  inside("battle/words");
}

}  // namespace plotboard::panels_battle
