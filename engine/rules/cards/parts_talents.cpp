#include "rules/cards/parts_talents.hpp"

#include <algorithm>
#include <utility>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/docking.hpp"

namespace plotboard::rules::effects {

namespace {

using state::Die;
using state::Face;

const std::vector<Die>& pool(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}

bool is_poor(const Die& die) { return die.face == Face::blank || die.face == Face::focus; }

bool any_poor(const Game& game, bool attack_die) {
  const auto& dice = pool(game, attack_die);
  return std::any_of(dice.begin(), dice.end(), [](const Die& die) { return is_poor(die) && !die.rerolled; });
}

void reroll_one_own(Game& game, Occasion& occasion) {
  const bool attack_die = of_attack_dice(occasion);
  const data::Upgrade* upgrade = game.catalog().upgrade(occasion.card);
  if (upgrade != nullptr && upgrade->charges > 0) spend_charges(game, occasion, 1);
  const auto which = ask_reroll(game, occasion.owner, attack_die, 1, 1, kTalents);
  reroll(game, attack_die, which, say("talent.rerolled", words::Card{occasion.card}));
}

}  // namespace

Effect talent(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&)) {
  return pilot_effect(card, window, kTalents, when, run);
}
Effect force_talent(const char* card, Window window, Condition when, void (*run)(Game&, Occasion&)) {
  return pilot_effect(card, window, kForceTalents, when, run);
}

bool primary_at_bullseye(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner && is_primary(attack) && target_in_bullseye(game, attack);
}

bool across_obstacle(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner &&
         std::any_of(attack.obstructed_by.begin(), attack.obstructed_by.end(),
                     [&](Id id) { return game.piece(id).type == state::PieceType::obstacle; });
}

namespace {

// Of weapons that are not printed on the ship: the Moldy Crow's in front, and the one behind that a docked ship brings.
std::vector<geom::ArcKind> arcs_of_cards(const Game& game, const data::Ship& type, Id ship) {
  static const Id moldy_crow{"moldy-crow"}, tail_gun{"tail-gun"};
  std::vector<geom::ArcKind> arcs;
  if (game.piece(ship).ship.card(moldy_crow) != nullptr) arcs.push_back(geom::ArcKind::front);
  if (base::contains(type.abilities, tail_gun) && !docked_with(game.table(), ship).empty())
    arcs.push_back(geom::ArcKind::rear);
  return arcs;
}

}  // namespace

bool in_firing_arc(const Game& game, Id target, Id of) {
  const data::Ship* type = game.type_of(of);
  const auto in_any = [&](geom::ArcKinds arcs) {
    return std::any_of(arcs.begin(), arcs.end(), [&](geom::ArcKind arc) { return is_in_arc(game, target, arc, of); });
  };
  const geom::ArcKinds turret = turret_arcs(game.piece(of).ship.turret);
  if (in_any(turret)) return true;
  if (type == nullptr) return false;
  for (const geom::ArcKind arc : arcs_of_cards(game, *type, of)) {
    if (is_in_arc(game, target, arc, of)) return true;
  }
  return std::any_of(type->attacks.begin(), type->attacks.end(), [&](const data::Attack& attack) {
    return !geom::is_turret(attack.arc) && is_in_arc(game, target, attack.arc, of);
  });
}

std::optional<int> range_in_arc(const Game& game, Id target, geom::ArcKind arc, Id of) {
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(of);
  const Field::Ship* to = field.ship(target);
  if (from == nullptr || to == nullptr) return std::nullopt;
  const auto verdict = ArcGauge(field, *from, arc).in_arc(*to);
  return verdict ? verdict->range.band : std::nullopt;
}

bool may_react(const Game& game, const Occasion& occasion, geom::ArcKind arc, int nearest, int farthest) {
  const state::Piece& subject = game.piece(occasion.subject);
  if (!subject.in_play() || !state::are_enemies(subject.side, game.piece(occasion.owner).side)) return false;
  if (!has_bonus_attack_left(game, occasion.owner)) return false;
  const auto range = range_in_arc(game, occasion.subject, arc, occasion.owner);
  return range && *range >= nearest && *range <= farthest;
}

void react(Game& game, const Occasion& occasion, std::string_view rule, void (*cost)(Game&, Id)) {
  ShotFilter filter;
  filter.weapons = {occasion.card};
  filter.defender = occasion.subject;
  filter.cost = cost;
  const Id owner = occasion.owner;
  if (!shots_of(game, owner, filter).empty()) offer_attack(game, owner, filter, true, rule);
}

bool lacks_charge(const Game& game, const Occasion& occasion) {
  const state::Card* card = game.piece(occasion.owner).ship.card(occasion.card);
  const data::Upgrade* upgrade = game.catalog().upgrade(occasion.card);
  return card != nullptr && upgrade != nullptr && card->charges < card->limit(upgrade->charges);
}

int force_of(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.force; }
bool has_force(const Game& game, const Occasion& occasion) { return force_of(game, occasion) > 0; }
bool lacks_force(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = game.piece(occasion.owner).ship;
  return ship.force < ship.force_limit;
}
void spend_force(Game& game, Id ship) { game.emit(state::ForceChanged{ship, -1}); }

void add_reroll_of_one(Effects& all, const char* card, Window window, Condition when) {
  Effect again = talent(card, window, when, [](Game& game, Occasion& occasion) {
    if (!anything_rerollable(game, of_attack_dice(occasion))) return;
    occasion.options->push_back(option(occasion.card, say("talent.reroll-one", words::Card{occasion.card})));
  });
  again.may = true;
  again.worth = [](Game& game, const Occasion& occasion) { return any_poor(game, of_attack_dice(occasion)); };
  again.use = reroll_one_own;
  all.push_back(again);
}

namespace {

// Before the action, so that no link of it follows (2e-action-18).
void pay_and_rest(Game& game, Id ship) {
  spend_force(game, ship);
  game.emit(state::Marked{ship, "no-further-actions"});
}

}  // namespace

std::optional<Id> act_by_reflex(Game& game, Id ship, const Phrase& prompt, bool last) {
  Offer offer;
  offer.only = {"barrel-roll", "boost"};
  offer.cost = last ? pay_and_rest : spend_force;
  offer.rule = kForceTalents;
  offer.prompt = prompt;
  const std::size_t before = game.piece(ship).ship.actions.size();
  if (!offer_action(game, ship, offer) || !game.in_play(ship)) return std::nullopt;
  return game.piece(ship).ship.actions.at(before);
}

void change_first(Game& game, bool attack_die, Face from, Face to) {
  const auto& dice = pool(game, attack_die);
  const auto found = std::find_if(dice.begin(), dice.end(), [from](const Die& die) { return die.face == from; });
  if (found != dice.end()) change_die(game, attack_die, static_cast<std::size_t>(found - dice.begin()), to);
}

bool anything_rerollable(const Game& game, bool attack_die) {
  const auto& dice = pool(game, attack_die);
  return std::any_of(dice.begin(), dice.end(), [](const Die& die) { return !die.rerolled && !die.fixed; });
}

bool used_in_attack(const Game& game, Id card) {
  const auto& used = game.attack()->used;
  return std::any_of(used.begin(), used.end(), [card](Id key) { return card_of_option(key) == card; });
}

bool is_on_bar(const Game& game, Id ship, Id action) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(), [action](const data::ShipAction& icon) { return icon.type == action; });
}

bool evade_matters(Game& game, const Occasion&) {
  const state::Attack& attack = *game.attack();
  return count_faces(attack.attack_dice, Face::hit) + count_faces(attack.attack_dice, Face::crit) >=
         count_faces(attack.defense_dice, Face::evade);
}

void cancel_evade(Game& game) {
  change_attack(game, [](state::Attack& attack) { take_face(attack.defense_dice, Face::evade); });
}

}  // namespace plotboard::rules::effects
