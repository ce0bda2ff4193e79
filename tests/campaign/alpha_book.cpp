// The book of Flight Group Alpha is read as strictly as the rest of the data.
#include "campaign/alpha/book.hpp"

#include <catch2/catch.hpp>

#include "campaign/common/kind.hpp"
#include "data/catalog.hpp"
#include "support/alpha_book.hpp"
#include "support/catalog.hpp"

namespace plotboard::alpha_book {

using test::catalog;

namespace {

struct Fault {
  const char *why, *from, *to, *message;
};
const Fault kFaults[] = {
    {"a rank too few", "    {\"title\": \"Colonel\", \"cost\": 49, \"rule\": \"fga-2.2-T2.1-7\"},\n", "",
     "assets/campaigns/alpha.json: /ranks: 7 entries, expected 8"},
    {"an unknown path", "\"path\": \"ace\"", "\"path\": \"aces\"",
     "assets/campaigns/alpha.json: /paths/0/path: \"aces\", expected "},
    {"an unknown fate of a card", "\"if_lost\": \"reshuffle\"", "\"if_lost\": \"shuffle\"",
     "assets/campaigns/alpha.json: /missions/4/if_lost: \"shuffle\", expected "},
    {"a penalty of more than all", "\"banked_xp\": 50", "\"banked_xp\": 150",
     "assets/campaigns/alpha.json: /missions/9/penalty/banked_xp: the number 150, expected a whole number from 0 to "
     "100"},
    {"a campaign's unknown rule", "\"fga-2.7.1-3\"", "\"fga-2.7.1-33\"",
     "assets/campaigns/alpha.json: /ships/0/rule: \"fga-2.7.1-33\", expected the id of a rule: one of "},
    {"a campaign's unknown ship", "{\"ship\": \"tielnfighter\"", "{\"ship\": \"tielnfigther\"",
     "assets/campaigns/alpha.json: /ships/0/ship: \"tielnfigther\", expected the id of a ship: one of "},
    {"a campaign's unknown ship in its place", "\"instead\": \"tieadvancedv1\"", "\"instead\": \"tieadvancedv2\"",
     "assets/campaigns/alpha.json: /ships/5/instead: \"tieadvancedv2\", expected the id of a ship: one of "},
    {"a rank's unknown card", "\"card\": \"path-force-1\"", "\"card\": \"path-force-9\"",
     "assets/campaigns/alpha.json: /paths/1/gains/1/card: \"path-force-9\", expected the id of an upgrade: one of "},
    {"a mission that nobody has written", "\"number\": \"0:1\"", "\"number\": \"0:9\"",
     "assets/campaigns/alpha.json: /missions/0/number: \"0:9\", expected the number of a mission: one of "},
};

}  // namespace

TEST_CASE("Every kind of fault in the book gets its message", "[alpha][T49]") {
  const data::SourceFile& good = catalog().books.front();
  REQUIRE(good.path == campaign::alpha::kBookPath);
  REQUIRE(campaign::check_books(campaign::kinds(), catalog()).empty());
  for (const Fault& fault : kFaults) {
    INFO(fault.why);
    data::SourceFile bad = good;
    const std::size_t at = bad.text.find(fault.from);
    REQUIRE(at != std::string::npos);
    bad.text.replace(at, std::string(fault.from).size(), fault.to);
    const auto errors = campaign::check_book(campaign::kinds(), bad, catalog());
    REQUIRE(errors);
    REQUIRE_FALSE(errors->empty());
    CHECK_THAT(errors->front().text(), Catch::StartsWith(fault.message));
  }
}

TEST_CASE("A truncated book is refused with a place, a missing one by its name", "[alpha]") {
  data::SourceFile half = catalog().books.front();
  half.text.resize(half.text.size() / 2);
  const auto read = campaign::alpha::read_book(half, catalog());
  REQUIRE(read.errors().size() == 1);
  CHECK(read.errors().front().place.rfind("/: line ", 0) == 0);
  data::Catalog without = catalog();
  without.books.clear();
  CHECK(campaign::alpha::book_of(without).errors().front().found == "no such file");
}

}  // namespace plotboard::alpha_book
