// Where messages stand: never over what a person looks at.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "panels_hand.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_messages {

using test::Hand;
using Rect = panels::Probe::Rect;

namespace {

bool overlap(const Rect& a, const Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
Rect board_of(const Hand& hand) {
  return {static_cast<float>(hand.layout.left), static_cast<float>(hand.layout.top),
          static_cast<float>(hand.layout.right), static_cast<float>(hand.layout.bottom)};
}
void say_three(desk::Desk& desk) {
  desk.messages.say(desk::MessageKind::note, "Red 1 has flown.");
  desk.messages.say(desk::MessageKind::refusal, "It has activated already.", "fga-3.1.1-2");
  desk.messages.say(desk::MessageKind::problem, "The file is damaged.");
}

}  // namespace

TEST_CASE("messages stand below the left column and leave the board free") {
  Hand hand;
  hand.desk.new_table("3x3");
  SECTION("a table") {}
  SECTION("a battle") {
    hand.desk.settings.flight_seconds = 0;
    test::start_ready_made(hand.desk, 2);
  }
  hand.frames(3);
  say_three(hand.desk);
  hand.frames(1);  // at once, not a frame later
  const Rect board = board_of(hand);
  float last = 0;
  int shown = 0;
  for (std::size_t i = 0; i < hand.desk.messages.list().size(); ++i) {
    const std::string name = "message/" + std::to_string(i);
    if (!hand.shows(name)) continue;
    const Rect rect = hand.where(name);
    ++shown;
    CHECK_FALSE(overlap(rect, board));
    CHECK(rect.left >= 0);
    CHECK(rect.top >= last);
    CHECK(rect.bottom <= 720);
    last = rect.bottom;
  }
  CHECK(shown >= 3);
  if (hand.shows("log/export")) CHECK(hand.where("log/export").bottom <= hand.where("message/0").top);
}

TEST_CASE("without a column messages go where no piece stands") {
  struct Size {
    double width, height, scale;
  };
  const Size size = GENERATE(Size{1280, 720, 2}, Size{800, 600, 1}, Size{1280, 720, 1});
  Hand hand(size.width, size.height, size.scale);
  hand.desk.new_table("3x3");
  const bool table_mode = size.scale == 1 && size.width > 1000;
  hand.desk.table_mode = table_mode;
  hand.frames(3);
  hand.desk.board.fit();
  std::vector<std::string> ids;
  for (int i = 0; i < 6; ++i)  // all over the upper half
    ids.push_back(hand.desk.pieces.add_ship("t65xwing", state::Side::player, false,
                                            geom::Vec2{80.0 + 150 * i, 830.0 - 60 * (i % 3)}));
  hand.desk.messages.take_back_notes();
  hand.desk.board.selected.clear();
  hand.frames(3);
  hand.desk.messages.say(desk::MessageKind::note, "Palette: Night.");
  hand.frames(2);
  CAPTURE(size.width, size.scale, table_mode);
  const Rect rect = hand.where("message/0");
  CHECK(rect.right <= static_cast<float>(size.width));
  CHECK(rect.bottom <= static_cast<float>(size.height));
  for (const std::string& id : ids) {
    const geom::Pose& pose = hand.desk.table().find(id)->pose;
    const geom::Vec2 at = hand.desk.board.camera.to_screen({pose.x.mm(), pose.y.mm()});
    const auto r = static_cast<float>(20 * hand.desk.board.camera.pixels_per_mm);
    const auto x = static_cast<float>(at.x), y = static_cast<float>(at.y);
    CHECK_FALSE(overlap(rect, {x - r, y - r, x + r, y + r}));
  }
  if (table_mode) CHECK_FALSE(overlap(rect, hand.where("table-mode/strip")));
  CHECK(rect.right - rect.left < static_cast<float>(17 * size.scale * 16));  // no wider than its words
}

TEST_CASE("nothing lies over the bank card that is held to the screen") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.desk.act(desk::Intent::true_scale);
  REQUIRE(hand.desk.calibrating);
  say_three(hand.desk);
  hand.frames(3);
  REQUIRE(hand.shows("card/outline"));
  for (const char* name : {"message/0", "message/1", "message/2"}) CHECK_FALSE(hand.shows(name));
  hand.click("card/cancel");
  hand.frames(3);
  CHECK(hand.shows("message/2"));  // the problem has waited
}

TEST_CASE("many messages leave the column half of its height, the newest are shown") {
  Hand hand;
  hand.desk.new_table("3x3");
  hand.frames(3);
  const std::string words = "A file could not be read, for a reason that takes many words to be told in full, ";
  for (int i = 0; i < 6; ++i) hand.desk.messages.say(desk::MessageKind::problem, words + std::to_string(i) + ".");
  hand.frames(3);
  CHECK(hand.shows("message/5"));
  CHECK_FALSE(hand.shows("message/0"));
  CHECK(hand.shows("palette/search"));
  for (int i = 0; i < 6; ++i) {
    const std::string name = "message/" + std::to_string(i);
    if (hand.shows(name)) CHECK(hand.where(name).top > 720 * 0.4F);
  }
  hand.click("message/close-5");
  CHECK(hand.desk.messages.list().size() == 5);
}

}  // namespace plotboard::panels_messages
