extension Parser {
  /// Needs = "needs" ( NeededScreen | NeededModal | NeededQuestion | NeededType | Setting ) ;
  mutating func needs() {
    let node = open(.needs)
    advance()
    switch keyword {
    case .screen: neededScreen()
    case .modal: neededModal()
    case .guard, .condition: neededQuestion()
    case .type, .enum, .extern: neededType()
    case .output: setting()
    default:
      expect(
        "a requirement of the module: `screen`, `modal`, `guard`, `condition`, `type`, `enum`, `extern type`, or `output`",
        fixes: unnamedNeedFixes)
    }
    close(node)
  }

  /// Fixes that insert `screen`: a name directly after `needs` is most likely a screen's.
  private var unnamedNeedFixes: [Fix] {
    guard isAtName, !keyword.isDeclaration, follower(of: position).map({ tokens[$0].kind == .leftParen }) ?? true else { return [] }
    return [Fix("write `screen`", applicability: .maybe, edits: [.init(replacing: range(of: position).opening, with: "screen ")])]
  }

  /// NeededScreen = "screen" Name [ Parameters ] ;
  private mutating func neededScreen() {
    let node = open(.screen)
    advance()
    name(expecting: "the name of the screen")
    if kind == .leftParen { parameters() }
    close(node)
  }

  /// NeededModal = "modal" Name [ Parameters ] [ Returns ] ;
  private mutating func neededModal() {
    let node = open(.modal)
    advance()
    name(expecting: "the name of the modal")
    if kind == .leftParen { parameters() }
    if keyword == .returns { returns() }
    close(node)
  }

  /// NeededQuestion = ( "guard" | "condition" ) Name [ Parameters ] ;
  private mutating func neededQuestion() {
    let isGuard = keyword == .guard
    let node = open(isGuard ? .guardDecl : .condition)
    advance()
    name(expecting: isGuard ? "the name of the guard" : "the name of the condition")
    if kind == .leftParen { parameters() }
    close(node)
  }

  /// NeededType = ( Type | Enum | Extern ) "from" Name ;
  private mutating func neededType() {
    switch keyword {
    case .type: type()
    case .enum:
      isReadingNeed = true
      enumeration()
      isReadingNeed = false
    default: extern()
    }
    if take(.from) {
      name(expecting: "the name of the module that declares the type")
    } else {
      expect("`from` and the module that declares the type")
    }
  }
}
