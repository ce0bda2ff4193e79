// What tokens and Force do to a ship's own dice (2e-spend), and dice by range and condition.
#include <algorithm>

#include "rules/play/attack_steps.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::rules::second {

namespace {

using state::Die;
using state::Face;
using state::Token;

const std::vector<Die>& dice_of(const Game& game, bool attack_die) {
  return attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
}

bool can_reroll(const std::vector<Die>& dice) {
  return std::any_of(dice.begin(), dice.end(), [](const Die& die) { return !die.rerolled; });
}

// Options of one ship's modify step.
class OwnDice {
 public:
  OwnDice(Game& game, Id ship, bool attack_die, std::vector<state::Option>& to)
      : game_(game), ship_(game.piece(ship)), attack_die_(attack_die), options_(to) {}

  void tokens() {
    const bool any_focus = count(Face::focus) > 0;
    const words::Key no_focus = "modify.no-focus";
    if (ship_.tokens.focus > 0) offer("focus", "modify.spend-focus", any_focus, "2e-spend-3", no_focus);
    if (ship_.tokens.calculate > 0) offer("calculate", "modify.spend-calculate", any_focus, "2e-spend-5", no_focus);
    if (ship_.ship.force > 0) offer("force", "modify.spend-force", any_focus, "2e-spend-6", no_focus);
    if (attack_die_) {
      lock();
    } else {
      evades();
    }
  }

 private:
  [[nodiscard]] int count(Face face) const { return count_faces(dice_of(game_, attack_die_), face); }
  void offer(Id key, words::Key text) { options_.push_back(option(key, text)); }
  void offer(Id key, words::Key text, bool legal, Id rule, words::Key why) {
    options_.push_back(legal ? option(key, text) : forbidden(key, text, rule, why));
  }
  void lock() {
    if (ship_.lock.empty()) return;
    const words::Key text = "modify.spend-lock";
    if (!ship_.has_locked(game_.attack()->defender)) {
      offer("lock", text, false, "2e-spend-12", "modify.lock-elsewhere");
    } else {
      offer("lock", text, can_reroll(dice_of(game_, true)), "2e-dice-6", "modify.all-rerolled");
    }
  }
  void evades() {
    const bool blank = count(Face::blank) > 0;
    const bool focus = count(Face::focus) > 0;
    if (ship_.tokens.evade > 0) {
      const words::Key on_focus = "modify.spend-evade-on-focus";
      offer("evade", blank ? words::Key("modify.spend-evade-on-blank") : on_focus, blank || focus, "2e-spend-9",
            "modify.no-blank-or-focus");
      if (blank && focus) offer("evade:focus", on_focus);
    }
    const auto& used = game_.attack()->used;
    if (std::find(used.begin(), used.end(), "gas-cloud") == used.end() && crosses_gas_cloud(game_, *game_.attack())) {
      offer("gas-cloud", "modify.use-gas-cloud", blank, "2e-obstruct-5", "modify.no-blank");
    }
  }

  Game& game_;
  const state::Piece& ship_;
  bool attack_die_;
  std::vector<state::Option>& options_;
};

void change_one(Game& game, Face from) {
  const auto& dice = dice_of(game, false);
  const auto found = std::find_if(dice.begin(), dice.end(), [from](const Die& die) { return die.face == from; });
  change_die(game, false, static_cast<std::size_t>(found - dice.begin()), Face::evade);
}

}  // namespace

void offer_changes(Game& game, Id ship, bool attack_die, std::vector<state::Option>& options) {
  OwnDice(game, ship, attack_die, options).tokens();
}

bool change(Game& game, Id ship, bool attack_die, Id key) {
  if (key == "focus") {
    spend(game, ship, Token::focus, attack_die ? "2e-spend-1" : "2e-spend-2");
    change_focus_results(game, attack_die, static_cast<int>(dice_of(game, attack_die).size()));
  } else if (key == "calculate") {
    spend(game, ship, Token::calculate, "2e-spend-4");
    change_focus_results(game, attack_die, 1);
  } else if (key == "force") {
    game.emit(state::ForceChanged{ship, -1});
    change_focus_results(game, attack_die, 1);
  } else if (key == "lock") {
    const auto which = ask_reroll(game, ship, true, 1, static_cast<int>(dice_of(game, true).size()), "2e-spend-10");
    spend_lock(game, ship, "2e-spend-11", game.attack()->defender);
    reroll(game, true, which, say("dice.rerolled-with-lock"));
  } else if (key == "evade" || key == "evade:focus") {
    spend(game, ship, Token::evade, "2e-spend-8");
    change_one(game, key == "evade" && count_faces(dice_of(game, false), Face::blank) > 0 ? Face::blank : Face::focus);
  } else if (key == "gas-cloud") {
    change_attack(game, [&](state::Attack& attack) { attack.used.push_back(key); });
    game.tell(ship, "2e-obstruct-5", say("modify.by-gas-cloud"));
    change_one(game, Face::blank);
  } else {
    return false;
  }
  return true;
}

int range_defense(const data::RuleSet&, int range) { return range < 3 ? 0 : range == 3 ? 1 : 2; }

int dice_lost(const Game& game, const state::Piece& ship) { return is_tractored(book_of(game), ship) ? 1 : 0; }

// Who is destroyed in the Engagement Phase leaves at the end of the step of initiative (2e-destroy-12).
bool stays(const Game& game, const state::Piece&) { return game.table().play.phase == state::Phase::engagement; }

}  // namespace plotboard::rules::second
