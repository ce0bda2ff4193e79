#include "platform/window.hpp"

#include <SDL.h>
#include <SDL_opengl.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "platform/touch.hpp"

namespace plotboard::platform {

namespace {

constexpr double kPanPerTilt = 60;  // pixels a notch of a tilted wheel
constexpr float kOrdinaryDpi = 96;

base::Error failed(const std::string& what, const std::string& expected) {
  return {what, "", SDL_GetError(), expected};
}

bool driver_chosen() {
  return SDL_GetHint(SDL_HINT_VIDEODRIVER) != nullptr || SDL_getenv("SDL_VIDEODRIVER") != nullptr;
}
bool display_promised() {
#ifdef __linux__
  return driver_chosen() || SDL_getenv("DISPLAY") != nullptr || SDL_getenv("WAYLAND_DISPLAY") != nullptr;
#else
  return true;
#endif
}
// Without a display SDL takes its offscreen driver by itself, and a window nobody sees would wait for input for ever.
bool seen_by_nobody() {
  if (driver_chosen()) return false;
  const std::string driver = SDL_GetCurrentVideoDriver();
  return driver == "offscreen" || driver == "dummy" || driver == "evdev";
}

// Our names of keys: SDL's, but for those that people write otherwise.
std::string name_of(SDL_Keycode key) {
  switch (key) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
      return "Enter";
    case SDLK_KP_PLUS:
      return "+";
    case SDLK_KP_MINUS:
      return "-";
    case SDLK_KP_PERIOD:
      return ".";
    case SDLK_KP_DIVIDE:
      return "/";
    default:
      break;
  }
  if (key >= SDLK_KP_1 && key <= SDLK_KP_9) return std::string(1, static_cast<char>('1' + (key - SDLK_KP_1)));
  if (key == SDLK_KP_0) return "0";
  return SDL_GetKeyName(key);
}

}  // namespace

struct Window::Impl {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  Touch touch;
  std::map<Cursor, SDL_Cursor*> cursors;
  Cursor cursor = Cursor::arrow;
  int mods = 0;              // KMOD_..., as of the last key event
  std::uint32_t second = 0;  // id of the second window, 0 none
  bool second_closed = false;
  void(APIENTRY* clear_colour)(GLfloat, GLfloat, GLfloat, GLfloat) = nullptr;
  void(APIENTRY* clear)(GLbitfield) = nullptr;
  void(APIENTRY* finish)() = nullptr;

  ~Impl() {
    for (const auto& [kind, shape] : cursors) SDL_FreeCursor(shape);
    if (context != nullptr) SDL_GL_DeleteContext(context);
    if (window != nullptr) SDL_DestroyWindow(window);
    SDL_Quit();
  }
  // Framebuffer pixels a window point.
  [[nodiscard]] double ratio() const {
    int points = 0, pixels = 0;
    SDL_GetWindowSize(window, &points, nullptr);
    SDL_GL_GetDrawableSize(window, &pixels, nullptr);
    return points > 0 && pixels > 0 ? static_cast<double>(pixels) / points : 1;
  }
  void translate(const SDL_Event& event, std::vector<InputEvent>& events);
  bool taken_by_second(const SDL_Event& event);
  void translate_wheel(const SDL_MouseWheelEvent& wheel, InputEvent out, std::vector<InputEvent>& events);
};

base::Result<std::unique_ptr<Window>> Window::open(const std::string& title, int width, int height, bool vsync) {
  const base::Error no_display{"window", "", "no display", "a desktop session (or SDL_VIDEODRIVER set on purpose)"};
  if (!display_promised()) return no_display;
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");  // fingers speak for themselves (touch.hpp)
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return failed("window", "a display");
  std::unique_ptr<Window> made(new Window);
  made->impl_ = std::make_unique<Impl>();
  Impl& impl = *made->impl_;
  if (seen_by_nobody()) return no_display;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  impl.window = SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                 std::max(width, kLeastWidth), std::max(height, kLeastHeight),
                                 SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (impl.window == nullptr) return failed("window", "a display");
  SDL_SetWindowMinimumSize(impl.window, kLeastWidth, kLeastHeight);
  impl.context = SDL_GL_CreateContext(impl.window);
  if (impl.context == nullptr) return failed("window", "OpenGL 3.3");
  SDL_GL_SetSwapInterval(vsync ? 1 : 0);
  impl.clear_colour = reinterpret_cast<decltype(impl.clear_colour)>(resolve("glClearColor"));
  impl.clear = reinterpret_cast<decltype(impl.clear)>(resolve("glClear"));
  impl.finish = reinterpret_cast<decltype(impl.finish)>(resolve("glFinish"));
  if (impl.clear_colour == nullptr || impl.clear == nullptr || impl.finish == nullptr)
    return failed("window", "OpenGL 3.3");
  SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
  SDL_StartTextInput();
  return made;
}

Window::~Window() = default;

// Tilting it sideways pans. `out`: with the modifiers that were held.
void Window::Impl::translate_wheel(const SDL_MouseWheelEvent& wheel, InputEvent out, std::vector<InputEvent>& events) {
  int x = 0, y = 0;
  SDL_GetMouseState(&x, &y);
  const double sign = wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
  if (wheel.preciseX != 0.0F) {
    InputEvent pan = out;
    pan.kind = InputEvent::Kind::pan;
    pan.x = -sign * kPanPerTilt * static_cast<double>(wheel.preciseX);
    events.push_back(std::move(pan));
  }
  if (wheel.preciseY == 0.0F) return;
  out.kind = InputEvent::Kind::wheel;
  out.x = x * ratio();
  out.y = y * ratio();
  out.amount = sign * static_cast<double>(wheel.preciseY);
  events.push_back(std::move(out));
}

void Window::Impl::translate(const SDL_Event& event, std::vector<InputEvent>& events) {
  using Kind = InputEvent::Kind;
  const double k = ratio();
  InputEvent out;
  // As it was when the event came: SDL's own state is already that of the last event in the queue.
  if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) mods = event.key.keysym.mod;
  if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) mods = SDL_GetModState();
  out.ctrl = (mods & (KMOD_CTRL | KMOD_GUI)) != 0;
  out.shift = (mods & KMOD_SHIFT) != 0;
  out.alt = (mods & KMOD_LALT) != 0;  // the right one writes characters
  int width = 0, height = 0;
  SDL_GL_GetDrawableSize(window, &width, &height);
  switch (event.type) {
    case SDL_QUIT:
      out.kind = Kind::close;
      break;
    case SDL_WINDOWEVENT:
      // The last of several windows to close makes an SDL_QUIT by itself.
      if (event.window.event == SDL_WINDOWEVENT_CLOSE && second != 0) {
        out.kind = Kind::close;
      } else if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED || event.window.event == SDL_WINDOWEVENT_EXPOSED) {
        out.kind = Kind::resize;
        out.x = width;
        out.y = height;
      } else if (event.window.event == SDL_WINDOWEVENT_LEAVE) {
        out.kind = Kind::leave;
      } else {
        return;
      }
      break;
    case SDL_MOUSEMOTION:
      out.kind = Kind::move;
      out.x = event.motion.x * k;
      out.y = event.motion.y * k;
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event.button.button < SDL_BUTTON_LEFT || event.button.button > SDL_BUTTON_RIGHT) return;
      out.kind = event.type == SDL_MOUSEBUTTONDOWN ? Kind::press : Kind::release;
      out.x = event.button.x * k;
      out.y = event.button.y * k;
      out.button = event.button.button;
      break;
    case SDL_MOUSEWHEEL:
      return translate_wheel(event.wheel, out, events);
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      out.kind = event.type == SDL_KEYDOWN ? Kind::key : Kind::key_up;
      out.text = name_of(event.key.keysym.sym);
      if (out.text.empty()) return;
      break;
    case SDL_TEXTINPUT:
      out.kind = Kind::text;
      out.text = event.text.text;
      break;
    case SDL_DROPFILE:
      out.kind = Kind::drop;
      out.text = event.drop.file;
      SDL_free(event.drop.file);
      break;
    case SDL_FINGERDOWN:
      touch.down(event.tfinger.fingerId, static_cast<double>(event.tfinger.x) * width,
                 static_cast<double>(event.tfinger.y) * height, events);
      return;
    case SDL_FINGERMOTION:
      touch.moved(event.tfinger.fingerId, static_cast<double>(event.tfinger.x) * width,
                  static_cast<double>(event.tfinger.y) * height, events);
      return;
    case SDL_FINGERUP:
      touch.up(event.tfinger.fingerId, events);
      return;
    default:
      return;
  }
  events.push_back(std::move(out));
}

// Of the second window only keys count, and its close button.
bool Window::Impl::taken_by_second(const SDL_Event& event) {
  if (second == 0) return false;
  switch (event.type) {
    case SDL_WINDOWEVENT:
      if (event.window.windowID != second) return false;
      second_closed |= event.window.event == SDL_WINDOWEVENT_CLOSE;
      return event.window.event != SDL_WINDOWEVENT_EXPOSED && event.window.event != SDL_WINDOWEVENT_SIZE_CHANGED;
    case SDL_MOUSEMOTION:
      return event.motion.windowID == second;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      return event.button.windowID == second;
    case SDL_MOUSEWHEEL:
      return event.wheel.windowID == second;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      return event.tfinger.windowID == second;
    default:
      return false;
  }
}

void Window::poll(std::vector<InputEvent>& events) {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    if (!impl_->taken_by_second(event)) impl_->translate(event, events);
  }
}

void Window::wait(double seconds) { SDL_WaitEventTimeout(nullptr, static_cast<int>(seconds * 1000)); }

int Window::width() const {
  int w = 0;
  SDL_GL_GetDrawableSize(impl_->window, &w, nullptr);
  return w;
}
int Window::height() const {
  int h = 0;
  SDL_GL_GetDrawableSize(impl_->window, nullptr, &h);
  return h;
}

// Screens lie a little about their size, and some say nothing of it: then their pixels tell. Only a clear difference
// counts, in quarters.
double Window::density() const {
  const double k = impl_->ratio();
  if (k > 1) return k;
  constexpr double kOrdinaryWidth = 1920, kOrdinaryHeight = 1080;
  const int display = SDL_GetWindowDisplayIndex(impl_->window);
  float dpi = 0;
  SDL_DisplayMode mode{};
  double times = 1;
  if (display >= 0 && SDL_GetDisplayDPI(display, &dpi, nullptr, nullptr) == 0)
    times = static_cast<double>(dpi / kOrdinaryDpi);
  if (display >= 0 && SDL_GetDesktopDisplayMode(display, &mode) == 0)
    times = std::max(times, std::min(mode.w / kOrdinaryWidth, mode.h / kOrdinaryHeight));
  const double quarters = std::floor(times * 4) / 4;
  return quarters < 1.5 ? 1 : std::min(quarters, 3.0);
}

void Window::clear(std::uint8_t r, std::uint8_t g, std::uint8_t b) {
  constexpr float kByte = 1.0F / 255;
  impl_->clear_colour(r * kByte, g * kByte, b * kByte, 1);
  impl_->clear(GL_COLOR_BUFFER_BIT);
}
void Window::finish() { impl_->finish(); }
void Window::swap() { SDL_GL_SwapWindow(impl_->window); }
void Window::set_title(const std::string& title) { SDL_SetWindowTitle(impl_->window, title.c_str()); }
void Window::set_fullscreen(bool on) { SDL_SetWindowFullscreen(impl_->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0); }

void Window::set_cursor(Cursor cursor) {
  if (cursor == impl_->cursor) return;
  static const std::map<Cursor, SDL_SystemCursor> shapes = {{Cursor::arrow, SDL_SYSTEM_CURSOR_ARROW},
                                                            {Cursor::text, SDL_SYSTEM_CURSOR_IBEAM},
                                                            {Cursor::hand, SDL_SYSTEM_CURSOR_HAND},
                                                            {Cursor::resize_all, SDL_SYSTEM_CURSOR_SIZEALL},
                                                            {Cursor::resize_ns, SDL_SYSTEM_CURSOR_SIZENS},
                                                            {Cursor::resize_ew, SDL_SYSTEM_CURSOR_SIZEWE},
                                                            {Cursor::resize_nesw, SDL_SYSTEM_CURSOR_SIZENESW},
                                                            {Cursor::resize_nwse, SDL_SYSTEM_CURSOR_SIZENWSE},
                                                            {Cursor::no, SDL_SYSTEM_CURSOR_NO}};
  SDL_Cursor*& shape = impl_->cursors[cursor];
  if (shape == nullptr) shape = SDL_CreateSystemCursor(shapes.at(cursor));
  if (shape != nullptr) SDL_SetCursor(shape);
  impl_->cursor = cursor;
}

std::string Window::clipboard() const {
  char* text = SDL_GetClipboardText();
  std::string copy = text == nullptr ? "" : text;
  SDL_free(text);
  return copy;
}
void Window::set_clipboard(const std::string& text) { SDL_SetClipboardText(text.c_str()); }

// --- the large screen

struct SecondWindow::Impl {
  Window::Impl* first = nullptr;
  SDL_Window* window = nullptr;
  ~Impl() {
    SDL_GL_MakeCurrent(first->window, first->context);
    first->second = 0;
    SDL_DestroyWindow(window);
  }
};

base::Result<std::unique_ptr<SecondWindow>> Window::open_second(const std::string& title, int width, int height) {
  const int here = SDL_GetWindowDisplayIndex(impl_->window);
  int display = std::max(here, 0);
  const bool other = SDL_GetNumVideoDisplays() > 1;
  if (other) display = here == 0 ? 1 : 0;
  Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (other) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
  const auto place = static_cast<int>(SDL_WINDOWPOS_CENTERED_DISPLAY(static_cast<Uint32>(display)));
  SDL_Window* made = SDL_CreateWindow(title.c_str(), place, place, width, height, flags);
  if (made == nullptr) return failed("second screen", "room for another window");
  std::unique_ptr<SecondWindow> second(new SecondWindow);
  second->impl_ = std::make_unique<SecondWindow::Impl>();
  second->impl_->first = impl_.get();
  second->impl_->window = made;
  impl_->second = SDL_GetWindowID(made);
  impl_->second_closed = false;
  if (SDL_GL_MakeCurrent(made, impl_->context) != 0) return failed("second screen", "one OpenGL context for both");
  SDL_GL_SetSwapInterval(0);  // the first one waits already
  SDL_GL_MakeCurrent(impl_->window, impl_->context);
  return second;
}

SecondWindow::~SecondWindow() = default;
int SecondWindow::width() const {
  int w = 0;
  SDL_GL_GetDrawableSize(impl_->window, &w, nullptr);
  return w;
}
int SecondWindow::height() const {
  int h = 0;
  SDL_GL_GetDrawableSize(impl_->window, nullptr, &h);
  return h;
}
bool SecondWindow::closed() const { return impl_->first->second_closed; }
void SecondWindow::use() { SDL_GL_MakeCurrent(impl_->window, impl_->first->context); }
void SecondWindow::leave() { SDL_GL_MakeCurrent(impl_->first->window, impl_->first->context); }
void SecondWindow::swap() { SDL_GL_SwapWindow(impl_->window); }

double Window::now() {
  return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}
void* Window::resolve(const char* function) { return SDL_GL_GetProcAddress(function); }

}  // namespace plotboard::platform
