#include <algorithm>

#include "data/card_kind.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kSatellite = "device:satellite";

// A satellite is at range 0 of itself.
bool is_near(const Game& game, Id satellite, Id object) {
  if (satellite == object) return true;
  const auto band = measure(field_of(game), satellite, object).range.band;
  return band && *band <= 1;
}

bool is_near_any(const Game& game, Id object) {
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return piece.is_remote() && data::device_card(piece.ref) == kSatellite && !piece.ship.destroyed &&
           is_near(game, piece.id, object);
  });
}

}  // namespace

// Whoever is at one of them sees what is at any of them.
void device_satellite(Effects& all) {
  Effect sees;
  sees.card = kSatellite;
  sees.window = Window::lock_reach;
  sees.rule = "fga-4.5.5.2-1";
  sees.anyone = true;
  sees.when = [](const Game& game, const Occasion& occasion) {
    return is_near(game, occasion.owner, occasion.subject) && is_near_any(game, occasion.other);
  };
  sees.run = [](Game&, Occasion& occasion) { occasion.value = 1; };
  all.push_back(sees);
}

}  // namespace plotboard::rules::effects
