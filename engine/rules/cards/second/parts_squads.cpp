#include "rules/cards/second/parts_squads.hpp"

#include <algorithm>
#include <utility>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects {

using state::Face;
using state::Token;

namespace {

void offer_card(Game&, Occasion& occasion) {
  occasion.options->push_back(option(occasion.card, just(words::Card{occasion.card})));
}

}  // namespace

Effect& squad_must(Effects& all, const char* card, Window window, Condition when, Deed run) {
  all.push_back(pilot_effect(card, window, kCardRule, when, run));
  return all.back();
}

Effect& squad_may(Effects& all, const char* card, Window window, Condition when, Deed run) {
  Effect& effect = squad_must(all, card, window, when, run);
  effect.may = true;
  effect.prompt = say("effect.use", words::Card{Id(card)});
  return effect;
}

Effect& squad_offer(Effects& all, const char* card, Window window, Condition when, Deed use) {
  Effect& effect = squad_must(all, card, window, when, offer_card);
  effect.may = true;
  effect.use = use;
  return effect;
}

Effect& squad_action(Effects& all, const char* card, Condition when, Deed use) {
  return squad_offer(all, card, Window::action_options, when, use);
}

void same_as(Effects& all, const char* card, void (*other)(Effects&), Id of) {
  Effects own;
  other(own);
  for (Effect& effect : own) {
    if (effect.card != of) continue;
    effect.card = card;
    all.push_back(std::move(effect));
  }
}

// --- who

const state::Piece& bearer(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner); }

bool has_dot(const Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  const data::GenericPilot* pilot = type == nullptr ? nullptr : data::pilot_of(*type, game.piece(ship).ship.pilot);
  return pilot != nullptr && pilot->limited > 0;
}

Id opponent_in(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner ? attack.defender : attack.attacker;
}

bool is_enemy_of_owner(const Game& game, const Occasion& occasion, Id ship) {
  return is_ship_in_play(game, ship) && are_enemies(game, ship, occasion.owner);
}

bool is_other_friend(const Game& game, const Occasion& occasion, Id ship) {
  return ship != occasion.owner && is_ship_in_play(game, ship) && game.friendly(ship, occasion.owner);
}

Ids friends_at(const Game& game, const Occasion& occasion, int nearest, int farthest, bool itself) {
  Ids ids = friends_near(game, occasion.owner, occasion.owner, nearest, farthest);
  if (itself && nearest == 0) ids.insert(ids.begin(), occasion.owner);
  return ids;
}

Ids enemies_at(const Game& game, const Occasion& occasion, int nearest, int farthest) {
  return enemies_near(game, occasion.owner, nearest, farthest);
}

Ids others_at(const Game& game, const Occasion& occasion, int nearest, int farthest) {
  Ids ids = ships_near(game, occasion.owner, nearest, farthest);
  std::erase_if(ids, [&](Id id) { return id == occasion.owner || !is_ship_in_play(game, id); });
  return ids;
}

bool in_turret_arc(const Game& game, Id target, Id of) {
  const geom::ArcKinds arcs = turret_arcs(game.piece(of).ship.turret);
  return std::any_of(arcs.begin(), arcs.end(), [&](geom::ArcKind arc) { return is_in_arc(game, target, arc, of); });
}

Ids only_in_firing_arc(const Game& game, const Occasion& occasion, Ids ids) {
  std::erase_if(ids, [&](Id id) { return !in_firing_arc(game, id, occasion.owner); });
  return ids;
}

Ids only_in_turret_arc(const Game& game, const Occasion& occasion, Ids ids) {
  std::erase_if(ids, [&](Id id) { return !in_turret_arc(game, id, occasion.owner); });
  return ids;
}

Id pick_ship(Game& game, const Occasion& occasion, const Ids& among, bool may_pass) {
  return ask_ship(game, occasion.owner, among, kCardRule,
                  say("squad-cards.which-ship", occasion.owner, words::Card{occasion.card}), may_pass);
}

// --- tokens

bool is_red_or_orange(Token token) { return state::is_red(token) || state::is_orange(token); }

bool has_focus_or_evade(const state::Piece& ship) { return ship.tokens.focus + ship.tokens.evade > 0; }

Ids with_focus_or_evade(const Game& game, Ids ids) {
  std::erase_if(ids, [&](Id id) { return !has_focus_or_evade(game.piece(id)); });
  return ids;
}

Token pick_token(Game& game, Id asked, Id ship, const std::vector<Token>& tokens) {
  ENSURE(!tokens.empty(), "no token to pick");
  state::Choice choice = choice_of(game, "pick", asked, kCardRule, say("squad-cards.which-token", ship));
  for (const Token token : tokens) choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
  return state::token_named(game.ask(std::move(choice)).text()).value();
}

void take_focus_or_evade(Game& game, const Occasion& occasion, Id from) {
  std::vector<Token> tokens;
  for (const Token token : {Token::focus, Token::evade}) {
    if (game.piece(from).tokens[token] > 0) tokens.push_back(token);
  }
  const Token token = pick_token(game, occasion.owner, from, tokens);
  transfer(game, from, occasion.owner.text(), token, kCardRule);
}

void pick_burden(Game& game, Id asked, Id ship, bool (*kind)(Token)) {
  state::Choice choice = choice_of(game, "pick", asked, kCardRule, say("squad-cards.which-token", ship));
  choice.options = burdens_of(game, ship, kind);
  remove_burden(game, ship, game.ask(std::move(choice)), kCardRule);
}

void be_stressed(Game& game, const Occasion& occasion) { gain(game, occasion.owner, Token::stress, 1, kCardRule); }

bool gives_up_green(Game& game, Id ship) {
  const auto tokens = tokens_of(game.piece(ship), state::is_green);
  if (tokens.empty()) return false;
  state::Choice choice = choice_of(game, "effect", ship, kCardRule, say("squad-cards.give-up-green", ship));
  for (const Token token : tokens) choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
  choice.options.push_back(option("pass", say("answer.no")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return false;
  lose(game, ship, state::token_named(key.text()).value(), 1, kCardRule);
  return true;
}

// --- dice

bool shows(const Game& game, bool attack_die, Face face) {
  const state::Attack& attack = *game.attack();
  return count_faces(attack_die ? attack.attack_dice : attack.defense_dice, face) > 0;
}

bool shows_any(const Game& game, const Occasion& occasion, Face face) {
  return shows(game, of_attack_dice(occasion), face);
}

bool has_results(const Game& game, bool crits_only) {
  return shows(game, true, Face::crit) || (!crits_only && shows(game, true, Face::hit));
}

void cancel_die_and_note(Game& game, Face face) {
  change_attack(game, [face](state::Attack& attack) { take_face(attack.attack_dice, face); });
}

void take_over_result(Game& game, Id ship, bool crits_only) {
  Face face = shows(game, true, Face::crit) ? Face::crit : Face::hit;
  if (!crits_only && shows(game, true, Face::crit) && shows(game, true, Face::hit)) {
    state::Choice choice = choice_of(game, "pick", ship, kCardRule, say("squad-cards.which-result", ship));
    for (const Face each : {Face::hit, Face::crit})
      choice.options.push_back(option(state::name_of(each), just(words::Word{state::name_of(each)})));
    face = state::face_named(game.ask(std::move(choice)).text()).value();
  }
  cancel_die_and_note(game, face);
  suffer(game, ship, face == Face::hit ? 1 : 0, face == Face::crit ? 1 : 0, kCardRule);
}

// --- the rest

void offer_action_of(Game& game, const Occasion& occasion, Id ship, Ids only, const char* colour, bool even_stressed,
                     void (*cost)(Game&, Id)) {
  if (!still_flying(game, ship)) return;
  Offer offer;
  offer.only = std::move(only);
  offer.colour = colour;
  offer.even_stressed = even_stressed;
  offer.cost = cost;
  offer.rule = kCardRule;
  offer.prompt = say("squad-cards.action", ship, words::Card{occasion.card});
  offer_action(game, ship, offer);
}

void bonus_attack_with(Game& game, const Occasion& occasion, const ShotFilter& filter) {
  if (!shots_of(game, occasion.owner, filter).empty()) offer_attack(game, occasion.owner, filter, true, kCardRule);
}

Ids primary_weapons(Game& game, Id ship) {
  Ids ids;
  for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.id.starts_with("primary:")) ids.push_back(weapon.id);
  }
  return ids;
}

Ids weapons_of_kind(const Game& game, Id ship, data::WeaponType type) {
  Ids ids;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade != nullptr && upgrade->weapon && upgrade->weapon->type == type) ids.push_back(card.id);
  }
  return ids;
}

bool moved(const Occasion& occasion, bool fully) {
  return occasion.move != nullptr && (!fully || occasion.move->fully_executed);
}

bool flew(const Game& game, const Occasion& occasion, geom::Difficulty difficulty) {
  const auto& executed = game.piece(occasion.subject).ship.executed;
  return moved(occasion, true) && executed && executed->difficulty == difficulty;
}

bool is_bank(geom::Maneuver maneuver) {
  return maneuver.bearing == geom::Bearing::bank_left || maneuver.bearing == geom::Bearing::bank_right;
}
bool is_turn_of(geom::Maneuver maneuver) {
  return maneuver.bearing == geom::Bearing::turn_left || maneuver.bearing == geom::Bearing::turn_right;
}

std::optional<geom::Difficulty> printed_colour(const Game& game, const Occasion& occasion) {
  const data::Ship* type = game.type_of(occasion.subject);
  return type == nullptr ? std::nullopt : type->dial.difficulty_of(occasion.maneuver);
}

void repair_picked(Game& game, Id ship) {
  const auto& damage = game.piece(ship).ship.damage;
  state::Choice choice = choice_of(game, "repair", ship, kCardRule, say("damage.which-repair", ship));
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (!damage[i].faceup) continue;
    choice.options.push_back(option(std::to_string(i), just(words::Card{data::damage_card(damage[i].number)})));
  }
  repair_faceup(game, ship, static_cast<std::size_t>(std::stoul(game.ask(std::move(choice)).text())), kCardRule);
}

Ids cards_lacking_charge(const Game& game, Id ship, const char* slot, bool recurring) {
  Ids ids;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade == nullptr || upgrade->charges == 0 || !upgrade->recoverable || base::contains(ids, card.id)) continue;
    if (!recurring && upgrade->recurring != 0) continue;
    if (*slot != '\0' && !base::contains(upgrade->slots_in_squads(), std::string(slot))) continue;
    if (card.charges < card.limit(upgrade->charges)) ids.push_back(card.id);
  }
  return ids;
}

Id pick_card(Game& game, Id ship, const Ids& cards) {
  state::Choice choice = choice_of(game, "card", ship, kCardRule, say("squad-cards.which-card", ship));
  for (const Id card : cards) choice.options.push_back(option(card, just(words::Card{card})));
  return game.ask(std::move(choice));
}

void set_dial_to_another(Game& game, Id ship, const std::vector<geom::Maneuver>& among) {
  state::Choice choice = choice_of(game, "turn-dial", ship, kCardRule, say("dial.turn-to", ship));
  for (const geom::Maneuver maneuver : among) choice.options.push_back(option(geom::code_of(maneuver), just(maneuver)));
  const Id code = game.ask(std::move(choice));
  game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
}

}  // namespace plotboard::rules::effects
