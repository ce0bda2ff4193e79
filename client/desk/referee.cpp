// How a round goes on beside a real table: cards, the one key, and what is undone.
#include "desk/referee.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/battle_words.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"

namespace plotboard::desk {

namespace {

std::string kind_words(battle::OrderKind kind) {
  using battle::OrderKind;
  switch (kind) {
    case OrderKind::round:
      return "Round";
    case OrderKind::arrival:
      return "Arrival";
    case OrderKind::move:
      return "Move";
    case OrderKind::action:
      return "Action";
    case OrderKind::attack:
      return "Attack";
    case OrderKind::dice:
      return "Dice";
    case OrderKind::damage:
      return "Damage";
    case OrderKind::gone:
      return "Off the table";
    case OrderKind::mission:
      return "Mission";
    case OrderKind::over:
      return "The end";
  }
  return "";
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
    for (std::size_t i = told_; i < log.size(); ++i) {
      for (battle::Order& order : battle::orders_of(catalog(), then, log[i])) {
        // The decision that was on show before it was flown was this card already.
        const bool seen = order.kind == battle::OrderKind::move && given_.advice.flown && given_.advice.decision &&
                          given_.advice.decision->ship == order.ship && order.maneuver == given_.advice.decision->flown;
        if (!seen) orders.push_back(std::move(order));
      }
      for (const state::Event& event : log[i].events) state::fold(then, event);
    }
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
  card.kind = kind_words(order.kind);
  card.headline = with_capital(given_.open.said(order.headline));
  card.maneuver = order.maneuver;
  for (const Phrase& line : order.lines) card.lines.push_back(with_capital(given_.open.said(line)));
  for (const battle::Because& why : order.because)
    card.because.push_back({with_capital(given_.open.said(why.text)), why.rule});
  card.dice = order.dice;
  card.die = order.die;
  card.close = order.close;
  card.pose = order.pose;
  return card;
}

RefereeCard Referee::decision_card() const {
  return order_card(battle::order_of(catalog(), table(), *given_.advice.decision));
}

RefereeCard Referee::question_card() const {
  const Expected& now = given_.battle.expected();
  RefereeCard card;
  card.question = now.kind != Expect::others && now.kind != Expect::over;
  card.ship = now.ship;
  card.title = now.ship.empty() ? "" : title_of(now.ship);
  card.headline = now.words;
  if (const auto attack = given_.battle.attack_view()) {
    for (const state::Die& die : attack->attack.attack_dice) card.dice.push_back(die.face);
    card.die = state::DieKind::attack;
    const bool defends = now.kind == Expect::dice && table().play.choice->die == state::DieKind::defense;
    if (now.kind == Expect::dice) {
      for (const rules::DicePart& part : defends ? attack->defense_parts : attack->attack_parts)
        card.lines.push_back((part.by < 0 ? "− " : "+ ") + std::to_string(std::abs(part.by)) + ": " +
                             given_.open.said(part.text));
    }
  }
  return card;
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
      card.headline = "What is to be put right, or changed?";
      break;
    case Page::piece:
      card.headline = "Which model?";
      break;
    case Page::nudge:
      about();
      card.headline = "Move it to where the model stands.";
      if (const state::Piece* it = table().find(model)) {
        for (const Phrase& line : battle::place_words(catalog(), table(), *it))
          card.lines.push_back(with_capital(given_.open.said(line)));
      }
      break;
    case Page::tokens:
      about();
      card.headline = "What lies beside it?";
      break;
    case Page::touched:
      card.headline = "What did it touch at the table?";
      card.lines.push_back("The program moves that piece until it touches, and looks at the move again.");
      break;
    case Page::reports:
      card.headline = "What has happened?";
      break;
    case Page::untold:
      card.headline = "What is not told yet?";
      card.lines.push_back("Put right what has changed (9, then a model or its tokens), then name it here.");
      break;
    case Page::keeps:
      card.headline = "What do you keep yourselves?";
      card.lines.push_back("The program leaves that to you, and goes on with the rest.");
      break;
  }
  return card;
}

RefereeCard Referee::shown() const {
  if (page != Page::main) return page_card();
  if (shows_order()) return order_card(orders()[at]);
  if (shows_decision() && !given_.battle.instead) return decision_card();
  return question_card();
}

std::vector<rules::Clearance> Referee::close_now() const {
  if (shows_order()) return orders()[at].close;
  return shows_decision() ? decision_card().close : std::vector<rules::Clearance>{};
}

std::string Referee::continues() const {
  if (page == Page::nudge) return "It stands there";
  if (page != Page::main) return "Back";
  if (shows_order()) return at + 1 < orders().size() ? "Next" : "Done";
  if (shows_decision() && !given_.battle.instead) return "It has moved";
  return given_.battle.expected().continues;
}

std::string Referee::next() const {
  if (page != Page::main || !shows_order()) return "";
  if (at + 1 < orders().size()) {
    const battle::Order& after = orders()[at + 1];
    return "Next: " + kind_words(after.kind) + (after.ship.empty() ? "" : ", " + title_of(after.ship));
  }
  return "Then: " + given_.battle.expected().words;
}

std::string Referee::standing() const {
  const state::Play& play = table().play;
  const data::Mission* mission = catalog().mission(table().mission);
  std::string words = "Round " + std::to_string(table().round);
  if (mission != nullptr && mission->rounds > 0) words += " of " + std::to_string(mission->rounds);
  if (play.phase != state::Phase::over)
    words += ", " + with_capital(given_.open.said(say("log.phase", words::Word{name_of(play.phase)})));
  if (play.initiative >= 0) words += ", initiative " + std::to_string(play.initiative);
  return words;
}

// --- the one key

void Referee::mark() {
  const std::size_t size = given_.open.session().log().size();
  while (!marks_.empty() && marks_.back() >= size) marks_.pop_back();
  marks_.push_back(size);
}

// Where only one ship may act, its question says so by itself.
void Referee::begin_only_turn() {
  const auto nothing_shown = [this] { return page == Page::main && on() && !shows_order() && !shows_decision(); };
  while (nothing_shown() && given_.battle.expected().kind == Expect::turn && given_.battle.picks().size() == 1) {
    if (!given_.battle.command(rules::TakeTurn{given_.battle.picks().front().key})) return;
  }
  // An AI ship's move is shown before it is made.
  const bool activates = on() && table().play.phase == state::Phase::activation && table().play.before == nullptr;
  if (nothing_shown() && activates && given_.battle.expected().kind == Expect::others) given_.answers.go_on();
}

void Referee::go_on() {
  go_on_once();
  begin_only_turn();
}

void Referee::go_on_once() {
  if (!on()) return given_.answers.go_on();
  if (page != Page::main) {
    if (page == Page::nudge && given_.placing.held() == nullptr) told_all();
    return turn_to(Page::main);
  }
  if (speed) speed.reset();
  if (shows_order()) {
    if (++at < orders().size()) return;
    told_all();
    // A card that was the last leads straight on to whatever waits.
    if (given_.battle.expected().kind != Expect::others) return;
  }
  if (given_.battle.expected().kind == Expect::choice) return;  // it waits for a digit, and says so
  if (given_.battle.expected().kind != Expect::over) mark();
  given_.flight.stop();
  given_.answers.go_on();
}

void Referee::undo() {
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
  if (given_.open.is_open()) told_all();
}

}  // namespace plotboard::desk
