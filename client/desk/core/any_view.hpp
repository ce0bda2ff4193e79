#pragma once
// A view of a part whose type is not known here: it can be told whether two are equal.
#include <memory>
#include <utility>

namespace plotboard::desk {

class AnyView {
 public:
  AnyView() = default;
  template <class View>
  static AnyView of(View view) {
    AnyView any;
    any.view_ = std::make_shared<const View>(std::move(view));
    any.same_ = [](const void* a, const void* b) {
      return *static_cast<const View*>(a) == *static_cast<const View*>(b);
    };
    return any;
  }
  friend bool operator==(const AnyView& a, const AnyView& b) {
    if (a.view_ == b.view_) return true;
    return a.view_ && b.view_ && a.same_ == b.same_ && a.same_(a.view_.get(), b.view_.get());
  }

 private:
  std::shared_ptr<const void> view_;
  bool (*same_)(const void*, const void*) = nullptr;
};

}  // namespace plotboard::desk
