#pragma once
// The window: SDL2 with an OpenGL 3.3 core context, its input as InputEvents, the clock, the clipboard, the cursor.
// Sizes and positions in framebuffer pixels, whatever the screen's density. One window a program, and at most one more
// that only shows (SecondWindow); main thread only.
// Errors: open() has one line when there is no display, or none with OpenGL 3.3.

#include <memory>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "platform/input.hpp"

namespace plotboard::platform {

enum class Cursor : std::uint8_t { arrow, text, hand, resize_all, resize_ns, resize_ew, resize_nesw, resize_nwse, no };

inline constexpr int kLeastWidth = 800, kLeastHeight = 500;

// The large screen of two: it shares the window's OpenGL context, so what was loaded there can be drawn here. Its keys
// come out of Window::poll() like all others; its mouse does nothing. Must end before the window.
class SecondWindow {
 public:
  ~SecondWindow();
  SecondWindow(const SecondWindow&) = delete;
  SecondWindow& operator=(const SecondWindow&) = delete;

  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;
  [[nodiscard]] bool closed() const;  // by its own button
  void use();                         // what is drawn from now on goes here
  void leave();                       // and from now on to the window again
  void swap();

 private:
  friend class Window;
  SecondWindow() = default;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

class Window {
 public:
  static base::Result<std::unique_ptr<Window>> open(const std::string& title, int width, int height, bool vsync);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // Fills another display where there is one, else a window of that size. Errors: one line when it cannot be had.
  base::Result<std::unique_ptr<SecondWindow>> open_second(const std::string& title, int width, int height);

  void poll(std::vector<InputEvent>& events);  // appends what came in
  void wait(double seconds);                   // sleeps until an event comes or the time is over
  [[nodiscard]] int width() const;
  [[nodiscard]] int height() const;
  [[nodiscard]] double density() const;  // 1 on an ordinary screen, 2 where text must be twice as large
  void clear(std::uint8_t r, std::uint8_t g, std::uint8_t b);
  void finish();  // waits until everything is drawn (for timing)
  void swap();
  void set_title(const std::string& title);
  void set_fullscreen(bool on);
  void set_cursor(Cursor cursor);
  [[nodiscard]] std::string clipboard() const;
  void set_clipboard(const std::string& text);
  static double now();  // seconds since some moment, never falling
  static void* resolve(const char* function);

 private:
  friend class SecondWindow;
  Window() = default;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace plotboard::platform
