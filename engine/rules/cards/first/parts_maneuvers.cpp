#include "rules/cards/first/parts_maneuvers.hpp"

#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/dial_now.hpp"

namespace plotboard::rules::effects::first {

bool can_turn_dial(const Game& game, Id ship, Fits fits) {
  const data::Ship* type = game.type_of(ship);
  const auto& now = game.piece(ship).ship.dial;
  if (type == nullptr || !now) return false;
  const auto& entries = type->dial.entries;
  return std::any_of(entries.begin(), entries.end(), [&](const data::DialEntry& entry) {
    return entry.maneuver != *now && fits(*now, entry.maneuver);
  });
}

bool turn_dial(Game& game, Id ship, Fits fits, bool no_red, std::string_view rule) {
  const geom::Maneuver now = *game.piece(ship).ship.dial;
  state::Choice choice = choice_of(game, "turn-dial", ship, Id(rule), say("dial.turn-to", ship));
  for (const data::DialEntry& entry : dial_now(game, ship).entries) {
    if (entry.maneuver == now || !fits(now, entry.maneuver)) continue;
    if (no_red && entry.difficulty == geom::Difficulty::red) continue;
    const words::Word colour{geom::name_of(entry.difficulty)};
    choice.options.push_back(option(geom::code_of(entry.maneuver), say("maneuver.coloured", colour, entry.maneuver)));
  }
  if (choice.options.empty()) return false;
  const Id code = game.ask(std::move(choice));
  game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
  return true;
}

namespace {

// Those of the same colour as the revealed one, which is green or red as it counts now.
std::vector<geom::Maneuver> of_same_colour(Game& game, Id ship) {
  std::vector<geom::Maneuver> others;
  const geom::Maneuver now = *game.piece(ship).ship.dial;
  const data::Dial dial = dial_now(game, ship);
  const auto colour = dial.difficulty_of(now);
  if (colour != geom::Difficulty::blue && colour != geom::Difficulty::red) return others;
  for (const data::DialEntry& entry : dial.entries) {
    if (entry.difficulty == colour && entry.maneuver != now) others.push_back(entry.maneuver);
  }
  return others;
}

}  // namespace

void turns_dial_by_colour(Effects& all, const char* card) {
  must(
      all, card, Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.dial.has_value(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice = choice_of(game, "turn-dial", ship, occasion.card, say("dial.turn-to", ship));
        for (const geom::Maneuver other : of_same_colour(game, ship)) {
          choice.options.push_back(option(geom::code_of(other), just(other)));
        }
        choice.options.push_back(option("pass", say("dial.stays")));
        const Id code = game.ask(std::move(choice));
        if (code != "pass") game.emit(state::DialSet{ship, geom::maneuver_from_code(code.text())});
      });
}

std::optional<geom::Difficulty> printed_difficulty(const Game& game, Id ship, geom::Maneuver maneuver) {
  const data::Ship* type = game.type_of(ship);
  return type == nullptr ? std::nullopt : type->dial.difficulty_of(maneuver);
}

namespace {

std::string recoloured(Id card) { return "recoloured:" + card.text() + ":"; }

}  // namespace

void fly_instead(Game& game, const Occasion& occasion, geom::Maneuver other) {
  const geom::Maneuver now = *owner_of(game, occasion).ship.dial;
  const geom::Difficulty colour = dial_now(game, occasion.owner).difficulty_of(now).value_or(geom::Difficulty::white);
  game.emit(state::Marked{occasion.owner, recoloured(occasion.card) + std::string(geom::name_of(colour))});
  game.emit(state::DialSet{occasion.owner, other});
}

namespace {

// The colour that the revealed maneuver keeps, whatever is flown in its place; nothing once it has been flown.
std::optional<std::string> kept_colour(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = owner_of(game, occasion).ship;
  if (ship.executed || !ship.dial || *ship.dial != occasion.maneuver) return std::nullopt;
  const std::string start = recoloured(occasion.card);
  for (const Id mark : ship.marks) {
    if (mark.starts_with(start)) return mark.text().substr(start.size());
  }
  return std::nullopt;
}

bool keeps_a_colour(const Game& game, const Occasion& occasion) { return kept_colour(game, occasion).has_value(); }

// Steps from the printed colour, white for what is not on the dial.
int steps_to(const std::string& colour, geom::Difficulty printed) {
  if (colour == geom::name_of(geom::Difficulty::red)) return rules::first::kMakesRed;
  if (colour == geom::name_of(geom::Difficulty::blue)) return rules::first::kMakesGreen;
  return printed == geom::Difficulty::red ? -1 : rules::first::kMakesWhite;
}

}  // namespace

void keeps_colour(Effects& all, const char* card) {
  must(all, card, Window::difficulty, keeps_a_colour, [](Game& game, Occasion& occasion) {
    occasion.value =
        steps_to(*kept_colour(game, occasion),
                 printed_difficulty(game, occasion.owner, occasion.maneuver).value_or(geom::Difficulty::white));
  });
}

namespace {

// Duchess alone may do without it (1e-pilot-duchess).
bool need_not_slip(const Game& game, const state::Piece& ship) {
  static const Id duchess{"1e-pilot-duchess"};
  return ship.ship.pilot == duchess && !rules::first::ignores(game, ship, duchess);
}

void slip(Game& game, Occasion& occasion) {
  const Id ship = occasion.owner;
  if (need_not_slip(game, game.piece(ship)) && !wants(game, occasion, ship)) return;
  state::Choice choice = choice_of(game, "ailerons", ship, occasion.card, say("ailerons.which-way", ship));
  for (const geom::Maneuver maneuver : kAileronSlips) {
    choice.options.push_back(option(geom::code_of(maneuver), just(maneuver)));
    choice.options.back().ghost = fly(field_of(game), *field_of(game).ship(ship), maneuver).end;
  }
  const auto way = geom::maneuver_from_code(game.ask(std::move(choice)).text());
  execute_maneuver(game, ship, {*way, geom::Difficulty::white}, ManeuverKind::effect);
}

}  // namespace

// Who has no dial to turn up, being ionised, does not slip either.
void slips_before_dial(Effects& all, const char* card) {
  must(
      all, card, Window::before_activation,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && !is_stressed(owner_of(game, occasion)) && has_dial(game, occasion.owner);
      },
      slip);
}

bool has_executed(const Game& game, Id ship, geom::Difficulty difficulty) {
  const auto& executed = game.piece(ship).ship.executed;
  return executed && executed->difficulty == difficulty;
}

}  // namespace plotboard::rules::effects::first
