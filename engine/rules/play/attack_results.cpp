// What the dice come to: Neutralize Results, Deal Damage, Aftermath (2e-neutral, 2e-deal, 2e-aftermath, 2e-bonus).
#include <algorithm>
#include <array>
#include <utility>

#include "data/catalog.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using state::AttackStep;
using state::Die;
using state::Face;

// Takes one die with that face away. False: there is none.
// 2e-neutral-1, -2, -8: hits before critical hits unless a card says otherwise.
struct CancelOrder {
  std::array<Face, 2> faces{Face::hit, Face::crit};
  std::size_t count = 2;
};
CancelOrder cancel_order(Game& game, const state::Attack& attack) {
  switch (attack_number(game, Window::cancel_order, attack, true, 0)) {
    case 1:
      return {{Face::crit, Face::hit}, 2};
    case 2:
      return {{Face::hit, Face::crit}, 1};
    default:
      return {};
  }
}
bool cancel_one(std::vector<Die>& dice, const CancelOrder& order) {
  for (std::size_t i = 0; i < order.count; ++i) {
    if (take_face(dice, order.faces[i])) return true;
  }
  return false;
}

int results_left(const state::Attack& attack) {
  return count_faces(attack.attack_dice, Face::hit) + count_faces(attack.attack_dice, Face::crit);
}

void cancel_all(Game& game, Face face) {
  if (count_faces(game.attack()->attack_dice, face) == 0) return;
  change_attack(game, [face](state::Attack& attack) {
    while (take_face(attack.attack_dice, face)) {
    }
  });
}

// 2e-deal-1, -2: damage of one kind, then its results are cancelled.
void deal(Game& game, Face face) {
  const int count = count_faces(game.attack()->attack_dice, face);
  if (count == 0) return;
  const Id defender = game.attack()->defender;
  const Game::By by(game, game.attack()->attacker);
  if (face == Face::hit) {
    suffer(game, defender, count, 0, "2e-deal-1");
  } else {
    suffer(game, defender, 0, count, "2e-deal-2");
  }
  cancel_all(game, face);
}

// "2 hits and 1 critical hit"
Phrase hits_in_words(const state::Attack& attack) {
  const int hits = count_faces(attack.attack_dice, Face::hit), crits = count_faces(attack.attack_dice, Face::crit);
  if (crits == 0) return hits == 0 ? say("results.no-hit") : say("results.hits", hits);
  return hits == 0 ? say("results.crits", crits) : say("results.hits-and-crits", hits, crits);
}

void tell_outcome(Game& game, const state::Attack& before, const state::Attack& after) {
  if (!game.narrates()) return;
  const int evades = count_faces(before.defense_dice, Face::evade);
  game.tell(before.defender, "2e-neutral-1",
            say("results.against", hits_in_words(before),
                evades == 0 ? say("results.no-evade") : say("results.evades", evades)));
  const bool hits = results_left(after) > 0;
  game.tell(before.attacker, hits ? "2e-neutral-3" : "2e-neutral-4",
            hits ? say("results.left", hits_in_words(after)) : say("results.nothing-left"));
}

}  // namespace

int working_reinforces(const Game& game, const state::Attack& attack) {
  const state::Tokens& tokens = game.piece(attack.defender).tokens;
  if (tokens.reinforce_fore + tokens.reinforce_aft == 0) return 0;
  switch (stands(game, attack.attacker, attack.defender)) {
    case Stands::in_front:
      return tokens.reinforce_fore;
    case Stands::behind:
      return tokens.reinforce_aft;
    case Stands::flanking:
    case Stands::nowhere:
      break;
  }
  return 0;
}

void neutralize_results(Game& game) {
  change_attack(game, [](state::Attack& attack) { attack.step = AttackStep::neutralize; });
  const Id attacker = game.attack()->attacker;
  const Id defender = game.attack()->defender;
  if (game.attack()->sure_hit) {
    change_attack(game, [](state::Attack& attack) { attack.hit = true; });
    game.tell(attacker, "2e-attack-14", say("results.sure-hit"));
  } else {
    moment(game, Window::neutralize, attacker, defender, game.attack()->weapon);
    const CancelOrder order = cancel_order(game, *game.attack());
    state::Attack attack = *game.attack();
    while (count_faces(attack.defense_dice, Face::evade) > 0 && cancel_one(attack.attack_dice, order)) {
      take_face(attack.defense_dice, Face::evade);
    }
    const bool cancels = book_of(game).fighting.reinforce_cancels;
    for (int i = cancels ? working_reinforces(game, attack) : 0; i > 0 && results_left(attack) >= 2;
         --i) {  // 2e-neutral-6, -7
      if (cancel_one(attack.attack_dice, order)) {
        game.tell(defender, "2e-neutral-6", say("results.reinforced"));
      }
    }
    additions().spend_protection(game, attack);
    attack.hit = attack_number(game, Window::counts_as_hit, attack, true, results_left(attack) > 0 ? 1 : 0) > 0;
    tell_outcome(game, *game.attack(), attack);
    game.emit(state::AttackChanged{std::move(attack)});
  }
  if (game.attack()->hit) moment(game, Window::after_hit, attacker, defender, game.attack()->weapon);  // 2e-neutral-10
}

Harm harm_of(Game& game, const state::Attack& attack) {
  return static_cast<Harm>(attack_number(game, Window::harm, attack, true, static_cast<int>(Harm::each_result)));
}

void deal_damage(Game& game) {
  change_attack(game, [](state::Attack& attack) { attack.step = AttackStep::damage; });
  if (!can_suffer(game, game.attack()->defender)) return;
  Occasion occasion;
  occasion.window = Window::deal_damage;
  occasion.subject = game.attack()->attacker;
  occasion.other = game.attack()->defender;
  occasion.word = game.attack()->weapon;
  occasion.value = results_left(*game.attack());
  const bool by_card = harm_of(game, *game.attack()) != Harm::each_result;
  happen(game, occasion);
  for (const Face face : {Face::hit, Face::crit}) {
    if (by_card) {
      cancel_all(game, face);
    } else {
      deal(game, face);
    }
  }
}

// An AI card may spend its lock whenever that helps. Then none is left over on the ship that it has attacked: its
// target list would go on with that ship for ever (fga-3.3.1.2-1).
void drop_leftover_lock(Game& game, Id attacker, Id defender) {
  const state::Piece* ship = game.find(attacker);
  if (ship == nullptr || !ship->ai || !ship->has_locked(defender)) return;
  const data::AiCard* card = game.catalog().card_for(ship->ref, ship->faction);
  const auto spends = [](const data::AttackLine& line) { return line.spends_lock; };
  if (card == nullptr || std::none_of(card->attacks.begin(), card->attacks.end(), spends)) return;
  break_lock(game, attacker, "fga-3.1.1-7", defender);
}

// 2e-aftermath-1..5: the defender's side before the attacker's, bonus attacks last.
void aftermath(Game& game) {
  change_attack(game, [](state::Attack& attack) {
    attack.step = AttackStep::aftermath;
    attack.ended = true;
  });
  const Id attacker = game.attack()->attacker;
  const Id defender = game.attack()->defender;
  const Id weapon = game.attack()->weapon;
  moment(game, Window::after_defend, defender, attacker, weapon);
  moment(game, Window::after_attack, attacker, defender, weapon);
  drop_leftover_lock(game, attacker, defender);
  moment(game, Window::bonus_attack, defender, attacker, weapon);
  moment(game, Window::bonus_attack, attacker, defender, weapon);
}

}  // namespace plotboard::rules
