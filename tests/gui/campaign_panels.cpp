// The campaign before the headless panels: from the start screen to the first dial, a whole round by mouse, at every
// text size; and the same by a recording in the real program.
#include <algorithm>
#include <catch2/catch.hpp>

#include "desk/alpha/campaign.hpp"
#include "desk/desk.hpp"
#include "io/io.hpp"
#include "panels_hand.hpp"
#include "program_support.hpp"
#include "shown_text.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"

namespace plotboard::campaign_panels {

using test::Folder;
using test::Hand;
using test::Recorder;
namespace alpha = desk::alpha;

namespace {

// A hand that counts its clicks and writes them down.
struct Clicker {
  explicit Clicker(Hand& whose, Recorder* into = nullptr) : hand(whose), recorder(into) {}
  void operator()(const std::string& name) {
    INFO("click " << clicks + 1 << ": " << name);
    if (recorder != nullptr) recorder->click(hand.where(name));
    hand.click(name);
    hand.frames(3);
    ++clicks;
  }
  Hand& hand;
  Recorder* recorder;
  int clicks = 0;
};

// Over several lines, too.
bool shows_words(const std::string& words) {
  std::string all;
  for (const std::string& line : test::shown_text()) all += line + " ";
  return all.find(words) != std::string::npos;
}

void settle_in(Hand& hand) {
  hand.desk.seed = 7;
  hand.desk.settings.flight_seconds = 0;
  hand.frames(3);
}

// Founded, the first card drawn and taken, flown at a table without the program: on its page.
void to_the_typed_page(Clicker& click) {
  click("start/campaign");
  click("campaign/found");
  click("campaign/next");  // draws
  const Id card = campaign_of(click.hand.desk.campaigns).state().drawn.front();
  click("campaign/" + card.text() + "/take");
  click("campaign/by-typed");
  click("campaign/next");  // flown
}

}  // namespace

TEST_CASE("From the start screen to the first mission's first dial in at most seven clicks") {
  Hand hand;
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  click("campaign/next");  // draws two missions
  REQUIRE(campaign_of(hand.desk.campaigns).state().drawn.size() == 2);
  const Id card = campaign_of(hand.desk.campaigns).state().drawn.front();
  click("campaign/" + card.text() + "/take");
  hand.frames(2);
  // The story is a click away before it flies, and the ship stands in the upper half.
  CHECK(hand.shows("campaign/hangar/briefing"));
  CHECK_FALSE(shows_words(test::catalog().mission(card)->briefing.front()));
  CHECK(hand.where("campaign/hangar/slot-0").bottom < 360);
  click("campaign/next");  // flies
  REQUIRE(hand.desk.screen == desk::Screen::table);
  REQUIRE(campaign_of(hand.desk.campaigns).is_on_table());
  click("placing/all");
  REQUIRE(hand.desk.table().play.phase == state::Phase::planning);
  hand.frames(3);
  CHECK(hand.desk.dial.open);  // the first ship's, by itself
  CHECK(hand.shows("dial/2F"));
  CHECK(click.clicks + 1 <= 7);  // and the maneuver on the dial
}

TEST_CASE("Enter does the next step, but not what has to be chosen or thrown") {
  Hand hand;
  settle_in(hand);
  hand.click("start/campaign");
  hand.frames(3);
  hand.key(ImGuiKey_Enter);  // founds it
  hand.frames(3);
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  REQUIRE(campaign.is_open());
  hand.key(ImGuiKey_Enter);  // draws
  hand.frames(3);
  REQUIRE(campaign.state().drawn.size() == 2);
  hand.key(ImGuiKey_Enter);
  CHECK(campaign.state().stage == alpha::Stage::home);
  REQUIRE(campaign.hand(alpha::ChooseMission{campaign.state().drawn.front(), {}, false, false, false}));
  campaign.flown_by = desk::FlownBy::typed;
  hand.frames(3);
  hand.key(ImGuiKey_Enter);  // flown
  REQUIRE(campaign.typing);
  campaign.outcome_typed = true;
  REQUIRE(campaign.land_typed());
  hand.frames(3);
  hand.key(ImGuiKey_Enter);  // what happened, then experience: nobody was shot down
  CHECK(campaign.debrief_step == 2);
  hand.key(ImGuiKey_Enter);
  CHECK(campaign.debrief_step == 3);
  hand.key(ImGuiKey_Enter);
  CHECK(campaign.state().round == 1);
}

TEST_CASE("Before the draw home says whose XP is about to be locked, and leads to the sheet [fga-2.12-1]") {
  Hand hand(1280, 720);
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  CHECK_FALSE(shows_words("not again until the round is settled"));
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  REQUIRE(campaign.hand(alpha::Correct{Id("pilot-1"), 2, 0, 0, ""}));
  REQUIRE(campaign.hand(alpha::Correct{Id("pilot-2"), 40, 0, 0, ""}));
  hand.frames(3);
  CHECK(shows_words("not again until the round is settled"));
  CHECK(shows_words("Kestrel can be promoted"));
  CHECK(shows_words("Vesper has 2 XP"));
  click("campaign/spend-pilot-2");
  CHECK(campaign.page == desk::CampaignPage::pilot);
  CHECK(campaign.pilot == Id("pilot-2"));
  click("campaign/next");  // draws, from the sheet
  CHECK(campaign.page == desk::CampaignPage::home);
  CHECK_FALSE(shows_words("not again until the round is settled"));
  campaign.undo();
  campaign.show(desk::CampaignPage::home);
  hand.frames(3);
  hand.point(640, 600);
  ImGui::GetIO().MouseWheel = -50;
  hand.frames(3);
  click("campaign/next");
  const auto card = hand.where("campaign/" + campaign.state().drawn.front().text() + "/easier");
  CHECK(card.top > hand.where("campaign/back").bottom);  // home has scrolled to the cards
  CHECK(card.bottom < 720);
}

TEST_CASE("The introduction is a click away too") {
  Hand hand;
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  CHECK(hand.shows("campaign/0:1/take"));
  click("campaign/0:1/take");
  CHECK(campaign_of(hand.desk.campaigns).state().stage == alpha::Stage::hangar);
  CHECK(campaign_of(hand.desk.campaigns).page == desk::CampaignPage::hangar);
}

TEST_CASE("A whole round by mouse: typed result, ejection, shares, settled, undone") {
  Hand hand(1280, 1400);
  settle_in(hand);
  Clicker click(hand);
  to_the_typed_page(click);
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  REQUIRE(campaign.typing);
  click("typed/won");
  for (int i = 0; i < 10; ++i) click("typed/pool/more");
  CHECK(campaign.typed.pool == 10);
  click("typed/pilot-1/down");
  click("typed/pilot-1/hostile");
  click("typed/pilot-2/kill");
  const auto kill = std::find_if(hand.probe.widgets.begin(), hand.probe.widgets.end(),
                                 [](const auto& widget) { return widget.first.rfind("typed/pilot-2/kill-", 0) == 0; });
  REQUIRE(kill != hand.probe.widgets.end());
  click(std::string(kill->first));
  REQUIRE(campaign.typed.pilots[1].kills.size() == 1);
  click("typed/land");
  REQUIRE(campaign.state().stage == alpha::Stage::debrief);
  CHECK(campaign.state().debrief.report.pool == 10);
  CHECK(shows_words("Lost the ship in hostile space and shot nobody down."));
  CHECK(shows_words("Came home, and shot down a"));
  click("debrief/next");
  REQUIRE(campaign.debrief_step == 1);
  CHECK(shows_words("Each focus costs 1 to 6 U&M points, each hit 1 to 6 XP of the mission"));
  CHECK(shows_words("Shot down in hostile space: 3 dice."));
  click("debrief/type-pilot-1");
  click("debrief/die-1-focus");
  click("debrief/die-2-hit");
  CHECK(shows_words("Throw again for 1 focus, 1 to 6: U&M points lost"));
  CHECK(shows_words("Throw again for 1 hit, 1 to 6: XP lost"));
  // What it comes to stands below while it is typed, no more than there is to lose.
  CHECK(shows_words("Loses 1 XP of the mission."));
  click("debrief/die-3-crit");
  click("debrief/die-2-crit");
  CHECK(shows_words("Seriously injured: flies the next mission one rank lower."));
  click("debrief/die-1-crit");
  CHECK(shows_words("Killed in action."));
  click("debrief/die-1-focus");
  click("debrief/die-2-hit");
  click("debrief/die-3-blank");
  click("debrief/upgrades/more");
  click("debrief/typed");
  REQUIRE(campaign.state().debrief.ejections.size() == 1);
  CHECK(campaign.state().debrief.ejections.front().upgrade_points == 2);
  CHECK(campaign.state().debrief.ejections.front().xp == 1);
  click("debrief/next");
  REQUIRE(campaign.debrief_step == 2);
  click("debrief/extra-pilot-3");
  CHECK(campaign.state().debrief.shared);
  click("debrief/next");
  click("debrief/settle");
  CHECK(campaign.state().round == 2);
  CHECK(campaign.state().pilot(Id("pilot-1"))->xp == 2);  // 3 of the pool less 1 for the hit
  CHECK(campaign.state().pilot(Id("pilot-2"))->xp == 3);
  CHECK(campaign.state().pilot(Id("pilot-3"))->xp == 4);
  CHECK(campaign.state().pilot(Id("pilot-2"))->kills.size() == 1);
  click("campaign/undo");
  CHECK(campaign.state().stage == alpha::Stage::debrief);
  click("campaign/redo");
  CHECK(campaign.state().round == 2);
}

TEST_CASE("The typed page shows what its objectives pay, and keeps its rows where they are") {
  Hand hand(1280, 1400);
  settle_in(hand);
  Clicker click(hand);
  to_the_typed_page(click);
  CHECK(shows_words("Gold star: "));
  CHECK(shows_words("Its objectives pay at most"));
  const auto before = hand.where("typed/pool/more");
  click("typed/won");
  CHECK(hand.where("typed/pool/more").top == before.top);
  for (const char* pilot : {"typed/pilot-1/down", "typed/pilot-2/down", "typed/pilot-3/down"}) click(pilot);
  CHECK(shows_words("Every ship of the flight group was shot down"));
  CHECK(hand.where("typed/pool/more").top == before.top);
}

TEST_CASE("Doubts about a typed result are in sight beside it") {
  Hand hand(1280, 720);
  settle_in(hand);
  Clicker click(hand);
  to_the_typed_page(click);
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  click("typed/won");
  CHECK_FALSE(hand.shows("typed/doubts"));
  campaign.typed.pool = 900;
  for (alpha::PilotReport& pilot : campaign.typed.pilots) pilot.how = alpha::Return::down;
  hand.frames(3);
  CHECK(shows_words("900 XP in the pool is very much"));
  const auto doubts = hand.where("typed/doubts");
  CHECK(doubts.bottom < hand.where("typed/pilot-1/home").top);
  CHECK(doubts.left > 600);
  for (const char* pilot : {"pilot-1", "pilot-2", "pilot-3"})  // a page that scrolls keeps its buttons in sight
    for (int i = 0; i < 3; ++i)
      campaign.typed.pilots[static_cast<std::size_t>(pilot[6] - '1')].kills.push_back(
          {Id("t65xwing"), Id("rebelalliance"), 1});
  hand.frames(3);
  CHECK(hand.where("typed/land").bottom <= 720);
}

TEST_CASE("While one pilot's dice are typed in the others' rolls stay there") {
  Hand hand(1280, 720);
  settle_in(hand);
  Clicker click(hand);
  to_the_typed_page(click);
  click("typed/pilot-1/down");
  click("typed/pilot-2/down");
  click("typed/lost");
  click("typed/land");
  click("debrief/next");
  click("debrief/type-pilot-1");
  CHECK(hand.shows("debrief/die-1-blank"));
  click("debrief/throw-pilot-2");
  CHECK(campaign_of(hand.desk.campaigns).state().debrief.ejections.size() == 1);
  click("debrief/typed");
  CHECK(campaign_of(hand.desk.campaigns).state().debrief.owed.empty());
}

TEST_CASE("The debrief is skipped in one press") {
  Hand hand(1280, 1400);
  settle_in(hand);
  Clicker click(hand);
  to_the_typed_page(click);
  click("typed/pilot-1/down");
  click("typed/lost");
  click("typed/land");
  click("campaign/next");
  CHECK(campaign_of(hand.desk.campaigns).state().round == 2);
}

TEST_CASE("The flight: recruited, renamed, sent forward, left out, let go") {
  Hand hand(1280, 1600);
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  click("campaign/recruit");
  REQUIRE(campaign.state().pilots.size() == 4);
  CHECK(campaign.state().pilots.back().call_sign == "Onyx");
  click("campaign/flies-pilot-2-forward");
  CHECK(campaign.state().muster.front() == Id("pilot-2"));
  click("campaign/lead-pilot-3");
  CHECK(campaign.state().lead == Id("pilot-3"));
  click("campaign/flies-pilot-1");
  CHECK(campaign.state().muster.size() == 3);
  click("campaign/more-pilot-1");
  click("campaign/rename");
  hand.fill("campaign/new-name", "Falcon");
  click("campaign/rename-done");
  CHECK(campaign.state().pilot(Id("pilot-1"))->call_sign == "Falcon");
  click("campaign/more-pilot-1");
  click("campaign/retire");
  CHECK(campaign.state().pilot(Id("pilot-1"))->flies());  // asked first
  click("retire/yes");
  CHECK(campaign.state().pilot(Id("pilot-1"))->standing == alpha::Standing::retired);
  click("campaign/pilot-pilot-1");  // remembered, and its sheet opens
  CHECK(campaign.page == desk::CampaignPage::pilot);
  CHECK(campaign.pilot == Id("pilot-1"));
}

TEST_CASE("A card's options go with the choice, and its briefing opens over the page") {
  Hand hand(1280, 1200);
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/founder-more");
  click("campaign/found");
  click("campaign/next");
  desk::CampaignDesk& campaign = campaign_of(hand.desk.campaigns);
  const std::string card = "campaign/" + campaign.state().drawn.front().text();
  click(card + "/easier");
  click(card + "/silver");
  click(card + "/briefing");
  REQUIRE(hand.shows("campaign/briefing-close"));
  click("campaign/briefing-close");
  CHECK_FALSE(hand.shows("campaign/briefing-close"));
  click(card + "/take");
  CHECK(campaign.state().plan.easier);
  CHECK(campaign.state().plan.silver);
  CHECK_FALSE(campaign.state().plan.harder);
}

TEST_CASE("Mode and house rules are chosen when the campaign is founded [fga-1.3.3-1]") {
  Hand hand(1280, 1200);
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/mode-ironman");
  click("campaign/house");
  click("campaign/house-injury");
  hand.fill("campaign/name", "Onyx Squadron");
  click("campaign/found");
  CHECK(campaign_of(hand.desk.campaigns).state().mode == alpha::Mode::ironman);
  CHECK(campaign_of(hand.desk.campaigns).state().house.injury_spares_first_rank);
  CHECK(campaign_of(hand.desk.campaigns).state().name == "Onyx Squadron");
}

TEST_CASE("The last campaign is a click away on the start screen, and Escape leads back there") {
  Hand hand;
  settle_in(hand);
  CHECK_FALSE(hand.shows("start/last-campaign"));
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  hand.key(ImGuiKey_Escape);
  hand.frames(3);
  REQUIRE(hand.desk.screen == desk::Screen::start);
  click("start/last-campaign");
  CHECK(hand.desk.screen == desk::Screen::campaign);
  CHECK(hand.shows("campaign/next"));
  click("campaign/others");
  CHECK(hand.shows("campaign/open-1"));
  click("campaign/open-1");
  CHECK(hand.shows("campaign/next"));
}

TEST_CASE("At a mission's end the report goes home to the campaign") {
  Hand hand;
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  click("campaign/0:1/take");
  click("campaign/by-bot");
  click("campaign/next");
  for (int i = 0; i < 3000 && hand.desk.battle.expected().kind != desk::Expect::over; ++i) hand.desk.answers.go_on();
  hand.desk.battle.result_open = true;
  hand.frames(3);
  CHECK_FALSE(hand.shows("report/again"));
  click("report/home");
  CHECK(hand.desk.screen == desk::Screen::campaign);
  CHECK(campaign_of(hand.desk.campaigns).state().stage == alpha::Stage::debrief);
  CHECK(hand.shows("debrief/next"));
  const data::Mission& mission = *test::catalog().mission("0:1");
  for (const data::Objective& objective : mission.objectives) CHECK(shows_words(objective.text));
  CHECK(
      shows_words(campaign_of(hand.desk.campaigns).state().debrief.report.objectives.back().status == state::Status::met
                      ? "Met."
                      : "Failed."));
}

TEST_CASE("A running mission is left for the campaign, which leads back to it") {
  Hand hand;
  settle_in(hand);
  Clicker click(hand);
  click("start/campaign");
  click("campaign/found");
  click("campaign/0:1/take");
  click("campaign/next");
  click("placing/all");
  click("mission/strip");
  click("mission/campaign");
  REQUIRE(hand.desk.screen == desk::Screen::campaign);
  click("campaign/tab-hangar");
  hand.frames(2);
  CHECK(shows_words("The mission is under way."));
  CHECK_FALSE(shows_words("The hangar opens with a mission."));
  click("campaign/next");
  CHECK(hand.desk.screen == desk::Screen::table);
}

TEST_CASE("What a campaign needs is in sight at every text size") {
  for (const double scale : {0.75, 1.0, 1.5, 2.0, 3.0}) {
    Hand hand(1280, 720, scale);
    INFO("text " << scale);
    const auto in_sight = [&hand](const std::string& name) {
      INFO(name);
      const auto where = hand.where(name);
      CHECK(where.left >= 0);
      CHECK(where.right <= 1280);
      CHECK(where.top >= 0);
      CHECK(where.bottom <= 720);
    };
    settle_in(hand);
    hand.desk.show_campaign_choice();
    hand.frames(3);
    in_sight("campaign/name");
    in_sight("campaign/choice-back");
    REQUIRE(campaign_of(hand.desk.campaigns).found());
    hand.frames(3);
    for (const char* name : {"campaign/next", "campaign/back", "campaign/undo", "campaign/tab-pilots"}) in_sight(name);
  }
}

TEST_CASE("A round by mouse in the real program comes to the same campaign") {
  const Folder here, there, recording;
  Recorder recorder;
  std::uint64_t hash = 0;
  std::string name;
  {
    Hand hand(1280, 720, 1, here.path());
    settle_in(hand);
    hand.desk.settings.flight_seconds = 0.6;  // as the program has it
    Clicker click(hand, &recorder);
    to_the_typed_page(click);
    click("typed/won");
    for (int i = 0; i < 4; ++i) click("typed/pool/more");
    click("campaign/tab-pilots");
    click("campaign/tab-home");
    hash = alpha::hash_of(campaign_of(hand.desk.campaigns).state());
    name = io::file_name(campaign_of(hand.desk.campaigns).path());
  }
  REQUIRE(test::play_back(recorder, recording, there.path(), "--seed 7") == 0);
  const std::string file = desk::campaigns_in(there.path()) + "/" + name;
  REQUIRE(io::exists(file));
  const auto opened = alpha::File::open(file, test::alpha_book());
  REQUIRE(opened.ok());
  CHECK(alpha::hash_of(opened->first.state()) == hash);
}

}  // namespace plotboard::campaign_panels
