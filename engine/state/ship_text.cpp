#include "state/ship_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "data/data.hpp"
#include "data/json.hpp"
#include "data/json_line.hpp"
#include "state/scene_fields.hpp"

namespace plotboard::state {

namespace {

constexpr std::size_t kMostCards = 40;
constexpr std::size_t kMostWords = 200;
constexpr std::size_t kMostNotes = 10'000;  // of a mission
constexpr int kMostThreat = 5;
constexpr int kMostPoints = 10'000;

template <class Word>
std::string words_json(const std::vector<Word>& words) {
  return data::json_list(words, [](const std::string& word) { return data::quoted(word); });
}

template <class Word>
void read_words(data::Reader& reader, const std::string& key, std::vector<Word>& words) {
  for (data::Reader& item : reader.items(key, false, kMostWords)) {
    if (auto word = item.as_text()) words.emplace_back(std::move(*word));
  }
}

std::vector<std::string> turret_names() {
  std::vector<std::string> names;
  for (int i = 0; i <= static_cast<int>(Turret::left_right); ++i) names.emplace_back(name_of(static_cast<Turret>(i)));
  return names;
}

std::optional<geom::Maneuver> read_maneuver(data::Reader& reader, const std::string& key) {
  const std::string code = reader.text_or(key, "");
  if (code.empty()) return std::nullopt;
  const auto maneuver = geom::maneuver_from_code(code);
  if (!maneuver) reader.note_at(key, data::describe(reader.json()[key]), "a maneuver such as \"2Y\"");
  return maneuver;
}

// "fore", "aft", or nothing.
Section read_section(data::Reader& reader) {
  if (!reader.has("section")) return Section::none;
  const auto section = reader.word("section", {"fore", "aft"});
  return section && *section == "aft" ? Section::aft : Section::fore;
}
const char* section_text(Section section) { return section == Section::none ? "" : name_of(section); }

// "condition": everything that the battle changes.
void read_condition(data::Reader& reader, ShipState& ship) {
  const auto count = [&](const char* key) { return reader.whole_or(key, 0, kMostTokens, 0); };
  ship.hull = count("hull");
  ship.agility = count("agility");
  ship.shields = count("shields");
  ship.shield_limit = count("shield_limit");
  ship.force = count("force");
  ship.force_limit = count("force_limit");
  if (reader.has("turret")) {
    const auto names = turret_names();
    if (const auto name = reader.word("turret", names)) {
      ship.turret = static_cast<Turret>(std::find(names.begin(), names.end(), *name) - names.begin());
    }
  }
  std::vector<bool> told(ship.cards.size());  // copies of a card have charges of their own: one after the other
  for (data::Reader& item : reader.items("charges", false, kMostCards)) {
    const auto id = item.text("card");
    const int charges = item.whole_or("left", 0, kMostTokens, 0), extra = item.whole_or("extra", 0, kMostTokens, 0);
    const bool open = item.flag_or("open", false);
    const bool discarded = item.flag_or("discarded", false);
    const Section section = read_section(item);
    item.done();
    for (std::size_t i = 0; id && i < ship.cards.size(); ++i) {
      if (told[i] || ship.cards[i].id != *id) continue;
      ship.cards[i].charges = charges;
      ship.cards[i].extra = extra;
      ship.cards[i].open = open;
      ship.cards[i].discarded = discarded;
      ship.cards[i].section = section;
      told[i] = true;
      break;
    }
  }
  for (data::Reader& item : reader.items("damage", false, kMostWords)) {
    const int number = item.whole("number", 0, data::kMostDamageNumber).value_or(0);
    DamageCard card{number, item.flag_or("faceup", false)};
    card.weight = item.whole_or("weight", 1, kMostTokens, 1);
    card.section = read_section(item);
    ship.damage.push_back(card);
    item.done();
  }
  ship.destroyed = reader.flag_or("destroyed", false);
  ship.removed = reader.flag_or("removed", false);
  ship.carrier = reader.text_or("carrier", "");
  for (data::Reader& item : reader.items("initiatives", false, kMostWords)) {
    ship.initiatives.push_back({item.text_or("source", ""), item.whole_or("value", 0, kMostTokens, 0)});
    item.done();
  }
  ship.dial = read_maneuver(reader, "dial");
  ship.revealed = reader.flag_or("revealed", false);
  ship.system_done = reader.flag_or("system_done", false);
  ship.engaged = reader.flag_or("engaged", false);
  ship.skips_action = reader.flag_or("skips_action", false);
  if (reader.has("executed")) {
    if (auto executed = reader.member("executed")) {
      Executed last;
      last.maneuver = read_maneuver(*executed, "maneuver").value_or(geom::Maneuver{});
      last.difficulty = static_cast<geom::Difficulty>(executed->whole_or("difficulty", 0, 3, 1));
      last.fully = !executed->flag_or("partly", false);
      executed->done();
      ship.executed = last;
    }
  }
  if (reader.has("fitness")) {
    const auto fitness = reader.word("fitness", {"disabled", "immobile"});
    if (fitness) ship.fitness = *fitness == "disabled" ? Fitness::disabled : Fitness::immobile;
  }
  ship.glides = reader.flag_or("glides", false);
  ship.docking = reader.text_or("docking", "");
  ship.declares = reader.text_or("declares", "");
  read_words(reader, "actions", ship.actions);
  read_words(reader, "marks", ship.marks);
  read_words(reader, "bumped", ship.bumped);
  read_scene_fields(reader, ship);
  reader.done();
}

std::string condition_json(const ShipState& ship) {
  data::JsonLine line;
  line.count("hull", ship.hull).count("agility", ship.agility);
  line.count("shields", ship.shields).count("shield_limit", ship.shield_limit);
  line.count("force", ship.force).count("force_limit", ship.force_limit);
  if (ship.turret != Turret::none) line.text("turret", name_of(ship.turret));
  if (!ship.cards.empty()) {
    line.raw("charges", data::json_list(ship.cards, [](const Card& card) {
               data::JsonLine one;
               one.raw("card", data::quoted(card.id)).count("left", card.charges).count("extra", card.extra);
               one.flag("open", card.open);
               one.flag("discarded", card.discarded).text("section", section_text(card.section));
               return one.closed();
             }));
  }
  if (!ship.damage.empty()) {
    line.raw("damage", data::json_list(ship.damage, [](const DamageCard& card) {
               data::JsonLine one;
               one.raw("number", std::to_string(card.number)).flag("faceup", card.faceup);
               one.count("weight", card.weight == 1 ? 0 : card.weight).text("section", section_text(card.section));
               return one.closed();
             }));
  }
  line.flag("destroyed", ship.destroyed).flag("removed", ship.removed).text("carrier", ship.carrier);
  if (!ship.initiatives.empty()) {
    line.raw("initiatives", data::json_list(ship.initiatives, [](const Initiative& change) {
               return data::JsonLine().text("source", change.source).count("value", change.value).closed();
             }));
  }
  line.text("dial", ship.dial ? geom::code_of(*ship.dial) : "").flag("revealed", ship.revealed);
  line.flag("system_done", ship.system_done).flag("engaged", ship.engaged).flag("skips_action", ship.skips_action);
  if (ship.executed) {
    data::JsonLine last;
    last.raw("maneuver", data::quoted(geom::code_of(ship.executed->maneuver)));
    last.raw("difficulty", std::to_string(static_cast<int>(ship.executed->difficulty)));
    line.raw("executed", last.flag("partly", !ship.executed->fully).closed());
  }
  if (ship.fitness != Fitness::fit) line.text("fitness", name_of(ship.fitness));
  line.flag("glides", ship.glides).text("docking", ship.docking).text("declares", ship.declares);
  const auto list = [&line](const char* key, const Ids& words) {
    if (!words.empty()) line.raw(key, words_json(words));
  };
  list("actions", ship.actions);
  list("marks", ship.marks);
  list("bumped", ship.bumped);
  write_scene_fields(line, ship);
  return line.closed();
}

}  // namespace

ShipState brought_along(const ShipState& ship) {
  ShipState unready;
  unready.pilot = ship.pilot;
  unready.wing = ship.wing;
  unready.cards = ship.cards;
  unready.pilot_card = ship.pilot_card;
  unready.threat = ship.threat;
  unready.elite = ship.elite;
  unready.regenerates = ship.regenerates;
  unready.bonus_hull = ship.bonus_hull;
  unready.bonus_shields = ship.bonus_shields;
  return unready;
}

void read_ship_state(data::Reader& reader, Piece& piece, const data::Catalog& catalog) {
  piece.ship.pilot = reader.text_or("pilot", "");
  piece.ship.pilot_card = reader.text_or("pilot_card", "");
  if (!piece.ship.pilot_card.empty() && catalog.pilot_card(piece.ship.pilot_card) == nullptr) {
    reader.note_at("pilot_card", data::describe(reader.json()["pilot_card"]), "a known pilot card");
  }
  piece.ship.threat = reader.whole_or("threat", 0, kMostThreat, 0);
  piece.ship.elite = reader.flag_or("elite", false);
  piece.ship.regenerates = reader.flag_or("regenerates", false);
  piece.ship.bonus_hull = reader.whole_or("bonus_hull", 0, kMostTokens, 0);
  piece.ship.bonus_shields = reader.whole_or("bonus_shields", 0, kMostTokens, 0);
  for (data::Reader& item : reader.items("upgrades", false, kMostCards)) {
    const auto id = item.as_text();
    if (!id) continue;
    const bool own = piece.type == PieceType::component && *id == piece.ref;  // a component's card is its own
    if (!own && !data::known_card(catalog, *id).is_carried()) {
      std::vector<std::string> known;
      for (const auto& entry : catalog.upgrades) known.push_back(entry.first);
      const std::string near = base::nearest_word(*id, known);
      item.note(data::describe(item.json()),
                near.empty() ? "a known upgrade" : "a known upgrade; did you mean \"" + near + "\"?");
    }
    piece.ship.cards.push_back({*id, 0, false});
  }
  for (std::size_t i = 0; i < kTokenKinds; ++i) {
    const auto token = static_cast<Token>(i);
    piece.tokens[token] = reader.whole_or(std::string(name_of(token)), 0, kMostTokens, 0);
  }
  if (reader.has("wing")) {
    if (auto wing = reader.member("wing")) {
      piece.ship.wing.leader = wing->text("leader").value_or("");
      piece.ship.wing.place = wing->whole("place", 1, kMostInWing).value_or(0);
      piece.ship.wing.split = wing->flag_or("split", false);
      wing->done();
    }
  }
  if (!reader.has("condition")) return;
  if (auto condition = reader.member("condition")) read_condition(*condition, piece.ship);
}

void write_ship_state(data::JsonLine& line, const Piece& piece) {
  for (std::size_t i = 0; i < kTokenKinds; ++i) {
    const auto token = static_cast<Token>(i);
    line.count(name_of(token).data(), piece.tokens[token]);
  }
  line.text("pilot", piece.ship.pilot).text("pilot_card", piece.ship.pilot_card);
  line.count("threat", piece.ship.threat).flag("elite", piece.ship.elite);
  line.flag("regenerates", piece.ship.regenerates);
  line.count("bonus_hull", piece.ship.bonus_hull).count("bonus_shields", piece.ship.bonus_shields);
  if (!piece.ship.cards.empty()) {
    line.raw("upgrades", data::json_list(piece.ship.cards, [](const Card& card) { return data::quoted(card.id); }));
  }
  if (const Wing& wing = piece.ship.wing; wing != Wing{}) {
    data::JsonLine place;
    place.raw("leader", data::quoted(wing.leader)).count("place", wing.place).flag("split", wing.split);
    line.raw("wing", place.closed());
  }
  ShipState unready = brought_along(piece.ship);
  for (Card& card : unready.cards) card = Card{card.id, 0, false};
  if (unready != piece.ship) line.raw("condition", condition_json(piece.ship));
}

namespace {

int round_of(data::Reader& reader) { return reader.whole_or("round", 0, kMostNumber, 0); }

}  // namespace

std::string write_deed(const Deed& deed) {
  data::JsonLine line;
  line.raw("what", data::quoted(deed.what)).text("ship", deed.ship).text("to", deed.to);
  return line.count("round", deed.round).closed();
}
Deed read_deed(data::Reader& reader) {
  const std::string what = reader.text("what").value_or("");
  return {what, reader.text_or("ship", ""), reader.text_or("to", ""), round_of(reader)};
}
std::string write_ejection(const Ejection& roll) {
  data::JsonLine line;
  line.raw("ship", data::quoted(roll.ship)).count("dice", roll.dice);
  line.flag("killed", roll.killed).flag("injured", roll.injured).count("path_points", roll.path_points);
  return line.count("upgrade_points", roll.upgrade_points).count("experience", roll.experience).closed();
}
Ejection read_ejection(data::Reader& reader) {
  Ejection roll;
  roll.ship = reader.text("ship").value_or("");
  roll.dice = reader.whole_or("dice", 0, kMostTokens, 0);
  roll.killed = reader.flag_or("killed", false);
  roll.injured = reader.flag_or("injured", false);
  roll.path_points = reader.whole_or("path_points", 0, kMostPoints, 0);
  roll.upgrade_points = reader.whole_or("upgrade_points", 0, kMostPoints, 0);
  roll.experience = reader.whole_or("experience", 0, kMostPoints, 0);
  return roll;
}

namespace {

std::string credit_json(const Credit& credit) {
  data::JsonLine line;
  line.raw("ship", data::quoted(credit.ship)).text("source", credit.source);
  line.raw("points", std::to_string(credit.points)).count("round", credit.round);
  return line.text("why", credit.why.english()).closed();
}

template <class Read>
void each(data::Reader& reader, const std::string& key, const Read& read) {
  for (data::Reader& item : reader.items(key, false, kMostNotes)) {
    read(item);
    item.done();
  }
}

}  // namespace

Progress read_progress(data::Reader& reader) {
  Progress progress;
  progress.rank = reader.whole_or("rank", 0, 8, 0);
  progress.hides = reader.flag_or("hides", false);
  read_words(reader, "draws", progress.draws);
  read_words(reader, "called", progress.called);
  each(reader, "coming", [&](data::Reader& item) {
    progress.coming.push_back({item.text("squad").value_or(""), round_of(item), item.text_or("vector", "")});
  });
  each(reader, "objectives", [&](data::Reader& item) {
    const std::string id = item.text("id").value_or("");
    const std::string status = item.word("status", {"open", "met", "failed"}).value_or("open");
    progress.objectives.push_back({id, status == "met"      ? Status::met
                                       : status == "failed" ? Status::failed
                                                            : Status::open});
  });
  read_words(reader, "fired", progress.fired);
  read_words(reader, "fired_now", progress.fired_now);
  each(reader, "counters", [&](data::Reader& item) {
    const std::string name = item.text("name").value_or("");
    progress.counters.push_back({name, item.whole("value", -kMostPoints, kMostPoints).value_or(0)});
  });
  each(reader, "deeds", [&](data::Reader& item) { progress.deeds.push_back(read_deed(item)); });
  each(reader, "credits", [&](data::Reader& item) {
    const std::string ship = item.text("ship").value_or("");
    const std::string source = item.text_or("source", "");
    const int points = item.whole("points", -kMostPoints, kMostPoints).value_or(0);
    progress.credits.push_back({ship, source, points, round_of(item), Phrase::of(item.text_or("why", ""))});
  });
  each(reader, "ejections", [&](data::Reader& item) { progress.ejections.push_back(read_ejection(item)); });
  progress.outcome = reader.text_or("outcome", "");
  progress.reason = Phrase::of(reader.text_or("reason", ""));
  reader.done();
  return progress;
}

std::string write_progress(const Progress& progress) {
  data::JsonLine line;
  const auto words = [&line](const char* key, const auto& list) {
    if (!list.empty()) line.raw(key, words_json(list));
  };
  const auto list = [&line](const char* key, const auto& entries, const auto& json_of) {
    if (!entries.empty()) line.raw(key, data::json_list(entries, json_of));
  };
  line.count("rank", progress.rank).flag("hides", progress.hides);
  words("draws", progress.draws);
  words("called", progress.called);
  list("coming", progress.coming, [](const Coming& coming) {
    data::JsonLine one;
    return one.raw("squad", data::quoted(coming.squad))
        .count("round", coming.round)
        .text("vector", coming.vector)
        .closed();
  });
  list("objectives", progress.objectives, [](const ObjectiveState& objective) {
    data::JsonLine one;
    return one.raw("id", data::quoted(objective.id)).raw("status", data::quoted(name_of(objective.status))).closed();
  });
  words("fired", progress.fired);
  words("fired_now", progress.fired_now);
  list("counters", progress.counters, [](const Counter& counter) {
    data::JsonLine one;
    return one.raw("name", data::quoted(counter.name)).raw("value", std::to_string(counter.value)).closed();
  });
  list("deeds", progress.deeds, write_deed);
  list("credits", progress.credits, credit_json);
  list("ejections", progress.ejections, write_ejection);
  return line.text("outcome", progress.outcome).text("reason", progress.reason.english()).closed();
}

}  // namespace plotboard::state
