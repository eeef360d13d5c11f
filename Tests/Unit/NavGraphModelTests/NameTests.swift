import NavGraphSyntax
import Testing

@testable import NavGraphModel

@Suite struct NameTests {
  @Test func oneNamespaceOverFiles() {
    let program = Program(files: [
      ("App.navgraph", "import \"Flows/More.navgraph\"\napp Shop { root stack Home }\nscreen Home { on a -> push Next }"),
      ("Flows/More.navgraph", "screen Next { on b -> push Home }"),
    ])
    #expect(program.summary == [])
    #expect(program.graph.screens.count == 2)
    let twice = Program(files: [
      ("App.navgraph", "app Shop { root stack Home }\nscreen Home"), ("More.navgraph", "modal Home { content Home }"),
    ])
    #expect(twice.codes == ["NAV0303"])
    #expect(twice.diagnostics.first?.primary.range.file == FileID(1))
    #expect(twice.diagnostics.first?.secondary.first?.range.file == FileID(0))
  }

  @Test func builtInTypesAreTaken() {
    finds(["0303 String"], in: app(events: "  on a -> push String", declarations: "screen String"))
    finds(["0303 Int"], in: app(events: "", declarations: "type Int = String"))
  }

  @Test func didYouMeanOffersOnlyWhatIsLegalThere() {
    func meant(in text: String) -> [String] { Program(text).diagnostics.compactMap { $0.fixes.first?.edits.first?.text } }
    // A guard's name is more similar, but a guard can't be pushed.
    #expect(meant(in: app(events: "  on a -> push Detial", declarations: "guard Detials\nscreen Detail requires Detials")) == ["Detail"])
    #expect(
      meant(
        in: app(
          events: "  on a requires signdIn -> stay",
          declarations: "guard signedIn\nscreen signdInn external \"x\"\nscreen B requires signedIn")
      ).contains(
        "signedIn"))
    #expect(meant(in: app(events: "  on a -> push Settings", declarations: "modal Setting { content Home }")) == [])
    #expect(meant(in: app(events: "  on a -> present Setings", declarations: "modal Settings { content Home }")) == ["Settings"])
    #expect(meant(in: app(events: "  on a(x: Strng) -> stay", declarations: "")) == ["String"])
    #expect(
      meant(in: app(events: "  on a -> present split Des", declarations: "split Desk { sidebar Home; detail Home }\nscreen Dec")) == [
        "Desk"
      ])
    #expect(
      meant(
        in: app(events: "  on a -> present Sure then { delte -> stay }", declarations: "alert Sure { title \"S\"; button delete \"D\" }"))
        == ["delete"])
  }

  @Test func wrongKinds() {
    finds(["0302 Home"], in: app(events: "  on a requires Home -> stay"))
    finds(["0302 Home"], in: app(events: "  on a { when Home -> stay }"))
    finds(["0302 Home"], in: app(events: "  uses Home"))
    finds(["0302 Home"], in: app(events: "  bar Home"))
    finds(["0302 Home"], in: app(events: "  on a(x: Home) -> stay"))
    finds(["0302 Home"], in: app(events: "  on a -> present tabs Home"))
    finds(["0302 Home"], in: app(events: "  on a -> present modal Home"))
    finds(["0302 g"], in: app(events: "  on a -> push g", declarations: "guard g"))
    finds(["0322 Home.x"], in: app(events: "", declarations: "assert Home.x reaches Home"))
    // The guard is resolved although the name before it isn't a single word.
    let asserted = finds(
      ["0322 Home.a"], in: app(events: "  on a requires g -> stay", declarations: "guard g\nassert Home.a requires g"))
    #expect(
      asserted.diagnostics.first?.help == [
        "an assertion is about what is shown: write the screen, modal, or alert that `a` shows"
      ])
    finds(["0322 Home.x"], in: app(events: "  on a requires Home.x -> stay"))
  }

  @Test func unused() {
    finds(
      ["0312 A", "0312 E", "0312 X", "0312 g", "0312 c", "0312 Links", "0312 Look"],
      in: app(
        events: "",
        declarations: """
          type A = String
          enum E { a }
          extern type X
          guard g
          condition c
          events Links { on a -> stay }
          appearance Look { tint "red" }
          """))
  }

  @Test func blocksOfTheApp() {
    finds(["0306 screen"], in: "screen Home")
    finds(["0307 Shop"], in: "app Shop")
    finds(["0305 Two"], in: "app Shop { root stack Home }\nscreen Home\napp Two { root Home }")
    #expect(Program("").summary == ["NAV0306 "])
    #expect(Program(files: []).summary == [])
  }

  @Test func imports() {
    let text = "import \"A.navgraph\"\nimport \"A.navgraph\"\nimport \"../x/Main.navgraph\"\n" + app()
    let program = Program(files: [("x/Main.navgraph", text)])
    #expect(program.summary == ["NAV0314 \"A.navgraph\"", "NAV0314 \"../x/Main.navgraph\""])
    #expect(resolveImport("../b/./C.navgraph", from: "a/B.navgraph") == "b/C.navgraph")
    #expect(resolveImport("../../C.navgraph", from: "a/B.navgraph") == "../C.navgraph")
    #expect(resolveImport("/x/C.navgraph", from: "a/B.navgraph") == "/x/C.navgraph")
    #expect(resolveImport("/../C.navgraph", from: "") == "/C.navgraph")
  }

  @Test func allowances() {
    let text = app(
      events: "  allow NAV0302 \"old\"\n  on a requires Home -> stay\n  on b requires Home -> stay",
      declarations: "allow NAV0312 \"soon\"\nguard g\nguard h")
    finds(["0302 Home", "0312 h"], in: text)
    let graph = Program(text).graph
    let covered = graph.allowances[graph.allowances.ids].map { graph.files[0].text(in: $0.covers) }
    #expect(covered == ["on a requires Home -> stay", "guard g"])
    finds(["0321 soon"], in: app(events: "", declarations: "allow soon \"later\"\nscreen X"))
    finds(["0321 allow NAV0312 \"\""], in: app(events: "", declarations: "allow NAV0312 \"\"\nscreen X"))
    #expect(Program("screen A {\n  on a -> stay\n  allow NAV0601 \"x\"\n}\nscreen B").graph.allowances.ids.map { $0 }.count == 1)
    let last = Program("screen A {\n  on a -> stay\n  allow NAV0601 \"x\"\n}\nscreen B").graph
    #expect(last.allowances[last.allowances.ids].first?.covers.isEmpty == true)
  }
}
