// Damaged scene files: a table that holds every invariant and survives its file, or messages; never anything else.
#include <catch2/catch.hpp>

#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::session_scene_text {

using test::catalog;

namespace {

std::string whole_scene() {
  auto table = test::table({test::typed("A1", "t65xwing", 457.2, 600, 180), test::small("B", 300, 300, 33),
                            test::obstacle("R", "coreasteroid0", 400, 450, 30)},
                           true);
  table.pieces[0].lock = "B";
  table.pieces[0].order = "strike:B";
  table.pieces[0].ai = true;
  table.pieces[1].note = "says \"hello\"";
  table.pieces[2].mirror = true;
  return state::write_scene(table);
}

void damage(std::string& text, base::Rng& rng) {
  static const std::vector<std::string> tokens{"null", "true", "-1",      "1e308", "1e-400", "\"\"",
                                               "{}",   "[]",   "\\u0000", "\"B\"", "0.0005", "99999999999999999999",
                                               ",",    ":",    "}",       "]",     "\xc3"};
  const auto at = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(text.size())));
  switch (rng.below(5)) {
    case 0:
      text[at] = static_cast<char>(rng.below(256));
      break;
    case 1:
      text.erase(at, rng.below(12));
      break;
    case 2:
      text.insert(at, tokens[rng.below(static_cast<std::uint32_t>(tokens.size()))]);
      break;
    case 3: {  // a value becomes another
      const std::size_t colon = text.find(':', at);
      if (colon == std::string::npos) break;
      const std::size_t end = text.find_first_of(",}]", colon);
      if (end == std::string::npos) break;
      text.replace(colon + 1, end - colon - 1, tokens[rng.below(static_cast<std::uint32_t>(tokens.size()))]);
      break;
    }
    default:
      text += text.substr(at, rng.below(80));
      break;
  }
}

}  // namespace

TEST_CASE("A damaged scene is a sound table or a message") {
  const std::string whole = whole_scene();
  REQUIRE(state::read_scene(whole, "", catalog()));
  base::Rng rng(2026);
  int read = 0, refused = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text = whole;
    for (int k = rng.between(1, 3); k > 0 && !text.empty(); --k) damage(text, rng);
    const auto table = state::read_scene(text, "game.json", catalog());
    if (!table) {
      ++refused;
      if (table.errors().empty()) FAIL("refused without a word: " << text);
      for (const base::Error& error : table.errors()) {
        if (error.found.empty() || error.file != "game.json") FAIL("an empty message for: " << text);
        if (error.text().size() > 1000) FAIL("a message as long as the file: " << error.text());
      }
      continue;
    }
    ++read;
    const auto broken = state::broken_invariants(*table);
    if (!broken.empty()) FAIL(broken.front() << " in: " << text);
    const auto again = state::read_scene(state::write_scene(*table), "", catalog());
    if (!again) FAIL(base::text(again.errors()) << " in: " << text);
    if (!(*again == *table)) FAIL("changed by its own file: " << text);
  }
  CHECK(read > 300);
  CHECK(refused > 5000);
}

}  // namespace plotboard::session_scene_text
