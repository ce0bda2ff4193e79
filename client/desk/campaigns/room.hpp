#pragma once
// A campaign on the desk, whatever its kind: what the rest of the desk and of the panels asks of it. Each kind has a
// room of its own (desk/alpha), whose type only that kind's panels know; campaigns.hpp has them all.

#include <cstdint>
#include <memory>
#include <string>

#include "desk/core/any_view.hpp"

namespace plotboard::desk {

class Files;
class Messages;
class Missions;
class OpenTable;
struct Settings;

inline constexpr const char* kCampaignEnding = ".campaign";  // of their files
bool is_campaign(const std::string& path);                   // by its ending

class CampaignRoom {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Settings& settings;
    std::uint64_t& seed;
    Files& files;
    Missions& missions;
    std::string folder;  // the user's
  };
  virtual ~CampaignRoom() = default;
  [[nodiscard]] virtual AnyView seen() const = 0;  // all that its pictures depend on

  // --- which one is open
  virtual void begin_choice() = 0;                 // among all of its kind, and a new one
  virtual bool open(const std::string& path) = 0;  // false: a message says why
  virtual void end_choosing() = 0;                 // the open one is on show again
  [[nodiscard]] virtual bool is_open() const = 0;
  [[nodiscard]] virtual const std::string& path() const = 0;  // "" when none is open
  [[nodiscard]] virtual const std::string& last_name()
      const = 0;                                         // of the one that was open last; "": it cannot be read
  [[nodiscard]] virtual bool has_card_open() const = 0;  // a card or dialog of its own lies over its page

  // --- undo, while its page is on show; words are "" where there is nothing
  [[nodiscard]] virtual bool is_page_on_show() const = 0;
  [[nodiscard]] virtual std::string undo_words() const = 0;
  [[nodiscard]] virtual std::string redo_words() const = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;

  // --- the battle that it wants fought
  [[nodiscard]] virtual bool is_on_table() const = 0;     // the open table is that battle
  [[nodiscard]] virtual bool is_battle_over() const = 0;  // and it has ended
  [[nodiscard]] virtual bool is_at_table() const = 0;     // it is fought at a real table
  virtual bool bring_home() = 0;                          // its report; false: refused, and said so
};

}  // namespace plotboard::desk
