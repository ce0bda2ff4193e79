// Readings of AI cards that are settings: each shown by a decision that differs between its two sides.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::ai_settings {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;

using Setting = bool data::RuleSet::*;

data::Catalog with(Setting setting, bool on) {
  data::Catalog changed = test::catalog();
  changed.rulesets.at("fga-207").*setting = on;
  return changed;
}

state::Piece ai_ship(const std::string& type, double x, double y, double heading = 0,
                     const std::vector<std::string>& cards = {}) {
  state::Piece piece = fighter("A", type, Side::enemy, x, y, heading, cards);
  piece.ai = true;
  piece.number = 1;
  return piece;
}
state::Piece enemy(const std::string& id, double x, double y, double heading, int initiative = 3) {
  state::Piece piece = fighter(id, "tielnfighter", Side::player, x, y, heading);
  piece.initiative = initiative;
  return piece;
}

// Whom A flies at.
std::string target_of(const data::Catalog& catalog, const state::Table& table) {
  const rules::Field field(catalog, table);
  base::Rng rng(1);
  ai::Request request;
  request.ship = "A";
  request.die = 1;
  const auto decision = ai::decide(field, request, rng);
  if (!decision) FAIL(base::text(decision.errors()));
  return decision->target;
}
// A (initiative 3) has the near ship of its own initiative and a farther one of a lower one in its front arc.
std::string preferred(const std::string& type, const std::string& faction, Setting setting, bool on) {
  Arena arena({ai_ship(type, 457, 200), enemy("Near", 457, 350, 0, 3), enemy("Low", 457, 450, 0, 1)}, "fga-207");
  arena.edit("A").faction = faction;
  return target_of(with(setting, on), arena.table);
}

// A's action step by its card.
void act(const data::Catalog& catalog, Arena& arena) {
  ai::Pilots pilots;
  Game game(catalog, arena.table, {}, &pilots);
  rules::perform_action_step(game, "A", false);
}

TEST_CASE("StarViper and Fang go for a lower initiative in their front arc only when told so", "[fga-3.1.1-4]") {
  constexpr Setting kSetting = &data::RuleSet::ai_viper_fang_lower_initiative;
  for (const char* type : {"starviperclassattackplatform", "fangfighter"}) {
    INFO(type);
    CHECK(preferred(type, "scumandvillainy", kSetting, false) == "Near");
    CHECK(preferred(type, "scumandvillainy", kSetting, true) == "Low");
  }
  CHECK(!test::catalog().ruleset("fga-207")->ai_viper_fang_lower_initiative);
  CHECK(preferred("kihraxzfighter", "scumandvillainy", kSetting, false) == "Low");  // no business of other cards
}

TEST_CASE("The scum Y-wing goes for a lower initiative unless told otherwise, the Rebels' never", "[fga-3.1.1-4]") {
  constexpr Setting kSetting = &data::RuleSet::ai_scum_ywing_lower_initiative;
  CHECK(preferred("btla4ywing", "scumandvillainy", kSetting, true) == "Low");
  CHECK(preferred("btla4ywing", "scumandvillainy", kSetting, false) == "Near");
  CHECK(preferred("btla4ywing", "rebelalliance", kSetting, true) == "Near");
  CHECK(preferred("btla4ywing", "rebelalliance", kSetting, false) == "Near");
  CHECK(test::catalog().ruleset("fga-207")->ai_scum_ywing_lower_initiative);
}

namespace {

// A defender without a shot at B, which has moved and is locked, and what its card makes of it.
struct Defence {
  Ids actions;
  int range = 9;  // of its shot at B then; 9: none
};
Defence defends(bool any_first, double x, double y) {
  Arena arena({ai_ship("tieddefender", 457, 300), enemy("B", x, y, 0)}, "fga-207");
  arena.edit("B").moved = true;
  arena.edit("A").lock = "B";
  act(with(&data::RuleSet::ai_defender_any_shot_first, any_first), arena);
  Game game(test::catalog(), arena.table, {}, nullptr);
  Defence made{arena["A"].ship.actions, 9};
  for (const rules::Shot& shot : rules::shots_of(game, "A")) made.range = std::min(made.range, shot.range);
  return made;
}

}  // namespace

TEST_CASE("The Defender tries for range 1 before any shot, or the other way round", "[fga-3.3.8-2]") {
  int differ = 0;
  for (double x = 480; x <= 620; x += 10) {
    for (double y = 340; y <= 520; y += 10) {
      Arena before({ai_ship("tieddefender", 457, 300), enemy("B", x, y, 0)}, "fga-207");
      Game game(test::catalog(), before.table, {}, nullptr);
      if (!rules::shots_of(game, "A").empty()) continue;  // it has one already
      const Defence near = defends(false, x, y), any = defends(true, x, y);
      CHECK(near.range <= any.range);
      if (near.range == any.range) continue;
      ++differ;
      INFO(x << " " << y);
      CHECK(near.range == 1);
      CHECK(any.range > 1);
      CHECK(any.range <= 3);
    }
  }
  CHECK(differ > 0);
}

TEST_CASE("The YT-1300 boosts for a shot at once, or only at a target that has moved", "[fga-3.3.8.2-1]") {
  const auto acts = [](bool waits, bool moved) {
    Arena arena({ai_ship("modifiedyt1300lightfreighter", 457, 100), enemy("B", 457, 100 + 40 + 20 + 340, 0)},
                "fga-207");
    arena.edit("A").ship.turret = state::Turret::front_rear;
    arena.edit("B").moved = moved;
    act(with(&data::RuleSet::ai_yt1300_boost_waits, waits), arena);
    return arena["A"].ship.actions;
  };
  CHECK(acts(false, false) == Ids{"boost"});
  CHECK(acts(true, false) == Ids{"focus"});
  CHECK(acts(true, true) == Ids{"boost"});
  CHECK(acts(false, true) == Ids{"boost"});
}

TEST_CASE("The YT-1300 attacks the nearest, or first the ship that it has locked", "[fga-3.4.1-1]") {
  const auto attacked = [](bool locked_first, const std::string& lock) {
    const data::Catalog catalog = with(&data::RuleSet::ai_yt1300_attacks_locked, locked_first);
    Arena arena(
        {ai_ship("modifiedyt1300lightfreighter", 457, 200), enemy("Near", 457, 350, 0), enemy("Far", 457, 450, 0)},
        "fga-207", state::Phase::engagement);
    arena.edit("A").ship.turret = state::Turret::front_rear;
    arena.edit("A").lock = lock;
    Game game(catalog, arena.table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "attack", "A", "2e-engage-4", {});
    for (const rules::Shot& shot : rules::shots_of(game, "A")) choice.options.push_back(rules::option(shot.key(), {}));
    const std::string key = ai::advise(game, choice).answer.key;
    return key.substr(key.find('>') + 1);
  };
  CHECK(attacked(false, "Far") == "Near");
  CHECK(attacked(true, "Far") == "Far");
  CHECK(attacked(true, "") == "Near");
  CHECK(attacked(false, "") == "Near");
}

}  // namespace
}  // namespace plotboard::ai_settings
