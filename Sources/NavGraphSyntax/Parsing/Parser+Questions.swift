extension Parser {
  /// Guard = "guard" Name [ Parameters ] [ "->" Instance ] ;
  mutating func guardDeclaration() {
    let node = open(.guardDecl)
    advance()
    name(expecting: "the name of the guard")
    if isAtParentheses { parameters() }
    flowOfAnswer(expecting: "the flow to present if the guard fails")
    close(node)
  }

  /// Condition = "condition" Name [ Parameters ] [ "->" Instance ] ;
  mutating func condition() {
    let node = open(.condition)
    advance()
    name(expecting: "the name of the condition")
    if isAtParentheses { parameters() }
    flowOfAnswer(expecting: "the flow to present if the condition is false")
    close(node)
  }

  /// Reads the arrow of a guard or a condition and the flow after it.
  private mutating func flowOfAnswer(expecting what: String) {
    if !isAtItemEnd, arrow(to: what, isTarget: true) { instance(expecting: what) }
  }

  /// Requires = "requires" GuardUse { "," GuardUse } ;
  mutating func requires() {
    let node = open(.requires)
    advance()
    repeat { guardUse() } while take(.comma)
    close(node)
  }

  /// GuardUse = Reference [ Arguments ] ;
  mutating func guardUse() {
    let node = open(.guardUse)
    reference(expecting: "the name of a guard or a condition")
    if kind == .leftParen { arguments() }
    close(node)
  }

  /// Test = AllTest { "or" AllTest } ;
  mutating func test() {
    let node = open(.test)
    repeat { allTest() } while take(.or)
    close(node)
  }

  /// AllTest = OneTest { "and" OneTest } ;
  mutating func allTest() {
    let node = open(.allTest)
    repeat { oneTest() } while take(.and)
    close(node)
  }

  /// OneTest = [ "not" ] ( Reference [ Arguments | Comparison ] | "(" Test ")" ) ;
  mutating func oneTest() {
    let node = open(.oneTest)
    _ = take(.not)
    if kind == .leftParen {
      nested { parser in
        let opening = parser.position
        parser.brackets += 1
        parser.advance()
        parser.test()
        parser.closeBracket(.rightParen, openedAt: opening)
      }
    } else {
      reference(expecting: "the name of a condition or a value")
      if kind == .leftParen { arguments() } else if isAtComparison { comparison() }
    }
    close(node)
  }

  /// Whether a comparison follows. `is` is a keyword only if `nil` or `not` follows. Before another value, it is written instead of `==`.
  private var isAtComparison: Bool {
    switch kind {
    case .sameAs, .otherThan, .equals: return true
    case .word where keyword == .is:
      guard let next = follower(of: position) else { return false }
      switch tokens[next].kind {
      case .dot, .string, .integer, .decimal: return true
      case .word: return Parser.keyword(of: tokens[next].name).isLiteral || tokens[next].name == Name(.not)
      default: return false
      }
    default: return false
    }
  }

  /// Comparison = ( "==" | "!=" ) Value | "is" [ "not" ] "nil" ;
  mutating func comparison() {
    let node = open(.comparison)
    if keyword == .is, let next = follower(of: position), tokens[next].name != Name(.nil), tokens[next].name != Name(.not) {
      expect(
        "`==` between the compared values",
        fixes: [Fix("write `==`", applicability: .always, edits: [.init(replacing: range(of: position), with: "==")])])
      advance()
      value()
    } else if take(.is) {
      _ = take(.not)
      if keyword == .nil { advance() } else { expect("`nil` (compare other values with `==` or `!=`)") }
    } else {
      if kind == .equals {
        expect(
          "`==` between the compared values",
          fixes: [Fix("write `==`", applicability: .always, edits: [.init(replacing: range(of: position), with: "==")])])
        reveal()
      }
      advance()
      value()
    }
    close(node)
  }
}
