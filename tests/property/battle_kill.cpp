// A program killed at any moment: its save opens at the last confirmed command, or at the one that was just being
// written. A child process plays and saves, either edition in turn; the parent kills it (SIGKILL) after a random while.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "battle/battle.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"
#include "support/soak.hpp"

namespace plotboard::battle_kill {

using test::catalog;

namespace {

// What the file is to hold: told before it is written, and again once the write is confirmed.
struct Report {
  std::uint64_t battle, commands, hash;
  bool confirmed;
};
Report report_of(const battle::Session& session, bool confirmed) {
  return {session.seed(), session.log().size(), state::hash_of(session.table()), confirmed};
}

[[noreturn]] void play_until_killed(const std::string& path, std::uint64_t seed, geom::Edition edition, int pipe) {
  test::RandomBattle random(seed, edition);
  test::Seen seen;
  const auto tell = [pipe](const battle::Session& session, bool confirmed) {
    const Report report = report_of(session, confirmed);
    if (write(pipe, &report, sizeof report) != sizeof report) _exit(5);
  };
  for (std::uint64_t number = 1;; ++number) {
    battle::Session session(catalog(), random.table(3, 3, 300'000), number);
    rules::StartBattle begin;
    begin.seed = random.rng.below(1000);
    if (rules::check(catalog(), session.table(), begin)) continue;
    tell(session, false);
    auto save = battle::Save::begin(path, session);
    if (!save) _exit(3);
    tell(session, true);
    const auto keep = [&] {
      tell(session, false);
      if (!save->keep(session)) _exit(4);
      tell(session, true);
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
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      close(ends[0]);
      const auto edition = i % 2 == 0 ? geom::Edition::second : geom::Edition::first;
      play_until_killed(path, static_cast<std::uint64_t>(i), edition, ends[1]);
    }
    close(ends[1]);
    Report report{};
    REQUIRE(read(ends[0], &report, sizeof report) == sizeof report);  // it is under way
    usleep(1000 + rng.below(150'000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    REQUIRE(WIFSIGNALED(status));
    // Everything that the child told before it died.
    Report confirmed{}, intended = report;
    while (read(ends[0], &report, sizeof report) == sizeof report) (report.confirmed ? confirmed : intended) = report;
    close(ends[0]);
    if (confirmed.battle == 0 && !std::filesystem::exists(path)) continue;  // killed before there was any file
    auto opened = battle::Save::open(path, catalog());
    if (!opened) FAIL("kill " << i << ": " << base::text(opened.errors()));
    const Report found = report_of(opened->first, true);
    INFO("kill " << i << ": confirmed " << confirmed.battle << "/" << confirmed.commands << ", intended "
                 << intended.battle << "/" << intended.commands << ", found " << found.battle << "/" << found.commands);
    const auto same = [&found](const Report& told) {
      return told.battle == found.battle && told.commands == found.commands && told.hash == found.hash;
    };
    // Between the flush of a line and its confirmation the file is one command (or one undo, one battle) ahead.
    CHECK((same(confirmed) || same(intended)));
    std::filesystem::remove(path);
  }
}

}  // namespace plotboard::battle_kill
