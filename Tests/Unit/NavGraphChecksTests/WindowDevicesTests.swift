import Testing

@testable import NavGraphChecks

/// A phone has one window, so what only a window leads to isn't shown after what only phones show.
@Suite struct WindowDevicesTests {
  private func app(_ event: String, _ rest: String, other: String = "screen Desk { on open -> open window stack Note else stay }") -> String
  {
    """
    app Notes {
      platform iOS 26
      root stack List
      root stack Desk on pad
    }
    condition busy
    screen List { \(event) }
    \(other)
    screen Note
    \(rest)
    """
  }

  private func codes(_ text: String) -> [Int] { Checked(text).codes.filter { $0 >= 1100 } }

  @Test func aPhoneOpensNone() {
    let open = "on open -> open window stack Note else stay"
    #expect(codes(app(open, "assert never Note after List")) == [])
    #expect(codes(app(open, "assert never Note after Desk")) == [1103])
    #expect(
      codes(app("on open { when busy -> open window stack Note else stay; otherwise -> stay }", "assert never Note after List")) == [])
    // What follows `else` is done instead.
    #expect(codes(app("on open -> open window stack Note else push Note", "assert never Note after List")) == [1103])
    #expect(codes(app("on open -> push Note", "assert never Note after List")) == [1103])
  }
}
