#pragma once
// "Your own table": a real table copied by keys alone. First the roster (roster.hpp) and the obstacles, then every
// piece in turn by what a ruler says; later, round by round, the moves of people's ships by their templates. What is
// typed stands here, so a window only shows it. Bad input is refused with a sentence and stays where it was typed.
//
//   roster     "4 tie" adds four, "tie 2" the second that was found, "/" lists what else can be done
//   obstacles  one key each
//   place      distances from two edges and a heading; or beside another piece; or by template from where it stands
//   moves      "2br", "bo<, 2s": move_codes.hpp
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "desk/at_table/measured.hpp"
#include "desk/at_table/roster.hpp"
#include "desk/core/files.hpp"

namespace plotboard::desk {

enum class MirrorStage : std::uint8_t { roster, obstacles, place, moves };
enum class MirrorWay : std::uint8_t { edges, beside, move };  // how a place is said

struct MirrorView {
  bool open = false;
  MirrorStage stage = MirrorStage::roster;
  MirrorWay way = MirrorWay::edges;
  MeasuredFrom from;
  std::string current;                     // whose place or move is asked for; "": nobody's
  std::string line;                        // of the stages and ways that have one field
  std::array<std::string, 3> fields;       // edges: across, along, heading; beside: piece, where, gap
  std::size_t field = 0;                   // the one with the keyboard
  std::size_t chosen = 0;                  // of offers()
  int row = -1;                            // of the roster, under the cursor
  std::set<std::string> marked;            // of the roster: changed together
  state::Side side = state::Side::player;  // of ships that are added next
  std::optional<bool> ai;                  // who flies them; nothing: the AI those of the enemy
  std::string problem;                     // why the last Enter was refused; "" it was not
  friend bool operator==(const MirrorView&, const MirrorView&) = default;
};

// A line under what is typed: a ship that was found, or a thing to do ("/mirror").
struct MirrorOffer {
  std::string words, deed;  // deed: "" of ships
  FoundShip ship;
};
struct MirrorPlan {                   // what Enter would do with the piece that is asked for
  std::optional<state::Piece> piece;  // as it would stand
  std::string problem;                // why nothing can be done yet; "" where it can, or where nothing is typed
  std::vector<std::string> said;      // overlaps, bumps and the like, a sentence each
  std::vector<rules::Command> commands;
};

class Mirror final : public MirrorView, private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Board& board;
    Files& files;
    const Draft& draft;
  };
  explicit Mirror(const Given& given) : given_(given), roster({given.open, given.messages}) {
    given_.open.enlist(*this);
  }
  [[nodiscard]] const MirrorView& view() const { return *this; }

 private:
  Given given_;

 public:
  Roster roster;

  void begin();  // at the stage that is due. Precondition: a table is open
  void close() { open = false; }
  void go(MirrorStage wanted);
  void next_on(state::Side of) { side = of; }  // the next ships
  void next_flown_by_ai(bool on) { ai = on; }
  void ask_for(const std::string& id);

  // --- keys
  // One that is no text here: L R N F C in the fields of distances, Space to the next field or to mark a row, an
  // obstacle's own key. False: it belongs into the text.
  bool take_key(char key);
  [[nodiscard]] const std::string& text() const;  // in the field that has the keyboard
  void set_text(const std::string& text);
  void set_field(std::size_t index, const std::string& text);  // without moving the keyboard there
  void to_field(std::size_t index);
  void enter();
  void up_down(int by);  // offers and rows; while placing: another way to say it
  void page(int by);     // the piece before or after; in the roster: whose ships are added, or the marked ones are
  void remove();         // Delete: what is marked, or the row under the cursor
  bool escape();         // false: there was nothing to give up but the mirror itself

  // --- what is shown
  [[nodiscard]] std::string prompt() const;  // "P2 (T-65 X-wing): distance from ..."
  [[nodiscard]] std::string field_words(std::size_t index) const;
  [[nodiscard]] bool has_fields() const;                  // else one line
  [[nodiscard]] std::vector<MirrorOffer> offers() const;  // of the roster's line; best first
  // The one of so many offers that Enter takes: the number behind the name, else the chosen one; none: too few.
  [[nodiscard]] std::optional<std::size_t> offer_taken(std::size_t offered) const;
  [[nodiscard]] MirrorPlan plan() const;
  [[nodiscard]] bool is_marked(const std::string& id) const { return marked.count(id) != 0; }
  void toggle_mark(const std::string& id);
  bool change_marked(const ShipChange& change);
  void take(const MirrorOffer& offer, int count = 1);
  void take_files();  // what the file dialog was asked for

 private:
  void clear() override;
  void follow_table() override;
  struct Order {  // of the roster's line: how many of which
    int count = 1;
    std::string words;
    std::size_t pick = 0;  // 0: the one that is chosen
  };
  [[nodiscard]] Order order_in(const std::string& typed) const;
  void enter_roster();
  void enter_place();
  void enter_move();
  bool change_by_words();
  bool does(const std::string& deed);
  void clear_text();
  void next_piece();
  [[nodiscard]] std::string first_due() const;
  [[nodiscard]] std::vector<std::string> asked_in_turn() const;  // ids, in the order of this stage
  [[nodiscard]] MirrorPlan plan_edges(const RosterRow& row) const;
  [[nodiscard]] MirrorPlan plan_beside(const RosterRow& row) const;
  [[nodiscard]] MirrorPlan plan_move(const RosterRow& row) const;
  [[nodiscard]] MirrorPlan placed_at(const RosterRow& row, const geom::Pose& pose) const;
  [[nodiscard]] double usual_heading(const RosterRow& row) const;
  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  std::set<std::string> stood_;                     // when the table was looked at last
  std::map<state::Side, base::Mdeg> last_heading_;  // of what was placed last
  std::string last_placed_;
};

// What can be done from the roster's line besides adding ships: the code after "/", and words.
const std::vector<MirrorOffer>& mirror_deeds();

}  // namespace plotboard::desk
