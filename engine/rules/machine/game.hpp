#pragma once
// One step of a battle while it runs: rules code reads the table, emits events, throws dice and asks.
//
// Rules read straight through, as the rulebook does: `if (game.ask(...) == "yes") ...`. A step that nobody can answer
// is suspended: ask() throws Suspended, run_step() catches it, and the table keeps what it looked like when the step
// began, the answers so far and the open choice (state/play.hpp). The next answer runs the step again from its
// beginning with one answer more; dice come out the same because the n-th draw of a seed is always the same, and the
// events that were folded already are left out. So:
//   - rules code must be a pure function of the table and the answers: no clock, no static state, no pointer order;
//   - every change goes through emit(), every chance through roll() or shuffled(), every decision through ask();
//   - references into the table die with the next emit(): fetch ships again by id;
//   - a choice is asked only if at least one option is legal; one that is forced is not asked (ask() sees to it).
// With a Decider that always answers, a step runs in one go without suspending: AI against AI at full speed.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.hpp"
#include "rules/machine/watches.hpp"
#include "state/events.hpp"

namespace plotboard::data {
struct Catalog;
struct RuleSet;
struct Ship;
}  // namespace plotboard::data

namespace plotboard::rules {

class Game;
struct Edition;

// Who answers without being waited for: the AI's cards, the bot, a test's script.
class Decider {
 public:
  Decider() = default;
  Decider(const Decider&) = delete;
  Decider& operator=(const Decider&) = delete;
  virtual ~Decider() = default;
  // Nothing: a person has to say. The answer must name a legal option of the choice. May ask the rules (shots_of ...),
  // must not emit.
  virtual std::optional<state::Answer> decide(Game& game, const state::Choice& choice) = 0;
};

struct Suspended {  // thrown by ask() and typed rolls; nobody but run_step() catches it
  state::Choice choice;
};

enum class Keeps : std::uint8_t { events, nothing };  // nothing: for simulations, which keep no log

class View {
 public:
  View() = default;
  View(const View&) = delete;
  View& operator=(const View&) = delete;
  virtual ~View() = default;
  // After the event has been folded. False: it has to be worked out anew.
  virtual bool follow(const state::Event& event) = 0;
};

class Game {
 public:
  // Works in place on `table`. `answers` are used first, then `decider` (may be null), then the step is suspended.
  Game(const data::Catalog& catalog, state::Table& table, std::vector<state::Answer> answers, Decider* decider,
       Keeps keeps = Keeps::events);
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  [[nodiscard]] const data::Catalog& catalog() const { return *catalog_; }
  [[nodiscard]] const state::Table& table() const { return *table_; }
  [[nodiscard]] const data::RuleSet& ruleset() const { return *ruleset_; }
  [[nodiscard]] const Edition& edition() const { return *edition_; }
  // What an upper wing works out from the table (the board's field), kept here as long as it follows the events.
  [[nodiscard]] const View* view() const { return view_.get(); }
  const View& keep(std::unique_ptr<View> view) const {
    view_ = std::move(view);
    return *view_;
  }
  [[nodiscard]] Watches& watches() const { return watches_; }         // for watches_of (machine/effects.hpp)
  [[nodiscard]] const state::Piece* find(Id id) const;                // null when unknown
  [[nodiscard]] const state::Piece& piece(Id id) const;               // ENSURE: it exists
  [[nodiscard]] const data::Ship* type_of(Id id) const;               // null for a base without a type
  [[nodiscard]] bool is_battle() const { return table_->play.on(); }  // else a table that is only moved on
  [[nodiscard]] bool in_play(Id id) const;
  [[nodiscard]] Ids ships_in_play() const;  // in table order
  [[nodiscard]] bool friendly(Id a, Id b) const;
  [[nodiscard]] const state::Attack* attack() const;  // the running attack, or null
  // Is an attack with that card of the ship going on? Then it works although it has been discarded for it.
  [[nodiscard]] bool is_firing(Id ship, Id card) const;

  void emit(state::Event event);
  // What people have changed by hand in the running step: each has its place among answers and events. Call it first.
  void correct(std::vector<state::Correction> corrections);
  // Why something happens, for the log: the rule's id and one sentence. Free when nobody listens.
  void tell(Id id, std::string_view rule, const Phrase& text);
  [[nodiscard]] bool narrates() const { return keeps_ == Keeps::events; }

  // The key of the option that was picked. With one legal option that is it, unless `even_if_forced`.
  Id ask(state::Choice choice, bool even_if_forced = false);
  // "yes" or "no" for the ship's side.
  bool ask_whether(Id kind, Id ship, Id rule, const Phrase& prompt);

  // Throws dice: faces, or eyes of a d6 or d3. Typed in by people where the battle says so. In `pool` they become the
  // running attack's dice.
  std::vector<state::Face> roll(Id ship, state::DieKind kind, int count, const Phrase& what,
                                state::Pool pool = state::Pool::none);
  int roll_one(Id ship, state::DieKind kind, const Phrase& what);  // d6 or d3
  // A fair order of 0..count-1, drawn like dice (never typed). The caller emits what counts as the draw.
  [[nodiscard]] std::vector<std::size_t> shuffled(std::size_t count) const;
  // A fair number below `count`; written down as a d6-like draw.
  std::size_t pick(Id ship, std::size_t count, const Phrase& what);

  // Alive while something is being resolved that ships destroyed by it have to wait for (2e-destroy-11, 2e-timing-7).
  class Resolving {
   public:
    explicit Resolving(Game& game) : game_(game) { ++game_.resolving_; }
    Resolving(const Resolving&) = delete;
    Resolving& operator=(const Resolving&) = delete;
    ~Resolving() { --game_.resolving_; }

   private:
    Game& game_;
  };
  [[nodiscard]] bool resolving() const { return resolving_ > 0; }

  // Who makes happen what is emitted while this lives: who deals damage, the owner of the card or device that works,
  // who acts; "" nobody. For experience (rules/coop/experience.hpp).
  class By {
   public:
    By(Game& game, Id author) : game_(game), before_(game.author_) { game_.author_ = author; }
    By(const By&) = delete;
    By& operator=(const By&) = delete;
    ~By() { game_.author_ = before_; }

   private:
    Game& game_;
    Id before_;
  };
  [[nodiscard]] Id author() const { return author_; }

  [[nodiscard]] std::vector<state::Event>& events() { return events_; }
  [[nodiscard]] const std::vector<state::Answer>& answers() const { return answers_; }
  void next_step() {  // for simulations, which run all steps of a battle in one game
    answers_.clear();
    used_ = 0;
  }

 private:
  [[nodiscard]] base::Rng generator() const;
  void correct_what_is_due();
  void cite_rules(state::Choice& choice) const;  // those of the edition
  std::optional<state::Answer> answered(const state::Choice& choice);
  [[nodiscard]] bool is_flown_by_hand(Id id) const;  // a ship that no AI flies
  std::vector<int> thrown(Id ship, state::DieKind kind, int count, const Phrase& what, state::Pool pool);
  const data::Catalog* catalog_;
  state::Table* table_;
  const data::RuleSet* ruleset_;
  const Edition* edition_;
  Decider* decider_;
  Keeps keeps_;
  std::vector<state::Answer> answers_;
  std::size_t used_ = 0;  // answers
  std::vector<state::Event> events_;
  std::vector<state::Correction> corrections_;
  std::size_t corrected_ = 0;  // so many of them
  int resolving_ = 0;
  Id author_;
  mutable std::unique_ptr<View> view_;
  mutable Watches watches_;
  // Where a piece lay in the table's list when it was last asked for, by the last digits of its id's number.
  mutable std::array<std::uint32_t, 128> places_{};
};

// Short ways to write choices.
state::Choice choice_of(const Game& game, Id kind, Id ship, Id rule, Phrase prompt);
state::Option option(Id key, Phrase text);
state::Option forbidden(Id key, Phrase text, Id rule, Phrase why);

}  // namespace plotboard::rules
