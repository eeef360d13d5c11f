import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests that one mistake has one diagnostic, without consequential ones.
@Suite struct PoisonTests {
  @Test func unknownThingsAgreeWithAll() {
    finds(["0301 Nowhere"], in: app(events: "  on a(x: String) -> push Nowhere(id: x, y: 3, .z) then pop to root"))
    finds(["0301 Missing"], in: app(events: "  on a(x: Missing) -> push Next(id: x)", declarations: "screen Next(id: Int)"))
    finds(
      ["0301 Missing"], in: app(events: "  on a(x: Missing) -> push Next(id: x)", declarations: "type ID = Missing\nscreen Next(id: ID)"))
    finds(
      ["0301 Sheeet"],
      in: app(
        events: "  on a -> present Sheeet then { finished(x) -> push Next(id: x); other -> pop }",
        declarations: "modal Sheet { content Home }\nscreen Next(id: Int)"))
    finds(
      ["0301 Missing"],
      in: app(
        events: "  on a -> present Sheet then { finished(x) -> push Next(id: x) }",
        declarations: "modal Sheet returns Missing { content Home }\nscreen Next(id: Int)"))
    finds(
      ["0315 y"],
      in: app(events: "  on a -> present Sheet(id: y) then { finished -> stay }", declarations: "modal Sheet(id: Int) { content Home }"))
  }

  @Test func aMissingDeclarationIsReportedOnce() {
    let program = finds(
      ["0301 Missing"],
      in: app(events: "  on a -> push Missing\n  on b -> push Missing", declarations: "screen Next(id: Int) { on a -> push Missing }"))
    #expect(program.diagnostics.first?.secondary.count == 2)
    // A misspelled name is reported once. If all uses agree, the declaration is reported.
    finds(["0301 Nxt"], in: app(events: "  on a -> push Nxt\n  on b -> push Nxt\n  on c -> push Next", declarations: "screen Next"))
    finds(["0301 Next"], in: app(events: "  on a -> push Nxt\n  on b -> push Nxt", declarations: "screen Next"))
    finds(["0310 Sure"], in: app(events: "  on a -> present Ask", declarations: "alert Ask { title Sure }"))
  }

  @Test func anUnknownRootHidesItsTabs() {
    finds(
      ["0301 Mian"],
      in: """
        app Shop { platform iOS 17; scheme shop; root Mian }
        tabs Main { tab home "Home" icon "house" stack Home }
        screen Home
        screen Item(id: String)
        route "/items/{id}" -> home / Item(id)
        """)
  }

  @Test func duplicatesAreNotJudgedTwice() {
    finds(
      ["0303 Next"],
      in: app(
        events: "  on a -> push Next(id: 1)\n  on b -> push Next(name: \"x\")",
        declarations: "screen Next(id: Int)\nscreen Next(name: String)"))
    finds(["0303 Next"], in: app(events: "  on a -> push Next", declarations: "guard Next\nscreen Next"))
    finds(["0303 g"], in: app(events: "", declarations: "guard g\nguard g"))
    finds(
      ["0303 ID"], in: app(events: "  on a(x: ID) -> push Next(x)", declarations: "type ID = String\ntype ID = Int\nscreen Next(x: ID)"))
  }

  @Test func whatWasMeantCountsAsUsed() {
    let program = finds(["0301 signdIn"], in: app(events: "  on a requires signdIn -> stay", declarations: "guard signedIn"))
    #expect(program.graph.guards[GuardID(0)].declared.isPoisoned)
    let screens = finds(["0301 Nxt"], in: app(events: "  on a -> push Nxt", declarations: "screen Next"))
    #expect(screens.screen(named: "Next")?.declared.isPoisoned == true)
    #expect(screens.screen(named: "Home")?.declared.isPoisoned == false)
    let kinds = finds(["0302 g"], in: app(events: "  on a -> push g", declarations: "guard g"))
    #expect(kinds.graph.guards[GuardID(0)].declared.isPoisoned)
  }

  /// Resolution adds nothing to a diagnostic of the parser.
  @Test(arguments: [
    "screen Next(id Int)\nscreen Other { on x -> push Next(id: 1) }",
    "screen Next(id: Int, \nscreen Other { on x -> push Next(id: 1) }",
    "screen Other { on x -> push Next(id: }\nscreen Next(id: Int)",
    "screen Other { on x -> }",
    "screen Other { on x -> push }",
    "screen Other { on x -> present Sheet then { finished(y) -> pop y } }\nmodal Sheet { content Other; retrns Int }",
    "modal Sheet { content }",
    "stack Flow { rot Home Home }",
    "stack Flow {",
    "tabs Main { tab \"A\" stack Home }",
    "enum Folder { = \"x\" }\nscreen Next(f: Folder)",
    "type ID\nscreen Next(id: ID)",
    "split Desk { sidebar Home; detial }",
    "condition\nguard\nscreen\nmodal\nevents",
    "guard g ->\nscreen Next requires g",
    "screen Other { on a { when -> stay } }",
    "screen Other { on a requires -> stay }",
    "screen Other { whatever Sheet }\nmodal Sheet { content Other }\nguard whatever",
    "screen Outer { screen Inner { on a -> push Outer }\n on b -> push Inner }",
    "screen Other { title \"open\n}",
    "assert Home within of Home",
    "extern type",
    "appearance { tint }",
    "import\nallow\nallow NAV0301",
  ]) func brokenTextHasNoEcho(text: String) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let source = SourceFile(path: "Main.navgraph", text: text + "\n" + app())
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    let before = diagnostics.map(\.message)
    #expect(!before.isEmpty)
    _ = resolve([tree], names: names, diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message).dropFirst(before.count) == [], "after \(before)")
  }

  @Test func twentyMistakesTwentyDiagnostics() {
    let program = Program(
      """
      app Shop {
        platform iOS 26
        root Main
        links sideways
      }
      type ItemID = [String]
      enum Folder { inbox, inbox }
      enum Color { red, rot = "red" }
      extern type Photo
      guard signedIn -> SignIn(now: true)
      condition hasDraft
      tabs Main {
        tab home "Home" stack Home
        tab home "Other" stack Other
        minimize onScroll
      }
      screen Home requires signdIn {
        title "Home"
        title "Start"
        on a -> push Detail
        on b -> push Detail(id: "x", name: "y")
        on c(x: Int) -> push Detail(id: x)
        on d -> push Othr
        on e { when signedIn -> stay; when hasDraft -> pop }
        on f -> select hom
        on g -> present Sure then { delete -> stay }
        on h -> present Sheet then { finished(x) -> stay }
        on i -> push Detail(id: nothing)
        on j(folder: Folder, color: Color, item: ItemID) -> push List(folder: .outbox)
        on k(photo: Photo) -> push Editor(photo)
      }
      screen Detail(id: String)
      screen Other requires signedIn
      screen List(folder: Folder)
      screen SignIn
      screen Editor(photo: Photo)
      modal Sheet { content Other; detents fraction 2 }
      alert Sure { title "Sure?"; button remove "Remove" }
      appearance Unused { tint "red" }

      """)
    let expected = [
      "0309 sideways", "0409 [String]", "0304 inbox", "0410 \"red\"", "0402 now", "0304 home", "0309 onScroll", "0301 signdIn",
      "0311 title \"Start\"", "0401 Detail", "0402 name", "0404 x", "0301 Othr", "0302 signedIn", "0317 hom", "0318 delete", "0407 x",
      "0315 nothing", "0316 .outbox", "0412 photo: Photo", "0413 2", "0312 Unused",
    ]
    #expect(program.summary == expected.map { "NAV" + $0 })
  }
}
