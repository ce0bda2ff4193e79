#include "rules/play/activation.hpp"

#include <algorithm>

#include "data/rule_set.hpp"
#include "data/ship.hpp"
#include "rules/board/field.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

using geom::Difficulty;

constexpr const char* kWithoutDial = "without-dial";

geom::Maneuver stand_in(const Game& game, Id ship) {
  return stand_in_straight(game.catalog(), game.table(), game.piece(ship));
}
Flight white_straight(const Game& game, Id ship) { return {stand_in(game, ship), Difficulty::white, false, true}; }

Difficulty difficulty_now(Game& game, Id ship, geom::Maneuver maneuver) {
  const data::Ship* type = game.type_of(ship);
  const auto printed = type == nullptr ? std::nullopt : type->dial.difficulty_of(maneuver);
  Occasion occasion;
  occasion.window = Window::difficulty;
  occasion.subject = ship;
  occasion.maneuver = maneuver;
  happen(game, occasion);
  return book_of(game).changed(printed.value_or(Difficulty::white), occasion.value);  // off the dial it is white
}

// Slowed down to what the mission lets it fly, if there is such a template.
geom::Maneuver within_limit(const Game& game, Id ship, geom::Maneuver maneuver) {
  const auto limit = additions().speed_limit(game.catalog(), game.table(), game.piece(ship));
  if (!limit || maneuver.speed <= *limit) return maneuver;
  for (int speed = *limit; speed > 0; --speed) {
    geom::Maneuver slower = maneuver;
    slower.speed = static_cast<std::int8_t>(speed);
    if (flyable(field_of(game), *field_of(game).ship(ship), slower)) return slower;
  }
  return maneuver;
}

// As fast as cards make it, as far as there are templates for it; a stop remains one (2e-speed-1, -2).
geom::Maneuver at_speed_now(Game& game, Id ship, geom::Maneuver maneuver) {
  Occasion occasion;
  occasion.window = Window::speed;
  occasion.subject = ship;
  occasion.maneuver = maneuver;
  happen(game, occasion);
  const Field& field = field_of(game);
  for (int left = occasion.value; left != 0; left += left > 0 ? -1 : 1) {
    geom::Maneuver wanted = maneuver;
    wanted.speed = static_cast<std::int8_t>(maneuver.speed + left);
    if (flyable(field, *field.ship(ship), wanted)) return wanted;
  }
  return maneuver;
}

const char* name_of(geom::TallonPlace place) {
  switch (place) {
    case geom::TallonPlace::back:
      return "back";
    case geom::TallonPlace::middle:
      return "middle";
    case geom::TallonPlace::front:
      return "front";
  }
  return "";
}

// The place of a Tallon roll is its player's choice among those that are free (2e-bearing-7, -8).
MoveOutcome flown_tallon(Game& game, Id ship, geom::Maneuver maneuver) {
  const Field& field = field_of(game);
  std::vector<MoveOutcome> outcomes;
  state::Choice choice = choice_of(game, "tallon", ship, "2e-bearing-7", say("tallon.where", ship));
  bool any_free = false;
  for (const auto place : {geom::TallonPlace::back, geom::TallonPlace::middle, geom::TallonPlace::front}) {
    outcomes.push_back(fly(field, *field.ship(ship), maneuver, {place}));
    const MoveOutcome& outcome = outcomes.back();
    const bool free = outcome.fully_executed && outcome.tallon == place;
    any_free = any_free || free;
    const Id key = name_of(place);
    const Phrase text = just(words::Word{key});
    choice.options.push_back(free ? option(key, text) : forbidden(key, text, "2e-bearing-8", say("tallon.taken")));
    if (free) choice.options.back().ghost = outcome.end;
  }
  if (!any_free) return outcomes[1];
  const Id key = game.ask(std::move(choice));
  return key == "back" ? outcomes[0] : key == "middle" ? outcomes[1] : outcomes[2];
}

// Who is at range 0 of the ship from now on by contact (2e-range-9, 2e-overlap-13). A ship that has not moved stays so
// with everybody that it was (2e-bearing-15, 2e-range-10).
Ids stopped_against(const state::Piece& ship, const MoveOutcome& outcome) {
  Ids contacts;
  if (outcome.end == ship.pose) contacts = ship.ship.bumped;
  if (outcome.fully_executed) return contacts;
  for (const Id id : outcome.touching) {
    if (std::find(contacts.begin(), contacts.end(), id) == contacts.end()) contacts.push_back(id);
  }
  return contacts;
}

const char* word_of(ManeuverKind kind) {
  switch (kind) {
    case ManeuverKind::activation:
      return "maneuver";
    case ManeuverKind::slam:
      return "slam";
    case ManeuverKind::effect:
      return "effect";
  }
  return "";
}

void tell_substitution(Game& game, Id ship, const Flight& flight) {
  if (!flight.substituted) return;
  if (game.piece(ship).tokens.stress > 0) {
    game.tell(ship, "2e-activation-10", say("maneuver.for-red", flight.maneuver));
  } else {
    game.tell(ship, "2e-activation-16", say("maneuver.for-purple", flight.maneuver));
  }
}

bool flyable_now(const Game& game, Id ship, geom::Maneuver maneuver) {
  return flyable(field_of(game), *field_of(game).ship(ship), maneuver);
}

void add_maneuver(const Game& game, state::Choice& choice, Id key, geom::Maneuver maneuver, Difficulty difficulty,
                  words::Key sentence = "maneuver.coloured") {
  Phrase text;
  if (game.narrates()) text = say(sentence, words::Word{geom::name_of(difficulty)}, maneuver);
  choice.options.push_back(option(key, std::move(text)));
}

void add_dial(const Game& game, Id ship, state::Choice& choice) {
  const data::Ship* type = game.type_of(ship);
  if (type == nullptr) return;
  const auto limit = additions().speed_limit(game.catalog(), game.table(), game.piece(ship));
  choice.options.reserve(type->dial.entries.size() + 1);
  const Field& field = field_of(game);
  const Field::Ship& flown = *field.ship(ship);
  for (const data::DialEntry& entry : type->dial.entries) {
    if (!flyable(field, flown, entry.maneuver) || (limit && entry.maneuver.speed > *limit)) continue;
    add_maneuver(game, choice, geom::code_of(entry.maneuver), entry.maneuver, entry.difficulty);
  }
}

// What the AI's card says: with its target and way chosen elsewhere (ai::advise), every maneuver is open here.
Flight ai_flight(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  state::Choice choice = choice_of(game, "ai-maneuver", ship, "fga-3.3.2b-1", say("maneuver.ai-which"));
  const bool ionised = is_ionised(book_of(game), piece);
  if (ionised) {
    choice.rule = "fga-3.3.5-1";
    add_maneuver(game, choice, geom::code_of(kIonManeuver), kIonManeuver, book_of(game).flying.ion_maneuver,
                 "maneuver.coloured-ion");
  } else {
    add_dial(game, ship, choice);
    if (!geom::is_huge(piece.base)) {
      add_maneuver(game, choice, kWhiteStraight, stand_in(game, ship), Difficulty::white, "maneuver.coloured-for-red");
    }
  }
  const Id key = game.ask(std::move(choice), true);
  if (ionised) return ion_flight(game, ship);
  if (key == kWhiteStraight) return white_straight(game, ship);
  return flight_of(game, ship, *geom::maneuver_from_code(key.text()));
}

// Any maneuver of its dial that it may execute, red ones too; no dial is revealed (1e-plan-10).
Flight dialled_by_opponent(Game& game, Id ship) {
  game.tell(ship, "1e-plan-10", say("dial.missing"));
  state::Choice choice = choice_of(game, "turn-dial", ship, "1e-plan-10", say("dial.opponent-picks", ship));
  choice.side = state::other(game.piece(ship).side);
  for (const data::DialEntry& entry : dial_now(game, ship).entries) {
    if (!flyable_now(game, ship, entry.maneuver)) continue;
    if (!book_of(game).may_execute(game.piece(ship), entry.difficulty)) continue;
    add_maneuver(game, choice, geom::code_of(entry.maneuver), entry.maneuver, entry.difficulty);
  }
  if (choice.options.empty()) return white_straight(game, ship);
  return flight_of(game, ship, *geom::maneuver_from_code(game.ask(std::move(choice)).text()));
}

// Reveal Dial, and what the ship then has to fly; beside a real table what people tell, if they do.
std::optional<Flight> person_flight(Game& game, Id ship) {
  const bool ionised = is_ionised(book_of(game), game.piece(ship));
  if (is_refereed(game.table()) && !ionised && !game.piece(ship).ship.dial) {
    const std::optional<Flight> told = told_flight(game, ship);
    if (!told || told->ion) return told;
    game.emit(state::DialSet{ship, told->maneuver});
    game.emit(state::DialRevealed{ship});
    moment(game, Window::after_reveal, ship);
    return flight_of(game, ship, *game.piece(ship).ship.dial);
  }
  if (!game.piece(ship).ship.dial) {
    if (ionised) {
      game.tell(ship, "2e-ion-3", say("ion.no-dial"));
    } else if (book_of(game).flying.opponent_dials) {
      return dialled_by_opponent(game, ship);
    } else {
      game.tell(ship, "2e-ion-10", say("ion.had-no-dial"));
    }
    return ion_flight(game, ship);
  }
  game.emit(state::DialRevealed{ship});
  moment(game, Window::after_reveal, ship);
  return flight_of(game, ship, *game.piece(ship).ship.dial);
}

void drop_lock_maybe(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  if (piece.lock.empty() || !game.ruleset().drop_far_locks) return;
  state::Choice choice = choice_of(game, "drop-lock", ship, "fga-3.3.1.2-2", say("lock.ai-drops-it"));
  choice.options = {option("keep", say("lock.keep", piece.lock)), option("drop", say("lock.drop"))};
  if (game.ask(std::move(choice)) == "drop") break_lock(game, ship, "fga-3.3.1.2-2");
}

Ids actions_since(const state::Piece& ship, std::size_t before) {
  const auto& actions = ship.ship.actions;
  return {actions.begin() + static_cast<std::ptrdiff_t>(std::min(before, actions.size())), actions.end()};
}

// What it flew and did, if it is still there.
std::optional<LeaderTurn> fly_and_act(Game& game, Id ship) {
  if (additions().holds(game, ship)) return std::nullopt;
  if (game.piece(ship).stays) {
    perform_action_step(game, ship, false);
    return std::nullopt;
  }
  const bool ai = game.piece(ship).ai;
  const bool prepares = additions().prepares(game, ship);
  if (ai) drop_lock_maybe(game, ship);
  const std::optional<Flight> flown = ai ? ai_flight(game, ship) : person_flight(game, ship);
  if (!still_flying(game, ship)) return std::nullopt;
  if (!flown) {
    perform_action_step(game, ship, false);
    return std::nullopt;
  }
  const Flight& flight = *flown;
  maneuver_moment(game, Window::before_maneuver, ship, flight, {}, ManeuverKind::activation);
  if (!still_flying(game, ship)) return std::nullopt;
  if (!execute_maneuver(game, ship, flight, ManeuverKind::activation)) return std::nullopt;
  additions().executed(game, ship, flight, prepares);
  LeaderTurn turn{flight, turned_back(game.piece(ship)), {}};
  const std::size_t before = game.piece(ship).ship.actions.size();
  perform_action_step(game, ship, flight.ion);
  if (!still_flying(game, ship)) return std::nullopt;
  turn.acted = actions_since(game.piece(ship), before);
  const bool slam = std::find(turn.acted.begin(), turn.acted.end(), "slam") != turn.acted.end();
  if (slam && turned_back(game.piece(ship))) turn.turned_back = !turn.turned_back;
  if (!flight.ion) return turn;
  if (game.piece(ship).tokens.ion > 0) lose_ions(game, ship);
  return turn;
}

}  // namespace

Occasion maneuver_occasion(Window window, Id ship, const Flight& flight, const MoveOutcome& outcome,
                           ManeuverKind kind) {
  Occasion occasion;
  occasion.window = window;
  occasion.subject = ship;
  occasion.word = flight.ion ? "ion" : word_of(kind);
  occasion.maneuver = flight.maneuver;
  occasion.move = &outcome;
  return occasion;
}

void maneuver_moment(Game& game, Window window, Id ship, const Flight& flight, const MoveOutcome& outcome,
                     ManeuverKind kind) {
  if (!game.is_battle()) return;
  Occasion occasion = maneuver_occasion(window, ship, flight, outcome, kind);
  happen(game, occasion);
}

Flight flight_of(Game& game, Id ship, geom::Maneuver wanted) {
  const state::Piece& piece = game.piece(ship);
  Flight flight{wanted, difficulty_now(game, ship, wanted), false, false};
  if (!book_of(game).may_execute(piece, flight.difficulty)) return white_straight(game, ship);
  if (anything_at(game, Window::speed)) flight.maneuver = at_speed_now(game, ship, wanted);
  flight.maneuver = within_limit(game, ship, flight.maneuver);
  return flight;
}

data::Dial dial_now(Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  data::Dial dial = type != nullptr ? type->dial : data::Dial{};
  if (!anything_at(game, Window::difficulty, ship)) return dial;
  for (data::DialEntry& entry : dial.entries) entry.difficulty = difficulty_now(game, ship, entry.maneuver);
  return dial;
}

Flight swerving_flight(Game& game, Id ship, const Flight& asked) {
  Flight wanted = asked;
  wanted.maneuver = within_limit(game, ship, asked.maneuver);
  state::Choice choice = choice_of(game, "ai-swerve", ship, "fga-3.3.9-5", say("maneuver.ai-which-by-itself"));
  const data::Ship* type = game.type_of(ship);
  const bool printed = type != nullptr && type->dial.difficulty_of(wanted.maneuver) == wanted.difficulty;
  const Id given =
      wanted.maneuver == stand_in(game, ship) && !printed ? kWhiteStraight : geom::code_of(wanted.maneuver);
  add_maneuver(game, choice, given, wanted.maneuver, wanted.difficulty);
  add_dial(game, ship, choice);
  const auto again = std::find_if(choice.options.begin() + 1, choice.options.end(),
                                  [given](const state::Option& each) { return each.key == given; });
  if (again != choice.options.end()) choice.options.erase(again);
  const Id key = game.ask(std::move(choice), true);
  return key == given ? wanted : flight_of(game, ship, *geom::maneuver_from_code(key.text()));
}

bool execute_maneuver(Game& game, Id ship, const Flight& flight, ManeuverKind kind, MoveOutcome* flown) {
  tell_substitution(game, ship, flight);
  const MoveOutcome outcome = geom::is_tallon(flight.maneuver.bearing)
                                  ? flown_tallon(game, ship, flight.maneuver)
                                  : fly(field_of(game), *field_of(game).ship(ship), flight.maneuver);
  if (flown != nullptr) *flown = outcome;
  game.emit(state::ManeuverFlown{ship, flight.maneuver, flight.difficulty, outcome.fully_executed, outcome.end,
                                 stopped_against(game.piece(ship), outcome)});
  const bool acts_all_the_same = game.ruleset().huge_ships_crush && geom::is_huge(game.piece(ship).base);
  if (!outcome.fully_executed && kind == ManeuverKind::activation && !acts_all_the_same) {  // huge-overlap-2
    skip_action(game, ship, "2e-overlap-6", say("maneuver.cut-short"));
  }
  maneuver_moment(game, Window::before_check_difficulty, ship, flight, outcome, kind);
  return still_flying(game, ship) && settle_maneuver(game, ship, flight, outcome, kind);
}

bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind) {
  return book_of(game).flying.settle(game, ship, flight, outcome, kind);
}

void perform_action_step(Game& game, Id ship, bool ion_maneuver) { book_of(game).flying.act(game, ship, ion_maneuver); }

void offer_step_action(Game& game, Id ship, bool ion_maneuver) {
  if (game.piece(ship).ship.skips_action) return;
  Offer offer;
  offer.action_step = true;
  if (ion_maneuver && book_of(game).flying.ionised_only_focus && is_ionised(book_of(game), game.piece(ship))) {
    const Id action = ion_action(game, ship);
    if (action.empty()) return;
    offer.only = {action};
    offer.no_link = true;
    offer.rule = "2e-ion-5";
    offer.prompt = say("ion.only", words::Word{action});
  } else if (keeps_tokens(game, ship)) {
    offer.only = actions_besides_tokens(game, ship);
    if (offer.only.empty()) return;
  }
  offer_action(game, ship, offer);
}

void activate(Game& game, Id ship) {
  note_missing_dial(game, ship);
  moment(game, Window::before_activation, ship);
  std::optional<LeaderTurn> turn;
  if (still_flying(game, ship)) turn = fly_and_act(game, ship);
  game.emit(state::ShipActivated{ship});
  if (turn) {
    wing_follows(game, ship, *turn);
  } else {
    check_wing(game, ship);  // it cannot lead: its wing does not wait for it
  }
}

geom::Maneuver stand_in_straight(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship) {
  constexpr int kSpeed = 2;
  const int speed = std::min(kSpeed, additions().speed_limit(catalog, table, ship).value_or(kSpeed));
  return {static_cast<std::int8_t>(speed), geom::Bearing::straight};
}

void flees(Game& game, Id ship) {
  for (state::Event& event : events_of_fleeing(game.table(), ship)) game.emit(std::move(event));
  leave_wing(game, ship);
}

bool still_flying(const Game& game, Id ship) {
  const state::Piece* piece = game.find(ship);
  return piece != nullptr && piece->in_play() && !piece->ship.destroyed;
}

void note_missing_dial(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  if (!book_of(game).flying.opponent_dials || is_refereed(game.table())) return;
  if (!takes_dial(book_of(game), piece) || piece.ship.dial || piece.ship.has_mark(kWithoutDial)) return;
  game.emit(state::Marked{ship, kWithoutDial});
}

bool waits_for_opponents_pick(const state::Piece& ship) {
  return !ship.ship.executed && ship.ship.has_mark(kWithoutDial);
}

void skip_action(Game& game, Id ship, std::string_view rule, const Phrase& why) {
  if (game.piece(ship).ship.skips_action) return;
  game.tell(ship, rule, why);
  game.emit(state::ActionSkipped{ship});
}

bool is_stressed_by(const data::RuleSet& ruleset, const state::Piece& ship, Difficulty difficulty,
                    bool fully_executed) {
  if (difficulty != Difficulty::red) return false;
  if (!ship.ai) return true;  // cut short or not (2e-overlap-10)
  if (!ruleset.red_maneuver_stresses_ai) return false;
  return fully_executed || ruleset.partial_red_stresses_ai;  // fga-3.3.3-3, -4
}

Flight flight_as_told(Game& game, const FlyManeuver& command) {
  Flight flight{command.maneuver, Difficulty::white, false, false};
  if (is_ionised(book_of(game), game.piece(command.id)) && command.maneuver == kIonManeuver)
    return ion_flight(game, command.id);
  if (!command.off_dial) flight.difficulty = difficulty_now(game, command.id, command.maneuver);
  return flight;
}

void fly_as_told(Game& game, const FlyManeuver& command) {
  const Id ship = command.id;
  if (!command.override_note.empty()) game.emit(state::OverrideNoted{ship, command.override_note});
  if (command.die) game.emit(state::DieRolled{ship, *command.die, command.die_typed, command.what});
  if (command.drop_lock) break_lock(game, ship, "fga-3.3.1.2-2");
  const Flight flight = flight_as_told(game, command);
  const MoveOutcome outcome = fly(field_of(game), *field_of(game).ship(ship), command.maneuver, command.choice);
  // Contacts are looked at where they are measured: nobody attacks here, and a hand may move anything.
  game.emit(state::ManeuverFlown{ship, flight.maneuver, flight.difficulty, outcome.fully_executed, outcome.end, {}});
  settle_maneuver(game, ship, flight, outcome, ManeuverKind::activation);
  if (flight.ion) lose_ions(game, ship);
  game.emit(state::ShipActivated{ship});
}

std::vector<state::Event> events_of_fleeing(const state::Table& table, Id ship) {
  std::vector<state::Event> events{state::ShipFled{ship}};
  const auto goes_with_it = [&](Id id) {
    const state::Piece* piece = table.find(id);
    return id == ship || (piece != nullptr && piece->ship.carrier == ship);
  };
  for (const state::Piece& other : table.pieces) {
    if (auto lost = lock_lost(other, goes_with_it)) events.emplace_back(*lost);
    if (other.ship.carrier == ship) events.emplace_back(state::ShipFled{other.id});  // docked with it (2e-dock-9)
  }
  return events;
}

}  // namespace plotboard::rules
