#pragma once
// What the panels remember between frames, and the panels themselves. One window, hence one Ui.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "desk/core/search.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/probe.hpp"
#include "panels/panels.hpp"

namespace plotboard::panels {

enum class Tab : std::uint8_t { battle, mission, piece, measure, ai };

// What the palette's hand carries to the board.
struct Carried {
  enum class Kind : std::uint8_t { ship, base, piece } kind = Kind::ship;
  std::string ref;
  geom::BaseKind base = geom::BaseKind::small;
  state::PieceType type = state::PieceType::marker;
  std::string label;
};

// The rows of the palette's list, chosen with the arrow keys while the search has the keyboard.
struct PaletteRows {
  std::string searched;               // what the choice was made among
  int chosen = -1;                    // -1: none yet; a search chooses its first answer by itself
  int drawn = 0, before = 0;          // in this frame so far; in the one before
  int taken = -1;                     // Enter: this one goes on the table
  bool shown = false;                 // the search has the keyboard: the chosen one is marked
  bool moved = false;                 // by a key in this frame: it comes into view
  std::vector<desk::Findable> known;  // while something is searched: loose pieces, whether they fit or not
};

struct Ui {
  const data::Catalog* catalog = nullptr;  // of the desk that is drawn
  Frame frame;
  Rect board;                                     // of this frame
  Rect top_bar, battle_bar, palette, right;       // empty when not shown; in a battle the log stands in for the palette
  Rect fleet;                                     // the strip of ships; empty without a battle
  bool fleet_line = false;                        // it is a line of badges over the board
  bool palette_over = false, right_over = false;  // opened over the board in a narrow window
  Tab tab = Tab::piece;
  bool keyboard_here = false;  // the keyboard is in the panels, not on the board
  std::string main_page;       // whose main item was on show in the last frame
  std::string answer_pointed;  // the referee's digit that arrows have gone to; "" none
  std::string answers_shown;   // and among which

  // What was on show in the last frame, to bring the right tab forward when it changes.
  std::set<std::string> seen_selected;
  std::string seen_measure, seen_ai, seen_expected;

  // palette
  std::array<char, 64> search{};
  std::string faction;  // "" all
  std::optional<geom::BaseKind> size;
  bool enemy = false;
  std::optional<bool> ai;  // who flies new ships; until a person says: the AI those of the enemy
  PaletteRows rows;
  std::optional<Carried> carried;

  // log
  std::uint64_t log_revision = 0;
  desk::LogFilter log_filter = desk::LogFilter::all;
  std::size_t log_told = 0;  // lines, in the last frame
  float log_width = 0;
  float log_height = 0;
  bool log_at_end = true;          // in the last frame
  bool log_scroll = false;         // to where the table stands
  std::vector<float> log_heights;  // of its lines, in the last frame

  int briefing_part = 0;  // in a narrow window: text, map, choices

  std::array<char, 64> new_search{};             // of ships, pilots and cards for a new battle
  state::Side squad_side = state::Side::player;  // of a new battle: whose squad file is asked for
  bool new_enter = false;                        // Enter in that search: the first row that can be picked is
  bool popup_before = false;                     // Escape closed one in this frame, and nothing else

  // campaign: sheet and hangar
  bool sheet_paths = false;                   // all four paths, though one is chosen
  bool sheet_points = false;                  // what came in and went out
  int sheet_upgrades = 1, sheet_bundles = 1;  // how many points are to be bought
  std::array<char, 64> hangar_search{};
  int hangar_slot = -1;                // offers for this slot alone
  bool hangar_all = false;             // those too that the pilot cannot carry
  std::array<char, 40> hangar_name{};  // of the loadout to be kept
  std::array<char, 64> sheet_call_sign{}, sheet_player{};

  // mirror: what its fields hold, as the desk has it, and how often something else was put there
  std::array<std::vector<char>, 3> mirror_text;
  std::array<std::string, 3> mirror_shown;
  std::array<int, 3> mirror_turn{};
  std::string mirror_at;       // stage, way, piece and field of the last frame
  bool mirror_focus = false;   // the keyboard goes to the field
  bool mirror_on_way = false;  // and has not come there yet
  bool mirror_at_end = false;  // when it does, to the end of what stands in it
  bool mirror_typing = false;  // it is there in this frame
  ImGuiID mirror_field = 0;    // where it was last

  // inspector
  std::array<char, 200> note{};
  std::string note_of;  // the piece whose words the buffer holds, and those words

  bool clicked = false;   // a button was, since somebody asked
  bool all_arcs = false;  // turrets and rarer arcs on offer too

  // dial
  geom::Maneuver focus;  // the cell that the keyboard is on
  bool by_keys = false;  // the keyboard moved last, not the pointer
  bool dial_shown = false;
  bool overriding = false;   // the next maneuver replaces the AI's
  std::string dial_ship;     // whose dial was on show in the last frame; "" none
  bool dial_scroll = false;  // the keyboard has moved: the cell comes into view

  // dialogs
  bool settings_open = false, free_open = false, real_table_open = false;
  double card_scale = 0;  // while the bank card is on show, pixels a millimetre
  double free_width = 1200, free_height = 900;
  std::string rule;                      // whose text is open
  std::function<void()> after_question;  // what unsaved work stands in the way of
  std::string question;                  // its words; "" none
  std::string folder;                    // of the file dialog
  std::array<char, 256> file_name{};
  std::string kept_name;     // comes back when the name of a folder was typed, to go into it
  std::string file_problem;  // why the dialog does not take the name; "" none
  bool name_focus = false;   // the keyboard goes to the name
  desk::FileQuestion asked = desk::FileQuestion::none;
  std::string overwrite;                    // asked whether to write over this file
  state::Side give_up = state::Side::none;  // asked whether it gives up the battle

  Ids cards_drawn;         // of the campaign, when home was drawn last
  float typed_height = 0;  // of the page of a typed result, in the last frame
  Id retire;               // asked whether that pilot leaves the campaign

  int help_page = 0;  // where to begin, keys, words of the game
  std::array<char, 64> word_search{};

  int tour_shown = -1;       // the hint that was on show in the last frame
  int lesson_shown = -1;     // likewise the step of a guided tour
  ImVec2 lesson_size{0, 0};  // of its window

  // start screen
  int start_focus = 0;
  bool recent_open = false;
  float start_height = 0;  // of its content, in the last frame
  float lessons_height = 0;
  float report_height = 0;  // the same of the mission's report

  // settings
  int text_percent = 100;
  bool text_held = false;  // the slider is being dragged
};
Ui& ui();

// Large text in a low window: the bars share their lines, so that the board and what is asked keep their room.
bool compact();

// --- panels, one file each
void draw_start(desk::Desk& desk);
void draw_top_bar(desk::Desk& desk);
void draw_palette(desk::Desk& desk);
void draw_mirror(desk::Desk& desk);
void draw_mirror_plan(desk::Desk& desk);  // over the board: where the piece would stand
void draw_carried(desk::Desk& desk);      // the ghost of what the palette's hand carries, and its drop
void draw_right(desk::Desk& desk);        // the tabs and the one in front
// Somebody here flies by AI cards, or could: the first edition has none.
bool ai_wanted(const desk::Desk& desk);
bool battle_bar_wanted(const desk::Desk& desk);
void draw_battle_bar(desk::Desk& desk);
void draw_battle_switches(desk::Desk& desk);  // back, undo, fast forward, run on: at the right end of the line
void draw_battle(desk::Desk& desk);           // the battle's tab
void draw_referee(desk::Desk& desk);          // in it, beside a real table
bool referee_has_arrows(const desk::Desk& desk);
void referee_keys(desk::Desk& desk);  // up, down and Enter among its digits; before anything is drawn
void draw_placing(desk::Desk& desk);  // in it, while pieces are placed in turn
void draw_attack(desk::Desk& desk);   // part of it
void draw_odds(const rules::Odds& odds, float width);
// "without Juke": cards that the odds leave out; "" where there are none.
std::string without_words(const desk::Desk& desk, const std::vector<Id>& cards);
bool is_in_tray(const desk::Desk& desk, const desk::Pick& pick);  // it is chosen among the dice, and confirmed there
void draw_ai_deeds(const desk::Desk& desk);
// What a maneuver or a place would come to; the answer that is pointed at, and dials that get in each other's way.
void draw_consequences(const std::vector<desk::Consequence>& lines);
void draw_preview(desk::Desk& desk);
void draw_battle_ship(desk::Desk& desk, const state::Piece& ship);
// Its sections, and a question about one of them; brief: only what the question is about.
void draw_huge_sheet(desk::Desk& desk, const state::Piece& ship, bool brief);
bool draws_huge_sheet(const desk::Desk& desk, const state::Choice& choice);  // is it such a question?
void draw_log_panel(desk::Desk& desk);
bool fleet_wanted(const desk::Desk& desk);
// What the strip of ships takes of a column, or as a line of badges of that width.
float fleet_height(const desk::Desk& desk, float width, float room, bool line);
void draw_fleet(desk::Desk& desk);
void draw_log_line(desk::Desk& desk, const desk::LogLine& line, bool link);
void draw_new_battle(desk::Desk& desk);
void draw_missions(desk::Desk& desk);
void draw_briefing(desk::Desk& desk);
void draw_retire(desk::Desk& desk);    // asks once
bool mission_tab_wanted(const desk::Desk& desk);
void draw_mission(desk::Desk& desk);        // the mission's tab
void draw_mission_strip(desk::Desk& desk);  // one line: objectives, who comes next
// Planning: what the ships of whoever looks may declare; of one ship only, where named.
void draw_declarations(desk::Desk& desk, const std::string& only = "");
void draw_report(desk::Desk& desk);  // at a mission's end
void draw_cover(desk::Desk& desk);
void draw_result(desk::Desk& desk);
void draw_give_up(desk::Desk& desk);  // asks once
void draw_inspector(desk::Desk& desk);
void draw_table_settings(desk::Desk& desk);
void draw_measure(desk::Desk& desk);
void draw_ai(desk::Desk& desk);
void draw_ai_trace(desk::Desk& desk, const ai::Decision& decision);
void draw_ai_tables(desk::Desk& desk, const ai::Decision& decision);
bool dial_wanted(const desk::Desk& desk);
bool dial_leaves_log();  // both fit beside a board that can be used
void close_dial(desk::Desk& desk);
void draw_docked_dial(desk::Desk& desk);  // in the right panel
void draw_dial(desk::Desk& desk);         // over the board where there is no right panel; call it in every frame
void draw_large_dial(desk::Desk& desk, const Rect& room);  // in table mode
bool dial_stays(desk::Desk& desk);  // is it wanted still? If not, nothing on it is pointed at any more
// What it leaves for the board. Touched: by whoever has the keyboard, not the large screen of two.
Rect draw_table_mode(desk::Desk& desk, bool is_touched);
void draw_waiting();  // the large screen of two, while there is no table to show
void draw_messages(desk::Desk& desk);
float messages_room(const desk::Desk& desk);  // how much of the left column, as it stands, they take from below
void draw_tour(desk::Desk& desk);
void look_for_lesson(desk::Desk& desk);                                // before the panels are drawn
void draw_lesson(desk::Desk& desk);                                    // a guided tour's step, beside what it speaks of
bool lesson_has_keys(const desk::Desk& desk);                          // Enter says Next
void begin_lesson(desk::Desk& desk, desk::Lesson which);               // asks first what becomes of the table
std::string lesson_offer(const desk::Desk& desk, desk::Lesson which);  // "A first round, where you left it"
bool tour_wanted(const desk::Desk& desk);                              // it speaks of a table without a battle
void draw_help(desk::Desk& desk);
void draw_rule_text(desk::Desk& desk);
void draw_files(desk::Desk& desk);
void draw_question(desk::Desk& desk);
void finish_question(desk::Desk& desk);  // what waited for a name to save under
// The door to it, and whatever leads on from there, by the same words.
inline constexpr const char *kAtRealTable = "Play at a real table", *kOwnTable = "Your own table";
void draw_real_table(desk::Desk& desk);
void draw_settings(desk::Desk& desk);
void draw_calibration(desk::Desk& desk);
void draw_free_table(desk::Desk& desk);
bool dialog_open(const desk::Desk& desk);

// Runs `then` at once, or after the question what to do with unsaved work.
void ask_first(desk::Desk& desk, const std::string& words, std::function<void()> then);
// Adds what the palette's hand held: at a point of the table, or in the middle of the view.
void carry_drop(desk::Desk& desk, const Carried& carried, std::optional<geom::Vec2> at);

}  // namespace plotboard::panels
