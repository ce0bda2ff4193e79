// The file dialog. It only lists; reading and writing is the desk's.
#include "panels/dialogs/file_dialog.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <filesystem>
#include <utility>

#include "io/io.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kMostFileListEm = 15, kFileRowEm = 1.4F, kFolderTopEm = 0.28F, kFolderTabEm = 0.75F,
                kFolderTabEndEm = 0.45F, kFolderCornerEm = 0.06F, kFileNameEm = 1.7F;

namespace fs = std::filesystem;
using desk::FileQuestion;

struct Kind {
  const char* title;
  const char* verb;
  std::vector<std::string> endings;
  bool writes;
};

Kind kind_of(FileQuestion question) {
  switch (question) {
    case FileQuestion::open:
      return {"Open a table, a battle or a battle log", "Open", {".json", ".battle", ".log"}, false};
    case FileQuestion::save_as:
      return {"Save the table", "Save", {".json"}, true};
    case FileQuestion::export_png:
      return {"Export a picture of the board", "Export", {".png"}, true};
    case FileQuestion::export_text:
      return {"Export a text report", "Export", {".txt"}, true};
    case FileQuestion::export_log:
      return {"Export the battle log", "Export", {".log"}, true};
    case FileQuestion::mat_picture:
      return {"Choose a play mat picture", "Use", {".png", ".jpg", ".jpeg"}, false};
    case FileQuestion::open_squad:
      return {"Open a squad file (XWS)", "Open", {".json", ".xws"}, false};
    case FileQuestion::save_squad:
      return {"Save a squad file (XWS)", "Save", {".json"}, true};
    case FileQuestion::none:
      break;
  }
  return {"", "", {}, false};
}

bool ends_so(const std::string& name, const std::vector<std::string>& endings) {
  std::string ending = fs::path(name).extension().string();
  for (char& c : ending) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

const FileListing& listing(FileMemory& memory, const std::string& folder, FileQuestion question) {
  FileListing& kept = memory.listing;
  if (kept.folder == folder && kept.question == question) return kept;
  kept = {folder, question, {}, {}, ""};
  std::error_code failed;
  for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
    const std::string name = at->path().filename().string();
    if (name.empty() || name[0] == '.') continue;
    std::error_code unknown;
    if (at->is_directory(unknown))
      kept.folders.push_back(name);
    else if (ends_so(name, kind_of(question).endings))
      kept.files.push_back(name);
  }
  if (failed) kept.problem = failed.message();
  std::sort(kept.folders.begin(), kept.folders.end());
  std::sort(kept.files.begin(), kept.files.end());
  return kept;
}

void set_name(FileMemory& memory, const std::string& name) {
  memory.name.fill('\0');
  std::memcpy(memory.name.data(), name.data(), std::min(name.size(), memory.name.size() - 1));
}

void start(desk::Desk& desk, FileMemory& memory, const Kind& kind) {
  std::error_code ignored;
  const std::string beside =
      desk.files.file().empty() ? "" : fs::absolute(desk.files.file(), ignored).parent_path().string();
  const std::string last = desk.files.last_folder(desk.files.question);
  // A file is saved again where it lies; else things go where such things went before.
  const bool again = desk.files.question == FileQuestion::save_as;
  for (const std::string& folder : again ? std::array{last, beside} : std::array{beside, last}) {
    if (!folder.empty() && fs::is_directory(folder, ignored)) memory.folder = folder;  // the later one counts more
  }
  if (memory.folder.empty() || !fs::is_directory(memory.folder, ignored)) {
    memory.folder = io::documents_folder();
    if (memory.folder.empty()) memory.folder = fs::current_path(ignored).string();
  }
  const std::string stem = desk.files.file().empty() ? "table" : fs::path(desk.files.file()).stem().string();
  set_name(memory, kind.writes ? stem + kind.endings.front() : "");
  memory.kept_name = memory.name.data();
  memory.overwrite.clear();
  memory.problem.clear();
  static_cast<void>(listing(memory, "", FileQuestion::none));  // forget: files may have come since the last time
}

// What was typed stays, and typing goes on; a file that was picked in the folder before does not.
void go(FileMemory& memory, const Kind& kind, const fs::path& folder) {
  std::error_code ignored;
  if (!kind.writes && fs::is_regular_file(fs::path(memory.folder) / memory.name.data(), ignored)) set_name(memory, "");
  memory.folder = folder.lexically_normal().string();
  memory.kept_name = memory.name.data();
  memory.name_focus = !ImGui::GetIO().NavVisible;  // else the keyboard goes through the list
  memory.overwrite.clear();
  memory.problem.clear();
}

// Said at once, with the dialog still open, so that nothing has to be typed again. "" none.
std::string problem_with(const Kind& kind, const fs::path& path, const std::vector<std::string>& files) {
  std::error_code ignored;
  if (!fs::is_directory(path.parent_path(), ignored)) return "There is no folder " + path.parent_path().string() + ".";
  if (kind.writes || fs::exists(path, ignored)) return "";
  const std::string near = base::nearest_word(path.filename().string(), files);
  return "There is no file " + path.string() + "." + (near.empty() ? "" : " Did you mean " + near + "?");
}

// The path meant by what stands in the name field; a folder is entered instead.
void choose(desk::Desk& desk, FileMemory& memory, const Kind& kind) {
  const std::string name = memory.name.data();
  if (name.empty()) return;
  fs::path path = fs::path(memory.folder) / name;
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) {
    set_name(memory, memory.kept_name);
    go(memory, kind, path);
    memory.name_focus = true;
    return;
  }
  if (kind.writes && !ends_so(name, kind.endings)) path += kind.endings.front();
  const std::string full = path.lexically_normal().string();
  memory.problem = problem_with(kind, full, listing(memory, memory.folder, desk.files.question).files);
  if (!memory.problem.empty()) {
    memory.name_focus = true;
    return;
  }
  if (kind.writes && fs::exists(path, ignored) && full != desk.files.file() && memory.overwrite != full) {
    memory.overwrite = full;
    return;
  }
  memory.overwrite.clear();
  desk.files.answer(full);
}

void list(desk::Desk& desk, FileMemory& memory, const Kind& kind) {
  const FileListing shown = listing(memory, memory.folder, desk.files.question);
  const float height = std::min(em() * kMostFileListEm, window_height() * 0.4F);
  ImGui::BeginChild("files", {0, height}, true, ImGuiWindowFlags_NavFlattened);
  const auto line = [](const std::string& text, bool folder, bool on) {
    const bool chosen =
        ImGui::Selectable(("##" + text).c_str(), on, ImGuiSelectableFlags_AllowDoubleClick, {0, em() * kFileRowEm});
    const ImVec2 at = ImGui::GetItemRectMin();
    ImDrawList* draw = ImGui::GetWindowDrawList();
    if (folder) {
      draw->AddRectFilled({at.x + space::tight(), at.y + space::snug()}, {at.x + space::nook(), at.y + space::line()},
                          u32(theme().text_dim), space::hair());
      draw->AddRectFilled({at.x + space::tight(), at.y + em() * kFolderTopEm},
                          {at.x + em() * kFolderTabEm, at.y + em() * kFolderTabEndEm}, u32(theme().text_dim),
                          em() * kFolderCornerEm);
    }
    draw->AddText({at.x + em() * kFileNameEm, at.y + space::thin()}, u32(theme().text), text.c_str());
    return chosen || entered();
  };
  if (line("..", true, false)) go(memory, kind, fs::path(memory.folder).parent_path());
  probe("file/up");
  for (const std::string& name : shown.folders) {
    if (line(name, true, false)) go(memory, kind, fs::path(memory.folder) / name);
    probe("file/folder-" + name);
  }
  for (const std::string& name : shown.files) {
    const bool on = name == memory.name.data();
    if (line(name, false, on)) {
      set_name(memory, name);
      memory.overwrite.clear();
      memory.problem.clear();
      if (on || ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) choose(desk, memory, kind);
    }
    probe("file/" + name);
  }
  if (!shown.problem.empty())
    coloured(theme().warning, "This folder cannot be read: " + shown.problem);
  else if (shown.files.empty())
    dim("No such files here (" + kind.endings.front() + ").");
  ImGui::EndChild();
}

}  // namespace

void draw_files(desk::Desk& desk, FileMemory& memory) {
  Kind kind = kind_of(desk.files.question);
  if (desk.files.question == FileQuestion::save_as && desk.in_battle())
    kind = {"Save the battle", "Save", {".battle"}, true};
  const bool fresh = memory.asked != desk.files.question;
  if (fresh) start(desk, memory, kind);
  memory.asked = desk.files.question;
  bool open = true;
  const std::string title = std::string(kind.title) + "###File";
  if (!begin_dialog(title.c_str(), 40, open)) return;
  dim(memory.folder);
  list(desk, memory, kind);
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Name");
  ImGui::SameLine();
  ImGui::SetNextItemWidth(-FLT_MIN);
  // Not while Enter is still down: held, it would press again in the name.
  const bool may_focus = !ImGui::IsKeyDown(ImGui::GetKeyIndex(ImGuiKey_Enter)) &&
                         !ImGui::IsKeyDown(ImGui::GetKeyIndex(ImGuiKey_KeyPadEnter));
  if ((may_focus && std::exchange(memory.name_focus, false)) || ImGui::IsWindowAppearing())
    ImGui::SetKeyboardFocusHere();
  const bool entered_name = ImGui::InputText("##name", memory.name.data(), memory.name.size(),
                                             ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
  probe("file/name");
  if (ImGui::IsItemEdited()) memory.problem.clear();
  if (!memory.problem.empty()) {
    coloured(theme().warning, memory.problem);
    probe("file/problem");
  }
  if (!memory.overwrite.empty()) {
    coloured(theme().warning, "There is already a file of this name. Press again to write over it.");
  }
  gap();
  const bool pressed_button = button("file/ok", memory.overwrite.empty() ? kind.verb : "Write over it", "Enter",
                                     {memory.name[0] != '\0', true});
  if (entered_name || pressed_button) choose(desk, memory, kind);
  flow(button_width("Cancel", "Esc"));
  // At once, also out of the name field.
  if (button("file/cancel", "Cancel", "Esc") || escapes(Escape::dialog)) open = false;
  if (!open) desk.files.answer("");
  const bool goes_on = desk.files.question != FileQuestion::none;
  end_dialog(goes_on);
  if (!goes_on) memory.asked = FileQuestion::none;
}

}  // namespace plotboard::panels
