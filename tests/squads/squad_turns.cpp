// Named pilots of squads between attacks: tokens, actions and dials, then devices, whose templates they leave by, and
// what follows.
#include <algorithm>

#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "squads/stage.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_turns {
namespace {

using geom::Bearing;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using namespace test::squads;

// A with these cards, B before it.
Pieces flown(const Cards& cards, const std::string& a = "t65xwing", double gap_mm = kTwo) {
  return fitted(facing(gap_mm, a), "A", cards);
}

void acts(Arena& arena, const std::string& action) {
  arena.run([&](Game& game) { rules::perform_action(game, "A", action, "white", {}); });
  arena.expect_all_said();
}

template <Face... results>
void shows(Game& game) {
  rules::change_attack(game, [](state::Attack& attack) { attack.attack_dice = {{results, false, false}...}; });
}

// --- tokens, actions and dials

TEST_CASE("Garven Dreis in the X-wing: a focus token that he spends goes to a friend", "[2e-golden-1][2e-token-1]") {
  const std::string card = "pilot:garvendreis-t65xwing";
  const auto focus_of_c = [&](state::Piece other, Token token, bool asks) {
    Arena arena(with(flown({card}), std::move(other)), "2e");
    arena.edit("A").tokens[token] = 1;
    if (asks) arena.says("effect", card);
    arena.run([token](Game& game) { rules::spend(game, "A", token, "2e-token-1"); });
    arena.expect_all_said();
    CHECK(arena["A"].tokens[token] == 0);
    return arena["C"].tokens.focus;
  };
  CHECK(focus_of_c(friend_at(540, 300), Token::focus, true) == 1);
  CHECK(focus_of_c(friend_at(540, 300), Token::evade, false) == 0);
  CHECK(focus_of_c(friend_at(457, 800), Token::focus, false) == 0);  // beyond range 3
  CHECK(focus_of_c(enemy_at(540, 300), Token::focus, false) == 0);
}

TEST_CASE("Quinn Jast: a disarm token for a charge", "[2e-golden-1][2e-engage-9]") {
  const std::string card = "pilot:quinnjast";
  const auto torpedoes = [&](int left, bool asks) {
    Arena arena(flown({"proton-torpedoes", card}), "2e", Phase::engagement);
    leave_charges(arena, "A", "proton-torpedoes", left);
    if (asks) arena.says("effect", card);
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.disarm == (asks ? 1 : 0));
    return charges(arena, "A", "proton-torpedoes");
  };
  CHECK(torpedoes(0, true) == 1);
  CHECK(torpedoes(1, true) == 2);
  CHECK(torpedoes(2, false) == 2);
}

TEST_CASE("Kullbee Sperado: the S-foils turn after a barrel roll", "[2e-golden-1][2e-ship-31]") {
  const std::string card = "pilot:kullbeesperado", foils = "servomotor-s-foils";
  Arena arena(flown({foils, card}), "2e");
  arena.says("barrel-roll", "left-middle").says("effect", card);
  acts(arena, "barrel-roll");
  CHECK(arena["A"].ship.card(foils)->open);

  Arena locks(flown({foils, card}), "2e");
  acts(locks, "lock");
  CHECK(locks["A"].lock == "B");
  CHECK_FALSE(locks["A"].ship.card(foils)->open);

  Arena without(flown({card}), "2e");
  without.says("barrel-roll", "left-middle");
  acts(without, "barrel-roll");
  CHECK(without.question("effect") == nullptr);
}

TEST_CASE("Sabine Wren in the TIE: a roll or boost before she activates", "[2e-golden-1][2e-action-12]") {
  const std::string card = "pilot:sabinewren-tielnfighter";
  Arena arena(flown({card}, "tielnfighter"), "2e");
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  happens(arena, Window::before_activation, "A");
  CHECK(arena["A"].ship.did("barrel-roll"));
  CHECK(arena["A"].pose.x < base::um_from_mm(457));
  CHECK(arena.offered("action", "focus") == nullptr);

  Arena stressed(flown({card}, "tielnfighter"), "2e");
  stressed.edit("A").tokens.stress = 1;
  happens(stressed, Window::before_activation, "A");
  CHECK(stressed.asked.empty());
}

TEST_CASE("Hera Syndulla in the Ghost: another maneuver of the same colour", "[2e-golden-1]") {
  const std::string card = "pilot:herasyndulla-vcx100lightfreighter", ship = "vcx100lightfreighter";
  Arena arena(flown({card}, ship, 400), "2e");
  arena.edit("A").ship.dial = geom::Maneuver{1, Bearing::turn_left};  // red
  arena.says("effect", card).says("turn-dial", "4K");
  happens(arena, Window::after_reveal, "A");
  CHECK(arena["A"].ship.dial == geom::Maneuver{4, Bearing::koiogran_turn});
  CHECK(arena.offered("turn-dial", "1F") == nullptr);  // blue

  Arena kept(flown({card}, ship, 400), "2e");
  kept.edit("A").ship.dial = geom::Maneuver{1, Bearing::turn_left};
  kept.says("effect", "pass");
  happens(kept, Window::after_reveal, "A");
  CHECK(kept["A"].ship.dial == geom::Maneuver{1, Bearing::turn_left});
}

// A's own turn: the ailerons, then the dial.
void activates(Arena& arena, geom::Maneuver dial) {
  arena.edit("A").ship.dial = dial;
  arena.run([](Game& game) { rules::activate(game, "A"); });
  arena.expect_all_said();
}

TEST_CASE("Vizier: coordinates after his ailerons, in place of the action", "[2e-golden-1][2e-ship-18]") {
  const auto pieces = [](const Cards& cards) {
    return fitted(with(facing(500, "tiereaper"), friend_at(560, 400)), "A", cards);
  };
  Arena arena(pieces({"pilot:vizier"}), "2e");
  arena.says("ailerons", "1F").says("action", "coordinate").says("action", "focus");
  activates(arena, {1, Bearing::straight});  // a blue one: the stress is gone, the step is not his for all that
  CHECK(arena["C"].tokens.focus == 1);
  CHECK(arena["A"].ship.did("coordinate"));
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].pose.y == base::um_from_mm(500));

  Arena declined(pieces({"pilot:vizier"}), "2e");
  declined.says("ailerons", "1F").says("action", "pass").says("action", "focus");
  activates(declined, {1, Bearing::straight});
  CHECK(declined["A"].tokens.focus == 1);
  CHECK(declined["C"].tokens.focus == 0);

  Arena another(pieces({}), "2e");
  another.says("ailerons", "1F").says("action", "focus");
  activates(another, {1, Bearing::straight});
  CHECK(another["A"].tokens.focus == 1);
}

TEST_CASE("Duchess: her ailerons may stay shut, and work while she is stressed", "[2e-golden-1][2e-ship-17]") {
  const auto y_after = [](const Cards& cards, int stress, const char* answer) {
    Arena arena(flown(cards, "tieskstriker", 500), "2e");
    arena.edit("A").tokens.stress = stress;
    arena.edit("A").ship.dial = geom::Maneuver{2, Bearing::straight};
    if (*answer != '\0') arena.says("ailerons", answer);
    happens(arena, Window::before_activation, "A");
    if (cards.empty() && stress == 0) CHECK(arena.offered("ailerons", "pass") == nullptr);
    return arena["A"].pose.y.value;
  };
  CHECK(y_after({"pilot:duchess"}, 0, "pass") == 300'000);
  CHECK(y_after({"pilot:duchess"}, 0, "1F") == 380'000);
  CHECK(y_after({"pilot:duchess"}, 1, "1F") == 380'000);
  CHECK(y_after({}, 0, "1F") == 380'000);
  CHECK(y_after({}, 1, "") == 300'000);
}

TEST_CASE("Chopper in the crew lets it act while stressed, at a price", "[2e-golden-1][2e-action-12]") {
  const std::string card = "chopper-crew";
  struct Case {
    int stress, facedown;
    bool exposes;
    std::size_t faceup, damage;
  };
  for (const Case& each :
       {Case{1, 0, false, 0, 1}, Case{1, 1, true, 1, 1}, Case{1, 1, false, 0, 2}, Case{0, 1, false, 0, 1}}) {
    Arena arena(flown({card}, "vcx100lightfreighter"), "2e");
    arena.edit("A").tokens.stress = each.stress;
    arena.edit("A").ship.shields = 0;
    for (int i = 0; i < each.facedown; ++i) arena.edit("A").ship.damage.push_back({9, false});
    arena.says("action", "focus");
    if (each.stress > 0 && each.facedown > 0) arena.says("expose", each.exposes ? "yes" : "no");
    arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
    arena.expect_all_said();
    CHECK(arena["A"].tokens.focus == 1);
    const auto& cards = arena["A"].ship.damage;
    CHECK(cards.size() == each.damage);
    CHECK(std::count_if(cards.begin(), cards.end(), [](const auto& one) { return one.faceup; }) ==
          static_cast<std::ptrdiff_t>(each.faceup));
  }
  // In no other step, and nobody without it.
  Arena given(flown({card}, "vcx100lightfreighter"), "2e");
  given.edit("A").tokens.stress = 1;
  given.run([](Game& game) { rules::offer_action(game, "A", {}); });
  CHECK(given.question("action") == nullptr);
  Arena without(flown({}, "vcx100lightfreighter"), "2e");
  without.edit("A").tokens.stress = 1;
  without.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(without["A"].tokens.focus == 0);
}

TEST_CASE("Sense looks at a dial near by, or farther off for Force", "[2e-golden-1][2e-system-1]") {
  const auto looks = [](double gap, int force, bool dial, bool asked) {
    Arena arena(flown({"sense"}, "t65xwing", gap), "2e", Phase::system);
    arena.edit("A").ship.force = arena.edit("A").ship.force_limit = force;
    if (dial) arena.edit("B").ship.dial = geom::Maneuver{3, Bearing::straight};
    if (asked) arena.says("system", "sense").says("look", "seen");
    arena.run([](Game& game) { rules::take_turn(game, "A"); });
    arena.expect_all_said();
    CHECK((arena.question("look") != nullptr) == asked);
    if (asked) CHECK(arena.question("look")->prompt.english() == "The dial of B shows 3 straight.");
    return arena["A"].ship.force;
  };
  CHECK(looks(kOne, 1, true, true) == 1);
  CHECK(looks(kTwo, 1, true, true) == 0);
  CHECK(looks(kTwo, 0, true, false) == 0);
  CHECK(looks(kOne, 1, false, false) == 1);  // none set
  CHECK(looks(400, 1, true, false) == 1);    // beyond range 3
}

TEST_CASE("Starbird Slash strains an enemy that it flew through, and itself in that one's arc",
          "[2e-golden-1][2e-maneuver-3]") {
  struct Case {
    double heading, x;
    int speed;
    bool asked, strained;
  };
  for (const Case& each : {Case{180, 457, 4, true, false}, Case{0, 457, 4, true, true}, Case{0, 540, 4, false, false},
                           Case{0, 457, 1, false, false}}) {
    Pieces pieces = flown({"starbird-slash"}, "rz1awing", 30);
    pieces[1].pose = test::pose(each.x, 380, each.heading);
    Arena arena(std::move(pieces), "2e");
    if (each.asked) arena.says("effect", "starbird-slash");
    arena.run([&](Game& game) {
      const geom::Maneuver ahead{static_cast<std::int8_t>(each.speed), Bearing::straight};
      rules::execute_maneuver(game, "A", {ahead, geom::Difficulty::white}, rules::ManeuverKind::activation);
    });
    arena.expect_all_said();
    CHECK(arena["B"].tokens.strain == (each.asked ? 1 : 0));
    CHECK(arena["A"].tokens.strain == (each.strained ? 1 : 0));
  }
}

// --- devices

// The templates by which A's Proton Bombs may leave it, with that card beside them.
std::vector<std::string> templates(const Cards& cards) {
  Arena arena(fitted(flown({"proton-bombs"}, "scurrgh6bomber", 400), "A", cards), "2e", Phase::system);
  arena.says("system", "pass");
  arena.run([](Game& game) { rules::second::system_turn(game, "A"); });
  arena.expect_all_said();
  std::vector<std::string> names;
  const std::string start = "proton-bombs:";
  for (const state::Option& each : arena.question("system")->options) {
    if (each.legal && each.key.starts_with(start)) names.push_back(each.key.text().substr(start.size()));
  }
  return names;
}
// Where one lies then. A stands at 457, 300.
geom::Pose dropped(const Cards& cards, const std::string& by) {
  Arena arena(fitted(flown({"proton-bombs"}, "scurrgh6bomber", 400), "A", cards), "2e", Phase::system);
  arena.says("system", "proton-bombs:" + by);
  arena.run([](Game& game) { rules::second::system_turn(game, "A"); });
  arena.expect_all_said();
  const state::Piece& device = arena.table.pieces.back();
  REQUIRE(device.ref == "proton_bomb");
  return device.pose;
}
using Names = std::vector<std::string>;

TEST_CASE("Skilled Bombardier: the template one speed faster", "[2e-golden-1][2e-device-1]") {
  CHECK(templates({}) == Names{"straight-1"});
  CHECK(templates({"skilled-bombardier"}) == Names{"straight-1", "straight-2"});
  const auto usual = dropped({}, "straight-1"), farther = dropped({"skilled-bombardier"}, "straight-2");
  CHECK(usual.y - farther.y == base::um_from_mm(40));
  CHECK(usual.x == farther.x);
}

TEST_CASE("Sol Sixxa: any template of speed 1", "[2e-golden-1][2e-device-1]") {
  CHECK(templates({"pilot:solsixxa"}) ==
        Names{"straight-1", "bank-1-left", "bank-1-right", "turn-1-left", "turn-1-right"});
  CHECK(dropped({"pilot:solsixxa"}, "turn-1-left").x < base::um_from_mm(457));
  CHECK(dropped({"pilot:solsixxa"}, "bank-1-right").x > base::um_from_mm(457));
}

TEST_CASE("Emon Azzameen: a straight or a turn of speed 3", "[2e-golden-1][2e-device-1]") {
  CHECK(templates({"pilot:emonazzameen"}) == Names{"straight-1", "turn-3-left", "straight-3", "turn-3-right"});
  const auto usual = dropped({}, "straight-1"), farther = dropped({"pilot:emonazzameen"}, "straight-3");
  CHECK(usual.y - farther.y == base::um_from_mm(80));
  CHECK(dropped({"pilot:emonazzameen"}, "turn-3-right").x > base::um_from_mm(457));
}

TEST_CASE("Constable Zuvio: launches what others drop", "[2e-golden-1][2e-device-2]") {
  CHECK(templates({"pilot:constablezuvio"}) == Names{"straight-1", "launch-straight-1"});
  CHECK(dropped({}, "straight-1").y < base::um_from_mm(300));
  CHECK(dropped({"pilot:constablezuvio"}, "launch-straight-1").y > base::um_from_mm(300));
}

TEST_CASE("Deathrain of the squads: an action after a device of his own", "[2e-golden-1][2e-device-5]") {
  const auto drops = [](Arena& arena, const char* ship) {
    arena.run([ship](Game& game) { rules::drop_device(game, ship, "proton-bombs", "straight-1"); });
    arena.expect_all_said();
  };
  Arena arena(flown({"proton-bombs", "deathrain"}, "tiecapunisher", 400), "2e", Phase::system);
  arena.says("action", "focus");
  drops(arena, "A");
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.stress == 0);

  Pieces pieces = with(flown({"proton-bombs", "deathrain"}, "tiecapunisher", 400), friend_at(600, 300));
  Arena other(fitted(std::move(pieces), "C", {"proton-bombs"}), "2e", Phase::system);
  drops(other, "C");
  CHECK(other.asked.empty());
}

state::Piece bomb_astern(Side side) {  // at range 1 of A
  state::Piece piece;
  piece.id = "D";
  piece.type = state::PieceType::device;
  piece.ref = "proton_bomb";
  piece.pose = test::pose(457, 220);
  piece.side = side;
  return piece;
}

TEST_CASE("Captain Nym: a charge keeps a friendly bomb from going off", "[2e-golden-1][2e-bomb-1]") {
  const std::string card = "pilot:captainnym", ship = "scurrgh6bomber";
  Arena arena(with(flown({card}, ship, 300), bomb_astern(Side::player)), "2e");
  arena.says("effect", card);
  arena.run(rules::detonate_bombs);
  arena.expect_all_said();
  CHECK(arena.table.find("D") != nullptr);
  CHECK(arena["A"].ship.shields == 4);
  CHECK(charges(arena, "A", card) == 0);
  arena.run(rules::detonate_bombs);  // in the next round, say, and without a charge
  CHECK(arena.table.find("D") == nullptr);
  CHECK(arena["A"].ship.shields == 3);

  Arena enemys(with(flown({card}, ship, 300), bomb_astern(Side::enemy)), "2e");
  enemys.run(rules::detonate_bombs);
  CHECK(enemys.asked.empty());
  CHECK(enemys["A"].ship.shields == 3);

  Arena let(with(flown({card}, ship, 300), bomb_astern(Side::player)), "2e");
  let.says("effect", "pass");
  let.run(rules::detonate_bombs);
  CHECK(let["A"].ship.shields == 3);
  CHECK(charges(let, "A", card) == 1);
}

TEST_CASE("Hera Syndulla: of a white maneuver nothing is asked", "[2e-golden-1][2e-golden-8]") {
  Arena arena(flown({"pilot:herasyndulla-vcx100lightfreighter"}, "vcx100lightfreighter", 400), "2e");
  arena.edit("A").ship.dial = geom::Maneuver{4, Bearing::straight};
  happens(arena, Window::after_reveal, "A");
  CHECK(arena.asked.empty());
}

}  // namespace
}  // namespace plotboard::squad_turns
