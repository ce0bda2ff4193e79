#pragma once
// Files: opening and saving tables and battles, autosave and what earlier runs left unsaved, exports, recent files, and
// settings.json. Nothing is lost silently: what makes room for another table is kept under "Recent", and what cannot be
// written is said.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "battle/save.hpp"
#include "desk/core/open_table.hpp"
#include "desk/core/settings.hpp"
#include "io/paths.hpp"

namespace plotboard::desk {

enum class FileQuestion : std::uint8_t {
  none,
  open,
  save_as,
  export_png,
  export_text,
  export_log,
  mat_picture,
  open_squad,
  save_squad
};

// A line of the start screen's "Recent": a file, or what an earlier run left unsaved.
struct RecentTable {
  std::string path;
  std::string label;  // "mission-night.json", "Red against Blue: round 3, 95 steps"
  bool unsaved = false;
  std::string when = {};  // it was written last: "today 14:20"; "" where the file says nothing
};
std::string when_words(const io::Moment& moment);  // "today 14:20", "yesterday 9:05", "3 days ago"

class Files final : private TableFollower {
 public:
  struct Given {
    OpenTable& open;
    Messages& messages;
    Settings& settings;
    bool& table_mode;
    std::string folder;                   // the user's: settings, autosaves
    std::function<std::string()> report;  // of the open table, as text
  };
  explicit Files(Given given) : given_(std::move(given)) { given_.open.enlist(*this); }
  void start_up();  // reads the settings, keeps what the last run left
  void close();     // writes what is not written yet

  // --- a person's wishes
  bool open_file(const std::string& path);  // false: a message says why; the old table stays
  bool save();                              // asks for a name when there is none (question)
  bool save_as(const std::string& path);
  // The battle of a campaign: from now on in this file, without a word and without a place under "Recent".
  bool keep_battle_in(const std::string& path);
  // Under another name, whether it is open or not; false: a message says why.
  bool move_battle(const std::string& path, const std::string& to);
  // A battle of a campaign that makes room for another: under that name, with a place under "Recent".
  bool put_away(const std::string& path, const std::string& to);
  bool export_text(const std::string& path);
  bool export_log(const std::string& path);    // the battle so far; open_file() takes it back with its history
  FileQuestion question = FileQuestion::none;  // panels show it; answered by answer()
  void ask(FileQuestion asked) { question = asked; }
  void ask_for_report() { png_with_report = true; }  // the next picture that is asked for shows it, too
  void answer(const std::string& path);              // "" cancels; else its folder is the last one of that kind
  [[nodiscard]] std::string last_folder(FileQuestion asked) const;  // "" when none was used yet
  [[nodiscard]] const std::string& file() const { return file_; }   // "" when not saved yet
  // Where the battle of a guided tour lies: no place under "Recent".
  [[nodiscard]] std::string lesson_file(const char* name) const {
    return given_.folder + "/lesson-" + name + ".battle";
  }
  [[nodiscard]] bool unsaved() const;
  // What would be lost if another table took the place of this one, or the program closed, in words; "": nothing. A
  // battle is kept at every command, whether it has a name or not.
  [[nodiscard]] std::string at_risk() const;
  [[nodiscard]] std::vector<RecentTable> recent_tables() const;  // unsaved ones first, then settings.recent
  // The battle that the last run left, while nothing else has been opened: the start screen begins with it.
  [[nodiscard]] std::optional<RecentTable> left_battle() const;
  std::string png_wanted;                    // the app paints the board into this file, then clears it
  bool png_with_report = false;              // the wanted picture shows the mission's report too
  std::string squad_wanted, squad_to_write;  // the mirror reads or writes this squad file (mirror.hpp), then clears it
  std::optional<std::string> mat_wanted;     // the app loads this picture ("" removes it), then clears it
  void lay_mat(const std::string& picture) { mat_wanted = picture; }
  void remove_mat();
  void mat_laid(const std::string& picture) { given_.settings.mat_file = picture; }
  void mat_failed(const std::string& picture);
  void override_text_scale(double scale);  // for this run: settings.json keeps its own until a person changes the size
  // Writes the table to <folder>/crash-N.json; returns its path, "" when there was none. For the bug handler.
  [[nodiscard]] std::string write_crash_copy() const;

  // --- as the table goes
  // Whether the open battle was played in table mode at its last step; nothing: its file does not say.
  [[nodiscard]] std::optional<bool> played_in_table_mode() const;
  // By real seconds. `hand_free`: nobody drags anything, so that the table may be written.
  void tick(double seconds, bool hand_free);

 private:
  void set_aside() override;  // an unsaved table that makes room for another stays under "Recent"
  void follow_opened(const std::string& from_file) override;
  void follow_table() override;
  void keep_battle();  // after every step of one
  // Tables (autosave.cpp): written by themselves a second after a change; what a run leaves so stays as a copy.
  void autosave();
  void drop_autosave();
  void keep_last_autosave();  // as a copy of its own, so that this run's autosave cannot overwrite it
  void make_room_for_copy();  // unsaved-1 becomes unsaved-2 and so on
  void list_copies();         // fills `recovered_`
  void remember(const std::string& path);
  void keep_settings(double seconds, bool now);
  bool open_log(const std::string& text, const std::string& path);
  bool open_scene(const std::string& text, const std::string& path);
  // Battles (files_battles.cpp): kept at every command; in `file_` where that is a battle's, else in the user's folder.
  bool save_battle(const std::string& path);
  bool open_battle(const std::string& path);
  void keep_table_mode();
  void go_on_with_copy(const std::string& copy);
  void set_battle_aside();
  bool make_battle_copy();
  void list_battle_copies();
  [[nodiscard]] std::string battle_label(const battle::Session& session) const;

  [[nodiscard]] static bool is_of_campaign(const std::string& path);
  [[nodiscard]] bool is_of_lesson(const std::string& path) const {
    return path.starts_with(given_.folder + "/lesson-");
  }

  [[nodiscard]] const state::Table& table() const { return given_.open.table(); }
  [[nodiscard]] const data::Catalog& catalog() const { return given_.open.catalog(); }
  Given given_;
  std::optional<battle::Save> battle_save_;
  std::string file_;
  std::uint64_t saved_hash_ = 0;
  std::string recovered_from_;     // the copy of an earlier run that this table came from
  std::string copy_being_opened_;  // follows its file while the copies change places
  std::vector<RecentTable> recovered_;
  bool battle_left_ = false;   // the latest copy of a battle is of the last run
  double dirty_seconds_ = -1;  // since the change that no autosave holds yet; < 0: none
  std::uint64_t autosaved_hash_ = 0;
  bool autosave_failed_ = false;
  Settings written_;  // as they stand in settings.json
  double settings_seconds_ = 0;
  std::optional<double> text_scale_override_;
};

inline constexpr std::size_t kMostSceneBytes = 32u << 20u;
std::string fault_words(const base::Errors& errors);  // the first few, for a message
bool is_battle_save(const std::string& path);
std::string opening_words(const base::Errors& errors);  // why a save cannot be opened, as a game says it
std::string campaigns_in(const std::string& folder);    // of the user's: campaigns and their battles

}  // namespace plotboard::desk
