import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// `assert A requires G` (NAV1106).
@Suite struct GuardAssertionTests {
  private static let shop = """
    app Shop {
      scheme shop
      root Main
    }
    guard signedIn -> SignIn
    guard adult
    tabs Main {
      tab home    "Home"    stack Home
      tab account "Account" stack Account requires signedIn
    }
    modal SignIn { content stack Credentials }
    screen Credentials { on done -> finish; on help -> push Help; on cancel -> dismiss }
    screen Help
    screen Home {
      on pay requires signedIn -> push Payment
      on wine requires adult   -> push Wine
      on free                  -> push Gift
    }
    screen Payment { on paid -> push Receipt }
    screen Receipt
    screen Wine requires signedIn
    screen Gift { on open -> push Card }
    screen Card
    screen Account { on orders -> push Orders }
    screen Orders
    """

  private func check(_ claim: String, _ more: String = "", codes: [Int] = [], notes: [String] = [], at: SourceLocation = #_sourceLocation) {
    let checked = Checked("\(Self.shop)\n\(more)\nassert \(claim)\n")
    #expect(checked.codes == codes, "\(checked.report)", sourceLocation: at)
    let found = checked.findings.flatMap(\.notes)
    for note in notes { #expect(found.contains(note), "\(checked.report)", sourceLocation: at) }
    for finding in checked.findings { expectWhole(finding, checked.source, at: at) }
  }

  @Test func everyWayAsks() {
    // At the event, further on, in a guarded tab, at the screen itself, at one of two questions.
    check("Payment requires signedIn")
    check("Receipt requires signedIn")
    check("Orders requires signedIn")
    check("Wine requires signedIn")
    check("Wine requires adult")
    check("Account requires signedIn")
  }

  @Test func someWayDoesNot() {
    check("Gift requires signedIn", codes: [1106], notes: ["walk: Main > home > Home --free--> Gift"])
    check("Card requires adult", codes: [1106], notes: ["walk: Main > home > Home --free--> Gift --open--> Card"])
    check("Home requires signedIn", codes: [1106])
    check("Main requires signedIn", codes: [1106])
    // A link is a way in, too; what it leads to is asked for by the route, the tab or the screen.
    check(
      "Receipt requires signedIn", "route \"/receipt\" -> home / Receipt", codes: [1106],
      notes: ["walk: \"/receipt\" --> Main > home > Home > Receipt"])
    check("Receipt requires signedIn", "route \"/receipt\" requires signedIn -> home / Receipt")
    check("Orders requires signedIn", "route \"/orders\" -> account / Orders")
    check("Receipt requires adult", codes: [1106])
  }

  /// What is shown where the answer is no is shown without a yes, and once the flow has finished it is asked again.
  @Test func theFlowOfTheGuard() throws {
    check("SignIn requires signedIn", codes: [1106])
    check("Help requires signedIn", codes: [1106])
    check("Credentials requires adult", codes: [1106])
    let checked = Checked(Self.shop + "\nassert Credentials requires signedIn\n")
    let help = try #require(checked.findings.first { $0.code == Code(1106) }).help
    #expect(help == ["`Credentials` belongs to the flow that is shown where `signedIn` says no: drop the assertion"])
  }

  /// Who means that nobody gets past a guard, and writes that its flow comes first, is told how to say it.
  @Test func onlyAfterAFlow() throws {
    let checked = Checked(Self.shop + "\nassert Receipt only after Credentials\n")
    let finding = try #require(checked.findings.first { $0.code == Code(1102) }, "\(checked.report)")
    #expect(finding.help.first?.contains("`assert Receipt requires signedIn`") == true, "\(finding.help)")
    let fix = try #require(finding.fixes.first)
    let mended = Checked(checked.mended(by: fix))
    #expect(mended.codes == [], "\(mended.report)")
  }

  @Test func names() {
    check("Receipt requires signdIn", codes: [301])
    check("Recept requires signedIn", codes: [301])
    check("Receipt requires Home", codes: [302])
    check("Receipt requires Shop.signedIn", codes: [322])
  }
}
