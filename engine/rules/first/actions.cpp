// The actions of the 1st edition: the one table of them (1e-action). An action that cannot be done may not be picked.
#include <algorithm>

#include "data/catalog.hpp"
#include "geom/reposition.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/free_action.hpp"
#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Piece;
using state::Token;
using namespace rules::actions;

bool focus(Game& game, Id ship, const Offer&) {
  gain(game, ship, Token::focus, 1, "1e-focus-1");
  return true;
}
bool evade(Game& game, Id ship, const Offer&) {
  gain(game, ship, Token::evade, 1, "1e-evade-1");
  return true;
}
bool lock(Game& game, Id ship, const Offer&) { return acquire_lock(game, ship, true); }
bool roll(Game& game, Id ship, const Offer&) { return barrel_roll(game, ship, true); }
template <bool (*kAction)(Game&, Id)>
bool perform(Game& game, Id ship, const Offer&) {
  return kAction(game, ship);
}
bool reinforce_side(Game& game, Id ship, const Offer&) {
  return reinforce(game, ship, geom::is_huge(game.piece(ship).base) ? "huge-actions-5" : "1e-reinforce-1");
}
bool rotate(Game& game, Id ship, const Offer&) { return rotate_turret(game, ship, true); }

bool no_lock(Game& game, Id ship) { return !any_legal(lock_options(game, ship)); }
bool no_roll(Game& game, Id ship) {
  const auto kinds = rolls_of(game, ship);
  return std::none_of(kinds.begin(), kinds.end(),
                      [&](geom::Reposition kind) { return any_legal(place_options(game, ship, kind)); });
}
bool boost_in_colour(Game& game, Id ship, const Offer& offer) { return boost(game, ship, offer.colour); }
bool no_boost(Game& game, Id ship) { return !any_legal(place_options(game, ship, geom::Reposition::boost)); }
bool no_slam(Game& game, Id ship) { return !any_legal(slam_options(game, ship)); }

Hindrance uncloaked(const Game&, const Piece& ship, const Offer&) {
  return ship.tokens.cloak > 0 ? Hindrance{"1e-cloak-1", "cloak.already"} : Hindrance{};
}
// Never a free action (1e-slam-4), and only after a maneuver.
Hindrance in_own_step(const Game&, const Piece& ship, const Offer& offer) {
  if (!offer.action_step) return {"1e-slam-4", "slam.own-step"};
  return ship.ship.executed ? Hindrance{} : Hindrance{"1e-slam-1", "slam.own-step"};
}
Hindrance with_indicator(const Game&, const Piece& ship, const Offer&) {
  if (ship.ship.turret != state::Turret::none) return {};
  return {"1e-rotate-2", "action.no-indicator"};
}

// Ships at those ranges, friends or enemies.
std::vector<state::Option> near_options(const Game& game, Id ship, bool friends, int farthest, Id rule) {
  std::vector<state::Option> options;
  for (const Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || game.friendly(ship, other.id) != friends) continue;
    const int band = measure(field_of(game), ship, other.id).range.band.value_or(farthest + 1);
    const Phrase name = just(words::Whole{other.id});
    options.push_back(band <= farthest ? option(other.id, name)
                                       : forbidden(other.id, name, rule, say("action.out-of-reach")));
    options.back().piece = other.id;
  }
  return options;
}

std::vector<state::Option> coordinate_choices(Game& game, Id ship) {
  auto options = near_options(game, ship, true, 2, "1e-coord-1");
  for (state::Option& each : options) {  // huge-tokens-9: nothing would come of it
    if (each.legal && geom::is_huge(game.piece(each.key).base)) {
      each = forbidden(each.key, each.text, "huge-tokens-9", say("action.no-free-action"));
    }
  }
  return options;
}
bool nobody_to_coordinate(Game& game, Id ship) { return !any_legal(coordinate_choices(game, ship)); }

bool coordinate(Game& game, Id ship, const Offer&) {
  state::Choice choice = choice_of(game, "coordinate", ship, "1e-coord-1", say("coordinate.which", ship));
  choice.options = coordinate_choices(game, ship);
  const auto chosen = ask_one(game, std::move(choice));
  if (!chosen) return false;
  moment(game, Window::coordinating, ship, *chosen);
  free_action(game, *chosen, {}, "1e-coord-1");
  return true;
}

// What comes after the maneuver and after the action comes at the same time: the owner orders all of it (1e-slam-5).
bool slam_and_after(Game& game, Id ship, const Offer&) {
  const std::optional<Slam> slam = fly_slam(game, ship);
  if (!slam || !game.in_play(ship)) return slam.has_value();
  std::vector<Occasion> after;
  for (const Window window : {Window::after_maneuver, Window::after_move}) {
    after.push_back(maneuver_occasion(window, ship, slam->flight, slam->move, ManeuverKind::slam));
  }
  Occasion action;
  action.window = Window::after_action;
  action.subject = ship;
  action.word = "slam";
  after.push_back(action);
  happen_together(game, after);
  return true;
}

int jam_reach(Game& game, Id ship) { return number_after(game, Window::jam_reach, ship, "", 2); }
bool nobody_to_jam(Game& game, Id ship) {
  return !any_legal(near_options(game, ship, false, jam_reach(game, ship), "1e-jam-1"));
}

// A huge ship's gives stress until the enemy has two; any other's a jam token (1e-jam-1, -2).
bool jam(Game& game, Id ship, const Offer&) {
  const bool huge = geom::is_huge(game.piece(ship).base);
  state::Choice choice = choice_of(game, "jam", ship, huge ? "1e-jam-1" : "1e-jam-2", say("jam.which", ship));
  choice.options = near_options(game, ship, false, jam_reach(game, ship), "1e-jam-1");
  const auto target = ask_one(game, std::move(choice));
  if (!target) return false;
  if (huge) {
    constexpr int kUntil = 2;
    gain(game, *target, Token::stress, kUntil - game.piece(*target).tokens.stress, "1e-jam-1");
    moment(game, Window::jammed, *target, ship);
  } else {
    gain(game, *target, Token::jam, 1, "1e-jam-2", game.piece(ship).side);
  }
  return true;
}

bool has_ordnance_back(const Game& game, const state::Card& card) {
  const data::Upgrade* upgrade = card.discarded ? game.catalog().upgrade(card.id) : nullptr;
  return upgrade != nullptr && !upgrade->slots.empty() &&
         (upgrade->slots.front() == "torpedo" || upgrade->slots.front() == "missile");
}
Hindrance something_to_reload(const Game& game, const Piece& ship, const Offer&) {
  for (const state::Card& card : ship.ship.cards) {
    if (has_ordnance_back(game, card)) return {};
  }
  return {"1e-reload-1", "reload.nothing"};
}
bool reload(Game& game, Id ship, const Offer&) {
  Ids back;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    if (has_ordnance_back(game, card)) back.push_back(card.id);
  }
  for (const Id card : back) restore_card(game, ship, card, "1e-reload-1");
  gain(game, ship, Token::disarm, 1, "1e-reload-1");
  return true;
}

}  // namespace

std::vector<ActionRule> actions() {
  return {
      {"focus", "action.focus", focus},
      {"evade", "action.evade", evade},
      {"lock", "action.lock", lock, no_lock, nullptr, "lock.nobody"},
      {"barrel-roll", "action.barrel-roll", roll, no_roll, nullptr, "roll.no-room"},
      {"boost", "action.boost", boost_in_colour, no_boost, nullptr, "boost.no-room"},
      {"cloak", "action.cloak", perform<cloak>, nullptr, uncloaked},
      {"slam", "action.slam", slam_and_after, no_slam, in_own_step, "slam.none", true},
      {"reinforce", "action.reinforce", reinforce_side},
      {"coordinate", "action.coordinate", coordinate, nobody_to_coordinate, nullptr, "coordinate.nobody"},
      {"jam", "action.jam", jam, nobody_to_jam, nullptr, "jam.nobody"},
      {"recover", "action.recover", recover, nullptr, something_to_recover},
      {"reload", "action.reload", reload, nullptr, something_to_reload},
      {"rotate-arc", "action.rotate-arc", rotate, nullptr, with_indicator},
  };
}

bool free_action(Game& game, Id ship, const Ids& only, std::string_view rule) {
  if (!game.in_play(ship)) return false;
  if (geom::is_huge(game.piece(ship).base)) {
    game.tell(ship, "huge-tokens-9", say("action.no-free-action"));
    return false;
  }
  Offer offer;
  offer.only = only;
  offer.rule = rule;
  offer.no_link = true;
  offer.prompt = say("action.free", ship);
  return offer_action(game, ship, offer);
}

}  // namespace plotboard::rules::first
