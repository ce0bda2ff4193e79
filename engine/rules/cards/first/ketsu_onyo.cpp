#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kHeldByKetsu = "1e-upgrade-ketsuonyo";

Ids in_ketsus_beam(const Game& game, Id carrier) {
  Ids ids = enemies_in_firing_arcs(game, carrier, 2);
  std::erase_if(ids, [&](Id id) { return game.piece(id).tokens.tractor == 0; });
  return ids;
}

}  // namespace

void ketsu_onyo(Effects& all) {
  may(
      all, "1e-upgrade-ketsuonyo", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return !in_ketsus_beam(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy =
            pick_ship(game, occasion.owner, in_ketsus_beam(game, occasion.owner), "1e-upgrade-ketsuonyo", false);
        game.emit(state::Marked{enemy, kHeldByKetsu});
      });
  must(
      all, "1e-upgrade-ketsuonyo", Window::keeps_tokens,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "tractor" && game.piece(occasion.subject).ship.has_mark(kHeldByKetsu);
      },
      [](Game& game, Occasion& occasion) { occasion.value = game.piece(occasion.subject).tokens.tractor; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
