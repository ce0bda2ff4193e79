#pragma once
// Campaigns for the tests of sheet, hangar and print: pilots of a rank, a mission in the hangar, a hand before it.
#include <string>

#include "campaign/alpha.hpp"
#include "desk/alpha/campaign.hpp"
#include "panels_hand.hpp"

namespace plotboard::test {

// Everybody of that rank and path, with those points; every mission is open.
inline campaign::alpha::Session raised(int rank, campaign::alpha::Path path, int upgrade_points, int path_points) {
  using namespace campaign::alpha;
  State state = founded(Mode::completionist).state();
  for (Pilot& pilot : state.pilots) {
    pilot.rank = rank;
    pilot.path = rank >= kPathRank ? path : Path::none;
    pilot.upgrade_points = upgrade_points;
    pilot.path_points = path_points;
  }
  for (Card& card : state.cards) card.won = true;
  for (Tour& tour : state.tours) tour.end = TourEnd::won;
  return {test::alpha_book(), state};
}
inline campaign::alpha::Session in_hangar(const char* mission, int rank, campaign::alpha::Path path, int upgrade_points,
                                          int path_points) {
  using namespace campaign::alpha;
  Session session = raised(rank, path, upgrade_points, path_points);
  does(session, ChooseMission{mission, {}, false, false, false});
  return session;
}
// In the window, from a file as a person opens it.
inline void opens(Hand& hand, const campaign::alpha::Session& session, desk::CampaignPage page) {
  const std::string path = hand.folder_file("group.campaign");
  REQUIRE(campaign::alpha::File::begin(path, session));
  hand.desk.show_campaign_choice();
  REQUIRE(campaign_of(hand.desk.campaigns).open(path));
  hand.desk.show_campaign();
  campaign_of(hand.desk.campaigns).show(page);
  hand.frames(4);
}

}  // namespace plotboard::test
