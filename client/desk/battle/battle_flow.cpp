// What goes by itself in a battle: what the other side does in secret, and what a person has no choice about.
#include <algorithm>
#include <array>

#include "data/card_copy.hpp"
#include "data/catalog.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/battle_words.hpp"
#include "rules/board/measure.hpp"
#include "rules/machine/effects.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;
using state::Side;

// An answer that does nothing, by its key.
const state::Option* declining(const state::Choice& choice) {
  for (const state::Option& option : choice.options)
    if (option.legal && (option.key == "pass" || option.key == "no")) return &option;
  return nullptr;
}

// Of a card that asks, the card; of everything else its kind says enough.
Asking asking_of(const state::Choice& choice) {
  Asking asking{choice.ship.text(), choice.kind.text(), ""};
  if (choice.kind != "effect") return asking;
  for (const state::Option& option : choice.options)
    if (option.key != "pass") asking.card = rules::card_of_option(option.key).text();
  return asking;
}

// Of the questions that belong to an attack or are an action none is alike another.
bool comes_again(const state::Table& table, const state::Choice& choice) {
  static const Ids kAlways{"action", "attack", "order", "reroll"};
  return !choice.ship.empty() && choice.dice == 0 && !table.play.attack && declining(choice) != nullptr &&
         !base::contains(kAlways, choice.kind);
}

// First edition: the card that such a card becomes.
Id other_side(const data::Catalog& catalog, Id card) {
  const data::FirstUpgrade* upgrade = catalog.first_upgrades.get(data::printed_card(card));
  return upgrade == nullptr ? Id() : Id(upgrade->other_side);
}

// Nobody within range and in its arcs, and no other reason.
bool sees_nobody(const data::Catalog& catalog, const state::Table& table, Id ship) {
  static constexpr std::array<words::Key, 3> kOutside{
      words::Key("weapon.not-in-arc"), words::Key("weapon.out-of-range"), words::Key("weapon.out-of-range-one")};
  state::Table scratch = table;
  rules::Game game(catalog, scratch, {}, nullptr, rules::Keeps::nothing);
  rules::ShotFilter filter;
  filter.explain = true;
  const std::vector<rules::Shot> shots = rules::shots_of(game, ship, filter);  // of those that the ruler reaches
  return std::all_of(shots.begin(), shots.end(),
                     [](const rules::Shot& shot) { return base::contains(kOutside, shot.why.key()); });
}

bool enemy_within_three(const data::Catalog& catalog, const state::Table& table, Id ship) {
  const state::Piece* own = table.find(ship);
  const rules::Field field(catalog, table);
  if (own == nullptr || field.ship(ship) == nullptr) return false;
  return std::any_of(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& other) {
    const bool enemy = other.in_play() && state::are_enemies(own->side, other.side) && field.ship(other.id) != nullptr;
    constexpr int kFar = 3;
    return enemy && rules::measure(field, ship, other.id).range.band.value_or(kFar + 1) <= kFar;
  });
}

}  // namespace

bool Battle::goes_by_itself() const {
  return given_.open.in_battle() && !given_.settings.ask_everything && !given_.table_mode &&
         !rules::is_refereed(table()) && !given_.seats.covered;
}

void Battle::gone_back() {
  hold_back();
  settled_.clear();
}

void Battle::toggle_hold(const std::string& ship) {
  if (held.erase(ship) == 0) held.insert(ship);
}

bool Battle::is_held() const {
  if (!given_.open.in_battle() || held.empty() || table().play.choice) return false;
  if (advised()) {
    const auto* turn = get_if<rules::TakeTurn>(&advised()->command);
    return turn != nullptr && stops_at(turn->ship);
  }
  const Ids ids = rules::whose_turn(catalog(), table());
  return std::any_of(ids.begin(), ids.end(), [this](Id id) { return stops_at(id); });
}

// A ship that goes by itself does not take the flight before it from the screen.
void Battle::flow_after_flight() {
  settle_due_ = given_.playback.on();
  if (!settle_due_) flow_on();
}

// A person who is faster than what is shown leaves the same log as one who watches it.
bool Battle::finish_flow() {
  const std::size_t from = given_.open.session().log().size();
  while (settle_due_) flow_on();
  const auto& log = given_.open.session().log();
  for (std::size_t i = from; i < log.size(); ++i) {
    const auto* ready = get_if<rules::Ready>(&log[i].command);
    if (ready != nullptr && given_.seats.has_people(ready->side)) return true;
    if (holds<rules::TakeTurn>(log[i].command) || holds<rules::Choose>(log[i].command)) return true;
  }
  return false;
}

void Battle::flow_on() {
  settle_due_ = false;
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = table();
  settle();
  if (given_.open.session().log().size() == from) return;
  show_events(from, before);
  if (given_.playback.on()) settle_due_ = forced().has_value();
}

// Never after going back. Not on and on where nobody ever has a choice: a round at most.
void Battle::settle() {
  const int round = table().round;
  for (int left = most_steps;; --left) {
    const bool others = advised().has_value();
    const std::optional<Forced> own = others ? std::nullopt : forced();
    if (others ? !holds<rules::SetDial>(advised()->command) && !holds<rules::Ready>(advised()->command)
               : !own || table().round > round + 1) {
      break;
    }
    if (left == 0) return say_endless();
    if (own) {
      const bool flies = table().play.phase == Phase::activation && holds<rules::TakeTurn>(own->command);
      if (!given_.open.apply_automatic(own->command, own->why)) break;
      if (flies && given_.settings.flight_seconds > 0) break;  // it is seen first
      continue;
    }
    const battle::Session::Advised next = *advised();
    if (given_.open.session().follow(next)) return;
    given_.open.changed();
  }
  if (goes_by_itself()) open_next_dial();
}

void Battle::open_next_dial() {
  if (!goes_by_itself() || given_.dial.open || table().play.phase != Phase::planning) return;
  if (expected().kind == Expect::dials) given_.dial.open_for(expected().ship);
}

std::optional<Battle::Forced> Battle::forced() const {
  if (!goes_by_itself()) return std::nullopt;
  const state::Play& play = table().play;
  if (play.choice) return forced_answer(*play.choice);
  if (play.phase == Phase::planning) return forced_ready();
  if (play.phase == Phase::system || play.phase == Phase::activation || play.phase == Phase::engagement)
    return forced_turn();
  return std::nullopt;
}

// With the dial that was missing to the last, not where one is changed; and where no ship of the side takes one this
// round.
std::optional<Battle::Forced> Battle::forced_ready() const {
  const Side side = given_.seats.seat;
  if (given_.settings.confirm_dials || expected().kind != Expect::ready) return std::nullopt;
  const auto is_own = [side](const state::Piece& ship) { return ship.side == side && ship.in_play(); };
  const auto& pieces = table().pieces;
  const rules::Rulebook& book = rules::book_of(catalog(), table());
  const bool none = std::none_of(pieces.begin(), pieces.end(), [&](const state::Piece& ship) {
    return is_own(ship) && rules::takes_dial(book, ship);
  });
  if (none ? std::none_of(pieces.begin(), pieces.end(), is_own) : !filled_) return std::nullopt;
  // Ships of one side that will stop against each other: that is shown first.
  const auto collides = [](const Planned& planned) { return !planned.in_the_way.empty(); };
  const std::vector<Planned>& moves = given_.dial.forecast().moves;
  if (given_.settings.foresight && std::any_of(moves.begin(), moves.end(), collides)) return std::nullopt;
  for (const state::Piece& ship : pieces) {  // what its side may still declare besides is a choice
    if (!is_own(ship)) continue;
    for (const state::Option& option : rules::additions().declarations(catalog(), table(), ship.id))
      if (option.legal) return std::nullopt;
  }
  return Forced{rules::Ready{side}, none ? say("auto.no-dials") : Phrase()};
}

// A ship alone; of several, where all but one have nothing to do. Whoever comes before another then makes no
// difference: a turn without a target changes nothing.
std::optional<Battle::Forced> Battle::forced_turn() const {
  const Ids ids = rules::whose_turn(catalog(), table());
  if (ids.empty() || std::any_of(ids.begin(), ids.end(), [this](Id id) { return stops_at(id); })) return std::nullopt;
  const auto turn_of = [this](Id id) {
    const bool passed_over = has_nothing_to_do(id) && sees_nobody(catalog(), table(), id);
    return Forced{rules::TakeTurn{id}, passed_over ? say("auto.nobody-in-arcs", id) : Phrase()};
  };
  if (ids.size() == 1) return turn_of(ids.front());
  if (table().play.phase != Phase::engagement) return std::nullopt;
  Ids busy;
  for (const Id id : ids)
    if (!has_nothing_to_do(id)) busy.push_back(id);
  if (busy.size() > 1) return std::nullopt;
  return turn_of(busy.empty() ? ids.front() : busy.front());
}

bool Battle::has_nothing_to_do(Id ship) const {
  if (table().play.phase != Phase::engagement || table().play.choice) return false;
  const std::vector<state::Event> events = rules::resolve(catalog(), table(), rules::TakeTurn{ship});
  for (std::size_t i = 0; i < events.size(); ++i) {
    const auto* engaged = get_if<state::ShipEngaged>(&events[i]);
    if (engaged != nullptr && engaged->id == ship) {
      const auto* asks = i + 1 < events.size() ? get_if<state::StepPaused>(&events[i + 1]) : nullptr;
      return asks == nullptr || asks->choice.ship != ship;
    }
    if (!holds<state::StepBegan>(events[i]) && !holds<state::Told>(events[i])) return false;
  }
  return false;
}

// --- answers

std::optional<Battle::Forced> Battle::forced_answer(const state::Choice& choice) const {
  if (instead || choice.dice > 0 || !given_.seats.has_people(choice.side)) return std::nullopt;
  const auto answer = [&](const state::Option& option, Phrase why) {
    rules::Choose choose;
    choose.choice = choice.kind;
    choose.option = option.key;
    return Forced{choose, std::move(why)};
  };
  const auto legal = [](const state::Option& option) { return option.legal; };
  if (std::count_if(choice.options.begin(), choice.options.end(), legal) == 1)
    return answer(
        *std::find_if(choice.options.begin(), choice.options.end(), legal),
        say("auto.only-answer", choice.ship, std::find_if(choice.options.begin(), choice.options.end(), legal)->text));
  if (!comes_again(table(), choice)) return std::nullopt;
  const Asking asking = asking_of(choice);
  if (unasked.count(asking) != 0) return answer(*declining(choice), say("auto.not-asked", choice.ship));
  const auto known = settled_.find(asking);
  if (known == settled_.end() || known->second != state_behind(choice)) return std::nullopt;
  return answer(*declining(choice), asking.card.empty()
                                        ? say("auto.nothing-changed", choice.ship)
                                        : say("auto.card-stays", choice.ship, words::Card{Id(asking.card)}));
}

// What decides whether it is worth asking: of a card with two sides the side, of a wing who flies in it, and for both
// whether an enemy has come within range 3. Everything else is asked whenever the rules ask.
std::string Battle::state_behind(const state::Choice& choice) const {
  if (!comes_again(table(), choice)) return "";
  const Asking asking = asking_of(choice);
  std::string behind;
  if (choice.kind == "wing-split" || choice.kind == "wing-join") {
    for (const state::Option& option : choice.options) behind += option.key + (option.legal ? "+" : "-");
  } else {
    const state::Piece* ship = table().find(choice.ship);
    const state::Card* card = ship == nullptr || asking.card.empty() ? nullptr : ship->ship.card(Id(asking.card));
    if (card == nullptr) return "";
    if (!other_side(catalog(), card->id).empty())
      behind = "up";  // a card of its own on each side
    else if (const data::Upgrade* upgrade = catalog().upgrade(card->id); upgrade != nullptr && upgrade->two_sided)
      behind = card->open ? "open" : "closed";
    else
      return "";
  }
  return behind + (enemy_within_three(catalog(), table(), choice.ship) ? ", enemies near" : ", alone");
}

// A card that is turned over now lies on its other side when it would be asked about next.
void Battle::remember(const state::Choice& choice, const std::string& answer) {
  const std::string behind = state_behind(choice);
  if (behind.empty()) return;
  const bool declined = answer == declining(choice)->key;
  const bool turns = !declined && choice.kind == "effect";
  if (!declined && !turns) return;  // somebody leaves or joins: things stand otherwise next time
  Asking asking = asking_of(choice);
  std::string after = behind;
  if (turns && behind.starts_with("up"))
    asking.card = other_side(catalog(), Id(asking.card)).text();
  else if (turns)
    after = behind.starts_with("open") ? "closed" + behind.substr(4) : "open" + behind.substr(6);
  settled_[asking] = after;
}

std::optional<Asking> Battle::can_silence() const {
  if (!goes_by_itself() || expected().kind != Expect::choice || !table().play.choice) return std::nullopt;
  const state::Choice& choice = *table().play.choice;
  if (instead || !comes_again(table(), choice)) return std::nullopt;
  return asking_of(choice);
}

std::vector<Asking> Battle::quiet_questions(const std::string& ship) const {
  std::vector<Asking> quiet;
  for (const Asking& asking : unasked)
    if (asking.ship == ship) quiet.push_back(asking);
  for (const auto& [asking, behind] : settled_)
    if (asking.ship == ship && unasked.count(asking) == 0) quiet.push_back(asking);
  return quiet;
}

void Battle::ask_again(const Asking& question) {
  unasked.erase(question);
  settled_.erase(question);
}

bool Battle::silence() {
  const auto asking = can_silence();
  if (!asking) return false;
  const std::string key = declining(*table().play.choice)->key;
  unasked.insert(*asking);
  for (const Pick& pick : picks())
    if (pick.key == key) return choose(Pick(pick));
  return false;
}

}  // namespace plotboard::desk
