#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

// Of two tokens the other one may still be spent. The ion token acts next round (1e-ion-9).
void four_lom(Effects& all) {
  Effect points;
  points.card = points.rule = "1e-upgrade-4lom";
  points.window = Window::modify_attack;
  points.may = true;
  points.worth = [](Game&, const Occasion&) { return false; };
  points.when = attacks;
  points.run = [](Game& game, Occasion& occasion) {
    const state::Tokens& tokens = game.piece(attack_in(game, occasion).defender).tokens;
    for (const Token token : {Token::focus, Token::evade}) {
      const Id key = occasion.card.text() + ":" + std::string(state::name_of(token));
      if (tokens[token] == 0 || noted_in_attack(game, occasion.owner, "1e-upgrade-4lom")) continue;
      occasion.options->push_back(
          option(key, say("effect.ability", words::Card{occasion.card}, state::word_of(token))));
    }
  };
  points.use = [](Game& game, Occasion& occasion) {
    const Id key = occasion.word;
    const int before = owner_of(game, occasion).tokens.ion;
    gain(game, occasion.owner, Token::ion, 1, "1e-upgrade-4lom");
    note_in_attack(game, occasion.owner, "1e-upgrade-4lom");
    if (owner_of(game, occasion).tokens.ion > before) note_in_attack(game, occasion.owner, key.text());
  };
  all.push_back(points);
  must(
      all, "1e-upgrade-4lom", Window::may_modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const auto token = state::token_named(occasion.word.text());
        return attacks(game, occasion) && token && game.piece(occasion.subject).tokens[*token] <= 1 &&
               noted_in_attack(game, occasion.owner, occasion.card.text() + ":" + occasion.word.text());
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-4lom";
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
