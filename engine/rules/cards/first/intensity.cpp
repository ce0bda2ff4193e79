#include "rules/cards/first/parts_tokens.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kIntensityReady = "1e-upgrade-intensity-elite-ready";
constexpr const char* kIntensityExhausted = "1e-upgrade-intensity-elite-exhausted";

Ids tokens_for_intensity(const Game& game, Id ship) {
  Ids tokens;
  for (const Token token : {Token::focus, Token::evade}) {
    if (game.piece(ship).tokens[token] > 0 && may_spend(game, ship, token)) tokens.push_back(state::name_of(token));
  }
  return tokens;
}

}  // namespace

// Both sides of the one card.
void intensity(Effects& all) {
  may(
      all, kIntensityReady, Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "boost" || occasion.word == "barrel-roll"; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id token = pick_word(game, ship, {"focus", "evade"}, kIntensityReady);
        gain(game, ship, token == "focus" ? Token::focus : Token::evade, 1, kIntensityReady);
        turn_card_over(game, ship, occasion.card, kIntensityExhausted);
      });
  may(
      all, kIntensityExhausted, Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) { return !tokens_for_intensity(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id token = pick_word(game, ship, tokens_for_intensity(game, ship), kIntensityExhausted);
        spend(game, ship, token == "focus" ? Token::focus : Token::evade, kIntensityExhausted);
        turn_card_over(game, ship, occasion.card, kIntensityReady);
      });
}

}  // namespace plotboard::rules::effects::first
