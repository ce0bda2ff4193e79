#include "data/catalog.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kGenerator = "bomblet-generator";
constexpr int kRecovered = 2;

int missing(const Game& game, Id ship) {
  return game.catalog().upgrade(kGenerator)->charges - game.piece(ship).ship.card(kGenerator)->charges;
}

}  // namespace

void bomblet_generator(Effects& all) {
  add_payload(all, kGenerator, "2e-bomb-3");

  Effect recover;
  recover.card = kGenerator;
  recover.window = Window::start_of_activation_phase;
  recover.rule = "2e-bomb-3";
  recover.may = true;
  recover.worth = [](Game& game, const Occasion& occasion) {  // not for the last shield
    const state::ShipState& ship = game.piece(occasion.owner).ship;
    return ship.shields > 1 && ship.card(kGenerator)->charges == 0;
  };
  recover.prompt = say("bomblet-generator.recover");
  recover.when = [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).ship.shields > 0 && missing(game, occasion.owner) > 0;
  };
  recover.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ShieldsChanged{occasion.owner, -1});
    game.emit(state::ChargesChanged{occasion.owner, kGenerator, std::min(kRecovered, missing(game, occasion.owner))});
  };
  all.push_back(recover);
}

}  // namespace plotboard::rules::effects
