import Foundation
import NavGraphCompiler
import NavGraphSyntax
import Repository
import Testing

@testable import navgraph

/// Tests of the codes of rules, and of the page that lists them.
@Suite struct ReferencePageTests {
  private static let path = Repository.url(at: "Grammar/reference/diagnostics.md")

  @Test func thePageIsFresh() throws {
    let fresh = ReferencePage.text(about: Compiler.rules)
    if (try? String(contentsOf: Self.path, encoding: .utf8)) == fresh { return }
    if ProcessInfo.processInfo.environment["NAVGRAPH_ACCEPT"] == "1" {
      try fresh.write(to: Self.path, atomically: true, encoding: .utf8)
    }
    Issue.record("The page differs from the rules. Run this suite with NAVGRAPH_ACCEPT=1 and read the change")
  }

  @Test func thePageIsTheCommand() throws {
    try Tool().expect("explain", "--markdown", code: 0, output: ReferencePage.text(about: Compiler.rules))
    try Tool().expect("explain", "--markdown", "NAV0301", code: 64, errors: nil)
  }

  /// Baselines, `allow` lines, and scripts rely on codes, so a code is never reused.
  @Test func codesAreDistinctAndNoneIsReused() {
    let codes = Compiler.rules.map(\.code)
    #expect(Set(codes).count == codes.count, "two rules have one code")
    let reused = codes.filter { RetiredCodes.all.contains($0) }
    #expect(reused.isEmpty, "retired codes are not given again: \(reused)")
    #expect(codes.allSatisfy { (1...11).contains($0.family) })
  }

  @Test func everyRuleHasAPage() {
    let page = ReferencePage.text(about: Compiler.rules)
    for rule in Compiler.rules { #expect(page.contains("\n### \(rule.code)\n")) }
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func familiesAreListed() throws {
    let list = try Tool().expect("explain", "06", code: 0, output: nil).output
    #expect(list.hasPrefix("06 flow\n  NAV0601  warning  ") && !list.contains("NAV05"))
    try Tool().expect("explain", "nav06", code: 0, output: list)
    try Tool().expect("explain", "99", code: 64, errors: nil)
    #expect(try Tool().expect("explain", "NAV0218", code: 0, output: nil).output.contains("`navgraph check --fix` fixes it."))
  }
}
