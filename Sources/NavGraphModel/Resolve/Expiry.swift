import NavGraphSyntax

// The expiry of links.
extension Resolver {
  /// Returns the seconds of `links expire after 10 minutes`; nil if it isn't valid.
  mutating func resolveExpiry(from node: SyntaxNode) -> Int? {
    guard let number = node.firstToken(ofKind: .integer), !number.flags.contains(.broken) else { return nil }
    guard let word = node.ownTokens.last(where: { $0.kind == .word }), node.range(of: word).start > node.range(of: number).start,
      let unit: TimeUnit = resolveWord(word, in: node, for: "unit of time")
    else { return nil }
    let written = node.tree.source.text(in: node.range(of: number))
    guard let count = Int(written), (1...TimeUnit.maxSeconds / unit.seconds).contains(count) else {
      report(.numberOutOfRange(written, legal: "a link can wait from 1 second to 365 days", at: node.range(of: number)))
      return nil
    }
    return count * unit.seconds
  }
}

/// The unit of a duration in the source.
package enum TimeUnit: String, CaseIterable, Sendable {
  case second, seconds, minute, minutes, hour, hours

  /// The longest duration: a year.
  package static let maxSeconds = 31_536_000

  /// The number of seconds in the unit.
  package var seconds: Int {
    switch self {
    case .second, .seconds: 1
    case .minute, .minutes: 60
    case .hour, .hours: 3_600
    }
  }

  /// Returns a duration in the largest unit that divides it, such as `10 minutes`.
  package static func text(seconds: Int) -> String {
    let unit = [TimeUnit.hour, .minute].first { seconds % $0.seconds == 0 } ?? .second
    let count = seconds / unit.seconds
    return count.of(unit.rawValue)
  }
}
