import NavGraphSyntax

// Mistakes of families 01 and 02: typos, and leftovers of editors and merges.
extension Mistake {
  static let lexical: [Mistake] = [
    Mistake("a stray character between two words", at: { $0.gaps }) { _, gap in
      Mutant(Edit(gap, " $"), must: [.code(101, at: gap)])
    },
    Mistake("a control character between two words", at: { $0.gaps }) { _, gap in
      Mutant(Edit(gap, "\u{1B}"), must: [.code(108, at: gap)])
    },
    Mistake("a byte-order mark in the middle", at: { $0.gaps }) { _, gap in
      Mutant(Edit(gap, "\u{FEFF}"), must: [.code(107, at: gap)])
    },
    Mistake("a space that does not break", at: { $0.gaps }) { _, gap in
      Mutant(Edit(gap, "\u{A0}"), must: [.code(102, at: gap)])
    },
    Mistake("an arrow of another make", at: { $0.tokens(.arrow) }) { _, token in
      Mutant(Edit(token.range, "\u{2192}"), must: [.code(102, at: token.range)])
    },
    Mistake("an arrow with a space in it", at: { $0.tokens(.arrow) }) { _, token in
      Mutant(Edit(token.range, "- >"), must: [.code(210, at: token.range)])
    },
    Mistake("a Cyrillic letter in a name", at: { $0.nodes(.reference).filter { $0.text.contains("o") } }) { _, node in
      Mutant(
        node.replaced(by: String(node.text.map { $0 == "o" ? "\u{43E}" : $0 })), must: [.code(102, node)])
    },
    Mistake("curly quotes", at: { $0.tokens(.string).filter { !$0.text.contains("\\") } }) { _, token in
      Mutant(Edit(token.range, "\u{201C}" + token.text.dropFirst().dropLast() + "\u{201D}"), must: [.code(102, at: token.range)])
    },
    Mistake("a string that is not closed", at: { base in base.nodes(.title, .message).filter { $0.isLastOnLine } }) { _, node in
      guard let token = node.firstToken(ofKind: .string), node.endToken - node.firstToken == 2 else { return nil }
      let last = SourceRange(file: node.file, start: token.end - 1, end: token.end)
      return Mutant(Edit(last, ""), must: [.code(103, node)])
    },
    Mistake("an escape that is none", at: { $0.nodes(.title, .message) }) { _, node in
      guard let token = node.firstToken(ofKind: .string) else { return nil }
      return Mutant(Edit(SourceRange(file: node.file, start: token.start + 1, end: token.start + 1), "\\q"), must: [.code(104, node)])
    },
    Mistake("a merge conflict around a line", at: { $0.nodes(.event, .title).filter(\.isOneLine) }) { _, node in
      let line = node.line
      let text = node.tree.source.text(in: line)
      return Mutant(
        Edit(line, "<<<<<<< HEAD\n\(text)\n=======\n\(text)\n>>>>>>> theirs"), must: [.code(105, at: line)])
    },
    Mistake("a block comment", at: { $0.gaps }) { _, gap in
      Mutant(Edit(gap, " /* why */"), must: [.code(110, at: gap)])
    },
    Mistake("a number with letters", at: { $0.tokens(.integer) }) { _, token in
      Mutant(Edit(token.range, token.text + "x"), must: [.code(113, at: token.range)], isPoisoned: true)
    },
    Mistake("a number that no Int holds", at: { $0.tokens(.integer) }) { _, token in
      Mutant(Edit(token.range, "99999999999999999999"), must: [.code(109, at: token.range)], isPoisoned: true)
    },
    Mistake("an accent in a name", at: { $0.declarations(.screen, .modal, .stack).map(\.node) }) { base, node in
      guard let name = node.child(ofKind: .name) else { return nil }
      // Uses without the accent are unresolved.
      return Mutant(name.replaced(by: name.text + "\u{E9}"), must: [.code(112, name)], may: [.anywhere(301)], isPoisoned: true)
    },
  ]
}

extension Base {
  struct Place: Sendable {
    let range: SourceRange
    let text: String
  }

  func tokens(_ kind: TokenKind) -> [Place] {
    trees.flatMap { tree in
      tree.tokens.filter { $0.kind == kind }.map {
        Place(range: SourceRange(file: tree.file, start: $0.start, end: $0.end), text: tree.text(of: $0))
      }
    }
  }

  /// The empty ranges after a token that is followed by another one on its line.
  var gaps: [SourceRange] {
    trees.flatMap { tree in
      zip(tree.tokens, tree.tokens.dropFirst()).filter { one, next in
        next.kind != .endOfFile && !next.flags.contains(.afterLineBreak) && next.start > one.end
      }.map { one, _ in SourceRange(file: tree.file, start: one.end, end: one.end) }
    }
  }
}

extension SyntaxNode {
  var isLastOnLine: Bool { nextToken.flags.contains(.afterLineBreak) }
  var isOneLine: Bool {
    isLastOnLine && token.flags.contains(.afterLineBreak)
      && (firstToken + 1..<endToken).allSatisfy { !tokens[$0].flags.contains(.afterLineBreak) }
  }

  /// The range of the line on which the node begins.
  var line: SourceRange {
    let bytes = tree.source.bytes
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return SourceRange(file: file, start: UInt32(start), end: UInt32(end))
  }
}
