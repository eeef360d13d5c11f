import Repository

/// How many URLs a table is tried with: few in an ordinary run, ten thousand in CI over all parts of the random tests.
enum TableSizes {
  static let isFull = RandomTests.isCI
  static let urls = isFull ? RandomTests.part(of: 10_000) : 1_000
  /// Added to the seeds of tables, so that a hunt meets other tables than the ordinary run.
  static let seed = RandomTests.offset
  /// Added to the seeds of URLs, so that every day's part meets other URLs.
  static let urlSeed = RandomTests.offsetOfPart
}
