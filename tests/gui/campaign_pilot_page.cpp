// The pilot's page by clicks: buying points, a path and ranks, another name, the printed files.
#include "campaign_support.hpp"
#include "io/io.hpp"

namespace plotboard::campaign_pilot_page {

using namespace plotboard::campaign::alpha;
using namespace plotboard::test;

namespace {

const Id kFirst{"pilot-1"}, kSecond{"pilot-2"};

Session rich(int xp) {
  Session session = founded();
  pays(session, kFirst, xp);
  return session;
}
const Pilot& first(const Hand& hand) { return *campaign_of(hand.desk.campaigns).state().pilot(kFirst); }

}  // namespace

TEST_CASE("Points are bought by the number that the button says, and undone [fga-2.8-7] [fga-2.9.5-1]") {
  Hand hand;
  opens(hand, rich(20), desk::CampaignPage::pilot);
  hand.click("campaign/pilot/upgrades-more");
  hand.click("campaign/pilot/upgrades-more");
  hand.click("campaign/pilot/buy-upgrades");
  CHECK(first(hand).upgrade_points == 3);
  CHECK(first(hand).xp == 17);
  hand.click("campaign/pilot/buy-path");
  CHECK(first(hand).path_points == 2);
  CHECK(first(hand).xp == 14);
  hand.click("campaign/undo");
  CHECK(first(hand).path_points == 0);
  CHECK(first(hand).xp == 17);
}

TEST_CASE("With rank 3 any of four paths is chosen, then only its next rank has a button [fga-2.2-3] [fga-2.2-4]") {
  Hand hand;
  opens(hand, rich(9 + 16 + 5), desk::CampaignPage::pilot);
  for (const char* path : {"ace", "force-user", "coordinate", "tech"})
    CHECK(hand.shows(std::string("campaign/pilot/") + path + "-3-buy"));
  hand.click("campaign/pilot/force-user-3-buy");
  CHECK(first(hand).rank == 3);
  CHECK(first(hand).path == Path::force_user);
  CHECK(first(hand).xp == 21);
  hand.frames(3);
  CHECK_FALSE(hand.shows("campaign/pilot/ace-4"));
  REQUIRE(hand.shows("campaign/pilot/force-user-4-buy"));
  CHECK_FALSE(hand.shows("campaign/pilot/force-user-5-buy"));
  hand.click("campaign/pilot/force-user-4-buy");
  CHECK(first(hand).rank == 4);
  CHECK(first(hand).xp == 5);
  // Too dear: the button is there, and does nothing.
  hand.frames(3);
  hand.click("campaign/pilot/force-user-5-buy");
  CHECK(first(hand).rank == 4);
  hand.click("campaign/pilot/all-paths");
  hand.frames(3);
  CHECK(hand.shows("campaign/pilot/ace-4"));
}

TEST_CASE("After rank 8 the benefits have the button [fga-2.2.4-1]") {
  Session session = founded();
  raise(session, kFirst, 8, Path::ace);
  pays(session, kFirst, 81);
  Hand hand;
  opens(hand, session, desk::CampaignPage::pilot);
  CHECK_FALSE(hand.shows("campaign/pilot/benefit-2-buy"));
  hand.click("campaign/pilot/benefit-1-buy");
  CHECK(first(hand).beyond == 1);
  CHECK(first(hand).xp == 0);
}

TEST_CASE("A pilot is renamed, and leaves") {
  Hand hand;
  opens(hand, rich(1), desk::CampaignPage::pilot);
  hand.click("campaign/pilot/rename");
  hand.frames(3);
  hand.fill("campaign/pilot/call-sign", "Nova");
  hand.fill("campaign/pilot/player", "Ada");
  hand.click("campaign/pilot/rename-done");
  CHECK(first(hand).call_sign == "Nova");
  CHECK(first(hand).player == "Ada");
  hand.frames(3);
  hand.click("campaign/pilot/pick-pilot-2");
  hand.frames(3);
  hand.click("campaign/pilot/retire");
  hand.frames(3);
  CHECK(campaign_of(hand.desk.campaigns).state().pilot(kSecond)->flies());
  hand.key(ImGuiKey_Escape);
  hand.frames(3);
  CHECK_FALSE(hand.shows("retire/yes"));
  hand.click("campaign/pilot/retire");
  hand.frames(3);
  hand.click("retire/yes");
  CHECK_FALSE(campaign_of(hand.desk.campaigns).state().pilot(kSecond)->flies());
  hand.click("campaign/undo");
  CHECK(campaign_of(hand.desk.campaigns).state().pilot(kSecond)->flies());
}

TEST_CASE("Sheet and record are written beside the campaign's file") {
  Hand hand;
  opens(hand, rich(12), desk::CampaignPage::pilot);
  hand.click("campaign/pilot/print-pdf");
  hand.click("campaign/pilot/print-png");
  CHECK(io::exists(hand.folder_file("group-Alpha-1.pdf")));
  CHECK(io::exists(hand.folder_file("group-Alpha-1.png")));
}

TEST_CASE("The page fits at every text size, and every figure has its place") {
  for (const double scale : {1.0, 2.5}) {
    Hand hand(1280 * scale, 720 * scale, scale);
    opens(hand, rich(12), desk::CampaignPage::pilot);
    for (const char* name : {"Rank", "Initiative", "Charge tokens", "Force", "XP banked", "U&M points",
                             "Career path points", "Ejection rolls"}) {
      const auto place = hand.where(std::string("campaign/pilot/figure-") + name);
      CHECK(place.right <= static_cast<float>(1280 * scale));
      CHECK(place.bottom <= static_cast<float>(720 * scale));
    }
    CHECK(hand.where("campaign/pilot/ace-3").right < hand.where("campaign/pilot/ace-4").left);
    CHECK(hand.where("campaign/pilot/ace-8").right <= static_cast<float>(1280 * scale));
  }
}

}  // namespace plotboard::campaign_pilot_page
