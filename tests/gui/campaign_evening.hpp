#pragma once
// A campaign on the desk without a window: founded, and ready to fly.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "desk/desk.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

namespace alpha = desk::alpha;

// Nobody stands between it and the folder but the desk.
struct Evening {
  explicit Evening(const std::string& home) : d(catalog(), home) {
    d.seed = 7;
    d.settings.flight_seconds = 0;
  }
  desk::CampaignDesk& found(alpha::Mode mode = alpha::Mode::classic) {
    d.show_campaign_choice();
    d.campaign.founding.mode = mode;
    REQUIRE(d.campaign.found());
    d.show_campaign();
    return d.campaign;
  }
  // To the hangar before the introduction.
  desk::CampaignDesk& ready() {
    found();
    REQUIRE(d.campaign.hand(alpha::ChooseMission{Id("0:1"), {}, false, false, false}));
    return d.campaign;
  }
  desk::Desk d;
};

inline bool says(const desk::Desk& d, const std::string& part) {
  const auto& view = d.messages.list();
  return std::any_of(view.begin(), view.end(),
                     [&](const auto& message) { return message.text.find(part) != std::string::npos; });
}

}  // namespace plotboard::test
