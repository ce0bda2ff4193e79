# Flags that every target of ours shares.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
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

# Compiles a target's sources some at a time (BATCH): most of a small file's cost is its headers. So what a file keeps to
# itself needs a name of its own in its folder (tests: a namespace of their own). PLOTBOARD_UNITY=OFF compiles one by one,
# which shows an include that is missing.
option(PLOTBOARD_UNITY "Compile several sources of a folder at a time" ON)
function(compile_together target batch)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${PLOTBOARD_UNITY} UNITY_BUILD_BATCH_SIZE ${batch})
endfunction()

# For code that waits for a person or a file: -O3 there only costs building time.
add_library(plotboard_calm INTERFACE)
target_compile_options(plotboard_calm INTERFACE $<$<CONFIG:Release>:-O2>)
