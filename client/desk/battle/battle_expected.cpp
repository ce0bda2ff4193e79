// What a battle waits for, of whom, and the ways to answer it.
#include <algorithm>
#include <charconv>

#include "data/catalog.hpp"
#include "desk/battle/battle.hpp"
#include "desk/battle/battle_words.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/score.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::desk {

namespace {

using state::Phase;
using state::Side;

// What they are called, in a row.
std::string named_in_a_row(const OpenTable& open, const Ids& ids, const char* last) {
  std::string all;
  for (std::size_t i = 0; i < ids.size(); ++i)
    all += (i == 0 ? "" : i + 1 == ids.size() ? last : ", ") + open.names().piece(ids[i]);
  return all;
}

// Which of the dice that lie there an answer means: its key counts them (2e-spend-10).
std::optional<ShownDie> die_of(const state::Table& table, const state::Choice& choice, const state::Option& option) {
  const auto& attack = table.play.attack;
  if (choice.kind != "reroll" || !attack) return std::nullopt;
  const bool attack_die = attack->step <= state::AttackStep::modify_attack;
  const std::vector<state::Die>& dice = attack_die ? attack->attack_dice : attack->defense_dice;
  const std::string& key = option.key;
  std::size_t place = dice.size();
  const auto parsed = std::from_chars(key.data(), key.data() + key.size(), place);
  if (parsed.ec != std::errc() || place >= dice.size()) return std::nullopt;  // "done"
  return ShownDie{attack_die ? state::DieKind::attack : state::DieKind::defense, static_cast<int>(dice[place].face),
                  place};
}

// The die that an entry chose for the reroll that is still being put together: nothing else came of it.
const rules::Choose* die_chosen_by(const battle::LogEntry& entry) {
  const auto* choose = get_if<rules::Choose>(&entry.command);
  const bool die = choose != nullptr && choose->choice == "reroll" && choose->option != "done";
  return die && entry.events.size() == 1 && holds<state::StepPaused>(entry.events.front()) ? choose : nullptr;
}

bool declines(const std::string& key) { return key == "pass" || key == "done" || key == "no"; }

std::string label_of(int place) {
  return place <= kDigits ? std::to_string(place) : kWithShift + std::to_string(place - kDigits);
}

void number(std::vector<Pick>& picks) {
  int next = 1;
  for (Pick& pick : picks) {
    if (!pick.legal) continue;
    if (pick.die)  // a die keeps its number while others are chosen
      next = static_cast<int>(pick.die->place) + 1;
    if (declines(pick.key))
      pick.label = "0";
    else if (next <= 2 * kDigits)
      pick.label = label_of(next++);
  }
}

}  // namespace

const state::Choice* asked_at(const battle::Session& session, std::size_t entries) {
  if (entries <= session.floor()) return session.start().play.choice ? &*session.start().play.choice : nullptr;
  const std::vector<state::Event>& events = session.log()[entries - 1].events;
  const auto* paused = events.empty() ? nullptr : get_if<state::StepPaused>(&events.back());
  return paused == nullptr ? nullptr : &paused->choice;
}

void living_first(const state::Table& table, std::vector<Pick>& picks) {
  const auto wreck = [&](const Pick& pick) {
    const state::Piece* target = table.find(pick.piece);
    return target != nullptr && target->ship.destroyed ? target : nullptr;
  };
  const auto wrecks = std::stable_partition(picks.begin(), picks.end(), [&](const Pick& pick) { return !wreck(pick); });
  std::for_each(wrecks, picks.end(), [&](Pick& pick) {
    pick.text += wreck(pick)->ship.engaged ? ". It is destroyed already and only waits to leave"
                                           : ". It is destroyed already: it still attacks, then it leaves";
  });
}

void others_first(const state::Table& table, state::Side own, std::vector<Pick>& picks) {
  const auto place = [&](const Pick& pick) {  // enemies, then objects, then friends
    const state::Piece* piece = table.find(pick.piece);
    if (piece == nullptr || piece->type != state::PieceType::ship) return 1;
    return state::are_enemies(piece->side, own) ? 0 : 2;
  };
  const auto end = std::find_if(picks.begin(), picks.end(), [](const Pick& pick) { return declines(pick.key); });
  std::stable_sort(picks.begin(), end, [&](const Pick& a, const Pick& b) { return place(a) < place(b); });
}

// --- what is expected

const Battle::Advised& Battle::advised() const {
  const Advice& advice = given_.advice;
  return advised_.of({given_.open.version(), advice.typed_die, advice.target, advice.sector, advice.reroll}, [&] {
    return given_.open.in_battle() ? given_.open.session().advised(advice.hints()) : std::nullopt;
  });
}

Battle::Asked& Battle::asked() const {
  return asked_.of({given_.open.version(), given_.advice.view(), given_.seats.view(), given_.board.selected,
                    given_.dial.open, placing, by_the_book, typed, instead, marked, held},
                   [this] {
                     Asked now;
                     now.expected = expect();
                     now.picks = list_picks(now.expected);
                     return now;
                   });
}

Expected Battle::expect() const {
  if (!given_.open.is_open()) return {};
  const state::Play& play = table().play;
  if (!play.on()) return placing ? expect_before_start() : Expected();
  if (play.phase == Phase::over) return expect_end();
  if (given_.seats.covered) {
    const std::string who = given_.seats.side_name(given_.seats.seat);
    return {Expect::dials, given_.seats.seat, "", "Hand the screen to " + who + ".", "I fly for " + who};
  }
  if (advised() && !(instead && play.choice)) return expect_others();
  if (play.choice) return expect_answer(*play.choice);
  if (play.phase == Phase::setup) return expect_placing();
  const bool at_table = rules::is_refereed(table());
  if (at_table && (play.phase == Phase::planning || rules::is_round_played(catalog(), table())))
    return expect_at_table();
  if (play.phase == Phase::planning) return expect_dials();
  return expect_turn();
}

// Where people at a real table are waited for: with their dials, and when all turns of the round are done.
Expected Battle::expect_at_table() const {
  Expected e;
  e.kind = Expect::ready;
  e.side = given_.seats.seat;
  if (table().play.phase == Phase::planning) {
    e.words = "Set your dials on the table.";
    e.continues = "All dials are set";
    return e;
  }
  const std::size_t open = table().play.untold.size();
  e.words = "Round " + std::to_string(table().round) + " is played.";
  if (open > 0) e.words += " Left open: " + std::to_string(open) + (open == 1 ? " thing." : " things.");
  e.continues = "End the round";
  return e;
}

Expected Battle::expect_before_start() const {
  if (by_the_book && !table().mission.empty())
    return {Expect::place, Side::player, "", "The pilots' ships are placed in their deployment areas.",
            "Begin the set-up"};
  if (by_the_book)
    return {Expect::place, Side::none, "", "Obstacles and ships are placed in turn.", "Begin the set-up"};
  return {Expect::place, Side::player, "", "Place the ships: drag them inside their strip, turn them with Q and E.",
          "Start the battle"};
}

Expected Battle::expect_end() const {
  if (const state::Progress& progress = table().progress; !progress.outcome.empty()) {
    const std::string reason = progress.reason.empty() ? "" : ": " + with_stop(given_.open.said(progress.reason));
    return {Expect::over, Side::none, "", "The mission is " + progress.outcome + (reason.empty() ? "." : reason),
            "Show the report"};
  }
  const std::string& result = table().play.result;
  const bool all_gone = !rules::has_ships_left(table(), Side::player) && !rules::has_ships_left(table(), Side::enemy);
  const std::string draw = all_gone ? "Nobody is left: a draw." : "Both sides have scored the same: a draw.";
  const std::string who = result == "draw" ? draw
                                           : given_.seats.side_does(result == "player" ? Side::player : Side::enemy,
                                                                    "has won the battle.", "have won the battle.");
  return {Expect::over, Side::none, "", who, "Show the result"};
}

// AI or stand-in acts.
Expected Battle::expect_others() const {
  const rules::Command& next = advised()->command;
  const auto& choice = table().play.choice;
  Expected e;
  e.kind = Expect::others;
  if (const auto* turn = get_if<rules::TakeTurn>(&next)) {
    e.ship = turn->ship;
    const std::string who = given_.open.names().piece(turn->ship);
    e.words = who + (stops_at(turn->ship) ? " is next. It waits for you to go on." : " is next.");
    e.continues = "Let " + who + " act";
  } else if (choice) {
    e.ship = choice->ship;
    e.side = choice->side;
    const std::string who = e.ship.empty() ? given_.seats.side_name(e.side) : given_.open.names().piece(choice->ship);
    if (given_.advice.of_battle && given_.advice.decision) {
      e.words = who + " wants to fly " + geom::words_of(given_.advice.decision->flown) + ".";
      e.continues = "Let it fly";
    } else {
      e.words = question_words(*choice, given_.open.names());  // a ship's names it
      if (e.ship.empty()) e.words = given_.seats.side_does(e.side, "decides. ", "decide. ") + e.words;
      e.continues = "Let " + who + " act";
    }
  } else if (const auto* place = get_if<rules::PlacePieces>(&next)) {
    e.side = rules::next_to_place(catalog(), table()).side;
    const std::string who = given_.seats.side_name(e.side);
    e.words = given_.seats.side_does(e.side, "places ", "place ") +
              given_.open.names().whole(place->placements.front().id) + ".";
    e.continues = "Let " + who + " place it";
    return e;
  } else {
    const auto* ready = get_if<rules::Ready>(&next);
    const auto takes_dial = [&](const state::Piece& ship) {
      return ship.type == state::PieceType::ship && ship.side == ready->side && !ship.ai;
    };
    const bool by_cards = ready != nullptr && std::none_of(table().pieces.begin(), table().pieces.end(), takes_dial);
    e.words = by_cards ? given_.open.said(say("log.needs-no-dials", state::team_of(ready->side))) + "."
                       : "The stand-in pilot sets its dials.";
    e.continues = "Go on";
  }
  if (const state::Piece* ship = table().find(e.ship)) e.side = ship->side;
  return e;
}

Expected Battle::expect_answer(const state::Choice& choice) const {
  Expected e;
  e.side = choice.side;
  e.ship = choice.ship;
  if (choice.dice > 0) {
    e.kind = Expect::dice;
    const bool told = choice.prompt.empty() || choice.prompt.key() == words::Key("dice.attack") ||
                      choice.prompt.key() == words::Key("dice.defense");
    e.words = "Roll " + dice_words(choice.dice, choice.die).english() +
              (choice.ship.empty() ? "" : " for " + given_.open.names().piece(choice.ship)) +
              (told ? "" : " (" + given_.open.said(choice.prompt) + ")") + " and enter what they show.";
    e.continues = typed.empty() ? "Roll them here" : has_typed_enough() ? "Use these dice" : "";
    return e;
  }
  e.kind = Expect::choice;
  e.words = question_words(choice, given_.open.names());
  if (!marked.empty()) e.continues = reroll_words(marked.size());
  if (choice.ship.empty() && choice.side != Side::none)
    e.words = with_capital(given_.seats.side_name(choice.side)) + ": " + e.words;
  return e;
}

Expected Battle::expect_placing() const {
  const rules::Placing next = rules::next_to_place(catalog(), table());
  Expected e;
  if (next.pieces.empty()) return e;
  e.kind = Expect::in_turn;
  e.side = next.side;
  e.words = given_.seats.side_does(next.side, "places ", "place ");
  const state::Piece& piece = *table().find(next.pieces.front());
  if (piece.type == state::PieceType::obstacle) {
    e.words += "an obstacle: " + given_.open.said(rules::where_to_place(catalog(), table(), piece)) + ".";
  } else if (piece.ship.wing.split) {
    e.words += given_.open.names().piece(piece.id) + " by itself: it did not fit into its wing.";
  } else {
    e.words += named_in_a_row(given_.open, next.pieces, " or ") + " " +
               given_.open.said(rules::where_to_place(catalog(), table(), piece)) + ".";
  }
  e.continues = kSuggestedPlace;
  return e;
}

Expected Battle::expect_dials() const {
  Expected e;
  e.side = given_.seats.seat;
  const auto missing = rules::need_dials(catalog(), table(), e.side);
  const auto all = std::count_if(table().pieces.begin(), table().pieces.end(), [&](const state::Piece& ship) {
    return ship.side == e.side && rules::takes_dial(rules::book_of(catalog(), table()), ship);
  });
  if (missing.empty()) {
    e.kind = Expect::ready;
    e.words = all == 0 ? "No ship of yours takes a dial this round." : "All dials are set. Change one, or go on.";
    e.continues = "Dials are set";
    return e;
  }
  e.kind = Expect::dials;
  e.ship = missing.front();
  e.words = "Choose a maneuver for " + given_.open.names().piece(e.ship) + ". " + std::to_string(missing.size()) +
            " of " + std::to_string(all) + (all == 1 ? " dial" : " dials") + " still to set.";
  const bool opened = given_.dial.open && given_.board.selected.count(e.ship) != 0;
  e.continues = opened ? "" : "Open its dial";
  return e;
}

Expected Battle::expect_turn() const {
  Expected e;
  const auto ids = rules::whose_turn(catalog(), table());
  if (ids.empty()) return e;
  const std::set<std::string>& selected = given_.board.selected;
  e.kind = Expect::turn;
  e.ship = selected.size() == 1 && base::contains(ids, *selected.begin()) ? Id(*selected.begin()) : ids.front();
  e.side = table().find(e.ship)->side;
  const std::string who = named_in_a_row(given_.open, ids, " or "), one = given_.open.names().piece(e.ship);
  switch (table().play.phase) {
    case Phase::system:
      e.words = who + " may use what works in the System Phase.";
      e.continues = "System options of " + one;
      break;
    case Phase::engagement:
      e.words = who + (ids.size() == 1 ? " may attack." : " may attack: pick who is first.");
      e.continues = "Attack with " + one;
      break;
    default:
      e.words = who + (ids.size() == 1 ? " reveals its dial and flies." : " may fly: pick who is first.");
      e.continues = "Activate " + one;
  }
  return e;
}

// --- the ways to answer

std::vector<Pick> Battle::list_picks(const Expected& expected) const {
  std::vector<Pick> list;
  if (!given_.open.is_open() || given_.seats.covered) return list;
  if (expected.kind == Expect::choice) list = picks_of_choice();
  if (expected.kind == Expect::in_turn) list = picks_of_placing();
  if (expected.kind == Expect::turn) list = picks_of_turn();
  if (expected.kind == Expect::dials || expected.kind == Expect::ready) list = picks_of_dials();
  number(list);
  return list;
}

std::vector<Pick> Battle::picks_of_choice() const {
  std::vector<Pick> list;
  const state::Choice& choice = *table().play.choice;
  for (const state::Option& option : choice.options) list.push_back(pick_of(choice, option));
  odds_of_picks(list);
  if (choice.kind == "reroll") {
    show_marks(list);
    add_chosen_dice(list);
  }
  static const std::vector<Id> kOfEnemies{"attack", "lock", "jam", "remote-target"};
  if (base::contains(kOfEnemies, choice.kind)) others_first(table(), choice.side, list);
  if (choice.kind == "attack") living_first(table(), list);
  return list;
}

namespace {

// Which section of a huge ship an attack is at: its option's key ends so (rules::Shot::key).
std::string section_words(const std::string& key) {
  for (const char* section : {"fore", "aft"})
    if (key.ends_with(std::string("@") + section)) return std::string(", its ") + section + " section";
  return "";
}

}  // namespace

Pick Battle::pick_of(const state::Choice& choice, const state::Option& option) const {
  const Names names = given_.open.names();
  Pick pick;
  pick.key = option.key;
  pick.text = answer_words(option, names);
  if (choice.kind == "attack") pick.text += section_words(option.key.text());
  pick.legal = option.legal;
  pick.rule = option.rule;
  pick.why = words::english(option.why, names);
  pick.piece = option.piece;
  pick.ghost = option.ghost;
  // Of several ships the one whose ghost it is (a wing's), else whoever is asked.
  const state::Piece* other = table().find(option.piece);
  const bool its_own = option.ghost && other != nullptr && other->type == state::PieceType::ship;
  pick.ship = its_own ? option.piece : choice.ship;
  pick.die = die_of(table(), choice, option);
  return pick;
}

// The rules ask for one die after the other; a person sees all of them in their order until they are thrown.
void Battle::add_chosen_dice(std::vector<Pick>& list) const {
  const battle::Session& session = given_.open.session();
  for (std::size_t i = session.log().size(); i > session.floor(); --i) {
    const rules::Choose* chosen = die_chosen_by(session.log()[i - 1]);
    const state::Choice* asked = chosen == nullptr ? nullptr : asked_at(session, i - 1);
    const state::Option* option = asked == nullptr ? nullptr : asked->option(chosen->option);
    if (option == nullptr) break;
    Pick pick = pick_of(*asked, *option);
    pick.chosen_at = i - 1;
    list.push_back(std::move(pick));
  }
  const auto place = [](const Pick& pick) { return pick.die ? pick.die->place : std::size_t{1} << 20U; };
  std::stable_sort(list.begin(), list.end(), [&](const Pick& a, const Pick& b) { return place(a) < place(b); });
}

std::vector<Pick> Battle::picks_of_placing() const {
  std::vector<Pick> list;
  for (const std::string& id : rules::next_to_place(catalog(), table()).pieces) {
    Pick pick;
    pick.key = pick.piece = pick.ship = id;
    pick.text = piece_words(catalog(), *table().find(id));
    const std::size_t mates = rules::wingmates(table(), id).size();
    if (mates > 0) pick.text += ", with its wing of " + std::to_string(mates + 1);
    list.push_back(std::move(pick));
  }
  return list;
}

std::vector<Pick> Battle::picks_of_turn() const {
  std::vector<Pick> list;
  for (const std::string& id : rules::whose_turn(catalog(), table())) {
    Pick pick;
    pick.key = pick.piece = pick.ship = id;
    const auto& dial = table().find(id)->ship.dial;
    const std::string who = given_.open.names().piece(id);
    pick.text = dial && table().play.phase == Phase::activation ? who + ": " + geom::words_of(*dial) : who;
    pick.idle = has_nothing_to_do(id);
    if (pick.idle) pick.text += ": nobody to attack";
    list.push_back(std::move(pick));
  }
  return list;
}

std::vector<Pick> Battle::picks_of_dials() const {
  std::vector<Pick> list;
  for (const state::Piece& ship : table().pieces) {
    if (ship.side != given_.seats.seat || !rules::takes_dial(rules::book_of(catalog(), table()), ship)) continue;
    Pick pick;
    pick.key = pick.piece = pick.ship = ship.id;
    pick.text = given_.open.names().piece(ship.id) +
                (ship.ship.dial ? ": " + geom::words_of(*ship.ship.dial) : ": no dial yet");
    list.push_back(std::move(pick));
  }
  return list;
}

}  // namespace plotboard::desk
