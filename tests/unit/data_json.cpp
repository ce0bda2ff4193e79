// The strict JSON reader: its messages, its bounds, its pointers.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "data/json.hpp"

namespace plotboard::data_json {

using data::Json;
using data::parse_json;
using data::Reader;

namespace {

std::string message(const std::string& text) {
  const auto parsed = parse_json(text, "f.json");
  return parsed.ok() ? "good" : parsed.errors().at(0).text();
}
Json json(const std::string& text) {
  auto parsed = parse_json(text, "f.json");
  if (!parsed) FAIL(base::text(parsed.errors()));
  return *parsed;
}

}  // namespace

TEST_CASE("Good JSON reads as it stands") {
  const Json value = json(R"({"a":[1,2.5,-3,true,null,"x\n\u00e9"],"b":{"c":{}}})");
  CHECK(value["a"].size() == 6);
  CHECK(value["a"][1] == 2.5);
  CHECK(value["a"][5] == "x\n\xc3\xa9");
  CHECK(value["b"]["c"].empty());
  CHECK(json("7") == 7);
}

// Two readers share the work: both read the same, or one of them refuses.
TEST_CASE("Every kind of value reads as the library reads it, to its kind of number") {
  for (const char* text : {"0",
                           "-0",
                           "-1",
                           "9223372036854775807",
                           "9223372036854775808",
                           "18446744073709551615",
                           "18446744073709551616",
                           "-9223372036854775808",
                           "-9223372036854775809",
                           "0.1",
                           "1.0",
                           "-0.0",
                           "1e2",
                           "5e-324",
                           "1e-400",
                           "1.7976931348623157e308",
                           "0.30000000000000004",
                           "true",
                           "null",
                           R"("")",
                           R"("\"\\\/\b\f\n\r\t")",
                           R"("\u0000\ud83d\ude80")",
                           "\xef\xbb\xbf[1]",
                           "\"\xc3\xa9\xf0\x9f\x9a\x80\"",
                           " [ ] ",
                           R"({"b":1,"a":{"":[{}]}})"}) {
    INFO(text);
    const Json expected = Json::parse(text);
    const Json value = json(text);
    CHECK(value == expected);
    CHECK(value.dump() == expected.dump());
    if (std::string(text) != "-0") CHECK(value.type() == expected.type());
  }
  for (const char* text : {R"("\ud83d")", R"("\ude80")", R"("\ud83dx")", R"("\x")", "\"\t\"", "01", "1.", "+1", "[1,]",
                           "{\"a\":1,}", "\"\xed\xa0\x80\"", "\"\xc0\x80\"", "nul", "[1 2]"}) {
    INFO(text);
    CHECK_FALSE(Json::accept(text));
    CHECK_THAT(message(text), Catch::Contains("expected well-formed JSON"));
  }
}

TEST_CASE("Broken JSON says where") {
  CHECK(message("") == "f.json: /: line 1, column 1: unexpected end of input, expected well-formed JSON");
  CHECK(message("{\n \"a\": }") == "f.json: /: line 2, column 7: unexpected '}', expected well-formed JSON");
  CHECK(message("{} x") == "f.json: /: line 1, column 4: invalid literal, expected well-formed JSON");
  CHECK(message("[1,2") == "f.json: /: line 1, column 5: unexpected end of input, expected well-formed JSON");
  CHECK(message("[NaN]") == "f.json: /: line 1, column 2: invalid literal, expected well-formed JSON");
  CHECK(message(std::string("{}\0", 3)) == "f.json: /: line 1, column 3: a byte of value 0, expected text");
  CHECK_THAT(message("[1e999]"), Catch::Contains("the number \"1e999\", expected a number below 1e308"));
  CHECK_THAT(message("[\"\xff\"]"), Catch::Contains("ill-formed UTF-8"));
}

TEST_CASE("A key twice is an error with its pointer") {
  CHECK(message(R"({"a":1,"a":2})") == "f.json: /a: the key \"a\" a second time, expected each key once");
  CHECK(message(R"({"x":[{},{"p/q":{"a~":1,"a~":2}}]})") ==
        "f.json: /x/1/p~1q/a~0: the key \"a~\" a second time, expected each key once");
  CHECK(message(R"([{"a":1},{"a":1}])") == "good");
}

TEST_CASE("Depth, count and size are bounded") {
  const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
  CHECK(message(nested(64)) == "good");
  CHECK_THAT(message(nested(65)), Catch::Contains("more than 64 levels"));
  CHECK_THAT(message(nested(1000000)), Catch::Contains("more than 64 levels"));
  const auto list = [](std::size_t values) {
    std::string text = "[0";
    for (std::size_t i = 1; i < values; ++i) text += ",0";
    return text + ']';
  };
  CHECK(message(list(999999)) == "good");  // and the list itself
  CHECK_THAT(message(list(1000000)), Catch::Contains("more than 1000000 values"));
  CHECK_THAT(message(std::string((32u << 20u) + 1, ' ')), Catch::Contains("at most 32 MiB"));
}

TEST_CASE("Messages of hostile files stay short and plain") {
  const std::string text = message("{\"a\":1,\"" + std::string(100000, 'k') + "\x1b[2J");
  CHECK(text.size() < 300);
  const std::string key = std::string(5000, 'k');
  CHECK(message("{\"" + key + "\":1,\"" + key + "\":2}").size() < 300);
  CHECK(data::describe(Json("\x1b[2J")).find('\x1b') == std::string::npos);
  CHECK(data::describe(Json(std::string(500, 'x'))).size() < 80);
}

TEST_CASE("Descriptions") {
  CHECK(data::describe(Json(7)) == "the number 7");
  CHECK(data::describe(Json("asteriod")) == "\"asteriod\"");
  CHECK(data::describe(Json::array()) == "an empty list");
  CHECK(data::describe(Json::array({1})) == "a list");
  CHECK(data::describe(Json::object()) == "an object");
  CHECK(data::describe(Json(nullptr)) == "null");
  CHECK(data::describe(Json(true)) == "true");
}

TEST_CASE("A reader notes everything and goes on") {
  const Json value = json(R"({"name":5,"size":"big","speed":2.5,"on":"yes","kind":"asteriod","extra":1,"p/x":{}})");
  base::Errors errors;
  Reader reader(value, "f.json", errors);
  CHECK_FALSE(reader.text("name"));
  CHECK_FALSE(reader.number("size", 0, 10));
  CHECK_FALSE(reader.whole("speed", 0, 5));
  CHECK_FALSE(reader.flag("on"));
  CHECK_FALSE(reader.word("kind", {"asteroid", "debris"}));
  CHECK_FALSE(reader.text("missing"));
  CHECK(reader.whole_or("absent", 0, 5, 3) == 3);
  CHECK(reader.text_or("name", "x") == "x");
  reader.member("p/x")->text("q");
  reader.done();
  REQUIRE(errors.size() == 9);
  CHECK(errors[0].text() == "f.json: /name: the number 5, expected text");
  CHECK(errors[1].text() == "f.json: /size: \"big\", expected a number from 0 to 10");
  CHECK(errors[2].text() == "f.json: /speed: the number 2.5, expected a whole number from 0 to 5");
  CHECK(errors[3].text() == "f.json: /on: \"yes\", expected true or false");
  CHECK(errors[4].text() ==
        "f.json: /kind: \"asteriod\", expected \"asteroid\" or \"debris\"; did you mean \"asteroid\"?");
  CHECK(errors[5].text() == "f.json: /: no key \"missing\", expected one");
  CHECK(errors[7].text() == "f.json: /p~1x: no key \"q\", expected one");
  CHECK(errors[8].place == "/extra");
}

TEST_CASE("What is allowed or asked for twice is known, and a misspelt key hears of all that were asked") {
  const Json value = json(R"({"title":"x","speed":2,"a\u0000b":1,"bearin":3})");
  base::Errors errors;
  Reader reader(value, "f.json", errors);
  reader.allow("title");
  reader.allow(std::string("a\0b", 3));
  CHECK(reader.whole("speed", 0, 5) == 2);
  CHECK(reader.whole_or("speed", 0, 5, 1) == 2);
  CHECK(reader.text_or("bearing", "") == "");
  reader.done();
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].text() == "f.json: /bearin: an unknown key, expected no such key; did you mean \"bearing\"?");
}

TEST_CASE("A reader of something else than an object says so once") {
  const Json value = json("[7]");
  base::Errors errors;
  Reader reader(value, "f.json", errors);
  CHECK_FALSE(reader.text("a"));
  CHECK_FALSE(reader.number("b", 0, 1));
  CHECK(reader.items("c").empty());
  reader.done();
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].text() == "f.json: /: a list, expected an object");
}

TEST_CASE("Numbers at and beyond the limits") {
  const Json value = json(R"({"low":-1,"high":3,"huge":1e300,"whole":2.0})");
  base::Errors errors;
  Reader reader(value, "f.json", errors);
  CHECK(reader.whole("low", -1, 3) == -1);
  CHECK(reader.whole("high", -1, 3) == 3);
  CHECK(reader.whole("whole", 0, 3) == 2);
  CHECK(errors.empty());
  CHECK_FALSE(reader.whole("huge", 0, 3));
  CHECK_FALSE(reader.whole("high", 0, 2));
  CHECK(errors.size() == 2);
}

TEST_CASE("Lists have their bounds and places") {
  const Json value = json(R"({"a":[{"x":1},7],"b":{}})");
  base::Errors errors;
  Reader reader(value, "f.json", errors);
  auto items = reader.items("a");
  REQUIRE(items.size() == 2);
  CHECK(items[0].whole("x", 0, 5) == 1);
  CHECK(items[1].pointer() == "/a/1");
  items[1].whole("x", 0, 5);
  CHECK(reader.items("b").empty());
  CHECK(reader.items("c", false).empty());
  CHECK(reader.items("a", true, 1).empty());
  REQUIRE(errors.size() == 3);
  CHECK(errors[0].text() == "f.json: /a/1: the number 7, expected an object");
  CHECK(errors[1].text() == "f.json: /b: an object, expected a list");
  CHECK(errors[2].text() == "f.json: /a: 2 entries, expected at most 1");
}

}  // namespace plotboard::data_json
