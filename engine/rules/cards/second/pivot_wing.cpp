#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_closed(const Game& game, const Occasion& occasion) {
  return !bearer(game, occasion).ship.card(occasion.card)->open;
}
constexpr std::pair<const char*, int> kPivots[] = {{"left", -90}, {"right", 90}, {"round", 180}};
Phrase turn_words(std::string_view key) {
  return key == "left"    ? say("squad-cards.turn-left")
         : key == "right" ? say("squad-cards.turn-right")
                          : say("squad-cards.turn-round");
}

}  // namespace

// Choice "effect": "left", "right", "round" or "pass".
void pivot_wing(Effects& all) {
  add_flip(all, "pivot-wing", kCardRule, is_closed);
  all.back().prompt = say("pivot-wing.open");
  add_flip(all, "pivot-wing", kCardRule,
           [](const Game& game, const Occasion& occasion) { return !is_closed(game, occasion); });
  all.back().prompt = say("pivot-wing.close");
  squad_adds<-1>(all, "pivot-wing", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    return owner_defends(game, occasion) && is_closed(game, occasion);
  });
  squad_must(
      all, "pivot-wing", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, false) && occasion.move->maneuver.speed == 0 && is_closed(game, occasion) &&
               still_flying(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        state::Choice choice =
            choice_of(game, "effect", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        for (const auto& [key, degrees] : kPivots) {
          if (can_turn(game, occasion.owner, degrees)) choice.options.push_back(option(key, turn_words(key)));
        }
        choice.options.push_back(option("pass", say("squad-cards.stay")));
        const Id chosen = game.ask(std::move(choice));
        for (const auto& [key, degrees] : kPivots) {
          if (chosen == key) rotate_ship(game, occasion.owner, degrees, kCardRule);
        }
      });
}

}  // namespace plotboard::rules::effects
