/// The rules for which items are aligned with their neighbors, and at which tokens.
enum Columns {
  /// The kinds of tables. Neighboring items of one table are aligned; 0 means no table.
  private enum Table {
    static let fact: UInt8 = 1
    static let arrow: UInt8 = 2
    static let tab: UInt8 = 3
    static let equals: UInt8 = 4
    static let way: UInt8 = 5
  }

  /// Marks the tokens of `item` that open a column.
  static func place(_ item: SyntaxNode, in placements: inout [TokenLayout.Placement]) {
    let first = item.firstToken
    switch item.kind {
    case .event, .branch, .linkBranch, .arm, .guardDecl, .condition:
      placements[first].table = Table.arrow
      open(at: ownArrow(of: item, in: placements), column: 1, in: &placements)
    case .route, .alias, .entry:
      placements[first].table = Table.way
      open(at: ownArrow(of: item, in: placements), column: 1, in: &placements)
    case .type, .enumCase:
      placements[first].table = Table.equals
      open(at: own(of: item, kind: .equals, in: placements), column: 1, in: &placements)
    case .tab:
      placements[first].table = Table.tab
      placeTab(item, in: &placements)
    case .platform, .scheme, .hosts, .strings, .root, .setting, .expiry, .stackRoot, .title, .subtitle, .back, .barUse, .uses, .accessory,
      .column, .styles, .detents, .grabber, .undimmed, .message, .paint, .field, .button, .collapse, .page:
      placements[first].table = Table.fact
      if item.endToken > first + 1 { placements[first + 1].column = 1 }
      if item.kind == .button || item.kind == .field { placeButton(item, in: &placements) }
    default: break
    }
  }

  private static func open(at token: Int?, column: UInt8, in placements: inout [TokenLayout.Placement]) {
    if let token { placements[token].column = column }
  }

  private static func ownArrow(of item: SyntaxNode, in placements: [TokenLayout.Placement]) -> Int? {
    own(of: item, kind: .arrow, in: placements)
  }

  private static func own(of item: SyntaxNode, kind: TokenKind, in placements: [TokenLayout.Placement]) -> Int? {
    (item.firstToken..<item.endToken).first { placements[$0].ownerNode == item.index && item.tree.tokens[$0].kind == kind }
  }

  /// Marks the columns of a tab: name, title, icon, and content.
  private static func placeTab(_ item: SyntaxNode, in placements: inout [TokenLayout.Placement]) {
    var column: UInt8 = 0
    func next(column wanted: UInt8, at token: Int) {
      guard wanted > column else { return }
      column = wanted
      placements[token].column = wanted
    }
    for part in item.children {
      switch part.kind {
      case .tabAttribute where part.isText: next(column: 1, at: part.firstToken)
      case .tabAttribute where part.token.name == Name(.icon): next(column: 2, at: part.firstToken)
      case .instance: next(column: 3, at: part.firstToken)
      case .sequence: if part.firstToken > 0 { next(column: 3, at: part.firstToken - 1) }
      default: break
      }
    }
  }

  private static func placeButton(_ item: SyntaxNode, in placements: inout [TokenLayout.Placement]) {
    let tokens = item.tree.tokens
    guard let string = (item.firstToken..<item.endToken).first(where: { tokens[$0].kind == .string }) else { return }
    placements[item.child(ofKind: .verbatim)?.firstToken ?? string].column = 2
    let test = item.child(ofKind: .test).map { $0.firstToken - 1 }
    if string + 1 < item.endToken, string + 1 != test { placements[string + 1].column = 3 }
    if let test, test > string { placements[test].column = 4 }
  }
}
