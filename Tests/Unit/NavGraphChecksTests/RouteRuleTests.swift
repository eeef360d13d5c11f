import Foundation
import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Tests of the rules about overlapping patterns, one by one.
@Suite struct RouteRuleTests {
  private static let app = """
    app Files {
      scheme files
      hosts  "files.example", "www.files.example"
      root   stack Home
    }
    type Key = String
    enum Kind { text, image, sound }
    enum Other { image, film }
    enum Digit { one = "1", two = "2" }
    enum Mixed { one = "1", two = "two" }
    screen Home
    screen S(a: Key? = nil, b: Key? = nil, n: Int = 0, d: Double = 0, u: UUID? = nil, t: Date? = nil, l: URL? = nil, f: Bool = false) external "test"
    screen R(r: Key) external "test"
    screen K(kind: Kind? = nil, other: Other? = nil, digit: Digit? = nil, mixed: Mixed? = nil, path: [String] = [], v: Int = 0) external "test"

    """

  struct Case: CustomTestStringConvertible {
    var routes: [String]
    var found: [String]
    var testDescription: String { routes.joined(separator: "; ") }
    init(_ found: [String], _ routes: String...) {
      self.found = found
      self.routes = routes
    }
  }

  /// Returns a program with a route for each line, such as `"/{a}" -> S(a)`. A number makes the states of routes differ.
  private static func source(_ routes: [String]) -> String {
    app
      + routes.enumerated().map { number, route in
        route.hasPrefix("alias") ? route : "route " + route.replacing("->", with: "-> K(v: \(number + 1)) /")
      }.joined(separator: "\n")
  }

  /// Returns the codes, each with its example URL if there is one.
  private static func found(_ routes: [String]) -> (found: [String], report: String) {
    let checked = CheckedText(source(routes))
    return (
      checked.diagnostics.map { diagnostic in
        let witness = diagnostic.notes.first { $0.hasPrefix("example: ") }?.dropFirst(9)
        return "\(diagnostic.code.number)" + (witness.map { " " + $0 } ?? "")
      }, checked.report
    )
  }

  @Test(arguments: [
    // Patterns without a conflict.
    Case([], #""/users/me" -> S"#, #""/users/{a}" -> S(a)"#),
    Case([], #""/@{a}" -> S(a)"#, #""/{a}" -> S(a)"#, #""/{path...}" -> K(path)"#),
    Case([], #""/{kind}" -> K(kind)"#, #""/{a}" -> S(a)"#),
    Case([], #""/{n}" -> S(n)"#, #""/{d}" -> S(d)"#, #""/{a}" -> S(a)"#),
    Case([], #""/{u}" -> S(u)"#, #""/{t}" -> S(t)"#, #""/{f}" -> S(f)"#, #""/{l}" -> S(l)"#, #""/{n}" -> S(n)"#),
    Case([], #""/{digit}" -> K(digit)"#, #""/{n}" -> S(n)"#),
    Case([], #""/x/{a}/y" -> S(a)"#, #""/x/z/{a}" -> S(a)"#),
    Case([], #""/x" host "files.example" -> S"#, #""/x" -> S"#),
    Case([], #""/x" host "other.example" -> S"#, #""/x" -> S"#),
    Case([], #""/x" scheme files -> S"#, #""/x" -> S"#),
    Case([], #""/x?a={r}" -> R(r)"#, #""/x" -> S"#),
    Case([], #""/x#{r}" -> R(r)"#, #""/x" -> S"#),
    Case([], #""/x?tab=one" -> S"#, #""/x?tab=two" -> S"#, #""/x" -> S"#),
    Case([], #""/r/{a?}/{b?}" -> S(a, b)"#, #""/r/x/y/z" -> S"#, #""/r/x" -> S"#),
    // A catch-all with a suffix is compared for each length.
    Case([], #""/x/{path...}.atom" -> K(path)"#, #""/x/{a}" -> S(a)"#, #""/x/{a}/{b}" -> S(a, b)"#, #""/x/{path...}" -> S / K(path)"#),
    Case(["701 files://x/x/u-x.atom"], #""/x/{path...}.atom" -> K(path)"#, #""/x/{a}/u-{b}" -> S(a, b)"#),
    Case([], #""/x/{path...}.atom" -> K(path)"#, #""/x/{a}/u-{b}/{path...}" -> S(a, b) / K(path)"#),
    Case(["702"], #""/x/{path...}.atom" -> K(path)"#, #""/x/{_...}.atom" -> S(a: "")"#),
    Case(["234"], #""/x/{path...}.atom" -> K(path)"#, #""/1/2/3/4/5/6/7/8/9/a/b/c/d/e/f/g/{a}" -> S(a)"#),
    Case([], #""/{org}/{repo}/pull/{n}" -> S(a: org, b: repo, n)"#, #""/{a}/{b}/{path...}" -> S(a, b) / K(path)"#),
    // Patterns of which neither is narrower.
    Case(["701 files://draft-x.pdf"], #""/draft-{a}" -> S(a)"#, #""/{a}.pdf" -> S(a)"#),
    Case(["701 files://image"], #""/{kind}" -> K(kind)"#, #""/{other}" -> K(other)"#),
    Case(["701 files://1"], #""/{mixed}" -> K(mixed)"#, #""/{n}" -> S(n)"#),
    Case(["701 files://a-b"], #""/a-{a}" -> S(a)"#, #""/{a}-b" -> S(a)"#, #""/a-{a}-b" -> S(a)"#),
    Case(["701 files://x?a=1&b=2"], #""/x?a=1" -> S"#, #""/x?b=2" -> S"#),
    Case(["701 https://www.files.example/x"], #""/x" host "www.files.example", "a.example" -> S"#, #""/x" scheme "https" -> S"#),
    Case(["701 files://x"], #""/x/{a?}" -> S(a)"#, #""/x" -> S"#),
    Case(["701 files://x?tab=one"], #""/x?tab={r}" -> R(r)"#, #""/x?tab=one" -> S"#),
    // Optional segments in the middle, compared for each length.
    Case([], #""/{a?}/docs/{b}" -> S(a, b)"#, #""/{a}/{b}/{_}" -> S(a, b)"#, #""/{a}/{b}" -> S(a, b)"#),
    Case([], #""/{a?}/docs/{b}" -> S(a, b)"#, #""/docs/{a}/{b}" -> S(a, b)"#, #""/docs/{b}" host "files.example" -> S(b)"#),
    Case(["702"], #""/{a?}/docs" -> S(a)"#, #""/{b?}/docs" -> S(b)"#),
    // Forms, compared exactly.
    Case([], #""/{n: 01...12}" -> S(n)"#, #""/{a: digits 2}" -> S(a)"#, #""/{d}" -> S(d)"#, #""/{b}" -> S(b)"#),
    Case([], #""/{n: 10...12}" -> S(n)"#, #""/{m}" -> S(n: m)"#, #""/{a: token}" -> S(a)"#),
    Case([], #""/{a: hex 4}" -> S(a)"#, #""/{a: hex 5}" -> S(a: a, b: a)"#, #""/{a: new|top}" -> S(a)"#),
    Case([], #""/1{a: digits 3}" -> S(a)"#, #""/{n: 100...1999}" -> S(n)"#),
    Case(["701 files://01"], #""/{n: 01...12}" -> S(n)"#, #""/0{a}" -> S(a)"#),
    Case(["701 files://42"], #""/{n: 00...99}" -> S(n)"#, #""/{a: digits 2}" -> S(a)"#),
    Case(["701 files://new"], #""/{a: new|top}" -> S(a)"#, #""/{b: new|old}" -> S(b)"#),
    Case(["703"], #""/x/{n: 1...3}" -> S(n)"#, #""/x/1" -> S"#, #""/x/2" -> S(n: 2)"#, #""/x/3" -> S(n: 3)"#),
    // Placeholders that share a segment.
    Case([], #""/{a}@{b}" -> S(a: a, b: b)"#, #""/{a}" -> S(a)"#, #""/me@{b}" -> S(a: b)"#),
    Case([], #""/{a}@{b}@{f}" -> S(a: a, b: b, f: f)"#, #""/{a}@{b}" -> S(a: a, b: b)"#),
    Case([], #""/{n}-{f}" -> S(n: n, f: f)"#, #""/{a}-{f}" -> S(a: a, f: f)"#, #""/{a}-{b}" -> S(a: a, b: b)"#),
    Case([], #""/{a: hex 4}.{b}" -> S(a: a, b: b)"#, #""/{a: hex 5}.{b}" -> S(a: a, b: b)"#),
    Case(["702"], #""/{a}-{b}" -> S(a: a, b: b)"#, #""/{b}-{a}" -> S(a: a, b: b)"#),
    Case(["701 files://kx.41@kx.41"], #""/{a}@{b}" -> S(a: a, b: b)"#, #""/{a}.{b}" -> S(a: a, b: b)"#),
    Case(["712"], #""/{a}1{n}" -> S(a: a, n: n)"#, #""/{a}-{b}a" -> S(a: a, b: b)"#),
    // Dates, UUIDs, and URLs between affixes.
    Case(["701 files://1111-01-01"], #""/{t}" -> S(t)"#, #""/{n}-01-01" -> S(n)"#),
    Case([], #""/{t}" -> S(t)"#, #""/{n}-13-01" -> S(n)"#),
    Case([], #""/{n}" -> S(n)"#, #""/9223372036854775808{a}" -> S(a)"#),
    Case(["701 files://9223372036854775801"], #""/{n}" -> S(n)"#, #""/922337203685477580{a}" -> S(a)"#),
    // A third pattern covers the intersection of two.
    Case([], #""/{kind}" -> K(kind)"#, #""/{other}" -> K(other)"#, #""/image" -> S"#),
    Case([], #""/x?a=1" -> S"#, #""/x?b=2" -> S"#, #""/x?a=1&b=2" -> S"#),
    // Duplicates, and patterns that never win.
    Case(["702"], #""/x/{a}" -> S(a)"#, #""/x/{b}/" -> S(b)"#),
    Case(["702"], #""/x", "/x" -> S"#),
    Case(["702"], #""/x/{a}" -> S(a)"#, #"alias "/x/{c}" -> "/x/{c}""#),
    Case(["703"], #""/{kind}" -> K(kind)"#, #""/text" -> S"#, #""/image" -> S"#, #""/sound" -> S"#),
    Case(["703"], #""/x/{f}" -> S(f)"#, #""/x/true" -> S"#, #""/x/false" -> S"#),
    Case(["703"], #""/{path...}" -> K(path)"#, #""/{a}" -> S(a)"#, #""/{a}/{_...}" -> S(a)"#),
  ]) func patternsThatMeet(_ test: Case) {
    let (found, report) = RouteRuleTests.found(test.routes)
    #expect(found.map { $0.hasPrefix("701") ? $0 : String($0.prefix(3)) } == test.found.filter { !$0.hasPrefix("708") }, "\(report)")
  }

  @Test func firstMatchWins() {
    func found(_ routes: String...) -> [String] {
      CheckedText(RouteRuleTests.source(routes).replacing("  root", with: "  precedence order\n  root")).diagnostics.map {
        "\($0.code.number)"
      }
    }
    #expect(found(#""/about" -> S"#, #""/{a}" -> S(a)"#) == [])
    #expect(found(#""/{a}" -> S(a)"#, #""/about" -> S"#) == ["703"])
    #expect(found(#""/{kind}" -> K(kind)"#, #""/{other}" -> K(other)"#) == [])
    #expect(found(#""/{kind}" -> K(kind)"#, #""/{other}" -> K(other)"#, #""/image" -> S"#, #""/film" -> S"#) == ["703", "703"])
    #expect(found(#""/image" -> S"#, #""/film" -> S"#, #""/{other}" -> K(other)"#) == ["703"])
    #expect(found(#""/{a}/{b?}" -> S(a, b)"#, #""/{a}" -> S(a)"#) == ["703"])
    #expect(found(#""/{a}" -> S(a)"#, #""/{a}/{b}" -> S(a, b)"#) == [])
    // Only one length of a pattern with an optional end may be shadowed.
    #expect(found(#""/{a}" -> S(a)"#, #""/{a}/{b?}" -> S(a, b)"#) == ["703"])
    #expect(found(#""/{a}/{b}" -> S(a, b)"#, #""/{a}/{b?}" -> S(a, b)"#) == ["703"])
    #expect(found(#""/{a}", "/{a}/{b?}" -> S(a, b)"#) == [])
  }

  /// Routes to the same state are reported, unless their values differ.
  @Test func sameState() {
    func codes(_ routes: String) -> [Int] { CheckedText(RouteRuleTests.app + routes).codes }
    #expect(codes("route \"/a/{a}\" -> S(a)\nroute \"/b/{key}\" -> S(a: key)") == [706])
    #expect(codes("route \"/a\" -> S(n: 1)\nroute \"/b\" -> S(n: 1)\nroute \"/c\" -> S(n: 2)") == [706])
    #expect(codes("route \"/a/{a}/{b}\" -> S(a, b)\nroute \"/b/{a}/{b}\" -> S(a: b, b: a)") == [706])
    #expect(codes("route \"/a/{a}\" -> S(a)\nroute \"/b/{b}\" -> S(b)") == [])
    #expect(codes("route \"/a/{a}\" -> S(a)\nroute \"/b/{a}\" host \"b.example\" -> S(a)") == [])
    #expect(codes("route \"/a/{a}\" -> S(a)\nroute \"/b/{a}\" links wait -> S(a)") == [])
    #expect(codes("route \"/a/{a}\", \"/b/{a}\" -> S(a)\nalias \"/c/{a}\" -> \"/a/{a}\"") == [])
  }

  @Test func neverHandedOver() {
    func codes(_ app: String, _ route: String) -> [Int] {
      CheckedText("app Files {\n  root stack Home\n\(app)\n}\nscreen Home\nscreen S\nroute \(route) -> S").codes
    }
    #expect(codes("  scheme files", "\"/a\"") == [])
    #expect(codes("", "\"/a\"") == [707])
    #expect(codes("", "\"/a\" host \"a.example\"") == [])
    #expect(codes("  scheme files", "\"/a\" scheme other") == [707])
    #expect(codes("  scheme files", "\"/a\" scheme \"http\"") == [707])
    #expect(codes("  scheme files", "\"/a\" scheme \"https\"") == [707])
    #expect(codes("  hosts \"a.example\"", "\"/a\" scheme \"https\"") == [])
    #expect(codes("  scheme files", "\"/a\" host \"a.example\" scheme files") == [707])
    #expect(codes("  scheme files", "\"/a\" host \"a.example\" scheme \"https\"") == [])
    #expect(codes("  scheme \"my_files\"", "\"/a\"") == [707])
    #expect(codes("  scheme mailto", "\"/a\"") == [707])
    #expect(codes("  hosts \"https://a.example\"", "\"/a\"") == [707])
    #expect(codes("  hosts \"a.example:8080\"", "\"/a\"") == [707])
    #expect(codes("  hosts \"localhost\"", "\"/a\"") == [707])
  }

  private static let forms = ProcessInfo.processInfo.environment["CI"] == nil ? 100 : 1_500

  /// Many forms at one position are compared by their bounds.
  @Test func manyFormsAreCompared() {
    let ranges = (1...Self.forms).map { "\"/r/{n: 1...\($0)}\" -> S(n)" }
    #expect(CheckedText(RouteRuleTests.source(ranges)).codes == [])
    let counts = (1...min(128, Self.forms / 5)).flatMap { count in ["hex", "slug", "letters"].map { "\"/c/{a: \($0) \(count)}\" -> S(a)" } }
    #expect(Set(CheckedText(RouteRuleTests.source(counts)).codes).isSubset(of: [701]))
    let around = (0..<100).map { "\"/a/\(String(repeating: "a", count: $0)){a: token \($0 + 1)...}\" -> S(a)" }
    #expect(Set(CheckedText(RouteRuleTests.source(around)).codes).isSubset(of: [701, 712]))
  }

  /// Hundreds of shared segments are compared in time.
  @Test func manySharedSegmentsAreCompared() {
    let texts = (0..<min(300, Self.forms)).map { "\"/t/{a}x\($0)x{b}\" -> S(a: a, b: b)" }
    #expect(Set(CheckedText(RouteRuleTests.source(texts)).codes).isSubset(of: [701, 712]))
    let forms = (1...40).map { "\"/f/{a: token \($0)...128}-{b: token 1...\($0)}\" -> S(a: a, b: b)" }
    #expect(Set(CheckedText(RouteRuleTests.source(forms)).codes).isSubset(of: [701, 703, 712]))
    let apart = (0..<1_000).map { "\"/p\($0)/{a}-\($0)-{n}\" -> S(a: a, n: n)" }
    #expect(CheckedText(RouteRuleTests.source(apart)).codes == [])
  }

  /// Many conflicts of one origin have a few diagnostics and a count.
  @Test func manyConflictsAreCounted() {
    let routes = (0..<40).map {
      "\"/\($0 % 2 == 0 ? "a\(String(repeating: "b", count: $0))-{a}" : "{a}-\(String(repeating: "c", count: $0))")\" -> S(a)"
    }
    let checked = CheckedText(RouteRuleTests.source(routes))
    #expect(checked.codes.allSatisfy { $0 == 701 } && checked.codes.count == 8, "\(checked.report)")
    #expect(checked.diagnostics.contains { $0.notes.contains { $0.hasPrefix("and ") && $0.hasSuffix("of patterns like these") } })
    let copies = CheckedText(RouteRuleTests.source((0..<30).map { _ in #""/x" -> S"# }))
    #expect(copies.codes == Array(repeating: 702, count: 8), "\(copies.report)")
    #expect(copies.diagnostics.contains { $0.notes.contains("and 21 more patterns like it") })
  }
}
