// The list of campaigns: when each was played, other names, and campaigns that are removed and brought back.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "campaign_evening.hpp"
#include "desk/alpha/campaign_words.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "shown_text.hpp"

namespace plotboard::campaign_list {

using namespace plotboard::test;
using desk::CampaignDesk;
using desk::NextStep;

namespace {

const desk::CampaignLine& line_of(CampaignDesk& campaign, const std::string& path) {
  campaign.look_up();
  const auto& all = campaign.all();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& line) { return line.path == path; });
  REQUIRE(found != all.end());
  return *found;
}

}  // namespace

TEST_CASE("The list says when each campaign was played, and how many missions it has won and lost") {
  Evening evening;
  const std::string first = evening.ready().path();
  CampaignDesk& campaign = evening.landed(true);
  REQUIRE(desk::press(campaign, NextStep::Press::finish));
  CHECK(line_of(campaign, first).words == "Classic, round 2, 3 pilots, 1 mission won");
  REQUIRE(campaign.hand(alpha::Draw{}));
  REQUIRE(campaign.hand(alpha::ChooseMission{campaign.state().drawn.front(), {}, false, false, false}));
  evening.landed(false);
  REQUIRE(desk::press(campaign, NextStep::Press::finish));
  const std::string second = evening.found().path();
  CHECK(line_of(campaign, first).words == "Classic, round 3, 3 pilots, 1 mission won, 1 lost");
  CHECK(line_of(campaign, first).when.rfind("today ", 0) == 0);
  CHECK(line_of(campaign, second).when.rfind("today ", 0) == 0);
}

TEST_CASE("A campaign gets another name, open or not, and undo takes it back") {
  Evening evening;
  const std::string first = evening.found().path();
  CampaignDesk& campaign = evening.found();
  const std::string second = campaign.path();
  evening.d.show_campaign_choice();
  REQUIRE(campaign.rename_group(second, "Onyx Squadron"));
  CHECK(campaign.choosing);
  CHECK(campaign.state().name == "Onyx Squadron");
  REQUIRE(campaign.rename_group(first, "Rook Flight"));
  CHECK(campaign.path() == second);
  CHECK(line_of(campaign, first).name == "Rook Flight");
  CHECK(line_of(campaign, second).name == "Onyx Squadron");
  CHECK_FALSE(campaign.rename_group(first, " "));
  CHECK(says(evening.d, "Give the flight group a name."));
  REQUIRE(campaign.open(first));
  CHECK(campaign.state().name == "Rook Flight");
  CHECK(campaign.chronicle().back().text == "The flight group Flight Group Alpha is now called Rook Flight.");
  CHECK(campaign.undo_words() == "Call the flight group Rook Flight");
  REQUIRE(campaign.undo());
  CHECK(campaign.state().name == "Flight Group Alpha");
}

TEST_CASE("The last campaign is called by its new name before it is opened") {
  const Folder folder;
  std::string file;
  {
    Evening evening(folder.path());
    file = evening.found().path();
  }
  Evening next(folder.path());
  CHECK(campaign_of(next.d.campaigns).last_name() == "Flight Group Alpha");
  REQUIRE(campaign_of(next.d.campaigns).rename_group(file, "Rook Flight"));
  CHECK(campaign_of(next.d.campaigns).last_name() == "Rook Flight");
}

TEST_CASE("A campaign that is removed is kept with its battle, and comes back as it was") {
  const Folder folder;
  Evening evening(folder.path());
  CampaignDesk& campaign = evening.ready();
  const std::string path = campaign.path();
  campaign.flown_by = desk::FlownBy::bot;
  REQUIRE(campaign.take_off());
  for (int i = 0; i < 6; ++i) evening.d.answers.go_on();
  const std::uint64_t left = hash(evening.d);
  const alpha::State state = campaign.state();
  const std::string battle = campaign.battle_path();
  SECTION("while its battle lies on the table") {}
  SECTION("with another table between") { evening.d.new_table("3x3"); }
  SECTION("while it is not the open one") { REQUIRE(evening.found().path() != path); }
  evening.d.show_campaign_choice();
  const std::size_t listed = campaign.all().size();
  const bool was_open = campaign.path() == path;
  REQUIRE(campaign.remove(path));
  CHECK(campaign.all().size() == listed - 1);
  CHECK(campaign.is_open() != was_open);
  CHECK(evening.d.settings.campaign != path);
  CHECK_FALSE(io::exists(path));
  CHECK_FALSE(io::exists(battle));
  CHECK(says(evening.d, "Nothing is deleted"));
  REQUIRE(campaign.removed().size() == 1);
  CHECK(campaign.removed().front().name == "Flight Group Alpha");
  CHECK(io::exists(campaign.removed().front().path));
  if (evening.d.has_table() && evening.d.table().mission == state.plan.mission.text()) evening.d.answers.go_on();
  for (const desk::RecentTable& table : evening.d.files.recent_tables())
    CHECK(table.path.find("removed") == std::string::npos);
  REQUIRE(campaign.bring_back(campaign.removed().front().path));
  CHECK(campaign.removed().empty());
  REQUIRE(campaign.all().size() == listed);
  REQUIRE(campaign.open(path));
  CHECK(campaign.state() == state);
  REQUIRE(io::exists(battle));
  REQUIRE(campaign.fly());
  CHECK(hash(evening.d) == left);
}

TEST_CASE("Of two campaigns of one file name both come back") {
  Evening evening;
  CampaignDesk& campaign = evening.found();
  const std::string path = campaign.path();
  REQUIRE(campaign.remove(path));
  REQUIRE(evening.found().path() == path);
  REQUIRE(campaign.bring_back(campaign.removed().front().path));
  CHECK(campaign.all().size() == 2);
  REQUIRE(campaign.remove(path));
  REQUIRE(campaign.remove(campaign.all().front().path));
  CHECK(campaign.removed().size() == 2);
}

TEST_CASE("A file that is no campaign has a line that says so, and can be removed") {
  Evening evening;
  CampaignDesk& campaign = evening.found();
  const std::string bad = desk::campaigns_in(evening.home()) + "/holiday.campaign";
  REQUIRE(io::write_file(bad, "not a campaign at all"));
  const desk::CampaignLine line = line_of(campaign, bad);
  CHECK_FALSE(line.readable);
  CHECK(line.name == "holiday.campaign");
  CHECK(line.words == "Cannot be read: the file is damaged, or no campaign.");
  CHECK_FALSE(line.why.empty());
  CHECK_FALSE(campaign.open(bad));
  CHECK_FALSE(campaign.rename_group(bad, "Rook Flight"));
  REQUIRE(campaign.remove(bad));
  CHECK(campaign.removed().size() == 1);
  REQUIRE(io::write_file(bad, ""));
  CHECK_FALSE(line_of(campaign, bad).readable);
}

TEST_CASE("A campaign that another Plotboard has open is listed as such, and not removed") {
  const Folder folder;
  Evening first(folder.path()), second(folder.path());
  const std::string path = first.found().path();
  CHECK(line_of(campaign_of(second.d.campaigns), path).words == "Open in another Plotboard: close it there first.");
  CHECK_FALSE(campaign_of(second.d.campaigns).remove(path));
  CHECK(io::exists(path));
  CHECK(says(second.d, "is open in another Plotboard"));
}

TEST_CASE("Campaigns are renamed, removed and brought back by clicks") {
  Hand hand(1280, 720);
  hand.desk.settings.flight_seconds = 0;
  hand.desk.show_campaign_choice();
  REQUIRE(campaign_of(hand.desk.campaigns).found());
  CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  hand.desk.show_campaign_choice();
  hand.frames(3);
  const auto click = [&hand](const char* name) {
    INFO(name);
    hand.click(name);
    hand.frames(3);
  };
  click("campaign/list-more-1");
  click("campaign/list-rename");
  hand.type("Sable Flight");  // the keyboard is there already, and what stood there is selected
  click("campaign/group-renamed");
  CHECK(campaign.state().name == "Sable Flight");
  CHECK_FALSE(hand.shows("campaign/group-name"));
  click("campaign/list-more-1");
  click("campaign/list-rename");
  hand.fill("campaign/group-name", "Onyx Squadron");  // with Enter at its end
  hand.frames(2);
  CHECK(campaign.state().name == "Onyx Squadron");
  CHECK_FALSE(hand.shows("campaign/group-name"));
  click("campaign/list-more-1");
  click("campaign/list-remove");
  CHECK(campaign.all().empty());
  CHECK_FALSE(campaign.is_open());
  REQUIRE(hand.shows("campaign/removed"));
  click("campaign/bring-back-1");
  CHECK(campaign.all().size() == 1);
  CHECK_FALSE(hand.shows("campaign/removed"));
  click("campaign/open-1");
  CHECK(campaign.state().name == "Onyx Squadron");
  CHECK(hand.shows("campaign/next"));
}

}  // namespace plotboard::campaign_list
