#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_bomb_of_deathfire(const Game& game, Id card) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  return upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "bomb";
}

bool carries_bombs_of_deathfire(const Game& game, const Occasion& occasion) {
  const auto& cards = owner_of(game, occasion).ship.cards;
  return std::any_of(cards.begin(), cards.end(),
                     [&](const state::Card& card) { return !card.discarded && is_bomb_of_deathfire(game, card.id); });
}

// Actions printed on the ship's bombs that it could perform now: one bomb a round leaves none (1e-bomb-2).
Ids actions_of_bombs(Game& game, Id ship) {
  Ids keys;
  for (const state::Option& each : action_options(game, ship, {})) {
    if (each.legal && is_bomb_of_deathfire(game, card_of_option(each.key))) keys.push_back(each.key);
  }
  return keys;
}

void offer_bombs_of_deathfire(Game& game, Occasion& occasion) {
  const Ids bombs = actions_of_bombs(game, occasion.owner);
  if (!bombs.empty()) free_action(game, occasion.owner, bombs, "1e-pilot-deathfire");
}

}  // namespace

void pilot_deathfire(Effects& all) {
  for (const Window window : {Window::after_reveal, Window::after_action}) {
    must(all, "1e-pilot-deathfire", window, carries_bombs_of_deathfire, offer_bombs_of_deathfire);
  }
}

}  // namespace plotboard::rules::effects::first
