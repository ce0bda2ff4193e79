#include "rules/cards/parts_pilots.hpp"

#include <algorithm>
#include <utility>

#include "data/pilot_card.hpp"
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

using state::Die;
using state::Face;

const std::vector<Die>& dice_of(const Game& game, const Occasion& occasion) {
  return of_attack_dice(occasion) ? game.attack()->attack_dice : game.attack()->defense_dice;
}

// How many focus results the ship whose dice they are turns without these.
int turns_focus(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const state::Piece& piece = game.piece(of_attack_dice(occasion) ? attack.attacker : attack.defender);
  constexpr int kAll = 99;
  return piece.tokens.focus > 0 ? kAll : piece.tokens.calculate + piece.ship.force;
}

std::vector<std::size_t> poor_dice(const Game& game, const Occasion& occasion, int most) {
  const auto& dice = dice_of(game, occasion);
  int turned = turns_focus(game, occasion);
  std::vector<std::size_t> poor, focus;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (dice[i].face == Face::focus && turned-- > 0) continue;
    if (dice[i].rerolled) continue;
    if (dice[i].face == Face::blank) poor.push_back(i);
    if (dice[i].face == Face::focus) focus.push_back(i);
  }
  poor.insert(poor.end(), focus.begin(), focus.end());
  if (poor.size() > static_cast<std::size_t>(most)) poor.resize(static_cast<std::size_t>(most));
  return poor;
}

words::Text title(const Game& game, const Occasion& occasion) {
  const data::PilotAbility* ability = data::pilot_ability(game.catalog(), occasion.card);
  return {ability == nullptr ? occasion.card.text() : ability->name};
}

}  // namespace

bool of_attack_dice(const Occasion& occasion) {
  return occasion.window == Window::modify_attack || occasion.window == Window::modify_attack_against;
}

bool is_ship_in_play(const Game& game, Id id) {
  const state::Piece* piece = game.find(id);
  return piece != nullptr && piece->type == state::PieceType::ship && piece->in_play();
}

Ids friends_near(const Game& game, Id ship, const std::string& centre, int nearest, int farthest) {
  Ids friends;
  if (!is_ship_in_play(game, centre)) return friends;
  for (const Id id : ships_near(game, centre, nearest, farthest)) {
    if (id != ship && id != centre && game.friendly(id, ship)) friends.push_back(id);
  }
  return friends;
}

Ids enemies_near(const Game& game, Id ship, int nearest, int farthest) {
  Ids enemies;
  for (const Id id : ships_near(game, ship, nearest, farthest)) {
    if (game.piece(id).side == state::other(game.piece(ship).side)) enemies.push_back(id);
  }
  return enemies;
}

bool owner_attacks(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).attacker == occasion.owner;
}
bool owner_defends(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).defender == occasion.owner;
}

namespace {

bool is_friend_near(const Game& game, Id owner, Id ship, int farthest) {
  if (ship == owner) return true;
  return is_ship_in_play(game, ship) && game.friendly(ship, owner) &&
         measure(field_of(game), owner, ship).range.band.value_or(farthest + 1) <= farthest;
}

}  // namespace

bool friend_attacks(const Game& game, const Occasion& occasion, int farthest) {
  return is_friend_near(game, occasion.owner, attack_in(game, occasion).attacker, farthest);
}
bool friend_defends(const Game& game, const Occasion& occasion, int farthest) {
  return is_friend_near(game, occasion.owner, attack_in(game, occasion).defender, farthest);
}

bool at_close_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range <= 1; }
bool at_long_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range == 3; }
bool aims_bullseye(const Game& game, const Occasion& occasion) {
  return target_in_bullseye(game, attack_in(game, occasion));
}

bool flew_fully(const Game& game, const Occasion& occasion, geom::Difficulty difficulty) {
  const auto& executed = game.piece(occasion.subject).ship.executed;
  return occasion.word == "maneuver" && executed && executed->fully && executed->difficulty == difficulty;
}

Effect pilot_effect(const char* card, Window window, const char* rule, Condition when, void (*run)(Game&, Occasion&)) {
  Effect effect;
  effect.card = card;
  effect.window = window;
  effect.rule = rule;
  effect.when = when;
  effect.run = run;
  return effect;
}

void add_attacks_at_contact(Effects& all, const char* card) {
  all.push_back(pilot_effect(
      card, Window::weapon_check, "2e-attack-range-11",
      [](const Game&, const Occasion& occasion) {
        return occasion.rule == "2e-attack-range-9" && occasion.word.starts_with("primary:");
      },
      [](Game&, Occasion& occasion) { occasion.allowed = true; }));
}

void offer_reroll(Game& game, Occasion& occasion) {
  constexpr int kAny = 99;
  if (poor_dice(game, occasion, kAny).empty()) return;
  occasion.options->push_back(option(occasion.card, say("pilot-ability.reroll", title(game, occasion))));
}

void reroll_poor(Game& game, Occasion& occasion, int most) {
  const std::vector<std::size_t> which = poor_dice(game, occasion, most);
  if (!which.empty())
    reroll(game, of_attack_dice(occasion), which, say("pilot-ability.rerolled", title(game, occasion)));
}

void offer_change(Game& game, Occasion& occasion, Face from, Face to) {
  if (count_faces(dice_of(game, occasion), from) == 0) return;
  occasion.options->push_back(
      option(occasion.card, say("pilot-ability.change", title(game, occasion), words::Word{state::name_of(from)},
                                words::Word{state::name_of(to)})));
}

void change_faces(Game& game, const Occasion& occasion, Face from, Face to, int most) {
  for (std::size_t i = 0; i < dice_of(game, occasion).size() && most > 0; ++i) {
    if (dice_of(game, occasion)[i].face != from) continue;
    change_die(game, of_attack_dice(occasion), i, to);
    --most;
  }
}

void grant(Game& game, const Occasion& occasion, Id ship, Ids only, bool even_stressed, const char* colour,
           void (*cost)(Game&, Id)) {
  Offer offer;
  offer.only = std::move(only);
  offer.even_stressed = even_stressed;
  offer.colour = colour;
  offer.cost = cost;
  offer.rule = kPilotRule;
  offer.prompt = say("pilot-ability.action", title(game, occasion));
  offer_action(game, ship, offer);
}

}  // namespace plotboard::rules::effects
