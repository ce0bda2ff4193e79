// Text of 200 % in a window of 1280 x 720: the bars share their lines, dial and board stay in sight together, lists
// keep a useful height, and the buttons that go on are not below the fold.
#include <imgui_internal.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "battle_support.hpp"
#include "campaign_support.hpp"
#include "desk_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_low_window {

using test::Hand;

namespace {

constexpr float kWidth = 1280, kHeight = 720;

bool is_in_window(const Hand& hand, const std::string& name) {
  if (!hand.shows(name)) return false;
  const panels::Probe::Rect at = hand.where(name);
  return at.left >= 0 && at.right <= kWidth && at.top >= 0 && at.bottom <= kHeight;
}

constexpr float kLeastBoard = kWidth * 0.4F;
float board_width(const Hand& hand) { return static_cast<float>(hand.layout.right - hand.layout.left); }

// The introduction up to its first dials: its Decimator may power the hyperdrive besides its dial.
void plan_introduction(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  hand.desk.missions.choice.setup.pilots = 3;
  REQUIRE(hand.desk.show_briefing("0:1"));
  REQUIRE(hand.desk.missions.begin());
  for (int i = 0; i < 200 && hand.desk.table().play.phase == state::Phase::setup; ++i) test::act_once(hand.desk);
  REQUIRE(hand.desk.table().play.phase == state::Phase::planning);
  hand.frames(4);
}

std::vector<std::string> own_ships(const desk::Desk& desk) {
  std::vector<std::string> ships;
  for (const desk::Pick& pick : desk.battle.picks())
    if (desk.table().find(pick.piece) != nullptr) ships.push_back(pick.piece);
  return ships;
}

// Of all cells of the selected ship's dial.
int cells_in_sight(const Hand& hand) {
  int in_sight = 0;
  for (const desk::DialCell& cell : hand.desk.dial.cells())
    in_sight += is_in_window(hand, "dial/" + geom::code_of(cell.maneuver)) ? 1 : 0;
  return in_sight;
}

bool board_shows(const Hand& hand, geom::Vec2 at_mm) {
  const geom::Vec2 at = hand.desk.board.camera.to_screen(at_mm);
  return at.x > hand.layout.left && at.x < hand.layout.right && at.y > hand.layout.top && at.y < hand.layout.bottom;
}

}  // namespace

TEST_CASE("The hangar scrolls as a whole where its head leaves no room for slots and offers") {
  for (const auto& [scale, least] : {std::pair{2.0, 240.0F}, std::pair{1.0, 200.0F}}) {
    INFO("text " << scale);
    Hand hand(1280, 720, scale);
    test::opens(hand, test::in_hangar("1:1", 4, campaign::alpha::Path::ace, 60, 20), desk::CampaignPage::hangar);
    REQUIRE(hand.shows("campaign/hangar/offers"));
    const panels::Probe::Rect offers = hand.where("campaign/hangar/offers");
    CHECK(offers.bottom - offers.top >= least);
    const float before = hand.where("campaign/hangar/search").top;
    // The wheel over the head.
    hand.point(kWidth - 40, 20);
    ImGui::GetIO().MouseWheel = -30;
    hand.frames(6);
    const float moved = before - hand.where("campaign/hangar/search").top;
    if (scale > 1)
      CHECK(moved > 100);
    else
      CHECK(moved == 0);
    CHECK(hand.where("campaign/hangar/offers").bottom <= kHeight + 1);
  }
}

TEST_CASE("While a mission is planned the dial comes first, and the bars leave the board its room") {
  Hand hand(1280, 720, 2);
  plan_introduction(hand);
  const std::vector<std::string> ships = own_ships(hand.desk);
  REQUIRE(ships.size() > 1);
  for (const std::string& ship : ships) {
    INFO(ship);
    hand.desk.dial.open_for(ship);
    hand.frames(4);
    CHECK(static_cast<float>(hand.layout.top) < kHeight * 0.37F);
    CHECK(board_width(hand) >= kLeastBoard);
    CHECK(cells_in_sight(hand) == static_cast<int>(hand.desk.dial.cells().size()));
    const state::Piece* piece = hand.desk.table().find(ship);
    CHECK(board_shows(hand, {piece->pose.x.mm(), piece->pose.y.mm()}));
    for (const auto& [name, at] : hand.probe.widgets) {
      if (name.rfind("declare/", 0) != 0) continue;
      INFO(name);
      for (const desk::DialCell& cell : hand.desk.dial.cells())
        CHECK(hand.where("dial/" + geom::code_of(cell.maneuver)).bottom <= at.top);
    }
    // Whoever has scrolled down finds the next one at its top.
    hand.point(kWidth - 60, kHeight - 20);
    ImGui::GetIO().MouseWheel = -30;
    hand.frames(6);
    if (ship == ships.front()) CHECK(cells_in_sight(hand) < static_cast<int>(hand.desk.dial.cells().size()));
  }
  // The keyboard brings its choice into view.
  hand.key(ImGuiKey_UpArrow);
  hand.frames(4);
  REQUIRE(hand.desk.dial.pointed);
  CHECK(is_in_window(hand, "dial/" + geom::code_of(*hand.desk.dial.pointed)));
}

TEST_CASE("At 100 % a mission's bars and dial are as they were") {
  Hand hand;
  plan_introduction(hand);
  hand.desk.dial.open_for(own_ships(hand.desk).front());
  hand.frames(4);
  const float dial = hand.where("dial/close").bottom;
  bool any = false;
  for (const auto& [name, at] : hand.probe.widgets) {
    if (name.rfind("declare/", 0) != 0) continue;
    any = true;
    CHECK(at.top > dial);
    for (const desk::DialCell& cell : hand.desk.dial.cells())
      CHECK(hand.where("dial/" + geom::code_of(cell.maneuver)).top >= at.bottom);
  }
  CHECK(any);
  CHECK(hand.shows("top/file"));
  CHECK(hand.where("battle/back").top > hand.where("top/file").bottom);
  CHECK(hand.shows("battle/continue"));
}

TEST_CASE("The words at a maneuver's end are headed by what was chosen, and lie within the board") {
  Hand hand(1280, 720, 2);
  plan_introduction(hand);
  const desk::Desk& d = hand.desk;
  int seen = 0;
  for (const std::string& ship : own_ships(hand.desk)) {
    hand.desk.dial.open_for(ship);
    hand.frames(3);
    for (const desk::DialCell& cell : d.dial.cells()) {
      hand.desk.dial.pointed = cell.maneuver;
      scene::Overlay overlay = d.overlay();
      overlay.interface_scale = 2;
      if (!overlay.ghost) continue;
      CHECK(overlay.ghost->outcome.maneuver == cell.maneuver);
      const scene::Picture picture =
          scene::board_picture(d.catalog(), d.table(), overlay, scene::theme_named("night"), d.board.camera);
      const std::string title = geom::words_of(cell.maneuver);
      for (const scene::Label& label : picture.labels) {
        if (label.text.rfind(title, 0) != 0) continue;
        ++seen;
        std::size_t widest = 0, now = 0;
        for (const char c : label.text) {
          now = c == '\n' ? 0 : now + 1;
          widest = std::max(widest, now);
        }
        const double half = static_cast<double>(widest) * label.size_px * overlay.interface_scale * 0.56 / 2;
        const double x = d.board.camera.to_screen(label.at).x;
        INFO(label.text);
        CHECK(x - half >= hand.layout.left - 1);
        CHECK(x + half <= hand.layout.right + 1);
      }
    }
  }
  CHECK(seen > 10);
}

TEST_CASE("Log and dial never take the board between them") {
  Hand hand(1280, 720, 2);
  hand.desk.settings.flight_seconds = 0;
  test::start_ready_made(hand.desk, 2);
  hand.frames(4);
  // The log alone: the board lies beside it.
  hand.click("top/pieces");
  hand.frames(3);
  REQUIRE(hand.shows("log/scrub"));
  CHECK(static_cast<float>(hand.layout.left) >= hand.where("log/scrub").right);
  CHECK(board_width(hand) >= kLeastBoard);
  // A dial: the log gives way.
  hand.desk.dial.open_for("Red 1");
  hand.frames(3);
  CHECK(hand.shows("dial/2F"));
  CHECK_FALSE(hand.shows("log/scrub"));
  CHECK(board_width(hand) >= kLeastBoard);
  // Whoever asks for the log again gets it in place of the dial.
  hand.click("top/pieces");
  hand.frames(3);
  CHECK(hand.shows("log/scrub"));
  CHECK_FALSE(hand.shows("dial/2F"));
  CHECK(board_width(hand) >= kLeastBoard);
}

TEST_CASE("At 200 % the way back and on stays in the bar, and several answers are in sight") {
  Hand hand(1280, 720, 2);
  desk::Desk& d = hand.desk;
  d.settings.flight_seconds = 0;
  test::start_ready_made(d, 3);
  int asked = 0;
  for (int i = 0; i < 120 && d.table().round < 3; ++i) {
    hand.frames(3);
    INFO(d.battle.expected().words);
    for (const char* name : {"battle/back", "battle/undo-turn", "battle/fast-forward", "battle/run"}) {
      INFO(name);
      REQUIRE(is_in_window(hand, name));
      // In the line of the menu.
      CHECK(hand.where(name).bottom <= hand.where("top/menu").bottom + 1);
    }
    const std::vector<desk::Pick> picks = d.battle.picks();
    if (d.battle.expected().kind == desk::Expect::choice && !d.table().play.attack && picks.size() > 3) {
      ++asked;
      const auto in_sight = std::count_if(
          picks.begin(), picks.end(), [&](const desk::Pick& pick) { return is_in_window(hand, "pick/" + pick.key); });
      CHECK(in_sight >= 2);  // of two lines and odds each, where targets are chosen
    }
    test::act_once(d);
  }
  CHECK(asked > 2);
}

TEST_CASE("Founding a flight group at 200 %: its button is in the footer, and Enter founds as ever") {
  Hand hand(1280, 720, 2);
  hand.desk.show_campaign_choice();
  hand.frames(4);
  REQUIRE(is_in_window(hand, "campaign/found"));
  CHECK(hand.where("campaign/found").top == hand.where("campaign/choice-back").top);
  hand.click("campaign/found");
  hand.frames(3);
  CHECK(campaign_of(hand.desk.campaigns).is_open());
}

TEST_CASE("A typed report at 200 %: the button that brings it home stays in sight below what scrolls") {
  Hand hand(1280, 720, 2);
  test::opens(hand, test::in_hangar("1:1", 4, campaign::alpha::Path::ace, 60, 20), desk::CampaignPage::hangar);
  campaign_of(hand.desk.campaigns).fly_by(desk::FlownBy::typed);
  hand.frames(2);
  hand.click("campaign/next");
  hand.frames(4);
  REQUIRE(campaign_of(hand.desk.campaigns).typing);
  CHECK(is_in_window(hand, "typed/land"));
  CHECK(is_in_window(hand, "typed/back"));
}

TEST_CASE("A mission's report at 200 %: the ways on stay in sight below what scrolls") {
  Hand hand(1280, 720, 2);
  plan_introduction(hand);
  REQUIRE(hand.desk.battle.concede(state::Side::player));
  hand.desk.battle.result_open = true;
  hand.frames(6);
  CHECK(is_in_window(hand, "report/close"));
  CHECK(is_in_window(hand, "report/again"));
}

TEST_CASE("A briefing's buttons stand at the foot of the window at every text size, its text above them") {
  for (const double scale : {1.0, 1.5, 2.0, 3.0}) {
    INFO("text " << scale);
    Hand hand(1280, 720, scale);
    REQUIRE(hand.desk.show_briefing("0:1"));
    hand.frames(4);
    for (const char* name : {"briefing/start", "briefing/table", "briefing/back"}) {
      INFO(name);
      CHECK(is_in_window(hand, name));
    }
    const panels::Probe::Rect last = hand.where("briefing/back");
    CHECK(kHeight - last.bottom < last.bottom - last.top);
  }
}

TEST_CASE("Escape closes the menu of large text, though the pointer lies on the name of a part") {
  Hand hand(1280, 720, 2);
  plan_introduction(hand);
  hand.click("top/menu");
  hand.frames(2);
  const auto open_popups = [] { return ImGui::GetCurrentContext()->OpenPopupStack.Size; };
  REQUIRE(open_popups() == 1);
  const ImGuiWindow* menu = ImGui::GetCurrentContext()->OpenPopupStack[0].Window;
  hand.point(menu->Pos.x + menu->Size.x / 2, menu->Pos.y + ImGui::GetFrameHeight());  // on "File"
  hand.press();
  hand.frames(1);
  hand.release();
  hand.frames(3);
  REQUIRE(open_popups() == 2);
  hand.key(ImGuiKey_Escape);
  hand.frames(3);
  CHECK(open_popups() == 0);
}

TEST_CASE("What a ship flies in place of its maneuver is named in one sentence") {
  Hand hand;
  rules::MoveOutcome outcome;
  outcome.maneuver = {2, geom::Bearing::straight};
  desk::Others others;
  others.substituted = true;
  CHECK(desk::consequences(outcome, hand.desk.names(), others).front().text ==
        "Red, and it is stressed: it flies 2 straight instead");
  others.ion = true;
  outcome.maneuver = {1, geom::Bearing::straight};
  CHECK(desk::consequences(outcome, hand.desk.names(), others).front().text ==
        "Ion tokens: it flies 1 straight instead");
}

TEST_CASE("A squad with a fault brings no second scroll bar at 200 %") {
  Hand hand(1280, 720, 2);
  hand.desk.show_new_battle();
  hand.frames(3);
  hand.click("new/empty");
  hand.frames(4);
  REQUIRE_FALSE(desk::objections_to(hand.desk.catalog(), hand.desk.draft).empty());
  const float before = hand.where("new/place").top;
  CHECK(is_in_window(hand, "new/back"));
  hand.point(kWidth / 2, 20);
  ImGui::GetIO().MouseWheel = -10;
  hand.frames(6);
  CHECK(hand.where("new/place").top == before);
}

}  // namespace plotboard::panels_low_window
