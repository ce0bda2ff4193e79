# Flags that every target of ours shares.

# A compiler cache, where there is one. What it keeps is found again by a clone in another folder: paths count from the
# project's folder, and the folder a compiler runs in does not count.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()

add_library(plotboard_warnings INTERFACE)
target_compile_options(plotboard_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion
  -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Woverloaded-virtual -Wimplicit-fallthrough -Werror
  $<$<CXX_COMPILER_ID:Clang>:-Wreserved-identifier>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 sees overlaps in "a" + std::string(...) that are none

# The same bits on every build: no fused multiply-add behind our back (docs/architecture.md, Numbers).
add_library(plotboard_numbers INTERFACE)
# g++ before 12.3 fuses a sum and a difference in its vectorizer (vfmsubadd, GCC bug 107647) even so, hence the second flag.
target_compile_options(plotboard_numbers INTERFACE -ffp-contract=off
  $<$<CXX_COMPILER_ID:GNU>:-fno-tree-vectorize>)
if(PLOTBOARD_NATIVE)
  target_compile_options(plotboard_numbers INTERFACE -march=native)
endif()
if(PLOTBOARD_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
add_library(plotboard_covered INTERFACE)  # what the fuzz targets reach tells them where they have been
if(PLOTBOARD_FUZZ)
  target_compile_options(plotboard_covered INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Compiles a target's sources some at a time (BATCH), a folder's with each other: most of a small file's cost is its headers.
# So what a file keeps to itself needs a name of its own in its folder (tests: a namespace of their own). A source with
# options of its own, set before, stays by itself. PLOTBOARD_UNITY=OFF compiles one by one, which shows an include that is
# missing. Not CMake's UNITY_BUILD: its batches name the project's folder, and no cache would serve another clone.
option(PLOTBOARD_UNITY "Compile several sources of a folder at a time" ON)
function(compile_together target batch)
  if(NOT PLOTBOARD_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(folders "")
  foreach(source IN LISTS sources)
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    if(NOT options AND NOT definitions)
      get_filename_component(path ${source} ABSOLUTE)
      file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR} ${path})
      get_filename_component(folder ${path} DIRECTORY)
      string(MAKE_C_IDENTIFIER ${folder} folder)
      list(APPEND folders ${folder})
      list(APPEND sources_${folder} ${path})
      set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH sources_${folder} count)
    math(EXPR parts "(${count} + ${batch} - 1) / ${batch}")
    set(number 0)
    foreach(path IN LISTS sources_${folder})
      math(EXPR part "${number} * ${parts} / ${count}")
      string(APPEND batch_${folder}_${part} "#include \"${path}\"\n")
      math(EXPR number "${number} + 1")
    endforeach()
    math(EXPR last "${parts} - 1")
    foreach(part RANGE ${last})
      set(file ${CMAKE_CURRENT_BINARY_DIR}/batches/${target}/${folder}_${part}.cpp)
      file(CONFIGURE OUTPUT ${file} CONTENT "${batch_${folder}_${part}}" @ONLY)
      target_sources(${target} PRIVATE ${file})
    endforeach()
  endforeach()
  target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR})
endfunction()

# A release is optimized where it counts: hot is what flies, decides and draws thousands of times a second; calm is what
# waits for a person or a file. Neither changes a bit of what is computed (docs/architecture.md, Numbers).
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
add_library(plotboard_hot INTERFACE)
target_compile_options(plotboard_hot INTERFACE $<$<CONFIG:Release>:-O3>)
add_library(plotboard_calm INTERFACE)
target_compile_options(plotboard_calm INTERFACE $<$<CONFIG:Release>:-O1>)
