#include "rules/cards/first/parts_actions.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr int kDaredevilDice = 2;

void dare(Game& game, Id ship) {
  const auto faces = game.roll(ship, state::DieKind::attack, kDaredevilDice, just(words::Card{"1e-upgrade-daredevil"}));
  const auto hits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::hit));
  const auto crits = static_cast<int>(std::count(faces.begin(), faces.end(), Face::crit));
  suffer(game, ship, hits, crits, "1e-upgrade-daredevil");
}

}  // namespace

// A maneuver with all that belongs to one (1e-act-12), so it may end anywhere; the stress comes after it.
void daredevil(Effects& all) {
  action(all, "1e-upgrade-daredevil", nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    state::Choice choice = choice_of(game, "turn-side", ship, "1e-upgrade-daredevil", say("turn.which-way", ship));
    for (const geom::Bearing bearing : {geom::Bearing::turn_left, geom::Bearing::turn_right}) {
      const geom::Maneuver turn{1, bearing};
      choice.options.push_back(option(geom::code_of(turn), just(turn)));
    }
    const auto turn = geom::maneuver_from_code(game.ask(std::move(choice)).text());
    if (!execute_maneuver(game, ship, {*turn, geom::Difficulty::white, false, false}, ManeuverKind::effect)) return;
    gain(game, ship, Token::stress, 1, "1e-upgrade-daredevil");
    if (!has_icon(game, ship, "boost")) dare(game, ship);
  }).worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
