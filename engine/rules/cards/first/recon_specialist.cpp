#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void recon_specialist(Effects& all) {
  must(
      all, "1e-upgrade-reconspecialist", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "focus"; },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-reconspecialist");
      });
}

}  // namespace plotboard::rules::effects::first
