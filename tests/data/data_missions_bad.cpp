// Faults planted in a good mission, one at a time: each is refused with the file, the place and the reason.

#include <algorithm>
#include <catch2/catch.hpp>

#include "data_files.hpp"
#include "io/io.hpp"
#include "mission_sample.hpp"
#include "support/paths.hpp"

namespace plotboard::data_missions_bad {

namespace {

constexpr const char* kPath = "maps/missions/9-1-the-sample.json";

struct Edit {
  const char* from;
  const char* to;
};
struct Fault {
  const char* why;
  std::vector<Edit> edits;
  const char* place;
  const char* message;  // how it begins: what was found, what was expected
};

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all{
      // What must be there
      {"no name", {{"\"name\": \"The Sample\"", "\"name\": \"\""}}, "/name", "empty text, expected the mission's name"},
      {"no briefing",
       {{"\"briefing\": [\"Somebody has left containers behind a station.\"],\n  ", ""}},
       "/",
       "no key \"briefing\", expected one"},
      {"an empty briefing",
       {{"[\"Somebody has left containers behind a station.\"]", "[]"}},
       "/briefing",
       "an empty list, expected at least one entry"},
      {"no summary",
       {{"\"summary\": \"Scan the containers, then leave by the west gate.\"", "\"summary\": \"\""}},
       "/summary",
       "empty text, expected a sentence on what the mission is about"},
      {"a number that is not the id's",
       {{"\"number\": \"9:1\"", "\"number\": \"9:2\""}},
       "/number",
       "\"9:2\", expected the number that the id begins with, such as \"1:2\" of 1-2-..."},
      {"an unknown key", {{"\"rounds\": 10", "\"round\": 10"}}, "/", "no key \"rounds\", expected one"},
      {"an unknown area",
       {{"\"area\": \"3x3\"", "\"area\": \"4x4\""}},
       "/area",
       "\"4x4\", expected \"3x3\", \"5x3\", \"3x6\" or \"6x3\"; did you mean \"3x3\"?"},
      {"an unknown rule set",
       {{"\"ruleset\": \"fga-207\"", "\"ruleset\": \"fga-270\""}},
       "/ruleset",
       "\"fga-270\", expected the id of a rule set: \"1e\", \"2e\", \"fga-207\", \"hotac\" or \"huge-1e\"; did you "
       "mean \"fga-207\"?"},
      {"hard for no reason",
       {{"\"difficulty_note\": \"many mines\",\n  ", ""}},
       "/difficulty",
       "\"hard\" without a reason, expected \"difficulty_note\" to say why"},
      {"no primary objective",
       {{"\"id\": \"scan\", \"kind\": \"primary\"", "\"id\": \"scan\", \"kind\": \"bonus\""},
        {"\"id\": \"home\", \"kind\": \"primary\"", "\"id\": \"home\", \"kind\": \"bonus\""}},
       "/objectives",
       "no primary objective, expected at least one of the kind \"primary\""},
      {"an unknown territory",
       {{"\"neutral\",\n  \"difficulty\"", "\"neutal\",\n  \"difficulty\""}},
       "/territory",
       "\"neutal\", expected \"friendly\", \"neutral\" or \"hostile\"; did you mean \"neutral\"?"},
      // Secrets, exits and objectives that wait, ships for vectors, counts by pilots
      {"a secret with nothing to draw",
       {{"\"grants\": {", "\"secrets\": [{\"name\": \"x\", \"of\": [\"C1\"]}],\n  \"grants\": {"}},
       "/secrets/0/of",
       "1 to draw from, expected two at least"},
      {"a secret among nobody",
       {{"\"grants\": {", "\"secrets\": [{\"name\": \"x\", \"of\": [\"C1\", \"C4\"]}],\n  \"grants\": {"}},
       "/secrets/0/of/1",
       "\"C4\", expected a piece or a squad: "},
      {"an unknown secret",
       {{"{\"destroyed\": \"Tower\"}, \"xp\": 1", "{\"destroyed\": \"secret:x\"}, \"xp\": 1"}},
       "/objectives/2/met/destroyed",
       "\"secret:x\", expected whom it means: "},
      {"an exit after an unknown trigger",
       {{"\"to_mm\": 600}", "\"to_mm\": 600, \"after\": \"alarms\"}"}},
       "/exits/0/after",
       "\"alarms\", expected the id of a trigger: "},
      {"an objective after an unknown trigger",
       {{"\"met\": {\"destroyed\": \"Tower\"}, \"xp\": 1",
         "\"met\": {\"destroyed\": \"Tower\"}, \"xp\": 1, \"after\": \"alarms\""}},
       "/objectives/2/after",
       "\"alarms\", expected the id of a trigger: "},
      {"a gold star that waits",
       {{"\"text\": \"Nobody is lost.\"", "\"text\": \"Nobody is lost.\", \"until\": \"alarm\""}},
       "/objectives/3/until",
       "a gold star, expected a primary or a bonus objective: "},
      {"a vector from an unknown ship",
       {{"{\"name\": \"bay door\", \"x_mm\": 457, \"y_mm\": 620, \"heading_deg\": 180}",
         "{\"name\": \"bay door\", \"from\": \"Tugg\"}"}},
       "/vectors/6/from",
       "\"Tugg\", expected a ship, or a squad of one: "},
      {"three counts for four numbers of pilots",
       {{"\"zone\": \"yard\", \"count\": 2", "\"zone\": \"yard\", \"count\": [2, 2, 3]"}},
       "/triggers/0/when/any/1/count",
       "3 numbers, expected 4: with 3, 4, 5 and 6 pilots"},
      {"an effect in an unknown zone",
       {{"{\"token\": \"stress\", \"to\": \"Tug\"}",
         "{\"token\": \"stress\", \"to\": \"Tug\", \"in_zone\": \"yards\"}"}},
       "/triggers/1/effects/0/in_zone",
       "\"yards\", expected the name of a zone: "},
      // Pilots
      {"an unknown ship to fly",
       {{"[\"tielnfighter\", \"tieininterceptor\"]", "[\"tielnfigther\", \"tieininterceptor\"]"}},
       "/seats/ships/0",
       "\"tielnfigther\", expected the id of a ship: "},
      {"a ship of another faction",
       {{"\"faction\": \"galacticempire\",\n    \"zones\"", "\"faction\": \"firstorder\",\n    \"zones\""}},
       "/seats/faction",
       "\"firstorder\", expected a faction of tielnfighter"},
      {"an unknown deployment area",
       {{"\"zones\": [\"flight group\"]", "\"zones\": [\"flight grop\"]"}},
       "/seats/zones/0",
       "\"flight grop\", expected the name of a zone: \"flight group\", \"rocks\" or \"yard\"; did you mean \"flight "
       "group\"?"},
      {"no room for six",
       {{"\"width_mm\": 400, \"height_mm\": 120", "\"width_mm\": 100, \"height_mm\": 100"}},
       "/seats/zones",
       "room for 4 of tielnfighter, expected deployment areas that hold 6 of them"},
      {"a kit for a ship that nobody flies",
       {{"{\"tielnfighter\": [\"hull-upgrade\"]", "{\"tiesabomber\": [\"hull-upgrade\"]"}},
       "/seats/kits/tiesabomber",
       "\"tiesabomber\", expected a ship of the seats: \"tielnfighter\" or \"tieininterceptor\""},
      {"an unknown upgrade",
       {{"{\"tielnfighter\": [\"hull-upgrade\"]", "{\"tielnfighter\": [\"hull-upgade\"]"}},
       "/seats/kits/tielnfighter/0",
       "\"hull-upgade\", expected the id of an upgrade: "},
      {"an upgrade without a slot",
       {{"{\"tielnfighter\": [\"hull-upgrade\"]", "{\"tielnfighter\": [\"proton-torpedoes\"]"}},
       "/seats/kits/tielnfighter/0",
       "\"proton-torpedoes\" on tielnfighter, expected a free slot for it: no torpedo slot is left"},
      {"two upgrades in one slot",
       {{"{\"tielnfighter\": [\"hull-upgrade\"]", "{\"tielnfighter\": [\"hull-upgrade\", \"shield-upgrade\"]"}},
       "/seats/kits/tielnfighter/1",
       "\"shield-upgrade\" on tielnfighter, expected a free slot for it: no modification slot is left"},
      {"an upgrade for other ships",
       {{"\"4\": [\"shield-upgrade\"]", "\"4\": [\"xg-1-assault-configuration\"]"}},
       "/seats/rank_kits/4/0",
       "\"xg-1-assault-configuration\" on tielnfighter, expected an upgrade that it can have: this is for other ships"},
      {"a kit for rank nine",
       {{"\"rank_kits\": {\"4\"", "\"rank_kits\": {\"9\""}},
       "/seats/rank_kits/9",
       "\"9\", expected a rank from 1 to 8"},
      // The table
      {"a zone off the table",
       {{"\"x_mm\": 600, \"y_mm\": 500, \"width_mm\": 250", "\"x_mm\": 700, \"y_mm\": 500, \"width_mm\": 250"}},
       "/zones/2",
       "\"yard\" up to x 950, y 750, expected a zone within the 3x3 area, 914.4 x 914.4 mm"},
      {"a zone twice",
       {{"\"name\": \"yard\"", "\"name\": \"rocks\""}},
       "/zones/2/name",
       "\"rocks\" again, expected another name"},
      {"an exit beyond the edge",
       {{"\"to_mm\": 600", "\"to_mm\": 1000"}},
       "/exits/0",
       "from 300 to 1000 mm, expected a stretch of the west edge, rising, up to 914.4 mm"},
      {"an exit backwards",
       {{"\"from_mm\": 300", "\"from_mm\": 600"}},
       "/exits/0",
       "from 600 to 600 mm, expected a stretch of the west edge, rising, up to 914.4 mm"},
      {"a vector off the table",
       {{"\"name\": \"4\", \"x_mm\": 914.4", "\"name\": \"4\", \"x_mm\": 1200"}},
       "/vectors/3",
       "at x 1200, y 400, expected a vector within the 3x3 area, 914.4 x 914.4 mm"},
      {"a vector in the middle",
       {{"\"name\": \"5\", \"x_mm\": 914.4", "\"name\": \"5\", \"x_mm\": 700"}},
       "/vectors/4",
       "at x 700, y 230, heading 270, expected a vector on an edge of the table and looking in, or at a docking bay or "
       "a ship of the set-up"},
      {"a vector that looks out",
       {{"\"y_mm\": 700, \"heading_deg\": 90", "\"y_mm\": 700, \"heading_deg\": 270"}},
       "/vectors/0",
       "at x 0, y 700, heading 270, expected a vector on an edge of the table and looking in, or at a docking bay or a "
       "ship of the set-up"},
      {"a vector twice",
       {{"{\"name\": \"6\"", "{\"name\": \"5\""}},
       "/vectors/5/name",
       "\"5\" again, expected another name"},
      {"an unknown obstacle",
       {{"\"coreasteroid0\"", "\"coreasteriod0\""}},
       "/terrain/0/obstacle",
       "\"coreasteriod0\", expected the id of an obstacle: "},
      {"an unknown component",
       {{"\"mine-a\"", "\"mine-d\""}},
       "/terrain/7/component",
       "\"mine-d\", expected the id of a component: "},
      {"terrain off the table",
       {{"\"x_mm\": 270, \"y_mm\": 430", "\"x_mm\": 5, \"y_mm\": 430"}},
       "/terrain/1",
       "\"A2\" from x -12.7, y 407.3 to x 23.4, y 449.2, expected a piece within the 3x3 area, 914.4 x 914.4 mm"},
      {"terrain on terrain",
       {{"\"x_mm\": 740, \"y_mm\": 540", "\"x_mm\": 660, \"y_mm\": 550"}},
       "/terrain/6",
       "\"C2\" on \"C1\", expected a place clear of it"},
      {"an example outside of its field",
       {{"\"heading_deg\": 20, \"field\": \"rocks\"", "\"heading_deg\": 20, \"field\": \"yard\""}},
       "/terrain/0/field",
       "\"A1\" outside of it, expected an example within the zone"},
      {"a field that is no zone",
       {{"\"field\": \"rocks\"", "\"field\": \"rock\""}},
       "/terrain/0/field",
       "\"rock\", expected the name of a zone: \"flight group\", \"rocks\" or \"yard\"; did you mean \"rocks\"?"},
      {"neither obstacle nor component",
       {{"\"obstacle\": \"coreasteroid1\", ", ""}},
       "/terrain/1",
       "none of \"obstacle\", \"component\" and \"remote\", expected one of \"obstacle\", \"component\" and "
       "\"remote\""},
      {"a remote and an obstacle in one",
       {{"\"obstacle\": \"coreasteroid1\", ",
         "\"obstacle\": \"coreasteroid1\", \"remote\": \"warhead\", \"side\": \"enemy\", "}},
       "/terrain/1",
       "2 of them, expected one of \"obstacle\", \"component\" and \"remote\""},
      {"a bomb as a remote",
       {{"\"component\": \"mine-a\"", "\"remote\": \"proton_bomb\""}},
       "/terrain/7/remote",
       "\"proton_bomb\", expected the id of a remote: "},
      {"a remote without a side",
       {{"\"component\": \"mine-a\", \"side\": \"enemy\"", "\"remote\": \"warhead\""}},
       "/terrain/7",
       "no key \"side\", expected one"},
      {"a piece twice",
       {{"\"id\": \"Mist\"", "\"id\": \"M1\""}},
       "/terrain/8/id",
       "\"M1\" again, expected a name that no other piece has"},
      {"a piece named as a pilot",
       {{"\"id\": \"M1\"", "\"id\": \"P3\""}},
       "/terrain/7/id",
       "\"P3\" again, expected a name that no other piece has"},
      {"terrain for two pilots",
       {{"\"heading_deg\": 0, \"pilots_at_least\": 4", "\"heading_deg\": 0, \"pilots_at_least\": 2"}},
       "/terrain/7/pilots_at_least",
       "the number 2, expected a whole number from 3 to 6"},
      {"a ship off the table",
       {{"\"x_mm\": 800, \"y_mm\": 120", "\"x_mm\": 910, \"y_mm\": 120"}},
       "/squads/5/ships/0/at",
       "a ship of Guard off the table, expected a place for its whole base within the 3x3 area, 914.4 x 914.4 mm"},
      {"a ship on terrain",
       {{"\"x_mm\": 800, \"y_mm\": 120", "\"x_mm\": 690, \"y_mm\": 640"}},
       "/squads/5/ships/0/at",
       "a ship of Guard on \"M1\", expected a place clear of it"},
      {"a ship on a ship",
       {{"\"x_mm\": 800, \"y_mm\": 120", "\"x_mm\": 720, \"y_mm\": 130"}},
       "/squads/5/ships/0/at",
       "a ship of Guard on Tug, expected a place clear of it"},
      // Squads
      {"an unknown ship",
       {{"\"ship\": \"btla4ywing\"", "\"ship\": \"btla4wing\""}},
       "/squads/1/ships/0/ship",
       "\"btla4wing\", expected the id of a ship: "},
      {"a ship that the faction lacks",
       {{"\"ship\": \"btla4ywing\"", "\"ship\": \"tieddefender\""}},
       "/squads/1/ships/0/ship",
       "\"tieddefender\", expected a ship of the squad's faction, rebelalliance"},
      {"a ship without a card",
       {{"\"ship\": \"btla4ywing\"", "\"ship\": \"cr90corelliancorvette\""}},
       "/squads/1/ships/0/ship",
       "\"cr90corelliancorvette\", which has no AI card, expected a ship with one, or a squad that stays, is neutral "
       "or is flown by the players"},
      {"an elite ship of Group 1",
       {{"{\"ship\": \"z95af4headhunter\", \"pilots_at_least\": 5}",
         "{\"ship\": \"z95af4headhunter\", \"elite\": true}"}},
       "/squads/0/ships/3/elite",
       "an elite z95af4headhunter, expected no elite ship of Group 1 (fga-4.8.1-3)"},
      {"nothing to replace",
       {{"{\"ship\": \"btla4ywing\"}", "{\"ship\": \"btla4ywing\", \"replaces\": true}"}},
       "/squads/1/ships/0/replaces",
       "no ship to replace, expected a TIE/ln, a modified TIE/ln or a Z-95 further up in the squad (fga-4.7.2-10)"},
      {"a squad of five",
       {{"{\"ship\": \"z95af4headhunter\", \"pilots_at_least\": 5}]",
         "{\"ship\": \"z95af4headhunter\"}, {\"ship\": \"z95af4headhunter\"}, {\"ship\": \"z95af4headhunter\"}]"}},
       "/squads/0/ships/5",
       "ship 5 of the type z95af4headhunter, expected at most 4 of a type in a squad (fga-3.2.2-10)"},
      {"a squad twice",
       {{"\"name\": \"Reserve\"", "\"name\": \"Red\""}},
       "/squads/6/name",
       "\"Red\" again, expected another name"},
      {"a squad named as a piece",
       {{"\"name\": \"Reserve\"", "\"name\": \"Tug\""}},
       "/squads/6/name",
       "\"Tug\" again, expected a name that no piece has"},
      {"a change of nothing",
       {{"\"changes\": [{\"shields\": 1, ", "\"changes\": [{"}},
       "/squads/1/changes/0",
       "no change, expected \"shields\" or \"hull\", other than 0"},
      {"rank nine",
       {{"\"replaces\": true, \"rank_at_least\": 4", "\"replaces\": true, \"rank_at_least\": 9"}},
       "/squads/0/ships/2/rank_at_least",
       "the number 9, expected a whole number from 1 to 8"},
      {"seven pilots",
       {{"\"ship\": \"tielnfighter\", \"pilots_at_least\": 5", "\"ship\": \"tielnfighter\", \"pilots_at_least\": 7"}},
       "/squads/5/ships/0/pilots_at_least",
       "the number 7, expected a whole number from 3 to 6"},
      {"an arrival after the end",
       {{"\"arrival\": 8", "\"arrival\": 11"}},
       "/squads/6/arrival",
       "round 11, expected a round of the mission: 1 to 10"},
      {"an arrival at a word",
       {{"\"arrival\": 8", "\"arrival\": \"late\""}},
       "/squads/6/arrival",
       "\"late\", expected \"setup\" or \"special\""},
      {"an arrival at no arrow",
       {{"\"vectors\": [\"3\"]", "\"vectors\": [\"7\"]"}},
       "/squads/6/vectors/0",
       "\"7\", expected the name of a vector, or \"1d6\": \"1\", \"2\", \"3\", \"4\", \"5\", \"6\" or \"bay door\"; "
       "did you mean \"1\"?"},
      {"a die for arrows that are not there",
       {{"{\"name\": \"6\"", "{\"name\": \"7\""}},
       "/squads/1/vectors/0",
       "\"1d6\" without a vector \"6\", expected vectors named 1 to 6"},
      {"no arrow at all",
       {{"\"arrival\": 8, \"vectors\": [\"3\"]", "\"arrival\": 8"}},
       "/squads/6",
       "\"Reserve\" without a vector, expected \"vectors\", or a place (\"at\") for each ship"},
      {"a strike at nobody",
       {{"\"order\": \"strike:Tug\", \"ships\"", "\"order\": \"strike:Tag\", \"ships\""}},
       "/squads/1/order",
       "\"Tag\", expected a piece or a squad to strike: "},
      {"an escape by no exit",
       {{"\"order\": \"escape:west gate\"", "\"order\": \"escape:west gait\""}},
       "/squads/3/order",
       "\"west gait\", expected an exit or an edge to escape by: \"west gate\", \"north\", \"east\", \"south\" or "
       "\"west\"; did you mean \"west gate\"?"},
      {"an unknown order",
       {{"\"order\": \"escort:Tug\"", "\"order\": \"guard:Tug\""}},
       "/squads/5/order",
       "\"guard:Tug\", expected \"attack\", \"strike:ID\", \"escort:ID\", \"escape:EXIT\" or \"flee\""},
      {"for each of nothing that is counted",
       {{"\"per\": \"alarms\"", "\"per\": \"alarm\""}},
       "/squads/2/per",
       "\"alarm\", expected a counter that some effect adds to: \"alarms\"; did you mean \"alarms\"?"},
      {"for each of nobody",
       {{"\"per_remaining\": [\"C1\", \"C2\"]", "\"per_remaining\": [\"C1\", \"C3\"]"}},
       "/squads/6/per_remaining/1",
       "\"C3\", expected whom it means: "},
      {"a squad that nobody calls",
       {{"{\"arrive\": \"Hangar\", \"in_rounds\": 1}", "{\"tell\": \"Nobody comes.\"}"}},
       "/squads/2/arrival",
       "\"special\", but no effect calls \"Hangar\", expected an effect \"arrive\" with its name"},
      // What the mission grants
      {"a grant for nobody",
       {{"\"protect\": [\"Tug\"]", "\"protect\": [\"Tog\"]"}},
       "/grants/protect",
       "\"Tog\", expected whom it means: "},
      {"an exit that is none",
       {{"\"exits\": [\"west gate\"]", "\"exits\": [\"east gate\"]"}},
       "/grants/exits/0",
       "\"east gate\", expected an exit or an edge: \"west gate\", \"north\", \"east\", \"south\" or \"west\"; did you "
       "mean \"west gate\"?"},
      {"docking with nothing",
       {{"\"dock\": [\"C1\", \"C2\"], ", ""}},
       "/triggers/2/when/docked",
       "docking, which the mission does not grant, expected a condition that can come true: the trigger \"cargo\" "
       "never fires"},
      // Conditions
      {"an unknown condition",
       {{"{\"docked\": \"Tug\", ", "{\"dockd\": \"Tug\", "}},
       "/triggers/2/when/dockd",
       "an unknown key, expected a condition: "},
      {"two conditions in one",
       {{"\"when\": {\"destroyed\": \"players\"}", "\"when\": {\"destroyed\": \"players\", \"left\": \"players\"}"}},
       "/triggers/3/when",
       "\"destroyed\" and \"left\" together, expected one of them: a condition is an object of its own"},
      {"no condition",
       {{"\"when\": {\"destroyed\": \"players\"}", "\"when\": {}"}},
       "/triggers/3/when",
       "an empty object, expected "},
      {"an unknown piece",
       {{"\"met\": {\"destroyed\": \"Tower\"}", "\"met\": {\"destroyed\": \"Towr\"}"}},
       "/objectives/2/met/destroyed",
       "\"Towr\", expected whom it means: "},
      {"an unknown squad",
       {{"\"met\": {\"destroyed\": \"Tower\"}", "\"met\": {\"destroyed\": \"Golden\"}"}},
       "/objectives/2/met/destroyed",
       "\"Golden\", expected whom it means: "},
      {"a type that nobody flies",
       {{"\"met\": {\"destroyed\": \"Tower\"}", "\"met\": {\"destroyed\": \"ship:tieddefender\"}"}},
       "/objectives/2/met/destroyed",
       "\"ship:tieddefender\", expected whom it means: "},
      {"an unknown zone",
       {{"\"zone\": \"yard\"", "\"zone\": \"yad\""}},
       "/triggers/0/when/any/1/zone",
       "\"yad\", expected the name of a zone: \"flight group\", \"rocks\" or \"yard\"; did you mean \"yard\"?"},
      {"an unknown way to leave",
       {{"\"by\": \"west gate\"", "\"by\": \"wast gate\""}},
       "/objectives/1/met/by",
       "\"wast gate\", expected an exit, an edge, \"jump\" or \"land\": \"west gate\", \"north\", \"east\", \"south\", "
       "\"west\", \"jump\" or \"land\"; did you mean \"west gate\"?"},
      {"an unknown objective",
       {{"\"when\": {\"destroyed\": \"players\"}", "\"when\": {\"objective\": \"hom\", \"is\": \"met\"}"}},
       "/triggers/3/when/objective",
       "\"hom\", expected the id of an objective: \"scan\", \"home\", \"tower\" or \"clean\"; did you mean \"home\"?"},
      {"an unknown trigger",
       {{"{\"fired\": \"alarm\"}", "{\"fired\": \"alarms\"}"}},
       "/triggers/1/when/all/0/fired",
       "\"alarms\", expected the id of a trigger: \"alarm\", \"answer\", \"cargo\", \"loss\", \"crowd\" or \"all "
       "home\"; did you mean \"alarm\"?"},
      {"a counter that nothing adds to",
       {{"\"when\": {\"counter\": \"alarms\"", "\"when\": {\"counter\": \"calls\""}},
       "/triggers/4/when/counter",
       "\"calls\", expected a counter that some effect adds to: \"alarms\""},
      {"a condition that is left out",
       {{"\"when\": {\"destroyed\": \"players\"}, ", ""}},
       "/triggers/3",
       "no key \"when\", expected one"},
      {"an objective twice",
       {{"\"id\": \"tower\"", "\"id\": \"home\""}},
       "/objectives/2/id",
       "\"home\" again, expected another name"},
      {"a trigger twice",
       {{"{\"id\": \"answer\"", "{\"id\": \"alarm\""}},
       "/triggers/1/id",
       "\"alarm\" again, expected another name"},
      // Effects
      {"an unknown effect",
       {{"{\"failed\": \"clean\"}", "{\"faild\": \"clean\"}"}},
       "/triggers/3/effects/0/faild",
       "an unknown key, expected an effect: "},
      {"an effect on an unknown objective",
       {{"{\"failed\": \"clean\"}", "{\"failed\": \"clear\"}"}},
       "/triggers/3/effects/0/failed",
       "\"clear\", expected the id of an objective: \"scan\", \"home\", \"tower\" or \"clean\"; did you mean "
       "\"clean\"?"},
      {"an unknown token",
       {{"\"token\": \"stress\"", "\"token\": \"stess\""}},
       "/triggers/1/effects/0/token",
       "\"stess\", expected a token: "},
      {"an arrival of an unknown squad",
       {{"{\"arrive\": \"Hangar\", ", "{\"arrive\": \"Hanger\", "}},
       "/triggers/0/effects/1/arrive",
       "\"Hanger\", expected the name of a squad: \"Red\", \"Gold\", \"Hangar\", \"Courier\", \"Salvage\", \"Guard\" "
       "or \"Reserve\"; did you mean \"Hangar\"?"},
      {"an arrival of a squad that is there",
       {{"{\"arrive\": \"Hangar\", ", "{\"arrive\": \"Red\", "}},
       "/triggers/0/effects/1/arrive",
       "\"Red\", which is there from the start, expected a squad in reserve"},
      {"an order to nobody",
       {{"\"order\": \"Gold\", \"to\"", "\"order\": \"Gild\", \"to\""}},
       "/triggers/1/effects/1/order",
       "\"Gild\", expected whom it means: "},
      {"an order that is none",
       {{"\"to\": \"strike:Tug\"}", "\"to\": \"strke:Tug\"}"}},
       "/triggers/1/effects/1/to",
       "\"strke:Tug\", expected \"attack\", \"strike:ID\", \"escort:ID\", \"escape:EXIT\" or \"flee\""},
      {"a die with five sides",
       {{"\"table\": [[], ", "\"table\": ["}},
       "/triggers/2/effects/0/table",
       "5 entries, expected 6, one an eye of the die"},
      {"no effect",
       {{"\"effects\": [{\"failed\": \"clean\"}]", "\"effects\": []"}},
       "/triggers/3/effects",
       "an empty list, expected at least one effect"},
      {"bulk freighters that people fly",
       {{"\"lambdaclasst4ashuttle\", \"id\": \"Tug\"", "\"bulkfreighter\", \"id\": \"Tug\""}},
       "/squads/4/ships/0/ship",
       "\"bulkfreighter\" in a squad that people fly, expected a squad of the side \"enemy\", \"ally\" or "
       "\"neutral\": "},
      {"an elite bulk freighter",
       {{"{\"ship\": \"rz1awing\", \"elite\": true}", "{\"ship\": \"bulkfreighter\", \"elite\": true}"}},
       "/squads/3/ships/0/elite",
       "an elite bulkfreighter, expected no elite bulk freighter"},
      {"a ship that no card flies",
       {{"{\"ship\": \"rz1awing\"}]", "{\"ship\": \"gr75mediumtransport\"}]"}},
       "/squads/2/ships/0/ship",
       "\"gr75mediumtransport\", which has no AI card, expected a ship with one, "},
      // What can never happen
      {"a trigger after the end",
       {{"\"when\": {\"destroyed\": \"players\"}", "\"when\": {\"round\": 11}"}},
       "/triggers/3/when/round",
       "round 11 of 10, expected a condition that can come true: the trigger \"loss\" never fires"},
      {"more of them than there are",
       {{"{\"in_zone\": \"players\", \"zone\": \"yard\", \"count\": 2}]",
         "{\"round\": 12}]},\n     \"effects\": [{\"tell\": \"Late.\"}]},\n    {\"id\": \"more\", \"when\": {\"all\": "
         "[{\"destroyed\": \"Courier\", \"count\": 2}]"}},
       "/triggers/1/when/all/0/destroyed",
       "2 of \"Courier\", of whom 1 can be destroyed, expected a condition that can come true: the trigger \"more\" "
       "never fires"},
      {"triggers that wait for each other",
       {{"{\"any\": [\n       {\"scanned\": [\"C1\", \"C2\"]}, {\"in_zone\": \"players\", \"zone\": \"yard\", "
         "\"count\": 2}]}",
         "{\"fired\": \"answer\"}"}},
       "/triggers/0/when/fired",
       "the trigger \"answer\", which never fires, expected a condition that can come true: the trigger \"alarm\" "
       "never fires"},
      {"a trigger that waits for the squad that it calls",
       {{"{\"any\": [\n       {\"scanned\": [\"C1\", \"C2\"]}, {\"in_zone\": \"players\", \"zone\": \"yard\", "
         "\"count\": 2}]}",
         "{\"arrived\": \"Hangar\"}"}},
       "/triggers/0/when/arrived",
       "\"Hangar\", of whom too few ever arrive, expected a condition that can come true: the trigger \"alarm\" never "
       "fires"},
      {"a counter that gets not so far",
       {{"\"alarms\", \"at_least\": 2", "\"alarms\", \"at_least\": 3"}},
       "/triggers/4/when/counter",
       "the counter \"alarms\" at 3, which gets to 2 at most, expected a condition that can come true: the trigger "
       "\"crowd\" never fires"},
      {"an obstacle that is destroyed",
       {{"\"met\": {\"destroyed\": \"Tower\"}", "\"met\": {\"destroyed\": \"A1\"}"}},
       "/objectives/2/met/destroyed",
       "\"A1\", who never can be destroyed, expected a condition that can come true: the objective \"tower\" never is "
       "met"},
      {"a cloud that is destroyed",
       {{"\"met\": {\"destroyed\": \"Tower\"}", "\"met\": {\"destroyed\": \"Mist\"}"}},
       "/objectives/2/met/destroyed",
       "\"Mist\", who never can be destroyed, expected a condition that can come true: the objective \"tower\" never "
       "is met"},
      {"an exit that is not granted",
       {{"\"jump_from\": 6,\n    \"exits\": [\"west gate\"]", "\"jump_from\": 6,\n    \"exits\": [\"north\"]"}},
       "/objectives/1/met/left",
       "\"Tug\", who never can leave by \"west gate\", expected a condition that can come true: the objective \"home\" "
       "never is met"},
      {"a jump that is not granted",
       {{"\"met\": {\"left\": \"Tug\", \"by\": \"west gate\"}", "\"met\": {\"left\": \"Tug\", \"by\": \"jump\"}"}},
       "/objectives/1/met/left",
       "\"Tug\", who never can leave by \"jump\", expected a condition that can come true: the objective \"home\" "
       "never is met"},
      {"docking that is not granted",
       {{"\"docks\": [\"Tug\"]", "\"docks\": [\"P1\"]"}},
       "/triggers/2/when/docked",
       "\"Tug\", who never can dock, expected a condition that can come true: the trigger \"cargo\" never fires"},
      {"an objective that nothing settles",
       {{"{\"failed\": \"clean\"}", "{\"failed\": \"home\"}"}},
       "/objectives/3",
       "\"clean\", which nothing settles, expected \"met\" or \"failed\", or a trigger with one of these effects"},
      {"an objective that cannot fail",
       {{"\"failed\": {\"gone\": \"Tug\"}", "\"failed\": {\"round_over\": 12}"}},
       "/objectives/1/failed/round_over",
       "round 12 of 10, expected a condition that can come true: the objective \"home\" never is failed"},
      {"no end",
       {{"\"rounds\": 10", "\"rounds\": 0"},
        {"{\"win\": \"Everybody is home.\"}", "{\"tell\": \"Everybody is home.\"}"},
        {"\"met\": {\"left\": \"Tug\", \"by\": \"west gate\"}, ", ""}},
       "/rounds",
       "no limit and no end, expected rounds, or a trigger with the effect \"win\" or \"lose\""},
      {"a name that is too long",
       {{"\"id\": \"Mist\"", "\"id\": \"Mist over the moor where nobody ever goes\""}},
       "/terrain/8/id",
       "a name of 41 bytes, expected at most 40"},
  };
  return all;
}

const data::Catalog& catalog() {
  static const auto loaded = data::load_catalog(test::data_files());
  if (!loaded) FAIL(base::text(loaded.errors()));
  return *loaded;
}

std::string with(const std::vector<Edit>& edits) {
  std::string text = test::kSampleMission;
  for (const Edit& edit : edits) text = test::replaced(text, edit.from, edit.to);
  return text;
}

base::Errors errors_of(const std::string& text) { return data::check_file({kPath, text}, &catalog()); }

}  // namespace

TEST_CASE("A mission with something of everything is accepted and comes with all other files") {
  CHECK(base::text(errors_of(test::kSampleMission)).empty());
  const auto loaded = data::load_catalog(test::all_with({kPath, test::kSampleMission}));
  if (!loaded) FAIL(base::text(loaded.errors()));
  const data::Mission* const mission = loaded->mission("9:1");
  REQUIRE(mission != nullptr);
  CHECK(mission == loaded->mission("9-1-the-sample"));
  CHECK(mission->difficulty == data::Difficulty::hard);
  CHECK(mission->seats.kits.at("tieininterceptor").size() == 2);
  CHECK(mission->seats.rank_kits.at(4) == std::vector<std::string>{"shield-upgrade"});
  CHECK(mission->zone("yard")->width.value == 250000);
  CHECK_FALSE(mission->zone("yard")->heading);
  CHECK(mission->zone("flight group")->heading->value == 0);
  CHECK(mission->exit("west gate")->edge == "west");
  CHECK(mission->vector("bay door")->pose.heading.value == 180000);
  REQUIRE(mission->terrain.size() == 9);
  CHECK(mission->terrain[1].mirror);
  CHECK(mission->terrain[4].changes[0].hull == 2);
  const data::Squad& red = *mission->squad("Red");
  CHECK(red.ships[2].replaces);
  CHECK(red.ships[2].rank_at_least == 4);
  CHECK(red.ships[3].pilots_at_least == 5);
  CHECK(mission->squad("Gold")->round == 3);
  CHECK(mission->squad("Hangar")->per == "alarms");
  CHECK(mission->squad("Reserve")->remaining == data::Selection{"C1", "C2"});
  CHECK(mission->squad("Salvage")->ships[0].at->x.value == 700000);
  CHECK(mission->grants.jump_from == 6);
  CHECK(mission->objective("tower")->xp == 1);
  CHECK(mission->objective("scan")->met->count == data::Condition::kAll);
  CHECK(mission->triggers[5].when.count == data::Condition::kRest);
  REQUIRE(mission->triggers[2].effects[0].table.size() == 6);
  CHECK(mission->triggers[2].effects[0].table[3][0].to == "actor");
}

TEST_CASE("Bulk freighters may be in the squads of any faction and of any side but the pilots'", "[fga-4.5.1-2]") {
  const char* enemies = "{\"ship\": \"rz1awing\"}]";
  const char* allies = "{\"ship\": \"tielnfighter\", \"pilots_at_least\": 5";
  CHECK(base::text(errors_of(with({{enemies, "{\"ship\": \"bulkfreighter\"}]"}}))).empty());
  CHECK(base::text(errors_of(with({{allies, "{\"ship\": \"bulkfreighter\""}}))).empty());
  CHECK(base::text(errors_of(with({{enemies, "{\"ship\": \"bulkfreighter\"}], \"side\": \"neutral\""}}))).empty());
}

TEST_CASE("What a mission wants scanned may be scanned", "[fga-2.16.1.2x-3][fga-2.16.1.2-2]") {
  const std::string text = with({{"\"scan\": [\"C1\", \"C2\"], ", ""}});
  const auto loaded = data::load_catalog(test::all_with({kPath, text}));
  REQUIRE(loaded.ok());
  CHECK(loaded->mission("9:1")->grants.scan == data::Selection{"C1", "C2"});
}

TEST_CASE("Every planted fault of a mission is refused with its file, place and reason",
          "[fga-3.2.2-10][fga-4.8.1-3][fga-2.15.1x-2]") {
  REQUIRE(faults().size() >= 35);
  for (const Fault& fault : faults()) {
    INFO(fault.why);
    const std::string message = std::string(kPath) + ": " + fault.place + ": " + fault.message;
    test::check_told(errors_of(with(fault.edits)), message, 2);
  }
}

TEST_CASE("A mission in hostile territory needs a way out", "[fga-4.11.5-2]") {
  const Edit hostile{"\"neutral\",\n  \"difficulty\"", "\"hostile\",\n  \"difficulty\""};
  const auto faults_of_territory = [](const std::vector<Edit>& edits) {
    const base::Errors errors = errors_of(with(edits));
    return std::count_if(errors.begin(), errors.end(),
                         [](const base::Error& error) { return error.place == "/territory"; });
  };
  CHECK(faults_of_territory({hostile}) == 0);
  CHECK(faults_of_territory(
            {hostile,
             {"\"jump\": [\"players\"], \"jump_from\": 6,\n    \"exits\": [\"west gate\"]", "\"jump_from\": 6"},
             {"\"component\": \"docking-bay\", \"side\": \"enemy\", \"x_mm\": 457, \"y_mm\": 620",
              "\"component\": \"station-arm\", \"side\": \"enemy\", \"x_mm\": 457, \"y_mm\": 600"},
             {"\"x_mm\": 457, \"y_mm\": 620, \"heading_deg\": 180}\n  ],\n  \"terrain\"",
              "\"x_mm\": 457, \"y_mm\": 0, \"heading_deg\": 0}\n  ],\n  \"terrain\""}}) == 1);
}

TEST_CASE("The mission that the manual shows is a good one") {
  const auto manual = io::read_file(test::root() + "/docs/missions.md");
  REQUIRE(manual.ok());
  const std::string fence = "```json\n";
  const std::size_t from = manual->find(fence) + fence.size();
  const std::string text = manual->substr(from, manual->find("```", from) - from);
  CHECK(base::text(data::check_file({"maps/missions/9-2-the-beacon.json", text}, &catalog())).empty());
}

TEST_CASE("A mission's number is its own") {
  std::string twin = with({{"\"id\": \"9-1-the-sample\"", "\"id\": \"9-1-the-twin\""}});
  std::vector<data::SourceFile> files = test::all_with({kPath, test::kSampleMission});
  files.push_back({"maps/missions/9-1-the-twin.json", twin});
  const auto loaded = data::load_catalog(files);
  REQUIRE_FALSE(loaded.ok());
  CHECK(loaded.errors().front().place == "/number");
}

}  // namespace plotboard::data_missions_bad
