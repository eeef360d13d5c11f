import NavGraphSyntax
import Testing

/// Family 06: what can be reached, what piles up, what leads nowhere.
@Suite struct FlowTests {
  @Test func unreachable() {
    let head = "app A { root stack Home }\nscreen Home { on a -> push B }\nscreen B\n"
    expect([], in: head)
    expect([601], in: head + "screen Lost")
    expect([], in: head + "screen Lost external \"a widget\"")
    expect(
      [], in: head + "screen Lost external { on go -> push Next }\nscreen Next { on more -> present Sheet }\nmodal Sheet { content B }")
    // A corner that hangs together is one finding.
    let corner =
      "screen L1 { on a -> push L2\n on s -> present LM }\nscreen L2 { on a -> push L3 }\nscreen L3 { on a -> push L1 }\nmodal LM { content LS }\nscreen LS"
    let checked = Checked(head + corner)
    #expect(checked.codes == [601], "\(checked.report)")
    #expect(checked.report.contains("`LM` and `LS`"), "\(checked.report)")
    // Two corners are two.
    expect([601, 601], in: head + "screen L1 { on a -> push L2 }\nscreen L2\nscreen M1 { on a -> push M2 }\nscreen M2 { on a -> push M1 }")
    expect([601], in: head + "tabs Main { tab a stack L }\nscreen L")
    expect([601], in: head + "alert Sure {\n title \"?\"\n button yes \"Yes\"\n}")
    expect([601], in: head + "pages Tour { page L }\nscreen L")
    expect([601], in: head + "split P {\n sidebar L\n detail M\n}\nscreen L\nscreen M")
  }

  @Test func reachedInEveryWay() {
    expect(
      [],
      in: """
        app A {
          platform iOS 26
          root Main requires onboarded
          root Desk on pad
        }
        guard onboarded -> Tour
        guard signedIn -> SignIn
        condition c
        pages Tour {
          page T1
          page T2
        }
        tabs Main {
          tab a stack A1
          tab b -> present New then { finished -> select a then push A9 }
          accessory Mini
        }
        split Desk {
          sidebar stack D1
          content D2
          detail stack D3
          inspector D4
        }
        screen A1 {
          on a -> push A2
          on b {
            when c -> replace A3
            otherwise -> present A4
          }
          on x -> push A5 then push A6
          on y -> switch to Other
          on z -> present Ask then {
            yes -> push A7
            no -> present Plain then { dismissed -> push A8 }
          }
          on s -> present Sheet
        }
        screen A2 requires signedIn
        screen A3
        screen A4
        screen A5
        screen A6
        screen A7
        screen A8
        screen A9
        screen T1 { on n -> page next }
        screen T2 { on n -> finish }
        screen D1 { on a -> show content D5; on i -> show inspector }
        screen D2 { on a -> show detail D6 }
        screen D3 { on a -> show detail stack D7 }
        screen D4
        screen D5
        screen D6
        screen D7
        screen Mini
        screen New1 { on ok -> finish }
        modal New { content New1 }
        modal SignIn { content stack Login }
        screen Login { on ok -> finish }
        stack Other { root O1 }
        screen O1 { on back -> restart }
        modal Sheet { content stack S1 }
        screen S1 { on go -> dismiss then push S2 }
        screen S2
        screen Plain
        alert Ask {
          title "?"
          button yes "Yes"
          button no  "No"
        }
        """)
  }

  @Test func armsOfWhatNeverFinishes() {
    expect(
      [608],
      in: """
        app A { root stack Home }
        screen Home { on a -> present Sheet then { finished -> push B } }
        modal Sheet { content stack S }
        screen S
        screen B
        """)
    expect(
      [608],
      in: """
        app A { root stack Home }
        screen Home { on a -> present Sheet then { dismissed -> push B } }
        modal Sheet {
          content stack S
          dismissal blocked
        }
        screen S { on ok -> finish }
        screen B
        """)
  }

  // MARK: Modals

  static let loop = """
    app A { root stack Home }
    screen Home { on a -> present M }
    modal M { content stack M1 }
    modal N { content stack N1 }
    screen M1 { M1BODY }
    screen N1 { N1BODY }
    screen X { XBODY }
    screen Y external
    screen Z external { on n -> present N }

    """

  func expectLoop(_ codes: [Int], severity: Severity? = nil, m: String, n: String = "", x: String = "") {
    let checked = Checked(
      Self.loop.replacing("M1BODY", with: m).replacing("N1BODY", with: n).replacing("XBODY", with: x).replacing(
        "screen X {", with: "screen X external {"))
    #expect(checked.codes == codes, "\(checked.report)")
    if let severity { #expect(checked.findings.first?.severity == severity, "\(checked.report)") }
  }

  @Test func modalLoops() {
    expectLoop([602], severity: .error, m: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> present N", n: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> push X", x: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> replace X", x: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> present N then { finished -> present M }", n: "on a -> finish")
    expectLoop([602], severity: .warning, m: "on a -> present N", n: "on a -> dismiss then present M")
    expectLoop([], m: "on a -> present N", n: "on a -> dismiss then present N")
    expectLoop([], m: "on a -> dismiss then present M")
    expectLoop([], m: "on a -> present N", n: "on a -> push X", x: "on a -> push Y")
    expectLoop([], m: "on a -> present N", n: "on a -> dismiss all then present M")
    // The same screen pushed outside is another place.
    expectLoop([], m: "on a -> dismiss then push X", x: "on a -> present M")
    expectLoop([602], severity: .error, m: "on a -> present stack X", x: "on a -> present M")
    expectLoop([602], severity: .warning, m: "on a -> push X then present M")
  }

  @Test func theShortestLoopIsShown() {
    let checked = Checked(
      """
      app A { root stack Home }
      screen Home { on a -> present A1 }
      screen A1 { on b -> present B1 }
      screen B1 { on c -> present C1 }
      screen C1 { on a -> present A1
        on d -> present D1 }
      screen D1 { on c -> present C1 }
      """)
    #expect(checked.codes == [602], "\(checked.report)")
    #expect(checked.report.contains("loop: C1 --d--> D1 --c--> C1, two modals deeper each time"), "\(checked.report)")
    #expect(checked.report.contains("A1 and B1 can pile up with them, too"), "\(checked.report)")
  }

  @Test func twoLoopsAreTwoFindings() {
    expect(
      [602, 602],
      in: """
        app A { root stack Home }
        screen Home {
          on a -> present A1
          on b -> present B1
        }
        screen A1 { on a -> present A1 }
        screen B1 { on b -> present B1 }
        """)
  }

  @Test func linksAreNoWalk() {
    expectLoop([], m: "on a -> present N")
  }

  // MARK: pop to

  @Test func popTargets() {
    func app(_ home: String, _ list: String = "", _ detail: String, extra: String = "") -> String {
      "app A { root stack Home }\nscreen Home { \(home) }\nscreen List { \(list) }\nscreen Detail { \(detail) }\n\(extra)"
    }
    let both = "on l -> push List\n on d -> push Detail"
    expect([], in: app("on l -> push List", "on d -> push Detail", "on x -> pop to List"))
    expect([605], in: app(both, "on d -> push Detail", "on x -> pop to List"))
    expect([604], in: app(both, "", "on x -> pop to List"))
    expect([], in: app(both, "on d -> push Detail", "on x -> pop to Home"))
    // Recursion: the nearest X below the top.
    expect([605], in: app("on d -> push Detail", "on d -> push Detail", "on x -> pop to Detail\n on l -> push List"))
    // What was replaced is gone.
    expect([604], in: app("on l -> push List", "on d -> replace Detail", "on x -> pop to List"))
    expect([], in: app("on l -> push List", "on d -> replace Detail", "on x -> pop to Home"))
    // `pop then push` keeps what is below.
    expect(
      [], in: app("on l -> push List", "on e -> push Extra", "on x -> pop to List", extra: "screen Extra { on d -> pop then push Detail }"))
    expect([604], in: app("on l -> push List", "on d -> pop then push Detail", "on x -> pop to List"))
    // After a dismissal the presenter is on top.
    expect(
      [],
      in: app(
        "on l -> push List", "on s -> present Sheet", "on x -> pop to List",
        extra: "modal Sheet { content S }\nscreen S { on d -> dismiss then push Detail }"))
    expect(
      [605],
      in: app(
        "on l -> push List\n on s -> present Sheet", "on s -> present Sheet", "on x -> pop to List",
        extra: "modal Sheet { content S }\nscreen S { on d -> dismiss then push Detail }"))
    expect(
      [],
      in: app(
        "on l -> push List", "on s -> present Sheet then { finished -> push Detail }", "on x -> pop to List",
        extra: "modal Sheet { content S }\nscreen S { on d -> finish }"))
    // The stack that may be is shown.
    let checked = Checked(app(both, "on d -> push Detail", "on x -> pop to List"))
    #expect(checked.report.contains("the stack can be: Home > Detail, without List"), "\(checked.report)")
  }

  // MARK: Ends

  @Test func results() {
    let picker = "modal Pick returns String { content stack P }\nscreen P { on c(v: String) -> finish(v) }\n"
    expect([606], in: "app A { root stack Home }\nscreen Home { on a -> present Pick }\n" + picker)
    expect([606], in: "app A { root stack Home }\nscreen Home { on a -> present Pick then { dismissed -> stay } }\n" + picker)
    // One of several presenters is enough; a guard's flow answers to nobody.
    expect(
      [],
      in: "app A { root stack Home }\nscreen Home {\n on a -> present Pick\n on b -> present Pick then { finished(x) -> stay }\n}\n"
        + picker)
    expect([], in: "app A { root stack Home }\nguard g -> Pick\nscreen Home { on a -> push B }\nscreen B requires g\n" + picker)
    expect(
      [606],
      in:
        "app A { root stack Home }\nscreen Home { on a -> present Flow }\nstack Flow returns Int { root P }\nscreen P { on c(v: Int) -> finish(v) }\n"
    )
  }

  @Test func waysOut() {
    func app(_ modal: String, _ screen: String = "", present: String = "present M") -> String {
      "app A { root stack Home }\nscreen Home { on a -> \(present) }\nmodal M {\n content stack S\n \(modal)\n}\nscreen S { \(screen) }\nscreen T external"
    }
    expect([607], in: app("dismissal blocked"))
    expect([607], in: app("style fullScreen"))
    expect([607], in: app("style formSheet on pad, fullScreen"))
    expect([], in: app("style pageSheet"))
    expect([], in: app("dismissal confirm"))
    for way in ["finish", "dismiss", "close", "dismiss all", "restart", "switch to T", "dismiss then push T"] {
      expect([], in: app("dismissal blocked", "on x -> \(way)"))
    }
    expect([607], in: app("dismissal blocked", "on x -> push T"))
    expect([607], in: app("", present: "present M as fullScreen"))
    // Its arms wait for the event that is missing.
    expect([607], in: app("dismissal blocked", present: "present M then { finished -> push T; dismissed -> push T }"))
    // Something above it may lead out.
    expect([], in: app("dismissal blocked", "on x -> present U") + "\nscreen U { on y -> dismiss all }")
    expect([], in: app("dismissal blocked", "on x -> present U") + "\nscreen U { on y -> dismiss then dismiss }")
    expect([607], in: app("dismissal blocked", "on x -> present U") + "\nscreen U { on y -> dismiss }")
    expect([], in: app("dismissal blocked", "on x -> present U then { dismissed -> finish }") + "\nscreen U")
  }

  @Test func bothGoOn() {
    func app(_ arm: String, _ event: String) -> String {
      "app A { root stack Home }\nscreen Home { on a -> present M then { dismissed -> \(arm) } }\nscreen M { on x -> \(event) }\nscreen T external"
    }
    expect([609], in: app("push T", "dismiss then push T"))
    expect([609], in: app("push T", "dismiss all then push T"))
    expect([], in: app("stay", "dismiss then push T"))
    expect([], in: app("stay", "dismiss all then push T"))
    expect([], in: app("push T", "dismiss"))
  }

  @Test func deadEnds() {
    func app(_ body: String, home: String = "") -> String {
      "app A { root stack Home }\nscreen Home { on a -> push End\n\(home) }\nscreen End { \(body) }"
    }
    expect([610], in: app("back hidden"))
    expect([], in: app(""))
    expect([], in: app("back hidden\n on x -> pop"))
    expect([610], in: app("back hidden\n on x -> push End"))
    expect([610], in: app("back hidden\n on x(u: URL) -> browse(u)"))
    expect(
      [],
      in:
        "app A { root Main }\ntabs Main { tab a stack Home\n tab b stack Other }\nscreen Other\nscreen Home { on a -> push End }\nscreen End { back hidden }"
    )
  }
}
