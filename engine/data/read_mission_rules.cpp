#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "data/mission_readers.hpp"

namespace plotboard::data {

namespace {

constexpr int kMostNumber = 99;

using ConditionKind = Condition::Kind;
using EffectKind = MissionEffect::Kind;

constexpr std::pair<const char*, ConditionKind> kConditions[] = {
    {"always", ConditionKind::always},
    {"all", ConditionKind::all},
    {"any", ConditionKind::any},
    {"not", ConditionKind::none},
    {"round", ConditionKind::round},
    {"round_over", ConditionKind::round_over},
    {"round_ends", ConditionKind::round_ends},
    {"destroyed", ConditionKind::destroyed},
    {"left", ConditionKind::left},
    {"gone", ConditionKind::gone},
    {"scanned", ConditionKind::scanned},
    {"docked", ConditionKind::docked},
    {"disabled", ConditionKind::disabled},
    {"arrived", ConditionKind::arrived},
    {"attacked", ConditionKind::attacked},
    {"damaged", ConditionKind::damaged},
    {"in_zone", ConditionKind::in_zone},
    {"within", ConditionKind::within},
    {"objective", ConditionKind::objective},
    {"fired", ConditionKind::fired},
    {"counter", ConditionKind::counter},
    {"rank", ConditionKind::rank},
    {"pilots", ConditionKind::pilots},
};

constexpr std::pair<const char*, EffectKind> kEffects[] = {
    {"arrive", EffectKind::arrive},   {"order", EffectKind::order},   {"met", EffectKind::met},
    {"failed", EffectKind::failed},   {"tell", EffectKind::tell},     {"add", EffectKind::add},
    {"token", EffectKind::token},     {"damage", EffectKind::damage}, {"repair", EffectKind::repair},
    {"disable", EffectKind::disable}, {"flee", EffectKind::flee},     {"immobilise", EffectKind::immobilise},
    {"side", EffectKind::side},       {"remove", EffectKind::remove}, {"xp", EffectKind::xp},
    {"roll", EffectKind::roll},       {"win", EffectKind::win},       {"lose", EffectKind::lose},
};

// The one key of the object that names a kind; nothing, and noted, when there is none or more than one.
template <class Kind, std::size_t N>
const std::pair<const char*, Kind>* kind_in(Reader& reader, const std::pair<const char*, Kind> (&kinds)[N],
                                            const char* what) {
  if (!reader.is_object()) {
    reader.note(describe(reader.json()), std::string("an object with ") + what);
    return nullptr;
  }
  const std::pair<const char*, Kind>* found = nullptr;
  for (const auto& kind : kinds) {
    if (!reader.has(kind.first)) continue;
    if (found != nullptr) {
      reader.note(std::string("\"") + found->first + "\" and \"" + kind.first + "\" together",
                  std::string("one of them: ") + what + " is an object of its own");
      return nullptr;
    }
    found = &kind;
  }
  if (found != nullptr) return found;
  std::vector<std::string> known;
  for (const auto& kind : kinds) known.emplace_back(kind.first);
  const std::vector<std::string> keys = reader.keys();
  for (const std::string& key : keys) {
    if (base::nearest_word(key, known).empty()) continue;
    reader.note_at(key, "an unknown key", std::string(what) + ": " + one_of(known, key));
    return nullptr;
  }
  reader.note(keys.empty() ? "an empty object" : "no key that names " + std::string(what), one_of(known, ""));
  return nullptr;
}

// A number, "all", "rest", or a list of four: with 3, 4, 5 and 6 pilots.
int read_count(Reader& reader, std::vector<int>& by_pilots) {
  constexpr std::size_t kCounts = kMostMissionPilots - kFewestMissionPilots + 1;
  reader.allow("count");
  if (!reader.has("count")) return 1;
  if (reader.json()["count"].is_array()) {
    for (Reader& each : reader.items("count", true, kCounts)) {
      const Json& number = each.json();
      const bool good =
          number.is_number_integer() && number.get<std::int64_t>() >= 1 && number.get<std::int64_t>() <= kMostNumber;
      if (!good) each.note(describe(number), "a number from 1 to " + std::to_string(kMostNumber));
      by_pilots.push_back(good ? number.get<int>() : 1);
    }
    if (by_pilots.size() != kCounts) {
      reader.note_at("count", std::to_string(by_pilots.size()) + " numbers", "4: with 3, 4, 5 and 6 pilots");
      by_pilots.clear();
    }
    return by_pilots.empty() ? 1 : *std::max_element(by_pilots.begin(), by_pilots.end());
  }
  if (reader.json()["count"].is_string()) {
    const std::string word = reader.word("count", {"all", "rest"}).value_or("all");
    return word == "rest" ? Condition::kRest : Condition::kAll;
  }
  return reader.whole("count", 1, kMostNumber).value_or(1);
}

Condition read_condition(Reader& reader);

std::vector<Condition> read_parts(Reader& reader, const char* key) {
  std::vector<Condition> parts;
  auto entries = reader.items(key, true, 50);
  if (entries.empty() && reader.json()[key].is_array()) reader.note_at(key, "an empty list", "at least one condition");
  for (Reader& entry : entries) parts.push_back(read_condition(entry));
  return parts;
}

void read_condition_of(Reader& reader, const char* key, Condition& condition) {
  switch (condition.kind) {
    case ConditionKind::always:
    case ConditionKind::round_ends:
      if (!reader.flag(key).value_or(true)) reader.note_at(key, "false", "true");
      return;
    case ConditionKind::all:
    case ConditionKind::any:
      condition.parts = read_parts(reader, key);
      return;
    case ConditionKind::none:
      if (auto part = reader.value(key)) condition.parts.push_back(read_condition(*part));
      return;
    case ConditionKind::round:
    case ConditionKind::round_over:
      condition.number = reader.whole(key, 1, kMostRounds).value_or(1);
      return;
    case ConditionKind::rank:
      condition.number = reader.whole(key, 1, kHighestMissionRank).value_or(1);
      return;
    case ConditionKind::pilots:
      condition.number = reader.whole(key, kFewestMissionPilots, kMostMissionPilots).value_or(kFewestMissionPilots);
      return;
    case ConditionKind::objective:
      condition.name = reader.text(key).value_or("");
      condition.is = reader.word("is", {"met", "failed"}).value_or("met");
      return;
    case ConditionKind::fired:
      condition.name = reader.text(key).value_or("");
      return;
    case ConditionKind::counter:
      condition.name = reader.text(key).value_or("");
      condition.number = reader.whole("at_least", 1, kMostNumber).value_or(1);
      return;
    case ConditionKind::damaged:
      condition.of = read_selection(reader, key);
      condition.number = reader.whole("points", 1, kMostNumber).value_or(1);
      return;
    case ConditionKind::left:
      condition.name = reader.text_or("by", "");
      break;
    case ConditionKind::docked:
      reader.allow("with");
      if (reader.has("with")) condition.with = read_selection(reader, "with");
      break;
    case ConditionKind::in_zone:
      condition.name = reader.text("zone").value_or("");
      break;
    case ConditionKind::within:
      condition.with = read_selection(reader, "of");
      condition.number = reader.whole("range", 0, 5).value_or(0);
      break;
    case ConditionKind::destroyed:
    case ConditionKind::gone:
    case ConditionKind::scanned:
    case ConditionKind::disabled:
    case ConditionKind::arrived:
    case ConditionKind::attacked:
      break;
  }
  condition.of = read_selection(reader, key);
  condition.count = read_count(reader, condition.by_pilots);
}

Condition read_condition(Reader& reader) {
  Condition condition;
  const auto* const kind = kind_in(reader, kConditions, "a condition");
  if (kind == nullptr) return condition;
  condition.kind = kind->second;
  read_condition_of(reader, kind->first, condition);
  reader.done();
  return condition;
}

std::vector<MissionEffect> read_effects(const std::vector<Reader>& entries);

void read_effect_of(Reader& reader, const char* key, MissionEffect& effect) {
  switch (effect.kind) {
    case EffectKind::arrive:
      effect.name = reader.text(key).value_or("");
      effect.to = reader.text_or("vector", "");
      effect.number = reader.whole_or("in_rounds", 0, kMostRounds, 0);
      return;
    case EffectKind::order:
      effect.of = read_selection(reader, key);
      effect.to = reader.text("to").value_or("attack");
      return;
    case EffectKind::met:
    case EffectKind::failed:
    case EffectKind::tell:
    case EffectKind::win:
    case EffectKind::lose:
      effect.name = reader.text(key).value_or("");
      return;
    case EffectKind::add:
      effect.name = reader.text(key).value_or("");
      effect.number = reader.whole_or("by", -kMostNumber, kMostNumber, 1);
      return;
    case EffectKind::token:
      effect.name = reader.text(key).value_or("");
      effect.of = read_selection(reader, "to");
      effect.number = reader.whole_or("number", 1, 10, 1);
      effect.zone = reader.text_or("in_zone", "");
      return;
    case EffectKind::damage:
    case EffectKind::repair:
      effect.of = read_selection(reader, key);
      effect.number = reader.whole_or("number", 1, kMostNumber, 1);
      effect.zone = reader.text_or("in_zone", "");
      return;
    case EffectKind::disable:
    case EffectKind::immobilise:
    case EffectKind::flee:
    case EffectKind::remove:
      effect.of = read_selection(reader, key);
      effect.zone = reader.text_or("in_zone", "");
      return;
    case EffectKind::side:
      effect.of = read_selection(reader, key);
      effect.to = reader.word("to", {"player", "enemy", "ally", "neutral"}).value_or("enemy");
      return;
    case EffectKind::xp:
      effect.number = reader.whole(key, -20, 20).value_or(0);
      effect.to = reader.word("to", {"pilots", "actor"}).value_or("pilots");
      return;
    case EffectKind::roll: {
      effect.name = reader.word(key, {"d6"}).value_or("d6");
      std::vector<Reader> rows = reader.items("table", true, 6);
      if (!rows.empty() && rows.size() != 6) {
        reader.note_at("table", std::to_string(rows.size()) + " entries", "6, one an eye of the die");
      }
      for (Reader& row : rows) {
        effect.table.push_back(read_effects(row.as_items(30)));
      }
      return;
    }
  }
}

std::vector<MissionEffect> read_effects(const std::vector<Reader>& entries) {
  std::vector<MissionEffect> effects;
  for (Reader reader : entries) {
    MissionEffect effect;
    const auto* const kind = kind_in(reader, kEffects, "an effect");
    if (kind != nullptr) {
      effect.kind = kind->second;
      read_effect_of(reader, kind->first, effect);
      reader.done();
    }
    effects.push_back(std::move(effect));
  }
  return effects;
}

std::optional<Condition> read_optional_condition(Reader& reader, const char* key) {
  reader.allow(key);
  if (!reader.has(key)) return std::nullopt;
  auto value = reader.value(key);
  return read_condition(*value);
}

}  // namespace

const char* key_of(Condition::Kind kind) {
  for (const auto& known : kConditions) {
    if (known.second == kind) return known.first;
  }
  return "";
}
const char* key_of(MissionEffect::Kind kind) {
  for (const auto& known : kEffects) {
    if (known.second == kind) return known.first;
  }
  return "";
}

std::vector<Objective> read_objectives(Reader& file) {
  return read_named(file.items("objectives", true, 30), "id", &Objective::id, [](Reader& reader) {
    Objective objective;
    objective.id = reader.text("id").value_or("");
    objective.text = reader.text("text").value_or("");
    const std::string kind = reader.word("kind", {"primary", "bonus", "gold-star"}).value_or("primary");
    objective.kind = kind == "bonus"       ? ObjectiveKind::bonus
                     : kind == "gold-star" ? ObjectiveKind::gold_star
                                           : ObjectiveKind::primary;
    objective.met = read_optional_condition(reader, "met");
    objective.failed = read_optional_condition(reader, "failed");
    objective.xp = reader.whole_or("xp", 0, 20, 0);
    objective.after = reader.text_or("after", "");
    objective.until = reader.text_or("until", "");
    return objective;
  });
}

std::vector<Trigger> read_triggers(Reader& file) {
  return read_named(file.items("triggers", false, 80), "id", &Trigger::id, [](Reader& reader) {
    Trigger trigger;
    trigger.id = reader.text("id").value_or("");
    trigger.text = reader.text_or("text", "");
    if (auto when = reader.value("when")) trigger.when = read_condition(*when);
    std::vector<Reader> effects = reader.items("effects", true, 30);
    if (effects.empty() && reader.has("effects") && reader.json()["effects"].is_array()) {
      reader.note_at("effects", "an empty list", "at least one effect");
    }
    trigger.effects = read_effects(effects);
    trigger.hidden = reader.flag_or("hidden", false);
    trigger.each_round = reader.flag_or("each_round", false);
    return trigger;
  });
}

}  // namespace plotboard::data
