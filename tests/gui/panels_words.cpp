// Every window, tip and label read as a person would: no identifier of files or code stands anywhere, and every word of
// the glossary has its rule.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>
#include <cmath>
#include <set>

#include "battle_support.hpp"
#include "campaign_support.hpp"
#include "data/card_kind.hpp"
#include "data/catalog.hpp"
#include "desk/squads/draft_first.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/words.hpp"
#include "panels_hand.hpp"
#include "shown_text.hpp"
#include "state/tokens.hpp"
#include "support/catalog.hpp"

namespace plotboard::panels_words {

using test::catalog;
using test::Hand;

namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Ids of the catalog that are no words a person would write: with hyphens, digits among letters, or several words in
// one.
const std::set<std::string>& catalog_ids() {
  static const std::set<std::string> ids = [] {
    std::set<std::string> all;
    const auto add = [&all](const auto& list) {
      for (const auto& [id, thing] : list) {
        static_cast<void>(thing);
        all.insert(std::string(id));
      }
    };
    add(catalog().ships);
    add(catalog().obstacles);
    add(catalog().devices);
    add(catalog().upgrades);
    add(catalog().abilities);
    add(catalog().first_ships);
    add(catalog().first_upgrades);
    add(catalog().missions);
    add(catalog().pilot_cards);
    add(catalog().pilot_abilities);
    for (std::size_t i = 0; i < state::kTokenKinds; ++i)
      all.insert(std::string(state::name_of(static_cast<state::Token>(i))));
    // A plain English word stands for itself ("boost", "focus", "chopper").
    std::erase_if(all, [](const std::string& id) {
      const bool plain = std::all_of(id.begin(), id.end(), is_lower);
      return plain && (id.size() < 12 || catalog().ship(Id(id)) == nullptr);
    });
    return all;
  }();
  return ids;
}

// Why a person would stumble over the word; "" where nobody does.
std::string raw(std::string word) {
  const auto is_edge = [](char c) { return std::string("()[]{}.,;:!?\"'").find(c) != std::string::npos; };
  while (!word.empty() && is_edge(word.front())) word.erase(0, 1);
  while (!word.empty() && is_edge(word.back())) word.pop_back();
  if (word.size() < 3 || catalog().rules.find(word) != catalog().rules.end()) return "";
  if (word.find('/') != std::string::npos || word.find(".json") != std::string::npos) return "";  // a file of one's own
  for (std::size_t i = 1; i + 1 < word.size(); ++i) {
    if (word[i] == '_' && std::isalnum(static_cast<unsigned char>(word[i - 1])) != 0) return "snake_case";
    if (is_lower(word[i]) && is_upper(word[i + 1]) && is_lower(word.front()) &&
        std::all_of(word.begin(), word.end(), [](char c) { return is_lower(c) || is_upper(c) || is_digit(c); }))
      return "camelCase";
  }
  return catalog_ids().count(word) == 1 ? "an id of the catalog" : "";
}

// What has been read, and what nobody should have to.
class Walk {
 public:
  // The window as it stands, and the tip of everything in it.
  void look(Hand& hand, const std::string& where) {
    hand.frames(2);
    read(where);
    const auto widgets = hand.probe.widgets;  // a copy: the next frame has others
    for (const auto& [name, rect] : widgets) {
      if (rect.x() < 0 || rect.y() < 0 || rect.x() > 1920 || rect.y() > 1200) continue;
      hand.point(rect.x(), rect.y());
      read(where + ", " + name);
    }
    hand.point(-1, -1);
  }
  void read(const std::string& where) {
    for (const std::string& line : test::shown_text()) {
      ++lines_;
      std::string word;
      for (const char c : line + " ") {
        if (c != ' ') {
          word += c;
          continue;
        }
        const std::string why = raw(word);
        if (!why.empty()) found_.insert(word + " (" + why + ") in \"" + line + "\" at " + where);
        word.clear();
      }
    }
  }
  void check() const {
    for (const std::string& each : found_) UNSCOPED_INFO(each);
    CHECK(found_.empty());
    CHECK(lines_ > 50);
  }

 private:
  std::set<std::string> found_;
  std::size_t lines_ = 0;
};

Hand& quick(Hand& hand) {
  hand.desk.settings.flight_seconds = 0;
  return hand;
}

}  // namespace

TEST_CASE("The reader of windows sees what is wrong, and lets names pass") {
  CHECK(raw("proton-torpedoes") != "");
  CHECK(raw("(t65xwing)") != "");
  CHECK(raw("tielnfighter,") != "");
  CHECK(raw("reinforce-fore") != "");
  CHECK(raw("red_maneuver_stresses_ai") != "");
  CHECK(raw("firstSide") != "");
  for (const char* word :
       {"X-wing", "TIE/ln", "T-65", "2e-focus-1", "McQuarrie", "set-up", "2nd", "R1", "boost", "half-way", "stand-in"})
    CHECK(raw(word) == "");
  Hand hand;
  hand.desk.new_table("3x3");
  hand.frames(3);
  hand.desk.messages.say(desk::MessageKind::problem, "It has proton-torpedoes.");
  hand.frames(2);
  const auto shown = test::shown_text();
  CHECK(std::any_of(shown.begin(), shown.end(),
                    [](const std::string& line) { return line.find("It has proton-torpedoes.") != line.npos; }));
}

TEST_CASE("No identifier stands on start screen, lists, dialogs and an open table") {
  Walk walk;
  Hand hand(1920, 1200);
  hand.desk.settings.lessons_closed = false;
  walk.look(quick(hand), "start");
  hand.desk.show_missions();
  walk.look(hand, "missions");
  for (const char* mission : {"0:1", "1:2", "3:4", "5:1"}) {
    REQUIRE(hand.desk.show_briefing(mission));
    walk.look(hand, std::string("briefing ") + mission);
  }
  hand.desk.show_new_battle();
  walk.look(hand, "new battle");
  hand.desk.open_ai_table();
  walk.look(hand, "table");
  for (const char* id : {"P1", "A1", "R1"}) {
    hand.desk.board.selected = {id};
    walk.look(hand, std::string("piece ") + id);
  }
  hand.desk.board.selected = {"P1"};
  hand.desk.dial.open = true;
  walk.look(hand, "dial");
  hand.desk.dial.close();
  hand.desk.act(desk::Intent::ai_step);
  walk.look(hand, "reasons");
  hand.desk.open_measuring_table();
  walk.look(hand, "measure");
  hand.desk.begin_mirror();
  walk.look(hand, "mirror");
  hand.desk.new_table("3x3");
  for (const auto& [id, set] : catalog().rulesets) {
    hand.desk.pieces.set_table(hand.desk.table().area, Id(id), hand.desk.table().options);
    walk.look(hand, "rules of " + set.name);
  }
  for (const char* page : {"help/tab-begin", "help/tab-keys", "help/tab-words"}) {
    hand.desk.help_open = true;
    hand.frames(3);
    hand.click(page);
    walk.look(hand, page);
  }
  hand.desk.help_open = false;
  hand.frames(3);
  hand.desk.show_start();
  hand.frames(3);
  hand.click("start/settings");
  walk.look(hand, "settings");
  walk.check();
}

TEST_CASE("No identifier stands in a battle, whatever is asked") {
  Walk walk;
  Hand hand(1920, 1200);
  test::start_ready_made(quick(hand).desk, 4, desk::Controller::me, desk::Controller::cards, 3);
  std::set<std::string> seen;
  for (int i = 0; i < 600 && hand.desk.table().round < 3; ++i) {
    const desk::Expected& now = hand.desk.battle.expected();
    const auto& choice = hand.desk.table().play.choice;
    const std::string kind = std::to_string(static_cast<int>(now.kind)) + (choice ? choice->kind.text() : "");
    if (now.kind == desk::Expect::over) break;
    if (seen.insert(kind).second) {
      walk.look(hand, "battle, " + now.words);
      hand.desk.board.selected = {now.ship.empty() ? "Red 1" : now.ship};
      for (const char* tab : {"right/piece", "right/ai", "right/battle"}) {
        hand.frames(2);
        if (!hand.shows(tab)) continue;
        hand.click(tab);
        walk.look(hand, std::string(tab) + ", " + now.words);
      }
    }
    test::act_once(hand.desk);
  }
  CHECK(seen.size() >= 5);
  walk.check();
}

TEST_CASE("No identifier stands in a battle of huge ships") {
  Walk walk;
  Hand hand(1920, 1200);
  desk::Draft& draft = quick(hand).desk.draft;
  draft = desk::ready_made(catalog(), 2);
  desk::take_game(catalog(), draft, desk::DraftGame::epic);
  hand.desk.show_new_battle();
  walk.look(hand, "new epic battle");
  draft.sides[0].controller = desk::Controller::me;
  draft.sides[1].controller = desk::Controller::bot;
  draft.rocks = desk::DraftRocks::none;
  REQUIRE(hand.desk.place_draft());
  REQUIRE(hand.desk.battle.start());
  hand.desk.screen = desk::Screen::table;
  std::set<std::string> seen;
  for (int i = 0; i < 400 && hand.desk.table().round < 2; ++i) {
    const auto& choice = hand.desk.table().play.choice;
    const std::string kind =
        std::to_string(static_cast<int>(hand.desk.battle.expected().kind)) + (choice ? choice->kind.text() : "");
    if (seen.insert(kind).second) {
      walk.look(hand, "huge, " + hand.desk.battle.expected().words);
      hand.desk.board.selected = {"Red 1"};
      hand.desk.dial.close();
      hand.frames(3);
      hand.click("right/piece");
      walk.look(hand, "huge ship");
      hand.click("right/battle");
    }
    test::act_once(hand.desk);
  }
  walk.check();
}

TEST_CASE("No identifier stands in a mission, in table mode and in its report") {
  Walk walk;
  Hand hand(1920, 1200);
  quick(hand).desk.missions.choice.setup.pilots = 3;
  REQUIRE(hand.desk.show_briefing("0:1"));
  REQUIRE(hand.desk.missions.begin());
  walk.look(hand, "set-up");
  hand.click("placing/all");
  walk.look(hand, "planning");
  hand.click("mission/strip");
  walk.look(hand, "mission's tab");
  hand.desk.missions.choice.by = desk::PilotsBy::bot;
  REQUIRE(hand.desk.show_briefing("0:1"));
  REQUIRE(hand.desk.missions.begin());
  for (int i = 0; i < 4000 && hand.desk.battle.expected().kind != desk::Expect::over; ++i) hand.desk.answers.go_on();
  hand.desk.battle.result_open = true;
  walk.look(hand, "report");
  hand.desk.battle.result_open = false;
  hand.frames(3);
  hand.click("mission/strip");
  walk.look(hand, "mission's tab at the end");
  hand.desk.missions.choice.by = desk::PilotsBy::people;
  REQUIRE(hand.desk.show_briefing("0:1"));
  REQUIRE(hand.desk.missions.begin_at_table());
  hand.desk.table_mode = true;
  for (int i = 0; i < 12; ++i) {
    walk.look(hand, "table mode " + std::to_string(i));
    hand.desk.act(desk::Intent::ai_step);
  }
  walk.check();
}

TEST_CASE("No identifier stands on the pages of a campaign") {
  using namespace campaign::alpha;
  Walk walk;
  Hand hand(1920, 1200);
  quick(hand).desk.show_campaign_choice();
  walk.look(hand, "choice of campaigns");
  hand.click("campaign/house");
  walk.look(hand, "house rules");
  test::opens(hand, test::in_hangar("2:1", 5, Path::ace, 30, 12), desk::CampaignPage::hangar);
  walk.look(hand, "hangar");
  hand.click("campaign/hangar/suggest-1");
  hand.click("campaign/hangar/all-offers");
  walk.look(hand, "hangar, all");
  hand.click("campaign/tab-pilots");
  walk.look(hand, "pilots");
  hand.click("campaign/tab-home");
  walk.look(hand, "home");
  campaign_of(hand.desk.campaigns).briefing = "2:1";
  walk.look(hand, "card");
  campaign_of(hand.desk.campaigns).briefing = {};
  campaign_of(hand.desk.campaigns).fly_by(desk::FlownBy::typed);
  REQUIRE(campaign_of(hand.desk.campaigns).take_off());
  walk.look(hand, "typed result");
  campaign_of(hand.desk.campaigns).outcome_typed = campaign_of(hand.desk.campaigns).typed.won = true;
  campaign_of(hand.desk.campaigns).typed.pool = 9;
  REQUIRE(campaign_of(hand.desk.campaigns).land_typed());
  for (int i = 0; i < 5 && hand.shows("debrief/next"); ++i) {
    walk.look(hand, "debrief " + std::to_string(i));
    hand.click("debrief/next");
  }
  walk.check();
}

TEST_CASE("Every word of the glossary is one sentence or two, in order, with a rule that there is") {
  std::set<std::string> keys, names;
  for (const panels::Term& term : panels::glossary()) {
    INFO(term.key);
    CHECK(keys.insert(term.key).second);
    CHECK(names.insert(term.name).second);
    CHECK(catalog().rules.find(term.rule) != catalog().rules.end());
    const std::string text = term.text;
    CHECK(text.size() > 15);
    CHECK(text.size() < 200);
    CHECK(is_upper(text.front()));
    CHECK(text.back() == '.');
    CHECK(panels::term(term.key) == &term);
    CHECK(panels::explained(term.key).find(text) != std::string::npos);
  }
  // Each token has an entry, and each action that a ship of the second edition has on its bar.
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    INFO(state::name_of(token));
    CHECK(panels::term(token == state::Token::flee ? "flee-token" : state::name_of(token)) != nullptr);
  }
  for (const auto& [id, ship] : catalog().ships) {
    for (const auto& action : ship.actions) {
      INFO(id << ", " << action.type.text());
      CHECK(panels::term(action.type.text()) != nullptr);
    }
  }
  CHECK(panels::terms_found("stress").size() >= 2);
  CHECK(panels::terms_found("no such word").empty());
}

TEST_CASE("Every rule setting that is listed says what it means, and cites a rule") {
  for (const auto& [id, set] : catalog().rulesets) {
    const auto readings = panels::readings(set);
    CHECK(readings.size() >= 5);
    for (const panels::Reading& reading : readings) {
      INFO(id << ": " << reading.text);
      CHECK(reading.means.size() > 20);
      CHECK(reading.means != reading.text);
      CHECK(catalog().rules.find(reading.rule) != catalog().rules.end());
      CHECK(reading.text.find("players acts") == std::string::npos);
    }
  }
}

TEST_CASE("Sentences about a side agree with it") {
  CHECK(desk::side_does("the players", "places", "place") == "The players place");
  CHECK(desk::side_does("the enemy", "places", "place") == "The enemy places");
}

}  // namespace plotboard::panels_words
