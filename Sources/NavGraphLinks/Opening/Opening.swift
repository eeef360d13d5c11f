import NavGraphModel
import NavGraphSimulator

/// The result of opening one URL.
package struct Opening: Sendable {
  package enum Answer: Sendable {
    case hit(Hit)
    case miss(Miss)
  }

  /// The result if a pattern matches.
  package struct Hit: Sendable {
    package let matched: Matched
    /// The other patterns that match, in source order.
    package let rivals: [Rival]
  }

  /// The result if no pattern matches.
  package struct Miss: Sendable {
    /// The reason why the URL isn't a link of the app, or nil if it is one, but leads nowhere.
    package let fault: LinkFault?
    /// The nearest patterns, the best first.
    package let nearest: [NearMiss]
    /// A corrected URL that opens something, or nil.
    package let suggestion: String?
  }

  /// The URL as it was given.
  package let url: [UInt8]
  package let answer: Answer

  /// The URL as text, with invalid UTF-8 replaced.
  package var text: String { String(decoding: url, as: UTF8.self) }
}
