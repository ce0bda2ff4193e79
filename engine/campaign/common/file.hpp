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
// Only declared here: the one source that makes a kind's File includes file_made.hpp and has `template class
// campaign::File<Kind, Text>;`, its header says `extern` before the same line.
//
// Cost: keep() one flush of the disk (about 1 ms); opening about 50 us a command.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "campaign/common/session.hpp"
#include "history/record.hpp"

namespace plotboard::campaign {

template <class Kind, class Text>
class File {
 public:
  enum class Opened : std::uint8_t { replayed, at_snapshot };

  // Makes the file anew, with everything that the session has done so far.
  static base::Result<File> begin(const std::string& path, const Session<Kind>& session);
  static base::Result<std::pair<Session<Kind>, File>> open(const std::string& path, const typename Kind::Book& book);

  [[nodiscard]] const std::string& path() const { return record_.path(); }
  [[nodiscard]] Opened opened() const { return opened_; }
  base::Result<base::Done> keep(const Session<Kind>& session);

 private:
  using Step = typename Session<Kind>::Step;
  File(history::Record record, Opened opened) : record_(std::move(record)), opened_(opened) {}

  static std::uint64_t mark_of(const Step& step);
  static std::string line_of(const Step& step);
  static base::Result<Session<Kind>> replayed(Session<Kind> session, const std::vector<std::string>& lines,
                                              const std::string& path);
  static typename Kind::Command command_in(const std::string& line, const std::string& path);

  history::Record record_;
  Opened opened_;
};

}  // namespace plotboard::campaign
