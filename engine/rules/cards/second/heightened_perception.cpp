#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kFirst = 8;  // before mines, which attack at 7

bool perceives(const Game& game, const Occasion& occasion) {
  const auto& changes = game.piece(occasion.owner).ship.initiatives;
  return std::any_of(changes.begin(), changes.end(),
                     [&](const state::Initiative& change) { return change.source == occasion.card; });
}

// It has a shot, and somebody near who would come first no longer does.
bool beats_somebody(Game& game, const Occasion& occasion) {
  const state::Piece& own = game.piece(occasion.owner);
  const Ids enemies = enemies_near(game, own.id, 0, 3);
  const bool earlier =
      std::any_of(enemies.begin(), enemies.end(), [&](Id id) { return game.piece(id).initiative >= own.initiative; });
  return earlier && !shots_of(game, occasion.owner).empty();
}

}  // namespace

void heightened_perception(Effects& all) {
  Effect perceive = force_talent(
      "heightened-perception", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && game.piece(occasion.owner).initiative < kFirst;
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        game.emit(state::InitiativeChanged{occasion.owner, occasion.card, kFirst});
      });
  perceive.may = true;
  perceive.prompt = say("heightened-perception.first");
  perceive.worth = beats_somebody;
  all.push_back(perceive);

  all.push_back(
      force_talent("heightened-perception", Window::start_of_end_phase, perceives, [](Game& game, Occasion& occasion) {
        game.emit(state::InitiativeChanged{occasion.owner, occasion.card, std::nullopt});
      }));
}

}  // namespace plotboard::rules::effects
