// plotboard-cli sweep: many checked games of missions.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace plotboard::cli_sweep {

using namespace plotboard::test;

TEST_CASE("sweep: the same games on one thread and on three") {
  const std::string what = "sweep 0:1 0:2 --share 2 --quiet --json --threads ";
  const Ran one = run(what + "1"), three = run(what + "3");
  CHECK(one.out == three.out);
  const Json json = one.json();
  CHECK(json["stopped"] == false);
  REQUIRE(json["games"].size() == 4);  // pilots and ranks take turns
  for (const Json& row : json["games"]) {
    CHECK(row["games"] == 1);
    CHECK(row["low"] <= row["win_rate"]);
    CHECK(row["win_rate"] <= row["high"]);
  }
  CHECK(one.code == (json["faults"].empty() ? 0 : 1));
}

TEST_CASE("sweep: figures and their table are written, and the figures are good data") {
  const std::string figures = file_path("balance.json");
  const std::string page = file_with("page.md", "Before.\n<!-- table -->\nold\n<!-- end of table -->\nAfter.\n");
  const Ran ran = run("sweep 0:1 --pilots 3 --ranks 1 --games 1 --quiet --write " + figures + " --table " + page);
  CHECK(ran.out.find("0-1-escorting-the-decimator") != std::string::npos);
  CHECK(run("validate " + figures).code == 0);
  const std::string text = text_of(page);
  CHECK(text.find("Before.\n") == 0);
  CHECK(text.find("\nold\n") == std::string::npos);
  CHECK(text.find("| 0:1 |") != std::string::npos);
  CHECK(text.find("\nAfter.\n") != std::string::npos);
}

TEST_CASE("sweep: what it cannot do is exit 2 with the reason") {
  const Ran unknown = run("sweep 99:9 --quiet");
  CHECK(unknown.code == 2);
  CHECK(unknown.err.find("99:9") != std::string::npos);
  CHECK(run("sweep --pilots 7").code == 2);
  CHECK(run("sweep --games 2 --share 2").code == 2);
  const std::string page = file_with("bare.md", "no marks\n");
  const Ran bare = run("sweep --games 0 --quiet --table " + page);
  CHECK(bare.code == 2);
  CHECK(bare.err.find(page) != std::string::npos);
}

}  // namespace plotboard::cli_sweep
