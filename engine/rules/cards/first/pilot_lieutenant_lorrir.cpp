#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The bank lies there beside the straight one; the stress comes only with a roll that is made along it.
void pilot_lieutenant_lorrir(Effects& all) {
  must(all, "1e-pilot-lieutenantlorrir", Window::roll_templates, nullptr,
       [](Game&, Occasion& occasion) { occasion.value |= 2; });
  must(
      all, "1e-pilot-lieutenantlorrir", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "barrel-roll" && owner_of(game, occasion).ship.has_mark(kRolledWithBank);
      },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, Token::stress, 1, "1e-pilot-lieutenantlorrir");
      });
}

}  // namespace plotboard::rules::effects::first
