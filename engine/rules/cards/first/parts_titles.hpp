#pragma once
// What titles, teams and turrets of the 1st edition share: the slip before the dial, the section that carries a card,
// what a weapon cost, weapons that fire on although they are disabled, and hits that no defense die can touch.

#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// --- maneuvers
// Before its dial is turned up an unstressed ship executes a white maneuver of speed 1. Choice "ailerons" (codes of
// maneuvers).
void slips_before_dial(Effects& all, const char* card);
inline bool is_bank(geom::Maneuver maneuver) {
  return maneuver.bearing == geom::Bearing::bank_left || maneuver.bearing == geom::Bearing::bank_right;
}

// --- sections of huge ships
// The card works for this attack: it is carried by the section that makes it (1e-huge-6), or the ship has but one card.
bool attacks_from_carrier(const Game& game, const Occasion& occasion);
// Is the other ship that near to the section that carries the card, base to base? A ship is so to itself (1e-range-7).
bool within_of_carrier(const Game& game, const Occasion& occasion, Id other, int farthest);
// The section under attack holds a reinforce token.
bool is_reinforced_there(const Game& game, const state::Attack& attack);

// --- weapons
int printed_points(const Game& game, Id card);  // 0 of what is no card
Ids weapons_of_type(Game& game, Id ship, data::WeaponType type);
// A disabled ship attacks all the same with weapons that are `exempt`, a When (Occasion::word is the weapon); every
// other bar holds (1e-token-4).
bool is_barred_by_token(const Game& game, const Occasion& occasion);
template <auto exempt>
void fires_disabled(Effects& all, const char* card) {
  must(
      all, card, Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return is_barred_by_token(game, occasion) && exempt(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; });
}
// Evade results, added ones among them (1e-evade-6), go to critical results of that weapon or nowhere.
void hits_beyond_evades(Effects& all, const char* card);

// --- tokens
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

// --- a U-wing's wings
void add_pivot(Effects& all, const char* card);

}  // namespace plotboard::rules::effects::first
