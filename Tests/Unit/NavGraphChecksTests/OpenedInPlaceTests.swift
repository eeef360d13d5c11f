import NavGraphSyntax
import Testing

/// Events that open links where something is presented: the link's modals lie on it, or take it down.
@Suite struct OpenedInPlaceTests {
  private let head = "app A { scheme a; root Main }\nstack Main { root Home }\n"

  /// A link that presents on top of everything is a step of a modal loop (NAV0602), as `present` is.
  @Test func aStepOfALoop() {
    let two = head + "screen Home { on m -> present M }\nmodal M { content stack Inner }\nscreen Inner { on more -> open \"/n\" }\n"
    let back = "modal N { content stack Nn }\nscreen Nn { on m -> present M }\n"
    expect([602], in: two + back + "route \"/n\" -> here / present N")
    expect([602], in: two + back + "route \"/n\" links over -> Main / present N")
    expect([], in: two + back + "route \"/n\" -> Main / present N")
    for policy in ["wait", "reject"] {
      #expect(!codes(two + back + "route \"/n\" links \(policy) -> here / present N").contains(602), "\(policy)")
    }
    // Both by links.
    let links = "route \"/n\" -> here / present N\nroute \"/m\" -> here / present M"
    expect([602], in: two + back.replacing("-> present M", with: "-> open \"/m\"") + links)
    // Of its own kind it is another one only where a value tells.
    let own = head + "screen Home { on m -> present M }\nmodal M { content stack List }\nscreen List { on o -> open \"/m\" }\n"
    for policy in ["", "links over"] { expect([], in: own + "route \"/m\" \(policy) -> Main / present M") }
    let valued =
      head + "screen Home { on m -> present M(id: 1) }\nmodal M(id: Int) { content stack List(id) }\n"
      + "screen List(id: Int) { on o(id: Int) -> open \"/m/{id}\"(id) }\n"
    expect([602], in: valued + "route \"/m/{id}\" -> here / present M(id)")
    expect([602], in: valued + "route \"/m/{id}\" links over -> Main / present M(id)")
    expect([], in: valued + "route \"/m/{id}\" -> Main / present M(id)")
  }

  /// What stays up under `links over`, or beneath `here`, is presented on in each round: an error (NAV0602). Where the link may lead to
  /// another root, everything goes, and where other steps are on the way it is a warning.
  @Test func whatStaysUpPilesUpForCertain() {
    let app = head + "screen Home { on m -> present M; HOME }\nmodal M { content stack Inner }\nscreen Inner { on more -> open \"/n\" }\n"
    let back = "modal N { content stack Nn }\nscreen Nn { on m -> present M }\nscreen Next\n"
    let plain = app.replacing("; HOME", with: "")
    for target in ["links over -> Main / present N", "links over -> here or Main / Next / present N", "-> here / present N"] {
      #expect(severities(plain + back + "route \"/n\" \(target)") == [.error], "\(target)")
    }
    let other = "stack Other { root Far }\nscreen Far { on m -> present M }\n"
    let another = app.replacing("HOME", with: "on o -> switch to Other") + back + other
    #expect(severities(another + "route \"/n\" links over -> Main / present N") == [.warning])
    #expect(severities(another + "route \"/n\" links over -> here / present N") == [.error])
    // A push on the way.
    let pushed = plain.replacing("{ on more -> open", with: "{ on next -> push More }\nscreen More { on more -> open")
    #expect(severities(pushed + back + "route \"/n\" links over -> Main / present N") == [.warning])
  }

  private func severities(_ source: String) -> [Severity] {
    Checked(source).findings.filter { $0.code == Code(602) }.map(\.severity)
  }

  /// `here` that pushes on the modal's own stack leads out of nothing (NAV0607).
  @Test func hereIsNoWayOut() {
    let app =
      head + "screen Home { on m -> present M }\nmodal M {\n content stack In\n style fullScreen\n}\n"
      + "screen In {\n on n -> open \"/z\"\n MORE\n}\nscreen Z\nroute \"/z\" -> here or Main / Z"
    #expect(codes(app.replacing("MORE", with: "on z -> push Z")).contains(607))
    // Where the modal's stack never holds it, the link goes to the root.
    #expect(!codes(app.replacing("MORE", with: "")).contains(607))
  }

  /// What a link shows asks its guards before anything goes: their flows come up over the place that opens it.
  @Test func guardsOfALinkComeUpOverIt() {
    let app = "app A { scheme a; root Main }\nguard g -> Login\nscreen Login { on o -> open \"/l\"; on ok -> finish }\n"
    for (more, route) in [
      ("stack Main { root Home }\nscreen Home\nmodal M requires g { content stack In }\nscreen In", "Main / present M"),
      ("stack Main { root Home }\nscreen Home\nmodal M { content stack In }\nscreen In requires g", "Main / present M"),
      ("tabs Main { tab a stack Home; tab b stack Other }\nscreen Home\nscreen Other requires g\nscreen Last", "b / Last"),
      ("tabs Main { tab a stack Home; tab b requires g stack Other }\nscreen Home\nscreen Other", "b"),
    ] {
      let checked = Checked(app + more + "\nroute \"/l\" -> \(route)")
      #expect(checked.codes.contains(602), "\(route): \(checked.report)")
    }
  }

  /// The first tab has been shown with its bar, and a flow in a root's place holds links: nobody is asked there (NAV0602, NAV0607).
  @Test func whatWasShownIsNotAskedFor() {
    let login = "guard g -> Login\nscreen Login { on o -> open \"/l\"; on ok -> finish }\n"
    let tabs = "app A { scheme a; root Main }\ntabs Main { tab a stack Home; tab b stack Other }\nscreen Other { on o -> open \"/l\" }\n"
    expect([], in: tabs + login + "screen Home requires g\nscreen Last\nroute \"/l\" -> a / Last")
    expect([], in: "app A { scheme a; root Main }\nstack Main requires g { root Home }\nscreen Home\n" + login + "route \"/l\" -> Main")
  }

  /// A link shows a screen again that another one has replaced, and asks for it over that one.
  @Test func whatWasReplacedIsAskedForAgain() {
    let app = "app A { scheme a; root Main }\nguard g -> Login\nscreen Login { on ok -> finish }\nstack Main { root Home }\n"
    let home = "screen Home requires g { on e -> STEP }\nscreen Other\nroute \"/l\" -> Main"
    for (step, isAsked) in [("replace Other", true), ("push Other", false)] {
      let checked = Checked(app + home.replacing("STEP", with: step))
      let flows = checked.places.units.filter { $0.kind == .presented && $0.flags.contains(.isGuardFlow) }
      #expect(flows.isEmpty != isAsked, "\(step)")
    }
  }

  private func codes(_ source: String) -> [Int] { Checked(source).codes }

  private func expect(_ codes: [Int], in source: String) {
    let checked = Checked(source)
    #expect(checked.codes == codes, "\(checked.report)")
  }
}
