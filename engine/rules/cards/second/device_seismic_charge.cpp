#include "geom/contact.hpp"
#include "rules/board/field.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

Ids obstacles_near(const Game& game, Id device) {
  const Field& field = field_of(game);
  const auto charge = shape_of(game.catalog(), game.piece(device));
  Ids near;
  for (const Field::Obstacle& obstacle : field.obstacles()) {
    const auto range = geom::range_of(geom::gap_mm(*charge, obstacle.shape), field.figures(), field.figures().bands);
    if (range.band && *range.band <= 1) near.push_back(field.piece(obstacle).id);
  }
  return near;
}

}  // namespace

void device_seismic_charge(Effects& all) {
  Effect blast;
  blast.card = "device:seismic_charge";
  blast.window = Window::detonate;
  blast.rule = "2e-bomb-12";
  blast.run = [](Game& game, Occasion& occasion) {
    const auto near = obstacles_near(game, occasion.other);
    if (near.empty()) return game.tell(occasion.other, "2e-bomb-13", say("seismic-charge.nothing"));
    const state::Piece& charge = game.piece(occasion.other);
    state::Choice choice = choice_of(game, "seismic-obstacle", charge.owner, "2e-bomb-12", say("seismic-charge.which"));
    choice.side = charge.side;
    for (const Id id : near) {
      choice.options.push_back(option(id, just(words::Whole{id})));
      choice.options.back().piece = id;
    }
    const Id obstacle = game.ask(std::move(choice));
    for (const Id ship : struck_by(game, occasion.other, obstacle, 1)) {
      suffer(game, ship, 1, 0, "2e-bomb-12");
    }
    remove_object(game, obstacle, "2e-bomb-12");
  };
  all.push_back(blast);
}

}  // namespace plotboard::rules::effects
