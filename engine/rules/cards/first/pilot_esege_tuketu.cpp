#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool lends_focus(const Game& game, const Occasion& occasion) {
  return is_friend(game, occasion.owner, occasion.subject) && owner_of(game, occasion).tokens.focus > 0 &&
         within(game, occasion.owner, occasion.subject, 1, 2);
}

constexpr const char* kFocusSpentOnAttack = "focus:attack";  // as the rules note it: one a roll (1e-focus-5)

}  // namespace

// Friends use his focus tokens as their own when they attack (1e-token-1): for the dice, and for a weapon's header.
// What asks whether they have such a token asks may_use_focus().
void pilot_esege_tuketu(Effects& all) {
  offers(
      all, "1e-pilot-esegetuketu", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return lends_focus(game, occasion) && any(game, true, Face::focus) &&
               !is_settled(game, occasion, kFocusSpentOnAttack);
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-pilot-esegetuketu");
        settle_for_roll(game, kFocusSpentOnAttack);
        turn(game, true, Face::focus, Face::hit);
      })
      .anyone = true;
  must(
      all, "1e-pilot-esegetuketu", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return !occasion.allowed && occasion.rule.starts_with("2e-require-") &&
               needs_token(game, occasion.word, "focus") && lends_focus(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; })
      .anyone = true;
  notes_own_cost(all, "1e-pilot-esegetuketu");
  must(
      all, "1e-pilot-esegetuketu", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_unpaid(game, occasion, "focus") && lends_focus(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        settle_for_roll(game, kPaid);
        spend(game, occasion.owner, Token::focus, "1e-pilot-esegetuketu");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
