import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the elements of conditions: conditions with arguments, and values.
@Suite struct FactTests {
  private let types = "enum Kind { invoice, receipt }\ntype Code = String\nextern type Draft: Codable\n"

  /// Returns a program with an event that has these parameters and this test.
  private func text(parameters: String, test: String, more: String = "") -> String {
    app(
      events: "  on a(\(parameters)) { when \(test) -> stay; otherwise -> restart }\n  on b(k: Kind, c: Code, d: Draft) -> stay",
      declarations: types + more)
  }

  private func tests(in program: Program) -> [String] {
    program.graph.tests.map { program.graph.words(of: $0) }.filter { !$0.isEmpty }
  }

  @Test func valuesAreCompared() {
    for (parameters, test) in [
      ("x: Bool", "x"), ("x: Bool", "x == true"), ("x: Bool", "x != false"), ("x: Kind", "x == .invoice"), ("x: Kind", "x != .receipt"),
      ("x: Kind?", "x == .invoice"), ("x: Int", "x == 3"), ("x: Int", "x != -3"), ("x: String", "x == \"a\""), ("x: Code", "x == \"a\""),
      ("x: Draft?", "x is nil"), ("x: [Int]?", "x is not nil"), ("x: Bool?", "x == true"), ("x: Double?", "x is nil"),
      ("x: Bool, y: Kind", "not x and (y == .invoice or y != .receipt)"), ("is: Bool?", "is is nil"), ("is: Bool", "is"),
    ] {
      clean(text(parameters: parameters, test: test))
    }
  }

  @Test func equalQuestionsAreEqual() {
    let program = clean(
      text(
        parameters: "x: Bool, id: String", test: "x and x == true and ask(id) and ask(id: id) and ask(id, n: 1) and not (ask(id, n: 2))",
        more: "condition ask(id: String, n: Int = 1)"))
    let graph = program.graph
    let facts = graph.tests.filter { if case .condition = $0 { true } else { false } }
    #expect(facts.count == 4 && Set(facts).count == 2, "the default is filled in")
    #expect(Set(graph.tests.filter { if case .equals = $0 { true } else { false } }).count == 1)
  }

  @Test func listsAreComparedByTheirElements() {
    let program = clean(
      text(parameters: "id: Int", test: "ask(ids: [id, 2]) and ask(ids: [id, 2]) and ask(ids: [2, id])", more: "condition ask(ids: [Int])"))
    #expect(Set(program.graph.tests.filter { if case .condition = $0 { true } else { false } }).count == 2)
  }

  @Test func words() {
    let program = clean(
      text(
        parameters: "x: Bool, k: Kind?, s: String, i: Int, b: Bool?",
        test: "x and k == .invoice and k is nil and s == \"a\" and i == -1 and b == false and ask(s, n: 2) and ready",
        more: "condition ask(s: String, n: Int)\ncondition ready"))
    #expect(
      tests(in: program) == [
        "x", "k == .invoice", "k is nil", "s == \"a\"", "i == -1", "b == false", "ask(s, n: 2)", "ready",
      ])
    let opposites = program.graph.tests.map { program.graph.words(of: $0, isNegated: true) }.filter { !$0.isEmpty }
    #expect(
      opposites == [
        "not x", "k != .invoice", "k is not nil", "s != \"a\"", "i != -1", "b != false", "not ask(s, n: 2)", "not ready",
      ])
  }

  /// Texts that Swift's `==` considers equal are reported if their bytes differ.
  @Test func textsThatSwiftTakesForOne() {
    finds(["0420 \"e\\u{301}\""], in: text(parameters: "x: String, y: String", test: "x == \"\\u{e9}\" or y == \"e\\u{301}\""))
    finds(["0420 \"e\u{301}\""], in: text(parameters: "x: Code?", test: "x == \"\u{e9}\" or x == \"e\u{301}\""))
    finds(
      ["0420 \"\\u{1112}\\u{1161}\\u{11ab}\""],
      in: text(parameters: "x: String", test: "x == \"\u{d55c}\" or x == \"\\u{1112}\\u{1161}\\u{11ab}\""))
    finds(["0420 \"\\u{c5}\""], in: text(parameters: "x: String", test: "x == \"\u{212b}\" or x == \"\\u{c5}\""))
    // The other text is a passed value or a default, in either order.
    let pushed = "\nscreen P(p: String = \"e\\u{301}\")\nscreen Q { on q -> push P(p: \"a\\u{308}\") }"
    finds(["0420 \"\\u{e9}\""], in: text(parameters: "x: String", test: "x == \"\\u{e9}\"", more: pushed))
    // Texts that aren't compared, equal texts, and texts that only look equal.
    clean(text(parameters: "x: String", test: "x == \"a\"", more: "\nscreen P(p: String = \"e\\u{301}\", q: String = \"\\u{e9}\")"))
    clean(text(parameters: "x: String", test: "x == \"\\u{e9}\" or x == \"\u{e9}\""))
    clean(text(parameters: "x: String", test: "x == \"\\u{e9}\" or x == \"\\u{435}\\u{301}\""))
  }

  @Test func rawValuesAndIdentifiersThatSwiftTakesForOne() {
    finds(["0410 \"e\\u{301}\""], in: app(events: "", declarations: "screen U(e: E)\nenum E { x = \"\\u{e9}\", y = \"e\\u{301}\" }"))
    finds(
      ["0410 \"\\u{c5}\"", "0410 \"A\\u{30a}\""],
      in: app(events: "", declarations: "screen U(e: E)\nenum E { x = \"\u{212b}\", y = \"\\u{c5}\", z = \"A\\u{30a}\" }"))
    finds(
      ["0410 \"a\\u{323}\\u{301}\""],
      in: app(events: "", declarations: "screen U(e: E)\nenum E { x = \"a\\u{301}\\u{323}\", y = \"a\\u{323}\\u{301}\" }"))
    clean(
      app(events: "", declarations: "screen U(e: E)\nenum E { x = \"\\u{e9}\", y = \"e\" }\nscreen V(f: F)\nenum F { x = \"e\\u{301}\" }"))
    finds(
      ["0304 \"e\\u{301}\""],
      in: app(
        events: "",
        declarations: "entry shortcut \"\\u{e9}\" -> Home\nentry shortcut \"e\\u{301}\" -> Home\nentry notification \"\\u{e9}\" -> Home"))
    // A long run of accents is compared quickly.
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    let start = ContinuousClock.now
    clean(app(events: "", declarations: "screen U(e: E)\nenum E { x = \"e\(marks)\", y = \"e\(marks)a\" }"))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func whatCannotBeCompared() {
    for type in ["Double", "Date", "URL", "UUID", "[Int]", "Draft"] {
      finds(["0418 == 3"], in: text(parameters: "x: \(type)", test: "x == 3"))
    }
    finds(["0418 x"], in: text(parameters: "x: Kind", test: "x"))
    finds(["0418 x"], in: text(parameters: "x: Bool?", test: "not x"))
    finds(["0418 x"], in: text(parameters: "x: String", test: "x"))
    finds(["0418 y"], in: text(parameters: "x: Int, y: Int", test: "x == y"))
    finds(["0418 == nil"], in: text(parameters: "x: Int?", test: "x == nil"))
    finds(["0418 != nil"], in: text(parameters: "x: Int?", test: "x != nil"))
    finds(["0418 (1)"], in: text(parameters: "x: Bool", test: "x(1)"))
    finds(["0418 == true"], in: text(parameters: "x: Bool", test: "ready == true and x", more: "condition ready"))
    finds(["0419 is nil"], in: text(parameters: "x: Int", test: "x is nil"))
    finds(["0419 != nil"], in: text(parameters: "x: Int", test: "x != nil"))
    finds(["0404 \"a\""], in: text(parameters: "x: Int", test: "x == \"a\""))
    finds(["0404 3"], in: text(parameters: "x: Kind", test: "x == 3"))
    finds(["0316 .invoise"], in: text(parameters: "x: Kind", test: "x == .invoise"))
    finds(["0315 invoice"], in: text(parameters: "x: Kind", test: "x == invoice"))
    finds(["0315 y"], in: text(parameters: "x: Kind", test: "y == .invoice"))
    finds(["0301 y"], in: text(parameters: "x: Kind", test: "y"))
  }

  @Test func conditionsTakeWhatIsInScope() {
    let ask = "condition ask(id: String)"
    clean(app(events: "  on a(id: String) { when ask(id) -> stay; otherwise -> restart }", declarations: ask))
    finds(["0401 ask"], in: app(events: "  on a(id: String) { when ask -> stay; otherwise -> restart }", declarations: ask))
    finds(["0404 id"], in: app(events: "  on a(id: Int) { when ask(id) -> stay; otherwise -> restart }", declarations: ask))
    finds(["0315 id"], in: app(events: "  on a { when ask(id) -> stay; otherwise -> restart }", declarations: ask))
    finds(["0402 it"], in: app(events: "  on a(it: Int) { when ask(it, id: \"a\") -> stay; otherwise -> restart }", declarations: ask))
  }

  /// Arguments of a condition outside of an event must be literals.
  @Test func hiddenTabsAndAccessories() {
    func text(testing test: String) -> String {
      """
      app A { platform iOS 26; root Main }
      condition ask(id: Int)
      tabs Main {
        tab home "Home" icon "house" stack Home
        tab more "More" icon "star" stack More hidden when \(test)
        accessory Player when \(test)
      }
      screen Home
      screen More
      screen Player
      """
    }
    clean(text(testing: "ask(id: 3)"))
    finds(["0401 ask", "0401 ask"], in: text(testing: "ask"))
    finds(["0315 id", "0315 id"], in: text(testing: "ask(id)"))
  }

  @Test func aNameThatIsBoth() {
    finds(["0327 x"], in: text(parameters: "x: Bool", test: "x", more: "condition x"))
    let other = "otherwise -> restart }\n  on c { when x -> stay; otherwise -> restart }"
    clean(
      text(parameters: "x: Bool, y: Bool", test: "x == true and y", more: "condition x").replacing("otherwise -> restart }", with: other))
    clean(text(parameters: "x: Bool, y: Bool", test: "x(y) and y", more: "condition x(y: Bool)"))
    clean(text(parameters: "x: Int", test: "x", more: "condition x"))
  }

  @Test func conditionsThatAreRequired() {
    let flow = "screen SignIn { on done -> finish }"
    let both = clean(
      app(
        events: "  on a requires signedIn -> stay\n  on b { when signedIn -> stay; otherwise -> restart }",
        declarations: "condition signedIn -> SignIn\n" + flow)
    )
    #expect(both.graph.guards.count == 1 && Array(both.graph.guards).first?.condition != nil && Array(both.graph.guards).first?.flow != nil)
    let plain = clean(app(events: "  on a(id: Int) requires may(id) -> stay", declarations: "condition may(id: Int)"))
    #expect(Array(plain.graph.guards).first?.parameters == Array(plain.graph.conditions).first?.parameters)
    finds(
      ["0328 SignIn"],
      in: app(events: "  on b { when signedIn -> stay; otherwise -> restart }", declarations: "condition signedIn -> SignIn\n" + flow))
    finds(["0312 signedIn"], in: app(events: "  on b -> stay", declarations: "condition signedIn -> SignIn\n" + flow))
    finds(["0401 may"], in: app(events: "  on a requires may -> stay", declarations: "condition may(id: Int)"))
    // A condition that is only tested isn't a guard.
    #expect(clean(app(events: "  on b { when c -> stay; otherwise -> restart }", declarations: "condition c")).graph.guards.isEmpty)
  }

  @Test func buttons() {
    func text(button: String) -> String {
      app(
        events: "  on a(n: Int) -> present Sure(n)",
        declarations:
          "condition may(n: Int)\ncondition ready\nalert Sure(n: Int) {\n title \"S\"\n button one \"1\" \(button)\n button two \"2\"\n}")
    }
    let program = clean(text(button: "destructive when may(n) or n == 3 and ready"))
    let button = Array(program.graph.buttons).first
    #expect(button?.role == .destructive && button?.test != nil)
    #expect(Array(clean(text(button: "when may(n) and ready")).graph.buttons).first?.role == .plain)
    finds(["0315 m"], in: text(button: "when may(n: m) and ready"))
    finds(["0309 loud"], in: text(button: "loud when may(n) and ready"))
  }
}
