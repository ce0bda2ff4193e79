#include <algorithm>
#include <string>
#include <utility>

#include "rules/cards/second/parts_crew.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects {

namespace {

const std::string kNavigated = "seasoned-navigator:";  // starts a mark
constexpr const char* kWayFlown = "seasoned-navigator-flown";

bool is_of_same_speed(geom::Maneuver now, geom::Maneuver other) { return other != now && other.speed == now.speed; }

}  // namespace

// Choice "turn-dial": the maneuver's code. It is known by a mark until it has been flown.
void seasoned_navigator(Effects& all) {
  may_gear(
      all, "seasoned-navigator", Window::after_reveal, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const data::Ship* type = game.type_of(occasion.owner);
        const auto& now = game.piece(occasion.owner).ship.dial;
        if (type == nullptr || !now) return false;
        const auto& entries = type->dial.entries;
        return std::any_of(entries.begin(), entries.end(),
                           [&](const data::DialEntry& entry) { return is_of_same_speed(*now, entry.maneuver); });
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const geom::Maneuver now = *game.piece(ship).ship.dial;
        state::Choice choice = choice_of(game, "turn-dial", ship, kCrew, say("dial.turn-to", ship));
        for (const data::DialEntry& entry : dial_now(game, ship).entries) {
          if (!is_of_same_speed(now, entry.maneuver) || entry.difficulty == geom::Difficulty::red) continue;
          const geom::Difficulty harder = book_of(game).changed(entry.difficulty, 1);
          choice.options.push_back(
              option(geom::code_of(entry.maneuver),
                     say("maneuver.coloured", words::Word{geom::name_of(harder)}, entry.maneuver)));
          choice.options.back().unwise = !book_of(game).may_execute(game.piece(ship), harder);
        }
        if (choice.options.empty()) return game.tell(ship, kCrew, say("seasoned-navigator.nothing"));
        const Id code = game.ask(std::move(choice));
        game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
        game.emit(state::Marked{ship, kNavigated + code.text()});
      },
      say("seasoned-navigator.turn"))
      .worth = [](Game&, const Occasion&) { return false; };  // it was dialled to be flown
  gear(
      all, "seasoned-navigator", Window::before_maneuver, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return game.piece(occasion.owner).ship.has_mark(kNavigated + geom::code_of(occasion.maneuver));
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, kWayFlown});
      });
  gear(
      all, "seasoned-navigator", Window::difficulty, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = game.piece(occasion.owner).ship;
        return !ship.has_mark(kWayFlown) && ship.has_mark(kNavigated + geom::code_of(occasion.maneuver));
      },
      [](Game&, Occasion& occasion) { ++occasion.value; });
}

}  // namespace plotboard::rules::effects
