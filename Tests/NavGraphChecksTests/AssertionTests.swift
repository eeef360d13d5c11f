import Testing

@testable import NavGraphChecks

/// Family 11: each claim, holding and broken.
@Suite struct AssertionTests {
  private static let shop = """
    app Shop {
      scheme shop
      root Main
    }
    tabs Main {
      tab home    "Home"    icon "house"  stack Home
      tab account "Account" icon "person" stack Account
    }
    screen Home {
      on open -> push Item
      on buy  -> present Purchase then { finished -> push Thanks }
    }
    screen Item {
      on help -> push Help
      on ask  -> present Sure then { yes -> push Deal }
    }
    screen Deal { on slip -> push Slip; on tip -> push Tip }
    screen Help { on item -> push Item }
    screen Thanks
    modal Purchase { content stack Seats }
    screen Seats { on next -> push Payment; on cancel -> dismiss }
    screen Payment { on paid -> push Receipt }
    screen Receipt { on done -> finish }
    screen Slip { on help -> push Help }
    screen Tip
    alert Sure { title "Sure?"; button yes "Yes"; button no "No" cancel }
    screen Account { on privacy -> push Privacy; on out -> switch to stack Bye }
    screen Privacy { on blocked -> push Blocked }
    screen Blocked
    screen Bye
    """

  private func check(_ claim: String, _ more: String = "", codes: [Int] = [], notes: [String] = [], at: SourceLocation = #_sourceLocation) {
    let checked = Checked("\(Self.shop)\n\(more)\nassert \(claim)\n")
    #expect(checked.codes == codes, "\(checked.report)", sourceLocation: at)
    let found = checked.findings.flatMap(\.notes)
    for note in notes { #expect(found.contains(note), "\(checked.report)", sourceLocation: at) }
    for finding in checked.findings { expectWhole(finding, checked.source, at: at) }
  }

  @Test func within() {
    check("Blocked within 3 of Main")
    check(
      "Blocked within 2 of Main", codes: [1101],
      notes: ["walk: Main > home > Home --tab account--> Account --privacy--> Privacy --blocked--> Blocked"])
    // Presenting, two taps, finishing; then it is there.
    check("Thanks within 4 of Home")
    check(
      "Thanks within 3 of Home", codes: [1101],
      notes: ["walk: Main > home > Home --buy--> Seats --next--> Payment --paid--> Receipt --done--> Thanks"])
    // The alert, its button.
    check("Deal within 2 of Item")
    check("Deal within 1 of Item", codes: [1101])
    // Back goes to what lies beneath.
    check("Home within 1 of Item")
    check("Home within 2 of Help", codes: [])
    // The tab that is selected, tapped again, goes back to its root.
    check("Home within 1 of Help")
    check("Main within 0 of Home")
    check("Seats within 0 of Purchase")
    check("Receipt within 2 of Purchase")
    check("Sure within 2 of Main")
    check("Home within 5 of Bye", codes: [1104 - 3])
  }

  @Test func onlyAfter() {
    check("Receipt only after Payment")
    check("Receipt only after Main")
    check("Thanks only after Receipt")
    check("Deal only after Sure")
    check("Deal only after Help", codes: [1102], notes: ["walk: Main > home > Home --open--> Item --ask--> Sure --button yes--> Deal"])
    check("Help only after Item")
    check(
      "Slip only after Deal", "route \"/slips\" -> home / Item / Slip", codes: [1102],
      notes: ["walk: \"/slips\" --> Main > home > Home > Item > Slip"])
    // What is built beneath is not shown, until Back shows it.
    check(
      "Deal only after Home", "route \"/slips\" -> home / Deal / Slip", codes: [1102],
      notes: ["walk: \"/slips\" --> Main > home > Home > Deal > Slip --Back--> Deal"])
  }

  @Test func neverAfter() {
    check("never Home after Bye")
    check("never Seats after Receipt", codes: [1103])
    check("never Home after Item", codes: [1103], notes: ["walk: Main > home > Home --open--> Item --Back--> Home"])
    check("never Bye after Main", codes: [1103])
    check("never Home after Bye", "route \"/home\" -> home", codes: [1103])
  }

  @Test func reaches() {
    check("Home reaches Receipt")
    check("Receipt reaches Home")
    check("Help reaches Deal")
    check("Bye reaches Home", codes: [1104], notes: ["`Bye` leads nowhere else"])
    check("Account reaches Bye")
  }

  /// A level comes back to what it stood on, and to nothing else that could push it.
  @Test func stacksRemember() {
    let text = """
      app A { root Main }
      tabs Main {
        tab one stack One
        tab two stack Two
      }
      screen One { on help -> push Help; on pay -> push Pay }
      screen Two { on help -> push Help }
      screen Pay { on paid -> replace Paid }
      screen Paid { on help -> push Help }
      screen Help
      """
    expect([], in: text + "\nassert Paid only after Pay\n")
    expect([1102], in: text + "\nassert Help only after Pay\n")
    expect([1103], in: text + "\nassert never Paid after Help\n")
  }
}
