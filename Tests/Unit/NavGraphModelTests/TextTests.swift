import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of texts for the user, and of the parameters in them.
@Suite struct TextTests {
  @Test func everyPlaceOfAText() throws {
    let program = Program(
      """
      app Files { root stack Home }
      type Name = String
      screen Home { title "Files"; on open(name: Name, size: Double) -> push File(name, size); on drop(file: Name) -> present Sure(file, count: 2) }
      screen File(name: Name, size: Double) { title "{name}" large; subtitle "{size} KB"; back "\\{{name}\\}" minimal }
      alert Sure(file: Name, count: Int) { title "Delete {file}?"; message "{count} of {count}"; button delete "Delete {file}" destructive; button keep "Keep" cancel }
      """)
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.message))")
    let graph = program.graph
    let file = graph.screens[ScreenID(1)]
    let alert = graph.alerts[AlertID(0)]
    let texts = [file.title, file.subtitle, file.backTitle, alert.title, alert.message] + graph.buttons[alert.buttons].map(\.title)
    #expect(
      texts.map { $0.map { graph.text(of: $0) } }
        == ["{name}", "{size} KB", "{{name}}", "Delete {file}?", "{count} of {count}", "Delete {file}", "Keep"])
    #expect(graph.text(of: try #require(file.backTitle), showing: { _ in "x" }) == "{x}")
  }

  @Test(
    arguments: [
      ("screen Help(topic: String) { title \"{topci}\" }", "`topci` isn't a parameter of `Help`", ["write `{topic}`"]),
      ("screen Help { title \"{braces}\" }", "`braces` isn't a parameter of `Help`", ["write `\\{braces\\}`"]),
      ("screen Help(since: Date) { title \"{since}\" }", "a text can't show `since`, a Date", []),
      ("screen Help(since: UUID?) { title \"{since}\" }", "a text can't show `since`, a UUID?", []),
      ("screen Help(names: [String]) { title \"{names}\" }", "a text can't show `names`, a [String]", []),
      ("enum Kind { a }; screen Help(kind: Kind) { title \"{kind}\" }", "a text can't show `kind`, a Kind", []),
      ("screen Help(name: Nmae) { title \"{name}\" }", nil, []),
      ("screen Help { title \"50 {\" }", "this `{` is never closed", ["write `\\{`"]),
    ] as [(String, String?, [String])])
  func diagnostics(declaration: String, message: String?, fixes: [String]) {
    let found = Program(
      "app A { root stack Home }\nscreen Home { on help -> stay }\n" + declaration.replacing("; screen", with: "\nscreen")
    )
    .diagnostics
    let aboutTexts = found.filter { ["NAV0326", "NAV0417", "NAV0236", "NAV0237"].contains("\($0.code)") }
    #expect(aboutTexts.map(\.message) == [message].compactMap { $0 })
    #expect(aboutTexts.flatMap { $0.fixes.map(\.title) } == fixes)
  }

  /// Localized texts have a key and a comment for translators.
  @Test func localizedTexts() {
    let program = Program(
      """
      app Files { root Main; strings "Files" module }
      tabs Main { tab all verbatim "Files" stack Home; section "More" { tab old "Old" stack Past } }
      /// All that there is,
      /// at once.
      screen Home { title "100%"; subtitle verbatim "v1"; on drop(n: Int, size: Double, name: String) -> present Sure(n, size, name) }
      screen Past { title; back "Old" minimal }
      alert Sure(n: Int, size: Double, name: String) { title "{n} of 100%: {size}, {name}"; message "{name}"; button verbatim "OK" }
      """)
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.message))")
    let graph = program.graph
    #expect(
      graph.localizedTexts.map { $0.key + " | " + graph.comment(on: $0.use) } == [
        "100% | Title of the screen Home: All that there is, at once.", "Old | Back button to the screen Past",
        "More | Section of tabs", "Old | Tab old", "%lld of 100%%: %@, %@ | Title of the alert Sure",
        "OK | Button verbatim of the alert Sure",
      ])
    #expect(graph.app?.strings.bundle == .module && graph.app?.strings.table.map { graph.text(of: $0) } == "Files")
  }

  @Test func bundlesAreThree() {
    let found = Program("app A { root stack Home; strings \"T\" modul }\nscreen Home").diagnostics
    #expect(found.map(\.message) == ["`modul` isn't a valid strings bundle"])
    #expect(
      Program("app A { root stack Home; strings \"\" }\nscreen Home").diagnostics.map(\.message) == [
        "the strings table is missing its name"
      ])
  }

  @Test func tabsHaveNothingToShow() {
    let found = Program("app A { root Main }\ntabs Main { tab home \"{name}\" stack Home }\nscreen Home").diagnostics
    #expect(found.map(\.message) == ["a tab has no parameters to show"])
  }

  /// The title of an action sheet is optional, but an alert needs one.
  @Test func onlyAnActionSheetMayBeSilent() {
    func missing(after keyword: String) -> [String] {
      Program("app A { root stack Home }\nscreen Home { on go -> present Sure }\n\(keyword) Sure { button ok \"OK\" }").diagnostics
        .filter { "\($0.code)" == "NAV0323" || $0.message.contains("title") }.map(\.message)
    }
    #expect(missing(after: "confirm") == [])
    #expect(missing(after: "alert").count == 1)
  }
}
