import Testing

@testable import NavGraphModel

/// Tests of routes and entries with branches: the values that conditions can use, and the types that follow from them.
@Suite struct RouteBranchTests {
  private static let app = """
    app A { scheme a; root Home }
    enum Kind { invoice, letter }
    enum Topic { invoice, taxes }
    type ItemID = Int
    condition beta
    condition isOwn(id: ItemID)
    stack Home { root Start }
    screen Start
    screen Item(id: ItemID)
    screen Word(text: String? = nil)

    """

  /// Returns the codes, except for unused declarations.
  private func codes(in rig: RouteFixture) -> [String] { rig.codes.map { String($0.prefix(7)) }.filter { $0 != "NAV0312" } }

  /// Returns the types of the placeholders and the codes of the diagnostics.
  private func types(in route: String) -> ([String], [String]) {
    let rig = RouteFixture(Self.app + route)
    let graph = rig.graph
    return (graph.parameters[graph.routes[RouteID(0)].parameters].map { graph.describe($0.type) }, codes(in: rig))
  }

  @Test(arguments: [
    ("k == .letter", "Kind"), ("k == .taxes", "Topic"), ("k == .invoice or k == .letter", "Kind"), ("k == \"a\"", "String"),
    ("k != 7", "Int"), ("k", "Bool"), ("not k", "Bool"), ("k == true", "Bool"), ("isOwn(id: k)", "ItemID"),
    ("k == 1 and isOwn(id: k)", "ItemID"),
  ])
  func whatIsComparedTellsTheType(test: String, type: String) {
    let (types, codes) = types(in: "route \"/x/{k}\" { when \(test) -> Home / Word; otherwise -> stay }")
    #expect(types == [type])
    #expect(codes == [])
  }

  @Test func whatMayBeMissingIsOptional() {
    let (types, codes) = types(in: "route \"/x/{k?}\" { when k is nil -> Home; when k == 7 -> Home / Word }")
    #expect(types == ["Int?"])
    #expect(codes == [])
    #expect(self.types(in: "route \"/x\", \"/x/{k}\" { when k is nil -> Home; otherwise -> Home / Word }").0 == ["String?"])
  }

  @Test(arguments: [
    ("route \"/x/{k}\" { when k == .invoice -> Home; otherwise -> stay }", "NAV0715"),
    ("route \"/x/{k}\" { when k == .nothing -> Home; otherwise -> stay }", "NAV0715"),
    ("route \"/x/{k}\" { when k is nil -> Home; otherwise -> stay }", "NAV0419"),
    ("route \"/x/{k}\" { when k == \"a\" -> Home / Item(id: k); otherwise -> stay }", "NAV0404"),
    ("route \"/x/{k...}\" { when k == \"a\" -> Home; otherwise -> stay }", "NAV0418"),
    ("route \"/x/{k}\" { when beta -> Home; otherwise -> stay }", "NAV0705"),
    ("route \"/x\" { when isOwn(id: k) -> Home; otherwise -> stay }", "NAV0315"),
    ("route \"/x\" { when bta -> Home; otherwise -> stay }", "NAV0301"),
    ("entry shortcut \"x\" (k: Kind) { when k == .taxes -> Home; otherwise -> stay }", "NAV0316"),
    ("route \"/x\" { }", "NAV0323"),
  ])
  func mistakes(route: String, code: String) {
    #expect(codes(in: RouteFixture(Self.app + route)) == [code])
  }

  @Test func eachBranchHasItsTargets() {
    let rig = RouteFixture(Self.app + "route \"/x\" { when beta -> Home / Word on pad -> Home; otherwise -> stay }")
    let route = rig.graph.routes[RouteID(0)]
    #expect(rig.graph.branches[route.branches].map(\.destinations.count) == [2, 0])
    #expect(route.destinations.count == 2)
    #expect(rig.graph.possibleDestinations(among: route.destinations, on: .pad).count == 1)
  }
}
