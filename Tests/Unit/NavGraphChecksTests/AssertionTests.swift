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

  /// A guard may say no, and its flow is shown; or yes, and it isn't.
  @Test func guards() {
    let text = """
      app A { root stack Home requires introduced }
      guard introduced -> Tour
      guard signedIn -> SignIn
      screen Tour { on done -> finish }
      screen Home { on secret -> push Secret; on out -> restart }
      screen Secret requires signedIn
      modal SignIn { content SignInView }
      screen SignInView { on done -> finish }
      """
    expect([1102], in: text + "\nassert Secret only after SignIn\n")
    expect([], in: text + "\nassert Secret only after Home\n")
    expect([], in: text + "\nassert SignIn only after Home\n")
    // Guards say yes at once.
    expect([], in: text + "\nassert Secret within 1 of Home\n")
    expect([1101], in: text + "\nassert SignIn within 3 of Home\n")
    expect([], in: text + "\nassert Home reaches SignIn\n")
    expect([1103], in: text + "\nassert never Tour after Home\n")
    expect([], in: text.replacing("; on out -> restart", with: "") + "\nassert never Tour after Home\n")
  }

  /// Conditions stay as they are on a walk within a budget, and change on others.
  @Test func conditions() {
    let text = """
      app A { root stack Home }
      condition isMember
      screen Home { on a { when isMember -> push Offers; otherwise -> stay } }
      screen Offers { on b { when isMember -> stay; otherwise -> push Extras } }
      screen Extras
      """
    expect([1101], in: text + "\nassert Extras within 2 of Home\n")
    expect([], in: text + "\nassert Offers within 1 of Home\n")
    expect([], in: text + "\nassert Home reaches Extras\n")
  }

  /// All columns are shown, or one at a time.
  @Test func splits() {
    let text = """
      app A { scheme a; root Desk }
      split Desk {
        sidebar List
        detail  stack Empty
      }
      screen List { on open -> show detail Letter }
      screen Empty
      screen Letter { on more -> push Reply }
      screen Reply
      route "/letter" -> detail Letter
      """
    expect([], in: text + "\nassert Reply within 2 of Desk\n")
    expect([], in: text + "\nassert Reply only after Letter\n")
    expect([1102], in: text + "\nassert Letter only after List\n")
    // Collapsed, Back shows the list again.
    expect([1103], in: text + "\nassert never List after Letter\n")
  }

  @Test func pagesTabsAndLinksOnTop() {
    let text = """
      app A { scheme a; root Main }
      tabs Main {
        tab one stack One
        tab two stack Two
        tab new -> present New
      }
      pages Tour { page P1; page P2; page P3 }
      screen P1
      screen P2
      screen P3 { on done -> finish }
      screen One { on tour -> present Tour; on jump -> select two then push Deep }
      screen Two { on go -> push Deep }
      screen Deep
      screen Profile
      modal New { content NewView }
      screen NewView { on done -> dismiss then push Deep }
      route "/u" -> here or one / Profile
      """
    expect([], in: text + "\nassert P3 within 3 of One\n")
    expect([1101], in: text + "\nassert P3 within 2 of One\n")
    expect([], in: text + "\nassert P3 only after P2\n")
    expect([], in: text + "\nassert Deep within 1 of One\n")
    expect([], in: text + "\nassert New within 1 of Two\n")
    expect([1102], in: text + "\nassert Deep only after Two\n")
    expect([1103], in: text + "\nassert never Profile after Deep\n")
    expect([1104], in: text + "\nassert One reaches Profile\n")
  }

  @Test func sameAndNeverShown() {
    let text = "app A { root stack Home }\nscreen Home { on a -> push B }\nscreen B\n"
    expect([], in: text + "assert Home only after Home\n")
    expect([], in: text + "assert Home reaches Home\n")
    expect([1103], in: text + "assert never Home after Home\n")
    expect([], in: text.replacing("push B", with: "replace B") + "assert never Home after Home\n")
    expect([601], in: text + "screen C\nassert C within 2 of Home\nassert never C after Home\nassert Home reaches C\n")
    expect([1102], in: text + "screen C external \"by the share sheet\"\nassert C only after Home\n")
    expect([601, 1102], in: text + "screen C\nassert Home only after C\n")
  }

  /// What other code shows, it can show at any time.
  @Test func externalScreens() {
    let text = "app A { root stack Home }\nscreen Home\nscreen C external \"by the share sheet\"\n"
    expect([1102], in: text + "assert C only after Home\n")
    expect([1103], in: text + "assert never C after Home\n")
    expect([], in: text + "assert never Home after C\n")
    expect([601], in: text + "screen D\nassert never C after D\n")
  }

  /// Modals that all present one another: soon decided.
  @Test func scale() {
    var modals = "app A { root stack Home }\nscreen Home { on a -> present M0 }\n"
    for index in 0..<25 {
      modals += "screen S\(index) {\n"
      for other in 0..<25 { modals += "on e\(other) -> present M\(other)\n" }
      modals += "on f -> dismiss then push Deep\non g -> dismiss all then push Deep\n}\nmodal M\(index) { content stack S\(index) }\n"
    }
    let checked = Checked(modals + "screen Deep\nassert Deep only after M0\nassert M7 within 2 of Home\nassert never Home after M3\n")
    #expect(checked.codes == [602, 1103], "\(checked.report.prefix(3000))")
  }

  /// Where an arm asks conditions and none of them holds, what is presented is gone all the same.
  @Test func anArmMayDoNothing() {
    let checked = Checked(
      """
      app Demo {
        root stack Home
      }
      condition isNew
      screen Home { on scan -> present Scan as fullScreen then { finished { when isNew -> push Found } } }
      screen Scan { on done -> finish }
      screen Found { back hidden }
      assert never Home after Scan
      """)
    #expect(checked.codes == [610, 1103], "\(checked.report)")
    #expect(checked.findings.flatMap(\.notes).contains("walk: Home --scan--> Scan --done--> Home"), "\(checked.report)")
  }
}
