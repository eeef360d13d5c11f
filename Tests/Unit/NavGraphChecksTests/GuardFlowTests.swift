import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Guards whose flows need guards, and flows that never answer.
@Suite struct GuardFlowTests {
  private func found(_ lines: String) -> Checked {
    Checked("app A { root stack Home }\n\(lines)")
  }

  private func expect(
    _ codes: [Int], _ lines: String, loop: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let checked = found(lines)
    // A flow that may come up over itself is a modal loop, unless the guard's own loop says so already.
    let told = checked.codes.filter { $0 != 312 && ($0 != 602 || codes.contains(802)) }
    #expect(told == codes, "\(checked.report)", sourceLocation: location)
    for finding in checked.findings { expectWhole(finding, checked.source, at: location) }
    if let loop { #expect(checked.findings.flatMap(\.notes) == ["loop: \(loop)"], "\(checked.report)", sourceLocation: location) }
  }

  // MARK: Cycles

  @Test func firstThingShown() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\n"
    expect([802], home + "modal F { content stack S }\nscreen S requires g { on ok -> finish }", loop: "g --no--> F, which asks g")
    expect([802], home + "modal F requires g { content stack S }\nscreen S { on ok -> finish }", loop: "g --no--> F, which asks g")
    expect([802], home + "stack F requires g { root S }\nscreen S { on ok -> finish }", loop: "g --no--> F, which asks g")
    expect([], home + "modal F { content stack S }\nscreen S { on ok -> finish }")
    // The first tab is guarded; another one is not shown at once.
    let tabs =
      "modal F { content T }\ntabs T { tab a \"A\" icon \"a\" stack S; tab b \"B\" icon \"b\" stack B requires g }\nscreen B\nscreen S { on ok -> finish }"
    expect([], home + tabs)
    expect([802], home + tabs.replacing("stack S;", with: "stack S requires g;"))
  }

  @Test func everyWayToFinish() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\nmodal F { content stack S }\n"
    expect(
      [802], home + "screen S { on next -> push N }\nscreen N requires g { on ok -> finish }",
      loop: "g --no--> F > S --next--> N, which asks g")
    expect(
      [802], home + "screen S { on next requires g -> push N }\nscreen N { on ok -> finish }",
      loop: "g --no--> F > S --next--> N, which asks g")
    expect([802], home + "screen S { on ok requires g -> finish }", loop: "g --no--> F > S --ok-->, which asks g")
    // One way is enough.
    expect(
      [], home + "screen S { on next -> push N; on other -> push O }\nscreen N requires g { on ok -> finish }\nscreen O { on ok -> finish }"
    )
    expect([], home + "screen S { on more requires g -> push N; on ok -> finish }\nscreen N")
    // Over another sheet, and its arms.
    expect(
      [802],
      home
        + "screen S { on next -> present M then { finished -> finish } }\nmodal M { content stack N }\nscreen N { on ok requires g -> finish }",
      loop: "g --no--> F > S --next--> M > N --ok-->, which asks g")
    expect(
      [], home + "screen S { on next -> present M then { finished -> finish } }\nmodal M { content stack N }\nscreen N { on ok -> finish }")
  }

  @Test func roundAndRound() {
    let home =
      "guard g -> F\nguard h -> G\nscreen Home { on p -> push P }\nscreen P requires g\nmodal F { content stack S }\nmodal G { content stack T }\n"
    expect(
      [802], home + "screen S requires h { on ok -> finish }\nscreen T requires g { on ok -> finish }",
      loop: "g --no--> F, which asks h --no--> G, which asks g")
    expect([], home + "screen S requires h { on ok -> finish }\nscreen T { on ok -> finish }")
    expect([], home + "screen S requires h { on ok -> finish }\nscreen T { on more -> push N; on ok -> finish }\nscreen N requires g")
    // A feature flag has no flow: yes or no is not the graph's business.
    expect([], "guard g -> F\nguard flag\nscreen Home { on p -> push P }\nscreen P requires g\nscreen F requires flag { on ok -> finish }")
    // A third one that only hangs on the loop is no finding of its own.
    expect(
      [802],
      home
        + "guard k -> K\nscreen K requires g { on ok -> finish }\nscreen Q requires k\nscreen S requires h { on q -> push Q; on ok -> finish }\nscreen T requires g { on ok -> finish }"
    )
  }

  @Test func whatComesUpTogether() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\n"
    let split = "split F { sidebar Side; detail Det }\nscreen Side { on ok -> finish; on no -> dismiss }\n"
    expect([802], home + split + "screen Det requires g", loop: "g --no--> F, which asks g")
    expect([], home + split + "screen Det")
    let tabs =
      "modal F { content T }\ntabs T { tab a \"A\" icon \"a\" split Sp; tab b \"B\" icon \"b\" stack B }\nsplit Sp { sidebar Side; detail stack Det }\nscreen Side { on ok -> finish; on no -> dismiss }\nscreen B\n"
    expect([802], home + tabs + "screen Det requires g")
    // What another tab shows comes later.
    expect([], home + tabs.replacing("stack B }", with: "stack B requires g }") + "screen Det")
    // The guard of a flow's own content may be that of another flow.
    expect(
      [802], home + split + "guard h -> G\nscreen Det requires h\nscreen G requires g { on ok -> finish }",
      loop: "g --no--> F, which asks h --no--> G, which asks g")
    expect([], home + split + "guard h -> G\nscreen Det requires h\nscreen G { on ok -> finish }")
  }

  @Test func tabsThatFinish() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\nmodal F { content T }\nscreen S { on no -> dismiss }\n"
    func bar(_ action: String) -> String {
      "tabs T { tab a \"A\" icon \"a\" stack S; tab b \"B\" icon \"b\" stack B requires g; tab go \"Go\" icon \"c\" \(action) }\n"
    }
    expect([], home + bar("-> finish") + "screen B { on ok -> finish }")
    expect([802], home + bar("requires g -> finish") + "screen B { on ok -> finish }")
    expect([], home + bar("-> present Q then { finished -> finish }") + "screen B { on ok -> finish }\nscreen Q { on y -> finish }")
    expect(
      [802], home + bar("-> present Q then { finished -> finish }") + "screen B { on ok -> finish }\nscreen Q { on y requires g -> finish }"
    )
  }

  /// The arm of a refusal comes after no yes, so it is a way out of the guard's own flow.
  @Test func armsOfARefusal() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\nmodal F { content stack S }\n"
    let reset = "modal Reset { content stack R }\nscreen R { on done -> finish; on no -> dismiss }\n"
    expect([], home + reset + "screen S { on r requires g -> present Reset then { finished -> stay; dismissed -> finish } }")
    expect([802], home + reset + "screen S { on r requires g -> present Reset then { finished -> finish } }")
    expect(
      [],
      home + reset
        + "screen S { on r requires g -> present Reset then { finished -> stay; dismissed -> push L } }\nscreen L { on ok -> finish }")
    expect(
      [],
      home + reset.replacing("modal Reset", with: "modal Reset requires g")
        + "screen S { on r -> present Reset then { finished -> stay; dismissed -> finish } }")
  }

  @Test func longRings() {
    let count = 300
    var text = "screen Home { on p -> push P }\nscreen P requires g0\n"
    for index in 0..<count {
      text += "guard g\(index) -> F\(index)\nscreen F\(index) requires g\((index + 1) % count) { on ok -> finish }\n"
    }
    let checked = found(text)
    #expect(checked.codes == [802], "\(checked.report.prefix(2000))")
    #expect(checked.report.utf8.count < 3000)
    // The ring is open: each can be answered once the next one is.
    expect([], text.replacing("screen F\(count - 1) requires g0 ", with: "screen F\(count - 1) "))
  }

  @Test func inTheRootsPlace() {
    let text = """
      app A { root Main requires g }
      guard g -> F
      stack Main { root Home }
      screen Home
      screen F requires g { on ok -> finish }
      """
    #expect(Checked(text).codes == [802], "\(Checked(text).report)")
    #expect(Checked(text.replacing("F requires g", with: "F")).codes == [])
  }

  // MARK: Answers

  @Test func neverFinishes() {
    let home = "guard g -> F\nscreen Home { on p -> push P }\nscreen P requires g\n"
    expect([804], home + "modal F { content stack S }\nscreen S { on ok -> dismiss }")
    expect([804], home + "modal F { content stack S }\nscreen S")
    expect([], home + "modal F { content stack S }\nscreen S { on ok -> finish }")
    // It goes on elsewhere, and asks again there.
    expect([], home + "modal F { content stack S }\nscreen S { on ok -> restart }")
    expect(
      [], home + "modal F { content stack S }\nscreen S { on ok -> present M }\nmodal M { content stack T }\nscreen T { on ok -> restart }")
    // Any button of an alert is an answer.
    expect([], home + "alert F { title \"May I?\"; button ok \"OK\" }")
    // No flow at all: a feature flag.
    expect([], "guard g\nscreen Home { on p -> push P }\nscreen P requires g")
    // Nobody can leave it at all: said once.
    expect([607], home + "modal F { content stack S; dismissal blocked }\nscreen S")
    // Two guards, one flow: one finding.
    expect([804], "guard g -> F\nguard h -> F\nscreen Home { on p -> push P }\nscreen P requires g, h\nscreen F { on ok -> dismiss }")
  }

  @Test func neverFinishesInTheRootsPlace() {
    func findings(_ screen: String) -> [Diagnostic] {
      Checked("app A { root Main requires g }\nguard g -> F\nstack Main { root Home }\nscreen Home\n\(screen)").findings
    }
    let caught = findings("screen F")
    #expect(caught.map { Int($0.code.number) } == [804] && caught.first?.severity == .error)
    let refused = findings("screen F { on no -> dismiss }")
    #expect(refused.map { Int($0.code.number) } == [804] && refused.first?.severity == .warning)
    #expect(findings("screen F { on ok -> finish }").isEmpty)
    #expect(findings("screen F { on ok -> switch to Main }").isEmpty)
  }

  // MARK: Twice

  @Test func askedTwice() {
    expect([806], "guard g\nscreen Home { on p requires g, g -> push P }\nscreen P")
    expect([806, 806], "guard g\nguard h\nscreen Home { on p -> push P }\nscreen P requires g, h, g, h")
    expect([], "guard g\nscreen Home { on p requires g -> push P }\nscreen P requires g")
    expect(
      [], "guard g(id: String)\nscreen Home { on p(a: String, b: String) requires g(id: a), g(id: b) -> push P }\nscreen P")
    expect([806], "guard g(id: String)\nscreen Home { on p(a: String) requires g(id: a), g(id: a) -> push P }\nscreen P")
  }

  // MARK: What hangs on a contradiction

  @Test func reachableOnlyUnderAContradiction() {
    let text = """
      condition a
      condition b
      screen Home {
        on go {
          when a and b and not a -> push Far
          otherwise -> stay
        }
        on near -> push Near
      }
      screen Near { on x { when b -> stay } }
      screen Far { on deep -> push Deep; on near -> push Near }
      screen Deep
      """
    let finding = found(text).findings.first
    #expect(found(text).codes == [803])
    #expect(
      finding?.notes == ["so `Far` and `Deep` are never shown", "way: Home --go--> Far"], "\(found(text).report)")
    let linked = found(
      text.replacing("on near -> push Near\n}\nscreen Near", with: "on near -> push Near; on far -> push Far\n}\nscreen Near"))
    #expect(linked.codes == [803] && linked.findings.first?.notes == [])
    let arm = found(
      "condition a\nscreen Home { on go { when a and not a -> present M then { finished -> push Far }; otherwise -> stay }\n on m -> present M }\nscreen Far\nmodal M { content stack S }\nscreen S { on ok -> finish }"
    )
    #expect(arm.codes == [803] && arm.findings.first?.notes.first == "so `Far` is never shown", "\(arm.report)")
  }

  /// An event in a flow that has the root's place opens its link whatever the link does to modals: none is up.
  @Test func aLinkLeadsOutOfTheRootsPlace() {
    func codes(_ links: String, _ event: String = "on e -> open \"/home\"", target: String = "Main") -> [Int] {
      Checked(
        """
        app A { scheme a; root Main requires g }
        guard g -> In
        stack Main { root Home }
        screen Home
        screen In { \(event) }
        screen Above { on e -> open "/home" }
        route "/home"\(links) -> \(target)
        """
      ).codes.filter { $0 != 601 && $0 != 602 }
    }
    for links in ["", " links over", " links wait", " links reject"] { #expect(codes(links) == [], "\(links)") }
    #expect(codes("", "on e -> stay") == [804])
    #expect(codes("", target: "here / present stack Above") == [804])
    // What lies over the flow is a modal.
    let above = "on e -> present stack Above"
    for links in ["", " links over"] { #expect(codes(links, above) == [], "\(links)") }
    for links in [" links wait", " links reject"] { #expect(codes(links, above) == [804], "\(links)") }
  }
}
