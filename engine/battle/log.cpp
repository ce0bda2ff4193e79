#include "battle/log.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "battle/log_commands.hpp"
#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "state/scene.hpp"

namespace plotboard::battle {

namespace {

using data::json_list;
using data::JsonLine;
using data::quoted;

constexpr std::string_view kFamily = "plotboard-log/";
constexpr std::string_view kFormat = "plotboard-log/1";
constexpr std::size_t kMostBytes = 32u << 20u;
constexpr int kMostCommands = 200'000;
constexpr std::size_t kMostPiecesHandled = 20'000'000;
constexpr std::size_t kMostSteps = 1000;
constexpr std::string_view kAfterRule = ": ";  // "fga-3.3.1-2: The nearest ship ..."

// --- writing

std::string reasons_json(const ai::Decision& decision) {
  JsonLine line;
  line.text("target", decision.target).raw("card", quoted(geom::code_of(decision.maneuver)));
  line.raw("steps", json_list(decision.steps, [](const ai::Step& step) {
             return quoted(step.rule + std::string(kAfterRule) + step.text.english());
           }));
  return line.closed();
}

std::string header_json(const Session& session, std::size_t commands) {
  if (!session.past_header().empty()) return with_commands(session.past_header(), commands);
  JsonLine header;
  header.raw("format", quoted(std::string(kFormat))).raw("program", quoted(kVersion));
  header.raw("catalog", quoted(base::hex(session.catalog().hash)));
  header.raw("seed", quoted(std::to_string(session.seed())));
  header.raw("commands", std::to_string(commands));
  header.raw("hash", quoted(base::hex(state::hash_of(session.start()))));
  return header.raw("start", state::write_scene(session.start(), true)).closed();
}

std::string entry_json(const LogEntry& entry, std::size_t number) {
  if (!entry.stored.empty()) return entry.stored;
  JsonLine line;
  line.raw("n", std::to_string(number));
  write_command(line, entry.command);
  if (entry.reasons) line.raw("reasons", reasons_json(*entry.reasons));
  line.text("why", entry.why.english()).flag("automatic", entry.automatic);
  return line.raw("hash", quoted(base::hex(entry.hash))).closed();
}

// --- reading

// The object under a key, read by `read`; its unknown keys are noted.
template <class Read>
void object(data::Reader& line, const std::string& key, const Read& read) {
  auto reader = line.member(key);
  if (!reader) return;
  read(*reader);
  reader->done();
}

// What the log kept of an AI ship's decision.
ai::Decision read_reasons(data::Reader& reasons) {
  ai::Decision decision;
  decision.target = reasons.text_or("target", "");
  decision.maneuver = read_maneuver(reasons, "card").value_or(geom::Maneuver{});
  for (const std::string& text : texts_in(reasons, "steps", kMostSteps)) {
    const std::size_t cut = text.find(kAfterRule);
    ai::Step step;
    step.rule = text.substr(0, cut);
    if (cut != std::string::npos) step.text = Phrase::of(text.substr(cut + kAfterRule.size()));
    decision.steps.push_back(std::move(step));
  }
  return decision;
}

class LogReader {
 public:
  LogReader(std::string_view text, const std::string& file, const data::Catalog& catalog)
      : rest_(text), file_(file), catalog_(catalog) {}

  // Lines that go on from where a session stands.
  LogReader(std::string_view lines, std::size_t count, Session session, const std::string& file)
      : rest_(lines),
        file_(file),
        catalog_(session.catalog()),
        commands_(static_cast<int>(session.log().size() + count)),
        done_(static_cast<int>(session.log().size())) {
    session_.emplace(std::move(session));
  }

  base::Result<Session> read() {
    if (rest_.size() > kMostBytes) {
      return base::Error{file_, "", std::to_string(rest_.size()) + " bytes", "a log of at most 32 MiB"};
    }
    if (!session_) read_header();
    while (errors_.empty() && next_line()) read_entry();
    if (errors_.empty() && done_ != commands_) {
      errors_.push_back({file_, "", std::to_string(done_) + " commands",
                         std::to_string(commands_) + ", as its header says: it is cut off"});
    }
    if (errors_.empty()) return std::move(*session_);
    errors_.insert(errors_.end(), strangeness_.begin(), strangeness_.end());
    return errors_;
  }

 private:
  // Empty lines count, but say nothing: mail programs add them.
  bool next_line() {
    do {
      if (rest_.empty()) return false;
      const std::size_t end = rest_.find('\n');
      line_ = rest_.substr(0, end);
      rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
      ++line_number_;
    } while (line_.find_first_not_of(" \t\r") == std::string_view::npos);
    return true;
  }

  [[nodiscard]] std::string place() const { return file_ + " line " + std::to_string(line_number_); }

  void read_header() {
    if (!next_line()) {
      errors_.push_back({file_, "", "an empty file", "a log: a header and one line a command"});
      return;
    }
    const auto json = data::parse_json(line_, place());
    if (!json) {
      errors_ = json.errors();
      return;
    }
    data::Reader header(*json, place(), errors_);
    if (!check_format(header)) return;
    check_origin(header);
    const auto seed = read_seed(header);
    commands_ = header.whole("commands", 0, kMostCommands).value_or(0);
    const auto hash = read_hash(header);
    if (const auto start = header.value("start")) {
      auto table = state::scene_from_json(start->json(), place(), "/start", catalog_);
      if (!table) {
        errors_.insert(errors_.end(), table.errors().begin(), table.errors().end());
      } else if (seed && hash) {
        compare(header, *hash, state::hash_of(*table), "the start");
        session_.emplace(catalog_, std::move(*table), *seed);
      }
    }
    header.done();
  }

  // Another version is refused with that reason alone: its other keys mean something else.
  static bool check_format(data::Reader& header) {
    const auto format = header.text("format");
    if (!format) return false;
    if (*format == kFormat) return true;
    const bool other_version = format->compare(0, kFamily.size(), kFamily) == 0;
    header.note_at("format", data::describe(header.json()["format"]),
                   '"' + std::string(kFormat) + '"' +
                       (other_version ? ", the only version that this program reads; the file is left as it is" : ""));
    return false;
  }

  // Where the log comes from; said only when it does not agree.
  void check_origin(data::Reader& header) {
    const auto program = header.text("program");
    if (program && *program != kVersion) {
      strangeness_.push_back({place(), "/program", data::describe(header.json()["program"]),
                              '"' + std::string(kVersion) + "\", this program: another may play otherwise"});
    }
    const auto data = header.text("catalog");
    if (data && *data != base::hex(catalog_.hash)) {
      strangeness_.push_back({place(), "/catalog", data::describe(header.json()["catalog"]),
                              '"' + base::hex(catalog_.hash) + "\", the data of this program: with other data a " +
                                  "battle can go another way"});
    }
  }

  static std::optional<std::uint64_t> read_hash(data::Reader& line) {
    const auto text = line.text("hash");
    if (!text) return std::nullopt;
    const auto hash = base::from_hex(*text);
    if (!hash) line.note_at("hash", data::describe(line.json()["hash"]), "16 hexadecimal digits");
    return hash;
  }

  static void compare(data::Reader& line, std::uint64_t logged, std::uint64_t played, const std::string& after) {
    if (logged == played) return;
    line.note_at(
        "hash", '"' + base::hex(logged) + '"',
        '"' + base::hex(played) + "\", the hash of the table after " + after + ": this line is not as it was written");
  }

  void read_entry() {
    if (done_ >= commands_) {
      errors_.push_back(
          {place(), "", "a command more than the header says", "the end after " + std::to_string(commands_)});
      return;
    }
    const auto json = data::parse_json(line_, place());
    if (!json) {
      errors_ = json.errors();
      return;
    }
    data::Reader line(*json, place(), errors_);
    const auto number = line.whole("n", 1, kMostCommands);
    if (number && *number != done_ + 1) {
      line.note_at("n", std::to_string(*number), std::to_string(done_ + 1) + ": lines are missing or out of order");
    }
    auto command = read_command(line, catalog_);
    const auto hash = read_hash(line);
    std::optional<ai::Decision> reasons;
    if (line.has("reasons")) object(line, "reasons", [&](data::Reader& reader) { reasons = read_reasons(reader); });
    Phrase why = Phrase::of(line.text_or("why", ""));
    const bool automatic = line.flag_or("automatic", false);
    if (command) line.done();
    if (errors_.empty()) play(line, *command, std::move(reasons), std::move(why), automatic, *hash);
  }

  void play(data::Reader& line, const rules::Command& command, std::optional<ai::Decision> reasons, Phrase why,
            bool automatic, std::uint64_t hash) {
    handled_ += session_->table().pieces.size();
    if (handled_ > kMostPiecesHandled) {
      return line.note("more than 20 million pieces handled in all", "a shorter battle or fewer pieces");
    }
    std::optional<rules::Refusal> refused;
    const auto* fly = get_if<rules::FlyManeuver>(&command);
    const bool chooses = holds<rules::Choose>(command);
    if (reasons && fly == nullptr && !chooses) {
      return line.note_at("reasons", "the reasons of an AI ship", "none here: only \"fly\" and \"choose\" have them");
    }
    if (reasons && fly != nullptr) {
      refused = session_->fly(*fly, std::move(*reasons));
    } else {
      refused = session_->apply_logged(command, std::move(reasons), std::move(why), automatic);
    }
    if (refused) {
      return line.note("what the rules refuse (" + refused->rule + "): " + refused->why.english(), "a legal command");
    }
    ++done_;
    compare(line, hash, session_->log().back().hash, rules::words_of(command).english());
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  std::string file_;
  const data::Catalog& catalog_;
  base::Errors errors_;
  base::Errors strangeness_;  // other data, another program: told only together with an error
  std::optional<Session> session_;
  int commands_ = 0;  // as the header says
  int done_ = 0;
  std::size_t handled_ = 0;
};

}  // namespace

std::string log_header(const Session& session, std::size_t commands) { return header_json(session, commands); }
std::string with_commands(const std::string& header, std::size_t commands) {
  const std::string key = "\"commands\":";
  const std::size_t at = header.find(key);
  if (at == std::string::npos) return header;  // the reader will say what is wrong with it
  const std::size_t from = at + key.size();
  std::size_t to = from;
  while (to < header.size() && header[to] >= '0' && header[to] <= '9') ++to;
  return header.substr(0, from) + std::to_string(commands) + header.substr(to);
}
std::string log_line(const LogEntry& entry, std::size_t number) { return entry_json(entry, number); }

LogEntry past_entry(const std::string& line, const data::Catalog& catalog) {
  LogEntry entry;
  entry.stored = line;
  entry.unread = true;
  const auto json = data::parse_json(line, "");
  if (!json) return entry;
  base::Errors errors;  // of another version: what can be read of it is
  data::Reader reader(*json, "", errors);
  entry.hash = base::from_hex(reader.text_or("hash", "")).value_or(0);
  entry.why = Phrase::of(reader.text_or("why", ""));
  entry.automatic = reader.flag_or("automatic", false);
  if (reader.has("reasons")) object(reader, "reasons", [&](data::Reader& why) { entry.reasons = read_reasons(why); });
  if (auto command = read_command(reader, catalog); command && errors.empty()) {
    entry.command = std::move(*command);
    entry.unread = false;
  }
  return entry;
}

std::uint64_t seed_in(const std::string& header) {
  const auto json = data::parse_json(header, "");
  if (!json) return 0;
  base::Errors errors;
  data::Reader reader(*json, "", errors);
  return read_seed(reader).value_or(0);
}

base::Result<Session> read_on(Session session, const std::vector<std::string>& lines, const std::string& file) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return LogReader(text, lines.size(), std::move(session), file).read();
}

std::string write_log(const Session& session) {
  std::string text = header_json(session, session.log().size()) + "\n";
  for (std::size_t i = 0; i < session.log().size(); ++i) text += entry_json(session.log()[i], i + 1) + "\n";
  return text;
}

base::Result<Session> read_log(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  return LogReader(text, file, catalog).read();
}

}  // namespace plotboard::battle
