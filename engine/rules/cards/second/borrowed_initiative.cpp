#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Ids& lenders() {
  static const Ids cards{"pilot:roarkgarnet", "pilot:torkilmux", "swarm-tactics"};
  return cards;
}
Ids borrowed(const Game& game, Id ship) {
  Ids sources;
  for (const state::Initiative& change : game.piece(ship).ship.initiatives) {
    if (base::contains(lenders(), change.source)) sources.push_back(change.source);
  }
  return sources;
}

}  // namespace

// No card of theirs: whoever lent it may be gone by then.
void borrowed_initiative(Effects& all) {
  Effect& ends = squad_must(
      all, "rules", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return !borrowed(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        for (const Id source : borrowed(game, occasion.owner))
          game.emit(state::InitiativeChanged{occasion.owner, source, std::nullopt});
      });
  ends.prompt = say("squad-cards.back-to-printed");
}

}  // namespace plotboard::rules::effects
