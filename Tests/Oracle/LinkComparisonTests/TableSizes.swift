import Foundation

/// How many URLs a table is tried with: few in an ordinary run, ten thousand where everything must hold.
enum TableSizes {
  static let isFull = ProcessInfo.processInfo.environment["CI"] != nil
  static let urls = isFull ? 10_000 : 1_000
  /// Added to every seed, so that a hunt meets other tables and other URLs than the ordinary run.
  static let seed = (ProcessInfo.processInfo.environment["NAVGRAPH_SEED"].flatMap { UInt64($0) } ?? 0) &* 1_000_000
}
