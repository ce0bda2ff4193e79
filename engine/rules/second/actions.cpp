// The actions of the 2nd edition: the one table of them (2e-action). How each is carried out is play/actions/.
#include "data/ship.hpp"
#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

using state::Piece;
using state::Token;
using namespace rules::actions;

bool focus(Game& game, Id ship, const Offer&) {
  gain(game, ship, Token::focus, 1, "2e-focus-1");
  return true;
}
bool evade(Game& game, Id ship, const Offer&) {
  gain(game, ship, Token::evade, 1, "2e-evade-1");
  return true;
}
bool calculate(Game& game, Id ship, const Offer&) {
  gain(game, ship, Token::calculate, 1, "2e-calculate-1");
  return true;
}
bool reinforce_side(Game& game, Id ship, const Offer&) { return reinforce(game, ship); }
template <bool (*kAction)(Game&, Id)>
bool perform(Game& game, Id ship, const Offer&) {
  return kAction(game, ship);
}
bool boost_in_colour(Game& game, Id ship, const Offer& offer) { return boost(game, ship, offer.colour, offer.place); }
template <bool (*kAction)(Game&, Id, bool)>
bool perform_as_action(Game& game, Id ship, const Offer&) {
  return kAction(game, ship, true);
}

template <std::vector<state::Option> (*kOptions)(Game&, Id)>
bool lacks(Game& game, Id ship) {
  return !any_legal(kOptions(game, ship));
}
template <std::vector<state::Option> (*kOptions)(const Game&, Id)>
bool lacks_any(Game& game, Id ship) {
  return !any_legal(kOptions(game, ship));
}
bool no_roll(Game& game, Id ship) { return !any_legal(place_options(game, ship, roll_of(game, ship))); }
bool no_boost(Game& game, Id ship) {
  return !any_legal(place_options(game, ship, geom::Reposition::boost)) && !any_legal(boost_options(game, ship, ""));
}

Hindrance not_huge(const Game&, const Piece& ship, const Offer&) {
  return geom::is_huge(ship.base) ? Hindrance{"2e-boost-8", "action.not-huge"} : Hindrance{};
}
Hindrance uncloaked(const Game&, const Piece& ship, const Offer&) {
  return ship.tokens.cloak > 0 ? Hindrance{"2e-cloak-5", "cloak.already"} : Hindrance{};
}
Hindrance something_to_reload(const Game& game, const Piece& ship, const Offer&) {
  if (any_legal(reload_options(game, ship.id))) return {};
  return {"2e-reload-2", "reload.nothing"};
}
Hindrance with_indicator(const Game&, const Piece& ship, const Offer&) {
  if (ship.ship.turret != state::Turret::none) return {};
  return {"2e-rotate-1", "turret.none"};
}
Hindrance in_own_step(const Game&, const Piece& ship, const Offer& offer) {
  if (offer.coordinated) return {"2e-coordinate-6", "slam.not-coordinated"};
  if (!offer.action_step) return {"2e-slam-2", "slam.only-in-own-step"};
  if (!ship.ship.executed) return {"2e-slam-1", "slam.no-maneuver"};
  return {};
}

}  // namespace

std::vector<ActionRule> actions() {
  return {
      {"focus", "action.focus", focus},
      {"evade", "action.evade", evade},
      {"calculate", "action.calculate", calculate},
      {"lock", "action.lock", perform_as_action<acquire_lock>, lacks<lock_options>},
      {"barrel-roll", "action.barrel-roll", perform_as_action<barrel_roll>, no_roll, not_huge},
      {"boost", "action.boost", boost_in_colour, no_boost, not_huge},
      {"coordinate", "action.coordinate", perform<coordinate>, lacks<coordinate_options>},
      {"jam", "action.jam", perform<jam>, lacks<jam_options>},
      {"reinforce", "action.reinforce", reinforce_side},
      {"reload", "action.reload", perform_as_action<reload>, nullptr, something_to_reload},
      {"rotate-arc", "action.rotate-arc", perform_as_action<rotate_turret>, nullptr, with_indicator},
      {"cloak", "action.cloak", perform<cloak>, nullptr, uncloaked},
      {"slam", "action.slam", perform<slam>, lacks<slam_options>, in_own_step},
  };
}

}  // namespace plotboard::rules::second
