// Printed sheets: the figures that stand on the page, where they stand, and both kinds of file.
#include <algorithm>
#include <cmath>
#include <set>

#include "campaign_support.hpp"
#include "draw/painter.hpp"
#include "io/io.hpp"
#include "print/alpha/sheet_pages.hpp"
#include "print/print.hpp"

namespace plotboard::campaign_print {

using namespace plotboard::campaign::alpha;
using namespace plotboard::test;
using print::Page;

namespace {

const Id kFirst{"pilot-1"};

std::vector<std::string> texts(const Page& page) {
  std::vector<std::string> all;
  for (const print::Item& item : page.items)
    if (const auto* text = get_if<print::Text>(&item)) all.push_back(text->words);
  return all;
}
bool says(const Page& page, const std::string& words) {
  const auto all = texts(page);
  return std::find(all.begin(), all.end(), words) != all.end();
}
int boxes(const Page& page, const print::Ink& ink) {
  return static_cast<int>(std::count_if(page.items.begin(), page.items.end(), [&](const print::Item& item) {
    const auto* box = get_if<print::Box>(&item);
    return box != nullptr && box->filled && box->ink == ink;
  }));
}

// A pilot with a long past.
Session veteran(int missions) {
  Session session = founded();
  raise(session, kFirst, 6, Path::force_user);
  pays(session, kFirst, 40);
  does(session, Buy{kFirst, Ware::upgrade_points, 17, Path::none});
  does(session, Buy{kFirst, Ware::path_points, 4, Path::none});
  State state = session.state();
  Pilot& pilot = state.pilots.front();
  pilot.player = "Ada";
  pilot.ejections = 13;
  for (int i = 0; i < missions; ++i) {
    Sortie sortie{i + 1,          state.cards[static_cast<std::size_t>(i) % state.cards.size()].mission,
                  "tielnfighter", i % 3 != 0,
                  i % 5 == 0,     7,
                  2 + i / 8,      2};
    pilot.sorties.push_back(sortie);
  }
  pilot.ships = {"tielnfighter"};
  pilot.missions = {{"1:1", 1, true, true, false}, {"1:2", 2, true, false, true}, {"2:1", 1, false, false, false}};
  pilot.medals = {1};
  pilot.kills = {{"t65xwing", "rebelalliance", 23}, {"z95af4headhunter", "scumandvillainy", 11}};
  return {test::alpha_book(), state};
}

}  // namespace

TEST_CASE("The printed sheet has the pilot's figures, names and kills [fga-2.10.1-1] [fga-2.10.1-3]") {
  const Session session = veteran(9);
  const desk::PilotSheet sheet = desk::sheet_of(session, kFirst);
  const Page page = print::sheet_page(sheet, "Night Watch");
  CHECK(says(page, "Night Watch"));
  CHECK(says(page, "Alpha 1"));
  CHECK(says(page, "flown by Ada; fit to fly"));
  CHECK(says(page, "Major"));
  CHECK(says(page, "Force User"));
  CHECK(says(page, "11"));  // 40 banked, 17 and 12 spent
  CHECK(sheet.xp.value == 11);
  CHECK(says(page, "17"));
  CHECK(says(page, "8"));
  CHECK(says(page, "13"));
  CHECK(says(page, "23"));
  CHECK(says(page, "Kills: 34"));
  CHECK(says(page, "Next: Rank 7, Colonel, 49 XP"));
  CHECK(says(page, "9 missions flown, 6 won, 1 gold star, 1 silver star"));
  CHECK(says(page, "Medal of Redemption"));
  for (const char* letter : {"A", "B", "C", "D", "E", "F", "G", "H", "I"}) CHECK(says(page, letter));
  for (const char* cost : {"free", "4 XP", "9 XP", "16 XP", "25 XP", "36 XP", "49 XP", "64 XP"})
    CHECK(says(page, cost));
  for (const campaign::alpha::BookMission& mission : test::alpha_book().missions)
    CHECK(says(page, mission.number.text()));
}

TEST_CASE("The printed curve begins at 0 and crosses the missions in which the pilot was shot down") {
  const auto down = [](int missions) { return print::sheet_page(desk::sheet_of(veteran(missions), kFirst), "Group"); };
  const auto crosses = [](const Page& page) {
    return std::count_if(page.items.begin(), page.items.end(), [](const print::Item& item) {
      const auto* line = get_if<print::Path>(&item);
      return line != nullptr && !line->filled && line->points.size() == 2 && line->points[0].x != line->points[1].x &&
             line->points[0].y != line->points[1].y;
    });
  };
  const Page six = down(6);  // the first and the sixth
  CHECK(says(six, "0"));
  CHECK(says(six, "mission 6"));
  CHECK(says(six, "Shot down 2 times."));
  CHECK(says(down(3), "Shot down once."));
  CHECK(crosses(six) - crosses(down(5)) == 2);
}

TEST_CASE("A rank that is reached is filled on paper [fga-2.10.1-11]") {
  Session session = founded();
  const auto filled = [&] {
    return boxes(print::sheet_page(desk::sheet_of(session, kFirst), "Group"), print::Ink{0.10, 0.12, 0.17});
  };
  raise(session, kFirst, 3, Path::ace);
  const int before = filled();
  raise(session, kFirst, 4, Path::ace);
  CHECK(filled() == before + 1);
  raise(session, kFirst, 8, Path::ace);
  CHECK(filled() == before + 5);
}

TEST_CASE("Nothing runs off the paper, whatever the names") {
  Session session = veteran(60);
  State state = session.state();
  state.pilots.front().call_sign = "Wwwwwwwwwwwwwwwwwwwwwwww";
  state.pilots.front().player = "An exceedingly long name of a player that nobody would ever print on paper";
  for (const data::Path path : data::kPaths) {
    state.pilots.front().path = path;
    const desk::PilotSheet sheet = desk::sheet_of(Session(test::alpha_book(), state), kFirst);
    for (const Page& page : print::pages_of(sheet, std::string(60, 'M'))) {
      for (const print::Item& item : page.items) {
        if (const auto* text = get_if<print::Text>(&item)) {
          CAPTURE(text->words, text->size);
          const double wide = print::text_width(text->words, text->size, text->bold);
          const double left = text->at.x - (text->align == print::Align::left     ? 0
                                            : text->align == print::Align::middle ? wide / 2
                                                                                  : wide);
          CHECK(left >= 8);
          CHECK(left + wide <= page.width - 8);
          CHECK(text->at.y <= page.height - 4);
          CHECK(text->at.y >= 4);
        } else if (const auto* box = get_if<print::Box>(&item)) {
          CHECK(box->x + box->width <= page.width - 8);
          CHECK(box->y + box->height <= page.height - 4);
        }
      }
    }
  }
}

TEST_CASE("The record has a line a mission and a line a change of points, with their sums") {
  const Session session = veteran(12);
  const desk::PilotSheet sheet = desk::sheet_of(session, kFirst);
  const auto pages = print::record_pages(sheet, "Group");
  REQUIRE(pages.size() == 1);
  CHECK(says(pages[0], "8 of 12 won"));
  CHECK(says(pages[0], "84"));  // 12 times 7 XP
  CHECK(says(pages[0], "24"));  // kills
  CHECK(says(pages[0], "Banked"));
  // A long past takes more pages, each with what goes on and its number.
  const auto many = print::record_pages(desk::sheet_of(veteran(90), kFirst), "Group");
  REQUIRE(many.size() >= 2);
  CHECK(says(many[1], "Missions flown, continued"));
  CHECK(says(many.back(),
             "Record of Alpha 1, page " + std::to_string(many.size()) + " of " + std::to_string(many.size())));
  // Nothing flown, nothing bought: no record.
  CHECK(print::record_pages(desk::sheet_of(founded(), kFirst), "Group").empty());
}

TEST_CASE("Both files show the same pages: PDF of A4, PNG with ink where the page has it") {
  const desk::PilotSheet sheet = desk::sheet_of(veteran(9), kFirst);
  const auto pages = print::pages_of(sheet, "Group");
  REQUIRE(pages.size() == 2);
  const auto pdf = print::pdf_of(pages, "Alpha 1");
  REQUIRE(pdf);
  CHECK(pdf->rfind("%PDF-", 0) == 0);
  CHECK(pdf->find("/Count 2") != std::string::npos);
  CHECK(pdf->find("/MediaBox [ 0 0 595.27") != std::string::npos);
  CHECK(pdf->size() > 10000);

  const auto png = print::png_of(pages, 100);
  REQUIRE(png);
  const auto image = draw::decode_image(*png, "sheet.png");
  REQUIRE(image);
  const double scale = 100 / 25.4;
  CHECK(image->width == std::lround(210 * scale));
  CHECK(image->height == std::lround(297 * scale * 2));
  // Of the band at the top and of the white beside it.
  const auto red = [&](double x, double y) {
    const auto column = static_cast<std::size_t>(x * scale), row = static_cast<std::size_t>(y * scale);
    return image->pixels[(row * static_cast<std::size_t>(image->width) + column) * 4];
  };
  CHECK(red(100, 11) < 60);
  CHECK(red(4, 11) == 255);
  CHECK(*print::png_of(pages, 100) == *png);  // the same input, the same picture
}

TEST_CASE("The ending of its name says what is written") {
  const Folder folder;
  const auto pages = print::pages_of(desk::sheet_of(founded(), kFirst), "Group");
  REQUIRE(print::write(folder.file("a.pdf"), pages, "Group"));
  REQUIRE(print::write(folder.file("a.png"), pages, "Group"));
  CHECK(io::read_file(folder.file("a.pdf"))->rfind("%PDF", 0) == 0);
  CHECK(io::read_file(folder.file("a.png"))->rfind("\x89PNG", 0) == 0);
  CHECK_FALSE(print::write(folder.file("a.txt"), pages, "Group"));
}

TEST_CASE("Words are cut and broken to their width") {
  CHECK(print::cut_to("Short", 50, 3, false) == "Short");
  const std::string cut = print::cut_to("Übergrößenträger und noch mehr Wörter", 20, 3, false);
  CHECK(cut.size() < 30);
  CHECK(print::text_width(cut, 3, false) <= 20);
  const auto lines = print::in_lines("one two three four five six seven", 12, 3, false);
  CHECK(lines.size() > 1);
  for (const std::string& line : lines) CHECK(print::text_width(line, 3, false) <= 12);
}

}  // namespace plotboard::campaign_print
