import Foundation

/// How many URLs a table is tried with: few in an ordinary run, ten thousand where everything must hold.
enum TableSizes {
  static let isFull = ProcessInfo.processInfo.environment["CI"] != nil || ProcessInfo.processInfo.environment["NAVGRAPH_LINKS"] != nil
  static let urls = isFull ? 10_000 : 1_000
}
