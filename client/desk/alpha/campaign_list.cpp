// The list of campaigns: what their files say without being opened, new names, and campaigns that are put out of the
// way and brought back. Nothing is deleted.
#include <algorithm>
#include <tuple>

#include "campaign/common/kind.hpp"
#include "data/catalog.hpp"
#include "desk/alpha/campaign.hpp"
#include "desk/core/names.hpp"
#include "history/record.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

constexpr const char* kBattle = ".battle";
constexpr const char* kRemoved = "removed/";  // below the folder of campaigns

std::string line_words(const alpha::State& state) {
  const auto pilots = std::count_if(state.pilots.begin(), state.pilots.end(), [](const auto& p) { return p.flies(); });
  std::string words = std::string(words_of(state.mode)) + ", " +
                      (state.stage == alpha::Stage::over ? "over" : "round " + std::to_string(state.round)) + ", " +
                      counted(static_cast<int>(pilots), "pilot", "pilots");
  int won = 0, lost = 0;
  for (const alpha::Card& card : state.cards) {
    won += card.won ? 1 : 0;
    lost += card.flown > 0 && !card.won ? 1 : 0;
  }
  if (won + lost == 0) return words;
  return words + ", " + counted(won, "mission", "missions") + " won" +
         (lost > 0 ? ", " + std::to_string(lost) + " lost" : "");
}

// How it stands, from the snapshot at its end: a list needs no replay.
base::Result<alpha::State> glance(const std::string& path) {
  const auto opened = history::Record::open(path);
  if (!opened) return opened.errors();
  if (opened->second.snapshots.empty()) return base::Errors{{path, "", "no state of a campaign", "a campaign"}};
  return alpha::read_state(opened->second.snapshots.front().text, path);
}

bool is_in_use(const base::Errors& errors) { return errors.size() == 1 && errors.front().found == io::kInUse; }

// Its last steps lie beside the file while it is open.
std::optional<io::Moment> played(const std::string& path) {
  const auto age = [](const io::Moment& moment) { return std::tuple(moment.days_ago, -moment.hour, -moment.minute); };
  const auto file = io::written(path), beside = io::written(path + "-wal");
  if (!file || !beside) return file ? file : beside;
  return age(*beside) < age(*file) ? beside : file;
}

// Without its ending.
std::string stem_of(const std::string& path) { return path.substr(0, path.rfind('.')); }

bool is_of_another_kind(const std::string& path) {
  if (campaign::kinds().size() == 1) return false;
  const campaign::Kind* kind = campaign::kind_of_file(campaign::kinds(), path);
  return kind != nullptr && kind->id() != alpha::Alpha::kId;
}

}  // namespace

CampaignLine CampaignDesk::line_of(const std::string& path) const {
  CampaignLine line{path, io::file_name(path), "", "", true, ""};
  if (const auto moment = played(path)) line.when = when_words(*moment);
  if (path == this->path()) {  // nobody else may read it while it is open
    line.name = state().name;
    line.words = line_words(state());
  } else if (const auto seen = glance(path)) {
    line.name = seen->name;
    line.words = line_words(*seen);
  } else {
    line.readable = false;
    line.words = is_in_use(seen.errors()) ? "Open in another Plotboard: close it there first."
                                          : "Cannot be read: the file is damaged, or no campaign.";
    line.why = opening_words(seen.errors());
  }
  return line;
}

void CampaignDesk::look_up() {
  all_.clear();
  removed_.clear();
  ++revision;
  const std::string folder = campaigns_in(given_.folder);
  if (!io::exists(folder)) return;
  const auto found = io::list_files(folder, kCampaignEnding);
  if (!found) {
    given_.messages.say(MessageKind::problem, base::text(found.errors()));
    return;
  }
  std::vector<std::pair<std::tuple<int, int, int>, CampaignLine>> lines;
  for (const std::string& name : *found) {
    const std::string path = folder + "/" + name;
    if (is_of_another_kind(path)) continue;
    if (name.starts_with(kRemoved)) {
      removed_.push_back(line_of(path));
      continue;
    }
    const io::Moment moment = played(path).value_or(io::Moment());
    lines.push_back({{moment.days_ago, -moment.hour, -moment.minute}, line_of(path)});
  }
  std::stable_sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (auto& [age, line] : lines) all_.push_back(std::move(line));
  std::stable_partition(all_.begin(), all_.end(),
                        [this](const CampaignLine& line) { return line.path == given_.settings.campaign; });
}

const std::string& CampaignDesk::last_name() const {
  if (is_open()) return state().name;
  return last_name_.of({given_.settings.campaign, renamed_}, [this] {
    const auto last = glance(given_.settings.campaign);
    return last ? last->name : std::string();
  });
}

void CampaignDesk::begin_renaming(const std::string& file, const std::string& name) {
  renaming = file;
  new_name = name;
}

bool CampaignDesk::rename_group(const std::string& path, const std::string& name) {
  const alpha::RenameGroup command{name};
  if (path == this->path()) {
    const bool was_choosing = choosing;
    const bool done = hand(command);
    choosing = was_choosing;
    if (done) look_up();
    return done;
  }
  {  // closed again before the list reads it
    const alpha::Book* book = book_to_open();
    if (book == nullptr) return false;
    auto opened = alpha::File::open(path, *book);
    if (!opened) {
      given_.messages.say(MessageKind::problem, opening_words(opened.errors()));
      return false;
    }
    auto& [session, file] = *opened;
    if (const auto refused = session.apply(command)) {
      given_.messages.say(MessageKind::refusal, said(refused->why), refused->rule);
      return false;
    }
    if (const auto kept = file.keep(session); !kept) {
      given_.messages.say(MessageKind::problem, "The campaign cannot be saved: " + base::text(kept.errors()));
      return false;
    }
  }
  ++renamed_;
  look_up();
  return true;
}

std::optional<std::string> CampaignDesk::move_with_battles(const std::string& path, const std::string& folder) {
  if (auto made = io::make_folder(folder); !made) {
    given_.messages.say(MessageKind::problem, base::text(made.errors()));
    return std::nullopt;
  }
  const std::string stem = stem_of(path), name = io::file_name(stem), home = io::folder_of(path);
  std::string to = folder + "/" + name;
  for (int n = 2; io::exists(to + kCampaignEnding); ++n) to = folder + "/" + name + "-" + std::to_string(n);
  for (const char* beside : {"-journal", "-wal", "-shm", ""}) {
    if (!io::exists(path + beside)) continue;
    if (const auto moved = io::move_file(path + beside, to + kCampaignEnding + beside); !moved) {
      given_.messages.say(MessageKind::problem, base::text(moved.errors()));
      return std::nullopt;
    }
  }
  const auto battles = io::list_files(home, kBattle);
  if (!battles) return to + kCampaignEnding;
  for (const std::string& battle : *battles) {
    if (battle.starts_with(name + ".round-"))
      given_.files.move_battle(home + "/" + battle, to + battle.substr(name.size()));
  }
  return to + kCampaignEnding;
}

bool CampaignDesk::remove(const std::string& path) {
  const CampaignLine line = line_of(path);
  if (path == this->path()) {  // closed, so that its file is whole
    session_.reset();
    file_.reset();
    typing = false;
    pilot = {};
  } else if (const auto seen = glance(path); !seen && is_in_use(seen.errors())) {
    given_.messages.say(MessageKind::problem, opening_words(seen.errors()));
    return false;
  }
  const auto to = move_with_battles(path, campaigns_in(given_.folder) + "/removed");
  if (to && given_.settings.campaign == path) given_.settings.campaign.clear();
  if (to) {
    removed_open = true;
    given_.messages.say(MessageKind::note, line.name +
                                               " is taken off the list. Nothing is deleted: it stands below, under "
                                               "Removed, and can be brought back.");
  }
  look_up();
  return to.has_value();
}

bool CampaignDesk::bring_back(const std::string& path) {
  const auto to = move_with_battles(path, campaigns_in(given_.folder));
  look_up();
  return to.has_value();
}

}  // namespace plotboard::desk
