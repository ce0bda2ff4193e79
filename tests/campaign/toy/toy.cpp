#include "campaign/toy/toy.hpp"

#include <algorithm>

#include "campaign/common/plug.hpp"
#include "data/catalog.hpp"
#include "fields/hash.hpp"
#include "fields/list.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"

namespace plotboard::fields {

namespace toy = campaign::toy;

template <>
inline constexpr toy::Stage last_of<toy::Stage> = toy::Stage::over;
PLOTBOARD_FIELDS(toy::Racer, name, fuel, way, card, shown)
PLOTBOARD_FIELDS(toy::State, name, seed, thrown, rounds, stage, racers, mission)
PLOTBOARD_FIELDS(toy::Join, who)
PLOTBOARD_FIELDS(toy::Leave, who)
PLOTBOARD_FIELDS(toy::Rename, name)
PLOTBOARD_FIELDS(toy::Start)
PLOTBOARD_FIELDS(toy::Refuel, who, fuel)
PLOTBOARD_FIELDS(toy::Hide, who, card)
PLOTBOARD_FIELDS(toy::Show, who)
PLOTBOARD_FIELDS(toy::Roll, who)
PLOTBOARD_FIELDS(toy::Jump, who)
PLOTBOARD_FIELDS(toy::Choose, mission)
PLOTBOARD_FIELDS(toy::Land, won)
PLOTBOARD_FIELDS(toy::Finish)

}  // namespace plotboard::fields

namespace plotboard::campaign::toy {

namespace {

constexpr int kGoal = 12;
struct Folding {
  State& state;
  void operator()(const RacerIs& e) const {
    const auto same = [&](const Racer& racer) { return racer.name == e.racer.name; };
    const auto found = std::find_if(state.racers.begin(), state.racers.end(), same);
    found == state.racers.end() ? state.racers.push_back(e.racer) : void(*found = e.racer);
  }
  void operator()(const RacerGone& e) const {
    std::erase_if(state.racers, [&](const Racer& racer) { return racer.name == e.who; });
  }
  void operator()(const NameIs& e) const { state.name = e.name; }
  void operator()(const StageIs& e) const { state.stage = e.stage; }
  void operator()(const MissionIs& e) const {
    state.rounds += e.mission.empty() ? 1 : 0;
    state.mission = e.mission;
  }
  void operator()(const Thrown&) const { ++state.thrown; }
};

// What a command leads to; nothing where it may not be given.
struct Doing {
  const data::Catalog& catalog;
  const State& state;
  base::Rng& rng;
  using Events = std::vector<Event>;
  template <class Change>
  Events racer(const std::string& who, Stage stage, int least_fuel, const Change& change) const {
    const Racer* found = state.racer(who);
    if (found == nullptr || state.stage != stage || found->fuel < least_fuel) return {};
    Racer racer = *found;
    change(racer);
    return {RacerIs{racer}};
  }
  Events operator()(const Join& c) const {
    return c.who.empty() || state.racer(c.who) != nullptr ? Events{} : Events{RacerIs{{c.who, 3, 0, "", false}}};
  }
  Events operator()(const Leave& c) const {
    return state.racer(c.who) == nullptr ? Events{} : Events{RacerGone{c.who}};
  }
  Events operator()(const Rename& c) const { return c.name.empty() ? Events{} : Events{NameIs{c.name}}; }
  Events operator()(const Start&) const {
    return state.racers.size() < 2 || state.stage != Stage::paddock ? Events{} : Events{StageIs{Stage::race}};
  }
  Events operator()(const Refuel& c) const {
    return racer(c.who, Stage::paddock, 0, [&](Racer& r) { r.fuel += c.fuel; });
  }
  Events operator()(const Hide& c) const {
    return racer(c.who, Stage::paddock, 0, [&](Racer& r) { r.card = c.card; });
  }
  Events operator()(const Show& c) const {
    return racer(c.who, Stage::race, 0, [](Racer& r) { r.shown = true; });
  }
  Events operator()(const Roll& c) const {
    const int die = rng.between(1, 6);
    Events events = racer(c.who, Stage::race, 1, [&](Racer& r) { r.way += die, --r.fuel; });
    if (!events.empty()) events.insert(events.begin(), Thrown{c.who, die});
    return events;
  }
  Events operator()(const Jump& c) const {
    return racer(c.who, Stage::race, 2, [](Racer& r) { r.way += 3, r.fuel -= 2; });
  }
  Events operator()(const Choose& c) const {
    const bool may = state.mission.empty() && catalog.mission(c.mission) != nullptr;
    return may ? Events{MissionIs{c.mission}} : Events{};
  }
  Events operator()(const Land& c) const {
    if (state.mission.empty()) return {};
    Events events{MissionIs{}};
    for (Racer racer : state.racers) {
      racer.fuel += c.won ? 4 : 1;
      events.push_back(RacerIs{racer});
    }
    return events;
  }
  Events operator()(const Finish&) const {
    return state.stage != Stage::race || !state.mission.empty() ? Events{} : Events{StageIs{Stage::over}};
  }
};

}  // namespace

const Racer* State::racer(const std::string& who) const {
  const auto found = std::find_if(racers.begin(), racers.end(), [&](const Racer& racer) { return racer.name == who; });
  return found == racers.end() ? nullptr : &*found;
}
std::uint64_t hash_of(const State& state) {
  base::Hasher hash;
  fields::add_fields(hash, state);
  return hash.value();
}
void fold(State& state, const Event& event) { visit(Folding{state}, event); }
Phrase words_of(const State&, const Event& event) {
  if (const auto* e = get_if<RacerIs>(&event))
    return say("toy.stands", words::Text{e->racer.name}, e->racer.way, e->racer.fuel);
  if (const auto* e = get_if<Thrown>(&event)) return say("toy.rolls", words::Text{e->who}, e->die);
  return {};
}
std::string rule_of(const Event& event) { return holds<Thrown>(event) ? "toy-2" : ""; }

std::optional<Refusal> Toy::check(const Book& book, const State& state, const Command& command) {
  base::Rng rng(0);
  if (!resolve(book, state, command, rng).empty()) return std::nullopt;
  return Refusal{"toy-1", say("toy.no")};
}
std::vector<Event> Toy::resolve(const Book& book, const State& state, const Command& command, base::Rng& rng) {
  return visit(Doing{*book, state, rng}, command);
}
const std::vector<std::string>& Toy::command_names() {
  static const std::vector<std::string> names{"join", "leave", "rename", "start",  "refuel", "hide",
                                              "show", "roll",  "jump",   "choose", "land",   "finish"};
  return names;
}
const std::vector<std::string>& Toy::modes() {
  static const std::vector<std::string> names{"race"};
  return names;
}
base::Result<State> Toy::opening(const Book&, const Beginning& beginning) {
  return State{beginning.name.empty() ? "A race" : beginning.name, beginning.seed, 0, 0, Stage::paddock, {}, {}};
}
State Toy::redacted(const State& state, const std::string& side) {
  State seen = state;
  for (Racer& racer : seen.racers) {
    if (racer.name != side && !racer.shown) racer.card.clear();
  }
  return seen;
}
std::vector<Command> Toy::candidates(const Book&, const State& state) {
  std::vector<Command> all{Join{"Red"}, Join{"Blue"}, Start{}};
  for (const Racer& racer : state.racers) {
    if (racer.way >= kGoal) all.emplace_back(Finish{});
    all.emplace_back(Roll{racer.name});
  }
  all.emplace_back(Choose{"0:2"});
  return all;
}
base::Result<Simulated> Toy::simulate(const Book& book, const Simulation& simulation) {
  int rounds = 0;
  for (int run = 0; run < simulation.runs; ++run) {
    auto start = opening(book, {"", "", simulation.beginning.seed + static_cast<std::uint64_t>(run)});
    Session<Toy> session(book, *start);
    while (session.state().stage != Stage::over) {
      if (const Id mission = session.state().mission; !mission.empty()) {
        mission::Setup setup;
        setup.mission = mission;
        const auto result = simulation.flight ? simulation.flight(setup) : mission::Result{};
        if (!result) return result.errors();
        session.apply(Land{result->outcome == mission::Outcome::won});
        continue;
      }
      for (const Command& command : candidates(book, session.state()))
        if (!session.apply(command)) break;
    }
    rounds += session.state().rounds;
  }
  return Simulated{"{\"missions\":" + std::to_string(rounds) + "}\n", std::to_string(rounds) + " missions\n", false};
}
const Kind& kind() {
  static const Plug<Toy> plug;
  return plug;
}

}  // namespace plotboard::campaign::toy
