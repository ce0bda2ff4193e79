#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void freelance_slicer(Effects& all) {
  may_gear(
      all, "freelance-slicer", Window::defender_declared, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return occasion.subject == attack.defender && game.piece(occasion.owner).has_locked(attack.attacker);
      },
      [](Game& game, Occasion& occasion) {
        const Id own = occasion.owner, attacker = game.attack()->attacker;
        const state::Side side = game.piece(own).side;
        spend_lock(game, own, kCrew, attacker);
        const state::Face face = game.roll(own, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        gain(game, attacker, state::Token::jam, 1, kCrew, side);
        if (face == state::Face::hit || face == state::Face::crit) gain(game, own, state::Token::jam, 1, kCrew, side);
      },
      say("freelance-slicer.slice"))
      .worth = [](Game& game, const Occasion& occasion) {
    const state::Piece& attacker = game.piece(game.attack()->attacker);
    return has_green_token(attacker) || attacker.has_locked(occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
