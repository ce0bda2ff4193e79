#include "rules/play/tokens.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "data/catalog.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using state::Side;
using state::Token;

constexpr std::array<Token, 6> kGreen{Token::focus,          Token::evade,         Token::calculate,
                                      Token::reinforce_fore, Token::reinforce_aft, Token::protect};

// What a person at the table would say, where the ledger's text describes the whole rule. "": what happens says it
// all, or the card has spoken.
struct Reason {
  std::string_view rule, words;
};
constexpr Reason kReasons[] = {
    {"2e-focus-1", "It takes the focus action."},
    {"2e-evade-1", "It takes the evade action."},
    {"2e-calculate-1", "It takes the calculate action."},
    {"2e-reinforce-1", "It takes the reinforce action."},
    {"2e-cloak-1", "It takes the cloak action."},
    {"2e-cloak-6", "It decloaks."},
    {"2e-jam-1", "An enemy jams it."},
    {"2e-lock-1", "It takes a lock."},
    {"2e-reload-1", "Reloading leaves it disarmed."},
    {"2e-slam-1", "After a SLAM it is disarmed."},
    {"2e-action-colour-2", "A red action costs 1 stress token."},
    {"2e-action-colour-3", "A red action costs 1 stress token even when it fails."},
    {"2e-maneuver-4", "A red maneuver costs 1 stress token."},
    {"2e-ion-7", "It has flown its ion maneuver."},
    {"2e-obstacle-9", "It flies through debris."},
    {"2e-attack-dice-9", "Depleted: it has thrown 1 attack die less."},
    {"2e-defense-dice-6", "Strained: it has thrown 1 defense die less."},
    {"2e-spend-1", "It spends a focus token: all its focus results become hits."},
    {"2e-spend-2", "It spends a focus token: all its focus results become evades."},
    {"2e-spend-4", "It spends a calculate token: 1 focus result counts."},
    {"2e-spend-8", "It spends an evade token: 1 result becomes an evade."},
    {"2e-spend-11", "The lock is spent on throwing dice again."},
    {"2e-deal-9", "This weapon gives its token in place of damage."},
    {"2e-deal-10", "Ion weapon: 1 damage at most; the other results become ion tokens."},
    {"2e-tractor-10", "Turning costs it 1 stress token."},
    {"2e-damage-card-1", ""},
    {"2e-damage-card-23", "Disabled Power Regulator: ionised before it engages."},
    {"2e-damage-card-4", "Wounded Pilot: its action costs 1 stress token."},
    {"2e-bomb-5", "It takes strain rather than expose a damage card."},
    {"2e-bomb-7", "The Electro-Proton Bomb reaches it."},
    {"2e-bomb-10", "The Ion Bomb reaches it."},
    {"2e-mine-7", ""},
    {"2e-ship-8", "Stygium Array: an evade token becomes a cloak token."},
    {"2e-wing-15", "Its leader has done a SLAM."},
    {"2e-wing-19", "It flies without a dial."},
    {"2e-wing-21", "Joining the formation again costs 1 stress token."},
    {"fga-3.3.1.2-2", "Its locked target is far off and another enemy is near."},
    {"fga-3.4.2.1-1", ""},
    {"fga-4.9-4", ""},
};

void explain(Game& game, Id ship, std::string_view rule) {
  if (!game.narrates()) return;
  for (const Reason& reason : kReasons) {
    if (reason.rule != rule) continue;
    if (!reason.words.empty()) game.tell(ship, rule, std::string(reason.words));
    return;
  }
  if (rule.rfind("fga-table-", 0) == 0) return;  // a card's: its effect tells
  const auto& rules = game.catalog().rules;
  const auto found = rules.find(std::string(rule));
  if (found != rules.end()) game.tell(ship, rule, found->second.text);
}

// 2e-jam-5, -6: with one jam token goes a green token or the lock, as the player behind it says. Without any the ship
// stays jammed (2e-jam-7).
void become_jammed(Game& game, Id ship, Side by) {
  const state::Piece& piece = game.piece(ship);
  state::Choice choice = choice_of(game, "jammed", ship, "2e-jam-5", "What does " + ship + " lose to the jamming?");
  if (by != Side::none) choice.side = by;
  for (const Token token : kGreen) {
    if (piece.tokens[token] > 0) choice.options.push_back(option(std::string(state::name_of(token)), ""));
  }
  if (!piece.lock.empty()) choice.options.push_back(option("lock", "Its lock on " + piece.lock));
  if (choice.options.empty()) return;
  const std::string lost = game.ask(std::move(choice));
  game.tell(ship, "2e-jam-5", "Jammed: the ship loses a green token or its lock, and the jam token.");
  if (lost == "lock") {
    game.emit(state::LockSet{ship, ""});
  } else {
    const Token token = state::token_named(lost).value();
    game.emit(state::TokenChanged{ship, token, -1});
    additions().removed(game, ship, token, 1);
  }
  game.emit(state::TokenChanged{ship, Token::jam, -1});
}

// 2e-jam-8, -10: what a jammed ship gains goes again, one for one.
void jam_gained(Game& game, Id ship, Token token, int count) {
  const int lost = std::min(count, game.piece(ship).tokens.jam);
  if (lost == 0) return;
  game.tell(ship, "2e-jam-8", "Jammed: what the ship gains is lost at once, with the jam token.");
  game.emit(state::TokenChanged{ship, token, -lost});
  game.emit(state::TokenChanged{ship, Token::jam, -lost});
}

// 2e-tractor-3, -13: only becoming tractored moves a ship, once a round.
void become_tractored(Game& game, Id ship, Side by) {
  if (game.piece(ship).ship.has_mark("tractored")) return;
  game.emit(state::Marked{ship, "tractored"});
  tractor_move(game, ship, by);
}

// What is left of it when cards have had their say; 0: replaced (2e-golden-9).
int gained_after_cards(Game& game, Id ship, Token token, int count) {
  Occasion occasion;
  occasion.window = Window::gain_token;
  occasion.subject = ship;
  occasion.word = state::name_of(token);
  occasion.value = count;
  happen(game, occasion);
  return occasion.stopped ? 0 : occasion.value;
}

}  // namespace

void gain(Game& game, Id ship, Token token, int count, std::string_view rule, Side by) {
  if (count <= 0 || !game.in_play(ship)) return additions().gains_off_board(game, ship, token, count);
  if (game.is_battle()) count = gained_after_cards(game, ship, token, count);
  if (count <= 0) return;
  if (token == Token::cloak) {
    if (game.piece(ship).tokens.cloak > 0) {
      return game.tell(ship, "2e-cloak-5", "The ship is cloaked already: it gains no second cloak token.");
    }
    count = 1;
  }
  explain(game, ship, rule);
  const bool was_tractored = is_tractored(book_of(game), game.piece(ship));
  game.emit(state::TokenChanged{ship, token, count});
  additions().gained(game, ship, token, count);
  if (token == Token::jam) {
    for (int i = 0; i < count; ++i) become_jammed(game, ship, by);
  } else if (state::is_green(token)) {
    jam_gained(game, ship, token, count);
  } else if (token == Token::tractor && !was_tractored && is_tractored(book_of(game), game.piece(ship))) {
    become_tractored(game, ship, by);
  }
  if (token == Token::ion || token == Token::tractor || token >= Token::hyperdrive) check_wing(game, ship);
}

void lose(Game& game, Id ship, Token token, int count, std::string_view rule) {
  const int lost = std::min(count, game.piece(ship).tokens[token]);
  if (lost <= 0) return;
  explain(game, ship, rule);
  game.emit(state::TokenChanged{ship, token, -lost});
  additions().removed(game, ship, token, lost);
}

bool transfer(Game& game, Id from, const std::string& to, Token token, std::string_view rule) {
  const bool there = game.in_play(from) && game.in_play(to) && game.piece(from).tokens[token] > 0;
  const bool taken = token != Token::cloak || game.piece(to).tokens.cloak == 0;
  if (from == to || !there || !taken) return false;
  lose(game, from, token, 1, rule);
  gain(game, to, token, 1, rule, game.piece(from).side);
  return true;
}

void set_lock(Game& game, Id ship, Id object, std::string_view rule) {
  if (ship == object) return;  // 2e-lock-4
  explain(game, ship, rule);
  if (!game.piece(ship).lock.empty()) {
    game.tell(ship, "2e-lock-6", "The ship's former lock is removed first.");
    game.emit(state::LockSet{ship, ""});
  }
  game.emit(state::LockSet{ship, object});
  if (game.piece(ship).tokens.jam == 0) return;
  game.tell(ship, "2e-jam-8", "Jammed: the lock is lost at once, with the jam token.");
  game.emit(state::LockSet{ship, ""});
  game.emit(state::TokenChanged{ship, Token::jam, -1});
}

void break_lock(Game& game, Id ship, std::string_view rule) {
  if (game.piece(ship).lock.empty()) return;
  explain(game, ship, rule);
  game.emit(state::LockSet{ship, ""});
}

namespace {

// Enough of them for its base to work; huge ships never feel them (huge-tokens-5).
bool is_over_threshold(const Rulebook& book, const state::Piece& ship, Token token) {
  return !geom::is_huge(ship.base) &&
         ship.tokens[token] >= book.token(token).threshold.at(static_cast<std::size_t>(ship.base));
}

}  // namespace

bool is_ionised(const Rulebook& book, const state::Piece& ship) { return is_over_threshold(book, ship, Token::ion); }
bool is_tractored(const Rulebook& book, const state::Piece& ship) {
  return is_over_threshold(book, ship, Token::tractor);
}

bool is_disarmed(const state::Piece& ship) { return ship.tokens.disarm > 0 || ship.tokens.cloak > 0; }

int agility_of(Game& game, Id ship) {
  constexpr int kCloaked = 2;  // 2e-cloak-3
  const state::Piece& piece = game.piece(ship);
  if (!piece.ship.docking.empty()) return 0;  // fga-2.16.1.3x-4
  const int printed = piece.ship.agility + (piece.tokens.cloak > 0 ? kCloaked : 0);
  return std::max(0, number_after(game, Window::agility, ship, "", printed));
}

}  // namespace plotboard::rules
