#include <algorithm>

#include "data/catalog.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

// Marks (ShipState::marks) of this phase.
constexpr const char* kTriedDecloak = "tried-decloak";
constexpr const char* kDecloaked = "decloaked";
constexpr const char* kDevice = "device";

bool is_device(const Game& game, Id key) {
  const data::Upgrade* upgrade = game.catalog().upgrade(key.text().substr(0, key.text().find(':')));
  return upgrade != nullptr && upgrade->payload.has_value();
}

void add_decloak(const Game& game, Id id, std::vector<state::Option>& options) {
  const state::Piece& ship = game.piece(id);
  if (ship.tokens.cloak == 0) return;
  const Phrase text = say("system.decloak");
  if (ship.ship.has_mark(kTriedDecloak)) {
    options.push_back(forbidden("decloak", text, "2e-cloak-11", say("system.tried")));
  } else if (ship.ship.has_mark(kDevice)) {
    options.push_back(forbidden("decloak", text, "2e-system-5", say("system.placed-device")));
  } else {
    options.push_back(option("decloak", text));
  }
}

struct Offers {
  std::vector<state::Option> options;
  bool may_pass = true;
};

// What the ship may do in this phase, with what it may no longer.
Offers offers_of(Game& game, Id id) {
  Offers offers;
  std::vector<state::Option>& options = offers.options;
  if (game.in_play(id)) {
    add_decloak(game, id, options);
    Occasion occasion;
    occasion.window = Window::system_options;
    occasion.subject = id;
    occasion.options = &options;
    happen(game, occasion);
    bool device_left = false;
    const state::ShipState& ship = game.piece(id).ship;
    for (state::Option& one : options) {
      if (!one.legal || !is_device(game, one.key)) continue;
      if (ship.has_mark(kDecloaked)) {
        one = forbidden(one.key, one.text, "2e-system-5", say("system.decloaked"));
      } else if (ship.has_mark(kDevice)) {
        one = forbidden(one.key, one.text, "2e-device-6", say("system.placed-device"));
      }
      device_left = device_left || one.legal;
    }
    offers.may_pass = occasion.allowed || !device_left;
  }
  add_docking_options(game, id, options);
  return offers;
}

bool any_legal(const std::vector<state::Option>& options) {
  return std::any_of(options.begin(), options.end(), [](const state::Option& one) { return one.legal; });
}

void use(Game& game, Id id, Id key) {
  if (key == "decloak") {
    game.emit(state::Marked{id, kTriedDecloak});
    if (decloak(game, id) && game.in_play(id)) game.emit(state::Marked{id, kDecloaked});
    return;
  }
  if (is_device(game, key)) game.emit(state::Marked{id, kDevice});
  Occasion occasion;
  occasion.window = Window::system_options;
  occasion.subject = id;
  run_option(game, occasion, key);
}

// One thing after another until it has nothing left or its side is done; docking and deploying end the turn
// (2e-dock-7).
void use_options(Game& game, Id ship) {
  for (;;) {
    state::Choice choice = choice_of(game, "system", ship, "2e-system-1", say("system.what", ship));
    Offers offers = offers_of(game, ship);
    if (!any_legal(offers.options)) return;
    choice.options = std::move(offers.options);
    const Phrase pass = say("system.nothing-more");
    choice.options.push_back(offers.may_pass ? option("pass", pass)
                                             : forbidden("pass", pass, "2e-bomb-6", say("system.must-drop")));
    const Id key = game.ask(std::move(choice));
    if (key == "pass" || use_docking_option(game, ship, key)) return;
    use(game, ship, key);
    if (!game.in_play(ship)) return;
  }
}

}  // namespace

bool has_system_options(Game& game, Id ship) { return any_legal(offers_of(game, ship).options); }

void system_turn(Game& game, Id ship) {
  use_options(game, ship);
  game.emit(state::SystemDone{ship});
}

}  // namespace plotboard::rules::second
