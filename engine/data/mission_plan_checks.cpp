// What can happen in a mission at all. The largest story is told: every trigger that could fire does, every squad that
// could come comes, until nothing new happens. Triggers, objectives and squads that are left over then never happen;
// what keeps them is found in their conditions.

#include <algorithm>
#include <map>
#include <set>

#include "data/mission_cast.hpp"
#include "data/mission_readers.hpp"
#include "data/order.hpp"

namespace plotboard::data {

namespace {

using Kind = Condition::Kind;
constexpr int kEndless = 1'000'000;

// Why a condition never comes true.
struct Block {
  std::string place, found;
  bool follows = false;  // from something else that never happens, which is a fault of its own
};
using Verdict = std::optional<Block>;  // nothing: it can come true

class Story {
 public:
  explicit Story(const MissionCheck& check) : check_(check), mission_(check.mission), cast_(check.cast) {
    for (const Squad& squad : mission_.squads) {
      if (squad.arrival != "special") arrived_.insert(squad.name);
    }
    for (const Trigger& trigger : mission_.triggers) note_calls(trigger.effects);
    for (const Squad& squad : mission_.squads) note_order(squad.order);
    bool news = true;
    while (news) news = tell_on();
  }

  void report() {
    squads();
    triggers();
    objectives();
    end();
    way_home();
    grants();
  }

 private:
  void note_order(const std::string& order) {
    const Order known = order_of(order);
    if (known.kind == OrderKind::escape) escapes_.insert(known.whom);
  }
  // Whatever any effect names, whether it ever happens or not.
  void note_calls(const std::vector<MissionEffect>& effects) {
    for (const MissionEffect& effect : effects) {
      if (effect.kind == MissionEffect::Kind::arrive) {
        called_.insert(effect.name);
        if (effect.to.empty()) called_without_vector_.insert(effect.name);
      }
      if (effect.kind == MissionEffect::Kind::order) note_order(effect.to);
      if (effect.kind == MissionEffect::Kind::met || effect.kind == MissionEffect::Kind::failed)
        settled_.insert(effect.name);
      if (effect.kind == MissionEffect::Kind::win || effect.kind == MissionEffect::Kind::lose) ends_ = true;
      for (const auto& row : effect.table) note_calls(row);
    }
  }

  // One round through the triggers and objectives; whether something new has become possible.
  bool tell_on() {
    bool news = false;
    for (const Trigger& trigger : mission_.triggers) {
      if (fired_.count(trigger.id) == 1 || possible(trigger.when, "")) continue;
      fired_.insert(trigger.id);
      apply(trigger.effects, trigger.each_round);
      news = true;
    }
    for (const Objective& objective : mission_.objectives) {
      if (objective.met && !possible(*objective.met, "")) news = met_.insert(objective.id).second || news;
      if (objective.failed && !possible(*objective.failed, "")) news = failed_.insert(objective.id).second || news;
    }
    return news;
  }

  void apply(const std::vector<MissionEffect>& effects, bool again) {
    for (const MissionEffect& effect : effects) {
      switch (effect.kind) {
        case MissionEffect::Kind::arrive:
          arrived_.insert(effect.name);
          break;
        case MissionEffect::Kind::met:
          met_.insert(effect.name);
          break;
        case MissionEffect::Kind::failed:
          failed_.insert(effect.name);
          break;
        case MissionEffect::Kind::add:
          if (effect.number > 0) counters_[effect.name] += again ? kEndless : effect.number;
          break;
        case MissionEffect::Kind::roll:
          for (const auto& row : effect.table) apply(row, again);
          break;
        default:
          break;
      }
    }
  }

  [[nodiscard]] Verdict possible(const Condition& condition, const std::string& place) const {
    const std::string key = place + '/' + key_of(condition.kind);
    switch (condition.kind) {
      case Kind::always:
      case Kind::round_ends:
      case Kind::rank:
      case Kind::pilots:
        return std::nullopt;
      case Kind::all:
        for (std::size_t i = 0; i < condition.parts.size(); ++i) {
          if (Verdict block = possible(condition.parts[i], index(key, i))) return block;
        }
        return std::nullopt;
      case Kind::any: {
        Verdict first;
        for (std::size_t i = 0; i < condition.parts.size(); ++i) {
          Verdict block = possible(condition.parts[i], index(key, i));
          if (!block) return std::nullopt;
          if (!first || (first->follows && !block->follows)) first = std::move(block);
        }
        return first;
      }
      case Kind::none:
        if (condition.parts.front().kind != Kind::always) return std::nullopt;
        return Block{key, "not \"always\""};
      case Kind::round:
      case Kind::round_over:
        if (mission_.rounds == 0 || condition.number <= mission_.rounds) return std::nullopt;
        return Block{key, "round " + std::to_string(condition.number) + " of " + std::to_string(mission_.rounds)};
      case Kind::objective: {
        const bool met = condition.is == "met";
        if ((met ? met_ : failed_).count(condition.name) == 1) return std::nullopt;
        return Block{
            key,
            "the objective " + describe(condition.name.text()) + ", which nothing makes " + (met ? "met" : "failed"),
            can_be_settled(condition.name, met)};
      }
      case Kind::fired:
        if (fired_.count(condition.name) == 1) return std::nullopt;
        return Block{key, "the trigger " + describe(condition.name.text()) + ", which never fires", true};
      case Kind::counter: {
        const auto counter = counters_.find(condition.name);
        const int most = counter == counters_.end() ? 0 : counter->second;
        if (most >= condition.number) return std::nullopt;
        return Block{key,
                     "the counter " + describe(condition.name.text()) + " at " + std::to_string(condition.number) +
                         ", which gets to " + std::to_string(most) + " at most",
                     counter == counters_.end()};
      }
      case Kind::within:
        if (Verdict block = somebody(
                condition.with, 1, place + "/of", [](const Actor&) { return true; }, "be near to"))
          return block;
        return enough(condition, key);
      case Kind::docked:
        if (mission_.grants.dock.empty()) return Block{key, "docking, which the mission does not grant"};
        return enough(condition, key);
      default:
        return enough(condition, key);
    }
  }
  // By a condition or an effect of its own that turned out never to happen.
  [[nodiscard]] bool can_be_settled(const std::string& id, bool met) const {
    const Objective* const objective = mission_.objective(id);
    return settled_.count(id) == 1 || (objective != nullptr && (met ? objective->met : objective->failed).has_value());
  }

  [[nodiscard]] Verdict enough(const Condition& condition, const std::string& key) const {
    const auto can = [&](const Actor& actor) { return can_do(condition, actor); };
    return somebody(condition.of, std::max(1, condition.count), key, can, words_of(condition));
  }

  // Are there `count` of these who can, and do they come?
  template <class Can>
  [[nodiscard]] Verdict somebody(const Selection& of, int count, const std::string& place, Can&& can,
                                 const std::string& words) const {
    int able = 0, there = 0;
    const auto meant = cast_.meant(of);
    for (const Actor* actor : meant) {
      if (!can(*actor)) continue;
      const int number = actor->many ? kEndless : 1;
      able = std::min(kEndless, able + number);
      const bool comes = actor->squad == nullptr || arrived_.count(actor->squad->name) == 1;
      if (comes) there = std::min(kEndless, there + number);
    }
    if (there >= count) return std::nullopt;
    std::string whom = describe(of.empty() ? std::string() : of.front().word.text());
    if (able >= count) return Block{place, whom + ", of whom too few ever arrive", true};
    if (able == 0) return Block{place, whom + ", who never can " + words};
    return Block{place, std::to_string(count) + " of " + whom + ", of whom " + std::to_string(able) + " can " + words};
  }

  [[nodiscard]] static std::string words_of(const Condition& condition) {
    switch (condition.kind) {
      case Kind::destroyed:
        return "be destroyed";
      case Kind::left:
        return condition.name.empty() ? "leave alive" : "leave by " + describe(condition.name.text());
      case Kind::gone:
        return "be gone";
      case Kind::docked:
        return "dock";
      case Kind::disabled:
        return "be disabled";
      case Kind::arrived:
        return "arrive";
      case Kind::attacked:
        return "be attacked";
      case Kind::damaged:
        return "be damaged";
      default:
        return "do that";
    }
  }

  [[nodiscard]] bool can_do(const Condition& condition, const Actor& actor) const {
    switch (condition.kind) {
      case Kind::destroyed:
      case Kind::gone:
      case Kind::attacked:
      case Kind::damaged:
        return actor.target;
      case Kind::left:
        return actor.ship() && can_leave(actor, condition.name);
      case Kind::docked:
        return actor.ship() && docks(actor);
      case Kind::disabled:
        return actor.ship();
      case Kind::arrived:
        return actor.squad != nullptr;
      default:
        return true;
    }
  }

  [[nodiscard]] bool means(const Selection& words, const Actor& actor) const {
    const auto meant = cast_.meant(words);
    return std::find(meant.begin(), meant.end(), &actor) != meant.end();
  }
  [[nodiscard]] bool docks(const Actor& actor) const {
    return mission_.grants.docks.empty() ? actor.pilot : means(mission_.grants.docks, actor);
  }
  [[nodiscard]] bool can_jump(const Actor& actor) const {
    if (actor.people) return means(mission_.grants.jump, actor);
    const bool card = actor.card != nullptr && actor.card->flee && actor.card->flee->table;
    return card || means(mission_.grants.jump, actor) || (actor.squad != nullptr && actor.squad->hyperdrive) ||
           actor.type == "ship:random";
  }
  // The players' side by exits that are granted; AI ships by their orders, and those that flee or drift over any edge.
  [[nodiscard]] bool can_leave(const Actor& actor, const std::string& by) const {
    const auto& exits = mission_.grants.exits;
    const bool bays = std::any_of(mission_.terrain.begin(), mission_.terrain.end(), [&](const Terrain& piece) {
      const Component* const component = check_.catalog.component(piece.component);
      return component != nullptr && component->kind == ComponentKind::bay;
    });
    if (by == "jump") return can_jump(actor);
    if (by == "land") return actor.people && bays;
    if (by.empty()) return !actor.people || !exits.empty() || can_jump(actor) || bays;
    const bool granted = actor.friendly && base::contains(exits, by);
    return granted || (!actor.people && (escapes_.count(by) == 1 || base::contains(edges(), by)));
  }

  void squads() {
    for (std::size_t i = 0; i < mission_.squads.size(); ++i) {
      const Squad& squad = mission_.squads[i];
      if (squad.arrival == "special" && called_.count(squad.name) == 0) {
        check_.note(index("/squads", i) + "/arrival", "\"special\", but no effect calls " + describe(squad.name),
                    "an effect \"arrive\" with its name");
      }
      const bool all_placed = std::all_of(squad.ships.begin(), squad.ships.end(),
                                          [](const SquadShip& ship) { return ship.at.has_value(); });
      const bool in_zone = squad.side == "player" && squad.arrival == "setup";
      const bool led_in = squad.arrival == "special" && called_without_vector_.count(squad.name) == 0;
      if (squad.vectors.empty() && !all_placed && !in_zone && !led_in) {
        check_.note(index("/squads", i), describe(squad.name) + " without a vector",
                    "\"vectors\", or a place (\"at\") for each ship");
      }
    }
  }

  // What only follows from other faults is said only if there are none.
  void triggers() {
    std::vector<std::size_t> never;
    bool said = false;
    for (std::size_t i = 0; i < mission_.triggers.size(); ++i) {
      if (fired_.count(mission_.triggers[i].id) == 1) continue;
      never.push_back(i);
      said = trigger_fault(i, false) || said;
    }
    const bool explained = said || std::any_of(mission_.squads.begin(), mission_.squads.end(), [&](const Squad& squad) {
                             return squad.arrival == "special" && called_.count(squad.name) == 0;
                           });
    if (!never.empty() && !explained) trigger_fault(never.front(), true);
  }

  bool trigger_fault(std::size_t i, bool even_if_it_follows) {
    const Trigger& trigger = mission_.triggers[i];
    const Verdict block = possible(trigger.when, index("/triggers", i) + "/when");
    if (!block || (block->follows && !even_if_it_follows)) return false;
    check_.note(block->place, block->found,
                "a condition that can come true: the trigger " + describe(trigger.id.text()) + " never fires");
    return true;
  }

  void objectives() {
    for (std::size_t i = 0; i < mission_.objectives.size(); ++i) {
      const Objective& objective = mission_.objectives[i];
      const std::string place = index("/objectives", i);
      if (!objective.after.empty() && fired_.count(objective.after) == 0) {
        check_.note(place + "/after", "the trigger " + describe(objective.after.text()) + ", which never fires",
                    "a trigger that can fire: " + describe(objective.id.text()) + " is never asked for");
      }
      if (!objective.met && !objective.failed && settled_.count(objective.id) == 0) {
        check_.note(place, describe(objective.id.text()) + ", which nothing settles",
                    "\"met\" or \"failed\", or a trigger with one of these effects");
      }
      const auto check = [&](const std::optional<Condition>& condition, const std::set<std::string>& reached,
                             const char* key) {
        if (!condition || reached.count(objective.id) == 1) return;
        const Verdict block = possible(*condition, place + key);
        if (!block || block->follows) return;
        check_.note(block->place, block->found,
                    "a condition that can come true: the objective " + describe(objective.id.text()) + " never is " +
                        std::string(key + 1));
      };
      check(objective.met, met_, "/met");
      check(objective.failed, failed_, "/failed");
    }
  }

  void end() {
    if (mission_.rounds > 0 || ends_) return;
    const bool settles =
        std::all_of(mission_.objectives.begin(), mission_.objectives.end(), [](const Objective& objective) {
          return objective.kind != ObjectiveKind::primary || objective.met.has_value();
        });
    if (!settles)
      check_.note("/rounds", "no limit and no end", "rounds, or a trigger with the effect \"win\" or \"lose\"");
  }

  // Whoever is there when the mission is over is lost there (fga-4.11.5-2): there must be a way out.
  void way_home() {
    if (mission_.territory != Territory::hostile) return;
    const auto& actors = cast_.all();
    const bool out = std::any_of(actors.begin(), actors.end(),
                                 [this](const Actor& actor) { return actor.pilot && can_leave(actor, ""); });
    if (!out)
      check_.note("/territory", "\"hostile\" and no way out",
                  "\"grants\" with exits or jumps, or a docking bay to land in");
  }

  void grants() {
    if (!mission_.grants.docks.empty() && mission_.grants.dock.empty()) {
      check_.note("/grants/docks", "ships that dock with nothing", "\"dock\" too: what may be docked with");
    }
  }

  const MissionCheck& check_;
  const Mission& mission_;
  const Cast& cast_;
  std::set<std::string> arrived_, fired_, met_, failed_;  // possible so far
  std::map<std::string, int> counters_;                   // the most that they can get to
  std::set<std::string> called_, called_without_vector_, settled_, escapes_;
  bool ends_ = false;
};

}  // namespace

void check_mission_plan(const MissionCheck& check) { Story(check).report(); }

}  // namespace plotboard::data
