#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

Id lent_action(const Game& game, const Occasion& occasion) {
  return game.catalog().device(game.piece(occasion.owner).ref)->action;
}

bool is_near(const Game& game, const Occasion& occasion) {
  const auto near = ships_within(game, occasion.owner, 1);
  return std::find(near.begin(), near.end(), occasion.subject) != near.end();
}

}  // namespace

// Any ship that flies to it may do its action. One that has nothing to reload is not asked.
void device_key_cargo(Effects& all) {
  Effect lends;
  lends.card = "device:key_cargo";
  lends.window = Window::after_maneuver;
  lends.rule = "fga-4.5.5.1-1";
  lends.anyone = true;
  lends.when = [](const Game& game, const Occasion& occasion) {
    const bool maneuver = occasion.word == "maneuver" && occasion.move != nullptr && occasion.move->fully_executed;
    if (!maneuver || !game.in_play(occasion.subject) || !is_near(game, occasion)) return false;
    return lent_action(game, occasion) != "reload" ||
           actions::any_legal(actions::reload_options(game, occasion.subject));
  };
  lends.run = [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {lent_action(game, occasion)};
    offer.colour = "red";
    offer.rule = "fga-4.5.5.1-1";
    offer.prompt = say("key-cargo.action");
    offer_action(game, occasion.subject, offer);
  };
  all.push_back(lends);
}

}  // namespace plotboard::rules::effects
