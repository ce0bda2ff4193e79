// Force talents of the campaign (table 2.7): each at work, and what keeps it from working.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "campaign/talents.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::cards_force_talents {
namespace {

using namespace test;
using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Side;
using Cards = std::vector<std::string>;

Pieces defended(double gap, const Cards& cards_b, double aside = 0) {
  Pieces pieces = facing(gap, {}, "tieddefender", "tielnfighter", aside);
  pieces[1] = flown("B", "tielnfighter", Side::enemy, 457 + aside, 340 + gap, 180, cards_b);
  return pieces;
}
void opens(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
  arena.expect_all_said();
}
void opens_for_a(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment(game, window, "A"); });
  arena.expect_all_said();
}
void acts(Arena& arena, const Ids& only = {}) {
  arena.run([&](Game& game) {
    rules::Offer offer;
    offer.only = only;
    rules::offer_action(game, "A", offer);
  });
  arena.expect_all_said();
}
int force(const Arena& arena, const std::string& ship = "A") { return arena[ship].ship.force; }

TEST_CASE("Instinctive Aim: Force in place of a lock or a focus token",
          "[fga-upgrade:2.7:Instinctive Aim][2e-require-2][2e-require-3]") {
  const auto armed = [](const std::string& weapon, const Cards& more = {"instinctive-aim", "path-force-1"}) {
    Cards cards = more;
    cards.push_back(weapon);
    return fight(facing(kTwo, cards, "tiesabomber"));
  };
  Arena missile = armed("ion-missiles");
  missile.says("attack", "ion-missiles>B").dice(thrown("hhb")).dice(thrown("eee"));
  shoot(missile);
  CHECK(force(missile) == 0);

  Arena locked = armed("ion-missiles");
  locked.edit("A").lock = "B";
  locked.says("attack", "ion-missiles>B").dice(thrown("hhb")).says("modify-attack", "done").dice(thrown("eee"));
  shoot(locked);
  CHECK(force(locked) == 1);

  Arena rockets = armed("barrage-rockets");
  CHECK(verdict(rockets, "barrage-rockets>B") == "legal");
  rockets.edit("A").ship.force = 0;
  CHECK(verdict(rockets, "barrage-rockets>B") == "2e-require-3");

  Arena shells = armed("energy-shell-charges");
  CHECK(verdict(shells, "energy-shell-charges>B") == "2e-require-4");  // a calculate token
  Arena without = armed("ion-missiles", {"path-force-1"});
  CHECK(verdict(without, "ion-missiles>B") == "2e-require-2");
}

TEST_CASE("Predictive Shot: no more defense dice than hits", "[fga-upgrade:2.7:Predictive Shot]") {
  Arena arena = fight(facing(kTwo, {"predictive-shot", "path-force-1"}));
  arena.says("attack", "primary:0>B").says("effect", "predictive-shot").dice(thrown("hbb")).dice(thrown("b"));
  shoot(arena);
  CHECK(force(arena) == 0);
  CHECK(damage(arena) == 1);

  Arena missed = fight(facing(kTwo, {"predictive-shot", "path-force-1"}));
  missed.says("attack", "primary:0>B").says("effect", "predictive-shot").dice(thrown("bbb"));
  shoot(missed);
  CHECK(damage(missed) == 0);

  Arena aside = fight(facing(kTwo, {"predictive-shot", "path-force-1"}, "tieddefender", "tielnfighter", kAside));
  aside.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(aside);
  CHECK(force(aside) == 1);
}

TEST_CASE("Brilliant Evasion: two focus results for one Force", "[fga-upgrade:2.7:Brilliant Evasion]") {
  Arena arena = fight(defended(kTwo, {"brilliant-evasion", "path-force-1"}, kAside));
  arena.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("ffb"));
  arena.says("modify-defense", "brilliant-evasion");
  shoot(arena);
  CHECK(damage(arena) == 0);
  CHECK(force(arena, "B") == 0);

  Arena ahead = fight(defended(kTwo, {"brilliant-evasion", "path-force-1"}));
  ahead.says("attack", "primary:0>B").dice(thrown("hhb")).dice(thrown("ffb")).says("modify-defense", "force");
  shoot(ahead);
  CHECK(ahead.offered("modify-defense", "brilliant-evasion") == nullptr);
  CHECK(damage(ahead) == 1);
}

TEST_CASE("Hate: Force by the damage suffered, up to the capacity", "[fga-upgrade:2.7:Hate][fga-2.4-2]") {
  const auto hurt = [](const Cards& cards, int hits) {
    Arena arena = fight(facing(kTwo, cards));
    arena.edit("A").ship.force = 0;
    arena.run([hits](Game& game) { rules::suffer(game, "A", hits, 0, "fga-table-2.7"); });
    return force(arena);
  };
  CHECK(hurt({"hate", "path-force-3"}, 2) == 2);
  CHECK(hurt({"hate", "path-force-2"}, 3) == 2);
  CHECK(hurt({"path-force-3"}, 2) == 0);
}

TEST_CASE("Heightened Perception: engages at initiative 8 for this phase",
          "[fga-upgrade:2.7:Heightened Perception][fga-2.9.2-4]") {
  Arena arena = fight(facing(kTwo, {"heightened-perception", "path-force-1"}));
  arena.edit("B").initiative = 6;
  CHECK(rules::whose_turn(catalog(), arena.table) == Ids{"B"});
  arena.says("effect", "heightened-perception");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].initiative == 8);
  CHECK(force(arena) == 0);
  CHECK(rules::whose_turn(catalog(), arena.table) == Ids{"A"});
  opens(arena, Window::start_of_end_phase);
  CHECK(arena["A"].initiative == 3);

  Arena spent = fight(facing(kTwo, {"heightened-perception", "path-force-1"}));
  spent.edit("A").ship.force = 0;
  opens(spent, Window::start_of_engagement_phase);
  CHECK(spent["A"].initiative == 3);
}

TEST_CASE("Extreme Maneuvers: a boost by the turn template for Force", "[fga-upgrade:2.7:Extreme Maneuvers]") {
  Arena arena = flight(facing(500, {"extreme-maneuvers", "path-force-1"}));
  arena.says("action", "boost").says("boost", "extreme-maneuvers:turn-right");
  acts(arena);
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(90));
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(force(arena) == 0);

  Arena spent = flight(facing(500, {"extreme-maneuvers", "path-force-1"}));
  spent.edit("A").ship.force = 0;
  spent.says("action", "boost").says("boost", "straight");
  acts(spent);
  CHECK(spent.offered("boost", "extreme-maneuvers:turn-right") == nullptr);
}

TEST_CASE("Patience: a deplete token for Force", "[fga-upgrade:2.7:Patience]") {
  Arena arena = fight(facing(kTwo, {"patience", "path-force-2"}));
  arena.edit("A").ship.force = 0;
  arena.says("effect", "patience");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(force(arena) == 1);
  CHECK(arena["A"].tokens.deplete == 1);

  Arena full = fight(facing(kTwo, {"patience", "path-force-2"}));
  opens(full, Window::start_of_engagement_phase);
  CHECK(full["A"].tokens.deplete == 0);

  Pieces away = facing(kTwo, {"patience", "path-force-2"});
  away[0].pose.heading = base::mdeg_from_degrees(180);
  Arena nobody = fight(away);
  nobody.edit("A").ship.force = 0;
  opens(nobody, Window::start_of_engagement_phase);
  CHECK(force(nobody) == 0);
}

TEST_CASE("Foresight: Force for a shot at an enemy that has just moved", "[fga-upgrade:2.7:Foresight][2e-bonus-6]") {
  const auto approach = [](Arena& arena) {
    arena.run([](Game& game) {
      rules::execute_maneuver(game, "B", {{2, Bearing::straight}, Difficulty::white, false, false},
                              rules::ManeuverKind::activation);
    });
    arena.expect_all_said();
  };
  Arena arena = flight(facing(kThree + 100, {"foresight", "path-force-1"}));
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "foresight>B").dice(thrown("ff")).dice(thrown("bbb"));
  approach(arena);
  CHECK(damage(arena) == 1);  // one of the two focus results
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(force(arena) == 0);

  Arena aside = flight(facing(kThree + 100, {"foresight", "path-force-1"}, "tieddefender", "tielnfighter", kAside));
  approach(aside);
  CHECK(aside.question("attack") == nullptr);
  Arena spent = flight(facing(kThree + 100, {"foresight", "path-force-1"}));
  spent.edit("A").ship.force = 0;
  approach(spent);
  CHECK(spent.question("attack") == nullptr);
}

TEST_CASE("Precognitive Reflexes: a roll or boost when the dial is revealed, and no more",
          "[fga-upgrade:2.7:Precognitive Reflexes][2e-action-18]") {
  const Cards cards{"precognitive-reflexes", "path-force-1"};
  Arena boost = flight(facing(500, cards, "tielnfighter"));  // no boost on its bar
  boost.says("action", "boost").says("boost", "straight");
  opens_for_a(boost, Window::after_reveal);
  CHECK(boost["A"].tokens.strain == 1);
  CHECK(force(boost) == 0);
  acts(boost);
  CHECK(boost["A"].tokens.focus == 0);
  CHECK(boost["A"].ship.actions == Ids{"boost"});

  Arena roll = flight(facing(500, cards, "tieadvancedv1"));  // its roll has a link, which is an action more
  roll.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  opens_for_a(roll, Window::after_reveal);
  CHECK(roll["A"].tokens.strain == 0);
  CHECK(roll["A"].ship.actions == Ids{"barrel-roll"});

  Arena passed = flight(facing(500, cards, "tielnfighter"));
  passed.says("action", "pass");
  opens_for_a(passed, Window::after_reveal);
  CHECK(force(passed) == 1);
  CHECK_FALSE(passed["A"].ship.has_mark("no-further-actions"));
}

TEST_CASE("Supernatural Reflexes: a roll or boost before the activation", "[fga-upgrade:2.7:Supernatural Reflexes]") {
  const Cards cards{"supernatural-reflexes", "path-force-1"};
  Arena boost = flight(facing(500, cards, "tielnfighter"));
  boost.says("action", "boost").says("boost", "straight");
  opens_for_a(boost, Window::before_activation);
  CHECK(damage(boost, "A") == 1);
  CHECK(force(boost) == 0);
  boost.says("action", "focus");  // its own action is still there
  acts(boost);
  CHECK(boost["A"].tokens.focus == 1);

  Arena roll = flight(facing(500, cards, "tielnfighter"));
  roll.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  opens_for_a(roll, Window::before_activation);
  CHECK(damage(roll, "A") == 0);

  Arena spent = flight(facing(500, cards, "tielnfighter"));
  spent.edit("A").ship.force = 0;
  opens_for_a(spent, Window::before_activation);
  CHECK(spent.question("action") == nullptr);
}

TEST_CASE("The stand-in moves early only where its maneuver would go badly",
          "[fga-upgrade:2.7:Supernatural Reflexes]") {
  const auto advised = [](bool rock) {
    Pieces pieces = facing(600, {"supernatural-reflexes", "path-force-1"}, "tielnfighter");
    if (rock) pieces.push_back(obstacle("R1", "coreasteroid0", 457, 420));
    Arena arena = flight(pieces);
    arena.edit("A").ship.dial = geom::Maneuver{3, Bearing::straight};
    Game game(catalog(), arena.table, {}, nullptr);
    state::Choice choice = rules::choice_of(game, "action", "A", "fga-table-2.7", {});
    rules::Offer offer;
    offer.only = {"barrel-roll", "boost"};
    choice.options = rules::action_options(game, "A", offer);
    return ai::bot_advise(game, choice).answer.key;
  };
  CHECK(advised(true) == "barrel-roll");
  CHECK(advised(false) == "pass");
}

TEST_CASE("Count Dooku: Force for a token after defending, and for an action after a hit",
          "[fga-upgrade:2.7:Count Dooku][2e-lock-9]") {
  const Cards cards{"count-dooku", "path-force-1"};
  Arena arena = fight(facing(kTwo, cards));
  arena.edit("A").tokens.stress = 1;
  arena.edit("B").lock = "A";
  arena.says("attack", "primary:0>A").dice(thrown("bb")).says("modify-attack", "done").dice(thrown("bbb"));
  arena.says("effect", "count-dooku").says("dooku", "lock:B");
  shoot(arena, "B");
  CHECK(arena["B"].lock.empty());
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(force(arena) == 0);

  Pieces behind = facing(kTwo, cards);
  behind[0].pose.heading = base::mdeg_from_degrees(180);
  Arena tail = fight(behind);
  tail.edit("A").tokens.stress = 1;
  tail.says("attack", "primary:0>A").dice(thrown("bb")).dice(thrown("bbb"));
  shoot(tail, "B");
  CHECK(tail["A"].tokens.stress == 1);

  Arena hits = fight(facing(kTwo, cards));
  hits.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb")).says("action", "evade");
  shoot(hits);
  CHECK(hits["A"].tokens.evade == 1);
  CHECK(force(hits) == 0);

  Arena misses = fight(facing(kTwo, cards));
  misses.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  shoot(misses);
  CHECK(misses.question("action") == nullptr);
}

TEST_CASE("Fifth Brother: a hit brings a critical hit with it", "[fga-upgrade:2.7:Fifth Brother]") {
  const auto shot = [](const Cards& cards, const char* defense, bool pays) {
    Arena arena = fight(facing(kTwo, cards));
    arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown(defense));
    if (pays) arena.says("effect", "fifth-brother-force");
    shoot(arena);
    const auto& cards_of_b = arena["B"].ship.damage;
    const auto crits =
        std::count_if(cards_of_b.begin(), cards_of_b.end(), [](const auto& card) { return card.faceup; });
    return std::pair(cards_of_b.size(), crits);
  };
  CHECK(shot({"fifth-brother-force", "path-force-2"}, "bbb", true) == std::pair<std::size_t, std::ptrdiff_t>(2, 1));
  CHECK(shot({"fifth-brother-force", "path-force-2"}, "ebb", false) == std::pair<std::size_t, std::ptrdiff_t>(0, 0));
  CHECK(shot({"fifth-brother-force", "path-force-1"}, "bbb", false) == std::pair<std::size_t, std::ptrdiff_t>(1, 0));
}

TEST_CASE("Seventh Sister: an evade result less", "[fga-upgrade:2.7:Seventh Sister's]") {
  Arena arena = fight(facing(kTwo, {"seventh-sister", "path-force-2"}));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb")).says("effect", "pilot:seventh-sister");
  shoot(arena);
  CHECK(damage(arena) == 1);
  CHECK(force(arena) == 0);

  Arena poor = fight(facing(kTwo, {"seventh-sister", "path-force-1"}));
  poor.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  shoot(poor);
  CHECK(damage(poor) == 0);
}

TEST_CASE("Grand Inquisitor: range 1 bonuses for Force", "[fga-upgrade:2.7:Grand Inquisitor's]") {
  const Cards cards{"grand-inquisitor", "path-force-1"};
  Arena takes = fight(facing(kTwo, cards));
  takes.says("attack", "primary:0>B").says("effect", "pilot:grand-inquisitor").dice(thrown("hbbb"));
  takes.dice(thrown("eee"));
  shoot(takes);
  CHECK(force(takes) == 0);

  Arena denies = fight(facing(kOne, cards));
  denies.says("attack", "primary:0>A").says("effect", "pilot:grand-inquisitor").dice(thrown("hb")).dice(thrown("eee"));
  shoot(denies, "B");
  CHECK(force(denies) == 0);

  Arena close = fight(facing(kOne, cards));  // it has that bonus already
  close.says("attack", "primary:0>B").dice(thrown("hbbb")).dice(thrown("eee"));
  shoot(close);
  CHECK(force(close) == 1);
}

TEST_CASE("Darth Maul: after a miss again, after a hit at another", "[fga-upgrade:2.7:Darth Maul]") {
  const Cards cards{"darth-maul", "path-force-3"};
  Arena missed = fight(facing(kTwo, cards));
  missed.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  missed.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(missed);
  CHECK(damage(missed) == 1);
  CHECK(force(missed) == 1);

  Arena alone = fight(facing(kTwo, cards));
  alone.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(alone);
  CHECK(force(alone) == 3);

  Arena two = fight(with(facing(kTwo, cards), flown("C", "tielnfighter", Side::enemy, 550, 500, 180)));
  two.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  two.says("attack", "primary:0>C").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(two);
  CHECK(damage(two, "C") == 1);
  CHECK(two.offered("attack", "primary:0>B") == nullptr);
  CHECK(two["A"].ship.has_mark("bonus-attack"));

  Arena poor = fight(facing(kTwo, {"darth-maul", "path-force-1"}));
  poor.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("ebb"));
  shoot(poor);
  CHECK(force(poor) == 1);
}

TEST_CASE("Darth Vader: another action for Force, and another", "[fga-upgrade:2.7:Darth Vader's]") {
  Arena arena = flight(facing(500, {"darth-vader", "path-force-2"}));
  arena.says("action", "focus").says("action", "evade").says("action", "pass");
  acts(arena);
  CHECK(arena["A"].ship.actions == Ids{"focus", "evade"});
  CHECK(force(arena) == 1);

  Arena spent = flight(facing(500, {"darth-vader", "path-force-2"}));
  spent.edit("A").ship.force = 0;
  spent.says("action", "focus");
  acts(spent);
  CHECK(spent["A"].ship.actions == Ids{"focus"});
}

}  // namespace
}  // namespace plotboard::cards_force_talents
