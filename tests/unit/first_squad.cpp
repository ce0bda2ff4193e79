// Squads of the first edition: points, factions, names, epic play.
#include "first_squad.hpp"

#include <algorithm>
#include <map>

namespace plotboard::first_squad {

using state::Side;
using test::catalog;
using test::first_ship;
using test::points;
using test::Rules;
using test::squad;
using test::squad_of;

namespace {

std::vector<state::Piece> copies(int count, const std::string& pilot, const std::vector<std::string>& cards = {}) {
  return std::vector<state::Piece>(static_cast<std::size_t>(count), first_ship(pilot, cards));
}
std::vector<state::Piece> together(std::vector<state::Piece> all, const std::vector<state::Piece>& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}
state::Piece corvette(const std::vector<std::string>& fore = {}, const std::vector<std::string>& aft = {}) {
  std::vector<std::string> cards = fore;
  cards.emplace_back("aft");
  cards.insert(cards.end(), aft.begin(), aft.end());
  return first_ship("cr90corvettefore", cards);
}
state::Piece raider() { return first_ship("raiderclasscorvettefore", {"aft"}); }

}  // namespace

TEST_CASE("All ships and upgrades together cost at most the agreed total: 100, in epic play 300 [1e-squad-1]") {
  CHECK(catalog().ruleset("1e")->squad_limit == 100);
  CHECK(catalog().ruleset("huge-1e")->squad_limit == 300);
  std::vector<state::Piece> hundred = together(copies(2, "wedgeantilles"), {});  // 29 each
  hundred[1] = first_ship("lukeskywalker");                                      // 28
  hundred.push_back(first_ship("rookiepilot"));                                  // 21
  hundred.push_back(first_ship("rookiepilot", {"r2astromech"}));                 // 22
  CHECK(squad(hundred).empty());
  hundred.back().ship.cards.front().id = "1e-upgrade-bb8";  // 2 in place of 1
  CHECK(squad(hundred) == Rules{"1e-squad-1"});
  CHECK(squad(hundred, "huge-1e").empty());
  std::vector<state::Piece> against = hundred;  // the other side's ships do not count
  for (state::Piece& ship : against) ship.side = Side::enemy;
  CHECK(squad(against).empty());
}

TEST_CASE("A negative cost lowers the total [1e-squad-2]") {
  CHECK(points("tychocelchu") == 26);
  CHECK(points("tychocelchu", {"chardaanrefit"}) == 24);
  CHECK(points("jakefarrell", {"chardaanrefit"}) == 22);
}

TEST_CASE("A discarded upgrade still counts in the ship's cost [1e-squad-15]") {
  state::Piece ship = first_ship("tychocelchu", {"homingmissiles"});
  CHECK(rules::first::points_of(catalog(), ship) == 31);
  ship.ship.cards.front().discarded = true;
  CHECK(rules::first::points_of(catalog(), ship) == 31);
  CHECK(rules::first::loadout_faults(catalog(), ship).empty());
}

TEST_CASE("What no card of the first edition is has no points and is said") {
  state::Piece nobody = first_ship("rookiepilot");
  nobody.ship.pilot = "redsquadronveteran";
  CHECK_FALSE(rules::first::points_of(catalog(), nobody));
  CHECK(squad({nobody}) == Rules{"plotboard"});
  state::Piece ship = first_ship("rookiepilot");
  ship.ship.cards.emplace_back();
  ship.ship.cards.back().id = "proton-torpedoes";  // of the second edition
  CHECK_FALSE(rules::first::points_of(catalog(), ship));
  CHECK(test::rules_of(rules::first::loadout_faults(catalog(), ship)) == Rules{"plotboard"});
}

TEST_CASE("All ships are of one of three factions, Resistance and First Order among them [1e-squad-3]") {
  CHECK(squad({first_ship("rookiepilot"), first_ship("epsilonsquadronpilot")}) == Rules{"1e-squad-3"});
  CHECK(squad({first_ship("academypilot"), first_ship("epsilonsquadronpilot")}).empty());
  CHECK(squad({first_ship("rookiepilot"), first_ship("bluesquadronnovice")}).empty());
  CHECK(squad({first_ship("rookiepilot"), first_ship("cartelmarauder")}) == Rules{"1e-squad-3"});
  CHECK(squad({first_ship("rookiepilot"), first_ship("cartelmarauder"), first_ship("academypilot")}) ==
        Rules{"1e-squad-3", "1e-squad-3"});
}

TEST_CASE("A card of another faction comes along with the name that opens it [1e-upgrade-maul]") {
  const state::Piece rebel = first_ship("wildspacefringer", {"maul"});
  CHECK(squad({rebel}) == Rules{"1e-squad-3"});
  CHECK(squad({rebel, first_ship("ezrabridger-attackshuttle")}).empty());
  CHECK(squad({rebel, first_ship("outerrimsmuggler", {"ezrabridger"})}).empty());
  CHECK(squad({first_ship("trandoshanslaver", {"maul"})}).empty());
  const auto why = rules::first::squad_faults(catalog(), squad_of({rebel}), Side::player, *catalog().ruleset("1e"));
  CHECK(why.front().why.english() ==
        "Take Maul off A: it belongs to Scum and Villainy, or to a squad with Ezra Bridger.");
}

TEST_CASE("A squad has each unique name once, whatever card it stands on [1e-squad-11]") {
  CHECK(squad({first_ship("lukeskywalker"), first_ship("wildspacefringer", {"lukeskywalker"})}) ==
        Rules{"1e-squad-11"});
  CHECK(squad({first_ship("lukeskywalker"), first_ship("wildspacefringer", {"hansolo"})}).empty());
  // Unique by ruling; the same name on cards of two slots, with quotes around it.
  const state::Piece interface = first_ship("redsquadronpilot", {"experimentalinterface"});
  CHECK(squad({interface, interface}) == Rules{"1e-squad-11"});
  CHECK(squad({first_ship("lothalrebel", {"chopper"}), first_ship("rookiepilot", {"chopper-swx72"})}) ==
        Rules{"1e-squad-11"});
  CHECK(squad({first_ship("lothalrebel", {"ghost"}), first_ship("lothalrebel", {"ghost-swx72"})}) ==
        Rules{"1e-squad-11"});
  CHECK(squad(copies(4, "rookiepilot")).empty());
  CHECK(squad(copies(3, "poedameron")) == Rules{"1e-squad-11"});
  const auto why = rules::first::squad_faults(catalog(), squad_of(copies(2, "wedgeantilles")), Side::player,
                                              *catalog().ruleset("1e"));
  CHECK(why.front().why.english() ==
        "The squad has 2 cards called Wedge Antilles: a unique name may stand in a squad only once.");
}

TEST_CASE("Both players may have the same unique name [1e-squad-12]") {
  state::Piece theirs = first_ship("corranhorn");
  theirs.side = Side::enemy;
  CHECK(squad({first_ship("corranhorn"), theirs}).empty());
}

TEST_CASE("Some cards may be in a squad only so often [1e-upgrade-attannimindlink]") {
  CHECK(squad(copies(2, "contractedscout", {"attannimindlink"})).empty());
  CHECK(squad(copies(3, "contractedscout", {"attannimindlink"})) == Rules{"1e-upgrade-attannimindlink"});
}

TEST_CASE("The Nashtah Pup takes no upgrades and comes only from the Hound's Tooth [1e-squad-23]") {
  CHECK(points("nashtahpuppilot") == 0);
  CHECK(squad({first_ship("nashtahpuppilot")}) == Rules{"1e-squad-23"});
  CHECK(squad({first_ship("nashtahpuppilot"), first_ship("bossk", {"houndstooth"})}).empty());
  CHECK(squad({first_ship("nashtahpuppilot"), first_ship("bossk")}) == Rules{"1e-squad-23"});
  for (const char* card : {"hullupgrade", "adaptability-elite-plus", "clustermissiles"})
    CHECK(test::loadout("nashtahpuppilot", {card}) == Rules{"1e-squad-23"});
}

TEST_CASE("Huge ships are for epic play, not for a squad of 100 points [huge-play-1] [huge-play-3] [1e-epic-7]") {
  const state::Piece transport = first_ship("gr75mediumtransport");
  CHECK(squad({transport}) == Rules{"huge-play-3"});
  CHECK(squad({transport}, "huge-1e").empty());
  CHECK(squad({corvette()}) == Rules{"huge-play-3"});
  CHECK(squad({corvette()}, "huge-1e").empty());
  // A mission may call for them: with its limit the same ships are legal (huge-play-2).
  data::RuleSet mission = *catalog().ruleset("1e");
  mission.epic_points = 5;
  CHECK(rules::first::squad_faults(catalog(), {transport}, Side::player, mission).empty());
}

TEST_CASE("An epic squad has at most 5 epic points in huge ships [1e-epic-2] [1e-huge-20]") {
  CHECK(catalog().ruleset("huge-1e")->epic_points == 5);
  const state::Piece transport = first_ship("gr75mediumtransport");
  CHECK(squad({corvette(), transport}, "huge-1e").empty());                          // 3 and 2
  CHECK(squad({transport, transport}, "huge-1e").empty());                           // 4
  CHECK(squad({transport, transport, transport}, "huge-1e") == Rules{"1e-epic-2"});  // 6
  CHECK(squad({corvette(), corvette()}, "huge-1e") == Rules{"1e-epic-2"});           // 6
  CHECK(squad({raider(), first_ship("gozanticlasscruiser")}, "huge-1e").empty());    // 3 and 2
  CHECK(squad(copies(2, "croccruiser"), "huge-1e").empty());                         // 2 each, as read
  CHECK(squad(copies(3, "croccruiser"), "huge-1e") == Rules{"1e-epic-2"});
  const auto why = rules::first::squad_faults(catalog(), squad_of({corvette(), corvette()}), Side::player,
                                              *catalog().ruleset("huge-1e"));
  CHECK(why.front().why.english() == "The huge ships cost 6 epic points; the limit is 5.");
}

TEST_CASE("An epic squad has at most 12 small and 6 large ships of one type [1e-epic-3]") {
  CHECK(squad(copies(12, "academypilot"), "huge-1e").empty());
  CHECK(squad(copies(13, "academypilot"), "huge-1e") == Rules{"1e-epic-3"});
  CHECK(squad(together(copies(12, "academypilot"), copies(4, "epsilonsquadronpilot")), "huge-1e").empty());
  CHECK(squad(together(copies(12, "academypilot"), {first_ship("obsidiansquadronpilot")}), "huge-1e") ==
        Rules{"1e-epic-3"});  // one type, whoever flies it
  CHECK(squad(copies(6, "omicrongrouppilot"), "huge-1e").empty());
  CHECK(squad(copies(7, "omicrongrouppilot"), "huge-1e") == Rules{"1e-epic-3"});
  data::RuleSet standard = *catalog().ruleset("1e");
  standard.squad_limit = 200;
  CHECK(rules::first::squad_faults(catalog(), squad_of(copies(13, "academypilot")), Side::player, standard).empty());
}

TEST_CASE("A team's player has 200 points, 3 epic points, 8 small and 4 large ships of one type [1e-epic-6]") {
  data::RuleSet team = *catalog().ruleset("huge-1e");
  team.squad_limit = 200;
  team.epic_points = 3;
  const auto faults = [&](const std::vector<state::Piece>& ships) {
    return test::rules_of(rules::first::squad_faults(catalog(), squad_of(ships), Side::player, team));
  };
  CHECK(faults(copies(8, "academypilot")).empty());
  CHECK(faults(copies(9, "academypilot")) == Rules{"1e-epic-6"});
  CHECK(faults(copies(4, "omicrongrouppilot")).empty());
  CHECK(faults(copies(5, "omicrongrouppilot")) == Rules{"1e-epic-6"});
  CHECK(faults({corvette()}).empty());
  CHECK(faults(copies(2, "gr75mediumtransport")) == Rules{"1e-epic-6"});
}

TEST_CASE("A huge ship costs both its ship cards and all upgrades [1e-huge-16] [1e-huge-17]") {
  CHECK(rules::first::points_of(catalog(), corvette()) == 90);
  CHECK(rules::first::points_of(catalog(), raider()) == 100);
  CHECK(rules::first::points_of(catalog(), corvette({"singleturbolasers"}, {"gunneryteam"})) == 102);
}

}  // namespace plotboard::first_squad
