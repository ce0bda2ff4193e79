// Where the windows round the board stand, and which of them comes forward.
#include "panels/layout.hpp"

#include <algorithm>

#include "panels/battle/fleet_strip.hpp"
#include "panels/messages.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Window widths, in ems, from which the side panels stand beside the board; below, they open over it.
constexpr float kWideEm = 70;
constexpr float kMiddleEm = 46;
constexpr float kPaletteEm = 14.5F;
constexpr float kLogEm = 16;
constexpr float kRightEm = 21;
constexpr float kLeastBoard = 0.4F;  // of the window's width, that a log opened over the board has to leave free
constexpr float kMirrorEm = 34;      // of the mirror, in the palette's place; at most this share of the window
constexpr float kMirrorShare = 0.6F;

// Above the log where that stands, else over the board and what is beside it.
void lay_out_fleet(const desk::Desk& desk, Places& places, float top) {
  places.fleet = {};
  if (!fleet_wanted(desk)) return;
  places.fleet_line = places.palette.width() <= 0;
  if (places.fleet_line) {
    const float width = std::max(places.board.right, places.right.right);
    const float height = fleet_height(desk, width, 0, true);
    constexpr float kLeastOfWindow = 0.36F;  // for the board: without it the line of ships would be of no use
    if (places.board.bottom - top - height < window_height() * kLeastOfWindow) return;
    places.fleet = {0, top, width, top + height};
    places.board.top = places.fleet.bottom;
    if (places.right.width() > 0) places.right.top = places.fleet.bottom;
  } else {
    const float height = fleet_height(desk, places.palette.width(), places.palette.height(), false);
    places.fleet = {places.palette.left, top, places.palette.right, top + height};
    places.palette.top = places.fleet.bottom;
  }
}

}  // namespace

void follow(desk::Desk& desk, Places& places) {
  const std::string measured = desk.board.tool == desk::Tool::select
                                   ? ""
                                   : desk.board.measure_from + "|" + desk.board.measure_to + "|" +
                                         std::to_string(static_cast<int>(desk.board.tool));
  const std::string decided = desk.advice.decision ? desk.advice.ship + (desk.advice.flown ? "!" : "?") : "";
  if (places.seen_selected != desk.board.selected && !desk.board.selected.empty() &&
      desk.board.tool == desk::Tool::select && !desk.ai.running()) {
    places.tab = Tab::piece;
  }
  if (measured != places.seen_measure && !measured.empty()) places.tab = Tab::measure;
  if (decided != places.seen_ai && !decided.empty()) places.tab = Tab::ai;
  if (desk.has_battle()) {
    const desk::Expected& now = desk.battle.expected();
    const bool shows_reasons = desk.advice.of_entry || desk.advice.open();
    const std::string expected = std::to_string(static_cast<int>(now.kind)) + now.words;
    if (expected != places.seen_expected) {
      if (!shows_reasons) places.tab = Tab::battle;
      // In a narrow window the answers come over the board, and go when they are given.
      const bool asks = now.kind == desk::Expect::choice || now.kind == desk::Expect::dice;
      if (window_width() < kMiddleEm * em()) places.right_over = asks;
      if (places.right_over) places.palette_over = false;
    }
    places.seen_expected = expected;
  } else if (places.tab == Tab::battle || (places.tab == Tab::mission && !desk.in_mission())) {
    places.tab = Tab::piece;
  }
  if (places.tab == Tab::ai && !desk.has_ai()) places.tab = desk.has_battle() ? Tab::battle : Tab::piece;
  if (places.tab != Tab::ai) desk.advice.ask(false);
  places.seen_selected = desk.board.selected;
  places.seen_measure = measured;
  places.seen_ai = decided;
}

void lay_out(const desk::Desk& desk, Windows& windows) {
  Places& places = windows.places;
  const float w = window_width(), h = window_height();
  const float top = std::min(std::max(places.top_bar.bottom, places.battle_bar.bottom), h * 0.6F);
  const float palette_width = std::min((desk.in_battle() ? kLogEm : kPaletteEm) * em(), w * 0.9F);
  const float right_width = std::min(kRightEm * em(), w * 0.9F);
  const bool wide = w >= kWideEm * em();
  const bool middle = w >= kMiddleEm * em();
  places.palette = places.right = places.fleet = {};
  places.board = {0, top, w, h};
  // The log gives way to a dial where both would leave too little of the board.
  if (dial_wanted(desk, windows.dial) && !dial_leaves_log()) places.palette_over = false;
  if (wide || places.palette_over) places.palette = {0, top, palette_width, h};
  // A dial stands beside the board as long as there is room for both: its ship has to be seen.
  constexpr float kLeastBoardEm = 9;
  const bool both = w - right_width > kLeastBoardEm * em();
  const bool docks = both && dial_wanted(desk, windows.dial);
  if (middle || places.right_over || docks) places.right = {w - right_width, top, w, h};
  if (wide) places.board.left = places.palette.right;
  if (desk.mirror.open) {
    places.right = {};
    places.palette = {0, top, std::min(kMirrorEm * em(), w * kMirrorShare), h};
    places.board.left = places.palette.right;
    places.palette.bottom -= messages_room(desk, windows);
    return;
  }
  if (middle || docks || (desk.in_battle() && both && places.right.width() > 0)) places.board.right = places.right.left;
  if (places.palette_over && places.board.right - places.palette.right >= w * kLeastBoard)
    places.board.left = places.palette.right;
  places.palette.bottom -= messages_room(desk, windows);  // they hide nothing there
  lay_out_fleet(desk, places, top);
}

bool dial_leaves_log() {
  const float w = window_width();
  return w >= kWideEm * em() || w - (kLogEm + kRightEm) * em() >= w * kLeastBoard;
}

}  // namespace plotboard::panels
