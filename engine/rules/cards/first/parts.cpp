#include "rules/cards/first/parts.hpp"

#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"

namespace plotboard::rules::effects::first {

namespace {

Effect& added(Effects& all, const char* card, Window window, When when, Run run) {
  Effect effect;
  effect.card = card;
  effect.window = window;
  effect.rule = card;
  effect.when = when;
  effect.run = run;
  all.push_back(std::move(effect));
  return all.back();
}

std::vector<state::Die>& dice_in(state::Attack& attack, bool attack_die) {
  return attack_die ? attack.attack_dice : attack.defense_dice;
}
const std::vector<state::Die>& dice_in(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}

}  // namespace

Effect& must(Effects& all, const char* card, Window window, When when, Run run) {
  return added(all, card, window, when, run);
}

Effect& may(Effects& all, const char* card, Window window, When when, Run run) {
  Effect& effect = added(all, card, window, when, run);
  effect.may = true;
  return effect;
}

Effect& offers(Effects& all, const char* card, Window window, When when, Run use, bool compulsory) {
  Effect& effect = added(all, card, window, when, [](Game&, Occasion& occasion) {
    occasion.options->push_back(option(occasion.card, just(words::Card{occasion.card})));
  });
  effect.use = use;
  effect.may = !compulsory;
  return effect;
}

Effect& action(Effects& all, const char* card, When when, Run use) {
  return offers(all, card, Window::action_options, when, use);
}

bool attacks(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).attacker == occasion.owner;
}
bool defends(const Game& game, const Occasion& occasion) {
  return attack_in(game, occasion).defender == occasion.owner;
}
bool attacks_with_primary(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && is_primary(attack_in(game, occasion));
}
bool attacks_with_secondary(const Game& game, const Occasion& occasion) {
  return attacks(game, occasion) && !is_primary(attack_in(game, occasion));
}
bool is_own(const Game&, const Occasion& occasion) { return occasion.owner == occasion.subject; }
const state::Piece& owner_of(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner); }
int attack_range(const Game& game, const Occasion& occasion) { return attack_in(game, occasion).range; }
bool is_stressed(const state::Piece& ship) { return ship.tokens.stress > 0; }
bool is_friend(const Game& game, Id a, Id b) { return a != b && game.friendly(a, b); }

int range_between(const Game& game, Id a, Id b) {
  if (a == b || touches(game, a, b)) return 1;
  constexpr int kBeyond = 9;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(a);
  const Field::Ship* to = field.ship(b);
  if (from == nullptr || to == nullptr) return kBeyond;
  const double gap = geom::gap_mm(from->measured, to->measured);
  return std::max(1, geom::range_of(gap, field.figures(), field.figures().huge_bands).band.value_or(kBeyond));
}

bool within(const Game& game, Id a, Id b, int nearest, int farthest) {
  const int range = range_between(game, a, b);
  return range >= nearest && range <= farthest;
}

namespace {

Ids others_within(const Game& game, Id ship, bool friends, int nearest, int farthest) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship || game.friendly(ship, other.id) != friends) continue;
    if (within(game, ship, other.id, nearest, farthest)) ids.push_back(other.id);
  }
  return ids;
}

}  // namespace

Ids friends_within(const Game& game, Id ship, int nearest, int farthest) {
  return others_within(game, ship, true, nearest, farthest);
}
Ids enemies_within(const Game& game, Id ship, int nearest, int farthest) {
  return others_within(game, ship, false, nearest, farthest);
}

bool touches(const Game& game, Id a, Id b) {
  const state::Piece* one = game.find(a);
  const state::Piece* other = game.find(b);
  return one != nullptr && other != nullptr &&
         (base::contains(one->ship.bumped, b) || base::contains(other->ship.bumped, a));
}

Ids touched_by(const Game& game, Id ship) {
  Ids ids;
  for (const state::Piece& other : game.table().pieces) {
    if (other.in_play() && other.id != ship && touches(game, ship, other.id)) ids.push_back(other.id);
  }
  return ids;
}

bool is_fresh(const Game& game, const Occasion& occasion) {
  return !game.piece(occasion.owner).ship.has_mark("used:" + occasion.card.text());
}
void use_up(Game& game, const Occasion& occasion) {
  game.emit(state::Marked{occasion.owner, "used:" + occasion.card.text()});
}

int count(const Game& game, bool attack_die, Face face) { return count_faces(dice_in(game, attack_die), face); }

bool any(const Game& game, bool attack_die, Face face) {
  const auto& dice = dice_in(game, attack_die);
  return std::any_of(dice.begin(), dice.end(),
                     [face](const state::Die& die) { return die.face == face && !die.fixed; });
}

int turn(Game& game, bool attack_die, Face from, Face to, int most) {
  int turned = 0;
  if (!any(game, attack_die, from)) return 0;
  change_attack(game, [&](state::Attack& attack) {
    for (state::Die& die : dice_in(attack, attack_die)) {
      if (turned == most || die.face != from || die.fixed) continue;
      die.face = to;
      ++turned;
    }
  });
  return turned;
}

void reroll_some(Game& game, Id ship, bool attack_die, int most, std::string_view rule, int least) {
  const auto which = ask_reroll(game, ship, attack_die, least, most, rule);
  reroll(game, attack_die, which, say("dice.rerolled-by-card"));
}

void cancel_all_dice(Game& game, bool attack_die) {
  change_attack(game, [attack_die](state::Attack& attack) { dice_in(attack, attack_die).clear(); });
}

bool cancel(Game& game, bool attack_die, Face face) {
  if (count(game, attack_die, face) == 0) return false;
  change_attack(game, [&](state::Attack& attack) { take_face(dice_in(attack, attack_die), face); });
  return true;
}

Id pick_ship(Game& game, Id ship, const Ids& among, std::string_view rule, bool may_pass) {
  if (among.empty()) return {};
  state::Choice choice = choice_of(game, "ship", ship, Id(rule), say("ship.which", ship));
  for (const Id id : among) {
    choice.options.push_back(option(id, just(words::Whole{id})));
    choice.options.back().piece = id;
  }
  if (may_pass) choice.options.push_back(option("pass", say("ship.nobody")));
  const Id key = game.ask(std::move(choice));
  return key == "pass" ? Id() : key;
}

}  // namespace plotboard::rules::effects::first
