#include "rules/board/field.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kDuchess{"pilot:duchess"};  // may leave them, and may use them while stressed

// A ship that gets no dial to reveal makes no such move either (2e-ship-20).
bool reveals(const Game& game, const state::Piece& ship) {
  return ship.ai ? !is_ionised(book_of(game), ship) : ship.ship.dial.has_value();
}

}  // namespace

// Choice "ailerons": the maneuver's code, with the place where it leads.
void ship_adaptive_ailerons(Effects& all) {
  Effect slip;
  slip.card = "adaptive-ailerons";
  slip.window = Window::before_activation;
  slip.rule = "2e-ship-17";
  slip.when = [](const Game& game, const Occasion& occasion) {
    const state::Piece& ship = game.piece(occasion.subject);
    return (ship.tokens.stress == 0 || ship.ship.card(kDuchess) != nullptr) && !ship.stays && reveals(game, ship);
  };
  slip.run = [](Game& game, Occasion& occasion) {
    const Id id = occasion.subject;
    state::Choice choice = choice_of(game, "ailerons", id, "2e-ship-17", say("ailerons.which-way", id));
    for (const geom::Maneuver maneuver : kAileronSlips) {
      choice.options.push_back(option(geom::code_of(maneuver), just(maneuver)));
      choice.options.back().ghost = fly(field_of(game), *field_of(game).ship(id), maneuver).end;
    }
    if (game.piece(id).ship.card(kDuchess) != nullptr)
      choice.options.push_back(option("pass", say("squad-cards.stay")));
    const Id code = game.ask(std::move(choice));
    if (code == "pass") return;
    const Flight flight{geom::maneuver_from_code(code.text()).value(), geom::Difficulty::white};
    execute_maneuver(game, id, flight, ManeuverKind::effect);
  };
  all.push_back(slip);
}

}  // namespace plotboard::rules::effects
