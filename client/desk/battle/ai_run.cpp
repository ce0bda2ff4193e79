// The AI's run at a table: showing a decision with its reasons, flying it, running the phase; dice, ties, overrides.
#include "desk/battle/ai_run.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/keys.hpp"

namespace plotboard::desk {

namespace {

std::string name_and_initiative(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* ship = catalog.ship(piece.ref);
  const std::string name = ship == nullptr ? "" : ship->name + ", ";
  return state::called(catalog, piece) + " (" + name + "initiative " + std::to_string(piece.initiative) + ")";
}

}  // namespace

// --- one decision

bool AiRun::think_again() {
  if (given_.advice.of_battle) return given_.battle.think_again();
  auto decision = given_.open.session().think(given_.advice.request(), given_.advice.reroll);
  if (!decision) return false;
  given_.advice.show(std::move(*decision));
  return true;
}

void AiRun::follow_table() {
  if (given_.open.in_battle() || !given_.advice.open() || given_.advice.being_flown) return;
  if (!think_again()) given_.advice.clear();
}

std::string AiRun::next() const { return given_.open.is_open() ? given_.open.session().next_ai_ship() : ""; }

bool AiRun::think(const std::string& ship) {
  if (!given_.open.is_open()) return false;
  const std::string id = ship.empty() ? next() : ship;
  if (id.empty()) {
    say_what_is_next();
    return false;
  }
  given_.playback.stop();
  given_.advice.clear();
  given_.advice.ship = id;
  auto decision = given_.open.session().think(given_.advice.request());
  if (!decision) {
    given_.messages.say(MessageKind::problem, base::text(decision.errors()));
    given_.advice.clear();
    return false;
  }
  given_.advice.show(id, std::move(*decision));
  return true;
}

bool AiRun::fly() {
  Advice& advice = given_.advice;
  if (!advice.open()) return false;
  if (given_.open.in_battle()) {
    if (!given_.battle.follow_advice()) stop();
    return true;
  }
  const auto decision = advice.decision;
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = table();
  advice.being_flown = true;
  const auto refusal = given_.open.session().fly(*decision);
  if (!refusal) given_.open.changed();
  advice.being_flown = false;
  if (refusal) {
    given_.messages.say(MessageKind::refusal, given_.open.said(refusal->why), refusal->rule);
    return false;
  }
  advice.now_flown();
  given_.playback.show(from, before);
  if (decision->outcome.left_area)
    given_.messages.say(MessageKind::note, given_.open.names().piece(decision->ship) + " leaves the play area.",
                        "2e-flee-1");
  return true;
}

void AiRun::step() {
  if (!given_.open.is_open()) return;
  stop();
  given_.playback.stop();
  if (given_.advice.open()) {
    fly();
    return;
  }
  if (next().empty()) {
    given_.advice.clear();
    return say_what_is_next();
  }
  think();
}

// --- whose turn it is

std::string AiRun::ship_to_skip() const {
  if (!given_.open.is_open()) return "";
  const std::set<std::string>& selected = given_.board.selected;
  const std::string id = given_.advice.open()   ? given_.advice.ship
                         : selected.size() == 1 ? *selected.begin()
                                                : std::string();
  const state::Piece* piece = table().find(id);
  return piece == nullptr || piece->type != state::PieceType::ship || piece->moved || piece->fled ? "" : id;
}

void AiRun::skip_ship() {
  const std::string id = ship_to_skip();
  if (id.empty()) return;
  stop();
  given_.advice.clear();
  if (!given_.open.apply(rules::SkipActivation{id})) return;
  given_.messages.say(MessageKind::note, given_.open.names().piece(id) + " stays where it is this round.");
}

bool AiRun::any_ai_ship() const {
  return std::any_of(table().pieces.begin(), table().pieces.end(), [](const state::Piece& piece) {
    return piece.ai && !piece.fled && piece.type == state::PieceType::ship;
  });
}

std::string AiRun::whose_turn() const {
  if (!given_.open.is_open()) return "";
  const state::Table& now = table();
  const std::string next_ai = next();
  if (!next_ai.empty())
    return "Next: AI ship " + name_and_initiative(catalog(), *now.find(next_ai)) + " (" + info_of(Intent::ai_step).key +
           ").";
  if (!any_ai_ship() && !edition_of(catalog(), &now).has_ai_cards)
    return "The first edition has no AI cards: people fly its ships, or a stand-in pilot in a battle.";
  if (!any_ai_ship()) return "No AI ship is on the table. Add one from the list of pieces and let the AI fly it.";
  return "Round " + std::to_string(now.round) + ": all AI ships have moved. Start round " +
         std::to_string(now.round + 1) + " with " + info_of(Intent::next_round).key + ".";
}

void AiRun::say_what_is_next() { given_.messages.say(MessageKind::note, whose_turn()); }

// --- the whole phase

void AiRun::stop() {
  running_ = false;
  given_.battle.hold_back();
}

void AiRun::run_phase() {
  if (!given_.open.is_open() || running_) return;
  given_.playback.stop();
  running_ = true;
  run_on(true);
}

// Where the battle goes forward, others act without being told to; whom a person holds, only by a press.
void AiRun::begin_by_itself() {
  if (running_ || given_.settings.others_wait || !given_.battle.flows() || !given_.battle.goes_by_itself()) return;
  if (given_.battle.expected().kind != Expect::others || given_.battle.is_held()) return;
  running_ = true;
  wait_seconds_ = given_.settings.pause_seconds;
}

bool AiRun::wait_for_held() {
  if (!given_.battle.is_held()) return false;
  running_ = false;
  return true;
}

bool AiRun::can_fast_forward() const {
  return given_.battle.expected().kind == Expect::others && given_.open.in_battle();
}

void AiRun::fast_forward() {
  if (!can_fast_forward()) return;
  stop();
  const int round = table().round;
  for (int i = 0; i < given_.battle.most_steps && can_fast_forward() && table().round == round; ++i) {
    if (i > 0 && given_.battle.is_held()) break;
    if (!given_.battle.follow_advice(false)) return;
    given_.playback.stop();
    while (given_.battle.flow_due()) {
      given_.battle.flow_on();
      given_.playback.stop();
    }
  }
}

bool AiRun::tick(double seconds) {
  if (given_.battle.flow_due() && !given_.playback.on()) given_.battle.flow_on();
  begin_by_itself();
  if (!running_ || given_.playback.on() || given_.board.dragging()) return false;
  wait_seconds_ -= seconds;
  if (wait_seconds_ > 0) return false;
  run_on(false);
  return true;
}

void AiRun::run_on(bool first) {
  if (given_.open.in_battle()) {
    if (!given_.battle.is_advised()) {
      running_ = false;
      return;
    }
    if (!first && wait_for_held()) return;
    if (!given_.battle.follow_advice()) return stop();
    wait_seconds_ = given_.settings.pause_seconds;
    return;
  }
  if (given_.advice.open()) {
    if (!fly()) stop();
    wait_seconds_ = given_.settings.pause_seconds / 2;
    return;
  }
  if (next().empty()) {
    stop();
    say_what_is_next();
    return;
  }
  if (!think()) stop();
  wait_seconds_ = given_.settings.pause_seconds;
}

// --- dice, ties, overrides

void AiRun::reroll() {
  if (!given_.advice.open()) return;
  given_.advice.typed_die.reset();
  ++given_.advice.reroll;
  if (!think_again()) given_.advice.clear();
}

void AiRun::type_die(std::optional<int> die) {
  if (die && (*die < 1 || *die > 6)) {
    given_.messages.say(MessageKind::refusal, "A die shows 1 to 6.", "plotboard");
    return;
  }
  given_.advice.typed_die = die;
  if (given_.advice.open() && !think_again()) given_.advice.clear();
}

void AiRun::choose(const ai::Alternative& alternative) {
  if (!given_.advice.open()) return;
  if (alternative.what == "target") {
    given_.advice.target = alternative.id;
    given_.advice.sector.reset();
  } else if (alternative.what == "sector") {
    for (int i = 0; i < data::kSectors; ++i)
      if (data::name_of(static_cast<data::Sector>(i)) == alternative.id)
        given_.advice.sector = static_cast<data::Sector>(i);
  } else {
    return choose_way(alternative.id);
  }
  if (!think_again()) given_.advice.clear();
}

// A Tallon roll's place, or a maneuver that ends as near.
void AiRun::choose_way(const std::string& id) {
  static const std::map<std::string, geom::TallonPlace> places = {
      {"back", geom::TallonPlace::back}, {"middle", geom::TallonPlace::middle}, {"front", geom::TallonPlace::front}};
  const auto place = places.find(id);
  const auto maneuver = geom::maneuver_from_code(id);
  ai::Decision decision = *given_.advice.decision;
  const rules::Field field(catalog(), table());
  const rules::Field::Ship* ship = field.ship(decision.ship);
  if (ship == nullptr || (place == places.end() && !maneuver)) return;
  geom::ManeuverChoice choice;
  choice.edition = field.ruleset().edition;
  if (place != places.end())
    choice.tallon = place->second;
  else
    decision.flown = *maneuver;
  decision.outcome = rules::fly(field, *ship, decision.flown, choice);
  given_.advice.show(std::move(decision));
}

bool AiRun::override_in_battle(geom::Maneuver maneuver) {
  rules::Choose choose;
  choose.choice = table().play.choice->kind;
  choose.option = geom::code_of(maneuver);
  choose.what = say("dice.flown-instead", given_.advice.decision->flown);
  given_.advice.clear();
  return given_.battle.command(choose);
}

bool AiRun::override_with(geom::Maneuver maneuver) {
  if (!given_.advice.open()) return false;
  if (given_.open.in_battle()) return override_in_battle(maneuver);
  ai::Decision decision = *given_.advice.decision;
  const state::Piece* piece = table().find(decision.ship);
  const data::Dial* dial = piece == nullptr ? nullptr : given_.dial.of(*piece);
  const rules::Field field(catalog(), table());
  const rules::Field::Ship* ship = field.ship(decision.ship);
  if (dial == nullptr || ship == nullptr) return false;
  if (!rules::flyable(field, *ship, maneuver)) {
    given_.messages.say(
        MessageKind::refusal,
        given_.open.names().piece(decision.ship) + " has no template for " + geom::words_of(maneuver) + ".",
        "plotboard");
    return false;
  }
  rules::FlyManeuver command = decision.command();
  command.choice.tallon = given_.dial.tallon_place;
  const rules::MoveOutcome outcome = rules::fly(field, *ship, maneuver, command.choice);
  command.override_note = say("dice.flown-instead", decision.flown);
  command.maneuver = maneuver;
  command.off_dial = !dial->has(maneuver);
  const std::size_t from = given_.open.session().log().size();
  const state::Table before = table();
  given_.advice.being_flown = true;
  const bool done = given_.open.apply(command);
  given_.advice.being_flown = false;
  if (!done) return false;
  decision.flown = maneuver;
  decision.outcome = outcome;
  given_.playback.show(from, before);
  given_.advice.show(std::move(decision));
  given_.advice.now_flown();
  return true;
}

// --- rounds

std::vector<std::string> AiRun::left_behind() const {
  std::set<Id> told;
  for (const battle::LogEntry& entry : given_.open.session().log()) {
    if (holds<rules::StartRound>(entry.command)) told.clear();
    if (const auto* placed = get_if<rules::PlacePieces>(&entry.command))
      for (const rules::Placement& each : placed->placements) told.insert(each.id);
    if (const auto* changed = get_if<rules::ChangePiece>(&entry.command)) told.insert(changed->piece.id);
    if (const auto* changed = get_if<rules::ChangePieces>(&entry.command))
      for (const state::Piece& each : changed->pieces) told.insert(each.id);
  }
  std::vector<std::string> ids;
  for (const state::Piece& piece : table().pieces) {
    const bool ship = piece.type == state::PieceType::ship && piece.in_play();
    if (ship && !piece.moved && told.count(piece.id) == 0) ids.push_back(piece.id);
  }
  return ids;
}

void AiRun::next_round() {
  if (!given_.open.is_open()) return;
  const std::vector<std::string> left = left_behind();
  if (left.empty() || named_at_ == given_.open.version()) return start_round();
  stop();
  named_at_ = given_.open.version();
  std::string words = "Not moved in round " + std::to_string(table().round) + ": ";
  for (std::size_t i = 0; i < left.size(); ++i) words += (i == 0 ? "" : i + 1 < left.size() ? ", " : " and ") + left[i];
  given_.messages.say(MessageKind::note, words + ". Press " + info_of(Intent::next_round).key +
                                             " again to start round " + std::to_string(table().round + 1) + ".");
}

void AiRun::start_round() {
  if (!given_.open.is_open()) return;
  stop();
  given_.playback.stop();
  if (!given_.open.apply(rules::StartRound{})) return;
  given_.advice.clear();
  given_.messages.say(MessageKind::note, "Round " + std::to_string(table().round) + ".");
  say_what_is_next();
}

}  // namespace plotboard::desk
