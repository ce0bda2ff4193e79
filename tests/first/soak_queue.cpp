// Effects that wait in the queue of one window while their card goes.
#include "support/first.hpp"

namespace plotboard::soak_queue {
using namespace test::first;

TEST_CASE("A card that goes while its effect waits does nothing any more [1e-squad-15]", "[first]") {
  const Cards cards{"1e-upgrade-azmorigan", "1e-upgrade-cikatrovizago", "1e-upgrade-backupshieldgenerator"};
  Arena arena = fight("1e-pilot-croccruiser", cards, {});
  arena.edit("A").ship.sections[0].energy = 1;
  arena.says("order", "0")
      .says("effect", "1e-upgrade-azmorigan")
      .says("upgrade", "1e-upgrade-cikatrovizago")
      .says("exchange", "1e-upgrade-courierdroid");
  arena.run(rules::first::end_phase);
  CHECK(has_faceup(arena, "A", "1e-upgrade-courierdroid"));
  CHECK(has_faceup(arena, "A", "1e-upgrade-backupshieldgenerator"));
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-cikatrovizago"));
}

}  // namespace plotboard::soak_queue
