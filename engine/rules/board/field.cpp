#include "rules/board/field.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

namespace {

// Chords of a curved template stray this far from its true edge at most; verdicts on templates use the exact sector.
constexpr double kChordError = 0.0005;

// The annular sector as a row of quadrilaterals between neighbouring cross-sections; a straight is one of them.
geom::PlacedShape placed_template(const geom::Template& piece) {
  int slices = 1;
  if (piece.radius_mm > 0) {
    const double outer = piece.radius_mm + piece.width_mm / 2;
    // A chord over the angle a strays outer * a * a / 8.
    const double most = std::sqrt(8 * kChordError / outer);
    slices = static_cast<int>(piece.length_mm / piece.radius_mm / most) + 1;
  }
  const double half = piece.width_mm / 2;
  geom::Shape shape;
  geom::Frame near = geom::centre_line(piece, 0);
  for (int i = 1; i <= slices; ++i) {
    const geom::Frame far = geom::centre_line(piece, piece.length_mm * i / slices);
    shape.parts.push_back(
        {near.to_world({-half, 0}), near.to_world({half, 0}), far.to_world({half, 0}), far.to_world({-half, 0})});
    near = far;
  }
  // The parts stand on the table already; a circle about the start edge's middle holds them all.
  for (auto& part : shape.parts) {
    for (geom::Vec2& point : part) point = piece.start.to_local(point);
  }
  geom::measure_radius(shape);
  return geom::placed(shape, piece.start);
}

geom::Shape ruler_shape(const geom::Figures& figures, bool huge) {
  const double half = figures.template_width.mm() / 2;  // drawn as wide as a template; its length is what counts
  const double length = figures.range_band.mm() * (huge ? figures.huge_bands : figures.bands);
  geom::Shape shape;
  shape.parts = {{{-half, 0}, {half, 0}, {half, length}, {-half, length}}};
  shape.outline = shape.parts.front();
  geom::measure_radius(shape);
  return shape;
}

}  // namespace

Field::Field(const data::Catalog& catalog, const state::Table& table)
    : catalog_(&catalog), table_(&table), ruleset_(catalog.ruleset(table.ruleset)), figures_(&catalog.figures) {
  ENSURE(ruleset_ != nullptr, "a table with a rule set that the catalog lacks: " + table.ruleset);
  const auto count = [&table](auto is) {
    return static_cast<std::size_t>(std::count_if(table.pieces.begin(), table.pieces.end(), is));
  };
  ships_.reserve(count([](const state::Piece& piece) { return piece.in_play(); }));
  obstacles_.reserve(count([](const state::Piece& piece) { return piece.type == state::PieceType::obstacle; }));
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const state::Piece& piece = table.pieces[i];
    if (piece.in_play()) {
      ships_.push_back(placed(i, piece.pose));
    } else if (piece.type == state::PieceType::obstacle && !piece.waiting && is_hulk(catalog, piece)) {
      const geom::BaseKind base = *catalog.obstacle(piece.ref)->base;
      hulks_.push_back(
          {i, geom::placed_base(figures(), base, table.options.guides, piece.pose), *shape_of(catalog, piece)});
    } else if (piece.type == state::PieceType::obstacle && !piece.waiting) {
      if (auto shape = shape_of(catalog, piece)) obstacles_.push_back({i, std::move(*shape)});
    } else if (piece.is_remote()) {
      if (auto shape = shape_of(catalog, piece)) remotes_.push_back({i, std::move(*shape)});
    } else if (piece.is_component()) {
      const data::Component* kind = catalog.component(piece.ref);
      if (kind == nullptr) continue;
      components_.push_back({i, kind, geom::placed(kind->shape, piece.pose)});
      if (piece.is_target()) remotes_.push_back({i, components_.back().shape});
    }
  }
}

Field::Ship Field::placed(std::size_t index, const geom::Pose& pose) const {
  const state::Piece& piece = table_->pieces[index];
  const geom::Frame frame = geom::frame_of(pose);
  return {index, geom::placed_base(figures(), piece.base, table_->options.guides, frame),
          geom::placed_base(figures(), piece.base, false, frame)};
}

bool Field::follow(Id id) {
  const auto found = std::find_if(ships_.begin(), ships_.end(), [&](const Ship& ship) { return piece(ship).id == id; });
  if (found == ships_.end()) return false;
  flown_.reset();
  if (piece(*found).in_play()) {
    *found = placed(found->piece, piece(*found).pose);
  } else {
    ships_.erase(found);
  }
  return true;
}

const Field::Ship* Field::ship(Id id) const {
  const auto found = std::find_if(ships_.begin(), ships_.end(), [&](const Ship& ship) { return piece(ship).id == id; });
  return found == ships_.end() ? nullptr : &*found;
}

const Field::Remote* Field::remote(Id id) const {
  const auto found =
      std::find_if(remotes_.begin(), remotes_.end(), [&](const Remote& remote) { return piece(remote).id == id; });
  return found == remotes_.end() ? nullptr : &*found;
}

const Field::Component* Field::component(Id id) const {
  const auto found = std::find_if(components_.begin(), components_.end(),
                                  [&](const Component& component) { return piece(component).id == id; });
  return found == components_.end() ? nullptr : &*found;
}

const state::Piece& Field::piece(const Component& component) const { return table_->pieces[component.piece]; }

const state::Piece& Field::piece(const Remote& remote) const { return table_->pieces[remote.piece]; }

const state::Piece& Field::piece(const Ship& ship) const { return table_->pieces[ship.piece]; }

const state::Piece& Field::piece(const Obstacle& obstacle) const { return table_->pieces[obstacle.piece]; }

const state::Piece& Field::piece(const Hulk& hulk) const { return table_->pieces[hulk.piece]; }

bool is_hulk(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Obstacle* obstacle = piece.type == state::PieceType::obstacle ? catalog.obstacle(piece.ref) : nullptr;
  return obstacle != nullptr && obstacle->base.has_value();
}

std::optional<geom::PlacedShape> shape_of(const data::Catalog& catalog, const state::Piece& piece) {
  switch (piece.type) {
    case state::PieceType::ship:
      return geom::placed(geom::base_shape(catalog.figures, piece.base, false), piece.pose);
    case state::PieceType::obstacle: {
      const data::Obstacle* obstacle = catalog.obstacle(piece.ref);
      if (obstacle == nullptr) return std::nullopt;
      return geom::placed(obstacle->face(piece.mirror), piece.pose);
    }
    case state::PieceType::device: {
      const data::Device* device = catalog.device(piece.ref);
      if (device == nullptr) return std::nullopt;
      return geom::placed(device->shape, piece.pose);
    }
    case state::PieceType::component: {
      const data::Component* component = catalog.component(piece.ref);
      if (component == nullptr) return std::nullopt;
      return geom::placed(component->shape, piece.pose);
    }
    case state::PieceType::template_piece: {
      const auto piece_laid = geom::template_named(catalog.figures, piece.ref.text(), geom::frame_of(piece.pose));
      if (!piece_laid) return std::nullopt;
      return placed_template(*piece_laid);
    }
    case state::PieceType::ruler:
      return geom::placed(ruler_shape(catalog.figures, piece.ref == "huge-range"), piece.pose);
    case state::PieceType::marker:
      return std::nullopt;
  }
  return std::nullopt;
}

namespace {

// What an event means for the field: nothing, one ship elsewhere, or other pieces than before.
struct FieldChange {
  bool any = false;
  Id ship;  // none: the whole field
};
struct ChangesField {
  template <typename T>
  FieldChange operator()(const T&) const {
    return {};
  }
  FieldChange operator()(const state::PieceAdded&) const { return {true, {}}; }
  FieldChange operator()(const state::PieceRemoved&) const { return {true, {}}; }
  FieldChange operator()(const state::PieceChanged&) const { return {true, {}}; }
  FieldChange operator()(const state::BattleStarted&) const { return {true, {}}; }
  FieldChange operator()(const state::PiecePlaced&) const { return {true, {}}; }
  FieldChange operator()(const state::ShipEquipped&) const { return {true, {}}; }
  FieldChange operator()(const state::PieceMoved& event) const { return {true, event.id}; }
  FieldChange operator()(const state::ManeuverFlown& event) const { return {true, event.id}; }
  FieldChange operator()(const state::WingmatePlaced& event) const { return {true, event.id}; }
  FieldChange operator()(const state::ShipFled& event) const { return {true, event.id}; }
  FieldChange operator()(const state::ShipRemoved& event) const { return {true, event.id}; }
  FieldChange operator()(const state::ShipDocked& event) const { return {true, event.id}; }
};

class FieldView final : public View {
 public:
  FieldView(const data::Catalog& catalog, const state::Table& table) : field(catalog, table) {}
  bool follow(const state::Event& event) override {
    const FieldChange change = visit(ChangesField{}, event);
    return !change.any || (!change.ship.empty() && field.follow(change.ship));
  }
  Field field;
};

}  // namespace

const Field& field_of(const Game& game) {
  const View* view = game.view();
  if (view == nullptr) view = &game.keep(std::make_unique<FieldView>(game.catalog(), game.table()));
  return static_cast<const FieldView*>(view)->field;
}

}  // namespace plotboard::rules
