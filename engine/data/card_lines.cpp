#include "data/card_lines.hpp"

#include <algorithm>
#include <array>

#include "data/readers.hpp"
#include "data/rule_set.hpp"

namespace plotboard::data {
namespace {

struct NamedFact {
  const char* name;
  CardFact fact;
};
constexpr std::array kFacts{
    NamedFact{"repairable", CardFact::repairable},
    NamedFact{"target-moved", CardFact::target_moved},
    NamedFact{"target-locked", CardFact::target_locked},
    NamedFact{"target-in-lock-range", CardFact::target_in_lock_range},
    NamedFact{"target-at", CardFact::target_at},
    NamedFact{"target-in-arc", CardFact::target_in_arc},
    NamedFact{"shot-at-target", CardFact::shot_at_target},
    NamedFact{"has-shot", CardFact::has_shot},
    NamedFact{"in-targets-arc", CardFact::in_targets_arc},
    NamedFact{"in-enemy-arc", CardFact::in_enemy_arc},
    NamedFact{"in-arcs-of", CardFact::in_arcs_of},
    NamedFact{"evading", CardFact::evading},
    NamedFact{"cloaked", CardFact::cloaked},
    NamedFact{"can-coordinate", CardFact::can_coordinate},
    NamedFact{"equipped", CardFact::equipped},
    NamedFact{"charges", CardFact::charges},
    NamedFact{"linked", CardFact::linked},
    NamedFact{"goal-met", CardFact::goal_met},
};

struct NamedPlace {
  const char* name;
  CardPlace place;
};
constexpr std::array kPlaces{
    NamedPlace{"front", CardPlace::front},         NamedPlace{"rear", CardPlace::rear},
    NamedPlace{"turret", CardPlace::turret},       NamedPlace{"front-half", CardPlace::front_half},
    NamedPlace{"rear-half", CardPlace::rear_half},
};

struct NamedReading {
  const char* name;
  CardReading reading;
  bool RuleSet::*setting;
};
constexpr std::array kReadings{
    NamedReading{"ai_viper_fang_lower_initiative", CardReading::viper_fang_lower_initiative,
                 &RuleSet::ai_viper_fang_lower_initiative},
    NamedReading{"ai_scum_ywing_lower_initiative", CardReading::scum_ywing_lower_initiative,
                 &RuleSet::ai_scum_ywing_lower_initiative},
    NamedReading{"ai_defender_any_shot_first", CardReading::defender_any_shot_first,
                 &RuleSet::ai_defender_any_shot_first},
    NamedReading{"ai_yt1300_boost_waits", CardReading::yt1300_boost_waits, &RuleSet::ai_yt1300_boost_waits},
    NamedReading{"ai_yt1300_attacks_locked", CardReading::yt1300_attacks_locked, &RuleSet::ai_yt1300_attacks_locked},
};

const std::vector<std::string>& actions_of_cards() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> words{"reinforce-fore", "reinforce-aft", "repair", "astromech", "tractor-beam"};
    for (const std::string& type : action_types()) {
      if (type != "reinforce") words.push_back(type);
    }
    return words;
  }();
  return all;
}

bool digit(char c) { return c >= '0' && c <= '9'; }

// "2" or "1-3".
bool read_ranges(const std::string& word, int& nearest, int& farthest) {
  const bool one = word.size() == 1 && digit(word[0]);
  const bool two = word.size() == 3 && digit(word[0]) && word[1] == '-' && digit(word[2]);
  if (!one && !two) return false;
  nearest = word[0] - '0';
  farthest = word.back() - '0';
  return nearest <= farthest;
}

std::string ranges(const CardCondition& condition) {
  if (condition.nearest == condition.farthest) return std::to_string(condition.nearest);
  return std::to_string(condition.nearest) + '-' + std::to_string(condition.farthest);
}

bool read_slots_of(CardCondition& condition, const std::vector<std::string>& rest) {
  const auto known = [](const std::string& slot) {
    return std::find(slots().begin(), slots().end(), slot) != slots().end();
  };
  condition.slots = rest;
  return !rest.empty() && std::all_of(rest.begin(), rest.end(), known);
}

bool read_place(CardCondition& condition, const std::vector<std::string>& rest) {
  if (rest.empty()) return true;
  const auto place =
      std::find_if(kPlaces.begin(), kPlaces.end(), [&](const NamedPlace& each) { return rest[0] == each.name; });
  if (place == kPlaces.end() || rest.size() > 1) return false;
  condition.place = place->place;
  return true;
}

bool read_half(CardCondition& condition, const std::vector<std::string>& rest) {
  if (rest.size() != 2 || (rest[0] != "ahead" && rest[0] != "behind")) return false;
  if (rest[1].size() != 1 || !digit(rest[1][0]) || rest[1] == "0") return false;
  condition.place = rest[0] == "ahead" ? CardPlace::front_half : CardPlace::rear_half;
  condition.count = rest[1][0] - '0';
  return true;
}

// What follows the fact's name; false where it does not fit.
bool read_arguments(CardCondition& condition, const std::vector<std::string>& rest) {
  switch (condition.fact) {
    case CardFact::target_at:
      return rest.size() == 1 && read_ranges(rest[0], condition.nearest, condition.farthest);
    case CardFact::has_shot:
      return rest.empty() || (rest.size() == 1 && read_ranges(rest[0], condition.nearest, condition.farthest));
    case CardFact::target_in_arc:
      return read_place(condition, rest);
    case CardFact::in_arcs_of:
      return read_half(condition, rest);
    case CardFact::equipped:
    case CardFact::charges:
      return read_slots_of(condition, rest);
    default:
      return rest.empty();
  }
}

const char* words_of(CardPlace place) {
  switch (place) {
    case CardPlace::any:
      return "one of its arcs";
    case CardPlace::front:
      return "its front arc";
    case CardPlace::rear:
      return "its rear arc";
    case CardPlace::turret:
      return "its turret arc";
    case CardPlace::front_half:
      return "its front half";
    case CardPlace::rear_half:
      return "its rear half";
  }
  return "";
}

std::string list_of(const std::vector<std::string>& slots) {
  std::string text;
  for (const std::string& slot : slots) text += (text.empty() ? "" : " or ") + slot;
  return text;
}

}  // namespace

bool counts(const LineReading& line, const RuleSet& ruleset) {
  for (const NamedReading& named : kReadings) {
    if (named.reading == line.reading) return ruleset.*named.setting == line.wanted;
  }
  return true;
}

std::optional<LineReading> reading_of(std::string words) {
  LineReading line;
  constexpr std::string_view kNot = "not ";
  if (words.compare(0, kNot.size(), kNot) == 0) {
    line.wanted = false;
    words.erase(0, kNot.size());
  }
  for (const NamedReading& named : kReadings) {
    if (words != named.name) continue;
    line.reading = named.reading;
    return line;
  }
  return std::nullopt;
}

bool ActionLine::asks(CardFact fact) const {
  return std::any_of(when.begin(), when.end(),
                     [fact](const CardCondition& condition) { return condition.fact == fact; });
}

std::optional<CardCondition> condition_of(const std::string& words, std::string& fault) {
  CardCondition condition;
  condition.words = words;
  std::vector<std::string> parts = words_in(words);
  if (!parts.empty() && parts.front() == "not") {
    condition.wanted = false;
    parts.erase(parts.begin());
  }
  const auto known = std::find_if(kFacts.begin(), kFacts.end(),
                                  [&](const NamedFact& each) { return !parts.empty() && parts[0] == each.name; });
  if (known == kFacts.end()) {
    std::vector<std::string> names;
    for (const NamedFact& each : kFacts) names.emplace_back(each.name);
    fault = one_of(names, parts.empty() ? words : parts[0]);
    return std::nullopt;
  }
  condition.fact = known->fact;
  parts.erase(parts.begin());
  if (read_arguments(condition, parts)) return condition;
  fault = std::string("what \"") + known->name + "\" asks for, as docs/data-formats.md has it";
  return std::nullopt;
}

std::optional<CardChain> chain_of(const std::string& words, std::string& fault) {
  CardChain chain;
  bool begins = true;
  for (const std::string& word : words_in(words)) {
    if (word == ">" && !begins && chain.size() == 1) {
      begins = true;
    } else if (word == "red" && !begins && !chain.back().red) {
      chain.back().red = true;
    } else if (begins &&
               std::find(actions_of_cards().begin(), actions_of_cards().end(), word) != actions_of_cards().end()) {
      chain.push_back({word, false});
      begins = false;
    } else {
      fault =
          begins ? one_of(actions_of_cards(), word) : "an action, \"red\" after it where it is, one link after \">\"";
      return std::nullopt;
    }
  }
  if (!begins) return chain;
  fault = "an action";
  return std::nullopt;
}

std::string words_of(const CardChain& chain) {
  std::string text;
  for (const CardStep& step : chain) {
    std::string name = step.action;
    std::replace(name.begin(), name.end(), '-', ' ');
    text += std::string(text.empty() ? "" : ", then ") + (step.red ? "red " : "") + name;
  }
  return text;
}

std::string words_of(const CardCondition& condition) {
  const bool yes = condition.wanted;
  switch (condition.fact) {
    case CardFact::repairable:
      return yes ? "something to repair" : "nothing to repair";
    case CardFact::target_moved:
      return yes ? "the target has moved" : "the target has not moved";
    case CardFact::target_locked:
      return yes ? "it has locked the target" : "it has not locked the target";
    case CardFact::target_in_lock_range:
      return yes ? "the target is within range 3" : "the target is beyond range 3";
    case CardFact::target_at:
      return (yes ? "the target is at range " : "the target is not at range ") + ranges(condition);
    case CardFact::target_in_arc:
      return std::string(yes ? "the target is in " : "the target is not in ") + words_of(condition.place);
    case CardFact::shot_at_target:
      return yes ? "a shot at the target" : "no shot at the target";
    case CardFact::has_shot: {
      const bool any = condition.nearest == 1 && condition.farthest == 3;
      return (yes ? "it has a shot" : "it has no shot") + (any ? std::string() : " at range " + ranges(condition));
    }
    case CardFact::in_targets_arc:
      return yes ? "in the target's arc" : "out of the target's arc";
    case CardFact::in_enemy_arc:
      return yes ? "in an enemy's arc" : "in no enemy's arc";
    case CardFact::in_arcs_of:
      return std::string(yes ? "in the arcs of " : "not in the arcs of ") + std::to_string(condition.count) +
             " or more enemies " + (condition.place == CardPlace::front_half ? "ahead" : "behind");
    case CardFact::evading:
      return yes ? "it has an evade token" : "it has no evade token";
    case CardFact::cloaked:
      return yes ? "it is cloaked" : "it is not cloaked";
    case CardFact::can_coordinate:
      return yes ? "a ship to coordinate" : "no ship to coordinate";
    case CardFact::equipped:
      return (yes ? "it has a " : "it has no ") + list_of(condition.slots) + " card";
    case CardFact::charges:
      return (yes ? "it has " : "it has no ") + list_of(condition.slots) + " charges left";
    case CardFact::linked:
      return yes ? "an action of the list has just been done" : "no action of the list has just been done";
    case CardFact::goal_met:
      return yes ? "it has there what it wants" : "it has not yet what it wants";
  }
  return condition.words;
}

}  // namespace plotboard::data
