#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

bool in_bullseye(const Game& game, Id ship, Id target) {
  const ArcAnswer answer = measure_arc(field_of(game), ship, target, geom::ArcKind::bullseye);
  return std::any_of(answer.sections.begin(), answer.sections.end(), [](const SectionVerdict& section) {
    return section.arc.in_arc && section.arc.range.band.value_or(3) <= 2;
  });
}

}  // namespace

std::vector<state::Option> actions::jam_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || game.friendly(ship, other.id)) continue;
    const int band = measure(field_of(game), ship, other.id).range.band.value_or(4);
    const int reach = band == 2 && in_bullseye(game, ship, other.id) ? 2 : 1;
    const int now = number_after(game, Window::jam_reach, ship, other.id, reach);
    if (now > reach || (band >= 1 && band <= reach)) {  // a card lets it forget about range
      options.push_back(option(other.id, just(words::Whole{other.id})));
    } else if (band == 0) {
      options.push_back(forbidden(other.id, just(words::Whole{other.id}), "2e-jam-2", say("jam.range-zero")));
    } else {
      options.push_back(forbidden(other.id, just(words::Whole{other.id}), "2e-jam-1", say("jam.too-far")));
    }
    options.back().piece = other.id;
  }
  return options;
}

bool jam(Game& game, Id ship) {
  state::Choice choice = choice_of(game, "jam", ship, "2e-jam-1", say("jam.which", ship));
  choice.options = actions::jam_options(game, ship);
  const auto target = actions::ask_one(game, std::move(choice));
  if (!target) return false;
  moment(game, Window::jammed, *target, ship);
  gain(game, *target, state::Token::jam, 1, "2e-jam-1", game.piece(ship).side);
  return true;
}

}  // namespace plotboard::rules
