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
// Bounds: 32 MiB, 200,000 commands, and 20 million pieces handled (the pieces on the table, summed over the commands).
// Cost: about 15 us a command on a table of ten pieces.

#include <string>
#include <string_view>

#include "battle/session.hpp"

namespace plotboard::battle {

std::string write_log(const Session& session);
// Its parts, without line breaks: the header for a log of so many commands, and the line of one command (from 1).
std::string log_header(const Session& session, std::size_t commands);
std::string log_line(const LogEntry& entry, std::size_t number);
std::string with_commands(const std::string& header, std::size_t commands);  // a header for another number of commands
// The session stands at the end of the log, with every step to undo.
base::Result<Session> read_log(std::string_view text, const std::string& file, const data::Catalog& catalog);

}  // namespace plotboard::battle
