#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Actions printed on the ship's bombs that it could perform now: one bomb a round leaves none (1e-bomb-2).
Ids actions_of_bombs(Game& game, Id ship) {
  Ids keys;
  for (const state::Option& each : action_options(game, ship, {})) {
    const data::Upgrade* upgrade = each.legal ? game.catalog().upgrade(card_of_option(each.key)) : nullptr;
    if (upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "bomb") keys.push_back(each.key);
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
    must(all, "1e-pilot-deathfire", window, nullptr, offer_bombs_of_deathfire);
  }
}

}  // namespace plotboard::rules::effects::first
