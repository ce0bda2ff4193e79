#include "rules/cards/first/parts_ig88.hpp"

#include <algorithm>

#include "rules/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kTitle = "1e-upgrade-ig2000";
constexpr std::string_view kPilots = "1e-pilot-ig88";

// A ship that waits for its simultaneous attack has all its abilities (1e-sim-5).
bool lends(const Game& game, const state::Piece& ship) {
  const bool there = ship.in_play() && (!ship.ship.destroyed || rules::first::stays(game, ship));
  return there && has_card(ship, kTitle) && ship.ship.pilot.starts_with(kPilots) &&
         !rules::first::ignores(game, ship, ship.ship.pilot);
}

Ids on_loan(const Game& game, Id carrier) {
  Ids pilots;
  for (const state::Card& card : game.piece(carrier).ship.cards) {
    if (card.id.starts_with(kPilots)) pilots.push_back(card.id);
  }
  return pilots;
}

Ids to_borrow(const Game& game, Id carrier) {
  Ids pilots;
  for (const state::Piece& ship : game.table().pieces) {
    if (is_friend(game, carrier, ship.id) && lends(game, ship)) pilots.push_back(ship.ship.pilot);
  }
  return pilots;
}

bool has_changed(const Game& game, const Occasion& occasion) {
  return on_loan(game, occasion.owner) != to_borrow(game, occasion.owner);
}

// In the order of the ships, so that equal loans are equal lists.
void settle_loans(Game& game, Occasion& occasion) {
  for (const Id pilot : on_loan(game, occasion.owner)) game.emit(state::CardTaken{occasion.owner, pilot});
  for (const Id pilot : to_borrow(game, occasion.owner)) {
    game.emit(state::CardAssigned{occasion.owner, state::Card{pilot}});
  }
}

}  // namespace

// Looked at where a source may have come or gone, and before the carrier's own turns.
void borrows_ig88(Effects& all, const char* card) {
  for (const Window window : {Window::setup, Window::before_activation, Window::before_engage}) {
    must(all, card, window, has_changed, settle_loans);
  }
  for (const Window window :
       {Window::destroyed, Window::after_damage, Window::upgrade_discarded, Window::after_action}) {
    must(all, card, window, has_changed, settle_loans).anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
