extension Parser {
  /// Guard = "guard" Name [ Parameters ] [ "->" Instance ] ;
  mutating func guardDeclaration() {
    let node = open(.guardDecl)
    advance()
    name("the name of the guard")
    if kind == .leftParen { parameters() }
    if !isAtItemEnd, arrow("the flow that can turn no into yes", isTarget: true) { instance("the flow that can turn no into yes") }
    close(node)
  }

  /// Condition = "condition" Name ;
  mutating func condition() {
    let node = open(.condition)
    advance()
    name("the name of the condition")
    close(node)
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
    reference("the name of a guard")
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

  /// OneTest = [ "not" ] ( Reference | "(" Test ")" ) ;
  mutating func oneTest() {
    let node = open(.oneTest)
    _ = take(.not)
    if kind == .leftParen {
      nested { parser in
        let opening = parser.position
        parser.brackets += 1
        parser.advance()
        parser.test()
        parser.closeBracket(.rightParen, opening)
      }
    } else {
      reference("the name of a condition")
    }
    close(node)
  }
}
