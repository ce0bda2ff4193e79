#pragma once
// The rules of a campaign of Flight Group Alpha: which command may be given, and what it leads to. Pure. The campaign
// round (fga-4.1p-1) as stages: home (steps 1 to 3), hangar (4 and 5), flying (6), debrief (7 and 8).

#include <optional>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "campaign/alpha/commands.hpp"
#include "campaign/alpha/events.hpp"
#include "campaign/common/refusal.hpp"
#include "campaign/common/session.hpp"
#include "data/catalog.hpp"

namespace plotboard::campaign {
struct Beginning;
struct Simulated;
struct Simulation;
}  // namespace plotboard::campaign

namespace plotboard::campaign::alpha {

inline constexpr int kMostCallSign = 24;  // characters
inline constexpr int kMostGroupName = 40;

struct Alpha {
  static constexpr const char* kId = "alpha";
  static constexpr const char* kTitle = "Flight Group Alpha";
  static constexpr const char* kFormat = "plotboard-campaign-alpha/1";
  static constexpr const char* kBookFormat = alpha::kBookFormat;
  using Book = alpha::Book;
  using State = alpha::State;
  using Command = alpha::Command;
  using Event = alpha::Event;
  static std::optional<Refusal> check(const Book& book, const State& state, const Command& command);
  // Precondition: check() has nothing against it.
  static std::vector<Event> resolve(const Book& book, const State& state, const Command& command, base::Rng& rng);

  static const std::vector<std::string>& command_names();  // "recruit", "choose-mission" ... (text.cpp)
  // As a plug (plug.cpp, simulate.cpp); campaign/common/plug.hpp says what each is for.
  static const std::vector<std::string>& modes();
  static base::Result<Book> book_of(const data::Catalog& catalog) { return alpha::book_of(catalog); }
  static base::Errors check_book(const data::SourceFile& file, const data::Catalog& catalog);
  static base::Result<State> opening(const Book& book, const Beginning& beginning);
  static std::vector<Command> candidates(const Book& book, const State& state);
  static base::Result<Simulated> simulate(const Book& book, const Simulation& simulation);
};
using Session = campaign::Session<Alpha>;

}  // namespace plotboard::campaign::alpha
