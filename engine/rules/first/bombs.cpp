#include "rules/first/bombs.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/board/field.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

namespace {

constexpr const char* kUsualTemplate = "straight-1";

const data::Payload& payload_of(const Game& game, Id card) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card);
  ENSURE(upgrade != nullptr && upgrade->payload.has_value(), card + " puts nothing down");
  return *upgrade->payload;
}

// What cards say of bombs is not said of cargo.
std::vector<std::string> templates_for(Game& game, Id ship, Id card) {
  if (!payload_of(game, card).obstacle.empty()) return {kUsualTemplate};
  std::vector<state::Option> names{option(kUsualTemplate, {})};
  Occasion more;
  more.window = Window::device_template;
  more.subject = ship;
  more.other = card;
  more.options = &names;
  happen(game, more);
  std::vector<std::string> templates;
  for (const state::Option& name : names) templates.push_back(name.key);
  return templates;
}

// Is an enemy, and no friend, likely to be near when a timed bomb goes off? They are still to move.
bool pays(const Game& game, Id ship, const geom::Pose& at) {
  constexpr double kFriends = 130, kEnemies = 250;  // mm to centres
  bool any = false;
  for (const state::Piece& other : game.table().pieces) {
    if (!other.in_play() || other.id == ship) continue;
    const double away = geom::length(geom::frame_of(other.pose).to_world({0, 0}) - geom::frame_of(at).to_world({0, 0}));
    if (other.side == game.piece(ship).side && away < kFriends) return false;
    any = any || (other.side != game.piece(ship).side && away < kEnemies);
  }
  return any;
}

void add_ways(Game& game, Id ship, Id card, const std::vector<std::string>& templates,
              std::vector<state::Option>& options) {
  const data::Payload& payload = payload_of(game, card);
  for (const std::string& name : templates) {
    const std::string key = card.text() + ':' + name;
    const Phrase text = say("device.drop", words::Card{card}, words::Word{name});
    const std::vector<geom::Pose> poses = device_poses(game, ship, payload, name);
    if (poses.empty()) {
      options.push_back(forbidden(key, text, "1e-bomb-7", say("device.outside")));
      continue;
    }
    options.push_back(option(key, text));
    options.back().ghost = poses.front();
    options.back().unwise = !payload.by_action && !pays(game, ship, poses.front());
  }
}

}  // namespace

bool is_bomb_card(const data::Upgrade& upgrade, BombKind kind) {
  if (!upgrade.payload || !upgrade.payload->obstacle.empty()) return false;
  return kind == BombKind::any || (kind == BombKind::action) == upgrade.payload->by_action;
}

Ids bomb_cards(const Game& game, Id ship, BombKind kind) {
  Ids cards;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
    if (upgrade != nullptr && is_bomb_card(*upgrade, kind) && !base::contains(cards, card.id)) cards.push_back(card.id);
  }
  return cards;
}

bool may_drop(const Game& game, Id ship) { return !game.piece(ship).ship.has_mark(kDroppedBomb); }

bool offer_drop(Game& game, Id ship, const Ids& cards, std::string_view rule, bool may_pass,
                const std::vector<std::string>& only) {
  state::Choice choice = choice_of(game, "drop", ship, Id(rule), say("drop.what", ship));
  for (const Id card : cards) {
    add_ways(game, ship, card, only.empty() ? templates_for(game, ship, card) : only, choice.options);
  }
  const bool any = std::any_of(choice.options.begin(), choice.options.end(), [](const auto& way) { return way.legal; });
  if (!any) return false;
  if (may_pass) choice.options.push_back(option("pass", say("drop.nothing")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return false;
  const Id card = card_of_option(key);
  const std::string name = key.text().substr(card.text().size() + 1);
  const std::vector<geom::Pose> poses = device_poses(game, ship, payload_of(game, card), name);
  tell_drop(game, ship, payload_of(game, card), name);
  lay_bomb(game, ship, card, poses);
  return true;
}

bool can_drop(Game& game, Id ship, Id card) {
  const std::vector<std::string> templates = templates_for(game, ship, card);
  return std::any_of(templates.begin(), templates.end(), [&](const std::string& name) {
    return !device_poses(game, ship, payload_of(game, card), name).empty();
  });
}

void lay_bomb(Game& game, Id ship, Id card, const std::vector<geom::Pose>& poses, bool of_round) {
  const data::Payload& payload = payload_of(game, card);
  {
    const Game::Resolving resolving(game);
    if (payload.discards) discard_card(game, ship, card, card.text());
    if (of_round && payload.obstacle.empty()) game.emit(state::Marked{ship, kDroppedBomb});
    lay_devices(game, ship, payload, poses);
  }
  remove_due(game);  // whom a mine has destroyed (1e-destroy-3)
}

void strike_one(Game& game, Id ship, Id device, Strike strike) {
  Occasion occasion;
  occasion.window = Window::device_strikes;
  occasion.subject = ship;
  occasion.other = device;
  happen(game, occasion);
  if (!occasion.stopped && game.in_play(ship)) strike(game, ship, device);
}

void strike_all(Game& game, Id device, Strike strike) {
  for (const Id ship : struck_by(game, device, device, 1)) strike_one(game, ship, device, strike);
}

std::vector<state::Face> roll_for_device(Game& game, Id ship, Id device, int count) {
  const words::Text name{game.catalog().device(game.piece(device).ref)->name};
  Occasion occasion;
  occasion.window = Window::device_rolled;
  occasion.subject = ship;
  occasion.other = device;
  occasion.word = word_of(game.roll(ship, state::DieKind::attack, count, just(name)));
  happen(game, occasion);
  return faces_in(occasion.word);
}

std::vector<state::Face> faces_in(Id word) {
  std::vector<state::Face> faces;
  std::string_view left = word.text();
  while (!left.empty()) {
    const std::size_t comma = std::min(left.find(','), left.size());
    faces.push_back(state::face_named(left.substr(0, comma)).value());
    left.remove_prefix(std::min(comma + 1, left.size()));
  }
  return faces;
}

Id word_of(const std::vector<state::Face>& faces) {
  std::string word;
  for (const state::Face face : faces) {
    if (!word.empty()) word += ',';
    word += state::name_of(face);
  }
  return word;
}

}  // namespace plotboard::rules::first

namespace plotboard::rules::effects::first {

namespace {

using namespace rules::first;

// The first of the ship's bomb cards asks for them all: which of them, if any, is one question.
bool asks_for_all(const Game& game, const Occasion& occasion) {
  if (!may_drop(game, occasion.owner)) return false;
  const Ids cards = bomb_cards(game, occasion.owner, BombKind::reveal);
  return !cards.empty() && cards.front() == occasion.card;
}

void drop_on_reveal(Game& game, Occasion& occasion) {
  const Id ship = occasion.owner;
  offer_drop(game, ship, bomb_cards(game, ship, BombKind::reveal), "1e-bomb-5");
}

void offer_action_drop(Game& game, Occasion& occasion) {
  const Phrase text = just(words::Card{occasion.card});
  const bool bomb = is_bomb_card(*game.catalog().upgrade(occasion.card));
  if (bomb && !may_drop(game, occasion.subject)) {
    occasion.options->push_back(forbidden(occasion.card, text, "1e-bomb-2", say("drop.once-a-round")));
  } else if (!can_drop(game, occasion.subject, occasion.card)) {
    occasion.options->push_back(forbidden(occasion.card, text, "1e-bomb-7", say("device.outside")));
  } else {
    occasion.options->push_back(option(occasion.card, text));
  }
}

void drop_by_action(Game& game, Occasion& occasion) {
  const Id card = occasion.card;
  offer_drop(game, occasion.subject, {card}, card.text(), false);
}

}  // namespace

void add_reveal_drop(Effects& all, const char* card) {
  Effect drop;
  drop.card = card;
  drop.rule = card;
  drop.window = Window::after_reveal;
  drop.when = asks_for_all;
  drop.run = drop_on_reveal;
  all.push_back(drop);
}

void add_action_drop(Effects& all, const char* card) {
  Effect drop;
  drop.card = card;
  drop.rule = card;
  drop.window = Window::action_options;
  drop.run = offer_action_drop;
  drop.use = drop_by_action;
  all.push_back(drop);
}

}  // namespace plotboard::rules::effects::first
