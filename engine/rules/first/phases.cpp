// Where a phase begins and ends (1e-round, 1e-cloak-4, 1e-round-3 to -7).
#include <algorithm>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

// Lowest pilot skill first, the initiative player's before the other's (1e-cloak-4).
Ids cloaked_ships(const Game& game) {
  std::vector<const state::Piece*> ships;
  for (const state::Piece& ship : game.table().pieces) {
    if (ship.in_play() && ship.tokens.cloak > 0) ships.push_back(&ship);
  }
  const auto turn = [&play = game.table().play](const state::Piece* ship) {
    return std::pair(ship->initiative, !play.goes_first(ship->side));
  };
  std::stable_sort(ships.begin(), ships.end(),
                   [&turn](const state::Piece* a, const state::Piece* b) { return turn(a) < turn(b); });
  Ids ids;
  for (const state::Piece* ship : ships) ids.push_back(ship->id);
  return ids;
}

// Where nothing is free it keeps its token (1e-cloak-9).
void offer_decloak(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "decloak", ship, "1e-cloak-4", say("decloak.where", ship));
  choice.options = {option("pass", say("decloak.stays"))};
  const auto place = actions::ask_place(game, ship, geom::Reposition::decloak, std::move(choice));
  if (!place) return;
  lose(game, ship, state::Token::cloak, 1, "1e-cloak-5");
  reposition(game, ship, *place, "decloak");
  if (still_flying(game, ship)) moment(game, Window::after_decloak, ship);
}

void remove_tokens(Game& game) {
  bool any = false;
  for (const Id id : game.ships_in_play()) {
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      const auto token = static_cast<state::Token>(i);
      const int count = game.piece(id).tokens[token];
      if (count == 0 || !book_of(game).token(token).leaves_at_end) continue;
      const int kept = std::min(count, number_after(game, Window::keeps_tokens, id, "", 0, state::name_of(token)));
      if (kept == count) continue;
      if (!any) game.tell("", "1e-round-3", say("end.tokens-removed"));
      any = true;
      game.emit(state::TokenChanged{id, token, kept - count});
    }
  }
}

// For markers that have stood in for cards, once cards are free again.
void exchange_markers(Game& game) {
  for (const Id ship : game.ships_in_play()) {
    for (std::size_t i = 0; i < game.piece(ship).ship.damage.size(); ++i) {
      if (game.piece(ship).ship.damage[i].number != 0 || !exchange_marker(game, ship, i)) continue;
      game.tell(ship, "1e-dmg-15", say("damage.card-for-marker"));
    }
  }
}

}  // namespace

void begin_planning(Game& game) { moment_for_all(game, Window::start_of_planning); }

void end_planning(Game& game) {
  additions().dials_are_set(game);
  moment_for_all(game, Window::planning_end);
}

void begin_activation(Game& game) {
  for (const Id ship : game.ships_in_play()) note_missing_dial(game, ship);
  moment_for_all(game, Window::start_of_activation_phase);
  for (const Id ship : cloaked_ships(game)) {
    if (still_flying(game, ship) && game.piece(ship).tokens.cloak > 0) offer_decloak(game, ship);
  }
}

void end_activation(Game& game) {
  moment_for_all(game, Window::end_of_activation_phase);
  detonate_bombs(game);
  remove_ion_of_huge_ships(game);
}

void begin_combat(Game& game) {
  moment_for_all(game, Window::start_of_engagement_phase);
  remove_destroyed(game);
}

void end_combat(Game& game) {
  moment_for_all(game, Window::end_of_combat);
  remove_destroyed(game);
}

void end_phase(Game& game) {
  moment_for_all(game, Window::start_of_end_phase);
  moment_for_all(game, Window::during_end_phase);
  additions().end_phase_begins(game);
  remove_tokens(game);
  moment_for_all(game, Window::end_of_round);
  exchange_markers(game);
}

}  // namespace plotboard::rules::first
