// Foresight against brute force: random attacks, stopped at some decision on the way. From there the rules run the
// whole turn once for every way in which the dice can fall and everybody can answer, down to the damage that the
// defender has then suffered; whoever decides takes what is best for his side. Nothing is shared with foresight.cpp but
// the rules.
#include <catch2/catch.hpp>
#include <cmath>

#include "base/base.hpp"
#include "rules/machine/edition.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/foresight.hpp"
#include "rules/play/rulebook.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/soak.hpp"

namespace plotboard::odds_foresight {
namespace {

using rules::Game;
using state::AttackStep;
using state::Face;
using state::Side;
using state::Table;
using test::Arena;
using test::catalog;

constexpr int kMostRuns = 250;

struct Outcome {
  double damage = 0, results = 0;
};
struct TooMany {};

int damage_on(const Table& table) {
  const state::ShipState& b = table.find("B")->ship;
  return b.shield_limit - b.shields + static_cast<int>(b.damage.size());
}

class Answers : public rules::Decider {
 public:
  Answers(const std::vector<state::Answer>& answers, Table& table) : answers_(answers), table_(table) {}
  std::optional<state::Answer> decide(Game&, const state::Choice&) override {
    table_.play.typed_dice = true;
    return at_ < answers_.size() ? std::optional(answers_[at_++]) : std::nullopt;
  }

 private:
  const std::vector<state::Answer>& answers_;
  Table& table_;
  std::size_t at_ = 0;
};

class Brute {
 public:
  explicit Brute(const Table& table) : from_(table), before_(damage_on(table)) {}

  Outcome after(const std::vector<state::Answer>& script) {
    if (++runs_ > kMostRuns) throw TooMany{};
    Table table = *from_.play.before;
    Answers answers(script, table);
    Game game(catalog(), table, from_.play.answers, &answers);
    std::optional<state::Choice> open;
    try {
      game.edition().run(game, from_.play.step);
    } catch (rules::Suspended& suspended) {
      open = std::move(suspended.choice);
    }
    Outcome outcome;
    bool over = !open;
    AttackStep last = AttackStep::declare;
    const auto& events = game.events();
    for (std::size_t i = from_.play.told; i < events.size(); ++i) {
      const auto* changed = get_if<state::AttackChanged>(&events[i]);
      if (changed == nullptr) continue;
      const AttackStep step = changed->attack.step;
      over = over || step == AttackStep::aftermath;
      if (std::exchange(last, step) != AttackStep::damage && step == AttackStep::damage && changed->attack.hit)
        outcome.results += rules::count_faces(changed->attack.attack_dice, Face::hit) +
                           rules::count_faces(changed->attack.attack_dice, Face::crit);
    }
    if (!over) return open->dice > 0 ? thrown(script, *open) : decided(script, *open);
    outcome.damage = damage_on(table) - before_;
    return outcome;
  }
  Outcome now() {
    return from_.play.choice->dice > 0 ? thrown({}, *from_.play.choice) : decided({}, *from_.play.choice);
  }

 private:
  Outcome thrown(std::vector<state::Answer> script, const state::Choice& choice) {
    const rules::Edition& edition = rules::book_of(catalog(), from_);
    const auto& sides = choice.die == state::DieKind::attack ? edition.attack_die : edition.defense_die;
    script.emplace_back();
    Outcome sum;
    fall(script, choice.dice, 0, 1, {sides.begin(), sides.end()}, sum);
    return sum;
  }
  // Every order of the faces by itself, alike sides of a die together.
  void fall(std::vector<state::Answer>& script, int dice, std::size_t least, double chance,
            const std::vector<Face>& sides, Outcome& sum) {
    static_cast<void>(least);
    if (dice == 0) {
      const Outcome each = after(script);
      sum.damage += chance * each.damage;
      sum.results += chance * each.results;
      return;
    }
    for (const Face face : {Face::blank, Face::focus, Face::hit, Face::crit, Face::evade}) {
      const auto count = std::count(sides.begin(), sides.end(), face);
      if (count == 0) continue;
      script.back().dice.push_back(static_cast<int>(face));
      fall(script, dice - 1, least, chance * static_cast<double>(count) / 8, sides, sum);
      script.back().dice.pop_back();
    }
  }
  Outcome decided(std::vector<state::Answer> script, const state::Choice& choice) {
    const double sign = choice.side == Side::player ? 1 : -1;  // A attacks
    std::optional<Outcome> best;
    script.emplace_back();
    for (const state::Option& option : choice.options) {
      if (!option.legal) continue;
      script.back().key = option.key;
      const Outcome each = after(script);
      const double more = best ? sign * (each.damage - best->damage) : 1;
      const double results = best ? sign * (each.results - best->results) : 1;
      if (more > 1e-9 || (more > -1e-9 && results > 1e-9)) best = each;
    }
    return *best;
  }

  const Table& from_;
  int before_, runs_ = 0;
};

struct Kind {
  std::string edition;  // the rule set
  std::vector<std::string> attackers, defenders;
  std::vector<std::string> weapons;  // one of them, if any
  std::vector<std::string> cards_a, cards_b;
};

class Attacks {
 public:
  Attacks(const Kind& kind, std::uint64_t seed) : kind_(kind), rng_(seed) {
    std::vector<std::string> a, b;
    if (!kind.weapons.empty()) weapon_ = a.emplace_back(any(kind.weapons));
    for (int i = 0; i < 2 && !kind.cards_a.empty(); ++i) a.push_back(any(kind.cards_a));
    if (!kind.cards_b.empty() && rng_.below(2) == 0) b.push_back(any(kind.cards_b));
    const bool first = kind.edition != "2e";
    const double far = rng_.between(60, 340);
    const auto made = [&](const char* id, const std::string& what, Side side, double y, double heading,
                          const std::vector<std::string>& cards) {
      return first ? test::piloted(id, what, side, 457, y, heading, cards)
                   : test::fighter(id, what, side, 457, y, heading, cards);
    };
    std::vector<state::Piece> pieces{made("A", any(kind.attackers), Side::player, 200, rng_.between(-15, 15), a),
                                     made("B", any(kind.defenders), Side::enemy, 240 + far, rng_.between(0, 359), b)};
    // Whom a tractor beam moves may end on a rock, which hurts by itself.
    const bool tractor = weapon_.find("tractor") != std::string::npos;
    if (!tractor && rng_.below(3) == 0) pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 220 + far / 2));
    arena_.emplace(std::move(pieces), kind.edition, state::Phase::engagement);
    state::Piece& attacker = arena_->edit("A");
    state::Piece& defender = arena_->edit("B");
    attacker.ship.turret = state::Turret::front;
    if (rng_.below(3) != 0) attacker.lock = "B";
    give(attacker.tokens.focus), give(defender.tokens.focus), give(defender.tokens.evade), give(attacker.tokens.evade);
    give(defender.tokens.strain), give(attacker.tokens.deplete);
    if (!first) give(attacker.tokens.calculate), give(defender.tokens.calculate), give(defender.tokens.reinforce_fore);
    if (!first && rng_.below(4) == 0) attacker.ship.force = attacker.ship.force_limit = 1;
    if (!first && rng_.below(4) == 0) defender.ship.force = defender.ship.force_limit = 1;
    defender.ship.hull = 40;  // no attack uses it up
    defender.ship.agility = static_cast<int>(rng_.below(3));
    arena_->table.play.initiative = attacker.initiative;
    arena_->table.play.typed_dice = rng_.below(2) == 0;
    arena_->table.play.seed = seed;
  }

  // False: there was no attack, or none of its decisions is small enough.
  bool compare() {
    Table table = arena_->table;
    fold(table, rules::run_step(catalog(), table, {state::StepKind::turn, "A"}));
    bool any_compared = false;
    for (int i = 0; i < 40 && table.play.choice; ++i) {
      const state::Choice choice = *table.play.choice;
      if (table.play.attack && table.play.attack->step < AttackStep::damage && table.play.attack->attacker == "A") {
        if (!weapon_.empty() && table.play.attack->weapon != weapon_) return false;
        any_compared = same(table) || any_compared;
      }
      fold(table, rules::run_on(catalog(), table, answer(table, choice)));
    }
    return any_compared;
  }

 private:
  static void fold(Table& table, const std::vector<state::Event>& events) {
    for (const state::Event& event : events) state::fold(table, event);
  }
  bool same(const Table& table) {
    const state::Choice& choice = *table.play.choice;
    std::string told = choice.kind.text() + " of " + choice.ship.text() + ", " + table.play.attack->weapon.text() + ":";
    for (const auto* dice : {&table.play.attack->attack_dice, &table.play.attack->defense_dice}) {
      for (const state::Die& die : *dice) told += std::string(" ") + state::name_of(die.face);
      told += " |";
    }
    for (const char* id : {"A", "B"}) {
      for (const state::Card& card : table.find(id)->ship.cards) told += " " + card.id.text();
    }
    INFO(told);
    try {
      Brute brute(table);
      const Outcome now = brute.now();
      const rules::Foresight seen = rules::foresee(catalog(), table);
      REQUIRE(seen.now.has_value());
      // An attack that is performed twice cannot be foreseen from the middle of its results: it says so.
      if (base::contains(seen.without, table.play.attack->weapon)) return false;
      CHECK(std::fabs(seen.now->odds.damage - now.damage) < 1e-9);
      CHECK(std::fabs(seen.now->results - now.results) < 1e-9);
      double mean = 0;
      for (std::size_t n = 0; n < seen.now->odds.by_damage.size(); ++n)
        mean += static_cast<double>(n) * seen.now->odds.by_damage[n];
      CHECK(std::fabs(mean - now.damage) < 1e-9);
      for (const rules::OptionProspect& option : seen.options) {
        INFO(option.key.text());
        const Outcome then = brute.after({{option.key, {}}});
        CHECK(std::fabs(option.then.odds.damage - then.damage) < 1e-9);
        CHECK(std::fabs(option.then.results - then.results) < 1e-9);
      }
      return true;
    } catch (const TooMany&) {
      return false;
    }
  }
  state::Answer answer(const Table& table, const state::Choice& choice) {
    if (choice.dice > 0) {
      const rules::Edition& edition = rules::book_of(catalog(), table);
      const auto& sides = choice.die == state::DieKind::attack ? edition.attack_die : edition.defense_die;
      state::Answer thrown;
      for (int i = 0; i < choice.dice; ++i)
        thrown.dice.push_back(choice.die == state::DieKind::attack || choice.die == state::DieKind::defense
                                  ? static_cast<int>(sides[rng_.below(8)])
                                  : 1);
      return thrown;
    }
    std::vector<Id> keys;
    for (const state::Option& option : choice.options) {
      const bool other = choice.kind == "attack" && !weapon_.empty() && !option.key.starts_with(weapon_);
      if (option.legal && !other) keys.push_back(option.key);
    }
    if (keys.empty()) keys.push_back("pass");
    return {keys[choice.kind == "attack" ? 0 : rng_.below(static_cast<std::uint32_t>(keys.size()))], {}};
  }
  void give(int& token) { token = rng_.below(3) == 0 ? 1 : 0; }
  template <class T>
  const T& any(const std::vector<T>& options) {
    return options[rng_.below(static_cast<std::uint32_t>(options.size()))];
  }

  Kind kind_;
  base::Rng rng_;
  std::string weapon_;
  std::optional<Arena> arena_;
};

void compare_attacks(const Kind& kind) {
  const int wanted = test::tries(1000);
  int compared = 0;
  std::uint64_t seed = test::first_seed() * 1'000'000;
  const std::uint64_t last = seed + 100U * static_cast<std::uint64_t>(wanted) + 1000U;
  for (; compared < wanted && seed < last; ++seed) {
    INFO("seed " << seed);
    compared += Attacks(kind, seed).compare() ? 1 : 0;
  }
  CHECK(compared == wanted);
}

const std::vector<std::string> kShips{"t65xwing", "btla4ywing", "tielnfighter", "tieininterceptor"};
const std::vector<std::string> kFirstAttackers{"1e-pilot-rookiepilot", "1e-pilot-academypilot",
                                               "1e-pilot-graysquadronpilot"};
const std::vector<std::string> kGuards{"lone-wolf",           "elusive",         "captain-feroph", "brilliant-evasion",
                                       "medal-of-redemption", "medal-of-loyalty"};

TEST_CASE("Foresight equals brute force: ion weapons", "[odds][foresight][2e-deal-10]") {
  compare_attacks(
      {"2e", kShips, kShips, {"ion-cannon", "ion-cannon-turret", "ion-torpedoes", "ion-missiles"}, {}, kGuards});
}
TEST_CASE("Foresight equals brute force: tractor beams", "[odds][foresight][2e-deal-9]") {
  compare_attacks({"2e", kShips, kShips, {"tractor-beam"}, {"predator", "lone-wolf"}, kGuards});
}
TEST_CASE("Foresight equals brute force: jamming beams and mag-pulse warheads", "[odds][foresight][2e-deal-9]") {
  compare_attacks({"2e", kShips, kShips, {"jamming-beam", "mag-pulse-warheads"}, {"lone-wolf", "juke"}, kGuards});
}
TEST_CASE("Foresight equals brute force: thread tracers that snare their target", "[odds][foresight][2e-deal-9]") {
  compare_attacks({"2e", kShips, kShips, {"xx-23-s-thread-tracers"}, {"predator", "juke"}, kGuards});
}
TEST_CASE("Foresight equals brute force: ordnance", "[odds][foresight][2e-special-11]") {
  compare_attacks({"2e",
                   kShips,
                   kShips,
                   {"proton-torpedoes", "adv-proton-torpedoes", "plasma-torpedoes", "concussion-missiles",
                    "cluster-missiles", "homing-missiles", "proton-rockets", "barrage-rockets",
                    "diamond-boron-missiles", "autoblaster", "heavy-laser-cannon"},
                   {"munitions-failsafe", "saturation-salvo", "instinctive-aim"},
                   kGuards});
}
TEST_CASE("Foresight equals brute force: cards that change dice", "[odds][foresight][2e-mod-4][2e-dice-6]") {
  compare_attacks({"2e",
                   kShips,
                   kShips,
                   {},
                   {"lone-wolf", "predator", "fire-control-system", "agent-kallus", "juke", "crack-shot",
                    "marksmanship", "deadeye-shot", "advanced-optics", "suppressive-gunner", "medal-of-destiny",
                    "ruthless", "hotshot-gunner", "captain-jonus", "seyn-marana"},
                   kGuards});
}
TEST_CASE("Foresight equals brute force: cards of the first edition", "[odds][foresight][1e-lock-11][1e-attack-36]") {
  compare_attacks({"1e",
                   kFirstAttackers,
                   kFirstAttackers,
                   {},
                   {"1e-upgrade-predator", "1e-upgrade-lonewolf", "1e-upgrade-expertise", "1e-upgrade-crackshot",
                    "1e-upgrade-marksmanship", "1e-upgrade-accuracycorrector", "1e-upgrade-juke", "1e-upgrade-rage",
                    "1e-upgrade-wired", "1e-upgrade-guidancechips"},
                   {"1e-upgrade-c3po", "1e-upgrade-autothrusters", "1e-upgrade-elusiveness", "1e-upgrade-lonewolf",
                    "1e-upgrade-sensorjammer", "1e-upgrade-lightweightframe"}});
}
TEST_CASE("Foresight equals brute force: weapons of the first edition", "[odds][foresight][1e-attack-31]") {
  compare_attacks({"1e",
                   kFirstAttackers,
                   kFirstAttackers,
                   {"1e-upgrade-ioncannon", "1e-upgrade-tractorbeam", "1e-upgrade-xx23sthreadtracers",
                    "1e-upgrade-flechettecannon", "1e-upgrade-clustermissiles", "1e-upgrade-ionpulsemissiles",
                    "1e-upgrade-protontorpedoes", "1e-upgrade-manglercannon", "1e-upgrade-twinlaserturret"},
                   {"1e-upgrade-predator"},
                   {"1e-upgrade-elusiveness"}});
}

}  // namespace
}  // namespace plotboard::odds_foresight
