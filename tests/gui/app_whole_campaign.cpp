// The acceptance run of the campaign: a Classic campaign in the real program by mouse alone, from recruits to the last
// tour. A player before the headless panels founds it, spends experience, draws, takes a card, fits a ship out, lets
// stand-in pilots fly the mission, brings the report home and settles, and writes every click down; the program then
// plays the recording without a display and must come to the same campaign. Two rounds of it; PLOTBOARD_SOAK multiplies
// them, and from 50 on it is flown to its end.
#include <catch2/catch.hpp>
#include <fstream>

#include "desk/alpha/campaign.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "desk/desk.hpp"
#include "io/io.hpp"
#include "sitting.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/soak.hpp"

namespace plotboard::app_whole_campaign {

namespace alpha = desk::alpha;
using data::Path;

namespace {

constexpr int kRounds = 2;
constexpr int kTriesForAll = 50;
constexpr std::uint64_t kSeed = 7;

// Flights and pauses take no time, or each mission is minutes of pictures.
void hurry(const std::string& home) {
  std::ofstream(home + "/settings.json")
      << R"({"format": "plotboard-settings/1", "tour_done": true, "flight_seconds": 0, "pause_seconds": 0})";
}

class Months {
 public:
  explicit Months(test::Sitting& sitting) : s_(sitting) {}

  void found() {
    for (const char* name : {"start/campaign", "campaign/found"}) s_.click(name);
    REQUIRE(campaign().is_open());
    s_.click("campaign/recruit");  // four pilots
  }
  void round() {
    const int before = state().round;
    INFO("round " << before);
    spend();
    if (alpha::draws_cards(state())) s_.click("campaign/next");
    take();
    fit_out();
    s_.click("campaign/by-bot");
    s_.click("campaign/next");
    REQUIRE(campaign().is_on_table());
    fly();
    // Messages of the last moments may still lie over the report's buttons; they fade.
    for (int i = 0; i < 10 && state().stage == alpha::Stage::flying; ++i) {
      s_.click("report/home");
      if (state().stage == alpha::Stage::flying) s_.wait(60);
    }
    REQUIRE(state().stage == alpha::Stage::debrief);
    for (int i = 0; i < 20 && state().stage == alpha::Stage::debrief; ++i) s_.click("campaign/next");
    CHECK((state().round == before + 1 || is_over()));
  }
  [[nodiscard]] const alpha::State& state() { return campaign().state(); }
  [[nodiscard]] bool is_over() { return state().stage == alpha::Stage::over; }
  [[nodiscard]] int bought() const { return bought_; }
  [[nodiscard]] int fitted() const { return fitted_; }

 private:
  desk::CampaignDesk& campaign() { return campaign_of(s_.desk().campaigns); }

  // Ranks first, each pilot by another path; the rest for upgrades.
  void spend() {
    static constexpr Path kPaths[] = {Path::ace, Path::force_user, Path::coordinate, Path::tech};
    s_.click("campaign/tab-pilots");
    const Ids pilots = state().muster;
    for (std::size_t i = 0; i < pilots.size(); ++i) {
      const auto pilot = [&]() -> const alpha::Pilot& { return *state().pilot(pilots[i]); };
      if (pilot().xp == 0) continue;
      s_.click("campaign/pilot/pick-" + pilots[i].text());
      for (bool more = true; more;) {
        more = false;
        const Path path = pilot().path != Path::none ? pilot().path : kPaths[i % 4];
        const std::string rank =
            std::string("campaign/pilot/") + data::name_of(path) + "-" + std::to_string(pilot().rank + 1) + "-buy";
        if (!s_.shows(rank)) break;
        const int was = pilot().rank;
        s_.click(rank);
        more = pilot().rank > was;
        bought_ += more ? 1 : 0;
      }
      for (int left = 2; left > 0 && pilot().xp > 0 && pilot().rank > 1; --left) {
        s_.click("campaign/pilot/buy-upgrades");
      }
    }
    s_.click("campaign/tab-home");
  }
  // The first card on the table that may be flown.
  void take() {
    for (const alpha::Card& card : state().cards) {
      const std::string name = "campaign/" + card.mission.text() + "/take";
      if (!s_.is_in_view(name)) continue;
      s_.click(name);
      if (state().stage == alpha::Stage::hangar) return;
    }
    FAIL("no card can be taken");
  }
  void fit_out() {
    const Ids pilots = state().plan.pilots;
    for (const Id pilot : pilots) {
      s_.click("campaign/hangar/pick-" + pilot.text());
      s_.click("campaign/hangar/suggest-1");
      fitted_ += state().loadout_of(pilot)->cards.empty() ? 0 : 1;
    }
  }
  void fly() {
    for (int i = 0; i < 400 && !campaign().is_battle_over(); ++i) {
      if (s_.shows("placing/all")) {
        s_.click("placing/all");
      } else {
        s_.run_on();
      }
    }
    REQUIRE(campaign().is_battle_over());
    REQUIRE(s_.shows("report/home"));
  }

  test::Sitting& s_;
  int bought_ = 0, fitted_ = 0;
};

}  // namespace

TEST_CASE("A Classic campaign by mouse in the real program, from recruits on, comes to the same state") {
  const test::Folder here, there, recording;
  hurry(here.path());
  hurry(there.path());
  const int rounds = kRounds * test::tries(1);
  std::uint64_t hash = 0;
  std::string name;
  test::Sitting sitting(here.path(), false, kSeed, test::Recorder::kQuick);
  Months months(sitting);
  months.found();
  while (!months.is_over() && (test::tries(1) >= kTriesForAll || months.state().round <= rounds)) months.round();
  hash = alpha::hash_of(months.state());
  name = io::file_name(campaign_of(sitting.desk().campaigns).path());
  CHECK(months.fitted() > 0);
  if (test::tries(1) >= kTriesForAll) {
    CHECK(months.is_over());
    CHECK(months.bought() > 10);
    WARN("a campaign of " << months.state().round << " rounds, " << months.bought() << " ranks bought");
  }
  REQUIRE(test::play_back(sitting.recorder(), recording, there.path(), "--seed " + std::to_string(kSeed)) == 0);
  const std::string file = desk::campaigns_in(there.path()) + "/" + name;
  REQUIRE(io::exists(file));
  const auto opened = alpha::File::open(file, test::alpha_book());
  REQUIRE(opened.ok());
  CHECK(alpha::hash_of(opened->first.state()) == hash);
}

}  // namespace plotboard::app_whole_campaign
