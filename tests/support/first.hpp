#pragma once
// Ships of the first edition for tests, flown by a pilot: base, type and pilot skill are those of its card. And short
// ways to say what the tests of its cards and rules say again and again (plotboard::test::first): who faces whom, what
// a ship does, what was asked, how things stand.
//
//   using namespace test::first;
//   Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-outmaneuver"}, {enemy("B", 150), wingman("F", 40)});
//   arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(2));
//   engage(arena);
//   CHECK(damage_to(arena, "B") == 3);
//
// A, the player's, stands at (457, 300) and looks up the table. Gaps are those of small bases in mm: 50 is range 1, 150
// range 2, 250 range 3.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "geom/maneuver.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

// `cards` by their ids: "1e-upgrade-pushthelimit". Of a huge ship of two cards the aft card's pilot stands among them,
// after the fore section's upgrades.
state::Piece piloted(const std::string& id, const std::string& pilot, state::Side side, double x, double y,
                     double heading = 0, const std::vector<std::string>& cards = {});
// Damage that has come through, shields first.
int damage_to(const Arena& arena, const std::string& id);

}  // namespace plotboard::test

// A namespace of its own: found only where a test asks for it, never by an Arena among the arguments.
namespace plotboard::test::first {

using namespace test;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Section;
using state::Side;
using state::Token;

using Cards = std::vector<std::string>;
using Pieces = std::vector<state::Piece>;

// --- pilots without text
inline constexpr const char* kXwing = "1e-pilot-rookiepilot";        // attack 3, agility 2, hull 3, shields 2, skill 2
inline constexpr const char* kTie = "1e-pilot-academypilot";         // attack 2, agility 3, hull 3, skill 1
inline constexpr const char* kFirespray = "1e-pilot-bountyhunter";   // large; attack 3, agility 2, hull 6, shields 4
inline constexpr const char* kFalcon = "1e-pilot-outerrimsmuggler";  // large, a turret; attack 2, agility 1, 6 + 4
inline constexpr const char* kShuttle = "1e-pilot-omicrongrouppilot";  // large; attack 3, agility 1, hull 5, shields 5
inline constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";  // huge, of one card: 8 + 4, energy 4
inline constexpr const char* kGozanti = "1e-pilot-gozanticlasscruiser";    // huge, of one card: 9 + 5, energy 4
inline constexpr const char* kCorvette = "1e-pilot-cr90corvettefore";      // huge, of two: 8 + 5 fore, 8 + 3 aft
inline constexpr const char* kCorvetteAft = "1e-pilot-cr90corvetteaft";

// --- damage cards of the original deck
inline constexpr int kPilotCard = 203;  // Shaken Pilot
inline constexpr int kShipCard = 212;   // Structural Damage

// --- who is there
// An enemy ahead of A that looks at it.
state::Piece enemy(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kTie,
                   double heading = 180);
// The same before the bow of a GR-75, Gozanti or C-ROC at A's place.
state::Piece before_bow(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kTie);
// A friend on A's right, level with it.
state::Piece wingman(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kXwing);
state::Piece ally(const std::string& id, double x, double y, const Cards& cards = {}, const std::string& pilot = kXwing,
                  double heading = 0);
// A bomb or mine on the table: "1e-proximity-mine".
state::Piece device(const std::string& id, const std::string& ref, double x, double y, Side side = Side::player);
state::Piece rock(double x, double y, const std::string& shape = "coreasteroid0");  // its id is "R"
// A and the others.
Arena fight(const std::string& pilot, const Cards& cards = {}, Pieces others = {}, Phase phase = Phase::engagement);
Arena flight(const std::string& pilot, const Cards& cards = {}, Pieces others = {});  // in the Activation phase

// --- what they do
Arena& engage(Arena& arena, const std::string& ship = "A");                      // its turn in the Combat phase
Arena& activate(Arena& arena, const char* code, const std::string& ship = "A");  // by its dial, set to that: "1F"
Arena& fly(Arena& arena, const char* code, const std::string& ship = "A");       // that maneuver alone, no dial
Arena& act(Arena& arena, const std::string& ship = "A");                         // its Perform Action step
Arena& reveal(Arena& arena, const char* code);  // A's dial, set to that, without the maneuver
Arena& open(Arena& arena, Window window);       // a window that opens for all ships at once
Arena& begin_combat(Arena& arena);
Arena& end_round(Arena& arena);                        // the End phase
Arena& use_energy(Arena& arena, int by_maneuver = 0);  // A's energy steps, after a maneuver worth so much

// --- what befalls them
Arena& gains(Arena& arena, const std::string& ship, Token token, int count = 1);
Arena& loses_stress(Arena& arena, const std::string& ship, int count = 1, const std::string& by = "");
Arena& suffers(Arena& arena, const std::string& ship, int hits, int crits = 0);
Arena& no_shields(Arena& arena, const std::string& ship = "A");
Arena& set_shields(Arena& arena, int fore, int aft = 0);  // of A, which is huge
Arena& set_energy(Arena& arena, int energy, std::size_t section = 0, const std::string& ship = "A");
// A faceup damage card that lies there from now on; its text has not been read (Window::card_faceup).
Arena& lay(Arena& arena, const std::string& ship, int number, Section section = Section::none);
Arena& lay_facedown(Arena& arena, const std::string& ship, int number);

// --- what was asked
int times_asked(const Arena& arena, const std::string& kind);
// That option was legal in a question, of any kind or one whether to use a card.
bool offered_card(const Arena& arena, const std::string& card);
bool asked_to_use(const Arena& arena, const std::string& card);
const state::Choice& question(const Arena& arena, const std::string& kind);  // the last of that kind; there is one
Side side_asked(const Arena& arena, const std::string& kind);                // none: it was not asked
std::string verdict_on(const Arena& arena, const std::string& kind, const std::string& key);  // "legal", "forbidden",
                                                                                              // "not listed"

// --- how things stand
const state::Piece* dropped(const Arena& arena);  // the first device on the table, or null
bool flew(const Arena& arena, const char* code);  // A, at last
// Does a card stop what that window is about?
bool is_stopped(Arena& arena, Window window, const std::string& subject, const std::string& other,
                const std::string& word = "");
bool has_faceup(const Arena& arena, const std::string& ship, const std::string& card);
std::size_t cards_on(const Arena& arena, const std::string& ship);  // damage cards
int energy_of(const Arena& arena, std::size_t section = 0, const std::string& ship = "A");
int agility(Arena& arena, const std::string& ship = "A");
std::vector<rules::Shot> shots(Arena& arena, const std::string& weapon = "", const std::string& ship = "A");
int shots_at(Arena& arena, const std::string& ship, const std::string& target);
int attack_dice(Arena& arena);  // that A rolls in its first shot
bool has_icon(Arena& arena, const std::string& action, const std::string& ship = "A");
geom::Difficulty colour(Arena& arena, const char* code, const std::string& ship = "A");

// --- squads
int slots(const std::string& pilot, const Cards& cards, const std::string& slot);  // of that kind
std::string fault(const std::string& pilot, const Cards& cards);  // the rule that forbids that loadout, or ""
int points(const std::string& pilot, const Cards& cards);

// --- dice
std::vector<Face> blanks(std::size_t count);
std::vector<Face> hits(std::size_t count);

}  // namespace plotboard::test::first
