/// A release number that can be compared.
struct Release: Comparable {
  let parts: [Int]

  init(_ text: String) {
    parts = text.split(separator: ".").compactMap { Int($0) }
  }

  static func < (left: Release, right: Release) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
