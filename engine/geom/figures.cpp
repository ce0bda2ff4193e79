#include "geom/figures.hpp"

namespace plotboard::geom {

namespace {

struct BaseName {
  std::string_view name;
  BaseKind kind;
};
// The first name of a kind is the one written; the others are read too.
constexpr BaseName kBaseNames[] = {
    {"small", BaseKind::small},          {"medium", BaseKind::medium},           {"large", BaseKind::large},
    {"huge-gr75", BaseKind::huge_short}, {"huge-gozanti", BaseKind::huge_short}, {"huge-croc", BaseKind::huge_short},
    {"huge-cr90", BaseKind::huge_long},  {"huge-raider", BaseKind::huge_long},
};

}  // namespace

std::string_view name_of(BaseKind kind) {
  for (const BaseName& entry : kBaseNames) {
    if (entry.kind == kind) return entry.name;
  }
  return "";
}

std::optional<BaseKind> base_kind_named(std::string_view name) {
  for (const BaseName& entry : kBaseNames) {
    if (entry.name == name) return entry.kind;
  }
  return std::nullopt;
}

}  // namespace plotboard::geom
