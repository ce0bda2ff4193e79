#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool attacker_is_stressed(const Game& game, const Occasion& occasion) {
  const state::Piece* attacker = game.find(attack_in(game, occasion).attacker);
  return owner_defends(game, occasion) && attacker != nullptr && attacker->tokens.stress > 0;
}

}  // namespace

void latts_razzi(Effects& all) {
  Effect calms = ability("latts-razzi", Window::modify_defense, attacker_is_stressed);
  calms.rule = kCardRule;
  calms.may = true;
  calms.run = [](Game& game, Occasion& occasion) { offer_poor(game, occasion, state::Face::evade); };
  calms.use = [](Game& game, Occasion& occasion) {
    lose(game, game.attack()->attacker, state::Token::stress, 1, kCardRule);
    change_poor(game, occasion, state::Face::evade);
  };
  all.push_back(calms);
}

}  // namespace plotboard::rules::effects
