// Pilot abilities at the start of the Engagement Phase and in the End Phase.
#include <algorithm>

#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool enemy_ahead(const Game& game, const Occasion& occasion) {
  constexpr int kReach = 3;
  for (const Id id : enemies_near(game, occasion.owner, 0, kReach)) {
    if (is_in_bullseye(game, id, occasion.owner)) return true;
  }
  return false;
}

// Herself, else the nearest friend that is stressed.
std::string stressed_friend(const Game& game, Id ship) {
  if (game.piece(ship).tokens.stress > 0) return ship;
  Ids stressed;
  for (const Id id : friends_near(game, ship, ship, 0, 1)) {
    if (game.piece(id).tokens.stress > 0) stressed.push_back(id);
  }
  return nearest_of(game, ship, stressed);
}

// Enemies whose lock is on a friend at range 0 to 3.
Ids locking(const Game& game, Id ship) {
  Ids enemies;
  constexpr int kReach = 3;
  const Ids friends = friends_near(game, ship, ship, 0, kReach);
  for (const state::Piece& piece : game.table().pieces) {
    const bool enemy = piece.in_play() && piece.side == state::other(game.piece(ship).side);
    if (enemy && std::find(friends.begin(), friends.end(), piece.lock) != friends.end()) enemies.push_back(piece.id);
  }
  return enemies;
}

std::string duellist(const Game& game, Id ship) {
  Ids met;
  for (const Id id : enemies_near(game, ship, 0, 1)) {
    if (is_in_arc(game, ship, geom::ArcKind::front, id)) met.push_back(id);
  }
  return nearest_of(game, ship, met);
}

constexpr state::Token kWanted[] = {state::Token::focus, state::Token::evade};
std::string victim(const Game& game, Id ship) {
  Ids rich;
  for (const Id id : enemies_near(game, ship, 0, 2)) {
    const state::Tokens& tokens = game.piece(id).tokens;
    if (tokens.focus + tokens.evade > 0 && is_in_arc(game, id, geom::ArcKind::full_front, ship)) rich.push_back(id);
  }
  return nearest_of(game, ship, rich);
}

bool has_mark_to_expose(const Game& game, const Occasion& occasion) {
  const Id locked = game.piece(occasion.owner).lock;
  if (!is_ship_in_play(game, locked) || game.friendly(locked, occasion.owner)) return false;
  const auto& damage = game.piece(locked).ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
}

}  // namespace

void pilots_phases(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:soontir-fel", Window::start_of_engagement_phase, "2e-timing-1", enemy_ahead,
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 1, kPilotRule); }));

  all.push_back(pilot_effect(
      "pilot:guri", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 1).empty(); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 1, kPilotRule); }));

  all.push_back(pilot_effect(
      "pilot:muse", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !stressed_friend(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        lose(game, stressed_friend(game, occasion.owner), state::Token::stress, 1, kPilotRule);
      }));

  all.push_back(pilot_effect(
      "pilot:captain-kagi", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !locking(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        for (const Id id : locking(game, occasion.owner)) {
          set_lock(game, id, occasion.owner, kPilotRule);
        }
      }));

  all.push_back(pilot_effect(
      "pilot:old-teroch", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !duellist(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const std::string other = duellist(game, occasion.owner);
        for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
          const auto token = static_cast<state::Token>(i);
          const int count = game.piece(other).tokens[token];
          if (state::is_green(token) && count > 0) lose(game, other, token, count, kPilotRule);
        }
      }));

  all.push_back(pilot_effect(
      "pilot:palob-godalhi", Window::start_of_engagement_phase, "2e-token-2",
      [](const Game& game, const Occasion& occasion) { return !victim(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const std::string other = victim(game, occasion.owner);
        for (const state::Token token : kWanted) {
          if (game.piece(other).tokens[token] == 0) continue;
          transfer(game, other, occasion.owner, token, kPilotRule);
          return;
        }
      }));

  all.push_back(pilot_effect(
      "pilot:chopper", Window::start_of_engagement_phase, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 0).empty(); },
      [](Game& game, Occasion& occasion) {
        const state::Side by = game.piece(occasion.owner).side;
        for (const Id id : enemies_near(game, occasion.owner, 0, 0)) {
          gain(game, id, state::Token::jam, 2, kPilotRule, by);
        }
      }));

  all.push_back(pilot_effect("pilot:zertik-strom", Window::during_end_phase, "2e-damage-deck-8", has_mark_to_expose,
                             [](Game& game, Occasion& occasion) {
                               const std::string locked = game.piece(occasion.owner).lock;
                               break_lock(game, occasion.owner, kPilotRule);
                               expose(game, locked, kPilotRule);
                             }));
}

}  // namespace plotboard::rules::effects
