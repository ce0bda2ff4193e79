// Ids: names as numbers.

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <sstream>
#include <thread>

#include "base/id.hpp"
#include "data/by_id.hpp"

namespace plotboard::base_ids {

TEST_CASE("The same text is the same id, and the text comes back") {
  const Id one("Red 1");
  const Id again(std::string("Red ") + "1");
  CHECK(one == again);
  CHECK(one.number() == again.number());
  CHECK(one.text() == "Red 1");
  CHECK(one != Id("Red 2"));
  CHECK(one == "Red 1");
  CHECK_FALSE(one == std::string("red 1"));
  CHECK(Id().empty());
  CHECK(Id("") == Id());
  CHECK(Id().text().empty());
  CHECK(one.starts_with("Red"));
  CHECK_FALSE(one.starts_with("Red 12"));
  CHECK("to " + one + "." == "to Red 1.");
  std::ostringstream out;
  out << one;
  CHECK(out.str() == "Red 1");
}

TEST_CASE("Order is that of the texts, whichever was met first") {
  const Id late("zz-order-2"), early("zz-order-1");
  CHECK(late.number() < early.number());
  CHECK(early < late);
  CHECK(early < "zz-order-10");
  const std::set<Id> sorted{late, early, Id("zz-order")};
  CHECK(texts_of({sorted.begin(), sorted.end()}) == std::vector<std::string>{"zz-order", "zz-order-1", "zz-order-2"});
  CHECK(ids_of({"zz-order-2", "zz-order-1"}) == Ids{late, early});
}

TEST_CASE("Many names from several threads at once are one name each") {
  constexpr int kNames = 9000;  // more than one block
  std::array<Ids, 4> found;
  std::vector<std::thread> threads;
  for (Ids& ids : found) {
    threads.emplace_back([&ids] {
      for (int i = 0; i < kNames; ++i) ids.emplace_back("thread name " + std::to_string(i));
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Ids& ids : found) CHECK(ids == found.front());
  bool texts = true;
  for (int i = 0; i < kNames; ++i) {
    texts = texts && found.back()[static_cast<std::size_t>(i)].text() == "thread name " + std::to_string(i);
  }
  CHECK(texts);
}

TEST_CASE("A list by id finds by number and goes through by text") {
  data::ById<int> list;
  list.emplace("by-id-b", 2);
  list.emplace("by-id-a", 1);
  list["by-id-c"] = 3;
  CHECK(*list.get("by-id-b") == 2);
  CHECK(list.get("by-id-d") == nullptr);
  CHECK_FALSE(list.emplace("by-id-a", 9).second);
  CHECK(*list.get("by-id-a") == 1);
  std::string order;
  for (const auto& [id, number] : list) order += std::to_string(number);
  CHECK(order == "123");

  data::ById<int> copy = list;
  copy.at("by-id-a") = 7;
  CHECK(*copy.get("by-id-a") == 7);
  CHECK(*list.get("by-id-a") == 1);
  copy.erase("by-id-b");
  CHECK(copy.get("by-id-b") == nullptr);
  CHECK(*list.get("by-id-b") == 2);
  list = copy;
  CHECK(list.get("by-id-b") == nullptr);
  list.clear();
  CHECK(list.get("by-id-a") == nullptr);
  CHECK(list.empty());
}

}  // namespace plotboard::base_ids
