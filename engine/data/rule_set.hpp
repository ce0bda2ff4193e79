#pragma once
// Rules as text, and rule sets: named settings with defaults; `fga-207` builds on `2e`. assets/rules/,
// assets/rulesets/. Every setting names the rule whose reading it settles; rules code asks the setting, never the rule
// set's name.

#include <array>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "base/units.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

struct RuleText {
  std::string id;    // "fga-3.3.2b-5"
  std::string text;  // our words
  std::string example;
  std::string reading;  // how an ambiguity was settled, or ""
};

struct RuleSet {
  std::string id, name, parent;
  geom::Edition edition = geom::Edition::second;
  bool guides = true;                            // guides count for overlap
  bool red_maneuver_stresses_ai = true;          // fga-3.3.3-3
  bool partial_red_stresses_ai = false;          // fga-3.3.3-4
  bool ai_bullseye_is_base_wide = true;          // fga-3.3.2b-3 (else the printed width)
  bool drop_far_locks = true;                    // fga-3.3.1.2-2
  bool ai_viper_fang_lower_initiative = false;   // AI cards of which two versions are published: a target line
  bool ai_scum_ywing_lower_initiative = true;    // likewise
  bool ai_defender_any_shot_first = false;       // the order of its action lines 3 and 4
  bool ai_yt1300_boost_waits = false;            // its red boost only for a target that has moved
  bool ai_yt1300_attacks_locked = false;         // the ship it has locked before the nearest
  bool swerve_tests_before_choosing = false;     // fga-3.3.6.1-3
  bool ejection_focus_costs_experience = false;  // fga-4.11.2-7, -8: focus and hit results change places
  bool wrecks_pay_experience = true;             // fga-2.11-1, -2: what a destroyed ship suffers that still stays
  bool look_ahead_at_edges = false;              // house option: flag a move that leaves no move next round
  bool may_declare_blocked_direction = false;    // 2e-fail-5: a direction without a free place while another has some
  bool debris_skips_action = false;              // fga-sheet.obstacle-5 (the base game: only the stress prevents it)
  bool asteroid_skips_engagement = false;  // fga-sheet.obstacle-2: a ship on one loses its turn, not only its attack
  bool huge_ships_are_terrain = false;     // fga-sheet.obstacle-13: bumping into one rolls a die as an asteroid does
  bool campaign_wings = false;             // fga-2.14.1x-6: chapters 2.14 and 3.3.9 in place of the base game's wings
  bool ion_storm_on_crit = false;          // fga-4.4.3-2: a critical hit too (else a hit only)
  base::Um similar_distance{1000};         // fga-3.3.1.1-2
  base::Um dividing_line_slack{0};         // fga-3.3.2.1b-1: how far a base must straddle a line
  std::string first_side = "player";       // fga-2.15.3x-1: acts first at equal initiative
  bool quick_damage = false;               // fga-3.4.2.1-1: a throw in place of a faceup card, for AI ships of ...
  std::vector<std::string> quick_damage_ships;         // ... these types
  std::array<std::string, 6> quick_damage_table = {};  // by eyes: a token, or "damage"
  int squad_limit = 200;                               // 2e-squad-1: squad points of a side
  Id damage_deck{"2e"};                                // of all but huge ships of the first edition, which bring theirs
  bool guides_leave_area = false;  // 1e-flee-6: whose guides stand out of the area after a maneuver has fled
  bool huge_ships_crush = false;   // huge-overlap-4: they end where small and large ships stand and destroy them
  // 1e-huge-21: what the crippled side of a huge ship's card lacks; no source has the printed figures.
  int crippled_attack_lost = 1;        // attack dice of its primary weapon
  int crippled_energy_lost = 2;        // of its energy limit
  int crippled_upgrades_lost = 1;      // cards but titles and modifications, as its owner picks
  int epic_points = 0;                 // 1e-epic-2: of a side's huge ships; 0: no limit of that kind
  bool huge_range_dice_later = false;  // 1e-huge-1 in place of huge-ruler-3 and -4: one defense die from range 3 on
  bool recover_by_card = false;  // huge-actions-1: of the card alone that the action is taken with, not of either card
  bool threat_by_sheet = false;  // fga-sheet.tl2-4: enemies grow by the reference sheet, not by table 4.3 of the body
};

}  // namespace plotboard::data
