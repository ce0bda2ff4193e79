#pragma once
// The desk's inside, shared by its source files only: what is kept between calls, and the helpers that keep it
// consistent.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "battle/save.hpp"
#include "desk/desk.hpp"

namespace plotboard::data {
struct Dial;
}  // namespace plotboard::data

namespace plotboard::desk {

bool is_battle_save(const std::string& path);

struct Desk::Impl {
  Impl(Desk& owner, const data::Catalog& the_catalog, std::string the_folder)
      : desk(owner), catalog(the_catalog), folder(std::move(the_folder)) {}

  Desk& desk;
  const data::Catalog& catalog;
  const std::string folder;

  // --- the table (desk.cpp)
  std::optional<battle::Session> session;
  void open(state::Table table, const std::string& from_file);  // replaces the table; counts as saved
  void open(battle::Session opened, const std::string& from_file);
  bool apply(const rules::Command& command, bool merge = false);  // false: refused, and said so
  // Placements that follow each other quickly in the same way become one undo step.
  bool place(std::vector<rules::Placement> placements, const std::string& how);
  void table_changed();  // after every change: drops what no longer exists, thinks anew
  std::string free_id(const std::string& prefix) const;
  geom::Pose free_place(const state::Piece& piece, std::optional<geom::Vec2> at) const;
  std::string add(state::Piece piece, const std::string& prefix, std::optional<geom::Vec2> at);
  std::string merge_key;
  double merge_seconds = 0;  // since the last placement under that key
  std::uint64_t tables_opened = 0;

  // --- the pointer (desk_pointer.cpp)
  enum class Gesture : std::uint8_t { none, pressed_piece, pressed_board, pressed_held, drag, drag_held, pan, box };
  Gesture gesture = Gesture::none;
  geom::Vec2 pressed_px, last_px;
  std::string pressed;  // the piece under the press
  bool adding = false;
  state::Table shown;                     // while dragging: the table as the hand holds it
  std::vector<rules::Placement> grabbed;  // where the dragged pieces stood, the held one first
  double turned_degrees = 0;              // by the wheel, during the drag
  std::uint64_t drags = 0;                // counts changes of `shown`
  geom::Vec2 held_from;                   // where what is in the hand lay when the drag began
  void start_drag();
  void drag_to(geom::Vec2 px);
  void drag_held_to(geom::Vec2 px);
  void end_drag_held();  // back to where it lay
  void end_drag(bool keep);
  void turn(const std::vector<std::string>& ids, double degrees, const std::string& how);
  void nudge(geom::Vec2 mm);
  void pick(const std::string& id);  // a click with the measure or arc tool
  void point_at_offer(geom::Vec2 px);
  bool click_offer(geom::Vec2 px);  // true: that click has picked something
  void click(const std::string& id);

  // --- what would happen (desk.cpp), cached until the table changes
  struct PreviewKey {
    std::uint64_t table = 0, revision = 0;
    std::string ship;
    geom::Maneuver maneuver;
    geom::TallonPlace tallon = geom::TallonPlace::middle;
    friend bool operator==(const PreviewKey&, const PreviewKey&) = default;
  };
  PreviewKey preview_key;
  std::optional<rules::MoveOutcome> preview;
  PreviewKey cells_key;
  std::vector<DialCell> cells;
  const data::Dial* dial_of(const state::Piece& piece) const;

  // --- flight and the AI (desk_ai.cpp)
  struct Flight {
    std::string ship;
    rules::MoveOutcome outcome;
    geom::Difficulty difficulty = geom::Difficulty::white;
    bool by_ai = false;
    double seconds = 0;
  };
  std::optional<Flight> flight;
  void start_flight(Flight next);
  [[nodiscard]] double flight_progress() const;
  ai::Request request;          // behind the decision on show
  std::uint32_t reroll = 0;     // how often a person rolled anew for it
  std::uint64_t decisions = 0;  // counts changes of the decision on show
  bool flying_by_ai = false;    // the table changes because the decision on show is flown
  double wait_seconds = 0;      // until the running phase goes on
  bool think_again();           // with `request`, quietly; false: there is no answer any more
  void clear_decision();
  [[nodiscard]] std::string ship_to_skip() const;
  void hand_over();  // in a mission, after a player's ship: says what is next, and selects it where a player flies it
  [[nodiscard]] std::string player_first()
      const;  // in mission play: the player's ship that must move before the next AI ship
  void say_what_is_next();
  void run_on();  // one beat of the running phase

  // --- a battle (desk_battle.cpp)
  struct BattleKey {
    std::uint64_t table = 0, revision = 0, seed = 0;
    state::Side seat = state::Side::none;
    bool covered = false, placing = false, dial_open = false;
    std::set<std::string> selected;
    friend bool operator==(const BattleKey&, const BattleKey&) = default;
  };
  [[nodiscard]] BattleKey battle_key() const;
  BattleKey looked_key;  // what the next three were made for
  Expected expected;
  std::vector<Pick> picks;
  std::optional<battle::Session::Advised> advised;
  void look();  // makes them anew where something has changed
  [[nodiscard]] Expected expect() const;
  [[nodiscard]] std::vector<Pick> list_picks() const;
  bool command(const rules::Command& command);  // false: refused, and said so
  std::string reminder;                         // the message that asks for an answer; goes when one is given
  void settle();
  void note_deed(const battle::Session::Advised& next);            // before it is done
  void follow_advice();                                            // until a person has to act or a turn has ended
  void show_events(std::size_t from, const state::Table& before);  // flight and words of new log entries
  void say_of_mission(const state::Event& event, const state::Table& before);
  void take_seats();         // who has to look now
  std::uint64_t seated = 0;  // round and seat that took over last
  void before_placing();
  void battle_changed();        // after every change of the table
  bool advice_on_show = false;  // the decision on show is the battle's next step
  [[nodiscard]] std::vector<scene::Offer> offers() const;
  [[nodiscard]] scene::BattleShown battle_shown() const;
  void point_by_keys(int by);
  void pick_by_key(const std::string& key);
  void odds_of_picks(std::vector<Pick>& list) const;  // battle_odds.cpp

  // --- set-up (desk_placing.cpp)
  std::optional<Held> held;
  std::uint64_t held_changes = 0;
  [[nodiscard]] Expected expect_placing() const;
  [[nodiscard]] std::vector<Pick> list_placing() const;
  void take_in_hand();  // or leave: as `expected` says
  void hold(const std::string& id, const geom::Pose& pose);
  void move_held(geom::Vec2 mm, double degrees = 0);
  [[nodiscard]] bool held_under(geom::Vec2 px) const;
  struct LitKey {
    std::uint64_t table = 0, revision = 0;
    std::string piece;
    base::Mdeg heading;
    friend bool operator==(const LitKey&, const LitKey&) = default;
  };
  mutable LitKey lit_key;
  mutable std::vector<geom::Box> lit;
  void light_places() const;
  void show_placing(scene::BattleShown& board) const;
  void show_formation(scene::BattleShown& board) const;  // where its wing would be after a leader's pointed maneuver
  void select_who_flies();  // a wingmate's leader in its stead: whose dial it is (2e-wing-6)
  // Quick set-up: wings move as one.
  [[nodiscard]] std::vector<std::string> with_leaders(std::vector<std::string> ids) const;  // in place of wingmates
  // Wingmates of the ships placed, in their places beside them.
  [[nodiscard]] std::vector<rules::Placement> mates_of(const std::vector<rules::Placement>& placements) const;
  void close_up(state::Table& table) const;  // all wingmates into their places

  // --- missions (desk_missions.cpp)
  std::optional<MissionChoice> briefed;  // what the next two were made for
  Briefing briefing;
  std::optional<state::Table> map;  // of the briefing; nothing: its mission cannot be set up, and why was said
  std::uint64_t briefings = 0;      // counts changes of the map
  void brief();
  bool open_setup(const mission::Setup& setup);
  BattleKey standing_key;
  MissionView standing;  // how the mission of the open table stands
  [[nodiscard]] scene::Overlay map_overlay() const;

  // --- the log (desk_log.cpp)
  BattleKey lines_key;
  std::vector<LogLine> lines;
  double play_seconds = 0;
  bool play_on(double seconds);  // true: the picture changed

  // --- files (desk_files.cpp)
  // Battles (desk_saves.cpp): kept at every command; in `file` where that is a battle's, else in the user's folder.
  std::optional<battle::Save> battle_save;
  bool opening = false;  // the table that is being opened is kept from its first change on
  void keep_battle();
  bool save_battle(const std::string& path);
  bool open_battle(const std::string& path);
  void set_battle_aside();
  void make_battle_copy();
  void list_battle_copies();
  std::string file;
  std::uint64_t saved_hash = 0;
  std::string recovered_from;     // the copy of an earlier run that this table came from
  std::string copy_being_opened;  // follows its file while the copies change places
  std::vector<RecentTable> recovered;
  double dirty_seconds = -1;  // since the change that no autosave holds yet; < 0: none
  std::uint64_t autosaved_hash = 0;
  bool autosave_failed = false;
  Settings written;  // as they stand in settings.json
  double settings_seconds = 0;
  void start_up();
  void make_room_for_copy();  // unsaved-1 becomes unsaved-2 and so on
  void list_copies();         // fills `recovered`
  void autosave();
  void remember(const std::string& path);
  void keep_settings(double seconds, bool now);
  void set_aside();  // an unsaved table that makes room for another stays under "Recent"
  std::optional<double> text_scale_override;

  // --- revision
  std::uint64_t fingerprint = 0;
  std::uint64_t revision = 0;
  [[nodiscard]] std::uint64_t picture_fingerprint() const;
};

}  // namespace plotboard::desk
