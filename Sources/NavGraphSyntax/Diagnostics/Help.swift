/// A sentence that describes how to resolve a diagnostic.
///
/// Code in the sentence that can be applied is a fix: `help: ["write \(fix) on the screen"]` prints the text that the fix writes, in
/// backticks, and adds the fix to the diagnostic. So the printed code always equals the applied edit.
package struct Help: Sendable, ExpressibleByStringInterpolation {
  package let text: String
  package let fixes: [Fix]

  package init(_ text: String) { (self.text, fixes) = (text, []) }
  package init(stringLiteral text: String) { self.init(text) }
  package init(stringInterpolation parts: StringInterpolation) { (text, fixes) = (parts.text, parts.fixes) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var fixes: [Fix] = []

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ words: some CustomStringConvertible) { text += words.description }
    package mutating func appendInterpolation(_ other: Help) {
      text += other.text
      fixes += other.fixes
    }
    package mutating func appendInterpolation(_ fix: Fix) {
      text += "`\(fix.code)`"
      fixes.append(fix.inHelp)
    }
  }
}
