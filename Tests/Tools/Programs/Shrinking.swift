/// Shortens a failing program: drops declarations, items, parameters, and words while it still fails in the same way.
struct Shrinking {
  /// Whether a text fails in the same way. Most texts don't pass `check`, so that runs first.
  var fails: (String) -> Bool
  /// The number of texts that may still be tried.
  var budget = 4000

  mutating func shortest(of text: String) -> String {
    var best = text
    let opened = Shrinking.opened(text)
    if attempt(opened) { best = opened }
    var before = ""
    while before != best, budget > 0 {
      before = best
      best = droppingBlocks(best)
      best = droppingLabels(best)
      best = droppingWords(best)
    }
    return best
  }

  private mutating func attempt(_ text: String) -> Bool {
    budget -= 1
    return budget > 0 && fails(text)
  }

  /// Returns the text with one item a line.
  static func opened(_ text: String) -> String {
    var result = ""
    var isText = false
    var depth = 0
    var last: Character = " "
    for character in text {
      if character == "\"", last != "\\" { isText.toggle() }
      last = last == "\\" && character == "\\" ? " " : character
      if isText {
        result.append(character)
        continue
      }
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      switch character {
      case "\n" where depth > 0: result.append(" ")
      case ";" where depth == 0: result.append("\n")
      case "{" where depth == 0: result += "{\n"
      case "}" where depth == 0: result += "\n}"
      default: result.append(character)
      }
    }
    return result.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n") + "\n"
  }

  /// Drops lines, or a line with the block that it opens.
  private mutating func droppingBlocks(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      var end = index + 1
      var depth = Shrinking.balance(lines[index])
      while depth > 0, end < lines.count {
        depth += Shrinking.balance(lines[end])
        end += 1
      }
      var fewer = lines
      fewer.removeSubrange(index..<end)
      if depth == 0, attempt(fewer.joined(separator: "\n")) { lines = fewer } else { index += 1 }
    }
    return lines.joined(separator: "\n")
  }

  private static func balance(_ line: String) -> Int {
    line.hasSuffix("{") ? (line.trimmed.hasPrefix("}") ? 0 : 1) : line.trimmed.hasPrefix("}") ? -1 : 0
  }

  /// Drops a parameter with all its arguments.
  private mutating func droppingLabels(_ text: String) -> String {
    var best = text
    for label in Set(Shrinking.tokens(text)).sorted() where label.first?.isLetter == true || label.first == "_" {
      let fewer = Shrinking.dropping(label, from: best)
      if fewer != best, attempt(fewer) { best = fewer }
    }
    return best
  }

  /// Returns the text without the list elements in parentheses that begin with the label.
  private static func dropping(_ label: String, from text: String) -> String {
    var result: [String] = []
    var stack: [Int] = []
    var starts: [Int] = []
    var isDropped: [Bool] = []
    for token in tokens(text) {
      switch token {
      case "(":
        result.append(token)
        stack.append(result.count)
        starts.append(result.count)
        isDropped.append(false)
      case ")" where !stack.isEmpty, "," where !stack.isEmpty:
        let start = starts.removeLast()
        let element = result[start...].filter { !$0.allSatisfy(\.isWhitespace) }
        if element.first == label { result.removeSubrange(start...) } else if token == "," { result.append(token) }
        if token == "," {
          starts.append(result.count)
        } else {
          let opening = stack.removeLast()
          if result.last == ",", result.count > opening { result.removeLast() }
          if result.count == opening { result.removeLast() } else { result.append(token) }
        }
      case "[": result.append(token); stack.append(-1); starts.append(result.count)
      case "]" where stack.last == -1:
        result.append(token)
        stack.removeLast()
        starts.removeLast()
      default: result.append(token)
      }
    }
    return result.joined()
  }

  /// Drops runs of words, longer ones first.
  private mutating func droppingWords(_ text: String) -> String {
    var words = Shrinking.tokens(text)
    for length in [12, 8, 6, 5, 4, 3, 2, 1] {
      var index = 0
      while index + length <= words.count {
        if words[index].allSatisfy(\.isWhitespace), length > 1 {
          index += 1
          continue
        }
        var fewer = words
        fewer.removeSubrange(index..<index + length)
        if attempt(fewer.joined()) { words = fewer } else { index += 1 }
      }
    }
    return words.joined()
  }

  /// Splits a text into words, string literals, marks, and white space.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      var end = rest.index(after: rest.startIndex)
      if first == "\"" {
        while end < rest.endIndex, rest[end] != "\"", rest[end] != "\n" {
          end = rest.index(end, offsetBy: rest[end] == "\\" ? 2 : 1, limitedBy: rest.endIndex) ?? rest.endIndex
        }
        if end < rest.endIndex { end = rest.index(after: end) }
      } else if first.isLetter || first.isNumber || first == "_" {
        while end < rest.endIndex, rest[end].isLetter || rest[end].isNumber || rest[end] == "_" { end = rest.index(after: end) }
      } else if first == " " {
        while end < rest.endIndex, rest[end] == " " { end = rest.index(after: end) }
      }
      tokens.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return tokens
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
