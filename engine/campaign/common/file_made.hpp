#pragma once
// The bodies of File (file.hpp), for the one source that makes a kind's.

#include "campaign/common/file.hpp"
#include "campaign/common/file_lines.hpp"

namespace plotboard::campaign {

template <class Kind, class Text>
base::Result<File<Kind, Text>> File<Kind, Text>::begin(const std::string& path, const Session<Kind>& session) {
  auto record = history::Record::begin(path, header_line(Text::kFormat, Text::text_of(session.start())));
  if (!record) return record.errors();
  File file(std::move(*record), Opened::replayed);
  if (auto kept = file.keep(session); !kept) return kept.errors();
  return file;
}

template <class Kind, class Text>
base::Result<std::pair<Session<Kind>, File<Kind, Text>>> File<Kind, Text>::open(const std::string& path,
                                                                                const typename Kind::Book& book) {
  auto opened = history::Record::open(path);
  if (!opened) return opened.errors();
  auto& [record, found] = *opened;
  const auto start_text = start_in(found.header, Text::kFormat, path);
  if (!start_text) return start_text.errors();
  auto start = Text::read_state(*start_text, path);
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
    std::vector<Step> past;
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

template <class Kind, class Text>
base::Result<base::Done> File<Kind, Text>::keep(const Session<Kind>& session) {
  const auto& log = session.log();
  history::Record::Line line;
  line.entries = log.size();
  line.mark = [&log](std::size_t i) { return mark_of(log[i]); };
  line.text = [&log](std::size_t i) { return line_of(log[i]); };
  return record_.keep(line, Text::text_of(session.state()), {});
}

template <class Kind, class Text>
std::uint64_t File<Kind, Text>::mark_of(const Step& step) {
  return base::Hasher().integer(static_cast<std::int64_t>(step.hash)).text(Text::line_of(step.command)).value();
}

template <class Kind, class Text>
std::string File<Kind, Text>::line_of(const Step& step) {
  return command_line({Text::line_of(step.command), base::hex(step.hash)});
}

template <class Kind, class Text>
base::Result<Session<Kind>> File<Kind, Text>::replayed(Session<Kind> session, const std::vector<std::string>& lines,
                                                       const std::string& path) {
  for (const std::string& line : lines) {
    const std::string place = "command " + std::to_string(session.log().size() + 1);
    const auto kept = kept_in(line, path, place);
    if (!kept) return kept.errors();
    const auto command = Text::read_line(kept->command, path);
    if (!command) return command.errors();
    if (const auto refused = session.apply(*command))
      return base::Errors{{path, place, "refused by " + refused->rule, "a command that may be given there"}};
    if (base::hex(session.log().back().hash) != kept->hash)
      return base::Errors{{path, place, "another hash than the file's", "the same rules and data"}};
  }
  return session;
}

// Of the past that can only be looked at; one that this version does not know counts as nothing done.
template <class Kind, class Text>
typename Kind::Command File<Kind, Text>::command_in(const std::string& line, const std::string& path) {
  const auto kept = kept_in(line, path, "");
  if (!kept) return {};
  const auto command = Text::read_line(kept->command, path);
  return command ? *command : typename Kind::Command{};
}

}  // namespace plotboard::campaign
