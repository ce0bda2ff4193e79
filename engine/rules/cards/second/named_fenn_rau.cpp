#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kStaredAt{"stared-at-by-fenn-rau"};
const Ids kSpentOnDice{"focus", "calculate", "lock"};
// What these do to dice costs a token.
const Ids kCardsForTokens{"advanced-optics", "energy-shell-charges", "pilot:static", "pilot:sharabey",
                          "pilot:sharabey-rz1awing"};

}  // namespace

void named_fenn_rau(Effects& all) {
  squad_may(
      all, "pilot:fennrau-sheathipedeclassshuttle", Window::before_engage,
      [](const Game& game, const Occasion& occasion) {
        return is_enemy_of_owner(game, occasion, occasion.subject) && is_unstressed(game, occasion) &&
               !game.piece(occasion.subject).ship.has_mark(kStaredAt) &&
               in_firing_arc(game, occasion.subject, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        be_stressed(game, occasion);
        game.emit(state::Marked{occasion.subject, kStaredAt});
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) {
    const state::Piece& enemy = game.piece(occasion.subject);
    return enemy.tokens.focus > 0 || !enemy.lock.empty();
  };
  squad_must(
      all, "pilot:fennrau-sheathipedeclassshuttle", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        return (base::contains(kSpentOnDice, occasion.word) || base::contains(kCardsForTokens, occasion.word)) &&
               game.piece(occasion.subject).ship.has_mark(kStaredAt);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = kCardRule;
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
