#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Who is forced has one option, which any use of a focus token since the declaration strikes out (1e-attack-44). One
// key a side, for both ships may carry the card.
const char* hotshot_key(const Game& game, Id spender) {
  return game.attack()->attacker == spender ? "1e-upgrade-hotshotcopilot:attacker"
                                            : "1e-upgrade-hotshotcopilot:defender";
}

bool hotshot_forces(const Game& game, const Occasion& occasion) {
  const state::Attack* attack = game.attack();
  if (attack == nullptr || attack->ended) return false;
  const bool own_attack =
      attack->attacker == occasion.owner && attack->defender == occasion.subject && is_primary(*attack);
  return own_attack || (attack->defender == occasion.owner && attack->attacker == occasion.subject);
}

void add_hotshot(Effects& all, Window window) {
  Effect& forced = offers(
      all, "1e-upgrade-hotshotcopilot", window,
      [](const Game& game, const Occasion& occasion) {
        return hotshot_forces(game, occasion) && game.piece(occasion.subject).tokens.focus > 0;
      },
      [](Game& game, Occasion& occasion) { spend(game, occasion.subject, Token::focus, "1e-upgrade-hotshotcopilot"); },
      true);
  forced.anyone = true;
  forced.run = [](Game& game, Occasion& occasion) {
    occasion.options->push_back(option(hotshot_key(game, occasion.subject), just(words::Card{occasion.card})));
  };
  // The same token for the usual effect, if that changes any die.
  forced.worth = [](Game& game, const Occasion& occasion) {
    return count(game, game.attack()->attacker == occasion.subject, Face::focus) == 0;
  };
}

}  // namespace

void hotshot_copilot(Effects& all) {
  must(
      all, "1e-upgrade-hotshotcopilot", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && hotshot_forces(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        const char* key = hotshot_key(game, occasion.subject);
        change_attack(game, [key](state::Attack& attack) { attack.used.push_back(key); });
      })
      .anyone = true;
  add_hotshot(all, Window::modify_defense);
  add_hotshot(all, Window::modify_attack);
}

}  // namespace plotboard::rules::effects::first
