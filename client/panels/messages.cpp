// What the program has to say: notes fade, refusals name their rule, problems wait for their Close button. It stands
// below the left column, a list that makes room for it; without one where it hides no piece of the board. Never over
// the bank card that is held to the screen, nor over the report of a battle that is over.
#include "panels/messages.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "data/catalog.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/style.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/tour.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMostToastEm = 34, kLeastToastEm = 10, kLeastToastWordsEm = 8, kLeastBesideEm = 9, kToastMarkEm = 1.05F;

constexpr double kFadeFrom = 5.4;      // seconds; the desk drops what is older than six
constexpr float kMostOfColumn = 0.5F;  // of the left column

bool stays(const desk::Message& message) { return message.kind == desk::MessageKind::problem; }
bool has_link(const desk::Message& message) { return !message.rule.empty() && message.rule != "plotboard"; }

// How one message is laid out in that width.
struct Toast {
  std::size_t index;
  std::string words;  // in lines
  float height;
};

Toast toast_of(const desk::Desk& desk, std::size_t index, float width) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const desk::Message& message = desk.messages.list()[index];
  Toast toast{index, in_lines(message.text, width - style.WindowPadding.x * 2 - space::deep()), 0};
  toast.height = style.WindowPadding.y * 2 + ImGui::CalcTextSize(toast.words.c_str()).y;
  if (has_link(message)) toast.height += style.ItemSpacing.y + em();
  if (stays(message)) toast.height += style.ItemSpacing.y + ImGui::GetFrameHeight();
  toast.height = std::min(std::ceil(toast.height), window_height() * 0.5F);
  return toast;
}

float between() { return std::floor(space::snug()); }
float height_of(const std::vector<Toast>& toasts) {
  float all = 0;
  for (const Toast& toast : toasts) all += toast.height + between();
  return all;
}

// A column beside the board, not one that lies over it.
bool has_column(const Windows& windows) {
  return windows.places.palette.width() > 0 && windows.places.board.left >= windows.places.palette.right;
}

// Those to be shown, the oldest first; where they are too high for the room the newest, and one in any case.
std::vector<Toast> toasts_of(const desk::Desk& desk, const Windows& windows, float width, float room) {
  if (desk.calibrating) return {};
  // A report's buttons are not to be covered; what fades stands in the log, or comes when the report is closed.
  const bool reports = desk.battle.result_open && desk.in_battle() && desk.screen == desk::Screen::table;
  // In a battle the log keeps them all; the board must stay in sight.
  constexpr std::size_t kMostNotes = 2;
  std::size_t notes = 0;
  for (const desk::Message& message : desk.messages.list()) notes += message.kind == desk::MessageKind::note ? 1 : 0;
  std::size_t over = desk.in_battle() && notes > kMostNotes ? notes - kMostNotes : 0;
  std::vector<Toast> toasts;
  for (std::size_t i = 0; i < desk.messages.list().size(); ++i) {
    if (reports && !stays(desk.messages.list()[i])) continue;
    if (desk.messages.list()[i].kind == desk::MessageKind::note) {
      if (desk.playback.on()) continue;  // it would tell the end
      if (tour_wanted(desk) && !has_column(windows))
        continue;  // the hint tour speaks first; a note would cover its title
      if (over > 0) {
        --over;
        continue;
      }
    }
    toasts.push_back(toast_of(desk, i, width));
  }
  while (toasts.size() > 1 && height_of(toasts) > room) toasts.erase(toasts.begin());
  return toasts;
}

float column_width(const Windows& windows) { return std::floor(windows.places.palette.width() - space::loose()); }

Rect round_points(const scene::Camera& camera, geom::Vec2 a_mm, geom::Vec2 b_mm) {
  const geom::Vec2 a = camera.to_screen(a_mm), b = camera.to_screen(b_mm);
  return {static_cast<float>(std::min(a.x, b.x)), static_cast<float>(std::min(a.y, b.y)),
          static_cast<float>(std::max(a.x, b.x)), static_cast<float>(std::max(a.y, b.y))};
}

// What of the board people look at: its pieces first, then the play area.
struct Ground {
  Rect area;
  std::vector<Rect> pieces;
  [[nodiscard]] float hidden_by(const Rect& here) const {
    float cost = shared(here, area) / (here.width() * here.height());  // less than one piece
    for (const Rect& piece : pieces) cost += shared(here, piece) > 0 ? 2.0F : 0;
    return cost;
  }
};
Ground ground_of(const desk::Desk& desk) {
  const scene::Camera& camera = desk.board.camera;
  const state::Table& table = desk.board.shown_table();
  Ground ground{round_points(camera, {0, 0}, {table.area.width.mm(), table.area.height.mm()}), {}};
  for (const state::Piece& piece : table.pieces) {
    if (piece.fled || piece.waiting || (piece.type == state::PieceType::ship && !piece.in_play())) continue;
    constexpr double kUsual = 40;  // mm to the rim of anything else
    const geom::BaseFigures& base = desk.catalog().figures.base_of(piece.base);
    const double reach =
        piece.type == state::PieceType::ship ? std::max(base.width.mm(), base.length.mm()) * 0.6 : kUsual;
    const geom::Vec2 at{piece.pose.x.mm(), piece.pose.y.mm()};
    ground.pieces.push_back(round_points(camera, at - geom::Vec2{reach, reach}, at + geom::Vec2{reach, reach}));
  }
  return ground;
}

// The messages of this frame, one below the other.
struct Stack {
  std::vector<Toast> toasts;
  ImVec2 corner;
  float width = 0;
};

Stack below_column(const desk::Desk& desk, Windows& windows) {
  const Rect& list = windows.places.palette;
  const float bottom = window_height();
  const float width = column_width(windows);
  Stack stack{toasts_of(desk, windows, width, bottom - list.bottom + between()), {}, width};
  stack.corner = {list.left + (list.width() - width) / 2, bottom - height_of(stack.toasts)};
  return stack;
}

// As wide as its words, at most as wide as people like to read.
Stack over_board(const desk::Desk& desk, Windows& windows) {
  const Rect& b = windows.places.board;
  const float most = std::floor(std::min(em() * kMostToastEm, std::max(b.width() * 0.94F, em() * kLeastToastEm)));
  Stack stack{toasts_of(desk, windows, most, b.height() * kMostOfColumn), {}, most};
  float words = em() * kLeastToastWordsEm;
  for (const Toast& toast : stack.toasts) words = std::max(words, ImGui::CalcTextSize(toast.words.c_str()).x + 1);
  const float around = ImGui::GetStyle().WindowPadding.x * 2 + space::deep();
  stack.width = std::min(most, std::ceil(words + around));
  stack.corner = {(b.left + b.right - stack.width) / 2, b.top + space::even()};
  return stack;
}

// In a corner or at the middle of a side of the board, where the fewest pieces lie below; if need be narrow, beside the
// play area.
Stack on_free_board(const desk::Desk& desk, Windows& windows) {
  const Rect& b = windows.places.board;
  const float off = space::even();
  const Ground ground = ground_of(desk);
  Stack wide = over_board(desk, windows);
  std::vector<Stack> shapes{wide};
  const float beside = std::floor(std::max(ground.area.left - b.left, b.right - ground.area.right) - off * 2);
  if (beside >= em() * kLeastBesideEm && beside < wide.width)
    shapes.push_back({toasts_of(desk, windows, beside, b.height() * kMostOfColumn), {}, beside});
  Stack best = std::move(wide);
  float least = -1;
  for (Stack& stack : shapes) {
    const float height = height_of(stack.toasts) - between();
    const float x = (b.left + b.right - stack.width) / 2, right = b.right - off - stack.width;
    const float bottom = std::max(b.top + off, b.bottom - off - height);
    const ImVec2 corners[] = {{b.left + off, bottom},      {right, bottom}, {x, bottom}, {right, b.top + off},
                              {b.left + off, b.top + off}, {x, b.top + off}};
    for (const ImVec2& corner : corners) {
      const float cost = ground.hidden_by({corner.x, corner.y, corner.x + stack.width, corner.y + height});
      if (least >= 0 && cost >= least) continue;
      least = cost;
      best = stack;
      best.corner = corner;
    }
  }
  return best;
}

// Draws one message; true when it was closed.
bool draw_toast(desk::Desk& desk, const Toast& toast, ImVec2 corner, float width) {
  const desk::Message& message = desk.messages.list()[toast.index];
  const scene::Theme& t = theme();
  const float fade = stays(message)
                         ? 1.0F
                         : std::clamp(static_cast<float>((6.0 - message.age_seconds) / (6.0 - kFadeFrom)), 0.0F, 1.0F);
  const scene::Colour ink = message.kind == desk::MessageKind::note      ? t.accent
                            : message.kind == desk::MessageKind::refusal ? t.warning
                                                                         : t.overlapping;
  ImGui::SetNextWindowPos(corner);
  ImGui::SetNextWindowSize({width, toast.height});
  ImGui::PushStyleVar(ImGuiStyleVar_Alpha, fade);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(mixed(t.panel_raised, ink, 0.08F)));
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(mixed(t.panel_raised, ink, 0.6F)));
  const std::string id = "##message-" + std::to_string(toast.index);
  ImGui::Begin(id.c_str(), nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing |
                   (stays(message) || has_link(message) ? 0 : ImGuiWindowFlags_NoInputs));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_mark(ImGui::GetWindowDrawList(), {at.x + space::even(), at.y + space::middle()}, em() * kToastMarkEm,
            message.kind == desk::MessageKind::note ? Mark::note : Mark::warning, u32(ink, fade), line_width() * 1.3F);
  ImGui::Indent(space::deep());
  ImGui::TextUnformatted(toast.words.c_str());
  rule_link(message.rule, "The rule");
  const bool closed = stays(message) && button("message/close-" + std::to_string(toast.index), "Close");
  ImGui::Unindent(space::deep());
  probe("message/" + std::to_string(toast.index), corner, {corner.x + width, corner.y + toast.height});
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  ImGui::End();
  ImGui::PopStyleColor(2);
  ImGui::PopStyleVar();
  return closed;
}

}  // namespace

float messages_room(const desk::Desk& desk, const Windows& windows) {
  if (!has_column(windows)) return 0;
  const float height = windows.places.palette.height();
  return std::min(height_of(toasts_of(desk, windows, column_width(windows), height * kMostOfColumn)),
                  height * kMostOfColumn);
}

void draw_messages(desk::Desk& desk, Windows& windows) {
  const bool on_table = desk.screen == desk::Screen::table && desk.has_table();
  const Stack stack = has_column(windows) ? below_column(desk, windows)
                      : on_table          ? on_free_board(desk, windows)
                                          : over_board(desk, windows);
  const float w = window_width();
  ImVec2 corner(std::floor(std::clamp(stack.corner.x, 0.0F, std::max(0.0F, w - stack.width))),
                std::floor(stack.corner.y));
  std::optional<std::size_t> closed;
  for (const Toast& toast : stack.toasts) {
    if (draw_toast(desk, toast, corner, stack.width)) closed = toast.index;
    corner.y += toast.height + between();
  }
  if (closed) desk.messages.close(*closed);
}

}  // namespace plotboard::panels
