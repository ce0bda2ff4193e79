// The roster of a mirrored table: its rows, what a line of typing could add, what changes the ships that are marked,
// and the obstacles by their outlines.
#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/names.hpp"
#include "panels/at_table/mirror.hpp"
#include "panels/at_table/mirror_parts.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMoveButtonEm = 4.4F, kMoveKeyFromEndEm = 0.75F, kRosterLeftEm = 5.4F, kRosterButtonEm = 5;

using desk::MirrorStage;

scene::Colour side_ink(const state::Piece& piece) {
  return piece.side == state::Side::enemy    ? theme().enemy_text
         : piece.side == state::Side::player ? theme().player_text
                                             : theme().text_dim;
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
  const float size = em() * kMoveButtonEm;
  bool first = true;
  for (const desk::ObstacleChoice& choice : desk::obstacles_in_order(desk.catalog(), desk.edition())) {
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
    list->AddRectFilled(at, end, u32(mixed(t.panel_raised, t.accent, lit || taken > 0 ? 0.3F : 0)), space::tight());
    if (taken > 0) list->AddRect(at, end, u32(t.accent), space::tight(), 0, line_width() * 1.5F);
    obstacle_outline(list, {(at.x + end.x) / 2, (at.y + end.y) / 2 + space::tight()}, size * 0.86F,
                     *desk.catalog().obstacle(choice.id), u32(t.text));
    list->AddText({at.x + space::slim(), at.y + space::hair()}, u32(t.text), choice.label.c_str());
    const std::string key(1, choice.key);
    list->AddText({end.x - em() * kMoveKeyFromEndEm, at.y + space::hair()}, u32(t.text_dim), key.c_str());
    if (clicked) desk.mirror.roster.add_obstacle(choice.id);
  }
}

std::string row_words(const desk::Desk& desk, const desk::RosterRow& row) {
  const state::Piece& piece = row.piece;
  std::string words = title_of(desk.catalog(), piece);
  if (piece.type != state::PieceType::ship) return words;
  std::string pilot = desk::pilot_words(desk.catalog(), piece);
  if (pilot.empty()) pilot = piece.note;
  if (!pilot.empty()) words = pilot + ", " + words;
  words += std::string(", ") + desk.edition().initiative + " " + std::to_string(piece.initiative);
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
  const float left = em() * kRosterLeftEm, pad = space::slim();
  const float room = ImGui::GetContentRegionAvail().x - left - pad;
  const float height = ImGui::CalcTextSize(words.c_str(), nullptr, false, room).y + pad * 2;
  const bool clicked = ImGui::Selectable("##row", under_cursor || marked, 0, {0, height}) || entered();
  probe(name);
  const ImVec2 at = ImGui::GetItemRectMin();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImU32 ink = u32(side_ink(piece));
  const ImVec2 mark(at.x + space::loose(), at.y + height / 2);
  if (marked)
    list->AddRectFilled({mark.x - space::edge(), at.y}, {mark.x - space::half(), at.y + height}, u32(theme().accent));
  if (piece.type == state::PieceType::ship)
    draw_base(list, mark, space::line(), piece.base, ink, line_width());
  else
    draw_mark(list, mark, em(), Mark::obstacle, ink, line_width());
  list->AddText({at.x + space::indent(), at.y + pad}, ink, piece.id.text().c_str());
  list->AddText(nullptr, 0, {at.x + left, at.y + pad}, u32(row.stands ? theme().text : theme().text_dim), words.c_str(),
                nullptr, room);
  tip(row.stands ? "It stands on the table." : "It does not stand on the table yet.");
  if (!clicked) return;
  if (listing)
    mirror.toggle_mark(piece.id);
  else if (mirror.stage != MirrorStage::obstacles)
    mirror.ask_for(piece.id);
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
    const std::string words = pilot.name + ", " + desk.edition().initiative + " " + std::to_string(pilot.initiative);
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
  row_label(desk::with_capital(desk.edition().initiative).c_str(), 5);
  const int highest = desk.edition().highest_initiative;
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
    mirror.next_on(state::Side::player);
  flow(button_width("Enemy", "PgDn"));
  if (button("mirror/enemy", "Enemy", "PgDn", {true, false, mirror.side == state::Side::enemy}))
    mirror.next_on(state::Side::enemy);
  flow(em() * kRosterButtonEm);
  bool ai = mirror.ai.value_or(mirror.side == state::Side::enemy);
  if (check("mirror/ai", "AI flies", ai)) mirror.next_flown_by_ai(ai);
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

}  // namespace

void draw_mirror_rows(desk::Desk& desk) {
  const auto rows = desk.mirror.roster.rows();
  const auto waiting = std::count_if(rows.begin(), rows.end(), [](const desk::RosterRow& row) { return !row.stands; });
  heading(
      ("On the roster: " + std::to_string(rows.size()) + ", " + std::to_string(waiting) + " not placed yet").c_str());
  int index = 0;
  for (const desk::RosterRow& row : rows) roster_row(desk, row, index++);
}

void draw_mirror_deeds(desk::Desk& desk) {
  bool first = true;
  for (const desk::MirrorOffer& deed : desk::mirror_deeds()) {
    if (deed.deed == "mission") continue;  // it needs a number, which is typed
    if (!first) flow(button_width(deed.words, "/" + deed.deed));
    first = false;
    if (button("mirror/" + deed.deed, deed.words, "/" + deed.deed)) desk.mirror.take(deed);
  }
}

void draw_mirror_roster(desk::Desk& desk, MirrorMemory& memory) {
  desk::Mirror& mirror = desk.mirror;
  if (mirror.marked.empty())
    side_row(mirror);
  else
    change_row(desk);
  bool enter = false;
  {
    const WithFont font(mirror_font());
    enter = mirror_field(memory, mirror, "mirror/line", 0, mirror.marked.empty() ? "4 tie" : "enemy ai 3", -FLT_MIN);
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

void draw_mirror_obstacles(desk::Desk& desk, MirrorMemory& memory) {
  bool enter = false;
  {
    const WithFont font(mirror_font());
    enter = mirror_field(memory, desk.mirror, "mirror/line", 0, "the key of an obstacle", -FLT_MIN);
  }
  if (enter) desk.mirror.enter();
  dim("Each key or click adds one, Delete takes the last back. Enter goes on.");
  thumbnails(desk);
}

}  // namespace plotboard::panels
