#include "battle/save.hpp"

#include <algorithm>

#include "battle/log.hpp"

namespace plotboard::battle {

namespace {

std::uint64_t fingerprint(const std::string& line) { return base::Hasher().text(line).value(); }

constexpr const char* kBots = "bots";

std::string bots_text(const std::array<bool, 2>& bots) {
  return std::string(bots[0] ? "player " : "") + (bots[1] ? "enemy" : "");
}

// From the first line to `head`.
base::Result<std::vector<const io::Journal::Line*>> chain_to(const std::string& path,
                                                             const std::map<std::int64_t, io::Journal::Line>& lines,
                                                             std::int64_t head) {
  std::vector<const io::Journal::Line*> chain;
  for (std::int64_t id = head; id != 0;) {
    const auto found = lines.find(id);
    // A parent is older than its child: no circle can be followed for ever.
    if (found == lines.end() || found->second.parent >= id) {
      return base::Error{path, "", "a damaged save: line " + std::to_string(id) + " hangs in the air", "a whole save"};
    }
    chain.push_back(&found->second);
    id = found->second.parent;
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

}  // namespace

void Save::remember(std::int64_t parent, std::int64_t id, const std::string& line) {
  children_.emplace(parent, std::pair(fingerprint(line), id));
}

base::Result<Save> Save::begin(const std::string& path, const Session& session) {
  auto journal = io::Journal::create(path, log_header(session, 0));
  if (!journal) return journal.errors();
  Save save(std::move(*journal));
  if (auto kept = save.keep(session); !kept) return kept.errors();
  return save;
}

base::Result<base::Done> Save::keep(const Session& session) {
  const auto& log = session.log();
  while (chain_.size() > log.size()) chain_.pop_back();
  while (!chain_.empty()) {
    const LogEntry& entry = log[chain_.size() - 1];
    if (chain_.back().hash == entry.hash && chain_.back().words == entry.words) break;
    chain_.pop_back();
  }
  std::int64_t head = chain_.empty() ? 0 : chain_.back().id;
  const std::size_t first_new = chain_.size();
  std::vector<std::string> texts;
  for (std::size_t i = first_new; i < log.size(); ++i) {
    std::string line = log_line(log[i], i + 1);
    // A command that was undone and done again is in the file already.
    if (texts.empty()) {
      const auto [from, to] = children_.equal_range(head);
      const std::uint64_t mark = fingerprint(line);
      const auto known = std::find_if(from, to, [mark](const auto& child) { return child.second.first == mark; });
      if (known != to) {
        head = known->second.second;
        chain_.push_back({head, log[i].hash, log[i].words});
        continue;
      }
    }
    texts.push_back(std::move(line));
  }
  if (texts.empty()) {
    if (auto done = journal_.set_head(head); !done) return done.errors();
  } else {
    const auto ids = journal_.append_all(head, texts);
    if (!ids) return ids.errors();
    for (std::size_t k = 0; k < texts.size(); ++k) {
      remember(head, (*ids)[k], texts[k]);
      head = (*ids)[k];
      const LogEntry& entry = log[chain_.size()];
      chain_.push_back({head, entry.hash, entry.words});
    }
  }
  const std::array<bool, 2> bots{session.by_bot(state::Side::player), session.by_bot(state::Side::enemy)};
  if (bots == bots_) return base::Done{};
  bots_ = bots;
  return journal_.set_note(kBots, bots_text(bots));
}

base::Result<std::pair<Session, Save>> Save::open(const std::string& path, const data::Catalog& catalog) {
  auto journal = io::Journal::open(path);
  if (!journal) return journal.errors();
  const auto header = journal->header();
  const auto head = journal->head();
  auto all = journal->lines();
  const auto bots = journal->note(kBots);
  if (!header) return header.errors();
  if (!head) return head.errors();
  if (!all) return all.errors();
  if (!bots) return bots.errors();
  Save save(std::move(*journal));
  std::map<std::int64_t, io::Journal::Line> lines;
  std::map<std::int64_t, std::int64_t> newest;  // parent: its youngest child
  for (io::Journal::Line& line : *all) {
    save.remember(line.parent, line.id, line.text);
    newest[line.parent] = line.id;
    lines.emplace(line.id, std::move(line));
  }
  const auto done = chain_to(path, lines, *head);
  if (!done) return done.errors();
  // What was undone last stands after the head, to be redone.
  std::int64_t end = *head;
  for (auto next = newest.find(end); next != newest.end(); next = newest.find(end)) end = next->second;
  const auto with_undone = chain_to(path, lines, end);
  if (!with_undone) return with_undone.errors();

  const auto read = [&](const std::vector<const io::Journal::Line*>& chain) {
    std::string text = with_commands(*header, chain.size()) + "\n";
    for (const io::Journal::Line* line : chain) text += line->text + "\n";
    return read_log(text, path, catalog);
  };
  auto session = read(*with_undone);
  if (!session) session = read(*done);
  if (!session) return session.errors();
  for (std::size_t i = 0; i < done->size(); ++i) {
    const LogEntry& entry = session->log()[i];
    save.chain_.push_back({(*done)[i]->id, entry.hash, entry.words});
  }
  if (session->log().size() > done->size()) session->undo_to(done->size());
  session->fly_by_bot(state::Side::player, bots->find("player") != std::string::npos);
  session->fly_by_bot(state::Side::enemy, bots->find("enemy") != std::string::npos);
  save.bots_ = {session->by_bot(state::Side::player), session->by_bot(state::Side::enemy)};
  return std::pair(std::move(*session), std::move(save));
}

}  // namespace plotboard::battle
