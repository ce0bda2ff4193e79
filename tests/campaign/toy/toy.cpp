// The smallest kind of campaign that uses all that a kind can be (campaign/common/plug.hpp): racers with fuel and a
// secret card each, chance, a mission that is flown elsewhere, an end. Written as a new kind is: a folder of its own,
// and a line in a list of kinds (toy_test.cpp).
#include "base/one_of.hpp"
#include "campaign/common/plug.hpp"
#include "data/catalog.hpp"
#include "fields/hash.hpp"
#include "fields/list.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"

namespace plotboard::campaign::toy {

enum class Stage : std::uint8_t { paddock, race, over };
struct Racer {
  std::string name;
  int fuel = 3, way = 0;
  std::string card = {};  // only its own side knows it, until it is shown
  bool shown = false;
  friend bool operator==(const Racer&, const Racer&) = default;
};
struct State {
  std::string name;
  std::uint64_t seed = 0;
  int thrown = 0, missions = 0;
  Stage stage = Stage::paddock;
  std::vector<Racer> racers;
  Id mission;  // that is to be flown
  [[nodiscard]] const Racer* racer(const std::string& who) const {
    for (const Racer& racer : racers)
      if (racer.name == who) return &racer;
    return nullptr;
  }
};
// clang-format off
struct Join { std::string who; };
struct Leave { std::string who; };
struct Rename { std::string name; };
struct Start {};
struct Refuel { std::string who; int fuel = 1; };
struct Hide { std::string who, card; };
struct Show { std::string who; };
struct Roll { std::string who; };
struct Jump { std::string who; };
struct Choose { Id mission; };
struct Land { bool won = false; };
struct Finish {};
using Command = base::OneOf<Join, Leave, Rename, Start, Refuel, Hide, Show, Roll, Jump, Choose, Land, Finish>;
struct RacerIs { Racer racer; };  // as it stands from now on
struct RacerGone { std::string who; };
struct NameIs { std::string name; };
struct StageIs { Stage stage = Stage::paddock; };
struct MissionIs { Id mission; };
struct Thrown { std::string who; int die = 0; };
using Event = base::OneOf<RacerIs, RacerGone, NameIs, StageIs, MissionIs, Thrown>;
// clang-format on
using Events = std::vector<Event>;
}  // namespace plotboard::campaign::toy

namespace plotboard::fields {
namespace toy = campaign::toy;
template <>
inline constexpr toy::Stage last_of<toy::Stage> = toy::Stage::over;
PLOTBOARD_FIELDS(toy::Racer, name, fuel, way, card, shown)
PLOTBOARD_FIELDS(toy::State, name, seed, thrown, missions, stage, racers, mission)
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

std::uint64_t hash_of(const State& state) { return fields::hash_of(state); }
// clang-format off
struct Folding {
  State& state;
  void operator()(const RacerGone& e) const { std::erase_if(state.racers, [&](auto& r) { return r.name == e.who; }); }
  void operator()(const RacerIs& e) const { (*this)(RacerGone{e.racer.name}); state.racers.push_back(e.racer); }
  void operator()(const NameIs& e) const { state.name = e.name; }
  void operator()(const StageIs& e) const { state.stage = e.stage; }
  void operator()(const MissionIs& e) const { state.missions += e.mission.empty() ? 1 : 0; state.mission = e.mission; }
  void operator()(const Thrown&) const { ++state.thrown; }
};
// clang-format on
void fold(State& state, const Event& event) { visit(Folding{state}, event); }
constexpr words::Sentence kSentences[] = {
    {"toy.stands", "{0}: {1} of the way, fuel {2}."}, {"toy.rolls", "{0} rolls a {1}."}, {"toy.no", "Not now."}};
Phrase words_of(const State&, const Event& event) {
  if (const auto* e = get_if<RacerIs>(&event))
    return say("toy.stands", words::Text{e->racer.name}, e->racer.way, e->racer.fuel);
  if (const auto* e = get_if<Thrown>(&event)) return say("toy.rolls", words::Text{e->who}, e->die);
  return {};
}
std::string rule_of(const Event& event) { return holds<Thrown>(event) ? "toy-2" : ""; }

struct Doing {  // what a command leads to; nothing where it may not be given
  static constexpr Stage paddock = Stage::paddock, race = Stage::race;
  const data::Catalog& data;
  const State& state;
  base::Rng& rng;
  [[nodiscard]] bool at(Stage stage) const { return state.stage == stage; }
  [[nodiscard]] bool may_choose(Id mission) const { return state.mission.empty() && data.mission(mission); }
  static Events when(bool may, Event event) { return may ? Events{std::move(event)} : Events(); }
  template <class Change>
  Events racer(const std::string& who, Stage stage, int least_fuel, const Change& change) const {
    Racer racer = state.racer(who) != nullptr ? *state.racer(who) : Racer();
    if (racer.name.empty() || !at(stage) || racer.fuel < least_fuel) return {};
    change(racer);
    return {RacerIs{racer}};
  }
  // clang-format off
  Events operator()(const Join& c) const { return when(!c.who.empty() && !state.racer(c.who), RacerIs{{c.who}}); }
  Events operator()(const Leave& c) const { return when(state.racer(c.who), RacerGone{c.who}); }
  Events operator()(const Rename& c) const { return when(!c.name.empty(), NameIs{c.name}); }
  Events operator()(const Start&) const { return when(state.racers.size() > 1 && at(paddock), StageIs{race}); }
  Events operator()(const Refuel& c) const { return racer(c.who, paddock, 0, [&](Racer& r) { r.fuel += c.fuel; }); }
  Events operator()(const Hide& c) const { return racer(c.who, paddock, 0, [&](Racer& r) { r.card = c.card; }); }
  Events operator()(const Show& c) const { return racer(c.who, race, 0, [](Racer& r) { r.shown = true; }); }
  Events operator()(const Jump& c) const { return racer(c.who, race, 2, [](Racer& r) { r.way += 3, r.fuel -= 2; }); }
  Events operator()(const Choose& c) const { return when(may_choose(c.mission), MissionIs{c.mission}); }
  Events operator()(const Finish&) const { return when(at(race) && state.mission.empty(), StageIs{Stage::over}); }
  // clang-format on
  Events operator()(const Roll& c) const {
    const int die = rng.between(1, 6);
    Events events = racer(c.who, race, 1, [&](Racer& r) { r.way += die, --r.fuel; });
    if (!events.empty()) events.insert(events.begin(), Thrown{c.who, die});
    return events;
  }
  Events operator()(const Land& c) const {
    Events events = when(!state.mission.empty(), MissionIs{});
    for (Racer each : events.empty() ? std::vector<Racer>() : state.racers) {
      each.fuel += c.won ? 4 : 1;
      events.push_back(RacerIs{each});
    }
    return events;
  }
};

struct Toy {
  using Book = const data::Catalog*;
  using State = toy::State;
  using Command = toy::Command;
  using Event = toy::Event;
  static constexpr const char *kId = "toy", *kTitle = "A race", *kFormat = "plotboard-campaign-toy/1";
  static const std::vector<std::string>& command_names() {
    static const std::vector<std::string> names{"join", "leave", "rename", "start",  "refuel", "hide",
                                                "show", "roll",  "jump",   "choose", "land",   "finish"};
    return names;
  }
  static std::span<const words::Sentence> sentences() { return kSentences; }
  static base::Result<Book> book_of(const data::Catalog& catalog) { return &catalog; }
  static Events resolve(const Book& book, const State& state, const Command& command, base::Rng& rng) {
    return visit(Doing{*book, state, rng}, command);
  }
  static std::optional<Refusal> check(const Book& book, const State& state, const Command& command) {
    base::Rng rng(0);
    if (state.stage != Stage::over && !resolve(book, state, command, rng).empty()) return std::nullopt;
    return Refusal{"toy-1", say("toy.no")};
  }
  static base::Result<State> opening(const Book&, const Beginning& beginning) {
    return State{beginning.name.empty() ? kTitle : beginning.name, beginning.seed, 0, 0, Stage::paddock, {}, {}};
  }
  static State redacted(const State& state, const std::string& side) {
    State seen = state;
    for (Racer& racer : seen.racers)
      if (racer.name != side && !racer.shown) racer.card.clear();
    return seen;
  }
  static std::vector<Command> candidates(const Book&, const State& state) {
    std::vector<Command> all{Join{"Red"}, Join{"Blue"}, Start{}};
    for (const Racer& racer : state.racers) all.emplace_back(Roll{racer.name});
    if (state.missions > 2) all.emplace_back(Finish{});
    all.emplace_back(Choose{"0:2"});
    return all;
  }
  static base::Result<Simulated> simulate(const Book& book, const Simulation& simulation) {
    Session<Toy> session(book, *opening(book, simulation.beginning));
    while (session.state().stage != Stage::over) {
      for (const Command& command : candidates(book, session.state()))
        if (!session.apply(command)) break;
      mission::Setup setup;
      setup.mission = session.state().mission;
      if (setup.mission.empty()) continue;
      const auto result = simulation.flight ? simulation.flight(setup) : mission::Result{};
      if (!result) return result.errors();
      session.apply(Land{result->outcome == mission::Outcome::won});
    }
    const std::string way = std::to_string(session.state().racers.front().way);
    return Simulated{"{\"way\":" + way + "}\n", way + "\n", false};
  }
};

const Kind& kind() {
  static const Plug<Toy> plug;
  return plug;
}

}  // namespace plotboard::campaign::toy
