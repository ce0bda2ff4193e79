// The start screen: what is this, and what people come for.
#include "panels/start.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "panels/kit/boxes.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"
#include "panels/lesson.hpp"
#include "panels/windows.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kStartUnitEm = 5, kRecentMarkAtEm = 0.75F, kStartTitleEm = 3, kCornerFromWidthEm = 64,
                kCornerFromHeightEm = 34, kLessonsWidthEm = 19, kLessonsHeightEm = 12, kLeastOfferTextEm = 4,
                kAllOffersBesideEm = 62, kTwoOffersBesideEm = 30, kMostStartEm = 68, kRoomyStartEm = 34;

enum class Picture { battle, mission, campaign, ai, measure, open, recent };

void draw_picture(ImDrawList* list, ImVec2 c, float size, Picture picture) {
  const scene::Theme& t = theme();
  const float w = std::max(1.5F, size / 26);
  const float h = size / 2;
  const ImU32 ink = u32(t.text);
  const ImU32 accent = u32(t.accent);
  const auto at = [&](float x, float y) { return ImVec2(c.x + x * h, c.y - y * h); };
  const auto square = [&](float x, float y, float half, ImU32 colour) {
    list->AddRect(at(x - half, y + half), at(x + half, y - half), colour, size * 0.04F, 0, w);
  };
  switch (picture) {
    case Picture::battle:  // two bases, and a shot between
      square(-0.6F, -0.6F, 0.34F, ink);
      square(0.6F, 0.6F, 0.34F, accent);
      list->AddLine(at(-0.3F, -0.3F), at(0.2F, 0.2F), accent, w * 2.2F);
      list->AddTriangleFilled(at(0.3F, 0.3F), at(0.02F, 0.2F), at(0.2F, 0.02F), accent);
      break;
    case Picture::mission:  // a flight of three, and where it has to go
      for (const auto& [x, y] : {std::pair{-0.75F, -0.7F}, {-0.1F, -0.7F}, {-0.42F, -0.2F}})
        list->AddTriangleFilled(at(x, y + 0.24F), at(x - 0.22F, y - 0.2F), at(x + 0.22F, y - 0.2F), ink);
      for (int i = 0; i < 4; ++i) {
        const float share = 0.15F + static_cast<float>(i) * 0.2F;
        list->AddLine(at(-0.3F + 0.75F * share, 0.1F + 0.6F * share),
                      at(-0.3F + 0.75F * (share + 0.1F), 0.1F + 0.6F * (share + 0.1F)), u32(t.text_dim), w * 1.4F);
      }
      list->AddNgonFilled(at(0.58F, 0.62F), h * 0.3F, accent, 5);
      break;
    case Picture::campaign:  // rank bars, and the star that they lead to
      for (int i = 0; i < 3; ++i) {
        const float y = -0.75F + static_cast<float>(i) * 0.36F;
        list->PathLineTo(at(-0.6F, y));
        list->PathLineTo(at(0, y + 0.3F));
        list->PathLineTo(at(0.6F, y));
        list->PathStroke(ink, 0, w * 2);
      }
      draw_star(list, at(0, 0.66F), h * 0.62F, true, true);
      break;
    case Picture::ai:  // a base, its template, where it ends
      square(-0.6F, -0.6F, 0.32F, ink);
      list->PathLineTo(at(-0.6F, -0.28F));
      list->PathBezierQuadraticCurveTo(at(-0.6F, 0.55F), at(0.24F, 0.6F), 16);
      list->PathStroke(accent, 0, w * 2.2F);
      square(0.58F, 0.6F, 0.32F, accent);
      list->AddCircleFilled(at(0.62F, -0.6F), w * 2.4F, ink);
      for (int i = 0; i < 5; ++i) {
        const float share = static_cast<float>(i) / 5;
        list->AddLine(at(-0.2F + 0.75F * share, -0.6F), at(-0.2F + 0.75F * (share + 0.1F), -0.6F), u32(t.text_dim), w);
      }
      break;
    case Picture::measure:  // two bases and the line between
      square(-0.62F, 0.1F, 0.36F, ink);
      square(0.62F, -0.1F, 0.36F, ink);
      list->AddLine(at(-0.24F, 0), at(0.24F, 0), accent, w * 1.6F);
      list->AddLine(at(-0.24F, 0.14F), at(-0.24F, -0.14F), accent, w * 1.6F);
      list->AddLine(at(0.24F, 0.14F), at(0.24F, -0.14F), accent, w * 1.6F);
      break;
    case Picture::open:
      list->PathLineTo(at(-0.85F, -0.65F));
      list->PathLineTo(at(-0.85F, 0.6F));
      list->PathLineTo(at(-0.25F, 0.6F));
      list->PathLineTo(at(-0.05F, 0.38F));
      list->PathLineTo(at(0.85F, 0.38F));
      list->PathLineTo(at(0.85F, -0.65F));
      list->PathStroke(ink, ImDrawFlags_Closed, w);
      list->AddLine(at(-0.85F, 0.12F), at(0.85F, 0.12F), accent, w * 1.6F);
      break;
    case Picture::recent:
      list->AddCircle(c, h * 0.78F, ink, 0, w);
      list->AddLine(c, at(0, 0.5F), accent, w * 1.8F);
      list->AddLine(c, at(0.36F, -0.2F), accent, w * 1.8F);
      break;
  }
}

// A quiet table behind everything.
void draw_backdrop(ImDrawList* list, float w, float h) {
  const float unit = em() * kStartUnitEm;
  const ImU32 grid = u32(theme().text, 0.025F);
  for (float x = std::fmod(w / 2, unit); x < w; x += unit) list->AddLine({x, 0}, {x, h}, grid);
  for (float y = std::fmod(h, unit); y < h; y += unit) list->AddLine({0, y}, {w, y}, grid);
}

// How all cards are laid out: their titles have one size, and what follows begins at one height.
struct CardShape {
  ImVec2 size;
  bool tall = false;  // the words stand below the picture, not beside it
  float title_size = 0, title_height = 0;
};
constexpr float kCardPad = 0.9F, kTallPicture = 4.2F, kFlatPicture = 2.4F;  // em

// The width for words.
float text_room(float width, bool tall) { return width - em() * (kCardPad * 2 + (tall ? 0 : kCardPad + kFlatPicture)); }
ImFont* title_font() { return fonts().title != nullptr ? fonts().title : ImGui::GetFont(); }

// A large card; true when chosen with the mouse, Enter or Space.
bool card(const std::string& name, const char* title, const char* line, Picture picture, const CardShape& shape,
          bool first) {
  const WithId id(name);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton("##card", shape.size);
  probe(name);
  if (first) ImGui::SetItemDefaultFocus();
  const bool focused = ImGui::IsItemFocused();
  const bool lit = ImGui::IsItemHovered() || focused;
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 end(at.x + shape.size.x, at.y + shape.size.y);
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.14F) : t.panel_raised), space::half());
  list->AddRect(at, end, u32(lit ? t.accent : mixed(t.panel_raised, t.text, 0.18F)), space::half(), 0,
                lit ? line_width() * 2 : line_width());
  const float pad = em() * kCardPad;
  const float icon = em() * (shape.tall ? kTallPicture : kFlatPicture);
  draw_picture(list, {at.x + pad + icon / 2, shape.tall ? at.y + pad + icon / 2 : at.y + shape.size.y / 2}, icon,
               picture);
  const float room = text_room(shape.size.x, shape.tall);
  const float x = end.x - pad - room;
  const float y = shape.tall ? at.y + pad + icon + space::line() : at.y + pad * 0.7F;
  list->AddText(title_font(), shape.title_size, {x, y}, u32(t.text),
                in_lines(title, room, title_font(), shape.title_size).c_str());
  list->AddText({x, y + shape.title_height + space::tight()}, u32(t.text_dim), in_lines(line, room).c_str());
  return clicked || (focused && enter_pressed());
}

float wrapped_height(const char* text, float width) { return ImGui::CalcTextSize(in_lines(text, width).c_str()).y; }

void recent_list(desk::Desk& desk) {
  heading("Recent tables");
  const std::vector<desk::RecentTable> tables = desk.files.recent_tables();
  if (tables.empty()) {
    dim("Nothing here yet. Tables that you save or open are listed here, newest first. What you don't save is kept "
        "too: "
        "after a crash or a power cut it waits at the top of this list.");
    return;
  }
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const WithId id(static_cast<int>(i));
    const std::string name = "start/recent-" + std::to_string(i + 1);
    const desk::RecentTable& table = tables[i];
    if (ImGui::Selectable("##recent", false, 0, {0, space::row()}) || entered()) {
      ask_first("Open another table?", [&desk, table] { desk.files.open_file(table.path); });
    }
    probe(name);
    const ImVec2 at = ImGui::GetItemRectMin();
    ImDrawList* list = ImGui::GetWindowDrawList();
    float x = at.x + space::snug();
    if (table.unsaved) {
      draw_mark(list, {x + space::half(), at.y + em() * kRecentMarkAtEm}, em(), Mark::warning, u32(theme().warning),
                line_width());
      x += space::row();
    }
    const std::string words = table.label + (table.when.empty() ? "" : ", " + table.when);
    list->AddText({x, at.y + space::slim()}, u32(theme().text), words.c_str());
    tip(table.path);
  }
}

void new_tables(desk::Desk& desk, Windows& windows) {
  heading("New table");
  const auto offer = [&desk](const char* name, const char* label, const char* area, const char* help, bool first) {
    if (!first) flow(button_width(label));
    if (button(name, label)) {
      ask_first("Start a new table?", [&desk, area] { desk.new_table(area); });
    }
    tip(help);
  };
  offer("start/new-3x3", "3 × 3 ft", "3x3", "914.4 × 914.4 mm, the standard play area.", true);
  offer("start/new-5x3", "5 × 3 ft", "5x3", "1524 mm wide, 914.4 mm deep.", false);
  offer("start/new-3x6", "3 × 6 ft", "3x6", "Two standard areas in a row.", false);
  flow(button_width("Free size"));
  if (button("start/new-free", "Free size")) windows.free_table.open = true;
  tip("Any width and height from 300 to 4000 mm.");
}

void program_row(desk::Desk& desk, Windows& windows) {
  if (button("start/settings", "Settings")) windows.settings.open = true;
  flow(button_width("Smaller text"));
  intent_button(desk, desk::Intent::text_smaller, "start/smaller", "A−");
  flow(button_width("A+  "));
  intent_button(desk, desk::Intent::text_larger, "start/larger", "A+");
  flow(button_width("Colours", "Ctrl+T"));
  intent_button(desk, desk::Intent::next_theme, "start/theme", "Colours");
  flow(button_width("Help", "?"));
  intent_button(desk, desk::Intent::help, "start/help", "Help");
}

void title(float width, bool roomy) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 top = ImGui::GetCursorScreenPos();
  const float title_bottom = fitted(list, fonts().display != nullptr ? fonts().display : fonts().title,
                                    em() * kStartTitleEm, top, width, u32(theme().text), "Plotboard");
  ImGui::Dummy({width, title_bottom - top.y});
  coloured(theme().text_dim,
           "A true-scale table for miniature space battles: it flies the AI ships by their cards and shows why, and it "
           "settles an overlap, a range or an arc to the hundredth of a millimetre.");
  ImGui::Dummy({0, roomy ? space::wide() : space::thin()});
}

struct Offer {
  const char* name;
  const char* title;
  const char* line;
  Picture picture;
};
constexpr Offer kOffers[] = {
    {"start/battle", "Play a battle", "Two squads, every rule, alone or with a friend. The AI flies the rest.",
     Picture::battle},
    {"start/missions", "Fly a mission",
     "Three to six pilots together: escort, raid, defend. The enemy flies by its cards.", Picture::mission},
    {"start/campaign", "Campaign", "Flight Group Alpha, forty missions: pilots rise, are shot down and are remembered.",
     Picture::campaign},
    {"start/real-table", kAtRealTable,
     "Your models, its enemies: what each of them does and why, in large type. A mission, or your own table.",
     Picture::ai},
    {"start/measure", "Check a measurement", "Do they overlap, touch, stand at range 2, in arc? To the hundredth.",
     Picture::measure},
    {"start/open", "Open", "A table, battle or campaign that you saved or were sent.", Picture::open},
    {"start/recent", "Recent", "Go on where you stopped, also after a crash.", Picture::recent}};

void take(desk::Desk& desk, Windows& windows, Picture offer) {
  switch (offer) {
    case Picture::battle:
      act(desk::Intent::new_battle);
      break;
    case Picture::mission:
      desk.show_missions();
      break;
    case Picture::campaign:
      desk.show_campaign_choice();
      break;
    case Picture::ai:
      windows.real_table.open = true;
      break;
    case Picture::measure:
      ask_first("Open the measuring table?", [&desk] { desk.open_measuring_table(); });
      break;
    case Picture::open:
      act(desk::Intent::open);
      break;
    case Picture::recent:
      windows.start.recent_open = !windows.start.recent_open;
      break;
  }
}

// What the last run left comes first: after a crash nobody has to look for it.
bool left_battle(desk::Desk& desk) {
  const std::optional<desk::RecentTable> left = desk.files.left_battle();
  if (!left) return false;
  strong("Your last battle was not over when the program closed. Every step of it is kept.");
  dim(left->label + (left->when.empty() ? "" : ", last played " + left->when) + ".");
  if (button("start/left-battle", "Go on with the battle", "Enter", {true, true}) ||
      (ImGui::IsItemFocused() && enter_pressed())) {
    desk.files.open_file(left->path);
  }
  ImGui::SetItemDefaultFocus();
  ImGui::Dummy({0, space::snug()});
  return true;
}

// Guided tours, for those who are here for the first time, or have left one. In a corner, where there is room for it:
// what people come for stays where it is. In the window itself: arrows do not go from one window into another.
void lessons_offered(desk::Desk& desk, bool in_row) {
  const auto left = [&](desk::Lesson which) { return desk.lesson_reached(which) > 0; };
  const bool any_left = left(desk::Lesson::battle) || left(desk::Lesson::mission);
  strong(any_left ? "Your tour waits" : "New here?");
  dim(any_left ? "It goes on where you left it." : "Ten minutes that show all you need, by playing.");
  for (const desk::Lesson which : {desk::Lesson::battle, desk::Lesson::mission}) {
    const bool round = which == desk::Lesson::battle;
    if (desk.lesson_reached(which) == desk::kLessonDone) continue;
    if (button(round ? "start/lesson-battle" : "start/lesson-mission", lesson_offer(desk, which),
               round ? desk::info_of(desk::Intent::lesson).key : "", {true, round}))
      begin_lesson(desk, which);
    if (in_row) flow(button_width(lesson_offer(desk, desk::Lesson::mission)));
  }
  if (button("start/lessons-no", "No, thank you")) desk.settings.lessons_closed = true;
  tip("Help has them at any time.");
}

bool lessons_wanted(const desk::Desk& desk) {
  const auto done = [&](desk::Lesson which) { return desk.lesson_reached(which) == desk::kLessonDone; };
  return !desk.settings.lessons_closed && !(done(desk::Lesson::battle) && done(desk::Lesson::mission));
}

bool room_in_corner() {
  return window_width() > em() * kCornerFromWidthEm && window_height() > em() * kCornerFromHeightEm;
}

void lessons_in_corner(desk::Desk& desk, Windows& windows) {
  if (!lessons_wanted(desk) || !room_in_corner() || dialog_open()) return;
  const float w = window_width(), h = window_height();
  const float width = em() * kLessonsWidthEm,
              height = windows.start.lessons_height > 0 ? windows.start.lessons_height : em() * kLessonsHeightEm;
  ImGui::SetCursorScreenPos({w - em() - width, h - em() - height});
  ImGui::PushStyleColor(ImGuiCol_Border, vec4(theme().accent));
  begin_box("start/lessons", width);
  lessons_offered(desk, false);
  end_box();
  ImGui::PopStyleColor();
  probe("start/lessons");
  windows.start.lessons_height = ImGui::GetItemRectSize().y;
}

// The campaign that was open last, in one press.
void last_campaign(desk::Desk& desk) {
  desk::CampaignRoom& campaign = desk.campaigns.on_show();
  const std::string& file = desk.settings.campaign;
  if (!campaign.is_open() && (file.empty() || !desk::Campaigns::is_there(file))) return;
  const std::string& name = campaign.last_name();
  const std::string label = "Go on with " + (name.empty() ? "the last campaign" : name);
  if (button("start/last-campaign", label)) {
    if (campaign.is_open() || campaign.open(file)) desk.show_campaign();
  }
  tip((name.empty() ? std::string("The campaign") : "The campaign " + name) + ". Every step of it is kept.");
  ImGui::Dummy({0, space::snug()});
}

// One that is long makes all titles smaller, and what is too long even so takes two lines.
CardShape card_shape(float width, bool tall) {
  CardShape shape;
  shape.tall = tall;
  const float room = text_room(width, tall);
  float widest = 0, text_height = 0;
  for (const Offer& offer : kOffers) {
    widest = std::max(widest, title_font()->CalcTextSizeA(title_em(), FLT_MAX, 0, offer.title).x);
    text_height = std::max(text_height, wrapped_height(offer.line, std::max(room, em() * kLeastOfferTextEm)));
  }
  constexpr float kLeast = 0.7F, kSlack = 0.99F;
  shape.title_size = title_em() * std::clamp(room / widest * kSlack, kLeast, 1.0F);
  for (const Offer& offer : kOffers) {
    const std::string title = in_lines(offer.title, room, title_font(), shape.title_size);
    const float height = title_font()->CalcTextSizeA(shape.title_size, FLT_MAX, 0, title.c_str()).y;
    shape.title_height = std::max(shape.title_height, height);
  }
  const float words = shape.title_height + space::tight() + text_height;
  shape.size = {width, words + em() * (tall ? kCardPad * 2 + kTallPicture + 1.1F : kCardPad * 1.5F)};
  return shape;
}

void offer_cards(desk::Desk& desk, Windows& windows, float width, bool roomy) {
  const float space = em();
  const int columns = width > em() * kAllOffersBesideEm ? 7 : width > em() * kTwoOffersBesideEm ? 2 : 1;
  const float card_width = (width - space * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const CardShape shape = card_shape(card_width, columns == 7);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {space, space});
  for (int i = 0; i < static_cast<int>(std::size(kOffers)); ++i) {
    const Offer& offer = kOffers[i];
    if (i % columns != 0) ImGui::SameLine();
    if (card(offer.name, offer.title, offer.line, offer.picture, shape, roomy && i == 0))
      take(desk, windows, offer.picture);
  }
  ImGui::PopStyleVar();
}

}  // namespace

void draw_waiting() {
  const float w = window_width(), h = window_height();
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  draw_backdrop(list, w, h);
  ImFont* font = fonts().display != nullptr ? fonts().display : ImGui::GetFont();
  const float size = std::min(w / 12, h / 6);
  const auto line = [&](const char* words, float height, float top, scene::Colour colour) {
    const float wide = font->CalcTextSizeA(height, FLT_MAX, 0, words).x;
    list->AddText(font, height, {(w - wide) / 2, top}, u32(colour), words);
  };
  line("Plotboard", size, h * 0.36F, theme().text);
  line("The table will stand here.", size * 0.4F, h * 0.36F + size * 1.3F, theme().text_dim);
}

void draw_start(desk::Desk& desk, Windows& windows) {
  const float w = window_width(), h = window_height();
  const bool visible =
      begin_panel("Start", {0, 0, w, h}, ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoBackground);
  if (!visible) {
    ImGui::End();
    return;
  }
  const float room = ImGui::GetContentRegionAvail().x;
  const float content = std::min(room, em() * kMostStartEm);
  // In the middle, by the height that the last frame came to.
  const float above = std::max(space::tight(), (h - windows.start.height) * 0.4F);
  const bool roomy = h > em() * kRoomyStartEm;
  draw_backdrop(ImGui::GetWindowDrawList(), w, h);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + (room - content) / 2);
  ImGui::BeginChild("content", {content, 0}, false, ImGuiWindowFlags_NavFlattened);
  const float width = ImGui::GetContentRegionAvail().x;  // less the scroll bar, where there is one
  ImGui::Dummy({width, above});
  const float first_y = ImGui::GetCursorPosY();

  title(width, roomy);
  if (desk.has_table()) {
    const std::size_t pieces = desk.table().pieces.size();
    const std::string line = "Back to the open table (" + std::to_string(pieces) +
                             (pieces == 1 ? " piece" : " pieces") + ", round " + std::to_string(desk.table().round) +
                             ")";
    if (button("start/continue", line, "", {true, true})) desk.show_table();
    ImGui::Dummy({0, space::snug()});
  }

  const bool left = left_battle(desk);
  if (lessons_wanted(desk) && !room_in_corner()) {
    lessons_offered(desk, true);
    ImGui::Dummy({0, space::snug()});
  }
  last_campaign(desk);
  offer_cards(desk, windows, width, roomy && !left);
  if (windows.start.recent_open) {
    ImGui::Dummy({0, space::tight()});
    recent_list(desk);
  }
  ImGui::Dummy({0, space::half()});
  new_tables(desk, windows);
  ImGui::Dummy({0, space::loose()});
  program_row(desk, windows);
  ImGui::Dummy({0, space::even()});
  dim("An unofficial fan project. The game's names belong to their owners.");
  windows.start.height = ImGui::GetCursorPosY() - first_y;
  ImGui::EndChild();
  lessons_in_corner(desk, windows);
  ImGui::End();
}

}  // namespace plotboard::panels
