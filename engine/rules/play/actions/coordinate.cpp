#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules {

std::vector<state::Option> actions::coordinate_options(const Game& game, Id ship) {
  std::vector<state::Option> options;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || !game.friendly(ship, other.id)) continue;
    const int band = measure(field_of(game), ship, other.id).range.band.value_or(4);
    if (band == 1 || band == 2) {
      options.push_back(option(other.id, just(words::Whole{other.id})));
    } else {
      options.push_back(forbidden(other.id, just(words::Whole{other.id}), "2e-coordinate-2",
                                  band == 0 ? say("coordinate.range-zero") : say("coordinate.too-far")));
    }
    options.back().piece = other.id;
  }
  return options;
}

bool coordinate(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "coordinate", ship, "2e-coordinate-1", say("coordinate.which", ship));
  choice.options = actions::coordinate_options(game, ship);
  const auto chosen = actions::ask_one(game, std::move(choice));
  if (!chosen) return false;
  Offer offer;
  offer.coordinated = true;
  offer.rule = "2e-coordinate-3";
  offer.prompt = say("coordinate.may-act", *chosen);
  offer_action(game, *chosen, offer);  // whatever comes of it, the coordinating is done (2e-coordinate-4, -8)
  return true;
}

}  // namespace plotboard::rules
