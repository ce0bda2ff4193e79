#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

// 2e-tractor-10: after an opponent's move the owner may turn the ship, for 1 stress.
void offer_turn(Game& game, Id ship) {
  // A base is the same turned left or right.
  if (!can_turn(game, ship, 90)) return game.tell(ship, "2e-rotate-ship-2", say("place.no-turn"));
  state::Choice choice = choice_of(game, "tractor-turn", ship, "2e-tractor-10", say("tractor.turn", ship));
  choice.options = {option("left", say("tractor.turn-left")), option("right", say("tractor.turn-right")),
                    option("pass", say("answer.no"))};
  const geom::Pose& pose = game.piece(ship).pose;
  choice.options[0].ghost = geom::displaced(pose, {0, 0, -90});
  choice.options[1].ghost = geom::displaced(pose, {0, 0, 90});
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return;
  if (rotate_ship(game, ship, key == "left" ? -90 : 90, "2e-tractor-10")) {
    gain(game, ship, state::Token::stress, 1, "2e-tractor-10");
  }
}

}  // namespace

void tractor_move(Game& game, Id ship, state::Side by) {
  const state::Side own = game.piece(ship).side;
  const state::Side giver = by == state::Side::none ? own : by;
  const state::Side mover = book_of(game).flying.opponent_tractors ? state::other(own) : giver;
  state::Choice choice = choice_of(game, "tractor", ship, "2e-tractor-3", say("tractor.where", ship));
  choice.side = mover;
  choice.options = {option("pass", say("tractor.stays"))};
  const auto place = actions::ask_place(game, ship, geom::Reposition::tractor, std::move(choice));
  if (!place) return;
  game.tell(ship, "2e-tractor-3", say("tractor.moves"));
  reposition(game, ship, *place, "tractor");
  if (book_of(game).flying.tractor_turns && mover != own && still_flying(game, ship)) offer_turn(game, ship);
}

}  // namespace plotboard::rules
