#include <utility>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr std::string_view kLock = "lock:";

// Red and blue tokens of the ship, locks on it among them (2e-token-5, -6).
std::vector<state::Option> burdens(const Game& game, Id ship) {
  std::vector<state::Option> options;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (!state::is_red(token) && token != state::Token::cloak) continue;
    if (game.piece(ship).tokens[token] == 0) continue;
    options.push_back(option(state::name_of(token), just(state::word_of(token))));
  }
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.lock != ship || !piece.in_play()) continue;
    options.push_back(option(std::string(kLock) + piece.id.text(), say("count-dooku.lock", piece.id)));
    options.back().piece = piece.id;
  }
  return options;
}

}  // namespace

// Choice "dooku": the name of the token that goes, or "lock:<id>" of the ship whose lock it is.
void count_dooku(Effects& all) {
  Effect shed = force_talent(
      "count-dooku", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return has_force(game, occasion) && game.in_play(occasion.owner) && !burdens(game, occasion.owner).empty() &&
               is_ship_in_play(game, attacker) && in_firing_arc(game, attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        state::Choice choice =
            choice_of(game, "dooku", occasion.owner, kForceTalents, say("count-dooku.which", occasion.owner));
        choice.options = burdens(game, occasion.owner);
        const std::string_view key = game.ask(std::move(choice)).text();
        if (key.starts_with(kLock)) return break_lock(game, Id(key.substr(kLock.size())), kForceTalents);
        lose(game, occasion.owner, state::token_named(key).value(), 1, kForceTalents);
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
