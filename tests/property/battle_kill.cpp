// A battle killed at any moment: its save opens at the last confirmed command, or at the one that was just being
// written.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "battle/battle.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/killed.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/soak.hpp"

namespace plotboard::battle_kill {

using test::catalog;

namespace {

test::Told told_of(const battle::Session& session, bool confirmed) {
  return {session.seed(), session.log().size(), state::hash_of(session.table()), confirmed};
}

void play_until_killed(const std::string& path, std::uint64_t seed, geom::Edition edition, const test::Tell& tell) {
  test::RandomBattle random(seed, edition);
  test::Seen seen;
  for (std::uint64_t number = 1;; ++number) {
    battle::Session session(catalog(), random.table(3, 3, 300'000), number);
    rules::StartBattle begin;
    begin.seed = random.rng.below(1000);
    if (rules::check(catalog(), session.table(), begin)) continue;
    tell(told_of(session, false));
    auto save = battle::Save::begin(path, session);
    if (!save) _exit(3);
    tell(told_of(session, true));
    const auto keep = [&] {
      tell(told_of(session, false));
      if (!save->keep(session)) _exit(4);
      tell(told_of(session, true));
    };
    if (session.apply(begin)) _exit(6);
    keep();
    test::RandomPlayer player(random.rng, seen);
    while (session.table().round <= 30) {
      if (random.one_in(12) && session.log().size() > 3) {
        session.undo();
      } else {
        const auto command = player.next(session.table());
        if (!command) break;
        if (session.apply(*command)) _exit(6);
      }
      keep();
    }
  }
}

}  // namespace

TEST_CASE("Killed at random moments, a save opens at the last confirmed command", "[plotboard][kill]") {
  const test::Folder folder;
  const std::string path = folder.file("killed.plotboard");
  catalog();  // loaded before the children are made
  base::Rng rng(11);
  const int kills = test::tries(6);
  for (int i = 0; i < kills; ++i) {
    const auto edition = i % 2 == 0 ? geom::Edition::second : geom::Edition::first;
    const auto seed = static_cast<std::uint64_t>(i);
    const test::Killed killed =
        test::kill_at_random(rng, [&](const test::Tell& tell) { play_until_killed(path, seed, edition, tell); });
    if (killed.confirmed.game == 0 && !std::filesystem::exists(path)) continue;  // killed before there was any file
    auto opened = battle::Save::open(path, catalog());
    if (!opened) FAIL("kill " << i << ": " << base::text(opened.errors()));
    const test::Told found = told_of(opened->first, true);
    INFO("kill " << i << ": confirmed " << killed.confirmed.game << "/" << killed.confirmed.commands << ", intended "
                 << killed.intended.game << "/" << killed.intended.commands << ", found " << found.game << "/"
                 << found.commands);
    CHECK(killed.may_hold(found));
    std::filesystem::remove(path);
  }
}

}  // namespace plotboard::battle_kill
