#pragma once
// The pieces of a real table, listed before they are put down: ships with pilot, side, initiative and who flies them,
// and obstacles. What stands on the open table already is in the list as it stands there. Filled by name, from a squad
// file (XWS), the squads of the new battle or a mission's cast; changed one by one or several at once.
// On the table every change is a command, one undo step each; of what does not stand yet only this list changes.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "data/xws.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/open_table.hpp"
#include "desk/squads/draft.hpp"

namespace plotboard::desk {

struct RosterRow {
  state::Piece piece;
  bool stands = false;     // on the table
  bool has_place = false;  // not yet, but a mission's map says where
};
// A ship, or one of its pilots, that a search finds.
struct FoundShip {
  std::string ship, pilot, words;
};
struct ObstacleChoice {
  std::string id, name, label;  // label: "3", "D2", "G6"
  char key = 0;                 // that adds it
};
struct ShipChange {  // of several ships; what is left out stays as it is
  std::optional<state::Side> side;
  std::optional<bool> ai;
  std::optional<int> initiative;
  [[nodiscard]] bool any() const { return side || ai || initiative; }
};

inline constexpr std::size_t kMostFound = 9;  // one digit each

// The best answers first: types and pilots by name, other names, faction, size.
std::vector<FoundShip> ships_found(const data::Catalog& catalog, const std::string& typed,
                                   const Edition& edition = edition_of(geom::Edition::second));
// Every obstacle in the order of the printed numbers: asteroids, debris, gas clouds, then the others.
std::vector<ObstacleChoice> obstacles_in_order(const data::Catalog& catalog,
                                               const Edition& edition = edition_of(geom::Edition::second));

class Roster {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
  };
  explicit Roster(const Given& given) : given_(given) {}

  // Precondition of all below: a table is open.
  [[nodiscard]] std::vector<RosterRow> rows() const;
  [[nodiscard]] std::optional<RosterRow> row(Id id) const;
  void follow_table();  // what has come onto the table by other ways is listed too
  void clear() { entries_.clear(); }

  // --- filling it; false: nothing was added, and why was said
  // `ai`: who flies it; nothing: the AI those of the enemy that have a card.
  bool add_ship(const std::string& ship, const std::string& pilot, state::Side side, std::optional<bool> ai, int count);
  bool add_obstacle(const std::string& id);
  bool add_squad(const data::XwsSquad& squad, state::Side side, std::optional<bool> ai);
  bool add_squad_text(const std::string& text, const std::string& file, state::Side side, std::optional<bool> ai);
  bool open_squad(const std::string& path, state::Side side, std::optional<bool> ai);
  bool add_draft(const Draft& draft);
  bool add_mission(const std::string& mission, int pilots);
  bool save_squad(const std::string& path, state::Side side) const;  // its ships, as XWS

  // --- changing it
  // Who changes sides before it stands gets another name: `ids` follows.
  bool change(Ids& ids, const ShipChange& change);
  bool set_pilot(Id id, const std::string& pilot);
  bool remove(const Ids& ids);
  // Puts it down, or where it stands to another place.
  bool place(Id id, const geom::Pose& pose);
  // Everything on the table by quarter turns clockwise, or as in a mirror. Not where a mission's map or a battle says
  // where things are; by one quarter only where the table is square.
  bool turn_table(int quarters);
  bool mirror_table();

 private:
  struct Entry {
    state::Piece piece;
    bool has_place = false;
    bool stood = false;  // when the table was looked at last
  };
  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  [[nodiscard]] Entry* entry(Id id);
  [[nodiscard]] std::vector<state::Piece> everybody() const;
  void name_and_number(state::Piece& piece) const;
  bool list(state::Piece piece);
  [[nodiscard]] state::Piece ship_piece(const data::Ship& type, state::Side side, std::optional<bool> ai) const;
  [[nodiscard]] bool may_add() const;
  [[nodiscard]] bool may_turn() const;
  void refuse(const std::string& words) const { given_.messages.say(MessageKind::refusal, words); }
  Given given_;
  std::vector<Entry> entries_;  // in the order in which they came; of those that stand only the id counts
};

}  // namespace plotboard::desk
