import NavGraphCompiler
import NavGraphSyntax
import Testing

/// Tests of programs whose nearest fix could change the meaning, which `check --fix` leaves alone.
@Suite struct CarefulFixTests {
  private func fixed(_ text: String) -> String { FixedProgram([("A.navgraph", text)]).text }

  @Test func aMisspeltParameterIsNotTaughtToItsCallers() throws {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card(name: String) -> push Card(name)MORE }
      screen Card(nme: String) { title }
      """
    let once = FixedProgram([("A.navgraph", text.replacing("MORE", with: ""))])
    #expect(once.mending.changed.isEmpty)
    let offers = try #require(once.before.diagnostics.first { $0.code == Code(402) }?.fixes)
    #expect(
      offers.map(\.title) == ["write `nme: name`", "write `name` where it is declared"] && offers.allSatisfy { $0.applicability == .maybe })
    // The parameter's name is the misspelled one.
    let twice = FixedProgram([("A.navgraph", text.replacing("MORE", with: "; on other(name: String) -> push Card(name)"))])
    let diagnostic = try #require(twice.before.diagnostics.first)
    #expect(twice.mending.changed.isEmpty && twice.before.diagnostics.count == 1)
    #expect(twice.before.files[0].text(in: diagnostic.primary.range) == "nme")
    #expect(diagnostic.fixes.map(\.title) == ["write `name` where it is declared", "write `nme` everywhere"])
    let body = FixedProgram([("A.navgraph", text.replacing("MORE", with: "").replacing("title }", with: "title \"{name}\" }"))])
    #expect(body.before.diagnostics.count == 1 && body.before.files[0].text(in: body.before.diagnostics[0].primary.range) == "nme")
    // A name that isn't similar lacks its label.
    #expect(fixed(text.replacing("MORE", with: "").replacing("nme", with: "id")).contains("Card(id: name)"))
  }

  @Test func aMisspeltDeclarationIsNamedFirst() throws {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on a -> push Detail; on b -> push Detail }
      screen Detial { title "D" }
      """
    let diagnostics = FixedProgram([("A.navgraph", text)]).before.diagnostics
    #expect(
      diagnostics.count == 1 && diagnostics.first?.message == "`Detail` is used but not declared, and `Detial` is declared but not used")
    let used = FixedProgram([("A.navgraph", text.replacing("on b -> push Detail", with: "on b -> push Detial"))]).before
    #expect(used.diagnostics.count == 1 && used.diagnostics.first.map { used.files[0].text(in: $0.primary.range) } == "Detail")
  }

  @Test func nothingIsFixedButTheTextWhileItCannotBeRead() {
    let modules = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card(id: CardID) -> push Card(id) }
      module Base
      type CardID = Int
      screen Other(id: CardID) { title; on card -> push Card(id) }
      module
      needs type CardID = Int from Base
      needs screen Other(id: CardID)
      screen Card(id: CardID) { title; on other -> push Other(id) }
      """
    #expect(fixed(modules) == modules)
    let half = modules.replacing("module\nneeds type", with: "module Deck\n type")
    #expect(fixed(half) == half)
  }

  @Test func aWordThatIsWrittenTwiceIsRemoved() {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      condition busy
      screen Home {
        title "Home"
        on card(id: Int) -> push Card(id: id)
        on sheet -> present Sheet
      }
      screen Card(id: Int) { title; on done -> pop }
      modal Sheet { content stack Form; style pageSheet, formSheet on pad; detents medium }
      screen Form { title "Form"; on done -> finish }
      """
    for (once, twice) in [
      ("condition busy", "condition busy busy"), ("title \"Home\"", "title title \"Home\""), ("id: Int) -> push", "id: Int Int) -> push"),
      ("id: id", "id: id id"), ("-> pop", "-> pop pop"), ("on pad", "on on pad"), ("-> finish", "-> finish finish"),
      ("detents medium", "detents detents medium"),
    ] {
      let wrong = text.replacing(once, with: twice)
      let result = fixed(wrong)
      #expect(result == text || result == wrong, "\(twice):\n\(result)")
    }
    #expect(fixed(text.replacing("-> finish", with: "-> finish finish")) == text)
  }

  @Test func aDotForACommaDropsNothing() {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card(deck: Int, id: Int) -> push Card(deck, id) }
      screen Card(deck: Int, id: Int) { title }
      """
    #expect(fixed(text.replacing("Card(deck, id)", with: "Card(deck. id)")) == text)
    let joined = text.replacing("Card(deck, id)", with: "Card(deck.id)")
    #expect(fixed(joined) == joined)
  }

  @Test func anEventWithoutOnIsAnEvent() {
    let text =
      "app Cards { platform iOS 16; root stack Home }\nscreen Home {\n  title \"Home\"\n  on hide -> push Card\n}\nscreen Card { title \"Card\" }\n"
    let mended = FixedProgram([("A.navgraph", text.replacing("on hide", with: "hide"))])
    #expect(mended.text == text && mended.before.diagnostics.count == 1, "\(mended.before.diagnostics)")
  }

  /// Returns the titles of the fixes for the first diagnostic of a code, in a program of two events. Records an issue if a fix is
  /// automatic.
  private func offers(code: Int, call: String, event: String = "id: String, title: String", rest: String = "") -> [String] {
    let mended = FixedProgram([
      (
        "A.navgraph",
        """
        app Cards { platform iOS 16; root stack Home }
        enum Tone { soft, loud }
        condition busy
        condition late
        screen Home { title "Home"; on card(\(event)) -> \(call)\(rest) }
        screen Card(id: String, title: String, note: String = "") { title; on back -> pop }
        screen Sound(tone: Tone) { title; on back -> pop }
        screen Lists(ids: [Int], id: Int = 0) { title; on back -> pop }
        """
      )
    ])
    #expect(mended.mending.changed.isEmpty, "\(mended.text)")
    return mended.before.diagnostics.first { $0.code == Code(UInt16(code)) }?.fixes.map(\.title) ?? []
  }

  @Test func anArgumentIsOnlyRemovedIfNothingElseCanBeMeant() {
    #expect(offers(code: 403, call: "push Card(id, id, title)") == ["write `id: id`", "remove the repetition"])
    #expect(offers(code: 403, call: "push Card(id, title, id)") == ["write `title: id`", "remove the repetition"])
    #expect(offers(code: 403, call: "push Card(title, id, id)") == ["write `title: id`", "write `id: id`", "remove the repetition"])
    #expect(offers(code: 403, call: "push Card(id, title, note, id)") == ["write `note: id`", "remove the repetition"])
    // The repeated argument may be the missing one.
    #expect(offers(code: 403, call: "push Card(id: \"a\", id: \"a\")") == ["remove the repetition"])
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card(id: String, count: Int) -> push Card(CALL) }
      screen Card(id: String, count: Int) { title; on back -> pop }
      """
    for (wrong, right) in [
      // The repeated value can't be the missing argument, because its type differs.
      ("id, count, id", "id, count"), ("id: \"a\", count, id: \"a\"", "id: \"a\", count"), ("id, count: 1, id", "id, count: 1"),
      ("id,\n  count,\n  count", "id,\n  count"),
    ] {
      #expect(fixed(text.replacing("CALL", with: wrong)) == text.replacing("CALL", with: right))
    }
  }

  @Test func operatorsMayHaveLostWhatTheyJoin() {
    let branches = "; on next { when busy and and late -> push Card(id: \"\", title: \"\"); otherwise -> stay }"
    #expect(offers(code: 209, call: "stay", event: "id: String", rest: branches) == ["remove the second `and`"])
    #expect(offers(code: 201, call: "push Lists(ids: []) then then pop", event: "id: Int").contains("remove the second `then`"))
    #expect(offers(code: 201, call: "pop pop", event: "id: Int").contains("remove the second `pop`"))
    // The user may have omitted a `/`.
    #expect(offers(code: 201, call: "push Card  Card(id, title)").contains("remove the second `Card`"))
  }

  @Test func aCommaIsMovedOutOfAList() {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card -> push Lists(ids: [1, 2], id: 1) }
      screen Lists(ids: [Int], id: Int) { title "Lists"; on back -> pop }
      """
    #expect(fixed(text.replacing("2], id", with: "2,] id")) == text)
    #expect(fixed(text.replacing("2], id", with: "2] id")) == text)
    // Adjacent elements may be a repetition.
    for wrong in ["[1, 2, ]id: 1", "[1, 2]id: 1", "[1, 2-2], id: 1"] {
      let slip = text.replacing("[1, 2], id: 1", with: wrong)
      #expect(fixed(slip) == slip)
    }
  }

  @Test func aDotAtTheEndOfAnElementIsAComma() {
    let text = """
      app Cards { platform iOS 16; root stack Home }
      screen Home { title "Home"; on card -> push Lists(
        ids: [1,
          2,
        ],
        id: 1,
      ) }
      screen Lists(ids: [Int], id: Int) { title "Lists"; on back -> pop }
      """
    for (comma, dot) in [("1,\n    2", "1.\n    2"), ("2,\n", "2.\n"), ("],\n", "].\n"), ("1,\n)", "1.\n)")] {
      let wrong = text.replacing(comma, with: dot)
      #expect(wrong != text && fixed(wrong) == text, "\(wrong)")
    }
    // The dot may belong to a case.
    #expect(offers(code: 201, call: "push Sound(tone: soft.)", event: "soft: Tone") == ["write `,`"])
  }

  @Test func aCaseWithoutItsDotMayBeAMisspeltValue() {
    #expect(offers(code: 315, call: "push Sound(tone: soft)", event: "sotf: Tone") == ["write `.soft`", "write `sotf`"])
    let text = """
      app Cards { platform iOS 16; root stack Home }
      enum Tone { soft, loud }
      screen Home { title "Home"; on card -> push Sound(tone: .soft) }
      screen Sound(tone: Tone) { title "Sound"; on back -> pop }
      """
    #expect(fixed(text.replacing(".soft", with: "soft")) == text)
    // A bare name is an argument with the label of the same name, but a case isn't.
    let bare = text.replacing("soft, loud", with: "tone, loud").replacing("tone: .soft", with: "tone")
    #expect(fixed(bare) == bare)
    #expect(FixedProgram([("A.navgraph", bare)]).before.diagnostics.first?.fixes.map(\.title) == ["write `tone: .tone`"])
  }

  @Test func backquotesMayBePartOfAText() {
    let text = "app Cards { platform iOS 16; root stack Home }\nscreen Home { title QUOTED }\n"
    let backquotes = text.replacing("QUOTED", with: "`Home`")
    #expect(fixed(backquotes) == backquotes)
    #expect(fixed(text.replacing("QUOTED", with: "“Home”")) == text.replacing("QUOTED", with: "\"Home\""))
  }
}
