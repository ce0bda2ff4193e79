// Campaigns on the desk: their files, the open one, and its commands.
#include "desk/alpha/campaign.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

constexpr int kSuggestedPilots = 3;  // fga-1.3.1-2

// "flight-group-alpha" of "Flight Group Alpha!"
std::string file_word(const std::string& name) {
  std::string word;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool capital = c >= 'A' && c <= 'Z';
    if (letter || capital) {
      word += capital ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!word.empty() && word.back() != '-') {
      word += '-';
    }
  }
  while (!word.empty() && word.back() == '-') word.pop_back();
  return word.empty() ? "campaign" : word;
}

}  // namespace

std::unique_ptr<CampaignRoom> alpha_room(const CampaignRoom::Given& given) {
  return std::make_unique<CampaignDesk>(given);
}
CampaignDesk& campaign_of(Campaigns& campaigns) {
  return static_cast<CampaignDesk&>(campaigns.room(alpha::Alpha::kId));
}
const CampaignDesk& campaign_of(const Campaigns& campaigns) {
  return static_cast<const CampaignDesk&>(campaigns.room(alpha::Alpha::kId));
}

const std::vector<std::string>& call_signs() {
  static const std::vector<std::string> all{"Vesper", "Kestrel", "Ember",  "Onyx",   "Sable",  "Halberd", "Tallow",
                                            "Rook",   "Cinder",  "Mantis", "Harrow", "Quill",  "Static",  "Basalt",
                                            "Wisp",   "Lancet",  "Drift",  "Marrow", "Bishop", "Thorn"};
  return all;
}

// --- files (their list: campaign_list.cpp)

void CampaignDesk::begin_choice() {
  look_up();
  begin_founding();
}

void CampaignDesk::begin_founding() {
  founding = {};
  for (int i = 0; i < kSuggestedPilots; ++i) founding.pilots.push_back(call_signs()[static_cast<std::size_t>(i)]);
  const auto is_taken = [this](const std::string& name) {
    return std::any_of(all().begin(), all().end(), [&](const CampaignLine& line) { return line.name == name; });
  };
  const std::string name = founding.name;
  for (int n = 2; is_taken(founding.name); ++n) founding.name = name + " " + std::to_string(n);
  choosing = true;
}

bool CampaignDesk::found() {
  const alpha::Book* book = book_to_open();
  if (book == nullptr) return false;
  const std::string folder = campaigns_in(given_.folder);
  if (auto made = io::make_folder(folder); !made) {
    given_.messages.say(MessageKind::problem, base::text(made.errors()));
    return false;
  }
  const std::string stem = folder + "/" + file_word(founding.name);
  std::string path = stem + kCampaignEnding;
  for (int n = 2; io::exists(path); ++n) path = stem + "-" + std::to_string(n) + kCampaignEnding;
  alpha::Session session(*book,
                         alpha::opening_state(*book, founding.name, founding.mode, founding.house, given_.seed++));
  for (const std::string& call_sign : founding.pilots) {
    if (const auto refused = session.apply(alpha::Recruit{call_sign, "", false})) {
      given_.messages.say(MessageKind::refusal, said(refused->why), refused->rule);
      return false;
    }
  }
  auto file = alpha::File::begin(path, session);
  if (!file) {
    given_.messages.say(MessageKind::problem, "The campaign cannot be saved: " + base::text(file.errors()));
    return false;
  }
  session_.emplace(std::move(session));
  file_.emplace(std::move(*file));
  pilot = {};
  changed();
  follow_stage();
  return true;
}

bool CampaignDesk::open(const std::string& path) {
  if (file_ && file_->path() == path) {
    choosing = false;
    follow_stage();
    take_up();
    return true;
  }
  const alpha::Book* book = book_to_open();
  if (book == nullptr) return false;
  auto opened = alpha::File::open(path, *book);
  if (!opened) {
    given_.messages.say(MessageKind::problem, opening_words(opened.errors()));
    return false;
  }
  session_.emplace(std::move(opened->first));
  file_.emplace(std::move(opened->second));
  pilot = {};
  if (file_->opened() == alpha::File::Opened::at_snapshot)
    given_.messages.say(MessageKind::note,
                        "The campaign goes on where it stopped: another version played it, so its earlier commands "
                        "can be read, but not undone.");
  changed();
  follow_stage();
  take_up();
  return true;
}

const std::string& CampaignDesk::path() const {
  static const std::string none;
  return file_ ? file_->path() : none;
}

const alpha::Book* CampaignDesk::book_to_open() {
  if (!book_) {
    auto read = alpha::book_of(given_.open.catalog());
    if (!read) {
      given_.messages.say(MessageKind::problem, base::text(read.errors()));
      return nullptr;
    }
    book_ = std::move(*read);
  }
  return &*book_;
}

// --- the open one

const alpha::Session& CampaignDesk::session() const {
  ENSURE(is_open(), "no campaign is open");
  return *session_;
}
const alpha::Book& CampaignDesk::book() const { return session().book(); }

void CampaignDesk::changed() {
  ++revision;
  choosing = false;
  given_.settings.campaign = path();
}

bool CampaignDesk::keep() {
  const auto kept = file_->keep(*session_);
  if (!kept && !keep_failed_)
    given_.messages.say(MessageKind::problem, "The campaign cannot be saved: " + base::text(kept.errors()));
  keep_failed_ = !kept;
  return !keep_failed_;
}

bool CampaignDesk::hand(const alpha::Command& command) {
  const alpha::Stage before = state().stage;
  const bool had_drawn = !state().drawn.empty();
  if (const auto refused = session_->apply(command)) {
    given_.messages.say(MessageKind::refusal, said(refused->why), refused->rule);
    return false;
  }
  changed();
  if (state().stage != before) follow_stage();
  if (!had_drawn && !state().drawn.empty()) show(CampaignPage::home);  // there the cards lie
  static_cast<void>(keep());
  return true;
}

std::string CampaignDesk::undo_words() const {
  const alpha::Session& now = session();
  if (now.log().size() <= now.floor()) return "";
  return undo_words_.of({revision}, [&] {
    alpha::State before = now.start();  // names and numbers as they were then
    for (std::size_t i = now.floor(); i + 1 < now.log().size(); ++i) {
      for (const alpha::Event& event : now.log()[i].events) alpha::fold(before, event);
    }
    return said(alpha::words_of(before, now.log().back().command));
  });
}

std::string CampaignDesk::redo_words() const {
  return session().undone().empty() ? "" : said(alpha::words_of(state(), session().undone().back().command));
}

const std::vector<TourLine>& CampaignDesk::tours() const {
  return tours_.of({revision}, [this] { return tours_of(book(), session()); });
}
const std::vector<ChronicleLine>& CampaignDesk::chronicle() const {
  return chronicle_.of({revision}, [this] { return chronicle_of(session(), given_.open.names()); });
}

bool CampaignDesk::undo() {
  const alpha::Stage before = state().stage;
  if (!session_->undo()) return false;
  changed();
  if (state().stage != before) follow_stage();
  if (before == alpha::Stage::flying && state().stage == alpha::Stage::hangar && has_battle())
    given_.messages.say(MessageKind::note, "The battle of mission " + state().plan.mission.text() +
                                               " is kept. Fly with the same ships and upgrades, and it goes on.");
  return keep();
}

bool CampaignDesk::redo() {
  const alpha::Stage before = state().stage;
  if (!session_->redo()) return false;
  changed();
  if (state().stage != before) follow_stage();
  return keep();
}

void CampaignDesk::follow_stage() {
  typing = false;
  debrief_step = 0;
  choices.clear();
  extras.clear();
  rename = {};
  eject = {};
  switch (state().stage) {
    case alpha::Stage::hangar:
      return show(CampaignPage::hangar);
    case alpha::Stage::debrief:
      return show(CampaignPage::debrief);
    case alpha::Stage::home:
    case alpha::Stage::flying:
    case alpha::Stage::over:
      return show(CampaignPage::home);
  }
}

void CampaignDesk::show_pilot(Id who, CampaignPage which) {
  pilot = who;
  page = which;
}

const alpha::Pilot* CampaignDesk::shown_pilot() const {
  const alpha::State& now = state();
  const bool in_hangar = page == CampaignPage::hangar && now.stage == alpha::Stage::hangar;
  const Ids& flight = in_hangar ? now.plan.pilots : now.muster;
  const bool fits = !in_hangar || std::find(flight.begin(), flight.end(), pilot) != flight.end();
  if (const alpha::Pilot* chosen = now.pilot(pilot); chosen != nullptr && fits) return chosen;
  if (!flight.empty()) return now.pilot(flight.front());
  return now.pilots.empty() ? nullptr : &now.pilots.front();
}

alpha::ChooseMission& CampaignDesk::choice_of(Id mission) {
  const auto found = std::find_if(choices.begin(), choices.end(), [&](const auto& c) { return c.mission == mission; });
  if (found != choices.end()) return *found;
  choices.push_back({mission, {}, false, false, false});
  return choices.back();
}

std::string CampaignDesk::free_call_sign() const {
  const auto taken = [this](const std::string& sign) {
    return std::any_of(state().pilots.begin(), state().pilots.end(),
                       [&](const alpha::Pilot& p) { return p.call_sign == sign; });
  };
  for (const std::string& sign : call_signs()) {
    if (!taken(sign)) return sign;
  }
  int n = state().recruited + 1;
  while (taken("Alpha " + std::to_string(n))) ++n;
  return "Alpha " + std::to_string(n);
}

}  // namespace plotboard::desk
