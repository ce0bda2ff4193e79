#pragma once
// The desk: everything the program holds besides the window: the open table, camera, selection, tools, previews, the
// AI's run, files, settings and messages. No ImGui, SDL, GL or clock: the app feeds it input and time, panels read it
// and call it, scene draws overlay(). Every change to the table is a command to the session, so all of it can be
// undone.

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "battle/battle.hpp"
#include "desk/battle.hpp"
#include "desk/intents.hpp"
#include "desk/missions.hpp"
#include "desk/settings.hpp"
#include "scene/board.hpp"
#include "scene/camera.hpp"
#include "scene/theme.hpp"

namespace plotboard::data {
struct RuleText;
}  // namespace plotboard::data

namespace plotboard::desk {

enum class Screen : std::uint8_t { start, table, new_battle, missions, briefing };
enum class Tool : std::uint8_t { select, measure, arc };
enum class MessageKind : std::uint8_t { note, refusal, problem };
struct Message {
  MessageKind kind;
  std::string text;
  std::string rule;        // of a refusal
  double age_seconds = 0;  // faded and dropped after some seconds; problems stay until closed
};

// One maneuver of the selected ship's dial, for the dial window.
struct DialCell {
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool leaves_area = false, bumps = false, hits_obstacle = false;  // what would happen, at a glance
  std::optional<rules::Refusal> refused;                           // as this round's dial (a speed limit, say)
};

// What its card made an AI ship do besides its maneuver, and the lines of the list that came before.
struct CardDeed {
  std::string ship;
  std::string what;       // "Action", "Attack"
  std::string words;      // "Focus"
  std::string rule, why;  // that led to it
  std::vector<ai::Step> steps;
};
// How the AI phase stands; panels show it, table mode shows it large.
struct AiView {
  std::string ship;  // whose decision is on show; "" when none
  std::optional<ai::Decision> decision;
  bool flown = false;               // already executed (shown until the next step)
  std::optional<std::size_t> step;  // highlighted line of the trace
  bool running = false;             // the whole phase runs on
  std::optional<int> typed_die;     // a die rolled at the table
  std::vector<CardDeed> deeds;      // of the turn on show, in order
};

enum class FileQuestion : std::uint8_t { none, open, save_as, export_png, export_text, export_log, mat_picture };

// A line of the start screen's "Recent": a file, or what an earlier run left unsaved.
struct RecentTable {
  std::string path;
  std::string label;  // "mission-night.json", "Unsaved table from the last run: 12 pieces, round 3"
  bool unsaved = false;
};
struct Box {  // in window pixels
  geom::Vec2 low, high;
};
inline constexpr int kTourSteps = 5;  // welcome, pieces, measuring, the dial, the AI

class Desk {
 public:
  // `catalog` outlives the desk. `folder` is the user's folder (settings, autosaves).
  Desk(const data::Catalog& catalog, std::string folder);
  ~Desk();

  // --- screens and tables
  Screen screen = Screen::start;
  void show_start();
  void new_table(const std::string& area);  // "3x3", "5x3", "3x6"
  void new_free_table(double width_mm, double height_mm);
  void open_ai_table();         // "Run the AI at a table": an example to change
  void open_measuring_table();  // "Check a measurement": two ships and a rock
  // A mission's table for movement: its AI at a real table. "0:1" or its id.
  bool open_mission(const std::string& id, int pilots, std::uint64_t seed);
  bool open_file(const std::string& path);  // false: a message says why; the old table stays
  bool save();                              // asks for a name when there is none (file_question)
  bool save_as(const std::string& path);
  bool export_text(const std::string& path);
  bool export_log(const std::string& path);       // the battle so far; open_file() takes it back with its history
  [[nodiscard]] const std::string& file() const;  // "" when not saved yet
  [[nodiscard]] bool unsaved() const;
  FileQuestion file_question = FileQuestion::none;               // panels show it; answered by answer_file()
  void answer_file(const std::string& path);                     // "" cancels
  [[nodiscard]] std::vector<RecentTable> recent_tables() const;  // unsaved ones first, then settings.recent
  std::uint64_t seed = 1;                                        // of the next new table
  // Writes the table to <folder>/crash-N.json; returns its path, "" when there was none. For the bug handler.
  [[nodiscard]] std::string write_crash_copy() const;
  std::string png_wanted;                 // the app paints the board into this file, then clears it
  std::optional<std::string> mat_wanted;  // the app loads this picture ("" removes it), then clears it

  // --- reading
  [[nodiscard]] bool has_table() const;
  [[nodiscard]] const battle::Session& session() const;  // precondition: has_table()
  [[nodiscard]] const state::Table& table() const;
  [[nodiscard]] const data::Catalog& catalog() const;
  [[nodiscard]] const data::RuleText* rule(const std::string& id) const;
  Settings settings;
  void override_text_scale(double scale);  // for this run: settings.json keeps its own until a person changes the size
  scene::Camera camera;

  // --- the board: pointer input in window pixels, as the app gets it
  Tool tool = Tool::select;
  void pointer_moved(geom::Vec2 px);
  void pointer_pressed(geom::Vec2 px, bool add_to_selection);
  void pointer_released(geom::Vec2 px);
  void wheel(geom::Vec2 px, double notches, bool turn_piece);  // zoom, or turn the piece under the pointer or selection
  void pan(geom::Vec2 px);
  [[nodiscard]] bool dragging() const;
  [[nodiscard]] double fit_margin() const;                 // pixels round the table when the whole of it is shown
  [[nodiscard]] std::optional<Box> selection_box() const;  // while Shift and drag draws one
  // The table with the dragged pieces where the hand holds them: what verdicts and the picture speak of.
  [[nodiscard]] const state::Table& shown_table() const;

  // --- pieces
  std::set<std::string> selected;
  std::string hovered;
  [[nodiscard]] const state::Piece* only_selected() const;
  // Drops a new piece at the middle of the view, or at `at`; returns its id, "" when refused.
  std::string add_ship(const std::string& ship, state::Side side, bool ai, std::optional<geom::Vec2> at = {});
  std::string add_base(geom::BaseKind base, state::Side side, std::optional<geom::Vec2> at = {});
  std::string add_piece(state::PieceType type, const std::string& ref, std::optional<geom::Vec2> at = {});
  void change(const state::Piece& piece);  // from the inspector's fields
  void place(const std::string& id, const geom::Pose& pose);
  void set_table(const state::Area& area, const std::string& ruleset, const state::Options& options);

  // --- measuring
  std::string measure_from, measure_to;  // picked with the measure or arc tool
  geom::ArcKind measure_arc = geom::ArcKind::front;
  [[nodiscard]] std::optional<rules::PairVerdict> pair_verdict() const;
  [[nodiscard]] std::optional<rules::ArcAnswer> arc_verdict() const;
  std::string arcs_of;  // ship whose arcs are shaded; "" none
  std::vector<geom::ArcKind> shown_arcs;

  // --- the dial
  bool dial_open = false;
  [[nodiscard]] std::vector<DialCell> dial_cells() const;   // of the only selected ship
  std::optional<geom::Maneuver> pointed_maneuver;           // its preview is on the board
  [[nodiscard]] const rules::MoveOutcome* preview() const;  // of pointed_maneuver; cached until something changes
  geom::TallonPlace tallon_place = geom::TallonPlace::middle;
  bool fly(geom::Maneuver maneuver);  // the selected ship

  // --- the AI
  AiView ai;
  bool ai_think(const std::string& ship = "");  // decide and show; "" is the next AI ship
  bool ai_fly();                                // execute what is shown
  // One key: show the next decision, then fly it, then the next. In a mission also what lies between: the dial of the
  // player's ship whose turn it is, and the next round.
  void ai_step();
  void ai_run_phase();  // one key: all AI ships in order, until stopped
  void ai_stop();
  void ai_reroll();  // a new die (not after it was flown)
  void ai_type_die(std::optional<int> die);
  void ai_choose(const ai::Alternative& alternative);  // among ties
  bool ai_override(geom::Maneuver maneuver);           // flies this instead; recorded as an override
  void skip_ship();  // the ship on show, or else the selected one, stays where it is this round
  void next_round();
  bool table_mode = false;
  [[nodiscard]] std::string ai_next() const;      // the AI ship that a step would show next; "" none
  [[nodiscard]] std::string next_to_act() const;  // of both sides in a mission, else ai_next(); "" none
  [[nodiscard]] std::string whose_turn() const;   // one line: "Next: AI ship A2", "Next: player ship P1" ...

  // --- a battle (battle.hpp has the view models)
  BattleView battle;
  Draft draft;             // of the new battle on its screen
  void open_new_battle();  // shows that screen; the draft is kept from the last time
  // Puts everybody on a table, to be moved about before the start; by the book the battle begins with placing.
  bool place_draft();
  bool start_battle();                   // from the table as it stands
  [[nodiscard]] bool in_battle() const;  // one is running, or over, on the open table
  [[nodiscard]] bool locked() const;     // hands may not move pieces now
  [[nodiscard]] const Expected& expected() const;
  [[nodiscard]] const std::vector<Pick>& picks() const;  // ways to answer; empty when nothing is to be picked
  bool pick(std::size_t index);                          // false: refused, and said so
  void go_on();                                          // the Continue key
  bool set_dial(const std::string& ship, std::optional<geom::Maneuver> maneuver);
  void type_die(int value);  // of dice thrown at the table; more than are asked for are ignored
  void untype_die();
  bool use_typed_dice();
  void uncover();  // hot seat: `battle.seat` has taken over
  bool concede(state::Side side);
  [[nodiscard]] bool knows_dial(const state::Piece& ship) const;  // whoever looks at the screen
  [[nodiscard]] bool has_people(state::Side side) const;          // somebody at this screen flies ships of it
  [[nodiscard]] std::optional<AttackView> attack_view() const;
  [[nodiscard]] std::string side_name(state::Side side) const;  // "Red", "Alpha": the squad, else "players", "enemy"

  // --- missions (missions.hpp has the view models)
  MissionFilter mission_filter;
  MissionChoice mission_choice;                             // of the briefing on show
  void open_missions();                                     // the list
  bool open_briefing(const std::string& mission);           // "0:1" or its id; the choices stay as they were
  [[nodiscard]] const Briefing& briefing() const;           // for mission_choice
  bool begin_mission();                                     // on a new table: set-up, then the battle
  bool open_mission_table();                                // the same for a real table, movement only
  [[nodiscard]] const MissionView& mission_view() const;    // of the open table
  [[nodiscard]] const state::Table* board_on_show() const;  // the open table, or the map of a briefing; null: none
  // In Planning: "dock:<id>", "hyperdrive", "land:<bay>", or "" to take the word back; rules::declarations() lists
  // them.
  bool declare(const std::string& ship, const std::string& what);
  bool place_rest();             // everything that people here have to place, as suggested
  bool png_with_report = false;  // the wanted picture shows the mission's report too

  // Set-up by the book (Expect::in_turn).
  [[nodiscard]] const Held* held() const;  // null: nobody here has to place anything
  void hold(const std::string& id);        // another of the pieces that may come now, where the program suggests
  void hold_at(geom::Vec2 px);             // its middle there
  void turn_held(double degrees);
  bool place_held();       // false: refused there, and said so
  bool place_suggested();  // what is in the hand, where the program would put it

  // --- the log as lines; moments are counts of done entries
  [[nodiscard]] const std::vector<LogLine>& log_lines() const;  // what was undone included, marked
  [[nodiscard]] std::size_t moment() const;
  [[nodiscard]] std::size_t first_moment() const;  // right after the battle has started; 0 before
  [[nodiscard]] std::size_t last_moment() const;
  void go_to(std::size_t moment);      // back or forward; nothing is lost
  void play_from(std::size_t moment);  // and on, a command after the other
  void stop_playing();
  void undo_turn();

  // --- everything by key or button
  bool can(Intent intent) const;
  void act(Intent intent);
  bool help_open = false;     // the `?` page
  bool calibrating = false;   // the bank card page of "true scale on this screen"
  bool focus_search = false;  // panels move the keyboard to the palette's search, then clear it

  // --- undo
  bool undo();
  bool redo();
  void undo_to(std::size_t entries);

  // --- time and drawing
  // Advances animation, the AI's run, messages and autosave by real seconds. True while something still moves, so the
  // app knows whether to draw again (idle means no redraw).
  bool tick(double seconds);
  [[nodiscard]] scene::Overlay overlay() const;
  [[nodiscard]] std::uint64_t revision() const;  // grows with everything that changes the picture
  std::vector<Message> messages;
  void say(MessageKind kind, const std::string& text, const std::string& rule = "");
  bool quit = false;

  // --- hint tour
  int tour_step = -1;  // -1: not running
  void start_tour();
  void next_tour_step();
  void skip_tour();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace plotboard::desk
