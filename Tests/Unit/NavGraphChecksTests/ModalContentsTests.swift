import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Modals that show something else on another kind of device.
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

  @Test func eachDeviceHasOne() {
    expect([], in: text(contents: both))
    expect([], in: text(contents: "content F; content G on pad, mac"))
    expect([], in: text(contents: "content G on pad, mac; content F"))
    expect([454, 601], in: text(contents: "content F on phone"))
    expect([455], in: text(contents: "content F; content F on pad; content G on pad, mac"))
    expect([455, 601], in: text(contents: "content F; content F on pad; content G on pad"))
    // A root says which devices there are.
    expect([454], in: text("root Main on phone, pad, mac", contents: both))
    expect([601], in: text("root Main on phone", contents: "content F on phone"))
    expect([913], in: text("root Main on phone", contents: both))
  }

  /// What is meant for a device that is misspelt counts as shown on those that are left.
  @Test func aMisspeltDeviceIsOneFinding() {
    expect([309], in: text(contents: "content F on phone; content G on pda"))
    expect([309], in: text(contents: "content F on pda; content G on pad"))
  }

  /// Each content is judged in its own surroundings.
  @Test func stepsAreJudgedInEach() {
    let more = "screen P\nscreen Q { on p -> push P; on ok -> finish }"
    let found = Checked(text(contents: "content stack Q on phone; content Q on pad", more)).codes
    #expect(found.contains(512), "\(found)")
  }

  @Test func targetsLeadSomewhereInEach() {
    let more = "screen P\n"
    expect([], in: text(contents: both, more + "route \"/p\" -> Main / present M / P"))
    expect([], in: text(contents: both, more + "route \"/p\" -> here / present M / P"))
    let bare = "content F on phone; content Grid on pad"
    for way in ["Main", "here"] {
      let found = Checked(text(contents: bare, more + "route \"/p\" -> \(way) / present M / P"))
      #expect(found.codes.contains(457), "\(found.report)")
      #expect(!found.codes.contains(352), "\(found.report)")
      let general = Checked(text(contents: "content Grid; content F on pad", more + "route \"/p\" -> \(way) / present M / P"))
      #expect(general.codes.contains(457), "\(general.report)")
      #expect(!general.codes.contains(352), "\(general.report)")
      let own = Checked(text(contents: bare, more + "route \"/p\" -> \(way) / present M / P on pad -> \(way) / present M"))
      #expect(!own.codes.contains(457), "\(own.report)")
    }
    // What leads nowhere on any device is wrong as everywhere.
    let nowhere = Checked(text(contents: "content Form on phone; content Grid on pad", more + "route \"/p\" -> Main / present M / P"))
    #expect(nowhere.codes.contains(352) && !nowhere.codes.contains(457), "\(nowhere.report)")
  }

  @Test func itIsOneFlow() {
    #expect(Checked(text(contents: both).replacing("on m -> present M", with: "on m -> present M / Form")).codes.contains(456))
    let guarded = text(contents: both, "guard g -> M").replacing("screen Home {", with: "screen Home requires g {")
    #expect(Checked(guarded).codes.contains(458))
    #expect(Checked(text(contents: both).replacing("stack F {", with: "stack F returns Int {")).codes.contains(459))
    #expect(Checked(text(contents: both, "guard g").replacing("stack F {", with: "stack F requires g {")).codes.contains(459))
    #expect(Checked(text(contents: both).replacing("modal M {", with: "modal M returns Int {")).codes.contains(459) == false)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
