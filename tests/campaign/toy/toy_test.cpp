// A second kind of campaign, from beginning to end by what the program asks of any.
#include <catch2/catch.hpp>

#include "campaign/common/kind.hpp"
#include "mission/mission.hpp"
#include "mission/result.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"

namespace plotboard::campaign::toy {
const Kind& kind();
}

namespace plotboard::toy_test {

using namespace campaign;
using test::catalog;

namespace {

const Kinds& with_toy() {  // the registry's line
  static const Kinds all{&toy::kind(), kinds().front()};
  return all;
}

}  // namespace

TEST_CASE("A new kind of campaign is played by the lines of the command line, and kept", "[toy]") {
  const test::Folder folder;
  const std::string path = folder.file("race.campaign");
  std::string before;
  {  // closed again before it is opened
    const auto race = kind_called(with_toy(), "toy")->begin(catalog(), {"", "", 3}, path);
    Campaign& campaign = **race;
    const auto says = [&](const char* line) { return answered(campaign, line).json; };
    CHECK(says(R"({"do":"join","who":"Red"})") == R"({"events":[{"text":"Red: 0 of the way, fuel 3."}]})");
    CHECK(says(R"({"do":"start"})") == R"({"refused":{"rule":"toy-1","why":"Not now."}})");
    CHECK(says(R"({"do":"joyn"})").starts_with(R"({"error":["/do)"));
    CHECK(campaign.commands() ==
          std::vector<std::string>{R"({"do":"join","who":"Blue"})", R"({"do":"choose","mission":"0:2"})"});
    CHECK_FALSE(answered(campaign, campaign.commands().front()).illegal);
    says(R"({"do":"hide","who":"Red","card":"ace"})");
    says(R"({"do":"hide","who":"Blue","card":"king"})");
    says(R"({"do":"start"})");
    const std::string rolled = says(R"({"do":"roll","who":"Red"})");
    CHECK(rolled.find(R"("rule":"toy-2")") != std::string::npos);
    CHECK(says(R"({"do":"undo"})") == R"({"events":[]})");
    CHECK(says(R"({"do":"roll","who":"Red"})") == rolled);  // undo is no second chance
    REQUIRE(campaign.keep().ok());
    before = campaign.shown_to("");
    CHECK(before.find("king") != std::string::npos);
    CHECK(campaign.shown_to("Red").find("king") == std::string::npos);
    CHECK(campaign.shown_to("Red").find("ace") != std::string::npos);
  }
  CHECK((*open(with_toy(), catalog(), path))->shown_to("") == before);
  CHECK(kind_of_file(with_toy(), path)->id() == "toy");
  CHECK_FALSE(open(kinds(), catalog(), path).ok());  // a program without the line knows no such file
}

TEST_CASE("Its missions are flown elsewhere and come home as results", "[toy]") {
  int flown = 0;
  const Flight all_won = [&flown](const mission::Setup& setup) -> base::Result<mission::Result> {
    CHECK(setup.mission == "0:2");
    ++flown;
    mission::Result result;
    result.outcome = mission::Outcome::won;
    return result;
  };
  const auto won = with_toy().front()->simulate(catalog(), {{}, 2, 1, all_won});
  CHECK(flown == 3);
  const auto lost = with_toy().front()->simulate(catalog(), {{}, 2, 1, {}});
  CHECK(std::stoi(won->text) > std::stoi(lost->text));  // fuel takes them further
}

TEST_CASE("Files of both kinds open by their formats, and books are read by their kinds", "[toy]") {
  const test::Folder folder;
  const std::string path = folder.file("group.campaign");
  REQUIRE(kinds().front()->begin(catalog(), {}, path).ok());
  CHECK(kind_of_file(with_toy(), path)->id() == "alpha");
  CHECK(check_books(with_toy(), catalog()).empty());
  data::Catalog strange = catalog();
  strange.books.push_back({"assets/campaigns/beta.json", "{}"});
  CHECK(check_books(with_toy(), strange).size() == 1);
}

}  // namespace plotboard::toy_test
