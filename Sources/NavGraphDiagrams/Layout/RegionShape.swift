/// The preferred shape of a region, and the number of layouts that are tried.
enum RegionShape {
  /// Any shape.
  case wide
  /// A high shape, if the page would otherwise be too wide.
  case high
  /// Any shape, with few layouts, because there are many regions.
  case quick
}
