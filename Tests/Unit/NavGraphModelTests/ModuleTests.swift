import NavGraphSyntax
import Testing

@testable import NavGraphModel

/// Tests of the declarations of modules, and of their dependencies.
@Suite struct ModuleTests {
  static let app = "app Shop { root stack Home }\n"

  private func graph(of text: String) -> NavigationGraph { Program(files: [("Shop.navgraph", text)]).graph }

  private func owner(of screen: String, in graph: NavigationGraph) -> String? {
    guard let id = graph.screens.ids.first(where: { graph.text(of: graph.screens[$0].declared.name) == screen }) else { return nil }
    return graph.module(of: graph.screens[id].declared.range).map { graph.text(of: graph.modules[$0].name) }
  }

  @Test func whatFollowsALineIsTheModules() {
    let graph = graph(of: Self.app + "screen Home\nmodule A\nscreen One\nmodule B\nscreen Two\nmodule A\nscreen Three\n")
    #expect(graph.modules.map { graph.text(of: $0.name) } == ["A", "B"])
    #expect(owner(of: "Home", in: graph) == nil)
    #expect(owner(of: "One", in: graph) == "A" && owner(of: "Two", in: graph) == "B" && owner(of: "Three", in: graph) == "A")
  }

  /// A `module` line only applies to its file, and several files can have the same module.
  @Test func eachFileSaysItself() {
    let program = Program(files: [
      ("Shop.navgraph", Self.app + "screen Home { on a -> push One; on b -> push Two; on c -> push Three }"),
      ("A.navgraph", "module A\nscreen One"), ("B.navgraph", "screen Two"), ("C.navgraph", "module A\nscreen Three"),
    ])
    #expect(program.codes == [])
    #expect(program.graph.modules.count == 1)
    #expect(
      owner(of: "One", in: program.graph) == "A" && owner(of: "Two", in: program.graph) == nil
        && owner(of: "Three", in: program.graph) == "A")
  }

  private func needs(in text: String) -> [String] {
    let graph = graph(of: text)
    let needs = ModuleNeeds(of: graph)
    return needs.uses.map { use in
      let of = use.of.map { graph.text(of: graph.modules[$0].name) } ?? "the app"
      return "\(graph.text(of: graph.modules[use.by].name)) needs \(needs.name(of: use.type, in: graph)) of \(of)"
    }
  }

  /// Dependencies include lists and optionals, parameters, results of flows, and buttons of alerts.
  @Test func everythingThatAModulesCodeNames() {
    #expect(
      needs(
        in: Self.app + """
          type OfApp = Int
          module Base
          type One = Int
          enum Two { a, b }
          type Three = Int
          type Four = Int
          type Five = String
          extern type Six
          alert Sure { title "?"; button yes "Yes"; button no "No" cancel }
          modal Ask returns Five { content Home }
          type Unused = Int
          module Top
          screen Home(one: [One?]?, app: OfApp, own: Own) { on two(two: Two, again: Two) -> pop; on ask -> present Ask; on sure -> present Sure then { yes -> pop } }
          guard isThree(three: Three)
          condition isFour(four: Four)
          screen Last(six: Six) transient
          type Own = Int
          """) == [
          "Top needs One of Base", "Top needs OfApp of the app", "Top needs Two of Base", "Top needs Five of Base",
          "Top needs Sure of Base",
          "Top needs Six of Base", "Top needs Three of Base", "Top needs Four of Base",
        ])
  }

  /// Each type is reported once for each module.
  @Test func aTypeOfTheAppIsReportedOnce() {
    let program = Program(files: [
      (
        "Shop.navgraph",
        Self.app + "type ID = Int\nmodule A\nscreen Home(a: ID = 1, b: [ID] = []) { on c(d: ID) -> stay }\nmodule B\nscreen Two(e: ID)"
      )
    ])
    #expect(program.codes.filter { $0 == "NAV0343" }.count == 2, "\(program.messages)")
  }

  @Test func circlesOfAnyLength() {
    for length in 2...40 {
      var text = Self.app + "screen Home\n"
      for index in 0..<length { text += "module M\(index)\ntype T\(index) = Int\nscreen S\(index)(t: T\((index + 1) % length))\n" }
      let graph = graph(of: text)
      let circles = ModuleNeeds(of: graph).circles(among: graph.modules.count)
      #expect(circles.count == 1 && circles.first?.count == length, "\(length)")
      // Without the last reference there is no cycle.
      let chain = ModuleNeeds(of: self.graph(of: text.replacing("screen S\(length - 1)(t: T0)", with: "screen S\(length - 1)")))
      #expect(chain.circles(among: length).isEmpty)
    }
  }

  /// Two separate cycles are found once each, also if another module depends on both.
  @Test func eachCircleIsFoundOnce() {
    let graph = graph(
      of: Self.app + """
        screen Home
        module In
        screen S0(a: TA, c: TC)
        module A
        type TA = Int
        screen SA(b: TB)
        module B
        type TB = Int
        screen SB(a: TA)
        module C
        type TC = Int
        screen SC(d: TD)
        module D
        type TD = Int
        screen SD(c: TC)
        """)
    let circles = ModuleNeeds(of: graph).circles(among: graph.modules.count)
    #expect(circles.map { $0.map { graph.text(of: graph.modules[$0.by].name) } } == [["A", "B"], ["C", "D"]])
  }

  /// Looking up the module of a declaration is fast in a file with 10,000 lines.
  @Test func manyModules() {
    let text = Self.app + "screen Home\n" + (0..<5_000).map { "module M\($0 % 50)\nscreen S\($0)\n" }.joined()
    let graph = graph(of: text)
    #expect(graph.modules.count == 50)
    #expect(owner(of: "S4999", in: graph) == "M49")
  }
}
