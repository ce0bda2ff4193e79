# Sourced by tools/play, tools/test, tools/soak and tools/check-aarch64: which Debian packages each needs, and how they get there.
# Every package is named here and nowhere else; README says why each is used.

PLAY_PACKAGES=(
  g++ cmake ninja-build pkg-config
  libsdl2-dev libsdl2-mixer-dev libimgui-dev libfreetype-dev libcairo2-dev libstb-dev libturbojpeg0-dev libbox2d-dev libsqlite3-dev nlohmann-json3-dev libsimdjson-dev libcli11-dev
  libgl-dev libopengl-dev libegl1 libegl-mesa0 libgl1-mesa-dri
  fonts-inter
)
TEST_PACKAGES=(
  "${PLAY_PACKAGES[@]}"
  catch2 libboost-dev libgeos-dev
  clang clang-format clang-tidy libclang-rt-14-dev
  xvfb xauth python3
  ccache codespell hunspell hunspell-en-gb hunspell-en-us
)
AARCH64_PACKAGES=(g++-aarch64-linux-gnu qemu-user)
AARCH64_LIBRARIES=(libbox2d2 libbox2d-dev libsqlite3-0 libsqlite3-dev nlohmann-json3-dev libsimdjson14 libsimdjson-dev libcli11-dev)  # unpacked only

# install_missing NAME...: installs those that are not there yet, after naming them.
install_missing() {
  if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "Plotboard installs its libraries itself on Debian and its relatives only."
    echo "On another system install these (Debian's names), then build as README.md says:"
    printf '  %s\n' "$@"
    return 0
  fi
  local missing=() name
  for name in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
  done
  [ "${#missing[@]}" -eq 0 ] && return 0
  echo "Plotboard needs these packages: ${missing[*]}"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    echo "Installing them needs root; sudo may ask for your password."
    if ! command -v sudo >/dev/null 2>&1 || ! sudo -v; then
      echo "This user cannot become root here (no sudo, or it refused). Let root run:" >&2
      echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -qq ||
    echo "The list of packages could not be refreshed; trying with the one that is here." >&2
  if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends -qq "${missing[@]}"; then
    echo "These packages could not be installed (the lines above say why): ${missing[*]}" >&2
    return 1
  fi
}

# unpack_foreign ARCHITECTURE FOLDER NAME...: unpacks packages of another processor into FOLDER, once. Needs no root and
# leaves the system as it is: apt keeps its lists and downloads beside FOLDER.
unpack_foreign() {
  local architecture=$1 folder=$2 apt=$2.apt package
  shift 2
  [ -f "$folder/complete" ] && [ "$(cat "$folder/complete")" = "$*" ] && return 0
  rm -rf "$folder" "$apt"
  mkdir -p "$folder" "$apt/lists/partial" "$apt/archives/partial"
  apt=$(readlink -f "$apt")
  local settings=(
    -qq -o "APT::Architecture=$architecture" -o "APT::Architectures=$architecture" -o APT::Sandbox::User=
    -o "Dir::State::lists=$apt/lists" -o Dir::State::status=/dev/null -o "Dir::Cache=$apt"
  )
  echo "Fetching for $architecture: $*"
  if ! apt-get "${settings[@]}" update || ! (cd "$apt/archives" && apt-get "${settings[@]}" download "$@"); then
    echo "These packages could not be fetched for $architecture (the lines above say why): $*" >&2
    return 1
  fi
  for package in "$apt"/archives/*.deb; do dpkg-deb -x "$package" "$folder"; done
  rm -rf "$apt"
  echo "$*" >"$folder/complete"
}

# configure NAME=VALUE...: makes $root/build ready for Ninja, from scratch if it was made for a folder of another name.
configure() {
  local settings=("${@/#/-D}") fresh=()
  if [ -f "$root/build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/build/CMakeCache.txt"; then
    fresh=(--fresh)
  fi
  cmake "${fresh[@]}" -S "$root" -B "$root/build" -G Ninja -DCMAKE_BUILD_TYPE=Release "${settings[@]}" >/dev/null
}
