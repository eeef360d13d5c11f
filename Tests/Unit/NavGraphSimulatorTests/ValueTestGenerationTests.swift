import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import Testing

/// Tests of comparisons and of conditions with arguments, with actual values.
@Suite struct ValueTestGenerationTests {
  private static let app = App(
    """
    app Papers { platform iOS 16; root stack Home }
    enum Kind { invoice, receipt, letter }
    type Code = String
    condition may(id: String, count: Int = 1)
    condition signedIn -> SignIn
    screen Home {
      on open(kind: Kind?, isNew: Bool) {
        when kind == .invoice and isNew -> push Page(name: "new invoice")
        when kind == .invoice           -> push Page(name: "invoice")
        when kind is nil                -> push Page(name: "nothing")
        when kind != .letter            -> push Page(name: "receipt")
        when not (kind != .letter)      -> push Page(name: "letter")
      }
      on code(code: Code, count: Int) {
        when code == "a" or count == -3 -> push Page(name: "yes")
        otherwise                       -> push Page(name: "no")
      }
      on ask(id: String) {
        when may(id)                -> push Page(name: "may")
        when may(id: "all", count: 2) -> push Page(name: "all")
        otherwise                   -> stay
      }
      on choose(kind: Kind) -> present Sure(kind) then {
        keep { when kind == .letter -> push Page(name: "kept letter"); otherwise -> push Page(name: "kept") }
      }
      on orders requires signedIn -> push Page(name: "orders")
      on look { when signedIn -> push Page(name: "in"); otherwise -> push Page(name: "out") }
    }
    screen Page(name: String)
    screen SignIn { on done -> finish }
    alert Sure(kind: Kind) {
      title "Sure?"
      button burn "Burn" when kind != .invoice and may(id: "fire")
      button keep "Keep"
    }
    """)

  private func walk(where holding: Set<String> = [], _ steps: (inout Simulator) -> Void) -> String {
    var scene = Self.app.start(where: holding)
    steps(&scene)
    return "\(scene)".replacing("Home(", with: "").replacing("Page(name: ", with: "").replacing(")", with: "")
  }

  private func kind(_ name: String) -> Value {
    let graph = Self.app.graph
    return graph.enumerationCases.ids.first { graph.text(of: graph.enumerationCases[$0].name) == name }.map { .enumerationCase($0) } ?? .nil
  }

  @Test func eventsLookAtWhatTheyCarry() {
    func opened(_ kind: Value, _ isNew: Bool) -> String { walk { $0.send("open", with: ["kind": kind, "isNew": .bool(isNew)]) } }
    #expect(opened(kind("invoice"), true) == "[Home, \"new invoice\"]")
    #expect(opened(kind("invoice"), false) == "[Home, \"invoice\"]")
    #expect(opened(.nil, true) == "[Home, \"nothing\"]")
    #expect(opened(kind("receipt"), true) == "[Home, \"receipt\"]")
    #expect(opened(kind("letter"), true) == "[Home, \"letter\"]")
  }

  @Test func textsAndNumbers() {
    func sent(_ code: String, _ count: Int64) -> String { walk { $0.send("code", with: ["code": .string(code), "count": .int(count)]) } }
    #expect(sent("a", 0) == "[Home, \"yes\"]")
    #expect(sent("b", -3) == "[Home, \"yes\"]")
    #expect(sent("b", 3) == "[Home, \"no\"]")
  }

  @Test func conditionsAreAskedAboutValues() {
    func asked(_ holding: String) -> String { walk(where: [holding]) { $0.send("ask", with: ["id": .string("7")]) } }
    #expect(asked("may(id: \"7\")") == "[Home, \"may\"]")
    #expect(asked("may(id: \"all\", count: 2)") == "[Home, \"all\"]")
    #expect(asked("may(id: \"8\")") == "[Home]")
  }

  @Test func armsLookAtWhatTheEventHasCarried() {
    func kept(_ name: String) -> String {
      walk {
        $0.send("choose", with: ["kind": kind(name)])
        $0.press("keep")
      }
    }
    #expect(kept("letter") == "[Home, \"kept letter\"]")
    #expect(kept("invoice") == "[Home, \"kept\"]")
  }

  @Test func hiddenButtonsCannotBePressed() {
    func burns(_ name: String, _ holding: Set<String>) -> Bool {
      var scene = Self.app.start(where: holding)
      scene.send("choose", with: ["kind": kind(name)])
      return scene.press("burn")
    }
    let fire = "may(id: \"fire\")"
    #expect(burns("letter", [fire]))
    #expect(!burns("letter", []))
    #expect(!burns("invoice", [fire]))
  }

  /// A declaration is a guard in `requires`, and a condition in tests.
  @Test func oneFactForBoth() {
    #expect(walk { $0.send("orders") } == "[Home, \"orders\"]")
    #expect(walk { $0.send("look") } == "[Home, \"out\"]")
    #expect(walk(where: ["signedIn"]) { $0.send("look") } == "[Home, \"in\"]")
    var refused = Self.app.start(denying: ["signedIn"])
    refused.send("orders")
    #expect("\(refused)" == "Home([Home]) < SignIn(SignIn)")
    // Without answers from the app, both succeed.
    var assumed = Simulator(for: Self.app.tables)
    assumed.send("look")
    #expect("\(assumed)".contains("\"in\""))
  }
}
