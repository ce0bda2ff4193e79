// What a ship of the first edition may carry: slots, modifications and titles, restrictions printed on cards.
#include <algorithm>

#include "first_squad.hpp"

namespace plotboard::first_squad_loadout {

using test::catalog;
using test::first_reason;
using test::first_ship;
using test::loadout;
using test::Rules;
using Cards = std::vector<std::string>;

TEST_CASE("A neutral card fits any squad, one with a faction only its own [1e-squad-4] [1e-squad-3]") {
  for (const char* pilot : {"patrolleader", "lothalrebel", "trandoshanslaver"}) {
    CHECK(loadout(pilot, {"gunner"}).empty());
    CHECK(loadout(pilot, {"fleetofficer"}).empty() == (std::string(pilot) == "patrolleader"));
  }
  CHECK(loadout("lothalrebel", {"fleetofficer"}) == Rules{"1e-squad-3"});
  CHECK(loadout("resistancesympathizer", {"hansolo"}).empty());
  CHECK(loadout("starkillerbasepilot", {"emperorpalpatine"}).empty());
  CHECK(first_reason("lothalrebel", {"fleetofficer"}) == "Take Fleet Officer off A: it belongs to the Empire.");
}

TEST_CASE("Each icon of the upgrade bar takes one upgrade of that icon [1e-squad-5]") {
  CHECK(loadout("rookiepilot", {"protontorpedoes", "r2astromech"}).empty());
  CHECK(loadout("rookiepilot", {"protontorpedoes", "iontorpedoes"}) == Rules{"1e-squad-5"});
  CHECK(loadout("rookiepilot", {"predator"}) == Rules{"1e-squad-5"});
  CHECK(loadout("rookiepilot", {"clustermissiles", "gunner"}) == Rules{"1e-squad-5", "1e-squad-5"});
  CHECK(loadout("ig88a", {"heavylasercannon", "heavylasercannon"}).empty());
  CHECK(loadout("ig88a", {"heavylasercannon", "heavylasercannon", "ioncannon"}) == Rules{"1e-squad-5"});
  CHECK(loadout("syndicatethug", {"unhingedastromech"}).empty());
  CHECK(loadout("syndicatethug", {"r2astromech"}) == Rules{"1e-squad-5"});
  CHECK(first_reason("rookiepilot", {"predator"}) == "Take Predator off A: no free slot: elite.");
}

TEST_CASE("An upgrade that needs two icons uses both [1e-squad-5]") {
  CHECK(loadout("omicrongrouppilot", {"emperorpalpatine"}).empty());
  CHECK(loadout("omicrongrouppilot", {"emperorpalpatine", "gunner"}) == Rules{"1e-squad-5"});
  CHECK(loadout("omicrongrouppilot", {"gunner", "emperorpalpatine"}) == Rules{"1e-squad-5"});
  CHECK(loadout("patrolleader", {"emperorpalpatine", "gunner"}).empty());
  CHECK(loadout("scimitarsquadronpilot", {"unguidedrockets"}).empty());
  CHECK(loadout("scimitarsquadronpilot", {"unguidedrockets", "clustermissiles"}) == Rules{"1e-squad-5"});
  CHECK(loadout("wardensquadronpilot", {"bombletgenerator"}).empty());
  CHECK(loadout("patrolleader", {"bombletgenerator"}) == Rules{"1e-squad-5"});
  CHECK(loadout("patrolleader", {"bombletgenerator", "protonbombs"}) == Rules{"1e-squad-5"});  // which has room
  CHECK(loadout("wookieeliberator", {"wookieecommandos"}).empty());
  CHECK(loadout("wookieeliberator", {"wookieecommandos", "wookieecommandos"}) == Rules{"1e-squad-5"});
}

TEST_CASE("Upgrades add icons, which are open at once [1e-squad-6]") {
  CHECK(loadout("bountyhunter", {"protonbombs", "seismiccharges", "thermaldetonators"}) ==
        Rules{"1e-squad-5", "1e-squad-5"});
  CHECK(loadout("bountyhunter", {"andrasta", "protonbombs", "seismiccharges", "thermaldetonators"}).empty());
  CHECK(loadout("bountyhunter", {"protonbombs", "seismiccharges", "thermaldetonators", "andrasta"}).empty());
  CHECK(loadout("bountyhunter", {"slavei", "protontorpedoes"}).empty());
  CHECK(loadout("bluesquadronpilot", {"gunner"}) == Rules{"1e-squad-5"});
  CHECK(loadout("bluesquadronpilot", {"bwinge2", "gunner"}).empty());
  CHECK(loadout("goldsquadronpilot", {"bombloadout", "protonbombs"}).empty());
  CHECK(loadout("mandalorianmercenary", {"cadbane", "protonbombs", "seismiccharges"}).empty());
  CHECK(loadout("academypilot", {"sabinesmasterpiece"}) == Rules{"1e-squad-3"});
  CHECK(loadout("captainrex", {"sabinesmasterpiece", "gunner", "glitterstim"}).empty());
  CHECK(loadout("nusquadronpilot", {"xg1assaultconfiguration", "ioncannon", "ioncannon"}).empty());
}

TEST_CASE("Upgrades take icons away [1e-squad-6]") {
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "gunner"}) == Rules{"1e-upgrade-tieshuttle"});  // 5 points
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "flightinstructor", "tactician"}).empty());
  CHECK(loadout("scimitarsquadronpilot", {"tieshuttle", "protonbombs"}) == Rules{"1e-squad-6"});
  CHECK(loadout("scimitarsquadronpilot", {"clustermissiles", "protontorpedoes", "tieshuttle"}) ==
        Rules{"1e-squad-6", "1e-squad-6"});
  CHECK(loadout("glaivesquadronpilot", {"tiex7", "ioncannon"}) == Rules{"1e-squad-6"});
  CHECK(loadout("glaivesquadronpilot", {"tiex7", "clustermissiles"}) == Rules{"1e-squad-6"});
  CHECK(loadout("glaivesquadronpilot", {"tied", "ioncannon"}).empty());
  CHECK(loadout("cartelspacer", {"lightscykinterceptor", "hullupgrade"}) == Rules{"1e-squad-6"});
  CHECK(loadout("croccruiser", {"merchantone", "gunner", "gunner", "gunner", "gunneryteam", "igrmthugdroids"}).empty());
  CHECK(loadout("croccruiser", {"commsbooster", "slicertools", "clusterbombs"}).empty());
  CHECK(loadout("croccruiser", {"merchantone", "commsbooster", "slicertools", "clusterbombs"}) == Rules{"1e-squad-6"});
  CHECK(first_reason("glaivesquadronpilot", {"tiex7", "ioncannon"}) ==
        "Take Ion Cannon off A: TIE/x7 takes this slot away: cannon.");
}

TEST_CASE("An upgrade whose icon came from a discarded card stays [1e-squad-7]") {
  state::Piece ship = first_ship("rookiepilot", {});
  ship = first_ship("redsquadronpilot", {"r2d6", "predator", "integratedastromech"});
  ship.ship.cards.front().discarded = true;
  CHECK(rules::first::loadout_faults(catalog(), ship).empty());
}

TEST_CASE("One modification on a ship, unless a card allows more [1e-squad-8]") {
  CHECK(loadout("alphasquadronpilot", {"hullupgrade"}).empty());
  CHECK(loadout("alphasquadronpilot", {"hullupgrade", "shieldupgrade"}) == Rules{"1e-squad-8"});
  CHECK(loadout("royalguardpilot", {"royalguardtie", "hullupgrade", "shieldupgrade"}).empty());
  CHECK(loadout("royalguardpilot", {"royalguardtie", "hullupgrade", "shieldupgrade", "autothrusters"}) ==
        Rules{"1e-squad-8"});
  CHECK(loadout("royalguardpilot", {"royalguardtie", "hullupgrade", "hullupgrade"}) ==
        Rules{"1e-upgrade-royalguardtie"});
  CHECK(first_reason("alphasquadronpilot", {"hullupgrade", "shieldupgrade"}) ==
        "Take Shield Upgrade off A: there is room for only 1 modification.");
}

TEST_CASE("One title on a ship, unless a card allows more [1e-squad-9]") {
  CHECK(loadout("bobafett-firespray31-scumandvillainy", {"slavei"}).empty());
  CHECK(loadout("bobafett-firespray31-scumandvillainy", {"slavei", "andrasta"}) == Rules{"1e-squad-9"});
  CHECK(loadout("hansolo", {"millenniumfalcon", "millenniumfalcon-swx57"}) == Rules{"1e-squad-9"});
  CHECK(loadout("guri", {"starvipermkii", "virago"}).empty());
  CHECK(loadout("guri", {"virago", "starvipermkii"}).empty());
}

TEST_CASE("No second copy of a limited card on a ship; different ones may sit together [1e-squad-10]") {
  CHECK(loadout("lothalrebel", {"tactician", "tactician"}) == Rules{"1e-squad-10"});
  CHECK(loadout("lothalrebel", {"tactician", "tailgunner"}).empty());
  CHECK(loadout("lothalrebel", {"reconspecialist", "reconspecialist"}).empty());
  CHECK(loadout("ibtisam", {"extramunitions", "extramunitions"}) == Rules{"1e-squad-10"});
}

TEST_CASE("Size words bind to the base [1e-squad-13] [huge-tokens-1]") {
  CHECK(loadout("hansolo", {"juke"}) == Rules{"1e-squad-13"});
  CHECK(loadout("omegaleader", {"juke"}).empty());
  CHECK(loadout("rookiepilot", {"tacticaljammer"}) == Rules{"1e-squad-13"});
  CHECK(loadout("hansolo", {"tacticaljammer"}).empty());
  CHECK(loadout("gozanticlasscruiser", {"navigator"}) == Rules{"1e-squad-13"});
  CHECK(loadout("patrolleader", {"navigator"}).empty());
  CHECK(loadout("patrolleader", {"grandmofftarkin"}) == Rules{"huge-tokens-1"});
  CHECK(loadout("gozanticlasscruiser", {"grandmofftarkin"}).empty());
  CHECK(loadout("rookiepilot", {"ordnancetubes"}) == Rules{"huge-tokens-1"});
  CHECK(first_reason("gozanticlasscruiser", {"navigator"}) ==
        "Take Navigator off A: it is for small and large ships only.");
}

TEST_CASE("A type fits every ship whose type's name contains it [1e-squad-14]") {
  for (const char* pilot : {"academypilot", "epsilonsquadronpilot", "zetaspecialist", "sienartestpilot"})
    CHECK(loadout(pilot, {"twinionenginemkii"}).empty());
  CHECK(loadout("rookiepilot", {"twinionenginemkii"}) == Rules{"1e-squad-14"});
  CHECK(loadout("sienartestpilot", {"tiev1"}).empty());
  CHECK(loadout("tempestsquadronpilot", {"tiev1"}) == Rules{"1e-squad-14"});
  CHECK(loadout("tempestsquadronpilot", {"tiex1"}).empty());
  CHECK(loadout("sienartestpilot", {"tiex1"}) == Rules{"1e-squad-14"});
  CHECK(loadout("bluesquadronnovice", {"integratedastromech"}).empty());
  CHECK(loadout("rookiepilot", {"renegaderefit"}).empty());
  CHECK(loadout("bluesquadronnovice", {"renegaderefit"}) == Rules{"1e-squad-14"});
}

TEST_CASE("An icon of the action bar may come from another card [1e-squad-17]") {
  CHECK(loadout("redsquadronpilot", {"autothrusters"}) == Rules{"1e-squad-17"});
  CHECK(loadout("jakefarrell", {"autothrusters"}).empty());
  CHECK(loadout("talonbanecobra", {"vaksai", "autothrusters"}) == Rules{"1e-squad-17"});
  CHECK(loadout("talonbanecobra", {"vaksai", "autothrusters", "engineupgrade"}).empty());
  CHECK(loadout("scimitarsquadronpilot", {"longrangescanners"}).empty());
  CHECK(loadout("rookiepilot", {"longrangescanners"}) == Rules{"1e-squad-17"});
}

TEST_CASE("A ship card goes with the ship of its type [1e-squad-20]") {
  state::Piece ship = first_ship("rookiepilot");
  ship.ref = "1e-ywing";
  const auto faults = rules::first::loadout_faults(catalog(), ship);
  REQUIRE(faults.size() == 1);
  CHECK(faults.front().rule == "1e-squad-20");
  CHECK(faults.front().why.english() == "A is another ship: Rookie Pilot flies the X-wing.");
}

TEST_CASE("Two sides are one card: either may stand in the squad, its choice comes at placement [1e-squad-21]") {
  for (const char* side : {"pivotwing-title-attack", "pivotwing-title-landing"})
    CHECK(loadout("bluesquadronpathfinder", {side}).empty());
  CHECK(loadout("bluesquadronpathfinder", {"pivotwing-title-attack", "pivotwing-title-landing"}) ==
        Rules{"1e-squad-9"});
  CHECK(loadout("tychocelchu", {"awingtestpilot", "adaptability-elite-plus", "adaptability-elite-minus"}) ==
        Rules{"1e-upgrade-awingtestpilot"});  // "must all differ"
}

TEST_CASE("Adaptability changes no skill before the ship is placed [1e-squad-22]") {
  CHECK(loadout("sabersquadronpilot", {"royalguardtie"}) == Rules{"1e-upgrade-royalguardtie"});  // skill 4 of 5
  CHECK(loadout("sabersquadronpilot", {"royalguardtie", "adaptability-elite-plus"}) ==
        Rules{"1e-upgrade-royalguardtie"});
  CHECK(loadout("sabersquadronpilot", {"royalguardtie", "veteraninstincts"}).empty());
  data::Catalog changed = catalog();
  changed.first_upgrades.at("1e-upgrade-adaptability-elite-plus").adds.skill = 1;
  const state::Piece ship = first_ship("sabersquadronpilot", {"royalguardtie", "adaptability-elite-plus"});
  CHECK(test::rules_of(rules::first::loadout_faults(changed, ship)) == Rules{"1e-upgrade-royalguardtie"});
}

TEST_CASE("A huge ship has one modification in all, and only one for huge ships [1e-huge-5] [huge-tokens-3]") {
  const Cards fore{"ordnancetubes", "aft"}, both{"ordnancetubes", "aft", "optimizedgenerators"};
  CHECK(loadout("cr90corvettefore", fore).empty());
  CHECK(loadout("cr90corvettefore", {"aft", "optimizedgenerators"}).empty());
  CHECK(loadout("cr90corvettefore", both) == Rules{"1e-huge-5"});
  CHECK(loadout("gr75mediumtransport", {"combatretrofit", "optimizedgenerators"}) == Rules{"1e-huge-5"});
  CHECK(loadout("gr75mediumtransport", {"hullupgrade"}) == Rules{"huge-tokens-3"});
  CHECK(loadout("gr75mediumtransport", {"combatretrofit"}).empty());
  CHECK(loadout("gozanticlasscruiser", {"combatretrofit"}) == Rules{"1e-squad-14"});
}

TEST_CASE("A limited card is on a huge ship once, both sections together [huge-tokens-2]") {
  CHECK(loadout("cr90corvettefore", {"gunneryteam", "aft"}).empty());
  CHECK(loadout("cr90corvettefore", {"gunneryteam", "aft", "gunneryteam"}) == Rules{"huge-tokens-2"});
  CHECK(loadout("cr90corvettefore", {"gunneryteam", "aft", "engineeringteam"}).empty());
  CHECK(loadout("cr90corvettefore", {"sensorteam", "aft", "sensorteam"}).empty());
}

TEST_CASE("Each section of a huge ship has its own icons [1e-squad-5] [1e-huge-6]") {
  CHECK(loadout("cr90corvettefore", {"quadlasercannons", "quadlasercannons", "aft", "quadlasercannons"}).empty());
  CHECK(loadout("cr90corvettefore", {"aft", "quadlasercannons", "quadlasercannons"}) == Rules{"1e-squad-5"});
  CHECK(loadout("cr90corvettefore", {"tantiveiv", "gunner", "gunner", "aft"}).empty());
  CHECK(loadout("cr90corvettefore", {"tantiveiv", "aft", "gunner", "gunner"}) == Rules{"1e-squad-5"});
  CHECK(loadout("cr90corvettefore", {"aft", "tantiveiv"}) == Rules{"1e-squad-14"});
  CHECK(loadout("raiderclasscorvettefore", {"aft", "instigator"}).empty());
  CHECK(loadout("raiderclasscorvettefore", {"instigator", "aft"}) == Rules{"1e-squad-14"});
  CHECK(loadout("raiderclasscorvettefore", {"aft", "instigator", "impetuous"}) == Rules{"1e-squad-9"});
  CHECK(loadout("cr90corvettefore", {"aft", "ordnancetubes", "protontorpedoes"}).empty());
  CHECK(loadout("cr90corvettefore", {"aft", "protontorpedoes"}) == Rules{"1e-squad-5"});
}

TEST_CASE("A huge ship of two ship cards has both [huge-sections-6]") {
  CHECK(loadout("cr90corvettefore", {}) == Rules{"huge-sections-6"});
  CHECK(loadout("cr90corvettefore", {"aft"}).empty());
  CHECK(loadout("raiderclasscorvetteaft", {}) == Rules{"huge-sections-6"});
  CHECK(loadout("gr75mediumtransport", {}).empty());
  CHECK(first_reason("cr90corvettefore", {}) == "A lacks its aft ship card: CR90 Corvette (Aft).");
}

TEST_CASE("Every pilot may fly without upgrades, and every upgrade fits somewhere") {
  std::vector<std::string> pilots;
  for (const auto& [id, ship] : catalog().first_ships) {
    for (const data::FirstPilot& pilot : ship.pilots) {
      INFO(pilot.id.text());
      const std::string name = pilot.id.text().substr(9);
      if (ship.section == data::Section::aft) continue;
      pilots.push_back(name);
      CHECK(loadout(name, ship.section == data::Section::fore ? Cards{"aft"} : Cards{}).empty());
    }
  }
  CHECK(pilots.size() == 295);  // of 297, two are aft sections
  std::vector<std::string> nowhere;
  const auto fits = [](const std::string& pilot, const std::string& card) {
    if (!rules::first::second_card_of(catalog(), first_ship(pilot).ship.pilot).empty())
      return loadout(pilot, {card, "aft"}).empty() || loadout(pilot, {"aft", card}).empty();
    return loadout(pilot, {card}).empty() || loadout(pilot, {"tiex1", card}).empty() ||
           loadout(pilot, {"tractorbeam", card}).empty();
  };
  for (const auto& [id, card] : catalog().first_upgrades) {
    const std::string name = card.id.text().substr(11);
    if (std::none_of(pilots.begin(), pilots.end(), [&](const std::string& pilot) { return fits(pilot, name); }))
      nowhere.push_back(id);
  }
  CHECK(nowhere == std::vector<std::string>{});
}

}  // namespace plotboard::first_squad_loadout
