// The odds of first edition attacks on random tables against the rules themselves: every throw is played out, both
// sides spending as odds.cpp writes down, and what it does to the defender is counted.
#include <array>
#include <catch2/catch.hpp>
#include <cmath>

#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"
#include "support/soak.hpp"

namespace plotboard::odds_first_attacks {
namespace {

using rules::Game;
using state::Face;
using state::Section;
using state::Side;
using test::Arena;
using test::catalog;

struct Fall {
  Face face;
  double chance;
};
const std::vector<Fall> kAttackFalls{
    {Face::hit, 3 / 8.0}, {Face::crit, 1 / 8.0}, {Face::focus, 2 / 8.0}, {Face::blank, 2 / 8.0}};
const std::vector<Fall> kDefenseFalls{{Face::evade, 3 / 8.0}, {Face::focus, 2 / 8.0}, {Face::blank, 3 / 8.0}};

// Plays one attack; `falls` says how each die falls, in the order in which they are thrown. next() goes on to another
// throw, until all have been seen.
class Throws : public rules::Decider {
 public:
  explicit Throws(Id shot) : shot_(shot) {}

  void begin() {
    at_ = 0;
    chance = 1;
  }
  bool next() {
    while (!falls_.empty() && falls_.back().at + 1 == falls_.back().of) falls_.pop_back();
    if (falls_.empty()) return false;
    ++falls_.back().at;
    return true;
  }
  double chance = 1;

  std::optional<state::Answer> decide(Game& game, const state::Choice& choice) override {
    if (choice.kind == "dice") return thrown(choice);
    if (choice.kind == "attack") return state::Answer{shot_, {}};
    if (choice.kind == "modify-attack") {
      if (may(choice, "lock") && !to_reroll(game).empty()) return state::Answer{"lock", {}};
      if (may(choice, "focus") && shows(game.attack()->attack_dice, Face::focus)) return state::Answer{"focus", {}};
    } else if (choice.kind == "reroll") {
      const std::vector<std::size_t> which = to_reroll(game);
      for (const std::size_t die : which) {
        if (may(choice, std::to_string(die))) return state::Answer{std::to_string(die), {}};
      }
    } else if (choice.kind == "modify-defense") {
      if (may(choice, "focus") && shows(game.attack()->defense_dice, Face::focus)) return state::Answer{"focus", {}};
      if (may(choice, "evade")) return state::Answer{"evade", {}};
    }
    for (const char* key : {"pass", "done"}) {
      if (may(choice, key)) return state::Answer{key, {}};
    }
    FAIL("asked for " << choice.kind);
    return std::nullopt;
  }

 private:
  static bool may(const state::Choice& choice, Id key) {
    const state::Option* option = choice.option(key);
    return option != nullptr && option->legal;
  }
  static bool shows(const std::vector<state::Die>& dice, Face face) {
    return std::any_of(dice.begin(), dice.end(), [face](const state::Die& die) { return die.face == face; });
  }
  // Blanks, and focus results where there is no token for them.
  static std::vector<std::size_t> to_reroll(const Game& game) {
    const auto& dice = game.attack()->attack_dice;
    const bool keeps = game.piece(game.attack()->attacker).tokens.focus > 0;
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < dice.size(); ++i) {
      const bool poor = dice[i].face == Face::blank || (dice[i].face == Face::focus && !keeps);
      if (poor && !dice[i].rerolled) which.push_back(i);
    }
    return which;
  }
  state::Answer thrown(const state::Choice& choice) {
    const auto& sides = choice.die == state::DieKind::attack ? kAttackFalls : kDefenseFalls;
    state::Answer answer;
    for (int i = 0; i < choice.dice; ++i, ++at_) {
      if (at_ == falls_.size()) falls_.push_back({0, sides.size()});
      const Fall& fall = sides[falls_[at_].at];
      chance *= fall.chance;
      answer.dice.push_back(static_cast<int>(fall.face));
    }
    return answer;
  }

  struct Digit {
    std::size_t at, of;
  };
  Id shot_;
  std::vector<Digit> falls_;
  std::size_t at_ = 0;
};

int damage_of(const state::Piece& ship) {
  return ship.ship.shield_limit - ship.ship.shields + static_cast<int>(ship.ship.damage.size());
}

// Ships without abilities.
std::vector<std::string> plain_pilots(bool attacks) {
  std::vector<std::string> pilots;
  for (const auto& [id, ship] : catalog().first_ships) {
    if (ship.section == data::Section::aft || (attacks && !ship.attack)) continue;
    for (const data::FirstPilot& pilot : ship.pilots) {
      if (pilot.text.empty() && pilot.skill) pilots.push_back(pilot.id.text());
    }
  }
  return pilots;
}

class Duel {
 public:
  explicit Duel(std::uint64_t seed) : rng_(seed) {
    static const std::vector<std::string> attackers = plain_pilots(true), defenders = plain_pilots(false);
    const double far = rng_.between(60, 480);
    std::vector<state::Piece> pieces{
        made("A", any(attackers), Side::player, 457, 200, rng_.between(-20, 20)),
        made("B", any(defenders), Side::enemy, 457 + rng_.between(-60, 60), 240 + far, rng_.between(0, 359))};
    if (rng_.below(3) == 0) pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 220 + far / 2));
    arena_.emplace(std::move(pieces), "huge-1e", state::Phase::engagement);
    give(arena_->edit("A"), {state::Token::focus});
    give(arena_->edit("B"), {state::Token::focus, state::Token::evade, state::Token::evade, state::Token::tractor,
                             state::Token::reinforce_fore, state::Token::reinforce_aft, state::Token::cloak});
    state::ShipState& b = arena_->edit("B").ship;
    constexpr int kMuch = 40;  // hull that no attack uses up
    b.hull = b.sections.empty() ? kMuch : 0;
    for (state::HullSection& section : b.sections) {
      if (section.hull > 0) section.hull = kMuch;
      b.hull += section.hull;
    }
    if (rng_.below(2) == 0) {
      arena_->edit("A").lock = "B";
      if (!b.sections.empty()) arena_->edit("A").ship.lock_section = rng_.below(2) == 0 ? Section::fore : Section::aft;
    }
    arena_->table.play.typed_dice = true;
  }

  // False: there is no attack, or one with more throws than are played out here.
  bool compare() {
    Game game(catalog(), arena_->table, {}, nullptr);
    const auto shots = rules::shots_of(game, "A");
    if (shots.empty()) return false;
    const rules::Shot& shot = any(shots);
    const rules::AttackerMeans attacker = rules::attacker_means(game, rules::attack_by(shot));
    const rules::DefenderMeans defender = rules::defender_means(game, rules::attack_by(shot));
    if (attacker.dice > (attacker.lock ? 2 : 4) || defender.dice > 4) return false;
    const rules::Odds odds = rules::odds_of(game, shot);

    Throws throws(shot.key());
    std::array<double, 13> by_damage{};
    double all = 0;
    do {
      state::Table table = arena_->table;
      Game played(catalog(), table, {}, &throws);
      throws.begin();
      const int before = damage_of(table.pieces[1]);
      rules::first::engage(played, "A");
      by_damage.at(static_cast<std::size_t>(damage_of(table.pieces[1]) - before)) += throws.chance;
      all += throws.chance;
    } while (throws.next());

    INFO(shot.key() << " of " << arena_->table.pieces[0].ship.pilot << " at " << arena_->table.pieces[1].ship.pilot
                    << " with " << attacker.dice << " against " << defender.dice);
    CHECK(std::fabs(all - 1) < 1e-9);
    for (std::size_t i = 0; i < by_damage.size(); ++i) {
      INFO(i << " damage: " << odds.by_damage[i] << " by the odds, " << by_damage[i] << " by the rules");
      CHECK(std::fabs(odds.by_damage[i] - by_damage[i]) < 1e-9);
    }
    return true;
  }

 private:
  template <class T>
  const T& any(const std::vector<T>& options) {
    return options[rng_.below(static_cast<std::uint32_t>(options.size()))];
  }
  static state::Piece made(const char* id, const std::string& pilot, Side side, double x, double y, double heading) {
    std::vector<std::string> cards;
    if (const Id aft = rules::first::second_card_of(catalog(), pilot); !aft.empty()) cards.push_back(aft.text());
    return test::piloted(id, pilot, side, x, y, heading, cards);
  }
  void give(state::Piece& ship, const std::vector<state::Token>& tokens) {
    for (const state::Token token : tokens) {
      if (rng_.below(3) != 0) continue;
      state::Piece with = ship;
      ++with.tokens[token];
      if (!rules::token_fault(catalog(), arena_->table, with, &ship)) ship = std::move(with);
    }
  }

  base::Rng rng_;
  std::optional<Arena> arena_;
};

TEST_CASE("The odds of attacks of the first edition equal every throw played by its rules",
          "[odds][first][1e-focus-2][1e-focus-3][1e-evade-2][1e-lock-11][1e-reinforce-2][huge-ruler-3]") {
  const int wanted = test::tries(20);
  int compared = 0;
  for (std::uint64_t seed = 1; compared < wanted && seed < 100'000; ++seed) {
    INFO("seed " << seed);
    compared += Duel(seed).compare() ? 1 : 0;
  }
  CHECK(compared == wanted);
}

}  // namespace
}  // namespace plotboard::odds_first_attacks
