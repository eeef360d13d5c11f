import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct ArgumentTests {
  static let types = """
    type ChatID = String
    type Price = Double
    enum Folder { inbox, spam = "junk" }
    extern type Photo
    screen Chat(id: ChatID, message: UUID? = nil, folder: Folder = .inbox, tags: [String] = [], price: Price = 1.5)
    screen Gallery(photo: Photo, folders: [Folder]) transient

    """

  private func push(with arguments: String, from parameters: String = "") -> String {
    app(
      events: "  on probe\(parameters) -> push Chat\(arguments)\n  on all(photo: Photo, folders: [Folder]) -> push Gallery(photo, folders)",
      declarations: Self.types)
  }

  private func resolved(_ program: Program) -> String {
    block("on probe", in: dump(program.graph)).split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("(id: \"42\")", "", "(id: \"42\")"),
    ("(id)", "(id: ChatID)", "(id: id)"),
    ("(message, id)", "(id: ChatID, message: UUID)", "(id: id, message: message)"),
    ("(folder: .spam, id: \"x\")", "", "(id: \"x\", folder: .spam)"),
    ("(id: \"x\", message: nil)", "", "(id: \"x\", message: nil)"),
    ("(id: \"x\", tags: [\"a\", \"b\",],)", "", "(id: \"x\", tags: [\"a\", \"b\"])"),
    ("(id: \"x\", price: 2)", "", "(id: \"x\", price: 2.0)"),
    ("(id: \"x\", tags)", "(tags: [String])", "(id: \"x\", tags: tags)"),
  ]) func legal(arguments: String, parameters: String, expected: String) {
    #expect(resolved(clean(push(with: arguments, from: parameters))) == "  -> push screen Chat" + expected)
  }

  @Test func theEventsParameterHidesTheScreens() {
    let program = clean(
      "app Shop { root stack Home(id: 1) }\nscreen Home(id: Int) { on a(id: String) -> push Detail(id); on b -> push More(id) }\n"
        + "screen Detail(id: String)\nscreen More(id: Int)")
    #expect(dump(program.graph).contains("on b\n    -> push screen More(id: id)"))
  }

  @Test func illegal() {
    finds(["0401 Chat"], in: push(with: ""))
    finds(["0401 Chat()"], in: push(with: "()"))
    finds(["0402 chat"], in: push(with: "(chat)", from: "(chat: ChatID)"))
    finds(["0402 ide"], in: push(with: "(ide: \"x\")"))
    finds(["0403 id: \"y\""], in: push(with: "(id: \"x\", id: \"y\")"))
    finds(["0405 \"x\""], in: push(with: "(\"x\")"))
    finds(["0404 name"], in: push(with: "(id: name)", from: "(name: String)"))
    finds(["0404 3"], in: push(with: "(id: 3)"))
    finds(["0404 \"x\""], in: push(with: "(id: \"x\", message: \"x\")"))
    finds(["0404 nil"], in: push(with: "(id: nil)"))
    finds(["0404 .spam"], in: push(with: "(id: .spam)"))
    finds(["0404 3", "0404 true"], in: push(with: "(id: \"x\", tags: [3, \"a\", true])"))
    finds(["0404 [\"x\"]"], in: push(with: "(id: [\"x\"])"))
    finds(["0404 1.5"], in: push(with: "(id: \"x\", folder: 1.5)"))
    finds(["0404 id"], in: push(with: "(id)", from: "(id: ChatID?)"))
    finds(["0315 nme"], in: push(with: "(id: nme)", from: "(name: ChatID)"))
    finds(["0315 spam"], in: push(with: "(id: \"x\", folder: spam)"))
    finds(["0316 .span"], in: push(with: "(id: \"x\", folder: .span)"))
    finds(["0109 99999999999999999999"], in: push(with: "(id: 99999999999999999999)"))
  }

  /// Arguments of a page that an event would ignore are an error.
  @Test func pagesAreTurnedToAsTheyAre() {
    func turn(with action: String) -> String {
      "app Shop { root Tour }\npages Tour { page Hello; page Bye(number: 1) }\nscreen Hello { on turn(number: Int) -> \(action) }\n"
        + "screen Bye(number: Int)\n"
    }
    clean(turn(with: "page Bye"))
    clean(turn(with: "page Bye then replace Bye(number)"))
    let found = finds(["0310 (number)"], in: turn(with: "page Bye(number)"))
    #expect(found.messages == ["`page Bye` takes no arguments"])
    #expect(found.diagnostics.first?.fixes.first?.edits.first?.text == "")
  }

  @Test func messagesSpeak() throws {
    #expect(
      finds(["0404 name"], in: push(with: "(id: name)", from: "(name: String)")).messages == [
        "`name` is a String, but `Chat(id:)` expects a ChatID"
      ])
    #expect(finds(["0401 Chat"], in: push(with: "")).messages == ["`Chat` needs `id`"])
    let shorthand = finds(["0402 chat"], in: push(with: "(chat)", from: "(chat: ChatID)"))
    #expect(shorthand.diagnostics.first?.fixes.first?.edits.first?.text == "id: chat")
    let passed = finds(["0401 Chat"], in: push(with: "", from: "(id: ChatID)"))
    #expect(passed.diagnostics.first?.fixes.first?.edits.first?.text == "(id)")
    let spelled = finds(["0316 .span"], in: push(with: "(id: \"x\", folder: .span)"))
    #expect(spelled.diagnostics.first?.fixes.first?.edits.first?.text == ".spam")
    let bare = finds(["0315 spam"], in: push(with: "(id: \"x\", folder: spam)"))
    #expect(bare.diagnostics.first?.fixes.first?.edits.first?.text == ".spam")
  }

  @Test func defaults() {
    finds(["0406 \"x\""], in: app(events: "  on a -> push Detail", declarations: "screen Detail(n: Int = \"x\")"))
    finds(["0406 nil"], in: app(events: "  on a -> push Detail", declarations: "screen Detail(n: Int = nil)"))
    finds(["0315 other"], in: app(events: "  on a -> push Detail", declarations: "screen Detail(n: Int = other)"))
    finds(["0304 n"], in: app(events: "  on a -> push Detail(n: 1)", declarations: "screen Detail(n: Int, n: Int)"))
  }

  @Test func guardsAndContainersTakeArguments() {
    meaning(
      of: "guard unlocked",
      in: app(
        events: "  on a(id: String) requires unlocked(chat: id) -> present Unlock(id)",
        declarations:
          "guard unlocked(chat: String) -> Unlock(id: chat)\nmodal Unlock(id: String) { content stack Code(id) }\nscreen Code(id: String)"),
      is: "guard unlocked(chat: String) -> modal Unlock(id: chat)")
    finds(
      ["0401 unlocked", "0402 x"],
      in: app(
        events: "  on a requires unlocked -> stay\n  on b -> switch to Main(x: 1)",
        declarations: "guard unlocked(chat: String)\ntabs Main { tab a Home }"))
  }

  @Test func inlineStacksHandOnWhatTheirScreenTakes() {
    let program = clean(
      """
      app Shop { root Main }
      tabs Main { tab a stack Home(id: 1); tab b stack Home(id: 2) }
      screen Home(id: Int) { on a -> present stack Home(id: 3); on b -> present stack Home(id) }
      """)
    // One stack for each use in a container, and one for all presented uses.
    #expect(program.graph.stacks.count == 3)
    #expect(
      block("tabs Main", in: dump(program.graph)) == """
        tabs Main
          tab a automatic popToRoot inline stack Home(id: 1)
          tab b automatic popToRoot inline stack Home(id: 2)
        """)
    #expect(block("inline stack Home", in: dump(program.graph)) == "inline stack Home(id: Int)\n  root screen Home(id: id)")
  }
}
