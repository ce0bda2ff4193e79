// A campaign killed at any moment: its file opens at the last confirmed command, or at the one that was just being
// written, through undos, redos and whole missions.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "campaign/alpha/deck.hpp"
#include "campaign/alpha/stand_in.hpp"
#include "campaign/alpha/text.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/killed.hpp"
#include "support/soak.hpp"

namespace plotboard::campaign_kill {

using namespace campaign::alpha;
using test::catalog;

namespace {

Session founded(std::uint64_t seed) {
  constexpr Mode kModes[] = {Mode::classic, Mode::completionist, Mode::ironman};
  const std::string name = "Flight " + std::to_string(seed);
  return Session(test::alpha_book(), opening_state(test::alpha_book(), name, kModes[seed % 3], {}, seed));
}
test::Told told_of(const Session& session, bool confirmed) {
  return {1, session.log().size(), hash_of(session.state()), confirmed};
}

Report by_lot(const State& state, base::Rng& rng) {
  Report report;
  report.won = rng.below(3) != 0;
  report.pool = static_cast<int>(rng.below(80));
  for (const Id pilot : state.plan.pilots) {
    const Return how = rng.below(6) == 0 ? Return::down : Return::home;
    report.pilots.push_back({pilot, how, data::Territory::neutral, 0, {}});
  }
  return report;
}

void play_until_killed(const std::string& path, std::uint64_t seed, const test::Tell& tell) {
  base::Rng rng(seed, 3);
  Session session = founded(seed);
  const int pilots = 3 + static_cast<int>(seed % 4);
  tell(told_of(session, false));
  auto file = File::begin(path, session);
  if (!file) _exit(3);
  tell(told_of(session, true));
  for (;;) {
    const auto next = session.state().stage == Stage::flying ? Command(Land{by_lot(session.state(), rng)})
                                                             : stand_in(test::alpha_book(), session.state(), pilots);
    const auto step = rng.below(10);
    if (step == 0 || !next) {
      session.undo();
    } else if (step > 1 || !session.redo()) {
      if (session.apply(*next)) _exit(6);
    }
    tell(told_of(session, false));
    if (!file->keep(session)) _exit(4);
    tell(told_of(session, true));
  }
}

}  // namespace

TEST_CASE("Killed at random moments, a campaign opens at the last confirmed command", "[alpha][kill]") {
  const test::Folder folder;
  const std::string path = folder.file("killed.plotboard");
  catalog();  // loaded before the children are made
  base::Rng rng(12);
  const int kills = test::tries(6);
  for (int i = 0; i < kills; ++i) {
    const auto seed = static_cast<std::uint64_t>(i) + 1;
    const test::Killed killed =
        test::kill_at_random(rng, [&](const test::Tell& tell) { play_until_killed(path, seed, tell); });
    if (killed.confirmed.game == 0 && !std::filesystem::exists(path)) continue;  // killed before there was any file
    const auto opened = File::open(path, test::alpha_book());
    if (!opened) FAIL("kill " << i << ": " << base::text(opened.errors()));
    const test::Told found = told_of(opened->first, true);
    INFO("kill " << i << ": confirmed " << killed.confirmed.commands << ", intended " << killed.intended.commands
                 << ", found " << found.commands);
    CHECK(killed.may_hold(found));
    CHECK(opened->second.opened() == File::Opened::replayed);
    std::filesystem::remove(path);
  }
}

}  // namespace plotboard::campaign_kill
