#include <algorithm>

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

using state::Face;

int count_of(const Game& game, Face face) { return count_faces(game.attack()->defense_dice, face); }

// Choice "faceoff": "blank" or "focus", which kind of result becomes the evade.
Face which_face(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "faceoff", ship, "2e-ship-38", say("faceoff.which", ship));
  for (const Face face : {Face::blank, Face::focus}) {
    if (count_of(game, face) > 0)
      choice.options.push_back(option(state::name_of(face), say("faceoff.result", words::Word{state::name_of(face)})));
  }
  return state::face_named(game.ask(std::move(choice)).text()).value();
}

}  // namespace

void ship_concordia_faceoff(Effects& all) {
  Effect faceoff;
  faceoff.card = "concordia-faceoff";
  faceoff.window = Window::modify_defense;
  faceoff.rule = "2e-ship-38";
  faceoff.when = [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = *game.attack();
    return attack.range == 1 && is_in_arc(game, occasion.subject, geom::ArcKind::front, attack.attacker);
  };
  faceoff.run = [](Game& game, Occasion& occasion) {
    if (count_of(game, Face::blank) + count_of(game, Face::focus) == 0) return;
    occasion.options->push_back(option(occasion.card, say("faceoff.change")));
  };
  faceoff.use = [](Game& game, Occasion& occasion) {
    const Face face = which_face(game, occasion.subject);
    const auto& dice = game.attack()->defense_dice;
    const auto die =
        std::find_if(dice.begin(), dice.end(), [face](const state::Die& each) { return each.face == face; });
    change_die(game, false, static_cast<std::size_t>(die - dice.begin()), Face::evade);
  };
  all.push_back(faceoff);
}

}  // namespace plotboard::rules::effects
