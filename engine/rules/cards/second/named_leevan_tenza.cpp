#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_leevan_tenza(Effects& all) {
  squad_must(
      all, "pilot:leevantenza", Window::after_action,
      [](const Game&, const Occasion& occasion) { return occasion.word == "barrel-roll" || occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner, {"evade"}, "red"); });
}

}  // namespace plotboard::rules::effects
