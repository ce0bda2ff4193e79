#include "rules/cards/second/parts_squads.hpp"

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

// On a table of its own: cards that colour a dial may ask things.
bool has_another(const Game& game, Id ship) {
  state::Table copy = game.table();
  Game trial(game.catalog(), copy, {}, nullptr, Keeps::nothing);
  return !of_same_colour(trial, ship).empty();
}

}  // namespace

void named_hera_syndulla(Effects& all) {
  for (const char* card : {"pilot:herasyndulla", "pilot:herasyndulla-vcx100lightfreighter"}) {
    squad_may(
        all, card, Window::after_reveal,
        [](const Game& game, const Occasion& occasion) { return has_another(game, occasion.owner); },
        [](Game& game, Occasion& occasion) {
          set_dial_to_another(game, occasion.owner, of_same_colour(game, occasion.owner));
        })
        .worth = [](Game&, const Occasion&) { return false; };  // it was dialled to be flown
  }
}

}  // namespace plotboard::rules::effects
