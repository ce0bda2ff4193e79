#include "rules/play/battle_commands.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "data/rule_set.hpp"
#include "rules/machine/step.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/docking.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using Refused = std::optional<Refusal>;
using Events = std::vector<state::Event>;

Refused between_steps(const state::Table& table) {
  if (!table.play.on()) return Refusal{kOwn, say("refused.no-battle")};
  if (table.play.phase == state::Phase::over) return Refusal{kOwn, say("refused.battle-over")};
  if (table.play.choice) return Refusal{kOwn, say("refused.answer-first", table.play.choice->prompt)};
  return std::nullopt;
}

bool fits_die(state::DieKind kind, int value) {
  const auto face = static_cast<state::Face>(value);
  switch (kind) {
    case state::DieKind::attack:
      return value >= 0 && value <= 3;
    case state::DieKind::defense:
      return face == state::Face::blank || face == state::Face::focus || face == state::Face::evade;
    case state::DieKind::d6:
      return value >= 1 && value <= 6;
    case state::DieKind::d3:
      return value >= 1 && value <= 3;
    case state::DieKind::random:
      return false;
  }
  return false;
}

}  // namespace

Refused refused_in_battle(const state::Table& table, const Command& command) {
  const bool by_turns = holds<FlyManeuver>(command) || holds<SkipActivation>(command) || holds<StartRound>(command);
  if (by_turns) return Refusal{kOwn, say("refused.by-turns")};
  const bool by_hand = holds<AddPiece>(command) || holds<RemovePieces>(command) || holds<ChangePiece>(command) ||
                       holds<ChangePieces>(command) || holds<PlacePieces>(command) || holds<SetTable>(command);
  if (by_hand && table.play.phase == state::Phase::setup && !holds<PlacePieces>(command)) {
    return Refusal{"2e-setup-1", say("refused.place-first")};
  }
  const bool corrects = holds<ChangePiece>(command) || holds<ChangePieces>(command) || holds<PlacePieces>(command);
  if (by_hand && !corrects && table.play.before != nullptr) {
    return Refusal{kOwn, say("refused.turn-under-way")};
  }
  return std::nullopt;
}

namespace {

// Missions have rounds of their own.
Refused limit_fault(const data::Catalog& catalog, const state::Table& table, int rounds) {
  const Rulebook& book = book_of(catalog, table);
  if (book.limit.by_rounds == nullptr || !table.mission.empty()) return Refusal{kOwn, say("refused.no-round-limit")};
  if (rounds >= 0 && rounds <= state::kMostNumber) return std::nullopt;
  return Refusal{book.limit.by_rounds, say("refused.round-limit", state::kMostNumber)};
}
// Only a table with people at it has anything to keep.
bool is_sound(const state::Referee& referee) { return referee.on || referee == state::Referee{}; }

}  // namespace

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const StartBattle& command) {
  if (table.play.on()) return Refusal{kOwn, say("refused.battle-runs")};
  if (!is_sound(command.referee)) return Refusal{kOwn, say("refused.not-at-a-table")};
  if (command.round_limit != 0) {
    if (auto refused = limit_fault(catalog, table, command.round_limit)) return refused;
  }
  bool any = false;
  for (const state::Piece& ship : table.pieces) {
    if (ship.type != state::PieceType::ship || ship.fled) continue;
    any = true;
    const bool may_be_neutral = !table.mission.empty() && ship.ai;
    if (ship.side == state::Side::none && !may_be_neutral) return Refusal{kOwn, say("refused.no-side", ship.id)};
    if (catalog.ship(ship.ref) == nullptr) return Refusal{kOwn, say("refused.only-base", ship.id)};
    const data::RuleSet& rules = *catalog.ruleset(table.ruleset);
    if (catalog.ship(ship.ref)->edition != rules.edition) {
      return Refusal{kOwn, say("refused.other-edition", ship.id, words::Text{rules.name})};
    }
    // What a mission's AI ships carry is for their pilot cards to say.
    const auto faults =
        additions().brings_own_gear(catalog, table, ship) ? std::vector<Refusal>{} : loadout_faults(catalog, ship);
    if (!faults.empty()) return faults.front();
    const bool lost = ship.ship.destroyed || ship.ship.removed;
    if (!lost && !has_hull_left(catalog, ship)) return Refusal{"2e-destroy-1", say("refused.no-hull-left", ship.id)};
    if (auto refused = token_fault(catalog, table, ship, nullptr)) return refused;
    if (auto refused = docking_fault(catalog, table, ship)) return refused;
    if (auto refused = wing_fault(catalog, table, ship)) return refused;
  }
  if (!any) return Refusal{kOwn, say("refused.no-ships")};
  return std::nullopt;
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const StartBattle& command) {
  state::Step step;
  step.kind = state::StepKind::start;
  step.seed = command.seed;
  step.typed_dice = command.typed_dice;
  step.first = command.first;
  step.place = command.place;
  step.referee = command.referee;
  step.round_limit = command.round_limit;
  return run_step(catalog, table, step);
}
Phrase words_of_battle(const StartBattle&) { return say("command.start"); }

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const PlacePieces& command) {
  if (auto refused = between_steps(table)) return refused;
  if (command.placements.size() != 1) return Refusal{"2e-setup-11", say("refused.one-at-a-time")};
  const Placement& placement = command.placements.front();
  const Placing next = next_to_place(catalog, table);
  state::Piece piece = *table.find(placement.id);
  if (!piece.waiting) return Refusal{"2e-setup-1", say("refused.stands", piece.id)};
  if (piece.ship.is_wingmate()) return Refusal{"2e-wing-4", say("refused.placed-with-leader", piece.id)};
  if (!base::contains(next.pieces, piece.id)) {
    const Id first = next.pieces.front();
    const state::Piece& due = *table.find(first);
    const bool huge = geom::is_huge(due.base) && !geom::is_huge(piece.base);
    const bool by_size = huge && book_of(catalog, table).setup.huge_first;
    const char* rule = is_hulk(catalog, due) ? "huge-obstacle-3" : by_size ? "1e-epic-5" : "2e-setup-11";
    return Refusal{rule, next.pieces.size() > 1 ? say("refused.first-like", first) : say("refused.first", first)};
  }
  piece.pose = placement.to;
  return place_fault(catalog, table, piece);
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const PlacePieces& command) {
  const Placement& placement = command.placements.front();
  Events events{state::PiecePlaced{placement.id, placement.to}};
  state::Table placed = table;
  state::fold(placed, events.front());
  state::Step step;
  step.kind = state::StepKind::turn;
  step.ship = placement.id;
  for (state::Event& event : run_step(catalog, placed, step)) events.push_back(std::move(event));
  return events;
}

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const SetDial& command) {
  if (auto refused = between_steps(table)) return refused;
  if (table.play.phase != state::Phase::planning) {
    return Refusal{"2e-planning-4", say("refused.dials-in-planning")};
  }
  const state::Piece* ship = table.find(command.ship);
  if (ship == nullptr) return Refusal{kOwn, say("refused.no-ship", command.ship)};
  if (ship->ship.is_wingmate()) return Refusal{"2e-wing-6", say("refused.leaders-dial", command.ship)};
  if (!takes_dial(book_of(catalog, table), *ship))
    return Refusal{"2e-planning-6", say("refused.given-no-dial", command.ship)};
  if (!command.maneuver) return std::nullopt;
  if (!catalog.ship(ship->ref)->dial.has(*command.maneuver)) {
    const words::Text type{catalog.ship(ship->ref)->name};
    return Refusal{"2e-planning-2", say("refused.not-on-dial", type, *command.maneuver)};
  }
  const auto limit = additions().speed_limit(catalog, table, *ship);
  if (limit && command.maneuver->speed > *limit) {
    return Refusal{kOwn, say("refused.too-fast", command.ship, *limit)};
  }
  state::Table copy = table;
  Game game(catalog, copy, {}, nullptr, Keeps::nothing);
  return dial_fault(game, command.ship, *command.maneuver);
}
Refused dial_fault(Game& game, Id ship, geom::Maneuver maneuver) {
  if (!anything_at(game, Window::may_dial, ship)) return std::nullopt;
  Occasion occasion;
  occasion.window = Window::may_dial;
  occasion.subject = ship;
  occasion.maneuver = maneuver;
  occasion.value = 1;
  happen(game, occasion);
  if (occasion.value > 0) return std::nullopt;
  const auto reason = game.catalog().rules.find(occasion.rule);
  return Refusal{occasion.rule, reason == game.catalog().rules.end() ? say("refused.card-bars-dial", ship, maneuver)
                                                                     : Phrase::of(reason->second.text)};
}
namespace {

// A side that changes its mind is not ready any more.
void take_back_ready(const state::Table& table, state::Side side, Events& events) {
  if (table.play.ready[state::seat(side)]) events.emplace_back(state::ReadySet{side, false});
}

}  // namespace

Events resolve_battle(const data::Catalog&, const state::Table& table, const SetDial& command) {
  const state::Piece& ship = *table.find(command.ship);
  Events events{state::DialSet{command.ship, command.maneuver}};
  if (command.maneuver && additions().stays_by_its_word(ship))
    events.emplace_back(state::DeclarationSet{command.ship, ""});
  take_back_ready(table, ship.side, events);
  return events;
}
Phrase words_of_battle(const SetDial& command) { return say("command.dial", command.ship); }

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const Declare& command) {
  if (auto refused = between_steps(table)) return refused;
  if (table.play.phase != state::Phase::planning) {
    return Refusal{"fga-2.16.1.3x-3", say("refused.declared-in-planning")};
  }
  const state::Piece* ship = table.find(command.ship);
  if (ship == nullptr) return Refusal{kOwn, say("refused.no-ship", command.ship)};
  if (command.what.empty()) {
    if (!ship->ship.declares.empty()) return std::nullopt;
    return Refusal{kOwn, say("refused.declared-nothing", command.ship)};
  }
  for (const state::Option& option : additions().declarations(catalog, table, command.ship)) {
    if (option.key != command.what) continue;
    if (option.legal) return std::nullopt;
    return Refusal{option.rule, option.why};
  }
  return Refusal{"fga-2.16.1x-1", say("refused.no-such-declaration", command.ship)};
}
Events resolve_battle(const data::Catalog&, const state::Table& table, const Declare& command) {
  state::Table after = table;
  Events events{state::DeclarationSet{command.ship, command.what}};
  state::fold(after, events.front());
  const state::Piece& ship = *after.find(command.ship);
  if (additions().stays_by_its_word(ship) && ship.ship.dial)
    events.emplace_back(state::DialSet{command.ship, std::nullopt});
  take_back_ready(table, ship.side, events);
  return events;
}
Phrase words_of_battle(const Declare& command) { return words_of(state::DeclarationSet{command.ship, command.what}); }

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const Ready& command) {
  if (auto refused = between_steps(table)) return refused;
  if (command.side != state::Side::none && is_round_played(catalog, table)) return std::nullopt;
  if (table.play.phase != state::Phase::planning) return Refusal{"2e-planning-5", say("refused.not-planning")};
  if (command.side == state::Side::none) return Refusal{kOwn, say("refused.which-ready")};
  const auto missing = need_dials(catalog, table, command.side);
  if (!missing.empty()) return Refusal{"2e-planning-5", say("refused.no-dial-yet", missing.front())};
  return std::nullopt;
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const Ready& command) {
  state::Step step;
  step.kind = state::StepKind::advance;
  step.side = command.side;
  return run_step(catalog, table, step);
}
Phrase words_of_battle(const Ready& command) { return say("command.ready", state::team_of(command.side)); }

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const TakeTurn& command) {
  if (auto refused = between_steps(table)) return refused;
  if (table.find(command.ship) == nullptr) return Refusal{kOwn, say("refused.no-ship", command.ship)};
  const auto may = whose_turn(catalog, table);
  if (base::contains(may, command.ship)) return std::nullopt;
  if (may.empty()) return Refusal{"2e-round-1", say("refused.nobody-acts")};
  const bool engaging = table.play.phase == state::Phase::engagement;
  return Refusal{engaging ? "2e-engagement-1" : "2e-activation-1", say("refused.turn-of", may.front())};
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const TakeTurn& command) {
  state::Step step;
  step.kind = state::StepKind::turn;
  step.ship = command.ship;
  return run_step(catalog, table, step);
}
Phrase words_of_battle(const TakeTurn& command) { return say("command.turn", command.ship); }

Refused check_battle(const data::Catalog&, const state::Table& table, const Choose& command) {
  if (!table.play.choice) return Refusal{kOwn, say("refused.nothing-to-choose")};
  const state::Choice& choice = *table.play.choice;
  if (choice.kind != command.choice) {
    return Refusal{kOwn, say("refused.other-question", choice.kind, Id(command.choice))};
  }
  if (command.die && (*command.die < 1 || *command.die > 6)) {
    return Refusal{kOwn, say("refused.die", *command.die)};
  }
  if (command.untold) {
    if (!is_refereed(table)) return Refusal{kOwn, say("refused.not-at-a-table")};
    const state::Option* open = left_open(choice);
    if (open == nullptr || open->key != command.option) return Refusal{kOwn, say("refused.cannot-stay-open")};
  }
  if (choice.dice > 0) {
    if (!command.option.empty()) return Refusal{kOwn, say("refused.dice-asked")};
    if (command.dice.empty()) return std::nullopt;
    const auto typed = static_cast<int>(command.dice.size());
    if (may_differ(table, choice)) {
      if (typed > kMostTypedDice) return Refusal{kOwn, say("refused.dice-most", kMostTypedDice)};
    } else if (typed != choice.dice) {
      return Refusal{kOwn, say("refused.dice-count", choice.dice)};
    }
    for (const int value : command.dice) {
      if (!fits_die(choice.die, value)) return Refusal{"2e-dice-5", say("refused.face")};
    }
    return std::nullopt;
  }
  if (!command.dice.empty()) return Refusal{kOwn, say("refused.no-dice-asked")};
  const state::Option* option = choice.option(command.option);
  if (option == nullptr) return Refusal{kOwn, say("refused.not-among", Id(command.option))};
  if (!option->legal) return Refusal{option->rule, option->why};
  return std::nullopt;
}
namespace {

bool is_untold(const Choose& command) { return command.untold || command.option == kUntold; }

}  // namespace

Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const Choose& command) {
  Events events;
  const Id ship = table.play.choice->ship;
  if (command.die) events.emplace_back(state::DieRolled{ship, *command.die, command.die_typed, command.what});
  if (!command.die && !command.what.empty()) events.emplace_back(state::OverrideNoted{ship, command.what});
  for (state::Event& event : run_on(catalog, table, {command.option, command.dice, command.memo, is_untold(command)}))
    events.push_back(std::move(event));
  return events;
}
Phrase words_of_battle(const Choose& command) {
  if (is_untold(command)) return say("command.left-open", words::Word{command.choice});
  if (!command.dice.empty()) return say("command.dice-typed");
  if (command.option.empty()) return say("command.throw");
  return say("command.choose", words::Word{command.choice}, words::Word{command.option});
}

// At any time, in the middle of a turn too.
Refused check_battle(const data::Catalog&, const state::Table& table, const Concede& command) {
  if (!table.play.on()) return Refusal{kOwn, say("refused.no-battle")};
  if (table.play.phase == state::Phase::over) return Refusal{kOwn, say("refused.battle-over")};
  if (command.side == state::Side::none) return Refusal{kOwn, say("refused.which-gives-up")};
  return std::nullopt;
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const Concede& command) {
  Events events;
  const std::size_t attacks = table.play.waiting.size() + (table.play.attack ? 1 : 0);
  for (std::size_t i = 0; i < attacks; ++i) events.emplace_back(state::AttackEnded{});
  if (table.play.before != nullptr) events.emplace_back(state::StepEnded{});
  additions().give_up(catalog, table, command.side, events);
  events.emplace_back(state::BattleEnded{state::name_of(state::other(command.side))});
  return events;
}
Phrase words_of_battle(const Concede& command) { return say("command.give-up", state::team_of(command.side)); }

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const LimitRounds& command) {
  if (auto refused = between_steps(table)) return refused;
  if (auto refused = limit_fault(catalog, table, command.rounds)) return refused;
  if (command.rounds == 0 || command.rounds >= table.round) return std::nullopt;
  return Refusal{book_of(catalog, table).limit.by_rounds, say("refused.round-is-over", command.rounds)};
}
Events resolve_battle(const data::Catalog&, const state::Table&, const LimitRounds& command) {
  return {state::RoundLimitSet{command.rounds}};
}
Phrase words_of_battle(const LimitRounds& command) {
  return command.rounds > 0 ? say("command.limit", command.rounds) : say("command.no-limit");
}

Refused check_battle(const data::Catalog&, const state::Table& table, const SetReferee& command) {
  if (auto refused = between_steps(table)) return refused;
  if (!is_refereed(table) || !command.referee.on) return Refusal{kOwn, say("refused.not-at-a-table")};
  return std::nullopt;
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const SetReferee& command) {
  state::Table copy = table;
  Game game(catalog, copy, {}, nullptr);
  set_referee(game, command.referee);
  return std::move(game.events());
}
Phrase words_of_battle(const SetReferee&) { return say("command.referee"); }

Refused check_battle(const data::Catalog&, const state::Table& table, const Settle& command) {
  if (auto refused = between_steps(table)) return refused;
  const auto& untold = table.play.untold;
  const bool open = std::any_of(untold.begin(), untold.end(), [&](const state::Untold& each) {
    return each.ship == command.ship && each.what == command.what;
  });
  return open ? Refused() : Refusal{kOwn, say("refused.nothing-open", command.ship)};
}
Events resolve_battle(const data::Catalog&, const state::Table&, const Settle& command) {
  return {state::UntoldSettled{command.ship, command.what}};
}
Phrase words_of_battle(const Settle& command) {
  const words::Word what{command.what};
  return command.ship.empty() ? say("command.settle-for-all", what) : say("command.settle", command.ship, what);
}

Refused check_battle(const data::Catalog& catalog, const state::Table& table, const Report& command) {
  if (auto refused = between_steps(table)) return refused;
  if (!is_refereed(table)) return Refusal{kOwn, say("refused.not-at-a-table")};
  for (const state::Option& option : additions().reports(catalog, table)) {
    if (option.key != command.what) continue;
    if (option.legal) return std::nullopt;
    return Refusal{option.rule, option.why};
  }
  return Refusal{kOwn, say("refused.no-such-report")};
}
Events resolve_battle(const data::Catalog& catalog, const state::Table& table, const Report& command) {
  state::Step step;
  step.kind = state::StepKind::report;
  step.ship = command.what;
  return run_step(catalog, table, step);
}
Phrase words_of_battle(const Report&) { return say("command.report"); }

std::vector<Command> legal_commands(const data::Catalog& catalog, const state::Table& table) {
  std::vector<Command> commands;
  const state::Play& play = table.play;
  if (!play.on() || play.phase == state::Phase::over) return commands;
  if (play.choice) {
    Choose choose;
    choose.choice = play.choice->kind;
    if (play.choice->dice > 0) commands.emplace_back(choose);
    for (const state::Option& option : play.choice->options) {
      if (!option.legal) continue;
      choose.option = option.key;
      commands.emplace_back(choose);
    }
    return commands;
  }
  for (const Id id : next_to_place(catalog, table).pieces) {
    if (const auto place = suggested_place(catalog, table, id)) commands.emplace_back(PlacePieces{{{id, *place}}});
  }
  for (const Id ship : whose_turn(catalog, table)) commands.emplace_back(TakeTurn{ship});
  if (is_round_played(catalog, table)) commands.emplace_back(Ready{state::Side::player});
  if (play.phase != state::Phase::planning) return commands;
  state::Table copy = table;
  Game game(catalog, copy, {}, nullptr, Keeps::nothing);
  for (const state::Piece& ship : table.pieces) {
    if (!takes_dial(book_of(catalog, table), ship)) continue;
    for (const data::DialEntry& entry : catalog.ship(ship.ref)->dial.entries) {
      const auto limit = additions().speed_limit(catalog, table, ship);
      if (limit && entry.maneuver.speed > *limit) continue;
      if (dial_fault(game, ship.id, entry.maneuver)) continue;
      if (ship.ship.dial != entry.maneuver) commands.emplace_back(SetDial{ship.id, entry.maneuver});
    }
  }
  for (const state::Piece& ship : table.pieces) {
    for (const state::Option& option : additions().declarations(catalog, table, ship.id)) {
      if (option.legal && option.key != ship.ship.declares) commands.emplace_back(Declare{ship.id, option.key});
    }
  }
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    if (!play.ready[state::seat(side)] && need_dials(catalog, table, side).empty()) commands.emplace_back(Ready{side});
  }
  return commands;
}

}  // namespace plotboard::rules
