#include <utility>

#include "data/catalog.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// What it could drop or launch, as in the System Phase.
std::vector<state::Option> devices_aboard(Game& game, Id ship) {
  std::vector<state::Option> options;
  Occasion occasion;
  occasion.window = Window::system_options;
  occasion.subject = ship;
  occasion.options = &options;
  happen(game, occasion);
  std::erase_if(options, [&](const state::Option& each) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card_of_option(each.key));
    return upgrade == nullptr || !upgrade->payload;
  });
  return options;
}

void offer_device(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "effect", ship, kAbilities, say("deathfire.device", ship));
  choice.options = devices_aboard(game, ship);
  choice.options.push_back(option("pass", say("answer.no")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return;
  Occasion occasion;
  occasion.window = Window::system_options;
  occasion.subject = ship;
  run_option(game, occasion, key);
}

}  // namespace

// One or the other: the device is offered to who has not attacked.
void deathfire(Effects& all) {
  all.push_back(ability("deathfire", Window::destroyed, nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    game.tell(ship, kAbilities, say("deathfire.last-word"));
    const bool attacked = !shots_of(game, ship).empty() && offer_attack(game, ship, {}, false, kAbilities);
    if (!attacked) offer_device(game, ship);
  }));
}

}  // namespace plotboard::rules::effects
