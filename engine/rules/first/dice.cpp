// What tokens do to a ship's own dice (1e-focus, 1e-evade, 1e-lock-11, 1e-reinforce, 1e-arc-13), and dice by range and
// condition.
#include <algorithm>

#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Die;
using state::Face;
using state::Token;

// What a modify step has done already: one token of a kind for its usual effect (1e-focus-5, 1e-evade-4).
constexpr const char* kFocusOnAttack = "focus:attack";
constexpr const char* kFocusOnDefense = "focus:defense";
constexpr const char* kEvade = "evade";

const std::vector<Die>& dice_of(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}

bool used(const Game& game, Id key) {
  const Ids& keys = game.attack()->used;
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}
void note(Game& game, Id key) {
  change_attack(game, [key](state::Attack& attack) { attack.used.push_back(key); });
}

bool locks_defender(const Game& game, const state::Piece& ship) {
  const state::Attack& attack = *game.attack();
  if (ship.lock != attack.defender) return false;
  const state::Section at = ship.ship.lock_section;
  return at == state::Section::none || attack.section == state::Section::none || at == attack.section;
}

void add(std::vector<state::Option>& options, Id key, words::Key text, bool worth) {
  options.push_back(option(key, say(text)));
  options.back().unwise = !worth;
}
void forbid_in_bullseye(std::vector<state::Option>& options) {
  for (state::Option& each : options) {
    if (each.key != "focus" && each.key != "evade") continue;
    each = forbidden(each.key, each.text, "1e-arc-13", say("modify.in-bullseye"));
  }
}

}  // namespace

// The attacker's ship has a bullseye arc printed on it, and the defender stands in it (1e-arc-13).
bool is_in_bullseye(const Game& game, const state::Attack& attack) {
  const state::Piece& attacker = game.piece(attack.attacker);
  const data::FirstShip* type = game.catalog().first_ship_of_pilot(attacker.ship.pilot);
  return type != nullptr && base::contains(type->arcs, data::FirstArc::bullseye) &&
         is_in_arc(game, attack.defender, geom::ArcKind::bullseye, attack.attacker);
}

// Tokens may be spent even where they change nothing (1e-focus-4, 1e-evade-3): AI and bot leave that.
void offer_changes(Game& game, Id ship, bool attack_die, std::vector<state::Option>& options) {
  const state::Piece& piece = game.piece(ship);
  const std::vector<Die>& dice = dice_of(game, attack_die);
  if (piece.tokens.focus > 0 && !used(game, attack_die ? kFocusOnAttack : kFocusOnDefense)) {
    add(options, "focus", "modify.spend-focus", count_faces(dice, Face::focus) > 0);
  }
  if (!attack_die) {
    const int needed = count_faces(dice_of(game, true), Face::hit) + count_faces(dice_of(game, true), Face::crit);
    if (piece.tokens.evade > 0 && !used(game, kEvade)) {
      add(options, "evade", "modify.spend-evade-to-add", count_faces(dice, Face::evade) < needed);
    }
    if (!options.empty() && is_in_bullseye(game, *game.attack())) forbid_in_bullseye(options);
    return;
  }
  if (piece.lock.empty()) return;
  if (!locks_defender(game, piece)) {
    options.push_back(forbidden("lock", say("modify.spend-lock"), "1e-lock-11", say("modify.lock-elsewhere")));
    return;
  }
  const bool any = std::any_of(dice.begin(), dice.end(), [](const Die& die) { return !die.rerolled && !die.fixed; });
  add(options, "lock", "modify.spend-lock", any);
}

bool change(Game& game, Id ship, bool attack_die, Id key) {
  if (key == "focus") {
    spend(game, ship, Token::focus, attack_die ? "1e-focus-2" : "1e-focus-3");
    note(game, attack_die ? kFocusOnAttack : kFocusOnDefense);
    change_focus_results(game, attack_die, static_cast<int>(dice_of(game, attack_die).size()));
  } else if (key == "evade") {
    spend(game, ship, Token::evade, "1e-evade-2");
    note(game, kEvade);
    add_die(game, false, Face::evade);
  } else if (key == "lock") {
    const auto which = ask_reroll(game, ship, true, 0, static_cast<int>(dice_of(game, true).size()), "1e-lock-11");
    spend_lock(game, ship, "1e-lock-11");
    reroll(game, true, which, say("dice.rerolled-with-lock"));
  } else {
    return false;
  }
  return true;
}

// One more evade result from the side that is reinforced; of a huge ship, by the section that is attacked
// (1e-reinforce-2 to -5, huge-actions-6, -7). It is there as long as its token, whatever else changes the dice.
void add_reinforcement(Game& game) {
  const state::Attack& attack = *game.attack();
  const state::Piece& defender = game.piece(attack.defender);
  const state::Tokens& tokens = defender.tokens;
  if (tokens.reinforce_fore + tokens.reinforce_aft == 0) return;
  int evades = 0;
  if (attack.section != state::Section::none) {
    evades = attack.section == state::Section::fore ? tokens.reinforce_fore : tokens.reinforce_aft;
  } else {
    const bool in_arc = is_in_any_arc(game, attack.attacker, attack.defender);
    evades = in_arc ? tokens.reinforce_fore : tokens.reinforce_aft;
  }
  evades = attack_number(game, Window::reinforcement, attack, false, evades);
  if (evades == 0) return;
  const Id ship = attack.defender;
  game.tell(ship, attack.section == state::Section::none ? "1e-reinforce-2" : "huge-actions-6",
            say("dice.reinforced", evades));
  for (int i = 0; i < evades; ++i) add_die(game, false, Face::evade);
}

// Of primary weapons alone (1e-attack-23, huge-ruler-3, -4; later 1e-huge-1).
int range_defense(const data::RuleSet& rules, int range) {
  if (range < 3) return 0;
  if (range == 3 || rules.huge_range_dice_later) return 1;
  return range - 2;
}

int agility_lost(const Game& game, const state::Piece& ship) {
  return game.table().play.phase == state::Phase::engagement ? ship.tokens.tractor : 0;
}

int dice_lost(const Game&, const state::Piece&) { return 0; }

}  // namespace plotboard::rules::first
