#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

std::vector<geom::Maneuver> of_same_colour(Game& game, Id ship) {
  std::vector<geom::Maneuver> others;
  const auto& dial = game.piece(ship).ship.dial;
  if (!dial) return others;
  const data::Dial now = dial_now(game, ship);
  const auto colour = now.difficulty_of(*dial);
  if (!colour || (*colour != geom::Difficulty::red && *colour != geom::Difficulty::blue)) return others;
  for (const data::DialEntry& entry : now.entries) {
    if (entry.difficulty == *colour && entry.maneuver != *dial) others.push_back(entry.maneuver);
  }
  return others;
}

}  // namespace

void named_hera_syndulla(Effects& all) {
  for (const char* card : {"pilot:herasyndulla", "pilot:herasyndulla-vcx100lightfreighter"}) {
    squad_may(
        all, card, Window::after_reveal,
        [](const Game& game, const Occasion& occasion) { return bearer(game, occasion).ship.dial.has_value(); },
        [](Game& game, Occasion& occasion) {
          const auto others = of_same_colour(game, occasion.owner);
          if (!others.empty()) set_dial_to_another(game, occasion.owner, others);
        })
        .worth = [](Game&, const Occasion&) { return false; };  // it was dialled to be flown
  }
}

}  // namespace plotboard::rules::effects
