// Ships that keep two locks: R3 Astromech and "Redline".
#include "rules/play/actions.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "squads/stage.hpp"
#include "state/scene.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_locks {
namespace {

using rules::Game;
using state::Phase;
using test::Arena;
using namespace test::squads;

const std::string kDroid = "r3-astromech", kRedline = "pilot:redline", kPunisher = "tiecapunisher";

// A with the card, B before it and C beside it.
Pieces three(const std::string& card, const std::string& a = "t65xwing", double gap_mm = kTwo) {
  Pieces pieces = with(facing(gap_mm, a), enemy_at(560, 300));
  if (!card.empty()) carry(pieces, "A", card);
  return pieces;
}
struct Holding : Arena {
  Holding(Pieces pieces, const std::string& older, const std::string& newer, Phase phase = Phase::activation)
      : Arena(std::move(pieces), "2e", phase) {
    edit("A").ship.older_lock = older;
    edit("A").lock = newer;
  }
};
Ids locks(const Arena& arena) { return arena["A"].locks(); }
void acts(Arena& arena, const std::string& action) {
  arena.run([&](Game& game) { rules::perform_action(game, "A", action, "white", {}); });
  arena.expect_all_said();
}
void sets(Arena& arena, const std::string& object) {
  arena.run([&](Game& game) { rules::set_lock(game, "A", object, "2e-lock-1"); });
  arena.expect_all_said();
}

TEST_CASE("R3 Astromech: a second lock after a lock action, on another object",
          "[2e-golden-1][2e-lock-6][2e-lock-13]") {
  Arena arena(three(kDroid), "2e");
  arena.says("lock", "B").says("effect", kDroid);  // then only C is left to lock
  acts(arena, "lock");
  CHECK(locks(arena) == Ids{"B", "C"});

  Arena other(three(kDroid), "2e");
  acts(other, "focus");
  CHECK(other.question("effect") == nullptr);
  CHECK(locks(other).empty());

  Arena alone(fitted(facing(kTwo), "A", {kDroid}), "2e");
  acts(alone, "lock");  // nothing else to lock: nobody is asked
  CHECK(locks(alone) == Ids{"B"});
  alone.run([](Game& game) { CHECK_FALSE(rules::acquire_lock_on(game, "A", "B")); });
}

TEST_CASE("A lock beyond the limit removes one that its player picks; without such a card the only one",
          "[2e-lock-6]") {
  Pieces pieces = with(three(kDroid), test::obstacle("R1", "coreasteroid0", 360, 360));
  Holding arena(pieces, "B", "C");
  arena.says("lock-goes", "C");
  sets(arena, "R1");
  CHECK(locks(arena) == Ids{"B", "R1"});

  Holding one(with(three(""), test::obstacle("R1", "coreasteroid0", 360, 360)), "", "B");
  sets(one, "R1");
  CHECK(locks(one) == Ids{"R1"});
}

TEST_CASE("Redline of the squads: two locks, on one object too, and one more after an action",
          "[2e-golden-1][2e-lock-6][2e-lock-13]") {
  Arena arena(fitted(facing(kTwo, kPunisher), "A", {kRedline}), "2e");
  arena.says("effect", kRedline);
  acts(arena, "focus");
  CHECK(locks(arena) == Ids{"B"});
  arena.says("effect", kRedline);
  acts(arena, "evade");
  CHECK(locks(arena) == Ids{"B", "B"});
  acts(arena, "calculate");  // both there: nobody is asked
  CHECK(locks(arena) == Ids{"B", "B"});

  Arena far(fitted(facing(400, kPunisher), "A", {kRedline}), "2e");
  acts(far, "focus");
  CHECK(locks(far).empty());
}

TEST_CASE("Either lock serves an attack, and that on the defender is spent", "[2e-lock-10][2e-lock-11][2e-spend-11]") {
  for (const bool newer : {true, false}) {
    Pieces pieces = three(kDroid);
    carry(pieces, "A", "proton-torpedoes");
    Holding arena(pieces, newer ? "C" : "B", newer ? "B" : "C", Phase::engagement);
    bool torpedoes = false;
    arena.run([&](Game& game) {
      for (const rules::Shot& shot : rules::shots_of(game, "A"))
        torpedoes = torpedoes || (shot.legal && shot.key() == "proton-torpedoes>B");
    });
    CHECK(torpedoes);
    arena.says("attack", "primary:0>B").dice(faces("hbb")).says("modify-attack", "lock");
    arena.says("reroll", "1").says("reroll", "2").says("reroll", "done").dice(faces("bb"));
    arena.dice(faces("eee"));
    engages(arena);
    CHECK(locks(arena) == Ids{"C"});
  }
  Holding twice(fitted(facing(kTwo, kPunisher), "A", {kRedline}), "B", "B");
  twice.run([](Game& game) { rules::spend_lock(game, "A", "2e-spend-11", "B"); });
  CHECK(locks(twice) == Ids{"B"});
}

TEST_CASE("False Transponder Codes jam what it locks and what locks it, once", "[2e-golden-1][2e-jam-1][2e-lock-13]") {
  const std::string card = "false-transponder-codes";
  const auto locked = [&](const std::string& by, const std::string& on, int left) {
    Arena arena(with(three(card), test::obstacle("R1", "coreasteroid0", 360, 360)), "2e");
    leave_charges(arena, "A", card, left);
    arena.run([&](Game& game) { rules::set_lock(game, by, on, "2e-lock-1"); });
    arena.expect_all_said();
    CHECK(arena["A"].tokens.jam == 0);
    return std::to_string(charges(arena, "A", card)) + ' ' + std::to_string(arena["B"].tokens.jam) + ' ' +
           arena[by].lock.text();
  };
  CHECK(locked("A", "B", 1) == "0 1 B");
  CHECK(locked("A", "B", 0) == "0 0 B");
  CHECK(locked("B", "A", 1) == "0 0 ");  // the jam costs it that lock
  CHECK(locked("B", "A", 0) == "0 0 A");
  CHECK(locked("B", "C", 1) == "1 0 C");
  CHECK(locked("A", "R1", 1) == "0 0 R1");
}

TEST_CASE("What leaves the game takes its locks with it, and no other", "[2e-lock-8][2e-gone-2][2e-flee-1]") {
  Pieces pieces = with(three(kDroid), test::obstacle("R1", "coreasteroid0", 360, 360));
  for (const bool newer : {true, false}) {
    const auto older = [&](const char* gone) { return newer ? "B" : gone; };
    const auto newest = [&](const char* gone) { return newer ? gone : "B"; };
    Holding destroyed(pieces, older("C"), newest("C"));
    destroyed.run([](Game& game) { rules::destroy(game, "C", "test", say("damage.destroyed")); });
    destroyed.run([](Game& game) { rules::remove_due(game); });
    REQUIRE(destroyed["C"].ship.removed);
    CHECK(locks(destroyed) == Ids{"B"});
    Holding removed(pieces, older("R1"), newest("R1"));
    removed.run([](Game& game) { rules::remove_object(game, "R1", "test"); });
    CHECK(locks(removed) == Ids{"B"});
    state::Table fled = Holding(pieces, older("C"), newest("C")).table;
    for (const state::Event& event : rules::events_of_fleeing(fled, "C")) state::fold(fled, event);
    CHECK(fled.find("A")->locks() == Ids{"B"});
    state::Table taken = Holding(pieces, older("C"), newest("C")).table;
    for (const state::Event& event : rules::resolve(test::catalog(), taken, rules::RemovePieces{{"C"}}))
      state::fold(taken, event);
    CHECK(taken.find("A")->locks() == Ids{"B"});
  }
  Holding both(fitted(facing(kTwo, kPunisher), "A", {kRedline}), "B", "B");
  both.run([](Game& game) {
    rules::destroy(game, "B", "test", say("damage.destroyed"));
    rules::remove_due(game);
  });
  CHECK(locks(both).empty());
  Holding own(three(kDroid), "B", "C");
  own.run([](Game& game) {
    rules::destroy(game, "A", "test", say("damage.destroyed"));
    rules::remove_due(game);
  });
  CHECK(locks(own).empty());
}

TEST_CASE("Jammed, a ship loses one of its two locks", "[2e-jam-5][2e-jam-8]") {
  for (const bool newer : {true, false}) {
    Holding arena(three(kDroid), "B", "C");
    arena.says("jammed", newer ? "lock" : "older-lock");
    arena.run([](Game& game) { rules::gain(game, "A", state::Token::jam, 1, "test", state::Side::enemy); });
    CHECK(locks(arena) == Ids{newer ? "B" : "C"});
  }
  Holding arena(three(kDroid), "", "B");
  arena.edit("A").tokens.jam = 1;
  sets(arena, "C");
  CHECK(locks(arena) == Ids{"B"});
}

TEST_CASE("A second lock is part of the table, of scene files and of what is sound", "[2e-lock-6]") {
  const state::Table one = Holding(three(kDroid), "", "B").table;
  const state::Table two = Holding(three(kDroid), "C", "B").table;
  CHECK(state::hash_of(one) != state::hash_of(two));
  const auto read = state::read_scene(state::write_scene(two), "scene", test::catalog());
  REQUIRE(read.ok());
  CHECK(read->find("A")->locks() == Ids{"C", "B"});
  CHECK(state::broken_invariants(two).empty());
  CHECK_FALSE(state::broken_invariants(Holding(three(kDroid), "C", "").table).empty());
  CHECK_FALSE(state::broken_invariants(Holding(three(kDroid), "nobody", "B").table).empty());
  CHECK_FALSE(state::broken_invariants(Holding(three(kDroid), "A", "B").table).empty());
}

}  // namespace
}  // namespace plotboard::squad_locks
