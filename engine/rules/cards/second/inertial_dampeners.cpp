#include <optional>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr geom::Maneuver kStop{0, geom::Bearing::stationary};
constexpr const char* kDampened = "inertial-dampeners";  // marks of the round
constexpr const char* kStopped = "inertial-dampeners-flown";

}  // namespace

// What was revealed gives way to the stop, whose stress comes after it; a mark says which stop it is.
void inertial_dampeners(Effects& all) {
  may_gear(
      all, "inertial-dampeners", Window::after_reveal, kIllicit,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = game.piece(occasion.owner).ship;
        return ship.dial && ship.shields > 0 && !ship.has_mark(kDampened);
      },
      [](Game& game, Occasion& occasion) {
        lose_shield(game, occasion.owner, kIllicit);
        game.emit(state::Marked{occasion.owner, kDampened});
        game.emit(state::DialSet{occasion.owner, kStop});
      },
      say("inertial-dampeners.stop"))
      .worth = [](Game& game, const Occasion& occasion) {  // its stress would have it fly something else
    return flight_of(game, occasion.owner, *game.piece(occasion.owner).ship.dial).substituted;
  };
  gear(
      all, "inertial-dampeners", Window::difficulty, kIllicit,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = game.piece(occasion.owner).ship;
        return occasion.maneuver == kStop && ship.has_mark(kDampened) && !ship.has_mark(kStopped);
      },
      [](Game& game, Occasion& occasion) {
        const data::Ship* type = game.type_of(occasion.owner);
        const auto printed = type == nullptr ? std::nullopt : type->dial.difficulty_of(kStop);
        occasion.value =
            static_cast<int>(geom::Difficulty::white) - static_cast<int>(printed.value_or(geom::Difficulty::white));
      });
  gear(
      all, "inertial-dampeners", Window::before_maneuver, kIllicit,
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.has_mark(kDampened); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, kStopped});
      });
  gear(
      all, "inertial-dampeners", Window::after_maneuver, kIllicit,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "maneuver" && occasion.maneuver == kStop &&
               game.piece(occasion.owner).ship.has_mark(kDampened);
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::stress, 1, kIllicit); });
}

}  // namespace plotboard::rules::effects
