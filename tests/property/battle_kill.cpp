// A program killed at any moment: its save opens at the last confirmed command, or at the one that was just being
// written. A child process plays and saves; the parent kills it (SIGKILL) after a random while.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstring>

#include "battle/battle.hpp"
#include "support/folder.hpp"
#include "support/random_battle.hpp"
#include "support/soak.hpp"

using namespace plotboard;
using test::catalog;

namespace {

struct Confirmed {
  std::uint64_t commands;
  std::uint64_t hash;
};

[[noreturn]] void play_until_killed(const std::string& path, std::uint64_t seed, int pipe) {
  test::RandomBattle random(seed);
  for (;;) {
    battle::Session session(catalog(), random.table(3, 3, 300'000), seed);
    auto save = battle::Save::begin(path, session);
    if (!save) _exit(3);
    rules::StartBattle begin;
    begin.seed = random.rng.below(1000);
    if (session.apply(begin)) continue;
    const auto confirm = [&] {
      if (!save->keep(session)) _exit(4);
      const Confirmed confirmed{session.log().size(), state::hash_of(session.table())};
      if (write(pipe, &confirmed, sizeof confirmed) != sizeof confirmed) _exit(5);
    };
    confirm();
    while (session.table().round <= 30) {
      const auto commands = rules::legal_commands(catalog(), session.table());
      if (commands.empty()) break;
      if (random.below(12) == 0 && session.log().size() > 3) {
        session.undo();
      } else if (session.apply(random.any(commands))) {
        _exit(6);
      }
      confirm();
    }
  }
}

}  // namespace

TEST_CASE("Killed at random moments, a save opens at the last confirmed command", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder / "killed.plotboard";
  catalog();  // loaded before the children are made
  base::Rng rng(11);
  const int kills = test::tries(5);
  for (int i = 0; i < kills; ++i) {
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      close(ends[0]);
      play_until_killed(path, static_cast<std::uint64_t>(i), ends[1]);
    }
    close(ends[1]);
    Confirmed last{};
    REQUIRE(read(ends[0], &last, sizeof last) == sizeof last);  // it is under way
    usleep(1000 + rng.below(150'000));
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    REQUIRE(WIFSIGNALED(status));
    // Everything that the child confirmed before it died.
    Confirmed next{};
    while (read(ends[0], &next, sizeof next) == sizeof next) last = next;
    close(ends[0]);
    auto opened = battle::Save::open(path, catalog());
    if (!opened) FAIL("kill " << i << ": " << base::text(opened.errors()));
    const battle::Session& session = opened->first;
    const bool exact = session.log().size() == last.commands && state::hash_of(session.table()) == last.hash;
    // Between the flush of a line and its confirmation the file is one command (or one undo) ahead.
    const bool ahead =
        !exact && (session.log().size() + 1 == last.commands || session.log().size() == last.commands + 1);
    const bool anew = session.log().size() <= 1;  // the next battle's file had just been made
    INFO("kill " << i << ": confirmed " << last.commands << ", found " << session.log().size());
    CHECK((exact || ahead || anew));
  }
}
