#include <numeric>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Ships of either side count, at the closest point in the arc (1e-range-10).
bool is_alone_in_arc(const Game& game, Id ship, Id defender) {
  const auto is_in_reach = [&](Id id) { return band_in_firing_arcs(game, id, ship) <= 3; };
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || other.id == defender) continue;
    if (is_in_reach(other.id)) return false;
  }
  return is_in_reach(defender);
}

}  // namespace

// The whole defense roll but for dice that have been rerolled (1e-dice-5), for the card itself.
void first_order_vanguard(Effects& all) {
  offers(
      all, "1e-upgrade-firstordervanguard", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_alone_in_arc(game, occasion.owner, attack_in(game, occasion).defender);
      },
      [](Game& game, Occasion& occasion) {
        reroll_some(game, occasion.owner, true, 1, "1e-upgrade-firstordervanguard");
      });
  offers(
      all, "1e-upgrade-firstordervanguard", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && !game.attack()->defense_dice.empty();
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-firstordervanguard");
        std::vector<std::size_t> all_dice(game.attack()->defense_dice.size());
        std::iota(all_dice.begin(), all_dice.end(), std::size_t{0});
        reroll(game, false, all_dice, say("dice.rerolled-by-card"));
      })
      .worth = [](Game& game, const Occasion& occasion) {  // hardly anything to lose, and much to fear
    const int focus = game.piece(occasion.owner).tokens.focus > 0 ? count(game, false, Face::focus) : 0;
    return open_results(game) >= 2 && count(game, false, Face::evade) + focus == 0;
  };
}

}  // namespace plotboard::rules::effects::first
