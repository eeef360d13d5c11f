import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the applicability of fixes.
@Suite struct FixTests {
  private func app(home: String, rest: String = "") -> String { "app Shop { root stack Home }\nscreen Home {\n\(home)\n}\n\(rest)" }

  private func diagnostics(in text: String, code: UInt16) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var names = NameTable()
    let tree = parse(SourceFile(path: "A.navgraph", text: text), file: FileID(0), names: &names, diagnostics: &diagnostics)
    _ = resolve([tree], names: names, diagnostics: &diagnostics)
    return diagnostics.filter { $0.code == Code(code) }
  }

  private func fixes(in text: String, code: UInt16) -> [String] {
    diagnostics(in: text, code: code).flatMap(\.fixes).map { fix in
      "\(fix.applicability == .always ? "!" : "?") "
        + String(decoding: Edits.apply(fix.edits, to: Array(text.utf8)), as: UTF8.self).split(separator: "\n").joined(separator: "|")
    }
  }

  @Test func repetitionsWordForWordCanGo() {
    #expect(fixes(in: app(home: "title \"A\"\ntitle \"A\""), code: 311) == ["! app Shop { root stack Home }|screen Home {|title \"A\"|}"])
    #expect(fixes(in: app(home: "title \"A\"\ntitle \"B\""), code: 311) == ["? app Shop { root stack Home }|screen Home {|title \"A\"|}"])
    #expect(fixes(in: app(home: "on a -> stay\non a   -> stay // again"), code: 304).first?.hasPrefix("! ") == true)
    #expect(fixes(in: app(home: "on a -> stay\non a -> pop"), code: 304) == [])
    #expect(
      fixes(in: app(home: "", rest: "screen B\n/// More.\nscreen B"), code: 303) == [
        "! app Shop { root stack Home }|screen Home {|}|screen B"
      ])
    #expect(fixes(in: app(home: "", rest: "screen B\nscreen B { title }"), code: 303) == [])
    #expect(fixes(in: app(home: "", rest: "screen B\nguard B"), code: 303) == [])
  }

  /// A fix that inserts or moves a line leaves comments on their lines.
  @Test func keepsCommentsOnTheirLines() {
    func moved(_ branches: String) -> [String] { fixes(in: app(home: "on a {\n" + branches), code: 214) }
    let start = "? app Shop { root stack Home }|screen Home {|on a {|"
    #expect(
      moved("    // no\n    otherwise -> stay  // why\n    // yes\n    when x -> pop  // c\n  }") == [
        start + "    // yes|    when x -> pop  // c|    // no|    otherwise -> stay  // why|  }|}"
      ])
    #expect(moved("  otherwise -> stay // why\n  when x -> pop }") == [start + "  when x -> pop|  otherwise -> stay // why| }|}"])
    #expect(fixes(in: "module Shop  // shop\nscreen X\n", code: 329).first == "? module Shop  // shop|needs output uikit|screen X")
  }

  @Test func labelsThatCanOnlyBeOne() {
    let item = "screen Item(id: Int, n: Int = 1, s: String? = nil)"
    #expect(fixes(in: app(home: "on a(x: Int) -> push Item(x)", rest: "screen Item(id: Int)"), code: 402).first?.hasPrefix("! ") == true)
    #expect(fixes(in: app(home: "on a(x: Int) -> push Item(x)", rest: item), code: 402).allSatisfy { $0.hasPrefix("? ") })
    #expect(
      fixes(in: app(home: "on a(x: Int) -> push Item(x, id: 1)", rest: "screen Item(id: Int, n: Int = 1)"), code: 402).allSatisfy {
        $0.hasPrefix("? ")
      })
    #expect(fixes(in: app(home: "on a -> push Item(1)", rest: "screen Item(id: Int)"), code: 405).first?.hasPrefix("! ") == true)
    #expect(fixes(in: app(home: "on a -> push Item(\"1\")", rest: "screen Item(id: Int)"), code: 405).first?.hasPrefix("? ") == true)
    #expect(
      fixes(in: app(home: "on a -> push Item(1, id: 2)", rest: "screen Item(id: Int, n: Int = 1)"), code: 405).allSatisfy {
        $0.hasPrefix("? ")
      })
  }

  @Test func argumentsThatAreGivenAgain() {
    let item = "screen Item(id: Int, n: Int = 1)"
    let apart = fixes(in: app(home: "on a(id: Int) -> push Item(id, n: 2, id)", rest: item), code: 403)
    #expect(apart.count == 1 && apart[0].hasPrefix("! ") && apart[0].contains("push Item(id, n: 2)|"))
    // The comma may be a mistyped colon.
    let adjacent = fixes(in: app(home: "on a(id: Int) -> push Item(id, id)", rest: item), code: 403)
    #expect(adjacent.map { $0.prefix(2) } == ["? ", "? "])
    #expect(adjacent.first?.contains("push Item(id: id)|") == true && adjacent.last?.contains("push Item(id)|") == true)
    #expect(
      fixes(in: app(home: "on a(id: Int) -> push Item(id, id: 2)", rest: "screen Item(id: Int)"), code: 403).first?.hasPrefix("? ") == true)
  }

  /// A tab is shown by `select`. A similar name of a screen may still be meant.
  @Test func tabsInsteadOfScreens() {
    let tabs = "tabs Main { tab home \"Home\" icon \"house\" stack Home\n tab orders \"Orders\" icon \"bag\" stack Bag }\nscreen Bag"
    for (action, labels) in [("switch to orders", [0]), ("push home", [1, 2]), ("present nothing", [])] {
      let found = diagnostics(in: "app Shop { root Main }\nscreen Home { on a -> \(action) }\n\(tabs)", code: 301)
      let texts = [
        "a tab has this name: `select orders` shows it", "`Home` is declared here", "a tab has this name: `select home` shows it",
      ]
      #expect(found.map { $0.secondary.map(\.text) } == [labels.map { texts[$0] }], "\(action)")
    }
  }

  @Test func listsEachValueOnce() {
    let found = diagnostics(
      in:
        "app Shop { root stack Home(kind: 1) }\nscreen Home(kind: Int) { on a(kind: Int, id: Int) -> push B(x: other) }\nscreen B(x: Int)",
      code: 315)
    #expect(found.map(\.notes) == [["in scope: `id`, `kind`"]])
  }

  @Test func slipsOfTheHand() {
    let legal = ["title", "tab", "tabs", "detents", "content", "contents"]
    #expect(Spelling.isSlip("titel", of: "title", among: legal) && Spelling.isSlip("detent", of: "detents", among: legal))
    #expect(!Spelling.isSlip("conten", of: "content", among: legal), "two words are near")
    #expect(!Spelling.isSlip("tap", of: "tab", among: legal), "short words are near to anything")
    #expect(!Spelling.isSlip("tile", of: "tabs", among: legal))
  }
}
