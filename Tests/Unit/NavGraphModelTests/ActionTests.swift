import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct ActionTests {
  static let shop = """
    app Shop { root Main; root Desk on pad, mac }
    enum Folder { inbox, spam = "junk" }
    condition hasDraft
    condition isOnline
    guard signedIn
    tabs Main { tab home stack Home; tab search search stack Search }
    split Desk { sidebar Side; detail stack Empty }
    pages Tour { page Welcome; page Step(number: 1) }
    screen Side
    screen Empty
    screen Search
    screen Welcome { on next -> page next; on back -> page previous; on done -> finish; on skip -> page Step }
    screen Step(number: Int)
    screen Detail(id: String = "x")
    screen List(folder: Folder)
    modal Picker returns Folder { content stack List(folder: .spam); style pageSheet, popover on pad }
    alert Sure { title "Sure?"; button delete "Delete" destructive; button keep "Keep" cancel }

    """

  /// Returns the lines of the event in the dump, without the first.
  private func outcome(of event: String, location: Testing.SourceLocation = #_sourceLocation) -> String {
    let program = Program(ActionTests.shop + "screen Home {\n  on probe\(event)\n}\n")
    let relevant = program.summary.filter { !$0.hasPrefix("NAV0312") }
    #expect(relevant == [], "\(program.messages)", sourceLocation: location)
    return block("on probe", in: dump(program.graph)).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test(arguments: [
    ("push Detail", "push screen Detail"),
    ("push Detail(id: \"7\")", "push screen Detail(id: \"7\")"),
    ("replace Detail", "replace screen Detail"),
    ("present Detail", "present screen Detail"),
    ("present stack Detail", "present inline stack Detail"),
    ("present Picker as formSheet", "present modal Picker as formSheet"),
    ("present Sure", "present alert Sure"),
    ("present Tour", "present pages Tour"),
    ("select search", "select search"),
    ("select Main.search", "select Main.search"),
    ("show detail Detail", "show detail screen Detail"),
    ("show sidebar", "show sidebar"),
    ("clear detail", "clear detail"),
    ("page next", "page next"),
    ("page previous", "page previous"),
    ("page Step", "page screen Step"),
    ("pop", "pop"),
    ("pop to root", "pop to root"),
    ("pop to Detail", "pop to screen Detail"),
    ("dismiss", "dismiss"),
    ("dismiss all", "dismiss all"),
    ("close", "close"),
    ("finish", "finish"),
    ("finish(\"x\")", "finish(\"x\")"),
    ("finish(.spam)", "finish(.spam)"),
    ("switch to Desk", "switch to split Desk"),
    ("restart", "restart"),
    ("browse(\"https://a.example/help\")", "browse(\"https://a.example/help\")"),
    ("stay", "stay"),
    ("dismiss all then select search then push Detail", "dismiss all then select search then push screen Detail"),
  ]) func everyAction(written: String, resolved: String) {
    #expect(outcome(of: " -> " + written) == "  -> " + resolved)
  }

  @Test func branchesAndTests() {
    let text = outcome(
      of: """
         {
            when hasDraft and not isOnline or not (hasDraft or isOnline) -> push Detail
            when not hasDraft -> stay
            otherwise -> present Sure then { delete { when isOnline -> pop; otherwise -> stay } }
          }
        """)
    #expect(
      text == """
          when ((hasDraft and not isOnline) or not (hasDraft or isOnline)) -> push screen Detail
          when not hasDraft -> stay
          -> present alert Sure
            then button delete
              when isOnline -> pop
              -> stay
        """)
  }

  @Test func armsAndTheirValues() {
    let text = outcome(
      of: """
        (id: String) anchored requires signedIn -> present Picker then {
            finished(id) -> push List(folder: id) then push Detail
            dismissed    -> push Detail(id)
          }
        """)
    #expect(
      text == """
          -> present modal Picker
            then finished(id: Folder)
              -> push screen List(folder: id) then push screen Detail
            then dismissed
              -> push screen Detail(id: id)
        """)
  }

  @Test func headOfAnEvent() {
    let program = Program(ActionTests.shop + "screen Home { on probe(anchored: Int) requires signedIn -> stay; on more anchored -> stay }")
    #expect(program.event(named: "probe")?.isAnchored == false)
    #expect(program.event(named: "more")?.isAnchored == true)
    #expect(program.event(named: "probe")?.requires.count == 1)
  }

  @Test func outcomesThatCantBe() {
    func home(with event: String) -> String { app(events: "  on probe -> " + event, declarations: Self.flows) }
    finds(["0318 delte"], in: home(with: "present Sure then { delte -> stay }"))
    finds(["0318 done"], in: home(with: "present Sheet then { done -> stay }"))
    finds(["0407 x"], in: home(with: "present Sheet then { finished(x) -> stay }"))
    finds(["0407 x"], in: home(with: "present Sheet then { dismissed(x) -> stay }"))
    // A screen can't declare `returns`.
    for (step, advice) in [
      ("present Sheet", "add `returns` and a type to `Sheet`"), ("present Home", "present a modal with `content Home` and `returns`"),
      ("present stack Home", "present a modal with `content stack Home` and `returns`"),
    ] {
      let found = finds(["0407 x"], in: home(with: step + " then { finished(x) -> stay }"))
      #expect(found.diagnostics.first?.help == [advice + ", or write `finished` without a name"])
    }
    finds(["0304 finished"], in: home(with: "present Sheet then { finished -> stay; finished -> pop }"))
    clean(home(with: "present Sheet then { finished -> stay; dismissed -> pop }"))
  }
  static let flows = """
    modal Sheet { content stack Flow }
    stack Flow { root Start }
    screen Start
    alert Sure { title "Sure?"; button delete "Delete"; button keep "Keep" cancel }
    """

  @Test func resultsOfFlows() {
    let flows = """
      modal Sheet { content stack Flow }
      stack Flow returns Int { root Start }
      screen Start { on done -> finish(1) }
      screen Detail(number: Int)
      """
    clean(app(events: "  on probe -> present Sheet then { finished(n) -> push Detail(number: n) }", declarations: flows))
    clean(app(events: "  on probe -> present stack Flow then { finished(n) -> push Detail(number: n) }", declarations: flows))
    finds(
      ["0408 returns String"],
      in: app(
        events: "  on probe -> present Sheet",
        declarations: flows.replacing("modal Sheet", with: "modal Sheet returns String")))
  }

  @Test func wrongNames() {
    finds(["0317 serch"], in: Self.shop + "screen Home { on a -> select serch }\n" + Self.uses)
    finds(["0317 home2"], in: Self.shop + "screen Home { on a -> select Main.home2 }\n" + Self.uses)
    finds(["0302 Detail"], in: Self.shop + "screen Home { on a -> select Detail }\n" + Self.uses)
    finds(["0302 Desk"], in: Self.shop + "screen Home { on a -> select Desk.home }\n" + Self.uses)
    finds(["0309 detial"], in: Self.shop + "screen Home { on a -> clear detial }\n" + Self.uses)
    finds(["0302 Main"], in: Self.shop + "screen Home { on a -> pop to Main }\n" + Self.uses)
    finds(["0322 Main.home"], in: Self.shop + "screen Home { on a -> push Main.home }\n" + Self.uses)
    finds(["0309 sheet"], in: Self.shop + "screen Home { on a -> present Picker as sheet }\n" + Self.uses)
    finds(["0404 3"], in: Self.shop + "screen Home { on a -> browse(3) }\n" + Self.uses)
    finds(["0324 \"/x\""], in: Self.shop + "screen Home { on a -> open \"/x\" }\n" + Self.uses)
  }
  static let uses = "screen Users { on a { when hasDraft and isOnline -> stay } }\nscreen Members requires signedIn"
}
