// The panels by keys alone: long text, squads, dials and answers that keys reach, and where the keyboard's frame
// stands.
#include <catch2/catch.hpp>
#include <cmath>

#include "battle_support.hpp"
#include "desk/alpha/campaign.hpp"
#include "desk/core/keys.hpp"
#include "panels_hand.hpp"

namespace plotboard::panels_keys {

using desk::Intent;
using test::Hand;
namespace alpha = desk::alpha;

namespace {

bool stands_on(const Hand& hand, const std::string& name) {
  if (!hand.shows("keyboard") || !hand.shows(name)) return false;
  const auto frame = hand.where("keyboard"), item = hand.where(name);
  return std::abs(frame.x() - item.x()) < 2 && std::abs(frame.y() - item.y()) < 2;
}

bool stands_in(const Hand& hand, const std::string& name) {
  if (!hand.shows("keyboard")) return false;
  const auto frame = hand.where("keyboard"), box = hand.where(name);
  return frame.left >= box.left && frame.right <= box.right && frame.top >= box.top && frame.bottom <= box.bottom;
}

void press_until(Hand& hand, ImGuiKey key, const std::string& name) {
  for (int i = 0; i < 12 && !stands_on(hand, name); ++i) hand.key(key);
  INFO("to " << name);
  REQUIRE(stands_on(hand, name));
}

std::string widget(const Hand& hand, const std::string& prefix) {
  for (const auto& [name, where] : hand.probe.widgets)
    if (name.rfind(prefix, 0) == 0) return name;
  FAIL("no widget " << prefix);
  return "";
}

// Every key of a long page, and the keyboard stays where it is.
void scrolls(Hand& hand, const std::string& page) {
  INFO(page);
  const float top = hand.where(page).top;
  hand.key(ImGuiKey_PageDown);
  hand.frames(2);
  const float below = hand.where(page).top;
  CHECK(below < top - 20);
  hand.key(ImGuiKey_End);
  hand.frames(2);
  CHECK(hand.where(page).top <= below);
  hand.key(ImGuiKey_PageUp);
  hand.frames(2);
  CHECK(hand.where(page).top > below - 2000);
  hand.key(ImGuiKey_Home);
  hand.frames(2);
  CHECK(hand.where(page).top == Approx(top));
}

void no_flights(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.desk.settings.tour_done = true;
}

}  // namespace

TEST_CASE("Long text is scrolled by keys, though nothing in it can be chosen") {
  SECTION("the keys in Help") {
    Hand hand;
    hand.desk.help_open = true;
    hand.frames(3);
    hand.click("help/tab-keys");
    hand.frames(2);
    scrolls(hand, "page/help");
    // Arrows too, where no item is farther that way.
    const float top = hand.where("page/help").top;
    for (int i = 0; i < 3; ++i) hand.key(ImGuiKey_DownArrow);
    hand.frames(2);
    CHECK(hand.where("page/help").top < top);
    CHECK(stands_on(hand, "help/close"));
  }
  SECTION("a mission's briefing") {
    Hand hand;
    REQUIRE(hand.desk.show_briefing("0:1"));
    hand.frames(4);
    scrolls(hand, "page/briefing");
  }
  SECTION("the ship's tab, while the keyboard is on the board and while it is in the panel") {
    Hand hand(1280, 420);
    no_flights(hand);
    test::start_ready_made(hand.desk, 2);
    hand.desk.board.selected = {hand.desk.table().pieces.front().id.text()};
    hand.desk.dial.close();
    hand.frames(4);
    hand.click("right/piece");
    hand.point(2, 300);
    scrolls(hand, "page/details");
    hand.key(ImGuiKey_Tab, true);
    hand.frames(2);
    scrolls(hand, "page/details");
  }
  SECTION("a mission's report") {
    Hand hand(1280, 560);
    no_flights(hand);
    hand.desk.missions.choice.setup.pilots = 6;
    REQUIRE(hand.desk.show_briefing("0:1"));
    REQUIRE(hand.desk.missions.begin());
    for (int i = 0; i < 200 && hand.desk.table().play.phase == state::Phase::setup; ++i) hand.desk.answers.go_on();
    REQUIRE(hand.desk.battle.concede(state::Side::player));
    hand.desk.battle.result_open = true;
    hand.frames(6);
    REQUIRE(hand.shows("page/report"));
    scrolls(hand, "page/report");
  }
}

TEST_CASE("In table mode a ship's dial opens in the card, and is set there by keys") {
  Hand hand;
  no_flights(hand);
  desk::Desk& d = hand.desk;
  test::start_ready_made(d, 2);
  d.dial.close();
  d.table_mode = true;
  hand.frames(3);
  REQUIRE(d.battle.expected().kind == desk::Expect::dials);
  CHECK_FALSE(hand.shows("dial/2F"));
  hand.panels.act(Intent::ai_step);
  hand.frames(3);
  REQUIRE(hand.shows("dial/2F"));
  CHECK(hand.panels.keys_taken(Intent::nudge_down));
  CHECK(hand.panels.keys_taken(Intent::ai_phase));
  const auto strip = hand.where("table-mode/strip"), cell = hand.where("dial/2F"),
             out = hand.where("table-mode/close-dial");
  CHECK(cell.left > strip.left);
  CHECK(cell.bottom < out.top);
  CHECK(out.bottom <= strip.bottom);
  const std::string first = d.battle.expected().ship;
  hand.key(ImGuiKey_DownArrow);
  REQUIRE(d.dial.pointed);
  hand.key(ImGuiKey_Enter);
  CHECK(d.battle.expected().ship != first);
  hand.frames(2);
  if (!d.dial.open) hand.panels.act(Intent::ai_step);
  hand.frames(2);
  hand.key(ImGuiKey_Escape);
  CHECK_FALSE(d.dial.open);
  CHECK(d.table_mode);
  hand.frames(2);
  CHECK(hand.shows("table-mode/space"));
  CHECK_FALSE(hand.panels.keys_taken(Intent::ai_phase));
}

TEST_CASE("Arrows go from the ready-made squads into the squads") {
  Hand hand;
  hand.desk.show_new_battle();
  hand.frames(4);
  hand.click("new/two");
  hand.key(ImGuiKey_DownArrow);
  REQUIRE(hand.shows("keyboard"));
  CHECK(hand.where("keyboard").top > hand.where("new/two").bottom);
  CHECK(hand.where("keyboard").bottom < hand.where("new/area-3x3").top);
  press_until(hand, ImGuiKey_DownArrow, "new/yours-0-pilot");
}

TEST_CASE("The campaign is undone and redone by the keys of the table") {
  Hand hand;
  no_flights(hand);
  hand.click("start/campaign");
  hand.click("campaign/found");
  hand.frames(3);
  hand.click("campaign/next");
  const auto press = [&hand](const char* key) {
    const desk::IntentInfo* info = desk::intent_for_key(key);
    REQUIRE(info != nullptr);
    hand.panels.act(info->intent);
    hand.frames(2);
  };
  const alpha::State& state = campaign_of(hand.desk.campaigns).state();
  REQUIRE(state.drawn.size() == 2);
  press("Ctrl+Z");
  CHECK(campaign_of(hand.desk.campaigns).state().drawn.empty());
  press("Ctrl+Shift+Z");
  CHECK(campaign_of(hand.desk.campaigns).state().drawn.size() == 2);
  press("Ctrl+Y");  // there is nothing left
  CHECK(campaign_of(hand.desk.campaigns).state().drawn.size() == 2);
}

TEST_CASE("Arrows show which of the referee's answers Enter will give") {
  Hand hand;
  no_flights(hand);
  desk::Desk& d = hand.desk;
  REQUIRE(d.open_mission("0:1", 3, 7));
  d.table_mode = false;
  for (int i = 0; i < 60 && !(d.referee.continues().empty() && d.referee.items().size() > 2); ++i) {
    d.referee.go_on();
    hand.frames(2);
  }
  hand.frames(3);
  const std::vector<desk::RefereeItem> items = d.referee.items();
  REQUIRE(items.size() > 2);
  hand.click("right/piece");
  hand.key(ImGuiKey_DownArrow);
  hand.key(ImGuiKey_DownArrow);
  REQUIRE(hand.shows("referee/pointed"));  // its tab comes forward
  CHECK(hand.where("referee/pointed").top == hand.where("referee/key-" + items[1].key).top);
  CHECK_FALSE(d.battle.pointed);
  CHECK(hand.panels.keys_taken(Intent::ai_phase));
  SECTION("Escape takes it back") {
    const auto before = d.session().log().size();
    hand.key(ImGuiKey_Escape);
    CHECK_FALSE(hand.shows("referee/pointed"));
    CHECK(d.session().log().size() == before);
  }
  SECTION("Enter gives it") {
    const auto before = d.seen();
    hand.key(ImGuiKey_Enter);
    CHECK_FALSE(d.seen() == before);
    CHECK_FALSE(hand.shows("referee/pointed"));
  }
  SECTION("in table mode too") {
    d.table_mode = true;
    hand.frames(2);
    hand.key(ImGuiKey_UpArrow);
    const auto before = d.seen();
    hand.key(ImGuiKey_Enter);
    CHECK_FALSE(d.seen() == before);
  }
}

TEST_CASE("When the item with the keyboard goes away, the nearest one gets it") {
  Hand hand;
  no_flights(hand);
  SECTION("an upgrade that is taken off") {
    hand.desk.show_new_battle();
    hand.frames(4);
    hand.click("new/two");
    const std::string chip = widget(hand, "new/yours-0-drop-");
    press_until(hand, ImGuiKey_DownArrow, chip);
    const auto was = hand.where(chip);
    hand.key(ImGuiKey_Enter);
    hand.frames(3);
    REQUIRE_FALSE(hand.shows(chip));
    REQUIRE(hand.shows("keyboard"));
    CHECK(std::abs(hand.where("keyboard").y() - was.y()) < 60);
    CHECK(hand.where("keyboard").left < was.right + 60);
  }
  SECTION("the draw of two missions") {
    hand.click("start/campaign");
    hand.click("campaign/found");
    hand.frames(3);
    hand.key(ImGuiKey_DownArrow);
    hand.key(ImGuiKey_Enter, true);
    hand.frames(4);
    REQUIRE(campaign_of(hand.desk.campaigns).state().drawn.size() == 2);
    CHECK(hand.shows("keyboard"));
  }
}

TEST_CASE("A page opens with the keyboard on its main button") {
  Hand hand;
  no_flights(hand);
  SECTION("new battle, the second time too") {
    hand.key(ImGuiKey_RightArrow);
    for (int visit = 0; visit < 2; ++visit) {
      hand.desk.show_new_battle();
      hand.frames(4);
      CHECK(stands_on(hand, "new/two"));
      hand.key(ImGuiKey_UpArrow);
      CHECK_FALSE(stands_on(hand, "new/two"));
      hand.desk.show_start();
      hand.frames(4);
    }
  }
  SECTION("the debrief, step by step") {
    hand.click("start/campaign");
    hand.click("campaign/found");
    hand.frames(3);
    hand.key(ImGuiKey_DownArrow);  // the frame is shown from now on
    hand.click("campaign/next");
    desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
    REQUIRE(campaign.hand(alpha::ChooseMission{campaign.state().drawn.front(), {}, false, false, false}));
    campaign.flown_by = desk::FlownBy::typed;
    hand.frames(3);
    hand.click("campaign/next");
    REQUIRE(campaign.typing);
    hand.key(ImGuiKey_UpArrow);
    campaign.outcome_typed = true;
    REQUIRE(campaign.land_typed());
    hand.frames(4);
    CHECK(stands_on(hand, "debrief/next"));
    hand.key(ImGuiKey_Enter);
    hand.frames(3);
    CHECK(campaign.debrief_step == 2);
    CHECK(stands_on(hand, "debrief/next"));
  }
}

TEST_CASE("Arrows reach the tours in the corner of the start screen") {
  Hand hand;
  hand.frames(3);
  REQUIRE(hand.shows("start/lessons"));
  for (int i = 0; i < 3; ++i) hand.key(ImGuiKey_DownArrow);
  for (int i = 0; i < 8 && !stands_in(hand, "start/lessons"); ++i) hand.key(ImGuiKey_RightArrow);
  CHECK(stands_in(hand, "start/lessons"));
}

TEST_CASE("Arrows show why an answer cannot be given") {
  Hand hand;
  no_flights(hand);
  desk::Desk& d = hand.desk;
  test::start_ready_made(d, 2);
  const auto forbidden = [&d] {
    const auto& picks = d.battle.picks();
    return d.battle.expected().kind == desk::Expect::choice &&
           std::any_of(picks.begin(), picks.end(), [](const desk::Pick& pick) { return !pick.legal && !pick.die; });
  };
  test::act_until(d, forbidden);
  hand.frames(4);
  hand.click("right/battle");
  hand.point(2, 2);
  for (std::size_t i = 0; i < d.battle.picks().size(); ++i) {
    hand.panels.act(Intent::nudge_down);
    REQUIRE(d.battle.pointed);
    hand.frames(3);
    const desk::Pick& pick = d.battle.picks()[*d.battle.pointed];
    INFO(pick.text);
    CHECK(hand.shows("tip") == !pick.legal);
  }
}

}  // namespace plotboard::panels_keys
