#include "battle/session.hpp"

#include <algorithm>
#include <utility>

#include "ai/bot_mission.hpp"
#include "data/catalog.hpp"
#include "mission/mission.hpp"

namespace plotboard::battle {

namespace {

constexpr std::size_t kSnapshotStep = 64;

// A generator for one purpose at one point of one battle. Nothing carries over from draw to draw, so going back and
// playing on the same way draws the same (T42).
base::Rng generator(std::uint64_t seed, std::string_view purpose, std::uint64_t point, std::uint32_t reroll) {
  base::Hasher hash;
  hash.integer(static_cast<std::int64_t>(seed)).text(purpose).integer(static_cast<std::int64_t>(point));
  return base::Rng(hash.integer(reroll).value());
}

std::vector<std::string> placed_ids(const rules::Command& command) {
  std::vector<std::string> ids;
  if (const auto* place = std::get_if<rules::PlacePieces>(&command)) {
    for (const rules::Placement& placement : place->placements) ids.push_back(placement.id);
  }
  return ids;
}

}  // namespace

Session::Session(const data::Catalog& catalog, state::Table start, std::uint64_t seed)
    : catalog_(&catalog), start_(std::move(start)), table_(start_), seed_(seed) {
  ENSURE(catalog.ruleset(table_.ruleset) != nullptr, "a battle by rules that the catalog lacks: " + table_.ruleset);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge) {
  return apply(command, merge, std::nullopt);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge,
                                             std::optional<ai::Decision> reasons, std::string why) {
  if (auto refused = rules::check(*catalog_, table_, command)) return refused;
  LogEntry entry;
  entry.command = command;
  entry.events = rules::resolve(*catalog_, table_, command);
  entry.reasons = std::move(reasons);
  entry.words = rules::words_of(command);
  // A drag is one step of undo: its last placing stands for all of them.
  const auto ids = placed_ids(command);
  const bool same_drag =
      merge && !ids.empty() && undone_.empty() && !log_.empty() && placed_ids(log_.back().command) == ids;
  entry.why = std::move(why);
  if (!undone_.empty()) branches_.push_back(std::exchange(undone_, {}));
  if (same_drag) {
    log_.pop_back();
  } else {
    keep_snapshot();
  }
  for (const state::Event& event : entry.events) state::fold(table_, event);
  entry.hash = state::hash_of(table_);
  log_.push_back(std::move(entry));
  ++revision_;
  return std::nullopt;
}

base::Result<ai::Decision> Session::think(const ai::Request& request, std::uint32_t reroll) const {
  const rules::Field field(*catalog_, table_);
  base::Rng rng = generator(seed_, request.ship, log_.size(), reroll);
  return ai::decide(field, request, rng);
}

std::optional<rules::Refusal> Session::fly(const ai::Decision& decision) {
  return apply(decision.command(), false, decision);
}

std::optional<rules::Refusal> Session::fly(const rules::FlyManeuver& command, ai::Decision reasons) {
  if (auto refused = rules::check(*catalog_, table_, command)) return refused;
  const rules::Field field(*catalog_, table_);
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
  const state::Play& play = table_.play;
  if (!play.on() || play.phase == state::Phase::over) return std::nullopt;
  if (play.choice) return advised_answer(*play.choice, hints);
  if (play.phase == state::Phase::planning) return advised_dial();
  if (play.phase == state::Phase::setup) return advised_place();
  for (const std::string& id : rules::whose_turn(*catalog_, table_)) {
    const state::Piece& ship = *table_.find(id);
    if (ship.ai || by_bot(ship.side)) return Advised{rules::TakeTurn{id}, std::nullopt};
  }
  return std::nullopt;
}

std::optional<Session::Advised> Session::advised_answer(const state::Choice& choice, const ai::Hints& hints) const {
  const bool ais = ai::is_ais(table_, choice);
  if (!ais && (choice.dice > 0 || !by_bot(choice.side))) return std::nullopt;
  state::Table scratch = table_;
  rules::Game game(*catalog_, scratch, {}, nullptr, rules::Keeps::nothing);
  ai::Advice advice = ais ? ai::advise(game, choice, hints) : ai::bot_advise(game, choice);
  rules::Choose choose;
  choose.choice = choice.kind;
  choose.option = advice.answer.key;
  choose.die = advice.die;
  choose.die_typed = advice.die_typed;
  choose.memo = advice.answer.memo;
  if (advice.die) choose.what = "maneuver table";
  return Advised{choose, std::move(advice)};
}

std::optional<Session::Advised> Session::advised_dial() const {
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    if (!by_bot(side) || table_.play.ready[state::seat(side)]) continue;
    state::Table scratch = table_;
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
  const rules::Placing next = rules::next_to_place(table_);
  const auto by_person = [&](const state::Piece& piece) {
    return piece.type == state::PieceType::ship && piece.side == next.side && !piece.ai;
  };
  const bool people = !by_bot(next.side) && std::any_of(table_.pieces.begin(), table_.pieces.end(), by_person);
  for (const std::string& id : next.pieces) {
    if (people && !table_.find(id)->ai) continue;
    const auto place = rules::suggested_place(*catalog_, table_, id);
    if (place) return Advised{rules::PlacePieces{{{id, *place}}}, std::nullopt};
  }
  return std::nullopt;
}

std::optional<rules::Refusal> Session::apply_logged(const rules::Command& command, std::optional<ai::Decision> reasons,
                                                    std::string why) {
  return apply(command, false, std::move(reasons), std::move(why));
}

std::optional<rules::Refusal> Session::follow(const Advised& advised) {
  if (!advised.advice) return apply(advised.command);
  return apply(advised.command, false, advised.advice->decision, advised.advice->why);
}

bool Session::let_ai_act() {
  bool acted = false;
  while (auto next = advised()) {
    const bool begins_turn = std::holds_alternative<rules::TakeTurn>(next->command);
    if (acted && begins_turn) break;  // one ship's turn at a time
    const auto refused = follow(*next);
    ENSURE(!refused, "advice that the rules refuse: " + rules::words_of(next->command) + ": " + refused->why);
    acted = true;
    if (table_.play.before == nullptr && table_.play.phase != state::Phase::planning) break;
  }
  return acted;
}

void Session::fly_by_bot(state::Side side, bool bot) {
  bots_[state::seat(side)] = bot;
  ++revision_;
}

std::size_t Session::turn_start() const {
  for (std::size_t i = log_.size(); i > 0; --i) {
    const auto& events = log_[i - 1].events;
    const bool begins = std::any_of(events.begin(), events.end(), [](const state::Event& event) {
      return std::holds_alternative<state::StepBegan>(event);
    });
    if (begins) return i - 1;
  }
  return 0;
}

std::optional<rules::Refusal> Session::start_round() {
  const int round = table_.round + 1;
  base::Rng rng = generator(seed_, "arrivals", static_cast<std::uint64_t>(round), 0);
  mission::Arriving arriving = mission::arrivals(*catalog_, table_, round, rng);
  return apply(rules::StartRound{std::move(arriving.pieces), std::move(arriving.dice)});
}

bool Session::undo() { return !log_.empty() && undo_to(log_.size() - 1); }

bool Session::undo_to(std::size_t entries) {
  if (entries >= log_.size()) return false;
  while (log_.size() > entries) {
    undone_.push_back(std::move(log_.back()));
    log_.pop_back();
  }
  rebuild(entries);
  ++revision_;
  return true;
}

bool Session::redo() {
  if (undone_.empty()) return false;
  keep_snapshot();
  log_.push_back(std::move(undone_.back()));
  undone_.pop_back();
  for (const state::Event& event : log_.back().events) state::fold(table_, event);
  ENSURE(state::hash_of(table_) == log_.back().hash, "a redone command leads elsewhere: " + log_.back().words);
  ++revision_;
  return true;
}

std::string Session::next_ship() const { return rules::next_to_activate(*catalog_->ruleset(table_.ruleset), table_); }

std::string Session::next_ai_ship() const {
  for (const std::string& id : rules::activation_order(*catalog_->ruleset(table_.ruleset), table_)) {
    const state::Piece& ship = *table_.find(id);
    if (ship.ai && !ship.moved) return id;
  }
  return "";
}

void Session::keep_snapshot() {
  if (log_.size() % kSnapshotStep != 0) return;
  snapshots_.resize(log_.size() / kSnapshotStep);
  snapshots_.push_back(table_);
}

void Session::rebuild(std::size_t entries) {
  std::size_t done = 0;
  table_ = start_;
  if (!snapshots_.empty()) {
    const std::size_t nearest = std::min(entries / kSnapshotStep, snapshots_.size() - 1);
    table_ = snapshots_[nearest];
    done = nearest * kSnapshotStep;
  }
  for (; done < entries; ++done) {
    for (const state::Event& event : log_[done].events) state::fold(table_, event);
  }
  ENSURE(state::hash_of(table_) == (entries == 0 ? state::hash_of(start_) : log_[entries - 1].hash),
         "undo does not lead back to the logged table");
}

}  // namespace plotboard::battle
