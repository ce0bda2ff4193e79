// Remotes of missions as data: what the file must say, and what it must not.

#include <catch2/catch.hpp>

#include "data_files.hpp"
#include "support/catalog.hpp"

namespace plotboard::data_remotes {

using test::catalog;

namespace {

constexpr const char* kFile = "assets/devices.json";

}  // namespace

TEST_CASE("Their figures are our own, and the file says so with a reason", "[fga-4.5.5-1]") {
  const std::string& text = test::data_file(kFile).text;
  for (const char* id : {"key_cargo", "satellite", "shuttle", "turret", "warhead"}) {
    INFO(id);
    const data::Device* device = catalog().device(id);
    REQUIRE(device != nullptr);
    CHECK(device->kind == data::DeviceKind::remote);
    CHECK(device->hull > 0);
    CHECK_FALSE(device->text.empty());
    CHECK(catalog().rules.count(device->rule) == 1);
    const std::size_t entry = text.find("\"id\": \"" + std::string(id) + "\"");
    REQUIRE(entry != std::string::npos);
    const std::size_t source = text.find("\"source\": \"own: ", entry);
    const std::size_t next = text.find("\"id\": ", entry + 1);
    CHECK(source < next);
  }
}

TEST_CASE("Faults in a remote's figures are refused", "[fga-4.5.5-1]") {
  test::check_refused(std::vector<test::PlantedFault>{
      {"a rule that nobody knows", kFile, "\"rule\": \"fga-4.5.5.4-2\"", "\"rule\": \"fga-4.5.5.9-2\"",
       "assets/devices.json: "},
      {"an action that nobody knows", kFile, "\"action\": \"reload\"", "\"action\": \"rearm\"",
       "assets/devices.json: "},
      {"no hull", kFile, "\"agility\": 0, \"hull\": 5, \"attack\": 3", "\"agility\": 0, \"hull\": 0, \"attack\": 3",
       "assets/devices.json: "},
      {"seven dice", kFile, "\"attack\": 3", "\"attack\": 7", "assets/devices.json: "},
      {"a remote without figures", kFile,
       "\"remote\": {\"initiative\": 0, \"agility\": 3, \"hull\": 1, \"source\": \"own\"},\n", "",
       "assets/devices.json: "},
  });
}

}  // namespace plotboard::data_remotes
