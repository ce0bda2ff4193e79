// plotboard-cli: the engine's door for scripts and tests. JSON in, JSON on stdout, messages on stderr.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "campaign.hpp"
#include "campaign/common/kind.hpp"
#include "questions.hpp"

namespace {

using namespace plotboard;

struct SceneCommand {
  CLI::App* app = nullptr;
  std::string scene = "-";
  bool batch = false;
};

void add_scene(CLI::App& root, SceneCommand& command, const char* name, const char* what) {
  command.app = root.add_subcommand(name, what);
  command.app->add_option("scene", command.scene,
                          "Scene file (plotboard-scene/1), or - for standard input; with --batch JSON lines");
  command.app->add_flag("--batch", command.batch, R"(JSON lines in: {"scene":{...},"args":{...}}; one answer a line)");
}

int run(const SceneCommand& command, const nlohmann::json& args, const cli::Question& question) {
  return command.batch ? cli::ask_batch(command.scene, question) : cli::ask(command.scene, args, question);
}

// The word that stands where a command should, when it is none; "" otherwise.
std::string unknown_command(const CLI::App& app, const std::vector<std::string>& arguments,
                            const std::vector<std::string>& commands) {
  const auto is_word = [](const std::string& argument) { return argument.rfind('-', 0) != 0; };
  const auto word = std::find_if(arguments.begin(), arguments.end(), is_word);
  const bool known = word == arguments.end() || std::find(commands.begin(), commands.end(), *word) != commands.end();
  return known || !app.get_subcommands().empty() ? "" : *word;
}

// What CLI11 says of a wrong command line; of an unknown command the nearest one and where they are all listed.
int explain(const CLI::App& app, const CLI::ParseError& error, const std::vector<std::string>& arguments) {
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    commands.push_back(command->get_name());
  const std::string word = unknown_command(app, arguments, commands);
  if (error.get_exit_code() == 0 || word.empty()) return app.exit(error) == 0 ? cli::kDone : cli::kBadInput;
  const std::string near = base::nearest_word(word, commands);
  std::cerr << "plotboard-cli: there is no command \"" << word << '"';
  if (!near.empty()) std::cerr << "; did you mean \"" << near << "\"?";
  std::cerr << "\nplotboard-cli --help lists the commands, plotboard-cli COMMAND --help the options of one.\n";
  return cli::kBadInput;
}

int run_program(int argc, char** argv) {
  CLI::App app{"Plotboard without a window: verdicts, maneuvers and AI turns for true-scale tables"};
  app.set_version_flag("--version", std::string("plotboard ") + kVersion);
  app.require_subcommand(1);

  SceneCommand measure;
  std::vector<std::string> pair;
  add_scene(app, measure, "measure", "Contact, gap, range and nearest points of pieces");
  measure.app->add_option("--pair", pair, "Only these two pieces")->expected(2);

  SceneCommand arc;
  std::string from;
  std::string to;
  std::string arc_name;
  add_scene(app, arc, "arc", "Is a piece in a ship's arc, at what range, obstructed by what");
  arc.app->add_option("--from", from, "The ship whose arc it is");
  arc.app->add_option("--to", to, "The piece that may be in it");
  arc.app->add_option("--arc", arc_name, "front, rear, left, right, bullseye, full-front, full-rear, turret-left ...");

  SceneCommand verdict;
  std::string asked;
  int range = 0;
  bool as_text = false;
  std::string verdict_picture;
  add_scene(app, verdict, "verdict", "A question about two pieces: one headline with its margin and its error");
  verdict.app->add_option("--question", asked, "touching, range, arc or obstructed");
  verdict.app->add_option("--from", from, "The first piece; with --arc the ship whose arc it is");
  verdict.app->add_option("--to", to, "The other piece");
  verdict.app->add_option("--arc", arc_name, "The arc; for range and obstructed: of an attack in it");
  auto* range_option = verdict.app->add_option("--range", range, "Is it that range?");
  auto* one_by_one = verdict.app->get_option("--batch");
  verdict.app->add_flag("--text", as_text, "A page of text in place of JSON")->excludes(one_by_one);
  verdict.app->add_option("-o,--output", verdict_picture, "Picture of the verdict to write (PNG)")
      ->excludes(one_by_one);

  SceneCommand move;
  std::string move_ship;
  std::string maneuver;
  std::string tallon;
  bool side_slip = false;
  add_scene(app, move, "move", "Where a maneuver ends and what it meets");
  move.app->add_option("--ship", move_ship, "The ship that moves");
  move.app->add_option("--maneuver", maneuver, "Speed and bearing: 2Y, 1B, 4K, 0O");
  move.app->add_option("--tallon", tallon, "Place at the end of a Tallon roll: back, middle, front");
  move.app->add_flag("--side-slip", side_slip, "Lay the template at the ship's side");

  SceneCommand ai;
  std::string ai_ship;
  int die = 0;
  std::uint64_t seed = 0;
  add_scene(app, ai, "ai", "What an AI ship does and why");
  ai.app->add_option("--ship", ai_ship, "The AI ship");
  auto* die_option = ai.app->add_option("--die", die, "The die as rolled at the table, 1 to 6");
  auto* seed_option = ai.app->add_option("--seed", seed, "Seed of the program's own die");

  cli::PlayRequest battle;
  std::string players = "bot";
  auto* play = app.add_subcommand("play", "Fight a whole battle without a window");
  play->add_option("table", battle.table, "Scene file with ships of two sides, -, or a mission's id")->required();
  play->add_option("--pilots", battle.pilots, "Players of a mission")->check(CLI::Range(3, 6));
  play->add_option("--rank", battle.rank, "Imperial rank of a mission")->check(CLI::Range(1, 8));
  play->add_option("--seed", battle.seed, "Seed of every die and shuffle");
  play->add_option("--players", players, "Who flies ships that are not AI ships")
      ->check(CLI::IsMember({"bot", "nobody"}));
  play->add_option("--runs", battle.runs, "So many battles of a mission: how many are won")
      ->check(CLI::Range(1, 100000));
  play->add_flag("--json", battle.json, "The win rate as JSON");
  play->add_option("--rounds", battle.rounds, "Stop after so many rounds")->check(CLI::Range(1, 500));
  play->add_option("--log", battle.log, "Battle log to write (plotboard-log/1)");
  play->add_option("--result", battle.result, "Result to write (plotboard-result/1)");

  cli::RefereeRequest evening;
  auto* referee = app.add_subcommand("referee", "Lead people at a real table: JSON lines in, orders and questions out");
  referee->add_option("table", evening.table, "Scene file, or a mission's id")->required();
  referee->add_option("--pilots", evening.pilots, "Players of a mission")->check(CLI::Range(3, 6));
  referee->add_option("--rank", evening.rank, "Imperial rank of a mission")->check(CLI::Range(1, 8));
  referee->add_option("--seed", evening.seed, "Seed of the program's dice and shuffles");
  referee->add_option("--keeps", evening.keeps, "What people keep themselves: own-dice,tokens,damage-cards,experience")
      ->delimiter(',');
  referee->add_flag("--all-dice", evening.all_dice, "Dice of AI ships are thrown at the table too");
  referee->add_option("--log", evening.log, "Battle log to write at the end (plotboard-log/1)");

  cli::CampaignRequest group;
  auto* campaign = app.add_subcommand("campaign", "Keep a campaign: new, show, commands, do, print, simulate");
  campaign->require_subcommand(1);
  std::vector<std::string> kind_names, mode_names;
  for (const auto* kind : plotboard::campaign::kinds()) {
    kind_names.push_back(kind->id());
    mode_names.insert(mode_names.end(), kind->modes().begin(), kind->modes().end());
  }
  const auto modes = CLI::IsMember(mode_names);
  const auto kinds = CLI::IsMember(kind_names);
  auto* campaign_new = campaign->add_subcommand("new", "Found one: Flight Group Alpha");
  campaign_new->add_option("kind", group.kind, "alpha")->required()->check(kinds);
  campaign_new->add_option("-o,--output", group.file, "File to write")->required();
  campaign_new->add_option("--mode", group.mode, "classic, completionist or ironman")->check(modes);
  campaign_new->add_option("--name", group.name, "Of the flight group");
  campaign_new->add_option("--seed", group.seed, "Seed of draws and dice");
  auto* campaign_show = campaign->add_subcommand("show", "How it stands, as JSON");
  auto* campaign_commands = campaign->add_subcommand("commands", "What may be done now, a JSON line each");
  auto* campaign_do = campaign->add_subcommand("do", "Commands as JSON lines in, what came of each out");
  for (auto* each : {campaign_show, campaign_commands, campaign_do})
    each->add_option("file", group.file, "A campaign's file")->required();
  campaign_do->add_option("--batch", group.lines, "JSON lines, or - for standard input")->expected(0, 1);
  auto* campaign_print = campaign->add_subcommand("print", "Pilots' sheets and records of missions, as PDF or PNG");
  campaign_print->add_option("file", group.file, "A campaign's file")->required();
  campaign_print->add_option("out", group.out, "File to write: .pdf or .png")->required();
  campaign_print->add_option("--pilot", group.pilot, "Call sign of one pilot; else everybody who flies");
  auto* campaign_simulate = campaign->add_subcommand("simulate", "Whole campaigns by stand-in pilots");
  campaign_simulate->add_option("kind", group.kind, "alpha")->required()->check(kinds);
  campaign_simulate->add_option("--mode", group.mode, "classic, completionist or ironman")->check(modes);
  campaign_simulate->add_option("--pilots", group.pilots, "How many fly")->check(CLI::Range(3, 6));
  campaign_simulate->add_option("--runs", group.runs, "So many campaigns")->check(CLI::Range(1, 100000));
  campaign_simulate->add_option("--seed", group.seed, "Seed of the first");
  campaign_simulate->add_flag("--fly", group.battles, "Fly every mission; else it is won or lost by lot");
  campaign_simulate->add_flag("--json", group.json, "Figures as JSON");

  cli::SweepRequest flights;
  auto* sweep = app.add_subcommand("sweep", "Fly many games of missions, check each, and count how many are won");
  sweep->add_option("missions", flights.missions, "Missions by id or number; none: all of them");
  sweep->add_option("--pilots", flights.pilots, "Numbers of players: 3,4,5,6")->delimiter(',')->check(CLI::Range(3, 6));
  sweep->add_option("--ranks", flights.ranks, "Imperial ranks: 1,4,8")->delimiter(',')->check(CLI::Range(1, 8));
  auto* games = sweep
                    ->add_option("--games", flights.games,
                                 "Of each mission, number of players and rank: 50; 0 only writes --table")
                    ->check(CLI::Range(0, 100000));
  sweep->add_option("--share", flights.share, "Instead so many of each mission, players and ranks taking turns")
      ->check(CLI::Range(1, 1000))
      ->excludes(games);
  sweep->add_option("--threads", flights.threads, "As many as there are cores unless told")->check(CLI::Range(1, 256));
  sweep->add_option("--patience", flights.patience, "Seconds after which a game counts as hanging: 120")
      ->check(CLI::Range(1, 86400));
  sweep->add_option("--write", flights.write, "File of measured figures to write: assets/mission-balance.json");
  sweep->add_option("--table", flights.table, "Page whose table to write anew: docs/missions-balance.md");
  sweep->add_flag("--json", flights.json, "Figures as JSON");
  sweep->add_flag("--quiet", flights.quiet, "No progress");

  std::string log;
  auto* replay = app.add_subcommand("replay", "Play a battle log again and compare every hash");
  replay->add_option("log", log, "Battle log (plotboard-log/1), or -")->required();

  std::vector<std::string> paths;
  auto* validate = app.add_subcommand("validate", "Check all of the program's data, or the files named");
  validate->add_option("paths", paths, "Data files, scenes and battle logs");

  std::string render_scene;
  std::string out;
  int width = 1280;
  auto* render = app.add_subcommand("render", "Draw a scene into a PNG; needs no display");
  render->add_option("scene", render_scene, "Scene file, or -")->required();
  render->add_option("-o,--out", out, "PNG file to write")->required();
  render->add_option("--width", width, "Pixels across")->check(CLI::Range(64, 8192));

  bool bench_json = false;
  auto* bench = app.add_subcommand("bench", "Measure the engine beside other libraries, in one run");
  bench->add_flag("--json", bench_json, "Figures as JSON");

  auto* signature =
      app.add_subcommand("signature", "One line of hashes over many random tables: the same on every build");

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return explain(app, error, {argv + 1, argv + argc});
  }

  nlohmann::json args = nlohmann::json::object();
  const auto add_text = [&args](const char* name, const std::string& value) {
    if (!value.empty()) args[name] = value;
  };
  if (*measure.app) {
    if (!pair.empty()) args["pair"] = pair;
    return run(measure, args, cli::measure);
  }
  if (*arc.app) {
    add_text("from", from);
    add_text("to", to);
    add_text("arc", arc_name);
    return run(arc, args, cli::arc);
  }
  if (*verdict.app) {
    add_text("question", asked);
    add_text("from", from);
    add_text("to", to);
    add_text("arc", arc_name);
    if (*range_option) args["range"] = range;
    return verdict.batch ? cli::ask_batch(verdict.scene, cli::verdict)
                         : cli::verdict_page(verdict.scene, args, as_text, verdict_picture);
  }
  if (*move.app) {
    add_text("ship", move_ship);
    add_text("maneuver", maneuver);
    add_text("tallon", tallon);
    if (side_slip) args["side-slip"] = true;
    return run(move, args, cli::move);
  }
  if (*ai.app) {
    add_text("ship", ai_ship);
    if (*die_option) args["die"] = die;
    if (*seed_option) args["seed"] = seed;
    return run(ai, args, cli::ai_turn);
  }
  if (*play) {
    battle.bots = players == "bot";
    return cli::play(battle);
  }
  if (*referee) return cli::referee(evening);
  if (*sweep) return cli::sweep(flights);
  if (*campaign_new) return cli::campaign_new(group);
  if (*campaign_show) return cli::campaign_show(group);
  if (*campaign_commands) return cli::campaign_commands(group);
  if (*campaign_do) return cli::campaign_do(group);
  if (*campaign_print) return cli::campaign_print(group);
  if (*campaign_simulate) return cli::campaign_simulate(group);
  if (*replay) return cli::replay(log);
  if (*validate) return cli::validate(paths);
  if (*signature) return cli::signature();
  if (*render) return cli::render(render_scene, out, width);
  return cli::bench(bench_json);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run_program(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "plotboard-cli: " << error.what() << '\n';
    return cli::kInternal;
  }
}
