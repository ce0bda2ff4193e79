#include "mission/result_file.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "data/catalog.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "mission/mission.hpp"
#include "state/ship_text.hpp"

namespace plotboard::mission {

namespace {

using data::JsonLine;
using data::quoted;
using data::Reader;

constexpr const char* kFormat = "plotboard-result/1";
constexpr int kMost = 1'000'000;  // of anything counted
constexpr std::size_t kMostItems = 10'000;

const std::vector<std::string> kKinds{"ship", "device", "component"};
const std::vector<std::string> kSides{"none", "player", "enemy"};
const std::vector<std::string> kStatuses{"open", "met", "failed"};
const std::vector<std::string> kDice{"attack", "defense", "d6", "d3"};
const std::vector<std::string> kFaces{"blank", "focus", "hit", "crit", "evade"};

// --- writing

std::string card_json(const CardLeft& card) {
  JsonLine line;
  line.raw("id", quoted(card.id)).count("charges", card.charges).count("of", card.of);
  return line.flag("lost", card.lost).closed();
}

std::string damage_card_json(const state::DamageCard& card) {
  JsonLine line;
  return line.count("number", card.number).flag("faceup", card.faceup).closed();
}

std::string combatant_json(const Combatant& who) {
  JsonLine line;
  line.raw("id", quoted(who.id));
  if (who.kind != state::PieceType::ship) line.raw("kind", quoted(state::name_of(who.kind)));
  line.text("type", who.type).text("faction", who.faction);
  line.raw("side", quoted(state::name_of(who.side))).flag("ai", who.ai).flag("flight_group", who.flight_group);
  line.text("pilot", who.pilot).text("pilot_card", who.pilot_card).text("ai_card", who.ai_card);
  line.text("squad", who.squad).text("wing", who.wing).count("initiative", who.initiative).count("threat", who.threat);
  line.raw("fate", quoted(name_of(who.fate))).count("round", who.round).text("by", who.by).text("way", who.way);
  line.count("hull", who.hull).count("shields", who.shields).count("shield_limit", who.shield_limit);
  if (!who.damage.empty()) line.raw("damage", data::json_list(who.damage, damage_card_json));
  if (!who.cards.empty()) line.raw("cards", data::json_list(who.cards, card_json));
  return line.count("attacks", who.attacks).count("hits", who.hits).closed();
}

std::string damage_json(const Damage& damage) {
  JsonLine line;
  line.text("by", damage.by).raw("to", quoted(damage.to)).count("shields", damage.shields);
  return line.count("cards", damage.cards).count("faceup", damage.faceup).closed();
}

std::string earned_json(const Earned& earned) {
  JsonLine line;
  line.text("ship", earned.ship).raw("source", quoted(earned.source)).raw("points", std::to_string(earned.points));
  return line.count("times", earned.times).closed();
}

std::string shares_json(const Shares& shares) {
  JsonLine line;
  line.raw("pool", std::to_string(shares.pool)).count("remainder", shares.remainder);
  line.raw("pilots", data::json_list(shares.pilots, [](const Share& share) {
             JsonLine one;
             one.raw("ship", quoted(share.ship)).count("earned", share.earned);
             return one.raw("share", std::to_string(share.share)).count("lost", share.lost).closed();
           }));
  return line.closed();
}

bool has_faces(state::DieKind kind) { return kind == state::DieKind::attack || kind == state::DieKind::defense; }

std::string thrown_json(const Thrown& thrown) {
  JsonLine line;
  line.raw("kind", quoted(state::name_of(thrown.kind)));
  if (has_faces(thrown.kind)) {
    line.raw("face", quoted(state::name_of(static_cast<state::Face>(thrown.value))));
  } else {
    line.raw("eyes", std::to_string(thrown.value));
  }
  return line.raw("count", std::to_string(thrown.count)).closed();
}

// --- reading

template <class Enum>
Enum enum_of(Reader& reader, const char* key, const std::vector<std::string>& names, Enum otherwise) {
  if (!reader.has(key)) return otherwise;
  const auto word = reader.word(key, names);
  const auto found = word ? std::find(names.begin(), names.end(), *word) : names.end();
  return found == names.end() ? otherwise : static_cast<Enum>(found - names.begin());
}

int count_of(Reader& reader, const char* key) { return reader.whole_or(key, 0, kMost, 0); }
std::string text_of(Reader& reader, const char* key) { return reader.text_or(key, ""); }

template <class Read>
auto list_of(Reader& reader, const char* key, const Read& read) {
  std::vector<decltype(read(reader))> list;
  for (Reader& item : reader.items(key, false, kMostItems)) {
    list.push_back(read(item));
    item.done();
  }
  return list;
}

state::PieceType kind_of(Reader& reader) {
  const std::size_t place = enum_of<std::size_t>(reader, "kind", kKinds, 0);
  constexpr std::array<state::PieceType, 3> kTypes{state::PieceType::ship, state::PieceType::device,
                                                   state::PieceType::component};
  return kTypes.at(place);
}

Combatant read_combatant(Reader& reader) {
  Combatant who;
  who.id = reader.text("id").value_or("");
  who.kind = kind_of(reader);
  who.type = text_of(reader, "type");
  who.faction = text_of(reader, "faction");
  who.side = reader.has("side") ? enum_of(reader, "side", kSides, state::Side::none) : state::Side::none;
  if (!reader.has("side")) reader.text("side");  // required
  who.ai = reader.flag_or("ai", false);
  who.flight_group = reader.flag_or("flight_group", false);
  who.pilot = text_of(reader, "pilot");
  who.pilot_card = text_of(reader, "pilot_card");
  who.ai_card = text_of(reader, "ai_card");
  who.squad = text_of(reader, "squad");
  who.wing = text_of(reader, "wing");
  who.initiative = count_of(reader, "initiative");
  who.threat = count_of(reader, "threat");
  who.fate = enum_of(reader, "fate", names_of_fates(), ShipFate::survived);
  who.round = count_of(reader, "round");
  who.by = text_of(reader, "by");
  who.way = text_of(reader, "way");
  who.hull = count_of(reader, "hull");
  who.shields = count_of(reader, "shields");
  who.shield_limit = count_of(reader, "shield_limit");
  who.damage = list_of(reader, "damage", [](Reader& item) {
    const int number = count_of(item, "number");
    return state::DamageCard{number, item.flag_or("faceup", false)};
  });
  who.cards = list_of(reader, "cards", [](Reader& item) {
    CardLeft card;
    card.id = item.text("id").value_or("");
    card.charges = count_of(item, "charges");
    card.of = count_of(item, "of");
    card.lost = item.flag_or("lost", false);
    return card;
  });
  who.attacks = count_of(reader, "attacks");
  who.hits = count_of(reader, "hits");
  return who;
}

Damage read_damage(Reader& reader) {
  Damage damage;
  damage.by = text_of(reader, "by");
  damage.to = reader.text("to").value_or("");
  damage.shields = count_of(reader, "shields");
  damage.cards = count_of(reader, "cards");
  damage.faceup = count_of(reader, "faceup");
  return damage;
}

Earned read_earned(Reader& reader) {
  Earned earned;
  earned.ship = text_of(reader, "ship");
  earned.source = reader.word("source", sources()).value_or("");
  earned.points = reader.whole("points", -kMost, kMost).value_or(0);
  earned.times = count_of(reader, "times");
  return earned;
}

Shares read_shares(Reader& reader) {
  Shares shares;
  shares.pool = reader.whole("pool", 0, kMost).value_or(0);
  shares.remainder = count_of(reader, "remainder");
  shares.pilots = list_of(reader, "pilots", [](Reader& item) {
    Share share;
    share.ship = item.text("ship").value_or("");
    share.earned = item.whole_or("earned", -kMost, kMost, 0);
    share.share = count_of(item, "share");
    share.lost = count_of(item, "lost");
    return share;
  });
  return shares;
}

Thrown read_thrown(Reader& reader) {
  Thrown thrown;
  thrown.kind = enum_of(reader, "kind", kDice, state::DieKind::attack);
  if (has_faces(thrown.kind)) {
    const auto face = reader.word("face", kFaces);
    thrown.value = face ? static_cast<int>(*state::face_named(*face)) : 0;
  } else {
    thrown.value = reader.whole("eyes", 1, thrown.kind == state::DieKind::d3 ? 3 : 6).value_or(1);
  }
  thrown.count = count_of(reader, "count");
  return thrown;
}

std::vector<ObjectiveResult> read_objectives(Reader& reader, const data::Mission* mission) {
  return list_of(reader, "objectives", [mission](Reader& item) {
    ObjectiveResult result;
    result.id = item.text("id").value_or("");
    result.status = enum_of(item, "status", kStatuses, state::Status::open);
    const data::Objective* plan = mission == nullptr ? nullptr : mission->objective(result.id);
    if (plan != nullptr) result.kind = plan->kind;
    result.done = count_of(item, "done");
    result.of = count_of(item, "of");
    return result;
  });
}

Result read_all(Reader& reader, const data::Catalog& catalog) {
  Result result;
  result.mission = text_of(reader, "mission");
  const data::Mission* mission = result.mission.empty() ? nullptr : catalog.mission(result.mission);
  if (mission != nullptr) result.mission = mission->id;
  result.ruleset = text_of(reader, "ruleset");
  result.pilots = reader.whole_or("pilots", 0, state::kMostPilots, 0);
  result.rank = reader.whole_or("rank", 0, kHighestRank, 0);
  result.rounds = reader.whole_or("rounds", 0, state::kMostNumber, 0);
  result.winner = enum_of(reader, "winner", names_of_winners(), Winner::open);
  result.outcome = enum_of(reader, "outcome", names_of_outcomes(), Outcome::open);
  result.reason = enum_of(reader, "reason", names_of_reasons(), EndReason::open);
  result.reason_of = text_of(reader, "reason_of");
  result.gold = reader.flag_or("gold", false);
  result.silver = reader.flag_or("silver", false);
  if (!reader.has("combatants")) reader.items("combatants");  // required
  result.combatants = list_of(reader, "combatants", read_combatant);
  result.damage = list_of(reader, "damage", read_damage);
  result.experience = list_of(reader, "experience", read_earned);
  result.ejections = list_of(reader, "ejections", state::read_ejection);
  result.objectives = read_objectives(reader, mission);
  for (Reader& item : reader.items("triggers", false, kMostItems)) {
    if (auto id = item.as_text()) result.triggers.push_back(std::move(*id));
  }
  result.counters = list_of(reader, "counters", [](Reader& item) {
    const std::string name = item.text("name").value_or("");
    return state::Counter{name, item.whole("value", -kMost, kMost).value_or(0)};
  });
  result.deeds = list_of(reader, "deeds", state::read_deed);
  result.dice = list_of(reader, "dice", read_thrown);
  if (auto shares = reader.has("shares") ? reader.member("shares") : std::nullopt) {
    result.shares = read_shares(*shares);
    shares->done();
  } else if (!result.mission.empty()) {
    result.shares = shares_of(result);
  }
  reader.done();
  return result;
}

}  // namespace

std::string write_result(const Result& result) {
  constexpr const char* kGap = "\n    ";
  std::string text;
  const auto add = [&text](const std::string& key, const std::string& json) {
    text += (text.empty() ? "{\n  " : ",\n  ") + quoted(key) + ": " + json;
  };
  const auto word = [&add](const char* key, const std::string& value) {
    if (!value.empty()) add(key, quoted(value));
  };
  const auto list = [&add](const char* key, const auto& items, const auto& write) {
    if (!items.empty()) add(key, data::json_list(items, write, kGap));
  };
  add("format", quoted(kFormat));
  word("mission", result.mission);
  word("ruleset", result.ruleset);
  if (result.pilots > 0) add("pilots", std::to_string(result.pilots));
  if (result.rank > 0) add("rank", std::to_string(result.rank));
  add("rounds", std::to_string(result.rounds));
  add("winner", quoted(name_of(result.winner)));
  if (result.outcome != Outcome::open) add("outcome", quoted(name_of(result.outcome)));
  add("reason", quoted(name_of(result.reason)));
  word("reason_of", result.reason_of);
  if (result.gold) add("gold", "true");
  if (result.silver) add("silver", "true");
  add("combatants", data::json_list(result.combatants, combatant_json, kGap));
  list("damage", result.damage, damage_json);
  list("experience", result.experience, earned_json);
  if (!result.mission.empty()) add("shares", shares_json(result.shares));
  list("ejections", result.ejections, state::write_ejection);
  list("objectives", result.objectives, [](const ObjectiveResult& objective) {
    JsonLine line;
    line.raw("id", quoted(objective.id)).raw("status", quoted(state::name_of(objective.status)));
    return line.count("done", objective.done).count("of", objective.of).closed();
  });
  list("triggers", result.triggers, quoted);
  list("counters", result.counters, [](const state::Counter& counter) {
    JsonLine line;
    return line.raw("name", quoted(counter.name)).raw("value", std::to_string(counter.value)).closed();
  });
  list("deeds", result.deeds, state::write_deed);
  list("dice", result.dice, thrown_json);
  return text + "\n}\n";
}

base::Result<Result> read_result(std::string_view text, const std::string& file, const data::Catalog& catalog) {
  const auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  Reader reader(*json, file, errors);
  const auto format = reader.text("format");
  if (!format) return errors;
  if (*format != kFormat) {
    reader.note_at("format", data::describe(*format), quoted(kFormat));
    return errors;
  }
  Result result = read_all(reader, catalog);
  if (!errors.empty()) return errors;
  errors = check_result(catalog, result, file);
  if (!errors.empty()) return errors;
  return result;
}

}  // namespace plotboard::mission
