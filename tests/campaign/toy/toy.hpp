#pragma once
// The smallest kind of campaign that uses all that a kind can be (campaign/common/plug.hpp): racers with fuel and a
// secret card each, a mission that is flown elsewhere, chance, a round, an end. Written as a new kind would be: its
// folder, and a line in a list of kinds.
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/one_of.hpp"
#include "campaign/common/kind.hpp"
#include "words/english.hpp"

namespace plotboard::campaign::toy {

enum class Stage : std::uint8_t { paddock, race, over };
struct Racer {
  std::string name;
  int fuel = 3, way = 0;
  std::string card;  // only its own side knows it, until it is shown
  bool shown = false;
  friend bool operator==(const Racer&, const Racer&) = default;
};
struct State {
  std::string name;
  std::uint64_t seed = 0;
  int thrown = 0, rounds = 0;
  Stage stage = Stage::paddock;
  std::vector<Racer> racers;
  Id mission;  // that is to be flown
  friend bool operator==(const State&, const State&) = default;
  [[nodiscard]] const Racer* racer(const std::string& who) const;
};
std::uint64_t hash_of(const State& state);

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
void fold(State& state, const Event& event);
Phrase words_of(const State& before, const Event& event);
std::string rule_of(const Event& event);

inline constexpr words::Sentence kSentences[] = {
    {"toy.stands", "{0}: {1} of the way, fuel {2}."}, {"toy.rolls", "{0} rolls a {1}."}, {"toy.no", "Not now."}};

struct Toy {
  using Book = const data::Catalog*;
  using State = toy::State;
  using Command = toy::Command;
  using Event = toy::Event;
  static constexpr const char *kId = "toy", *kFormat = "plotboard-campaign-toy/1", *kBookFormat = "";
  static std::optional<Refusal> check(const Book& book, const State& state, const Command& command);
  static std::vector<Event> resolve(const Book& book, const State& state, const Command& command, base::Rng& rng);
  static const std::vector<std::string>& command_names();
  static const std::vector<std::string>& modes();
  static base::Result<Book> book_of(const data::Catalog& catalog) { return &catalog; }
  static base::Errors check_book(const data::SourceFile&, const data::Catalog&) { return {}; }
  static base::Result<State> opening(const Book& book, const Beginning& beginning);
  static State redacted(const State& state, const std::string& side);
  static std::vector<Command> candidates(const Book& book, const State& state);
  static base::Result<Simulated> simulate(const Book& book, const Simulation& simulation);
  static std::span<const words::Sentence> sentences() { return kSentences; }
};
const Kind& kind();

}  // namespace plotboard::campaign::toy
