// Input as values: recordings, key names, fingers, and the command line.
#include <catch2/catch.hpp>

#include "app/click_guard.hpp"
#include "app/options.hpp"
#include "platform/input.hpp"
#include "platform/touch.hpp"

namespace plotboard::app_input {

using platform::InputEvent;
using Kind = InputEvent::Kind;

TEST_CASE("A recording reads back as written") {
  const std::string text =
      "plotboard-input/1 1600 900\n"
      "0 move - 12.5 7\n"
      "3 press S 12.5 7 1\n"
      "3 release - 12.5 7 1\n"
      "4 wheel C 640 360 -2\n"
      "5 pan - 3 -4\n"
      "6 pinch - 640 360 1.25\n"
      "9 key CS S\n"
      "9 keyup - S\n"
      "10 text - two words\n"
      "11 drop - /home/somebody/my table.json\n"
      "12 resize - 1280 720\n"
      "13 leave -\n"
      "14 close -\n";
  const auto recording = platform::read_recording(text, "r");
  REQUIRE(recording.ok());
  CHECK(recording->width == 1600);
  REQUIRE(recording->events.size() == 13);
  CHECK(recording->events[1].event.shift);
  CHECK(recording->events[3].event.amount == -2);
  CHECK(chord_of(recording->events[6].event) == "Ctrl+Shift+S");
  CHECK(recording->events[8].event.text == "two words");
  CHECK(recording->events[12].event.kind == Kind::close);
  CHECK(platform::write_recording(*recording) == text);
}

TEST_CASE("A broken recording names the line") {
  const auto first_place = [](const std::string& text) {
    const auto read = platform::read_recording(text, "r.txt");
    REQUIRE_FALSE(read.ok());
    return read.errors().front().file + " " + read.errors().front().place;
  };
  const std::string head = "plotboard-input/1 1280 720\n";
  CHECK(first_place("") == "r.txt line 1");
  CHECK(first_place("plotboard-input/2 1280 720\n") == "r.txt line 1");
  CHECK(first_place("plotboard-input/1 0 720\n") == "r.txt line 1");
  CHECK(first_place(head + "# a comment\n1 hop - 3 4\n") == "r.txt line 3");
  CHECK(first_place(head + "1 move - 3\n") == "r.txt line 2");
  CHECK(first_place(head + "1 press - 3 4 9\n") == "r.txt line 2");
  CHECK(first_place(head + "1 key Q A\n") == "r.txt line 2");
  CHECK(first_place(head + "1 text -\n") == "r.txt line 2");
  CHECK(first_place(head + "5 move - 3 4\n4 move - 3 4\n") == "r.txt line 3");
  CHECK(platform::read_recording(head + "x\ny\n", "r").errors().size() == 2);
}

TEST_CASE("One finger points, two pan and pinch") {
  platform::Touch touch;
  std::vector<InputEvent> events;
  touch.down(1, 100, 100, events);
  touch.moved(1, 110, 105, events);
  REQUIRE(events.size() == 3);
  CHECK(events[0].kind == Kind::move);
  CHECK(events[1].kind == Kind::press);
  CHECK(events[1].button == 1);
  CHECK(events[2].x == 110);
  events.clear();
  touch.down(2, 210, 105, events);  // the first lets go
  CHECK(events.front().kind == Kind::release);
  events.clear();
  touch.moved(2, 310, 105, events);
  REQUIRE(events.size() == 2);
  CHECK(events[0].kind == Kind::pan);
  CHECK(events[0].x == 50);
  CHECK(events[1].kind == Kind::pinch);
  CHECK(events[1].amount == Approx(2));
  CHECK(events[1].x == 210);
  events.clear();
  touch.up(2, events);
  touch.moved(1, 0, 0, events);  // the one that is left does not point again
  CHECK(events.empty());
  touch.up(1, events);
  touch.down(3, 5, 5, events);
  CHECK(events.back().kind == Kind::press);
  touch.up(3, events);
  CHECK(events[events.size() - 2].kind == Kind::release);
}

TEST_CASE("The command line says what it does not understand") {
  const auto good =
      app::parse_options({"night.json", "--size", "1920x1080", "--seed", "7", "--text-scale", "1.5", "--mission", "0:1",
                          "--pilots", "5", "--table-mode", "--frames", "3", "--draw-every", "20"});
  REQUIRE(good.ok());
  CHECK(good->file == "night.json");
  CHECK(good->width == 1920);
  CHECK(good->height == 1080);
  CHECK(good->seed == 7u);
  CHECK(good->text_scale == 1.5);
  CHECK(good->mission == "0:1");
  CHECK(good->pilots == 5);
  CHECK(good->table_mode);
  CHECK(good->frames == 3);
  CHECK(good->draw_every == 20);
  const std::vector<std::vector<std::string>> bad = {
      {"--size", "1920"},   {"--size", "0x0"},   {"--seed", "-1"},      {"--seed"},
      {"--pilots", "9"},    {"--frames", "x"},   {"--text-scale", "5"}, {"--nonsense"},
      {"a.json", "b.json"}, {"--frames", "2.5"}, {"--draw-every", "0"}};
  for (const auto& arguments : bad) {
    INFO(arguments.front());
    const auto options = app::parse_options(arguments);
    REQUIRE_FALSE(options.ok());
    CHECK(options.errors().size() == 1);
  }
}

TEST_CASE(
    "A click right after the panel has changed is dropped, press and release, later ones and those on the board "
    "count") {
  app::ClickGuard guard;
  const auto button = [](Kind kind, int number = 1) {
    InputEvent event;
    event.kind = kind;
    event.button = number;
    return event;
  };
  const auto clicks = [&](double now, bool on_panel, int number = 1) {
    const bool pressed = guard.counts(button(Kind::press, number), on_panel, now);
    const bool released = guard.counts(button(Kind::release, number), on_panel, now + 0.05);
    CHECK(pressed == released);
    return pressed;
  };
  CHECK(clicks(0, true));
  guard.shown("Choose an action for Red 1.", 10);
  CHECK_FALSE(clicks(10.1, true));
  CHECK(clicks(10.1, false));                         // on the board
  CHECK(clicks(10.1, true, 3));                       // pans
  guard.shown("Choose an action for Red 1.", 10.25);  // the same still
  CHECK(clicks(10.31, true));
  guard.shown("Set the dial of Red 2.", 10.4);
  CHECK_FALSE(clicks(10.5, true));
  // A press that has counted has its release, whatever comes between.
  CHECK(guard.counts(button(Kind::press), true, 11));
  guard.shown("Choose an action for Red 2.", 11.1);
  CHECK(guard.counts(button(Kind::release), true, 11.2));
  CHECK(guard.counts(button(Kind::move), true, 11.2));
}

}  // namespace plotboard::app_input
