// A history that knows no battle: a purse of coins, with its file.
#include "history/history.hpp"

#include <catch2/catch.hpp>

#include "history/record.hpp"
#include "support/folder.hpp"

namespace plotboard::history_toy {

struct Purse {
  int coins = 0;
};
struct Paid {
  int by;
};
void fold(Purse& purse, const Paid& event) { purse.coins += event.by; }
std::uint64_t hash_of(const Purse& purse) { return base::Hasher().integer(purse.coins).value(); }

namespace {

using Order = std::string;
using Book = history::History<Purse, Order, Paid>;
using Entry = history::Step<Order, Paid>;

Entry pay(int coins) { return {"Pay " + std::to_string(coins), {{coins}}, 0}; }

Book with(std::initializer_list<int> payments) {
  Book book(Purse{100});
  for (const int coins : payments) book.add(pay(coins));
  return book;
}

history::Record::Line line_of(const Book& book) {
  history::Record::Line line;
  line.entries = book.log().size();
  line.mark = [&book](std::size_t i) { return book.log()[i].hash; };
  line.text = [&book](std::size_t i) { return book.log()[i].command; };
  return line;
}
base::Result<base::Done> keep(history::Record& record, const Book& book, const std::string& mood = "glad") {
  return record.keep(line_of(book), std::to_string(book.now().coins), {{"mood", mood}});
}
history::Record begun(const std::string& path, const Book& book) {
  auto record = history::Record::begin(path, "purse");
  REQUIRE(record);
  REQUIRE(keep(*record, book));
  return std::move(*record);
}
history::Record::Found found_in(const std::string& path) {
  auto opened = history::Record::open(path);
  if (!opened) FAIL(base::text(opened.errors()));
  return std::move(opened->second);
}
using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("A history goes back and forth, and keeps a line that was left", "[plotboard]") {
  Book book = with({1, 2, 3});
  CHECK(book.now().coins == 106);
  CHECK(book.log().back().hash == hash_of(Purse{106}));
  REQUIRE(book.undo());
  REQUIRE(book.undo_to(1));
  CHECK(book.now().coins == 101);
  REQUIRE(book.redo());
  CHECK(book.now().coins == 103);
  CHECK(book.undone().size() == 1);
  book.add(pay(50));
  CHECK(book.now().coins == 153);
  CHECK(book.undone().empty());
  REQUIRE(book.branches().size() == 1);
  CHECK(book.branches().front().front().command == "Pay 3");
  CHECK_FALSE(book.redo());
  CHECK_FALSE(book.undo_to(3));
}

TEST_CASE("The last entry of a history can be made a larger one", "[plotboard]") {
  Book book = with({1, 2});
  book.replace_last({"Pay 7 in all", {{5}}, 0});
  CHECK(book.now().coins == 108);
  REQUIRE(book.log().size() == 2);
  CHECK(book.log().back().command == "Pay 7 in all");
}

TEST_CASE("A long history comes back to every entry", "[plotboard]") {
  Book book(Purse{});
  for (int i = 0; i < 300; ++i) book.add(pay(i));
  for (const std::size_t entries : {299u, 192u, 191u, 130u, 64u, 63u, 1u, 0u}) {
    REQUIRE(book.undo_to(entries));
    const int n = static_cast<int>(entries);
    CHECK(book.now().coins == n * (n - 1) / 2);
  }
  while (book.redo()) continue;
  CHECK(book.now().coins == 299 * 300 / 2);
}

TEST_CASE("A history that goes on from a snapshot goes back no further", "[plotboard]") {
  std::vector<Entry> past = with({1, 2}).log();
  for (Entry& entry : past) entry.events.clear();
  Book book(Purse{500}, past);
  CHECK(book.floor() == 2);
  CHECK_FALSE(book.undo());
  for (int i = 0; i < 100; ++i) book.add(pay(1));
  CHECK(book.log().size() == 102);
  REQUIRE(book.undo_to(70));
  CHECK(book.now().coins == 568);
  REQUIRE(book.undo_to(2));
  CHECK(book.now().coins == 500);
  CHECK_FALSE(book.undo_to(1));
  CHECK_FALSE(book.undo());
  while (book.redo()) continue;
  CHECK(book.now().coins == 600);
}

TEST_CASE("A record finds the line, what was undone, and the snapshot at its head", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder.file("purse");
  Book book = with({1, 2, 3});
  {
    history::Record record = begun(path, book);
    book.undo();
    REQUIRE(keep(record, book));
  }
  const auto found = found_in(path);
  CHECK(found.header == "purse");
  CHECK(found.done == Texts{"Pay 1", "Pay 2"});
  CHECK(found.undone == Texts{"Pay 3"});
  REQUIRE(found.snapshots.size() == 1);
  CHECK(found.snapshots.front().entries == 2);
  CHECK(found.snapshots.front().text == "103");
}

TEST_CASE("A record goes on after opening, on another branch as well", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder.file("purse");
  Book book = with({1, 2, 3});
  begun(path, book);
  {
    auto opened = history::Record::open(path);
    REQUIRE(opened);
    std::vector<std::uint64_t> marks;
    for (const Entry& entry : book.log()) marks.push_back(entry.hash);
    opened->first.set_marks(marks);
    book.undo();
    book.add(pay(9));
    REQUIRE(keep(opened->first, book, "sad"));
    CHECK(*opened->first.note("mood") == "sad");
  }
  const auto found = found_in(path);
  CHECK(found.done == Texts{"Pay 1", "Pay 2", "Pay 9"});
  CHECK(found.snapshots.front().text == "112");
  CHECK(io::Journal::open(path)->lines()->size() == 4);
}

TEST_CASE("A record keeps where a version took over, beside where it stands", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder.file("purse");
  Book book = with({1, 2});
  {
    history::Record record = begun(path, book);
    record.take_over({2, "base"});
    book.add(pay(4));
    REQUIRE(keep(record, book));
  }
  const auto found = found_in(path);
  REQUIRE(found.snapshots.size() == 2);
  CHECK(found.snapshots[0].entries == 2);
  CHECK(found.snapshots[0].text == "base");
  CHECK(found.snapshots[1].entries == 3);
  CHECK(found.snapshots[1].text == "107");
}

TEST_CASE("A snapshot of another branch is left alone", "[plotboard]") {
  const test::Folder folder;
  const std::string path = folder.file("purse");
  begun(path, with({1, 2}));
  {  // an older program goes on from the first line and knows no snapshots
    auto journal = io::Journal::open(path);
    REQUIRE(journal);
    REQUIRE(journal->append(1, "Pay 70"));
  }
  const auto found = found_in(path);
  CHECK(found.done == Texts{"Pay 1", "Pay 70"});
  CHECK(found.snapshots.empty());
}

}  // namespace plotboard::history_toy
