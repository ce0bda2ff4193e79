# Flags that every target of ours shares.
find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(plotboard_warnings INTERFACE)
target_compile_options(plotboard_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion
  -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual -Woverloaded-virtual -Wimplicit-fallthrough -Werror
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)  # g++ 12 sees overlaps in "a" + std::string(...) that are none

# The same bits on every build: no fused multiply-add behind our back (docs/architecture.md, Numbers).
add_library(plotboard_numbers INTERFACE)
# g++ 12 with -march=native fuses in its vectorizer (vfmsubadd in the sine) even so, hence the second flag.
target_compile_options(plotboard_numbers INTERFACE -ffp-contract=off
  $<$<CXX_COMPILER_ID:GNU>:-fno-tree-vectorize>)
if(PLOTBOARD_NATIVE)
  target_compile_options(plotboard_numbers INTERFACE -march=native)
endif()
# g++ before 12.3 fuses pairs of a sum and a difference even so, where the processor can (GCC bug 107647).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12.3)
  include(CheckCXXSourceCompiles)
  if(PLOTBOARD_NATIVE)
    set(CMAKE_REQUIRED_FLAGS -march=native)
  endif()
  check_cxx_source_compiles("#ifndef __FMA__\n#error none\n#endif\nint main() {}" PLOTBOARD_FUSES)
  unset(CMAKE_REQUIRED_FLAGS)
  if(PLOTBOARD_FUSES)
    target_compile_options(plotboard_numbers INTERFACE -fno-tree-slp-vectorize)
  endif()
endif()
if(PLOTBOARD_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(PLOTBOARD_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)  # coverage from every library, not only from the targets
endif()
