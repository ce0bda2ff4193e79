#include <algorithm>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

// Docked ships too; ships out of the game have nothing (2e-end-2, 2e-gone-5). A mission's components can hold tokens.
Ids still_in_the_game(const Game& game) {
  Ids ids;
  for (const state::Piece& ship : game.table().pieces) {
    const bool in_game = ship.type == state::PieceType::ship && !ship.fled && !ship.ship.removed;
    if (in_game || ship.is_component()) ids.push_back(ship.id);
  }
  return ids;
}

// Green tokens, then orange ones, each colour off everybody before the next.
void remove_circular(Game& game, const Ids& ships) {
  bool any = false;
  for (const bool green : {true, false}) {
    for (const Id id : ships) {
      for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
        const auto token = static_cast<state::Token>(i);
        const int count = game.piece(id).tokens[token];
        if (count == 0 || !book_of(game).token(token).leaves_at_end || state::is_green(token) != green) continue;
        if (token == state::Token::disarm && game.piece(id).ship.fitness != state::Fitness::fit) continue;
        const int lost = count - number_after(game, Window::keeps_tokens, id, "", 0, state::name_of(token));
        if (lost <= 0) continue;
        if (!any) game.tell("", "2e-end-2", say("end.tokens-removed"));
        any = true;
        game.emit(state::TokenChanged{id, token, -lost});
      }
    }
  }
}

// 2e-end-4, -5: mandatory, within the card's limit.
void recover_charges(Game& game, Id id) {
  for (std::size_t i = 0; i < game.piece(id).ship.cards.size(); ++i) {
    const state::Card& card = game.piece(id).ship.cards[i];
    const data::CardCharges charges = data::charges_of(game.catalog(), card.id);
    if (charges.most == 0 || charges.recurring == 0) continue;
    const int back = std::min(charges.recurring, std::max(0, card.limit(charges.most) - card.charges));
    const int by = charges.recurring > 0 ? back : std::max(charges.recurring, -card.charges);
    if (by == 0) continue;
    if (game.narrates()) {
      const words::Text name{*data::known_card(game.catalog(), card.id).name};
      game.tell(id, by > 0 ? "2e-end-4" : "2e-end-5",
                by > 0 ? say("end.recovers-charges", name) : say("end.loses-charges", name));
    }
    const Id key = card.id;
    game.emit(state::ChargesChanged{id, key, by});
  }
}

// 2e-force-3: as many as the source with most symbols, never the sum; the ship's own Force has one.
void recover_force(Game& game, Id id) {
  const state::ShipState& ship = game.piece(id).ship;
  if (ship.force >= ship.force_limit) return;
  int most = 1;
  for (const state::Card& card : ship.cards) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade != nullptr && upgrade->force > 0) most = std::max(most, upgrade->recurring);
  }
  const int by = std::min(most, ship.force_limit - ship.force);
  game.tell(id, "2e-force-3", say("end.recovers-force"));
  game.emit(state::ForceChanged{id, by});
}

}  // namespace

void end_phase(Game& game) {
  moment_for_all(game, Window::start_of_end_phase);
  moment_for_all(game, Window::during_end_phase);
  additions().end_phase_begins(game);
  const Ids ships = still_in_the_game(game);
  Ids bearers = ships;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.is_component()) bearers.push_back(piece.id);  // a mine's disarm token (fga-4.5.4-6)
  }
  remove_circular(game, bearers);
  for (const Id id : ships) {
    recover_charges(game, id);
    recover_force(game, id);
  }
  moment_for_all(game, Window::end_of_round);
  offer_splits(game);
}

}  // namespace plotboard::rules::second
