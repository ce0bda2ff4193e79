#pragma once
// Things of one kind by id: in order of their texts for whoever goes through them, and by number for whoever looks one
// up (two loads, no text compared). Addresses stay as long as the thing is in the list and the list is not copied over.

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/id.hpp"

namespace plotboard::data {

template <class T>
class ById {
 public:
  using Map = std::map<std::string, T>;
  using value_type = typename Map::value_type;
  using iterator = typename Map::iterator;
  using const_iterator = typename Map::const_iterator;

  ById() = default;
  ById(const ById& other) : all_(other.all_) { index(); }
  ById(ById&& other) noexcept = default;
  ById& operator=(ById other) noexcept {
    all_ = std::move(other.all_);
    by_number_ = std::move(other.by_number_);
    return *this;
  }
  ~ById() = default;

  // Null when unknown.
  [[nodiscard]] const T* get(Id id) const {
    return id.number() < by_number_.size() ? by_number_[id.number()] : nullptr;
  }

  [[nodiscard]] const_iterator begin() const { return all_.begin(); }
  [[nodiscard]] const_iterator end() const { return all_.end(); }
  [[nodiscard]] iterator begin() { return all_.begin(); }
  [[nodiscard]] iterator end() { return all_.end(); }
  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] bool empty() const { return all_.empty(); }
  [[nodiscard]] std::size_t count(const std::string& id) const { return all_.count(id); }
  [[nodiscard]] const_iterator find(const std::string& id) const { return all_.find(id); }
  [[nodiscard]] iterator find(const std::string& id) { return all_.find(id); }
  [[nodiscard]] const T& at(const std::string& id) const { return all_.at(id); }
  [[nodiscard]] T& at(const std::string& id) { return all_.at(id); }
  std::pair<iterator, bool> emplace(const std::string& id, T thing) {
    const auto added = all_.emplace(id, std::move(thing));
    note(added.first);
    return added;
  }
  T& operator[](const std::string& id) { return emplace(id, T{}).first->second; }
  iterator erase(iterator each) {
    by_number_[Id(each->first).number()] = nullptr;
    return all_.erase(each);
  }
  std::size_t erase(const std::string& id) {
    const auto found = all_.find(id);
    if (found == all_.end()) return 0;
    erase(found);
    return 1;
  }
  void clear() {
    all_.clear();
    by_number_.clear();
  }

 private:
  void index() {
    for (auto each = all_.begin(); each != all_.end(); ++each) note(each);
  }
  void note(iterator each) {
    const std::uint32_t number = Id(each->first).number();
    if (number >= by_number_.size()) by_number_.resize(number + 1, nullptr);
    by_number_[number] = &each->second;
  }
  Map all_;
  std::vector<const T*> by_number_;
};

}  // namespace plotboard::data
