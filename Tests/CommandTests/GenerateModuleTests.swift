import Foundation
import Testing

@testable import navgraph

/// `navgraph generate --module`: a graph whose parts are in several targets.
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
    let module = ["--support", "module"]
    try Tool.expect("generate", "App", "Items", "-o", "App/Generated", "--support", "module", in: folder, code: 0, errors: nil)
    try Tool.expect(
      "generate", "App", "Items", "-o", "Items/Generated", "--support", "module", "--module", "Items", in: folder, code: 0, errors: nil)
    #expect(
      folder.names.filter { $0.hasPrefix("Items/Generated/") && $0.hasSuffix(".swift") }
        == ["Items/Generated/Items+Screens.swift", "Items/Generated/Items.swift", "Items/Generated/ItemsUIKit.swift"])
    #expect(folder.read("App/Generated/Shop.swift")?.contains("import Items\n") == true)
    #expect(folder.read("App/Generated/ShopUIKit.swift")?.contains("typealias Factory = ShopFactory & Items.Factory") == true)
    #expect(folder.read("Items/Generated/ItemsUIKit.swift")?.contains("public protocol Factory: AnyObject") == true)

    // What is committed is held against the sources, of the module and of the app.
    for options in [["-o", "App/Generated"] + module, ["-o", "Items/Generated"] + module + ["--module", "Items"]] {
      let outcome = try Tool.run(["generate", "App", "Items", "--verify"] + options, in: folder, input: "", environment: [:])
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(try Tool.run(["doctor"], in: folder, input: "", environment: [:]).output.hasSuffix("all is well\n"))
    try folder.write("Items/Items.navgraph", (Self.files["Items/Items.navgraph"] ?? "").replacing("on done", with: "on finished"))
    let stale = try Tool.run(
      ["generate", "App", "Items", "--verify", "-o", "Items/Generated"] + module + ["--module", "Items"], in: folder, input: "",
      environment: [:])
    #expect(stale.code == 2 && stale.output == "changed Items/Generated/Items+Screens.swift\n", "\(stale)")
    #expect(try Tool.run(["doctor"], in: folder, input: "", environment: [:]).output.contains("--support module --module Items"))
  }

  @Test func whatDoesNotGoTogether() throws {
    let folder = try Folder(Self.files)
    func errors(_ arguments: String...) throws -> String {
      let outcome = try Tool.run(["generate", "App", "Items", "-o", "Out"] + arguments, in: folder, input: "", environment: [:])
      #expect(outcome.code == 64 && folder.names.allSatisfy { !$0.hasPrefix("Out") }, "\(outcome)")
      return outcome.errors
    }
    #expect(try errors().contains("`Items` and the app that joins it share one run time"))
    #expect(try errors("--tests").contains("`Items` and the app that joins it share one run time"))
    #expect(try errors("--module", "Items").contains("modules share one run time"))
    #expect(try errors("--support", "module", "--module", "Other").contains("there are Items"))
    #expect(try errors("--support", "module", "--module", "Items", "--tests").contains("--module and --tests can't go together"))
    let plain = try Folder(["Shop.navgraph": "app Shop { platform iOS 16; root stack Home }\nscreen Home { title \"Home\" }\n"])
    let outcome = try Tool.run(
      ["generate", "-o", "Out", "--support", "module", "--module", "Items"], in: plain, input: "", environment: [:])
    #expect(outcome.code == 64 && outcome.errors.contains("write `module Items` before what it has"), "\(outcome)")
  }
}
