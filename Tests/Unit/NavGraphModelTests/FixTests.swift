import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the applicability of fixes.
@Suite struct FixTests {
  private func app(_ home: String, _ rest: String = "") -> String { "app Shop { root stack Home }\nscreen Home {\n\(home)\n}\n\(rest)" }

  private func fixes(_ text: String, _ code: UInt16) -> [String] {
    var diagnostics: [Diagnostic] = []
    var names = NameTable()
    let tree = parse(SourceFile(path: "A.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    _ = resolve([tree], names: names, diagnostics: &diagnostics)
    return diagnostics.filter { $0.code == Code(code) }.flatMap(\.fixes).map { fix in
      "\(fix.applicability == .always ? "!" : "?") "
        + String(decoding: Edits.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self).split(separator: "\n").joined(separator: "|")
    }
  }

  @Test func repetitionsWordForWordCanGo() {
    #expect(fixes(app("title \"A\"\ntitle \"A\""), 311) == ["! app Shop { root stack Home }|screen Home {|title \"A\"|}"])
    #expect(fixes(app("title \"A\"\ntitle \"B\""), 311) == ["? app Shop { root stack Home }|screen Home {|title \"A\"|}"])
    #expect(fixes(app("on a -> stay\non a   -> stay // again"), 304).first?.hasPrefix("! ") == true)
    #expect(fixes(app("on a -> stay\non a -> pop"), 304) == [])
    #expect(fixes(app("", "screen B\n/// More.\nscreen B"), 303) == ["! app Shop { root stack Home }|screen Home {|}|screen B"])
    #expect(fixes(app("", "screen B\nscreen B { title }"), 303) == [])
    #expect(fixes(app("", "screen B\nguard B"), 303) == [])
  }

  @Test func labelsThatCanOnlyBeOne() {
    let item = "screen Item(id: Int, n: Int = 1, s: String? = nil)"
    #expect(fixes(app("on a(x: Int) -> push Item(x)", "screen Item(id: Int)"), 402).first?.hasPrefix("! ") == true)
    #expect(fixes(app("on a(x: Int) -> push Item(x)", item), 402).allSatisfy { $0.hasPrefix("? ") })
    #expect(fixes(app("on a(x: Int) -> push Item(x, id: 1)", "screen Item(id: Int, n: Int = 1)"), 402).allSatisfy { $0.hasPrefix("? ") })
    #expect(fixes(app("on a -> push Item(1)", "screen Item(id: Int)"), 405).first?.hasPrefix("! ") == true)
    #expect(fixes(app("on a -> push Item(\"1\")", "screen Item(id: Int)"), 405).first?.hasPrefix("? ") == true)
    #expect(fixes(app("on a -> push Item(1, id: 2)", "screen Item(id: Int, n: Int = 1)"), 405).allSatisfy { $0.hasPrefix("? ") })
  }

  @Test func argumentsThatAreGivenAgain() {
    let item = "screen Item(id: Int, n: Int = 1)"
    let apart = fixes(app("on a(id: Int) -> push Item(id, n: 2, id)", item), 403)
    #expect(apart.count == 1 && apart[0].hasPrefix("! ") && apart[0].contains("push Item(id, n: 2)|"))
    // The comma may be a mistyped colon.
    let adjacent = fixes(app("on a(id: Int) -> push Item(id, id)", item), 403)
    #expect(adjacent.map { $0.prefix(2) } == ["? ", "? "])
    #expect(adjacent.first?.contains("push Item(id: id)|") == true && adjacent.last?.contains("push Item(id)|") == true)
    #expect(fixes(app("on a(id: Int) -> push Item(id, id: 2)", "screen Item(id: Int)"), 403).first?.hasPrefix("? ") == true)
  }

  @Test func slipsOfTheHand() {
    let legal = ["title", "tab", "tabs", "detents", "content", "contents"]
    #expect(Spelling.isSlip("titel", of: "title", among: legal) && Spelling.isSlip("detent", of: "detents", among: legal))
    #expect(!Spelling.isSlip("conten", of: "content", among: legal), "two words are near")
    #expect(!Spelling.isSlip("tap", of: "tab", among: legal), "short words are near to anything")
    #expect(!Spelling.isSlip("tile", of: "tabs", among: legal))
  }
}
