# Libraries, each behind a target of its own; README says why each is here.
find_package(nlohmann_json REQUIRED)
find_package(simdjson REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(box2d REQUIRED)
add_library(plotboard_box2d INTERFACE)
target_include_directories(plotboard_box2d SYSTEM INTERFACE
  $<TARGET_PROPERTY:box2d::box2d,INTERFACE_INCLUDE_DIRECTORIES>)
target_link_libraries(plotboard_box2d INTERFACE box2d::box2d)
find_package(CLI11 REQUIRED)

if(PLOTBOARD_CLIENT)
  find_package(PkgConfig REQUIRED)
  find_package(SDL2 REQUIRED)
  pkg_check_modules(SDL2_MIXER REQUIRED SDL2_mixer)  # its header alone: the library is looked for at run time
  find_package(OpenGL REQUIRED)
  pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET imgui)
  find_package(Freetype REQUIRED)  # ImGui's sharper glyphs
  pkg_check_modules(STB REQUIRED IMPORTED_TARGET stb)
  pkg_check_modules(TURBOJPEG REQUIRED IMPORTED_TARGET libturbojpeg)
  pkg_check_modules(CAIRO REQUIRED IMPORTED_TARGET cairo cairo-pdf)
endif()
if(PLOTBOARD_TESTS)
  find_package(Catch2 REQUIRED)
endif()

# Their headers warn under our flags: SYSTEM keeps that out.
if(PLOTBOARD_CLIENT)
  add_library(plotboard_stb INTERFACE)
  target_include_directories(plotboard_stb SYSTEM INTERFACE ${STB_INCLUDE_DIRS})
  target_link_libraries(plotboard_stb INTERFACE PkgConfig::STB)
  add_library(plotboard_cairo INTERFACE)
  target_include_directories(plotboard_cairo SYSTEM INTERFACE ${CAIRO_INCLUDE_DIRS})
  target_link_libraries(plotboard_cairo INTERFACE PkgConfig::CAIRO)
  add_library(plotboard_imgui INTERFACE)
  target_include_directories(plotboard_imgui SYSTEM INTERFACE ${IMGUI_INCLUDE_DIRS})
  target_link_libraries(plotboard_imgui INTERFACE PkgConfig::IMGUI Freetype::Freetype)
endif()
