#include <utility>

#include "ai/ai.hpp"
#include "data/json.hpp"
#include "questions.hpp"
#include "rules/rules.hpp"
#include "subcommands.hpp"

namespace plotboard::cli {

namespace {

Json crossing_ids(const std::vector<rules::Crossing>& crossings) {
  Json ids = Json::array();
  for (const rules::Crossing& crossing : crossings) ids.push_back(crossing.id);
  return ids;
}

base::Result<const rules::Field::Ship*> find_ship(const rules::Field& field, const nlohmann::json& args) {
  auto id = text_argument(args, "ship");
  if (!id) return id.errors();
  auto piece = find_piece(field.table(), "ship", *id);
  if (!piece) return piece.errors();
  const rules::Field::Ship* ship = field.ship(*id);
  if (ship == nullptr) {
    return bad_argument("ship", "\"" + *id + "\" is " + ((*piece)->fled ? "no longer in play" : "no ship"),
                        "a ship in play");
  }
  return ship;
}

Json outcome_json(const rules::MoveOutcome& outcome) {
  return {{"end", pose(outcome.end)},
          {"fully_executed", outcome.fully_executed},
          {"touching", outcome.touching},
          {"template_crosses", crossing_ids(outcome.template_crosses)},
          {"base_overlaps", crossing_ids(outcome.base_overlaps)},
          {"left_area", outcome.left_area}};
}

Json value_json(const ai::Value& value) {
  return visit([](const auto& held) { return Json(held); }, value.value);
}

Json swerve_json(const ai::Swerve& swerve) {
  Json options = Json::array();
  for (const ai::Swerve::Option& option : swerve.options) {
    options.push_back({{"maneuver", geom::code_of(option.maneuver)},
                       {"end", pose(option.end)},
                       {"to_target_mm", option.to_target_mm},
                       {"hits_obstacle", option.hits_obstacle},
                       {"leaves", option.leaves},
                       {"chosen", option.chosen},
                       {"verdict", option.verdict.english()}});
  }
  return {{"cause", ai::name_of(swerve.cause)}, {"helped", swerve.helped}, {"options", options}};
}

Json decision_json(const ai::Decision& decision) {
  Json table = Json::array();
  if (decision.sector && decision.ring) {
    for (const geom::Maneuver maneuver : decision.table) table.push_back(geom::code_of(maneuver));
  }
  Json steps = Json::array();
  for (const ai::Step& step : decision.steps) {
    Json values = Json::object();
    for (const ai::Value& value : step.values) values[value.name] = value_json(value);
    steps.push_back({{"rule", step.rule}, {"text", step.text.english()}, {"values", values}});
  }
  Json candidates = Json::array();
  for (const ai::Candidate& candidate : decision.candidates) {
    candidates.push_back({{"id", candidate.id},
                          {"distance_mm", candidate.distance_mm},
                          {"range", candidate.band},
                          {"in_arc", candidate.in_arc},
                          {"off_nose_deg", candidate.off_nose_degrees},
                          {"locked", candidate.locked},
                          {"verdict", candidate.verdict.english()}});
  }
  Json alternatives = Json::array();
  for (const ai::Alternative& alternative : decision.alternatives) {
    alternatives.push_back({{"what", alternative.what}, {"id", alternative.id}, {"text", alternative.text.english()}});
  }
  const auto or_null = [](bool there, Json value) { return there ? std::move(value) : Json(nullptr); };
  Json json = {{"ship", decision.ship},
               {"target", or_null(!decision.target.empty(), decision.target)},
               {"target_reason", decision.target_reason.english()},
               {"sector", decision.sector ? Json(data::name_of(*decision.sector)) : Json(nullptr)},
               {"ring", decision.ring ? Json(data::name_of(*decision.ring)) : Json(nullptr)},
               {"closing", decision.closing ? Json(*decision.closing) : Json(nullptr)},
               {"stressed", decision.stressed},
               {"ionised", decision.ionised},
               {"table", table},
               {"die", or_null(decision.die != 0, decision.die)},
               {"maneuver", geom::code_of(decision.maneuver)},
               {"swerve", swerve_json(decision.swerve)},
               {"flown", geom::code_of(decision.flown)}};
  json.update(outcome_json(decision.outcome));
  json["destroyed_at_edge"] = decision.destroyed_at_edge;
  json["drops_lock"] = decision.drops_lock;
  json["actions"] = nlohmann::json::array();  // its actions come after the move, one by one: none is decided yet
  json["candidates"] = candidates;
  json["alternatives"] = alternatives;
  json["steps"] = steps;
  return json;
}

base::Result<Answer> move(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args) {
  if (auto errors = unknown_arguments(args, {"ship", "maneuver", "tallon", "side-slip"}); !errors.empty())
    return errors;
  const rules::Field field(catalog, table);
  auto ship = find_ship(field, args);
  if (!ship) return ship.errors();
  auto code = text_argument(args, "maneuver");
  if (!code) return code.errors();
  const auto maneuver = geom::maneuver_from_code(*code);
  if (!maneuver)
    return bad_argument("maneuver", "\"" + *code + "\"", "a speed and a bearing, such as 2Y, 1B, 4K or 0O");
  geom::ManeuverChoice choice;
  choice.edition = field.ruleset().edition;
  if (args.contains("side-slip")) {
    const nlohmann::json& side_slip = args["side-slip"];
    if (!side_slip.is_boolean()) return bad_argument("side-slip", data::describe(side_slip), "true or false");
    choice.side_slip = side_slip.get<bool>();
  }
  if (args.contains("tallon")) {
    auto place = text_argument(args, "tallon");
    if (!place) return place.errors();
    if (*place == "back") {
      choice.tallon = geom::TallonPlace::back;
    } else if (*place == "front") {
      choice.tallon = geom::TallonPlace::front;
    } else if (*place != "middle") {
      return bad_argument("tallon", "\"" + *place + "\"", "back, middle or front");
    }
  }
  const state::Piece& piece = field.piece(**ship);
  if (!rules::flyable(field, **ship, *maneuver)) {
    return Answer{{{"refused",
                    {{"rule", "2e-maneuver-3"},
                     {"why", "there is no template for " + geom::words_of(*maneuver) + " on this base"}}}},
                  true};
  }
  Answer answer{outcome_json(rules::fly(field, **ship, *maneuver, choice))};
  // The question is about this maneuver, whoever's turn it is.
  state::Table asked = table;
  asked.pieces[(*ship)->piece].moved = false;
  rules::FlyManeuver command;
  command.id = piece.id;
  command.maneuver = *maneuver;
  command.choice = choice;
  if (const auto refusal = rules::check(catalog, asked, command)) {
    answer.json["refused"] = {{"rule", refusal->rule}, {"why", refusal->why.english()}};
    answer.illegal = true;
  }
  return answer;
}

base::Result<Answer> ai_turn(const data::Catalog& catalog, const state::Table& table, const nlohmann::json& args) {
  if (auto errors = unknown_arguments(args, {"ship", "die", "seed"}); !errors.empty()) return errors;
  const rules::Field field(catalog, table);
  auto ship = find_ship(field, args);
  if (!ship) return ship.errors();
  ai::Request request;
  request.ship = field.piece(**ship).id;
  if (args.contains("die")) {
    const nlohmann::json& die = args["die"];
    if (!die.is_number_integer() || die < 1 || die > 6)
      return bad_argument("die", data::describe(die), "a whole number from 1 to 6");
    request.die = die.get<int>();
  }
  std::uint64_t seed = 0;
  if (args.contains("seed")) {
    if (!args["seed"].is_number_integer() || args["seed"] < 0)
      return bad_argument("seed", data::describe(args["seed"]), "a whole number from 0 up");
    seed = args["seed"].get<std::uint64_t>();
  }
  base::Rng rng(seed);
  auto decision = ai::decide(field, request, rng);
  if (!decision) return decision.errors();
  return Answer{decision_json(*decision)};
}

}  // namespace

Run take_move(Options& options) {
  struct Given : Asked {
    std::string ship, maneuver, tallon;
    bool side_slip = false;
  };
  const auto given = std::make_shared<Given>();
  take_scene(options, *given);
  options.add("--ship", given->ship, "The ship that moves");
  options.add("--maneuver", given->maneuver, "Speed and bearing: 2Y, 1B, 4K, 0O");
  options.add("--tallon", given->tallon, "Place at the end of a Tallon roll: back, middle, front");
  options.flag("--side-slip", given->side_slip, "Lay the template at the ship's side");
  return [given] {
    nlohmann::json args = nlohmann::json::object();
    add_text(args, "ship", given->ship);
    add_text(args, "maneuver", given->maneuver);
    add_text(args, "tallon", given->tallon);
    if (given->side_slip) args["side-slip"] = true;
    return ask(*given, args, move);
  };
}

Run take_ai(Options& options) {
  struct Given : Asked {
    std::string ship;
    int die = 0;
    std::uint64_t seed = 0;
  };
  const auto given = std::make_shared<Given>();
  take_scene(options, *given);
  options.add("--ship", given->ship, "The AI ship");
  const Option die = options.add("--die", given->die, "The die as rolled at the table, 1 to 6");
  const Option seed = options.add("--seed", given->seed, "Seed of the program's own die");
  return [given, die, seed] {
    nlohmann::json args = nlohmann::json::object();
    add_text(args, "ship", given->ship);
    if (die.given()) args["die"] = given->die;
    if (seed.given()) args["seed"] = given->seed;
    return ask(*given, args, ai_turn);
  };
}

}  // namespace plotboard::cli
