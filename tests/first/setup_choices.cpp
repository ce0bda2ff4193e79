// What is chosen in set-up in the 1st edition: conditions, whose skill to copy, and that the stand-in answers too.
#include "first/fights.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/setup.hpp"

namespace plotboard::first_setup_choices {
using namespace first_fights;

TEST_CASE("Conditions of set-up are given before forces are placed [1e-setup-1][1e-upgrade-ascoretosettle]",
          "[first]") {
  Fight fight({obstacle("R", "coreasteroid0", 0, 0),
               ours("A", "1e-pilot-wedgeantilles", 0, 0, 0, {"1e-upgrade-ascoretosettle"}), theirs("B", kTie, 0, 0),
               theirs("C", kTie, 0, 0)},
              Side::player, true);
  CHECK_FALSE(fight.table().play.choice);
  fight.does(put("R", 457, 457)).choose("edge", "this");
  REQUIRE(fight.asks("ship", "A"));
  fight.choose("ship", "C");
  CHECK(rules::has_card(fight["C"], "1e-condition-adebttopay"));
  CHECK(fight["C"].waiting);
  fight.does(put("B", 300, 880, 180)).does(put("C", 600, 880, 180)).does(put("A", 457, 40));
  CHECK(fight.phase() == Phase::planning);
  CHECK_FALSE(fight.table().play.choice);  // once alone
}

TEST_CASE("Thweek is placed by his own skill and fights by another's [1e-pilot-thweek][1e-setup-9]", "[first]") {
  Fight fight({ours("A", "1e-pilot-thweek", 0, 0), theirs("B", "1e-pilot-darthvader", 0, 0),
               theirs("C", "1e-pilot-maulermithel", 0, 0)},
              Side::player, true);
  REQUIRE(fight.asks("effect", "A"));
  fight.choose("effect", "1e-pilot-thweek").choose("ship", "B").choose("pick", "1e-condition-shadowed");
  CHECK(rules::next_to_place(catalog(), fight.table()).pieces == Ids{"A"});
  fight.does(put("A", 457, 40)).does(put("C", 300, 880, 180)).does(put("B", 600, 880, 180));
  CHECK(fight["A"].initiative == 9);
}

TEST_CASE("Where forces stand already the same is chosen at once [1e-setup-1][1e-upgrade-ascoretosettle]", "[first]") {
  Fight fight({ours("A", "1e-pilot-wedgeantilles", 457, 40, 0, {"1e-upgrade-ascoretosettle"}),
               theirs("B", kTie, 300, 880), theirs("C", kTie, 600, 880)});
  REQUIRE(fight.asks("ship", "A"));
  fight.choose("ship", "B");
  CHECK(fight.phase() == Phase::planning);
}

TEST_CASE("The stand-in answers what is asked in set-up [1e-setup-8][1e-pilot-thweek]", "[first]") {
  Fight fight({obstacle("R", "coreasteroid0", 0, 0), theirs("B", kTie, 0, 0), theirs("T", "1e-pilot-thweek", 0, 0),
               ours("A", kXwing, 0, 0)},
              Side::player, true);
  fight.session.fly_by_bot(Side::enemy, true);
  fight.does(put("R", 400, 457));
  int answers = 0;
  while (fight.table().play.choice) {
    const auto advised = fight.session.advised({});
    REQUIRE(advised);
    fight.does(advised->command);
    ++answers;
  }
  CHECK(answers >= 2);
}

}  // namespace plotboard::first_setup_choices
