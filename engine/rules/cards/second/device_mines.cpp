#include "data/catalog.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

// The ship rolls two dice and suffers what they show, and so many hits for sure.
void blow_up(Game& game, const Occasion& occasion, int sure_hits, const char* rule) {
  int hits = sure_hits, crits = 0;
  const std::string& name = game.catalog().device(game.piece(occasion.other).ref)->name;
  for (const state::Face face : game.roll(occasion.subject, state::DieKind::attack, 2, just(words::Text{name}))) {
    hits += face == state::Face::hit ? 1 : 0;
    crits += face == state::Face::crit ? 1 : 0;
  }
  suffer(game, occasion.subject, hits, crits, rule);
}

}  // namespace

// Mines with dice. Each of a set of cluster mines is one by itself.
void device_mines(Effects& all) {
  Effect cluster;
  cluster.window = Window::detonate;
  cluster.rule = "2e-mine-6";
  cluster.run = [](Game& game, Occasion& occasion) { blow_up(game, occasion, 0, "2e-mine-6"); };
  for (const char* card : {"device:cluster_mine_centre", "device:cluster_mine_side"}) {
    cluster.card = card;
    all.push_back(cluster);
  }

  Effect proximity;
  proximity.card = "device:proximity_mine";
  proximity.window = Window::detonate;
  proximity.rule = "2e-mine-8";
  proximity.run = [](Game& game, Occasion& occasion) { blow_up(game, occasion, 1, "2e-mine-8"); };
  all.push_back(proximity);
}

}  // namespace plotboard::rules::effects
