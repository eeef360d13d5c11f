import NavGraphCompiler
import NavGraphSwift
import Testing

/// What an output can't do yet is said, with its place; what the graph would not get is an error.
@Suite struct UnsupportedTests {
  private func unsupported(_ name: String, output: String) throws -> [Unsupported] {
    let checked = try Samples.check(name, output: output)
    return generateSwift(for: checked.graph, checked.places, checked.routes, support: .module).unsupported
  }

  @Test(arguments: ["Columns", "Pages", "Modals", "Appearances", "Entries", "Tabs", "Alerts", "Stacks"])
  func whatSwiftUIOutputCantDoIsAnError(_ name: String) throws {
    let found = try unsupported(name, output: "swiftui")
    #expect(!found.isEmpty)
    for item in found { #expect(item.isNeeded && !item.range.isEmpty, "\(item.what)") }
  }

  @Test(arguments: ["Conditions", "Events", "Flows", "Guards", "Roots"]) func whatItCanDoIsNot(_ name: String) throws {
    #expect(try unsupported(name, output: "swiftui") == [])
  }

  @Test func bothOutputsAreUIKitSoFar() throws {
    let checked = try Samples.check("Guards", output: "uikit, swiftui")
    let output = generateSwift(for: checked.graph, checked.places, checked.routes, support: .module)
    #expect(output.unsupported.map(\.what) == ["SwiftUI output"])
    #expect(output.unsupported.map(\.isNeeded) == [false])
    #expect(output.files.contains { $0.name == "VaultUIKit.swift" })
    #expect(!output.files.contains { $0.name == "VaultSwiftUI.swift" })
  }

  /// The run time for SwiftUI takes the place of that for UIKit.
  @Test func oneHostIsEmbedded() throws {
    let checked = try Samples.check("Flows", output: "swiftui")
    let names = generateSwift(for: checked.graph, checked.places, checked.routes, support: .embedded).files.map(\.name)
    #expect(names.contains("TravelSwiftUISupport.swift"))
    #expect(!names.contains { $0.contains("UIKit") })
  }
}
