#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kMostOfGambit = 2;

// Asteroids, debris, cargo and huge ships that serve as obstacles alike; one under the ship counts too (1e-range-11).
int obstacles_of_gambit(const Game& game, Id ship) {
  const Field& field = field_of(game);
  const Field::Ship* own = field.ship(ship);
  if (own == nullptr) return 0;
  const auto is_near = [&](const auto& each) {
    return geom::range_of(geom::gap_mm(own->measured, each.shape), field.figures(), 1).band.has_value();
  };
  const auto near = std::count_if(field.obstacles().begin(), field.obstacles().end(), is_near) +
                    std::count_if(field.hulks().begin(), field.hulks().end(), is_near);
  return std::min(kMostOfGambit, static_cast<int>(near));
}

}  // namespace

void debris_gambit(Effects& all) {
  action(all, "1e-upgrade-debrisgambit", nullptr, [](Game& game, Occasion& occasion) {
    gain(game, occasion.owner, Token::evade, obstacles_of_gambit(game, occasion.owner), "1e-upgrade-debrisgambit");
  }).worth = [](Game& game, const Occasion& occasion) { return obstacles_of_gambit(game, occasion.owner) > 0; };
}

}  // namespace plotboard::rules::effects::first
