import NavGraphSyntax

// Mistakes of family 02: missing or misspelled punctuation and keywords.
extension Mistake {
  static let syntax: [Mistake] = [
    Mistake("a body that is not closed", at: { base in base.trees.flatMap { Array($0.root.children) } }) { _, node in
      let last = node.tokens[node.endToken - 1]
      guard last.kind == .rightBrace, last.flags.contains(.afterLineBreak), node.nextToken.kind != .endOfFile,
        node.isFollowedByDeclaration
      else { return nil }
      return Mutant(node.replaced(last, by: ""), must: [.code(202, node)])
    },
    Mistake("a brace too many", at: { base in base.trees.flatMap { Array($0.root.children) } }) { _, node in
      Mutant(node.followed(by: "\n}"), must: [.code(204, at: node.range.closing)])
    },
    Mistake("a parenthesis that is not closed", at: { $0.nodes(.arguments, .parameters) }) { _, node in
      let last = node.tokens[node.endToken - 1]
      // In the head of a declaration, the list ends at the brace. Elsewhere it ends with the line.
      return Mutant(node.replaced(last, by: ""), must: [.code(203, node)], isPoisoned: true)
    },
    Mistake("a misspelt word at the beginning of a line", at: { $0.nodes(.title, .event, .uses, .column, .grabber, .detents, .button) }) {
      _, node in
      guard let word = node.word, word.end - word.start > 3 || node.kind == .event else { return nil }
      return Mutant(node.replaced(word, by: node.tree.text(of: word).misspelt), must: [.code(206, node)], isPoisoned: true)
    },
    Mistake("a misspelt declaration", at: { base in base.trees.flatMap { Array($0.root.children) } }) { _, node in
      guard let word = node.word, word.end - word.start > 4 else { return nil }
      return Mutant(node.replaced(word, by: node.tree.text(of: word).misspelt), must: [.code(207, node)], isPoisoned: true)
    },
    Mistake("a misspelt action", at: { $0.nodes(.sequence).flatMap { Array($0.children) } }) { _, node in
      guard let word = node.word, word.end - word.start > 3, node.kind != .arms else { return nil }
      return Mutant(node.replaced(word, by: node.tree.text(of: word).misspelt), must: [.code(217, node)], isPoisoned: true)
    },
    Mistake("a misspelt word before a place", at: { $0.nodes(.instance, .present, .stepColumn, .stepPage) }) { base, node in
      guard let word = node.word, node.kind == .instance || base.isTarget(node), word.end - word.start > 4,
        node.kind == .instance ? node.child(ofKind: .reference)?.firstToken == node.firstToken + 1 : true
      else { return nil }
      return Mutant(node.replaced(word, by: node.tree.text(of: word).misspelt), must: [.code(239, node)])
    },
    Mistake("an arrow left out", at: { $0.nodes(.event) }) { _, node in
      guard let sequence = node.child(ofKind: .sequence) else { return nil }
      let arrow = node.tokens[sequence.firstToken - 1]
      return Mutant(node.replaced(arrow, by: ""), must: [.code(210, node)])
    },
    Mistake("an arrow of another language", at: { $0.tokens(.arrow) }) { _, token in
      Mutant(Edit(token.range, "=>"), must: [.code(210, at: token.range)])
    },
    Mistake("an action left out", at: { $0.nodes(.sequence).flatMap { Array($0.children) } }) { _, node in
      guard let word = node.word, [.push, .present].contains(node.kind), !node.hasArguments,
        node.child(ofKind: .instance)?.firstToken == node.firstToken + 1, node.target != nil,
        node.endToken - node.firstToken == 2
      else { return nil }
      return Mutant(node.replaced(word, by: ""), must: [.code(217, node)], isPoisoned: true)
    },
    Mistake("a name left out", at: { $0.declarations(.screen, .modal).map(\.node) }) { _, node in
      guard let name = node.child(ofKind: .name), node.tokens[name.endToken].kind != .word else { return nil }
      // Uses of the name are then unresolved.
      return Mutant(name.replaced(by: ""), must: [.code(209, node)], may: [.anywhere(301)], isPoisoned: true)
    },
    Mistake("a name in quotes", at: { $0.declarations(.screen, .modal).map(\.node) }) { _, node in
      guard let name = node.child(ofKind: .name) else { return nil }
      return Mutant(name.replaced(by: "\"\(name.text)\""), must: [.code(215, node)])
    },
    Mistake("a reserved word as a name", at: { $0.nodes(.event) }) { _, node in
      guard let name = node.child(ofKind: .name) else { return nil }
      return Mutant(name.replaced(by: "when"), must: [.code(208, node)], isPoisoned: true)
    },
    Mistake("a comma left out", at: { $0.nodes(.arguments, .parameters) }) { _, node in
      guard let comma = (node.firstToken..<node.endToken).first(where: { node.tokens[$0].kind == .comma }) else { return nil }
      return Mutant(node.replaced(node.tokens[comma], by: ""), must: [.code(218, node)])
    },
    Mistake("a brace on a line of its own", at: { $0.declarations(.screen, .modal, .tabs, .stack, .split).map(\.node) }) { _, node in
      guard let brace = (node.firstToken..<node.endToken).first(where: { node.tokens[$0].kind == .leftBrace }) else { return nil }
      return Mutant(Edit(node.range(of: node.tokens[brace]).opening, "\n"), must: [.code(220, node)])
    },
    Mistake("a brace left out", at: { $0.declarations(.screen, .modal, .tabs, .stack, .split).map(\.node) }) { _, node in
      guard let brace = (node.firstToken..<node.endToken).first(where: { node.tokens[$0].kind == .leftBrace }),
        node.tokens[brace + 1].flags.contains(.afterLineBreak)
      else { return nil }
      return Mutant(node.replaced(node.tokens[brace], by: ""), must: [.code(221, node)], isPoisoned: true)
    },
    Mistake("two events on one line", at: { $0.nodes(.event) }) { _, node in
      guard node.isLastOnLine, node.tokens[node.endToken].kind == .word, node.keyword == .on, node.tree.text(of: node.nextToken) == "on"
      else {
        return nil
      }
      let gap = SourceRange(file: node.file, start: node.range.end, end: node.nextToken.start)
      return Mutant(Edit(gap, " "), must: [.code(213, at: gap)])
    },
    Mistake("a branch behind `otherwise`", at: { $0.nodes(.branches) }) { _, node in
      let branches = Array(node.children).filter { $0.kind == .branch }
      guard branches.count > 1, let last = branches.last, last.keyword == .otherwise, let first = branches.first else { return nil }
      return Mutant(
        first.replaced(by: last.text), last.replaced(by: first.text), must: [.code(214, node)], isPoisoned: true)
    },
    Mistake("arms behind a push", at: { $0.nodes(.sequence) }) { _, node in
      let actions = Array(node.children)
      guard let last = actions.last, last.kind == .push else { return nil }
      return Mutant(node.followed(by: " then { finished -> stay }"), must: [.code(211, at: node.range.closing)], isPoisoned: true)
    },
    Mistake("a half-typed last line", at: { $0.declarations(.screen).map(\.node) }) { base, node in
      let last = node.tokens[node.endToken - 1]
      guard last.kind == .rightBrace, last.flags.contains(.afterLineBreak) else { return nil }
      let range = node.range(of: last)
      return Mutant(Edit(range.opening, "  on seeded -> push\n"), must: [.code(209, at: range.opening)], isPoisoned: true)
    },
    Mistake("an event between declarations", at: { $0.declarations(.screen).map(\.node) }) { base, node in
      Mutant(node.followed(by: "\non seeded -> stay"), must: [.code(216, at: node.range.closing)], isPoisoned: true)
    },
  ]
}

extension String {
  /// The text with two letters swapped, the most common typo.
  var misspelt: String {
    var letters = Array(self)
    guard let place = letters.indices.dropLast().last(where: { letters[$0] != letters[$0 + 1] }) else { return self + self }
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}

extension SyntaxNode {
  /// Whether the next declaration begins in the first column.
  var isFollowedByDeclaration: Bool {
    let start = Int(nextToken.start)
    return start > 0 && tree.source.bytes[start - 1] == 0x0A && nextToken.kind == .word
  }
}
