#include <algorithm>
#include <utility>

#include "geom/pose.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kCienasTurn = 90;  // degrees

bool has_repositioned(const Coordinated& made) {
  return std::any_of(made.actions.begin(), made.actions.end(),
                     [](Id action) { return action == "barrel-roll" || action == "boost"; });
}

}  // namespace

// Choice "turn" of the coordinated ship: "left", "right", "pass".
void ciena_ree(Effects& all) {
  gear(
      all, "ciena-ree", Window::after_action, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return just_coordinated(game, occasion) && has_repositioned(*coordinated_by(game, occasion.owner));
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = coordinated_by(game, occasion.owner)->ship;
        state::Choice choice = choice_of(game, "turn", ship, kCrew, say("ciena-ree.which-way", ship));
        const geom::Pose pose = game.piece(ship).pose;
        for (const int degrees : {-kCienasTurn, kCienasTurn}) {
          if (!can_turn(game, ship, degrees)) continue;
          choice.options.push_back(degrees < 0 ? option("left", say("ciena-ree.left"))
                                               : option("right", say("ciena-ree.right")));
          choice.options.back().ghost = geom::displaced(pose, {0, 0, static_cast<double>(degrees)});
          choice.options.back().unwise = true;
        }
        choice.options.push_back(option("pass", say("answer.no")));
        const Id key = game.ask(std::move(choice));
        if (key == "pass") return;
        gain(game, ship, state::Token::stress, 1, kCrew);
        rotate_ship(game, ship, key == "left" ? -kCienasTurn : kCienasTurn, kCrew);
      });
}

}  // namespace plotboard::rules::effects
