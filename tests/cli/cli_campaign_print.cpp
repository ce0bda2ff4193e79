// plotboard-cli campaign print: sheets and records as files.
#include <catch2/catch.hpp>

#include "program.hpp"

namespace plotboard::cli_campaign_print {

using namespace plotboard::test;

TEST_CASE("campaign print: one pilot or all, as PDF or PNG by the name's ending") {
  const std::string file = file_path("print.campaign"), pdf = file_path("all.pdf"), png = file_path("one.png");
  REQUIRE(run("campaign new alpha -o " + file).code == 0);
  REQUIRE(run("campaign do " + file,
              "{\"do\":\"recruit\",\"call_sign\":\"Ember\"}\n{\"do\":\"recruit\",\"call_sign\":\"Old Sal\"}\n")
              .code == 0);
  REQUIRE(run("campaign print " + file + " " + pdf).code == 0);
  CHECK(text_of(pdf).rfind("%PDF", 0) == 0);
  CHECK(text_of(pdf).find("/Count 2") != std::string::npos);
  REQUIRE(run("campaign print " + file + " " + png + " --pilot 'Old Sal'").code == 0);
  CHECK(text_of(png).rfind("\x89PNG", 0) == 0);
  const Ran nobody = run("campaign print " + file + " " + png + " --pilot Nobody");
  CHECK(nobody.code != 0);
  CHECK((nobody.out + nobody.err).find("Nobody") != std::string::npos);
  CHECK(run("campaign print " + file + " sheet.txt").code != 0);
}

}  // namespace plotboard::cli_campaign_print
