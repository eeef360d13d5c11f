import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests that a need agrees with the declared parameters, their keys, and the defaults that it names (NAV0348).
@Suite struct NeedTests {
  private func codes(app: String, need: String) -> [Int] {
    let source = SourceFile(
      path: "App.navgraph",
      text: """
        app Shop { root stack Home }
        enum Unit { cm, inch }
        screen Home { on item -> push Item(id: 1) }
        screen \(app)
        module Selling
        needs enum Unit { cm, inch }
        needs screen \(need)
        screen Item(id: Int) { on sizes -> push Sizes }
        """)
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    _ = resolve([tree], names: names, diagnostics: &diagnostics)
    return diagnostics.map { Int($0.code.number) }.filter { $0 == 348 }
  }

  @Test func defaultsAndKeys() {
    func differs(_ app: String, _ need: String) -> Bool { codes(app: "Sizes(\(app))", need: "Sizes(\(need))") == [348] }
    #expect(differs(#"unit: String = "cm""#, #"unit: String = "inch""#))
    #expect(!differs(#"unit: String = "cm""#, #"unit: String = "cm""#))
    #expect(!differs(#"unit: String = "cm""#, "unit: String"))
    #expect(differs("unit: String", #"unit: String = "cm""#))
    #expect(differs("tags: [Int] = [1, 2]", "tags: [Int] = [1, 3]"))
    #expect(!differs("tags: [Int] = [1, 2]", "tags: [Int] = [1, 2]"))
    #expect(differs("n: Int? = nil", "n: Int? = 1"))
    #expect(differs("a: Int key, b: Int", "a: Int, b: Int key"))
    #expect(differs("a: Int key, b: Int", "a: Int, b: Int"))
    #expect(!differs("a: Int key, b: Int = 2", "a: Int key, b: Int = 2"))
  }
}
