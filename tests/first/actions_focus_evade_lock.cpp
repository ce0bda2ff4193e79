// Actions, free actions, focus, evade and locks of the 1st edition, and its golden rules.
#include "first/fights.hpp"
#include "rules/first/free_action.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::first_actions_focus_evade_lock {
using namespace first_fights;

namespace {

constexpr const char* kPush = "1e-upgrade-pushthelimit";
constexpr const char* kInterface = "1e-upgrade-experimentalinterface";
constexpr const char* kSquadLeader = "1e-upgrade-squadleader";

Arena lone(const char* pilot, const std::vector<std::string>& cards = {}) {
  return Arena({ours("A", pilot, 457, 400, 0, cards)}, "1e");
}
// A at 457, 300 against an enemy ahead of it, at range 2 unless told.
Arena duel(const char* pilot, const std::vector<std::string>& cards = {}, double gap = 150, const char* target = kTie) {
  return Arena({ours("A", pilot, 457, 300, 0, cards), theirs("B", target, 457, 340 + gap)}, "1e", Phase::engagement);
}
int done(const Arena& arena, const char* action) {
  return place_of<state::ActionDone>(arena.events, [&](const auto& it) { return it.action == action; });
}
std::vector<Face> blanks(std::size_t count) { return std::vector<Face>(count, Face::blank); }

}  // namespace

TEST_CASE("The action step: one action of the bar or of an Action header, or none [1e-action-1]", "[first]") {
  Arena arena = lone("1e-pilot-soontirfel", {"1e-upgrade-marksmanship"});
  SECTION("offered") {
    arena.says("action", "pass");
    acts(arena, "A");
    CHECK(verdict(arena, "action", "focus") == "legal");
    CHECK(verdict(arena, "action", "1e-upgrade-marksmanship") == "legal");
    CHECK(verdict(arena, "action", "cloak") == "not listed");
    CHECK(arena["A"].ship.actions.empty());
  }
  SECTION("one") {
    arena.says("action", "evade");
    acts(arena, "A");
    CHECK(arena["A"].ship.actions == Ids{"evade"});
    CHECK(arena.asked.size() == 1);
  }
  SECTION("of a damage card") {
    Arena hurt = lone(kXwing);
    hurt.edit("A").ship.shields = 0;
    hurt.next_cards(Side::player, {206});
    hurt.run([](Game& game) { rules::deal_card(game, "A", true, "1e-dmg-1"); });
    hurt.says("action", "pass");
    acts(hurt, "A");
    CHECK(verdict(hurt, "action", "damage:206") != "legal");  // Damaged Engine has none
  }
}

TEST_CASE("No action is done twice in a round, as standard or free action [1e-action-2]", "[first]") {
  Arena arena = lone("1e-pilot-soontirfel");
  arena.says("action", "focus").says("action", "evade");
  acts(arena, "A");
  arena.run([](Game& game) { rules::first::free_action(game, "A", {}, "1e-free-1"); });
  CHECK(verdict(arena, "action", "focus") == "1e-action-2");
  arena.run([](Game& game) { CHECK_FALSE(rules::first::free_action(game, "A", {"focus"}, "1e-free-1")); });
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("Two cards of one name with an Action header are one action [1e-action-3]", "[first]") {
  Arena arena = lone("1e-pilot-rearadmiralchiraneau", {"1e-upgrade-fleetofficer", "1e-upgrade-fleetofficer"});
  arena.edit("A").ship.actions = {"1e-upgrade-fleetofficer"};
  arena.says("action", "pass");
  acts(arena, "A");
  CHECK(verdict(arena, "action", "1e-upgrade-fleetofficer") != "legal");
  int listed = 0;
  for (const state::Option& option : arena.question("action")->options) {
    listed += option.key.starts_with("1e-upgrade-fleetofficer") && option.legal ? 1 : 0;
  }
  CHECK(listed == 0);
}

TEST_CASE("What cannot be done is not picked and uses nothing up [1e-action-7][1e-lock-1]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 100), theirs("B", kTie, 457, 800)}, "1e");
  arena.says("action", "focus");
  acts(arena, "A");
  CHECK(verdict(arena, "action", "lock") == "1e-action-7");  // nobody within range 3
  CHECK(arena["A"].ship.actions == Ids{"focus"});
}

TEST_CASE("A declared action that can be done is done [1e-action-8][1e-lock-2]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 450), theirs("C", kTie, 300, 450)}, "1e");
  arena.says("action", "lock").says("lock", "C");
  acts(arena, "A");
  CHECK(arena["A"].lock == "C");
  for (const state::Option& option : arena.question("lock")->options) CHECK(option.key != "pass");
}

TEST_CASE("A free action that names one action may be aimed, not exchanged [1e-action-9]", "[first]") {
  Arena arena = lone("1e-pilot-soontirfel");
  arena.says("action", "boost").says("boost", "bank-left");
  arena.run([](Game& game) { rules::first::free_action(game, "A", {"boost"}, "1e-free-1"); });
  CHECK(verdict(arena, "action", "focus") == "not listed");
  CHECK(verdict(arena, "action", "boost") == "legal");
  CHECK(verdict(arena, "boost", "straight") == "legal");
  CHECK(heading(arena["A"].pose) == Approx(315));
}

TEST_CASE(
    "A chain is finished before the price of the effect that began it; the interrupted effect goes on then"
    " [1e-golden-12][1e-action-12][1e-action-13]",
    "[first]") {
  // Focus, then Push the Limit's boost, then Experimental Interface's card, all free of stress until they are done.
  Arena arena = lone("1e-pilot-soontirfel", {kPush, kInterface, "1e-upgrade-marksmanship"});
  arena.edit("A").ship.pilot = "1e-pilot-saberssquadronpilot";
  arena.says("action", "focus").says("order", "0").says("effect", kPush).says("action", "evade");
  arena.says("effect", kInterface).says("action", "1e-upgrade-marksmanship");
  acts(arena, "A");
  CHECK(arena["A"].ship.actions == Ids{"focus", "evade", "1e-upgrade-marksmanship"});
  CHECK(arena["A"].tokens.stress == 2);
  const int last = done(arena, "1e-upgrade-marksmanship");
  REQUIRE(last >= 0);
  CHECK(last < token_at(arena.events, "A", Token::stress, 1));
}

TEST_CASE("Push the Limit that comes to nothing is dropped, without stress [1e-action-14][1e-free-3]", "[first]") {
  Arena arena = lone("1e-pilot-alphasquadronpilot", {kPush});
  arena.says("action", "focus").says("effect", kPush).says("action", "pass");
  acts(arena, "A");
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].ship.actions == Ids{"focus"});
}

TEST_CASE("Marksmanship lasts for every attack of the round, used wholly or not at all [1e-action-15]", "[first]") {
  Arena arena = duel("1e-pilot-wedgeantilles", {"1e-upgrade-marksmanship"});
  arena.says("action", "1e-upgrade-marksmanship");
  acts(arena, "A");
  for (int i = 0; i < 2; ++i) {
    arena.edit("B").ship.damage.clear();
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    arena.says("modify-attack", "1e-upgrade-marksmanship").dice(blanks(2));
    arena.run([](Game& game) { rules::offer_attack(game, "A", {}, false, "1e-attack-1"); });
    CHECK(arena["B"].ship.damage.size() == 2);  // one critical, all others hits
  }
}

TEST_CASE("A free action leaves the standard one, and may be declined [1e-free-1][1e-free-3]", "[first]") {
  Arena arena = lone("1e-pilot-soontirfel");
  arena.says("action", "evade").says("action", "focus").says("action", "pass");
  arena.run([](Game& game) { rules::first::free_action(game, "A", {}, "1e-free-1"); });
  acts(arena, "A");
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.focus == 1);
  arena.run([](Game& game) { CHECK_FALSE(rules::first::free_action(game, "A", {}, "1e-free-1")); });
}

TEST_CASE("Huge ships take no free actions [1e-free-4]", "[first]") {
  Arena arena({ours("G", "1e-pilot-gr75mediumtransport", 457, 300)}, "huge-1e");
  arena.run([](Game& game) { CHECK_FALSE(rules::first::free_action(game, "G", {}, "1e-free-1")); });
  CHECK(arena.asked.empty());
  CHECK(arena.told("huge-tokens-9"));
}

TEST_CASE("Focus and evade actions give 1 token each [1e-focus-1][1e-evade-1]", "[first]") {
  Arena arena = lone(kTie);
  arena.says("action", "focus");
  acts(arena, "A");
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 0);
  Arena other = lone(kTie);
  other.says("action", "evade");
  acts(other, "A");
  CHECK(other["A"].tokens.evade == 1);
  CHECK(other["A"].tokens.focus == 0);
}

TEST_CASE("A focus token may be spent with nothing to change, an evade token beyond need [1e-focus-4][1e-evade-3]",
          "[first]") {
  Arena arena = duel(kXwing);
  arena.edit("A").tokens.focus = arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).says("modify-attack", "focus");
  arena.dice({Face::evade, Face::evade, Face::blank}).says("modify-defense", "evade");
  attacks(arena, "A");
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["B"].tokens.evade == 0);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("The result that an evade token adds is a die's result [1e-evade-5]", "[first]") {
  Arena arena = duel("1e-pilot-rookiepilot");
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).dice(blanks(3));
  arena.says("modify-defense", "evade");
  int results = 0;
  attacks(arena, "A");
  for (const state::Event& event : arena.events) {
    if (const auto* changed = get_if<state::AttackChanged>(&event)) {
      results = std::max(results, rules::count_faces(changed->attack.defense_dice, Face::evade));
    }
  }
  CHECK(results == 1);  // among the dice, where cards find it
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("A lock: any enemy at range 1 to 3, whatever the arc, base to base [1e-lock-1][1e-lock-3]", "[first]") {
  const auto locks = [](double gap, double heading) {
    Arena arena({ours("A", kXwing, 457, 300, heading), theirs("B", kTie, 457, 340 + gap)}, "1e");
    arena.passes("action");
    acts(arena, "A");
    return verdict(arena, "action", "lock") == "legal";
  };
  CHECK(locks(299, 0));
  CHECK(locks(299, 180));
  CHECK_FALSE(locks(301, 0));
}

TEST_CASE(
    "One lock a ship, a new one removes the old, and a fresh one on the same ship is allowed"
    " [1e-lock-4][1e-lock-5][1e-lock-6]",
    "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 450), theirs("C", kTie, 300, 450)}, "1e");
  arena.says("lock", "B").says("lock", "C").says("lock", "C");
  for (const char* now : {"B", "C", "C"}) {
    arena.run([](Game& game) { rules::acquire_lock(game, "A", false); });
    CHECK(arena["A"].lock == now);
  }
  CHECK(arena["B"].lock.empty());  // it is the locked ship, not the locking one
}

TEST_CASE("A ship may be locked by several enemies [1e-lock-7]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), ours("C", kXwing, 400, 300), theirs("B", kTie, 457, 450)}, "1e");
  arena.run([](Game& game) {
    rules::acquire_lock_on(game, "A", "B");
    rules::acquire_lock_on(game, "C", "B");
  });
  CHECK(arena["A"].lock == "B");
  CHECK(arena["C"].lock == "B");
}

TEST_CASE("Without the icon a ship keeps a lock that a card gives it [1e-lock-9]", "[first]") {
  Arena arena({ours("A", kTie, 457, 300), theirs("B", kTie, 457, 450)}, "1e");
  arena.passes("action");
  acts(arena, "A");
  CHECK(verdict(arena, "action", "lock") == "not listed");
  arena.run([](Game& game) { rules::acquire_lock_on(game, "A", "B"); });
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Attack (Target Lock) needs the lock at declaration and spends it only if the card says so [1e-lock-14]",
          "[first]") {
  for (const char* card : {"1e-upgrade-concussionmissiles", "1e-upgrade-harpoonmissiles"}) {
    INFO(card);
    const std::string key = std::string(card) + ">B";
    Arena without = duel("1e-pilot-prototypepilot", {card}, 150);
    without.says("attack", "pass");
    attacks(without, "A");
    CHECK(verdict(without, "attack", key) != "legal");
    Arena with = duel("1e-pilot-prototypepilot", {card}, 150);
    with.edit("A").lock = "B";
    with.says("attack", key).dice(blanks(4));
    with.passes("modify-attack");
    with.dice(blanks(3));
    attacks(with, "A");
    CHECK(with["A"].lock.empty() == (std::string(card) == "1e-upgrade-concussionmissiles"));
  }
}

TEST_CASE("A lock goes as a whole, and with the ship that is locked [1e-lock-15][1e-lock-16]", "[first]") {
  Arena arena = duel(kXwing);
  arena.edit("A").lock = "B";
  SECTION("removed") {
    arena.run([](Game& game) { rules::break_lock(game, "A", "1e-lock-15"); });
    CHECK(arena["A"].lock.empty());
    CHECK(arena.table.find("B")->lock.empty());
  }
  SECTION("destroyed") {
    arena.table.play.phase = Phase::activation;
    arena.run([](Game& game) {
      rules::suffer(game, "B", 9, 0, "1e-dmg-1");
      rules::remove_due(game);
    });
    CHECK_FALSE(arena["B"].in_play());
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("A lock that a second card takes on another ship stands in place of the first [1e-lock-17]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 450), theirs("C", kTie, 300, 450)}, "1e");
  arena.run([](Game& game) {
    rules::acquire_lock_on(game, "A", "B");
    rules::acquire_lock_on(game, "A", "C");
  });
  CHECK(arena["A"].lock == "C");
}

TEST_CASE("A card's text beats the rules [1e-golden-2]", "[first]") {
  for (const bool tycho : {true, false}) {
    Arena arena = lone(tycho ? "1e-pilot-tychocelchu" : "1e-pilot-prototypepilot");
    arena.edit("A").tokens.stress = 1;
    if (tycho) arena.says("action", "focus");
    acts(arena, "A");
    CHECK(arena["A"].tokens.focus == (tycho ? 1 : 0));
  }
}

TEST_CASE("What may not happen stays so, whatever card allows an attack [1e-golden-3]", "[first]") {
  for (const bool on_rock : {true, false}) {
    std::vector<state::Piece> pieces{ours("A", "1e-pilot-corranhorn", 457, 300), theirs("B", kTie, 457, 490)};
    if (on_rock) pieces.push_back(obstacle("R", "coreasteroid0", 457, 300));
    Arena arena(std::move(pieces), "1e", Phase::end);
    if (!on_rock) {
      arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).dice(blanks(3));
    }
    arena.run([](Game& game) { rules::first::end_phase(game); });
    CHECK(damage_to(arena, "B") == (on_rock ? 0 : 2));
    CHECK((arena.question("attack") == nullptr) == on_rock);
  }
}

TEST_CASE("A card is its own ship's: a friend of its pilot or carrier has nothing of it [1e-golden-5]", "[first]") {
  Arena arena(
      {ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 490), theirs("L", "1e-pilot-lukeskywalker", 540, 490),
       theirs("S", kTie, 380, 490, 180, {"1e-upgrade-stealthdevice"})},
      "1e", Phase::engagement);
  arena.next_cards(Side::enemy, {212});
  arena.run([](Game& game) {
    rules::deal_card(game, "L", true, "1e-dmg-1");  // Structural Damage
    CHECK(rules::agility_of(game, "B") == 3);
    CHECK(rules::agility_of(game, "S") == 4);
    CHECK(rules::agility_of(game, "L") == 1);
  });
  arena.says("attack", "primary:0>B")
      .dice({Face::hit, Face::blank, Face::blank})
      .dice({Face::focus, Face::blank, Face::blank});
  attacks(arena, "A");
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena.question("modify-defense") == nullptr);
}

TEST_CASE("An ability without \"may\" is compulsory and nobody is asked; one with it may be left [1e-golden-6]",
          "[first]") {
  Arena arena({ours("A", "1e-pilot-wedgeantilles", 457, 300, 0, {"1e-upgrade-marksmanship"}),
               theirs("B", kTie, 457, 490), ours("H", "1e-pilot-howlrunner", 540, 300)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).says("modify-attack", "done");
  arena.dice(blanks(2));  // of 3
  attacks(arena, "A");
  CHECK(verdict(arena, "modify-attack", "1e-pilot-howlrunner") == "legal");
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("At one moment the initiative player's abilities come first [1e-golden-9]", "[first]") {
  for (const Side first : {Side::player, Side::enemy}) {
    Arena arena({ours("A", "1e-pilot-guri", 457, 300), theirs("B", "1e-pilot-guri", 457, 400)}, "1e",
                Phase::engagement);
    arena.table.play.first = first;
    arena.says("effect", "1e-pilot-guri").says("effect", "1e-pilot-guri");
    arena.run([](Game& game) { rules::first::begin_combat(game); });
    const int a = token_at(arena.events, "A", Token::focus, 1), b = token_at(arena.events, "B", Token::focus, 1);
    CHECK(a >= 0);
    CHECK(b >= 0);
    CHECK((a < b) == (first == Side::player));
  }
}

TEST_CASE("Several effects of one trigger: one is completed with all that it sets off before the next [1e-golden-11]",
          "[first]") {
  // After the focus action both cards may follow; all of Push the Limit, its stress too, comes before the other.
  Arena arena = lone("1e-pilot-alphasquadronpilot", {kPush, kInterface, "1e-upgrade-daredevil"});
  arena.says("action", "focus").says("order", "0").says("effect", kPush).says("action", "evade");
  arena.says("effect", "pass");
  acts(arena, "A");
  CHECK(done(arena, "evade") >= 0);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(done(arena, "1e-upgrade-daredevil") < 0);  // stressed by then
}

TEST_CASE("A card turned up again is in play on the same ship [1e-squad-16]", "[first]") {
  Arena arena = duel("1e-pilot-goldsquadronpilot", {"1e-upgrade-protontorpedoes"});
  const auto armed = [&] {
    bool found = false;
    arena.run([&](Game& game) { found = rules::weapon_named(game, "A", "1e-upgrade-protontorpedoes").has_value(); });
    return found;
  };
  CHECK(armed());
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-protontorpedoes", "1e-squad-15"); });
  CHECK_FALSE(armed());
  arena.run([](Game& game) { rules::restore_card(game, "A", "1e-upgrade-protontorpedoes", "1e-squad-16"); });
  CHECK(armed());
}

TEST_CASE("What raises and lowers a value is added up before the minimum of 0 [1e-golden-16]", "[first]") {
  // Agility 0, 1 less by Structural Damage, 1 more by Countermeasures: 0, in whichever order they came.
  Arena arena({ours("A", "1e-pilot-patrolleader", 457, 300, 0, {"1e-upgrade-countermeasures"})}, "1e",
              Phase::engagement);
  arena.next_cards(Side::player, {212, 212});
  const auto agility = [&] {
    int found = 0;
    arena.run([&](Game& game) { found = rules::agility_of(game, "A"); });
    return found;
  };
  arena.says("effect", "1e-upgrade-countermeasures");
  arena.run([](Game& game) { rules::first::begin_combat(game); });
  CHECK(agility() == 1);
  arena.run([](Game& game) { rules::deal_card(game, "A", true, "1e-dmg-1"); });
  CHECK(agility() == 0);
  arena.run([](Game& game) { rules::deal_card(game, "A", true, "1e-dmg-1"); });
  CHECK(agility() == 0);
}

TEST_CASE("Of several tokens that come from one effect a copying one copies one [1e-stress-11]", "[first]") {
  Arena arena({ours("A", "1e-pilot-guri", 300, 300, 0, {"1e-upgrade-attannimindlink"}),
               ours("B", "1e-pilot-guri", 600, 300, 0, {"1e-upgrade-attannimindlink"})},
              "1e");
  arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 2, "1e-token-1"); });
  CHECK(arena["A"].tokens.stress == 2);
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("A friend is no target of a lock, by an action or by a card [1e-lock-8]", "[first]") {
  using namespace test::first;
  Arena arena = flight(kXwing, {}, {wingman("F", 50), enemy("B", 150), theirs("C", kTie, 557, 490)});
  arena.says("action", "lock").says("lock", "B");
  act(arena);
  REQUIRE(arena.question("lock") != nullptr);
  CHECK(arena.question("lock")->options.size() == 2);
  CHECK(arena.offered("lock", "F") == nullptr);
  Arena friends = flight(kXwing, {}, {wingman("F", 50)});
  friends.says("action", "pass");
  act(friends);
  CHECK(verdict(friends, "action", "lock") == "1e-action-7");
  friends.run([](Game& game) { CHECK_FALSE(rules::acquire_lock(game, "A", false)); });
  friends.run([](Game& game) { CHECK_FALSE(rules::acquire_lock_on(game, "A", "F")); });
  CHECK(friends["A"].lock.empty());
  CHECK(times_asked(friends, "lock") == 0);
}

TEST_CASE("A ship that is only waiting to be taken off cannot be locked [1e-lock-16][1e-sim-5]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 450)}, "1e", Phase::engagement);
  const auto listed = [&] {
    bool any = false;
    arena.run([&](Game& game) { any = !rules::actions::lock_options(game, "A").empty(); });
    return any;
  };
  CHECK(listed());
  arena.edit("B").ship.destroyed = true;
  CHECK_FALSE(listed());
  arena.table.play.initiative = arena["B"].initiative;  // it still attacks: simultaneous fire
  CHECK(listed());
}

}  // namespace plotboard::first_actions_focus_evade_lock
