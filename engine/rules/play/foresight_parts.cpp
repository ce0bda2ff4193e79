#include "rules/play/foresight_parts.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/machine/carried.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::foresight {

namespace {

using state::Die;
using state::Face;

constexpr int kManyDice = 4;

void add_once(Ids& to, Id card) {
  if (std::find(to.begin(), to.end(), card) == to.end()) to.push_back(card);
}

// Effects that outlive their card look for a mark that it has left.
bool sleeps(const Game& game, const Carried& carried) {
  if (carried.effect->card != "rules" && carried.effect->card != "1e-rules") return false;
  const Ids& marks = game.piece(carried.owner).ship.marks;
  return std::none_of(marks.begin(), marks.end(), [](Id mark) { return !mark.starts_with("attack:"); });
}

void add_carried(Game& game, Ids& to, Window window, Id subject) {
  for (const Carried& carried : carried_at(game, window, subject)) {
    if (!sleeps(game, carried)) add_once(to, carried.card);
  }
}

// A copy on which an attack's dice show this face.
class Shown {
 public:
  Shown(const Game& game, const state::Attack& attack, Face face)
      : table_(game.table()), game_(game.catalog(), table_, {}, nullptr, Keeps::nothing) {
    state::Attack tried = attack;
    tried.step = state::AttackStep::modify_attack;
    tried.attack_dice.assign(kManyDice, Die{face, false, false});
    game_.emit(state::AttackDeclared{tried});
  }
  [[nodiscard]] std::vector<state::Option> options(Window window) {
    std::vector<state::Option> options;
    Occasion occasion;
    occasion.window = window;
    occasion.subject = game_.attack()->attacker;
    occasion.other = game_.attack()->defender;
    occasion.options = &options;
    happen(game_, occasion);
    return options;
  }
  [[nodiscard]] Game& game() { return game_; }
  [[nodiscard]] int count(Face face) const { return count_faces(game_.attack()->attack_dice, face); }
  template <class Code>
  bool does(const Code& code) {
    const std::uint64_t draws = table_.play.draws;
    try {
      code();
    } catch (const Suspended&) {
      return false;
    }
    return table_.play.draws == draws;
  }

 private:
  state::Table table_;
  Game game_;
};

// Does that card do nothing in the attacker's modify step but turn hits into critical hits, which it has to?
bool only_hits_to_crits(const Game& game, const state::Attack& attack, const Carried& carried) {
  if (carried.effect->may || carried.owner != attack.attacker) return false;
  const Id card = carried.card;
  const auto offers = [card](const std::vector<state::Option>& options) {
    return std::any_of(options.begin(), options.end(),
                       [card](const state::Option& each) { return card_of_option(each.key) == card; });
  };
  for (const Face face : {Face::crit, Face::focus, Face::blank}) {
    if (offers(Shown(game, attack, face).options(Window::modify_attack))) return false;
  }
  Shown hits(game, attack, Face::hit);
  for (const state::Option& each : hits.options(Window::modify_attack)) {
    if (card_of_option(each.key) != card || !each.legal) continue;
    if (!hits.does([&] { use_modification(hits.game(), "modify-attack", each.key); })) return false;
  }
  return hits.count(Face::hit) + hits.count(Face::crit) == kManyDice;
}

// Does that weapon's card do nothing to settled attack dice but turn all critical hits into hits?
bool only_crits_to_hits(const Game& game, const state::Attack& attack, const Carried& carried) {
  if (carried.card != attack.weapon || carried.owner != attack.attacker) return false;
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    Shown shown(game, attack, face);
    const bool done = shown.does(
        [&] { moment(shown.game(), Window::after_modify_attack, attack.attacker, attack.defender, attack.weapon); });
    if (!done || shown.count(face == Face::crit ? Face::hit : face) != kManyDice) return false;
  }
  return true;
}

void add_attack(Game& game, const state::Attack& attack, Living& living) {
  for (const Window window : {Window::attack_rolled, Window::dice_rerolled, Window::reroll_cap,
                              Window::before_attack_dice, Window::token_spent})
    add_carried(game, living.attack, window, attack.attacker);
  add_carried(game, living.attack, Window::modify_attack_against, attack.defender);
  for (const Carried& carried : carried_at(game, Window::modify_attack, attack.attacker)) {
    if (!sleeps(game, carried) && !only_hits_to_crits(game, attack, carried)) add_once(living.attack, carried.card);
  }
  for (const Carried& carried : carried_at(game, Window::after_modify_attack, attack.attacker)) {
    if (!only_crits_to_hits(game, attack, carried)) add_once(living.attack, carried.card);
  }
}

int plus(int count) { return std::max(0, count); }

double worth_of(const state::Piece& piece) {
  const state::Tokens& t = piece.tokens;
  double worth = plus(t.focus) + plus(t.evade) + plus(t.calculate) + piece.ship.force + (piece.lock.empty() ? 0 : 1);
  worth -= t.stress + t.strain + t.deplete + t.ion + t.jam + t.tractor + t.disarm;
  for (const state::Card& card : piece.ship.cards) worth += card.charges + (card.discarded ? 0 : 1);
  return worth - piece.ship.shield_limit + piece.ship.shields - static_cast<double>(piece.ship.damage.size());
}

}  // namespace

Living living_of(Game& game, const state::Attack& attack) {
  Living living;
  add_attack(game, attack, living);
  add_carried(game, living.defense, Window::modify_defense_against, attack.attacker);
  for (const Window window : {Window::modify_defense, Window::defense_rolled, Window::dice_rerolled, Window::reroll_cap,
                              Window::may_modify_defense, Window::token_spent})
    add_carried(game, living.defense, window, attack.defender);
  for (const Window window : {Window::neutralize, Window::after_hit, Window::counts_as_hit})
    add_carried(game, living.results, window, attack.attacker);
  const state::Piece& defender = game.piece(attack.defender);
  if (defender.tokens.protect > 0) living.results.emplace_back("protect");  // fga-2.16.1.1x-3
  return living;
}

Ids unplayed(Game& game, const state::Attack& attack) {
  Ids cards;
  for (const Window window : {Window::before_damage, Window::suffer_hit, Window::suffer_crit})
    add_carried(game, cards, window, attack.defender);
  for (const Carried& carried : carried_at(game, Window::deal_damage, attack.attacker)) {
    const auto own = effects_of(carried.card);
    const bool worth_known =
        std::any_of(own.begin(), own.end(), [](const Effect* each) { return each->window == Window::harm; });
    if (!worth_known) add_once(cards, carried.card);
  }
  return cards;
}

Ids all_living(Game& game, const state::Attack& attack) {
  const Living living = living_of(game, attack);
  Ids cards;
  if (is_twice(game, attack)) cards.push_back(attack.weapon);  // its second time
  for (const Ids& list : {living.attack, living.defense, living.results, unplayed(game, attack)}) {
    for (const Id card : list) {
      if (card != "protect") add_once(cards, card);
    }
  }
  return cards;
}

Harm harm_tried(Game& game, const state::Attack& attack) {
  const Harm said = harm_of(game, attack);
  if (said != Harm::none) return said;
  Shown shown(game, attack, Face::hit);
  const int before = damage_on(shown.game().table(), attack.defender);
  const bool done = shown.does([&] {
    const Game::Resolving resolving(shown.game());
    change_attack(shown.game(), [](state::Attack& tried) {
      tried.hit = true;
      tried.attack_dice.resize(1);
    });
    deal_damage(shown.game());
  });
  if (!done || damage_on(shown.game().table(), attack.defender) != before + 1) return said;
  const auto& cards = shown.game().piece(attack.defender).ship.damage;
  return !cards.empty() && cards.back().faceup && cards.size() > game.piece(attack.defender).ship.damage.size()
             ? Harm::one_crit
             : Harm::one_hit;
}

int damage_on(const state::Table& table, Id ship) {
  const state::Piece* piece = table.find(ship);
  if (piece == nullptr) return 0;
  return piece->ship.shield_limit - piece->ship.shields + static_cast<int>(piece->ship.damage.size());
}

bool is_twice(Game& game, const state::Attack& attack) {
  const auto weapon = weapon_named(game, attack.attacker, attack.weapon);
  return weapon && weapon->weapon.twice;
}

bool crits_count_more(Game& game, const state::Attack& attack) {
  return attack_number(game, Window::cancel_order, attack, true, 0) == 2;
}

std::array<double, 2> kept_by(const state::Table& table, const state::Attack& attack) {
  std::array<double, 2> kept{};
  const state::Piece* attacker = table.find(attack.attacker);
  for (const state::Piece& piece : table.pieces) {
    if (piece.side == state::Side::none || attacker == nullptr) continue;
    // What the attack itself does to the defender is counted elsewhere.
    if (piece.id == attack.defender) {
      state::Piece whole = piece;
      whole.ship.damage.clear();
      whole.ship.shields = whole.ship.shield_limit;
      kept[1] += worth_of(whole);
    } else {
      kept[piece.side == attacker->side ? 0 : 1] += worth_of(piece);
    }
  }
  return kept;
}

}  // namespace plotboard::rules::foresight
