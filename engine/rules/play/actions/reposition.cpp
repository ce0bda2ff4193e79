// Places of boosts, rolls, decloaking and tractor moves, and the move itself.
#include <algorithm>
#include <utility>

#include "data/rule_set.hpp"
#include "geom/reposition.hpp"
#include "rules/board/field.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/windows.hpp"
#include "rules/play/wings.hpp"

namespace plotboard::rules {

namespace {

// What the name of a place says behind the way of moving: "barrel roll right, middle".
std::string_view way_of(const geom::Place& place) {
  std::string_view way = place.name;
  int words = 1;
  if (place.kind == geom::Reposition::barrel_roll) words = 2;
  if (place.kind == geom::Reposition::bank_barrel_roll) words = 3;
  for (; words > 0; --words) way.remove_prefix(way.find(' ') + 1);
  return way;
}

// "barrel roll right, middle" is called "right-middle" among its like.
std::string key_of(const geom::Place& place) {
  std::string key;
  for (const char letter : way_of(place)) {
    if (letter != ',') key += letter == ' ' ? '-' : letter;
  }
  return key;
}

// "right, middle": the question says which way of moving it is.
Phrase words_of(const geom::Place& place, const std::string& key) {
  const std::size_t comma = way_of(place).find(',');  // gone from the key
  if (comma == std::string_view::npos) return just(words::Word{key});
  return say("place.along", words::Word{key.substr(0, comma)}, words::Word{key.substr(comma + 1)});
}

// The obstacles that a card lets this ship ignore while it moves.
Ids ignored(Game& game, Id ship) {
  Ids ids;
  for (const Field::Obstacle& obstacle : field_of(game).obstacles()) {
    const Id id = field_of(game).piece(obstacle).id;
    const bool harmless = number_after(game, Window::obstacle_hurts, ship, id, 1, "move") == 0;
    if (harmless || number_after(game, Window::may_cover, ship, id, 0) > 0) ids.push_back(id);
  }
  return ids;
}

std::vector<JudgedPlace> judged_on(const Field& field, Id ship, geom::Reposition kind) {
  const Field::Ship* placed = field.ship(ship);
  return placed == nullptr ? std::vector<JudgedPlace>{} : judged_places(field, *placed, kind);
}

// What may be ignored is never in the way (2e-golden-4).
std::vector<JudgedPlace> judged(Game& game, Id ship, geom::Reposition kind) {
  std::vector<JudgedPlace> places = judged_on(field_of(game), ship, kind);
  if (std::all_of(places.begin(), places.end(), [](const JudgedPlace& place) { return place.legal; })) return places;
  const Ids ids = ignored(game, ship);
  if (ids.empty()) return places;
  state::Table cleared = game.table();
  for (const Id id : ids) {
    cleared.pieces.erase(cleared.pieces.begin() + static_cast<std::ptrdiff_t>(cleared.index_of(id).value()));
  }
  return judged_on(Field(game.catalog(), cleared), ship, kind);
}

state::Option option_of(const JudgedPlace& place) {
  const std::string key = key_of(place.place);
  state::Option made = option(key, words_of(place.place, key));
  made.ghost = place.place.end;
  if (place.legal) return made;
  made.legal = false;
  made.rule = place.rule;
  made.why = say("place.not-there", place.why);
  return made;
}

// Directions that may be declared although nothing is free there (2e-fail-5 is read so or so): the move fails.
void add_blocked_directions(const Game& game, const std::vector<JudgedPlace>& places, std::vector<state::Option>& to) {
  if (!game.ruleset().may_declare_blocked_direction) return;
  struct Way {
    int side;
    const char* key;
    words::Key text;
  };
  static constexpr Way kWays[] = {{-1, "declare-left", "place.fails-left"},
                                  {0, "declare-ahead", "place.fails-ahead"},
                                  {1, "declare-right", "place.fails-right"}};
  for (const Way& way : kWays) {
    bool any = false, free = false;
    for (const JudgedPlace& place : places) {
      if (place.place.side != way.side) continue;
      any = true;
      free = free || place.legal;
    }
    if (!any || free) continue;
    to.push_back(option(way.key, way.text));
    to.back().unwise = true;
  }
}

// What the move passed and where it ended, for obstacles and mines.
MoveOutcome outcome_of(const Game& game, Id ship, const geom::Place& place) {
  const Field& field = field_of(game);
  const state::Piece& piece = game.piece(ship);
  MoveOutcome outcome;
  outcome.start = piece.pose;
  outcome.end = place.end;
  outcome.planned = outcome.flown = place.piece;
  const bool guides = field.table().options.guides;
  const geom::PlacedBase from = geom::placed_base(field.figures(), piece.base, guides, piece.pose);
  std::vector<std::pair<double, Crossing>> crossed;  // by the distance from where the ship stood
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    const geom::Contact met = geom::contact(place.piece, obstacle.shape, field.tolerance_mm());
    if (met != geom::Contact::overlapping) continue;
    crossed.push_back(
        {geom::gap_mm(from, obstacle.shape), {field.piece(obstacle).id, geom::gap_mm(place.piece, obstacle.shape)}});
  }
  std::stable_sort(crossed.begin(), crossed.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [distance, crossing] : crossed) outcome.template_crosses.push_back(crossing);
  outcome.base_overlaps = obstacles_under(field, geom::placed_base(field.figures(), piece.base, guides, outcome.end));
  return outcome;
}

}  // namespace

namespace actions {

std::vector<state::Option> place_options(Game& game, Id ship, geom::Reposition kind) {
  std::vector<state::Option> options;
  for (const JudgedPlace& place : judged(game, ship, kind)) options.push_back(option_of(place));
  return options;
}

bool any_legal(const std::vector<state::Option>& options) {
  return std::any_of(options.begin(), options.end(), [](const state::Option& option) { return option.legal; });
}

std::optional<Id> ask_one(Game& game, state::Choice choice) {
  if (!any_legal(choice.options)) return std::nullopt;
  return game.ask(std::move(choice));
}

std::optional<JudgedPlace> ask_place(Game& game, Id ship, geom::Reposition kind, state::Choice choice) {
  return ask_place(game, ship, std::vector{kind}, std::move(choice));
}

std::optional<JudgedPlace> ask_place(Game& game, Id ship, const std::vector<geom::Reposition>& kinds,
                                     state::Choice choice, Id* picked) {
  std::vector<JudgedPlace> places;
  for (const geom::Reposition kind : kinds) {
    for (JudgedPlace& place : judged(game, ship, kind)) places.push_back(std::move(place));
  }
  const bool elsewhere = picked != nullptr && any_legal(choice.options);
  if (!elsewhere && std::none_of(places.begin(), places.end(), [](const JudgedPlace& place) { return place.legal; })) {
    return std::nullopt;
  }
  std::vector<state::Option> options;
  for (const JudgedPlace& place : places) options.push_back(option_of(place));
  if (kinds.front() != geom::Reposition::tractor)
    add_blocked_directions(game, places, options);  // 2e-fail-1: that never fails
  choice.options.insert(choice.options.begin(), options.begin(), options.end());
  const Id key = game.ask(std::move(choice));
  if (picked != nullptr) *picked = key;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (options[i].key == key) return places[i];
  }
  return std::nullopt;
}

std::vector<state::Option> boost_options(Game& game, Id ship, std::string_view colour) {
  std::vector<state::Option> options;
  if (!anything_at(game, Window::boost_options, ship)) return options;
  Occasion occasion;
  occasion.window = Window::boost_options;
  occasion.subject = ship;
  occasion.value = colour == "purple" ? 2 : colour == "red" ? 1 : 0;
  occasion.options = &options;
  happen(game, occasion);
  return options;
}

void add_places(Game& game, Occasion& occasion, geom::Reposition kind, words::Key sentence) {
  for (const JudgedPlace& place : judged(game, occasion.subject, kind)) {
    state::Option made = option_of(place);
    made.text = say(sentence, made.text);
    made.key = occasion.card.text() + ":" + made.key.text();
    occasion.options->push_back(std::move(made));
  }
}

std::optional<JudgedPlace> place_named(Game& game, Id ship, geom::Reposition kind, std::string_view key) {
  for (JudgedPlace& place : judged(game, ship, kind)) {
    const std::string name = key_of(place.place);
    if (place.legal && (key == name || key.ends_with(":" + name))) return std::move(place);
  }
  return std::nullopt;
}

}  // namespace actions

void reposition(Game& game, Id ship, const JudgedPlace& place, Id kind) {
  const MoveOutcome move = outcome_of(game, ship, place.place);
  game.emit(state::PieceMoved{ship, place.place.end});
  moved_in_wing(game, ship);
  const Ids met = obstacles_met(move);
  obstacle_stress(game, ship, met);
  obstacle_dice(game, ship, met, false);  // no maneuver: the action step stays (2e-obstacle-6)
  if (still_flying(game, ship)) mines_met(game, ship, move);
  if (still_flying(game, ship)) additions().crossed(game, ship, move, false);
  if (!still_flying(game, ship)) return;
  Occasion occasion;
  occasion.window = Window::after_move;
  occasion.subject = ship;
  occasion.word = kind;
  occasion.move = &move;
  happen(game, occasion);
}

bool can_turn(const Game& game, Id ship, double degrees) {
  const Field& field = field_of(game);
  const state::Piece& piece = game.piece(ship);
  const geom::Pose turned = geom::displaced(piece.pose, {0, 0, degrees});
  const geom::PlacedBase base = geom::placed_base(field.figures(), piece.base, field.table().options.guides, turned);
  return std::none_of(field.ships().begin(), field.ships().end(), [&](const Field::Ship& other) {
    return field.piece(other).id != ship &&
           geom::contact(base, other.moving, field.tolerance_mm()) == geom::Contact::overlapping;
  });
}

bool rotate_ship(Game& game, Id ship, double degrees, std::string_view rule) {
  if (!can_turn(game, ship, degrees)) return false;
  game.tell(ship, rule, say("place.turns"));
  game.emit(state::PieceMoved{ship, geom::displaced(game.piece(ship).pose, {0, 0, degrees})});
  moved_in_wing(game, ship);
  return true;
}

}  // namespace plotboard::rules
