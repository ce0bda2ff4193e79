// Pilot abilities that follow a maneuver or an action, or grant one.
#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

std::string comrade(const Game& game, Id ship) {
  Ids ready;
  for (const Id id : friends_near(game, ship, ship, 0, 1)) {
    if (game.piece(id).tokens.stress == 0) ready.push_back(id);
  }
  return nearest_of(game, ship, ready);
}

constexpr int kNear = 3;
std::string helper(const Game& game, Id ship) {
  const Id locked = game.piece(ship).lock;
  Ids free;
  if (locked.empty()) return "";
  for (const Id id : friends_near(game, ship, ship, 1, kNear)) {
    const bool near = measure(field_of(game), id, locked).range.band.value_or(kNear + 1) <= kNear;
    if (near && id != locked && game.piece(id).lock.empty()) free.push_back(id);
  }
  return nearest_of(game, ship, free);
}

}  // namespace

void pilots_actions(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:night-beast", Window::after_maneuver, "2e-action-5",
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::blue); },
      [](Game& game, Occasion& occasion) { grant(game, occasion, occasion.owner, {"focus"}); }));

  all.push_back(pilot_effect(
      "pilot:lando-calrissian", Window::after_maneuver, "2e-action-5",
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::blue); },
      [](Game& game, Occasion& occasion) { grant(game, occasion, occasion.owner, {}); }));

  all.push_back(pilot_effect(
      "pilot:kad-solus", Window::after_maneuver, "2e-timing-1",
      [](const Game& game, const Occasion& occasion) { return flew_fully(game, occasion, geom::Difficulty::red); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 2, kPilotRule); }));

  all.push_back(pilot_effect("pilot:turr-phennir", Window::after_attack, "2e-aftermath-2", nullptr,
                             [](Game& game, Occasion& occasion) {
                               grant(game, occasion, occasion.owner, {"barrel-roll", "boost"}, true);
                             }));

  all.push_back(pilot_effect(
      "pilot:darth-vader", Window::after_action, "fga-cards-2",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.force > 0; },
      [](Game& game, Occasion& occasion) {
        grant(game, occasion, occasion.owner, {}, false, "", [](Game& paying, Id ship) {
          paying.emit(state::ForceChanged{ship, -1});
        });
      }));

  all.push_back(pilot_effect(
      "pilot:jake-farrell", Window::after_action, "2e-action-5",
      [](const Game&, const Occasion& occasion) { return occasion.word == "barrel-roll" || occasion.word == "boost"; },
      [](Game& game, Occasion& occasion) { grant(game, occasion, occasion.owner, {"focus"}); }));

  all.push_back(pilot_effect(
      "pilot:airen-cracken", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion& occasion) {
        return game.in_play(occasion.owner) && !comrade(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) { grant(game, occasion, comrade(game, occasion.owner), {}, false, "red"); }));

  all.push_back(pilot_effect(
      "pilot:dutch-vander", Window::after_action, "2e-lock-13",
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && !helper(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        set_lock(game, helper(game, occasion.owner), game.piece(occasion.owner).lock, kPilotRule);
      }));

  all.push_back(pilot_effect(
      "pilot:jek-porkins", Window::gain_token, "2e-golden-9",
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress" && occasion.value > 0; },
      [](Game& game, Occasion& occasion) {
        if (--occasion.value == 0) occasion.stopped = true;
        const state::Face face = game.roll(occasion.owner, state::DieKind::attack, 1, say("jek-porkins.dice")).front();
        if (face == state::Face::hit) suffer(game, occasion.owner, 1, 0, kPilotRule);
      }));
}

}  // namespace plotboard::rules::effects
