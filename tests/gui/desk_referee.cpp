// The referee's cards beside a real table: as few presses as a round needs, and nothing left out.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "base/rng.hpp"
#include "desk/at_table/referee_orders.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_referee {

using battle::Order;
using battle::OrderKind;
using desk::Expect;
using desk::Page;
using test::catalog;
using test::Folder;

namespace {

Order order(OrderKind kind, const char* ship, Phrase headline, std::vector<Phrase> lines = {}) {
  Order made;
  made.kind = kind;
  made.ship = ship;
  made.headline = std::move(headline);
  made.lines = std::move(lines);
  return made;
}
Order dice(const char* ship, const char* words, std::vector<state::Face> faces,
           state::DieKind kind = state::DieKind::attack) {
  Order made = order(OrderKind::dice, ship, Phrase::of(words));
  made.dice = std::move(faces);
  made.die = kind;
  return made;
}
std::vector<std::string> texts(const Order& order) {
  std::vector<std::string> all{order.headline.english()};
  for (const Phrase& line : order.lines) all.push_back(line.english());
  return all;
}
using Texts = std::vector<std::string>;
using state::Face;

// A group at its table that presses what the strip offers.
class Group {
 public:
  explicit Group(const char* mission = "0:1", std::uint64_t seed = 7) : desk(catalog(), folder_.path()), rng_(seed) {
    desk.settings.flight_seconds = 0;
    REQUIRE(desk.open_mission(mission, 3, seed));
  }
  // All stands where the mission wants it, and that phase has come.
  explicit Group(state::Phase phase) : Group() {
    digit(1);
    until(phase);
  }
  void space() {
    ++presses;
    desk.step();
  }
  void digit(int number) {
    ++presses;
    desk.referee.digit(number);
  }
  [[nodiscard]] Expect expected() const { return desk.battle.expected().kind; }
  [[nodiscard]] bool offers(const std::string& text) {
    const auto items = desk.referee.items();
    return std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.text == text; });
  }
  void press(const std::string& text) {
    for (const desk::RefereeItem& item : desk.referee.items()) {
      if (item.text == text) return digit(item.key.front() - '0');
    }
    FAIL("no digit for " << text);
  }
  void press_what_begins(const std::string& text) {
    for (const desk::RefereeItem& item : desk.referee.items()) {
      UNSCOPED_INFO(item.text);
      if (item.text.rfind(text, 0) == 0) return digit(item.key.front() - '0');
    }
    FAIL("no digit for " << text);
  }
  // Whatever is to be done; of maneuvers the slowest straight, no action.
  void go_on() {
    if (!desk.referee.shown().kind.empty() || !desk.referee.continues().empty()) {
      if (expected() != Expect::dice || !desk.referee.shown().kind.empty()) return space();
      const int count = desk.table().play.choice->dice;
      const auto faces = static_cast<std::uint32_t>(desk::faces_of(desk.table().play.choice->die).size());
      for (int i = 0; i < count; ++i) digit(1 + static_cast<int>(rng_.below(faces)));
      return space();
    }
    const auto items = desk.referee.items();
    REQUIRE(items.size() > 1);
    const bool declines = items.size() > 2 && items[items.size() - 2].key == "0" && !desk.referee.speed &&
                          desk.table().play.choice->kind == "action";
    digit(declines ? 0 : items.front().key.front() - '0');
  }
  // Until that phase, at most.
  void until(state::Phase phase) {
    for (int i = 0; i < 200 && desk.table().play.phase != phase; ++i) go_on();
    REQUIRE(desk.table().play.phase == phase);
  }

  void until_played() {
    const auto played = [this] {
      return expected() == Expect::ready && desk.table().play.phase != state::Phase::planning &&
             desk.referee.shown().kind.empty();
    };
    for (int i = 0; i < 300 && !played(); ++i) go_on();
    REQUIRE(played());
  }

  int presses = 0;

 private:
  Folder folder_;

 public:
  desk::Desk desk;

 private:
  base::Rng rng_;
};

}  // namespace

TEST_CASE("An action and its target are one card, and so is an action with its place") {
  const auto few = desk::in_few({order(OrderKind::action, "A", Phrase::of("Lock")),
                                 order(OrderKind::action, "A", Phrase::of("P1"), {Phrase::of("Put a lock on P1")})});
  REQUIRE(few.size() == 1);
  CHECK(texts(few[0]) == Texts{"Lock", "Put a lock on P1"});

  Order place = order(OrderKind::action, "A", Phrase::of("Left, back"));
  place.pose = geom::rounded_pose({100, 100}, 0);
  const auto roll = desk::in_few({order(OrderKind::action, "A", Phrase::of("Barrel roll")), place});
  REQUIRE(roll.size() == 1);
  CHECK(texts(roll[0]) == Texts{"Barrel roll", "Left, back"});
  CHECK(roll[0].pose == place.pose);

  CHECK(desk::in_few({order(OrderKind::action, "A", Phrase::of("Focus"), {Phrase::of("Put a focus token")}),
                      order(OrderKind::action, "A", Phrase::of("Lock"))})
            .size() == 2);
  CHECK(
      desk::in_few({order(OrderKind::action, "A", Phrase::of("Lock")), order(OrderKind::action, "B", Phrase::of("P1"))})
          .size() == 2);
}

TEST_CASE("An attack is one card with its dice, what is spent on them, and the dice in the end") {
  const auto few = desk::in_few(
      {order(OrderKind::attack, "A", Phrase::of("Attacks P1"), {Phrase::of("Range 2")}),
       dice("A", "Dice: focus", {Face::focus}), order(OrderKind::action, "A", Phrase::of("Take the focus token")),
       dice("A", "Dice now: hit", {Face::hit}), dice("B", "Dice: evade", {Face::evade}, state::DieKind::defense)});
  REQUIRE(few.size() == 2);
  CHECK(texts(few[0]) == Texts{"Attacks P1", "Range 2", "Dice: focus", "Take the focus token", "Dice now: hit"});
  CHECK(few[0].dice == std::vector<Face>{Face::hit});
  CHECK(texts(few[1]) == Texts{"Dice: evade"});
}

TEST_CASE("A reroll is told before the dice that it leaves, and how the attack ends after them") {
  Order again = dice("A", "", {Face::hit, Face::crit, Face::focus});
  again.headline = Phrase::of("Dice now: hit, crit, focus");
  again.lines = {say("order.rerolls-one", Phrase::of("focus"), Phrase::of("focus")), say("order.misses")};
  const auto few = desk::in_few({order(OrderKind::attack, "A", Phrase::of("Attacks P1")),
                                 dice("A", "Dice: hit, crit, focus", {Face::hit, Face::crit, Face::focus}),
                                 order(OrderKind::action, "A", Phrase::of("A spends its lock")), again});
  REQUIRE(few.size() == 1);
  CHECK(texts(few[0]) == Texts{"Attacks P1", "Dice: hit, crit, focus", "A spends its lock", "Rerolls the focus: focus",
                               "Dice now: hit, crit, focus", "The attack misses"});
  CHECK(few[0].dice == std::vector<Face>{Face::hit, Face::crit, Face::focus});
}

TEST_CASE("A die for something else is a card of its own: the roll of the attack stays whole") {
  Order die = dice("A", "", {Face::focus});
  die.headline = say("order.throws-for", Phrase::of("focus"), Phrase::of("asteroid R1"));
  const auto few = desk::in_few({dice("A", "Dice: hit, blank", {Face::hit, Face::blank}), die});
  REQUIRE(few.size() == 2);
  CHECK(few[0].dice == std::vector<Face>{Face::hit, Face::blank});
}

TEST_CASE("What the defense spent stands with the damage: hands take it away") {
  const auto few = desk::in_few(
      {dice("B", "Dice: focus", {Face::focus}, state::DieKind::defense),
       order(OrderKind::action, "B", Phrase::of("Take 1 focus token from B")),
       dice("B", "Dice now: evade", {Face::evade}, state::DieKind::defense),
       order(OrderKind::damage, "B", say("order.lose-shield", 1, Id("B"), 1), {say("order.hits-through", 1)})});
  REQUIRE(few.size() == 1);
  CHECK(texts(few[0]) == Texts{"Turn 1 shield of B over: 1 left", "1 hit gets through", "Dice: focus",
                               "Take 1 focus token from B", "Dice now: evade"});
}

TEST_CASE("The tokens that a flight brought stand on the next card of that ship, or on one of their own", "[referee]") {
  const Phrase token = say("order.put-tokens", 1, Phrase::of("hyperdrive"), Id("A"));
  const Order shown = order(OrderKind::move, "A", Phrase::of("3 straight"), {Phrase::of("Ends on R1")});
  const Order flown = order(OrderKind::move, "A", Phrase::of("3 straight"),
                            {Phrase::of("Ends on R1"), token, say("order.hyperdrive-token")});
  CHECK_FALSE(desk::besides_flight(shown, shown));
  const auto besides = desk::besides_flight(flown, shown);
  REQUIRE(besides);
  CHECK(desk::only_brings_tokens(*besides));
  const Texts brought{"Put 1 hyperdrive token beside A",
                      "With a hyperdrive token it rolls for its jump instead of attacking"};
  std::vector<Order> alone;
  desk::add_besides(alone, *besides);
  REQUIRE(alone.size() == 1);
  CHECK(texts(alone[0]) == brought);
  std::vector<Order> next{order(OrderKind::action, "A", Phrase::of("Focus"))};
  desk::add_besides(next, *besides);
  REQUIRE(next.size() == 1);
  CHECK(texts(next[0]) == Texts{"Focus", brought[0], brought[1]});
}

TEST_CASE("What people keep is told on a card of the round, which is not dropped") {
  const auto few = desk::in_few({order(OrderKind::round, "", say("order.keep-tokens"))});
  REQUIRE(few.size() == 1);
}

TEST_CASE("Damage stands over the dice that let it through, and equal lines are counted") {
  const Phrase card = say("order.deal-facedown", Id("B"));
  const auto few = desk::in_few({dice("B", "Dice: blank", {Face::blank}, state::DieKind::defense),
                                 order(OrderKind::damage, "B", say("order.lose-shield", 1, Id("B"), 1),
                                       {say("order.lose-shield", 1, Id("B"), 0), card, card})});
  REQUIRE(few.size() == 1);
  CHECK(few[0].kind == OrderKind::damage);
  CHECK(texts(few[0]) == Texts{"Turn 2 shields of B over: 0 left", "Deal B 2 damage cards facedown", "Dice: blank"});
  CHECK(few[0].dice == std::vector<Face>{Face::blank});
}

TEST_CASE("Objectives that are settled at once are one card, the number of a round is none") {
  const auto few = desk::in_few({order(OrderKind::round, "", Phrase::of("Round 2 of 12")),
                                 order(OrderKind::mission, "", Phrase::of("Objective met: a")),
                                 order(OrderKind::mission, "", Phrase::of("Objective failed: b"))});
  REQUIRE(few.size() == 1);
  CHECK(texts(few[0]) == Texts{"Objective met: a", "Objective failed: b"});
}

TEST_CASE("A table that is laid out already needs one press") {
  Group group;
  REQUIRE(group.desk.referee.shown().kind == "Set-up");
  CHECK(group.desk.referee.shown().place);
  CHECK(group.desk.referee.shown().headline == "Put it on the table.");
  REQUIRE(group.offers("These 10 stand there already"));
  group.digit(1);
  CHECK(group.expected() == Expect::in_turn);
  const desk::RefereeCard card = group.desk.referee.shown();
  CHECK(card.title == "P1, TIE/ln Fighter");
  CHECK(card.place);
  CHECK(card.lines.size() == 4);
  CHECK(group.desk.referee.continues() == "It stands there");
  group.press("P2, TIE/ln Fighter, first");
  CHECK(group.desk.referee.shown().title == "P2, TIE/ln Fighter");
}

TEST_CASE("Where a model may not stand Space is refused, says why, and leaves it there to be mended", "[referee]") {
  Group group;
  group.digit(1);
  REQUIRE(group.expected() == Expect::in_turn);
  const std::string id = group.desk.placing.held()->piece;
  const geom::Pose suggested = group.desk.placing.held()->pose;
  SECTION("beside its area") { group.desk.placing.move_to({700, 700}); }
  SECTION("turned away from where its area looks") { group.desk.placing.move({0, 0}, 10); }
  const geom::Pose there = group.desk.placing.held()->pose;
  REQUIRE(group.desk.placing.held()->refused);
  CHECK(group.desk.referee.shown().fault == group.desk.said(group.desk.placing.held()->refused->why));
  group.space();
  CHECK(group.desk.table().find(id)->waiting);
  REQUIRE(group.desk.placing.held() != nullptr);
  CHECK(group.desk.placing.held()->pose == there);
  group.digit(8);
  REQUIRE(group.desk.referee.page == Page::nudge);
  CHECK_FALSE(group.desk.referee.shown().fault.empty());
  group.space();  // not from there either
  CHECK(group.desk.referee.page == Page::nudge);
  CHECK(group.desk.table().find(id)->waiting);
  group.press("Put it back");
  CHECK(group.desk.placing.held()->pose == suggested);
  CHECK(group.desk.referee.shown().fault.empty());
  group.space();
  CHECK_FALSE(group.desk.table().find(id)->waiting);
  CHECK(group.desk.table().find(id)->pose == suggested);
}

TEST_CASE("A model that was moved within its area is placed there, and the dials come next", "[referee]") {
  Group group;
  group.digit(1);
  for (int i = 0; i < 8 && group.expected() == Expect::in_turn; ++i) {
    const std::string id = group.desk.placing.held()->piece;
    group.digit(8);
    group.press("Left, 1 mm");
    const geom::Pose there = group.desk.placing.held()->pose;
    if (group.desk.placing.held()->refused) group.press("Right, 1 mm");
    const bool moved = group.desk.placing.held()->pose == there;
    group.space();
    REQUIRE_FALSE(group.desk.table().find(id)->waiting);
    if (moved) CHECK(group.desk.table().find(id)->pose == there);
  }
  CHECK(group.desk.referee.shown().headline == "Set your dials on the table.");
  CHECK(group.desk.table().round == 1);
}

TEST_CASE("With larger steps a model turns farther, too", "[referee]") {
  Group group;
  group.digit(1);
  group.digit(8);
  CHECK(group.offers("Turn left 1°"));
  group.press("Larger steps");
  CHECK(group.offers("Turn left 5°"));
  group.press("Larger steps");
  CHECK(group.offers("Turn right 15°"));
}

TEST_CASE("A round begins with the objectives and who comes next, Esc says how table mode comes back", "[referee]") {
  Group group(state::Phase::planning);
  const std::vector<std::string> lines = group.desk.referee.shown().lines;
  CHECK(base::contains(lines, std::string("Open: Destroy four Rebel ships.")));
  CHECK(base::contains(lines, std::string("Green arrives in 3 rounds.")));
  group.desk.act(desk::Intent::clear_selection);
  CHECK_FALSE(group.desk.table_mode);
  REQUIRE_FALSE(group.desk.messages.list().empty());
  CHECK(group.desk.messages.list().back().text == "T brings table mode back.");
}

TEST_CASE("Ships without a target are not offered as attackers, and one that is alone has no second key", "[referee]") {
  Group group;
  group.desk.open_ai_table();
  REQUIRE(group.desk.begin_at_table());
  int asked = 0;
  for (int i = 0; i < 400 && group.expected() != Expect::over; ++i) {
    const desk::RefereeCard card = group.desk.referee.shown();
    if (card.kind.empty() && group.expected() == Expect::turn) {
      ++asked;
      for (const desk::Pick& pick : group.desk.battle.picks()) {
        const state::Piece* ship = group.desk.table().find(pick.key);
        CHECK(group.offers(desk::piece_words(catalog(), *ship)) != pick.idle);
      }
    }
    group.go_on();
  }
  CHECK(asked > 0);
}

TEST_CASE("An AI ship's turn waits for nobody, and a shot of people is asked for with its range") {
  Group group;
  group.digit(1);
  std::set<std::string> asked;
  for (int i = 0; i < 400 && group.desk.table().round < 3 && group.expected() != Expect::over; ++i) {
    const desk::RefereeCard card = group.desk.referee.shown();
    CHECK(group.expected() != Expect::nothing);
    const bool idle =
        card.kind.empty() && group.expected() == Expect::others && group.desk.table().play.phase != state::Phase::setup;
    CHECK_FALSE(idle);
    if (card.headline.rfind("Roll ", 0) == 0 && group.desk.table().play.attack) {
      asked.insert(card.headline);
      CHECK(card.lines.front().find("range") != std::string::npos);
      CHECK(card.headline.find(card.ship) == std::string::npos);
    }
    group.go_on();
  }
  CHECK_FALSE(asked.empty());
}

TEST_CASE("A speed with one bearing needs one digit") {
  Group group(state::Phase::activation);
  group.digit(1);  // of three who fly at the same initiative
  REQUIRE(group.desk.table().play.choice);
  const std::string ship = group.desk.table().play.choice->ship;
  REQUIRE(group.offers("5 straight, white"));
  CHECK(group.offers("Speed 2"));
  group.press("5 straight, white");
  CHECK(group.desk.table().play.choice->kind == "action");
  CHECK(group.desk.table().play.choice->ship == ship);
}

TEST_CASE("Before the next round stands who has not been brought up to date", "[referee]") {
  Group group(state::Phase::activation);
  group.digit(1);
  group.press("Later: it stays where it stands");
  group.until_played();
  const desk::RefereeCard card = group.desk.referee.shown();
  CHECK(card.headline == "Round 1 is played.");
  CHECK(group.desk.referee.continues() == "End the round anyway");
  REQUIRE(group.desk.table().play.untold.size() == 1);
  SECTION("it is brought up to date") {
    group.digit(1);
    CHECK(group.desk.table().play.untold.empty());
    CHECK(group.desk.table().round == 2);
  }
  SECTION("it stays open, and is asked for again") {
    group.space();
    CHECK(group.desk.table().round == 2);
    CHECK(group.desk.table().play.untold.size() == 1);
    while (!group.desk.referee.shown().kind.empty()) group.space();
    group.digit(9);
    CHECK(group.offers("Left open: 1"));
  }
}

TEST_CASE("Where everything is told the next round begins by itself", "[referee]") {
  Group group;
  group.digit(1);
  bool waited = false;
  for (int i = 0; i < 300 && group.desk.table().round < 2; ++i) {
    waited = waited || group.desk.referee.shown().headline == "Round 1 is played.";
    group.go_on();
  }
  CHECK(group.desk.table().round == 2);
  CHECK_FALSE(waited);
}

TEST_CASE("Dice that are chosen for a reroll are rerolled by Space", "[referee]") {
  Group group;
  group.desk.open_ai_table();
  REQUIRE(group.desk.begin_at_table());
  const auto asks = [&](const char* kind) {
    const auto& choice = group.desk.table().play.choice;
    return choice && choice->kind == kind && group.expected() == Expect::choice &&
           group.desk.referee.shown().kind.empty();
  };
  for (int i = 0; i < 300 && !asks("reroll") && group.expected() != Expect::over; ++i) {
    const auto& choice = group.desk.table().play.choice;
    if (asks("attack") && group.desk.table().find(choice->ship)->lock.empty()) {
      state::Piece ship = *group.desk.table().find(choice->ship);
      ship.lock = group.desk.battle.picks().front().piece;
      REQUIRE(group.desk.battle.command(rules::ChangePiece{ship}));
      while (!group.desk.referee.shown().kind.empty()) group.space();
      group.digit(1);
    } else if (asks("modify-attack") && group.offers("Spend the lock: reroll any dice")) {
      group.press("Spend the lock: reroll any dice");
    } else {
      group.go_on();
    }
  }
  REQUIRE(asks("reroll"));
  group.digit(1);
  REQUIRE(group.desk.battle.marked.size() == 1);
  CHECK(group.desk.referee.continues() == "Reroll 1 die");
  group.space();
  CHECK(group.desk.battle.marked.empty());
  CHECK_FALSE(asks("reroll"));
}

TEST_CASE("After a step back nothing goes on by itself") {
  Group group(state::Phase::engagement);
  for (int i = 0; i < 100 && group.desk.referee.shown().kind != "Attack"; ++i) group.go_on();
  REQUIRE(group.desk.referee.shown().kind == "Attack");
  const std::size_t size = group.desk.session().log().size();
  group.digit(9);
  group.press("Go back one step");
  CHECK(group.desk.session().log().size() < size);
  CHECK(group.desk.referee.page == Page::main);
  group.space();
  CHECK(group.desk.session().log().size() > 0);
}

TEST_CASE("Models and tokens are offered first of the ship that the card is about, with what lies there") {
  Group group(state::Phase::activation);
  for (int i = 0; i < 100 && group.desk.referee.shown().kind != "Move"; ++i) group.go_on();
  const desk::RefereeCard card = group.desk.referee.shown();
  REQUIRE(card.kind == "Move");
  group.digit(9);
  group.press("Tokens and damage");
  CHECK(group.desk.referee.items().front().text == card.title);
  group.digit(1);
  CHECK(group.desk.referee.shown().lines == Texts{"No token", "Shields 2 of 2, damage cards 0"});
  group.press("One more focus");
  CHECK(group.desk.referee.shown().lines.front() == "1 focus");
  group.press("More answers");
  group.press("One shield lost");
  CHECK(group.desk.referee.shown().lines.back() == "Shields 1 of 2, damage cards 0");
}

TEST_CASE("What the models touched or missed by a hair is put right, and the move is judged again") {
  struct Seen {
    bool touched = false, missed = false;
    int judged = 0;
  } seen;
  const auto meets = [](const rules::MoveOutcome& move, Id id) {
    const auto crosses = [&](const std::vector<rules::Crossing>& all) {
      return std::any_of(all.begin(), all.end(), [&](const rules::Crossing& each) { return each.id == id; });
    };
    return base::contains(move.touching, id) || base::contains(move.bumped, id) || crosses(move.template_crosses) ||
           crosses(move.base_overlaps);
  };
  // As many games as it takes: how often models are near enough depends on the missions.
  std::vector<std::pair<const char*, std::uint64_t>> games;
  for (std::uint64_t seed = 11; seed < 19; ++seed)
    for (const char* mission : {"2:1", "1:1", "6:1", "1:5", "5:1", "3:2", "4:3"}) games.emplace_back(mission, seed);
  for (const auto& [mission, seed] : games) {
    if (seen.touched && seen.missed && seen.judged > 3) break;
    Group group(mission, seed);
    for (int i = 0; i < 250 && group.expected() != Expect::over; ++i) {
      const desk::RefereeCard card = group.desk.referee.shown();
      if (card.kind == "Move" && !card.close.empty() && card.pose) {
        const std::uint64_t before = test::hash(group.desk);
        group.digit(9);
        group.press("It touched, or missed");
        const std::string text = group.desk.referee.items().front().text;
        const bool over = text.rfind("It missed ", 0) == 0;
        INFO(mission << " " << seed << ": " << card.title << ": " << text);
        group.digit(1);
        CHECK(group.desk.referee.page == Page::main);
        CHECK(test::hash(group.desk) != before);
        const auto& again = group.desk.advice.decision;
        if (group.desk.advice.open() && again->ship == card.ship && again->flown == card.maneuver) {
          CHECK(meets(again->outcome, card.close.front().id) != over);
          ++seen.judged;
        }
        (over ? seen.missed : seen.touched) = true;
      }
      group.go_on();
    }
  }
  CHECK(seen.touched);
  CHECK(seen.missed);
  CHECK(seen.judged > 3);
}

TEST_CASE("A group's own ship missed the rock that it was judged to be on, while its die is asked for", "[referee]") {
  Group group(state::Phase::activation);
  group.digit(1);  // of three who fly at the same initiative
  REQUIRE(group.desk.table().play.choice);
  const std::string ship = group.desk.table().play.choice->ship;
  const auto& picks = group.desk.battle.picks();
  const auto pick = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& each) { return each.key == "5F"; });
  REQUIRE((pick != picks.end() && pick->ghost));
  REQUIRE(group.desk.battle.command(rules::PlacePieces{{{"R1", *pick->ghost}}}));  // that is where it will end
  group.press("5 straight, white");
  REQUIRE(group.expected() == Expect::dice);
  const geom::Pose there = group.desk.table().find(ship)->pose;
  group.digit(9);
  group.press("It touched, or missed");
  group.press_what_begins("It missed R1");
  CHECK(group.desk.referee.page == Page::main);
  REQUIRE(group.expected() == Expect::choice);
  CHECK(group.desk.table().play.choice->kind == "action");
  CHECK(group.desk.table().play.choice->ship == ship);
  CHECK(group.desk.table().find(ship)->pose == there);
  // And what it missed may have been touched after all.
  group.digit(9);
  group.press("It touched, or missed");
  group.press_what_begins("It touched R1");
  CHECK(group.expected() == Expect::dice);
}

TEST_CASE("A group's own ship that did not bump flies its whole maneuver", "[referee]") {
  Group group;
  group.digit(1);
  group.until(state::Phase::activation);
  group.digit(1);  // of three who fly at the same initiative
  REQUIRE(group.desk.table().play.choice);
  const std::string ship = group.desk.table().play.choice->ship;
  const auto& picks = group.desk.battle.picks();
  const auto pick = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& each) { return each.key == "5F"; });
  REQUIRE((pick != picks.end() && pick->ghost));
  const geom::Pose end = *pick->ghost;
  geom::Pose near = end;
  near.x = base::Um{near.x.value + 39500};  // half a millimetre of it is in the way
  REQUIRE(group.desk.battle.command(rules::PlacePieces{{{"Red 1", near}}}));
  group.press("5 straight, white");
  REQUIRE(group.desk.table().find(ship)->pose != end);
  group.digit(9);
  group.press("It touched, or missed");
  group.press_what_begins("It did not bump Red 1");
  CHECK(group.desk.referee.page == Page::main);
  CHECK(group.desk.table().find(ship)->pose == end);
}

TEST_CASE("A damage card faceup says what to do with the real deck", "[referee]") {
  const auto told = [](const desk::RefereeCard& card, const std::string& words) {
    return std::any_of(card.lines.begin(), card.lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  // As many games as it takes until one is dealt.
  const auto dealt = [&](bool kept) {
    for (std::uint64_t seed = 11; seed < 31; ++seed) {
      Group group("1:1", seed);
      group.digit(1);
      group.until(state::Phase::planning);
      if (kept) {
        rules::SetReferee all{group.desk.table().play.referee};
        all.referee.damage_cards = true;
        REQUIRE(group.desk.battle.command(all));
      }
      for (int i = 0; i < 400 && group.expected() != Expect::over; ++i) {
        const desk::RefereeCard card = group.desk.referee.shown();
        const auto& choice = group.desk.table().play.choice;
        if (kept ? card.question && choice && choice->kind == "damage-card" : told(card, " a damage card faceup: "))
          return card;
        group.go_on();
      }
    }
    FAIL("nobody was dealt a card faceup");
    return desk::RefereeCard();
  };
  const desk::RefereeCard by_program = dealt(false);
  CHECK(told(by_program, "Search your damage deck for that card and lay it beside the ship, faceup."));
  const desk::RefereeCard by_group = dealt(true);
  CHECK(told(by_group, "Draw it from your damage deck"));
}

TEST_CASE("Where a correction gives the AI another order the card says instead of which", "[referee]") {
  int changed = 0;
  for (std::uint64_t seed = 11; seed < 40 && changed == 0; ++seed) {
    for (const char* mission : {"2:1", "1:1", "6:1", "1:5"}) {
      Group group(mission, seed);
      for (int i = 0; i < 250 && group.expected() != Expect::over && changed == 0; ++i) {
        const desk::RefereeCard card = group.desk.referee.shown();
        if (card.kind == "Move" && !card.close.empty() && group.desk.advice.open()) {
          group.digit(9);
          group.press("It touched, or missed");
          group.digit(1);
          const desk::RefereeCard now = group.desk.referee.shown();
          const bool other = now.kind == "Move" && now.ship == card.ship && !(now.maneuver == card.maneuver);
          const bool said = !now.lines.empty() && now.lines.front().rfind("New order: ", 0) == 0;
          if (now.ship == card.ship) CHECK(said == other);
          changed += other;
        }
        group.go_on();
      }
      if (changed > 0) break;
    }
  }
  CHECK(changed > 0);
}

TEST_CASE("Who wanted the AI to do something else may leave it to the AI after all", "[referee]") {
  Group group(state::Phase::activation);
  for (int i = 0; i < 100 && group.desk.referee.shown().kind != "Move"; ++i) group.go_on();
  const desk::RefereeCard card = group.desk.referee.shown();
  REQUIRE(card.kind == "Move");
  group.digit(9);
  group.press("The AI does something else");
  REQUIRE(group.desk.battle.instead);
  SECTION("by the digit beside the answers") { group.press("Back: the AI decides"); }
  SECTION("by the list behind 9") {
    group.digit(9);
    group.press("Leave it to the AI after all");
  }
  CHECK_FALSE(group.desk.battle.instead);
  CHECK(group.desk.referee.shown().kind == "Move");
  CHECK(group.desk.referee.shown().maneuver == card.maneuver);
}

TEST_CASE("Docking and the hyperdrive are said by digits before the dials, and taken back the same way",
          "[fga-2.16.1.4x-2]") {
  Group group("0:4");
  const auto asked = [&] { return group.offers("Dock, land or power a hyperdrive"); };
  for (int i = 0; i < 400 && !asked(); ++i) group.go_on();
  REQUIRE(asked());
  group.press("Dock, land or power a hyperdrive");
  REQUIRE(group.desk.referee.page == Page::declare);
  const std::string words = group.desk.referee.items().front().text;
  const auto said = [&] {
    const auto& pieces = group.desk.table().pieces;
    return std::count_if(pieces.begin(), pieces.end(),
                         [](const state::Piece& piece) { return !piece.ship.declares.empty(); });
  };
  CHECK(said() == 0);
  group.press(words);
  CHECK(said() == 1);
  CHECK(group.offers(words + " (said)"));
  group.press(words + " (said)");
  CHECK(said() == 0);
}

}  // namespace plotboard::desk_referee
