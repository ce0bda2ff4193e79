#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void iden_versio(Effects& all);

namespace {

const Id kTieFighter{"tielnfighter"};
Condition may_prevent_for_anybody = nullptr;  // set once, when the effects are put together

}  // namespace

// The campaign's card for TIE/ln fighters alone.
void named_iden_versio(Effects& all) {
  const std::size_t before = all.size();
  same_as(all, "pilot:idenversio", iden_versio, "iden-versio");
  for (std::size_t i = before; i < all.size(); ++i) {
    may_prevent_for_anybody = all[i].when;
    all[i].when = [](const Game& game, const Occasion& occasion) {
      return game.piece(occasion.subject).ref == kTieFighter && may_prevent_for_anybody(game, occasion);
    };
  }
}

}  // namespace plotboard::rules::effects
