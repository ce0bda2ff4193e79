#pragma once
// What a ship can shoot at, and who can shoot at it, from where it stands or from where it might stand: for pilots that
// look ahead. Arcs and ranges are exact, obstruction is left out. It sees what lies on the table and no card that is
// facedown. A snapshot: it must not outlive the table. Cost: about a microsecond an enemy and pose.

#include <string>
#include <vector>

#include "rules/board/field.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::ai {

// Expected results that remain of an attack; exact for focus tokens, a lock's reroll and one evade token, all spent.
struct Means {
  bool attacker_focus = false, attacker_lock = false;
  bool defender_focus = false, defender_evade = false;
};
double expected_damage(int attack_dice, int defense_dice, const Means& means = {});

struct Gun {
  Id weapon;
  std::vector<const geom::Arc*> arcs;  // the catalog's
  int dice = 0, nearest = 1, farthest = 3;
  bool bonus = true;  // range bonus on either side
  Id only_against;    // a weapon that needs a lock: the ship that is locked; "" anybody
};
// Weapons that could fire now if somebody came into their arc.
std::vector<Gun> guns_of(rules::Game& game, Id ship);

class Outlook {
 public:
  // Enemies where they would be had they all flown `fly_on_mm` straight ahead; those that have moved this round stay.
  Outlook(rules::Game& game, Id ship, double fly_on_mm = 0);

  struct View {
    double gained = 0;        // expected damage of the best shot
    double suffered = 0;      // expected damage of all enemies' best shots
    int shots = 0;            // enemies that it could shoot at
    int moved_shots = 0;      // of those, such as have moved already
    int threats = 0;          // enemies that could shoot at it
    Id best;                  // whom the best shot is at
    double nearest_mm = 1e9;  // of the enemies' ships
  };
  [[nodiscard]] View from(const geom::Pose& pose, const Means& means = {}) const;
  [[nodiscard]] View here() const;
  [[nodiscard]] bool empty() const { return enemies_.empty(); }
  // Something else that is to be shot at, which stays where it is: a component. Nothing for what is none.
  void add_object(rules::Game& game, Id id);

  // A turret indicator would point elsewhere: weapons in other arcs.
  void replace_guns(std::vector<Gun> guns) { own_.guns = std::move(guns); }

 private:
  struct Shooter {
    Id id;
    geom::PlacedBase base;
    geom::PlacedShape shape;
    std::vector<Gun> guns;
    int agility = 0;
    int hull_left = 0;
    bool moved = false;
    bool focus = false, evade = false;
  };
  [[nodiscard]] Shooter shooter(rules::Game& game, const rules::Field::Ship& ship, double fly_on_mm) const;
  [[nodiscard]] double best_shot(const Shooter& from, const Shooter& at, const Means& means) const;
  const geom::Figures* figures_;
  geom::BaseKind kind_;
  geom::Pose pose_;
  Shooter own_;
  std::vector<Shooter> enemies_, objects_;
};

// What the ship would see from here with its turret indicator turned there ("front", "left-right" ...).
Outlook::View view_turned(rules::Game& game, Id ship, const std::string& turret);

}  // namespace plotboard::ai
