#include "panels/kit/words.hpp"

#include <algorithm>
#include <cstdio>
#include <map>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "desk/table/board.hpp"
#include "words/english.hpp"

namespace plotboard::panels {

std::string number(double value, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  std::string out = text;
  if (out.find_first_not_of("-0.") == std::string::npos && out[0] == '-') out.erase(0, 1);
  if (out[0] == '-') out.replace(0, 1, "−");
  return out;
}

std::string words_of(geom::BaseKind base) {
  switch (base) {
    case geom::BaseKind::small:
      return "small";
    case geom::BaseKind::medium:
      return "medium";
    case geom::BaseKind::large:
      return "large";
    case geom::BaseKind::huge_short:
      return "huge, 195 mm";
    case geom::BaseKind::huge_long:
      return "huge, 225 mm";
  }
  return "";
}

std::string faction_name(const std::string& id) {
  static const std::map<std::string, std::string> names{{"rebelalliance", "Rebel Alliance"},
                                                        {"galacticempire", "Galactic Empire"},
                                                        {"scumandvillainy", "Scum and Villainy"},
                                                        {"firstorder", "First Order"},
                                                        {"resistance", "Resistance"},
                                                        {"galacticrepublic", "Galactic Republic"},
                                                        {"separatistalliance", "Separatist Alliance"}};
  const auto found = names.find(id);
  return found == names.end() ? id : found->second;
}

std::string words_of_template(const std::string& ref) {
  std::string out;
  for (const char c : ref) out += c == '-' ? ' ' : c;
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

std::string words_of(geom::ArcKind arc, bool first_edition) {
  return words::english_word(Id(geom::name_of(arc)), first_edition);
}

bool is_offered(const data::Catalog& catalog, const state::Piece& ship, geom::ArcKind arc) {
  const data::Ship* const type = catalog.ship(ship.ref);
  if (type != nullptr && type->edition == geom::Edition::first)
    return base::contains(desk::own_arcs(catalog, ship), arc);
  switch (arc) {
    case geom::ArcKind::front:
    case geom::ArcKind::rear:
    case geom::ArcKind::left:
    case geom::ArcKind::right:
    case geom::ArcKind::full_front:
    case geom::ArcKind::full_rear:
    case geom::ArcKind::bullseye:
      return true;
    default:
      return geom::name_of(arc).rfind("fore", 0) == 0 || geom::name_of(arc).rfind("aft", 0) == 0 ||
             geom::name_of(arc).rfind("huge", 0) == 0 || arc == geom::ArcKind::section_turret;
  }
}

std::string title_of(const data::Catalog& catalog, const state::Piece& piece) {
  switch (piece.type) {
    case state::PieceType::ship: {
      if (const data::Ship* ship = catalog.ship(piece.ref)) return ship->name;
      const std::string base = words_of(piece.base);
      return "Base, " + base;
    }
    case state::PieceType::obstacle:
      if (const data::Obstacle* obstacle = catalog.obstacle(piece.ref)) return obstacle->name;
      return "Obstacle";
    case state::PieceType::device:
      if (const data::Device* device = catalog.device(piece.ref)) return device->name;
      return "Device";
    case state::PieceType::component:
      if (const data::Component* component = catalog.component(piece.ref)) return component->name;
      return "Component";
    case state::PieceType::template_piece:
      return words_of_template(piece.ref);
    case state::PieceType::ruler:
      return piece.ref == "huge-range" ? "Long range ruler" : "Range ruler";
    case state::PieceType::marker:
      return piece.ref.empty() ? "Marker" : piece.ref;
  }
  return piece.ref;
}

std::string short_name(const state::Piece& piece) {
  return piece.ai && piece.number > 0 ? std::to_string(piece.number) : piece.id.text();
}

std::string words_of(ai::Swerve::Cause cause) {
  switch (cause) {
    case ai::Swerve::Cause::none:
      break;
    case ai::Swerve::Cause::obstacle:
      return "an obstacle is in the way";
    case ai::Swerve::Cause::edge_facing:
      return "it would face the edge";
    case ai::Swerve::Cause::edge_leaving:
      return "it would leave the table";
  }
  return "";
}

std::string arc_words(const ai::Candidate& candidate) {
  constexpr int kArcReach = 3;  // fga-3.3.1.1-3
  if (candidate.in_arc) return "in arc";
  return candidate.band > kArcReach ? "beyond range 3" : "not in arc";
}

namespace {

std::vector<Reading> first_readings(const data::RuleSet& set) {
  std::vector<Reading> all{
      {set.guides ? "Guides of a base count while ships move." : "Guides of a base never count.", "1e-overlap-2",
       "The pegs at front and back may bump. Turn them off, above, where your bases have none."},
      {"A standard squad has " + std::to_string(set.squad_limit) + " points.", "1e-squad-1",
       "What a side may spend on ships and cards. For a quick game agree on less."},
      {set.damage_deck == "1e-core" ? "Damage comes from the deck of the first core set."
                                    : "Damage comes from the deck of The Force Awakens core set.",
       "1e-dmg-18", "The two decks differ in what critical hits do. Use the one that lies on your table."},
      {set.guides && set.guides_leave_area ? "A ship whose guides stand out of the play area has fled."
                                           : "The base alone counts for leaving the play area.",
       "1e-flee-6", "It matters by a millimetre or two at the edge."},
      {set.first_side == "player" ? "The players have initiative." : "The enemy has initiative.", "1e-init-4",
       "Who moves first and shoots first where pilot skills are equal. A battle by squads decides it by their "
       "points."}};
  if (set.epic_points == 0) return all;
  all[1].text = "An epic squad has " + std::to_string(set.squad_limit) + " points, its huge ships at most " +
                std::to_string(set.epic_points) + " epic points.";
  all[1].rule = "1e-epic-2";
  all.push_back({set.huge_range_dice_later ? "Against primary weapons: 1 more defense die from range 3 on."
                                           : "Against primary weapons: 2 more defense dice at range 4, 3 at range 5.",
                 set.huge_range_dice_later ? "1e-huge-1" : "huge-ruler-3",
                 "Two printed rules differ here. The first lets huge ships hit a little more from far away."});
  all.push_back(
      {set.recover_by_card ? "A recover action takes the energy of its own section's card."
                           : "A recover action takes the energy of whichever card of the ship holds it.",
       "huge-actions-1",
       "By the letter it would be the card of the section; then a ship whose action stands on one card and whose "
       "energy on the other could never recover."});
  all.push_back({set.huge_ships_crush ? "A huge ship destroys small and large ships where it ends."
                                      : "A huge ship stops for every ship.",
                 "huge-overlap-4", "Stopping is gentler, and not what the rules of huge ships say."});
  all.push_back(
      {"A crippled section loses " + std::to_string(set.crippled_attack_lost) +
           (set.crippled_attack_lost == 1 ? " attack die, " : " attack dice, ") +
           std::to_string(set.crippled_energy_lost) + " of its energy limit and " +
           std::to_string(set.crippled_upgrades_lost) + (set.crippled_upgrades_lost == 1 ? " upgrade." : " upgrades."),
       "1e-huge-21", "The back of the printed card says it ship by ship; these figures stand for all of them."});
  return all;
}

}  // namespace

std::vector<Reading> readings(const data::RuleSet& set) {
  if (set.edition == geom::Edition::first) return first_readings(set);
  const auto pick = [](bool yes, const char* when_yes, const char* when_no) {
    return std::string(yes ? when_yes : when_no);
  };
  return {
      {pick(set.guides, "Guides of a base count for overlap.", "Guides of a base never count."), "2e-range-2",
       "The pegs at front and back may bump and may touch an obstacle. Turn them off, above, where your bases have "
       "none."},
      {pick(set.red_maneuver_stresses_ai, "A red maneuver stresses an AI ship.",
            "A red maneuver does not stress an AI ship."),
       "fga-3.3.3-3",
       "Stressed AI ships fly easy maneuvers and take no action, which is kinder to you. Other AI campaigns leave the "
       "stress "
       "out: choose their rule set if you miss it."},
      {pick(set.partial_red_stresses_ai, "A red maneuver cut short still stresses it.",
            "A red maneuver cut short does not stress it."),
       "fga-3.3.3-4",
       "About a red maneuver that ends at another ship. People are stressed even so; for AI ships the manual is "
       "silent."},
      {pick(set.ai_bullseye_is_base_wide, "The AI's bullseye is as wide as its base.",
            "The AI's bullseye has the printed width."),
       "fga-3.3.2b-3",
       "It says when an AI ship takes its target to be straight ahead. The wide one is easier to see at a table."},
      {pick(set.drop_far_locks, "Under Attack AI a lock beyond range 3 is dropped for a nearer enemy.",
            "Locks are kept at any range."),
       "fga-3.3.1.2-2", "Else an AI ship may chase one far ship across the table and leave all others alone."},
      {pick(set.swerve_tests_before_choosing, "A swerve picks among the options that are clear.",
            "A swerve picks the option that ends nearest the target, then tests it."),
       "fga-3.3.6.1-3",
       "Whether an AI ship looks first before it turns aside. If it does, it hits fewer obstacles, and is a better "
       "pilot."},
      {"Targets within " + number(set.similar_distance.mm(), 1) + " mm of each other are equally near.",
       "fga-3.3.1.1-2",
       "Nobody measures finer than that by hand. Of two that are equally near, the one straight ahead is the target."},
      {"A base straddles a dividing line when more than " + number(set.dividing_line_slack.mm(), 1) +
           " mm stand on both sides.",
       "fga-3.3.2.1b-1",
       "It says which half of its card an AI ship reads when its target stands on a line. 0 takes the line as it is."},
      {std::string("At equal initiative the ") + (set.first_side == "enemy" ? "enemy acts" : "players act") + " first.",
       "fga-2.15.3x-1", "First to move, and first to shoot. In a battle by squads the one that costs less decides it."},
  };
}

}  // namespace plotboard::panels
