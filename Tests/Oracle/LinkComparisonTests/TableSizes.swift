import Repository

/// The number of URLs for each table: few in an ordinary run, and ten thousand in CI over all parts of the random tests.
enum TableSizes {
  static let isFull = RandomTests.isCI
  static let urls = isFull ? RandomTests.part(of: 10_000) : 1_000
  /// An offset for the seeds of tables. `NAVGRAPH_SEED` sets it.
  static let seed = RandomTests.offset
  /// An offset for the seeds of URLs, which differs in each part.
  static let urlSeed = RandomTests.offsetOfPart
}
