// The tests' own helpers: what would let a broken rule through has to fail. A case that must fail is tagged so.
#include <catch2/catch.hpp>
#include <cstdlib>

#include "io/io.hpp"
#include "support/folder.hpp"
#include "support/golden.hpp"
#include "support/script.hpp"

namespace plotboard::harness {

namespace {

state::Choice question(const std::string& kind, const std::string& ship) {
  state::Choice choice;
  choice.kind = kind;
  choice.ship = ship;
  for (const char* key : {"focus", "pass"}) {
    choice.options.push_back({});
    choice.options.back().key = key;
  }
  return choice;
}

}  // namespace

TEST_CASE("A script answers in its order, and passes where it was told to", "[plotboard]") {
  test::Script script;
  script.passes("attack", "B", 1);
  script.says("action", {"focus", {}});
  script.says("attack", {"focus", {}});
  CHECK(script.answer(question("attack", "B")).key == "pass");
  CHECK(script.answer(question("action", "A")).key == "focus");
  CHECK(script.answer(question("attack", "A")).key == "focus");
  script.expect_empty();
}

TEST_CASE("A question without an answer fails", "[plotboard][!shouldfail]") {
  test::Script script;
  script.passes("attack", "B", 1);
  static_cast<void>(script.answer(question("attack", "B")));
  static_cast<void>(script.answer(question("attack", "A")));
}

TEST_CASE("A question of another kind than the script's next fails", "[plotboard][!shouldfail]") {
  test::Script script;
  script.says("attack", {"focus", {}});
  static_cast<void>(script.answer(question("action", "A")));
}

TEST_CASE("An answer that nobody asked for fails", "[plotboard][!shouldfail]") {
  test::Script script;
  script.says("attack", {"focus", {}});
}

TEST_CASE("An answer that the rules do not offer fails", "[plotboard][!shouldfail]") {
  test::Script script;
  script.says("action", {"evade", {}});
  static_cast<void>(script.answer(question("action", "A")));
}

TEST_CASE("Golden files differ, and are never compared with themselves", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder.file("kept.txt");
  folder.write("kept.txt", "one\ntwo\n");
  const bool asked_for = test::regenerates();
  ::unsetenv("PLOTBOARD_REGENERATE");
  CHECK(test::golden_difference(path, "one\ntwo\n").empty());
  CHECK(test::golden_difference(path, "one\n2\n").find(":2") != std::string::npos);
  CHECK(test::golden_difference(path, "one\n").find(":2") != std::string::npos);
  CHECK_FALSE(test::golden_difference(folder.file("none.txt"), "").empty());
  ::setenv("PLOTBOARD_REGENERATE", "1", 1);
  CHECK_FALSE(test::golden_difference(path, "one\ntwo\n").empty());
  CHECK_FALSE(test::golden_difference(path, "three\n").empty());
  if (!asked_for) ::unsetenv("PLOTBOARD_REGENERATE");
  CHECK(io::read_file(path).value() == "three\n");
}

}  // namespace plotboard::harness
