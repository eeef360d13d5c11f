import Foundation
import Testing

@testable import navgraph

/// Tests of `navgraph generate --module` with a graph in several targets.
@Suite struct GenerateModuleTests {
  private static let files = [
    "App/Shop.navgraph": """
    import "../Items/Items.navgraph"
    app Shop { platform iOS 16; root stack Home }
    screen Home { title "Home"; on open(item: ItemID) -> push Item(id: item) }

    """,
    "Items/Items.navgraph": "module Items\ntype ItemID = Int\nscreen Item(id: ItemID) { title \"Item\"; on done -> pop }\n",
  ]

  @Test func eachTargetGetsItsOwn() throws {
    let folder = try Folder(Self.files)
    try Tool(in: folder).expect("generate", "App", "Items", "-o", "App/Generated", code: 0, errors: nil)
    try Tool(in: folder).expect("generate", "App", "Items", "-o", "Items/Generated", "--module", "Items", code: 0, errors: nil)
    #expect(
      folder.names.filter { $0.hasPrefix("Items/Generated/") && $0.hasSuffix(".swift") }
        == ["Items/Generated/Items+Screens.swift", "Items/Generated/Items.swift", "Items/Generated/ItemsUIKit.swift"])
    #expect(folder.read("App/Generated/Shop.swift")?.contains("import Items\n") == true)
    #expect(folder.read("App/Generated/ShopUIKit.swift")?.contains("typealias Factory = ShopFactory & Items.Factory") == true)
    #expect(folder.read("Items/Generated/ItemsUIKit.swift")?.contains("public protocol Factory: AnyObject") == true)

    // `--verify` compares the committed output of the module and of the app with the sources.
    for options in [["-o", "App/Generated"], ["-o", "Items/Generated", "--module", "Items"]] {
      let outcome = try Tool(in: folder).run(["generate", "App", "Items", "--verify"] + options)
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(try Tool(in: folder).run(["doctor"]).output.hasSuffix("no problems found\n"))
    try folder.write("Items/Items.navgraph", (Self.files["Items/Items.navgraph"] ?? "").replacing("on done", with: "on finished"))
    let stale = try Tool(in: folder).run(["generate", "App", "Items", "--verify", "-o", "Items/Generated", "--module", "Items"])
    #expect(stale.code == 2 && stale.output == "changed Items/Generated/Items+Screens.swift\n", "\(stale)")
    #expect(try Tool(in: folder).run(["doctor"]).output.contains("--module Items"))
  }

  private static let alone = """
    module Items
    needs output uikit
    needs screen Home
    needs modal Seller(name: String) returns Grade
    needs guard adult
    needs enum Grade { good, bad } from Sellers
    type ItemID = Int
    screen Item(id: ItemID) requires adult {
      on home -> push Home
      on seller(name: String) -> present Seller(name)
    }

    """

  /// The `needs` declarations of a module are enough to check and generate it alone.
  @Test func aModuleAlone() throws {
    let folder = try Folder(["Items.navgraph": Self.alone])
    try Tool(in: folder).expect("check", "Items.navgraph", code: 0, errors: nil)
    for more in [[], ["--module", "Items"]] {
      let outcome = try Tool(in: folder).run(["generate", "Items.navgraph", "-o", "Out"] + more)
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(
      folder.names.filter { $0.hasPrefix("Out/") && $0.hasSuffix(".swift") }
        == ["Out/Items+Screens.swift", "Out/Items.swift", "Out/ItemsUIKit.swift"])
    #expect(
      folder.read("Out/Items+Screens.swift")?.contains("seller: NavGraph.Request<String, Sellers.Grade>") == true)
    #expect(folder.read("Out/Items+Screens.swift")?.contains("public import Sellers") == true)
    #expect(try Tool(in: folder).run(["doctor"]).output.hasSuffix("no problems found\n"))
    try Tool(in: folder).expect("generate", "Items.navgraph", "-o", "Sources", "--by-source", code: 0, errors: nil)
    #expect(
      folder.names.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") } == [
        "Sources/Items+NavGraph.swift", "Sources/NavGraph+Routes.swift", "Sources/NavGraph+State.swift", "Sources/NavGraph+SwiftUI.swift",
        "Sources/NavGraph+Tables.swift", "Sources/NavGraph+UIKit.swift",
      ])
  }

  /// Subcommands that need a whole app report that it is missing. Diagrams and texts don't need one.
  @Test func otherVerbsOnAModuleAlone() throws {
    let folder = try Folder(["Items.navgraph": Self.alone, "run.ndjson": "{}\n"])
    func run(_ arguments: String...) throws -> Tool.Outcome {
      try Tool(in: folder).run(arguments)
    }
    for arguments in [
      ["routes"], ["routes", "--json"], ["open", "shop://x"], ["coverage", "run.ndjson", "Items.navgraph"],
      ["generate", "-o", "Out", "--tests"],
      ["generate", "-o", "Out", "--system-files", "--app-id", "ABCDE12345.com.example.app"],
    ] {
      let outcome = try Tool(in: folder).run(arguments)
      #expect(outcome.code == 64 && outcome.errors.contains("the module `Items` without the app that joins it"), "\(arguments): \(outcome)")
    }
    let picture = try run("graph", "--format", "dot")
    #expect(picture.code == 0 && picture.output.contains("Home") && picture.output.contains("Seller"), "\(picture)")
    for format in ["mermaid", "plantuml", "json", "html"] {
      let outcome = try run("graph", "--format", format)
      #expect(outcome.code == 0 && outcome.output.contains("Home"), "\(format): \(outcome)")
    }
    #expect(try run("strings").code == 0)
    let formatted = try run("format")
    #expect(formatted.code == 0 && formatted.output.contains("needs modal Seller(name: String) returns Grade"), "\(formatted)")
  }

  /// `--importable` adds the files of modules to the inputs of an app.
  @Test func anAppJoinsModulesOfOtherTargets() throws {
    let folder = try Folder([
      "App/Shop.navgraph": """
      import "../Items/Items.navgraph"
      import "../Sellers/Sellers.navgraph"
      app Shop { platform iOS 16; root stack Home }
      guard adult
      screen Home { on open(id: ItemID) -> push Item(id) }

      """, "Items/Items.navgraph": Self.alone, "Sellers/Sellers.navgraph": Self.sellers,
      "Other/Other.navgraph": "app Other { root stack A }\n",
    ])
    let arguments = ["generate", "--by-source", "-o", "Out"]
    let importable = ["Items/Items", "Other/Other", "Sellers/Sellers"].flatMap { ["--importable", $0 + ".navgraph"] }
    func run(_ more: [String]) throws -> Tool.Outcome {
      try Tool(in: folder).run(arguments + more + ["--", "App/Shop.navgraph"])
    }
    let outcome = try run(importable)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      folder.names.filter { $0.hasPrefix("Out/") && $0.hasSuffix("+NavGraph.swift") }
        == ["Items", "Other", "Sellers", "Shop"].map { "Out/\($0)+NavGraph.swift" })
    #expect(folder.read("Out/Items+NavGraph.swift")?.contains("typealias Events = Items.Item.Events") == true)
    #expect(
      folder.read("Out/Other+NavGraph.swift") == """
        // Generated by navgraph from Other.navgraph. Do not edit.
        // swiftlint:disable all
        // swift-format-ignore-file
        // This file is empty because nothing imports it. Builds expect it.

        """)
    // A file that isn't among the inputs isn't imported.
    let unknown = try run(Array(importable.prefix(2)))
    #expect(unknown.code == 1 && unknown.errors.contains("../Sellers/Sellers.navgraph"), "\(unknown)")
    let missing = try run(["--importable", "Nothing.navgraph"])
    #expect(missing.code == 74 && missing.errors.contains("there is no Nothing.navgraph"), "\(missing)")
    let pointless = try Tool(in: folder).run(["generate", "-o", "Out", "--importable", "Items/Items.navgraph", "App"])
    #expect(pointless.code == 64 && pointless.errors.contains("--by-source"), "\(pointless)")
  }

  /// The module of the named file is generated, even if the file imports another module.
  @Test func aModuleAloneImportsAnother() throws {
    let folder = try Folder([
      "Items/Items.navgraph": "import \"../Sellers/Sellers.navgraph\"\n"
        + Self.alone.split(separator: "\n", omittingEmptySubsequences: false).filter {
          !$0.contains("Grade {") && !$0.contains("needs modal")
        }
        .joined(separator: "\n"), "Sellers/Sellers.navgraph": Self.sellers,
    ])
    let outcome = try Tool(in: folder).run([
      "generate", "--by-source", "-o", "Out", "--importable", "Sellers/Sellers.navgraph", "--", "Items/Items.navgraph",
    ])
    #expect(outcome.code == 0, "\(outcome)")
    #expect(folder.read("Out/Items+NavGraph.swift")?.contains("NavGraph.Request<String, Sellers.Grade>") == true)
    #expect(folder.read("Out/.navgraph-outputs")?.contains("--module Items") == true)
  }

  private static let sellers = """
    module Sellers
    needs output uikit
    enum Grade { good, bad }
    modal Seller(name: String) returns Grade { content stack Grading(name) }
    screen Grading(name: String) { on done(grade: Grade) -> finish(grade); on close -> dismiss }

    """

  @Test func severalModulesAlone() throws {
    let folder = try Folder([
      "Items.navgraph": Self.alone,
      "Sellers.navgraph": Self.sellers,
    ])
    try Tool(in: folder).expect("check", code: 0, errors: nil)
    let outcome = try Tool(in: folder).run(["generate", "-o", "Out"])
    #expect(outcome.code == 64 && outcome.errors.contains("--module Items"), "\(outcome)")
    try Tool(in: folder).expect("generate", "-o", "Out", "--module", "Sellers", code: 0, errors: nil)
    #expect(folder.read("Out/Sellers.swift")?.contains("enum Grade") == true)
  }

  @Test func whatDoesNotGoTogether() throws {
    let folder = try Folder(Self.files)
    func errors(_ arguments: String...) throws -> String {
      let outcome = try Tool(in: folder).run(["generate", "App", "Items", "-o", "Out"] + arguments)
      #expect(outcome.code == 64 && folder.names.allSatisfy { !$0.hasPrefix("Out") }, "\(outcome)")
      return outcome.errors
    }
    #expect(try errors("--module", "Other").contains("the modules are Items"))
    #expect(try errors("--module", "Items", "--tests").contains("--module and --tests can't be used together"))
    let plain = try Folder(["Shop.navgraph": "app Shop { platform iOS 16; root stack Home }\nscreen Home { title \"Home\" }\n"])
    let outcome = try Tool(in: plain).run(["generate", "-o", "Out", "--module", "Items"])
    #expect(outcome.code == 64 && outcome.errors.contains("write `module Items` before its declarations"), "\(outcome)")
  }
}
