import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of `assert A requires G` (NAV1106).
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

  /// An assertion that a guard's flow precedes a screen has help that proposes `requires`.
  @Test func onlyAfterAFlow() throws {
    let checked = CheckedText(Self.shop + "\nassert Receipt only after Credentials\n")
    let diagnostic = try #require(checked.diagnostics.first { $0.code == Code(1102) }, "\(checked.report)")
    #expect(diagnostic.help.first?.contains("`assert Receipt requires signedIn`") == true, "\(diagnostic.help)")
    let fix = try #require(diagnostic.fixes.first)
    let mended = CheckedText(checked.mended(by: fix))
    #expect(mended.codes == [], "\(mended.report)")
  }
}
