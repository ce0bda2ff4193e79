// What a battle waits for, of whom, and the ways to answer it.
#include <algorithm>

#include "desk/battle_words.hpp"
#include "desk/desk.hpp"
#include "desk/desk_impl.hpp"
#include "rules/play/round.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;
using state::Side;

std::string joined(const std::vector<std::string>& ids, const char* last) {
  std::string all;
  for (std::size_t i = 0; i < ids.size(); ++i) all += (i == 0 ? "" : i + 1 == ids.size() ? last : ", ") + ids[i];
  return all;
}

// Which of the dice that lie there an answer means: its key counts them (2e-spend-10).
std::optional<ShownDie> die_of(const state::Table& table, const state::Choice& choice, const state::Option& option) {
  const auto& attack = table.play.attack;
  const auto face = state::face_named(option.text);
  if (choice.kind != "reroll" || !attack || !face) return std::nullopt;
  const bool attack_die = attack->step <= state::AttackStep::modify_attack;
  return ShownDie{attack_die ? state::DieKind::attack : state::DieKind::defense, static_cast<int>(*face)};
}

bool declines(const std::string& key) { return key == "pass" || key == "done" || key == "no"; }

void number(std::vector<Pick>& picks) {
  int next = 1;
  for (Pick& pick : picks) {
    if (!pick.legal) continue;
    if (declines(pick.key))
      pick.label = "0";
    else if (next <= 9)
      pick.label = std::to_string(next++);
  }
}

}  // namespace

// --- what is expected

Desk::Impl::BattleKey Desk::Impl::battle_key() const {
  BattleKey key;
  key.table = tables_opened;
  key.revision = session ? session->revision() : 0;
  key.seed = static_cast<std::uint64_t>(desk.ai.typed_die.value_or(0)) + 16u * reroll;
  key.seat = desk.battle.seat;
  key.covered = desk.battle.covered;
  key.placing = desk.battle.placing;
  key.selected = desk.selected;
  key.dial_open = desk.dial_open;
  return key;
}

void Desk::Impl::look() {
  const BattleKey key = battle_key();
  if (key == looked_key) return;
  BattleKey same_table = looked_key;
  same_table.selected = key.selected;
  same_table.dial_open = key.dial_open;
  if (!(same_table == key)) {  // who is selected changes no advice
    advised.reset();
    if (session && session->table().play.on()) {
      plotboard::ai::Hints hints;
      hints.die = desk.ai.typed_die;
      hints.reroll = reroll;
      hints.target = request.target;
      hints.sector = request.sector;
      advised = session->advised(hints);
    }
  }
  looked_key = key;
  expected = expect();
  picks = list_picks();
  take_in_hand();
  if (desk.battle.pointed && *desk.battle.pointed >= picks.size()) desk.battle.pointed.reset();
}

Expected Desk::Impl::expect() const {
  Expected e;
  if (!session) return e;
  const state::Table& table = session->table();
  const state::Play& play = table.play;
  if (!play.on()) {
    if (!desk.battle.placing) return e;
    if (desk.battle.by_the_book && !table.mission.empty())
      return {Expect::place, Side::player, "", "The pilots' ships are placed in their deployment areas.",
              "Begin the set-up"};
    if (desk.battle.by_the_book)
      return {Expect::place, Side::none, "", "Obstacles and ships are placed in turn.", "Begin the set-up"};
    return {Expect::place, Side::player, "", "Place the ships: drag them inside their strip, turn them with Q and E.",
            "Start the battle"};
  }
  if (play.phase == Phase::over) {
    if (const state::Progress& progress = table.progress; !progress.outcome.empty()) {
      const std::string reason = progress.reason.empty() ? "" : ": " + with_stop(progress.reason);
      return {Expect::over, Side::none, "", "The mission is " + progress.outcome + (reason.empty() ? "." : reason),
              "Show the report"};
    }
    const std::string who = play.result == "draw"     ? "Nobody is left: a draw."
                            : play.result == "player" ? desk.side_name(Side::player) + " has won the battle."
                                                      : desk.side_name(Side::enemy) + " has won the battle.";
    return {Expect::over, Side::none, "", who, "Show the result"};
  }
  if (desk.battle.covered) {
    return {Expect::dials, desk.battle.seat, "", "Hand the screen to " + desk.side_name(desk.battle.seat) + ".",
            "I am " + desk.side_name(desk.battle.seat)};
  }
  if (advised) {
    e.kind = Expect::others;
    if (const auto* turn = std::get_if<rules::TakeTurn>(&advised->command)) {
      e.ship = turn->ship;
      e.words = turn->ship + " is next.";
      e.continues = "Let " + turn->ship + " act";
    } else if (play.choice) {
      e.ship = play.choice->ship;
      e.side = play.choice->side;
      const std::string who = e.ship.empty() ? desk.side_name(e.side) : e.ship;
      if (advice_on_show && desk.ai.decision) {
        e.words = who + " wants to fly " + geom::words_of(desk.ai.decision->flown) + ".";
        e.continues = "Let it fly";
      } else {
        e.words = who + " decides. " + question_words(*play.choice);
        e.continues = "Let " + who + " act";
      }
    } else if (const auto* place = std::get_if<rules::PlacePieces>(&advised->command)) {
      e.side = rules::next_to_place(table).side;
      e.words = desk.side_name(e.side) + " places " + place->placements.front().id + ".";
      e.continues = "Let " + desk.side_name(e.side) + " place it";
      return e;
    } else {
      e.words = "The stand-in pilot sets its dials.";
      e.continues = "Go on";
    }
    if (const state::Piece* ship = table.find(e.ship)) e.side = ship->side;
    return e;
  }
  if (play.choice) {
    const state::Choice& choice = *play.choice;
    e.side = choice.side;
    e.ship = choice.ship;
    if (choice.dice > 0) {
      e.kind = Expect::dice;
      const bool told = choice.prompt.empty() || choice.prompt == "attack dice" || choice.prompt == "defense dice";
      e.words = "Throw " + dice_words(choice.dice, choice.die) + (choice.ship.empty() ? "" : " for " + choice.ship) +
                (told ? "" : " (" + choice.prompt + ")") + " and enter what they show.";
      const bool full = static_cast<int>(desk.battle.typed.size()) == choice.dice;
      e.continues = desk.battle.typed.empty() ? "Throw them here" : full ? "Use these dice" : "";
      return e;
    }
    e.kind = Expect::choice;
    e.words = question_words(choice);
    if (choice.ship.empty() && choice.side != Side::none) e.words = desk.side_name(choice.side) + ": " + e.words;
    return e;
  }
  if (play.phase == Phase::setup) return expect_placing();
  if (play.phase == Phase::planning) {
    e.side = desk.battle.seat;
    const auto missing = rules::need_dials(catalog, table, e.side);
    const auto all = std::count_if(table.pieces.begin(), table.pieces.end(), [&](const state::Piece& ship) {
      return ship.side == e.side && rules::takes_dial(rules::book_of(catalog, table), ship);
    });
    if (missing.empty()) {
      e.kind = Expect::ready;
      e.words = all == 0 ? "No ship of yours takes a dial this round." : "All dials are set. Change one, or go on.";
      e.continues = "Dials are set";
      return e;
    }
    e.kind = Expect::dials;
    e.ship = missing.front();
    e.words = "Choose a maneuver for " + e.ship + ". " + std::to_string(missing.size()) + " of " + std::to_string(all) +
              (all == 1 ? " dial" : " dials") + " still to set.";
    const bool opened = desk.dial_open && desk.selected.count(e.ship) != 0;
    e.continues = opened ? "" : "Open its dial";
    return e;
  }
  const auto ids = rules::whose_turn(catalog, table);
  if (ids.empty()) return e;
  e.kind = Expect::turn;
  e.ship = desk.selected.size() == 1 && std::count(ids.begin(), ids.end(), *desk.selected.begin()) != 0
               ? *desk.selected.begin()
               : ids.front();
  e.side = table.find(e.ship)->side;
  const std::string who = joined(ids, " or ");
  switch (play.phase) {
    case Phase::system:
      e.words = who + " may use what works in the System Phase.";
      e.continues = "System options of " + e.ship;
      break;
    case Phase::engagement:
      e.words = who + (ids.size() == 1 ? " may attack." : " may attack: pick who is first.");
      e.continues = "Attack with " + e.ship;
      break;
    default:
      e.words = who + (ids.size() == 1 ? " reveals its dial and flies." : " may fly: pick who is first.");
      e.continues = "Activate " + e.ship;
  }
  return e;
}

std::vector<Pick> Desk::Impl::list_picks() const {
  std::vector<Pick> list;
  if (!session || desk.battle.covered) return list;
  const state::Table& table = session->table();
  if (expected.kind == Expect::choice) {
    const state::Choice& choice = *table.play.choice;
    for (const state::Option& option : choice.options) {
      Pick pick;
      pick.key = option.key;
      pick.text = answer_words(catalog, table, choice, option);
      pick.legal = option.legal;
      pick.rule = option.rule;
      pick.why = option.why;
      pick.piece = option.piece;
      pick.ghost = option.ghost;
      // Of several ships the one whose ghost it is (a wing's), else whoever is asked.
      const state::Piece* other = table.find(option.piece);
      const bool its_own = option.ghost && other != nullptr && other->type == state::PieceType::ship;
      pick.ship = its_own ? option.piece : choice.ship;
      pick.die = die_of(table, choice, option);
      list.push_back(std::move(pick));
    }
    odds_of_picks(list);
  } else if (expected.kind == Expect::in_turn) {
    list = list_placing();
  } else if (expected.kind == Expect::turn) {
    for (const std::string& id : rules::whose_turn(catalog, table)) {
      Pick pick;
      pick.key = pick.piece = pick.ship = id;
      pick.text = expected.kind == Expect::turn && table.find(id)->ship.dial && table.play.phase == Phase::activation
                      ? id + ": " + geom::words_of(*table.find(id)->ship.dial)
                      : id;
      list.push_back(std::move(pick));
    }
  } else if (expected.kind == Expect::dials || expected.kind == Expect::ready) {
    for (const state::Piece& ship : table.pieces) {
      if (ship.side != desk.battle.seat || !rules::takes_dial(rules::book_of(catalog, table), ship)) continue;
      Pick pick;
      pick.key = pick.piece = pick.ship = ship.id;
      pick.text = ship.id + (ship.ship.dial ? ": " + geom::words_of(*ship.ship.dial) : ": no dial yet");
      list.push_back(std::move(pick));
    }
  }
  number(list);
  return list;
}

const Expected& Desk::expected() const {
  impl_->look();
  return impl_->expected;
}
const std::vector<Pick>& Desk::picks() const {
  impl_->look();
  return impl_->picks;
}

}  // namespace plotboard::desk
