// How it is played: an attack is a list of stops (a step, or one modify choice of one side). From a table at a stop the
// rules run on a copy until they ask or throw; then each answer is tried from the same table with a script one answer
// longer. Between stops, equal tables (dice in whatever order) are worked out once.
#include "rules/play/foresight.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "data/catalog.hpp"
#include "rules/machine/edition.hpp"
#include "rules/play/attack_parts.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/foresight_parts.hpp"
#include "rules/play/foresight_sums.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

using foresight::add;
using foresight::add_damage;
using foresight::better;
using foresight::Living;
using foresight::Throw;
using foresight::throws_of;
using state::AttackStep;
using state::Die;
using state::Face;

constexpr int kMostTries = 12'000;      // of an open choice
constexpr int kMostTriesOfShot = 4000;  // of an attack that is only thought of
constexpr int kDeepest = 60;            // answers after one another

struct TooMuch {};  // thrown when the ways are used up

struct Stop {
  AttackStage stage = AttackStage::dice;
  void (*run)(Game&) = nullptr;
  std::optional<std::size_t> part;  // or this modify choice
  bool defense = false;             // the defense dice are thrown here
};

void begin_attack_modifying(Game& game) { begin_modifying(game, true); }
void begin_defense_modifying(Game& game) { begin_modifying(game, false); }

std::vector<Stop> stops_of(const Rulebook& book) {
  std::vector<Stop> stops;
  const auto parts = [&](std::size_t first) {
    for (std::size_t part = first; part < first + 2; ++part) stops.push_back({AttackStage::dice, nullptr, part});
  };
  for (const AttackStepRule& step : book.attack) {
    if (step.stage == AttackStage::damage || step.stage == AttackStage::aftermath) break;
    if (step.run == modify_attack_dice) {
      stops.push_back({step.stage, begin_attack_modifying, {}});
      parts(0);
      stops.push_back({step.stage, end_modifying_attack, {}});
    } else if (step.run == modify_defense_dice) {
      stops.push_back({step.stage, begin_defense_modifying, {}});
      parts(2);
    } else {
      stops.push_back({step.stage, step.run, {}, step.run == roll_defense_dice});
    }
  }
  return stops;
}

// Every throw is asked for, and what lies in the decks stays unknown.
void forget_what_comes(state::Table& table) {
  table.play.typed_dice = true;
  table.play.seed = 0;
  for (state::Deck& deck : table.play.decks) std::sort(deck.draw.begin(), deck.draw.end());
}

// Answers from a list, and the question after the last of them stays open.
class Script : public Decider {
 public:
  // `hidden`: a table whose own dice and cards nobody knows from here on.
  explicit Script(const std::vector<state::Answer>& answers, state::Table* hidden = nullptr)
      : answers_(answers), hidden_(hidden) {}
  std::optional<state::Answer> decide(Game&, const state::Choice&) override {
    if (hidden_ != nullptr) forget_what_comes(*std::exchange(hidden_, nullptr));
    if (at_ == answers_.size()) return std::nullopt;
    return answers_[at_++];
  }

 private:
  const std::vector<state::Answer>& answers_;
  state::Table* hidden_;
  std::size_t at_ = 0;
};

int order_of(const Die& die) {
  return static_cast<int>(die.face) * 8 + (die.rerolled ? 0 : 4) + (die.added ? 2 : 0) + (die.fixed ? 1 : 0);
}

// What comes after an answer, and the dice picked next in the same reroll.
struct Ahead {
  Prospect prospect;
  Ids picks;
};

class Player {
 public:
  Player(const data::Catalog& catalog, const state::Table& table, const Trying& trying, int most)
      : catalog_(catalog), root_(table), everything_(trying.everything), left_(trying.most > 0 ? trying.most : most) {
    strip(root_);
    Game game(catalog_, root_, {}, nullptr, Keeps::nothing);
    stops_ = stops_of(book_of(game));
    edition_ = &game.edition();
  }

  Foresight shot(const Shot& shot) {
    Foresight made;
    begin_attack(root_, attack_by(shot));
    const Action begin = [&](Game& game) { declare(game, shot, false, shot.obstructed_by); };
    made.now = branch(root_, begin, {}, 0, 0).prospect;
    return made;
  }

  // At the modify choice that is open on the root.
  Foresight modify(std::size_t part, const state::Choice& choice) {
    begin_attack(root_, *root_.play.attack);
    const std::size_t stop = stop_of(part);
    Foresight made;
    const bool for_attacker = is_attackers(root_, choice);
    for (const state::Option& each : choice.options) {
      if (!each.legal) continue;
      OptionProspect option{each.key, after_modification(root_, stop, choice.kind, each.key, 0)};
      take_best(made, option, for_attacker, {each.key});
      made.options.push_back(option);
    }
    return made;
  }

  // At any other choice, or dice to be thrown, in the middle of a step of the attack: the whole step of the battle is
  // run again with one answer more.
  Foresight inside(const state::Table& table) {
    begin_attack(root_, *root_.play.attack);
    again_ = &table;
    const state::Choice& choice = *table.play.choice;
    std::vector<state::Answer> script;
    Foresight made;
    if (choice.dice > 0) {
      made.now = after_throws(root_, {}, script, 0, choice, 0).prospect;
      return made;
    }
    const bool for_attacker = is_attackers(root_, choice);
    const bool rerolls = choice.kind == "reroll";
    for (const state::Option& each : choice.options) {
      if (!each.legal) continue;
      script.assign(1, {each.key, {}});
      const Ahead ahead = branch(root_, {}, script, 0, 0);
      OptionProspect option{each.key, ahead.prospect};
      Ids picks{each.key};
      if (rerolls) picks.insert(picks.end(), ahead.picks.begin(), ahead.picks.end());
      take_best(made, option, for_attacker, std::move(picks));
      made.options.push_back(option);
    }
    return made;
  }

  [[nodiscard]] const state::Table& root() const { return root_; }

 private:
  using Action = std::function<void(Game&)>;  // empty: the battle's whole step, run again

  static void take_best(Foresight& made, const OptionProspect& option, bool for_attacker, Ids picks) {
    if (made.now && !better(option.then, *made.now, for_attacker)) return;
    made.now = option.then;
    made.best = std::move(picks);
  }

  void begin_attack(const state::Table& table, const state::Attack& attack) {
    Game game(catalog_, root_, {}, nullptr, Keeps::nothing);
    attack_ = attack;
    living_ = foresight::living_of(game, attack);
    lost_ = foresight::damage_on(table, attack.defender);
    twice_ = foresight::is_twice(game, attack);
    harm_ = foresight::harm_tried(game, attack);
    alike_ = living_.defense.empty() && living_.results.empty() && !foresight::crits_count_more(game, attack);
  }
  [[nodiscard]] std::size_t stop_of(std::size_t part) const {
    const auto found =
        std::find_if(stops_.begin(), stops_.end(), [part](const Stop& stop) { return stop.part == part; });
    ENSURE(found != stops_.end(), "an attack without that choice");
    return static_cast<std::size_t>(found - stops_.begin());
  }

  [[nodiscard]] bool is_attackers(const state::Table& table, const state::Choice& choice) const {
    const state::Piece* attacker = table.find(attack_.attacker);
    return attacker == nullptr || choice.side == attacker->side;
  }

  // --- running the rules

  struct Ran {
    bool ended = false;  // else `choice` is open
    state::Choice choice;
    std::optional<Prospect> dealt;  // a step that was run again has come to the damage
  };

  Ran run(const state::Table& from, state::Table& to, const Action& action, const std::vector<state::Answer>& script) {
    if (--left_ < 0) throw TooMuch{};
    return action ? run_part(from, to, action, script) : run_again(to, script);
  }

  Ran run_part(const state::Table& from, state::Table& to, const Action& action,
               const std::vector<state::Answer>& script) {
    to = from;
    Script decider(script);
    Game game(catalog_, to, {}, &decider, Keeps::nothing);
    const Game::Resolving resolving(game);
    try {
      action(game);
    } catch (Suspended& suspended) {
      return {false, std::move(suspended.choice), {}};
    }
    return {true, {}, {}};
  }

  // From the beginning of the battle's step, by the answers that were given in it.
  Ran run_again(state::Table& to, const std::vector<state::Answer>& script) {
    const state::Play& play = again_->play;
    to = *play.before;
    const state::Step step = play.step;
    Script decider(script, &to);
    Game game(catalog_, to, play.answers, &decider);
    Ran ran;
    try {
      game.correct(play.corrections);
      edition_->run(game, step);
      ran.ended = true;
    } catch (Suspended& suspended) {
      ran.choice = std::move(suspended.choice);
    }
    const auto& events = game.events();
    int lost = 0;  // to what cards do before the damage
    for (std::size_t i = play.told; i < events.size(); ++i) {
      if (const auto* shields = get_if<state::ShieldsChanged>(&events[i]))
        lost -= shields->id == attack_.defender ? shields->by : 0;
      if (const auto* dealt = get_if<state::DamageDealt>(&events[i])) lost += dealt->id == attack_.defender ? 1 : 0;
      const auto* changed = get_if<state::AttackChanged>(&events[i]);
      if (changed == nullptr || !is_same(changed->attack) || changed->attack.step < AttackStep::damage) continue;
      if (twice_) throw TooMuch{};
      to.play.attack = changed->attack;
      if (changed->attack.step > AttackStep::damage) to.play.attack->attack_dice.clear();
      ran.dealt = settled(game, to, lost);
      break;
    }
    return ran;
  }
  [[nodiscard]] bool is_same(const state::Attack& attack) const {
    return attack.attacker == attack_.attacker && attack.defender == attack_.defender &&
           attack.weapon == attack_.weapon;
  }

  // --- the tree

  Ahead branch(const state::Table& from, const Action& action, const std::vector<state::Answer>& script,
               std::size_t after, int depth) {
    if (depth > kDeepest) throw TooMuch{};
    const Level level(*this);
    state::Table& table = level.table();
    Ran ran = run(from, table, action, script);
    if (ran.dealt) return {*ran.dealt, {}};
    if (!action) {
      // Back at a stop, the attack goes on from there.
      const auto part = part_of_kind(ran.choice.kind);
      if (ran.ended || table.play.attack == std::nullopt || !is_same(*table.play.attack)) throw TooMuch{};
      if (part) {
        strip(table);
        return {from_stop(table, stop_of(*part), depth + 1), {}};
      }
    }
    if (ran.ended) return {from_stop(table, after, depth + 1), {}};
    if (ran.choice.dice > 0) return after_throws(from, action, script, after, ran.choice, depth);
    return after_answers(from, action, script, after, ran.choice, depth);
  }

  static void strip(state::Table& table) {
    table.play.before.reset();
    table.play.answers.clear();
    table.play.choice.reset();
    table.play.corrections.clear();
    table.play.step = {};
    forget_what_comes(table);
  }

  Ahead after_throws(const state::Table& from, const Action& action, std::vector<state::Answer> script,
                     std::size_t after, const state::Choice& choice, int depth) {
    Ahead sum;
    script.emplace_back();
    for (const Throw& each : throws_of(*edition_, choice.die, choice.dice)) {
      script.back().dice = each.values;
      add(sum.prospect, branch(from, action, script, after, depth + 1).prospect, each.chance);
    }
    return sum;
  }

  Ahead after_answers(const state::Table& from, const Action& action, std::vector<state::Answer> script,
                      std::size_t after, const state::Choice& choice, int depth) {
    const bool for_attacker = is_attackers(from, choice);
    const bool rerolls = choice.kind == "reroll";
    std::optional<Ahead> best;
    // The first pick of a reroll that is open on the root says nothing of the order of the others.
    const bool begins = script.empty() || (!action && script.size() == 1);
    const Id before = begins || !rerolls ? Id() : script.back().key;
    std::vector<const state::Option*> tried;
    for (const state::Option& each : choice.options) {
      if (each.legal && (!rerolls || everything_ || !is_idle(from, choice, each, before))) tried.push_back(&each);
    }
    if (tried.empty()) {
      for (const state::Option& each : choice.options) {
        if (each.legal) tried.push_back(&each);
      }
    }
    script.emplace_back();
    for (const state::Option* each : tried) {
      script.back().key = each->key;
      Ahead ahead = branch(from, action, script, after, depth + 1);
      if (best && !better(ahead.prospect, best->prospect, for_attacker)) continue;
      Ids picks;
      if (rerolls) {
        picks = {each->key};
        picks.insert(picks.end(), ahead.picks.begin(), ahead.picks.end());
      }
      best = Ahead{ahead.prospect, std::move(picks)};
    }
    return *best;
  }

  // Dice are picked in their order, and of those that show the same the first: any other order leads to the same
  // throw. Nor is a hit of one's own thrown again where nothing but its damage counts.
  [[nodiscard]] bool is_idle(const state::Table& from, const state::Choice& choice, const state::Option& option,
                             Id before) const {
    if (option.key == "done" || !from.play.attack) return false;
    const bool attack_dice = from.play.attack->step <= AttackStep::modify_attack;
    const std::vector<Die>& dice = attack_dice ? from.play.attack->attack_dice : from.play.attack->defense_dice;
    const auto place = [](Id key) -> std::optional<std::size_t> {
      std::size_t number = 0;
      const std::string& text = key.text();
      const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
      return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
    };
    const auto own = place(option.key), last = place(before);
    if (!own || *own >= dice.size()) return false;
    if (last && *own < *last) return true;
    const Face face = dice[*own].face;
    if (attack_dice && alike_ && choice.ship == attack_.attacker && (face == Face::hit || face == Face::crit))
      return true;
    return std::any_of(choice.options.begin(), choice.options.end(), [&](const state::Option& each) {
      const auto other = place(each.key);
      return each.legal && other && *other < *own && (!last || *other > *last) &&
             order_of(dice[*other]) == order_of(dice[*own]);
    });
  }

  Prospect after_modification(const state::Table& from, std::size_t stop, Id kind, Id key, int depth) {
    if (key == "done") return from_stop(from, stop + 1, depth + 1);
    const Action use = [kind, key](Game& game) { use_modification(game, kind, key); };
    return branch(from, use, {}, stop, depth + 1).prospect;
  }

  Prospect from_stop(const state::Table& from, std::size_t stop, int depth) {
    const Level level(*this);
    state::Table& table = level.table();
    table = from;
    for (; stop < stops_.size(); ++stop) {
      const Stop& at = stops_[stop];
      const state::Attack& attack = *table.play.attack;
      if (at.stage == AttackStage::dice && attack.step == AttackStep::declare && (attack.ended || attack.sure_hit)) {
        continue;
      }
      if (at.stage == AttackStage::results && attack.ended) break;
      if (at.run == roll_attack_dice && is_closed(true)) return closed(table);
      if (at.defense && is_closed(false)) return remembered(table, stop, [&] { return closed(table); });
      if (at.part) {
        if (const auto prospect = at_choice(table, stop, depth)) return *prospect;
        continue;
      }
      const Level next(*this);
      const Action action = at.run;
      if (run(table, next.table(), action, {}).ended) {
        std::swap(table, next.table());
        continue;
      }
      return branch(table, action, {}, stop + 1, depth + 1).prospect;
    }
    Game game(catalog_, table, {}, nullptr, Keeps::nothing);
    return settled(game, table, foresight::damage_on(table, attack_.defender) - lost_);
  }

  // Nothing: nobody has anything to decide there.
  std::optional<Prospect> at_choice(state::Table& table, std::size_t stop, int depth) {
    const std::size_t part = *stops_[stop].part;
    state::Choice choice;
    {
      Game game(catalog_, table, {}, nullptr, Keeps::nothing);
      if (!is_asked(game, part)) return std::nullopt;
      choice = modify_choice(game, part);
    }
    const auto is_tried = [&](const state::Option& each) { return each.legal && (everything_ || !is_vain(each)); };
    const auto tried = std::count_if(choice.options.begin(), choice.options.end(), is_tried);
    if (tried == 1 && choice.options.back().legal) return std::nullopt;  // "done" alone
    for (std::vector<Die>* dice : {&table.play.attack->attack_dice, &table.play.attack->defense_dice})
      std::stable_sort(dice->begin(), dice->end(),
                       [](const Die& a, const Die& b) { return order_of(a) > order_of(b); });
    return remembered(table, stop, [&] {
      const bool for_attacker = is_attackers(table, choice);
      std::optional<Prospect> best;
      for (const state::Option& each : choice.options) {
        if (!is_tried(each)) continue;
        const Prospect then = after_modification(table, stop, choice.kind, each.key, depth);
        if (!best || better(then, *best, for_attacker)) best = then;
      }
      return *best;
    });
  }
  // Tokens that would change nothing. An evade too many may still outlast a card that cancels one.
  [[nodiscard]] bool is_vain(const state::Option& option) const {
    if (!option.unwise) return false;
    return option.key == "focus" || option.key == "lock" || (option.key == "evade" && living_.results.empty());
  }

  [[nodiscard]] bool is_closed(bool from_the_start) const {
    if (everything_ || twice_) return false;
    if (!living_.results.empty() || !living_.defense.empty()) return false;
    return !from_the_start || (living_.attack.empty() && alike_);
  }

  Prospect closed(state::Table& table) const {
    Game game(catalog_, table, {}, nullptr, Keeps::nothing);
    const state::Attack& attack = *table.play.attack;
    AttackerMeans attacker = attacker_means(game, attack);
    attacker.harm = harm_;
    const DefenderMeans defender = defender_means(game, attack);
    if (!attacker.thrown.empty() || attack.step > AttackStep::attack_dice) {  // settled
      attacker.dice = 0;
      attacker.fixed = true;
    }
    Prospect made;
    made.odds = odds_of(attacker, defender);
    made.results = made.odds.damage;
    if (attacker.harm != Harm::each_result) {
      attacker.harm = Harm::each_result;
      made.results = odds_of(attacker, defender).damage;
    }
    // What cards have done to the defender on the way comes on top.
    add_damage(made.odds, std::max(0, foresight::damage_on(table, attack.defender) - lost_));
    made.kept = foresight::kept_by(table, attack);
    return made;
  }

  // All dice are settled: what the results come to.
  Prospect settled(Game& game, state::Table& table, int lost) {
    const state::Attack attack = *table.play.attack;
    Prospect made;
    const int results = count_faces(attack.attack_dice, Face::hit) + count_faces(attack.attack_dice, Face::crit);
    int hits = 0, crits = 0;
    if (attack.hit && !attack.ended) {
      hits = count_faces(attack.attack_dice, Face::hit);
      crits = count_faces(attack.attack_dice, Face::crit);
      if (harm_ != Harm::each_result && hits + crits > 0) {
        hits = harm_ == Harm::one_hit ? 1 : 0;
        crits = harm_ == Harm::one_crit ? 1 : 0;
      }
      made.results = results;
    }
    const int damage = std::max(0, hits + crits + lost);
    made.odds.hit = attack.hit ? 1 : 0;
    made.odds.damage = damage;
    made.odds.crits = crits;
    made.odds.by_damage[static_cast<std::size_t>(std::min(damage, 12))] = 1;
    made.kept = foresight::kept_by(table, attack);
    if (!twice_ || attack.performed > 0) return made;
    return with_second(game, table, made, hits + crits);  // the rest is on the table already
  }

  // The same attack once more (1e-attack-36).
  Prospect with_second(Game& game, state::Table& table, Prospect first, int damage) {
    if (!performs_again(game)) return first;
    const Prospect second = from_stop(table, 0, 0);
    Prospect both = second;
    both.odds.hit = first.odds.hit > 0 ? 1 : second.odds.hit;
    add_damage(both.odds, damage);
    both.odds.crits += first.odds.crits;
    both.results += first.results;
    return both;
  }

  // --- what has been worked out

  // The pieces that differ from the root's, as a number.
  std::size_t world_of(const state::Table& table) {
    std::vector<state::Piece> changed;
    for (std::size_t i = 0; i < table.pieces.size(); ++i) {
      if (i >= root_.pieces.size() || !(table.pieces[i] == root_.pieces[i])) changed.push_back(table.pieces[i]);
    }
    const auto known = std::find(worlds_.begin(), worlds_.end(), changed);
    if (known != worlds_.end()) return static_cast<std::size_t>(known - worlds_.begin());
    worlds_.push_back(std::move(changed));
    return worlds_.size() - 1;
  }

  using Key = std::vector<std::uint32_t>;
  Key key_of(const state::Table& table, std::size_t stop) {
    const state::Attack& attack = *table.play.attack;
    Key key{static_cast<std::uint32_t>(stop), static_cast<std::uint32_t>(world_of(table)),
            static_cast<std::uint32_t>(attack.performed)};
    const bool settled_dice = stops_[stop].defense && is_closed(false);
    for (const Die& die : attack.attack_dice) {
      if (!settled_dice || die.face == Face::hit || die.face == Face::crit)
        key.push_back(static_cast<std::uint32_t>(order_of(die)));
    }
    if (settled_dice) std::sort(key.begin() + 3, key.end());
    key.push_back(1000);
    for (const Die& die : attack.defense_dice) key.push_back(static_cast<std::uint32_t>(order_of(die)));
    key.push_back(1000U + (attack.attack_fixed ? 1U : 0U) + (attack.defense_fixed ? 2U : 0U) +
                  (attack.ended ? 4U : 0U) + (attack.hit ? 8U : 0U) + (attack.hit_before ? 16U : 0U));
    if (settled_dice) return key;
    std::vector<std::uint32_t> used;
    for (const Id id : attack.used) used.push_back(id.number());
    std::sort(used.begin(), used.end());
    key.insert(key.end(), used.begin(), used.end());
    return key;
  }

  template <class Code>
  Prospect remembered(const state::Table& table, std::size_t stop, const Code& code) {
    Key key = key_of(table, stop);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const Prospect made = code();
    known_.emplace(std::move(key), made);
    return made;
  }

  // Tables to run on, one a level of the tree, so that their lists keep their room.
  class Level {
   public:
    explicit Level(Player& player) : player_(player), at_(player.level_++) {
      while (player.tables_.size() <= at_) player.tables_.push_back(std::make_unique<state::Table>());
    }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;
    ~Level() { --player_.level_; }
    [[nodiscard]] state::Table& table() const { return *player_.tables_[at_]; }

   private:
    Player& player_;
    std::size_t at_;
  };

  const data::Catalog& catalog_;
  state::Table root_;
  bool everything_;
  int left_;
  std::vector<Stop> stops_;
  const Edition* edition_ = nullptr;
  const state::Table* again_ = nullptr;
  Living living_;
  state::Attack attack_;
  int lost_ = 0;
  bool twice_ = false;
  Harm harm_ = Harm::each_result;
  bool alike_ = false;  // hits and critical hits are worth the same to either side
  std::vector<std::vector<state::Piece>> worlds_;
  std::map<Key, Prospect> known_;
  std::vector<std::unique_ptr<state::Table>> tables_;
  std::size_t level_ = 0;
};

// What tokens and dice alone promise.
Prospect plain(Game& game, const state::Attack& attack) {
  Prospect made;
  AttackerMeans attacker = attacker_means(game, attack);
  attacker.harm = foresight::harm_tried(game, attack);
  const DefenderMeans defender = defender_means(game, attack);
  made.odds = odds_of(attacker, defender);
  attacker.harm = Harm::each_result;
  made.results = odds_of(attacker, defender).damage;
  return made;
}

}  // namespace

Foresight foresee(const data::Catalog& catalog, const state::Table& table, const Trying& trying) {
  const state::Play& play = table.play;
  if (!play.attack || !play.choice || play.attack->step >= AttackStep::damage) return {};
  const state::Attack& attack = *play.attack;
  if (table.find(attack.attacker) == nullptr || table.find(attack.defender) == nullptr) return {};
  Foresight made;
  const auto part = part_of_kind(play.choice->kind);
  Player player(catalog, table, trying, kMostTries);
  state::Table copy = player.root();
  Game game(catalog, copy, {}, nullptr, Keeps::nothing);
  try {
    made = part ? player.modify(*part, *play.choice) : player.inside(table);
    made.without = foresight::unplayed(game, attack);
  } catch (const TooMuch&) {
    made = {};
    made.now = plain(game, attack);
    made.without = foresight::all_living(game, attack);
  }
  return made;
}

Foresight foresee(const Game& game, const Shot& shot, const Trying& trying) {
  const state::Attack attack = attack_by(shot);
  Player player(game.catalog(), game.table(), trying, kMostTriesOfShot);
  state::Table copy = player.root();
  Game own(game.catalog(), copy, {}, nullptr, Keeps::nothing);
  Foresight made;
  try {
    made = player.shot(shot);
    made.without = foresight::unplayed(own, attack);
  } catch (const TooMuch&) {
    made.now = plain(own, attack);
    made.without = foresight::all_living(own, attack);
  }
  return made;
}

Foresight foresee(const data::Catalog& catalog, const state::Table& table) { return foresee(catalog, table, {}); }
Foresight foresee(const Game& game, const Shot& shot) { return foresee(game, shot, {}); }

}  // namespace plotboard::rules
