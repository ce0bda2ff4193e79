#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The card is gone by then: a mark of the ship stands for it. All focus results or none, at each use (1e-action-15).
void glitterstim(Effects& all) {
  may(all, "1e-upgrade-glitterstim", Window::start_of_engagement_phase, nullptr, [](Game& game, Occasion& occasion) {
    discard_card(game, occasion.owner, occasion.card, "1e-upgrade-glitterstim");
    if (!pays_stress(game, occasion.owner, 1, "1e-upgrade-glitterstim")) return;
    game.emit(state::Marked{occasion.owner, "used:1e-upgrade-glitterstim"});
  }).worth = [](Game& game, const Occasion& occasion) {
    return !enemies_within(game, occasion.owner, 1, 2).empty() && game.piece(occasion.owner).tokens.focus == 0;
  };
  static constexpr auto shines = [](const Game& game, const Occasion& occasion) {
    return is_own(game, occasion) && owner_of(game, occasion).ship.has_mark("used:1e-upgrade-glitterstim");
  };
  // Keys of their own: both sides may have used the card.
  static constexpr auto offer_on_attack = [](Game&, Occasion& occasion) {
    occasion.options->push_back(option("1e-rules:glitterstim", just(words::Card{"1e-upgrade-glitterstim"})));
  };
  static constexpr auto offer_on_defense = [](Game&, Occasion& occasion) {
    occasion.options->push_back(option("1e-rules:glitterstim-defense", just(words::Card{"1e-upgrade-glitterstim"})));
  };
  Effect& attacking = may(
      all, "1e-rules", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) { return shines(game, occasion) && any(game, true, Face::focus); },
      offer_on_attack);
  attacking.rule = "1e-upgrade-glitterstim";
  attacking.use = [](Game& game, Occasion&) { turn(game, true, Face::focus, Face::hit); };
  Effect& defending = may(
      all, "1e-rules", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return shines(game, occasion) && any(game, false, Face::focus);
      },
      offer_on_defense);
  defending.rule = "1e-upgrade-glitterstim";
  defending.use = [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade); };
}

}  // namespace plotboard::rules::effects::first
