// A battle on the desk: the draft, what is expected, answers, seats, dice, odds, log and replay.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle_support.hpp"
#include "desk/desk.hpp"
#include "desk_support.hpp"
#include "io/io.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::desk_battle {

using namespace plotboard::test;
using desk::Controller;
using desk::Expect;
using state::Phase;
using state::Side;

TEST_CASE("Ready-made battles are legal and stand where ships may be deployed", "[2e-setup-12]") {
  const int ships = GENERATE(2, 4);
  CAPTURE(ships);
  const desk::Draft draft = desk::ready_made(catalog(), ships);
  CHECK(draft.sides[0].ships.size() == static_cast<std::size_t>(ships));
  CHECK(draft.sides[1].ships.size() == static_cast<std::size_t>(ships));
  CHECK(desk::faults_of(catalog(), draft).empty());
  const state::Table table = desk::table_of(catalog(), draft, 3);
  CHECK(state::broken_invariants(table).empty());
  const rules::Field field(catalog(), table);
  int rocks = 0;
  for (const state::Piece& piece : table.pieces) {
    CAPTURE(piece.id);
    if (piece.type == state::PieceType::obstacle) ++rocks;
    if (piece.type != state::PieceType::ship) continue;
    CHECK_FALSE(rules::deployment_fault(catalog(), table, piece));
    // Its own edge is near, and it looks across the table.
    const bool low = piece.side == Side::player;
    CHECK((low ? piece.pose.y.mm() : table.area.height.mm() - piece.pose.y.mm()) < 100);
    CHECK(piece.pose.heading.value == (low ? 0 : 180000));
    for (const state::Piece& other : table.pieces) {
      if (other.type != state::PieceType::ship || other.id == piece.id) continue;
      CHECK(rules::measure(field, piece.id, other.id).gap_mm > 1);
    }
  }
  CHECK(rocks == 6);
}

TEST_CASE("Eight of the largest ships a side find room", "[2e-setup-12]") {
  desk::Draft draft;
  draft.sides[0].squad = "Red";
  draft.sides[1].squad = "Alpha";
  for (desk::DraftSide& side : draft.sides)
    side.ships.assign(desk::kMostDraftShips, desk::draft_ship(catalog(), "vt49decimator"));
  const state::Table table = desk::table_of(catalog(), draft, 1);
  const rules::Field field(catalog(), table);
  for (std::size_t i = 0; i + 1 < desk::kMostDraftShips; ++i)
    CHECK(rules::measure(field, table.pieces[i].id, table.pieces[i + 1].id).gap_mm > 1);
  for (const state::Piece& piece : table.pieces) {
    if (piece.type != state::PieceType::ship) continue;
    CHECK_FALSE(rules::deployment_fault(catalog(), table, piece));
  }
}

TEST_CASE("The draft offers what a ship may carry and says why not the rest", "[2e-squad-3]") {
  desk::Draft draft = desk::ready_made(catalog(), 2);
  draft.sides[0].ships[0].cards = {"proton-torpedoes"};
  const auto offers = desk::offers_for(catalog(), draft.sides[0], 0, Side::player, "torpedo");
  REQUIRE_FALSE(offers.empty());
  for (const desk::UpgradeOffer& offer : offers) {  // the only torpedo slot is taken
    REQUIRE(offer.refused);
    CHECK(offer.refused->rule == "2e-squad-3");
  }
  draft.sides[0].ships[0].cards.clear();
  const auto free = desk::offers_for(catalog(), draft.sides[0], 0, Side::player, "torpedo");
  CHECK(std::any_of(free.begin(), free.end(),
                    [](const auto& o) { return o.upgrade->id == "proton-torpedoes" && !o.refused; }));
  draft.sides[0].ships[0].cards = {"proton-torpedoes", "proton-torpedoes"};
  CHECK_FALSE(desk::faults_of(catalog(), draft).empty());
  draft.sides[0].ships.clear();
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.draft = draft;
  CHECK_FALSE(d.place_draft());
  CHECK(d.messages.list().back().kind == desk::MessageKind::refusal);
}

TEST_CASE("What is expected is never in doubt, from the first dial to the second round") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.settings.ask_everything = true;
  start_ready_made(d, 2);
  CHECK(d.in_battle());
  CHECK(d.battle.expected().kind == Expect::dials);
  CHECK(d.battle.expected().words == "Choose a maneuver for Red 1. 2 of 2 dials still to set.");
  CHECK(d.battle.expected().continues == "Open its dial");
  CHECK(d.battle.picks().size() == 2);
  d.answers.go_on();
  CHECK(d.dial.open);
  CHECK(d.board.selected == std::set<std::string>{"Red 1"});
  REQUIRE(d.answers.fly(*geom::maneuver_from_code("2F")));  // as the dial window does
  CHECK(d.table().find("Red 1")->ship.dial == geom::maneuver_from_code("2F"));
  CHECK(d.board.selected == std::set<std::string>{"Red 2"});
  CHECK(d.battle.expected().words == "Choose a maneuver for Red 2. 1 of 2 dials still to set.");
  CHECK(d.battle.expected().continues.empty());  // it lies open
  REQUIRE(d.answers.fly(*geom::maneuver_from_code("3F")));
  CHECK(d.battle.expected().kind == Expect::ready);
  CHECK_FALSE(d.dial.open);
  d.answers.go_on();
  CHECK(d.table().play.phase == Phase::activation);
  std::set<Expect> seen;
  std::set<Phase> phases;
  act_until(d, [&] {
    const desk::Expected now = d.battle.expected();
    CHECK(now.kind != Expect::nothing);
    CHECK_FALSE(now.words.empty());
    CHECK((now.kind == Expect::choice) == now.continues.empty());
    seen.insert(now.kind);
    phases.insert(d.table().play.phase);
    return d.table().round == 2;
  });
  CHECK(seen.count(Expect::turn) == 1);
  CHECK(seen.count(Expect::choice) == 1);
  CHECK(seen.count(Expect::others) == 1);
  CHECK(phases.count(Phase::engagement) == 1);
  for (const desk::Message& message : d.messages.list()) CHECK(message.kind == desk::MessageKind::note);
}

TEST_CASE("A dial's preview promises nothing where others may move first", "[2e-activation-1]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.settings.ask_everything = true;
  start_ready_made(d, 2);
  REQUIRE(d.table().play.phase == state::Phase::planning);
  REQUIRE(d.table().play.first == Side::player);
  REQUIRE(d.table().find("Red 2")->initiative < d.table().find("Red 1")->initiative);
  d.dial.open_for("Red 1");
  CHECK(d.dial.others_move_first());
  d.dial.open_for("Red 2");  // nobody is below it, and its side goes first
  CHECK_FALSE(d.dial.others_move_first());
  act_until(d, [&] { return d.table().play.phase == state::Phase::activation; });
  const auto turn = rules::whose_turn(catalog(), d.table());
  REQUIRE_FALSE(turn.empty());
  d.dial.open_for(turn.front());
  CHECK_FALSE(d.dial.others_move_first());  // now
}

TEST_CASE("A whole battle comes to its result, whoever flies") {
  const auto [mine, theirs] =
      GENERATE(std::pair{Controller::me, Controller::cards}, std::pair{Controller::me, Controller::bot},
               std::pair{Controller::me, Controller::friend_here}, std::pair{Controller::cards, Controller::cards});
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2, mine, theirs, 11);
  act_until(
      d,
      [&] {
        // A person is asked for nothing but what people fly.
        const desk::Expected now = d.battle.expected();
        if (now.kind == Expect::choice || now.kind == Expect::turn) CHECK(d.seats.has_people(now.side));
        return d.table().play.phase == Phase::over || d.table().round > 14;
      },
      20000);
  for (const desk::Message& message : d.messages.list()) CHECK(message.kind != desk::MessageKind::problem);
  if (d.table().play.phase != Phase::over) return;
  CHECK(d.battle.expected().kind == Expect::over);
  CHECK(d.battle.result_open);
}

TEST_CASE("Hands off: a battle's pieces are moved by rule, unless the table is corrected") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  start_ready_made(d, 2);
  look_straight_down(d);
  const geom::Vec2 from = at(d, "Red 1");
  drag(d, px(from.x, from.y), px(from.x + 60, from.y));
  CHECK(at(d, "Red 1") == from);
  look_straight_down(d);
  d.board.selected = {"Red 1"};
  CHECK_FALSE(d.can(desk::Intent::turn_left));
  CHECK_FALSE(d.can(desk::Intent::remove_selected));
  d.battle.by_hand = true;
  drag(d, px(from.x, from.y), px(from.x, from.y + 150));
  CHECK(at(d, "Red 1").y > from.y + 140);
}

TEST_CASE("Before the start ships stay in their strip", "[2e-setup-12]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.plastic = false;
  d.draft = desk::ready_made(catalog(), 2);
  REQUIRE(d.place_draft());
  CHECK(d.battle.expected().kind == Expect::place);
  look_straight_down(d);
  const geom::Vec2 from = at(d, "Red 1");
  drag(d, px(from.x, from.y), px(from.x - 40, from.y));
  CHECK(at(d, "Red 1").x == Approx(from.x - 40).margin(0.01));
  drag(d, px(from.x - 40, from.y), px(from.x - 40, from.y + 200));
  CHECK(at(d, "Red 1").y == from.y);
  CHECK(d.messages.list().back().rule == "2e-setup-12");
  CHECK(d.overlay().battle.deploy_mm == 100);
  d.answers.go_on();
  CHECK(d.in_battle());
  CHECK(d.overlay().battle.deploy_mm == 0);
}

TEST_CASE("Two people at one screen: dials stay secret") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.ask_everything = true;
  start_ready_made(d, 2, Controller::me, Controller::friend_here);
  CHECK(d.seats.covered);
  CHECK(d.seats.seat == Side::player);
  CHECK(d.battle.picks().empty());
  CHECK(d.overlay().battle.dials.empty());
  d.answers.go_on();
  CHECK_FALSE(d.seats.covered);
  const geom::Maneuver two = *geom::maneuver_from_code("2F");
  REQUIRE(d.battle.set_dial("Red 1", two));
  REQUIRE(d.battle.set_dial("Red 2", two));
  CHECK(d.overlay().battle.dials.size() == 2);
  d.answers.go_on();  // ready
  CHECK(d.seats.covered);
  CHECK(d.seats.seat == Side::enemy);
  CHECK(d.overlay().battle.dials.empty());
  CHECK_FALSE(d.seats.knows_dial(*d.table().find("Red 1")));
  d.answers.go_on();
  CHECK_FALSE(d.seats.covered);
  CHECK(d.overlay().battle.dials.empty());
  for (const desk::LogLine& line : d.log.lines()) CHECK(line.text.find("2 straight") == std::string::npos);
  REQUIRE(d.battle.set_dial("Alpha 1", two));
  REQUIRE(d.battle.set_dial("Alpha 2", two));
  CHECK(d.overlay().battle.dials.size() == 2);
  CHECK(d.overlay().battle.dials.count("Red 1") == 0);
  d.answers.go_on();
  CHECK_FALSE(d.seats.covered);
  CHECK(d.table().play.phase == Phase::activation);
  // Nobody's hidden dial is on the board now; its owner may look.
  CHECK(d.overlay().battle.dials.empty());
  d.seats.peek = "Red 1";
  CHECK(d.overlay().battle.dials.count("Red 1") == 1);
  // Back into Planning: the screen hides again.
  d.log.undo();
  CHECK(d.seats.covered);
}

TEST_CASE("A turn that does not end stops, and says so") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = d.settings.pause_seconds = 0;
  start_ready_made(d, 2, Controller::bot, Controller::cards);
  d.battle.most_steps = 1;  // as if every turn went on for ever
  d.ai.run_phase();
  for (int i = 0; i < 20 && d.ai.running(); ++i) d.tick(0.1);
  CHECK_FALSE(d.ai.running());
  REQUIRE_FALSE(d.messages.list().empty());
  const desk::Message& told = d.messages.list().back();
  CHECK(told.kind == desk::MessageKind::problem);  // it stays until somebody closes it
  CHECK(told.text.rfind("Stopped after 1 step", 0) == 0);
  CHECK(told.text.find(d.battle.expected().words) != std::string::npos);
  d.battle.most_steps = 2000;  // nothing is lost: it goes on from there
  const std::size_t steps = d.session().log().size();
  CHECK(d.battle.follow_advice());
  CHECK(d.session().log().size() > steps);
}

TEST_CASE("Answers by number, by arrow keys and on the board, a forbidden one names its rule") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  act_until(d, [&] { return d.battle.expected().kind == Expect::choice && d.table().play.choice->kind == "action"; });
  const std::vector<desk::Pick> picks = d.battle.picks();
  std::set<std::string> labels;
  for (const desk::Pick& pick : picks) {
    if (!pick.label.empty()) CHECK(labels.insert(pick.label).second);
    if (!pick.legal) {
      CHECK_FALSE(pick.rule.empty());
      CHECK_FALSE(pick.why.empty());
    }
  }
  CHECK(labels.count("0") == 1);
  const auto pass = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& p) { return p.key == "pass"; });
  REQUIRE(pass != picks.end());
  CHECK(pass->label == "0");
  const auto forbidden = std::find_if(picks.begin(), picks.end(), [](const desk::Pick& p) { return !p.legal; });
  if (forbidden != picks.end()) {
    CHECK_FALSE(d.answers.pick(static_cast<std::size_t>(forbidden - picks.begin())));
    CHECK(d.messages.list().back().kind == desk::MessageKind::refusal);
    CHECK(d.messages.list().back().rule == forbidden->rule);
  }
  d.act(desk::Intent::nudge_down);
  CHECK(d.battle.pointed == 0u);
  d.act(desk::Intent::nudge_up);
  CHECK(d.battle.pointed == picks.size() - 1);
  d.battle.pointed.reset();
  const auto roll =
      std::find_if(picks.begin(), picks.end(), [](const desk::Pick& p) { return p.key == "barrel-roll"; });
  REQUIRE(roll != picks.end());
  REQUIRE(roll->legal);
  d.act(static_cast<desk::Intent>(static_cast<int>(desk::Intent::pick_1) + std::stoi(roll->label) - 1));
  REQUIRE(d.battle.expected().kind == Expect::choice);
  REQUIRE(d.table().play.choice->kind == "barrel-roll");
  // A ghost on the board is an answer too.
  const std::string ship = d.table().play.choice->ship;
  const auto ghost = std::find_if(d.battle.picks().begin(), d.battle.picks().end(),
                                  [](const desk::Pick& p) { return p.legal && p.ghost; });
  REQUIRE(ghost != d.battle.picks().end());
  const geom::Pose wanted = *ghost->ghost;
  look_straight_down(d);
  click(d, px(wanted.x.mm(), wanted.y.mm()));
  CHECK(d.table().find(ship)->pose == wanted);
}

TEST_CASE("A dial shows what it is set to, and only to those who may know it") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.ask_everything = true;
  start_ready_made(d, 2, Controller::me, Controller::friend_here);
  d.answers.go_on();  // the screen is handed over
  const geom::Maneuver two = *geom::maneuver_from_code("2F");
  d.dial.open_for("Red 1");
  CHECK_FALSE(d.dial.chosen());
  REQUIRE(d.battle.set_dial("Red 1", two));
  d.dial.open_for("Red 1");
  CHECK(d.dial.chosen() == two);
  d.dial.open_for("Red 2");
  CHECK_FALSE(d.dial.chosen());
  REQUIRE(d.battle.set_dial("Red 2", two));
  d.answers.go_on();  // ready
  d.answers.go_on();
  REQUIRE(d.seats.seat == Side::enemy);
  REQUIRE_FALSE(d.seats.covered);
  d.dial.open_for("Red 1");
  CHECK_FALSE(d.dial.chosen());
}

TEST_CASE("Escape leaves the AI's reasons: they go with the next ship's turn") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  const auto escape = [&d] {
    for (int i = 0; i < 6; ++i) d.act(desk::Intent::clear_selection);
  };
  act_until(d, [&] { return d.advice.open(); });
  const auto shown = d.advice.decision;
  const std::string ship = d.advice.ship;
  escape();
  CHECK(d.advice.decision == shown);
  act_until(d, [&] { return d.advice.flown; });
  escape();
  CHECK(d.advice.decision == shown);
  CHECK(d.advice.ship == ship);
  // Its sentence stands above its reasons, and the log knows both afterwards.
  REQUIRE(shown);
  CHECK_FALSE(shown->summary.empty());
  std::size_t entry = d.log.moment();
  while (entry > 0 && !d.session().log()[entry - 1].reasons) --entry;
  REQUIRE(entry > 0);
  CHECK(d.log.has_reasons(entry));
  act_until(d, [&] { return d.advice.decision != shown; });
  const std::size_t now = d.log.moment();
  const auto table = hash(d);
  REQUIRE(d.log.show_reasons(entry));
  CHECK(d.log.moment() == now);  // only looked at
  CHECK(hash(d) == table);
  CHECK_FALSE(d.log.reasons_fit_board());
  CHECK(d.overlay().decision == nullptr);
  REQUIRE(d.advice.decision);
  CHECK(d.advice.ship == ship);
  CHECK(d.advice.flown);
  CHECK(d.advice.decision->summary == shown->summary);
  CHECK(d.advice.decision->steps.size() == shown->steps.size());
  d.log.see_reasons();
  CHECK(d.log.moment() == entry - 1);  // the board as it stood just before
  REQUIRE(d.advice.decision);
  CHECK(d.advice.decision->summary == shown->summary);
  CHECK(d.overlay().decision != nullptr);
  d.log.go_to(now);
  CHECK(hash(d) == table);
  REQUIRE(d.log.show_reasons(entry));
  act_once(d);  // the battle goes on, and they are gone
  CHECK_FALSE(d.advice.of_entry);
}

TEST_CASE("Dice from the table are typed in and logged as typed", "[2e-dice-5]") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  d.settings.ask_everything = true;
  d.draft = desk::ready_made(catalog(), 2);
  d.draft.typed_dice = true;
  REQUIRE(d.place_draft());
  REQUIRE(d.battle.start());
  act_until(d, [&] { return d.battle.expected().kind == Expect::dice; });
  const state::Choice choice = *d.table().play.choice;
  CHECK(d.battle.expected().continues == "Roll them here");
  const int face = desk::faces_of(choice.die).front();
  d.act(desk::Intent::pick_1);
  CHECK(d.battle.typed == std::vector<int>{face});
  d.act(desk::Intent::pick_0);
  CHECK(d.battle.typed.empty());
  for (int i = 0; i < choice.dice + 2; ++i) d.battle.type_die(face);
  CHECK(d.battle.typed.size() == static_cast<std::size_t>(choice.dice));
  CHECK(d.battle.expected().continues == "Use these dice");
  d.answers.go_on();
  CHECK(d.battle.typed.empty());
  bool found = false;
  for (const state::Event& event : d.session().log().back().events) {
    const auto* rolled = get_if<state::DiceRolled>(&event);
    if (rolled == nullptr || !rolled->typed) continue;
    found = true;
    CHECK(rolled->values == std::vector<int>(static_cast<std::size_t>(choice.dice), face));
  }
  CHECK(found);
}

TEST_CASE("Targets that are destroyed already come after the living ones", "[2e-destroy-7]") {
  state::Table table;
  for (const char* id : {"E1", "E2", "E3"}) {
    state::Piece ship;
    ship.id = id;
    ship.ship.destroyed = std::string(id) == "E1";
    table.pieces.push_back(ship);
  }
  std::vector<desk::Pick> picks;
  for (const char* id : {"E1", "E2", "E3", ""}) {
    desk::Pick pick;
    pick.piece = id;
    pick.key = pick.text = *id == '\0' ? "pass" : std::string("primary:0>") + id;
    picks.push_back(pick);
  }
  desk::living_first(table, picks);
  REQUIRE(picks.size() == 4);
  CHECK(picks[0].piece == "E2");
  CHECK(picks[1].piece == "E3");
  CHECK(picks[2].key == "pass");
  CHECK(picks[3].text == "primary:0>E1. It is destroyed already: it still attacks, then it leaves");
  table.pieces[0].ship.engaged = true;
  picks = {picks[3]};
  picks[0].text = "It";
  desk::living_first(table, picks);
  CHECK(picks[0].text == "It. It is destroyed already and only waits to leave");
}

TEST_CASE("The odds of each answer of an attack are those of the dice that lie there") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 4, Controller::me, Controller::cards, 3);
  act_until(d, [&] {
    return d.battle.expected().kind == Expect::choice && d.table().play.choice->kind == "attack" &&
           std::any_of(d.battle.picks().begin(), d.battle.picks().end(),
                       [](const desk::Pick& p) { return p.odds.has_value(); });
  });
  for (const desk::Pick& pick : d.battle.picks()) {
    if (!pick.odds) continue;
    CHECK(pick.legal);
    CHECK(d.table().find(pick.piece) != nullptr);  // lit on the board
    CHECK(pick.odds->hit >= 0);
    CHECK(pick.odds->hit <= 1);
    CHECK(pick.odds->damage >= pick.odds->crits);
  }
  // An attack in which nobody has anything to decide is over at once: then the next one.
  const auto attack_with_odds = [&d] {
    const auto& picks = d.battle.picks();
    const auto with_odds =
        std::find_if(picks.begin(), picks.end(), [](const desk::Pick& p) { return p.odds.has_value(); });
    const bool asked = d.battle.expected().kind == Expect::choice && d.table().play.choice->kind == "attack";
    return asked && with_odds != picks.end() ? with_odds - picks.begin() : std::ptrdiff_t{-1};
  };
  for (int attacks = 0; attacks < 20 && !d.battle.attack_view(); ++attacks) {
    act_until(d, [&] { return attack_with_odds() >= 0; });
    REQUIRE(d.answers.pick(static_cast<std::size_t>(attack_with_odds())));
    if (d.battle.attack_view()) CHECK(d.overlay().battle.shot.has_value());
  }
  const auto view = d.battle.attack_view();
  REQUIRE(view);
  CHECK_FALSE(view->weapon.empty());
  CHECK(view->attack_dice == static_cast<int>(view->attack.attack_dice.size()));
}

TEST_CASE("Undo to any moment, forward again, and replay to the same table") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  act_until(d, [&] { return d.table().round == 2; });
  const std::uint64_t end = hash(d);
  const std::size_t last = d.log.moment();
  const std::size_t lines = d.log.lines().size();
  CHECK(lines > last);
  d.log.undo_turn();
  CHECK(d.log.moment() < last);
  CHECK(d.log.last_moment() == last);
  CHECK(d.log.lines().size() == lines);  // what was undone stays in sight
  CHECK(std::any_of(d.log.lines().begin(), d.log.lines().end(), [](const desk::LogLine& l) { return l.undone; }));
  d.log.go_to(1);
  CHECK(d.log.moment() == 1);
  CHECK_FALSE(d.ai.running());
  CHECK_FALSE(d.tick(1));  // paused after going back
  CHECK(d.log.moment() == 1);
  d.log.go_to(last);
  CHECK(hash(d) == end);
  d.log.speed = 8;
  d.log.play_from(2);
  CHECK(d.log.playing);
  for (int i = 0; i < 10000 && d.log.playing; ++i) d.tick(0.1);
  CHECK(d.log.moment() == last);
  CHECK(hash(d) == end);
  // Playing on from an earlier moment keeps the old line as a branch.
  d.log.go_to(last - 3);
  act_once(d);
  CHECK_FALSE(d.session().branches().empty());
}

TEST_CASE("In Planning the turn to undo is the last ship's, dials that nobody here sets are undone along") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  const auto planning = [&](int round) {
    return d.table().round == round && d.table().play.phase == Phase::planning &&
           d.battle.expected().kind == Expect::dials;
  };
  act_until(d, [&] { return planning(1); });
  act_once(d);
  REQUIRE(d.table().round == 1);
  d.log.undo_turn();  // nobody has had one: to the battle's beginning, not back to placing
  CHECK(d.in_battle());
  CHECK(d.log.moment() == d.log.first_moment());
  CHECK_FALSE(d.can(desk::Intent::undo_turn));
  d.log.go_to(d.log.last_moment());
  act_until(d, [&] { return planning(2); });
  act_once(d);  // one dial
  const auto& log = d.session().log();
  std::size_t enemys = 0, turn = 0;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const auto* ready = get_if<rules::Ready>(&log[i].command);
    if (ready != nullptr && ready->side == Side::enemy) enemys = i;
    if (holds<rules::TakeTurn>(log[i].command)) turn = i;
  }
  REQUIRE(enemys > turn);
  const std::size_t now = d.log.moment();
  d.log.go_to(enemys);
  CHECK(d.battle.expected().words.find("stand-in") == std::string::npos);
  CHECK(d.battle.expected().words.find("cards fly the ships") != std::string::npos);
  d.log.go_to(now);
  d.log.undo();
  CHECK(holds<rules::SetDial>(d.session().undone().back().command));
  d.log.redo();
  CHECK(d.log.moment() == now);
  d.log.undo_turn();
  CHECK(d.log.moment() == turn);
  CHECK(d.table().play.phase != Phase::planning);
}

TEST_CASE("The log's lines can be thinned out") {
  Folder folder;
  desk::Desk d(catalog(), folder.path());
  d.settings.flight_seconds = 0;
  start_ready_made(d, 2);
  act_until(d, [&] { return d.table().round == 3; });
  std::size_t all = 0, events = 0, dice = 0, whys = 0;
  for (const desk::LogLine& line : d.log.lines()) {
    CHECK_FALSE(line.text.empty());
    CHECK(line.entries >= 1);
    CHECK(line.entries <= d.log.moment());
    all += passes(desk::LogFilter::all, line) ? 1U : 0U;
    events += passes(desk::LogFilter::events, line) ? 1U : 0U;
    dice += passes(desk::LogFilter::dice_and_damage, line) ? 1U : 0U;
    if (line.kind == desk::LineKind::why && !line.rule.empty()) {
      ++whys;
      CAPTURE(line.rule, line.text);
      CHECK((line.rule == "plotboard" || d.rule(line.rule) != nullptr));
    }
  }
  CHECK(all == d.log.lines().size());
  CHECK(events < all);
  CHECK(dice < events);
  CHECK(whys > 0);
}

TEST_CASE("A battle is saved at every command and goes on after the program was killed") {
  Folder folder;
  const std::string mine = folder.file("mine.battle");
  std::uint64_t stopped = 0;
  std::size_t steps = 0;
  {
    desk::Desk d(catalog(), folder.file("home"));
    d.settings.flight_seconds = 0;
    start_ready_made(d, 2);
    act_until(d, [&] { return d.table().play.attack.has_value() && d.battle.expected().kind == Expect::choice; });
    stopped = hash(d);
    steps = d.log.moment();
    // What a killed program leaves behind is the file as it is now.
    CHECK(io::exists(folder.file("home/autosave.battle")));
  }
  {
    desk::Desk d(catalog(), folder.file("home"));
    REQUIRE(d.files.recent_tables().size() == 1);
    CHECK(d.files.recent_tables()[0].unsaved);
    REQUIRE(d.files.open_file(d.files.recent_tables()[0].path));
    CHECK(hash(d) == stopped);  // in the middle of the attack
    CHECK(d.log.moment() == steps);
    CHECK(d.files.unsaved());
    REQUIRE(d.files.save_as(folder.file("mine")));
    CHECK(d.files.file() == mine);
    CHECK_FALSE(d.files.unsaved());
    CHECK(d.files.recent_tables().size() == 1);
    act_once(d);
    CHECK_FALSE(d.files.unsaved());
    stopped = hash(d);
    d.log.undo();
    d.log.redo();
  }
  desk::Desk d(catalog(), folder.file("home"));
  REQUIRE(d.files.open_file(mine));
  CHECK(hash(d) == stopped);
  CHECK(d.in_battle());
  d.new_table("3x3");  // nothing is lost, nothing is asked
  REQUIRE(d.files.open_file(mine));
  CHECK(hash(d) == stopped);
}

}  // namespace plotboard::desk_battle
