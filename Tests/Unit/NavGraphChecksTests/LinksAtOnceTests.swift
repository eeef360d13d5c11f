import Testing

@testable import NavGraphChecks

/// `links now`: what it refuses (NAV0720, NAV0721), and what checks know of what is shown over the flow of a root's guard.
@Suite struct LinksAtOnceTests {
  private static func bank(_ lines: String, app: String = "", login: String = "", reset: String = "") -> String {
    """
    app A { scheme a\(app); root Main requires signedIn }
    guard signedIn -> Login
    guard adult -> Age
    tabs Main { tab home "Home" stack Home; tab more "More" stack More }
    screen Home { on card -> push Card; on old requires adult -> push Old }
    screen More
    screen Card
    screen Old
    screen Login { on done -> finish\(login) }
    screen Age { on done -> finish; on cancel -> dismiss }
    modal Reset { content stack Password }
    screen Password\(reset.hasPrefix(" ") ? reset : "") { on done -> finish; on cancel -> dismiss\(reset.hasPrefix(";") ? reset : "") }
    \(lines)
    """
  }

  @Test func itOnlyPresents() {
    expect([], in: Self.bank(#"route "/r" links now -> here / present Reset"#))
    expect([], in: Self.bank(#"entry shortcut "r" () links now -> here / present Reset / Password"#))
    expect([720], in: Self.bank(#"route "/r" links now -> Main / present Reset"#))
    expect([720], in: Self.bank(#"route "/r" links now -> here or home / present Reset"#))
    expect([720], in: Self.bank("route \"/r\" links now -> home / Card\nroute \"/p\" -> here / present Reset"))
    expect([720], in: Self.bank("entry shortcut \"r\" () links now -> here or home / Card\nroute \"/p\" -> here / present Reset"))
    // Of several targets each is looked at.
    expect([720], in: Self.bank(#"route "/r" links now -> here / present Reset on pad -> Main / present Reset"#))
  }

  @Test func itIsNotForTheWholeApp() {
    expect([720], in: Self.bank(#"route "/r" -> here / present Reset"#, app: "; links now"))
    let slip = Checked(Self.bank(#"route "/r" -> here / present Reset"#, app: "; links nov"))
    #expect(slip.codes == [309] && !slip.report.contains("`now`"), "\(slip.report)")
    let own = Checked(Self.bank(#"route "/r" links nov -> here / present Reset"#))
    #expect(own.codes == [309] && own.report.contains("`now`"), "\(own.report)")
  }

  @Test func itAsksNobody() {
    let link = #"route "/r" links now -> here / present Reset"#
    expect([721], in: Self.bank(#"route "/r" links now requires adult -> here / present Reset"#))
    expect([721], in: Self.bank(link).replacing("modal Reset {", with: "modal Reset requires signedIn {"))
    expect([721], in: Self.bank(link, reset: " requires adult"))
    let tabs = "\ntabs Sheets { tab a \"A\" stack Password requires adult; tab b \"B\" stack Old }"
    expect([721], in: Self.bank(link).replacing("content stack Password", with: "content Sheets") + tabs)
    // What is done in it asks as everywhere.
    expect([], in: Self.bank(link, reset: "; on old requires adult -> push Old"))
  }

  /// What goes on after it goes on over a root, and over the flow in its place.
  @Test func itsArmsAreServedInTheFlowToo() {
    func link(_ arm: String) -> String { "route \"/r\" links now -> here / present Reset then { finished -> \(arm) }" }
    for arm in ["stay", "present Card", "restart", "switch to Main"] { expect([], in: Self.bank(link(arm))) }
    // The login is no stack; with `links over` it is never beneath.
    expect([512], in: Self.bank(link("push Card")))
    expect([], in: Self.bank(link("push Card").replacing("links now", with: "links over")))
    expect([], in: Self.bank(link("push Card")).replacing("-> Login", with: "-> stack Login"))
    expect([514], in: Self.bank(link("select more")))
    // A root is there as well.
    expect([518], in: Self.bank(link("finish")))
  }

  /// The root's guard keeps nobody from it, nor from what it leads to.
  @Test func guardsOfTheRootDontCoverIt() {
    let leads = "; on card -> push Card"
    for (policy, codes) in [("now", [1106]), ("over", [])] {
      expect(codes, in: Self.bank("route \"/r\" links \(policy) -> here / present Reset\nassert Card requires signedIn", reset: leads))
    }
    let checked = Checked(Self.bank("route \"/r\" links now -> here / present Reset\nassert Card requires signedIn", reset: leads))
    #expect(
      checked.findings.flatMap(\.notes).contains(
        "walk: Main --signedIn says no--> Login --\"/r\"--> Reset > Password --card--> Card"), "\(checked.report)")
    expect([1106], in: Self.bank("route \"/r\" links now -> here / present Reset\nassert Password requires signedIn"))
  }

  /// It shows what it presents, and what that leads to.
  @Test func itIsAWayIn() {
    expect([601], in: Self.bank(""))
    expect([], in: Self.bank(#"route "/r" links now -> here / present Reset"#))
    expect([1103], in: Self.bank("route \"/r\" links now -> here / present Reset\nassert never Password after Login"))
  }
}
