#pragma once
// Small parts that every panel is made of. Sizes are multiples of em(), the height of the body text, so that one number
// scales everything. Colours come from the theme of the frame.

#include <imgui.h>

#include <string>

#include "desk/desk.hpp"
#include "panels/kit/escape.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/scale.hpp"
#include "panels/kit/symbols.hpp"
#include "scene/theme.hpp"

namespace plotboard::panels {

// --- the frame's theme, fonts and unit
struct Fonts {
  ImFont* body = nullptr;  // null: ImGui's default
  ImFont* bold = nullptr;
  ImFont* title = nullptr;    // 1.4 times as high, semi-bold
  ImFont* display = nullptr;  // for table mode; drawn at any size
};
Fonts& fonts();
void use_theme(const scene::Theme& theme);
const scene::Theme& theme();
float title_em();    // the height of the title font
float line_width();  // of thin strokes, pixels
ImU32 u32(scene::Colour colour, float opacity = 1);
ImVec4 vec4(scene::Colour colour, float opacity = 1);
scene::Colour colour_of(geom::Difficulty difficulty, bool first = false);  // first edition: green for blue
scene::Colour colour_of(geom::Contact contact);
scene::Colour mixed(scene::Colour a, scene::Colour b, float share_of_b);

struct WithFont {
  explicit WithFont(ImFont* font) { ImGui::PushFont(font); }
  ~WithFont() { ImGui::PopFont(); }
  WithFont(const WithFont&) = delete;
  WithFont& operator=(const WithFont&) = delete;
};
struct WithId {
  explicit WithId(const std::string& id) { ImGui::PushID(id.c_str()); }
  explicit WithId(int id) { ImGui::PushID(id); }
  ~WithId() { ImGui::PopID(); }
  WithId(const WithId&) = delete;
  WithId& operator=(const WithId&) = delete;
};

// --- probe: notes the last item, or a rectangle, under a name (panels/kit/probe.hpp)
void probe(const std::string& name);
void probe(const std::string& name, ImVec2 low, ImVec2 high);
void clear_probe();
// One widget can be looked for in the frame that is drawn: a tour speaks of it. Asked for before the panels are drawn.
void look_for(const std::string& name);  // "": nothing
bool seen_at(Rect& where);               // false: it is not on the screen

// --- keys (ImGui's own map; false when the key has no mapping)
bool pressed(ImGuiKey key);
bool enter_pressed();   // Enter, either one
bool card_has_enter();  // of a tour: no dial flies by it meanwhile
bool entered();         // the last item has the keyboard's focus and Enter was pressed

// --- the keyboard, where ImGui's own navigation leaves gaps (focus.cpp)
// A part that scrolls; end with end_page(). PgUp, PgDn, Home and End scroll the one that has the keyboard, else the
// only long one on the screen; arrows do, too, where no item takes them. Every dialog is such a page.
void begin_page(const char* id, ImVec2 size);
void end_page();
void note_page();  // the window of now is one
// The last item is the main one of that page: it gets the keyboard when the page opens.
void main_item(const std::string& page);
void note_item();    // the last item may get the keyboard, when another that has it goes away
void finish_keys();  // at the end of a frame

bool popup_open();  // a menu, a list or a dialog
// As long as the keyboard is on nothing else; Ctrl+Enter from anywhere: what the page's primary button does.
bool enter_goes_on();

// --- windows
// A docked panel that fills `rect`; end with ImGui::End().
bool begin_panel(const char* id, const Rect& rect, ImGuiWindowFlags extra = 0);
// A dialog in the middle, at most `width_em` wide and never larger than the window; scrolls when it is too long.
// Escape and the cross clear `open`. Returns whether to draw; call end_dialog(open) only then.
// One dialog at a time.
bool begin_dialog(const char* title, float width_em, bool& open);
void end_dialog(bool open);

// --- text
void heading(const char* text);
void dim(const std::string& text);                          // wrapped, quieter
void plain(const std::string& text);                        // wrapped
std::string cut_to(const std::string& words, float width);  // as much as fits, with an ellipsis where some is left out
void strong(const std::string& text);                       // wrapped, semi-bold
void coloured(scene::Colour colour, const std::string& text);
// The text with its lines ended for that width: at blanks alone, and never between a number and its unit, its sign or
// its name ("0.40 mm", "− 2", "2 of 4", "Red 1"). All wrapped text goes through it; what it returns is drawn unwrapped.
// Without a font and size: those of now.
std::string in_lines(const std::string& text, float width, ImFont* font = nullptr, float size = 0);
// Text in the box's width at `size` pixels or as much smaller as needed (not under 0.6 of it; then it
// wraps); returns its bottom.
float fitted(ImDrawList* list, ImFont* font, float size, ImVec2 at, float width, ImU32 colour, const std::string& text);

// --- buttons. `name` is the probe's name; `key` is shown quietly behind the label.
struct Look {
  bool enabled = true;
  bool primary = false;  // the one that most people want here
  bool on = false;       // a switch that is on
  float width = 0;       // 0: as wide as the label
};
bool button(const std::string& name, const std::string& label, const std::string& key = "", Look look = {});
float button_width(const std::string& label, const std::string& key = "");
// A button for an intent: its key, greyed when it can't be done now, its help as a tooltip.
bool intent_button(desk::Desk& desk, desk::Intent intent, const std::string& name, const std::string& label,
                   Look look = {});
bool mark_button(const std::string& name, Mark mark, const std::string& tip, bool enabled = true);
// The next item goes on this line if `width` pixels fit, else on the next one.
void flow(float width);
void tip(const std::string& text);  // of the last item, after a moment
// A tooltip of the last item with more than words in it, at most that wide.
void begin_tip(float width_em = 22);
void end_tip();
// As long as it lives, tooltips stand beside this window, over the board, and hide nothing that stands in it.
struct TipsBeside {
  TipsBeside();
  ~TipsBeside();
  TipsBeside(const TipsBeside&) = delete;
  TipsBeside& operator=(const TipsBeside&) = delete;
};
std::string rule_name(const std::string& id);  // as people know it
// A rule's id as a link; pressing it opens the rule's text.
void rule_link(const std::string& id, const std::string& words = "");  // `words` in place of the id
bool check(const std::string& name, const char* label, bool& value);
// In front of a field that begins at that column of the row.
void row_label(const char* words, float column_em, scene::Colour colour);
void row_label(const char* words, float column_em);
void gap(float height = space::snug());  // above what comes next

// A number with - and + beside it. True when a new number was given (Enter, leaving the field, or a step).
bool number_field(const std::string& name, const char* label, double& value, double step, int decimals);
bool count_field(const std::string& name, const char* label, int& value, int low, int high);

}  // namespace plotboard::panels
