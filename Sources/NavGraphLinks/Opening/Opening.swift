import NavGraphModel
import NavGraphSimulator

/// All that is to be said about one URL.
package struct Opening: Sendable {
  package enum Answer: Sendable {
    case hit(Hit)
    case miss(Miss)
  }

  /// A pattern wins.
  package struct Hit: Sendable {
    package let matched: Matched
    /// The others that match, in the order of the text.
    package let rivals: [Rival]
  }

  /// No pattern matches.
  package struct Miss: Sendable {
    /// nil: it is a link of the app, but leads nowhere.
    package let fault: LinkFault?
    /// The nearest patterns, the best first.
    package let nearest: [NearMiss]
    /// A URL that opens something, if a slip in what is no link can be mended.
    package let suggestion: String?
  }

  /// As it was given.
  package let url: [UInt8]
  package let answer: Answer

  /// The URL as text, with invalid UTF-8 replaced.
  package var text: String { String(decoding: url, as: UTF8.self) }
}
