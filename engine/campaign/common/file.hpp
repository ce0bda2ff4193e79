#pragma once
// A campaign's file (history/record.hpp): its start, every command with the hash it led to, all branches that were
// undone, and how the campaign stands. keep() after each command brings the file in line; a program killed at any
// moment opens at the last kept command.
//
// Opening gives every command again and compares every hash. Where that leads elsewhere, for the rules are of another
// version, the campaign goes on from its snapshot: what came before cannot be gone back to. A Text brings the words:
//
//   struct Text {
//     static constexpr const char* kFormat;                      "plotboard-campaign-alpha/1"
//     static std::string line_of(const Command&);  static base::Result<Command> read_line(std::string_view, file);
//     static std::string text_of(const State&);    static base::Result<State> read_state(std::string_view, file);
//   };
//
// Cost: keep() one flush of the disk (about 1 ms); opening about 50 us a command.

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "campaign/common/session.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "history/record.hpp"

namespace plotboard::campaign {

template <class Kind, class Text>
class File {
 public:
  enum class Opened : std::uint8_t { replayed, at_snapshot };

  // Makes the file anew, with everything that the session has done so far.
  static base::Result<File> begin(const std::string& path, const Session<Kind>& session) {
    auto record = history::Record::begin(path, header_of(session));
    if (!record) return record.errors();
    File file(std::move(*record), Opened::replayed);
    if (auto kept = file.keep(session); !kept) return kept.errors();
    return file;
  }
  static base::Result<std::pair<Session<Kind>, File>> open(const std::string& path, const typename Kind::Book& book) {
    auto opened = history::Record::open(path);
    if (!opened) return opened.errors();
    auto& [record, found] = *opened;
    auto start = start_in(found.header, path);
    if (!start) return start.errors();
    Opened way = Opened::replayed;
    auto session = replayed(Session<Kind>(book, *start), found.done, path);
    if (session) {
      for (const std::string& line : found.undone) {
        auto further = replayed(*session, {line}, path);
        if (!further) break;  // it may not be done again, and that is all
        session = std::move(further);
      }
    }
    base::Errors why;
    if (!session) why = session.errors();
    for (const history::Record::Snapshot& snapshot : found.snapshots) {
      if (session) break;
      auto state = Text::read_state(snapshot.text, path);
      if (!state) {
        why.insert(why.end(), state.errors().begin(), state.errors().end());
        continue;
      }
      std::vector<typename Session<Kind>::Step> past;
      for (std::size_t i = 0; i < snapshot.entries; ++i) past.push_back({command_in(found.done[i], path), {}, 0});
      const std::vector<std::string> rest(found.done.begin() + static_cast<std::ptrdiff_t>(snapshot.entries),
                                          found.done.end());
      session = replayed(Session<Kind>(book, *state, std::move(past)), rest, path);
      if (!session) continue;
      way = Opened::at_snapshot;
      record.take_over({snapshot.entries, Text::text_of(session->start())});
    }
    if (!session) return why;
    std::vector<std::uint64_t> marks;
    for (std::size_t i = 0; i < found.done.size(); ++i) marks.push_back(mark_of(session->log()[i]));
    record.set_marks(marks);
    session->undo_to(found.done.size());
    return std::pair(std::move(*session), File(std::move(record), way));
  }

  [[nodiscard]] const std::string& path() const { return record_.path(); }
  [[nodiscard]] Opened opened() const { return opened_; }
  base::Result<base::Done> keep(const Session<Kind>& session) {
    const auto& log = session.log();
    history::Record::Line line;
    line.entries = log.size();
    line.mark = [&log](std::size_t i) { return mark_of(log[i]); };
    line.text = [&log](std::size_t i) { return line_of(log[i]); };
    return record_.keep(line, Text::text_of(session.state()), {});
  }

 private:
  using Step = typename Session<Kind>::Step;
  File(history::Record record, Opened opened) : record_(std::move(record)), opened_(opened) {}

  static std::uint64_t mark_of(const Step& step) {
    return base::Hasher().integer(static_cast<std::int64_t>(step.hash)).text(Text::line_of(step.command)).value();
  }
  static std::string line_of(const Step& step) {
    return data::JsonLine().raw("command", Text::line_of(step.command)).text("hash", base::hex(step.hash)).closed();
  }
  static std::string header_of(const Session<Kind>& session) {
    return data::JsonLine().text("format", Text::kFormat).raw("start", Text::text_of(session.start())).closed();
  }
  static base::Result<typename Kind::State> start_in(const std::string& header, const std::string& path) {
    const auto json = data::parse_json(header, path);
    if (!json) return json.errors();
    base::Errors errors;
    data::Reader reader(*json, path, errors);
    const auto format = reader.word("format", {Text::kFormat});
    const auto start = format ? reader.value("start") : std::nullopt;
    if (!start) return errors;
    return Text::read_state(start->json().dump(), path);
  }
  static base::Result<Session<Kind>> replayed(Session<Kind> session, const std::vector<std::string>& lines,
                                              const std::string& path) {
    for (const std::string& line : lines) {
      const std::string place = "command " + std::to_string(session.log().size() + 1);
      const auto json = data::parse_json(line, path);
      if (!json) return json.errors();
      if (!json->contains("command") || !json->contains("hash"))
        return base::Errors{{path, place, data::describe(*json), "a command and its hash"}};
      const auto command = Text::read_line((*json)["command"].dump(), path);
      if (!command) return command.errors();
      if (const auto refused = session.apply(*command))
        return base::Errors{{path, place, "refused by " + refused->rule, "a command that may be given there"}};
      const auto& hash = (*json)["hash"];
      if (!hash.is_string() || base::hex(session.log().back().hash) != hash.get<std::string>())
        return base::Errors{{path, place, "another hash than the file's", "the same rules and data"}};
    }
    return session;
  }
  // Of the past that can only be looked at; one that this version does not know counts as nothing done.
  static typename Kind::Command command_in(const std::string& line, const std::string& path) {
    const auto json = data::parse_json(line, path);
    if (!json || !json->contains("command")) return {};
    const auto command = Text::read_line((*json)["command"].dump(), path);
    return command ? *command : typename Kind::Command{};
  }

  history::Record record_;
  Opened opened_;
};

}  // namespace plotboard::campaign
