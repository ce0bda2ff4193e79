#include "geom/reposition.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

// A friend is treated as an enemy: where the token would move it, this ship's player says how, and not its opponent
// (1e-tractor-3). Range in the arc (1e-range-10).
void spacetug_tractor_array(Effects& all) {
  static constexpr auto in_reach = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      if (!other.in_play() || other.id == ship) continue;
      if (band_in_firing_arcs(game, other.id, ship) == 1) ids.push_back(other.id);
    }
    return ids;
  };
  static constexpr auto tow_friend = [](Game& game, Id ship, Id towed) {
    const Rulebook& book = book_of(game);
    state::Piece after = game.piece(towed);
    ++after.tokens.tractor;
    const bool moves =
        !is_tractored(book, game.piece(towed)) && is_tractored(book, after) && !after.ship.has_mark("tractored");
    if (moves) game.emit(state::Marked{towed, "tractored"});  // its opponent does not move it
    gain(game, towed, Token::tractor, 1, "1e-upgrade-spacetugtractorarray", game.piece(ship).side);
    if (!moves || !is_tractored(book, game.piece(towed))) return;
    state::Choice choice =
        choice_of(game, "tractor", towed, "1e-upgrade-spacetugtractorarray", say("tractor.where", towed));
    choice.side = game.piece(ship).side;
    choice.options = {option("pass", say("tractor.stays"))};
    const auto place = actions::ask_place(game, towed, geom::Reposition::tractor, std::move(choice));
    if (place) reposition(game, towed, *place, "tractor");
  };
  action(
      all, "1e-upgrade-spacetugtractorarray",
      [](const Game& game, const Occasion& occasion) { return !in_reach(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id towed = pick_ship(game, ship, in_reach(game, ship), "1e-upgrade-spacetugtractorarray", false);
        if (towed.empty()) return;
        if (game.friendly(ship, towed)) return tow_friend(game, ship, towed);
        gain(game, towed, Token::tractor, 1, "1e-upgrade-spacetugtractorarray", game.piece(ship).side);
      });
}

}  // namespace plotboard::rules::effects::first
