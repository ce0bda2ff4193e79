#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void r5_astromech(Effects& all) {
  static constexpr auto is_of_ship = [](const Game& game, const state::DamageCard& card) {
    const data::DamageCard* kind = card.faceup ? game.catalog().damage_card(card.number) : nullptr;
    return kind != nullptr && kind->trait_known && !kind->pilot;
  };
  may(
      all, "1e-upgrade-r5astromech", Window::during_end_phase,
      [](const Game& game, const Occasion& occasion) {
        const auto& damage = owner_of(game, occasion).ship.damage;
        return std::any_of(damage.begin(), damage.end(), [&](const auto& card) { return is_of_ship(game, card); });
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice =
            choice_of(game, "repair", ship, "1e-upgrade-r5astromech", say("damage.which-turned-down", ship));
        const auto& damage = game.piece(ship).ship.damage;
        for (std::size_t i = 0; i < damage.size(); ++i) {
          const Phrase name = just(words::Card{data::damage_card(damage[i].number)});
          if (is_of_ship(game, damage[i])) choice.options.push_back(option(std::to_string(i), name));
        }
        const Id key = game.ask(std::move(choice));
        repair_faceup(game, ship, std::stoul(key.text()), "1e-upgrade-r5astromech");
      });
}

}  // namespace plotboard::rules::effects::first
