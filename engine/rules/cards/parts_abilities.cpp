#include "rules/cards/parts_abilities.hpp"

#include <algorithm>
#include <utility>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects {

using state::Die;
using state::Face;

Effect ability(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&)) {
  return pilot_effect(card, window, kAbilities, when, run);
}
Effect ability_if_wanted(const char* card, Window window, Phrase prompt, Condition when,
                         void (*run)(Game&, Occasion&)) {
  Effect effect = ability(card, window, when, run);
  effect.may = true;
  effect.prompt = std::move(prompt);
  return effect;
}

bool is_unstressed(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.stress == 0; }
bool makes_primary_attack(const Game& game, const Occasion& occasion) {
  return owner_attacks(game, occasion) && is_primary(attack_in(game, occasion));
}

bool finds_to_lock(const Game& game, Id id, bool again) {
  const state::Piece& ship = game.piece(id);
  const Field& field = field_of(game);
  if (field.ship(id) == nullptr) return false;
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    const bool there = piece.type == state::PieceType::obstacle || is_ship_in_play(game, piece.id);
    return there && piece.id != id && (again || !ship.has_locked(piece.id)) && piece.side != ship.side &&
           measure(field, id, piece.id).range.band.value_or(4) <= 3;
  });
}

int hits_shown(const state::Attack& attack) {
  return count_faces(attack.attack_dice, Face::hit) + count_faces(attack.attack_dice, Face::crit);
}
int hits_unanswered(const state::Attack& attack) {
  return std::max(0, hits_shown(attack) - count_faces(attack.defense_dice, Face::evade));
}
int points_left(const Game& game, Id ship) {
  const state::ShipState& state = game.piece(ship).ship;
  return state.shields + state.hull_left();
}

bool is_friend_within(const Game& game, const Occasion& occasion, Id ship, int farthest) {
  if (ship == occasion.owner) return true;
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->type == state::PieceType::ship && game.friendly(ship, occasion.owner) &&
         field_of(game).ship(ship) != nullptr && field_of(game).ship(occasion.owner) != nullptr &&
         measure(field_of(game), occasion.owner, ship).range.band.value_or(farthest + 1) <= farthest;
}

void cancel_faces(Game& game, bool attack_die, Face face) {
  change_attack(game, [&](state::Attack& attack) {
    std::erase_if(attack_die ? attack.attack_dice : attack.defense_dice,
                  [face](const Die& die) { return die.face == face; });
  });
}

void note_paid(Game& game, const Occasion& occasion) {
  change_attack(game, [&](state::Attack& attack) { attack.used.push_back(occasion.card); });
}
bool is_paid_for(const Game& game, const Occasion& occasion) {
  const auto& used = attack_in(game, occasion).used;
  return std::find(used.begin(), used.end(), occasion.card) != used.end();
}

void offer_free_action(Game& game, Id ship, const Phrase& prompt, const Ids& only, void (*cost)(Game&, Id),
                       const char* colour) {
  Offer offer;
  offer.only = only;
  offer.cost = cost;
  offer.colour = colour;
  offer.rule = kAbilities;
  offer.prompt = prompt;
  offer_action(game, ship, offer);
}

namespace {

const std::vector<Die>& dice_in(const Game& game, const Occasion& occasion) {
  return of_attack_dice(occasion) ? game.attack()->attack_dice : game.attack()->defense_dice;
}

constexpr Face kPoor[] = {Face::blank, Face::focus};

}  // namespace

bool any_poor_die(Game& game, const Occasion& occasion) {
  const auto& dice = dice_in(game, occasion);
  return std::any_of(dice.begin(), dice.end(), [](const Die& die) {
    return (die.face == Face::blank || die.face == Face::focus) && !die.rerolled;
  });
}

void reroll_picked(Game& game, Occasion& occasion, int most) {
  const bool attack_die = of_attack_dice(occasion);
  const auto which = ask_reroll(game, occasion.subject, attack_die, 1, most, kAbilities);
  reroll(game, attack_die, which, say("talent.rerolled", words::Card{occasion.card}));
}

void offer_poor(Game& game, Occasion& occasion, Face to) {
  if (used_in_attack(game, occasion.card)) return;
  for (const Face face : kPoor) {
    if (count_faces(dice_in(game, occasion), face) == 0) continue;
    occasion.options->push_back(option(occasion.card.text() + ":" + state::name_of(face),
                                       say("pilot-ability.change", words::Card{occasion.card},
                                           words::Word{state::name_of(face)}, words::Word{state::name_of(to)})));
  }
}
void change_poor(Game& game, const Occasion& occasion, Face to) {
  for (const Face face : kPoor) {
    if (occasion.word != occasion.card.text() + ":" + state::name_of(face)) continue;
    change_first(game, of_attack_dice(occasion), face, to);
  }
}

}  // namespace plotboard::rules::effects
