#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// An enemy in his arc that becomes active may not spend tokens on its attack dice in this round, whatever becomes of
// him. What a weapon costs it may pay, and its defense is free.
void pilot_fenn_rau_sheathipede(Effects& all) {
  static const Id barred{"spends-no-tokens"};
  Effect& stares = may(
      all, "1e-pilot-fennrau-sheathipedeclassshuttle", Window::before_engage,
      [](const Game& game, const Occasion& occasion) {
        return !is_stressed(owner_of(game, occasion)) && !game.piece(occasion.subject).ship.has_mark(barred) &&
               state::are_enemies(owner_of(game, occasion).side, game.piece(occasion.subject).side) &&
               band_in_firing_arcs(game, occasion.subject, occasion.owner) <= 3;
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = occasion.subject;
        if (!pays_stress(game, occasion.owner, 1, "1e-pilot-fennrau-sheathipedeclassshuttle")) return;
        game.emit(state::Marked{enemy, barred});
      });
  stares.anyone = true;
  stares.worth = [](Game& game, const Occasion& occasion) {
    const state::Piece& enemy = game.piece(occasion.subject);
    return enemy.tokens.focus > 0 || !enemy.lock.empty();
  };
  // Cards that spend a token to change attack dice are barred as the tokens themselves are.
  must(
      all, "1e-rules", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        static const Ids spending{"focus",
                                  "lock",
                                  "1e-upgrade-calculation",
                                  "1e-upgrade-hansolo",
                                  "1e-upgrade-weaponsguidance",
                                  "1e-pilot-norrawexley"};
        return game.piece(occasion.owner).ship.has_mark(barred) && base::contains(spending, occasion.word);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-pilot-fennrau-sheathipedeclassshuttle";
      })
      .rule = "1e-pilot-fennrau-sheathipedeclassshuttle";
}

}  // namespace plotboard::rules::effects::first
