import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of modals with another content on another kind of device.
@Suite struct ModalContentsTests {
  private func text(_ roots: String = "root Main", contents: String, _ lines: String = "") -> String {
    """
    app A { platform iOS 16; scheme a; \(roots) }
    stack Main { root Home }
    screen Home { on m -> present M }
    modal M { \(contents) }
    stack F { root Form }
    stack G { root Grid }
    screen Form { on ok -> finish }
    screen Grid { on ok -> finish }
    \(lines)
    """
  }
  private let both = "content F on phone; content G on pad"

  /// Steps are checked in each content.
  @Test func stepsAreJudgedInEach() {
    let more = "screen P\nscreen Q { on p -> push P; on ok -> finish }"
    let found = CheckedText(text(contents: "content stack Q on phone; content Q on pad", more)).codes
    #expect(found.contains(512), "\(found)")
  }

  @Test func targetsLeadSomewhereInEach() {
    let more = "screen P\n"
    expect([], in: text(contents: both, more + "route \"/p\" -> Main / present M / P"))
    expect([], in: text(contents: both, more + "route \"/p\" -> here / present M / P"))
    let bare = "content F on phone; content Grid on pad"
    for way in ["Main", "here"] {
      let found = CheckedText(text(contents: bare, more + "route \"/p\" -> \(way) / present M / P"))
      #expect(found.codes.contains(457), "\(found.report)")
      #expect(!found.codes.contains(352), "\(found.report)")
      let general = CheckedText(text(contents: "content Grid; content F on pad", more + "route \"/p\" -> \(way) / present M / P"))
      #expect(general.codes.contains(457), "\(general.report)")
      #expect(!general.codes.contains(352), "\(general.report)")
      let own = CheckedText(text(contents: bare, more + "route \"/p\" -> \(way) / present M / P on pad -> \(way) / present M"))
      #expect(!own.codes.contains(457), "\(own.report)")
    }
    // A target that is invalid on all devices is an ordinary error.
    let nowhere = CheckedText(text(contents: "content Form on phone; content Grid on pad", more + "route \"/p\" -> Main / present M / P"))
    #expect(nowhere.codes.contains(352) && !nowhere.codes.contains(457), "\(nowhere.report)")
  }
}

extension String {
}
