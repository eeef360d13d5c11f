import NavGraphSimulator
import Testing

/// Tests of targets that name the root of a column, which the column shows anyway.
@Suite struct ColumnTargetTests {
  private static let desk = App(
    """
    app A { scheme a; root Desk }
    split Desk { sidebar stack Lists; detail stack Nothing }
    screen Lists
    screen Nothing
    screen Item(id: Int)
    modal Sheet { content stack Cover }
    screen Cover
    route "/twice" -> Desk / sidebar Lists / Lists
    route "/column" -> Desk / sidebar Lists / detail Item(id: 1) / Lists
    route "/modal" -> Desk / sidebar Lists / present Sheet / Lists
    """)

  private func shown(_ route: String) -> String {
    var scene = Self.desk.start(on: .pad)
    scene.expand()
    scene.open(Self.desk.route(route))
    return scene.description
  }

  @Test func anEqualScreenIsPushedOnIt() { #expect(shown("/twice").contains("[Lists, Lists]")) }

  /// In another column or in a modal, the equal screen is pushed.
  @Test func itEndsWithTheNextColumnOrModal() {
    #expect(shown("/column").contains("[Item(id: 1), Lists]"))
    #expect(shown("/modal").contains("[Cover, Lists]"))
  }
}
