// What can't be so in a Result.
#include <algorithm>
#include <set>

#include "data/catalog.hpp"
#include "data/json.hpp"
#include "mission/result_file.hpp"

namespace plotboard::mission {

namespace {

using data::describe;
using state::PieceType;

class ResultCheck {
 public:
  ResultCheck(const data::Catalog& catalog, const Result& result, const std::string& file)
      : catalog_(catalog),
        result_(result),
        file_(file),
        mission_(result.mission.empty() ? nullptr : catalog.mission(result.mission)) {}

  base::Errors run() {
    known(mission_ != nullptr, "/mission", result_.mission, "a mission of maps/missions");
    if (!errors_.empty()) return std::move(errors_);  // most of the rest hangs on it
    frame();
    for (std::size_t i = 0; i < result_.combatants.size(); ++i) {
      combatant(result_.combatants[i], "/combatants/" + std::to_string(i));
    }
    damage();
    experience();
    objectives();
    stars();
    return std::move(errors_);
  }

 private:
  void note(const std::string& place, const std::string& found, const std::string& expected) {
    errors_.push_back({file_, place, found, expected});
  }
  void known(bool is_known, const std::string& place, const std::string& id, const char* expected) {
    if (!id.empty() && !is_known) note(place, describe(id), expected);
  }
  void somebody(const std::string& place, const std::string& id) {
    known(result_.find(id) != nullptr, place, id, "the id of one of the combatants");
  }
  void pilot(const std::string& place, const std::string& id) {
    const Combatant* who = result_.find(id);
    known(who != nullptr && who->flight_group, place, id, "the id of a ship of the flight group");
  }

  void frame() {
    known(catalog_.ruleset(result_.ruleset) != nullptr, "/ruleset", result_.ruleset, "a rule set");
    const bool over = result_.winner != Winner::open;
    if (over != (result_.reason != EndReason::open)) {
      note("/reason", describe(std::string(name_of(result_.reason))), over ? "why it is over" : "\"open\"");
    }
    const Winner winner = result_.outcome == Outcome::won ? Winner::player : Winner::enemy;
    if (result_.outcome != Outcome::open && result_.winner != winner) {
      note("/winner", describe(std::string(name_of(result_.winner))),
           describe(std::string(name_of(winner))) + ", by the outcome of the mission");
    }
    if (mission_ == nullptr && result_.outcome != Outcome::open) {
      note("/outcome", describe(std::string(name_of(result_.outcome))), "none without a mission");
    }
    reason_of();
  }

  void reason_of() {
    const std::string& id = result_.reason_of;
    if (id.empty()) return;
    const bool objective =
        result_.reason == EndReason::objective_failed && mission_ != nullptr && mission_->objective(id) != nullptr;
    const bool event = result_.reason == EndReason::event && has_fired(id);
    if (!objective && !event) note("/reason_of", describe(id), "an objective that failed, or a trigger that fired");
  }
  [[nodiscard]] bool has_fired(const std::string& trigger) const {
    return std::find(result_.triggers.begin(), result_.triggers.end(), trigger) != result_.triggers.end();
  }

  void combatant(const Combatant& who, const std::string& place) {
    if (who.id.empty()) note(place + "/id", "no name", "an id");
    if (!ids_.insert(who.id).second) note(place + "/id", describe(who.id) + " again", "it once");
    type(who, place);
    known(catalog_.pilot_card(who.pilot_card) != nullptr, place + "/pilot_card", who.pilot_card, "a pilot card");
    known(catalog_.cards.count(who.ai_card) > 0, place + "/ai_card", who.ai_card, "an AI card");
    known(mission_ != nullptr && mission_->squad(who.squad) != nullptr, place + "/squad", who.squad,
          "a squad of the mission");
    somebody(place + "/wing", who.wing);
    if (who.flight_group && (who.ai || who.side == state::Side::enemy || !who.squad.empty() || mission_ == nullptr)) {
      note(place + "/flight_group", "true", "false: a pilot's own ship in a mission, of no squad and not the AI's");
    }
    fate(who, place);
    if (who.hits > who.attacks) {
      note(place + "/hits", describe(who.hits), "at most as many as attacks, " + std::to_string(who.attacks));
    }
    if (who.shields > who.shield_limit) {
      note(place + "/shields", describe(who.shields), "at most " + std::to_string(who.shield_limit));
    }
    cards(who, place);
  }

  void type(const Combatant& who, const std::string& place) {
    switch (who.kind) {
      case PieceType::ship: {
        const data::Ship* ship = catalog_.ship(who.type);
        known(ship != nullptr, place + "/type", who.type, "a ship of the catalog");
        // A pilot of the campaign has a name of his own.
        const bool flies_it = ship != nullptr && data::pilot_of(*ship, who.pilot) != nullptr;
        if (mission_ == nullptr) known(flies_it, place + "/pilot", who.pilot, "a pilot of that ship");
        return;
      }
      case PieceType::device:
        return known(catalog_.device(who.type) != nullptr, place + "/type", who.type, "a device of the catalog");
      case PieceType::component:
        return known(catalog_.component(who.type) != nullptr, place + "/type", who.type, "a component of the catalog");
      default:
        note(place + "/kind", describe(std::string(state::name_of(who.kind))), "a ship, a device or a component");
    }
  }

  void fate(const Combatant& who, const std::string& place) {
    const std::string fate = name_of(who.fate);
    if (who.fate == ShipFate::destroyed) {
      somebody(place + "/by", who.by);
      if (who.by == who.id && !who.id.empty()) note(place + "/by", describe(who.by), "another, or nobody");
    } else if (!who.by.empty()) {
      note(place + "/by", describe(who.by), "nobody: it was not destroyed");
    }
    const bool names_way = who.fate == ShipFate::left || who.fate == ShipFate::landed || who.fate == ShipFate::docked ||
                           who.fate == ShipFate::captured;
    if (!names_way && !who.way.empty()) note(place + "/way", describe(who.way), "none with fate \"" + fate + '"');
    if (who.round > result_.rounds) {
      note(place + "/round", describe(who.round), "at most " + std::to_string(result_.rounds) + ", the rounds flown");
    }
    if (who.kind != PieceType::ship && is_away(who.fate)) note(place + "/fate", describe(fate), "what only ships do");
  }

  void cards(const Combatant& who, const std::string& place) {
    for (std::size_t i = 0; i < who.cards.size(); ++i) {
      const std::string at = place + "/cards/" + std::to_string(i);
      known(catalog_.upgrade(who.cards[i].id) != nullptr, at + "/id", who.cards[i].id, "an upgrade of the catalog");
      if (who.cards[i].lost && who.cards[i].charges > 0) {
        note(at + "/charges", describe(who.cards[i].charges), "none on a card that is lost");
      }
    }
    for (std::size_t i = 0; i < who.damage.size(); ++i) {
      const int number = who.damage[i].number;
      if (number == 0 || catalog_.damage_card(number) != nullptr) continue;
      note(place + "/damage/" + std::to_string(i) + "/number", describe(number), "a card of the damage deck, or 0");
    }
  }

  void damage() {
    std::set<std::pair<std::string, std::string>> pairs;
    for (std::size_t i = 0; i < result_.damage.size(); ++i) {
      const Damage& entry = result_.damage[i];
      const std::string place = "/damage/" + std::to_string(i);
      somebody(place + "/by", entry.by);
      somebody(place + "/to", entry.to);
      if (!pairs.insert({entry.by, entry.to}).second) note(place, "the two of them again", "all of it in one entry");
      if (entry.faceup > entry.cards) {
        note(place + "/faceup", describe(entry.faceup), "at most as many as cards, " + std::to_string(entry.cards));
      }
    }
  }

  void experience() {
    for (std::size_t i = 0; i < result_.experience.size(); ++i) {
      const Earned& earned = result_.experience[i];
      const std::string place = "/experience/" + std::to_string(i);
      pilot(place + "/ship", earned.ship);
      const bool is_source = std::find(sources().begin(), sources().end(), earned.source) != sources().end();
      if (!is_source) note(place + "/source", describe(earned.source), "a source of table 2.3, or \"6.1\"");
    }
    for (std::size_t i = 0; i < result_.ejections.size(); ++i) {
      const std::string place = "/ejections/" + std::to_string(i) + "/ship";
      const Combatant* who = result_.find(result_.ejections[i].ship);
      pilot(place, result_.ejections[i].ship);
      if (who != nullptr && who->fate != ShipFate::destroyed) note(place, describe(who->id), "a ship that was lost");
    }
    shares();
  }

  void shares() {
    const Shares right = mission_ == nullptr ? Shares() : shares_of(result_);
    const auto agree = [this](const std::string& key, int found, int expected) {
      if (found != expected) note("/shares/" + key, describe(found), std::to_string(expected) + ", by the experience");
    };
    agree("pool", result_.shares.pool, right.pool);
    agree("remainder", result_.shares.remainder, right.remainder);
    const std::vector<Share>& pilots = result_.shares.pilots;
    if (pilots.size() != right.pilots.size()) {
      return note("/shares/pilots", std::to_string(pilots.size()) + " pilots",
                  std::to_string(right.pilots.size()) + ", as in the flight group");
    }
    for (std::size_t i = 0; i < pilots.size(); ++i) {
      const std::string place = "pilots/" + std::to_string(i);
      if (pilots[i].ship != right.pilots[i].ship) {
        note("/shares/" + place + "/ship", describe(pilots[i].ship), describe(right.pilots[i].ship));
        continue;
      }
      agree(place + "/earned", pilots[i].earned, right.pilots[i].earned);
      agree(place + "/share", pilots[i].share, right.pilots[i].share);
      agree(place + "/lost", pilots[i].lost, right.pilots[i].lost);
    }
  }

  void objectives() {
    for (std::size_t i = 0; i < result_.objectives.size(); ++i) {
      const std::string& id = result_.objectives[i].id;
      known(mission_ != nullptr && mission_->objective(id) != nullptr, "/objectives/" + std::to_string(i) + "/id", id,
            "an objective of the mission");
    }
    for (std::size_t i = 0; i < result_.triggers.size(); ++i) {
      const std::string& id = result_.triggers[i];
      const bool is_known =
          mission_ != nullptr && std::any_of(mission_->triggers.begin(), mission_->triggers.end(),
                                             [&id](const data::Trigger& trigger) { return trigger.id == id; });
      known(is_known, "/triggers/" + std::to_string(i), id, "a trigger of the mission");
    }
    for (std::size_t i = 0; i < result_.deeds.size(); ++i) {
      somebody("/deeds/" + std::to_string(i) + "/ship", result_.deeds[i].ship);
    }
  }

  void stars() {
    const bool won = result_.outcome == Outcome::won;
    const bool gold = won && earns_gold(result_.objectives);
    if (result_.gold != gold) {
      note("/gold", result_.gold ? "true" : "false", gold ? "true: every gold star objective is met" : "false");
    }
    if (result_.silver && !won) note("/silver", "true", "false: the mission is not won");
  }

  const data::Catalog& catalog_;
  const Result& result_;
  const std::string& file_;
  const data::Mission* mission_;
  std::set<std::string> ids_;
  base::Errors errors_;
};

}  // namespace

base::Errors check_result(const data::Catalog& catalog, const Result& result, const std::string& file) {
  return ResultCheck(catalog, result, file).run();
}

}  // namespace plotboard::mission
