#include "rules/board/field.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

namespace {

constexpr int kFarthest = 3;

bool within_reach(const Field& field, double gap_mm) {
  return geom::range_of(gap_mm, field.figures(), kFarthest).band.has_value();
}

// Most are plainly near or far: only for the others the gap is measured.
bool within_reach(const Field& field, const Field::Ship& ship, const geom::PlacedShape& object) {
  constexpr double kSlack = 1;  // mm, far above every tolerance
  const double reach = field.figures().range_band.mm() * kFarthest;
  const geom::Vec2 from = ship.measured.frame.origin;
  if (length(object.points.front() - from) < reach - kSlack) return true;
  const double at_least = length(object.centre - from) - object.radius - geom::radius_of(ship.measured);
  return at_least < reach + kSlack && within_reach(field, geom::gap_mm(ship.measured, object));
}

// Is it within range 3 of the ship? Nothing for what cannot be locked (2e-lock-3, -4).
std::optional<bool> is_near(const Field& field, const Field::Ship& ship, std::size_t index) {
  const state::Piece& object = field.table().pieces[index];
  if (object.type == state::PieceType::ship) {
    const Field::Ship* other = field.ship(object.id);
    if (other == nullptr || other->piece == ship.piece) return std::nullopt;
    return within_reach(field, geom::gap_mm(ship.measured, other->measured));
  }
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    if (obstacle.piece == index) return within_reach(field, ship, obstacle.shape);
  }
  const bool lies_there = object.type == state::PieceType::obstacle || object.type == state::PieceType::device;
  if (!lies_there && !object.is_target()) return std::nullopt;
  const auto shape = shape_of(field.catalog(), object);
  if (!shape) return std::nullopt;
  return within_reach(field, ship, *shape);
}

}  // namespace

namespace {

// A friend may be locked only where the edition or a card has it so (1e-lock-8).
bool may_lock(Game& game, Id ship, const state::Piece& object) {
  if (book_of(game).flying.locks_anything) return true;
  if (object.type == state::PieceType::obstacle) return false;  // whoever put it there
  if (state::are_enemies(game.piece(ship).side, object.side)) return true;
  return number_after(game, Window::may_lock, ship, object.id, 0) > 0;
}

// Destroyed, and only still there because what goes on has to end first (1e-lock-16).
bool is_due_to_leave(const Game& game, const state::Piece& object) {
  const auto stays = book_of(game).fighting.stays;
  return object.ship.destroyed && (stays == nullptr || !stays(game, object));
}

state::Option offered(Game& game, Id ship, Id object, Id key, bool near, Phrase text) {
  const bool reached = number_after(game, Window::lock_reach, ship, object, near ? 1 : 0) > 0;
  state::Option made = reached ? option(key, std::move(text))
                               : forbidden(key, std::move(text), near ? "2e-golden-1" : "2e-lock-1",
                                           near ? words::Key("lock.too-near") : words::Key("lock.too-far"));
  made.piece = object;
  return made;
}

constexpr std::string_view kFore = "@fore", kAft = "@aft";

// One a section (huge-tokens-7).
void add_sections(Game& game, const Field& field, const Field::Ship& from, const state::Piece& object,
                  std::vector<state::Option>& options) {
  const Id ship = field.piece(from).id;
  for (const geom::Section section : {geom::Section::fore, geom::Section::aft}) {
    const bool fore = section == geom::Section::fore;
    const geom::PlacedShape shape =
        geom::placed(geom::section_shape(field.figures(), object.base, section), object.pose);
    const Phrase text = say(fore ? words::Key("lock.fore-section") : words::Key("lock.aft-section"), object.id);
    options.push_back(offered(game, ship, object.id, object.id.text() + std::string(fore ? kFore : kAft),
                              within_reach(field, from, shape), text));
  }
}

state::Section section_of_key(std::string_view key) {
  if (key.ends_with(kFore)) return state::Section::fore;
  return key.ends_with(kAft) ? state::Section::aft : state::Section::none;
}

Id object_of_key(Id key) {
  switch (section_of_key(key.text())) {
    case state::Section::none:
      break;
    case state::Section::fore:
      return key.text().substr(0, key.text().size() - kFore.size());
    case state::Section::aft:
      return key.text().substr(0, key.text().size() - kAft.size());
  }
  return key;
}

bool lock_one_of(Game& game, Id ship, std::vector<state::Option> options, Id rule) {
  state::Choice choice = choice_of(game, "lock", ship, rule, say("lock.which", ship));
  choice.options = std::move(options);
  const auto key = actions::ask_one(game, std::move(choice));
  if (!key) return false;
  set_lock(game, ship, object_of_key(*key), "2e-lock-1", section_of_key(key->text()));
  return true;
}

}  // namespace

std::vector<state::Option> actions::lock_options(Game& game, Id ship) {
  std::vector<state::Option> options;
  const Field& field = field_of(game);
  const Field::Ship* from = field.ship(ship);
  if (from == nullptr) return options;
  const auto& pieces = game.table().pieces;
  options.reserve(pieces.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const state::Piece& object = pieces[i];
    const auto near = is_near(field, *from, i);
    if (!near || is_due_to_leave(game, object) || !may_lock(game, ship, object)) continue;
    if (number_after(game, Window::lock_barred, ship, object.id, 0) > 0) continue;
    if (book_of(game).fighting.by_section && !object.ship.sections.empty()) {
      add_sections(game, field, *from, object, options);
    } else {
      options.push_back(offered(game, ship, object.id, object.id, *near, just(words::Whole{object.id})));
    }
  }
  return options;
}

bool acquire_lock(Game& game, Id ship, bool is_action) {
  return lock_one_of(game, ship, actions::lock_options(game, ship), is_action ? "2e-lock-1" : "2e-lock-13");
}

bool acquire_lock_on(Game& game, Id ship, Id object) {
  std::vector<state::Option> options = actions::lock_options(game, ship);
  std::erase_if(options, [object](const state::Option& each) { return each.piece != object; });
  return lock_one_of(game, ship, std::move(options), "2e-lock-13");
}

}  // namespace plotboard::rules
