import NavGraphCompiler
import Testing

@testable import NavGraphLinks
@testable import NavGraphModel

/// Landings against the states of the model, which know everything but values: both are written on their own, and must agree.
@Suite struct LandingWalkerTests {
  enum WayIn: Hashable {
    case route(RouteID)
    case entry(EntryID)
  }

  @Test(arguments: LandingApps.all) func agrees(_ name: String) throws {
    let checked = try LandingApps.check(name)
    guard !checked.hasErrors else { return }
    let graph = checked.graph
    let ways = graph.routes.ids.map { WayIn.route($0) } + graph.entries.ids.map { WayIn.entry($0) }
    for idiom in [Idioms.phone, .pad, .mac, .vision] {
      let walker = Walker(graph, checked.places, idiom: idiom, isCollapsed: false)
      let lander = Lander(graph, checked.places, on: idiom)
      guard let start = walker.freshRoot(), let fresh = lander.fresh() else { continue }
      #expect(WalkerText.text(start, walker) == WalkerText.text(fresh, walker))
      // Every way in from the fresh root, and every one after every other: what it leaves behind is where the next one starts.
      var befores: [(String, State, LandingState)] = [("fresh", start, fresh)]
      for way in ways {
        if let (state, landed) = compare(way, "1", "fresh", start, fresh, walker, lander) { befores.append(("\(way)", state, landed)) }
      }
      for before in befores.dropFirst().prefix(40) {
        for way in ways { _ = compare(way, "2", before.0, before.1, before.2, walker, lander) }
      }
    }
  }

  /// Opens a way in on both sides. All its values are `value`: without values two screens of one kind are never equal, so none are here.
  private func compare(
    _ way: WayIn, _ value: String, _ before: String, _ state: State, _ landed: LandingState, _ walker: Walker, _ lander: Lander
  ) -> (State, LandingState)? {
    func values(_ parameters: IDRange<Parameter>) -> Lander.Values {
      Dictionary(uniqueKeysWithValues: parameters.map { ($0, .string(value)) })
    }
    let (strides, landing): ([Stride], Landing?) =
      switch way {
      case .route(let id):
        (walker.open(id, from: state), lander.open(id, values(lander.graph.routes[id].parameters), from: landed))
      case .entry(let id):
        (walker.open(id, from: state), lander.open(id, values(lander.graph.entries[id].parameters), from: landed))
      }
    // The first stride is the one on which all guards say yes.
    guard let first = strides.first, let landing, landing.outcome == .opened else {
      #expect(strides.isEmpty == (landing?.outcome != .opened), "\(way) after \(before) on \(walker.idiom): \(landing as Any)")
      return nil
    }
    #expect(!first.isRefused)
    let (model, own) = (WalkerText.text(first.state, walker), WalkerText.text(landing.state, walker))
    #expect(model == own, "\(way) after \(before) on \(walker.idiom)")
    return model == own ? (first.state, landing.state) : nil
  }
}
