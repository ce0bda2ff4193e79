#pragma once
// A kind of campaign as a plug: what the program asks of any campaign, whatever it plays. The kind is known by the
// format of its file. States and commands are JSON texts here; a kind's own code is typed (session.hpp, file.hpp), and
// plug.hpp makes a Kind of it. A new kind is folders of its own and one line in kinds.inc (docs/architecture.md).

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/common/session.hpp"
#include "history/record.hpp"

namespace plotboard::data {
struct Catalog;
struct SourceFile;
}  // namespace plotboard::data
namespace plotboard::mission {
struct Result;
struct Setup;
}  // namespace plotboard::mission

namespace plotboard::campaign {

class Kind;

// What came of a command: all that is to be told of its events, or why it may not be given.
struct Told {
  Phrase text;
  std::string rule;  // "" where it goes by none
};
struct Answer {
  std::vector<Told> events;
  std::optional<Refusal> refused;
};

// An open campaign and its file. What is done stands in the file after keep().
class Campaign {
 public:
  virtual ~Campaign() = default;
  [[nodiscard]] virtual const Kind& kind() const = 0;
  [[nodiscard]] virtual std::string name() const = 0;
  // How it stands, one line, as that side may see it; "": all of it.
  [[nodiscard]] virtual std::string shown_to(const std::string& side) const = 0;
  // What may be done now and needs no words or lists of a person; of those that do, an example.
  [[nodiscard]] virtual std::vector<std::string> commands() const = 0;
  // Errors: that is no command.
  virtual base::Result<Answer> hand(std::string_view command) = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;
  virtual base::Result<base::Done> keep() = 0;
};
// The typed session of one of that kind; precondition: it is.
template <class Of>
class CampaignOf : public Campaign {
 public:
  [[nodiscard]] virtual const Session<Of>& session() const = 0;
};
template <class Of>
const Session<Of>& session_of(const Campaign& campaign) {
  return static_cast<const CampaignOf<Of>&>(campaign).session();
}

// A command as a line, or {"do":"undo"} and {"do":"redo"}, which are none; and the line that answers it:
// {"events":[{"text":
// ..., "rule": ...}]}, {"refused":{"rule": ..., "why": ...}} or {"error":[...]}, the last two illegal.
struct Line {
  std::string json;
  bool illegal = false;
};
Line answered(Campaign& campaign, const std::string& line);

struct Beginning {
  std::string name, mode;  // "": as is usual
  std::uint64_t seed = 1;
};

// Flies what a campaign wants flown; a campaign knows no battle but by its result.
using Flight = std::function<base::Result<mission::Result>(const mission::Setup&)>;
// Whole campaigns by stand-ins.
struct Simulation {
  Beginning beginning;  // the seed is that of the first
  int pilots = 4;
  int runs = 1;
  Flight flight;  // none: won or lost by lot
};
struct Simulated {
  std::string json, text;  // the same for programs and people
  bool stuck = false;      // one of them came to no end
};

class Kind {
 public:
  virtual ~Kind() = default;
  [[nodiscard]] virtual std::string id() const = 0;                  // "alpha": of its folders, and on the command line
  [[nodiscard]] virtual std::string title() const = 0;               // "Flight Group Alpha"
  [[nodiscard]] virtual std::string format() const = 0;              // of its files
  [[nodiscard]] virtual std::vector<std::string> modes() const = 0;  // the usual one first
  // The catalog outlives the campaign.
  [[nodiscard]] virtual base::Result<std::unique_ptr<Campaign>> begin(const data::Catalog& catalog,
                                                                      const Beginning& beginning,
                                                                      const std::string& path) const = 0;
  [[nodiscard]] virtual base::Result<std::unique_ptr<Campaign>> taken_up(
      const data::Catalog& catalog, std::pair<history::Record, history::Record::Found> opened) const = 0;
  [[nodiscard]] virtual base::Result<Simulated> simulate(const data::Catalog& catalog,
                                                         const Simulation& simulation) const = 0;
  // Of its data in assets/campaigns: by what they are known ("": it has none), and all that is wrong with one.
  [[nodiscard]] virtual std::string book_format() const = 0;
  [[nodiscard]] virtual base::Errors check_book(const data::SourceFile& file, const data::Catalog& catalog) const = 0;
};

using Kinds = std::vector<const Kind*>;
const Kinds& kinds();  // the program's

const Kind* kind_called(const Kinds& among, const std::string& id);     // null where there is none
const Kind* kind_of_file(const Kinds& among, const std::string& path);  // null where it is of none, or cannot be read
base::Result<std::unique_ptr<Campaign>> open(const Kinds& among, const data::Catalog& catalog, const std::string& path);
// Everything wrong with the books in the catalog; and with one file, or nothing where it is no book of theirs.
base::Errors check_books(const Kinds& among, const data::Catalog& catalog);
std::optional<base::Errors> check_book(const Kinds& among, const data::SourceFile& file, const data::Catalog& catalog);

}  // namespace plotboard::campaign
