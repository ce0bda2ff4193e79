#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kGivenToSwarm = "swarm-leader:";
constexpr int kMostInSwarm = 2;

Ids helpers_of_swarm(const Game& game, Id carrier) {
  const Id defender = game.attack()->defender;
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    if (!piece.in_play() || !is_friend(game, carrier, piece.id) || piece.tokens.evade == 0) continue;
    if (band_in_firing_arcs(game, defender, piece.id) <= 3) ids.push_back(piece.id);
  }
  return ids;
}

template <int number>
bool is_given_to_swarm(const Game& game, const Occasion& occasion) {
  return occasion.attack == game.attack() && attacks(game, occasion) &&
         noted_in_attack(game, occasion.owner, kGivenToSwarm + std::to_string(number));
}

}  // namespace

// The tokens are taken off, not spent; no limit of range between the ships.
void swarm_leader(Effects& all) {
  may(
      all, "1e-upgrade-swarmleader", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && attacks_with_primary(game, occasion) &&
               !helpers_of_swarm(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids among = helpers_of_swarm(game, ship);
        for (int given = 1; given <= kMostInSwarm; ++given) {
          const Id helper = pick_ship(game, ship, among, "1e-upgrade-swarmleader", given > 1);
          if (helper.empty()) return;
          std::erase(among, helper);
          lose(game, helper, Token::evade, 1, "1e-upgrade-swarmleader");
          note_in_attack(game, ship, kGivenToSwarm + std::to_string(given));
        }
      });
  adds<1>(all, "1e-upgrade-swarmleader", Window::attack_dice, is_given_to_swarm<1>);
  adds<1>(all, "1e-upgrade-swarmleader", Window::attack_dice, is_given_to_swarm<2>);
}

}  // namespace plotboard::rules::effects::first
