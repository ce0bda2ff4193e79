#pragma once
// What damage cards of the 1st edition share. Several decks have cards of one text: an effect is added for each of
// their numbers, with the rule that the deck gives it. Of several faceup copies each has its say (Window::agility,
// Window::energy_gain ...), so an effect speaks for one of them.

#include <initializer_list>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

struct DamageText {
  const char* card;  // "damage:101"
  const char* rule;  // "1e-deck0-2"
};
using DamageTexts = std::initializer_list<DamageText>;

void on_damage(Effects& all, DamageTexts cards, Window window, When when, Run run);
// Its action throws an attack die, and the card stays faceup where that shows neither a hit nor, where it `counts`, a
// critical hit. Without this the action always turns it down.
enum class CritRepairs : bool { no, counts };
void repaired_by_die(Effects& all, DamageTexts cards, CritRepairs crit);
// Window::may_act, Window::may_dial: the card of this effect forbids it.
void bars_by_card(Game& game, Occasion& occasion);

// For Effect::run: the card that speaks, its number and its rule.
int number_of(const Occasion& occasion);
std::string rule_of(const Game& game, const Occasion& occasion);
Face throw_for_card(Game& game, const Occasion& occasion);
bool throws_hit(Game& game, const Occasion& occasion);  // a hit; no critical hit
// The copy at `index` if it still lies faceup there; the first faceup one.
void turn_card_down(Game& game, const Occasion& occasion, int index);
void turn_first_down(Game& game, const Occasion& occasion);

// After a maneuver, carried out in full or not (Occasion::move).
geom::Difficulty colour_flown(const Game& game, const Occasion& occasion);
// An obstacle among these that is not ignored by the ship (1e-deck0-13).
bool any_hurts(Game& game, Id ship, const Ids& obstacles);

}  // namespace plotboard::rules::effects::first
