#include "rules/cards/first/parts_turns.hpp"

#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::rules::effects::first {

bool has_dial(const Game& game, Id ship) {
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->in_play() && piece->ship.dial && !piece->ship.revealed;
}

void look_at_dial(Game& game, Id ship, Id target, std::string_view rule) {
  state::Choice choice =
      choice_of(game, "look", ship, Id(rule), say("dial.shows", target, *game.piece(target).ship.dial));
  choice.options = {option("seen", say("dial.seen"))};
  game.ask(std::move(choice), true);
}

bool can_turn_dial(const Game& game, Id ship, Fits fits) {
  const data::Ship* type = game.type_of(ship);
  const auto& now = game.piece(ship).ship.dial;
  if (type == nullptr || !now) return false;
  const auto& entries = type->dial.entries;
  return std::any_of(entries.begin(), entries.end(), [&](const data::DialEntry& entry) {
    return entry.maneuver != *now && fits(*now, entry.maneuver);
  });
}

bool turn_dial(Game& game, Id ship, Fits fits, bool no_red, std::string_view rule) {
  const geom::Maneuver now = *game.piece(ship).ship.dial;
  state::Choice choice = choice_of(game, "turn-dial", ship, Id(rule), say("dial.turn-to", ship));
  for (const data::DialEntry& entry : dial_now(game, ship).entries) {
    if (entry.maneuver == now || !fits(now, entry.maneuver)) continue;
    if (no_red && entry.difficulty == geom::Difficulty::red) continue;
    const words::Word colour{geom::name_of(entry.difficulty)};
    choice.options.push_back(option(geom::code_of(entry.maneuver), say("maneuver.coloured", colour, entry.maneuver)));
  }
  if (choice.options.empty()) return false;
  const Id code = game.ask(std::move(choice));
  game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
  return true;
}

std::optional<geom::Difficulty> printed_difficulty(const Game& game, Id ship, geom::Maneuver maneuver) {
  const data::Ship* type = game.type_of(ship);
  return type == nullptr ? std::nullopt : type->dial.difficulty_of(maneuver);
}

bool may_reposition(const Game& game, Id ship, Id action, geom::Reposition kind) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr || game.piece(ship).ship.did(action)) return false;
  const auto places = judged_places(field, *placed, kind);
  return std::any_of(places.begin(), places.end(), [](const JudgedPlace& place) { return place.legal; });
}

bool perform_inside(Game& game, Id ship, Id action, std::string_view rule) {
  Offer offer;
  offer.only = {action};
  offer.rule = rule;
  offer.no_link = true;
  for (const state::Option& each : action_options(game, ship, offer)) {
    if (each.key == action && each.legal) return perform_action(game, ship, action, "white", offer);
  }
  return false;
}

bool has_icon(const Game& game, Id ship, Id action) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(), [action](const data::ShipAction& icon) { return icon.type == action; });
}

bool results_stay(const Game& game) {
  const auto effects = effects_of(game.attack()->weapon);
  return std::none_of(effects.begin(), effects.end(),
                      [](const Effect* effect) { return effect->window == Window::harm; });
}

}  // namespace plotboard::rules::effects::first
