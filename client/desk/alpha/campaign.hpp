#pragma once
// The open campaign of Flight Group Alpha: its session, its file (kept at every command in the user's folder), which
// page is on show, and the battle in which its mission is flown. One way in for its changes: hand(); what is refused is
// said as a message. References into state() end with the next change.
//
// A mission's battle lies beside the campaign's file, one for each round ("alpha.round-3.battle"), and is kept at every
// step (files.hpp), so it can be left and taken up another day. Where the take-off is taken back, the next one goes on
// with it if it begins alike; if not, it makes room under another name and stays under "Recent".

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "campaign/alpha/alpha.hpp"
#include "desk/alpha/campaign_board.hpp"
#include "desk/campaigns/campaigns.hpp"
#include "desk/core/cached.hpp"
#include "desk/core/files.hpp"
#include "desk/core/open_table.hpp"
#include "desk/missions/mission_desk.hpp"

namespace plotboard::desk {

enum class CampaignPage : std::uint8_t { home, pilot, hangar, debrief };

// A campaign that is about to be founded.
struct Founding {
  std::string name = "Flight Group Alpha";
  alpha::Mode mode = alpha::Mode::classic;
  alpha::House house;
  std::vector<std::string> pilots;  // call signs
  friend bool operator==(const Founding&, const Founding&) = default;
};

// How a mission is flown.
enum class FlownBy : std::uint8_t {
  people,   // in the window
  bot,      // in the window, by the stand-in pilot
  referee,  // at a real table, with the program as referee
  typed     // at a real table without the program: the result is typed in
};

// All that its pictures depend on.
struct CampaignView {
  std::uint64_t revision = 0;  // rises with every change, and when another campaign is opened
  CampaignPage page = CampaignPage::home;
  Id pilot;               // whose sheet and ship are on show; "": the first of the flight
  bool choosing = false;  // which campaign: no open one is on show
  Founding founding;
  bool house_open = false;  // its house rules are on show
  FlownBy flown_by = FlownBy::people;
  bool typed_dice = false;  // of the battle in the window
  alpha::Report typed;      // the result that is being typed in
  bool typing = false;
  bool outcome_typed = false;  // won or lost: said already
  // What is being put together on the pages, not handed over yet.
  std::vector<alpha::ChooseMission> choices;  // ship and options, one for each card that was touched
  alpha::Recruit recruit;                     // its call sign "": the one suggested
  alpha::Rename rename;                       // its pilot "": nobody is renamed
  alpha::Eject eject;                         // its pilot "": no roll is typed in
  Ids extras;                                 // who is to get the remainder of the pool
  int debrief_step = 0;
  Id briefing;  // mission whose card lies open; "": none
  // Of the list of campaigns: whose name is being changed (its file, "": none), and what is typed in for it.
  std::string renaming, new_name;
  bool removed_open = false;  // those that were removed are on show
  friend bool operator==(const CampaignView&, const CampaignView&) = default;
};

// A line of the list: a file in the user's folder.
struct CampaignLine {
  std::string path, name, words;  // "Classic, round 3, 4 pilots, 2 missions won"; or that it cannot be read
  std::string when;               // it was played last: "today 14:20"
  bool readable = true;
  std::string why;  // it cannot be read, with all that is known
};

class CampaignDesk final : public CampaignView, public CampaignRoom {
 public:
  explicit CampaignDesk(Given given) : given_(std::move(given)) {}
  [[nodiscard]] const CampaignView& view() const { return *this; }
  [[nodiscard]] AnyView seen() const override { return AnyView::of(view()); }

  // --- files
  void look_up();                                                              // reads the folder again
  [[nodiscard]] const std::vector<CampaignLine>& all() const { return all_; }  // the last one first
  [[nodiscard]] const std::vector<CampaignLine>& removed() const { return removed_; }
  bool rename_group(const std::string& path, const std::string& name);  // in its file, by a command that undo knows
  bool remove(const std::string& path);      // into a folder beside, with its battles; closed if it is open
  bool bring_back(const std::string& path);  // from there
  bool found();                              // makes the file of `founding`, and opens it
  bool open(const std::string& path) override;
  [[nodiscard]] const std::string& last_name() const override;
  void begin_founding();  // a fresh form, with call signs suggested
  void begin_choice() override;
  [[nodiscard]] const std::string& path() const override;
  [[nodiscard]] bool has_card_open() const override { return !briefing.empty(); }
  [[nodiscard]] bool is_page_on_show() const override { return is_open() && !choosing && briefing.empty(); }

  // --- the open one; precondition of the next: is_open()
  [[nodiscard]] bool is_open() const override { return session_.has_value(); }
  [[nodiscard]] const alpha::Session& session() const;
  [[nodiscard]] const alpha::State& state() const { return session().state(); }
  [[nodiscard]] const alpha::Book& book() const;
  [[nodiscard]] std::string said(const Phrase& phrase) const { return given_.open.said(phrase); }
  bool hand(const alpha::Command& command);  // false: refused, and said so
  // What undo takes back and redo brings, in words; "" where there is nothing.
  [[nodiscard]] std::string undo_words() const override;
  [[nodiscard]] std::string redo_words() const override;
  bool undo() override;
  bool redo() override;
  [[nodiscard]] const std::vector<TourLine>& tours() const;
  [[nodiscard]] const std::vector<ChronicleLine>& chronicle() const;  // oldest first
  void show(CampaignPage which) { page = which; }
  void show_briefing(Id mission) { briefing = mission; }
  void close_briefing() { briefing = {}; }
  void end_choosing() override { choosing = false; }
  void show_step(int step) { debrief_step = step; }
  void end_typing() { typing = false; }  // the page that asks for a result; what stands there is kept
  void show_removed(bool on) { removed_open = on; }
  void begin_renaming(const std::string& file, const std::string& name);  // in the list
  void end_renaming() { renaming.clear(); }
  void show_pilot(Id who, CampaignPage which = CampaignPage::pilot);
  // Whose sheet or ship is on show: `pilot`, else the first of the flight, else the first there is; null: nobody.
  [[nodiscard]] const alpha::Pilot* shown_pilot() const;
  alpha::ChooseMission& choice_of(Id mission);  // valid until another is asked for
  // A call sign that nobody of the flight group has.
  [[nodiscard]] std::string free_call_sign() const;

  // --- the mission (campaign_battle.cpp)
  bool take_off();  // as `flown_by` says: in the window, at a table, or to the page that asks for its result
  bool fly();       // opens the battle that was left, or lays the mission out
  [[nodiscard]] std::string battle_path() const;  // of this round
  [[nodiscard]] bool has_battle() const;          // one was left
  [[nodiscard]] bool goes_on() const;  // in the hangar: the battle that was left begins as this flight's would
  [[nodiscard]] bool is_on_table() const override;     // the open table is this mission's battle
  [[nodiscard]] bool is_battle_over() const override;  // and it has ended
  [[nodiscard]] bool is_at_table() const override { return state().plan.at_table; }
  [[nodiscard]] bool is_left_over() const;  // it had ended when it was left: its report is still to be brought home
  // Of the battle on the table or left: "round 4 of 12, 2 of 4 objectives met, all pilots flying"; "": it has not
  // begun.
  [[nodiscard]] std::string how_far() const;
  [[nodiscard]] std::vector<ObjectiveLine> objectives() const;  // of the same; empty: it has not begun
  bool bring_home() override;                                   // its report; a battle that was left is opened for it
  void fly_by(FlownBy way);                                     // remembered for the missions to come
  void begin_typing();  // the page that asks for a result; `typed` as it stands is kept
  bool land_typed();

 private:
  struct Left {  // what is known of the battle that was left
    bool over = false;
    std::string how_far;
    std::vector<ObjectiveLine> objectives;
  };
  [[nodiscard]] const Left& left() const;
  [[nodiscard]] CampaignLine line_of(const std::string& path) const;
  // Its file then; nothing: it could not be moved, and a message says why.
  std::optional<std::string> move_with_battles(const std::string& path, const std::string& folder);
  void changed();
  void follow_stage();  // the page that the stage asks for
  void take_up();       // of one that was opened: how its missions are flown, and the result that is asked for
  bool keep();
  bool lay_out();
  bool make_room();  // a battle of this round that was left is put away

  // Read when it is first needed; null: it cannot be, and a message says why.
  const alpha::Book* book_to_open();

  Given given_;
  std::optional<alpha::Book> book_;
  std::optional<alpha::Session> session_;  // on that book
  std::optional<alpha::File> file_;
  bool keep_failed_ = false;
  std::vector<CampaignLine> all_, removed_;
  std::uint64_t renamed_ = 0;    // how often a campaign that was not open
  std::uint64_t typed_for_ = 0;  // seed of the plan that `typed` is about
  mutable Cached<std::string, std::string, std::uint64_t> last_name_;
  mutable Cached<std::string, std::uint64_t> undo_words_;
  mutable Cached<std::vector<TourLine>, std::uint64_t> tours_;
  mutable Cached<std::vector<ChronicleLine>, std::uint64_t> chronicle_;
  mutable Cached<Left, std::string, Version> left_;
  mutable Cached<bool, std::uint64_t, Version, FlownBy> goes_on_;
};

CampaignDesk& campaign_of(Campaigns& campaigns);
const CampaignDesk& campaign_of(const Campaigns& campaigns);

const std::vector<std::string>& call_signs();  // to be suggested

}  // namespace plotboard::desk
