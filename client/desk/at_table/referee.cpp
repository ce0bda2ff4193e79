// How a round goes on beside a real table: cards, the one key, and what is undone.
#include "desk/at_table/referee.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "data/catalog.hpp"
#include "desk/at_table/referee_orders.hpp"
#include "desk/battle/battle_words.hpp"
#include "desk/core/editions.hpp"
#include "desk/missions/missions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::desk {

namespace {

using battle::OrderKind;

std::optional<RefereeCard::Place> place_of(const data::Catalog& catalog, const state::Table& table,
                                           const state::Piece& piece) {
  const auto shape = rules::shape_of(catalog, piece);
  if (!shape) return std::nullopt;
  return RefereeCard::Place{
      table.area.width.mm(), table.area.height.mm(), shape->box, piece.pose.heading.degrees(), {}};
}

// "2 hits and 1 critical hit"
std::string hits_in_words(const std::vector<state::Die>& dice) {
  const auto count = [&](state::Face face) {
    return std::count_if(dice.begin(), dice.end(), [face](const state::Die& die) { return die.face == face; });
  };
  const auto words = [](std::ptrdiff_t many, const std::string& what) {
    return std::to_string(many) + " " + what + (many == 1 ? "" : "s");
  };
  const auto hits = count(state::Face::hit), critical = count(state::Face::crit);
  if (hits == 0 && critical == 0) return "no hit";
  if (critical == 0) return words(hits, "hit");
  return (hits == 0 ? "" : words(hits, "hit") + " and ") + words(critical, "critical hit");
}

bool has_shot(const data::Catalog& catalog, const state::Table& table, Id ship) {
  state::Table scratch = table;
  rules::Game game(catalog, scratch, {}, nullptr, rules::Keeps::nothing);
  const auto shots = rules::shots_of(game, ship);
  return std::any_of(shots.begin(), shots.end(), [](const rules::Shot& shot) { return shot.legal; });
}

}  // namespace

bool Referee::on() const { return given_.open.in_battle() && (given_.table_mode || rules::is_refereed(table())); }

// --- what is still to be shown

const std::vector<battle::Order>& Referee::orders() const {
  return orders_.of({given_.open.version(), told_}, [this] {
    std::vector<battle::Order> orders;
    if (!given_.open.is_open()) return orders;
    const std::vector<battle::LogEntry>& log = given_.open.session().log();
    state::Table then = told_table_;
    std::optional<battle::Order> besides;
    for (std::size_t i = told_; i < log.size(); ++i) {
      for (battle::Order& order : battle::orders_of(catalog(), then, log[i])) {
        // The decision that was on show before it was flown was this card already, but for the tokens that it brought.
        const auto& shown = given_.advice.decision;
        const bool seen = order.kind == battle::OrderKind::move && given_.advice.flown && shown &&
                          shown->ship == order.ship && order.maneuver == shown->flown;
        if (seen)
          besides = besides_flight(std::move(order), battle::order_of(catalog(), then, *shown));
        else
          orders.push_back(std::move(order));
      }
      for (const state::Event& event : log[i].events) state::fold(then, event);
    }
    orders = in_few(std::move(orders));
    if (besides) add_besides(orders, std::move(*besides));
    // The shot that people have just declared stands over the question for its dice.
    const auto declared = [this](const battle::Order& order) {
      const state::Piece* ship = table().find(order.ship);
      return order.kind == battle::OrderKind::attack && order.dice.empty() && ship != nullptr && !ship->ai;
    };
    orders.erase(std::remove_if(orders.begin(), orders.end(), declared), orders.end());
    return orders;
  });
}

void Referee::told_all() {
  told_ = given_.open.session().log().size();
  told_table_ = table();
  at = 0;
}

bool Referee::shows_decision() const { return given_.advice.of_battle && given_.advice.open(); }

// --- cards

std::string Referee::title_of(const std::string& id) const {
  const state::Piece* piece = table().find(id);
  return piece == nullptr ? id : piece_words(catalog(), *piece);
}

RefereeCard Referee::order_card(const battle::Order& order) const {
  RefereeCard card;
  card.ship = order.ship;
  card.title = order.ship.empty() ? "" : title_of(order.ship);
  card.kind = order.setup ? "Set-up" : kind_words(order.kind);
  card.headline = with_capital(given_.open.said(order.headline));
  card.summary = with_capital(given_.open.said(order.summary));
  card.maneuver = order.maneuver;
  for (const battle::Because& why : order.because) {
    const std::string words = with_capital(given_.open.said(why.text));
    if (words != card.summary) card.because.push_back({words, why.rule});
  }
  for (const Phrase& line : order.lines) {
    card.lines.push_back(with_capital(given_.open.said(line)));
    const std::string deck = table().play.referee.damage_cards ? "" : deck_words(line);
    if (!deck.empty()) card.lines.push_back(deck);
  }
  // What the AI wants stands before what the rules make of it.
  if (order.kind != OrderKind::move) {
    std::stable_partition(card.because.begin(), card.because.end(),
                          [](const RefereeCard::Reason& why) { return why.rule.empty(); });
  }
  card.dice = order.dice;
  card.die = order.die;
  card.close = order.close;
  card.pose = order.pose;
  if (const state::Piece* piece = table().find(order.ship); piece != nullptr && order.kind == OrderKind::arrival) {
    card.headline = "Put it on the table.";
    state::Piece there = *piece;
    if (order.pose) there.pose = *order.pose;
    card.place = place_of(catalog(), table(), there);
    note_drawn(card, there);
  }
  return card;
}

RefereeCard Referee::decision_card() const {
  const ai::Decision& decision = *given_.advice.decision;
  RefereeCard card = order_card(battle::order_of(catalog(), table(), decision));
  const bool overtaken = told_move_ && told_move_->ship == decision.ship && told_move_->round == table().round &&
                         !(told_move_->maneuver == decision.flown);
  if (overtaken) {
    card.lines.insert(card.lines.begin(), {"New order: " + geom::words_of(decision.flown) + " instead of " +
                                               geom::words_of(told_move_->maneuver) + ".",
                                           "Has its model moved already? Put it back first."});
  }
  return card;
}

RefereeCard Referee::question_card() const {
  const Expected& now = given_.battle.expected();
  RefereeCard card;
  card.question = now.kind != Expect::others && now.kind != Expect::over;
  card.ship = now.ship;
  card.headline = now.words;
  switch (now.kind) {
    case Expect::choice:
      ask(card);
      break;
    case Expect::turn:
      if (given_.battle.picks().size() == 1) break;
      card.ship.clear();
      if (const Ids idle = idle_ships(); !idle.empty())
        card.lines.push_back(given_.open.said(say("order.nothing-to-attack", Phrase::list(idle))) + ".");
      card.headline = table().play.phase == state::Phase::engagement   ? "Which ship attacks next?"
                      : table().play.phase == state::Phase::activation ? "Which ship flies next?"
                                                                       : "Which ship is next?";
      break;
    case Expect::dice:
      show_throw(card);
      break;
    case Expect::in_turn:
      if (const Held* held = given_.placing.held()) {
        card.ship = held->piece;
        card.headline =
            "Place it " + given_.open.said(rules::where_to_place(catalog(), table(), *table().find(held->piece))) + ".";
        show_held(card, *held);
      }
      break;
    case Expect::ready:
      if (table().play.phase == state::Phase::planning) card.lines = mission_lines();
      if (!rules::is_round_played(catalog(), table())) break;
      card.headline = "Round " + std::to_string(table().round) + " is played.";
      if (!table().play.untold.empty()) {
        card.lines.push_back("Left open. Put it right first (9), then press its digit.");
      }
      break;
    default:
      break;
  }
  card.title = card.ship.empty() ? "" : title_of(card.ship);
  return card;
}

// When a round begins: what is to be reached, and who comes.
const std::vector<std::string>& Referee::mission_lines() const {
  return mission_lines_.of({given_.open.version()}, [this] {
    std::vector<std::string> lines;
    if (table().mission.empty()) return lines;
    const MissionView view = view_of(given_.open.session());
    for (const ObjectiveLine& objective : view.objectives) {
      const char* state = objective.status == state::Status::met      ? "Met: "
                          : objective.status == state::Status::failed ? "Failed: "
                                                                      : "Open: ";
      lines.push_back(state + objective.text);
    }
    for (const ComingLine& coming : view.next)
      lines.push_back(coming.squad + " arrives " + in_rounds(coming.round - view.round) + ".");
    return lines;
  });
}

// The ship stands over it: its name is not said again.
void Referee::ask(RefereeCard& card) const {
  const state::Choice& choice = *table().play.choice;
  const Phrase asked = choice.prompt.empty() ? just(words::Word{choice.kind}) : choice.prompt;
  card.headline = with_stop(with_capital(given_.open.said(asked)));
  if (choice.kind == rules::kDamageCard)
    card.lines.push_back("Draw it from your damage deck, or turn up the facedown one that is exposed, and say which.");
  if (const auto attack = given_.battle.attack_view()) {
    const bool defends = attack->defense_thrown;
    if (defends) card.lines.push_back("Against " + hits_in_words(attack->attack.attack_dice) + ".");
    const auto& dice = defends ? attack->attack.defense_dice : attack->attack.attack_dice;
    for (const state::Die& die : dice) card.dice.push_back(die.face);
    card.die = defends ? state::DieKind::defense : state::DieKind::attack;
  }
}

void Referee::show_throw(RefereeCard& card) const {
  const state::Choice& choice = *table().play.choice;
  const bool told = choice.prompt.empty() || choice.prompt.key() == words::Key("dice.attack") ||
                    choice.prompt.key() == words::Key("dice.defense");
  card.headline = roll_words(choice, told ? "" : given_.open.said(choice.prompt)) + ".";
  const auto view = given_.battle.attack_view();
  if (!view || !told) return;
  for (const state::Die& die : view->attack.attack_dice) card.dice.push_back(die.face);
  const Names names = given_.open.names();
  std::string shot = names.piece(view->attack.attacker) + " attacks " + names.within(view->attack.defender) +
                     ", range " + std::to_string(view->attack.range);
  if (!view->attack.obstructed_by.empty())
    shot += ", obstructed by " + given_.open.said(Phrase::list(view->attack.obstructed_by));
  card.lines.push_back(shot + ".");
  std::string sum;
  for (const rules::DicePart& part : choice.die == state::DieKind::defense ? view->defense_parts : view->attack_parts) {
    sum += sum.empty() ? "" : part.by < 0 ? " − " : " + ";
    sum += std::to_string(std::abs(part.by)) + " (" + given_.open.said(part.text) + ")";
  }
  if (!sum.empty()) card.lines.push_back(sum);
}

void Referee::show_held(RefereeCard& card, const Held& held) const {
  state::Piece there = *table().find(held.piece);
  there.pose = held.pose;
  if (held.refused) card.fault = given_.open.said(held.refused->why);
  show_place(card, there);
}

void Referee::show_place(RefereeCard& card, const state::Piece& piece) const {
  card.place = place_of(catalog(), table(), piece);
  for (const Phrase& line : battle::place_words(catalog(), table(), piece))
    card.lines.push_back(with_capital(given_.open.said(line)));
  note_drawn(card, piece);
}

void Referee::note_drawn(RefereeCard& card, const state::Piece& piece) const {
  if (!card.place) return;
  for (const Phrase& line : battle::place_words(catalog(), table(), piece)) {
    if (line.key() == words::Key("order.from-edge") || line.key() == words::Key("order.looks") ||
        line.key() == words::Key("order.faces"))
      card.place->drawn.push_back(with_capital(given_.open.said(line)));
  }
}

// Of the answer that people have given last.
const std::string& Referee::before() const {
  const std::size_t from = std::max(marks_.empty() ? 0 : marks_.back(), told_);
  return before_.of({given_.open.version(), told_, from}, [this, from] {
    const std::vector<battle::LogEntry>& log = given_.open.session().log();
    std::string words;
    Ids no_target;
    state::Table then = told_table_;
    for (std::size_t i = told_; i < log.size(); ++i) {
      if (i >= from && in_few(battle::orders_of(catalog(), then, log[i])).empty()) {
        const Quiet quiet = quiet_of(then, log[i]);
        if (!quiet.missed.empty()) words += given_.open.said(quiet.missed) + ". ";
        no_target.insert(no_target.end(), quiet.no_target.begin(), quiet.no_target.end());
      }
      for (const state::Event& event : log[i].events) state::fold(then, event);
    }
    if (!no_target.empty()) words += given_.open.said(say("order.nothing-to-attack", Phrase::list(no_target))) + ".";
    return words;
  });
}

RefereeCard Referee::page_card() const {
  RefereeCard card;
  card.question = true;
  const auto about = [&] {
    card.ship = model;
    card.title = model.empty() ? "" : title_of(model);
  };
  switch (page) {
    case Page::main:
      break;
    case Page::more:
      card.headline = "What is wrong?";
      break;
    case Page::piece:
      card.headline = "Which model?";
      break;
    case Page::nudge:
      about();
      card.headline = "Move it to where its model stands.";
      if (const Held* held = given_.placing.held(); held != nullptr && held->piece == model) {
        show_held(card, *held);
      } else if (const state::Piece* it = table().find(model)) {
        show_place(card, *it);
      }
      break;
    case Page::tokens:
      about();
      card.headline = model.empty() ? "Tokens and damage of which ship?" : "Put its tokens and damage right.";
      if (const state::Piece* it = table().find(model)) card.lines = beside(*it);
      break;
    case Page::touched:
      card.headline = "What did it touch, or miss?";
      card.lines.push_back("Plotboard moves that piece by as much, and judges the move again.");
      break;
    case Page::declare:
      card.headline = "What do your ships do besides their dials?";
      break;
    case Page::reports:
      card.headline = "What has happened?";
      break;
    case Page::untold:
      card.headline = "What has been left open?";
      card.lines.push_back("Put right the model or its tokens first, then press the digit.");
      break;
    case Page::keeps:
      card.headline = "What do you keep yourselves?";
      card.lines.push_back("The program does the rest.");
      break;
  }
  return card;
}

// Tokens, shields and cards of a ship, a line each.
std::vector<std::string> Referee::beside(const state::Piece& ship) const {
  std::vector<Phrase> tokens;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (ship.tokens[token] > 0) tokens.push_back(say("order.tokens", ship.tokens[token], just(state::word_of(token))));
  }
  std::vector<std::string> lines;
  lines.push_back(tokens.empty() ? "No token" : with_capital(given_.open.said(Phrase::list(tokens))));
  for (const Id object : ship.locks()) lines.back() += ", lock on " + given_.open.names().piece(object);
  lines.push_back("Shields " + std::to_string(ship.ship.shields) + " of " + std::to_string(ship.ship.shield_limit) +
                  ", damage cards " + std::to_string(ship.ship.damage.size()));
  return lines;
}

RefereeCard Referee::shown() const {
  if (page != Page::main) return page_card();
  RefereeCard card = shows_order()                                ? order_card(orders()[at])
                     : shows_decision() && !given_.battle.instead ? decision_card()
                                                                  : question_card();
  if (!shows_order() || at == 0) card.before = before();
  return card;
}

// Ships that would have nothing to do: they are not offered, and their turns come by themselves.
Ids Referee::idle_ships() const {
  Ids idle;
  for (const Pick& pick : given_.battle.picks()) {
    if (pick.idle) idle.push_back(pick.key);
  }
  return idle;
}

// Of those that have something to do.
std::string Referee::next_in_turn() const {
  const std::string& next = given_.battle.expected().ship;
  const std::vector<Pick>& picks = given_.battle.picks();
  const auto is_next = [&next](const Pick& pick) { return pick.key == next && !pick.idle; };
  if (std::any_of(picks.begin(), picks.end(), is_next)) return next;
  const auto first = std::find_if(picks.begin(), picks.end(), [](const Pick& pick) { return !pick.idle; });
  return first == picks.end() ? next : first->key;
}

std::string Referee::continues() const {
  if (page == Page::nudge) return "It stands there";
  if (page != Page::main) return "Back";
  if (shows_order() && orders()[at].kind == OrderKind::over) return given_.battle.expected().continues;
  if (shows_order()) return at + 1 < orders().size() ? "Next" : "Done";
  if (shows_decision() && !given_.battle.instead) return "It has moved";
  const Expected& now = given_.battle.expected();
  if (now.kind == Expect::turn) {
    const std::vector<Pick>& picks = given_.battle.picks();
    const auto first = std::find_if(picks.begin(), picks.end(), [](const Pick& pick) { return !pick.idle; });
    return picks.size() == 1 || first == picks.end() ? now.continues : title_of(next_in_turn());
  }
  const std::size_t typed = given_.battle.typed.size();
  if (now.kind == Expect::dice && typed > 0 && static_cast<int>(typed) != table().play.choice->dice)
    return "Use " + std::to_string(typed) + (typed == 1 ? " die, not " : " dice, not ") +
           std::to_string(table().play.choice->dice);
  if (now.kind == Expect::in_turn) return "It stands there";
  if (now.kind == Expect::ready && !table().play.untold.empty() && rules::is_round_played(catalog(), table()))
    return "End the round anyway";
  return now.continues;
}

std::string Referee::next() const {
  if (page != Page::main || !shows_order() || orders()[at].kind == OrderKind::over) return "";
  if (at + 1 < orders().size()) {
    const battle::Order& after = orders()[at + 1];
    return "Next: " + kind_words(after.kind) + (after.ship.empty() ? "" : ", " + title_of(after.ship));
  }
  const Expected& after = given_.battle.expected();
  const bool one = after.kind == Expect::turn && given_.battle.picks().size() == 1;
  if (after.kind == Expect::others && table().play.phase == state::Phase::planning && after.ship.empty()) return "";
  if (after.kind == Expect::others || after.kind == Expect::over || one) return "Then: " + after.words;
  const RefereeCard question = question_card();
  return "Then: " + (question.ship.empty() ? "" : given_.open.names().piece(question.ship) + ". ") + question.headline;
}

std::string Referee::standing() const {
  // Of a card: what stood when it was given.
  const battle::Order* order = page == Page::main && shows_order() ? &orders()[at] : nullptr;
  const int round = order != nullptr ? order->round : table().round;
  const state::Phase phase = order != nullptr ? order->phase : table().play.phase;
  const int initiative = order != nullptr ? order->initiative : table().play.initiative;
  const data::Mission* mission = catalog().mission(table().mission);
  std::string words = "Round " + std::to_string(round);
  if (mission != nullptr && mission->rounds > 0) words += " of " + std::to_string(mission->rounds);
  if (phase != state::Phase::over && phase != state::Phase::none)
    words += ", " + with_capital(given_.open.said(say("log.phase", words::Word{name_of(phase)})));
  if (initiative >= 0)
    words += std::string(", ") + edition_of(catalog(), &table()).initiative + " " + std::to_string(initiative);
  return words;
}

// --- the one key

void Referee::mark() {
  const std::size_t size = given_.open.session().log().size();
  while (!marks_.empty() && marks_.back() >= size) marks_.pop_back();
  marks_.push_back(size);
}

// What needs nobody's word. False: people are waited for, or something is shown.
bool Referee::lead_on_once() {
  if (page != Page::main || !on() || shows_decision() || given_.battle.instead) return false;
  const Expected& now = given_.battle.expected();
  // What an AI ship does with its dice belongs to the same card.
  const bool goes_with_it = orders().size() == 1 && only_brings_tokens(orders().front()) && table().play.choice &&
                            table().play.choice->ship == orders().front().ship;
  const bool same_card = now.kind == Expect::others && table().play.choice && (table().play.attack || goes_with_it);
  if (shows_order() && !same_card) return false;
  const std::vector<Pick>& picks = given_.battle.picks();
  const state::Phase phase = table().play.phase;
  if (now.kind == Expect::turn && !picks.empty()) {
    // Where only one ship may act, its question says so by itself; where none has a target, no order is asked for.
    const auto shoots = [this](const Pick& pick) { return has_shot(catalog(), table(), pick.key); };
    const bool quiet = phase == state::Phase::engagement && std::none_of(picks.begin(), picks.end(), shoots);
    const auto busy = [](const Pick& pick) { return !pick.idle; };
    const auto first = std::find_if(picks.begin(), picks.end(), busy);
    const bool one = picks.size() == 1 || std::count_if(picks.begin(), picks.end(), busy) == 1;
    if (!one && !quiet) return false;
    return given_.battle.command(rules::TakeTurn{first != picks.end() ? first->key : picks.front().key});
  }
  if (now.kind == Expect::ready && rules::is_round_played(catalog(), table()) && table().play.untold.empty())
    return given_.battle.command(rules::Ready{now.side});
  // Of an AI ship what it does is shown, not that it is next. In set-up hands have to see its place first.
  if (now.kind != Expect::others || phase == state::Phase::setup) return false;
  const std::size_t size = given_.open.session().log().size();
  given_.playback.give_way();
  given_.answers.go_on();
  return given_.open.session().log().size() > size;
}

void Referee::lead_on() {
  if (!std::exchange(went_back_, false)) {
    while (lead_on_once()) {
    }
  }
  // Of several ships that may be first, the first.
  if (on() && card_ship().empty() && given_.battle.expected().kind == Expect::turn) given_.board.selected.clear();
}

std::string Referee::card_ship() const {
  if (shows_order()) return orders()[at].ship;
  if (shows_decision()) return given_.advice.decision->ship;
  const Expected& now = given_.battle.expected();
  return now.kind == Expect::turn && given_.battle.picks().size() > 1 ? "" : now.ship;
}

// The board marks what the card is about, not what comes after it.
void Referee::show(scene::Overlay& board) const {
  if (!on()) return;
  relabel(board.battle.offers);
  const std::string ship = card_ship();
  const bool exists = table().find(ship) != nullptr;
  if (exists && page == Page::main) board.selected = {ship};
  if (!shows_order()) return;
  board.battle.may_act.clear();
  if (exists) board.battle.may_act = {ship};
}

void Referee::go_on() {
  went_back_ = false;
  go_on_once();
  lead_on();
}

void Referee::go_on_once() {
  if (!on()) return given_.answers.go_on();
  const Held* held = given_.placing.held();
  if (page == Page::nudge && held != nullptr && held->piece == model) {
    if (place_held()) turn_to(Page::main);
    return;
  }
  if (page != Page::main) {
    if (page == Page::nudge && held == nullptr) told_all();
    return turn_to(Page::main);
  }
  if (speed) speed.reset();
  if (shows_order()) {
    const bool ends = orders()[at].kind == OrderKind::over;
    if (++at < orders().size()) return;
    told_all();
    if (!ends) return mark();
  }
  if (given_.placing.held() != nullptr) return static_cast<void>(place_held());
  // Else it waits for a digit, and says so.
  if (given_.battle.expected().kind == Expect::choice && given_.battle.marked.empty()) return;
  if (given_.battle.expected().kind != Expect::over) mark();
  given_.playback.give_way();
  if (given_.battle.expected().kind == Expect::turn) {
    given_.battle.command(rules::TakeTurn{next_in_turn()});
    return;
  }
  given_.answers.go_on();
}

// Where its model stands, never anywhere else. False: it may not stand there; it stays in the hand, to be mended.
bool Referee::place_held() {
  if (!given_.placing.held()->refused) mark();
  return given_.placing.place();
}

void Referee::undo() {
  went_back_ = true;
  if (page != Page::main) return turn_to(Page::main);
  if (shows_order() && at > 0) {
    --at;
    return;
  }
  const std::size_t size = given_.open.session().log().size();
  while (!marks_.empty() && marks_.back() >= size) marks_.pop_back();
  if (shows_decision()) {
    given_.advice.clear();
    if (marks_.empty()) return;
  }
  if (marks_.empty()) {
    given_.log.undo();
  } else {
    const std::size_t to = marks_.back();
    marks_.pop_back();
    given_.log.undo_to(to);
  }
  given_.battle.instead = false;
  told_all();
}

void Referee::turn_to(Page to) {
  page = to;
  offset = 0;
  speed.reset();
  if (to == Page::nudge) nudged_from_ = given_.open.session().log().size();
}

void Referee::follow_table() {
  if (!given_.open.is_open()) return;
  offset = 0;
  speed.reset();
  const std::size_t size = given_.open.session().log().size();
  if (size < told_ || !on()) told_all();
}

void Referee::clear() {
  static_cast<RefereeView&>(*this) = {};
  marks_.clear();
  told_move_.reset();
  if (given_.open.is_open()) told_all();
}

}  // namespace plotboard::desk
