#include <string>
#include <utility>

#include "data/card_kind.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Choice "repair": which faceup card, by its place among the ship's damage cards.
void novice_technician(Effects& all) {
  may_gear(
      all, "novice-technician", Window::end_of_round, kCrew,
      [](const Game& game, const Occasion& occasion) { return anything_faceup(game.piece(occasion.owner)); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const state::Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        const auto& damage = game.piece(ship).ship.damage;
        state::Choice choice = choice_of(game, "repair", ship, kCrew, say("damage.which-repair", ship));
        for (std::size_t i = 0; i < damage.size(); ++i) {
          if (!damage[i].faceup) continue;
          choice.options.push_back(option(std::to_string(i), just(words::Card{data::damage_card(damage[i].number)})));
        }
        repair_faceup(game, ship, static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text())), kCrew);
        if (face == state::Face::hit) expose(game, ship, kCrew);
      },
      say("novice-technician.repair"));
}

}  // namespace plotboard::rules::effects
