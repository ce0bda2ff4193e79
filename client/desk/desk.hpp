#pragma once
// The desk: everything the program holds besides the window, in parts with a header each (below, in the order in which
// they know each other). No ImGui, SDL, GL or clock: the app feeds it input and time, panels read it and call it, scene
// draws overlay(). Every change to the table is a command to the session, so all of it can be undone.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "desk/at_table/mirror.hpp"
#include "desk/at_table/referee.hpp"
#include "desk/battle/advice.hpp"
#include "desk/battle/ai_run.hpp"
#include "desk/battle/answers.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/fleet.hpp"
#include "desk/battle/log.hpp"
#include "desk/battle/placing.hpp"
#include "desk/battle/preview.hpp"
#include "desk/campaigns/campaigns.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/files.hpp"
#include "desk/core/keys.hpp"
#include "desk/core/messages.hpp"
#include "desk/core/names.hpp"
#include "desk/core/open_table.hpp"
#include "desk/core/settings.hpp"
#include "desk/lesson.hpp"
#include "desk/missions/mission_desk.hpp"
#include "desk/squads/draft.hpp"
#include "desk/table/board.hpp"
#include "desk/table/dial.hpp"
#include "desk/table/pieces.hpp"
#include "desk/table/playback.hpp"
#include "desk/table/pointer.hpp"
#include "desk/table/seats.hpp"
#include "scene/theme.hpp"

namespace plotboard::data {
struct RuleText;
}  // namespace plotboard::data

namespace plotboard::desk {

enum class Screen : std::uint8_t { start, table, new_battle, missions, briefing, campaign };
inline constexpr int kTourSteps = 5;  // welcome, pieces, measuring, the dial, the AI

// What fills the window, and what lies over it.
struct WindowView {
  Screen screen = Screen::start;
  bool table_mode = false;
  bool second_screen = false;  // a second window shows the table to those who stand round it
  bool help_open = false;      // the `?` page
  bool calibrating = false;    // the bank card page of "true scale on this screen"
  int tour_step = -1;          // of the hint tour; -1: not running
  LessonView guided;           // the guided tour under way
  friend bool operator==(const WindowView&, const WindowView&) = default;
};

// All that a picture depends on. Two that are equal look the same: then nothing has to be drawn. The parts keep it: a
// new member of their views counts by itself.
struct Seen {
  Version version;
  WindowView window;
  Settings settings;
  BoardView board;
  DialView dial;
  SeatsView seats;
  BattleView battle;
  HandView hand;
  AdviceView advice;
  bool ai_runs = false;
  LogView log;
  PlaybackView playback;
  MissionChoice briefing;
  MirrorView mirror;
  RefereeView referee;
  AnyView campaign;
  FileQuestion question = FileQuestion::none;
  Messages::View messages;
  friend bool operator==(const Seen&, const Seen&) = default;
};

// Whoever is outside changes it by functions. What a window fills in like a form is a value that it edits in place: the
// settings, the draft, the filter and the choices of missions, the campaign's forms, the fields of the mirror.
class Desk final : public WindowView, private TableFollower {
 public:
  // `catalog` outlives the desk. `folder` is the user's folder (settings, autosaves).
  Desk(const data::Catalog& catalog, const std::string& folder);
  ~Desk();

  Settings settings;
  std::uint64_t seed = 1;  // of the next new table
  Messages messages;

 private:
  OpenTable open_;  // first of the parts, which follow it

 public:
  Board board;
  Seats seats;
  Fleet fleet;
  Dial dial;
  Playback playback;
  Advice advice;
  Battle battle;
  Preview preview;
  AiRun ai;
  Log log;
  Placing placing;
  Answers answers;
  Pieces pieces;
  Pointer pointer;
  Files files;
  Missions missions;
  Mirror mirror;
  Referee referee;
  Campaigns campaigns;

  // --- reading
  [[nodiscard]] bool has_table() const { return open_.is_open(); }
  [[nodiscard]] const battle::Session& session() const { return open_.session(); }  // precondition: has_table()
  [[nodiscard]] const state::Table& table() const { return open_.table(); }
  [[nodiscard]] bool in_battle() const { return open_.in_battle(); }  // one is running, or over, on the open table
  [[nodiscard]] bool has_battle() const { return in_battle() || battle.placing; }  // or it is being prepared
  [[nodiscard]] bool in_mission() const;                                           // of the open table
  [[nodiscard]] bool has_ai() const;  // somebody here flies by AI cards, or could: the first edition has none
  [[nodiscard]] const data::Catalog& catalog() const { return open_.catalog(); }
  [[nodiscard]] const Edition& edition() const {  // of the open table
    return edition_of(catalog(), has_table() ? &table() : nullptr);
  }
  [[nodiscard]] Names names() const { return open_.names(); }  // for sentences of rules and AI
  [[nodiscard]] std::string said(const Phrase& phrase) const { return open_.said(phrase); }
  [[nodiscard]] const data::RuleText* rule(const std::string& id) const;
  [[nodiscard]] const state::Table* board_on_show() const;  // the open table, or the map of a briefing; null: none
  // The open table as it looks while what happened to it last is still shown. Precondition: has_table().
  [[nodiscard]] const state::Table& shown_table() const { return playback.on() ? playback.table() : table(); }

  // --- screens, and tables that open ready (desk_tables.cpp)
  void show_start();
  void show_table() { screen = Screen::table; }                                // the open one
  void leave_page() { screen = has_table() ? Screen::table : Screen::start; }  // of what is chosen before a battle
  void show_new_battle();                                                      // the draft is kept from the last time
  void show_missions();
  bool show_briefing(const std::string& mission);
  bool open_path(const std::string& path);  // a table, a battle, a campaign; false: a message says why
  void show_campaign();                     // the open one; else the choice among all, and a new one
  void show_campaign_choice();
  void show_campaign_battle();              // the mission that is flown, where it lies on the table
  void new_table(const std::string& area);  // "3x3", "5x3", "3x6"
  void new_free_table(double width_mm, double height_mm);
  void open_ai_table();         // "Play at a real table": an example to change
  void begin_mirror();          // "Your own table": on the open one, or on an empty one of 3 x 3 ft
  void open_measuring_table();  // "Check a measurement": two ships and a rock
  // A battle beside a real table, from the table as it stands; false: it cannot be fought, and why was said.
  bool begin_at_table();
  bool lead_at_table();           // the same in table mode
  bool begin_mission_at_table();  // of the briefing on show, in table mode
  // A mission at a real table, in table mode. "0:1" or its id.
  bool open_mission(const std::string& id, int pilots, std::uint64_t seed);
  Draft draft;  // of the new battle on its screen
  // Puts everybody on a table, to be moved about before the start; by the book the battle begins with placing.
  bool place_draft();

  // --- everything by key or button (desk_act.cpp)
  [[nodiscard]] bool can(Intent intent) const;
  void act(Intent intent);
  void step();                // the one key: in a battle goes on, else steps the AI
  bool focus_fleet = false;   // panels move the keyboard to the strip of ships, then clear it
  bool focus_search = false;  // panels move the keyboard to the palette's search, then clear it
  bool quit = false;
  void show_help(bool open) { help_open = open; }
  void show_table_mode(bool on) { table_mode = on; }
  void show_second_screen(bool on) { second_screen = on; }
  bool take_focus_search() { return std::exchange(focus_search, false); }
  // The bank card page. Fitted: so many pixels a millimetre has this screen; nothing: as it was.
  void calibrate() { calibrating = true; }
  void end_calibration(std::optional<double> fitted);

  // The room that the panels leave for the board, window pixels. A table that filled the view goes on filling it, and
  // the ship whose dial is open stays in sight. True when the room is another one.
  bool look_through(const Box& room);

  // --- time and drawing
  // Advances animation, the AI's run, messages and autosave by real seconds. True while something still moves, so the
  // app knows whether to draw again (idle means no redraw).
  bool tick(double seconds);
  [[nodiscard]] scene::Overlay overlay() const;
  [[nodiscard]] Seen seen() const;

  // --- guided tours (lesson.hpp). Beginning one makes room for its table.
  void begin_lesson(Lesson which);                       // takes it up where it was left
  void leave_lesson() { guided = {}; }                   // to be taken up again
  void next_lesson_step();                               // after the last one it is done
  void show_lesson_step();                               // does what the step waits for
  void follow_lesson();                                  // in every frame: steps that have been done are over
  [[nodiscard]] int lesson_reached(Lesson which) const;  // Settings::lesson_battle, lesson_mission
  [[nodiscard]] bool lesson_is_on_show() const;          // its screen is

  // --- hint tour
  void start_tour() { tour_step = 0; }
  void next_tour_step();
  void skip_tour();

 private:
  void follow_opened(const std::string& /*from_file*/) override { screen = Screen::table; }

  [[nodiscard]] bool can_on_board(Intent intent) const;
  [[nodiscard]] bool can_with_selection(Intent intent) const;
  [[nodiscard]] bool can_in_play(Intent intent) const;
  bool act_on_window(Intent intent);
  bool act_on_view(Intent intent);
  bool act_on_pieces(Intent intent);
  bool act_in_play(Intent intent);
  bool act_on_settings(Intent intent);
  void nudge_or_pan(geom::Vec2 way);
  void move_far(geom::Vec2 way);
  void turn_selected(double degrees);
  void select_by(int way);
  void select_leader();
  void confirm();  // Enter
  void give_up();  // Escape: one thing a press, the latest first
  void step_text(bool larger);
  void next_theme();
  void show_arcs(scene::Overlay& overlay) const;
  [[nodiscard]] bool shows_decision() const;
  void show_moves(scene::Overlay& overlay) const;
  void show_playback(scene::Overlay& overlay) const;
  void open_lesson_battle();
  [[nodiscard]] std::string lesson_file(Lesson which) const;
  int& reached(Lesson which) { return which == Lesson::mission ? settings.lesson_mission : settings.lesson_battle; }
  std::string kept_in_sight_;  // the ship whose dial is open
};

}  // namespace plotboard::desk
