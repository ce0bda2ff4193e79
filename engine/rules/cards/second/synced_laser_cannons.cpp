#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void synced_laser_cannons(Effects& all) {
  Effect synced;
  synced.card = "synced-laser-cannons";
  synced.window = Window::range_bonus;
  synced.rule = "fga-table-2.14";
  synced.when = [](const Game& game, const Occasion& occasion) {
    return occasion.word == "defense" && attacks_with_card(game, occasion) &&
           game.piece(occasion.subject).tokens.calculate > 0;
  };
  synced.run = [](Game&, Occasion& occasion) { occasion.value = 0; };
  all.push_back(synced);
}

}  // namespace plotboard::rules::effects
