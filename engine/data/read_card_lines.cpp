// The target, action, attack and ability lists of AI cards.
#include <algorithm>

#include "data/readers.hpp"

namespace plotboard::data {
namespace {

const std::vector<std::string> kTargetRules{"locked-in-range", "closest-in-arc-lower-initiative", "closest-in-arc",
                                            "closest"};
const std::vector<std::string> kWeapons{"torpedo", "missile", "cannon", "front", "rear", "turret", "any"};
constexpr int kMostLines = 30;

LineReading read_reading(Reader& line) {
  if (!line.has("reading")) return {};
  const std::string words = line.text("reading").value_or("");
  const auto reading = reading_of(words);
  if (!reading) line.note_at("reading", describe(words), "a setting for cards, \"not\" before it where it is off");
  return reading.value_or(LineReading{});
}

// The next number, or the one before again for another reading of that line.
template <class Line>
int read_number(Reader& reader, const std::vector<Line>& lines, const LineReading& reading) {
  const int number = reader.whole("line", 1, kMostLines).value_or(0);
  const int last = lines.empty() ? 0 : lines.back().line;
  const bool again = number == last && last > 0 &&
                     (reading.reading != CardReading::always || lines.back().reading.reading != CardReading::always);
  if (number != last + 1 && !again) {
    reader.note_at("line", "the number " + std::to_string(number), std::to_string(last + 1) + ": lines in order");
  }
  return number;
}

std::vector<CardCondition> read_conditions(Reader& line, const std::string& key) {
  std::vector<CardCondition> conditions;
  for (Reader& reader : line.items(key, false, 10)) {
    const auto words = reader.as_text();
    if (!words) continue;
    std::string fault;
    if (auto condition = condition_of(*words, fault)) {
      conditions.push_back(std::move(*condition));
    } else {
      reader.note(describe(reader.json()), fault);
    }
  }
  return conditions;
}

std::vector<CardChain> read_chains(Reader& line) {
  std::vector<CardChain> chains;
  std::vector<Reader> items = line.items("do", true, 6);
  for (Reader& reader : items) {
    const auto words = reader.as_text();
    if (!words) continue;
    std::string fault;
    if (auto chain = chain_of(*words, fault)) {
      chains.push_back(std::move(*chain));
    } else {
      reader.note(describe(reader.json()), fault);
    }
  }
  if (items.empty()) line.note_at("do", "nothing to do", "one action at least");
  return chains;
}

void read_action_lines(Reader& file, AiCard& card) {
  for (Reader& reader : file.items("actions", true, kMostLines)) {
    ActionLine line;
    line.reading = read_reading(reader);
    line.line = read_number(reader, card.actions, line.reading);
    line.when = read_conditions(reader, "when");
    line.chains = read_chains(reader);
    line.goal = read_conditions(reader, "goal");
    line.note = reader.text_or("note", "");
    reader.done();
    card.actions.push_back(std::move(line));
  }
}

void read_attack_lines(Reader& file, AiCard& card) {
  for (Reader& reader : file.items("attacks", false, kMostLines)) {
    AttackLine line;
    line.reading = read_reading(reader);
    line.line = read_number(reader, card.attacks, line.reading);
    line.locked = reader.word("attack", {"locked", "nearest"}).value_or("") == "locked";
    line.second = reader.flag_or("second", false);
    line.spends_lock = reader.flag_or("spends_lock", false);
    if (reader.has("ranges")) {
      const std::string ranges = reader.text("ranges").value_or("");
      if (ranges == "2-3") {
        line.nearest = 2;
      } else {
        reader.note_at("ranges", describe(ranges), "\"2-3\"");
      }
    }
    for (Reader& weapon : reader.items("weapons", true, kWeapons.size())) {
      const auto word = weapon.as_word(kWeapons);
      if (!word) continue;
      const auto index = std::find(kWeapons.begin(), kWeapons.end(), *word) - kWeapons.begin();
      line.weapons.push_back(static_cast<WeaponChoice>(index));
    }
    line.note = reader.text_or("note", "");
    reader.done();
    card.attacks.push_back(std::move(line));
  }
}

void read_ability_lines(Reader& file, AiCard& card) {
  for (Reader& reader : file.items("abilities", false, kMostLines)) {
    AbilityLine line;
    line.ability = reader.text("ability").value_or("");
    const bool always = reader.word("use", {"always", "by-lines"}).value_or("always") == "always";
    line.use = always ? AbilityUse::always : AbilityUse::by_lines;
    line.note = reader.text_or("note", "");
    reader.done();
    card.abilities.push_back(std::move(line));
  }
}

void read_target_lines(Reader& file, AiCard& card) {
  for (Reader& reader : file.items("targets", true, 10)) {
    TargetLine line;
    if (const auto rule = reader.word("rule", kTargetRules)) {
      line.rule =
          static_cast<TargetRule>(std::find(kTargetRules.begin(), kTargetRules.end(), *rule) - kTargetRules.begin());
    }
    const bool in_arc =
        line.rule == TargetRule::closest_in_arc || line.rule == TargetRule::closest_in_arc_lower_initiative;
    if (in_arc) line.arc = read_arc(reader, "arc").value_or(geom::ArcKind::front);
    line.reading = read_reading(reader);
    reader.done();
    card.targets.push_back(line);
  }
  if (card.targets.empty() || card.targets.back().rule != TargetRule::closest) {
    file.note_at("targets", "a list that may find no target", "\"closest\" as its last line");
  }
}

}  // namespace

void read_card_lines(Reader& file, AiCard& card) {
  read_target_lines(file, card);
  read_action_lines(file, card);
  read_attack_lines(file, card);
  read_ability_lines(file, card);
}

}  // namespace plotboard::data
