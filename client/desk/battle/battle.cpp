// Doing what is answered in a battle, by people, AI and stand-ins, and what is said of it.
#include "desk/battle/battle.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "desk/battle/battle_words.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/initiative_order.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;
using state::Side;

// Where squad points say who is first (2e-setup-3, 1e-init-1); the campaign says it itself.
bool goes_by_points(const data::RuleSet* rules) {
  return rules != nullptr && (rules->id == "2e" || rules->edition == geom::Edition::first);
}

// Turns, whichever ship's: where one goes by itself the others have nothing to do.
bool is_alike(const rules::Command& given, const rules::Command& due) {
  const auto* answer = get_if<rules::Choose>(&given);
  const auto* forced = get_if<rules::Choose>(&due);
  if (answer != nullptr && forced != nullptr) return answer->option == forced->option;
  return given.index() == due.index() && answer == nullptr;
}

}  // namespace

std::vector<int> faces_of(state::DieKind kind) {
  using state::Face;
  const auto number = [](Face face) { return static_cast<int>(face); };
  switch (kind) {
    case state::DieKind::attack:
      return {number(Face::hit), number(Face::crit), number(Face::focus), number(Face::blank)};
    case state::DieKind::defense:
      return {number(Face::evade), number(Face::focus), number(Face::blank)};
    case state::DieKind::d6:
      return {1, 2, 3, 4, 5, 6};
    case state::DieKind::d3:
      return {1, 2, 3};
    case state::DieKind::random:
      break;
  }
  return {};
}

// --- before it begins

bool Battle::start() {
  if (!given_.open.is_open() || given_.open.in_battle()) return false;
  const bool in_turn = placing && by_the_book;
  for (const state::Piece& piece : table().pieces) {
    if (!piece.in_play() || !placing || in_turn) continue;
    if (const auto refusal = rules::deployment_fault(catalog(), table(), piece)) {
      given_.messages.say(MessageKind::refusal, given_.open.said(refusal->why), refusal->rule);
      given_.board.selected = {piece.id};
      return false;
    }
  }
  battle::Session& session = given_.open.session();
  for (const Side side : {Side::player, Side::enemy}) {
    const Controller who = given_.seats.controllers[state::seat(side)];
    session.fly_by_bot(side, placing && (who == Controller::bot || who == Controller::cards));
  }
  rules::StartBattle start;
  start.seed = session.seed();
  start.typed_dice = placing && typed_dice;
  start.referee = referee;
  start.round_limit = placing ? round_limit : 0;
  const data::RuleSet* rules = catalog().ruleset(table().ruleset);
  if (rules != nullptr) start.first = rules::first_side(*rules);
  start.place = in_turn;
  if (in_turn && goes_by_points(rules)) start.first = Side::none;
  const bool was_placing = std::exchange(placing, false);
  given_.board.selected.clear();
  given_.board.tool = Tool::select;
  if (command(start)) return true;
  placing = was_placing;
  return false;
}

// Undone to before a set-up by the book: it can begin again.
void Battle::go_back_to_placing() {
  if (table().play.on()) {
    placing = false;
    return;
  }
  // Back before the start: the ships are being placed again, unless the battle began on a table as it stood.
  const rules::StartBattle* start = nullptr;
  for (const battle::LogEntry& entry : given_.open.session().undone())
    if (const auto* begun = get_if<rules::StartBattle>(&entry.command)) start = begun;
  if (start == nullptr) return;
  const auto stands_wrong = [this](const state::Piece& piece) {
    return piece.in_play() && rules::deployment_fault(catalog(), table(), piece);
  };
  const auto& pieces = table().pieces;
  if (!start->place && std::any_of(pieces.begin(), pieces.end(), stands_wrong)) return;
  placing = true;
  by_the_book = start->place;
  typed_dice = start->typed_dice;
  referee = start->referee;
  round_limit = start->round_limit;
  for (const Side side : {Side::player, Side::enemy}) {
    const bool cards = std::any_of(table().pieces.begin(), table().pieces.end(),
                                   [side](const state::Piece& piece) { return piece.side == side && piece.ai; });
    given_.seats.controllers[state::seat(side)] = cards                                ? Controller::cards
                                                  : given_.open.session().by_bot(side) ? Controller::bot
                                                  : side == Side::player               ? Controller::me
                                                                                       : Controller::friend_here;
  }
}

// --- doing it

bool Battle::command(const rules::Command& command) {
  const bool answers = holds<rules::TakeTurn>(command) || holds<rules::Choose>(command) || holds<rules::Ready>(command);
  if (given_.open.is_open() && finish_flow() && answers) return true;  // it was meant for what has been settled
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = table();
  // The reasons stay while the turn that they are of goes on: to answer a question ends none.
  const bool ends = given_.advice.flown && !holds<rules::Choose>(command);
  if (ends || given_.advice.of_entry) given_.advice.clear();
  if (holds<rules::TakeTurn>(command)) given_.advice.deeds.clear();  // those were of another's turn
  // What waits for a flight to be seen, and a person does it before: the log is the same, whoever was quicker.
  const std::optional<Forced> due = settle_due_ ? forced() : std::nullopt;
  const bool forestalled = due && is_alike(command, due->command);
  if (forestalled ? !given_.open.apply_automatic(due->command, due->why) : !given_.open.apply(command)) return false;
  const auto* dial = get_if<rules::SetDial>(&command);
  filled_ = dial != nullptr && dial->maneuver && !before.find(dial->ship)->ship.dial;
  instead = false;
  flows_ = true;
  show_events(from, before);
  flow_after_flight();
  return true;
}

bool Battle::choose(const Pick& pick) {
  if (!pick.legal) {
    given_.messages.say(MessageKind::refusal, pick.why, pick.rule);
    return false;
  }
  rules::Choose choose;
  choose.choice = table().play.choice->kind;
  choose.option = pick.key;
  pointed.reset();
  if (!given_.advice.being_flown && !instead) remember(*table().play.choice, pick.key);
  return command(choose);
}

bool Battle::can_leave_open() const {
  if (!given_.open.in_battle() || !rules::is_refereed(table()) || expected().kind != Expect::choice) return false;
  return rules::left_open(*table().play.choice) != nullptr;
}
bool Battle::leave_open() {
  if (!can_leave_open()) return false;
  const state::Choice& choice = *table().play.choice;
  rules::Choose choose;
  choose.choice = choice.kind;
  choose.option = rules::left_open(choice)->key;
  choose.untold = true;
  pointed.reset();
  return command(choose);
}

// --- rerolls: dice are marked first, and handed to the rules one after the other once that is confirmed

// Tried on a copy: a reroll ends by itself with the last die that it takes. What is thrown then nobody sees.
RerollLimits Battle::reroll_limits() const {
  if (!given_.open.in_battle() || !table().play.choice || table().play.choice->kind != "reroll") return {};
  return limits_.of({given_.open.version()}, [&] {
    RerollLimits limits;
    state::Table tried = table();
    const auto is_reroll = [&] {
      return tried.play.choice && tried.play.choice->kind == "reroll" && tried.play.draws == table().play.draws;
    };
    const auto may_stop = [&] {
      const state::Option* done = tried.play.choice->option("done");
      return done != nullptr && done->legal;
    };
    while (is_reroll()) {
      if (!may_stop()) limits.least = limits.most + 1;
      const auto& options = tried.play.choice->options;
      const auto die = std::find_if(options.begin(), options.end(),
                                    [](const state::Option& each) { return each.legal && each.key != "done"; });
      if (die == options.end()) break;
      ++limits.most;
      for (const state::Event& event : rules::run_on(catalog(), tried, {die->key, {}})) state::fold(tried, event);
    }
    return limits;
  });
}

bool Battle::mark(const Pick& die) {
  if (!die.die) return false;
  if (!die.legal) {
    given_.messages.say(MessageKind::refusal, die.why, die.rule);
    return false;
  }
  if (const auto found = std::find(marked.begin(), marked.end(), die.key); found != marked.end()) {
    marked.erase(found);
    return true;
  }
  marked.push_back(die.key);
  return true;
}

bool Battle::reroll_marked() {
  if (!table().play.choice || table().play.choice->kind != "reroll") return false;
  const RerollLimits limits = reroll_limits();
  if (static_cast<int>(marked.size()) < limits.least) {
    given_.messages.say(MessageKind::note, limits.least == 1
                                               ? "Choose a die to reroll."
                                               : "Choose " + std::to_string(limits.least) + " dice to reroll.");
    return false;
  }
  std::vector<std::string> dice = marked;
  std::sort(dice.begin(), dice.end(), [](const std::string& a, const std::string& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  const bool by_itself = static_cast<int>(dice.size()) == limits.most;
  rules::Choose choose;
  choose.choice = "reroll";
  for (const std::string& die : dice) {
    choose.option = die;
    if (!command(choose)) return false;
  }
  if (by_itself) return true;
  choose.option = "done";
  return command(choose);
}

bool Battle::can_take_best() const {
  if (!given_.open.in_battle() || expected().kind != Expect::choice) return false;
  const std::vector<Pick>& all = picks();
  return std::any_of(all.begin(), all.end(), [](const Pick& pick) { return pick.best; });
}

bool Battle::take_best() {
  if (!can_take_best()) return false;
  if (table().play.choice->kind == "reroll") {
    marked.clear();
    for (const Id key : foresight().best)
      if (key != "done") marked.push_back(key.text());
    return reroll_marked();
  }
  const std::vector<Pick> all = picks();
  return choose(*std::find_if(all.begin(), all.end(), [](const Pick& pick) { return pick.best; }));
}

// Nothing has been thrown since: the log goes back to before it.
bool Battle::take_back(const Pick& die) {
  if (!die.chosen_at) return false;
  std::vector<rules::Command> later;
  const std::vector<battle::LogEntry>& log = given_.open.session().log();
  for (std::size_t i = *die.chosen_at + 1; i < log.size(); ++i) later.push_back(log[i].command);
  if (!given_.open.session().undo_to(*die.chosen_at)) return false;
  given_.open.changed();
  return std::all_of(later.begin(), later.end(), [this](const rules::Command& each) { return command(each); });
}

bool Battle::set_dial(const std::string& ship, std::optional<geom::Maneuver> maneuver) {
  if (!command(rules::SetDial{ship, maneuver})) return false;
  const auto missing = rules::need_dials(catalog(), table(), given_.seats.seat);
  given_.dial.close();
  if (maneuver && !missing.empty() && !given_.seats.covered) given_.dial.open_for(missing.front());
  return true;
}

void Battle::type_die(int value) {
  if (expected().kind != Expect::dice) return;
  const state::Choice& choice = *table().play.choice;
  const int most = rules::may_differ(table(), choice) ? rules::kMostTypedDice : choice.dice;
  if (static_cast<int>(typed.size()) < most) typed.push_back(value);
}
bool Battle::has_typed_enough() const {
  const auto& choice = table().play.choice;
  if (!choice || choice->dice == 0 || typed.empty()) return false;
  return rules::may_differ(table(), *choice) || static_cast<int>(typed.size()) == choice->dice;
}
void Battle::untype_die() {
  if (!typed.empty()) typed.pop_back();
}
bool Battle::use_typed_dice() {
  if (expected().kind != Expect::dice) return false;
  rules::Choose choose;
  choose.choice = table().play.choice->kind;
  choose.dice = typed;
  return command(choose);
}

bool Battle::declare(const std::string& ship, const std::string& what) {
  return given_.open.in_battle() && command(rules::Declare{ship, what});
}

void Battle::remind(const std::string& words) {
  reminder_ = words;
  given_.messages.say(MessageKind::note, reminder_);
}

// --- what AI and stand-ins decide

bool Battle::think_again() {
  if (!advised() || !advised()->advice || !advised()->advice->decision) return false;
  given_.advice.show(*advised()->advice->decision);
  return true;
}

bool Battle::follow(const battle::Session::Advised& next) {
  given_.advice.being_flown = true;
  const auto refusal = given_.open.session().follow(next);
  if (!refusal) given_.open.changed();
  given_.advice.being_flown = false;
  if (refusal)
    given_.messages.say(MessageKind::problem, "The AI's answer is refused: " + given_.open.said(refusal->why),
                        refusal->rule);
  return !refusal;
}

bool Battle::follow_advice(bool show_first) {
  static_cast<void>(finish_flow());
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = table();
  flows_ = true;
  const bool done = take_steps(show_first);
  show_events(from, before);
  flow_after_flight();
  return done;
}

void Battle::say_endless() {
  given_.messages.say(MessageKind::problem, "Stopped after " + std::to_string(most_steps) + " steps in a row: \"" +
                                                expected().words + "\" This turn should have ended. Save the battle " +
                                                "and report it.");
}

bool Battle::take_steps(bool show_first) {
  if (given_.advice.of_entry) given_.advice.clear();
  for (int i = 0; i < most_steps; ++i) {
    if (!advised()) return true;
    const battle::Session::Advised next = *advised();
    if (next.advice && next.advice->decision && !given_.advice.of_battle) {
      given_.advice.show(next.advice->decision->ship, *next.advice->decision);
      given_.advice.of_battle = true;
      if (show_first) return true;
    }
    const bool begins = holds<rules::TakeTurn>(next.command);
    if (begins && i > 0) return true;  // one ship's turn at a time
    if (begins && given_.advice.flown) given_.advice.clear();
    if (begins) given_.advice.deeds.clear();
    note_deed(next, table());
    const bool was_shown = given_.advice.of_battle;
    if (!follow(next)) return false;
    if (was_shown) given_.advice.now_flown();
    const state::Play& play = table().play;
    if (play.before == nullptr && play.phase != Phase::planning) return true;
  }
  say_endless();
  return false;
}

// Its action and its attack are told with the lines of its card that were passed over, as its maneuver is.
void Battle::note_deed(const battle::Session::Advised& next, const state::Table& at) {
  const auto& choice = at.play.choice;
  if (!choice || !next.advice || (choice->kind != "action" && choice->kind != "attack")) return;
  const state::Piece* ship = at.find(choice->ship);
  if (ship == nullptr || !ship->ai) return;
  const state::Option* option = choice->option(next.advice->answer.key);
  CardDeed deed;
  deed.ship = ship->id;
  deed.what = with_capital(choice->kind);
  deed.words = option == nullptr ? "" : answer_words(*option, given_.open.names());
  deed.rule = next.advice->rule;
  deed.why = next.advice->why;
  deed.summary = next.advice->summary;
  deed.steps = next.advice->steps;
  given_.advice.deeds.push_back(std::move(deed));
}

// --- what is said of it

void Battle::show_events(std::size_t from, const state::Table& before) {
  given_.playback.show(from, before);
  state::Table then = before;
  for (std::size_t i = from; i < given_.open.session().log().size(); ++i) {
    for (const state::Event& event : given_.open.session().log()[i].events) {
      if (holds<state::BattleEnded>(event)) {
        result_open = true;
      } else if (!rules::is_refereed(then)) {  // beside a real table a card says it
        say_what_happened(event);
        say_of_mission(event, then);
      }
      state::fold(then, event);
    }
  }
}

void Battle::say_what_happened(const state::Event& event) {
  if (const auto* dealt = get_if<state::DamageDealt>(&event)) {
    const data::DamageCard* card = dealt->faceup ? catalog().damage_card(dealt->number) : nullptr;
    if (card == nullptr) return;
    given_.messages.say(MessageKind::note,
                        given_.open.names().piece(dealt->id) + " is dealt " + card->name + ": " + card->text,
                        card->rule);
  } else if (const auto* gone = get_if<state::ShipDestroyed>(&event)) {
    given_.messages.say(MessageKind::note, given_.open.names().piece(gone->id) + " is destroyed.");
  } else if (const auto* fled = get_if<state::ShipFled>(&event)) {
    given_.messages.say(MessageKind::note, given_.open.names().piece(fled->id) + " leaves the play area.", "2e-flee-1");
  }
}

// What changes the mission deserves more than a line of the log.
void Battle::say_of_mission(const state::Event& event, const state::Table& before) {
  const data::Mission* mission = before.mission.empty() ? nullptr : catalog().mission(before.mission);
  if (mission == nullptr) return;
  if (const auto* set = get_if<state::ObjectiveSet>(&event)) {
    const data::Objective* objective = mission->objective(set->objective);
    if (objective == nullptr || set->status == state::Status::open) return;
    given_.messages.say(
        MessageKind::note,
        std::string("Objective ") + (set->status == state::Status::met ? "met: " : "failed: ") + objective->text);
  } else if (const auto* fired = get_if<state::TriggerFired>(&event)) {
    for (const data::Trigger& trigger : mission->triggers)
      if (trigger.id == fired->trigger && !trigger.text.empty()) given_.messages.say(MessageKind::note, trigger.text);
  } else if (const auto* added = get_if<state::PieceAdded>(&event)) {
    if (added->piece.type == state::PieceType::ship && !added->piece.squad.empty())
      given_.messages.say(MessageKind::note, piece_words(catalog(), added->piece) + " arrives.");
  }
}

// --- after every change of the table

void Battle::follow_table() {
  if (!reminder_.empty()) given_.messages.take_back(reminder_);
  reminder_.clear();
  typed.clear();
  marked.clear();
  pointed.reset();
  go_back_to_placing();
  if (given_.advice.of_battle && !given_.advice.being_flown) given_.advice.clear();
  given_.seats.take();
  if (given_.seats.covered) given_.dial.close();
  look();
}

void Battle::clear() {
  given_.advice.clear();
  static_cast<BattleView&>(*this) = {};
  flows_ = settle_due_ = false;
  settled_.clear();
}

void Battle::look() {
  const Expected& now = expected();
  const bool one = now.kind == Expect::choice || now.kind == Expect::dice;
  if (one && table().find(now.ship) != nullptr) given_.board.selected = {now.ship};
}

}  // namespace plotboard::desk
