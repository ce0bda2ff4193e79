#pragma once
// Tokens and locks: what is paid with them, lent, taken and kept.

#include <algorithm>
#include <string_view>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- prices
// Stress as a price has to be received by the ship itself, or what it pays for fails (1e-stress-12).
bool pays_stress(Game& game, Id ship, int count, std::string_view rule);
// A weapon's header that a friend opens by its own token, and pays with it where the attacker has paid nothing.
bool needs_token(const Game& game, Id weapon, Id token);  // "focus" or "lock" stands in its header
void notes_own_cost(Effects& all, const char* card);      // that the attacker has paid itself
bool is_unpaid(const Game& game, const Occasion& occasion, Id token);
inline constexpr const char* kPaid = "cost-paid";
// Which choices of a modify step spend such a token of the ship that makes them (Window::may_modify,
// may_modify_defense). Keys are those of options: "focus", "evade", a card's.
bool spends_focus(Id key);
bool spends_evade(Id key);
// May that ship spend such a token just now, as the price of a card? Cards that take one outside the modify steps, or
// on another ship's dice, look here before they offer anything.
bool may_spend(const Game& game, Id ship, state::Token token);

// --- focus and evade
// The owner takes a focus or evade token off one of these; nothing where none has one.
Ids with_focus_or_evade(const Game& game, const Ids& among);
void take_focus_or_evade(Game& game, Id ship, const Ids& among, std::string_view rule);
// A friend whose focus tokens the ship may use when it attacks (1e-pilot-esegetuketu), or "".
Id lender_of_focus(const Game& game, Id attacker);
bool may_use_focus(const Game& game, const Occasion& occasion);  // the owner's own, attacking a lender's too
// Poe Dameron, on two cards: a focus result counts as with a token, which stays.
void uses_focus_unspent(Effects& all, const char* card);

// --- what is kept
// The ship holds one such token at most: what is above that is not received. It keeps it in the End phase.
template <state::Token token>
void keeps_one(Effects& all, const char* card) {
  must(
      all, card, Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == state::name_of(token) && occasion.value + owner_of(game, occasion).tokens[token] > 1;
      },
      [](Game& game, Occasion& occasion) { occasion.value = std::max(0, 1 - owner_of(game, occasion).tokens[token]); });
  adds<1>(all, card, Window::keeps_tokens,
          [](const Game&, const Occasion& occasion) { return occasion.word == state::name_of(token); });
}

// --- locks
// Its lock may be spent on this attack: not where R5-K6 has just brought it back.
bool may_spend_lock(const Game& game, Id ship);
inline constexpr const char* kFreshLock = "fresh-lock";

}  // namespace plotboard::rules::effects::first
