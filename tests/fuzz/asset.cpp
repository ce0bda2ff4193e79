// Any bytes as a data file of every kind: errors or a good file, never a crash. The first byte picks the folder.
#include "data/data.hpp"
#include "support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace plotboard;
  if (size == 0) return 0;
  static const char* const kPlaces[] = {"assets/ships/t65xwing.json",
                                        "assets/ai-cards/t65xwing.json",
                                        "assets/obstacles.json",
                                        "assets/devices.json",
                                        "assets/geometry.json",
                                        "assets/rulesets/2e.json",
                                        "assets/rules/fga-battle.json",
                                        "assets/silhouettes/t65xwing.json",
                                        "maps/missions/0-1.json",
                                        "assets/ship-abilities.json",
                                        "assets/upgrades/barrage-rockets.json",
                                        "assets/damage-decks/2e.json"};
  const std::string path = kPlaces[data[0] % (sizeof kPlaces / sizeof *kPlaces)];
  (void)data::check_file({path, fuzz::text_of(data + 1, size - 1)}, &fuzz::catalog());
  return 0;
}
