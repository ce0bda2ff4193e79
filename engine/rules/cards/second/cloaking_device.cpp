#include <utility>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// The cloak action inside the card's own is one more that it has done. Choice "cloaking-device" when the device fails:
// "decloak" or "token".
void cloaking_device(Effects& all) {
  Effect& hides = gear(
      all, "cloaking-device", Window::action_options, kIllicit,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = game.piece(occasion.owner);
        return has_charge(game, occasion) && ship.tokens.cloak == 0 && !ship.ship.did("cloak");
      },
      [](Game&, Occasion& occasion) {
        occasion.options->push_back(option(occasion.card, say("cloaking-device.cloak")));
      });
  hides.use = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    Offer offer;
    offer.only = {"cloak"};
    offer.rule = kIllicit;
    occasion.stopped = !perform_action(game, occasion.owner, "cloak", "white", offer);
  };

  gear(
      all, "cloaking-device", Window::start_of_planning, kIllicit,
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.cloak > 0; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face != state::Face::focus) return;
        state::Choice choice = choice_of(game, "cloaking-device", ship, kIllicit, say("cloaking-device.which", ship));
        choice.options = {option("decloak", say("cloaking-device.decloak")),
                          option("token", say("cloaking-device.token"))};
        if (game.ask(std::move(choice)) == "decloak" && decloak(game, ship)) return;
        lose(game, ship, state::Token::cloak, 1, kIllicit);
      });
}

}  // namespace plotboard::rules::effects
