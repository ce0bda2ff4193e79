#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// Red and blue tokens (2e-token-5, -6).
bool is_red_or_blue(state::Token token) { return state::is_red(token) || token == state::Token::cloak; }

}  // namespace

// Choice "dooku": the name of the token that goes, or "lock:<id>" of the ship whose lock it is.
void count_dooku(Effects& all) {
  Effect shed = force_talent(
      "count-dooku", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return has_force(game, occasion) && game.in_play(occasion.owner) &&
               !burdens_of(game, occasion.owner, is_red_or_blue).empty() && is_ship_in_play(game, attacker) &&
               in_firing_arc(game, attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        state::Choice choice =
            choice_of(game, "dooku", occasion.owner, kForceTalents, say("count-dooku.which", occasion.owner));
        choice.options = burdens_of(game, occasion.owner, is_red_or_blue);
        remove_burden(game, occasion.owner, game.ask(std::move(choice)), kForceTalents);
      });
  shed.may = true;
  shed.prompt = say("count-dooku.shed");
  shed.worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.stress > 0; };
  all.push_back(shed);

  all.push_back(force_talent(
      "count-dooku", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return game.attack()->hit && has_force(game, occasion) && game.in_play(occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        Offer offer;
        offer.cost = spend_force;
        offer.rule = kForceTalents;
        offer.prompt = say("count-dooku.action");
        offer_action(game, occasion.owner, offer);
      }));
}

}  // namespace plotboard::rules::effects
