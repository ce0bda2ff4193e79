// Questions, answers and the log in words for people.
#include "battle_support.hpp"
#include "desk/battle_words.hpp"

using namespace plotboard;
using namespace plotboard::test;

namespace {

state::Choice asked(const std::string& kind, const std::string& prompt, const std::string& ship = "Red 2") {
  state::Choice choice;
  choice.kind = kind;
  choice.prompt = prompt;
  choice.ship = ship;
  return choice;
}
std::string answered(const std::string& kind, const std::string& key, const std::string& text = "") {
  state::Option option;
  option.key = key;
  option.text = text;
  return desk::answer_words(catalog(), state::Table(), asked(kind, ""), option);
}

}  // namespace

TEST_CASE("Every question is a sentence that names the ship") {
  CHECK(desk::question_words(asked("action", "Choose an action")) == "Choose an action for Red 2.");
  CHECK(desk::question_words(asked("boost", "Where does Red 2 boost to?")) == "Where does Red 2 boost to?");
  CHECK(desk::question_words(asked("mine-target", "Whom does the mine hit?")) == "Red 2: Whom does the mine hit?");
  CHECK(desk::question_words(asked("effect", "Put a fuse marker on the device")) ==
        "Red 2: Put a fuse marker on the device?");
  CHECK(desk::question_words(asked("modify-attack", "Modify your attack dice")) ==
        "Change the attack dice of Red 2, or take Done.");
  CHECK(desk::question_words(asked("attack", "A bonus attack?")).find("bonus") != std::string::npos);
  CHECK(desk::question_words(asked("something-new", "")) == "Red 2: Something new.");
}

TEST_CASE("Every answer starts with a capital and shows no id") {
  CHECK(answered("barrel-roll", "left-back", "barrel roll left, back") == "Left, back");
  CHECK(answered("rotate", "front-rear") == "Front and rear");
  CHECK(answered("slam", "2B") == "2 bank left");
  CHECK(answered("pods", "0") == "No more");
  CHECK(answered("pods", "2") == "2 more charges");
  CHECK(answered("reload", "proton-torpedoes") == catalog().upgrade("proton-torpedoes")->name);
  CHECK(answered("order", "0", "proton-bombs of Red 1") == catalog().upgrade("proton-bombs")->name + " of Red 1");
  CHECK(answered("system", "x", "Drop Proton Bombs (bank-left-1)") == "Drop Proton Bombs (bank left 1)");
  CHECK(answered("reroll", "1", "crit") == "Critical hit");
  CHECK(desk::change_words("Red 1", -1, "shield") == "Red 1 loses 1 shield");
  CHECK(desk::change_words("Red 1", 2, "ion token") == "Red 1 gains 2 ion tokens");
}

TEST_CASE("A battle's log is written for people: no ids, no empty lines, a capital first") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  start_ready_made(desk, 4);
  act_until(desk, [&] { return desk.table().round == 4; });
  REQUIRE(desk.log_lines().size() > 50);
  for (const desk::LogLine& line : desk.log_lines()) {
    INFO(line.text);
    REQUIRE_FALSE(line.text.empty());
    CHECK_FALSE((line.text[0] >= 'a' && line.text[0] <= 'z'));
    CHECK(line.text.find("primary:") == std::string::npos);
    CHECK(line.text.find("side player") == std::string::npos);
    CHECK(line.text.find(" mm, heading") == std::string::npos);
    CHECK(line.text.find("turret-") == std::string::npos);
  }
}

TEST_CASE("The view never loses the table") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  desk.open_ai_table();
  for (int i = 0; i < 200; ++i) desk.pan({500, -300});
  CHECK(desk.camera.centre == geom::Vec2{0, 0});
  for (int i = 0; i < 200; ++i) desk.act(desk::Intent::pan_right);
  CHECK(desk.camera.centre.x <= desk.table().area.width.mm());
}
