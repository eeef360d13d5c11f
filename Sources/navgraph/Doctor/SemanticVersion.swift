/// A semantic version, without pre-release and build identifiers: `1.2.0`.
struct SemanticVersion: Comparable {
  let parts: [Int]

  init?(_ text: some StringProtocol) {
    let numbers = text.prefix { $0 != "-" && $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let parts = numbers.compactMap { $0 }
    guard parts.count == numbers.count, (1...3).contains(parts.count), parts.allSatisfy({ (0..<1_000_000).contains($0) }) else {
      return nil
    }
    self.parts = parts + Array(repeating: 0, count: 3 - parts.count)
  }

  static func < (a: SemanticVersion, b: SemanticVersion) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
