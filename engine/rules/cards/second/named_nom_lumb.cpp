#include <algorithm>
#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

std::vector<state::Option> covering_settings(const Game& game, const Occasion& occasion) {
  static const std::vector<std::pair<const char*, geom::ArcKind>> arcs{{"front", geom::ArcKind::front},
                                                                       {"rear", geom::ArcKind::rear},
                                                                       {"left", geom::ArcKind::left},
                                                                       {"right", geom::ArcKind::right}};
  std::vector<state::Option> settings = turret_settings(game, occasion.owner);
  std::erase_if(settings, [&](const state::Option& each) {
    return std::none_of(arcs.begin(), arcs.end(), [&](const auto& arc) {
      return each.key == arc.first && is_in_arc(game, game.attack()->attacker, arc.second, occasion.owner);
    });
  });
  return settings;
}

}  // namespace

void named_nom_lumb(Effects& all) {
  squad_must(
      all, "pilot:nomlumb", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        return owner_defends(game, occasion) && occasion.subject == occasion.owner && is_ship_in_play(game, attacker) &&
               !in_turret_arc(game, attacker, occasion.owner) && !covering_settings(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        state::Choice choice =
            choice_of(game, "rotate", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        choice.options = covering_settings(game, occasion);
        turn_turret(game, occasion.owner, game.ask(std::move(choice)).text());
      });
}

}  // namespace plotboard::rules::effects
