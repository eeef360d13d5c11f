import NavGraphCompiler
import NavGraphLinks
import NavGraphSwift
import NavGraphSyntax
import Testing

/// Tests of unsupported features, which are reported with their locations. A feature that the graph needs is an error.
@Suite struct UnsupportedTests {
  private func unsupported(_ name: String, output: String) throws -> [Unsupported] {
    let checked = try Samples.check(name, output: output)
    return generateSwift(for: checked.graph, places: checked.places, routes: checked.routes).unsupported
  }

  /// Returns an app with tabs in a column, which one stack can't contain.
  private static func tabsInAColumn(output: String) -> String {
    """
    app Desk { platform iOS 16; output \(output); root split Main }
    split Main { sidebar List; detail tabs Sides }
    tabs Sides { tab left "Left" stack Left; tab right "Right" stack Right }
    screen List
    screen Left
    screen Right
    """
  }

  @Test func whatSwiftUIOutputCantDoIsAnError() {
    let (checked, _) = Samples.generate(Self.tabsInAColumn(output: "swiftui"))
    #expect(checked.hasErrors)
    #expect(checked.diagnostics.map(\.code) == [Code(394)])
    for diagnostic in checked.diagnostics {
      #expect(diagnostic.severity == .error && !diagnostic.primary.range.isEmpty, "\(diagnostic.message)")
    }
    let wide = Samples.generate(Self.tabsInAColumn(output: "swiftui").replacing("iOS 16", with: "iOS 17")).0
    #expect(!wide.hasErrors)
  }

  @Test(arguments: ["Columns", "Conditions", "Entries", "Events", "Flows", "Guards", "Help", "Mixed", "Modals", "Roots", "Stacks"])
  func whatItCanDoIsNot(_ name: String) throws {
    #expect(try unsupported(name, output: "swiftui").filter { !$0.what.contains("before iOS 18") } == [])
  }

  /// The sizes of sheets differ from iOS 18 on, except on a phone.
  @Test(arguments: [
    ("16", "style pageSheet", 1), ("17.4", "style formSheet, popover on pad", 1), ("18", "style formSheet", 0),
    ("16", "style formSheet on phone", 0), ("16", "style fullScreen", 0), ("16", "", 0),
  ]) func sizesOfSheetsAreTold(_ platform: String, _ style: String, _ count: Int) {
    let (checked, output) = Samples.generate(
      """
      app Sheets { platform iOS \(platform); output swiftui; root stack Home }
      screen Home { on page -> present Large }
      modal Large { content stack First; \(style) }
      screen First { title "First"; on done -> dismiss }
      """)
    #expect(!checked.hasErrors)
    #expect(output.unsupported.map(\.isNeeded) == Array(repeating: false, count: count), "\(output.unsupported)")
  }

  /// The style of an event is reported, too.
  @Test func sizesThatEventsAskForAreTold() {
    let (checked, output) = Samples.generate(
      """
      app Sheets { platform iOS 17; output swiftui; root stack Home }
      screen Home { on page -> present Large as pageSheet; on form -> present Large as formSheet; on none -> present Large }
      modal Large { content stack First }
      screen First { title "First"; on done -> dismiss }
      """)
    #expect(!checked.hasErrors)
    #expect(output.unsupported.count == 2)
  }

  private func names(_ output: GeneratedSwift) -> [String] {
    output.files.map(\.name).filter { $0.contains("UIKit") || $0.contains("SwiftUI") }
  }

  @Test func bothOutputsShareAllButTheirScreens() throws {
    let checked = try Samples.check("Guards", output: "uikit, swiftui")
    func generate(_ checked: CheckedProgram) -> GeneratedSwift {
      generateSwift(for: checked.graph, places: checked.places, routes: checked.routes)
    }
    let both = generate(checked)
    #expect(both.unsupported.allSatisfy { !$0.isNeeded })
    #expect(names(both) == ["VaultSwiftUI.swift", "VaultUIKit.swift"])
    // Adding SwiftUI output doesn't change the files for UIKit.
    let controllers = generate(try Samples.check("Guards", output: "uikit"))
    #expect(Set(controllers.files).isSubset(of: both.files))
  }

  /// A feature that SwiftUI doesn't support prevents SwiftUI output, with one message.
  @Test func bothOutputsAreUIKitWhereSwiftUIIsNotThere() {
    let (checked, output) = Samples.generate(Self.tabsInAColumn(output: "uikit, swiftui"))
    #expect(!checked.hasErrors)
    #expect(output.unsupported.map(\.isNeeded) == [false])
    #expect(output.unsupported.first?.what.hasPrefix("SwiftUI output, for want of ") == true)
    #expect(names(output).allSatisfy { $0.hasSuffix("UIKit.swift") })
  }

  /// The names of the files don't depend on the output, because builds determine them before navgraph runs.
  @Test func namesBySourceAreThoseOfEveryOutput() throws {
    func names(_ output: String) throws -> [String] {
      let checked = try Samples.check("Guards", output: output)
      return generateSwift(for: checked.graph, places: checked.places, routes: checked.routes, layout: .sources).files.map(\.name)
    }
    let views = try names("swiftui")
    #expect(views.contains("NavGraph+UIKit.swift") && views.contains("NavGraph+SwiftUI.swift"))
    #expect(try names("uikit") == views)
    #expect(try names("uikit, swiftui") == views)
  }

  /// Each output has a rehearsal.
  @Test func eachOutputIsRehearsed() throws {
    func files(_ output: String) throws -> [GeneratedSwift.File] {
      let checked = try Samples.check("Guards", output: output)
      return generateTests(for: checked.graph, places: checked.places, routes: checked.routes)
    }
    let views = try files("swiftui")
    #expect(views.map(\.name) == ["VaultLinkTests.swift", "VaultRehearsal.swift"])
    #expect(views.contains { $0.text.contains("import SwiftUI") })
    let controllers = try files("uikit")
    #expect(controllers.map(\.name) == views.map(\.name))
    #expect(!controllers.contains { $0.text.contains("SwiftUI") })
    let both = try files("uikit, swiftui").map(\.name)
    #expect(both == ["VaultLinkTests.swift", "VaultRehearsal.swift", "VaultViewRehearsal.swift"])
  }
}
