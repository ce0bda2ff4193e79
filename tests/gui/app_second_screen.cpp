// The large screen of two: what it shows, that it takes nothing from the first, and that it comes and goes.
#include <catch2/catch.hpp>
#include <filesystem>

#include "draw/painter.hpp"
#include "io/io.hpp"
#include "program_support.hpp"
#include "support/folder.hpp"

namespace plotboard::app_second_screen {

using namespace plotboard::test;

namespace {

draw::Image image_of(const std::string& file) {
  const auto bytes = io::read_file(file);
  REQUIRE(bytes.ok());
  auto image = draw::decode_image(*bytes, file);
  REQUIRE(image.ok());
  return std::move(*image);
}

// The share of pixels whose colour is not that of the corner.
double drawn_share(const draw::Image& image) {
  std::size_t other = 0, all = 0;
  for (std::size_t i = 0; i + 3 < image.pixels.size(); i += 4, ++all) {
    other += image.pixels[i] != image.pixels[0] || image.pixels[i + 1] != image.pixels[1] ||
             image.pixels[i + 2] != image.pixels[2];
  }
  return static_cast<double>(other) / static_cast<double>(all);
}

}  // namespace

TEST_CASE("A second screen shows the table and its card, the first stays as it was") {
  Folder folder;
  const auto shoot = [&](const Recorder& script, const std::string& name, const std::string& more, Screen screen) {
    std::filesystem::remove_all(folder.file("home"));
    const std::string arguments =
        "--mission 0:1 --pilots 3 --seed 7 --table-mode " + more + " --screenshot '" + folder.file(name + ".png") + "'";
    REQUIRE(play_back(script, folder, folder.file("home"), arguments, screen) == 0);
    return image_of(folder.file(name + ".png"));
  };
  Recorder alone, with, closed;
  for (Recorder* script : {&alone, &with, &closed}) {
    for (int i = 0; i < 6; ++i) script->key("Space");
    script->key("T");  // the controls
  }
  const int extra = 3;
  for (int i = 0; i < extra; ++i) closed.key("F10");  // opened by the command line: closed, opened, closed

  const Screen screen = window_or_offscreen();
  for (const Screen at : {Screen::offscreen, screen}) {
    const draw::Image one = shoot(alone, "alone", "", at);
    CHECK_FALSE(io::exists(folder.file("alone-2.png")));
    const draw::Image controls = shoot(with, "with", "--second-screen", at);
    const draw::Image table = image_of(folder.file("with-2.png"));
    CHECK(controls.pixels == one.pixels);
    CHECK(table.pixels != controls.pixels);
    CHECK(table.width == 1280);
    CHECK(drawn_share(table) > 0.2);
    const draw::Image after = shoot(closed, "closed", "--second-screen", at);
    CHECK_FALSE(io::exists(folder.file("closed-2.png")));
    CHECK(after.pixels == one.pixels);
  }
}

}  // namespace plotboard::app_second_screen
