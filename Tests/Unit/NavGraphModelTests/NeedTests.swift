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
    func differs(app: String, need: String) -> Bool { codes(app: "Sizes(\(app))", need: "Sizes(\(need))") == [348] }
    #expect(differs(app: #"unit: String = "cm""#, need: #"unit: String = "inch""#))
    #expect(!differs(app: #"unit: String = "cm""#, need: #"unit: String = "cm""#))
    #expect(!differs(app: #"unit: String = "cm""#, need: "unit: String"))
    #expect(differs(app: "unit: String", need: #"unit: String = "cm""#))
    #expect(differs(app: "tags: [Int] = [1, 2]", need: "tags: [Int] = [1, 3]"))
    #expect(!differs(app: "tags: [Int] = [1, 2]", need: "tags: [Int] = [1, 2]"))
    #expect(differs(app: "n: Int? = nil", need: "n: Int? = 1"))
    #expect(differs(app: "a: Int key, b: Int", need: "a: Int, b: Int key"))
    #expect(differs(app: "a: Int key, b: Int", need: "a: Int, b: Int"))
    #expect(!differs(app: "a: Int key, b: Int = 2", need: "a: Int key, b: Int = 2"))
  }
}
