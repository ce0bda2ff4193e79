// What the digits mean: answers to the open question, and the pages behind 9.
#include <algorithm>
#include <cmath>
#include <utility>

#include "data/catalog.hpp"
#include "desk/at_table/referee.hpp"
#include "desk/battle/battle_words.hpp"
#include "rules/coop/mission_docking.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::desk {

namespace {

constexpr std::size_t kAPage = 7;  // entries on it where there are more than fit

bool keeps_out(const std::string& key) {
  return key == "pass" || key == "done" || key == "no" || key == rules::kUntold;
}

std::string face_name(state::DieKind kind, int value) {
  if (kind == state::DieKind::d6 || kind == state::DieKind::d3) return std::to_string(value);
  return with_capital(words::english(just(words::Word{state::name_of(static_cast<state::Face>(value))})));
}

}  // namespace

// --- numbers

std::vector<RefereeItem> Referee::numbered(std::vector<Entry> entries, const std::string& zero,
                                           std::function<void()> at_zero, std::size_t most) {
  std::vector<RefereeItem> items;
  const bool pages = entries.size() > most;
  const std::size_t from = pages ? std::min(static_cast<std::size_t>(offset), entries.size()) : 0;
  const std::size_t to = pages ? std::min(from + kAPage, entries.size()) : entries.size();
  for (std::size_t i = from; i < to; ++i) {
    Entry& entry = entries[i];
    items.push_back({std::to_string(i - from + 1), std::move(entry.text), entry.legal, std::move(entry.rule),
                     std::move(entry.why), std::move(entry.act)});
  }
  if (pages) {
    const int next = to < entries.size() ? static_cast<int>(to) : 0;
    items.push_back({"8", to < entries.size() ? "More answers" : "Back to the first", true, "", "",
                     [this, next] { offset = next; }});
  }
  if (!zero.empty()) items.push_back({"0", zero, true, "", "", std::move(at_zero)});
  return items;
}

std::vector<RefereeItem> Referee::items() {
  const auto back = [this] { turn_to(Page::main); };
  switch (page) {
    case Page::main:
      break;
    case Page::more:
      return numbered(more_entries(), "Back", back, 9);
    case Page::piece:
      return numbered(piece_entries(Page::nudge), "Back", back);
    case Page::nudge:
      return nudge_items();
    case Page::tokens:
      return numbered(model.empty() ? piece_entries(Page::tokens) : token_entries(), "Back", back);
    case Page::touched:
      return numbered(touched_entries(), "Back", back);
    case Page::reports:
      return numbered(report_entries(), "Back", back);
    case Page::declare:
      return numbered(declare_entries(), "Back", back);
    case Page::untold:
      return numbered(untold_entries(), "Back", back);
    case Page::keeps:
      return numbered(keeps_entries(), "Back", back);
  }
  std::vector<RefereeItem> items;
  const bool asks = !shows_order() && (!shows_decision() || given_.battle.instead);
  if (asks) items = question_items();
  if (shows_order()) items = arrival_items();
  if (asks && !declare_entries().empty())
    items.push_back({"1", "Dock, land or power a hyperdrive", true, "", "", [this] { turn_to(Page::declare); }});
  items.push_back({"9", "Put right or change", true, "", "", [this] { turn_to(Page::more); }});
  return items;
}

void Referee::digit(int number) {
  if (!on()) return;
  const std::string key = std::to_string(number);
  for (const RefereeItem& item : items()) {
    if (item.key != key) continue;
    if (!item.legal) return given_.messages.say(MessageKind::refusal, item.why, item.rule);
    went_back_ = false;
    item.act();
    return lead_on();
  }
}

// --- the open question

// With the digits that pick them, page by page.
std::vector<Referee::Answer> Referee::answers() const {
  std::vector<Answer> list;
  const Expected& now = given_.battle.expected();
  if (page != Page::main || shows_order() || (shows_decision() && !given_.battle.instead)) return list;
  if (now.kind != Expect::choice && now.kind != Expect::turn) return list;
  if (now.kind == Expect::choice && table().play.choice->kind == rules::kManeuver) return maneuver_answers();
  const std::vector<Pick>& picks = given_.battle.picks();
  std::optional<Answer> zero;
  for (std::size_t i = 0; i < picks.size(); ++i) {
    const Pick& pick = picks[i];
    // At a table what cannot be done only takes room; and where one ship is next the one key says so.
    if (!pick.legal || pick.idle || (now.kind == Expect::turn && picks.size() == 1)) continue;
    if (keeps_out(pick.key) && !zero)
      zero = Answer{"0", pick.text, i, {}};
    else
      list.push_back({"",
                      now.kind == Expect::turn ? title_of(pick.key)
                      : pick.is_chosen()       ? with_capital(pick.text) + ", chosen"
                                               : with_capital(pick.text),
                      i,
                      {}});
  }
  list = on_page(std::move(list));
  if (zero) list.push_back(*zero);
  return list;
}

// First its speed, then its bearing.
std::vector<Referee::Answer> Referee::maneuver_answers() const {
  constexpr int kStop = 6;  // the digit of speed 0
  std::vector<Answer> speeds, bearings, others;
  const std::vector<Pick>& picks = given_.battle.picks();
  for (std::size_t i = 0; i < picks.size(); ++i) {
    const Pick& pick = picks[i];
    if (pick.key == rules::kIonKey) others.push_back({"7", with_capital(pick.text), i, {}});
    if (pick.key == rules::kUntold) others.push_back({"0", pick.text, i, {}});
    const auto maneuver = geom::maneuver_from_code(pick.key);
    if (!maneuver || pick.key == rules::kIonKey) continue;
    const int own = maneuver->speed == 0 ? kStop : std::abs(maneuver->speed);
    if (speed == own) bearings.push_back({"", with_capital(pick.text), i, {}});
    const std::string key = std::to_string(own);
    const auto same =
        std::find_if(speeds.begin(), speeds.end(), [&key](const Answer& each) { return each.key == key; });
    if (same == speeds.end())  // a speed with one bearing needs no second digit
      speeds.push_back({key, with_capital(pick.text), i, {}});
    else
      *same = {key, own == kStop ? "Stop" : "Speed " + key, {}, own};
  }
  if (speed) {
    bearings = on_page(std::move(bearings));
    bearings.push_back({"0", "Another speed", {}, 0});
    return bearings;
  }
  std::sort(speeds.begin(), speeds.end(), [](const Answer& a, const Answer& b) { return a.key < b.key; });
  speeds.insert(speeds.end(), others.begin(), others.end());
  return speeds;
}

std::vector<Referee::Answer> Referee::on_page(std::vector<Answer> all) const {
  if (all.size() > kAPage + 1) {
    const std::size_t from = std::min(static_cast<std::size_t>(offset), all.size());
    const std::size_t to = std::min(from + kAPage, all.size());
    const bool last = to == all.size();
    all = {all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(to)};
    for (std::size_t i = 0; i < all.size(); ++i) all[i].key = std::to_string(i + 1);
    all.push_back({"8", last ? "Back to the first" : "More answers", {}, {}, last ? 0 : static_cast<int>(to)});
    return all;
  }
  for (std::size_t i = 0; i < all.size(); ++i) all[i].key = std::to_string(i + 1);
  return all;
}

std::vector<RefereeItem> Referee::question_items() {
  if (given_.battle.expected().kind == Expect::dice) return dice_items();
  if (given_.battle.expected().kind == Expect::in_turn) return placing_items();
  if (given_.battle.expected().kind == Expect::ready && rules::is_round_played(catalog(), table()))
    return numbered(untold_entries(), "", {});
  std::vector<RefereeItem> items;
  for (const Answer& answer : answers()) {
    std::function<void()> act = [this, answer] {
      if (answer.pick) {
        mark();
        speed.reset();
        given_.answers.pick(*answer.pick);
      } else if (answer.turn_to) {
        offset = *answer.turn_to;
      } else {
        speed = answer.speed == 0 ? std::nullopt : answer.speed;
      }
    };
    items.push_back({answer.key, answer.text, true, "", "", std::move(act)});
    if (answer.pick && table().play.choice && table().play.choice->kind == rules::kManeuver)
      items.back().maneuver = geom::maneuver_from_code(given_.battle.picks()[*answer.pick].key);
  }
  const bool free = std::none_of(items.begin(), items.end(), [](const RefereeItem& item) { return item.key == "0"; });
  if (given_.battle.instead && free)
    items.push_back({"0", "Back: the AI decides", true, "", "", [this] { leave_to_ai(); }});
  return items;
}

// Many pieces stand there from the start: a table that has been laid out needs one press.
std::size_t Referee::after_arrivals() const {
  std::size_t i = at;
  while (i < orders().size() && orders()[i].kind == battle::OrderKind::arrival) ++i;
  return i;
}
std::vector<RefereeItem> Referee::arrival_items() {
  const std::size_t after = after_arrivals();
  if (after < at + 2) return {};
  return {{"1", "These " + std::to_string(after - at) + " stand there already", true, "", "", [this, after] {
             at = after;
             if (shows_order()) return;
             told_all();
             mark();
           }}};
}

void Referee::relabel(std::vector<scene::Offer>& offers) const {
  std::vector<scene::Offer> labelled;
  const bool speeds = !speed && table().play.choice && table().play.choice->kind == rules::kManeuver;
  for (const Answer& answer : answers()) {
    if (!answer.pick || *answer.pick >= offers.size() || speeds) continue;
    labelled.push_back(offers[*answer.pick]);
    labelled.back().label = answer.key;
  }
  offers = std::move(labelled);
}

// Set-up: the piece in the hand goes where its model stands.
std::vector<RefereeItem> Referee::placing_items() {
  std::vector<RefereeItem> items;
  const std::vector<Pick>& picks = given_.battle.picks();
  const Held* in_hand = given_.placing.held();
  for (std::size_t i = 0; i < picks.size() && items.size() < kAPage; ++i) {
    if (in_hand != nullptr && picks[i].key == in_hand->piece) continue;
    items.push_back({std::to_string(items.size() + 1), picks[i].text + ", first", true, "", "",
                     [this, i] { given_.answers.pick(i); }});
  }
  items.push_back({"8", "Its model stands elsewhere", true, "", "", [this] {
                     if (const Held* held = given_.placing.held()) model = held->piece;
                     turn_to(Page::nudge);
                   }});
  return items;
}

std::vector<RefereeItem> Referee::dice_items() {
  std::vector<RefereeItem> items;
  const state::DieKind kind = table().play.choice->die;
  int digit = 1;
  for (const int value : faces_of(kind)) {
    items.push_back({std::to_string(digit++), face_name(kind, value), true, "", "",
                     [this, value] { given_.battle.type_die(value); }});
  }
  if (!given_.battle.typed.empty())
    items.push_back({"0", "Take the last one back", true, "", "", [this] { given_.battle.untype_die(); }});
  return items;
}

// --- the mission, and what is open

// Said before the dials are set; the same digit takes it back.
std::vector<Referee::Entry> Referee::declare_entries() {
  std::vector<Entry> entries;
  if (table().play.phase != state::Phase::planning) return entries;
  for (const state::Piece& ship : table().pieces) {
    if (!rules::is_peoples(ship) || !ship.in_play()) continue;
    for (const state::Option& option : rules::declarations(catalog(), table(), ship.id)) {
      const bool said = ship.ship.declares == option.key;
      if (!option.legal && !said) continue;  // at a table what cannot be done only takes room
      const std::string words = given_.open.names().piece(ship.id) + ": " + given_.open.said(option.text);
      entries.push_back({said ? words + " (said)" : words,
                         [this, id = std::string(ship.id), key = said ? std::string() : std::string(option.key)] {
                           mark();
                           given_.battle.declare(id, key);
                         },
                         true, "", ""});
    }
  }
  return entries;
}

std::vector<Referee::Entry> Referee::report_entries() {
  std::vector<Entry> entries;
  for (const state::Option& option : rules::additions().reports(catalog(), table())) {
    entries.push_back({with_capital(given_.open.said(option.text)),
                       [this, key = option.key] {
                         turn_to(Page::main);
                         mark();
                         given_.battle.command(rules::Report{key});
                       },
                       option.legal, option.rule.text(), given_.open.said(option.why)});
  }
  return entries;
}

std::vector<Referee::Entry> Referee::untold_entries() {
  std::vector<Entry> entries;
  for (const state::Untold& each : table().play.untold) {
    const std::string what = given_.open.said(just(words::Word{each.what}));
    entries.push_back({(each.ship.empty() ? "" : given_.open.names().piece(each.ship) + ": ") + what + " of round " +
                           std::to_string(each.round) + ": done",
                       [this, each] {
                         mark();
                         given_.battle.command(rules::Settle{each.ship, each.what});
                         if (table().play.untold.empty()) turn_to(Page::main);
                       },
                       true, "", ""});
  }
  return entries;
}

std::vector<Referee::Entry> Referee::keeps_entries() {
  std::vector<Entry> entries;
  const auto add = [&](const std::string& what, bool state::Referee::*flag) {
    const bool kept = table().play.referee.*flag;
    entries.push_back({what + (kept ? ": you" : ": the program"),
                       [this, flag] {
                         rules::SetReferee command{table().play.referee};
                         command.referee.*flag = !(command.referee.*flag);
                         mark();
                         given_.battle.command(command);
                       },
                       true, "", ""});
  };
  add("Dice of your ships", &state::Referee::own_dice);
  add("Tokens of your ships", &state::Referee::tokens);
  add("Damage cards", &state::Referee::damage_cards);
  if (!table().mission.empty()) add("Experience", &state::Referee::experience);
  return entries;
}

}  // namespace plotboard::desk
