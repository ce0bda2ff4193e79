#include "rules/cards/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void ion_limiter_override(Effects& all) {
  Effect surge;
  surge.card = "ion-limiter-override";
  surge.window = Window::after_maneuver;
  surge.rule = "fga-table-2.11";
  surge.when = [](const Game& game, const Occasion& occasion) {
    const auto& executed = game.piece(occasion.subject).ship.executed;
    return executed && executed->fully && executed->difficulty == geom::Difficulty::red;
  };
  surge.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"barrel-roll"};
    offer.even_stressed = true;
    offer.rule = "fga-table-2.11";
    offer.prompt = say("ion-limiter.roll");
    if (!offer_action(game, occasion.subject, offer) || !game.in_play(occasion.subject)) return;
    const state::Face face = game.roll(occasion.subject, state::DieKind::attack, 1, say("ion-limiter.dice")).front();
    if (face == state::Face::hit) gain(game, occasion.subject, state::Token::strain, 1, "fga-table-2.11");
    if (face == state::Face::crit) gain(game, occasion.subject, state::Token::ion, 1, "fga-table-2.11");
  };
  all.push_back(surge);
}

}  // namespace plotboard::rules::effects
