// "Mirror the table": the panel beside the board in which a real table is typed in. What is typed belongs to the desk
// (desk/mirror.hpp); the fields here only hold it while the keyboard is in them.
#include <imgui_internal.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "data/catalog.hpp"
#include "desk/editions.hpp"
#include "desk/names.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"
#include "scene/pieces.hpp"

namespace plotboard::panels {
namespace {

using desk::MirrorStage;
using desk::MirrorWay;

constexpr std::size_t kLongestLine = 16 * 1024;  // a squad builder's text may be pasted

struct Stage {
  MirrorStage stage;
  const char* name;
  const char* label;
};
constexpr Stage kStages[] = {{MirrorStage::roster, "mirror/roster", "Ships"},
                             {MirrorStage::obstacles, "mirror/obstacles", "Obstacles"},
                             {MirrorStage::place, "mirror/place", "Places"},
                             {MirrorStage::moves, "mirror/moves", "Moves"}};

ImFont* large() { return fonts().title != nullptr ? fonts().title : ImGui::GetFont(); }

scene::Colour side_ink(const state::Piece& piece) {
  return piece.side == state::Side::enemy    ? theme().enemy_text
         : piece.side == state::Side::player ? theme().player_text
                                             : theme().text_dim;
}

bool elsewhere(const desk::Desk& desk) {
  return dialog_open(desk) || ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

// --- fields

struct Typing {
  desk::Mirror* mirror;
  std::size_t field;
};

// Keys that are no text here never reach the field; what comes after a key that went on belongs to the next one.
int hears(ImGuiInputTextCallbackData* data) {
  const auto* typing = static_cast<Typing*>(data->UserData);
  desk::Mirror& mirror = *typing->mirror;
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways) {  // what was there before goes on, it is not replaced
    if (std::exchange(ui().mirror_at_end, false)) {
      data->ClearSelection();
      data->CursorPos = data->BufTextLen;
    }
    return 0;
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackHistory) {
    mirror.up_down(data->EventKey == ImGuiKey_UpArrow ? -1 : 1);
    return 0;
  }
  if (data->EventChar >= 128) return mirror.has_fields() ? 1 : 0;
  const char key = static_cast<char>(data->EventChar);
  if (mirror.take_key(key)) return 1;
  if (!mirror.has_fields() || mirror.field == typing->field) return 0;
  mirror.set_text(mirror.text() + key);
  return 1;
}

// True when Enter was pressed in it.
bool typed_field(desk::Mirror& mirror, const std::string& name, std::size_t index, const char* hint, float width) {
  Ui& u = ui();
  std::vector<char>& buffer = u.mirror_text[index];
  if (buffer.empty()) buffer.assign(kLongestLine, '\0');
  const std::string& now = mirror.has_fields() ? mirror.fields[index] : mirror.line;
  if (u.mirror_shown[index] != now) {  // changed from elsewhere: the field begins anew
    std::memset(buffer.data(), 0, buffer.size());
    std::memcpy(buffer.data(), now.data(), std::min(now.size(), buffer.size() - 1));
    u.mirror_shown[index] = now;
    ++u.mirror_turn[index];
    u.mirror_at_end = !now.empty();
    u.mirror_focus = true;
  }
  const WithId id(u.mirror_turn[index]);
  const bool has_keyboard = !mirror.has_fields() || mirror.field == index;
  if (has_keyboard && u.mirror_focus) {
    ImGui::SetKeyboardFocusHere();
    u.mirror_focus = false;
    u.mirror_on_way = true;
  }
  Typing typing{&mirror, index};
  ImGui::SetNextItemWidth(width);
  const bool enter =
      ImGui::InputTextWithHint(("##" + name).c_str(), hint, buffer.data(), buffer.size(),
                               ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackCharFilter |
                                   ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_CallbackHistory,
                               hears, &typing);
  probe(name);
  // Asked for by us, and by now another field may be due: then the keyboard goes on to that one.
  const bool sent = u.mirror_on_way && !ImGui::IsMouseDown(ImGuiMouseButton_Left);
  if (ImGui::IsItemActivated() && !sent) mirror.to_field(index);
  if (ImGui::IsItemActive()) {
    u.mirror_typing = true;
    u.mirror_on_way = mirror.has_fields() && mirror.field != index;
    if (u.mirror_on_way) u.mirror_focus = true;
    u.mirror_field = ImGui::GetItemID();
  }
  const bool same_fields = now == u.mirror_shown[index];  // a key may have cleared them
  if (const std::string text = buffer.data(); same_fields && text != u.mirror_shown[index]) {
    u.mirror_shown[index] = text;
    mirror.set_field(index, text);
  }
  return enter;
}

// What comes while no field takes it: the keyboard is on its way to one, and nothing is lost meanwhile. A field that is
// only just being entered would drop it (ImGui), so this is asked before the fields are drawn.
void take_characters(desk::Mirror& mirror) {
  ImGuiIO& io = ImGui::GetIO();
  for (const ImWchar c : io.InputQueueCharacters) {
    const char key = static_cast<char>(c);
    if (c >= 32 && c < 127 && !mirror.take_key(key)) mirror.set_text(mirror.text() + key);
  }
  if (!io.InputQueueCharacters.empty()) ui().mirror_focus = true;
  io.InputQueueCharacters.resize(0);
  if (enter_pressed() && (ui().mirror_on_way || !io.NavVisible)) mirror.enter();
}

// Tab: ImGui goes there a frame later; what is typed meanwhile belongs there already.
void tab_pressed(desk::Mirror& mirror) {
  const bool ours = ui().mirror_on_way || ImGui::GetActiveID() == ui().mirror_field;
  if (!ours || !mirror.has_fields() || !pressed(ImGuiKey_Tab)) return;
  if (!ImGui::GetIO().KeyShift)
    mirror.to_field(mirror.field + 1);
  else if (mirror.field > 0)
    mirror.to_field(mirror.field - 1);
}

bool text_field_active() { return ImGui::GetInputTextState(ImGui::GetActiveID()) != nullptr; }

// Keys of the whole panel, before its fields.
void panel_keys(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  Ui& u = ui();
  u.mirror_typing = false;
  if (elsewhere(desk)) {
    u.mirror_focus = true;
    return;
  }
  const ImGuiIO& io = ImGui::GetIO();
  const bool empty = mirror.text().empty();
  if (pressed(ImGuiKey_Escape)) {
    mirror.escape();
    u.mirror_focus = true;
  }
  if (pressed(ImGuiKey_PageUp)) mirror.page(-1);
  if (pressed(ImGuiKey_PageDown)) mirror.page(1);
  if (empty && pressed(ImGuiKey_Delete)) mirror.remove();
  if (empty && io.KeyCtrl && pressed(ImGuiKey_Z)) act(desk, desk::Intent::undo);
  if (empty && io.KeyCtrl && pressed(ImGuiKey_Y)) act(desk, desk::Intent::redo);
  tab_pressed(mirror);
  if (mirror.open && !text_field_active()) take_characters(mirror);
}

// After its fields: the one that had the keyboard is not there any more (another stage, another way to say a place).
void keys_left_over(desk::Desk& desk) {
  const bool gone = text_field_active() && !ui().mirror_typing && ImGui::GetActiveID() == ui().mirror_field;
  if (gone && desk.mirror.open && !elsewhere(desk)) take_characters(desk.mirror);
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
  if (button("mirror/play", "Play") && desk.begin_at_table()) {
    desk.mirror.close();
    desk.table_mode = true;
  }
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

void place_fields(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  const bool edges = mirror.way == MirrorWay::edges;
  static constexpr const char* kEdges[] = {"mirror/across", "mirror/along", "mirror/heading"};
  static constexpr const char* kBeside[] = {"mirror/piece", "mirror/where", "mirror/gap"};
  static constexpr const char* kEdgeHints[] = {"mm", "mm", "8 up, 6 right, 2 down, 4 left, or degrees"};
  static constexpr const char* kBesideHints[] = {"the last one", "8 ahead, 4 left, 6 right, 2 behind", "mm"};
  bool enter = false;
  for (std::size_t i = 0; i < 3; ++i) {
    row_label(desk::with_capital(mirror.field_words(i)).c_str(), 11);
    const WithFont font(large());
    enter |= typed_field(mirror, edges ? kEdges[i] : kBeside[i], i, edges ? kEdgeHints[i] : kBesideHints[i], -FLT_MIN);
  }
  if (enter) mirror.enter();
}

void move_line(desk::Desk& desk) {
  bool enter = false;
  {
    const WithFont font(large());
    enter = typed_field(desk.mirror, "mirror/line", 0, "2br", -FLT_MIN);
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
  gap(0.2F);
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

void obstacle_outline(ImDrawList* list, ImVec2 centre, float size, const data::Obstacle& obstacle, ImU32 ink) {
  if (obstacle.shape.outline.empty() || obstacle.shape.radius <= 0) return;
  constexpr double kLargest = 45;  // mm from the middle: to one scale, but for the few that are larger
  const double scale = static_cast<double>(size) / 2 / std::max(kLargest, obstacle.shape.radius);
  std::vector<ImVec2> points;
  for (const geom::Vec2 p : obstacle.shape.outline)
    points.push_back({centre.x + static_cast<float>(p.x * scale), centre.y - static_cast<float>(p.y * scale)});
  list->AddPolyline(points.data(), static_cast<int>(points.size()), ink, ImDrawFlags_Closed, line_width() * 1.3F);
}

void thumbnails(desk::Desk& desk) {
  const auto rows = desk.mirror.roster.rows();
  const float size = em() * 4.4F;
  bool first = true;
  for (const desk::ObstacleChoice& choice :
       desk::obstacles_in_order(desk.catalog(), desk::is_first_edition(desk.catalog(), &desk.table()))) {
    const WithId id(choice.id);
    if (!first) flow(size);
    first = false;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool clicked = ImGui::InvisibleButton("##rock", {size, size}) || entered();
    probe("mirror/rock-" + choice.id);
    tip(choice.name);
    const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
    const auto taken = std::count_if(rows.begin(), rows.end(), [&](const desk::RosterRow& row) {
      return row.piece.type == state::PieceType::obstacle && row.piece.ref == choice.id;
    });
    const ImVec2 end(at.x + size, at.y + size);
    ImDrawList* list = ImGui::GetWindowDrawList();
    const scene::Theme& t = theme();
    list->AddRectFilled(at, end, u32(mixed(t.panel_raised, t.accent, lit || taken > 0 ? 0.3F : 0)), em() * 0.3F);
    if (taken > 0) list->AddRect(at, end, u32(t.accent), em() * 0.3F, 0, line_width() * 1.5F);
    obstacle_outline(list, {(at.x + end.x) / 2, (at.y + end.y) / 2 + em() * 0.3F}, size * 0.86F,
                     *desk.catalog().obstacle(choice.id), u32(t.text));
    list->AddText({at.x + em() * 0.25F, at.y + em() * 0.1F}, u32(t.text), choice.label.c_str());
    const std::string key(1, choice.key);
    list->AddText({end.x - em() * 0.75F, at.y + em() * 0.1F}, u32(t.text_dim), key.c_str());
    if (clicked) desk.mirror.roster.add_obstacle(choice.id);
  }
}

// --- the roster

std::string row_words(const desk::Desk& desk, const desk::RosterRow& row) {
  const state::Piece& piece = row.piece;
  std::string words = title_of(desk.catalog(), piece);
  if (piece.type != state::PieceType::ship) return words;
  std::string pilot = desk::pilot_words(desk.catalog(), piece);
  if (pilot.empty()) pilot = piece.note;
  if (!pilot.empty()) words = pilot + ", " + words;
  words += std::string(", ") + desk::initiative_words(desk.catalog(), &desk.table()) + " " +
           std::to_string(piece.initiative);
  if (piece.ai) words += ", AI";
  return words;
}

// One line of the list: a click marks it, or asks for its place.
void roster_row(desk::Desk& desk, const desk::RosterRow& row, int index) {
  desk::Mirror& mirror = desk.mirror;
  const state::Piece& piece = row.piece;
  const std::string name = "mirror/row-" + piece.id;
  const WithId id(name);
  const bool listing = mirror.stage == MirrorStage::roster;
  const bool marked = listing && mirror.is_marked(piece.id);
  const bool under_cursor = listing ? mirror.row == index : mirror.current == piece.id;
  const std::string words = row_words(desk, row);
  const float left = em() * 5.4F, pad = em() * 0.25F;
  const float room = ImGui::GetContentRegionAvail().x - left - pad;
  const float height = ImGui::CalcTextSize(words.c_str(), nullptr, false, room).y + pad * 2;
  const bool clicked = ImGui::Selectable("##row", under_cursor || marked, 0, {0, height}) || entered();
  probe(name);
  const ImVec2 at = ImGui::GetItemRectMin();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImU32 ink = u32(side_ink(piece));
  const ImVec2 mark(at.x + em() * 0.8F, at.y + height / 2);
  if (marked)
    list->AddRectFilled({mark.x - em() * 0.7F, at.y}, {mark.x - em() * 0.5F, at.y + height}, u32(theme().accent));
  if (piece.type == state::PieceType::ship)
    draw_base(list, mark, em() * 1.1F, piece.base, ink, line_width());
  else
    draw_mark(list, mark, em(), Mark::obstacle, ink, line_width());
  list->AddText({at.x + em() * 1.6F, at.y + pad}, ink, piece.id.text().c_str());
  list->AddText(nullptr, 0, {at.x + left, at.y + pad}, u32(row.stands ? theme().text : theme().text_dim), words.c_str(),
                nullptr, room);
  tip(row.stands ? "It stands on the table." : "It does not stand on the table yet.");
  if (!clicked) return;
  if (listing)
    mirror.toggle_mark(piece.id);
  else if (mirror.stage != MirrorStage::obstacles)
    mirror.ask_for(piece.id);
}

void roster_list(desk::Desk& desk) {
  const auto rows = desk.mirror.roster.rows();
  const auto waiting = std::count_if(rows.begin(), rows.end(), [](const desk::RosterRow& row) { return !row.stands; });
  heading(
      ("On the roster: " + std::to_string(rows.size()) + ", " + std::to_string(waiting) + " not placed yet").c_str());
  int index = 0;
  for (const desk::RosterRow& row : rows) roster_row(desk, row, index++);
}

void pilot_choice(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  if (mirror.marked.size() != 1) return;
  const auto row = mirror.roster.row(*mirror.marked.begin());
  const data::Ship* type = row ? desk.catalog().ship(row->piece.ref) : nullptr;
  if (type == nullptr || desk::pilots_of(desk.catalog(), *type).empty()) return;
  const std::string now = desk::pilot_words(desk.catalog(), row->piece);
  ImGui::SetNextItemWidth(-FLT_MIN);
  const bool open = ImGui::BeginCombo("##pilot", now.empty() ? "Pilot" : now.c_str());
  probe("mirror/pilot");
  if (!open) return;
  for (const desk::PilotChoice& pilot : desk::pilots_of(desk.catalog(), *type)) {
    const std::string words = pilot.name + ", " + desk::initiative_words(desk.catalog(), &desk.table()) + " " +
                              std::to_string(pilot.initiative);
    if (ImGui::Selectable(words.c_str(), pilot.id == row->piece.ship.pilot) || entered())
      mirror.roster.set_pilot(row->piece.id, pilot.id);
    probe("mirror/pilot-" + pilot.id.text());
  }
  ImGui::EndCombo();
}

void change_row(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  const auto change = [&mirror](const char* name, const char* label, const char* key, const desk::ShipChange& what) {
    if (button(name, label, key)) mirror.change_marked(what);
  };
  change("mirror/to-players", "Players", "PgUp", {state::Side::player, {}, {}});
  flow(button_width("Enemy", "PgDn"));
  change("mirror/to-enemy", "Enemy", "PgDn", {state::Side::enemy, {}, {}});
  flow(button_width("AI flies"));
  change("mirror/to-ai", "AI flies", "", {{}, true, {}});
  flow(button_width("People fly"));
  change("mirror/to-people", "People fly", "", {{}, false, {}});
  flow(button_width("Remove", "Del"));
  if (button("mirror/remove", "Remove", "Del")) mirror.remove();
  row_label(desk::with_capital(desk::initiative_words(desk.catalog(), &desk.table())).c_str(), 5);
  const int highest = desk::highest_initiative(desk::is_first_edition(desk.catalog(), &desk.table()));
  for (int i = 0; i <= highest; ++i) {
    const std::string digit = std::to_string(i);
    if (i > 0) flow(button_width(digit));
    if (button("mirror/initiative-" + digit, digit)) mirror.change_marked({{}, {}, i});
  }
  pilot_choice(desk);
}

void side_row(desk::Mirror& mirror) {
  row_label("Next ships", 6);
  if (button("mirror/player", "Players", "PgUp", {true, false, mirror.side == state::Side::player}))
    mirror.side = state::Side::player;
  flow(button_width("Enemy", "PgDn"));
  if (button("mirror/enemy", "Enemy", "PgDn", {true, false, mirror.side == state::Side::enemy}))
    mirror.side = state::Side::enemy;
  flow(em() * 5);
  bool ai = mirror.ai.value_or(mirror.side == state::Side::enemy);
  if (check("mirror/ai", "AI flies", ai)) mirror.ai = ai;
  tip("New ships move by their AI card, when they have one. Until you say otherwise: the enemy's.");
}

void offer_list(desk::Desk& desk) {
  const auto offers = desk.mirror.offers();
  const auto taken = desk.mirror.offer_taken(offers.size());
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const desk::MirrorOffer& offer = offers[i];
    const std::string key = offer.deed.empty() ? std::to_string(i + 1) : "/" + offer.deed;
    const std::string words = key + "   " + offer.words;
    const bool clicked = ImGui::Selectable(words.c_str(), taken == i) || entered();
    if (taken == i) probe("mirror/taken-" + std::to_string(i + 1));
    probe("mirror/offer-" +
          (offer.deed.empty() ? offer.ship.pilot.empty() ? offer.ship.ship : offer.ship.pilot : offer.deed));
    if (clicked) return desk.mirror.take(offer);
  }
}

void deed_buttons(desk::Desk& desk) {
  bool first = true;
  for (const desk::MirrorOffer& deed : desk::mirror_deeds()) {
    if (deed.deed == "mission") continue;  // it needs a number, which is typed
    if (!first) flow(button_width(deed.words, "/" + deed.deed));
    first = false;
    if (button("mirror/" + deed.deed, deed.words, "/" + deed.deed)) desk.mirror.take(deed);
  }
}

void roster_stage(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  if (mirror.marked.empty())
    side_row(mirror);
  else
    change_row(desk);
  bool enter = false;
  {
    const WithFont font(large());
    enter = typed_field(mirror, "mirror/line", 0, mirror.marked.empty() ? "4 tie" : "enemy ai 3", -FLT_MIN);
  }
  if (enter) mirror.enter();
  if (!mirror.problem.empty()) {
    coloured(theme().warning, mirror.problem);
    probe("mirror/problem");
  }
  offer_list(desk);
  if (mirror.line.empty()) {
    dim("A part of the name adds a ship, \"4 tie\" four, \"tie 2\" the second that is found. \"/\" lists what else can "
        "be "
        "done. Up and Down go through the roster, Space marks. Enter alone goes on.");
  }
}

void obstacle_stage(desk::Desk& desk) {
  bool enter = false;
  {
    const WithFont font(large());
    enter = typed_field(desk.mirror, "mirror/line", 0, "the key of an obstacle", -FLT_MIN);
  }
  if (enter) desk.mirror.enter();
  dim("Each key or click adds one, Delete takes the last back. Enter goes on.");
  thumbnails(desk);
}

void place_stage(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  if (mirror.current.empty() && mirror.stage == MirrorStage::place) {
    dim("Enter ends. A click on a piece below, or Page Up and Page Down, asks for it again.");
    const WithFont font(large());
    if (typed_field(mirror, "mirror/across", 0, "", -FLT_MIN)) mirror.enter();
    return;
  }
  // What is typed stands first: in a small window with large letters the rest scrolls.
  if (mirror.way == MirrorWay::move)
    move_line(desk);
  else
    place_fields(desk);
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
void follow_field(const desk::Mirror& mirror) {
  const std::string at = std::to_string(static_cast<int>(mirror.stage)) + std::to_string(static_cast<int>(mirror.way)) +
                         std::to_string(mirror.field) + mirror.current;
  if (at != ui().mirror_at) ui().mirror_focus = true;
  ui().mirror_at = at;
}

std::vector<geom::Vec2> outline_of(const data::Catalog& catalog, const state::Piece& piece) {
  if (piece.type == state::PieceType::ship)
    return scene::base_corners(catalog.figures, piece.base, geom::frame_of(piece.pose));
  return scene::token_outline(catalog, piece);
}

}  // namespace

void draw_mirror(desk::Desk& desk) {
  desk::Mirror& mirror = desk.mirror;
  mirror.take_files();
  panel_keys(desk);
  follow_field(mirror);
  if (!begin_panel("Mirror", ui().palette)) {
    ImGui::End();
    return;
  }
  stage_row(desk);
  gap(0.3F);
  {
    const WithFont font(large());
    plain(mirror.prompt());
  }
  probe("mirror/prompt");
  gap(0.2F);
  switch (mirror.stage) {
    case MirrorStage::roster:
      roster_stage(desk);
      break;
    case MirrorStage::obstacles:
      obstacle_stage(desk);
      break;
    case MirrorStage::place:
    case MirrorStage::moves:
      place_stage(desk);
      break;
  }
  keys_left_over(desk);
  gap(0.3F);
  ImGui::BeginChild("roster", {0, 0}, false, ImGuiWindowFlags_NavFlattened);
  roster_list(desk);
  if (mirror.stage == MirrorStage::roster && mirror.line.empty()) {
    gap();
    deed_buttons(desk);
  }
  ImGui::EndChild();
  ImGui::End();
  draw_mirror_plan(desk);
}

void draw_mirror_plan(desk::Desk& desk) {
  const desk::MirrorPlan plan = desk.mirror.open ? desk.mirror.plan() : desk::MirrorPlan{};
  if (!plan.piece) return;
  const Rect& board = ui().board;
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
  list->AddText({middle.x + em() * 0.4F, middle.y}, ink, plan.piece->id.text().c_str());
  list->PopClipRect();
}

}  // namespace plotboard::panels
