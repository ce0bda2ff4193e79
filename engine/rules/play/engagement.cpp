// A ship engages: what happens before, and one attack if its side wants one (2e-engage).
#include <algorithm>

#include "data/obstacle.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

void tell_no_attack(Game& game, Id ship) {
  if (!game.narrates()) return;
  const state::Piece& piece = game.piece(ship);
  if (is_disarmed(piece)) {
    const bool by_token = piece.tokens.disarm > 0;
    game.tell(ship, by_token ? "2e-attack-9" : "2e-attack-10",
              by_token ? say("attack.disarmed") : say("attack.cloaked"));
  } else if (at_range_zero_of(game, ship, data::ObstacleKind::asteroid)) {
    game.tell(ship, "2e-attack-11", say("attack.at-asteroid"));
  } else {
    game.tell(ship, "2e-attack-6", say("attack.no-target"));
  }
}

Phrase words_of(const Shot& shot) {
  std::vector<Phrase> parts{say("shot.at", shot.weapon.name(), shot.defender)};
  if (shot.weapon.arcs.size() > 1) parts.push_back(just(words::Word{geom::name_of(shot.arc)}));
  if (shot.legal) parts.push_back(say("shot.range", shot.range));
  if (!shot.obstructed_by.empty()) parts.push_back(say("shot.obstructed"));
  if (!shot.waived_by.empty()) parts.push_back(just(words::Card{shot.waived_by}));
  return Phrase::list(parts);
}

state::Option offered(const Shot& shot, bool with_words) {
  state::Option made = option(shot.key(), with_words ? words_of(shot) : Phrase());
  made.piece = shot.defender;
  made.legal = shot.legal;
  made.rule = shot.rule;
  made.why = shot.why;
  return made;
}

}  // namespace

namespace {

bool offer_shots(Game& game, Id ship, const ShotFilter& filter, bool bonus, std::string_view rule) {
  if (bonus && game.piece(ship).ship.has_mark("bonus-attack")) {
    game.tell(ship, "2e-bonus-2", say("attack.bonus-made"));
    return false;
  }
  ShotFilter wanted = filter;
  wanted.explain = game.narrates();
  const std::vector<Shot> shots = shots_of(game, ship, wanted);
  if (std::none_of(shots.begin(), shots.end(), [](const Shot& shot) { return shot.legal; })) {
    tell_no_attack(game, ship);
    return false;
  }
  state::Choice choice =
      choice_of(game, "attack", ship, rule, bonus ? say("attack.choose-bonus", ship) : say("attack.choose", ship));
  choice.options.reserve(shots.size() + 1);
  for (const Shot& shot : shots) choice.options.push_back(offered(shot, game.narrates()));
  if (!filter.must) choice.options.push_back(option("pass", say("attack.none")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return false;
  if (filter.cost != nullptr) filter.cost(game, ship);
  carry_out(game, *std::find_if(shots.begin(), shots.end(), [&](const Shot& shot) { return shot.key() == key; }),
            bonus);
  return true;
}

}  // namespace

bool offer_attack(Game& game, Id ship, const ShotFilter& filter, bool bonus, std::string_view rule) {
  const bool attacked = offer_shots(game, ship, filter, bonus, rule);
  if (game.in_play(ship)) moment(game, Window::attack_offered, ship);
  return attacked;
}

namespace {

void attack_if_able(Game& game, Id ship) {
  if (const Hindrance hindrance = additions().hinders_attacks(game, game.piece(ship))) {
    game.tell(ship, hindrance.rule, hindrance.why);
  } else {
    offer_attack(game, ship, {}, false, "2e-engage-4");
  }
}

}  // namespace

void engage(Game& game, Id ship) {
  if (skips_engagement(game, ship)) {
    game.tell(ship, "fga-sheet.obstacle-2", say("attack.stands-on-asteroid"));
    game.emit(state::ShipEngaged{ship});
    return;
  }
  moment(game, Window::before_engage, ship);
  if (game.in_play(ship) && !additions().engages_otherwise(game, ship)) attack_if_able(game, ship);
  game.emit(state::ShipEngaged{ship});
}

}  // namespace plotboard::rules
