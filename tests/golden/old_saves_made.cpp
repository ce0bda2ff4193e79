// Makes the files that tests/golden/old_saves.cpp opens: saves and logs as the program of the day writes them. They are
// made once and never again, for they stand for what people have on their disks; a later set gets a folder of its own:
//   PLOTBOARD_MAKE_SAVES=tests/golden/saves-2026-11 build/bin/tests_golden "[make-saves]"
#include <catch2/catch.hpp>
#include <cstdlib>

#include "battle/battle.hpp"
#include "io/io.hpp"
#include "mission/mission.hpp"
#include "support/catalog.hpp"
#include "support/random_battle.hpp"
#include "support/random_player.hpp"

namespace plotboard::old_saves_made {

using test::catalog;

namespace {

constexpr std::size_t kSaves = 200;
constexpr std::size_t kLogs = 10;
constexpr std::size_t kMostText = 40'000;  // of a save's lines: they are to stay small

enum class Stop { mid_attack, mid_choice, anywhere, undone };

state::Table mission_table(test::RandomBattle& random, std::size_t number) {
  mission::Setup setup;
  setup.mission =
      std::next(catalog().missions.begin(), static_cast<std::ptrdiff_t>(number * 7 % catalog().missions.size()))->first;
  setup.pilots = 3 + static_cast<int>(random.below(2));
  setup.rank = 1 + static_cast<int>(random.below(mission::kHighestRank));
  setup.seed = number;
  auto table = mission::opening(catalog(), setup);
  if (!table) FAIL(base::text(table.errors()));
  return std::move(*table);
}

bool stopped(const battle::Session& session, Stop stop, std::size_t least) {
  const state::Play& play = session.table().play;
  if (session.log().size() < least) return false;
  switch (stop) {
    case Stop::mid_attack:
      return play.attack.has_value() && play.choice.has_value();
    case Stop::mid_choice:
      return play.choice.has_value();
    case Stop::anywhere:
    case Stop::undone:
      return true;
  }
  return true;
}

// Moved about by hand before the battle begins.
void move_about(battle::Session& session, test::RandomBattle& random) {
  for (int i = 0; i < 6; ++i) {
    const state::Piece& piece = random.any(session.table().pieces);
    geom::Pose to = piece.pose;
    to.x.value += random.rng.between(-20'000, 20'000);
    to.y.value += random.rng.between(-20'000, 20'000);
    static_cast<void>(session.apply(rules::PlacePieces{{{piece.id, to}}}));
    state::Piece noted = random.any(session.table().pieces);
    noted.note = "moved \"" + std::to_string(i) + "\"";
    static_cast<void>(session.apply(rules::ChangePiece{noted}));
  }
}

class Maker {
 public:
  Maker(std::string folder, std::size_t number)
      : folder_(std::move(folder)), number_(number), random_(number), player_(random_.rng, seen_) {}

  // Its line of the list.
  std::string make() {
    const std::string name = mission() ? "mission-" : table_first() ? "table-" : "battle-";
    const std::string file = name + std::to_string(1000 + number_).substr(1) + ".battle";
    battle::Session session = opened();
    auto save = battle::Save::begin(folder_ + "/" + file, session);
    REQUIRE(save);
    const auto stop = static_cast<Stop>(number_ % 4);
    const std::size_t least = 4 + random_.below(mission() ? 60 : 40);
    std::size_t text = 0;
    player_.eager = stop == Stop::mid_attack;
    while (text < kMostText && !stopped(session, stop, least)) {
      if (stop == Stop::undone && random_.one_in(9) && session.log().size() > 6) {
        session.undo_to(session.log().size() - 1 - random_.below(4));
        if (random_.one_in(2)) session.redo();
      } else if (!step(session)) {
        break;
      } else {
        text += battle::log_line(session.log().back(), session.log().size()).size();
      }
      REQUIRE(save->keep(session));
    }
    if (stop == Stop::undone) {
      session.undo_to(session.log().size() - 1 - random_.below(3));
      REQUIRE(save->keep(session));
    }
    const state::Play& play = session.table().play;
    return file + " " + base::hex(state::hash_of(session.table())) + " " + std::to_string(session.log().size()) + " " +
           std::to_string(session.undone().size()) +
           (play.attack   ? " attack"
            : play.choice ? " choice"
                          : " between") +
           "\n";
  }

 private:
  [[nodiscard]] bool mission() const { return number_ % 5 < 2; }
  [[nodiscard]] bool table_first() const { return number_ % 20 == 3; }

  battle::Session opened() {
    while (true) {
      battle::Session session(catalog(), mission() ? mission_table(random_, number_) : random_.table(3, 4, 300'000),
                              number_);
      for (const state::Side side : {state::Side::player, state::Side::enemy}) {
        session.fly_by_bot(side, random_.one_in(2));
      }
      rules::StartBattle begin;
      begin.seed = number_;
      begin.typed_dice = random_.one_in(6);
      begin.first = static_cast<state::Side>(random_.below(3));
      begin.place = random_.one_in(8);
      if (table_first()) move_about(session, random_);
      if (!session.apply(begin)) return session;
    }
  }

  bool step(battle::Session& session) {
    auto next = player_.next(session.table());
    if (random_.one_in(mission() ? 1 : 2)) {
      if (const auto advised = session.advised()) return !session.follow(*advised);
    }
    return next && !session.apply(*next);
  }

  std::string folder_;
  std::size_t number_;
  test::RandomBattle random_;
  test::Seen seen_;
  test::RandomPlayer player_;
};

std::string whole_battle(std::size_t number) {
  test::RandomBattle random(1000 + number);
  while (true) {
    battle::Session session(catalog(), number % 2 == 0 ? mission_table(random, number) : random.table(4, 4, 400'000),
                            number);
    rules::StartBattle begin;
    begin.seed = number;
    if (session.apply(begin)) continue;
    for (const state::Side side : {state::Side::player, state::Side::enemy}) session.fly_by_bot(side, true);
    while (session.log().size() < 400 && session.let_ai_act()) continue;
    return battle::write_log(session);
  }
}

}  // namespace

TEST_CASE("Saves and logs of today's program are made", "[.][make-saves]") {
  const char* folder = std::getenv("PLOTBOARD_MAKE_SAVES");
  REQUIRE(folder != nullptr);
  REQUIRE(io::make_folder(folder));
  std::string list;
  for (std::size_t number = 1; number <= kSaves; ++number) list += Maker(folder, number).make();
  REQUIRE(io::write_file(std::string(folder) + "/list.txt", list));
  for (std::size_t number = 1; number <= kLogs; ++number) {
    const std::string name = (number % 2 == 0 ? "mission-" : "battle-") + std::to_string(number) + ".log";
    REQUIRE(io::write_file(std::string(folder) + "/" + name, whole_battle(number)));
  }
}

}  // namespace plotboard::old_saves_made
