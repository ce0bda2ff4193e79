#include "app/program.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "app/sounds.hpp"
#include "io/io.hpp"
#include "panels/kit/style.hpp"
#include "scene/page.hpp"
#include "scene/theme.hpp"

namespace plotboard::app {

namespace {

using Event = platform::InputEvent;
using Kind = Event::Kind;

constexpr double kIdleSeconds = 0.2;  // the desk's clocks (autosave, messages) go on while nothing is drawn
constexpr double kMostSeconds = 0.5;  // a machine that slept is no reason to jump
constexpr int kSettleFrames = 3;
constexpr std::int64_t kReplayRest = 30;  // frames after the last recorded event
constexpr int kExportPixels = 2400;       // longer side of an exported picture
constexpr double kExportMargin = 20;
constexpr double kBoxWidth = 1.5;

desk::Desk* desk_at_work = nullptr;

// A bug: the table is kept before the program goes.
void keep_table_and_abort(const char* condition, const char* file, int line, const std::string& message) {
  std::fprintf(stderr, "plotboard: bug at %s:%d: %s does not hold: %s\n", file, line, condition, message.c_str());
  if (desk::Desk* desk = std::exchange(desk_at_work, nullptr)) {  // a second bug on the way is not looped over
    const std::string copy = desk->files.write_crash_copy();
    if (!copy.empty()) std::fprintf(stderr, "plotboard: the table is kept in %s\n", copy.c_str());
  }
  std::abort();
}

bool is_function_key(const std::string& name) {
  return name.size() >= 2 && name.front() == 'F' && name.find_first_not_of("0123456789", 1) == std::string::npos;
}
// "OUT-2.png"
std::string second_name(const std::string& path) {
  const std::string ending = io::ending_of(path);
  return path.substr(0, path.size() - ending.size()) + "-2" + ending;
}
// Nobody listens to a recording or a bench.
std::unique_ptr<platform::SoundDevice> open_sound(const Options& options) {
  if (options.frames >= 0 || options.bench_frames > 0 || !options.replay.empty()) return nullptr;
  auto mixer = platform::open_mixer(all_sounds());
  return mixer ? std::move(*mixer) : nullptr;
}
bool is_picture(const std::string& path) {
  const std::string ending = io::ending_of(path);
  return ending == ".png" || ending == ".jpg" || ending == ".jpeg";
}

}  // namespace

Program::Program(const Options& options, std::unique_ptr<platform::Window> window, const data::Catalog& catalog,
                 const std::string& home, std::string data_root)
    : options_(options),
      data_root_(std::move(data_root)),
      window_(std::move(window)),
      desk_(catalog, home),
      panels_(desk_),
      sounds_([options] { return open_sound(options); }) {}

Program::~Program() {
  desk_at_work = nullptr;
  base::set_bug_handler(nullptr);
}

base::Result<std::unique_ptr<Program>> Program::create(const Options& options, platform::Recording replay,
                                                       const data::Catalog& catalog, const std::string& home,
                                                       const std::string& data_root) {
  Options settled = options;
  if (!options.replay.empty() && !options.size_given) {
    settled.width = replay.width;
    settled.height = replay.height;
  }
  const bool timed = options.bench_frames > 0 || !options.replay.empty();
  // Before the desk: a start without a display must not touch what an earlier run left in the user's folder.
  auto window = platform::Window::open("Plotboard", settled.width, settled.height, !timed);
  if (!window) return window.errors();
  std::unique_ptr<Program> made(new Program(settled, std::move(*window), catalog, home, data_root));
  Program& p = *made;
  p.replay_ = std::move(replay);
  auto painter = draw::Painter::create(data_root, &platform::Window::resolve);
  if (!painter) return painter.errors();
  p.painter_ = std::move(*painter);
  auto imgui = ImGuiGlue::create(*p.window_);
  if (!imgui) return imgui.errors();
  p.imgui_ = std::move(*imgui);
  p.recorded_.width = p.window_->width();
  p.recorded_.height = p.window_->height();
  desk_at_work = &p.desk_;
  base::set_bug_handler(keep_table_and_abort);
  p.open_what_was_asked();
  return made;
}

bool Program::open_named() {
  if (!options_.file.empty()) return desk_.open_path(options_.file);
  if (options_.mission.empty()) return true;
  if (options_.table_mode) return desk_.open_mission(options_.mission, options_.pilots, desk_.seed);
  desk_.missions.choice.setup.pilots = options_.pilots;
  return desk_.show_briefing(options_.mission);
}

void Program::open_what_was_asked() {
  if (options_.text_scale) desk_.files.override_text_scale(*options_.text_scale);
  const auto clock = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  const std::uint64_t seed = options_.seed.value_or(options_.replay.empty() ? clock : 1);
  desk_.seed = seed;
  desk_.board.camera.width_px = window_->width();
  desk_.board.camera.height_px = window_->height();
  has_what_was_asked_ = open_named();
  if (!has_what_was_asked_ && !desk_.messages.list().empty()) {
    const std::string& why = desk_.messages.list().back().text;
    std::fprintf(stderr, "plotboard: %s%s", why.c_str(), why.ends_with('\n') ? "" : "\n");
  }
  if (options_.table_mode) desk_.show_table_mode(desk_.has_table());
  desk_.show_second_screen(options_.second_screen);
  if (desk_.second_screen && !options_.table_mode) desk_.show_table_mode(false);  // the large screen shows it
  if (!desk_.settings.mat_file.empty()) desk_.files.lay_mat(desk_.settings.mat_file);
}

// --- input

void Program::take_input() {
  std::vector<Event> events;
  window_->poll(events);
  if (replaying()) {
    // The window's own events would make two runs differ; only its close button counts.
    std::erase_if(events, [](const Event& e) { return e.kind != Kind::close; });
    while (replayed_ < replay_.events.size() && replay_.events[replayed_].frame <= frame_)
      events.push_back(replay_.events[replayed_++].event);
  } else {
    const double seconds = platform::Window::now();
    std::erase_if(events, [&](const Event& e) { return !guard_.counts(e, imgui_->wants_mouse(), seconds); });
  }
  const std::int64_t now = replaying() ? frame_ : static_cast<std::int64_t>(run_seconds_ / platform::kFrameSeconds);
  if (!options_.record.empty())
    for (const Event& event : events) recorded_.events.push_back({now, event});
  pending_.insert(pending_.end(), events.begin(), events.end());
}

void Program::begin_frame(double seconds) {
  // ImGui sees one state a frame: it would miss a press and release, or two strokes of a key, that come together.
  std::vector<Event> events;
  while (!pending_.empty()) {
    events.push_back(std::move(pending_.front()));
    pending_.pop_front();
    const Kind kind = events.back().kind;
    if (kind == Kind::press || kind == Kind::release || kind == Kind::key || kind == Kind::key_up) break;
  }
  if (!events.empty()) settle_ = kSettleFrames;
  for (const Event& event : events) imgui_->feed(event);
  refresh_fonts();
  imgui_->new_frame(window_->width(), window_->height(), seconds);
  if (imgui_->wants_mouse() && !desk_.board.dragging()) desk_.board.leave();
  for (const Event& event : events) board_input(event);
  const panels::Layout layout =
      panels_.draw({static_cast<double>(window_->width()), static_cast<double>(window_->height()), fonts_scale_});
  ground_ = layout.ground;
  guard_.shown(asked(), platform::Window::now());
  const bool moved = desk_.look_through({{layout.left, layout.top}, {layout.right, layout.bottom}});
  if (moved) settle_ = kSettleFrames;
}

std::string Program::asked() const {
  if (desk_.screen != desk::Screen::table || !desk_.in_battle()) return "";
  const desk::Expected& expected = desk_.battle.expected();
  return std::to_string(static_cast<int>(expected.kind)) + " " + expected.ship + " " + expected.words;
}

void Program::board_input(const Event& event) {
  const geom::Vec2 px{event.x, event.y};
  const bool on_board = desk_.screen == desk::Screen::table && (board_holds_ || !imgui_->wants_mouse());
  switch (event.kind) {
    case Kind::move:
      if (panning_ != 0)
        desk_.board.pan(px - pointer_);
      else if (on_board)
        desk_.pointer.moved(px);
      pointer_ = px;
      break;
    case Kind::press:
      pointer_ = px;
      if (!on_board || board_holds_ || panning_ != 0) break;
      if (event.button == 1) {
        board_holds_ = true;
        desk_.pointer.pressed(px, event.shift);
      } else {
        panning_ = event.button;
      }
      break;
    case Kind::release:
      pointer_ = px;
      if (event.button == panning_) panning_ = 0;
      if (event.button == 1 && board_holds_) {
        board_holds_ = false;
        desk_.pointer.released(px);
      }
      break;
    case Kind::wheel:
      if (on_board) desk_.pointer.wheel(px, event.amount, event.ctrl || desk_.board.dragging());
      break;
    case Kind::pan:
      if (on_board) desk_.board.pan(px);
      break;
    case Kind::pinch:
      if (on_board) desk_.board.camera.zoom_at(px, event.amount);
      break;
    case Kind::key:
    case Kind::text:
      key(event);
      break;
    case Kind::drop:
      if (is_picture(event.text))
        desk_.files.lay_mat(event.text);
      else
        desk_.open_path(event.text);
      break;
    case Kind::leave:
      if (!desk_.board.dragging()) desk_.board.leave();
      break;
    case Kind::close:
      panels_.request_quit();
      break;
    case Kind::key_up:
    case Kind::resize:
      break;
  }
}

// Letters and named keys are intents by key; signs such as "?" by the character typed, wherever the keyboard has it.
void Program::key(const Event& event) {
  const bool sign = event.text.size() == 1 && std::ispunct(static_cast<unsigned char>(event.text.front())) != 0;
  if (event.kind == Kind::text && (!sign || event.ctrl)) return;
  if (event.kind == Kind::key && sign && !event.ctrl) return;
  if (event.alt) return;
  const bool function = is_function_key(event.text);
  if (imgui_->wants_text() && !function) return;
  const desk::IntentInfo* info =
      desk::intent_for_key(event.kind == Kind::text ? event.text : platform::chord_of(event));
  if (info == nullptr || (panels_.keys_taken(info->intent) && !function && !event.ctrl)) return;
  panels_.act(info->intent);
}

// --- drawing

// 100 % is what can be read on this screen. A size from the command line means just that size.
double Program::screen_scale() const {
  const double told = window_->density();
  return options_.text_scale ? told : std::max(told, panel_scale(window_->width(), window_->height()));
}

void Program::refresh_fonts() {
  const double scale = desk_.settings.text_scale * screen_scale();
  if (scale == fonts_scale_ && desk_.settings.theme == fonts_theme_) return;
  if (scale != fonts_scale_) {
    if (const auto loaded = panels::load_fonts(scale, data_root_); !loaded)
      desk_.messages.say(desk::MessageKind::note, base::text(loaded.errors()));
    imgui_->fonts_changed();
  }
  panels::style(scene::theme_named(desk_.settings.theme), scale);
  fonts_scale_ = scale;
  fonts_theme_ = desk_.settings.theme;
  picture_stale_ = true;
}

void Program::load_mat() {
  const std::string path = *std::exchange(desk_.files.mat_wanted, {});
  picture_stale_ = true;
  if (path.empty()) {
    mat_ = {};
  } else {
    const auto bytes = io::read_file(path);
    auto image = bytes ? draw::decode_image(*bytes, path) : base::Result<draw::Image>(bytes.errors());
    if (!image) {
      desk_.messages.say(desk::MessageKind::problem, base::text(image.errors()));
      desk_.files.mat_failed(path);
      return;
    }
    mat_ = std::move(*image);
  }
  painter_->set_mat(mat_);
  desk_.files.mat_laid(path);
}

// Table mode is read from afar: what stands on the board grows with the window.
double Program::board_scale() const {
  if (!desk_.table_mode) return fonts_scale_;
  return std::max(fonts_scale_, reading_scale(window_->width(), window_->height()));
}

scene::Picture Program::board_picture(const scene::Camera& camera) const {
  return board_picture(desk_.overlay(), camera, board_scale());
}

scene::Picture Program::board_picture(scene::Overlay overlay, const scene::Camera& camera, double scale) const {
  overlay.has_mat = mat_.width > 0;
  overlay.interface_scale = scale;
  const state::Table& board = desk_.screen == desk::Screen::table ? desk_.shown_table() : *desk_.board_on_show();
  return scene::board_picture(desk_.catalog(), board, overlay, scene::theme_named(desk_.settings.theme), camera);
}

void Program::export_picture() {
  desk_.playback.stop();  // a picture to keep shows the table as it stands
  const std::string path = std::exchange(desk_.files.png_wanted, "");
  const bool with_report = std::exchange(desk_.files.png_with_report, false);
  const state::Table* board = desk_.board_on_show();
  if (board == nullptr) return;
  const draw::Image* mat = mat_.width > 0 ? &mat_ : nullptr;
  const bool table = desk_.screen == desk::Screen::table && !with_report;
  if (const auto verdict = table ? desk_.board.verdict() : std::nullopt) {
    const scene::Sheet sheet = scene::verdict_sheet(desk_.catalog(), desk_.board.shown_table(), *verdict,
                                                    scene::theme_named(desk_.settings.theme), mat != nullptr);
    keep_picture(draw::render_offscreen(sheet, data_root_, mat), path);
    return;
  }
  const double height = board->area.height.mm();
  double width = board->area.width.mm();
  const double scale = (kExportPixels - 2 * kExportMargin) / std::max(width, height);
  scene::Camera camera;
  camera.width_px = static_cast<int>(width * scale + 2 * kExportMargin);
  camera.height_px = static_cast<int>(height * scale + 2 * kExportMargin);
  camera.fit(width, height, kExportMargin);
  scene::Picture picture = board_picture(camera);
  if (with_report) {
    std::vector<scene::PageLine> lines;
    for (const desk::ReportPart& part : desk::report_of(desk_.missions.standing())) {
      lines.push_back({part.title, true});
      for (const std::string& line : part.lines) lines.push_back({line});
    }
    width = scene::write_beside(picture, width, height, lines, scene::theme_named(desk_.settings.theme));
    camera.width_px = static_cast<int>(width * scale + 2 * kExportMargin);
    camera.fit(width, height, kExportMargin);
  }
  keep_picture(draw::render_offscreen(picture, camera, static_cast<int>(camera.width_px),
                                      static_cast<int>(camera.height_px), 1.5, data_root_, mat),
               path);
}

void Program::keep_picture(const base::Result<draw::Image>& image, const std::string& path) {
  auto png = image ? draw::encode_png(*image) : base::Result<std::string>(image.errors());
  const auto done = png ? io::write_file(path, *png) : base::Result<base::Done>(png.errors());
  if (done)
    desk_.messages.say(desk::MessageKind::note, "Picture saved as " + path + ".");
  else
    desk_.messages.say(desk::MessageKind::problem, base::text(done.errors()));
}

void Program::make_heard() {
  for (const scene::Sound cue : desk_.playback.take_cues()) sounds_.play(cue, desk_.settings);
  if (panels_.take_click()) sounds_.play(scene::Sound::click, desk_.settings);
}

void Program::draw_frame(bool painted) {
  const scene::Theme& theme = scene::theme_named(desk_.settings.theme);
  if (painted) window_->clear(ground_.r, ground_.g, ground_.b);
  desk::Seen seen = desk_.seen();
  if (desk_.board_on_show() != nullptr) {
    if (picture_stale_ || seen != drawn_) {
      scene::Overlay overlay = desk_.overlay();
      overlay.plates = std::move(picture_.plates);
      picture_ = board_picture(std::move(overlay), desk_.board.camera, board_scale());
      desk_.board.note_badges(picture_.badges);
      if (const auto& box = desk_.board.selection_box) {
        const geom::Vec2 a = desk_.board.camera.to_table(box->low), b = desk_.board.camera.to_table(box->high);
        scene::Stroke stroke;
        stroke.points = {a, {b.x, a.y}, b, {a.x, b.y}};
        stroke.closed = true;
        stroke.width_px = kBoxWidth;
        stroke.colour = theme.selection;
        picture_.add(std::move(stroke));
      }
      picture_stale_ = false;
    }
    if (painted) painter_->paint(picture_, desk_.board.camera, window_->width(), window_->height(), board_scale());
  }
  drawn_ = std::move(seen);
  painted ? imgui_->render() : imgui_->end_frame();
}

void Program::follow_second_screen() {
  if (second_ != nullptr && second_->closed()) desk_.show_second_screen(false);
  if (desk_.second_screen == (second_ != nullptr)) return;
  settle_ = kSettleFrames;
  second_.reset();
  if (!desk_.second_screen) return;
  auto made = SecondScreen::create(*window_, *imgui_);
  if (made) {
    second_ = std::move(*made);
  } else {
    desk_.show_second_screen(false);
    desk_.messages.say(desk::MessageKind::problem, base::text(made.errors()));
  }
}

void Program::draw_second_screen(double seconds, bool keeps) {
  if (second_ == nullptr) return;
  const auto board = [this](const scene::Camera& camera, double scale) {
    scene::Overlay overlay = desk_.overlay();
    overlay.table_mode = true;
    return board_picture(std::move(overlay), camera, scale);
  };
  second_->draw(desk_, panels_, *painter_, board, seconds, keeps ? &second_seen_ : nullptr);
}

bool Program::is_filmed() const { return base::contains(options_.film, frame_); }

base::Result<base::Done> Program::film_frame() {
  const auto place = std::find(options_.film.begin(), options_.film.end(), frame_) - options_.film.begin() + 1;
  const std::string ending = io::ending_of(options_.screenshot);
  const std::string start = options_.screenshot.substr(0, options_.screenshot.size() - ending.size());
  const auto png = draw::encode_png(painter_->read_back(window_->width(), window_->height()));
  if (!png) return png.errors();
  return io::write_file(start + (place < 10 ? "-0" : "-") + std::to_string(place) + ending, *png);
}

bool Program::due() const { return settle_ > 0 || !pending_.empty() || desk_.seen() != drawn_; }

void Program::dress_window(bool may_fill_screen) {
  std::string title = desk_.files.unsaved() ? "* " : "";
  if (!desk_.files.file().empty()) title += io::file_name(desk_.files.file()) + " - ";
  title += "Plotboard";
  if (title != title_) window_->set_title(title_ = title);
  if (may_fill_screen && desk_.table_mode != fullscreen_) window_->set_fullscreen(fullscreen_ = desk_.table_mode);
}

// --- the loop

base::Result<base::Done> Program::run(double started) {
  if (options_.bench_frames > 0) {
    bench(started);
    return finish();
  }
  const std::int64_t last = options_.frames > 0 ? options_.frames
                            : replaying() ? (replay_.events.empty() ? 0 : replay_.events.back().frame) + kReplayRest
                                          : -1;
  double before = platform::Window::now();
  while (!desk_.quit) {
    if (last >= 0 && frame_ >= last && pending_.empty()) break;
    const bool scripted = replaying() || last >= 0;  // every frame counts, time goes by the frame
    if (!scripted && !due()) window_->wait(kIdleSeconds);
    const double now = platform::Window::now();
    const double seconds = scripted ? platform::kFrameSeconds : std::min(now - before, kMostSeconds);
    before = now;
    run_seconds_ += seconds;
    take_input();
    if (desk_.tick(seconds)) settle_ = std::max(settle_, 1);
    const bool final_frame = last >= 0 && frame_ + 1 >= last;
    if (!due() && !is_filmed() && (replaying() ? !final_frame : !scripted)) {
      frame_ += scripted ? 1 : 0;
      continue;
    }
    if (settle_ > 0) --settle_;
    follow_second_screen();
    begin_frame(seconds);
    make_heard();
    if (desk_.files.mat_wanted) load_mat();
    if (!desk_.files.png_wanted.empty()) export_picture();
    draw_second_screen(seconds, final_frame && !options_.screenshot.empty());
    const bool painted = frame_ % options_.draw_every == 0 || final_frame || is_filmed();
    draw_frame(painted);
    if (is_filmed())
      if (auto done = film_frame(); !done) return done.errors();
    ++frame_;
    if (last >= 0 && frame_ >= last && pending_.empty() && !options_.screenshot.empty())
      break;  // before the buffer is swapped away
    if (painted) window_->swap();
    dress_window(!scripted);
    // Where the driver does not wait for the screen, we do.
    const double spent = platform::Window::now() - now;
    if (!scripted && spent < platform::kFrameSeconds / 2) window_->wait(platform::kFrameSeconds / 2 - spent);
  }
  return finish();
}

// Every frame anew, slightly panned so that nothing is reused.
void Program::bench(double started) {
  std::vector<double> times;
  double first = 0;
  for (int i = 0; i <= options_.bench_frames; ++i) {
    const double begin = platform::Window::now();
    take_input();
    desk_.tick(platform::kFrameSeconds);
    desk_.board.pan({i % 2 == 0 ? 1.0 : -1.0, 0});
    begin_frame(platform::kFrameSeconds);
    if (desk_.files.mat_wanted) load_mat();
    draw_frame(true);
    window_->finish();
    if (i < options_.bench_frames || options_.screenshot.empty()) window_->swap();
    const double end = platform::Window::now();
    ++frame_;  // recorded input goes on meanwhile
    if (i == 0)
      first = end - started;
    else
      times.push_back((end - begin) * 1000);
  }
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  std::printf("{\"frames\":%d,\"width\":%d,\"height\":%d,\"median_ms\":%.3f,\"p95_ms\":%.3f,\"first_frame_s\":%.3f}\n",
              options_.bench_frames, window_->width(), window_->height(), at(0.5), at(0.95), first);
}

base::Result<base::Done> Program::finish() {
  if (!options_.screenshot.empty()) {
    const auto png = draw::encode_png(painter_->read_back(window_->width(), window_->height()));
    if (!png) return png.errors();
    if (auto done = io::write_file(options_.screenshot, *png); !done) return done;
    if (second_ != nullptr) {
      const auto other = draw::encode_png(second_seen_);
      if (!other) return other.errors();
      if (auto done = io::write_file(second_name(options_.screenshot), *other); !done) return done;
    }
  }
  if (!options_.record.empty()) return io::write_file(options_.record, platform::write_recording(recorded_));
  return base::Done{};
}

}  // namespace plotboard::app
