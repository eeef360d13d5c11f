/// What shape a region should have, and how many ways of laying it out are tried.
enum RegionShape {
  /// As it comes.
  case wide
  /// Where a page would else be a strip.
  case high
  /// One of so many that there is no time for every way.
  case quick
}
