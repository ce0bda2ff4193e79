#include "rules/cards/first/parts_actions.hpp"
#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// The card's action and the cloak action inside it are both used up (1e-action-5). As a round ends the device may burn
// out; who cannot decloak then loses the token (1e-cloak-10).
void cloaking_device(Effects& all) {
  action(
      all, "1e-upgrade-cloakingdevice",
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return ship.tokens.cloak == 0 && !ship.ship.did("cloak");
      },
      [](Game& game, Occasion& occasion) {
        occasion.stopped = !perform_inside(game, occasion.owner, "cloak", "1e-upgrade-cloakingdevice");
      });
  must(
      all, "1e-upgrade-cloakingdevice", Window::end_of_round,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).tokens.cloak > 0; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (throw_die(game, occasion, ship, state::DieKind::attack) != Face::focus) return;
        discard_card(game, ship, occasion.card, "1e-upgrade-cloakingdevice");
        state::Choice choice =
            choice_of(game, "cloaking-device", ship, "1e-upgrade-cloakingdevice", say("cloaking-device.which", ship));
        choice.options = {option("decloak", say("cloaking-device.decloak")),
                          option("token", say("cloaking-device.token"))};
        if (game.ask(std::move(choice)) == "decloak" && decloak(game, ship)) return;
        lose(game, ship, Token::cloak, 1, "1e-upgrade-cloakingdevice");
      });
}

}  // namespace plotboard::rules::effects::first
