import Testing

@Suite struct FindTests {
  private static let files = [
    "App/Shop.navgraph": """
    import "Cart.navgraph"
    app Shop { platform iOS 16; scheme shop; root Main; on signOut -> restart }
    tabs Main { tab home "Home" icon "house" stack Home }
    screen Home { on open(id: Int) -> push Item(id); on cart -> push Cart }
    screen Item(id: Int)

    """,
    "App/Cart.navgraph": """
    // The cart.
    screen Cart {
      on pay
        -> present Pay then { yes -> pop }
    }
    alert Pay { title "Pay?"; button yes "Yes"; button no "No" cancel }

    """,
  ]

  @Test(arguments: [
    ("Cart.pay", "App/Cart.navgraph:3:6: on pay\n"),
    ("Home.open", "App/Shop.navgraph:4:18: on open(id: Int) -> push Item(id)\n"),
    ("Shop.signOut", "App/Shop.navgraph:2:56: on signOut -> restart\n"),
    ("Main.home", "App/Shop.navgraph:3:17: tab home \"Home\" icon \"house\" stack Home\n"),
    ("Pay", "App/Cart.navgraph:6:7: alert Pay { title \"Pay?\"; button yes \"Yes\"; button no \"No\" cancel }\n"),
  ]) func printsTheDeclaration(_ name: String, _ line: String) throws {
    try Tool(in: Folder(Self.files)).expect("find", name, "App", code: 0, output: line)
  }

  @Test func suggestsANearName() throws {
    try Tool(in: Folder(Self.files)).expect(
      "find", "Cart.pya", "App", code: 1, errors: "navgraph: nothing is declared as Cart.pya\nnavgraph: help: did you mean Cart.pay?\n")
    try Tool(in: Folder(Self.files)).expect(
      "find", "Elsewhere.else", "App", code: 1, errors: "navgraph: nothing is declared as Elsewhere.else\n")
    try Tool().expect("find", code: 64, errors: nil)
  }
}
