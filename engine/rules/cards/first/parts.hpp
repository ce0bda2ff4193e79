#pragma once
// What the 1st edition's cards share: short ways to write an effect, conditions for Effect::when, marks and questions.
// A condition's "ship" is the one whose card it is (Occasion::owner); in windows of an attack `owner` may be a
// bystander. More by subject: parts_range, _dice, _tokens, _maneuvers, _actions, _attacks, _upgrades, _sections,
// _damage.

#include <string_view>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/cards/parts.hpp"
#include "rules/first/difficulty.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects::first {

using rules::first::free_action;
using state::Face;
using state::Token;

using When = bool (*)(const Game&, const Occasion&);
using Run = void (*)(Game&, Occasion&);

// The ways in which a card's effect works. The rule is the card's own id. Each returns the effect for
// what is rarer: `.anyone`, `.worth`, `.prompt`.
Effect& must(Effects& all, const char* card, Window window, When when, Run run);  // compulsory (1e-golden-6)
Effect& may(Effects& all, const char* card, Window window, When when, Run run);   // its player decides
// In the modify windows, action_options and other lists: one option, called by the card's name, while `when` holds.
// `compulsory`: it has to be used (2e-mod-17).
Effect& offers(Effects& all, const char* card, Window window, When when, Run use, bool compulsory = false);
// A number window: `by` is added while `when` holds.
template <int by>
Effect& adds(Effects& all, const char* card, Window window, When when) {
  return must(all, card, window, when, [](Game&, Occasion& occasion) { occasion.value += by; });
}
// An "Action:" header: an action of its own (1e-action-1), here only what it does.
Effect& action(Effects& all, const char* card, When when, Run use);
// A secondary weapon whose results, where it hits, do something of their own: `run` at Window::deal_damage, after which
// all dice are cancelled; `harm` is what is done beside it (1e-attack-31).
template <Harm harm>
void hits_with(Effects& all, const char* card, Run run) {
  add_harm<harm>(all, card, card);
  must(all, card, Window::deal_damage, attacks_with_card, run);
}

// --- conditions
bool attacks(const Game& game, const Occasion& occasion);  // the owner is the attacker
bool defends(const Game& game, const Occasion& occasion);
bool attacks_with_primary(const Game& game, const Occasion& occasion);
bool attacks_with_secondary(const Game& game, const Occasion& occasion);
bool is_own(const Game& game, const Occasion& occasion);  // it happens to the owner itself
const state::Piece& owner_of(const Game& game, const Occasion& occasion);
int attack_range(const Game& game, const Occasion& occasion);
bool is_stressed(const state::Piece& ship);
bool is_to_be_placed(const state::Piece& piece);  // a ship that waits for its place before the battle
bool is_friend(const Game& game, Id a, Id b);     // not itself

// --- once a round
// Once a round, or once a battle where the mark begins with kForGood.
bool is_fresh(const Game& game, const Occasion& occasion);  // this card has not been used this round
void use_up(Game& game, const Occasion& occasion);          // and now it has

// --- questions
// As the question of may(): for effects that ask several times, or go on whatever the answer is. `ship`: whose player
// is asked, about the card of this occasion. `worth` as in Effect.
bool wants(Game& game, const Occasion& occasion, Id ship, bool worth = true);
// One of these ships, or none (""): where nobody is legal nothing is asked. `may_pass` adds "Nobody".
Id pick_ship(Game& game, Id ship, const Ids& among, std::string_view rule, bool may_pass = true);
// Choice "pick": one of these terms ("focus", "hit"); nothing is asked where there is one. ENSURE: there is one.
Id pick_word(Game& game, Id ship, const Ids& among, std::string_view rule);

}  // namespace plotboard::rules::effects::first
