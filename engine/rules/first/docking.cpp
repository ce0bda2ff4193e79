#include "rules/first/docking.hpp"

#include <algorithm>
#include <array>

#include "data/catalog.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

using state::Piece;

const Id kPup{"1e-pilot-nashtahpuppilot"};
const Id kHoundsTooth{"1e-upgrade-houndstooth"};

// What a carrier's card takes. Ships of one type alone where there are several (1e-dock-1).
struct Berth {
  Id card;  // on the carrier
  Ids types;
  Id guest;  // a card that the docked ship needs, or its pilot; ""
  int most = 1;
  bool due = false;  // such a ship begins the battle there and nowhere else
};
const std::array<Berth, 4>& berths() {
  static const std::array<Berth, 4> all{{
      {"1e-upgrade-ghost", {"1e-attackshuttle"}, "1e-upgrade-phantom", 1, true},
      {"1e-upgrade-ghost-swx72", {"1e-sheathipedeclassshuttle"}, "1e-upgrade-phantomii", 1, true},
      {kHoundsTooth, {"1e-z95headhunter"}, kPup, 1, true},
      {"1e-upgrade-dockingclamps", {"1e-tiefighter", "1e-tieinterceptor", "1e-tiebomber", "1e-tieadvanced"}, {}, 4},
  }};
  return all;
}

bool fits(const Berth& berth, const Piece& ship) {
  const bool guest = berth.guest.empty() || ship.ship.pilot == berth.guest || has_card(ship, berth.guest);
  return guest && base::contains(berth.types, ship.ref);
}

// The card of that carrier which takes this ship; null: none does.
const Berth* berth_for(const Piece& carrier, const Piece& ship) {
  for (const Berth& berth : berths()) {
    if (has_card(carrier, berth.card) && fits(berth, ship)) return &berth;
  }
  return nullptr;
}

bool is_pup(const Piece& ship) { return ship.ship.pilot == kPup; }

// The Ghost's ships leave by its rear guides, with or without its title (1e-dock-4, -11).
Guides guides_of(const Piece& carrier) {
  static const Id ghost{"1e-vcx100"};
  return carrier.ref == ghost ? Guides::rear : Guides::either;
}

// How it deploys; nothing: it does not, where it may say so.
std::optional<DeployWay> ask_way(Game& game, Id ship, std::string_view rule, const Phrase& prompt, bool may_stay) {
  const std::vector<DeployWay> ways = ways_out(game, ship, guides_of(game.piece(game.piece(ship).ship.carrier)));
  state::Choice choice = choice_of(game, "deploy", ship, Id(rule), prompt);
  for (const DeployWay& way : ways) {
    choice.options.push_back(option(way.key, way.fits ? words_of(way) : say("carrier.no-room-way", words_of(way))));
    choice.options.back().piece = ship;
    choice.options.back().unwise = !way.fits;
    if (way.fits) choice.options.back().ghost = way.end;
  }
  if (may_stay) choice.options.push_back(option("pass", say("carrier.stay-and-be-lost")));
  const Id key = game.ask(std::move(choice));
  const auto way = std::find_if(ways.begin(), ways.end(), [&](const DeployWay& one) { return one.key == key; });
  return way == ways.end() ? std::nullopt : std::optional(*way);
}

// The Pup flies and fights as the pilot did that it has left: with the skill that its cards gave it, without what
// others did to it (1e-squad-23).
void take_over(Game& game, Id pup, Id carrier) {
  const state::Piece& left = game.piece(carrier);
  const Id pilot = left.ship.pilot;
  const int skill = left.ship.initiatives.empty() ? left.initiative : left.ship.initiatives.front().value;
  game.emit(state::InitiativeChanged{pup, kHoundsTooth, skill});
  game.emit(state::CardAssigned{pup, state::Card{pilot}});
}

enum class Leaves : std::uint8_t { freely, damaged, unharmed };  // the last two: a carrier that is destroyed

// Deploying is a maneuver with all that comes of one; an action follows unless it overlapped anything or is stressed
// (1e-dock-5, -6). It has no other turn in this phase, and from a destroyed carrier no attack in this round
// (1e-dock-8).
void deploy(Game& game, Id ship, const DeployWay& way, std::string_view rule, Leaves how) {
  moment(game, Window::setup, ship);  // set-up passed it by while it was out of play (1e-dock-2)
  leave_carrier(game, ship, way);
  game.tell(ship, rule, say("carrier.deploys-now"));
  game.emit(state::ShipActivated{ship});
  if (how != Leaves::freely) {
    game.emit(state::Marked{ship, kNoMoreAttacks});
    game.emit(state::ShipEngaged{ship});
  }
  if (how == Leaves::damaged) deal_card(game, ship, false, "1e-dock-8");
  if (!still_flying(game, ship)) return;
  if (!way.fits) {
    game.tell(ship, "1e-dock-7", say("carrier.no-room-destroyed"));
    return lose_ship(game, ship, game.author());
  }
  if (!execute_maneuver(game, ship, flight_of(game, ship, way.maneuver), ManeuverKind::activation)) return;
  perform_action_step(game, ship, false);
}

void lose_with_carrier(Game& game, Id ship) {
  game.tell(ship, "1e-dock-9", say("carrier.lost-with-it"));
  lose_ship(game, ship, game.author());
}

// 1e-dock-8: a facedown card, and out it has to go.
void escape(Game& game, Id ship) {
  const auto way = ask_way(game, ship, "1e-dock-8", say("carrier.how-escape", ship), false);
  if (!way) return lose_with_carrier(game, ship);
  deploy(game, ship, *way, "1e-dock-8", Leaves::damaged);
}

// 1e-upgrade-houndstooth: its player may, and nothing happens to the Pup.
void escape_as_pup(Game& game, Id pup, Id carrier) {
  if (!has_card(game.piece(carrier), kHoundsTooth)) return lose_with_carrier(game, pup);
  const auto way = ask_way(game, pup, kHoundsTooth.text(), say("carrier.how-escape", pup), true);
  if (!way) return lose_with_carrier(game, pup);
  take_over(game, pup, carrier);
  deploy(game, pup, *way, kHoundsTooth.text(), Leaves::unharmed);
}

Refusal cannot_carry(const Piece& ship) {
  return {"1e-dock-1", say("carrier.cannot-carry", ship.id, ship.ship.carrier)};
}

}  // namespace

Id due_carrier(const data::Catalog&, const state::Table& table, const Piece& ship) {
  for (const Piece& carrier : table.pieces) {
    if (carrier.side != ship.side || !carrier.in_play() || carrier.id == ship.id) continue;
    const Berth* berth = berth_for(carrier, ship);
    if (berth == nullptr || !berth->due) continue;
    const Ids guests = docked_with(table, carrier.id);
    if (base::contains(guests, ship.id) || static_cast<int>(guests.size()) < berth->most) return carrier.id;
  }
  return {};
}

std::optional<Refusal> docking_fault(const data::Catalog& catalog, const state::Table& table, const Piece& ship) {
  if (ship.ship.carrier.empty()) {
    if (const Id due = due_carrier(catalog, table, ship); !due.empty()) {
      return Refusal{"1e-dock-1", say("carrier.begins-docked", ship.id, due)};
    }
    if (is_pup(ship)) return Refusal{"1e-squad-23", say("carrier.pup-alone", ship.id)};
    return std::nullopt;
  }
  const Piece* carrier = table.find(ship.ship.carrier);
  if (carrier == nullptr || !carrier->in_play() || carrier->side != ship.side) return cannot_carry(ship);
  const Berth* berth = berth_for(*carrier, ship);
  if (berth == nullptr) return cannot_carry(ship);
  const Ids guests = docked_with(table, carrier->id);
  if (static_cast<int>(guests.size()) > berth->most) {
    return Refusal{"1e-dock-1", say("carrier.too-many", carrier->id, berth->most)};
  }
  for (const Id guest : guests) {
    if (table.find(guest)->ref != ship.ref) return Refusal{"1e-dock-1", say("carrier.one-type", carrier->id)};
  }
  return std::nullopt;
}

void deploy_after_maneuver(Game& game, Id carrier, int most, std::string_view rule) {
  for (int i = 0; i < most && still_flying(game, carrier); ++i) {
    state::Choice choice = choice_of(game, "deploy-which", carrier, Id(rule), say("carrier.which-deploys", carrier));
    for (const Id ship : docked_with(game.table(), carrier)) {
      if (is_pup(game.piece(ship))) continue;
      choice.options.push_back(option(ship, just(words::Whole{ship})));
      choice.options.back().piece = ship;
    }
    if (choice.options.empty()) return;
    choice.options.push_back(option("pass", say("carrier.nobody-deploys")));
    const Id ship = game.ask(std::move(choice));
    if (ship == "pass") return;
    if (const auto way = ask_way(game, ship, "1e-dock-4", say("carrier.how-deploy", ship), false)) {
      deploy(game, ship, *way, rule, Leaves::freely);
    }
  }
}

void carrier_lost(Game& game, Id carrier) {
  const Ids guests = docked_with(game.table(), carrier);
  for (const Id ship : guests) {
    {
      const Game::Resolving resolving(game);  // the carrier stays until its ships are out
      if (is_pup(game.piece(ship))) {
        escape_as_pup(game, ship, carrier);
      } else {
        escape(game, ship);
      }
    }
    if (game.piece(ship).ship.destroyed && game.in_play(ship)) game.emit(state::ShipRemoved{ship});
  }
}

Id docked_with_card(const Game& game, Id carrier, Id card) {
  for (const Id ship : docked_with(game.table(), carrier)) {
    if (has_card(game.piece(ship), card)) return ship;
  }
  return {};
}

}  // namespace plotboard::rules::first
