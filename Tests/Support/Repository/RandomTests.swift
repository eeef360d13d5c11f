internal import Foundation

/// The seeds and the numbers of apps, walks, and URLs that random tests use.
///
/// Outside of CI, each test uses a few seeds, always the same.
/// Where `CI` is set, a test uses all of its seeds, or with `NAVGRAPH_SHARE=K/N` part K of N.
/// `.ci/run` uses another part every day, so all seeds are used in N days.
/// `NAVGRAPH_SEED` and `NAVGRAPH_COUNT` replace the seeds.
package enum RandomTests {
  private static let environment = ProcessInfo.processInfo.environment

  package static let isCI = environment["CI"] != nil
  private static let first = environment["NAVGRAPH_SEED"].flatMap { UInt64($0) }
  private static let count = environment["NAVGRAPH_COUNT"].flatMap { UInt64($0) }

  /// The number of the part, counted from 0, and the number of parts.
  private static let share: (part: UInt64, parts: UInt64) = {
    let numbers = (environment["NAVGRAPH_SHARE"] ?? "").split(separator: "/").compactMap { UInt64($0) }
    guard isCI, numbers.count == 2, numbers[0] < numbers[1] else { return (0, 1) }
    return (numbers[0], numbers[1])
  }()

  /// Returns the seeds that a test takes: those of the part.
  ///
  /// - Parameters:
  ///   - few: The number of seeds outside of CI.
  ///   - all: The number of seeds in CI, over all parts.
  ///   - start: The first of the test's seeds.
  package static func seeds(few: UInt64, all: UInt64, from start: UInt64 = 0) -> Range<UInt64> {
    let seeds = allSeeds(few: few, all: all, from: start)
    return count == nil ? seeds.parts(count: Int(share.parts))[Int(share.part)] : seeds
  }

  /// Returns the seeds of a test over all parts.
  package static func allSeeds(few: UInt64, all: UInt64, from start: UInt64 = 0) -> Range<UInt64> {
    let first = first ?? start
    return first..<first &+ (count ?? (isCI ? all : few))
  }

  /// An offset for the seeds of tests that choose their own: 0 unless `NAVGRAPH_SEED` is set.
  package static var offset: UInt64 { (first ?? 0) &* 1_000_000 }
  /// The offset for tests whose inputs may differ in each part.
  package static var offsetOfPart: UInt64 { offset &+ share.part &* 100_000_000 }

  /// Returns the share of a number of inputs that one part uses, at least 1.
  package static func part(of all: Int) -> Int { max(1, all / Int(share.parts)) }

  /// Returns the whole list in CI, and every `stride`-th element elsewhere.
  package static func few<T>(of all: [T], stride: Int = 4) -> [T] { isCI ? all : part(number: 0, of: all, parts: stride) }

  /// Returns the elements of a list that belong to this part.
  package static func part<T>(of all: [T]) -> [T] { part(number: Int(share.part), of: all, parts: Int(share.parts)) }

  private static func part<T>(number: Int, of all: [T], parts: Int) -> [T] {
    all.indices.filter { $0 % parts == number }.map { all[$0] }
  }
}

extension Range<UInt64> {
  /// Splits the range into `count` ranges of about the same size, for tests that run in parallel.
  package func parts(count: Int) -> [Range<UInt64>] {
    let size = upperBound - lowerBound
    let parts = UInt64(count)
    return (0..<parts).map { lowerBound + size * $0 / parts..<lowerBound + size * ($0 + 1) / parts }
  }
}
