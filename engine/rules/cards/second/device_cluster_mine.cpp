#include "rules/cards/second/parts_mines.hpp"

namespace plotboard::rules::effects {

// Each of a set is one by itself.
void device_cluster_mine(Effects& all) {
  Effect cluster;
  cluster.window = Window::detonate;
  cluster.rule = "2e-mine-6";
  cluster.run = [](Game& game, Occasion& occasion) { blow_up(game, occasion, 0, "2e-mine-6"); };
  for (const char* card : {"device:cluster_mine_centre", "device:cluster_mine_side"}) {
    cluster.card = card;
    all.push_back(cluster);
  }
}

}  // namespace plotboard::rules::effects
