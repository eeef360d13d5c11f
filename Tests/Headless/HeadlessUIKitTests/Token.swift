/// A token of a Swift file.
struct Token {
  let text: String
  let line: Int
  /// Whether the token directly follows the previous one.
  let isGlued: Bool

  /// Returns the tokens of `text`, without comments. A string literal is one token.
  static func all(in text: String) -> [Token] {
    let characters = Array(text)
    var tokens: [Token] = []
    var index = 0
    var line = 1
    var end = -1
    func at(_ offset: Int) -> Character? { characters.indices.contains(index + offset) ? characters[index + offset] : nil }
    func add(_ start: Int) {
      tokens.append(Token(text: String(characters[start..<index]), line: line, isGlued: start == end))
      end = index
    }
    while let character = at(0) {
      let start = index
      if character.isNewline { line += 1 }
      if character.isWhitespace {
        index += 1
      } else if character == "/", at(1) == "/" {
        while let next = at(0), !next.isNewline { index += 1 }
      } else if character == "\"" {
        index += 1
        while let next = at(0), next != "\"" { index += next == "\\" ? 2 : 1 }
        index += 1
        tokens.append(Token(text: "\"\"", line: line, isGlued: false))
      } else if character.isLetter || character == "_" || character == "`" {
        while let next = at(0), next.isLetter || next.isNumber || next == "_" || next == "`" { index += 1 }
        add(start)
      } else if character.isNumber {
        while let next = at(0), next.isNumber || next == "." || next == "_" { index += 1 }
        add(start)
      } else {
        index += character == "-" && at(1) == ">" ? 2 : 1
        add(start)
      }
    }
    return tokens
  }
}
