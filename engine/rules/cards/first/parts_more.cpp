#include "rules/cards/first/parts_more.hpp"

#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects::first {

int band_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of) {
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(of);
  const Field::Ship* to = field.ship(target);
  if (from == nullptr || to == nullptr) return kOutOfArc;
  const auto verdict = ArcGauge(field, *from, arc).in_arc(*to, geom::Wanted::distance);
  return verdict ? std::max(1, verdict->range.band.value_or(kOutOfArc)) : kOutOfArc;
}

int band_in_firing_arcs(const Game& game, Id target, Id of) {
  int nearest = band_in_arc(game, target, geom::ArcKind::front, of);
  const data::Ship* type = game.type_of(of);
  if (type == nullptr) return nearest;
  const auto look = [&](geom::ArcKind arc) { nearest = std::min(nearest, band_in_arc(game, target, arc, of)); };
  for (const data::Attack& attack : type->attacks) {
    if (!attack.also) continue;
    if (!geom::is_turret(*attack.also)) {
      look(*attack.also);
      continue;
    }
    for (const geom::ArcKind arc : turret_arcs(game.piece(of).ship.turret)) look(arc);
  }
  for (const data::ShipSection& section : type->sections) {
    for (const geom::ArcKind arc : section.arcs) look(arc);
  }
  return nearest;
}

bool is_in_mobile_arc(const Game& game, Id target, Id of) {
  const geom::ArcKinds arcs = turret_arcs(game.piece(of).ship.turret);
  return std::any_of(arcs.begin(), arcs.end(), [&](geom::ArcKind arc) { return is_in_arc(game, target, arc, of); });
}

namespace {

template <class Fits>
Ids enemies_that(const Game& game, Id ship, const Fits& fits) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || !state::are_enemies(other.side, game.piece(ship).side)) continue;
    if (fits(other.id)) ids.push_back(other.id);
  }
  return ids;
}

}  // namespace

Ids enemies_in_firing_arcs(const Game& game, Id ship, int farthest) {
  return enemies_that(game, ship, [&](Id other) { return band_in_firing_arcs(game, other, ship) <= farthest; });
}
Ids enemies_in_bullseye(const Game& game, Id ship, int farthest) {
  return enemies_that(game, ship,
                      [&](Id other) { return band_in_arc(game, other, geom::ArcKind::bullseye, ship) <= farthest; });
}

bool pays_stress(Game& game, Id ship, int count, std::string_view rule) {
  if (!game.in_play(ship)) return false;
  const int held = game.piece(ship).tokens.stress;
  gain(game, ship, Token::stress, count, rule);
  return game.in_play(ship) && game.piece(ship).tokens.stress > held;
}

void reroll_for_stress(Game& game, Id ship, bool attack_dice, std::string_view rule) {
  const state::Attack& attack = *game.attack();
  const auto dice = static_cast<int>((attack_dice ? attack.attack_dice : attack.defense_dice).size());
  const auto which = ask_reroll(game, ship, attack_dice, 0, dice, rule);
  if (which.empty() || !pays_stress(game, ship, static_cast<int>(which.size()), rule)) return;
  reroll(game, attack_dice, which, say("dice.rerolled-by-card"));
}

int open_results(const Game& game) {
  return count(game, true, Face::hit) + count(game, true, Face::crit) - count(game, false, Face::evade);
}

Id pick_word(Game& game, Id ship, const Ids& among, std::string_view rule) {
  state::Choice choice = choice_of(game, "pick", ship, Id(rule), say("pick.which", ship));
  for (const Id word : among) choice.options.push_back(option(word, just(words::Word{word})));
  return game.ask(std::move(choice));
}

bool may_attack_again(const Game& game, Id ship) {
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->in_play() && !piece->ship.destroyed && !piece->ship.has_mark(kNoMoreAttacks);
}

}  // namespace plotboard::rules::effects::first
