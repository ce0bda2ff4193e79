#include "rules/play/tokens.hpp"

#include <algorithm>
#include <utility>

#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using state::Side;
using state::Token;

// What a person at the table would say, where the rule's text describes all of it. Empty: what happens says it
// all, or the card has spoken.
struct Reason {
  std::string_view rule;
  words::Key why;
};
constexpr Reason kReasons[] = {
    {"2e-focus-1", "token.focus-action"},
    {"2e-evade-1", "token.evade-action"},
    {"2e-calculate-1", "token.calculate-action"},
    {"2e-reinforce-1", "token.reinforce-action"},
    {"2e-cloak-1", "token.cloak-action"},
    {"2e-cloak-6", "token.decloaks"},
    {"2e-jam-1", "token.jammed-by-enemy"},
    {"2e-lock-1", "token.takes-lock"},
    {"2e-reload-1", "token.reloading-disarms"},
    {"2e-slam-1", "token.slam-disarms"},
    {"2e-action-colour-2", "token.red-action"},
    {"2e-action-colour-3", "token.failed-red-action"},
    {"2e-maneuver-4", "token.red-maneuver"},
    {"2e-ion-7", "token.ion-maneuver-flown"},
    {"2e-obstacle-9", "token.through-debris"},
    {"2e-attack-dice-9", "token.depleted"},
    {"2e-defense-dice-6", "token.strained"},
    {"2e-spend-1", "token.focus-for-hits"},
    {"2e-spend-2", "token.focus-for-evades"},
    {"2e-spend-4", "token.calculate-spent"},
    {"2e-spend-8", "token.evade-spent"},
    {"2e-spend-11", "token.lock-spent"},
    {"1e-focus-1", "token.focus-action"},
    {"1e-evade-1", "token.evade-action"},
    {"1e-cloak-5", "token.decloaks"},
    {"1e-jam-1", "token.jammed-by-huge-ship"},
    {"1e-jam-2", "token.jammed-by-enemy"},
    {"1e-reload-1", "token.reloading-disarms"},
    {"1e-act-9", "token.red-maneuver"},
    {"1e-stress-8", "token.green-maneuver"},
    {"1e-ion-5", "token.ion-maneuver-flown"},
    {"1e-focus-2", "token.focus-for-hits"},
    {"1e-focus-3", "token.focus-for-evades"},
    {"1e-evade-2", "token.evade-added"},
    {"1e-lock-11", "token.lock-spent"},
    {"1e-lock-12", "token.lock-for-attack"},
    {"1e-attack-13", "token.spent-for-attack"},
    {"1e-reinforce-1", "token.reinforce-action"},
    {"huge-actions-5", "token.reinforce-action"},
    {"huge-tokens-6", "token.ion-of-huge-ships"},
    {"2e-deal-9", "token.in-place-of-damage"},
    {"2e-deal-10", "token.ion-weapon"},
    {"2e-tractor-10", "token.turning"},
    {"2e-damage-card-1", {}},
    {"2e-damage-card-23", "token.disabled-power-regulator"},
    {"2e-damage-card-4", "token.wounded-pilot"},
    {"2e-bomb-5", "token.strain-for-exposing"},
    {"2e-bomb-7", "token.electro-proton-bomb"},
    {"2e-bomb-10", "token.ion-bomb"},
    {"2e-mine-7", {}},
    {"2e-ship-8", "token.stygium-array"},
    {"2e-wing-15", "token.leaders-slam"},
    {"2e-wing-19", "token.without-dial"},
    {"2e-wing-21", "token.joining-again"},
    {"fga-3.3.1.2-2", "token.lock-too-far"},
    {"fga-3.4.2.1-1", {}},
    {"fga-4.9-4", {}},
};

void explain(Game& game, Id ship, std::string_view rule) {
  if (!game.narrates()) return;
  for (const Reason& reason : kReasons) {
    if (reason.rule != rule) continue;
    if (!reason.why.empty()) game.tell(ship, rule, reason.why);
    return;
  }
  if (rule.rfind("fga-table-", 0) == 0) return;  // a card's: its effect tells
  const auto& rules = game.catalog().rules;
  const auto found = rules.find(std::string(rule));
  if (found != rules.end()) game.tell(ship, rule, Phrase::of(found->second.text));
}

// One of its locks, that on this object.
void drop_lock(Game& game, Id ship, Id object) {
  game.emit(state::LockSet{ship, "", state::Section::none, game.piece(ship).lock_beside(object)});
}

// 2e-jam-5, -6: with one jam token goes a green token or the lock, as the player behind it says. Without any the ship
// stays jammed (2e-jam-7).
void become_jammed(Game& game, Id ship, Side by) {
  const state::Piece& piece = game.piece(ship);
  state::Choice choice = choice_of(game, "jammed", ship, "2e-jam-5", say("jam.loses", ship));
  if (by != Side::none && !book_of(game).jam.owner_picks) choice.side = by;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<Token>(i);
    if (book_of(game).token(token).jams && piece.tokens[token] > 0)
      choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
  }
  const Id newest = piece.lock, older = piece.ship.older_lock;
  if (!newest.empty()) choice.options.push_back(option("lock", say("jam.lock", newest)));
  if (!older.empty() && older != newest) choice.options.push_back(option("older-lock", say("jam.lock", older)));
  if (choice.options.empty()) return;
  const Id lost = game.ask(std::move(choice));
  game.tell(ship, "2e-jam-5", say("jam.costs"));
  if (lost == "lock" || lost == "older-lock") {
    drop_lock(game, ship, lost == "lock" ? newest : older);
  } else {
    const Token token = state::token_named(lost.text()).value();
    game.emit(state::TokenChanged{ship, token, -1});
    additions().removed(game, ship, token, 1);
  }
  game.emit(state::TokenChanged{ship, Token::jam, -1});
}

// 2e-jam-8, -10: what a jammed ship gains goes again, one for one.
void jam_gained(Game& game, Id ship, Token token, int count) {
  const int lost = std::min(count, game.piece(ship).tokens.jam);
  if (lost == 0) return;
  game.tell(ship, "2e-jam-8", say("jam.gain-lost"));
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

int kept_stress(Game& game, Id ship) {
  return anything_at(game, Window::keeps_tokens, ship) ? number_after(game, Window::keeps_tokens, ship, "", 0, "stress")
                                                       : 0;
}

// Beside a real table. A mission goes by its own tokens: those are counted here all the same.
bool is_theirs(const Game& game, Id ship, Token token) { return token < Token::protect && keeps_tokens(game, ship); }

}  // namespace

void gain(Game& game, Id ship, Token token, int count, std::string_view rule, Side by) {
  if (count <= 0 || !game.in_play(ship)) return additions().gains_off_board(game, ship, token, count);
  if (game.is_battle()) count = gained_after_cards(game, ship, token, count);
  if (count <= 0) return;
  if (geom::is_huge(game.piece(ship).base) && !book_of(game).token(token).on_huge) {
    return game.tell(ship, "huge-tokens-4", say("token.not-on-huge", state::word_of(token)));
  }
  if (is_theirs(game, ship, token)) {
    return game.tell(ship, rule, say("token.yours-gained", count, state::word_of(token)));
  }
  if (const int most = book_of(game).token(token).most; most > 0) {
    count = std::min(count, most - game.piece(ship).tokens[token]);
    if (count <= 0) return game.tell(ship, "2e-cloak-5", say("cloak.no-second"));
  }
  explain(game, ship, rule);
  const bool was_tractored = is_tractored(book_of(game), game.piece(ship));
  game.emit(state::TokenChanged{ship, token, count});
  additions().gained(game, ship, token, count);
  if (token == Token::jam) {
    for (int i = 0; i < count; ++i) become_jammed(game, ship, by);
  } else if (book_of(game).token(token).jams) {
    jam_gained(game, ship, token, count);
  } else if (token == Token::tractor && !was_tractored && is_tractored(book_of(game), game.piece(ship))) {
    become_tractored(game, ship, by);
  }
  if (token == Token::ion || token == Token::tractor || token >= Token::hyperdrive) check_wing(game, ship);
  if (game.is_battle()) moment(game, Window::token_gained, ship, "", state::name_of(token), count);
}

void lose(Game& game, Id ship, Token token, int count, std::string_view rule) {
  if (is_theirs(game, ship, token)) {
    return game.tell(ship, rule, say("token.yours-lost", count, state::word_of(token)));
  }
  int lost = std::min(count, game.piece(ship).tokens[token]);
  if (token == Token::stress && lost > 0 && game.is_battle()) {
    lost = std::min(lost, game.piece(ship).tokens.stress - kept_stress(game, ship));
  }
  if (lost <= 0) return;
  explain(game, ship, rule);
  game.emit(state::TokenChanged{ship, token, -lost});
  additions().removed(game, ship, token, lost);
  if (game.is_battle()) moment(game, Window::token_lost, ship, "", state::name_of(token), lost);
}

void spend(Game& game, Id ship, Token token, std::string_view rule) {
  if (game.piece(ship).tokens[token] == 0) return;
  lose(game, ship, token, 1, rule);
  moment(game, Window::token_spent, ship, "", state::name_of(token));
}

bool transfer(Game& game, Id from, const std::string& to, Token token, std::string_view rule) {
  const bool there = game.in_play(from) && game.in_play(to) && game.piece(from).tokens[token] > 0;
  const int most = book_of(game).token(token).most;
  const bool taken = most == 0 || (there && game.piece(to).tokens[token] < most);
  if (from == to || !there || !taken) return false;
  lose(game, from, token, 1, rule);
  gain(game, to, token, 1, rule, game.piece(from).side);
  return true;
}

namespace {

// 2e-lock-6: of more locks than one its player says which is removed.
Id lock_that_goes(Game& game, Id ship) {
  const Ids held = game.piece(ship).locks();
  if (held.front() == held.back()) return held.front();
  state::Choice choice = choice_of(game, "lock-goes", ship, "2e-lock-6", say("lock.which-goes", ship));
  for (const Id object : held) {
    choice.options.push_back(option(object, say("jam.lock", object)));
    choice.options.back().piece = object;
  }
  return game.ask(std::move(choice));
}

}  // namespace

void set_lock(Game& game, Id ship, Id object, std::string_view rule, state::Section section) {
  if (ship == object) return;  // 2e-lock-4
  if (keeps_tokens(game, ship)) return game.tell(ship, rule, say("token.yours-locked", object));
  explain(game, ship, rule);
  const int most = number_after(game, Window::lock_limit, ship, object, 1);
  while (static_cast<int>(game.piece(ship).locks().size()) >= most) {
    const Id former = lock_that_goes(game, ship);
    game.tell(ship, "2e-lock-6", say("lock.former-removed"));
    drop_lock(game, ship, former);
  }
  game.emit(state::LockSet{ship, object, section, game.piece(ship).lock});
  if (game.piece(ship).tokens.jam == 0) return moment(game, Window::lock_acquired, ship, object);
  game.tell(ship, "2e-jam-8", say("jam.lock-lost"));
  drop_lock(game, ship, object);
  game.emit(state::TokenChanged{ship, Token::jam, -1});
}

void break_lock(Game& game, Id ship, std::string_view rule, Id object) {
  const state::Piece& piece = game.piece(ship);
  if (object.empty()) object = piece.lock;
  if (!piece.has_locked(object)) return;
  explain(game, ship, rule);
  drop_lock(game, ship, object);
}

void spend_lock(Game& game, Id ship, std::string_view rule, Id object) {
  if (object.empty()) object = game.piece(ship).lock;
  if (!game.piece(ship).has_locked(object)) return;
  break_lock(game, ship, rule, object);
  moment(game, Window::token_spent, ship, object, "lock");
}

std::optional<state::LockSet> lock_lost(const state::Piece& ship, const std::function<bool(Id)>& is_gone) {
  const Ids held = ship.locks();
  if (std::none_of(held.begin(), held.end(), is_gone)) return std::nullopt;
  const auto kept = std::find_if_not(held.begin(), held.end(), is_gone);
  return state::LockSet{ship.id, "", state::Section::none, kept == held.end() ? Id() : *kept};
}

bool is_over_threshold(const Rulebook& book, const state::Piece& ship, Token token) {
  return !geom::is_huge(ship.base) &&
         ship.tokens[token] >= book.token(token).threshold.at(static_cast<std::size_t>(ship.base));
}
bool is_tractored(const Rulebook& book, const state::Piece& ship) {
  return is_over_threshold(book, ship, Token::tractor);
}

std::optional<Refusal> token_fault(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship,
                                   const state::Piece* before) {
  const Rulebook& book = book_of(catalog, table);
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<Token>(i);
    const int held = before == nullptr ? 0 : before->tokens[token];
    if (ship.tokens[token] <= held) continue;
    const TokenRule& rule = book.token(token);
    if (!rule.exists) {
      const std::string& edition = catalog.ruleset(table.ruleset)->name;
      return Refusal{kOwn, say("refused.no-such-token", state::word_of(token), words::Text{edition})};
    }
    if (geom::is_huge(ship.base) && !rule.on_huge) {
      return Refusal{"huge-tokens-4", say("token.not-on-huge", state::word_of(token))};
    }
    if (rule.most > 0 && ship.tokens[token] > rule.most) return Refusal{"2e-cloak-5", say("cloak.no-second")};
  }
  return std::nullopt;
}

bool is_disarmed(const state::Piece& ship) { return ship.tokens.disarm > 0 || ship.tokens.cloak > 0; }

int agility_of(Game& game, Id ship, const state::Attack* attack) {
  constexpr int kCloaked = 2;  // 2e-cloak-3
  const state::Piece& piece = game.piece(ship);
  if (!piece.ship.docking.empty()) return 0;  // fga-2.16.1.3x-4
  const int printed = piece.ship.agility + (piece.tokens.cloak > 0 ? kCloaked : 0);
  const auto lost = book_of(game).fighting.agility_lost;
  const int taken = lost == nullptr ? 0 : lost(game, piece);
  Occasion occasion;
  occasion.window = Window::agility;
  occasion.subject = ship;
  occasion.value = printed;
  occasion.attack = attack;
  happen(game, occasion);
  return std::max(0, occasion.value - taken);
}

}  // namespace plotboard::rules
