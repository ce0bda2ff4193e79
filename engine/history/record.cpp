#include "history/record.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace plotboard::history {

namespace {

constexpr const char* kAtHead = "snapshot";
constexpr const char* kAtBase = "base";

std::uint64_t fingerprint(const std::string& line) { return base::Hasher().text(line).value(); }

// A snapshot's note: the line that it stands behind, and its text.
std::string placed(std::int64_t line, const std::string& text) { return std::to_string(line) + " " + text; }
std::optional<std::pair<std::int64_t, std::string>> place_of(const std::string& note) {
  std::int64_t line = 0;
  const char* const end = note.data() + note.size();
  const auto parsed = std::from_chars(note.data(), end, line);
  if (parsed.ec != std::errc() || parsed.ptr == end || *parsed.ptr != ' ') return std::nullopt;
  return std::pair(line, std::string(parsed.ptr + 1, end));
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

void Record::remember(std::int64_t parent, std::int64_t id, const std::string& line) {
  children_.emplace(parent, std::pair(fingerprint(line), id));
}

base::Result<Record> Record::begin(const std::string& path, const std::string& header) {
  auto journal = io::Journal::create(path, header);
  if (!journal) return journal.errors();
  return Record(std::move(*journal));
}

base::Result<base::Done> Record::keep(const Line& line, const std::string& now, Notes notes) {
  while (chain_.size() > line.entries) chain_.pop_back();
  while (!chain_.empty() && chain_.back().mark != line.mark(chain_.size() - 1)) chain_.pop_back();
  std::int64_t head = chain_.empty() ? 0 : chain_.back().id;
  std::vector<std::string> texts;
  for (std::size_t i = chain_.size(); i < line.entries; ++i) {
    std::string text = line.text(i);
    // A step that was undone and done again is in the file already.
    if (texts.empty()) {
      const auto [from, to] = children_.equal_range(head);
      const std::uint64_t mark = fingerprint(text);
      const auto known = std::find_if(from, to, [mark](const auto& child) { return child.second.first == mark; });
      if (known != to) {
        head = known->second.second;
        chain_.push_back({head, line.mark(i)});
        continue;
      }
    }
    texts.push_back(std::move(text));
  }
  std::erase_if(notes, [this](const auto& note) {
    const auto known = written_.find(note.first);
    return known != written_.end() && known->second == note.second;
  });
  const std::size_t first_new = chain_.size();
  const auto notes_at = [&](const std::vector<std::int64_t>& ids) {
    Notes all = notes;
    all[kAtHead] = placed(ids.empty() ? head : ids.back(), now);
    if (!base_.text.empty()) {
      const std::size_t n = base_.entries;
      const std::int64_t at = n == 0 ? 0 : n > first_new ? ids[n - first_new - 1] : chain_[n - 1].id;
      all[kAtBase] = placed(at, base_.text);
    }
    return all;
  };
  const auto ids = journal_.commit(head, texts, notes_at);
  if (!ids) return ids.errors();
  for (std::size_t k = 0; k < texts.size(); ++k) {
    remember(head, (*ids)[k], texts[k]);
    head = (*ids)[k];
    chain_.push_back({head, line.mark(chain_.size())});
  }
  for (auto& [name, text] : notes) written_[name] = text;
  base_ = {};
  return base::Done{};
}

void Record::set_marks(const std::vector<std::uint64_t>& marks) {
  ENSURE(marks.size() == chain_.size(), "marks of other entries than those of the file");
  for (std::size_t i = 0; i < marks.size(); ++i) chain_[i].mark = marks[i];
}

base::Result<base::Done> Record::find_snapshots(Found& found) const {
  for (const char* name : {kAtBase, kAtHead}) {
    const auto note = journal_.note(name);
    if (!note) return note.errors();
    auto place = place_of(*note);
    if (!place) continue;
    const auto at =
        std::find_if(chain_.begin(), chain_.end(), [&](const Kept& kept) { return kept.id == place->first; });
    if (at == chain_.end() && place->first != 0) continue;  // of another branch: an older program moved on
    const std::size_t entries = place->first == 0 ? 0 : static_cast<std::size_t>(at - chain_.begin()) + 1;
    found.snapshots.push_back({entries, std::move(place->second)});
  }
  return base::Done{};
}

base::Result<std::pair<Record, Record::Found>> Record::open(const std::string& path) {
  auto journal = io::Journal::open(path);
  if (!journal) return journal.errors();
  auto header = journal->header();
  const auto head = journal->head();
  auto all = journal->lines();
  if (!header) return header.errors();
  if (!head) return head.errors();
  if (!all) return all.errors();
  Record record(std::move(*journal));
  Found found;
  found.header = std::move(*header);
  std::map<std::int64_t, io::Journal::Line> lines;
  std::map<std::int64_t, std::int64_t> newest;  // parent: its youngest child
  for (io::Journal::Line& line : *all) {
    record.remember(line.parent, line.id, line.text);
    newest[line.parent] = line.id;
    lines.emplace(line.id, std::move(line));
  }
  const auto done = chain_to(path, lines, *head);
  if (!done) return done.errors();
  for (const io::Journal::Line* line : *done) {
    record.chain_.push_back({line->id, 0});
    found.done.push_back(line->text);
  }
  // What was undone last stands after the head, to be redone.
  for (auto next = newest.find(*head); next != newest.end(); next = newest.find(next->second)) {
    found.undone.push_back(lines.at(next->second).text);
  }
  if (auto looked = record.find_snapshots(found); !looked) return looked.errors();
  return std::pair(std::move(record), std::move(found));
}

}  // namespace plotboard::history
