import Testing

@testable import NavGraphChecks

/// Tests of modals without an exit, which depend on the device and on the style there.
@Suite struct ModalDevicesTests {
  private func labels(_ modal: String, roots: String = "root stack Home", more: String = "") -> [String] {
    let checked = CheckedText(
      """
      app Demo {
        scheme demo
        \(roots)
      }
      screen Home { on terms -> present Terms }
      screen Other
      modal Terms {
        content stack Text
        \(modal)
      }
      screen Text
      \(more)
      """)
    return checked.diagnostics.filter { $0.code.number == 607 }.map(\.primary.text)
  }

  private func held(on device: String) -> [String] { ["covers the whole screen on \(device), and no event leaves it"] }

  @Test func theDevicesOwnStyleGoesFirst() {
    #expect(labels("style fullScreen, pageSheet on phone, formSheet on pad") == [])
    #expect(labels("style pageSheet, fullScreen on pad") == held(on: "a pad"))
    #expect(labels("style fullScreen") == ["covers the whole screen, and no event leaves it"])
  }

  /// Devices other than phones and pads are considered if the file names them.
  @Test func othersThatAreNamed() {
    #expect(labels("style pageSheet, fullScreen on mac") == held(on: "a Mac"))
    #expect(labels("style fullScreen on vision, pageSheet") == held(on: "Apple Vision"))
    #expect(labels("style pageSheet, fullScreen on mac", roots: "root stack Home on phone, pad\n  root stack Other on mac") == [])
  }

  @Test func onlyDevicesThatShowIt() {
    let roots = "root stack Home on phone\n  root stack Other on pad"
    #expect(labels("style pageSheet, fullScreen on pad", roots: roots) == [])
    #expect(labels("style pageSheet, fullScreen on phone", roots: roots) == held(on: "a phone"))
    let route = #"route "/terms" -> here / present Terms"#
    #expect(labels("style pageSheet, fullScreen on pad", roots: roots, more: route) == held(on: "a pad"))
  }

  /// A root that only an event shows is shown on the devices of that event, and windows open only on devices that support several.
  @Test func onlyDevicesThatSwitchThere() {
    let more = """
      screen Lobby { on enter -> switch to stack Home }
      screen Office { on enter -> open window stack Home else stay }
      """
    let phone = "style pageSheet, fullScreen on phone"
    let pad = "style pageSheet, fullScreen on pad"
    let onPad = "root stack Other on phone\n  root stack Lobby on pad"
    #expect(labels(phone, roots: onPad, more: more) == [])
    #expect(labels(pad, roots: onPad, more: more) == held(on: "a pad"))
    #expect(labels(phone, roots: "root stack Lobby", more: more) == held(on: "a phone"))
    #expect(labels(phone, roots: "root stack Office", more: more) == [])
    #expect(labels(pad, roots: "root stack Office", more: more) == held(on: "a pad"))
  }

  /// A phone is always compact.
  @Test func whatItBecomes() {
    #expect(labels("style formSheet\n  compact fullScreen") == held(on: "a phone"))
    #expect(labels("style popover, fullScreen") == held(on: "a phone"))
    #expect(labels("style popover, pageSheet") == [])
    #expect(labels("style formSheet\n  compact pageSheet") == [])
  }
}
