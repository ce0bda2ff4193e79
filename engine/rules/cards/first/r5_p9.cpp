#include "rules/cards/first/parts_sections.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The token may be spent even where no shield can come back.
void r5_p9(Effects& all) {
  Effect& mends = may(
      all, "1e-upgrade-r5p9", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).tokens.focus > 0 && may_spend(game, occasion.owner, Token::focus);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        spend(game, ship, Token::focus, "1e-upgrade-r5p9");
        regain_shield(game, ship, "1e-upgrade-r5p9");
      });
  mends.worth = [](Game& game, const Occasion& occasion) { return lacks_shield(game, occasion.owner, occasion.card); };
}

}  // namespace plotboard::rules::effects::first
