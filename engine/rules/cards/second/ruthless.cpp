#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// What becomes a hit: a blank before a focus result.
std::optional<state::Face> poor_face(const Game& game) {
  for (const state::Face face : {state::Face::blank, state::Face::focus}) {
    if (count_faces(game.attack()->attack_dice, face) > 0) return face;
  }
  return std::nullopt;
}

}  // namespace

// Options: the friend that is hurt, "ruthless:<id>".
void ruthless(Effects& all) {
  Effect strike = talent("ruthless", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && poor_face(game).has_value();
  });
  strike.may = true;
  strike.run = [](Game& game, Occasion& occasion) {
    if (used_in_attack(game, occasion.card)) return;
    for (const Id id : friends_near(game, occasion.owner, game.attack()->defender, 0, 1)) {
      occasion.options->push_back(option("ruthless:" + id.text(), say("ruthless.hurt", id)));
      occasion.options->back().piece = id;
    }
  };
  strike.worth = [](Game&, const Occasion&) { return false; };  // a friend's hull for a die
  strike.use = [](Game& game, Occasion& occasion) {
    const std::string_view key = occasion.word.text();
    suffer(game, Id(key.substr(key.find(':') + 1)), 1, 0, kTalents);
    if (const auto face = poor_face(game)) change_first(game, true, *face, state::Face::hit);
  };
  all.push_back(strike);
}

}  // namespace plotboard::rules::effects
