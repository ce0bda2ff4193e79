#pragma once
// What pilots' abilities of table 2.6 share, which named pilots of squads have too. A friendly ship may be the owner
// itself. Conditions and deeds are of the ship that carries the card (Occasion::owner).

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

inline constexpr const char* kAbilities = "fga-table-2.6";

Effect ability(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&) = nullptr);
// The same, where its side decides; `prompt` says what is offered.
Effect ability_if_wanted(const char* card, Window window, Phrase prompt, Condition when, void (*run)(Game&, Occasion&));

bool is_unstressed(const Game& game, const Occasion& occasion);
// Of the attack of this window: the owner makes it with a primary weapon.
bool makes_primary_attack(const Game& game, const Occasion& occasion);
// Hits and critical hits on the table, and those that no evade is there for.
int hits_shown(const state::Attack& attack);
int hits_unanswered(const state::Attack& attack);
int points_left(const Game& game, Id ship);  // shields and hull
// Another ship of the owner's side, or the owner, at most so far from it.
bool is_friend_within(const Game& game, const Occasion& occasion, Id ship, int farthest);
// An obstacle or a ship that is no friend, within range 3, that it has not locked, or may lock again.
bool finds_to_lock(const Game& game, Id ship, bool again = false);
void cancel_faces(Game& game, bool attack_die, state::Face face);
// A note in the running attack that the owner has paid for more, and whether it stands there.
void note_paid(Game& game, const Occasion& occasion);
bool is_paid_for(const Game& game, const Occasion& occasion);
void offer_free_action(Game& game, Id ship, const Phrase& prompt, const Ids& only = {},
                       void (*cost)(Game&, Id) = nullptr, const char* colour = "");

// Asks the side of the ship whose dice they are which of them it rerolls.
void reroll_picked(Game& game, Occasion& occasion, int most);
bool any_poor_die(Game& game, const Occasion& occasion);
// Of the modify windows: up to `most` dice of a friend may be rerolled, as its side picks.
template <Count most>
void add_reroll_by_friend(Effects& all, const char* card, Window window) {
  Effect again =
      ability(card, window, [](const Game& game, const Occasion& occasion) { return most(game, occasion) > 0; });
  again.may = true;
  again.anyone = true;
  again.run = [](Game& game, Occasion& occasion) {
    if (!anything_rerollable(game, of_attack_dice(occasion))) return;
    const words::Card card_name{occasion.card};
    occasion.options->push_back(option(occasion.card, most(game, occasion) > 1 ? say("ability.reroll-two", card_name)
                                                                               : say("talent.reroll-one", card_name)));
  };
  again.worth = any_poor_die;
  again.use = [](Game& game, Occasion& occasion) { reroll_picked(game, occasion, most(game, occasion)); };
  all.push_back(again);
}

// Of the modify windows: a blank or a focus result becomes that face, once an attack. Options "<card>:blank" and
// "<card>:focus".
void offer_poor(Game& game, Occasion& occasion, state::Face to);
void change_poor(Game& game, const Occasion& occasion, state::Face to);
template <state::Face to>
void add_change_of_poor(Effects& all, const char* card, Window window, Condition when) {
  Effect change = ability(card, window, when);
  change.may = true;
  change.run = [](Game& game, Occasion& occasion) { offer_poor(game, occasion, to); };
  change.use = [](Game& game, Occasion& occasion) { change_poor(game, occasion, to); };
  all.push_back(change);
}

}  // namespace plotboard::rules::effects
