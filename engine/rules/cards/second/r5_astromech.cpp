#include <utility>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

std::vector<std::size_t> faceup_of_ship(const Game& game, Id ship) {
  std::vector<std::size_t> found;
  const auto& damage = game.piece(ship).ship.damage;
  for (std::size_t i = 0; i < damage.size(); ++i) {
    const data::DamageCard* card = damage[i].faceup ? game.catalog().damage_card(damage[i].number) : nullptr;
    if (card != nullptr && !card->pilot) found.push_back(i);
  }
  return found;
}
void repair_of_ship(Game& game, Id ship) {
  const auto& damage = game.piece(ship).ship.damage;
  state::Choice choice = choice_of(game, "repair", ship, kCardRule, say("damage.which-repair", ship));
  for (const std::size_t i : faceup_of_ship(game, ship))
    choice.options.push_back(option(std::to_string(i), just(words::Card{data::damage_card(damage[i].number)})));
  repair_faceup(game, ship, static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text())), kCardRule);
}

}  // namespace

// Two actions on one card: "<card>:facedown" and "<card>:faceup".
void r5_astromech(Effects& all) {
  for (const char* card : {"r5-astromech", "r5-d8"}) {
    Effect& repairs = squad_action(all, card, nullptr, [](Game& game, Occasion& occasion) {
      if (occasion.word.text().ends_with(":faceup")) return repair_of_ship(game, occasion.owner);
      spend_charges(game, occasion, 1);
      repair_facedown(game, occasion.owner, kCardRule);
    });
    repairs.may = false;
    repairs.run = [](Game& game, Occasion& occasion) {
      const std::string key = occasion.card.text();
      if (has_charge(game, occasion) && anything_facedown(bearer(game, occasion)))
        occasion.options->push_back(option(key + ":facedown", say("squad-cards.repair-facedown")));
      if (!faceup_of_ship(game, occasion.owner).empty())
        occasion.options->push_back(option(key + ":faceup", say("squad-cards.repair-faceup")));
    };
  }
}

}  // namespace plotboard::rules::effects
