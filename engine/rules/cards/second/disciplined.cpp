#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// By its ship card; those of the campaign's pilots are not.
bool is_limited(const Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  if (type == nullptr) return false;
  const data::GenericPilot* pilot = data::pilot_of(*type, game.piece(ship).ship.pilot);
  return pilot != nullptr && pilot->limited > 0;
}

bool saw_comrade_lost(const Game& game, const Occasion& occasion) {
  const state::Piece& lost = game.piece(occasion.subject);
  const bool comrade = lost.type == state::PieceType::ship && occasion.subject != occasion.owner &&
                       game.friendly(occasion.subject, occasion.owner) && !game.piece(occasion.owner).ship.destroyed;
  if (!comrade || (!is_limited(game, lost.id) && lost.ship.card(occasion.card) == nullptr)) return false;
  const Ids near = ships_near(game, occasion.owner, 0, 3);
  return std::find(near.begin(), near.end(), lost.id) != near.end();
}

}  // namespace

void disciplined(Effects& all) {
  Effect avenge = talent("disciplined", Window::destroyed, saw_comrade_lost, [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"lock", "barrel-roll"};
    offer.rule = kTalents;
    offer.prompt = say("disciplined.action");
    offer_action(game, occasion.owner, offer);
  });
  avenge.anyone = true;
  all.push_back(avenge);
}

}  // namespace plotboard::rules::effects
