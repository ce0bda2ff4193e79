#pragma once
// The referee at a real table (rules/play/referee.hpp): leads people through a round by one key and digits. One card at
// a time says what hands do next; then comes the open question, with a digit an answer; 9 opens what may be corrected
// or changed at any moment. Nothing here decides: every digit is a command that the rest of the desk could give too.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "battle/orders.hpp"
#include "desk/battle/answers.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/log.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"

namespace plotboard::desk {

// What the digits mean now.
enum class Page : std::uint8_t {
  main,     // the open question
  more,     // what may be corrected or changed
  piece,    // which model stands elsewhere
  nudge,    // there it goes
  tokens,   // of which ship, then which
  touched,  // what the move touched after all
  reports,  // what happened in the mission
  declare,  // what ships do besides their dials
  untold,   // what is not told yet
  keeps     // what people keep themselves
};

struct RefereeView {
  std::size_t at = 0;  // the card on show, of those that are still to come
  Page page = Page::main;
  int offset = 0;            // of a list that is longer than the digits
  std::optional<int> speed;  // of a maneuver that is being told
  std::string model;         // that is nudged, or whose tokens are set
  int step_um = 1000;        // of a nudge
  friend bool operator==(const RefereeView&, const RefereeView&) = default;
};

// What stands in large type.
struct RefereeCard {
  std::string ship;      // id; "" nobody's
  std::string title;     // "Alpha 1, TIE/ln fighter"
  std::string kind;      // "Move", "Action", "Attack" ...
  std::string headline;  // "2 bank left"
  std::string summary;   // of an AI ship: why, in one sentence
  std::optional<geom::Maneuver> maneuver;
  std::string fault;               // why it may not stand where it was moved to
  std::vector<std::string> lines;  // what hands do
  struct Reason {
    std::string text, rule;
  };
  std::vector<Reason> because;
  std::vector<state::Face> dice;
  state::DieKind die = state::DieKind::attack;
  std::vector<rules::Clearance> close;
  std::optional<geom::Pose> pose;
  struct Place {  // of a model that is put down: mm from the table's lower left corner
    double width, height;
    geom::Box box;  // that its base, or the obstacle, takes up
    double heading;
    std::vector<std::string> drawn;  // of the lines: what a picture of it says too
  };
  std::optional<Place> place;
  std::string before;     // what came of the answer before, where nothing is to be done for it: "Red 1 missed P2."
  bool question = false;  // people are asked something
};

struct RefereeItem {
  std::string key;  // "1" to "9", "0"
  std::string text;
  bool legal = true;
  std::string rule, why;
  std::function<void()> act;
  std::optional<geom::Maneuver> maneuver = {};  // that it means
};

class Referee final : public RefereeView, private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Board& board;
    Dial& dial;
    Playback& playback;
    Advice& advice;
    Battle& battle;
    Log& log;
    Answers& answers;
    Placing& placing;
    const bool& table_mode;
  };
  explicit Referee(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const RefereeView& view() const { return *this; }

  // --- reading
  [[nodiscard]] bool on() const;            // it leads: the open battle is beside a real table, or shown in table mode
  [[nodiscard]] RefereeCard shown() const;  // what is to be read now; precondition of these: on()
  [[nodiscard]] std::string continues() const;     // what the one key does; "" when it waits for a digit
  [[nodiscard]] std::vector<RefereeItem> items();  // made to be pressed: each changes the desk
  [[nodiscard]] std::string next() const;          // one line: who comes after
  void show(scene::Overlay& board) const;          // whom the card is about, and what the digits mean
  [[nodiscard]] std::string standing() const;      // "Round 3 of 12, Engagement, initiative 4"

  // --- doing
  void go_on();            // the one key
  void digit(int number);  // 0 to 9
  void undo();             // the card before, or what the last press did

 private:
  void clear() override;
  void follow_table() override;
  struct Entry {  // of a list
    std::string text;
    std::function<void()> act;
    bool legal = true;
    std::string rule, why;
  };
  struct Answer {  // to the open question
    std::string key, text;
    std::optional<std::size_t> pick;  // of Battle::picks()
    std::optional<int> speed;         // else the speed of the maneuver; 0: none yet
    std::optional<int> turn_to = {};  // else another page of them
  };
  [[nodiscard]] std::vector<Answer> answers() const;
  [[nodiscard]] std::vector<Answer> maneuver_answers() const;
  [[nodiscard]] std::vector<Answer> on_page(std::vector<Answer> all) const;
  [[nodiscard]] const std::vector<battle::Order>& orders() const;  // still to be shown, the shown one among them
  [[nodiscard]] bool shows_order() const { return at < orders().size(); }
  [[nodiscard]] bool shows_decision() const;
  [[nodiscard]] RefereeCard order_card(const battle::Order& order) const;
  [[nodiscard]] RefereeCard decision_card() const;
  [[nodiscard]] RefereeCard question_card() const;
  [[nodiscard]] RefereeCard page_card() const;
  void relabel(std::vector<scene::Offer>& offers) const;      // what lies on the board to be picked, by digits of now
  void ask(RefereeCard& card) const;                          // the open question
  void show_throw(RefereeCard& card) const;                   // whose dice are asked for
  void show_held(RefereeCard& card, const Held& held) const;  // what is being placed, and whether it may
  void show_place(RefereeCard& card, const state::Piece& piece) const;  // for a ruler
  void note_drawn(RefereeCard& card, const state::Piece& piece) const;
  [[nodiscard]] std::vector<std::string> beside(const state::Piece& ship) const;
  [[nodiscard]] const std::string& before() const;
  [[nodiscard]] const std::vector<std::string>& mission_lines() const;
  [[nodiscard]] Ids idle_ships() const;
  [[nodiscard]] std::string next_in_turn() const;
  [[nodiscard]] std::string title_of(const std::string& id) const;
  struct Flown {  // a move that hands make
    Id ship;
    geom::Maneuver maneuver;
    geom::Pose to;
    std::vector<rules::Clearance> close;  // what it may have touched, or missed
    Ids bumped;                           // the ships that stopped it, which it may have missed
    std::optional<std::size_t> entry;     // of the log, that flew it; none: still to be flown
  };
  [[nodiscard]] std::optional<Flown> judged() const;  // the move that the models may contradict
  [[nodiscard]] std::optional<Flown> last_flown() const;
  [[nodiscard]] std::optional<Flown> flown_at(const state::Table& then, const state::ManeuverFlown& event,
                                              std::size_t entry) const;

  [[nodiscard]] std::vector<RefereeItem> numbered(std::vector<Entry> entries, const std::string& zero,
                                                  std::function<void()> at_zero, std::size_t most = 8);
  [[nodiscard]] std::vector<RefereeItem> question_items();
  [[nodiscard]] std::vector<RefereeItem> placing_items();
  [[nodiscard]] std::vector<RefereeItem> dice_items();
  [[nodiscard]] std::vector<RefereeItem> nudge_items();
  [[nodiscard]] std::vector<RefereeItem> arrival_items();
  [[nodiscard]] std::size_t after_arrivals() const;  // the card that comes when all of these stand
  [[nodiscard]] std::vector<Entry> more_entries();
  [[nodiscard]] std::vector<Entry> piece_entries(Page then);
  [[nodiscard]] std::vector<Entry> token_entries();
  [[nodiscard]] std::vector<Entry> touched_entries();
  [[nodiscard]] std::vector<Entry> report_entries();
  [[nodiscard]] std::vector<Entry> declare_entries();
  [[nodiscard]] std::vector<Entry> untold_entries();
  [[nodiscard]] std::vector<Entry> keeps_entries();

  void go_on_once();
  [[nodiscard]] bool place_held();
  void lead_on();
  [[nodiscard]] bool lead_on_once();
  [[nodiscard]] std::string card_ship() const;
  void turn_to(Page to);
  void told_all();                                               // everything up to now has been shown
  void mark();                                                   // undo comes back to here
  void answer_instead();                                         // a person answers for the AI
  void leave_to_ai();                                            // or not, after all
  [[nodiscard]] std::optional<std::size_t> answered_at() const;  // the AI's last answer of the running turn
  void nudge(double right_mm, double up_mm, double degrees);
  void put_back();
  void touched(const std::string& id);
  [[nodiscard]] std::optional<geom::Pose> clear_of(const Flown& move, const rules::Clearance& gap) const;
  [[nodiscard]] std::optional<geom::Pose> out_of_the_way(const Flown& move, Id ship) const;
  void change(const std::string& id, const std::function<void(state::Piece&)>& how);

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  std::size_t told_ = 0;     // so many entries of the log have been shown
  state::Table told_table_;  // the table as it was then
  std::vector<std::size_t> marks_;
  bool went_back_ = false;       // by the last press: nothing goes on by itself
  std::size_t nudged_from_ = 0;  // entries before the nudges
  struct ToldMove {              // an order that a correction has overtaken
    std::string ship;
    geom::Maneuver maneuver;
    int round = 0;
  };
  std::optional<ToldMove> told_move_;
  mutable Cached<std::vector<battle::Order>, Version, std::size_t> orders_;
  mutable Cached<std::string, Version, std::size_t, std::size_t> before_;
  mutable Cached<std::optional<Flown>, Version> flown_;
  mutable Cached<std::vector<std::string>, Version> mission_lines_;
};

}  // namespace plotboard::desk
