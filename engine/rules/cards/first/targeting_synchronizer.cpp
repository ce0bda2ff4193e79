#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool synchronizes(const Game& game, const Occasion& occasion, Id attacker, Id defender) {
  return is_friend(game, occasion.owner, attacker) && !defender.empty() && owner_of(game, occasion).lock == defender &&
         within(game, occasion.owner, attacker, 1, 2);
}

bool pays_for_friend(const Game& game, const Occasion& occasion) {
  return is_unpaid(game, occasion, "lock") && synchronizes(game, occasion, occasion.subject, game.attack()->defender);
}

// The attacker has just paid for its weapon itself.
bool pays_itself(const Game& game, const Occasion& occasion) {
  return is_declaring(game, occasion) && game.attack()->step == state::AttackStep::declare &&
         needs_token(game, game.attack()->weapon, occasion.word) && !is_settled(game, occasion, kPaid);
}

// The friend has just spent its own lock on the defender, for a weapon or for dice.
bool spends_own(const Game& game, const Occasion& occasion) {
  return occasion.word == "lock" && is_declaring(game, occasion) && occasion.other == game.attack()->defender &&
         synchronizes(game, occasion, occasion.subject, occasion.other);
}

}  // namespace

// Friends need no lock of their own where a weapon's header asks for one. Where one has to be spent this ship's serves:
// for a weapon, for a reroll, and in place of one that they have. What asks "if you have a lock" is not met by it.
void targeting_synchronizer(Effects& all) {
  must(
      all, "1e-upgrade-targetingsynchronizer", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return !occasion.allowed && occasion.rule.starts_with("2e-require-") &&
               needs_token(game, occasion.word, "lock") &&
               synchronizes(game, occasion, occasion.subject, occasion.other);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
  must(all, "1e-upgrade-targetingsynchronizer", Window::defender_declared, pays_for_friend,
       [](Game& game, Occasion& occasion) {
         settle_for_roll(game, kPaid);
         spend_lock(game, occasion.owner, "1e-upgrade-targetingsynchronizer");
       })
      .anyone = true;
  offers(
      all, "1e-upgrade-targetingsynchronizer", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return synchronizes(game, occasion, attack.attacker, attack.defender) &&
               std::any_of(attack.attack_dice.begin(), attack.attack_dice.end(),
                           [](const state::Die& die) { return !die.rerolled && !die.fixed; });
      },
      [](Game& game, Occasion& occasion) {
        const int dice = static_cast<int>(game.attack()->attack_dice.size());
        const auto which = ask_reroll(game, occasion.subject, true, 0, dice, "1e-upgrade-targetingsynchronizer");
        spend_lock(game, occasion.owner, "1e-upgrade-targetingsynchronizer");
        reroll(game, true, which, say("dice.rerolled-with-lock"));
      })
      .anyone = true;
  must(
      all, "1e-upgrade-targetingsynchronizer", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return pays_itself(game, occasion) || spends_own(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        if (pays_itself(game, occasion)) settle_for_roll(game, kPaid);
        if (!spends_own(game, occasion) || !wants(game, occasion, occasion.owner, false)) return;
        game.emit(state::LockSet{occasion.subject, occasion.other, game.attack()->section});
        spend_lock(game, occasion.owner, "1e-upgrade-targetingsynchronizer");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
