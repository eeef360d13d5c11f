/// The rules for spaces between two tokens on a line.
enum Spacing {
  /// Returns whether a space precedes the token at `index`, which isn't the first of its line.
  static func isWanted(in tree: SyntaxTree, placements: [TokenLayout.Placement], before index: Int) -> Bool {
    let left = tree.tokens[index - 1].kind
    let right = tree.tokens[index].kind
    switch (left, right) {
    case (.leftParen, _), (.leftBracket, _): return false
    case (_, .rightParen), (_, .rightBracket), (_, .comma), (_, .semicolon), (_, .colon), (_, .question): return false
    case (.leftBrace, .rightBrace): return false
    case (_, .leftParen): return left != .word || !hugsParenthesis(in: placements[index].owner)
    case (.dot, _): return false
    // No space in `Main.chats`, but one before `.spam`.
    case (_, .dot): return placements[index].owner != .reference
    default: return true
    }
  }

  /// Returns whether no space precedes a parenthesis, as in `Chat(id)`, unlike `when (a or b)`.
  private static func hugsParenthesis(in owner: SyntaxKind) -> Bool {
    switch owner {
    case .oneTest, .allTest, .test: false
    default: true
    }
  }
}
