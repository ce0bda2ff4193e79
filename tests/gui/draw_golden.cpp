// Pictures of the board against kept ones, with a tolerance for another version of Mesa. PLOTBOARD_REGENERATE=1
// rewrites them and fails; look at what changed before you keep it.
#include <catch2/catch.hpp>
#include <cmath>

#include "desk/table/move_words.hpp"
#include "draw_support.hpp"
#include "io/io.hpp"
#include "support/catalog.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"

namespace plotboard::draw_golden {

namespace {

void check_golden(const std::string& name, const draw::Image& image) {
  const std::string kept = test::root() + "/tests/golden/board/" + name + ".png";
  if (test::regenerates()) {
    const auto png = draw::encode_png(image);
    REQUIRE(png.ok());
    REQUIRE(io::write_file(kept, *png).ok());
    FAIL_CHECK("written anew, not compared: " << kept);
    return;
  }
  const auto bytes = io::read_file(kept);
  REQUIRE(bytes.ok());
  const auto expected = draw::decode_image(*bytes, kept);
  REQUIRE(expected.ok());
  REQUIRE(expected->width == image.width);
  REQUIRE(expected->height == image.height);
  std::size_t far_off = 0;
  double sum = 0;
  for (std::size_t i = 0; i < image.pixels.size(); ++i) {
    const int off = std::abs(int{image.pixels[i]} - int{expected->pixels[i]});
    sum += off;
    if (off > 24) ++far_off;
  }
  const auto count = static_cast<double>(image.pixels.size());
  const bool same = sum / count < 0.25 && static_cast<double>(far_off) / count < 0.001;
  if (!same) {
    const std::string seen = test::programs() + "/" + name + "-seen.png";
    if (const auto png = draw::encode_png(image); png.ok()) static_cast<void>(io::write_file(seen, *png));
    FAIL_CHECK(name << " differs: mean " << sum / count << ", far off " << far_off << "; see " << seen);
  }
}

void check_board(const std::string& name, const state::Table& table, const scene::Overlay& overlay,
                 const std::string& theme = "night") {
  const scene::Camera camera = test::camera_on(table, 560, 560);
  check_golden(
      name,
      test::drawn(scene::board_picture(test::catalog(), table, overlay, scene::theme_named(theme), camera), camera));
}

}  // namespace

TEST_CASE("The board looks as it did", "[draw][golden]") {
  if (!test::can_draw()) return;
  const state::Table table = test::small_fight();
  const rules::Field field(test::catalog(), table);
  scene::Overlay overlay;
  SECTION("pieces") { check_board("pieces", table, overlay); }
  SECTION("by day") { check_board("day", table, overlay, "day"); }
  SECTION("a measurement and an arc") {
    overlay.verdicts = {rules::judge(field, {rules::Asked::range, "Red 1", "Alpha 1", {}, {}}),
                        rules::judge(field, {rules::Asked::in_arc, "Delta 2", "Gold 1", {}, geom::ArcKind::front})};
    overlay.selected = {"Red 1"};
    check_board("measure", table, overlay);
  }
  SECTION("a preview that ends on a rock") {
    overlay.ghost = scene::GhostMove{
        "Red 1", rules::fly(field, *field.ship("Red 1"), *geom::maneuver_from_code("2N")), geom::Difficulty::white, {}};
    overlay.ghost->words = desk::on_board(desk::consequences(overlay.ghost->outcome, words::plain_names()));
    check_board("preview", table, overlay);
  }
  SECTION("an AI ship's reasons") {
    base::Rng rng(1);
    const auto decision = ai::decide(field, {"Alpha 1", 4, {}, {}}, rng);
    REQUIRE(decision.ok());
    overlay.decision = &*decision;
    overlay.decision_words = {
        {scene::Said::Tone::plain, desk::consequences(decision->outcome, words::plain_names()).front().text}};
    check_board("ai", table, overlay);
  }
}

}  // namespace plotboard::draw_golden
