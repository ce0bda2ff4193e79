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

Phrase ranges(const CardCondition& condition) {
  if (condition.nearest == condition.farthest) return just(condition.nearest);
  return say("ai-card.range", condition.nearest, condition.farthest);
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

words::Key words_of(CardPlace place) {
  switch (place) {
    case CardPlace::any:
      return "ai-card.any-arc";
    case CardPlace::front:
      return "ai-card.front-arc";
    case CardPlace::rear:
      return "ai-card.rear-arc";
    case CardPlace::turret:
      return "ai-card.turret-arc";
    case CardPlace::front_half:
      return "ai-card.front-half";
    case CardPlace::rear_half:
      return "ai-card.rear-half";
  }
  return {};
}

Phrase list_of(const std::vector<std::string>& slots) {
  Phrase list;
  for (const std::string& slot : slots) {
    const words::Word word{slot};
    list = list.empty() ? just(word) : say("ai-card.or", list, word);
  }
  return list;
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

Phrase words_of(const CardChain& chain) {
  Phrase text;
  for (const CardStep& step : chain) {
    const words::Word action{step.action};
    const Phrase deed = step.red ? say("ai-card.red", action) : just(action);
    text = text.empty() ? deed : say("ai-card.then", text, deed);
  }
  return text;
}

Phrase words_of(const CardCondition& condition) {
  const auto either = [&condition](words::Key yes, words::Key no) { return condition.wanted ? yes : no; };
  switch (condition.fact) {
    case CardFact::repairable:
      return either("ai-card.repairable", "ai-card.not-repairable");
    case CardFact::target_moved:
      return either("ai-card.target-moved", "ai-card.target-not-moved");
    case CardFact::target_locked:
      return either("ai-card.target-locked", "ai-card.target-not-locked");
    case CardFact::target_in_lock_range:
      return either("ai-card.target-in-lock-range", "ai-card.target-not-in-lock-range");
    case CardFact::target_at:
      return say(either("ai-card.target-at", "ai-card.target-not-at"), ranges(condition));
    case CardFact::target_in_arc:
      return say(either("ai-card.target-in-arc", "ai-card.target-not-in-arc"), words_of(condition.place));
    case CardFact::shot_at_target:
      return either("ai-card.shot-at-target", "ai-card.no-shot-at-target");
    case CardFact::has_shot:
      if (condition.nearest == 1 && condition.farthest == 3) return either("ai-card.has-shot", "ai-card.has-no-shot");
      return say(either("ai-card.has-shot-at", "ai-card.has-no-shot-at"), ranges(condition));
    case CardFact::in_targets_arc:
      return either("ai-card.in-targets-arc", "ai-card.not-in-targets-arc");
    case CardFact::in_enemy_arc:
      return either("ai-card.in-enemy-arc", "ai-card.not-in-enemy-arc");
    case CardFact::in_arcs_of:
      return say(condition.place == CardPlace::front_half
                     ? either("ai-card.in-arcs-ahead", "ai-card.not-in-arcs-ahead")
                     : either("ai-card.in-arcs-behind", "ai-card.not-in-arcs-behind"),
                 condition.count);
    case CardFact::evading:
      return either("ai-card.evading", "ai-card.not-evading");
    case CardFact::cloaked:
      return either("ai-card.cloaked", "ai-card.not-cloaked");
    case CardFact::can_coordinate:
      return either("ai-card.can-coordinate", "ai-card.cannot-coordinate");
    case CardFact::equipped:
      return say(either("ai-card.equipped", "ai-card.not-equipped"), list_of(condition.slots));
    case CardFact::charges:
      return say(either("ai-card.charges", "ai-card.no-charges"), list_of(condition.slots));
    case CardFact::linked:
      return either("ai-card.linked", "ai-card.not-linked");
    case CardFact::goal_met:
      return either("ai-card.goal-met", "ai-card.goal-not-met");
  }
  return {};
}

}  // namespace plotboard::data
