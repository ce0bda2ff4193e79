// "Your own table": the panel beside the board in which a real table is typed in. What is typed belongs to the desk
// (desk/at_table/mirror.hpp); the fields here only hold it while the keyboard is in them.
#include "panels/at_table/mirror.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/names.hpp"
#include "panels/at_table/mirror_parts.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"
#include "scene/pieces.hpp"

namespace plotboard::panels {
namespace {

using desk::MirrorStage;
using desk::MirrorWay;

struct Stage {
  MirrorStage stage;
  const char* name;
  const char* label;
};
constexpr Stage kStages[] = {{MirrorStage::roster, "mirror/roster", "Ships"},
                             {MirrorStage::obstacles, "mirror/obstacles", "Obstacles"},
                             {MirrorStage::place, "mirror/place", "Places"},
                             {MirrorStage::moves, "mirror/moves", "Moves"}};

bool elsewhere() { return dialog_open() || popup_open(); }

// What comes while no field takes it: the keyboard is on its way to one, and nothing is lost meanwhile. A field that is
// only just being entered would drop it (ImGui), so this is asked before the fields are drawn.
void take_characters(MirrorMemory& memory, desk::Mirror& mirror) {
  ImGuiIO& io = ImGui::GetIO();
  for (const ImWchar c : io.InputQueueCharacters) {
    const char key = static_cast<char>(c);
    if (c >= 32 && c < 127 && !mirror.take_key(key)) mirror.set_text(mirror.text() + key);
  }
  if (!io.InputQueueCharacters.empty()) memory.focus = true;
  io.InputQueueCharacters.resize(0);
  if (enter_pressed() && (memory.on_way || !io.NavVisible)) mirror.enter();
}

// Tab: ImGui goes there a frame later; what is typed meanwhile belongs there already.
void tab_pressed(const MirrorMemory& memory, desk::Mirror& mirror) {
  const bool ours = memory.on_way || ImGui::GetActiveID() == memory.field;
  if (!ours || !mirror.has_fields() || !pressed(ImGuiKey_Tab)) return;
  if (!ImGui::GetIO().KeyShift)
    mirror.to_field(mirror.field + 1);
  else if (mirror.field > 0)
    mirror.to_field(mirror.field - 1);
}

bool text_field_active() { return ImGui::GetInputTextState(ImGui::GetActiveID()) != nullptr; }

// Keys of the whole panel, before its fields.
void panel_keys(desk::Desk& desk, MirrorMemory& memory) {
  desk::Mirror& mirror = desk.mirror;
  memory.typing = false;
  if (elsewhere()) {
    memory.focus = true;
    return;
  }
  const ImGuiIO& io = ImGui::GetIO();
  const bool empty = mirror.text().empty();
  if (escapes(Escape::mirror)) {
    mirror.escape();
    memory.focus = true;
  }
  if (pressed(ImGuiKey_PageUp)) mirror.page(-1);
  if (pressed(ImGuiKey_PageDown)) mirror.page(1);
  if (empty && pressed(ImGuiKey_Delete)) mirror.remove();
  if (empty && io.KeyCtrl && pressed(ImGuiKey_Z)) act(desk::Intent::undo);
  if (empty && io.KeyCtrl && pressed(ImGuiKey_Y)) act(desk::Intent::redo);
  tab_pressed(memory, mirror);
  if (mirror.open && !text_field_active()) take_characters(memory, mirror);
}

// After its fields: the one that had the keyboard is not there any more (another stage, another way to say a place).
void keys_left_over(desk::Desk& desk, MirrorMemory& memory) {
  const bool gone = text_field_active() && !memory.typing && ImGui::GetActiveID() == memory.field;
  if (gone && desk.mirror.open && !elsewhere()) take_characters(memory, desk.mirror);
}

// --- parts

void stage_row(desk::Desk& desk) {
  bool first = true;
  for (const Stage& stage : kStages) {
    const bool fixed =
        desk.in_battle() && (stage.stage == MirrorStage::roster || stage.stage == MirrorStage::obstacles);
    if (!first) flow(button_width(stage.label));
    first = false;
    if (button(stage.name, stage.label, "", {!fixed, false, desk.mirror.stage == stage.stage}))
      desk.mirror.go(stage.stage);
  }
  flow(button_width("Done", "Esc"));
  if (button("mirror/done", "Done", "Esc")) desk.mirror.close();
  if (desk.in_battle()) return;
  flow(button_width("Play"));
  const bool stands = !desk.table().pieces.empty() && desk.mirror.current.empty() &&
                      (desk.mirror.stage == MirrorStage::place || desk.mirror.stage == MirrorStage::moves);
  if (button("mirror/play", "Play", "", {true, stands}) && desk.lead_at_table()) desk.mirror.close();
  tip("Whole rounds in large type: you move the models and throw the dice, the program tells what the AI does.");
}

void way_row(desk::Desk& desk) {
  struct Way {
    MirrorWay way;
    const char *name, *label, *help;
  };
  static constexpr Way kWays[] = {
      {MirrorWay::edges, "mirror/by-edges", "From two edges", "What a ruler says from two edges of the table."},
      {MirrorWay::beside, "mirror/beside", "Beside a piece", "Edge to edge from another piece, looking the same way."},
      {MirrorWay::move, "mirror/by-move", "By template", "From where it stands on the board: \"2br\" and the like."}};
  bool first = true;
  for (const Way& way : kWays) {
    if (!first) flow(button_width(way.label));
    first = false;
    if (button(way.name, way.label, "", {true, false, desk.mirror.way == way.way}))
      desk.mirror.up_down(static_cast<int>(way.way) - static_cast<int>(desk.mirror.way));
    tip(way.help);
  }
  dim("Up and Down: another way to say it. Page Up and Page Down: the piece before or after.");
}

void toggles(desk::Mirror& mirror) {
  const auto toggle = [&mirror](const char* name, const char* label, const char* key, bool on) {
    flow(button_width(label, key));
    if (button(name, label, key, {true, false, on})) mirror.take_key(*key);
  };
  desk::MeasuredFrom& from = mirror.from;
  if (button("mirror/left", "Left", "L", {true, false, !from.right})) mirror.take_key('l');
  toggle("mirror/right", "Right", "R", from.right);
  toggle("mirror/near", "Near", "N", !from.far);
  toggle("mirror/far", "Far", "F", from.far);
  toggle("mirror/middle", from.middle ? "To its middle" : "To its nearest side", "C", from.middle);
}

void place_fields(desk::Desk& desk, MirrorMemory& memory) {
  desk::Mirror& mirror = desk.mirror;
  const bool edges = mirror.way == MirrorWay::edges;
  static constexpr const char* kEdges[] = {"mirror/across", "mirror/along", "mirror/heading"};
  static constexpr const char* kBeside[] = {"mirror/piece", "mirror/where", "mirror/gap"};
  static constexpr const char* kEdgeHints[] = {"mm", "mm", "8 up, 6 right, 2 down, 4 left, or degrees"};
  static constexpr const char* kBesideHints[] = {"the last one", "8 ahead, 4 left, 6 right, 2 behind", "mm"};
  bool enter = false;
  for (std::size_t i = 0; i < 3; ++i) {
    row_label(desk::with_capital(mirror.field_words(i)).c_str(), 11);
    const WithFont font(mirror_font());
    enter |= mirror_field(memory, mirror, edges ? kEdges[i] : kBeside[i], i, edges ? kEdgeHints[i] : kBesideHints[i],
                          -FLT_MIN);
  }
  if (enter) mirror.enter();
}

void move_line(desk::Desk& desk, MirrorMemory& memory) {
  bool enter = false;
  {
    const WithFont font(mirror_font());
    enter = mirror_field(memory, desk.mirror, "mirror/line", 0, "2br", -FLT_MIN);
  }
  if (enter) desk.mirror.enter();
}

void move_hints() {
  dim("The speed and s, bl, br, tl, tr, k, sl, sr, rl or rr; a minus: reverse. bo boost, br barrel roll, dc decloak, "
      "each "
      "with l or r. Several with commas. Enter alone: it stays. \"P2 2br\" is another ship's.");
}

// What Enter would do, or why it would not.
void verdict_of_plan(const desk::Desk& desk) {
  const desk::Mirror& mirror = desk.mirror;
  gap(space::thin());
  if (!mirror.problem.empty()) {
    coloured(theme().warning, mirror.problem);
    probe("mirror/problem");
    return;
  }
  const desk::MirrorPlan plan = mirror.plan();
  if (plan.piece && plan.said.empty()) {
    coloured(theme().apart, "It stands clear of the others.");
    probe("mirror/clear");
  }
  for (const std::string& words : plan.said) {
    coloured(theme().text, words);
    probe("mirror/said");
  }
}

void place_stage(desk::Desk& desk, MirrorMemory& memory) {
  desk::Mirror& mirror = desk.mirror;
  if (mirror.current.empty() && mirror.stage == MirrorStage::place) {
    dim("Enter ends. A click on a piece below, or Page Up and Page Down, asks for it again.");
    const WithFont font(mirror_font());
    if (mirror_field(memory, mirror, "mirror/across", 0, "", -FLT_MIN)) mirror.enter();
    return;
  }
  // What is typed stands first: in a small window with large letters the rest scrolls.
  if (mirror.way == MirrorWay::move)
    move_line(desk, memory);
  else
    place_fields(desk, memory);
  verdict_of_plan(desk);
  if (mirror.current.empty()) return;
  if (mirror.way == MirrorWay::edges) toggles(mirror);
  way_row(desk);
  if (mirror.way == MirrorWay::move)
    move_hints();
  else
    dim("Tab or Space: the next field. Enter puts it there; with no heading it looks as the one before.");
}

// The field that has the keyboard has changed: the keyboard follows.
void follow_field(MirrorMemory& memory, const desk::Mirror& mirror) {
  const std::string at = std::to_string(static_cast<int>(mirror.stage)) + std::to_string(static_cast<int>(mirror.way)) +
                         std::to_string(mirror.field) + mirror.current;
  if (at != memory.at) memory.focus = true;
  memory.at = at;
}

std::vector<geom::Vec2> outline_of(const data::Catalog& catalog, const state::Piece& piece) {
  if (piece.type == state::PieceType::ship)
    return scene::base_corners(catalog.figures, piece.base, geom::frame_of(piece.pose));
  return scene::token_outline(catalog, piece);
}

// Over the board: where the piece would stand.
void draw_mirror_plan(desk::Desk& desk, const Rect& board) {
  const desk::MirrorPlan plan = desk.mirror.open ? desk.mirror.plan() : desk::MirrorPlan{};
  if (!plan.piece) return;
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  list->PushClipRect({board.left, board.top}, {board.right, board.bottom});
  const auto on_screen = [&desk](geom::Vec2 mm) {
    const geom::Vec2 px = desk.board.camera.to_screen(mm);
    return ImVec2(static_cast<float>(px.x), static_cast<float>(px.y));
  };
  std::vector<ImVec2> points;
  for (const geom::Vec2 mm : outline_of(desk.catalog(), *plan.piece)) points.push_back(on_screen(mm));
  const ImU32 ink = u32(theme().accent);
  const float thick = line_width() * 2;
  list->AddPolyline(points.data(), static_cast<int>(points.size()), ink, ImDrawFlags_Closed, thick);
  const geom::Frame frame = geom::frame_of(plan.piece->pose);
  if (plan.piece->type == state::PieceType::ship) {
    const double bow = desk.catalog().figures.base_of(plan.piece->base).length.mm() / 2;
    list->AddLine(on_screen(frame.origin), on_screen(frame.to_world({0, bow})), ink, thick);
  }
  const ImVec2 middle = on_screen(frame.origin);
  list->AddText({middle.x + space::snug(), middle.y}, ink, plan.piece->id.text().c_str());
  list->PopClipRect();
}

}  // namespace

void draw_mirror(desk::Desk& desk, MirrorMemory& memory, const Places& places) {
  desk::Mirror& mirror = desk.mirror;
  mirror.take_files();
  panel_keys(desk, memory);
  follow_field(memory, mirror);
  if (!begin_panel("Mirror", places.palette)) {
    ImGui::End();
    return;
  }
  stage_row(desk);
  gap(space::tight());
  {
    const WithFont font(mirror_font());
    plain(mirror.prompt());
  }
  probe("mirror/prompt");
  gap(space::thin());
  switch (mirror.stage) {
    case MirrorStage::roster:
      draw_mirror_roster(desk, memory);
      break;
    case MirrorStage::obstacles:
      draw_mirror_obstacles(desk, memory);
      break;
    case MirrorStage::place:
    case MirrorStage::moves:
      place_stage(desk, memory);
      break;
  }
  keys_left_over(desk, memory);
  gap(space::tight());
  ImGui::BeginChild("roster", {0, 0}, false, ImGuiWindowFlags_NavFlattened);
  draw_mirror_rows(desk);
  if (mirror.stage == MirrorStage::roster && mirror.line.empty()) {
    gap();
    draw_mirror_deeds(desk);
  }
  ImGui::EndChild();
  ImGui::End();
  draw_mirror_plan(desk, places.board);
}

}  // namespace plotboard::panels
