#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A ship that comes out of it during the battle is set up then: docked ones are not in play before (1e-dock-2). The
// skill stays to the end of the round, whatever becomes of the carrier (1e-golden-13).
void requiem(Effects& all) {
  static constexpr auto is_raised = [](const state::Piece& ship) {
    const auto& changes = ship.ship.initiatives;
    return std::any_of(changes.begin(), changes.end(),
                       [](const state::Initiative& change) { return change.source == "1e-upgrade-requiem"; });
  };
  must(
      all, "1e-upgrade-requiem", Window::setup,
      [](const Game& game, const Occasion& occasion) {
        return game.piece(occasion.subject).ship.carrier == occasion.owner;
      },
      [](Game& game, Occasion& occasion) {
        constexpr int kSkill = 8;
        game.emit(state::InitiativeChanged{occasion.subject, "1e-upgrade-requiem", kSkill});
      })
      .anyone = true;
  Effect& ends = must(
      all, "1e-rules", Window::end_of_round,
      [](const Game& game, const Occasion& occasion) {
        const auto& pieces = game.table().pieces;
        const auto first = std::find_if(pieces.begin(), pieces.end(), is_raised);
        return first != pieces.end() && first->id == occasion.owner;
      },
      [](Game& game, Occasion&) {
        Ids raised;
        for (const state::Piece& ship : game.table().pieces) {
          if (is_raised(ship)) raised.push_back(ship.id);
        }
        for (const Id ship : raised) {
          game.emit(state::InitiativeChanged{ship, "1e-upgrade-requiem", std::nullopt});
        }
      });
  ends.rule = "1e-upgrade-requiem";
  ends.prompt = just(words::Card{"1e-upgrade-requiem"});
}

}  // namespace plotboard::rules::effects::first
