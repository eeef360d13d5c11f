import NavGraphLinks
import NavGraphModel
import Testing

/// Tests of the list of entry points.
@Suite struct EntryPointsTests {
  private let checked = LinkedApps.check(
    text: """
      app Shop { platform iOS 16; scheme shop; root Main }
      guard signedIn -> SignIn
      stack Main { root Home }
      screen Home
      screen Item(id: Int) requires signedIn
      screen SignIn { on done -> finish }
      route "/items/{id}" -> Main / Item(id)
      alias "/i/{id}" -> "/items/{id}"
      route "/" -> Main
      entry shortcut "first" (id: Int) -> Main / Item(id)
      """)

  private func entryPoints(nodeBudget: Int) -> [EntryPoint] {
    var list = EntryPoints(for: checked.graph, places: checked.places, routes: checked.routes, on: .phone, nodeBudget: nodeBudget)
    return list.list()
  }

  @Test func saysWhatEachAsks() {
    #expect(entryPoints(nodeBudget: 1_000).map(\.guards) == [["signedIn"], ["signedIn"], [], ["signedIn"]])
    #expect(entryPoints(nodeBudget: 1_000).map { $0.state?.first } == ["Main", "Main", "Main", "Main"])
  }

  /// If the limit of nodes is reached, the guards and the state of a link are unknown (nil), not empty. Each link takes three nodes here.
  @Test func followsNoMoreThanThereIsRoomFor() {
    #expect(entryPoints(nodeBudget: 6).map { $0.guards == nil } == [false, false, true, true])
    #expect(entryPoints(nodeBudget: 6).map { $0.state == nil } == [false, false, true, true])
  }

  /// A form without values of the parameter's type is reported, and its route is still listed.
  @Test(arguments: ["digits 19", "digits 30...20", "hex 40...20", "9...3"]) func listsRoutesWithFormsThatNothingHas(form: String) {
    let checked = LinkedApps.check(
      text: """
        app A { platform iOS 16; scheme a; root Main }
        stack Main { root Home }
        screen Home
        screen N(n: Int)
        route "/n/{n: \(form)}" -> Main / N(n)
        """)
    #expect(checked.diagnostics.contains { $0.severity == .error })
    var list = EntryPoints(for: checked.graph, places: checked.places, routes: checked.routes, on: .phone)
    #expect(list.list().count == 1)
  }

  /// The guards and the state of a link with more guards than the limit are unknown.
  @Test func tellsNothingOfWhatItDoesNotFinish() {
    let names = (0..<1_500).map { "g\($0)" }
    let checked = LinkedApps.check(
      text: "app A { platform iOS 16; scheme a; root Main }\nstack Main { root Home }\nscreen Home\n"
        + names.map { "guard \($0)\n" }.joined() + "screen P requires " + names.joined(separator: ", ")
        + "\nroute \"/p\" -> Main / P\nroute \"/\" -> Main\n")
    #expect(checked.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    var list = EntryPoints(for: checked.graph, places: checked.places, routes: checked.routes, on: .phone)
    #expect(list.list().map(\.guards) == [nil, []])
  }
}
