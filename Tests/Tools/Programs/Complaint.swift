/// Classifies the failures of a program by the tool's message without the program's names.
enum Complaint {
  /// Types that distinguish kinds of failures and are kept.
  private static let telling: Set<String> = [
    "String", "Int", "Double", "Bool", "UUID", "Date", "URL", "Void", "Any", "Never", "Self", "Type",
  ]

  /// Returns the message with quoted names replaced by `_`.
  static func kind(of message: String) -> String {
    var result = ""
    var word = ""
    var quote: Character?
    func flushed() -> String { telling.contains(word) || word.allSatisfy(\.isNumber) ? word : "_" }
    for character in message {
      if quote != nil, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        result += flushed()
        word = ""
      }
      if character == "'" || character == "`" { quote = quote == nil ? character : nil }
      result.append(character)
    }
    while let range = result.firstRange(of: "_._") { result.replaceSubrange(range, with: "_") }
    return result
  }

  /// Returns the errors and warnings of the Swift compiler, one of each kind, with the first line of each.
  static func list(_ output: String) -> [(kind: String, line: String)] {
    var found: [(kind: String, line: String)] = []
    for line in output.split(separator: "\n") {
      for severity in [" error: ", " warning: "] {
        guard let range = line.firstRange(of: severity), line[..<range.lowerBound].hasSuffix(":") else { continue }
        let kind = String(severity.dropFirst()) + kind(of: String(line[range.upperBound...]))
        if !found.contains(where: { $0.kind == kind }) { found.append((kind, String(line))) }
      }
    }
    return found
  }
}
