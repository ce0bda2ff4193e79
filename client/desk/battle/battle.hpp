#pragma once
// A battle: what is expected now and of whom, the ways to answer it, the attack under way with its odds, and doing what
// AI and stand-ins decide. Every change is a command; a refused one is said and changes nothing.
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "desk/battle/advice.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/open_table.hpp"
#include "desk/table/board.hpp"
#include "desk/table/dial.hpp"
#include "desk/table/playback.hpp"
#include "desk/table/seats.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/foresight.hpp"
#include "rules/play/odds.hpp"
#include "scene/board.hpp"

namespace plotboard::desk {

// --- what is expected

enum class Expect : std::uint8_t {
  nothing,  // no battle
  place,    // ships stand and are moved about before it starts
  in_turn,  // set-up by the book: this side places an obstacle or a ship
  dials,    // this seat sets dials
  ready,    // this seat's dials are all set
  turn,     // one of several ships, or a ship by a press of the key
  choice,   // an open question to a person
  dice,     // dice thrown at the table, to be typed in
  others,   // AI or bot: Continue lets it act
  over
};
struct Expected {
  Expect kind = Expect::nothing;
  state::Side side = state::Side::none;
  std::string ship;       // whom it is about, or ""
  std::string words;      // one plain sentence: "Choose an action for Red 2."
  std::string continues;  // what the Continue key does: "Activate Red 2"; "" when it waits for a choice
};

// What most groups keep themselves at a real table.
inline constexpr state::Referee kAtTable{true, true, false, false, false};

inline constexpr const char* kSuggestedPlace = "Take the suggested place";  // Expected::continues in set-up

struct ShownDie {
  state::DieKind kind = state::DieKind::attack;
  int value = 0;          // as in DiceRolled
  std::size_t place = 0;  // among the dice that lie there
};

inline constexpr int kDigits = 9;                // answers with a digit for a key; as many more with Shift
inline const std::string kWithShift = "\u21e7";  // before that digit in Pick::label

// One way to answer: an option of the open choice, a ship whose turn it can be, a ship that needs a dial.
struct Pick {
  std::string key;    // of the option, or the ship's id
  std::string label;  // its key: "1" to "9", then kWithShift and "1" to "9", "0" for passing; "" beyond
  std::string text;
  bool legal = true;
  std::string rule, why;  // what forbids it
  std::string piece, ship;
  std::optional<geom::Pose> ghost;
  std::optional<rules::Odds> odds;           // of the attack after it, where it can be said
  std::optional<state::Attack> attack = {};  // that it would begin
  std::optional<ShownDie> die;               // the die that it means
  bool marked = false;                       // that die is to be rerolled once that is confirmed
  // Of a die that the log has chosen already for the reroll under way: so long the log was before. Picked again, it is
  // taken back.
  std::optional<std::size_t> chosen_at;
  bool idle = false;             // a ship whose turn would end at once
  bool best = false;             // by expected damage nothing is better for whoever decides
  std::vector<Id> without = {};  // cards that `odds` leaves out
  [[nodiscard]] bool is_chosen() const { return marked || chosen_at.has_value(); }
};

// What was asked when the log had so many entries; null: nothing.
const state::Choice* asked_at(const battle::Session& session, std::size_t entries);

// Of targets: those that are destroyed and only wait to leave (2e-destroy-7) after everything else, not attacking
// included, with a warning.
void living_first(const state::Table& table, std::vector<Pick>& picks);
// Of ships to be locked, attacked or hindered: those of that side itself after all others.
void others_first(const state::Table& table, state::Side own, std::vector<Pick>& picks);

// --- the attack under way, or the one that a pick would begin

struct AttackView {
  state::Attack attack;
  std::string weapon;                                        // its name
  int attack_dice = 0, defense_dice = 0;                     // that lie there, or will be thrown
  std::vector<rules::DicePart> attack_parts, defense_parts;  // of what those numbers are made
  bool attack_thrown = false, defense_thrown = false;
  std::optional<rules::Odds> odds;  // as it stands, both sides doing what is best for them
  std::vector<Id> without;          // cards that the odds leave out
};

// How many of the dice on offer a reroll takes.
struct RerollLimits {
  int least = 0, most = 0;
  friend bool operator==(const RerollLimits&, const RerollLimits&) = default;
};

// What such a die can show, in the order of its keys; values as in DiceRolled.
std::vector<int> faces_of(state::DieKind kind);

// Which question of which ship, whatever the round: of a card, or of its kind.
struct Asking {
  std::string ship, kind, card;
  friend auto operator<=>(const Asking&, const Asking&) = default;
};

struct BattleView {
  std::optional<std::size_t> pointed;  // the pick under the pointer, or the one that the keyboard is on
  std::vector<int> typed;              // dice typed in so far
  std::vector<std::string> marked;     // keys of dice that are to be rerolled once that is confirmed
  bool by_hand = false;                // pieces may be moved by hand during the battle
  bool placing = false;                // before the battle: ships are being placed
  bool by_the_book = false;            // then the battle begins with placing everything in turn
  bool typed_dice = false;             // of the battle that is being placed
  state::Referee referee;              // likewise
  int round_limit = 0;                 // likewise: the battle ends after that round; 0: once a side is gone
  bool instead = false;                // a person answers the open question for the AI ship that it is about
  bool result_open = false;
  std::set<std::string> held;  // ships before whose turn everything stops
  std::set<Asking> unasked;    // declined from now on, until a person wants to be asked again
  friend bool operator==(const BattleView&, const BattleView&) = default;
};

class Battle final : public BattleView, private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    const Settings& settings;
    const bool& table_mode;
    Board& board;
    Seats& seats;
    Dial& dial;
    Playback& playback;
    Advice& advice;
  };
  explicit Battle(const Given& given) : given_(given) { given_.open.enlist(*this); }
  [[nodiscard]] const BattleView& view() const { return *this; }

  // --- reading
  [[nodiscard]] const Expected& expected() const { return asked().expected; }
  [[nodiscard]] const std::vector<Pick>& picks() const { return asked().picks; }     // empty: nothing is to be picked
  [[nodiscard]] bool locked() const { return given_.open.in_battle() && !by_hand; }  // hands may not move pieces now
  [[nodiscard]] const std::optional<AttackView>& attack_view() const;
  [[nodiscard]] const rules::Foresight& foresight() const;  // of the open choice in an attack
  [[nodiscard]] RerollLimits reroll_limits() const;         // of an open reroll; none: 0 and 0
  [[nodiscard]] bool can_take_best() const;                 // a decision on dice is open, and its best is known
  [[nodiscard]] std::vector<scene::Offer> offers() const;   // the picks on the board
  [[nodiscard]] scene::BattleShown shown() const;           // what the board shows of it, but for what is placed

  // --- doing
  void point_at(std::optional<std::size_t> pick) { pointed = pick; }
  void correct_by_hand(bool on) { by_hand = on; }
  void type_dice(bool on) { typed_dice = on; }  // of the battle that is being placed
  void show_result(bool open) { result_open = open; }
  bool start();  // from the table as it stands
  bool command(const rules::Command& command);
  bool choose(const Pick& pick);  // answers the open choice
  // Referee mode: the open choice stays open, to be settled later (rules/play/referee.hpp).
  [[nodiscard]] bool can_leave_open() const;
  bool leave_open();
  bool mark(const Pick& die);       // for a reroll, or takes it back; nothing is thrown before reroll_marked()
  bool reroll_marked();             // false: too few, and said so
  bool take_best();                 // of a reroll: throws those dice again
  bool take_back(const Pick& die);  // a die that is chosen for a reroll; those that were chosen after it stay chosen
  bool set_dial(const std::string& ship, std::optional<geom::Maneuver> maneuver);
  void type_die(int value);  // of dice thrown at the table; more than may be are ignored
  void untype_die();
  [[nodiscard]] bool has_typed_enough() const;
  bool use_typed_dice();
  bool limit_rounds(int rounds) { return given_.open.in_battle() && command(rules::LimitRounds{rounds}); }
  bool concede(state::Side side) { return given_.open.in_battle() && command(rules::Concede{side}); }
  // In Planning: "dock:<id>", "hyperdrive", "land:<bay>", or "" to take the word back; rules::declarations() lists
  // them.
  bool declare(const std::string& ship, const std::string& what);
  void remind(const std::string& words);  // asks for an answer until one is given
  void continue_with(const std::string& words) { asked().expected.continues = words; }  // until something changes
  [[nodiscard]] bool is_advised() const { return advised().has_value(); }               // AI or stand-in acts next
  // What a person has no choice about goes by itself, an ordinary command each: the turn of the only ship that can act,
  // turns in which nobody can be attacked, Ready after the last dial, an only answer, and what is not to be asked
  // again. Not at a real table, where hands have to be told; nor where everything is to be asked.
  [[nodiscard]] bool goes_by_itself() const;
  [[nodiscard]] bool flows() const { return flows_; }  // forward: nobody has gone back or stopped it since
  void flow_on();                                      // what waited for a flight to be seen
  [[nodiscard]] bool flow_due() const { return settle_due_; }
  // All of it at once, before a person does something else. True: a turn, an answer or Ready of people was among it.
  bool finish_flow();
  void hold_back() { flows_ = settle_due_ = false; }  // until the next command of a person
  void gone_back();                                   // in the log: what was settled since is open again
  [[nodiscard]] bool stops_at(const std::string& ship) const { return held.count(ship) != 0; }
  [[nodiscard]] bool is_held() const;  // the next turn is one that everything stops before
  void toggle_hold(const std::string& ship);
  void hold_nobody() { held.clear(); }
  void open_next_dial();  // the first that is missing, of whoever looks at the screen
  // Of the open question: may a person say that it is not to be asked again? It is declined then, now and later.
  [[nodiscard]] std::optional<Asking> can_silence() const;
  bool silence();
  // Of a ship: what is not to be asked again, and what is asked again only once something about it has changed.
  [[nodiscard]] std::vector<Asking> quiet_questions(const std::string& ship) const;
  void ask_again(const Asking& question);
  // Does what they decide until a person has to act, a decision is to be shown first, or one ship's turn has ended.
  // False: it cannot go on, and why was said.
  bool follow_advice() { return follow_advice(given_.settings.show_decisions); }
  bool follow_advice(bool show_first);
  // Its action or attack, with its reasons: at a table where it is still to be done.
  void note_deed(const battle::Session::Advised& next, const state::Table& at);
  bool think_again();  // the decision on show, with what a person has laid down; false: there is none any more
  // What is shown and said of the log's entries from there on; `before`: the table as it stood then.
  void show_events(std::size_t from, const state::Table& before);

  int most_steps = 2000;  // that follow_advice() takes at once: a turn that needs more would be a bug of the rules

 private:
  void clear() override;
  void follow_opened(const std::string& /*from_file*/) override { follow_table(); }
  void follow_table() override;  // what was typed and pointed at is of the past; who looks and decides now
  void look();                   // selects the ship that a person has to decide for
  using Advised = std::optional<battle::Session::Advised>;
  struct Asked {
    Expected expected;
    std::vector<Pick> picks;
  };
  [[nodiscard]] const Advised& advised() const;
  [[nodiscard]] Asked& asked() const;
  [[nodiscard]] Expected expect() const;
  [[nodiscard]] Expected expect_before_start() const;
  [[nodiscard]] Expected expect_end() const;
  [[nodiscard]] Expected expect_others() const;
  [[nodiscard]] Expected expect_answer(const state::Choice& choice) const;
  [[nodiscard]] Expected expect_placing() const;
  [[nodiscard]] Expected expect_dials() const;
  [[nodiscard]] Expected expect_at_table() const;
  [[nodiscard]] Expected expect_turn() const;
  [[nodiscard]] std::vector<Pick> list_picks(const Expected& expected) const;
  [[nodiscard]] std::vector<Pick> picks_of_choice() const;
  [[nodiscard]] Pick pick_of(const state::Choice& choice, const state::Option& option) const;
  void add_chosen_dice(std::vector<Pick>& list) const;
  [[nodiscard]] std::vector<Pick> picks_of_placing() const;
  [[nodiscard]] std::vector<Pick> picks_of_turn() const;
  [[nodiscard]] std::vector<Pick> picks_of_dials() const;
  void odds_of_picks(std::vector<Pick>& list) const;
  [[nodiscard]] const std::vector<rules::Foresight>& foresight_of_shots(const std::vector<rules::Shot>& shots) const;
  [[nodiscard]] std::optional<AttackView> see_attack() const;
  void show_marks(std::vector<Pick>& list) const;
  [[nodiscard]] std::optional<scene::ShotShown> shot_shown() const;
  void show_dials(scene::BattleShown& board) const;
  // --- battle_flow.cpp
  struct Forced {
    rules::Command command;
    Phrase why;
  };
  void flow_after_flight();
  void settle();  // what the other side does in secret, and what nobody has a choice about, needs no key
  [[nodiscard]] std::optional<Forced> forced() const;
  [[nodiscard]] std::optional<Forced> forced_ready() const;
  [[nodiscard]] std::optional<Forced> forced_turn() const;
  [[nodiscard]] std::optional<Forced> forced_answer(const state::Choice& choice) const;
  [[nodiscard]] bool has_nothing_to_do(Id ship) const;  // its turn would end at once, without a question or a change
  [[nodiscard]] std::string state_behind(const state::Choice& choice) const;  // "": asked each time
  void remember(const state::Choice& choice, const std::string& answer);
  bool follow(const battle::Session::Advised& next);  // false: refused, and said so
  bool take_steps(bool show_first);
  void say_endless();
  void say_what_happened(const state::Event& event);
  void say_of_mission(const state::Event& event, const state::Table& before);
  void go_back_to_placing();  // where the battle was undone to before its start

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  std::string reminder_;
  bool flows_ = false;
  bool filled_ = false;                    // the last command has given a ship without a dial one
  bool settle_due_ = false;                // once the flight is over
  std::map<Asking, std::string> settled_;  // questions that a person has answered, and how things stood after it
  mutable Cached<Advised, Version, std::optional<int>, std::optional<std::string>, std::optional<data::Sector>,
                 std::uint32_t>
      advised_;
  mutable Cached<Asked, Version, AdviceView, SeatsView, std::set<std::string>, bool, bool, bool, std::vector<int>, bool,
                 std::vector<std::string>, std::set<std::string>>
      asked_;
  mutable Cached<rules::Foresight, Version> foresight_;
  mutable Cached<std::vector<rules::Foresight>, Version> shots_;
  mutable Cached<std::optional<AttackView>, Version> attack_;
  mutable Cached<RerollLimits, Version> limits_;
};

}  // namespace plotboard::desk
