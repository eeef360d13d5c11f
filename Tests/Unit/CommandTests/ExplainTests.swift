import NavGraphCompiler
import Testing

@testable import navgraph

@Suite struct ExplainTests {
  @Test func pages() throws {
    let page = try Tool().expect("explain", "NAV0301", code: 0, output: nil).output
    #expect(page.hasPrefix("NAV0301: ") && page.contains("family 03 names") && page.contains("Example with this diagnostic:\n\n    "))
    #expect(page.contains("Corrected:\n\n    "))
    for spelling in ["nav0301", "301", "0301", "NAV301"] { try Tool().expect("explain", spelling, code: 0, output: page) }
    try Tool().expect("explain", "NAV0399", code: 64, errors: nil)
    #expect(try Tool().expect("explain", "NAV0o01", code: 64, errors: nil).errors.contains("did you mean NAV0"))
    try Tool().expect(
      "explain", "hello", code: 64, errors: "navgraph: there is no diagnostic hello\nnavgraph: help: `navgraph explain` lists all codes\n")
  }

  @Test func theListHasEveryCodeOnce() throws {
    let list = try Tool().expect("explain", code: 0, output: nil).output
    let codes = list.split(separator: "\n").filter { $0.hasPrefix("  NAV") }.map { String($0.dropFirst(2).prefix(7)) }
    #expect(codes == Compiler.rules.map(\.code.description))
    #expect(Set(codes).count == codes.count && codes.count > 60)
    #expect(list.hasPrefix("01 lexical\n") && list.contains("\n\n02 syntax\n"))
  }
}
