#include "battle/save.hpp"

#include <optional>
#include <vector>

#include "battle/log.hpp"
#include "battle/resume.hpp"
#include "state/snapshot.hpp"

namespace plotboard::battle {

namespace {

constexpr const char *kBots = "bots", *kTableMode = "table-mode";

std::string bots_text(const Session& session) {
  return std::string(session.by_bot(state::Side::player) ? "player " : "") +
         (session.by_bot(state::Side::enemy) ? "enemy" : "");
}

std::uint64_t mark_of(const LogEntry& entry) {
  return base::Hasher().integer(static_cast<std::int64_t>(entry.hash)).text(words_of(entry).english()).value();
}

base::Result<Session> replayed(const history::Record::Found& found, bool with_undone, const std::string& path,
                               const data::Catalog& catalog) {
  const std::size_t commands = found.done.size() + (with_undone ? found.undone.size() : 0);
  std::string text = with_commands(found.header, commands) + "\n";
  for (const std::string& line : found.done) text += line + "\n";
  if (with_undone) {
    for (const std::string& line : found.undone) text += line + "\n";
  }
  return read_log(text, path, catalog);
}

struct GoesOn {
  Session session;
  bool step_anew;
};
// From the snapshot, and over the lines behind it.
base::Result<GoesOn> gone_on(const history::Record::Found& found, const history::Record::Snapshot& snapshot,
                             const std::string& path, const data::Catalog& catalog) {
  auto table = state::read_snapshot(snapshot.text, path, catalog);
  if (!table) return table.errors();
  auto standing = resumed(std::move(*table), path, catalog);
  if (!standing) return standing.errors();
  Past past{found.header, {}};
  const auto from = found.done.begin() + static_cast<std::ptrdiff_t>(snapshot.entries);
  for (auto line = found.done.begin(); line != from; ++line) past.entries.push_back(past_entry(*line, catalog));
  Session session(catalog, std::move(standing->table), seed_in(found.header), std::move(past));
  auto played = read_on(std::move(session), {from, found.done.end()}, path);
  if (!played) return played.errors();
  return GoesOn{std::move(*played), standing->step_anew};
}

}  // namespace

base::Result<Save> Save::begin(const std::string& path, const Session& session) {
  auto record = history::Record::begin(path, log_header(session, 0));
  if (!record) return record.errors();
  Save save(std::move(*record));
  if (session.floor() > 0) save.record_.take_over({session.floor(), state::write_snapshot(session.start())});
  if (auto kept = save.keep(session); !kept) return kept.errors();
  return save;
}

base::Result<base::Done> Save::keep(const Session& session) {
  const std::vector<LogEntry>& log = session.log();
  history::Record::Line line;
  line.entries = log.size();
  line.mark = [&log](std::size_t i) { return mark_of(log[i]); };
  line.text = [&log](std::size_t i) { return log_line(log[i], i + 1); };
  history::Record::Notes notes{{kBots, bots_text(session)}};
  if (table_mode_) notes[kTableMode] = *table_mode_ ? "on" : "off";
  return record_.keep(line, state::write_snapshot(session.table()), std::move(notes));
}

base::Result<std::pair<Session, Save>> Save::open(const std::string& path, const data::Catalog& catalog) {
  auto opened = history::Record::open(path);
  if (!opened) return opened.errors();
  auto& [record, found] = *opened;
  const auto bots = record.note(kBots);
  if (!bots) return bots.errors();
  const auto table_mode = record.note(kTableMode);
  if (!table_mode) return table_mode.errors();

  auto way = Opened::replayed;
  auto session = replayed(found, true, path, catalog);
  if (!session) session = replayed(found, false, path, catalog);
  base::Errors why;  // neither way
  if (!session) why = session.errors();
  for (const auto& snapshot : found.snapshots) {
    if (session) break;
    auto there = gone_on(found, snapshot, path, catalog);
    if (!there) {
      why.insert(why.end(), there.errors().begin(), there.errors().end());
      continue;
    }
    way = there->step_anew ? Opened::at_step_start : Opened::at_snapshot;
    session = std::move(there->session);
    record.take_over({snapshot.entries, state::write_snapshot(session->start())});
  }
  if (!session) return why;

  const std::size_t done = found.done.size();
  std::vector<std::uint64_t> marks;
  for (std::size_t i = 0; i < done; ++i) marks.push_back(mark_of(session->log()[i]));
  record.set_marks(marks);
  session->undo_to(done);
  session->fly_by_bot(state::Side::player, bots->find("player") != std::string::npos);
  session->fly_by_bot(state::Side::enemy, bots->find("enemy") != std::string::npos);
  Save save(std::move(record), way);
  if (!table_mode->empty()) save.table_mode_ = *table_mode == "on";
  return std::pair(std::move(*session), std::move(save));
}

}  // namespace plotboard::battle
