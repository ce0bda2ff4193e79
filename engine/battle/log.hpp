#pragma once
// The plain-text export of a battle (plotboard-log/1): the file for disputes and replays, to open, mail and diff.
// JSON lines. First a header: format, program, catalog (hash of the data), seed, how many commands follow, the table
// that the battle starts from and its hash. Then one line a command: its number, its fields in the users' units (mm and
// degrees with three decimals, maneuver codes), the dice, for an AI ship the reasons in short, and the hash of the
// table after it. Lines that were undone are not part of it. docs/data-formats.md has every field.
//
// Reading trusts nothing: every command is checked by the rules, applied, and its hash compared. The first line that is
// wrong ends it, because every later one stands on it; its error names the line. A log of another format version is
// refused. One that was made with other data (catalog hash) or by another version of the program is accepted where
// every hash agrees all the same; otherwise the errors name both. Equal battles write equal bytes, and reading and
// writing again gives the same file back.
//
// Of a battle that another version began (Session::floor) the log holds every line under that version's header; it
// plays nowhere again, for each version played a part of it.
//
// Bounds: 32 MiB, 200,000 commands, and 20 million pieces handled (the pieces on the table, summed over the commands).
// Cost: about 15 us a command on a table of ten pieces.

#include <string>
#include <string_view>
#include <vector>

#include "battle/session.hpp"

namespace plotboard::battle {

std::string write_log(const Session& session);
// Its parts, without line breaks: the header for a log of so many commands, and the line of one command (from 1).
std::string log_header(const Session& session, std::size_t commands);
std::string log_line(const LogEntry& entry, std::size_t number);
std::string with_commands(const std::string& header, std::size_t commands);  // a header for another number of commands
// The session stands at the end of the log, with every step to undo.
base::Result<Session> read_log(std::string_view text, const std::string& file, const data::Catalog& catalog);

// For saves (save.hpp): lines played on where a session stands; the entry of a line that is only to be looked at, as
// far as it can be read; the seed in a header, 0 where there is none.
base::Result<Session> read_on(Session session, const std::vector<std::string>& lines, const std::string& file);
LogEntry past_entry(const std::string& line, const data::Catalog& catalog);
std::uint64_t seed_in(const std::string& header);

}  // namespace plotboard::battle
