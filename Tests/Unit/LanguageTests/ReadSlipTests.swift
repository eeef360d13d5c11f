import NavGraphCompiler
import NavGraphSyntax
import Testing

/// Tests of slips that break the structure of a text. Each causes one diagnostic, and its fix restores the text or isn't automatic.
@Suite struct ReadSlipTests {
  private static let app = """
    app Cards { platform iOS 16; scheme cards; root stack Home }
    screen Home {
      title "Home"
      on card(id: Int, deck: Int) -> push Card(id, deck)
      on ask -> present Ask then {
        finished -> push Card(id: 1, deck: 2)
      }
    }
    screen Card(id: Int, deck: Int) {
      title "Card"
      on close -> pop
    }
    modal Ask {
      content stack Question
      style formSheet
      dismissal blocked
    }
    screen Question { title "Sure?"; on yes -> finish; on no -> dismiss }

    """

  private func mended(_ old: String, _ new: String) -> FixedProgram {
    FixedProgram([("A.navgraph", ReadSlipTests.app.replacing(old, with: new, maxReplacements: 1))])
  }

  @Test(arguments: [
    ("screen Home {", "screen Home ("), ("screen Home {", "screen Home ["), ("modal Ask {", "modal Ask ("),
    ("app Cards {", "app Cards ["), ("deck: Int) {", "deck: Int) ("), ("Ask then {", "Ask then ("),
    ("on card(id: Int", "on card[id: Int"), ("screen Card(id", "screen Card{id"), ("push Card(id, deck)", "push Card[id, deck)"),
    ("on close -> pop", "on close pop ->"), ("-> push Card(id, deck)", "push -> Card(id, deck)"),
    ("content stack Question\n", "content stack Question )\n"), ("; on yes", "on ; yes"), ("; on no", "on ; no"),
  ])
  func oneDiagnosticAndTheTextThatWasMeant(_ old: String, _ new: String) {
    let mended = mended(old, new)
    let errors = mended.before.diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty && errors.count < 3, "\(new): \(errors.map(\.message))")
    if !mended.mending.changed.isEmpty { #expect(canonical(mended.text) == canonical(ReadSlipTests.app), "\(new)") }
  }

  private func canonical(_ text: String) -> [Substring] {
    text.replacing(" ", with: "").replacing("\n", with: ";").split(separator: ";")
  }

  @Test func bracketsOfAnotherKindAreFixed() {
    for (old, new) in [
      ("screen Home {", "screen Home ("), ("screen Card(id", "screen Card{id"), ("push Card(id, deck)", "push Card[id, deck)"),
    ] {
      let mended = mended(old, new)
      #expect(mended.before.diagnostics.map(\.code) == [Code(221)], "\(new): \(mended.before.diagnostics.map(\.message))")
      #expect(mended.text == ReadSlipTests.app, "\(new)")
    }
  }

  @Test func linesWithoutTheirHeadAreOneMistake() throws {
    // The lines may belong to the screen above, whose `}` would be too early.
    let screen = mended("screen Card(id: Int, deck: Int) {\n", "").before.diagnostics
    let diagnostic = try #require(screen.first)
    #expect(screen.count == 1 && diagnostic.message == "this `}` closes the body of a screen too early", "\(screen.map(\.message))")
    #expect(diagnostic.help == ["or write the first line of the declaration that it belongs to"])
    let modal = mended("modal Ask {\n", "").before.diagnostics
    #expect(modal.count == 1 && modal.first?.message == "`content`, `style`, `dismissal` aren't in the body of a modal")
  }

  @Test func linesOfAnotherBodyAreOneMistake() {
    let diagnostics = mended("  title \"Card\"\n", "  content stack Card\n  style formSheet\n  dismissal blocked\n").before.diagnostics
    #expect(diagnostics.map(\.code) == [Code(216)], "\(diagnostics.map(\.message))")
  }

  @Test func theTextWithoutItsQuoteIsNamed() throws {
    let tabs = """
      app Cards { platform iOS 16; root Main }
      tabs Main { tab home "Home" icon "house" stack Home; tab more "More" icon "gear" stack More }
      screen Home { title "Home" }
      screen More { title "More" }

      """
    func diagnostic(_ old: String, _ new: String) throws -> (String, String) {
      let before = FixedProgram([("A.navgraph", tabs.replacing(old, with: new))]).before
      let diagnostic = try #require(before.diagnostics.first)
      #expect(before.diagnostics.count == 1, "\(new): \(before.diagnostics.map(\.message))")
      return (diagnostic.message, before.files[0].text(in: diagnostic.primary.range))
    }
    #expect(try diagnostic("home \"Home\"", "home Home\"") == ("this string has no opening quote", "Home\""))
    #expect(try diagnostic("\"house\"", "house\"") == ("this string has no opening quote", "house\""))
    #expect(try diagnostic("\"house\"", "\"house").0 == "this string has no closing quote")
    #expect(try diagnostic("title \"Home\" }", "title Home\" }") == ("this string has no opening quote", "Home\""))
  }

  @Test func aCommaBeforeTheNextFact() {
    let mended = mended("style formSheet\n  dismissal", "style formSheet, dismissal")
    #expect(mended.before.diagnostics.map(\.message) == ["missing `;` before `dismissal`, which begins another item"])
    #expect(mended.mending.changed.isEmpty && mended.before.diagnostics.first?.fixes.map(\.title) == ["write `;`"])
  }

  @Test func aTabAfterATabLacksASemicolon() {
    let text =
      "app A { platform iOS 16; root T }\ntabs T { tab a \"A\" stack X tab b \"B\" stack Y }\nscreen X { title \"X\" }\nscreen Y { title \"Y\" }\n"
    let mended = FixedProgram([("A.navgraph", text)])
    #expect(mended.before.diagnostics.map(\.code) == [Code(213)])
    #expect(mended.text == text.replacing("stack X tab", with: "stack X; tab"))
  }

  /// A dot may be a mistyped comma or colon. The names determine which.
  @Test func aDotIsAsNearToAColon() {
    let comma =
      "app A { platform iOS 16; root stack H }\nscreen H { on c(deck: Int, id: Int) -> push X(deck. id) }\nscreen X(deck: Int, id: Int)\n"
    #expect(FixedProgram([("A.navgraph", comma)]).text == comma.replacing("deck. id", with: "deck, id"))
    let colon = "app A { platform iOS 16; root stack H }\nscreen H { on c(number: Int) -> push X(id. number) }\nscreen X(id: Int)\n"
    #expect(FixedProgram([("A.navgraph", colon)]).mending.changed.isEmpty)
  }

  @Test func aRepetitionGoesWithItsComment() {
    let text =
      "app A { platform iOS 16; root stack H }\nscreen H {\n  title \"H\"\n  on a -> push H2  // again\n}\nscreen H2 { title \"2\" }\n"
    let line = "  on a -> push H2  // again\n"
    #expect(FixedProgram([("A.navgraph", text.replacing(line, with: line + line))]).text == text)
    let other = line.replacing("again", with: "once more")
    #expect(FixedProgram([("A.navgraph", text.replacing(line, with: line + other))]).text.contains("// once more"))
  }

  @Test func anAllowanceOfWhatIsReportedElsewhereIsKept() throws {
    let text =
      "app A { platform iOS 16; root stack H }\nallow NAV0601 \"from a widget\"\nscreen H { title \"H\" }\nscreen W { title \"W\" }\n"
    let mended = FixedProgram([("A.navgraph", text)])
    #expect(mended.mending.changed.isEmpty)
    let diagnostic = try #require(mended.before.diagnostics.first { $0.code == Code(391) })
    #expect(diagnostic.help == ["move this line before the item that NAV0601 is reported for, or remove it"])
  }

  @Test func nothingIsNamedByAnEmptyName() {
    for text in ["type = Receipt String", "screen (id: String) { title \"{it}\" }"] {
      let diagnostics = FixedProgram([("A.navgraph", "app A { platform iOS 16; root stack H }\nscreen H { title \"H\" }\n" + text + "\n")])
        .before
        .diagnostics
      #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { !$0.message.contains("``") }, "\(diagnostics.map(\.message))")
    }
  }

  @Test func aLineThatLacksItsWord() {
    let text = "app A { platform iOS 16; root stack M }\nstack M { Home }\nscreen Home { title \"H\" }\n"
    let mended = FixedProgram([("A.navgraph", text)])
    #expect(mended.mending.changed.isEmpty)
    #expect(mended.before.diagnostics.contains { $0.fixes.map(\.title).contains("write `root Home`") })
  }
}

extension ReadSlipTests {
  /// The messages of slips, with the titles of their fixes.
  @Test(
    arguments: [
      ("screen H { title \"H\" )", "`}` closes the body of a screen, not `)`", ["write `}`"]),
      (
        "screen H(id id: Int) { title \"H\" }", "expected `:` and the type of this parameter",
        ["remove the second `id`", "write `:`"]
      ),
      ("screen H { title \"H\" }\nroute \"/a\" \"/b\" -> H", "missing comma before `\"/b\"`", ["write `,`"]),
      ("screen H { title \"H\"; on a -> present stack Missing }", "there is no stack or screen named `Missing`", []),
      ("screen H { title \"H\"; on a(b: Int) over -> pop }", "expected `->` and an action", []),
      ("screen H { title \"H\" }\nstack S { H root }", "missing `root` before `H`", ["write `root H`"]),
      (
        "screen H { title \"H\"; on a(b: Int, c: Int) -> push X(b. c) }\nscreen X(b: Int, c: Int) { title \"X\" }",
        "expected `,` between two values", ["write `b, c`", "write `.c`"]
      ),
    ] as [(String, String, [String])])
  func aSlipIsNamed(_ text: String, _ message: String, _ fixes: [String]) throws {
    let diagnostics = FixedProgram([("A.navgraph", "app A { platform iOS 16; scheme a; root stack H }\n" + text + "\n")]).before.diagnostics
    let diagnostic = try #require(diagnostics.first { $0.severity == .error }, "\(diagnostics.map(\.message))")
    #expect(
      diagnostic.message == message && diagnostic.fixes.map(\.title) == fixes, "\(diagnostic.message) \(diagnostic.fixes.map(\.title))")
  }
}
