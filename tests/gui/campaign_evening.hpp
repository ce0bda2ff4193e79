#pragma once
// A campaign on the desk without a window: founded, and ready to fly.
#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "desk/alpha/campaign.hpp"
#include "desk/desk.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::test {

namespace alpha = desk::alpha;

// Nobody stands between it and the folder but the desk: one of its own, or another evening's.
struct Evening {
  Evening() : Evening(std::make_unique<Folder>()) {}
  explicit Evening(const std::string& home) : d(catalog(), home) {
    d.seed = 7;
    d.settings.flight_seconds = 0;
  }
  desk::CampaignDesk& found(alpha::Mode mode = alpha::Mode::classic) {
    d.show_campaign_choice();
    campaign_of(d.campaigns).founding.mode = mode;
    REQUIRE(campaign_of(d.campaigns).found());
    d.show_campaign();
    return campaign_of(d.campaigns);
  }
  // To the hangar before the introduction.
  desk::CampaignDesk& ready() {
    found();
    REQUIRE(campaign_of(d.campaigns).hand(alpha::ChooseMission{Id("0:1"), {}, false, false, false}));
    return campaign_of(d.campaigns);
  }
  // And flown at a table, its result typed in: in the debrief.
  desk::CampaignDesk& landed(bool won, bool gold = false) {
    campaign_of(d.campaigns).flown_by = desk::FlownBy::typed;
    REQUIRE(campaign_of(d.campaigns).take_off());
    campaign_of(d.campaigns).typed.won = won;
    campaign_of(d.campaigns).typed.gold = gold;
    campaign_of(d.campaigns).outcome_typed = true;
    REQUIRE(campaign_of(d.campaigns).land_typed());
    return campaign_of(d.campaigns);
  }
  [[nodiscard]] std::string home() const { return own_->path(); }

 private:
  explicit Evening(std::unique_ptr<Folder> own) : Evening(own->path()) { own_ = std::move(own); }
  std::unique_ptr<Folder> own_;  // outlives the desk

 public:
  desk::Desk d;
};

inline bool says(const desk::Desk& d, const std::string& part) {
  const auto& view = d.messages.list();
  return std::any_of(view.begin(), view.end(),
                     [&](const auto& message) { return message.text.find(part) != std::string::npos; });
}

}  // namespace plotboard::test
