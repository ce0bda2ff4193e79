#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool lends_lock_on(const Game& game, const Occasion& occasion, Id defender) {
  return is_friend(game, occasion.owner, occasion.subject) && owner_of(game, occasion).lock == defender &&
         !defender.empty() && within(game, occasion.owner, occasion.subject, 1, 2);
}

}  // namespace

// Friends use her lock on the defender as their own when they attack: for the dice, and for a weapon's header.
void pilot_shara_bey(Effects& all) {
  offers(
      all, "1e-pilot-sharabey", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const auto& dice = game.attack()->attack_dice;
        return lends_lock_on(game, occasion, game.attack()->defender) &&
               std::any_of(dice.begin(), dice.end(), [](const state::Die& die) { return !die.rerolled && !die.fixed; });
      },
      [](Game& game, Occasion& occasion) {
        const int all_dice = static_cast<int>(game.attack()->attack_dice.size());
        const auto which = ask_reroll(game, occasion.subject, true, 0, all_dice, "1e-pilot-sharabey");
        spend_lock(game, occasion.owner, "1e-pilot-sharabey");
        reroll(game, true, which, say("dice.rerolled-with-lock"));
      })
      .anyone = true;
  must(
      all, "1e-pilot-sharabey", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return !occasion.allowed && occasion.rule.starts_with("2e-require-") &&
               needs_token(game, occasion.word, "lock") && lends_lock_on(game, occasion, occasion.other);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
  notes_own_cost(all, "1e-pilot-sharabey");
  must(
      all, "1e-pilot-sharabey", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_unpaid(game, occasion, "lock") && lends_lock_on(game, occasion, game.attack()->defender);
      },
      [](Game& game, Occasion& occasion) {
        settle_for_roll(game, kPaid);
        spend_lock(game, occasion.owner, "1e-pilot-sharabey");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
