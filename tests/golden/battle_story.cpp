#include "golden/battle_story.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "battle/battle.hpp"
#include "data/card_kind.hpp"
#include "io/io.hpp"
#include "state/state.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "words/english.hpp"

namespace plotboard::test {

namespace {

std::string file(const std::string& path) {
  auto text = io::read_file(path);
  if (!text) FAIL(base::text(text.errors()));
  return *text;
}

std::vector<std::string> words_in(const std::string& line) {
  std::istringstream in(line);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

state::Side side_of(const std::string& word) { return word == "enemy" ? state::Side::enemy : state::Side::player; }

// Faces by name, eyes by number.
int die_of(const std::string& word) {
  const auto face = state::face_named(word);
  return face ? static_cast<int>(*face) : std::stoi(word);
}

int& figure_of(state::Piece& ship, const std::string& what) {
  if (const auto token = state::token_named(what)) return ship.tokens[*token];
  state::ShipState& state = ship.ship;
  if (what == "shields") return state.shields;
  if (what == "shields-fore") return state.sections.at(0).shields;
  if (what == "shields-aft") return state.sections.at(1).shields;
  REQUIRE(what == "energy");
  return state.sections.at(state.sections.at(1).energy_limit > 0 ? 1 : 0).energy;
}

rules::Command by_hand(const battle::Session& session, const std::vector<std::string>& words) {
  state::Piece ship = *session.table().find(words.at(1));
  figure_of(ship, words.at(2)) = std::stoi(words.at(3));
  if (!ship.ship.sections.empty()) ship.ship.shields = ship.ship.sections[0].shields + ship.ship.sections[1].shields;
  return rules::ChangePiece{ship};
}

rules::Command command_of(const battle::Session& session, const std::vector<std::string>& words) {
  const std::string& verb = words.front();
  if (verb == "start") {
    rules::StartBattle start;
    start.seed = words.size() > 2 ? std::stoull(words[2]) : 1;
    start.typed_dice = true;
    start.first = side_of(words.size() > 1 ? words[1] : "player");
    start.place = words.size() > 3 && words[3] == "place";
    return start;
  }
  if (verb == "place") {
    const geom::Pose to = pose(std::stod(words.at(2)), std::stod(words.at(3)), std::stod(words.at(4)));
    return rules::PlacePieces{{{words.at(1), to}}};
  }
  if (verb == "hand") return by_hand(session, words);
  if (verb == "dial") return rules::SetDial{words.at(1), geom::maneuver_from_code(words.at(2))};
  if (verb == "ready") return rules::Ready{side_of(words.at(1))};
  if (verb == "turn") return rules::TakeTurn{words.at(1)};
  rules::Choose choose;
  if (verb == "ai") {
    const auto advised = session.advised();
    REQUIRE(advised);
    return advised->command;
  }
  choose.choice = verb;
  if (verb == "dice") {
    for (std::size_t i = 1; i < words.size(); ++i) choose.dice.push_back(die_of(words[i]));
  } else {
    choose.option = words.at(1);
  }
  return choose;
}

std::string options_text(const state::Choice& choice) {
  if (choice.dice > 0) return std::to_string(choice.dice) + " " + state::name_of(choice.die);
  std::string text;
  for (const state::Option& option : choice.options) {
    text += (text.empty() ? "" : " | ") + option.key + (option.legal ? "" : " (no: " + option.rule + ")");
  }
  return text;
}

// How an AI ship comes to its answer.
std::string advice_text(const battle::Session& session) {
  const auto advised = session.advised();
  if (!advised || !advised->advice) return "";
  std::string text;
  if (advised->advice->decision) {
    for (const ai::Step& step : advised->advice->decision->steps) {
      text += "    - " + step.text.english() + " [" + step.rule + "]\n";
    }
  }
  return text + "    = " + advised->advice->why.english() + " [" + advised->advice->rule + "]\n";
}

// The words of the first edition, and its cards by their names.
class FirstNames final : public words::Names {
 public:
  [[nodiscard]] std::string card(Id id) const override {
    const data::KnownCard known = data::known_card(catalog(), id);
    return known.name == nullptr ? id.text() : *known.name;
  }
  [[nodiscard]] bool first_edition() const override { return true; }
};

const words::Names& names_for(const state::Table& table) {
  static const FirstNames first;
  const bool is_first = catalog().ruleset(table.ruleset)->edition == geom::Edition::first;
  return is_first ? first : words::plain_names();
}

// Reasons name their ship and their rule.
std::string line_of(const state::Event& event, const words::Names& names) {
  std::string words = words::english(state::words_of(event), names);
  if (words.empty()) return "";
  if (const auto* reason = get_if<state::Told>(&event)) {
    words = (reason->id.empty() ? "" : reason->id + ": ") + words + " [" + reason->rule + "]";
  }
  return "    " + words + "\n";
}

}  // namespace

std::string told_story(const std::string& folder, const std::string& name) {
  auto table = state::read_scene(file(folder + name + ".json"), name + ".json", catalog());
  if (!table) FAIL(base::text(table.errors()));
  battle::Session session(catalog(), *table, 1);
  std::string text;
  std::istringstream story(file(folder + name + ".story"));
  int number = 0;
  for (std::string line; std::getline(story, line);) {
    ++number;
    const auto words = words_in(line);
    if (words.empty() || words.front()[0] == '#') continue;
    const std::string advice = words.front() == "ai" ? advice_text(session) : "";
    const auto refused = session.apply(command_of(session, words));
    if (refused) {
      const auto& open = session.table().play.choice;
      FAIL(text << name << ".story line " << number << " (" << line << "): " << refused->why
                << (open ? "\nopen: " + open->kind + ": " + options_text(*open) : ""));
    }
    text += "> " + line + "\n" + advice;
    for (const state::Event& event : session.log().back().events) {
      text += line_of(event, names_for(session.table()));
    }
    if (const auto& open = session.table().play.choice) {
      text += "  ? " + open->kind + " (" + open->ship + ", " + open->rule + "): " + options_text(*open) + "\n";
    }
  }
  // The log of it comes back to the same hash.
  const auto again = battle::read_log(battle::write_log(session), name, catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(again->table() == session.table());
  return text;
}

std::vector<std::string> stories_in(const std::string& folder) {
  auto files = io::list_files(folder, ".story");
  if (!files) FAIL(base::text(files.errors()));
  std::vector<std::string> names;
  for (const std::string& path : *files) {
    const std::string name = io::file_name(path);
    names.push_back(name.substr(0, name.size() - std::string(".story").size()));
  }
  return names;
}

}  // namespace plotboard::test
