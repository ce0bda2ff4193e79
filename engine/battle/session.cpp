#include "battle/session.hpp"

#include <algorithm>
#include <utility>

#include "ai/bot_mission.hpp"
#include "data/catalog.hpp"
#include "mission/mission.hpp"
#include "rules/play/referee.hpp"

namespace plotboard::battle {

namespace {

// A generator for one purpose at one point of one battle. Nothing carries over from draw to draw, so going back and
// playing on the same way draws the same.
base::Rng generator(std::uint64_t seed, std::string_view purpose, std::uint64_t point, std::uint32_t reroll) {
  base::Hasher hash;
  hash.integer(static_cast<std::int64_t>(seed)).text(purpose).integer(static_cast<std::int64_t>(point));
  return base::Rng(hash.integer(reroll).value());
}

Ids placed_ids(const rules::Command& command) {
  Ids ids;
  if (const auto* place = get_if<rules::PlacePieces>(&command)) {
    for (const rules::Placement& placement : place->placements) ids.push_back(placement.id);
  }
  return ids;
}

}  // namespace

Phrase words_of(const LogEntry& entry) { return entry.unread ? say("undo.unread") : rules::words_of(entry.command); }

Session::Session(const data::Catalog& catalog, state::Table start, std::uint64_t seed)
    : catalog_(&catalog), history_(std::move(start)), seed_(seed) {
  ENSURE(catalog.ruleset(table().ruleset) != nullptr, "a battle by rules that the catalog lacks: " + table().ruleset);
}

Session::Session(const data::Catalog& catalog, state::Table snapshot, std::uint64_t seed, Past past)
    : catalog_(&catalog),
      history_(std::move(snapshot), std::move(past.entries)),
      seed_(seed),
      past_header_(std::move(past.header)) {
  ENSURE(catalog.ruleset(table().ruleset) != nullptr, "a battle by rules that the catalog lacks: " + table().ruleset);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge) {
  return apply(command, merge, std::nullopt);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge,
                                             std::optional<ai::Decision> reasons, Phrase why, Phrase summary,
                                             bool automatic) {
  if (auto refused = rules::check(*catalog_, table(), command)) return refused;
  LogEntry entry;
  entry.command = command;
  entry.events = rules::resolve(*catalog_, table(), command);
  entry.reasons = std::move(reasons);
  entry.why = std::move(why);
  entry.summary = std::move(summary);
  entry.automatic = automatic;
  // A drag is one step of undo: its last placing stands for all of them.
  const auto ids = placed_ids(command);
  const bool same_drag =
      merge && !ids.empty() && undone().empty() && log().size() > floor() && placed_ids(log().back().command) == ids;
  if (same_drag) {
    history_.replace_last(std::move(entry));
  } else {
    history_.add(std::move(entry));
  }
  ++revision_;
  return std::nullopt;
}

base::Result<ai::Decision> Session::think(const ai::Request& request, std::uint32_t reroll) const {
  const rules::Field field(*catalog_, table());
  base::Rng rng = generator(seed_, request.ship.text(), log().size(), reroll);
  return ai::decide(field, request, rng);
}

std::optional<rules::Refusal> Session::fly(const ai::Decision& decision) {
  return apply(decision.command(), false, decision, {}, decision.summary);
}

std::optional<rules::Refusal> Session::fly(const rules::FlyManeuver& command, ai::Decision reasons) {
  if (auto refused = rules::check(*catalog_, table(), command)) return refused;
  const rules::Field field(*catalog_, table());
  reasons.ship = command.id;
  reasons.flown = command.maneuver;
  reasons.outcome = rules::fly(field, *field.ship(command.id), command.maneuver, command.choice);
  reasons.die = command.die.value_or(0);
  reasons.die_typed = command.die_typed;
  reasons.drops_lock = command.drop_lock;
  reasons.off_dial = command.off_dial;
  return apply(command, false, std::move(reasons));
}

std::optional<Session::Advised> Session::advised(const ai::Hints& hints) const {
  const state::Play& play = table().play;
  if (!play.on() || play.phase == state::Phase::over) return std::nullopt;
  if (play.choice) return advised_answer(*play.choice, hints);
  if (play.phase == state::Phase::planning) return advised_dial();
  if (play.phase == state::Phase::setup) return advised_place();
  if (rules::is_round_played(*catalog_, table())) {
    // People end it, where any fly: first they bring up to date what they left open.
    const bool people = std::any_of(table().pieces.begin(), table().pieces.end(), [this](const state::Piece& piece) {
      return rules::is_peoples(piece) && !by_bot(piece.side);
    });
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      if (!people && by_bot(side)) return Advised{rules::Ready{side}, std::nullopt};
    }
  }
  for (const Id id : rules::whose_turn(*catalog_, table())) {
    const state::Piece& ship = *table().find(id);
    if (ship.ai || by_bot(ship.side)) return Advised{rules::TakeTurn{id}, std::nullopt};
  }
  return std::nullopt;
}

std::optional<Session::Advised> Session::advised_answer(const state::Choice& choice, const ai::Hints& hints) const {
  const bool ais = ai::is_ais(table(), choice);
  if (!ais && (choice.dice > 0 || !by_bot(choice.side))) return std::nullopt;
  state::Table scratch = table();
  rules::Game game(*catalog_, scratch, {}, nullptr, rules::Keeps::nothing);
  ai::Advice advice = ais ? ai::advise(game, choice, hints) : ai::bot_advise(game, choice);
  rules::Choose choose;
  choose.choice = choice.kind;
  choose.option = advice.answer.key;
  choose.die = advice.die;
  choose.die_typed = advice.die_typed;
  choose.memo = advice.answer.memo;
  if (advice.die) choose.what = say("dice.maneuver-table");
  return Advised{choose, std::move(advice)};
}

std::optional<Session::Advised> Session::advised_dial() const {
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    if (!by_bot(side) || table().play.ready[state::seat(side)]) continue;
    state::Table scratch = table();
    rules::Game game(*catalog_, scratch, {}, nullptr, rules::Keeps::nothing);
    if (const auto words = ai::words_due(game, side); !words.empty()) {
      return Advised{rules::Declare{words.front(), ai::bot_declaration(game, words.front())}, std::nullopt};
    }
    const auto missing = ai::dials_due(game, side);
    if (missing.empty()) return Advised{rules::Ready{side}, std::nullopt};
    return Advised{rules::SetDial{missing.front(), ai::bot_dial(game, missing.front())}, std::nullopt};
  }
  return std::nullopt;
}

// AI ships are placed by the program, and so are the obstacles of a side that no person flies for.
std::optional<Session::Advised> Session::advised_place() const {
  const rules::Placing next = rules::next_to_place(catalog(), table());
  const auto by_person = [&](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == next.side && !piece.ai;
  };
  const bool people = !by_bot(next.side) && std::any_of(table().pieces.begin(), table().pieces.end(), by_person);
  for (const Id id : next.pieces) {
    if (people && !table().find(id)->ai) continue;
    const auto place = rules::suggested_place(*catalog_, table(), id);
    if (place) return Advised{rules::PlacePieces{{{id, *place}}}, std::nullopt};
  }
  return std::nullopt;
}

std::optional<rules::Refusal> Session::apply_logged(const rules::Command& command, std::optional<ai::Decision> reasons,
                                                    Phrase why, bool automatic) {
  return apply(command, false, std::move(reasons), std::move(why), {}, automatic);
}

std::optional<rules::Refusal> Session::apply_automatic(const rules::Command& command, Phrase why) {
  return apply(command, false, std::nullopt, std::move(why), {}, true);
}

std::optional<rules::Refusal> Session::follow(const Advised& advised) {
  if (!advised.advice) return apply(advised.command);
  return apply(advised.command, false, advised.advice->decision, advised.advice->why, advised.advice->summary);
}

bool Session::let_ai_act() {
  bool acted = false;
  while (auto next = advised()) {
    const bool begins_turn = holds<rules::TakeTurn>(next->command);
    if (acted && begins_turn) break;  // one ship's turn at a time
    const auto refused = follow(*next);
    ENSURE(!refused,
           "advice that the rules refuse: " + rules::words_of(next->command).english() + ": " + refused->why.english());
    acted = true;
    if (table().play.before == nullptr && table().play.phase != state::Phase::planning) break;
  }
  return acted;
}

void Session::fly_by_bot(state::Side side, bool bot) {
  bots_[state::seat(side)] = bot;
  ++revision_;
}

std::size_t Session::turn_start() const {
  for (std::size_t i = log().size(); i > floor(); --i) {
    const LogEntry& entry = log()[i - 1];
    if (holds<rules::StartBattle>(entry.command)) return i;  // nobody has had a turn
    const bool begins = std::any_of(entry.events.begin(), entry.events.end(),
                                    [](const state::Event& event) { return holds<state::StepBegan>(event); });
    if (begins && !holds<rules::Ready>(entry.command)) return i - 1;  // that dials are set is none
  }
  return floor();
}

std::optional<rules::Refusal> Session::start_round() {
  const int round = table().round + 1;
  base::Rng rng = generator(seed_, "arrivals", static_cast<std::uint64_t>(round), 0);
  mission::Arriving arriving = mission::arrivals(*catalog_, table(), round, rng);
  return apply(rules::StartRound{std::move(arriving.pieces), std::move(arriving.dice)});
}

bool Session::undo() {
  const bool done = history_.undo();
  revision_ += done ? 1 : 0;
  return done;
}

bool Session::undo_to(std::size_t entries) {
  const bool done = history_.undo_to(entries);
  revision_ += done ? 1 : 0;
  return done;
}

bool Session::redo() {
  const bool done = history_.redo();
  revision_ += done ? 1 : 0;
  return done;
}

std::string Session::next_ai_ship() const {
  for (const Id id : rules::activation_order(*catalog_->ruleset(table().ruleset), table())) {
    const state::Piece& ship = *table().find(id);
    if (ship.ai && !ship.moved) return id;
  }
  return "";
}

}  // namespace plotboard::battle
