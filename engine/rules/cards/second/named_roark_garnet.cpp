#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids roarks_choices(const Game& game, const Occasion& occasion) {
  Ids ids = only_in_firing_arc(game, occasion, others_at(game, occasion, 0, 3));
  std::erase_if(ids, [&](Id id) { return !game.friendly(id, occasion.owner) && game.piece(id).initiative >= 7; });
  return ids;
}

}  // namespace

void named_roark_garnet(Effects& all) {
  squad_may(
      all, "pilot:roarkgarnet", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !roarks_choices(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id chosen = pick_ship(game, occasion, roarks_choices(game, occasion));
        game.emit(state::InitiativeChanged{chosen, occasion.card, 7});
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return game.friendly(roarks_choices(game, occasion).front(), occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
