import NavGraphSwift
import Testing

/// Tests of the number of generated lines that a team reviews.
@Suite struct SizeTests {
  /// Returns the number of generated lines without comments. The runtime isn't included.
  private func lines(_ source: String) -> Int {
    let (checked, output) = Samples.generate(source)
    #expect(!checked.hasErrors, "the source is sound")
    return output.files.reduce(0) { sum, file in
      sum + file.text.split(separator: "\n", omittingEmptySubsequences: false).count { !$0.drop { $0 == " " }.starts(with: "//") }
    }
  }

  private static let app = """
    app Shop { platform iOS 16; scheme shop; root Main }
    type ItemID = Int
    guard signedIn -> SignIn
    screen SignIn { title "Sign In"; on done -> finish; on cancel -> dismiss }
    tabs Main {
      tab home "Home" icon "house" stack Home
      tab cart "Cart" icon "cart"  stack Cart
    }
    screen Home { title "Home" large; on item(id: ItemID) -> push Item(id)FLOW }
    screen Cart { title "Cart"; on item(id: ItemID) -> push Item(id) }
    screen Item(id: ItemID) { title "Item" }
    route "/items/{id}" -> here or home / Item(id)

    """

  /// A feature with ten screens, a result, a guard, two alerts, and links.
  private static let flow =
    """
    modal Checkout(cart: ItemID) returns ItemID { content stack Step0(cart) }
    alert Abandon { title "Abandon?"; button abandon "Abandon" destructive; button stay "Stay" cancel }
    confirm Payment { title "Pay how?"; button card "Card"; button invoice "Invoice"; button cancel "Cancel" cancel }
    screen Step0(cart: ItemID) {
      title "Step 0"
      on next(note: String) -> push Step1(cart, note)
      on pay requires signedIn -> present Payment then { card -> push Step1(cart, note: "card") }
      on cancel -> present Abandon then { abandon -> dismiss }
    }

    """
    + (1..<10).map { number in
      """
      screen Step\(number)(cart: ItemID, note: String) {
        title "Step \(number)"
        on \(number < 9 ? "next -> push Step\(number + 1)(cart, note)" : "done -> finish(cart)")
        on cancel -> present Abandon then { abandon -> dismiss }
      }

      """
    }.joined() + """
      route "/checkout/{cart}" links dismiss requires signedIn -> home / present Checkout(cart)
      route "/checkout/{cart}/note/{note}" requires signedIn -> home / present Checkout(cart) / Step1(cart, note)

      """

  /// A flow of ten screens adds at most 600 lines.
  @Test func tenScreensAddFewLines() {
    let before = lines(Self.app.replacing("FLOW", with: ""))
    let after = lines(
      Self.app.replacing("FLOW", with: "; on buy requires signedIn -> present Checkout(cart: 1) then { finished(id) -> push Item(id) }")
        + Self.flow)
    #expect(after - before <= 600, "\(after - before) lines")
    #expect(after - before > 100)
  }

  /// The app of the benchmarks has five stacks, two events a screen, a sheet for every fifteen screens, and a route for every third. It has
  /// at most thirty lines a screen.
  @Test func aScreenTakesThirtyLines() {
    var source = ""
    SyntheticApp(screens: 515).write { source += $0 }
    let screens = source.split(separator: "\n").count { $0.hasPrefix("screen ") }
    let all = lines(source)
    #expect(screens >= 515 && all <= 30 * screens, "\(all) lines for \(screens) screens")
    #expect(all > 10 * screens)
  }
}
