#pragma once
// The draft of a new battle, as its screen makes it: the edition, two squads with their ships, pilots, cards and wings,
// and what the rules say against them. Pure. What the first edition's squads have beyond that is in draft_first.hpp.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "data/xws.hpp"
#include "desk/table/seats.hpp"
#include "rules/play/commands.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct GenericPilot;
struct ReadySquad;
struct RuleSet;
struct Ship;
struct Upgrade;
}  // namespace plotboard::data

namespace plotboard::desk {

struct DraftShip {
  std::string ship, pilot, faction;  // catalog ids; pilot "" where the ship has none
  int initiative = 1;
  std::vector<std::string> cards;
  int wing = 0;  // ships of a side with the same number fly in one wing, the first of them leads; 0: by itself
  std::optional<data::XwsShip> file = {};  // as a squad file had it
};
struct DraftSide {
  Controller controller = Controller::me;
  std::string squad;  // "Red": its ships are Red 1, Red 2 ...
  std::vector<DraftShip> ships;
  data::XwsSquad file = {};  // that the ships came from, without them
};
enum class DraftGame : std::uint8_t { second, first, epic };  // epic: the first edition with huge ships
enum class DraftRocks : std::uint8_t { none, random, by_hand };
enum class DraftSetup : std::uint8_t { quick, by_the_book };  // by the book: placed in turn (rules/play/setup.hpp)
struct Draft {
  std::array<DraftSide, 2> sides;
  std::string area = "3x3", ruleset = "fga-207";
  DraftRocks rocks = DraftRocks::random;  // set-up by the book: none, or six in turn
  // First edition, standard play: the huge ship that stands for three obstacles of one side, an obstacle's id, or "";
  // set-up by the book: of which side (huge-obstacle-1, -3).
  std::string hulk;
  state::Side hulk_of = state::Side::player;
  DraftSetup setup = DraftSetup::quick;
  bool any_squad = false;  // squads need not keep to the squad rules
  bool typed_dice = false;
  bool at_table = false;  // beside a real table
  int round_limit = 0;    // first edition: the battle ends after that round; 0: once a side is gone
  // Squads, rules and table of the games that are not chosen now, as they were left; without ships: never chosen.
  struct Left {
    std::array<DraftSide, 2> sides;
    std::string ruleset, area;
  };
  std::array<Left, 3> left = {};
};
inline constexpr std::size_t kMostDraftShips = 8, kMostEpicShips = 24;
inline constexpr int kMostDraftWings = 2;  // as many as that number of ships can make

DraftGame game_of(const data::Catalog& catalog, const Draft& draft);
geom::Edition edition_of(const data::Catalog& catalog, const Draft& draft);
bool belongs_to(const data::RuleSet& rules, DraftGame game);
// The other game with its squads as they were left, else ready-made. Who flies, dice and set-up stay.
void take_game(const data::Catalog& catalog, Draft& draft, DraftGame game);
std::size_t most_ships(const data::Catalog& catalog, const Draft& draft);
// Ready-made, second edition: 2 or 4 ships a side.
Draft ready_made(const data::Catalog& catalog, int ships);
// Its lowest pilot, no upgrades; of that faction where it has one.
DraftShip draft_ship(const data::Catalog& catalog, const std::string& ship, const std::string& faction = "");
// The faction of a squad so far: its first ship's that has one; "" of an empty one.
std::string faction_of(const DraftSide& side);
state::Piece piece_of(const data::Catalog& catalog, const DraftSide& side, std::size_t index, state::Side who);
// Slots of the ship, those that its upgrades add included, in order.
std::vector<std::string> slots_of(const data::Catalog& catalog, const DraftShip& ship);  // second edition
// Every upgrade that goes into that kind of slot, by name, with the refusal if this ship cannot have it now. Second
// edition.
struct UpgradeOffer {
  const data::Upgrade* upgrade;
  std::optional<rules::Refusal> refused;
};
std::vector<UpgradeOffer> offers_for(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const std::string& slot);
// Second edition: how many slots of that kind its cards fill; whether any card of the squads goes into one at all.
int filled(const data::Catalog& catalog, const DraftShip& ship, const std::string& slot);
bool has_cards_for(const data::Catalog& catalog, const std::string& slot);
// Generic and named pilots of the type, those of that faction first, then by initiative.
std::vector<const data::GenericPilot*> pilots_by_faction(const data::Ship& type, const std::string& faction);
// In place of that side's ships; the squad takes its name unless the other side has it.
void take_ready_squad(const data::Catalog& catalog, Draft& draft, state::Side who, const data::ReadySquad& squad);
int points_of_ready(const data::Catalog& catalog, const data::ReadySquad& squad);
// Why the ship cannot be in that wing of its side (2e-wing-1); nothing when it can.
std::optional<rules::Refusal> wing_refusal(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                           int wing);
const char* words_of_place(int place);  // in a wing: "leader", "left flank" ...
// Squad points of a side, and what the squad rules say against it (rules/play/squad.hpp).
struct SquadView {
  int points = 0, limit = 0;            // ships without points count 0
  int epic_tenths = 0, epic_limit = 0;  // of huge ships; limit 0: no such points
  std::vector<rules::Refusal> faults;
};
SquadView squad_of(const data::Catalog& catalog, const Draft& draft, state::Side who);
// What one ship carries, and its wing by that rule set.
std::vector<rules::Refusal> ship_faults(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                        state::Side who, const std::string& ruleset);
// What keeps the battle from being played.
std::vector<rules::Refusal> faults_of(const data::Catalog& catalog, const Draft& draft);
// Those, or what the squad rules say unless the draft lets it pass.
std::vector<rules::Refusal> objections_to(const data::Catalog& catalog, const Draft& draft);
// The table that the draft makes: everybody in their strip, rocks in the middle as `seed` draws them.
state::Table table_of(const data::Catalog& catalog, const Draft& draft, std::uint64_t seed);

}  // namespace plotboard::desk
