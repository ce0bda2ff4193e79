#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// One enemy that he imitates, chosen before forces are placed. Shadowed: its pilot skill after set-up, for the whole
// game, his own place in the order of set-up being that of his printed one. Mimicked: its pilot ability, even when it
// is gone; the pilots who assign conditions see to it themselves that he cannot (1e-cond-10, -11).
void pilot_thweek(Effects& all) {
  static const Id shadowed{"1e-condition-shadowed"}, mimicked{"1e-condition-mimicked"};
  static const auto enemies = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      const bool fights = other.in_play() || is_to_be_placed(other);
      if (fights && state::are_enemies(other.side, game.piece(ship).side)) ids.push_back(other.id);
    }
    return ids;
  };
  may(
      all, "1e-pilot-thweek", Window::before_forces,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.pilot == occasion.card && !enemies(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, enemies(game, ship), "1e-pilot-thweek", false);
        state::Choice choice = choice_of(game, "pick", ship, "1e-pilot-thweek", say("pick.which", ship));
        for (const Id each : {shadowed, mimicked}) choice.options.push_back(option(each, just(words::Card{each})));
        const Id condition = game.ask(std::move(choice));
        assign_condition(game, enemy, condition, true, "1e-pilot-thweek");
        if (condition == mimicked && !game.piece(enemy).ship.pilot.empty()) {
          game.emit(state::CardAssigned{ship, state::Card{game.piece(enemy).ship.pilot}});
        }
      });
  must(
      all, "1e-pilot-thweek", Window::setup,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.pilot == occasion.card && is_own(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        for (const Id enemy : enemies(game, occasion.owner)) {
          if (!has_card(game.piece(enemy), shadowed)) continue;
          game.emit(state::InitiativeChanged{occasion.owner, shadowed, game.piece(enemy).initiative});
          return;
        }
      });
}

}  // namespace plotboard::rules::effects::first
