import NavGraphModel
import Testing

@testable import NavGraphLinks

/// Tests of links into a root that only events show with `switch to`.
@Suite struct SwitchedRootTests {
  private static let source = """
    app Bank { scheme b; root Gate }
    stack Gate { root Hello }
    screen Hello { title "Hello"; on help -> present Help; on enter -> switch to Main }
    modal Help { content HelpPage }
    screen HelpPage { on close -> dismiss }
    guard signedIn -> SignIn
    screen SignIn { on done -> finish; on cancel -> dismiss }
    tabs Main requires signedIn {
      tab home "Home" icon "h" stack Home
      tab mail "Mail" icon "m" stack Mail
    }
    screen Home { title "Home"; on item(id: Int) -> push Item(id) }
    screen Mail { title "Mail" }
    screen Item(id: Int) { title }
    route "/items/{id}" -> Main / home / Item(id)
    route "/mail"       -> Main.mail
    route "/help"       -> Gate / present Help
    """

  @Test func itIsEnteredFromAnywhere() throws {
    let rig = OpenedLinkTests.Rig(LinkedApps.check(text: Self.source))
    let item = try #require(rig.open("b://items/1"))
    #expect(item.path == ["Main", "home", "Item(id: 1)"])
    #expect(item.guards.map(\.description) == ["signedIn"])
    let help = try #require(rig.open("b://help"))
    #expect(help.path == ["Gate", "present Help"])
    #expect(rig.path("b://items/2", after: help) == ["Main", "home", "Item(id: 2)"])
    #expect(rig.guards("b://items/2", after: help) == ["signedIn"])
    #expect(rig.open("b://items/2", after: help)?.dismissed.map(\.description) == ["Help"])
  }

  /// If the root is already shown, its guard isn't evaluated, and other tabs are kept.
  @Test func whereItStandsItStays() throws {
    let rig = OpenedLinkTests.Rig(LinkedApps.check(text: Self.source))
    let item = try #require(rig.open("b://items/1"))
    #expect(rig.guards("b://mail", after: item) == [])
    #expect(
      rig.open("b://mail", after: item)?.drawing == [
        "Main", "├─ home  (kept)", "│  ├─ Home", "│  └─ Item(id: 1)", "└─ mail", "   └─ Mail",
      ])
    #expect(rig.open("b://items/1", after: item)?.app.tree == item.app.tree)
    #expect(rig.path("b://help", after: item) == ["Gate", "present Help"], "and a link leads back")
  }

  @Test(arguments: [
    // No event switches to the root.
    ("tabs Desk { tab a \"A\" icon \"a\" stack Home; tab b \"B\" icon \"b\" stack Mail }\nroute \"/x\" -> Desk / a", "NAV0352"),
    // The root has a parameter, but a link shows the root as declared.
    (
      "route \"/in\" -> Main / home / In\nscreen In { title \"In\"; on it -> switch to Deep(n: 1) }\n"
        + "stack Deep(n: Int = 2) { root Item(id: n) }\nroute \"/x\" -> Deep / Item(id: 1)", "NAV0352"
    ),
  ]) func othersAreNone(_ added: String, _ code: String) {
    let checked = LinkedApps.check(text: Self.source + "\n" + added + "\n")
    #expect(checked.diagnostics.filter { $0.severity == .error }.map { "\($0.code)" } == [code])
  }
}
