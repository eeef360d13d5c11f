import NavGraphSyntax
import Testing

/// Events that open links where something is presented: the link's modals lie on it, or take it down.
@Suite struct OpenedInPlaceTests {
  private let head = "app A { scheme a; root Main }\nstack Main { root Home }\n"

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
