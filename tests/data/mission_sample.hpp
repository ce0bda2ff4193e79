#pragma once
// A mission with something of everything, for tests: good as it stands.

namespace plotboard::test {

inline constexpr const char* kSampleMission = R"({
  "format": "plotboard-mission/2",
  "id": "9-1-the-sample",
  "number": "9:1",
  "name": "The Sample",
  "tour": "Samples",
  "place_in_tour": 1,
  "area": "3x3",
  "ruleset": "fga-207",
  "rounds": 10,
  "territory": "neutral",
  "difficulty": "hard",
  "difficulty_note": "many mines",
  "summary": "Scan the containers, then leave by the west gate.",
  "briefing": ["Somebody has left containers behind a station."],
  "special_rules": ["A container that is destroyed cannot be scanned."],
  "facts": [],
  "own": ["everything"],
  "if_failed": "replay",
  "consequences": ["negativePilotEffects"],
  "seats": {
    "ships": ["tielnfighter", "tieininterceptor"],
    "faction": "galacticempire",
    "zones": ["flight group"],
    "initiative": 1,
    "kits": {"tielnfighter": ["hull-upgrade"], "tieininterceptor": ["hull-upgrade", "shield-upgrade"]},
    "rank_kits": {"4": ["shield-upgrade"]}
  },
  "zones": [
    {"name": "flight group", "x_mm": 200, "y_mm": 0, "width_mm": 400, "height_mm": 120, "heading_deg": 0},
    {"name": "rocks", "x_mm": 150, "y_mm": 250, "width_mm": 250, "height_mm": 250},
    {"name": "yard", "x_mm": 600, "y_mm": 500, "width_mm": 250, "height_mm": 250}
  ],
  "exits": [{"name": "west gate", "edge": "west", "from_mm": 300, "to_mm": 600}],
  "vectors": [
    {"name": "1", "x_mm": 0, "y_mm": 700, "heading_deg": 90},
    {"name": "2", "x_mm": 230, "y_mm": 914.4, "heading_deg": 180},
    {"name": "3", "x_mm": 560, "y_mm": 914.4, "heading_deg": 180},
    {"name": "4", "x_mm": 914.4, "y_mm": 400, "heading_deg": 270},
    {"name": "5", "x_mm": 914.4, "y_mm": 230, "heading_deg": 270},
    {"name": "6", "x_mm": 800, "y_mm": 0, "heading_deg": 0},
    {"name": "bay door", "x_mm": 457, "y_mm": 620, "heading_deg": 180}
  ],
  "terrain": [
    {"id": "A1", "obstacle": "coreasteroid0", "x_mm": 270, "y_mm": 330, "heading_deg": 20, "field": "rocks"},
    {"id": "A2", "obstacle": "coreasteroid1", "x_mm": 270, "y_mm": 430, "heading_deg": 75, "mirror": true},
    {"id": "Station", "component": "station-module", "side": "enemy", "x_mm": 457, "y_mm": 680, "heading_deg": 0},
    {"id": "Bay", "component": "docking-bay", "side": "enemy", "x_mm": 457, "y_mm": 620, "heading_deg": 180},
    {"id": "Tower", "component": "turbolaser-tower", "side": "enemy", "x_mm": 477, "y_mm": 700, "heading_deg": 180,
     "changes": [{"hull": 2, "pilots_at_least": 5}]},
    {"id": "C1", "component": "class-b-container", "side": "neutral", "x_mm": 640, "y_mm": 540, "heading_deg": 0},
    {"id": "C2", "component": "class-b-container", "side": "neutral", "x_mm": 740, "y_mm": 540, "heading_deg": 0},
    {"id": "M1", "component": "mine-a", "side": "enemy", "x_mm": 690, "y_mm": 640, "heading_deg": 0, "pilots_at_least": 4},
    {"id": "Mist", "component": "cloud", "side": "neutral", "x_mm": 700, "y_mm": 560, "heading_deg": 0}
  ],
  "squads": [
    {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["2"], "ships": [
      {"ship": "z95af4headhunter"},
      {"ship": "z95af4headhunter"},
      {"ship": "t65xwing", "replaces": true, "rank_at_least": 4},
      {"ship": "z95af4headhunter", "pilots_at_least": 5}]},
    {"name": "Gold", "faction": "rebelalliance", "arrival": 3, "vectors": ["1d6"], "order": "strike:Tug", "ships": [
      {"ship": "btla4ywing"},
      {"ship": "random", "elite": true, "pilots_at_least": 4}],
     "changes": [{"shields": 1, "rank_at_least": 5}]},
    {"name": "Hangar", "faction": "rebelalliance", "arrival": "special", "vectors": ["bay door"], "per": "alarms", "ships": [
      {"ship": "rz1awing"}]},
    {"name": "Courier", "faction": "rebelalliance", "arrival": 5, "vectors": ["4", "5"], "order": "escape:west gate",
     "hyperdrive": true, "ships": [{"ship": "rz1awing", "elite": true}]},
    {"name": "Salvage", "faction": "galacticempire", "side": "player", "arrival": "setup", "ships": [
      {"ship": "lambdaclasst4ashuttle", "id": "Tug", "at": {"x_mm": 700, "y_mm": 120, "heading_deg": 0}}]},
    {"name": "Guard", "faction": "galacticempire", "side": "ally", "arrival": "setup", "order": "escort:Tug", "ships": [
      {"ship": "tielnfighter", "pilots_at_least": 5, "at": {"x_mm": 800, "y_mm": 120, "heading_deg": 0}}]},
    {"name": "Reserve", "faction": "rebelalliance", "arrival": 8, "vectors": ["3"], "per_remaining": ["C1", "C2"], "ships": [
      {"ship": "z95af4headhunter"}]}
  ],
  "grants": {
    "scan": ["C1", "C2"], "protect": ["Tug"], "dock": ["C1", "C2"], "docks": ["Tug"], "jump": ["players"], "jump_from": 6,
    "exits": ["west gate"]
  },
  "objectives": [
    {"id": "scan", "kind": "primary", "text": "Both containers are scanned.",
     "met": {"scanned": ["C1", "C2"], "count": "all"}, "failed": {"destroyed": ["C1", "C2"]}},
    {"id": "home", "kind": "primary", "text": "The Tug leaves.",
     "met": {"left": "Tug", "by": "west gate"}, "failed": {"gone": "Tug"}},
    {"id": "tower", "kind": "bonus", "text": "The tower is destroyed.", "met": {"destroyed": "Tower"}, "xp": 1},
    {"id": "clean", "kind": "gold-star", "text": "Nobody is lost."}
  ],
  "triggers": [
    {"id": "alarm", "text": "The station calls for help.", "when": {"any": [
       {"scanned": ["C1", "C2"]}, {"in_zone": "players", "zone": "yard", "count": 2}]},
     "effects": [{"add": "alarms", "by": 2}, {"arrive": "Hangar", "in_rounds": 1}]},
    {"id": "answer", "when": {"all": [{"fired": "alarm"}, {"not": {"destroyed": "Tower"}}]},
     "effects": [{"token": "stress", "to": "Tug"}, {"order": "Gold", "to": "strike:Tug"}], "hidden": true},
    {"id": "cargo", "when": {"docked": "Tug", "with": ["C1", "C2"]},
     "effects": [{"roll": "d6", "table": [[], [], [], [{"xp": 1, "to": "actor"}], [{"xp": 1, "to": "pilots"}], [{"repair": "Tug", "number": 2}]]}]},
    {"id": "loss", "when": {"destroyed": "players"}, "effects": [{"failed": "clean"}]},
    {"id": "crowd", "when": {"counter": "alarms", "at_least": 2}, "effects": [{"tell": "The hangar is empty."}]},
    {"id": "all home", "when": {"left": "players", "count": "rest"}, "effects": [{"win": "Everybody is home."}]}
  ]
}
)";

}  // namespace plotboard::test
