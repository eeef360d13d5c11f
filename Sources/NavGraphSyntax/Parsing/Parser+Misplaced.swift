/// Lines of a body that are outside of it: the first line of their declaration is missing, or they were moved.
extension Parser {
  /// Reports the line that begins here, which belongs in one of `homes`, and skips it.
  mutating func misplacedItem(in body: Body, homes: [Body]) {
    guard body == .file else {
      // The lines after it have the same cause.
      if misplaced.contains(where: homes.contains) {
        errorCount += 1
      } else {
        report(.misplacedItem(word: text(of: position), in: body, homes: homes, at: range(of: position)))
      }
      misplaced = homes
      return skipItem()
    }
    let run = run(of: homes)
    if let closing = run.closing {
      report(.linesWithoutHead(words: run.words, of: run.body, at: range(of: position), closing: range(of: closing)))
    } else {
      report(.misplacedItem(word: text(of: position), in: body, homes: homes, at: range(of: position)))
    }
    let node = open(.error)
    while position < run.end, kind != .endOfFile {
      if isLineBreak { reveal() }
      advance()
    }
    close(node)
  }

  /// Consecutive lines, from the next token on, that belong to one body.
  private struct Run {
    /// The token after the last line.
    var end: Int
    /// The body that most of these lines belong to.
    var body: Body
    /// The words that the lines begin with.
    var words: [String]
    /// The `}` after the lines.
    var closing: Int?
  }

  /// Returns the lines from the next token to an unmatched `}`, or to a line that can't be in any of the bodies.
  private func run(of homes: [Body]) -> Run {
    var counts = homes.map { _ in 0 }
    var words: [String] = []
    var depth = 0
    var index = position
    var closing: Int?
    scan: while index < tokens.count {
      let token = tokens[index]
      let isFirst = depth == 0 && (index == position || token.flags.contains(.startsItem) || tokens[index - 1].kind == .semicolon)
      switch token.kind {
      case .endOfFile: break scan
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth = Swift.max(0, depth - 1)
      case .rightBrace:
        if depth == 0 {
          closing = index
          index += 1
          break scan
        }
        depth -= 1
      case .word where index > position && isAtLineStart(token: index) && isDeclarationHead(at: index): break scan
      case .word where isFirst:
        let word = Parser.keyword(of: token.name)
        guard homes.contains(where: { $0.words.contains(word) }) else { break scan }
        for (number, home) in homes.enumerated() where home.words.contains(word) { counts[number] += 1 }
        words.append(text(of: index))
      default: if isFirst, token.kind != .semicolon { break scan }
      }
      index += 1
    }
    let most = counts.max() ?? 0
    return Run(end: index, body: zip(homes, counts).first { $0.1 == most }?.0 ?? .screen, words: words, closing: closing)
  }
}
