#include "rules/cards/first/parts_dice.hpp"

#include <algorithm>

#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::vector<state::Die>& dice_in(state::Attack& attack, bool attack_die) {
  return attack_die ? attack.attack_dice : attack.defense_dice;
}
const std::vector<state::Die>& dice_in(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}

}  // namespace

int count(const Game& game, bool attack_die, Face face) { return count_faces(dice_in(game, attack_die), face); }

bool any(const Game& game, bool attack_die, Face face) {
  const auto& dice = dice_in(game, attack_die);
  return std::any_of(dice.begin(), dice.end(),
                     [face](const state::Die& die) { return die.face == face && !die.fixed; });
}

int open_results(const Game& game) {
  return count(game, true, Face::hit) + count(game, true, Face::crit) - count(game, false, Face::evade);
}

int turn(Game& game, bool attack_die, Face from, Face to, int most) {
  int turned = 0;
  if (!any(game, attack_die, from)) return 0;
  change_attack(game, [&](state::Attack& attack) {
    for (state::Die& die : dice_in(attack, attack_die)) {
      if (turned == most || die.face != from || die.fixed) continue;
      die.face = to;
      ++turned;
    }
  });
  return turned;
}

void cancel_all_dice(Game& game, bool attack_die) {
  change_attack(game, [attack_die](state::Attack& attack) { dice_in(attack, attack_die).clear(); });
}

bool cancel(Game& game, bool attack_die, Face face) {
  if (count(game, attack_die, face) == 0) return false;
  change_attack(game, [&](state::Attack& attack) { take_face(dice_in(attack, attack_die), face); });
  return true;
}

void hits_beyond_evades(Effects& all, const char* card) {
  must(all, card, Window::neutralize, attacks_with_card, [](Game& game, Occasion&) {
    while (cancel(game, false, Face::evade)) cancel(game, true, Face::crit);
  });
}

void reroll_some(Game& game, Id ship, bool attack_die, int most, std::string_view rule, int least) {
  const auto which = ask_reroll(game, ship, attack_die, least, most, rule);
  reroll(game, attack_die, which, say("dice.rerolled-by-card"));
}

void reroll_showing(Game& game, Id ship, bool attack_die, const std::vector<Face>& faces, std::string_view rule) {
  const auto which = ask_reroll(game, ship, attack_die, 0, 1, rule, faces);
  if (!which.empty()) reroll(game, attack_die, which, say("dice.rerolled-by-card"));
}

void reroll_for_stress(Game& game, Id ship, bool attack_dice, std::string_view rule) {
  const state::Attack& attack = *game.attack();
  const auto dice = static_cast<int>((attack_dice ? attack.attack_dice : attack.defense_dice).size());
  const auto which = ask_reroll(game, ship, attack_dice, 0, dice, rule);
  if (which.empty() || !pays_stress(game, ship, static_cast<int>(which.size()), rule)) return;
  reroll(game, attack_dice, which, say("dice.rerolled-by-card"));
}

Face throw_die(Game& game, const Occasion& occasion, Id ship, state::DieKind kind) {
  return game.roll(ship, kind, 1, just(words::Card{occasion.card})).front();
}

bool is_declaring(const Game& game, const Occasion& occasion) {
  return game.attack() != nullptr && game.attack()->attacker == occasion.subject;
}

void settle_for_roll(Game& game, Id key) {
  change_attack(game, [key](state::Attack& attack) { attack.used.push_back(key); });
}

bool is_settled(const Game& game, const Occasion& occasion, Id key) {
  const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
  return attack != nullptr && base::contains(attack->used, key);
}

}  // namespace plotboard::rules::effects::first
