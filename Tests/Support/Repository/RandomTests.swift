internal import Foundation

/// How many apps, walks, and URLs the random tests take, and which.
///
/// Outside of CI, each test takes a few seeds, always the same. Where `CI` is set, it takes all of its seeds, or with `NAVGRAPH_SHARE=K/N` the
/// part K of N: `.ci/run` takes another part every day, so that all seeds are taken in N days. `NAVGRAPH_SEED` and `NAVGRAPH_COUNT` replace
/// the seeds for a hunt.
package enum RandomTests {
  private static let environment = ProcessInfo.processInfo.environment

  package static let isCI = environment["CI"] != nil
  private static let first = environment["NAVGRAPH_SEED"].flatMap { UInt64($0) }
  private static let count = environment["NAVGRAPH_COUNT"].flatMap { UInt64($0) }

  /// The number of the part, counted from 0, and how many parts there are.
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
    return count == nil ? seeds.parts(Int(share.parts))[Int(share.part)] : seeds
  }

  /// Returns the seeds of a test over all parts.
  package static func allSeeds(few: UInt64, all: UInt64, from start: UInt64 = 0) -> Range<UInt64> {
    let first = first ?? start
    return first..<first &+ (count ?? (isCI ? all : few))
  }

  /// What is added to the seeds of tests that make up what they take: 0 except for a hunt.
  package static var offset: UInt64 { (first ?? 0) &* 1_000_000 }
  /// The offset of tests that may take something else in each part.
  package static var offsetOfPart: UInt64 { offset &+ share.part &* 100_000_000 }

  /// The part of a number that a day's run takes: at least 1.
  package static func part(of all: Int) -> Int { max(1, all / Int(share.parts)) }

  /// All of a list in CI, and one element in `stride` elsewhere.
  package static func few<T>(of all: [T], stride: Int = 4) -> [T] { isCI ? all : part(0, of: all, parts: stride) }

  /// The part of a list that a day's run takes.
  package static func part<T>(of all: [T]) -> [T] { part(Int(share.part), of: all, parts: Int(share.parts)) }

  private static func part<T>(_ number: Int, of all: [T], parts: Int) -> [T] {
    all.indices.filter { $0 % parts == number }.map { all[$0] }
  }
}

extension Range<UInt64> {
  /// The range in `count` parts of about the same size, for tests that run side by side.
  package func parts(_ count: Int) -> [Range<UInt64>] {
    let size = upperBound - lowerBound
    let parts = UInt64(count)
    return (0..<parts).map { lowerBound + size * $0 / parts..<lowerBound + size * ($0 + 1) / parts }
  }
}
