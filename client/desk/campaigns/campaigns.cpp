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

Campaigns::Campaigns(const CampaignRoom::Given& given) {
#define PLOTBOARD_CAMPAIGN(name) rooms_.push_back({#name, name##_room(given)});
#include "campaign/kinds.inc"
#undef PLOTBOARD_CAMPAIGN
  if (is_there(given.settings.campaign)) turn_to(given.settings.campaign);
}

CampaignRoom& Campaigns::room(const std::string& kind) {
  return const_cast<CampaignRoom&>(static_cast<const Campaigns&>(*this).room(kind));
}
const CampaignRoom& Campaigns::room(const std::string& kind) const {
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
  auto found = std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.room->path() == path; });
  if (found == rooms_.end()) {
    const campaign::Kind* kind = campaign::kind_of_file(campaign::kinds(), path);
    if (kind == nullptr) return;  // the room on show says what is wrong with it
    found = std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& room) { return room.kind == kind->id(); });
  }
  on_show_ = static_cast<std::size_t>(found - rooms_.begin());
}

}  // namespace plotboard::desk
