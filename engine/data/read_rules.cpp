#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {

void read_rules(Reader& file, Draft& draft) {
  file.allow("title");
  file.allow("source");
  for (Reader& line : file.items("rules")) {
    RuleText rule;
    const auto id = line.text("id");
    rule.text = line.text("text").value_or("");
    rule.example = line.text_or("example", "");
    rule.reading = line.text_or("reading", "");
    line.allow("area");
    line.done();
    if (!id || !claim(draft, line, "rule", *id)) continue;
    rule.id = *id;
    draft.catalog.rules.emplace(*id, std::move(rule));
  }
}

namespace {

using Setting = std::function<std::function<void(RuleSet&)>(Reader&)>;

Setting flag(bool RuleSet::*member) {
  return [member](Reader& reader) -> std::function<void(RuleSet&)> {
    const bool value = reader.flag("value").value_or(false);
    return [member, value](RuleSet& set) { set.*member = value; };
  };
}
Setting length(base::Um RuleSet::*member) {
  return [member](Reader& reader) -> std::function<void(RuleSet&)> {
    const base::Um value = base::um_from_mm(reader.number("value", 0, 100).value_or(0));
    return [member, value](RuleSet& set) { set.*member = value; };
  };
}

Setting words(std::vector<std::string> RuleSet::*member) {
  return [member](Reader& reader) -> std::function<void(RuleSet&)> {
    std::vector<std::string> values;
    for (Reader& item : reader.items("value")) values.push_back(item.as_text().value_or(""));
    return [member, values](RuleSet& set) { set.*member = values; };
  };
}
// What each of a die's six sides gives.
Setting quick_damage_table() {
  return [](Reader& reader) -> std::function<void(RuleSet&)> {
    std::vector<std::string> results;
    for (Reader& item : reader.items("value")) {
      results.push_back(item.as_word({"disarm", "ion", "stress", "damage"}).value_or("damage"));
    }
    decltype(RuleSet::quick_damage_table) table;
    if (results.size() != table.size()) {
      reader.note_at("value", std::to_string(results.size()) + " results", "6, one for each side of the die");
      results.resize(table.size());
    }
    std::copy(results.begin(), results.end(), table.begin());
    return [table](RuleSet& set) { set.quick_damage_table = table; };
  };
}

Setting count(int RuleSet::*member, int least, int most) {
  return [member, least, most](Reader& reader) -> std::function<void(RuleSet&)> {
    const int value = reader.whole("value", least, most).value_or(least);
    return [member, value](RuleSet& set) { set.*member = value; };
  };
}

// Every setting that a rule set may name; lengths in mm.
const std::map<std::string, Setting>& settings() {
  static const std::map<std::string, Setting> all{
      {"edition",
       [](Reader& reader) -> std::function<void(RuleSet&)> {
         const bool first = reader.word("value", {"first", "second"}).value_or("second") == "first";
         return [first](RuleSet& set) { set.edition = first ? geom::Edition::first : geom::Edition::second; };
       }},
      {"first_side",
       [](Reader& reader) -> std::function<void(RuleSet&)> {
         const std::string side = reader.word("value", {"player", "enemy"}).value_or("player");
         return [side](RuleSet& set) { set.first_side = side; };
       }},
      {"guides", flag(&RuleSet::guides)},
      {"squad_limit", count(&RuleSet::squad_limit, 1, 2000)},
      {"damage_deck",
       [](Reader& reader) -> std::function<void(RuleSet&)> {
         const Id deck = reader.text("value").value_or("");
         return [deck](RuleSet& set) { set.damage_deck = deck; };
       }},
      {"epic_points", count(&RuleSet::epic_points, 0, 100)},
      {"huge_ships_crush", flag(&RuleSet::huge_ships_crush)},
      {"crippled_attack_lost", count(&RuleSet::crippled_attack_lost, 0, 9)},
      {"crippled_energy_lost", count(&RuleSet::crippled_energy_lost, 0, 9)},
      {"crippled_upgrades_lost", count(&RuleSet::crippled_upgrades_lost, 0, 9)},
      {"huge_range_dice_later", flag(&RuleSet::huge_range_dice_later)},
      {"recover_by_card", flag(&RuleSet::recover_by_card)},
      {"guides_leave_area", flag(&RuleSet::guides_leave_area)},
      {"red_maneuver_stresses_ai", flag(&RuleSet::red_maneuver_stresses_ai)},
      {"partial_red_stresses_ai", flag(&RuleSet::partial_red_stresses_ai)},
      {"ai_bullseye_is_base_wide", flag(&RuleSet::ai_bullseye_is_base_wide)},
      {"drop_far_locks", flag(&RuleSet::drop_far_locks)},
      {"swerve_tests_before_choosing", flag(&RuleSet::swerve_tests_before_choosing)},
      {"ai_viper_fang_lower_initiative", flag(&RuleSet::ai_viper_fang_lower_initiative)},
      {"ai_scum_ywing_lower_initiative", flag(&RuleSet::ai_scum_ywing_lower_initiative)},
      {"ai_defender_any_shot_first", flag(&RuleSet::ai_defender_any_shot_first)},
      {"ai_yt1300_boost_waits", flag(&RuleSet::ai_yt1300_boost_waits)},
      {"ai_yt1300_attacks_locked", flag(&RuleSet::ai_yt1300_attacks_locked)},
      {"ejection_focus_costs_experience", flag(&RuleSet::ejection_focus_costs_experience)},
      {"wrecks_pay_experience", flag(&RuleSet::wrecks_pay_experience)},
      {"look_ahead_at_edges", flag(&RuleSet::look_ahead_at_edges)},
      {"quick_damage", flag(&RuleSet::quick_damage)},
      {"quick_damage_ships", words(&RuleSet::quick_damage_ships)},
      {"quick_damage_table", quick_damage_table()},
      {"may_declare_blocked_direction", flag(&RuleSet::may_declare_blocked_direction)},
      {"debris_skips_action", flag(&RuleSet::debris_skips_action)},
      {"ion_storm_on_crit", flag(&RuleSet::ion_storm_on_crit)},
      {"threat_by_sheet", flag(&RuleSet::threat_by_sheet)},
      {"asteroid_skips_engagement", flag(&RuleSet::asteroid_skips_engagement)},
      {"huge_ships_are_terrain", flag(&RuleSet::huge_ships_are_terrain)},
      {"campaign_wings", flag(&RuleSet::campaign_wings)},
      {"similar_distance_mm", length(&RuleSet::similar_distance)},
      {"dividing_line_slack_mm", length(&RuleSet::dividing_line_slack)},
  };
  return all;
}

}  // namespace

void read_ruleset(Reader& file, Draft& draft) {
  RuleSetFile read;
  const auto id = file.text("id");
  read.set.name = file.text("name").value_or("");
  read.set.parent = file.text_or("parent", "");
  file.allow("about");
  if (auto group = file.member("settings")) {
    for (const auto& [name, setting] : settings()) {
      if (!group->has(name)) {
        group->allow(name);
        continue;
      }
      auto reader = group->member(name);
      if (!reader) continue;
      read.settings.push_back(setting(*reader));
      if (const auto rule = reader->text("rule")) {
        draft.citations.push_back({reader->file(), reader->pointer() + "/rule", *rule});
      }
      reader->allow("why");
      reader->done();
    }
    group->done();
  }
  if (!id || !claim(draft, file, "ruleset", *id)) return;
  read.set.id = *id;
  draft.rulesets.emplace(*id, std::move(read));
}

}  // namespace plotboard::data
