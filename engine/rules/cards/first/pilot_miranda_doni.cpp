#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {
constexpr const char* kMirandaMore = "miranda-doni-more";
constexpr const char* kMirandaLess = "miranda-doni-less";
}  // namespace

// A shield for a die, or a die for a shield, before the roll. The spent shield is no damage (1e-dmg-20), and one comes
// back within the shield value only (1e-dmg-17).
void pilot_miranda_doni(Effects& all) {
  must(
      all, "1e-pilot-mirandadoni", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) { return attacks(game, occasion) && is_fresh(game, occasion); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const state::ShipState& own = owner_of(game, occasion).ship;
        state::Choice choice = choice_of(game, "miranda", ship, "1e-pilot-mirandadoni", say("miranda.which", ship));
        if (own.shields > 0) choice.options.push_back(option("spend", say("miranda.spend")));
        if (own.shields < own.shield_limit) choice.options.push_back(option("recover", say("miranda.recover")));
        choice.options.push_back(option("pass", say("answer.no")));
        const Id key = game.ask(std::move(choice));
        if (key == "pass") return;
        use_up(game, occasion);
        settle_for_roll(game, key == "spend" ? kMirandaMore : kMirandaLess);
        if (key == "spend") return lose_shield(game, ship, "1e-pilot-mirandadoni");
        game.emit(state::ShieldsChanged{ship, 1});
      });
  adds<1>(all, "1e-pilot-mirandadoni", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && is_settled(game, occasion, kMirandaMore);
  });
  adds<-1>(all, "1e-pilot-mirandadoni", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && is_settled(game, occasion, kMirandaLess);
  });
}

}  // namespace plotboard::rules::effects::first
