#include "desk/core/settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "data/json.hpp"
#include "desk/core/text_size.hpp"
#include "io/io.hpp"

namespace plotboard::desk {

namespace {

constexpr const char* kFormat = "plotboard-settings/1";
constexpr std::size_t kMostBytes = 1u << 20u;
constexpr double kMostSteps = 99;  // of a guided tour

std::string path_in(const std::string& folder) { return folder + "/settings.json"; }

base::Result<Settings> parse(const std::string& text, const std::string& file) {
  auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file, errors);
  if (!reader.is_object()) {
    reader.note(data::describe(*json), "an object");
    return errors;
  }
  Settings s;
  (void)reader.word("format", {kFormat});
  s.text_scale = reader.number_or("text_scale", kSmallestText, kLargestText, s.text_scale);
  s.theme = reader.text_or("theme", s.theme);
  s.tour_done = reader.flag_or("tour_done", s.tour_done);
  s.lesson_battle = static_cast<int>(reader.number_or("lesson_battle", -1, kMostSteps, s.lesson_battle));
  s.lesson_mission = static_cast<int>(reader.number_or("lesson_mission", -1, kMostSteps, s.lesson_mission));
  s.lessons_closed = reader.flag_or("lessons_closed", s.lessons_closed);
  s.plastic = reader.flag_or("plastic", s.plastic);
  s.grid = reader.flag_or("grid", s.grid);
  s.guides = reader.flag_or("guides", s.guides);
  s.silhouettes = reader.flag_or("silhouettes", s.silhouettes);
  s.names = reader.flag_or("names", s.names);
  s.all_front_arcs = reader.flag_or("all_front_arcs", s.all_front_arcs);
  s.foresight = reader.flag_or("foresight", s.foresight);
  s.ask_everything = reader.flag_or("ask_everything", s.ask_everything);
  s.confirm_dials = reader.flag_or("confirm_dials", s.confirm_dials);
  s.others_wait = reader.flag_or("others_wait", s.others_wait);
  s.show_decisions = reader.flag_or("show_decisions", s.show_decisions);
  s.flight_seconds = reader.number_or("flight_seconds", 0, 10, s.flight_seconds);
  s.reduced_motion = reader.flag_or("reduced_motion", s.reduced_motion);
  s.follow = reader.flag_or("follow", s.follow);
  s.muted = reader.flag_or("muted", s.muted);
  s.volume = reader.number_or("volume", 0, 1, s.volume);
  s.volume_ships = reader.number_or("volume_ships", 0, 1, s.volume_ships);
  s.volume_dice = reader.number_or("volume_dice", 0, 1, s.volume_dice);
  s.volume_interface = reader.number_or("volume_interface", 0, 1, s.volume_interface);
  s.pause_seconds = reader.number_or("pause_seconds", 0, 10, s.pause_seconds);
  s.screen_pixels_per_mm = reader.number_or("screen_pixels_per_mm", 0, 100, s.screen_pixels_per_mm);
  s.mat_file = reader.text_or("mat_file", s.mat_file);
  s.campaign = reader.text_or("campaign", s.campaign);
  s.campaign_flown = reader.text_or("campaign_flown", s.campaign_flown);
  if (reader.has("recent")) {
    reader.allow("recent");
    const data::Json& recent = (*json)["recent"];
    const bool texts = recent.is_array() && recent.size() <= kMostRecent &&
                       std::all_of(recent.begin(), recent.end(), [](const data::Json& j) { return j.is_string(); });
    if (!texts)
      reader.note_at("recent", data::describe(recent), "a list of at most 12 file names");
    else
      for (const data::Json& path : recent) s.recent.push_back(path.get<std::string>());
  }
  if (reader.has("folders")) {
    if (auto folders = reader.member("folders")) {
      for (const char* kind : kFolderKinds) {
        if (const std::string path = folders->text_or(kind, ""); !path.empty()) s.folders[kind] = path;
      }
      folders->done();
    }
  }
  reader.done();
  if (!errors.empty()) return errors;
  return s;
}

}  // namespace

Settings read_settings(const std::string& folder, std::vector<std::string>& messages) {
  const std::string path = path_in(folder);
  if (!io::exists(path)) return {};
  auto text = io::read_file(path, kMostBytes);
  auto settings = text ? parse(*text, path) : base::Result<Settings>(text.errors());
  if (settings) return *settings;
  const bool kept = io::move_file(path, path + ".damaged").ok();
  messages.push_back("The settings could not be read and were set back to their defaults" +
                     (kept ? "; the old file is kept as " + path + ".damaged.\n" : std::string(".\n")) +
                     base::text(settings.errors()));
  return {};
}

base::Result<base::Done> write_settings(const std::string& folder, const Settings& s) {
  const data::Json json = {{"format", kFormat},
                           {"text_scale", s.text_scale},
                           {"theme", s.theme},
                           {"tour_done", s.tour_done},
                           {"lesson_battle", s.lesson_battle},
                           {"lesson_mission", s.lesson_mission},
                           {"lessons_closed", s.lessons_closed},
                           {"plastic", s.plastic},
                           {"grid", s.grid},
                           {"guides", s.guides},
                           {"silhouettes", s.silhouettes},
                           {"names", s.names},
                           {"all_front_arcs", s.all_front_arcs},
                           {"foresight", s.foresight},
                           {"ask_everything", s.ask_everything},
                           {"confirm_dials", s.confirm_dials},
                           {"others_wait", s.others_wait},
                           {"show_decisions", s.show_decisions},
                           {"flight_seconds", s.flight_seconds},
                           {"reduced_motion", s.reduced_motion},
                           {"follow", s.follow},
                           {"muted", s.muted},
                           {"volume", s.volume},
                           {"volume_ships", s.volume_ships},
                           {"volume_dice", s.volume_dice},
                           {"volume_interface", s.volume_interface},
                           {"pause_seconds", s.pause_seconds},
                           {"screen_pixels_per_mm", s.screen_pixels_per_mm},
                           {"mat_file", s.mat_file},
                           {"campaign", s.campaign},
                           {"campaign_flown", s.campaign_flown},
                           {"recent", s.recent},
                           {"folders", s.folders}};
  // A path may hold bytes that are no UTF-8: replaced rather than thrown about.
  return io::write_file(path_in(folder), json.dump(1, ' ', false, data::Json::error_handler_t::replace) + "\n");
}

}  // namespace plotboard::desk
