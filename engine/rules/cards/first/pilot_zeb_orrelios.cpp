#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kZebsCritsFirst = "zeb-orrelios-crits-first";

// How many critical results his evades can reach, where it matters which results they cancel.
int crits_in_reach_of_zeb(const Game& game) {
  const int evades = count(game, false, Face::evade), crits = count(game, true, Face::crit);
  const int hits = count(game, true, Face::hit);
  return hits == 0 || evades >= hits + crits ? 0 : std::min(evades, crits);
}

}  // namespace

// In three ships. Any mix: all critical results first is an order of its own; a part of them is cancelled at once, the
// rest after the hits as usual (1e-attack-28). Not where another card has settled the order already.
void pilot_zeb_orrelios(Effects& all) {
  for (const char* card : {"1e-pilot-zeborrelios-attackshuttle", "1e-pilot-zeborrelios-tiefighter",
                           "1e-pilot-zeborrelios-sheathipedeclassshuttle"}) {
    must(
        all, card, Window::neutralize,
        [](const Game& game, const Occasion& occasion) {
          return game.attack()->defender == occasion.owner && crits_in_reach_of_zeb(game) > 0;
        },
        [](Game& game, Occasion& occasion) {
          if (attack_number(game, Window::cancel_order, *game.attack(), true, 0) != 0) return;
          const Id ship = occasion.owner;
          const int most = crits_in_reach_of_zeb(game);
          state::Choice choice = choice_of(game, "crits-first", ship, occasion.card, say("cancel.crits-first", ship));
          for (int i = most; i >= 0; --i) choice.options.push_back(option(std::to_string(i), just(i)));
          const int first = std::stoi(game.ask(std::move(choice)).text());
          if (first == most) return settle_for_roll(game, kZebsCritsFirst);
          for (int i = 0; i < first; ++i) {
            cancel(game, true, Face::crit);
            cancel(game, false, Face::evade);
          }
        })
        .anyone = true;
    must(
        all, card, Window::cancel_order,
        [](const Game& game, const Occasion& occasion) {
          const bool thought_of = attack_in(game, occasion).step < state::AttackStep::neutralize;
          return defends(game, occasion) && (thought_of || is_settled(game, occasion, kZebsCritsFirst));
        },
        [](Game&, Occasion& occasion) {
          if (occasion.value == 0) occasion.value = 1;  // another card may bar critical results from it altogether
        })
        .anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
