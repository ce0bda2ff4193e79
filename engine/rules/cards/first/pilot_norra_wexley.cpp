#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// One focus result more for the price of her lock on the opponent; a focus token may then change it.
void pilot_norra_wexley(Effects& all) {
  static const auto locks_opponent = [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = attack_in(game, occasion);
    const Id opponent = attack.attacker == occasion.owner ? attack.defender : attack.attacker;
    return owner_of(game, occasion).lock == opponent;
  };
  static const auto worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).tokens.focus > 0;
  };
  offers(all, "1e-pilot-norrawexley", Window::modify_attack, locks_opponent, [](Game& game, Occasion& occasion) {
    spend_lock(game, occasion.owner, "1e-pilot-norrawexley");
    add_die(game, true, Face::focus);
  }).worth = worth;
  offers(all, "1e-pilot-norrawexley", Window::modify_defense, locks_opponent, [](Game& game, Occasion& occasion) {
    spend_lock(game, occasion.owner, "1e-pilot-norrawexley");
    add_die(game, false, Face::focus);
  }).worth = worth;
}

}  // namespace plotboard::rules::effects::first
