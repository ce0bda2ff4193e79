#include "app/imgui_glue.hpp"

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <utility>

namespace plotboard::app {

namespace {

// ImGui's keys by our names; the index into io.KeysDown is ImGui's own number.
const std::pair<const char*, ImGuiKey> kKeys[] = {{"Tab", ImGuiKey_Tab},
                                                  {"Left", ImGuiKey_LeftArrow},
                                                  {"Right", ImGuiKey_RightArrow},
                                                  {"Up", ImGuiKey_UpArrow},
                                                  {"Down", ImGuiKey_DownArrow},
                                                  {"PageUp", ImGuiKey_PageUp},
                                                  {"PageDown", ImGuiKey_PageDown},
                                                  {"Home", ImGuiKey_Home},
                                                  {"End", ImGuiKey_End},
                                                  {"Insert", ImGuiKey_Insert},
                                                  {"Delete", ImGuiKey_Delete},
                                                  {"Backspace", ImGuiKey_Backspace},
                                                  {"Space", ImGuiKey_Space},
                                                  {"Enter", ImGuiKey_Enter},
                                                  {"Escape", ImGuiKey_Escape},
                                                  {"A", ImGuiKey_A},
                                                  {"C", ImGuiKey_C},
                                                  {"V", ImGuiKey_V},
                                                  {"X", ImGuiKey_X},
                                                  {"Y", ImGuiKey_Y},
                                                  {"Z", ImGuiKey_Z}};

platform::Cursor cursor_of(ImGuiMouseCursor cursor) {
  switch (cursor) {
    case ImGuiMouseCursor_TextInput:
      return platform::Cursor::text;
    case ImGuiMouseCursor_ResizeAll:
      return platform::Cursor::resize_all;
    case ImGuiMouseCursor_ResizeNS:
      return platform::Cursor::resize_ns;
    case ImGuiMouseCursor_ResizeEW:
      return platform::Cursor::resize_ew;
    case ImGuiMouseCursor_ResizeNESW:
      return platform::Cursor::resize_nesw;
    case ImGuiMouseCursor_ResizeNWSE:
      return platform::Cursor::resize_nwse;
    case ImGuiMouseCursor_Hand:
      return platform::Cursor::hand;
    case ImGuiMouseCursor_NotAllowed:
      return platform::Cursor::no;
    default:
      return platform::Cursor::arrow;
  }
}

}  // namespace

base::Result<std::unique_ptr<ImGuiGlue>> ImGuiGlue::create(platform::Window& window) {
  IMGUI_CHECKVERSION();
  std::unique_ptr<ImGuiGlue> made(new ImGuiGlue(window));
  made->context_ = ImGui::CreateContext();
  if (const auto begun = made->begin(); !begun) return begun.errors();
  return made;
}

base::Result<std::unique_ptr<ImGuiGlue>> ImGuiGlue::create_second(platform::Window& window) {
  ImGuiContext* const first = ImGui::GetCurrentContext();
  std::unique_ptr<ImGuiGlue> made(new ImGuiGlue(window));
  made->context_ = ImGui::CreateContext(ImGui::GetIO().Fonts);
  ImGui::SetCurrentContext(made->context_);
  const auto begun = made->begin();
  ImGui::SetCurrentContext(first);
  if (!begun) return begun.errors();
  return made;
}

base::Result<base::Done> ImGuiGlue::begin() {
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;  // panels stand where the layout puts them
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
  for (const auto& [name, key] : kKeys) io.KeyMap[key] = key;
  io.ClipboardUserData = this;
  io.GetClipboardTextFn = [](void* self) {
    auto* glue = static_cast<ImGuiGlue*>(self);
    glue->clipboard_ = glue->window_.clipboard();
    return glue->clipboard_.c_str();
  };
  io.SetClipboardTextFn = [](void* self, const char* text) {
    static_cast<ImGuiGlue*>(self)->window_.set_clipboard(text);
  };
  if (!ImGui_ImplOpenGL3_Init("#version 330 core"))
    return base::Error{"panels", "", "OpenGL 3.3 failed", "a working driver"};
  return base::Done{};
}

ImGuiGlue::~ImGuiGlue() {
  ImGuiContext* const now = ImGui::GetCurrentContext();
  ImGui::SetCurrentContext(context_);
  if (ImGui::GetIO().BackendRendererUserData != nullptr) ImGui_ImplOpenGL3_Shutdown();
  ImGui::DestroyContext(context_);
  if (now != context_) ImGui::SetCurrentContext(now);
}

void ImGuiGlue::feed(const platform::InputEvent& event) {
  using Kind = platform::InputEvent::Kind;
  ImGuiIO& io = ImGui::GetIO();
  io.KeyCtrl = event.ctrl;
  io.KeyShift = event.shift;
  io.KeyAlt = event.alt;
  const auto here = [&] { io.MousePos = {static_cast<float>(event.x), static_cast<float>(event.y)}; };
  switch (event.kind) {
    case Kind::move:
      here();
      break;
    case Kind::press:
    case Kind::release: {
      here();
      static constexpr int kImGuiButton[] = {0, 0, 2, 1};  // ours: left, middle, right
      io.MouseDown[kImGuiButton[std::clamp(event.button, 1, 3)]] = event.kind == Kind::press;
      break;
    }
    case Kind::wheel:
      here();
      io.MouseWheel += static_cast<float>(event.amount);
      break;
    case Kind::key:
    case Kind::key_up:
      for (const auto& [name, key] : kKeys)
        if (event.text == name) io.KeysDown[key] = event.kind == Kind::key;
      break;
    case Kind::text:
      io.AddInputCharactersUTF8(event.text.c_str());
      break;
    case Kind::leave:
      io.MousePos = {-FLT_MAX, -FLT_MAX};
      break;
    case Kind::pan:
    case Kind::pinch:
    case Kind::drop:
    case Kind::resize:
    case Kind::close:
      break;
  }
}

void ImGuiGlue::fonts_changed() {
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void ImGuiGlue::new_frame(int width, int height, double seconds) {
  ImGui::SetCurrentContext(context_);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
  io.DeltaTime = static_cast<float>(std::clamp(seconds, 1e-4, 1.0));
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
}

void ImGuiGlue::end_frame() { ImGui::Render(); }

void ImGuiGlue::render() {
  end_frame();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  window_.set_cursor(cursor_of(ImGui::GetMouseCursor()));
}

bool ImGuiGlue::wants_mouse() const { return ImGui::GetIO().WantCaptureMouse; }
bool ImGuiGlue::wants_text() const { return ImGui::GetIO().WantTextInput; }

}  // namespace plotboard::app
