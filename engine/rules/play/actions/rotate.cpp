#include <algorithm>
#include <array>

#include "data/ship.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules {

namespace {

using state::Turret;
constexpr std::array<Turret, 4> kSingle{Turret::front, Turret::right, Turret::rear, Turret::left};
constexpr std::array<Turret, 2> kDouble{Turret::front_rear, Turret::left_right};

bool is_double(Turret turret) { return turret == Turret::front_rear || turret == Turret::left_right; }

// The ability that keeps a turret from pointing sideways, by its rule; null without one.
const char* fore_and_aft_only(const data::Ship* type) {
  if (type == nullptr) return nullptr;
  for (const Id ability : type->abilities) {
    if (ability == "rotating-cannons") return "2e-ship-21";
    if (ability == "heavy-weapon-turret") return "2e-ship-23";
  }
  return nullptr;
}

}  // namespace

std::vector<state::Option> turret_settings(const Game& game, Id ship) {
  std::vector<state::Option> options;
  const Turret now = game.piece(ship).ship.turret;
  if (now == Turret::none) return options;
  if (is_double(now)) {
    for (const Turret turret : kDouble) options.push_back(option(state::name_of(turret), ""));
    return options;
  }
  const char* fixed = fore_and_aft_only(game.type_of(ship));
  for (const Turret turret : kSingle) {
    const bool sideways = turret == Turret::left || turret == Turret::right;
    options.push_back(fixed != nullptr && sideways ? forbidden(state::name_of(turret), "", fixed,
                                                               "This turret points to the front or the rear only.")
                                                   : option(state::name_of(turret), ""));
  }
  return options;
}

void turn_turret(Game& game, Id ship, std::string_view setting) {
  for (const Turret turret :
       {Turret::front, Turret::right, Turret::rear, Turret::left, Turret::front_rear, Turret::left_right}) {
    if (setting == state::name_of(turret)) return game.emit(state::TurretTurned{ship, turret});
  }
  ENSURE(false, "no turret points there: " + std::string(setting));
}

bool rotate_turret(Game& game, Id ship, bool must_change) {
  const char* now = state::name_of(game.piece(ship).ship.turret);
  state::Choice choice = choice_of(game, "rotate", ship, must_change ? "2e-rotate-1" : "2e-rotate-4",
                                   "Where does the turret of " + ship + " point?");
  choice.options = turret_settings(game, ship);
  for (state::Option& side : choice.options) {
    if (must_change && side.key == now) side = forbidden(now, "", "2e-rotate-3", "It points there already.");
  }
  const auto setting = actions::ask_one(game, std::move(choice));
  if (!setting) return false;
  if (*setting != now) turn_turret(game, ship, *setting);
  return true;
}

}  // namespace plotboard::rules
