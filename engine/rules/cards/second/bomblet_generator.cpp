#include "data/catalog.hpp"
#include "rules/cards/second/parts_squads.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kGenerator = "bomblet-generator";
constexpr const char* kGeneratorOfSquads = "bomblet-generator-2e";
constexpr int kRecovered = 2;

int missing(const Game& game, const Occasion& occasion) {
  return game.catalog().upgrade(occasion.card)->charges - game.piece(occasion.owner).ship.card(occasion.card)->charges;
}

void generator_of_campaign(Effects& all) {
  add_payload(all, kGenerator, "2e-bomb-3");

  Effect recover;
  recover.card = kGenerator;
  recover.window = Window::start_of_activation_phase;
  recover.rule = "2e-bomb-3";
  recover.may = true;
  recover.worth = [](Game& game, const Occasion& occasion) {  // not for the last shield
    const state::ShipState& ship = game.piece(occasion.owner).ship;
    return ship.shields > 1 && ship.card(occasion.card)->charges == 0;
  };
  recover.prompt = say("bomblet-generator.recover");
  recover.when = [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).ship.shields > 0 && missing(game, occasion) > 0;
  };
  recover.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ShieldsChanged{occasion.owner, -1});
    game.emit(state::ChargesChanged{occasion.owner, occasion.card, std::min(kRecovered, missing(game, occasion))});
  };
  all.push_back(recover);
}

}  // namespace

void bomblet_generator(Effects& all) {
  generator_of_campaign(all);
  same_as(all, kGeneratorOfSquads, generator_of_campaign, kGenerator);
}

}  // namespace plotboard::rules::effects
