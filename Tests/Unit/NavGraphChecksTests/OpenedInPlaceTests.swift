import NavGraphSyntax
import Testing

/// Tests of events inside something presented that open a link, whose modals are on top of it or dismiss it.
@Suite struct OpenedInPlaceTests {
  private let head = "app A { scheme a; root Main }\nstack Main { root Home }\n"

  /// Something that stays presented under `links over` or `here` grows in each round: an error (NAV0602). It's a warning if other steps are
  /// necessary, or if the link can switch the root, which dismisses everything.
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
    // A push is necessary.
    let pushed = plain.replacing("{ on more -> open", with: "{ on next -> push More }\nscreen More { on more -> open")
    #expect(severities(pushed + back + "route \"/n\" links over -> Main / present N") == [.warning])
  }

  private func severities(_ source: String) -> [Severity] {
    CheckedText(source).diagnostics.filter { $0.code == Code(602) }.map(\.severity)
  }

  /// A link shows a replaced screen again, and its guard's flow is on top of the current screen.
  @Test func whatWasReplacedIsAskedForAgain() {
    let app = "app A { scheme a; root Main }\nguard g -> Login\nscreen Login { on ok -> finish }\nstack Main { root Home }\n"
    let home = "screen Home requires g { on e -> STEP }\nscreen Other\nroute \"/l\" -> Main"
    for (step, isAsked) in [("replace Other", true), ("push Other", false)] {
      let checked = CheckedText(app + home.replacing("STEP", with: step))
      let flows = checked.places.units.filter { $0.kind == .presented && $0.flags.contains(.isGuardFlow) }
      #expect(flows.isEmpty != isAsked, "\(step)")
    }
  }

  private func codes(_ source: String) -> [Int] { CheckedText(source).codes }

  private func expect(_ codes: [Int], in source: String) {
    let checked = CheckedText(source)
    #expect(checked.codes == codes, "\(checked.report)")
  }
}
