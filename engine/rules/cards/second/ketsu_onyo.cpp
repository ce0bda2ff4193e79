#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kHeldFast{"held-fast-by-ketsu-onyo"};
Ids tractored_in_arc(const Game& game, const Occasion& occasion) {
  Ids ids = only_in_firing_arc(game, occasion, enemies_at(game, occasion, 0, 2));
  std::erase_if(ids, [&](Id id) { return game.piece(id).tokens.tractor == 0; });
  return ids;
}

}  // namespace

void ketsu_onyo(Effects& all) {
  squad_may(
      all, "ketsu-onyo", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return !tractored_in_arc(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{pick_ship(game, occasion, tractored_in_arc(game, occasion)), kHeldFast});
      });
  squad_must(
      all, "ketsu-onyo", Window::keeps_tokens,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "tractor" && game.piece(occasion.subject).ship.has_mark(kHeldFast);
      },
      [](Game& game, Occasion& occasion) { occasion.value = game.piece(occasion.subject).tokens.tractor; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
