#include "support/killed.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

namespace plotboard::test {

bool Killed::may_hold(const Told& found) const {
  const auto same = [&found](const Told& told) {
    return told.game == found.game && told.commands == found.commands && told.hash == found.hash;
  };
  return same(confirmed) || same(intended);
}

Killed kill_at_random(base::Rng& rng, const std::function<void(const Tell& tell)>& play) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    close(ends[0]);
    play([&ends](const Told& told) {
      if (write(ends[1], &told, sizeof told) != sizeof told) _exit(5);
    });
    _exit(7);
  }
  close(ends[1]);
  Told told;
  REQUIRE(read(ends[0], &told, sizeof told) == sizeof told);  // it is under way
  usleep(1000 + rng.below(150'000));
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  REQUIRE(WIFSIGNALED(status));
  // Everything that the child told before it died.
  Killed killed;
  killed.intended = told;
  while (read(ends[0], &told, sizeof told) == sizeof told) (told.confirmed ? killed.confirmed : killed.intended) = told;
  close(ends[0]);
  return killed;
}

}  // namespace plotboard::test
