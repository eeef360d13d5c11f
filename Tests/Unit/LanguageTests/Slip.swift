/// A mistake that users often make, applied at one site of a program.
struct Slip: Sendable, CustomStringConvertible {
  let name: String
  /// Returns the text with the slip at the site that `number` selects; nil if there is no site.
  let make: @Sendable (_ text: String, _ number: UInt64) -> String?

  var description: String { name }

  static let all: [Slip] = [
    replacing("->", with: "=>"), replacing("->", with: "→"), replacing(" ->", with: ""), replacing(", ", with: " "),
    replacing(": ", with: " "), replacing(") ->", with: "): ->"), replacing(" {\n", with: "\n{\n"), replacing(" {\n", with: "\n"),
    replacing(" to ", with: " "), replacing("finish(", with: "finish "), replacing("\"/", with: "\""), replacing("/", with: "//"),
    replacing("\n}\n", with: "\n"), replacing("requires ", with: "require "), replacing("present ", with: "presents "),
    replacing(" then ", with: " and "), replacing("enum ", with: "enum case "), replacing("open \"", with: "open window \""),
    Slip(name: "`case` in an enum") { insert("case ", after: "enum [A-Za-z0-9_]+ \\{\\s*", $0, $1) },
    Slip(name: "a type after parameters") { insert(": View", after: "screen [A-Za-z0-9_]+\\([^)\\n]*\\)", $0, $1) },
    Slip(name: "a condition on a route") { insert(" when ready", after: "route \"[^\"\\n]*\"", $0, $1) },
    Slip(name: "a name in quotes") { wrap("(?<=(screen|stack|tabs|modal|push|present) )[A-Za-z0-9_]+(?=[ ({\\n])", $0, $1) },
    Slip(name: "a tab without a name") { cut("(?<=tab )[A-Za-z0-9_]+ (?=\")", $0, $1) },
    Slip(name: "a text without quotes") { unwrap("(?<=(title|message|icon) )\"[A-Za-z0-9_.]+\"", $0, $1) },
    Slip(name: "two letters swapped") {
      swap("\\b(screen|stack|push|present|title|route|requires|content|root|dismiss|finish)\\b", $0, $1)
    },
    Slip(name: "a letter missing") {
      shorten("\\b(screen|stack|push|present|title|route|requires|content|root|dismiss|finish)\\b", $0, $1)
    },
    Slip(name: "a type in a placeholder") { insert(": Int", after: "\\{[a-z]+(?=\\}[^{]*\" ->)", $0, $1) },
  ]

  private static func replacing(_ mark: String, with slip: String) -> Slip {
    Slip(name: "\(mark.debugDescription) as \(slip.debugDescription)") { text, number in
      let places = text.ranges(of: mark)
      guard !places.isEmpty else { return nil }
      return text.replacingCharacters(in: places[Int(number % UInt64(places.count))], with: slip)
    }
  }

  private static func change(
    _ pattern: String, in text: String, number: UInt64, make: (Substring) -> String?
  ) -> String? {
    guard let expression = try? Regex(pattern) else { return nil }
    let places = text.ranges(of: expression)
    guard !places.isEmpty else { return nil }
    let place = places[Int(number % UInt64(places.count))]
    return make(text[place]).map { text.replacingCharacters(in: place, with: $0) }
  }

  private static func insert(_ word: String, after pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { $0 + word }
  }
  private static func wrap(_ pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { "\"" + $0 + "\"" }
  }
  private static func unwrap(_ pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { String($0.dropFirst().dropLast()) }
  }
  private static func cut(_ pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { _ in "" }
  }
  private static func shorten(_ pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { word in String(word.dropLast(2) + word.suffix(1)) }
  }
  private static func swap(_ pattern: String, _ text: String, _ number: UInt64) -> String? {
    change(pattern, in: text, number: number) { word in
      var letters = Array(word)
      letters.swapAt(1, 2)
      return letters[1] == letters[2] ? nil : String(letters)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
