#pragma once
// The rooms of all kinds of campaigns (engine/campaign/kinds.inc), and which of them is on show.

#include <memory>
#include <string>
#include <vector>

#include "desk/campaigns/room.hpp"

namespace plotboard::desk {

class Campaigns {
 public:
  explicit Campaigns(const CampaignRoom::Given& given);

  [[nodiscard]] CampaignRoom& on_show() { return *rooms_[on_show_].room; }
  [[nodiscard]] const CampaignRoom& on_show() const { return *rooms_[on_show_].room; }
  // Of that kind, by its id.
  [[nodiscard]] CampaignRoom& room(const std::string& kind) { return of_kind(kind); }
  [[nodiscard]] const CampaignRoom& room(const std::string& kind) const { return of_kind(kind); }
  [[nodiscard]] const std::string& kind_on_show() const { return rooms_[on_show_].kind; }
  void turn_to_kind(const std::string& kind);
  void turn_to_last();                 // to the room of the campaign that was open last (Settings::campaign)
  bool open(const std::string& path);  // in the room of its kind; false: a message says why
  [[nodiscard]] static bool is_there(const std::string& path);

 private:
  struct Room {
    std::string kind;
    std::unique_ptr<CampaignRoom> room;
  };
  [[nodiscard]] CampaignRoom& of_kind(const std::string& kind) const;
  void turn_to(const std::string& path);  // the room where that file belongs

  const Settings& settings_;
  std::vector<Room> rooms_;
  std::size_t on_show_ = 0;
};

}  // namespace plotboard::desk
