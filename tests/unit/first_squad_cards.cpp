// Single cards of the first edition that change slots or costs, or ask something of their ship.
#include "first_squad.hpp"

namespace plotboard::first_squad_cards {

using test::catalog;
using test::first_reason;
using test::first_ship;
using test::loadout;
using test::points;
using test::Rules;

namespace {

int cost_on(const state::Piece& ship, const char* upgrade) {
  return rules::first::points_of_upgrade(catalog(), ship, Id("1e-upgrade-" + std::string(upgrade)));
}

}  // namespace

TEST_CASE("TIE/x1 has a system slot, and the card in it costs 4 less, not below 0 [1e-upgrade-tiex1]") {
  CHECK(loadout("darthvader", {"advancedsensors"}) == Rules{"1e-squad-5"});
  CHECK(loadout("darthvader", {"tiex1", "advancedsensors"}).empty());
  CHECK(points("darthvader", {"tiex1", "advancedsensors"}) == 29);       // 3 - 4
  CHECK(points("darthvader", {"tiex1", "advtargetingcomputer"}) == 30);  // 5 - 4
  CHECK(points("darthvader", {"tiex1", "advtargetingcomputer", "veteraninstincts", "engineupgrade"}) == 35);
  CHECK(cost_on(first_ship("darthvader", {"tiex1"}), "advtargetingcomputer") == 1);
  CHECK(cost_on(first_ship("darthvader"), "advtargetingcomputer") == 5);
  CHECK(cost_on(first_ship("darthvader", {"tiex1"}), "engineupgrade") == 4);
}

TEST_CASE("Vaksai: every upgrade costs 1 less, three different modifications [1e-upgrade-vaksai]") {
  CHECK(loadout("cartelmarauder", {"vaksai", "hullupgrade", "engineupgrade", "stealthdevice"}).empty());
  CHECK(points("cartelmarauder", {"vaksai", "hullupgrade", "engineupgrade", "stealthdevice"}) == 27);  // 20+2+3+2
  CHECK(points("cartelmarauder", {"vaksai", "guidancechips", "glitterstim"}) == 21);                   // 0 stays 0
  CHECK(loadout("cartelmarauder", {"vaksai", "hullupgrade", "hullupgrade"}) == Rules{"1e-upgrade-vaksai"});
  CHECK(loadout("cartelmarauder", {"vaksai", "hullupgrade", "engineupgrade", "stealthdevice", "shieldupgrade"}) ==
        Rules{"1e-squad-8"});
  CHECK(loadout("cartelmarauder", {"hullupgrade", "engineupgrade"}) == Rules{"1e-squad-8"});
  CHECK(points("cartelmarauder", {"hullupgrade"}) == 23);
  CHECK(points("cartelmarauder", {"vaksai", "chardaanrefit"}) == 18);  // a negative cost stays as it is
}

TEST_CASE("Renegade Refit: two different modifications, elite cards 1 less [1e-upgrade-renegaderefit]") {
  CHECK(loadout("cavernangelszealot", {"renegaderefit", "hullupgrade", "engineupgrade", "predator"}).empty());
  CHECK(points("cavernangelszealot", {"renegaderefit", "predator"}) == 22);     // 22 - 2 + 3 - 1
  CHECK(points("cavernangelszealot", {"renegaderefit", "crackshot"}) == 20);    // 1 - 1
  CHECK(points("cavernangelszealot", {"renegaderefit", "trickshot"}) == 20);    // 0 stays 0
  CHECK(points("cavernangelszealot", {"renegaderefit", "hullupgrade"}) == 23);  // no elite card
  CHECK(loadout("cavernangelszealot", {"renegaderefit", "hullupgrade", "hullupgrade"}) ==
        Rules{"1e-upgrade-renegaderefit"});
  CHECK(loadout("partisanrenegade", {"renegaderefit", "hullupgrade", "engineupgrade"}).empty());
}

TEST_CASE("A-wing Test Pilot: skill 2 or more, one elite slot more, different cards [1e-upgrade-awingtestpilot]") {
  CHECK(loadout("greensquadronpilot", {"awingtestpilot", "predator", "outmaneuver"}).empty());
  CHECK(loadout("greensquadronpilot", {"predator", "outmaneuver"}) == Rules{"1e-squad-5"});
  CHECK(loadout("greensquadronpilot", {"awingtestpilot", "predator", "predator"}) ==
        Rules{"1e-upgrade-awingtestpilot"});
  CHECK(loadout("prototypepilot", {"awingtestpilot"}) == Rules{"1e-upgrade-awingtestpilot"});
  // The slot that it adds cannot bring the skill that it asks.
  CHECK(loadout("prototypepilot", {"awingtestpilot", "veteraninstincts"}) == Rules{"1e-upgrade-awingtestpilot"});
  CHECK(loadout("gemmersojan", {"awingtestpilot", "veteraninstincts"}).empty());
}

TEST_CASE("R2-D6: skill 3 or more, no elite slot without it [1e-upgrade-r2d6]") {
  CHECK(loadout("redsquadronpilot", {"r2d6", "predator"}).empty());
  CHECK(loadout("rookiepilot", {"r2d6"}) == Rules{"1e-upgrade-r2d6"});
  CHECK(loadout("rookiepilot", {"r2d6", "veteraninstincts"}) == Rules{"1e-upgrade-r2d6"});
  CHECK(loadout("wedgeantilles", {"r2d6"}) == Rules{"1e-upgrade-r2d6"});
  CHECK(first_reason("rookiepilot", {"r2d6"}) == "Take R2-D6 off A: it needs pilot skill 3 or more.");
  CHECK(first_reason("wedgeantilles", {"r2d6"}) == "Take R2-D6 off A: it already has that slot: elite.");
}

TEST_CASE(
    "Titles that ask for pilot skill count it with equipped cards "
    "[1e-upgrade-royalguardtie] [1e-upgrade-virago] [1e-upgrade-blackone] [1e-upgrade-veteraninstincts]") {
  CHECK(loadout("royalguardpilot", {"royalguardtie"}).empty());
  CHECK(loadout("sabersquadronpilot", {"royalguardtie"}) == Rules{"1e-upgrade-royalguardtie"});
  CHECK(loadout("sabersquadronpilot", {"royalguardtie", "veteraninstincts"}).empty());
  CHECK(loadout("blacksunvigo", {"virago"}) == Rules{"1e-upgrade-virago"});
  CHECK(loadout("thweek", {"virago"}).empty());
  CHECK(loadout("snapwexley", {"blackone"}) == Rules{"1e-upgrade-blackone"});
  CHECK(loadout("snapwexley", {"blackone", "veteraninstincts"}).empty());
  CHECK(loadout("poedameron", {"blackone"}).empty());
}

TEST_CASE("Virago adds a system and an illicit slot [1e-upgrade-virago]") {
  CHECK(loadout("thweek", {"virago", "firecontrolsystem", "glitterstim"}).empty());
  CHECK(loadout("thweek", {"firecontrolsystem", "glitterstim"}) == Rules{"1e-squad-5", "1e-squad-5"});
}

TEST_CASE("StarViper Mk.II: two different titles, limited [1e-upgrade-starvipermkii]") {
  CHECK(points("guri", {"starvipermkii", "virago"}) == 28);
  CHECK(loadout("guri", {"starvipermkii", "virago", "firecontrolsystem"}).empty());
  CHECK(loadout("guri", {"starvipermkii", "starvipermkii"}) == Rules{"1e-squad-10"});
  CHECK(loadout("guri", {"virago", "virago"}) == Rules{"1e-squad-9"});
}

TEST_CASE("Heavy Scyk: one cannon, torpedo or missile [1e-upgrade-heavyscykinterceptor]") {
  for (const char* card : {"ioncannon", "protontorpedoes", "clustermissiles"}) {
    CHECK(loadout("cartelspacer", {"heavyscykinterceptor", card}).empty());
    CHECK(loadout("cartelspacer", {card}) == Rules{"1e-squad-5"});
  }
  CHECK(loadout("cartelspacer", {"heavyscykinterceptor", "ioncannon", "clustermissiles"}) == Rules{"1e-squad-5"});
  CHECK(loadout("cartelspacer", {"heavyscykinterceptor", "turret"}) == Rules{"plotboard"});
}

TEST_CASE("Light Scyk carries no modification [1e-upgrade-lightscykinterceptor]") {
  CHECK(loadout("cartelspacer", {"lightscykinterceptor"}).empty());
  CHECK(points("cartelspacer", {"lightscykinterceptor"}) == 12);
  CHECK(loadout("cartelspacer", {"lightscykinterceptor", "stealthdevice"}) == Rules{"1e-squad-6"});
}

TEST_CASE("TIE Shuttle: two crew of at most 4 points each [1e-upgrade-tieshuttle]") {
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "ysanneisard", "flightinstructor"}).empty());
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "generalhux"}) == Rules{"1e-upgrade-tieshuttle"});
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "emperorpalpatine"}) == Rules{"1e-upgrade-tieshuttle"});
  CHECK(first_reason("scimitarsquadronpilot", {"tieshuttle", "generalhux"}) ==
        "Take General Hux off A: with TIE Shuttle it may cost at most 4 points.");
}

TEST_CASE(
    "Smuggling Compartment: an illicit slot and a modification of 3 points or less "
    "[1e-upgrade-smugglingcompartment]") {
  CHECK(loadout("wildspacefringer", {"smugglingcompartment", "hullupgrade", "glitterstim"}).empty());
  CHECK(loadout("wildspacefringer", {"smugglingcompartment", "engineupgrade"}) == Rules{"1e-squad-8"});
  CHECK(loadout("wildspacefringer", {"engineupgrade", "smugglingcompartment"}) == Rules{"1e-squad-8"});
  CHECK(loadout("wildspacefringer", {"smugglingcompartment", "hullupgrade", "stealthdevice"}) == Rules{"1e-squad-8"});
  CHECK(loadout("wildspacefringer", {"smugglingcompartment", "smugglingcompartment"}) == Rules{"1e-squad-10"});
  CHECK(loadout("wildspacefringer", {"glitterstim"}) == Rules{"1e-squad-5"});
  CHECK(first_reason("wildspacefringer", {"smugglingcompartment", "engineupgrade"}) ==
        "Take Engine Upgrade off A: with Smuggling Compartment it may cost at most 3 points.");
}

TEST_CASE("Havoc: a system and a salvaged astromech with a unique name, no crew [1e-upgrade-havoc]") {
  CHECK(loadout("karthakkpirate", {"havoc", "trajectorysimulator", "genius"}).empty());
  CHECK(loadout("karthakkpirate", {"havoc", "unhingedastromech"}) == Rules{"1e-upgrade-havoc"});
  CHECK(loadout("karthakkpirate", {"havoc", "gunner"}) == Rules{"1e-squad-6"});
  CHECK(loadout("karthakkpirate", {"gunner"}).empty());
}

TEST_CASE("Mist Hunter must carry a tractor beam, for which it has the slot [1e-upgrade-misthunter]") {
  CHECK(loadout("zuckuss", {"misthunter"}) == Rules{"1e-upgrade-misthunter"});
  CHECK(loadout("zuckuss", {"misthunter", "tractorbeam"}).empty());
  CHECK(points("zuckuss", {"misthunter", "tractorbeam"}) == 29);
  CHECK(loadout("zuckuss", {"tractorbeam"}) == Rules{"1e-squad-5"});
  CHECK(loadout("zuckuss", {"misthunter", "tractorbeam", "ioncannon"}) == Rules{"1e-squad-5"});
  CHECK(loadout("zuckuss", {"misthunter", "ioncannon"}) == Rules{"1e-upgrade-misthunter", "1e-squad-5"});
  CHECK(first_reason("zuckuss", {"misthunter"}) == "A must carry Tractor Beam with Mist Hunter.");
}

TEST_CASE("Os-1 adds a torpedo and a missile slot [1e-upgrade-os1arsenalloadout]") {
  CHECK(loadout("nusquadronpilot", {"protontorpedoes", "iontorpedoes"}) == Rules{"1e-squad-5"});
  CHECK(loadout("nusquadronpilot",
                {"os1arsenalloadout", "protontorpedoes", "iontorpedoes", "clustermissiles", "homingmissiles"})
            .empty());
}

TEST_CASE("Ordnance Tubes: hardpoints hold torpedoes and missiles [1e-upgrade-ordnancetubes]") {
  CHECK(loadout("gozanticlasscruiser", {"ordnancetubes", "protontorpedoes"}).empty());
  CHECK(loadout("gozanticlasscruiser", {"ordnancetubes", "clustermissiles"}).empty());
  CHECK(loadout("gozanticlasscruiser", {"protontorpedoes"}) == Rules{"1e-squad-5"});
  CHECK(loadout("gozanticlasscruiser", {"ordnancetubes", "protontorpedoes", "duallaserturret"}) == Rules{"1e-squad-5"});
}

TEST_CASE(
    "Hull and shield values that cards ask for count other cards "
    "[1e-upgrade-thrustcorrector] [1e-upgrade-pulsedrayshield]") {
  CHECK(loadout("gandfindsman", {"thrustcorrector"}).empty());  // hull 4
  CHECK(loadout("gandfindsman", {"thrustcorrector", "hullupgrade"}) == Rules{"1e-upgrade-thrustcorrector"});
  CHECK(loadout("karthakkpirate", {"havoc", "thrustcorrector"}) == Rules{"1e-upgrade-thrustcorrector"});  // 5
  CHECK(loadout("cartelmarauder", {"pulsedrayshield"}).empty());                                          // shields 1
  CHECK(loadout("cartelmarauder", {"vaksai", "pulsedrayshield", "shieldupgrade"}) ==
        Rules{"1e-upgrade-pulsedrayshield"});
  CHECK(loadout("rookiepilot", {"pulsedrayshield"}) == Rules{"1e-upgrade-pulsedrayshield"});  // shields 2
  CHECK(loadout("rebeloperative", {"pulsedrayshield"}).empty());                              // Rebels too, by the card
  CHECK(loadout("epsilonsquadronpilot", {"pulsedrayshield"}) == Rules{"1e-squad-3"});
}

TEST_CASE("Azmorigan serves on huge ships of the Scum [1e-upgrade-azmorigan]") {
  CHECK(loadout("croccruiser", {"azmorigan"}).empty());
  CHECK(loadout("cr90corvettefore", {"azmorigan", "aft"}) == Rules{"1e-squad-3"});
  CHECK(loadout("trandoshanslaver", {"azmorigan"}) == Rules{"huge-tokens-1"});
}

TEST_CASE(
    "Ordnance Silos, Bomb Loadout, Alliance Overhaul and the ships' own cards "
    "[1e-upgrade-ordnancesilos] [1e-upgrade-bombloadout] [1e-upgrade-allianceoverhaul]") {
  CHECK(loadout("crimsonsquadronpilot", {"ordnancesilos", "protonbombs"}).empty());
  CHECK(loadout("wardensquadronpilot", {"ordnancesilos"}) == Rules{"1e-squad-14"});
  CHECK(loadout("goldsquadronpilot", {"bombloadout", "bombloadout"}) == Rules{"1e-squad-10"});
  CHECK(loadout("wardensquadronpilot", {"bombloadout"}) == Rules{"1e-squad-14"});
  CHECK(loadout("norrawexley", {"allianceoverhaul"}).empty());
  CHECK(loadout("rookiepilot", {"allianceoverhaul"}) == Rules{"1e-squad-14"});
  CHECK(loadout("ahsokatano", {"capturedtie"}).empty());
  CHECK(loadout("academypilot", {"capturedtie"}) == Rules{"1e-squad-3"});
}

}  // namespace plotboard::first_squad_cards
