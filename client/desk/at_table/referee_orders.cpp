#include "desk/at_table/referee_orders.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "battle/order_words.hpp"

namespace plotboard::desk {

namespace {

using battle::Order;
using battle::OrderKind;

void add_reasons(Order& order, std::vector<battle::Because>& more) {
  std::move(more.begin(), more.end(), std::back_inserter(order.because));
}
void add_lines(Order& order, std::vector<Phrase>& more) {
  std::move(more.begin(), more.end(), std::back_inserter(order.lines));
}
void take_dice(Order& order, Order& from) {
  order.dice = std::move(from.dice);
  order.die = from.die;
}

bool only_tells(const Order& order) { return order.kind == OrderKind::action && !order.pose && order.dice.empty(); }

// "Lock", then on whom; "Barrel roll", then where.
bool join_action(Order& first, Order& next) {
  if (!only_tells(first) || !first.lines.empty() || next.kind != OrderKind::action || !next.dice.empty()) return false;
  if (next.lines.empty() || next.pose) first.lines.push_back(std::move(next.headline));
  add_lines(first, next.lines);
  first.pose = next.pose;
  return true;
}

bool says_reroll(const Phrase& line) {
  return line.key() == words::Key("order.rerolls") || line.key() == words::Key("order.rerolls-one");
}

// A throw, what is spent on it, the dice that lie there in the end.
bool join_dice(Order& first, Order& next) {
  if (next.headline.key() == words::Key("order.throws-for")) return false;  // for something else
  const bool throws = !first.dice.empty() || first.kind == OrderKind::attack;
  if (!throws || (!only_tells(next) && next.kind != OrderKind::dice)) return false;
  if (first.kind == OrderKind::dice && next.kind == OrderKind::dice) {
    if (first.die != next.die) return false;
    // What lies there now stands first.
    first.lines.insert(first.lines.begin(), std::move(first.headline));
    first.headline = std::move(next.headline);
    add_lines(first, next.lines);
  } else if (next.kind == OrderKind::dice) {
    // What was rerolled, then what lies there; how the attack ended comes after that.
    auto& more = next.lines;
    const auto rest = std::stable_partition(more.begin(), more.end(), says_reroll);
    std::move(more.begin(), rest, std::back_inserter(first.lines));
    first.lines.push_back(std::move(next.headline));
    std::move(rest, more.end(), std::back_inserter(first.lines));
  } else {
    first.lines.push_back(std::move(next.headline));
    add_lines(first, next.lines);
  }
  if (next.kind == OrderKind::dice) take_dice(first, next);
  return true;
}

// What the defense left.
bool join_damage(Order& first, Order& next) {
  if (first.kind != OrderKind::dice || first.die != state::DieKind::defense || next.kind != OrderKind::damage)
    return false;
  std::swap(first.lines, next.lines);
  std::swap(first.headline, next.headline);
  first.kind = OrderKind::damage;
  add_lines(first, next.lines);  // what was thrown and spent
  first.lines.push_back(std::move(next.headline));
  return true;
}

bool join_mission(Order& first, Order& next) {
  if (first.kind != OrderKind::mission || next.kind != OrderKind::mission) return false;
  first.lines.push_back(std::move(next.headline));
  add_lines(first, next.lines);
  return true;
}

// That a round begins: its number stands on every card.
bool only_counts(const Order& order) {
  const words::Key key = order.headline.key();
  const bool told = key == words::Key("order.keep-tokens") || key == words::Key("order.type-tokens");
  return order.kind == OrderKind::round && order.lines.empty() && !told;
}

// A move off the table says so by itself.
bool join_flight(const Order& first, const Order& next) {
  return first.kind == OrderKind::move && next.headline.key() == words::Key("order.flees") && next.lines.empty() &&
         std::any_of(first.lines.begin(), first.lines.end(),
                     [](const Phrase& line) { return line.key() == words::Key("order.off-table"); });
}

bool join(Order& first, Order& next) {
  if (first.ship != next.ship || next.maneuver) return false;
  if (join_flight(first, next)) return true;
  return join_mission(first, next) || join_action(first, next) || join_dice(first, next) || join_damage(first, next);
}

// Lines that say the same again and again, as one that counts; the headline may be the first of them.
void count_alike(Order& order, words::Key key, const std::function<Phrase(const std::vector<Phrase>&)>& together) {
  std::vector<Phrase> alike;
  const bool first = order.headline.key() == key;
  if (first) alike.push_back(order.headline);
  for (const Phrase& line : order.lines) {
    if (line.key() == key) alike.push_back(line);
  }
  if (alike.size() < 2) return;
  Phrase all = together(alike);
  if (first) order.headline = all;
  std::vector<Phrase> lines;
  bool said = first;
  for (Phrase& line : order.lines) {
    if (line.key() != key)
      lines.push_back(std::move(line));
    else if (!std::exchange(said, true))
      lines.push_back(all);
  }
  order.lines = std::move(lines);
}

void count(Order& order) {
  count_alike(order, "order.deal-facedown",
              [&](const std::vector<Phrase>& alike) { return say("order.deal-several", alike.size(), order.ship); });
  // Of one section: an attack hurts no other.
  count_alike(order, "order.deal-facedown-section", [&](const std::vector<Phrase>& alike) {
    return say("order.deal-several-section", alike.size(), order.ship, words::Word{alike.back()[1].id});
  });
  count_alike(order, "order.lose-shield-section", [&](const std::vector<Phrase>& alike) {
    int lost = 0;
    for (const Phrase& line : alike) lost += line[0].value;
    return say("order.lose-shield-section", lost, order.ship, alike.back()[2].value, words::Word{alike.back()[3].id});
  });
  count_alike(order, "order.lose-shield", [&](const std::vector<Phrase>& alike) {
    int lost = 0;
    for (const Phrase& line : alike) lost += line[0].value;
    return say("order.lose-shield", lost, order.ship, alike.back()[2].value);
  });
}

}  // namespace

std::vector<Order> in_few(std::vector<Order> orders) {
  std::vector<Order> few;
  for (Order& order : orders) {
    if (only_counts(order)) continue;
    if (order.kind == OrderKind::round) order.because.clear();  // its lines say the same
    if (!few.empty() && join(few.back(), order)) {
      if (few.back().summary.empty()) few.back().summary = order.summary;
      add_reasons(few.back(), order.because);
    } else {
      few.push_back(std::move(order));
    }
  }
  for (Order& order : few) count(order);
  return few;
}

bool only_brings_tokens(const Order& order) {
  return order.kind == OrderKind::action && order.headline.key() == words::Key("order.put-tokens");
}

std::optional<Order> besides_flight(Order flown, const Order& shown) {
  std::vector<Phrase> lines;
  for (Phrase& line : flown.lines) {
    const words::Key key = line.key();
    const bool token = key == words::Key("order.put-tokens") || key == words::Key("order.take-tokens") ||
                       key == words::Key("order.flee-token") || key == words::Key("order.hyperdrive-token");
    if (token && !base::contains(shown.lines, line)) lines.push_back(std::move(line));
  }
  if (lines.empty()) return std::nullopt;
  Order besides;
  besides.kind = OrderKind::action;
  besides.ship = flown.ship;
  besides.headline = std::move(lines.front());
  besides.lines.assign(std::next(lines.begin()), lines.end());
  besides.round = flown.round;
  besides.phase = flown.phase;
  besides.initiative = flown.initiative;
  return besides;
}

void add_besides(std::vector<Order>& orders, Order besides) {
  const auto next = std::find_if(orders.begin(), orders.end(), [&](const Order& order) {
    return order.ship == besides.ship && order.kind == OrderKind::action;
  });
  if (next == orders.end()) {
    orders.insert(orders.begin(), std::move(besides));
    return;
  }
  next->lines.push_back(std::move(besides.headline));
  add_lines(*next, besides.lines);
}

Quiet quiet_of(const state::Table& before, const battle::LogEntry& entry) {
  Quiet quiet;
  for (const state::Event& event : entry.events) {
    const auto* told = get_if<state::Told>(&event);
    if (told == nullptr) continue;
    const words::Key key = told->text.key();
    if (key == words::Key("results.nothing-left") && before.play.attack)
      quiet.missed = say("order.missed", before.play.attack->attacker, before.play.attack->defender);
    if (key == words::Key("results.left")) quiet.missed = battle::result_words(told->text);
    if (key == words::Key("attack.no-target")) quiet.no_target.push_back(told->id);
  }
  return quiet;
}

std::string kind_words(battle::OrderKind kind) {
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

std::string deck_words(const Phrase& line) {
  const words::Key key = line.key();
  if (key == words::Key("order.deal-faceup") || key == words::Key("order.deal-faceup-section"))
    return "Search your damage deck for that card and lay it beside the ship, faceup.";
  if (key == words::Key("order.turn-faceup"))
    return "Search your damage deck for that card and lay it faceup in place of a facedown one.";
  return "";
}

}  // namespace plotboard::desk
