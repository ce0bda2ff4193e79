#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kGuardedByBodyguard{"1e-upgrade-bodyguard"};

Ids betters_near_bodyguard(const Game& game, Id carrier) {
  Ids ids = friends_within(game, carrier, 1, 1);
  std::erase_if(ids, [&](Id id) { return game.piece(id).initiative <= game.piece(carrier).initiative; });
  return ids;
}

}  // namespace

// What has been done lasts for the round, whatever becomes of the carrier (1e-golden-13): the ship bears the mark.
void bodyguard(Effects& all) {
  may(
      all, "1e-upgrade-bodyguard", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).tokens.focus > 0 && may_spend(game, occasion.owner, Token::focus) &&
               !betters_near_bodyguard(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, Token::focus, "1e-upgrade-bodyguard");
        const Id guarded = pick_ship(game, occasion.owner, betters_near_bodyguard(game, occasion.owner),
                                     "1e-upgrade-bodyguard", false);
        if (!guarded.empty()) game.emit(state::Marked{guarded, kGuardedByBodyguard});
      });
  adds<1>(all, "1e-rules", Window::agility, [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.subject).ship.has_mark(kGuardedByBodyguard);
  }).rule = "1e-upgrade-bodyguard";
}

}  // namespace plotboard::rules::effects::first
