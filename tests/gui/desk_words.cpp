// Questions, answers and the log in words for people.
#include <catch2/catch.hpp>

#include "battle_support.hpp"
#include "desk/battle/battle_words.hpp"
#include "desk/desk.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace plotboard::desk_words {

using namespace plotboard::test;

namespace {

std::string asked(const Phrase& prompt) {
  state::Choice choice;
  choice.prompt = prompt;
  choice.ship = "Red 2";
  return desk::question_words(choice, desk::Names(catalog()));
}
std::string answered(const Phrase& text) {
  state::Option option;
  option.text = text;
  return desk::answer_words(option, desk::Names(catalog()));
}

}  // namespace

TEST_CASE("Every question is a sentence that names the ship") {
  const Id ship = "Red 2";
  CHECK(asked(say("action.choose")) == "Red 2: Choose an action.");
  CHECK(asked(say("boost.where", ship)) == "Where does Red 2 boost to?");
  CHECK(asked(say("boost.where", Id("Red 1"))) == "Red 2: Where does Red 1 boost to?");
  CHECK(asked(Phrase::of("put a fuse marker on the device")) == "Red 2: Put a fuse marker on the device.");
  CHECK(asked(say("effect.question", ship, Phrase::of("Spend a charge"))) == "Red 2: Spend a charge?");
}

TEST_CASE("Every answer starts with a capital and shows no id") {
  CHECK(answered(Phrase::of("left, back")) == "Left, back");
  CHECK(answered(just(words::Word{"front-rear"})) == "Front and rear");
  CHECK(answered(just(geom::Maneuver{2, geom::Bearing::bank_left})) == "2 bank left");
  CHECK(answered(just(words::Card{"proton-torpedoes"})) == catalog().upgrade("proton-torpedoes")->name);
  CHECK(answered(say("effect.of", words::Card{"proton-bombs"}, Id("Red 1"))) ==
        catalog().upgrade("proton-bombs")->name + " of Red 1");
}

TEST_CASE("A battle's log is written for people: no ids, no empty lines, a capital first") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  start_ready_made(desk, 4);
  act_until(desk, [&] { return desk.table().round == 4; });
  REQUIRE(desk.log.lines().size() > 50);
  for (const desk::LogLine& line : desk.log.lines()) {
    INFO(line.text);
    REQUIRE_FALSE(line.text.empty());
    CHECK_FALSE((line.text[0] >= 'a' && line.text[0] <= 'z'));
    CHECK(line.text.find("primary:") == std::string::npos);
    CHECK(line.text.find("side player") == std::string::npos);
    CHECK(line.text.find(" mm, heading") == std::string::npos);
    CHECK(line.text.find("turret-") == std::string::npos);
  }
}

TEST_CASE("The log has no heading without a line, no card twice, and a first round") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  start_ready_made(desk, 4);
  act_until(desk, [&] { return desk.table().round == 5; });
  using desk::LineKind;
  int rounds = 0;
  const std::vector<desk::LogLine>& lines = desk.log.lines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    INFO(lines[i].text);
    rounds += lines[i].kind == LineKind::round ? 1 : 0;
    CHECK(lines[i].text.find("ready") == std::string::npos);
    CHECK(lines[i].text.find("Dials are set") == std::string::npos);  // of ships that have none
    CHECK(lines[i].text.find("Table 2.") == std::string::npos);
    if (i == 0) continue;
    const std::string& before = lines[i - 1].text;
    if (lines[i].kind == LineKind::why) CHECK(before.rfind(lines[i].text) == std::string::npos);
    if (lines[i].kind == LineKind::phase || lines[i].kind == LineKind::initiative)
      CHECK(lines[i - 1].kind != LineKind::initiative);
    if (lines[i].kind == LineKind::phase) CHECK(lines[i - 1].kind != LineKind::phase);
  }
  CHECK(rounds == 5);
}

namespace {

bool rerolls(const desk::Desk& desk) {
  return desk.battle.expected().kind == desk::Expect::choice && desk.table().play.choice->kind == "reroll";
}

// A has locked B and is going to shoot at it: to the question which dice it throws again.
void come_to_reroll(desk::Desk& desk) {
  REQUIRE(desk.files.open_file(test::root() + "/tests/golden/battles/attack.json"));
  REQUIRE(desk.battle.start());
  for (int i = 0; i < 200 && !rerolls(desk) && desk.battle.expected().kind != desk::Expect::over; ++i) {
    if (desk.battle.expected().kind == desk::Expect::dials && desk.battle.expected().ship == "A" &&
        !desk.seats.covered) {
      REQUIRE(desk.battle.set_dial("A", *geom::maneuver_from_code("4F")));
      continue;
    }
    std::size_t wanted = desk.battle.picks().size();
    for (std::size_t k = 0; k < desk.battle.picks().size(); ++k)
      if (desk.battle.picks()[k].legal && desk.battle.picks()[k].key == "lock") wanted = k;
    if (desk.battle.expected().kind == desk::Expect::choice && wanted < desk.battle.picks().size())
      REQUIRE(desk.answers.pick(wanted));
    else
      act_once(desk);
  }
  REQUIRE(rerolls(desk));
}

// The numbers of the dice that are chosen, in the order in which they lie there.
std::string chosen_dice(const desk::Desk& desk) {
  std::string all;
  for (const desk::Pick& pick : desk.battle.picks())
    if (pick.is_chosen()) all += pick.label;
  return all;
}

}  // namespace

TEST_CASE("A die that may be thrown again is shown as it lies there") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  come_to_reroll(desk);
  const auto& dice = desk.table().play.attack->attack_dice;
  std::size_t shown = 0;
  for (const desk::Pick& pick : desk.battle.picks()) {
    if (!pick.die) continue;
    CHECK(pick.die->kind == state::DieKind::attack);
    CHECK(pick.die->value == static_cast<int>(dice.at(static_cast<std::size_t>(std::stoi(pick.key))).face));
    ++shown;
  }
  CHECK(shown == dice.size());
}

TEST_CASE("Dice keep their numbers while some are chosen for a reroll, and a chosen one can be taken back",
          "[2e-spend-10]") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  come_to_reroll(desk);
  const std::vector<state::Die> lying = desk.table().play.attack->attack_dice;
  REQUIRE(lying.size() >= 3);
  const std::size_t start = desk.log.moment();
  const auto check_numbers = [&] {
    const std::vector<desk::Pick>& picks = desk.battle.picks();
    REQUIRE(picks.size() == lying.size() + 1);
    for (std::size_t i = 0; i < lying.size(); ++i) {
      CHECK(picks[i].label == std::to_string(i + 1));
      REQUIRE(picks[i].die);
      CHECK(picks[i].die->place == i);
    }
    CHECK(picks.back().key == "done");
    CHECK(picks.back().label == (picks.back().legal ? "0" : ""));
  };
  check_numbers();
  CHECK(chosen_dice(desk).empty());
  desk.answers.pick_by_key("1");
  check_numbers();
  CHECK(chosen_dice(desk) == "1");
  desk.answers.pick_by_key("3");
  check_numbers();
  CHECK(chosen_dice(desk) == "13");
  desk.answers.pick_by_key("1");  // taken back; the other stays
  check_numbers();
  CHECK(chosen_dice(desk) == "3");
  CHECK(desk.log.moment() == start);  // nothing is handed over yet
  desk.answers.pick_by_key("3");
  check_numbers();
  CHECK(chosen_dice(desk).empty());
  CHECK(desk.log.moment() == start);
  CHECK(desk.table().play.attack->attack_dice == lying);
  desk.answers.pick_by_key("2");
  desk.answers.pick_by_key("0");  // these: now they are thrown
  REQUIRE(desk.table().play.attack);
  const std::vector<state::Die>& now = desk.table().play.attack->attack_dice;
  REQUIRE(now.size() == lying.size());
  for (std::size_t i = 0; i < now.size(); ++i) CHECK(now[i].rerolled == (i == 1));
  CHECK(chosen_dice(desk).empty());
}

TEST_CASE("One key takes the best of what can be done with the dice", "[2e-spend-10]") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  come_to_reroll(desk);
  const std::vector<state::Die> lying = desk.table().play.attack->attack_dice;
  const rules::Foresight seen = desk.battle.foresight();
  REQUIRE(seen.now);
  REQUIRE_FALSE(seen.best.empty());
  for (const rules::OptionProspect& option : seen.options)
    CHECK(option.then.odds.damage <= seen.now->odds.damage + 1e-9);
  std::size_t flagged = 0;
  for (const desk::Pick& pick : desk.battle.picks()) flagged += pick.die && pick.best ? 1U : 0U;
  CHECK(flagged >= 1);
  // Blanks alone: a hit is never thrown again.
  for (const Id key : seen.best) {
    if (key == "done") continue;
    const state::Face face = lying.at(static_cast<std::size_t>(std::stoi(key.text()))).face;
    CHECK((face == state::Face::blank || face == state::Face::focus));
  }
  REQUIRE(desk.can(desk::Intent::take_best));
  desk.act(desk::Intent::take_best);
  REQUIRE(desk.table().play.attack);
  const std::vector<state::Die>& now = desk.table().play.attack->attack_dice;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const bool best = std::find(seen.best.begin(), seen.best.end(), Id(std::to_string(i))) != seen.best.end();
    CHECK(now[i].rerolled == best);
  }
}

TEST_CASE("Nothing is thrown again before the chosen dice are confirmed", "[2e-spend-10]") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  come_to_reroll(desk);
  const std::size_t start = desk.log.moment();
  const int dice = static_cast<int>(desk.table().play.attack->attack_dice.size());
  CHECK(desk.battle.reroll_limits() == desk::RerollLimits{1, dice});
  CHECK_FALSE(desk.battle.reroll_marked());  // a lock rerolls at least one
  for (int i = 0; i < dice; ++i) desk.answers.pick_by_key(std::to_string(i + 1));
  CHECK(desk.log.moment() == start);
  CHECK(chosen_dice(desk).size() == static_cast<std::size_t>(dice));
  CHECK(desk.battle.expected().continues == "Reroll " + std::to_string(dice) + " dice");
  desk.answers.go_on();
  REQUIRE(desk.table().play.attack);
  for (const state::Die& die : desk.table().play.attack->attack_dice) CHECK(die.rerolled);
}

TEST_CASE("The best answer is marked where the dice may be changed") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  come_to_reroll(desk);
  desk.log.undo();  // back to what may be done with the dice
  REQUIRE(desk.table().play.choice);
  REQUIRE(desk.table().play.choice->kind == "modify-attack");
  const desk::Pick* best = nullptr;
  for (const desk::Pick& pick : desk.battle.picks()) {
    if (!pick.best) continue;
    CHECK(best == nullptr);
    best = &pick;
  }
  REQUIRE(best != nullptr);
  REQUIRE(best->odds);
  for (const desk::Pick& pick : desk.battle.picks()) {
    if (pick.odds) CHECK(pick.odds->damage <= best->odds->damage + 1e-9);
  }
}

TEST_CASE("The view never loses the table") {
  Folder folder;
  desk::Desk desk(catalog(), folder.path());
  desk.open_ai_table();
  for (int i = 0; i < 200; ++i) desk.board.pan({500, -300});
  CHECK(desk.board.camera.centre == geom::Vec2{0, 0});
  for (int i = 0; i < 200; ++i) desk.act(desk::Intent::pan_right);
  CHECK(desk.board.camera.centre.x <= desk.table().area.width.mm());
}

}  // namespace plotboard::desk_words
