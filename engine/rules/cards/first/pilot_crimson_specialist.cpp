#include "rules/board/field.hpp"
#include "rules/cards/first/parts.hpp"
#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Against the base, in the direction of that hour as seen from the ship: the token faces away from it. Nothing where it
// would lie wholly outside (1e-bomb-7).
std::optional<geom::Pose> bomb_against_base(const Game& game, Id ship, const data::Device& device, int hour) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr) return std::nullopt;
  constexpr double kDegrees = 30;
  const geom::Pose turned = geom::displaced(game.piece(ship).pose, {0, 0, hour * kDegrees});
  const auto at = [&](double away) { return geom::displaced(turned, {0, away, 0}); };
  double near = 0, far = 200;  // mm from centre to centre: one overlaps, the other is apart
  for (int i = 0; i < 40; ++i) {
    const double middle = (near + far) / 2;
    (geom::gap_mm(placed->measured, geom::placed(device.shape, at(middle))) > 0 ? far : near) = middle;
  }
  const geom::Box box = geom::placed(device.shape, at(far)).box;
  const state::Area& area = game.table().area;
  if (box.high.x <= 0 || box.high.y <= 0 || box.low.x >= area.width.mm() || box.low.y >= area.height.mm()) {
    return std::nullopt;
  }
  return at(far);
}

std::string hour_key(Id card, int hour) { return card.text() + ":hour-" + std::to_string(hour); }

void drop_against_base(Game& game, Id ship) {
  constexpr int kHours = 12;
  state::Choice choice = choice_of(game, "drop", ship, "1e-pilot-crimsonspecialist", say("drop.what", ship));
  for (const Id card : rules::first::bomb_cards(game, ship, rules::first::BombKind::reveal)) {
    const data::Device* device = game.catalog().device(game.catalog().upgrade(card)->payload->device);
    for (int hour = 1; device != nullptr && hour <= kHours; ++hour) {
      const auto pose = bomb_against_base(game, ship, *device, hour);
      if (!pose) continue;
      choice.options.push_back(option(hour_key(card, hour), say("drop.at-hour", words::Card{card}, hour)));
      choice.options.back().ghost = pose;
      choice.options.back().unwise = true;
    }
  }
  if (choice.options.empty()) return;
  choice.options.push_back(option("pass", say("drop.nothing")));
  const Id key = game.ask(std::move(choice));
  if (key == "pass") return;
  const Id card = card_of_option(key);
  const data::Device* device = game.catalog().device(game.catalog().upgrade(card)->payload->device);
  for (int hour = 1; hour <= kHours; ++hour) {
    if (key != hour_key(card, hour)) continue;
    rules::first::lay_bomb(game, ship, card, {*bomb_against_base(game, ship, *device, hour)});
    return;
  }
}

}  // namespace

// A bomb of the reveal kind (1e-bomb-5) without any template, anywhere against the base: at each hour of a clock there
// is one place to pick.
void pilot_crimson_specialist(Effects& all) {
  must(
      all, "1e-pilot-crimsonspecialist", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        return rules::first::may_drop(game, occasion.owner) &&
               !rules::first::bomb_cards(game, occasion.owner, rules::first::BombKind::reveal).empty();
      },
      [](Game& game, Occasion& occasion) { drop_against_base(game, occasion.owner); });
}

}  // namespace plotboard::rules::effects::first
