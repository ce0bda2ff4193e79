// Turret indicators: the arcs in which they let a turret fire, and where each may point (2e-rotate, 1e-rotate). How
// wide those arcs are stands in assets/geometry.json, how they are measured in geom/arc.cpp.
#include <array>

#include "data/ship.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"

namespace plotboard::rules {

namespace {

using geom::ArcKind;
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

Phrase words_of(Turret turret) { return just(words::Word{state::name_of(turret)}); }

}  // namespace

geom::ArcKinds turret_arcs(state::Turret turret) {
  switch (turret) {
    case state::Turret::none:
      return {};
    case state::Turret::front:
      return ArcKind::turret_front;
    case state::Turret::right:
      return ArcKind::turret_right;
    case state::Turret::rear:
      return ArcKind::turret_rear;
    case state::Turret::left:
      return ArcKind::turret_left;
    case state::Turret::front_rear:
      return {ArcKind::turret_front, ArcKind::turret_rear};
    case state::Turret::left_right:
      return {ArcKind::turret_left, ArcKind::turret_right};
  }
  return {};
}

std::vector<state::Option> turret_settings(const Game& game, Id ship) {
  std::vector<state::Option> options;
  const Turret now = game.piece(ship).ship.turret;
  if (now == Turret::none) return options;
  if (is_double(now)) {
    for (const Turret turret : kDouble) options.push_back(option(state::name_of(turret), words_of(turret)));
    return options;
  }
  const char* fixed = fore_and_aft_only(game.type_of(ship));
  for (const Turret turret : kSingle) {
    const bool sideways = turret == Turret::left || turret == Turret::right;
    const Id key = state::name_of(turret);
    options.push_back(fixed != nullptr && sideways
                          ? forbidden(key, words_of(turret), fixed, say("turret.fore-and-aft-only"))
                          : option(key, words_of(turret)));
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

}  // namespace plotboard::rules
