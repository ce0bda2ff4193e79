#include <catch2/catch.hpp>
#include <fstream>

#include "io/io.hpp"
#include "support/folder.hpp"

namespace plotboard::io_journal {

using test::Folder;

TEST_CASE("A journal keeps header, lines, head and notes", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("night.plotboard");
  {
    auto journal = io::Journal::create(path, "the header");
    REQUIRE(journal);
    CHECK(*journal->head() == 0);
    const auto first = journal->append(0, "one");
    REQUIRE(first);
    const auto more = journal->commit(*first, {"two", "three"});
    REQUIRE(more);
    REQUIRE(journal->set_head(*first));
    REQUIRE(journal->append(*first, std::string("zwei\0ß", 7)));  // a branch, and any bytes
    REQUIRE(journal->set_note("bots", "player"));
  }
  auto again = io::Journal::open(path);
  REQUIRE(again);
  CHECK(*again->header() == "the header");
  CHECK(*again->note("bots") == "player");
  CHECK(again->note("nothing")->empty());
  const auto lines = again->lines();
  REQUIRE(lines);
  REQUIRE(lines->size() == 4);
  CHECK((*lines)[2].text == "three");
  CHECK((*lines)[2].parent == (*lines)[1].id);
  CHECK((*lines)[3].parent == (*lines)[0].id);
  CHECK((*lines)[3].text.size() == 7);
  CHECK(*again->head() == (*lines)[3].id);
}

TEST_CASE("A journal says what is wrong with a file", "[plotboard]") {
  const Folder folder;
  const auto error_of = [](const std::string& path) {
    auto journal = io::Journal::open(path);
    REQUIRE_FALSE(journal);
    CHECK(journal.errors().front().file == path);
    return journal.errors().front().found;
  };
  CHECK(error_of(folder.file("none")) == "no such file");

  std::ofstream(folder.file("text")) << std::string(5000, 'x');
  CHECK(error_of(folder.file("text")).find("no Plotboard save") != std::string::npos);

  const std::string path = folder.file("used");
  auto first = io::Journal::create(path, "h");
  REQUIRE(first);
  CHECK(error_of(path).find("in use") != std::string::npos);

  std::ofstream(folder.file("empty"));
  CHECK(error_of(folder.file("empty")).find("no Plotboard save") != std::string::npos);
}

TEST_CASE("A damaged journal is refused, not half read", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("save");
  {
    auto journal = io::Journal::create(path, "h");
    REQUIRE(journal);
    std::vector<std::string> lines(400, std::string(200, 'a'));
    REQUIRE(journal->commit(0, lines));
  }
  auto bytes = io::read_file(path);
  REQUIRE(bytes);
  REQUIRE(bytes->size() > 40000);
  bytes->replace(8192, 20000, 20000, '\x7f');
  REQUIRE(io::write_file(path, *bytes));
  auto journal = io::Journal::open(path);
  if (journal) {
    const auto lines = journal->lines();
    REQUIRE_FALSE(lines);
    CHECK(lines.errors().front().found.find("damaged") != std::string::npos);
  } else {
    CHECK(journal.errors().front().found.find("damaged") != std::string::npos);
  }
}

TEST_CASE("Making a save anew replaces the old one whole", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("save");
  {
    auto old = io::Journal::create(path, "old");
    REQUIRE(old);
    REQUIRE(old->append(0, "line"));
  }
  auto fresh = io::Journal::create(path, "new");
  REQUIRE(fresh);
  CHECK(*fresh->header() == "new");
  CHECK(fresh->lines()->empty());
}

}  // namespace plotboard::io_journal
