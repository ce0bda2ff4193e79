#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Friends too; a ship whose token was used up at once is not jammed any more (1e-jam-10).
Ids within_slicers_reach(const Game& game, Id jammed) {
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    const bool other = piece.in_play() && piece.id != jammed;
    if (other && piece.tokens.jam == 0 && within(game, jammed, piece.id, 1, 1)) ids.push_back(piece.id);
  }
  return ids;
}

void slice(Game& game, Occasion& occasion) {
  const Id carrier = occasion.owner;
  use_up(game, occasion);  // the action comes once a round, and the second token is none of it
  const Id target =
      pick_ship(game, carrier, within_slicers_reach(game, occasion.subject), "1e-upgrade-isbslicer", false);
  if (!target.empty()) gain(game, target, Token::jam, 1, "1e-upgrade-isbslicer", game.piece(carrier).side);
}

}  // namespace

// The token comes while the carrier's jam action is being done; a huge ship's jam has a window of its own.
void isb_slicer(Effects& all) {
  may(
      all, "1e-upgrade-isbslicer", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        const Ids& done = owner_of(game, occasion).ship.actions;
        const bool by_action = occasion.word == "jam" && game.attack() == nullptr && game.author() == occasion.owner &&
                               !done.empty() && done.back() == "jam";
        return by_action && is_fresh(game, occasion) && !within_slicers_reach(game, occasion.subject).empty();
      },
      slice)
      .anyone = true;
  may(
      all, "1e-upgrade-isbslicer", Window::jammed,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && is_fresh(game, occasion) &&
               !within_slicers_reach(game, occasion.subject).empty();
      },
      slice)
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
