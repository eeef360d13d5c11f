import NavGraphCompiler
import NavGraphSyntax

/// The semantic tokens of a file: names by the kind of their declaration, and strings, numbers, and comments.
struct SemanticTokens {
  enum Kind: String, CaseIterable {
    case namespace, type, `class`, interface, `struct`, `enum`, enumMember, parameter, property, event, function, variable
    case keyword, modifier, comment, string, number, `operator`
  }

  static let types = Kind.allCases
  static let modifiers = ["declaration", "documentation", "defaultLibrary"]

  struct Token: Hashable {
    var range: Range<Int>
    var kind: Kind
    /// A bit set with the indices of `modifiers`.
    var modifiers = 0
  }

  /// The tokens in the order of the text, without overlaps.
  private(set) var all: [Token] = []

  /// - Parameters:
  ///   - occurrences: The names in the file, in the order of the text.
  init(of source: SourceFile, occurrences: [NameIndex.Occurrence], symbols: [SourceRange: DeclaredSymbol]) {
    guard let tree = Compiler.parse([source]).trees.first else { return }
    var names: [Int: Token] = [:]
    for occurrence in occurrences {
      // If a word names a parameter and a value, use the value. A pattern is a string with placeholders in it.
      guard let symbol = symbols[occurrence.declaration], symbol.kind != .route,
        !occurrence.isLabel || names[Int(occurrence.range.start)] == nil
      else { continue }
      let range = Int(occurrence.range.start)..<Int(occurrence.range.end)
      names[range.lowerBound] = Token(range: range, kind: symbol.kind.tokenKind, modifiers: occurrence.isDeclaration ? 1 : 0)
    }
    let places = SemanticTokens.namePlaces(in: tree)
    var inTexts = names.keys.sorted()[...]
    var end = 0
    for (index, token) in tree.tokens.enumerated() {
      addComments(in: source.bytes, gap: end..<Int(token.start))
      end = Int(token.end)
      let range = Int(token.start)..<Int(token.end)
      switch token.kind {
      case .word:
        if let known = names[range.lowerBound], known.range == range {
          all.append(known)
        } else if let place = places[index] {
          all.append(Token(range: range, kind: place, modifiers: place == .type ? 4 : 0))
        } else {
          all.append(Token(range: range, kind: Keyword(token) == nil ? .modifier : .keyword))
        }
      case .string:
        inTexts = inTexts.drop { $0 < range.lowerBound }
        addText(in: range, names: names, starts: inTexts.prefix { $0 < range.upperBound })
      case .integer, .decimal: all.append(Token(range: range, kind: .number))
      case .arrow, .sameAs, .otherThan, .equals: all.append(Token(range: range, kind: .operator))
      default: break
      }
    }
    addComments(in: source.bytes, gap: end..<source.bytes.count)
  }

  /// Adds a string without the names in it, which begin at `starts`.
  private mutating func addText(in range: Range<Int>, names: [Int: Token], starts: ArraySlice<Int>) {
    var start = range.lowerBound
    for place in starts {
      guard let name = names[place], name.range.lowerBound >= start, name.range.upperBound <= range.upperBound else { continue }
      if start < name.range.lowerBound { all.append(Token(range: start..<name.range.lowerBound, kind: .string)) }
      all.append(name)
      start = name.range.upperBound
    }
    if start < range.upperBound { all.append(Token(range: start..<range.upperBound, kind: .string)) }
  }

  /// Adds the comments between two tokens.
  private mutating func addComments(in bytes: [UInt8], gap: Range<Int>) {
    var index = gap.lowerBound
    while index < gap.upperBound {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let start = index
      while index < gap.upperBound, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      all.append(comment(in: bytes, at: start..<index))
    }
  }

  private func comment(in bytes: [UInt8], at range: Range<Int>) -> Token {
    let isDocumentation = bytes[range].starts(with: "///".utf8)
    return Token(range: range, kind: .comment, modifiers: isDocumentation ? 2 : 0)
  }

  /// Returns the kinds of words that are names by the grammar, by token index, for unresolved names.
  private static func namePlaces(in tree: SyntaxTree) -> [Int: Kind] {
    var places: [Int: Kind] = [:]
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let kind: Kind
      switch node.kind {
      case .name, .reference: kind = .variable
      case .typeUse: kind = .type
      case .value where node.endToken > node.firstToken && !(Keyword(tree.tokens[Int(node.endToken) - 1])?.isLiteral ?? false):
        kind = .variable
      default: continue
      }
      for token in Int(node.firstToken)..<Int(node.endToken) where tree.tokens[token].kind == .word && places[token] == nil {
        places[token] = kind
      }
    }
    return places
  }

  /// Returns the integers of the protocol, five for each token, with positions relative to the previous token.
  func encoded(with positions: TextPositions, in range: Range<Int>? = nil) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(all.count * 5)
    var last = (line: 0, character: 0)
    let indices = Dictionary(uniqueKeysWithValues: SemanticTokens.types.enumerated().map { ($1, $0) })
    for token in all where range.map({ token.range.lowerBound < $0.upperBound && token.range.upperBound > $0.lowerBound }) ?? true {
      let start = positions.position(at: token.range.lowerBound)
      let end = positions.position(at: token.range.upperBound)
      guard start.line == end.line, end.character > start.character else { continue }
      let isSameLine = start.line == last.line
      numbers += [
        start.line - last.line, isSameLine ? start.character - last.character : start.character, end.character - start.character,
        indices[token.kind] ?? 0, token.modifiers,
      ]
      last = start
    }
    return numbers
  }
}

extension DeclaredSymbol.Kind {
  var tokenKind: SemanticTokens.Kind {
    switch self {
    case .app, .stack, .tabs, .split, .pages: .namespace
    case .screen: .class
    case .modal, .alert, .events: .interface
    case .type: .type
    case .appearance: .struct
    case .enum: .enum
    case .enumerationCase: .enumMember
    case .guard, .condition: .function
    case .tab, .section, .field: .property
    case .event, .button: .event
    case .parameter: .parameter
    case .route: .string
    }
  }
}
