#include "desk/campaigns/campaigns.hpp"

#include <algorithm>

#include "base/base.hpp"
#include "campaign/common/kind.hpp"
#include "desk/core/settings.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

#define PLOTBOARD_CAMPAIGN(name) std::unique_ptr<CampaignRoom> name##_room(const CampaignRoom::Given& given);
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN

bool is_campaign(const std::string& path) { return io::ending_of(path) == kCampaignEnding; }

Campaigns::Campaigns(const CampaignRoom::Given& given) : settings_(given.settings) {
#define PLOTBOARD_CAMPAIGN(name) rooms_.push_back({#name, name##_room(given)});
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
}

void Campaigns::turn_to_kind(const std::string& kind) {
  for (std::size_t i = 0; i < rooms_.size(); ++i) {
    if (rooms_[i].kind == kind) on_show_ = i;
  }
}

void Campaigns::turn_to_last() {
  if (is_there(settings_.campaign)) turn_to(settings_.campaign);
}

CampaignRoom& Campaigns::of_kind(const std::string& kind) const {
  const auto found = std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.kind == kind; });
  ENSURE(found != rooms_.end(), "a kind of campaign that the program has: " + kind);
  return *found->room;
}

bool Campaigns::open(const std::string& path) {
  turn_to(path);
  return on_show().open(path);
}

bool Campaigns::is_there(const std::string& path) { return io::exists(path); }

void Campaigns::turn_to(const std::string& path) {
  if (rooms_.size() == 1 || on_show().path() == path) return;
  // One that is open in its room already is closed to everybody else.
  const auto found =
      std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.room->path() == path; });
  if (found == rooms_.end()) {
    // Of one that is of no kind the room on show says what is wrong with it.
    if (const auto* kind = campaign::kind_of_file(campaign::kinds(), path)) turn_to_kind(kind->id());
    return;
  }
  on_show_ = static_cast<std::size_t>(found - rooms_.begin());
}

}  // namespace plotboard::desk
