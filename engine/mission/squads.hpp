#pragma once
// Squads of a mission: which ships they have for so many pilots and that rank, and how they come onto the table
// (fga-3.2.1.1, fga-3.2.2, fga-4.6, fga-4.7).

#include <string>
#include <vector>

#include "mission/mission.hpp"
#include "mission/scaling.hpp"

namespace plotboard::data {
struct Mission;
struct Squad;
struct SquadShip;
}  // namespace plotboard::data

namespace plotboard::mission {

// A ship of a squad as the Squad Composition table gives it, in number order.
struct PlannedShip {
  Id ship;  // "": a random one of Group 2
  bool elite = false;
  const data::SquadShip* entry = nullptr;
};
// Every column up to the number of pilots, cells of a rank from that rank on, replacements in the place of the ship
// that they replace (fga-4.6.1.5, fga-4.7.2). `table` has pilots, rank and what `per` counts.
std::vector<PlannedShip> ships_of(const data::Squad& squad, const state::Table& table);

// What the set-up has drawn of a mission's secrets: 1 is the first of its list. Pieces that are meant carry its mark.
std::string counter_of_secret(const std::string& name);
void mark_secrets(const data::Mission& mission, const state::Progress& progress, state::Piece& piece);

// Squads that come one after the other: they share the vectors drawn so far (fga-4.6.1.3-3).
class Deployment {
 public:
  Deployment(const data::Catalog& catalog, const data::Mission& mission, state::Table table, Lot lot);
  // `vector`: where it comes if an event says so, else "".
  void bring(const data::Squad& squad, const std::string& vector);
  [[nodiscard]] const state::Table& table() const { return table_; }  // with all that have been brought
  Arriving arriving;                                                  // pieces, names and notes of these

 private:
  struct Manned {
    PlannedShip plan;
    Id ref;
    const data::PilotCard* card = nullptr;
  };
  [[nodiscard]] std::vector<Manned> manned(const data::Squad& squad) const;
  [[nodiscard]] int numbers_before(const data::Squad& squad) const;
  [[nodiscard]] state::Piece piece_of(const data::Squad& squad, const Manned& ship) const;
  [[nodiscard]] geom::Pose vector_for(const data::Squad& squad, Id wanted);
  [[nodiscard]] geom::Pose out_of(Id carrier) const;
  void place_each(const data::Squad& squad, const std::string& vector, std::vector<state::Piece>& ships);
  void wing_those_in_place(std::vector<state::Piece>& ships) const;
  void note(const data::Squad& squad, const char* rule, const Phrase& text);
  const data::Catalog& catalog_;
  const data::Mission& mission_;
  const data::RuleSet& rules_;
  state::Table table_;
  Lot lot_;
  Ids drawn_;  // vectors that squads have drawn
};

}  // namespace plotboard::mission
