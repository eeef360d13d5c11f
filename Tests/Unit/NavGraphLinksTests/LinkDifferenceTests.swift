import NavGraphCompiler
import NavGraphSyntax
import Testing

@testable import NavGraphLinks

/// Tests of links of an older version of an app, opened in the newer one.
struct LinkDifferenceTests {
  private func app(_ routes: String, root: String = "Main", more: String = "") -> CheckedProgram {
    Compiler.check(
      Compiler.parse([
        SourceFile(
          path: "Links.navgraph",
          text: """
            app My { platform iOS 16; scheme my; root \(root) }
            stack Main { root Home }
            screen Home
            screen Item(id: Int)
            screen Page(id: Int)
            \(more)
            \(routes)
            """)
      ]))
  }

  private func words(_ old: CheckedProgram, _ new: CheckedProgram) -> [String] {
    LinkDifferences.between(
      LinkDifferences.App(for: old.graph, places: old.places, routes: old.routes),
      and: LinkDifferences.App(for: new.graph, places: new.places, routes: new.routes)
    ).map { "\($0.pattern): \($0.words)" }
  }

  @Test func linksThatBreak() {
    let old = app("route \"/items/{id}\" -> Main / Item(id)\nroute \"/pages/{id}\" -> Main / Page(id)")
    #expect(words(old, old) == [])
    #expect(
      words(old, app("route \"/things/{id}\" -> Main / Item(id)\nroute \"/pages/{id}\" -> Main / Page(id)"))
        == ["/items/{id}: my://items/7 opened Main / Item(id: 7), and now opens nothing"])
  }

  /// A route that is written differently but opens the same isn't a difference.
  @Test func patternsWrittenOtherwise() {
    let old = app("route \"/items/{id}\" -> Main / Item(id)")
    #expect(words(old, app("route \"/x/{id}\", \"/items/{id}\" -> Item(id)")) == [])
    #expect(words(old, app("route \"/x/{id}\" -> Main / Item(id)\nalias \"/items/{id}\" -> \"/x/{id}\"")) == [])
  }

  @Test func linksThatLeadElsewhere() {
    let old = app("route \"/items/{id}\" -> Main / Item(id)\nroute \"/pages/{id}\" -> Main / Page(id)")
    let new = app("route \"/items/{id}\" -> Main / Page(id)")
    #expect(
      words(old, new) == [
        "/pages/{id}: my://pages/7 opened Main / Page(id: 7), and now opens nothing",
        "/items/{id}: my://items/7 opened Main / Item(id: 7), and now opens Main / Page(id: 7)",
      ], "those that break come first")
    // A narrower pattern wins.
    let narrower = app(
      "route \"/items/{id}\" -> Main / Item(id)\nroute \"/items/7\" -> Main / Home\nroute \"/pages/{id}\" -> Main / Page(id)")
    #expect(words(old, narrower) == ["/items/{id}: my://items/7 opened Main / Item(id: 7), and now opens Main"])
  }

  @Test func oneKindOfDevice() {
    let old = app("route \"/items/{id}\" -> Main / Item(id)")
    let new = app("route \"/items/{id}\" -> Main / Item(id) on pad -> Main / Page(id)")
    #expect(words(old, new) == ["/items/{id}: my://items/7 opened Main / Item(id: 7), and now opens Main / Page(id: 7) (on pad)"])
  }
}
