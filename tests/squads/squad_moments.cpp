// Named pilots and upgrades at the start of phases, at maneuvers, actions, tokens and damage.
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "squads/stage.hpp"
#include "support/pieces.hpp"

namespace plotboard::squad_moments {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Phase;
using state::Token;
using test::Arena;
using namespace test::squads;

using Says = std::vector<std::pair<const char*, const char*>>;
struct Opening {
  const char* card;
  Window window;
  Pieces (*make)();
  void (*edit)(Arena&);
  Says says;
  bool (*holds)(const Arena&);
};

Pieces beside_a() { return with(facing(kTwo), friend_at(540, 300)); }
Pieces ahead_of_a() { return with(facing(300), friend_at(457, 400)); }
Pieces large_b() { return facing(kOne, "t65xwing", "lambdaclasst4ashuttle"); }
void force_a(Arena& arena) { arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1; }
void hurt_a(Arena& arena) { arena.edit("A").ship.damage.push_back({9, true}); }

const Window kEngagement = Window::start_of_engagement_phase;
const Opening kOpenings[] = {
    {"pilot:ig88a",
     kEngagement,
     [] { return with(facing(kTwo), friend_at(560, 300, "aggressorassaultfighter")); },
     [](Arena& arena) { arena.edit("A").tokens.calculate = 1; },
     {{"effect", "pilot:ig88a"}},
     [](const Arena& arena) { return arena["C"].tokens.calculate == 1 && arena["A"].tokens.calculate == 0; }},
    {"pilot:ginamoonsong",
     kEngagement,
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.stress = 1; },
     {},
     [](const Arena& arena) { return arena["C"].tokens.stress == 1 && arena["A"].tokens.stress == 0; }},
    {"pilot:evaanverlaine",
     kEngagement,
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.focus = 1; },
     {{"effect", "pilot:evaanverlaine"}, {"ship", "C"}},
     [](const Arena& arena) { return arena["A"].tokens.focus == 0 && arena["C"].ship.has_mark("guarded-by-evaan"); }},
    {"pilot:oldteroch",
     kEngagement,
     [] { return facing(kOne); },
     [](Arena& arena) { arena.edit("B").tokens.focus = arena.edit("B").tokens.evade = 1; },
     {{"effect", "pilot:oldteroch"}},
     [](const Arena& arena) { return arena["B"].tokens.focus + arena["B"].tokens.evade == 0; }},
    {"pilot:kylekatarn",
     kEngagement,
     ahead_of_a,
     [](Arena& arena) { arena.edit("A").tokens.focus = 1; },
     {{"effect", "pilot:kylekatarn"}},
     [](const Arena& arena) { return arena["C"].tokens.focus == 1; }},
    {"pilot:roarkgarnet",
     kEngagement,
     [] { return with(facing(400), friend_at(457, 400)); },
     [](Arena&) {},
     {{"effect", "pilot:roarkgarnet"}},
     [](const Arena& arena) { return arena["C"].initiative == 7; }},
    {"pilot:torkilmux",
     kEngagement,
     [] { return facing(kTwo); },
     [](Arena&) {},
     {{"effect", "pilot:torkilmux"}},
     [](const Arena& arena) { return arena["B"].initiative == 0; }},
    {"swarm-tactics",
     kEngagement,
     beside_a,
     [](Arena& arena) { arena.edit("A").initiative = 5; },
     {{"effect", "swarm-tactics"}},
     [](const Arena& arena) { return arena["C"].initiative == 5; }},
    {"pilot:palobgodalhi",
     kEngagement,
     [] { return facing(kTwo); },
     [](Arena& arena) { arena.edit("B").tokens.evade = 1; },
     {{"effect", "pilot:palobgodalhi"}},
     [](const Arena& arena) { return arena["A"].tokens.evade == 1 && arena["B"].tokens.evade == 0; }},
    {"pilot:kaatoleeachos",
     kEngagement,
     beside_a,
     [](Arena& arena) { arena.edit("C").tokens.focus = 1; },
     {{"effect", "pilot:kaatoleeachos"}},
     [](const Arena& arena) { return arena["A"].tokens.focus == 1; }},
    {"pilot:manaroo",
     kEngagement,
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1; },
     {{"effect", "pilot:manaroo"}},
     [](const Arena& arena) { return arena["C"].tokens.focus == 1 && arena["C"].tokens.evade == 1; }},
    {"pilot:asajjventress",
     kEngagement,
     [] { return facing(kOne, "lancerclasspursuitcraft"); },
     force_a,
     {{"effect", "pilot:asajjventress"}},
     [](const Arena& arena) { return arena["B"].tokens.stress == 1; }},
    {"pilot:ketsuonyo",
     kEngagement,
     [] { return facing(kOne, "lancerclasspursuitcraft", "lambdaclasst4ashuttle"); },
     [](Arena&) {},
     {{"effect", "pilot:ketsuonyo"}},
     [](const Arena& arena) { return arena["B"].tokens.tractor == 1; }},
    {"pilot:dalanoberos",
     kEngagement,
     [] { return facing(kTwo, "m12lkimogilafighter", "t65xwing"); },
     [](Arena& arena) { --arena.edit("A").ship.shields; },
     {{"effect", "pilot:dalanoberos"}},
     [](const Arena& arena) { return arena["B"].ship.shields == 1 && arena["A"].ship.shields == 2; }},
    {"pilot:lattsrazzi",
     kEngagement,
     large_b,
     [](Arena& arena) { arena.edit("A").lock = "B"; },
     {{"effect", "pilot:lattsrazzi"}},
     [](const Arena& arena) { return arena["B"].tokens.tractor == 1 && arena["A"].lock.empty(); }},
    {"0-0-0",
     kEngagement,
     [] { return facing(kOne); },
     [](Arena&) {},
     {{"effect", "0-0-0"}, {"effect", "pass"}},
     [](const Arena& arena) { return arena["A"].tokens.calculate == 1; }},
    {"chewbacca",
     kEngagement,
     [] { return facing(kTwo); },
     hurt_a,
     {{"effect", "chewbacca"}},
     [](const Arena& arena) { return !arena["A"].ship.damage[0].faceup && arena["A"].ship.cards[0].charges == 0; }},
    {"darth-vader-crew",
     kEngagement,
     [] { return facing(kTwo); },
     [](Arena&) {},
     {{"effect", "darth-vader-crew"}},
     [](const Arena& arena) { return arena["B"].ship.damage.size() == 1 && arena["A"].ship.force == 0; }},
    {"pilot:cassianandor",
     Window::start_of_activation_phase,
     beside_a,
     [](Arena& arena) { arena.edit("C").tokens.stress = 1; },
     {{"effect", "pilot:cassianandor"}},
     [](const Arena& arena) { return arena["C"].tokens.stress == 0; }},
    {"leia-organa",
     Window::start_of_activation_phase,
     beside_a,
     [](Arena&) {},
     {{"effect", "leia-organa"}},
     [](const Arena& arena) { return arena["C"].ship.has_mark("led-by-leia-organa"); }},
    {"hera-syndulla",
     Window::start_of_planning,
     [] { return facing(kTwo); },
     [](Arena&) {},
     {},
     [](const Arena& arena) { return arena["A"].ship.has_mark(rules::kRedWhileStressed); }},
    {"pilot:4lom",
     Window::start_of_end_phase,
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.stress = 1; },
     {{"effect", "pilot:4lom"}},
     [](const Arena& arena) { return arena["C"].tokens.stress == 1; }},
    {"chewbacca-crew",
     Window::start_of_end_phase,
     [] { return facing(kTwo); },
     [](Arena& arena) {
       hurt_a(arena);
       arena.edit("A").tokens.focus = 1;
     },
     {{"effect", "chewbacca-crew"}},
     [](const Arena& arena) { return !arena["A"].ship.damage[0].faceup; }},
    {"ketsu-onyo",
     Window::start_of_end_phase,
     large_b,
     [](Arena& arena) { arena.edit("B").tokens.tractor = 1; },
     {{"effect", "ketsu-onyo"}},
     [](const Arena& arena) { return arena["B"].ship.has_mark("held-fast-by-ketsu-onyo"); }},
    {"virago",
     Window::during_end_phase,
     [] { return facing(300, "starviperclassattackplatform"); },
     [](Arena&) {},
     {{"action", "boost"}, {"boost", "straight"}},
     [](const Arena& arena) { return arena["A"].tokens.stress == 1 && arena["A"].ship.cards[0].charges == 1; }},
    {"pilot:edriotwotubes",
     Window::before_activation,
     [] { return facing(kTwo); },
     [](Arena& arena) { arena.edit("A").tokens.focus = 1; },
     {{"action", "barrel-roll"}, {"barrel-roll", "left-middle"}},
     [](const Arena& arena) { return arena["A"].ship.did("barrel-roll"); }},
    {"pilot:sabinewren",
     Window::before_activation,
     [] { return facing(kTwo); },
     [](Arena&) {},
     {{"action", "boost"}, {"boost", "straight"}},
     [](const Arena& arena) { return arena["A"].ship.did("boost"); }},
    {"han-solo-gunner",
     Window::before_engage,
     [] { return facing(kTwo); },
     [](Arena&) {},
     {{"action", "focus"}},
     [](const Arena& arena) { return arena["A"].tokens.focus == 1 && arena["A"].tokens.stress == 1; }},
};

TEST_CASE("Cards of squads at the start of phases and of a ship's turn", "[2e-golden-1][2e-timing-1]") {
  for (const Opening& each : kOpenings) {
    INFO(each.card);
    Pieces pieces = each.make();
    carry(pieces, "A", each.card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    each.edit(arena);
    for (const auto& [kind, key] : each.says) arena.says(kind, key);
    if (each.window == Window::before_activation || each.window == Window::before_engage) {
      arena.run([&](Game& game) { rules::moment(game, each.window, "A"); });
      arena.expect_all_said();
    } else {
      opens(arena, each.window);
    }
    CHECK(each.holds(arena));
  }
}

TEST_CASE("Where there is nobody for it, nobody is asked", "[2e-golden-1][2e-golden-8]") {
  for (const Opening& each : kOpenings) {
    const std::string card = each.card;
    const bool for_itself = card == "hera-syndulla" || card == "virago" || card == "leia-organa" ||
                            card == "pilot:sabinewren" || card == "han-solo-gunner";
    if (for_itself) continue;
    INFO(card);
    Pieces pieces{test::fighter("A", "t65xwing", state::Side::player, 457, 300)};
    carry(pieces, "A", card);
    Arena arena(std::move(pieces), "2e", Phase::engagement);
    if (each.window == Window::before_activation)
      arena.run([&](Game& game) { rules::moment(game, each.window, "A"); });
    else
      opens(arena, each.window);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE("Whoever lent its initiative: it ends in the End Phase", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "pilot:torkilmux");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  arena.says("effect", "pilot:torkilmux");
  opens(arena, kEngagement);
  CHECK(arena["B"].initiative == 0);
  opens(arena, Window::start_of_end_phase);
  CHECK(arena["B"].initiative == 3);
}

TEST_CASE("R2-D2 in the crew brings a shield back", "[2e-golden-1]") {
  Pieces pieces = facing(kTwo);
  carry(pieces, "A", "r2-d2-crew");
  Arena arena(std::move(pieces), "2e", Phase::end);
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage.push_back({9, false});
  arena.says("effect", "r2-d2-crew").dice(faces("b"));
  opens(arena, Window::during_end_phase);
  CHECK(arena["A"].ship.shields == 1);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
}

TEST_CASE("Unkar Plutt pulls at all that touches him", "[2e-golden-1][2e-tractor-1]") {
  Pieces pieces{test::fighter("A", "yv666lightfreighter", state::Side::player, 400, 300),
                test::fighter("B", "yv666lightfreighter", state::Side::enemy, 480, 300)};
  carry(pieces, "A", "pilot:unkarplutt");
  Arena arena(std::move(pieces), "2e", Phase::engagement);
  opens(arena, kEngagement);
  CHECK(arena["A"].tokens.tractor == 1);
  CHECK(arena["B"].tokens.tractor == 1);
}

struct Happening {
  const char* card;
  const char* who;
  Pieces (*make)();
  void (*edit)(Arena&);
  Says says;
  const char* dice;  // thrown last, or ""
  void (*happens)(Game&);
  bool (*holds)(const Arena&);
};
const Happening kHappenings[] = {
    {"pilot:garvendreis",
     "A",
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.focus = 1; },
     {{"effect", "pilot:garvendreis"}},
     "",
     [](Game& game) { rules::spend(game, "A", Token::focus, "2e-token-1"); },
     [](const Arena& arena) { return arena["C"].tokens.focus == 1; }},
    {"pilot:jekporkins",
     "A",
     beside_a,
     [](Arena&) {},
     {{"effect", "pilot:jekporkins"}},
     "b",
     [](Game& game) { rules::gain(game, "A", Token::stress, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["A"].tokens.stress == 0; }},
    {"pilot:k2so",
     "A",
     beside_a,
     [](Arena&) {},
     {},
     "",
     [](Game& game) { rules::gain(game, "A", Token::stress, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["A"].tokens.calculate == 1; }},
    {"pilot:dacebonearm",
     "A",
     large_b,
     [](Arena&) {},
     {{"effect", "pilot:dacebonearm"}},
     "",
     [](Game& game) { rules::gain(game, "B", Token::ion, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["B"].tokens.ion == 3; }},
    {"pilot:genesisred",
     "A",
     beside_a,
     [](Arena& arena) {
       arena.edit("B").tokens.focus = 2;
       arena.edit("A").tokens.evade = 1;
     },
     {},
     "",
     [](Game& game) { rules::set_lock(game, "A", "B", "2e-lock-1"); },
     [](const Arena& arena) { return arena["A"].tokens.focus == 2 && arena["A"].tokens.evade == 0; }},
    {"pilot:derekklivian",
     "A",
     beside_a,
     [](Arena& arena) { arena.edit("A").tokens.stress = 1; },
     {{"effect", "pilot:derekklivian"}},
     "",
     [](Game& game) { rules::set_lock(game, "A", "B", "2e-lock-1"); },
     [](const Arena& arena) { return arena["A"].tokens.stress == 0; }},
    {"pilot:overseeryushyn",
     "A",
     beside_a,
     [](Arena&) {},
     {{"effect", "pilot:overseeryushyn"}},
     "",
     [](Game& game) { rules::gain(game, "C", Token::disarm, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["C"].tokens.stress == 1 && arena["C"].tokens.disarm == 0; }},
    {"jyn-erso",
     "A",
     beside_a,
     [](Arena&) {},
     {{"effect", "jyn-erso"}},
     "",
     [](Game& game) { rules::gain(game, "C", Token::focus, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["C"].tokens.evade == 1 && arena["C"].tokens.focus == 0; }},
    {"seventh-sister-crew",
     "A",
     large_b,
     [](Arena&) {},
     {{"effect", "seventh-sister-crew"}, {"pick", "jam"}},
     "",
     [](Game& game) { rules::gain(game, "B", Token::stress, 1, "2e-token-1"); },
     [](const Arena& arena) { return arena["B"].tokens.stress == 0 && arena["B"].tokens.jam == 1; }},
    {"maul",
     "A",
     beside_a,
     [](Arena& arena) { arena.edit("A").ship.force = 0; },
     {{"effect", "maul"}},
     "",
     [](Game& game) { rules::suffer(game, "A", 1, 0, "2e-deal-1"); },
     [](const Arena& arena) { return arena["A"].ship.force == 1 && arena["A"].tokens.stress == 1; }},
    {"pilot:chewbacca",
     "A",
     beside_a,
     [](Arena& arena) { arena.edit("A").ship.shields = 0; },
     {{"effect", "pilot:chewbacca"}},
     "",
     [](Game& game) { rules::suffer(game, "A", 0, 1, "2e-deal-1"); },
     [](const Arena& arena) { return arena["A"].ship.damage.size() == 1 && !arena["A"].ship.damage[0].faceup; }},
    {"pilot:idenversio",
     "A",
     [] { return with(facing(kTwo, "tielnfighter"), friend_at(540, 300)); },
     [](Arena&) {},
     {{"effect", "pilot:idenversio"}},
     "",
     [](Game& game) { rules::suffer(game, "C", 1, 0, "2e-deal-1"); },
     [](const Arena& arena) { return arena["C"].ship.damage.empty(); }},
    {"deadmans-switch",
     "A",
     beside_a,
     [](Arena&) {},
     {},
     "",
     [](Game& game) { rules::destroy(game, "A", "2e-deal-1", Phrase::of("gone")); },
     [](const Arena& arena) { return arena["C"].ship.damage.size() == 1; }},
    {"hopeful",
     "A",
     [] {
       Pieces pieces = beside_a();
       carry(pieces, "C", "hopeful");
       return pieces;
     },
     [](Arena&) {},
     {{"action", "focus"}},
     "",
     [](Game& game) { rules::destroy(game, "C", "2e-deal-1", Phrase::of("gone")); },
     [](const Arena& arena) { return arena["A"].tokens.focus == 1; }},
    {"pilot:ig88c",
     "A",
     [] { return facing(300); },
     [](Arena&) {},
     {{"boost", "straight"}, {"action", "evade"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "boost", "white", {}); },
     [](const Arena& arena) { return arena["A"].tokens.evade == 1; }},
    {"pilot:leevantenza",
     "A",
     [] { return facing(300); },
     [](Arena&) {},
     {{"boost", "straight"}, {"action", "evade"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "boost", "white", {}); },
     [](const Arena& arena) { return arena["A"].tokens.evade == 1 && arena["A"].tokens.stress == 1; }},
    {"pilot:jakefarrell",
     "A",
     [] { return with(facing(300), friend_at(540, 300)); },
     [](Arena&) {},
     {{"boost", "straight"}, {"ship", "C"}, {"action", "focus"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "boost", "white", {}); },
     [](const Arena& arena) { return arena["C"].tokens.focus == 1; }},
    {"pilot:benthictwotubes",
     "A",
     beside_a,
     [](Arena&) {},
     {{"effect", "pilot:benthictwotubes"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "focus", "white", {}); },
     [](const Arena& arena) { return arena["C"].tokens.focus == 1 && arena["A"].tokens.focus == 0; }},
    {"pilot:dutchvander",
     "A",
     beside_a,
     [](Arena&) {},
     {{"lock", "B"}, {"ship", "C"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "lock", "white", {}); },
     [](const Arena& arena) { return arena["A"].lock == "B" && arena["C"].lock == "B"; }},
    {"baze-malbus",
     "A",
     [] { return facing(kOne); },
     [](Arena&) {},
     {{"effect", "baze-malbus"}},
     "",
     [](Game& game) { rules::perform_action(game, "A", "focus", "white", {}); },
     [](const Arena& arena) { return arena["A"].tokens.focus == 2 && arena["A"].tokens.stress == 1; }},
    {"c-3po",
     "A",
     [] { return facing(kTwo); },
     [](Arena&) {},
     {},
     "",
     [](Game& game) { rules::perform_action(game, "A", "calculate", "white", {}); },
     [](const Arena& arena) { return arena["A"].tokens.calculate == 2; }},
    {"lando-calrissian",
     "A",
     [] { return facing(kTwo); },
     [](Arena&) {},
     {},
     "fe",
     [](Game& game) { rules::perform_action(game, "A", "lando-calrissian", "white", {}); },
     [](const Arena& arena) { return arena["A"].tokens.focus == 1 && arena["A"].tokens.evade == 1; }},
};

TEST_CASE("Cards of squads that answer to tokens, damage and actions", "[2e-golden-1][2e-timing-1]") {
  for (const Happening& each : kHappenings) {
    INFO(each.card);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e");
    each.edit(arena);
    for (const auto& [kind, key] : each.says) arena.says(kind, key);
    if (*each.dice != '\0') arena.dice(faces(each.dice));
    arena.run(each.happens);
    arena.expect_all_said();
    CHECK(each.holds(arena));
  }
}

struct Flown {
  const char* card;
  const char* who;
  Pieces (*make)();
  void (*edit)(Arena&);
  Says says;
  geom::Maneuver maneuver;
  Difficulty difficulty;
  bool (*holds)(const Arena&);
};
const Flown kFlown[] = {
    {"pilot:leiaorgana",
     "C",
     [] { return with(facing(500), friend_at(540, 300)); },
     [](Arena& arena) { arena.edit("C").ship.force = arena.edit("C").ship.force_limit = 1; },
     {{"effect", "pilot:leiaorgana"}},
     {2, Bearing::straight},
     Difficulty::red,
     [](const Arena& arena) { return arena["A"].tokens.focus == 1 && arena["C"].ship.force == 0; }},
    {"kanan-jarrus",
     "C",
     [] { return with(facing(500), friend_at(540, 300)); },
     [](Arena& arena) { arena.edit("A").tokens.stress = 1; },
     {{"effect", "kanan-jarrus"}},
     {2, Bearing::straight},
     Difficulty::white,
     [](const Arena& arena) { return arena["A"].tokens.stress == 0; }},
    {"pilot:4lom",
     "A",
     [] { return facing(500); },
     [](Arena&) {},
     {},
     {2, Bearing::straight},
     Difficulty::red,
     [](const Arena& arena) { return arena["A"].tokens.calculate == 1; }},
    {"pilot:landocalrissian-modifiedyt1300lightfreighter",
     "A",
     [] { return with(facing(500), friend_at(540, 380)); },
     [](Arena&) {},
     {{"ship", "C"}, {"action", "focus"}},
     {2, Bearing::straight},
     Difficulty::blue,
     [](const Arena& arena) { return arena["C"].tokens.focus == 1; }},
    {"pilot:ahsokatano-rz1awing",
     "A",
     [] { return with(facing(500), friend_at(540, 380)); },
     [](Arena& arena) {
       arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 2;
       arena.edit("C").tokens.stress = 1;
     },
     {{"effect", "pilot:ahsokatano-rz1awing"}, {"action", "focus"}},
     {2, Bearing::straight},
     Difficulty::white,
     [](const Arena& arena) { return arena["C"].tokens.focus == 1; }},
    {"pilot:dalanoberos-starviperclassattackplatform",
     "A",
     [] { return facing(500); },
     [](Arena&) {},
     {{"effect", "left"}},
     {2, Bearing::straight},
     Difficulty::white,
     [](const Arena& arena) { return arena["A"].tokens.stress == 1 && arena["A"].pose.heading.value == 270'000; }},
    {"hera-syndulla",
     "A",
     [] { return facing(500); },
     [](Arena& arena) { arena.edit("A").tokens.stress = 2; },
     {},
     {2, Bearing::straight},
     Difficulty::red,
     [](const Arena& arena) { return arena["A"].tokens.stress == 2 && arena["A"].ship.shields == 1; }},
    {"unkar-plutt",
     "A",
     [] { return facing(80); },
     [](Arena&) {},
     {{"effect", "unkar-plutt"}, {"action", "focus"}},
     {2, Bearing::straight},
     Difficulty::white,
     [](const Arena& arena) { return arena["A"].tokens.focus == 1 && arena["A"].ship.shields == 1; }},
    {"pilot:hefftobber",
     "B",
     [] { return facing(80); },
     [](Arena&) {},
     {{"action", "focus"}},
     {2, Bearing::straight},
     Difficulty::white,
     [](const Arena& arena) { return arena["B"].tokens.focus == 1; }},
};

TEST_CASE("Cards of squads that answer to maneuvers", "[2e-golden-1][2e-timing-1]") {
  for (const Flown& each : kFlown) {
    INFO(each.card);
    Pieces pieces = each.make();
    carry(pieces, each.who, each.card);
    Arena arena(std::move(pieces), "2e");
    each.edit(arena);
    for (const auto& [kind, key] : each.says) arena.says(kind, key);
    arena.run([&](Game& game) {
      rules::execute_maneuver(game, "A", {each.maneuver, each.difficulty}, rules::ManeuverKind::activation);
    });
    arena.expect_all_said();
    CHECK(each.holds(arena));
  }
}

TEST_CASE("Ibtisam shakes stress off", "[2e-golden-1]") {
  Pieces pieces = facing(500);
  carry(pieces, "A", "pilot:ibtisam");
  Arena arena(std::move(pieces), "2e");
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "pilot:ibtisam").dice(faces("h"));
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", {{2, Bearing::straight}, Difficulty::white}, rules::ManeuverKind::activation);
  });
  arena.expect_all_said();
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Dials that are turned after the reveal", "[2e-golden-1]") {
  Pieces hera = facing(500, "vcx100lightfreighter");
  carry(hera, "A", "pilot:herasyndulla");
  Arena turned(std::move(hera), "2e");
  turned.edit("A").ship.dial = geom::Maneuver{2, Bearing::bank_left};
  const auto colour = test::catalog().ship("vcx100lightfreighter")->dial.difficulty_of({2, Bearing::bank_left});
  REQUIRE(colour == Difficulty::blue);
  turned.says("effect", "pilot:herasyndulla").says("turn-dial", "2N");
  turned.run([](Game& game) { rules::moment(game, Window::after_reveal, "A"); });
  turned.expect_all_said();
  CHECK(turned["A"].ship.dial == geom::Maneuver{2, Bearing::bank_right});

  Pieces slave = facing(500);
  carry(slave, "A", "slave-i");
  Arena mirrored(std::move(slave), "2e");
  mirrored.edit("A").ship.dial = geom::Maneuver{2, Bearing::turn_left};
  mirrored.says("effect", "slave-i");
  mirrored.run([](Game& game) { rules::moment(game, Window::after_reveal, "A"); });
  CHECK(mirrored["A"].ship.dial == geom::Maneuver{2, Bearing::turn_right});

  Pieces r2 = facing(500);
  carry(r2, "A", "r2-d2");
  Arena shielded(std::move(r2), "2e");
  shielded.edit("A").ship.shields = 1;
  shielded.says("effect", "r2-d2");
  shielded.run([](Game& game) { rules::moment(game, Window::after_reveal, "A"); });
  CHECK(shielded["A"].ship.shields == 2);
  CHECK(shielded["A"].tokens.disarm == 1);
}

TEST_CASE("A named pilot brings what it can do, its Force and its charges", "[2e-golden-1][2e-end-4]") {
  Pieces pieces = facing(kTwo, "tielnfighter");
  pieces[0].ship.pilot = "wampa";
  Arena arena(pieces, "2e");
  REQUIRE(arena["A"].ship.card("pilot:wampa") != nullptr);
  CHECK(arena["A"].ship.card("pilot:wampa")->charges == 1);
  Pieces vader = facing(kTwo, "tieadvancedx1");
  vader[0].ship.pilot = "darthvader";
  Arena lord(vader, "2e");
  CHECK(lord["A"].ship.force == 3);
  CHECK(lord["A"].ship.card("pilot:darth-vader") != nullptr);
  Pieces sister = facing(kTwo, "tieadvancedv1");
  sister[0].ship.pilot = "seventhsister";
  CHECK(Arena(sister, "2e")["A"].ship.force == 2);
  Pieces droid = facing(kTwo, "m3ainterceptor");
  droid[0].ship.pilot = "g4rgorvm";
  Arena calculates(droid, "2e");
  calculates.run([](Game& game) {
    const auto bar = rules::bar_of(game, "A");
    CHECK(std::any_of(bar.begin(), bar.end(), [](const data::ShipAction& icon) { return icon.type == "calculate"; }));
    CHECK(std::none_of(bar.begin(), bar.end(), [](const data::ShipAction& icon) { return icon.type == "focus"; }));
  });
}

}  // namespace
}  // namespace plotboard::squad_moments
