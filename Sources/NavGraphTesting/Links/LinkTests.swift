import Foundation
import NavGraphRuntime

extension NavGraph {
  /// Tests of entry points: their expected behavior, and a scene without a screen in which they are opened.
  ///
  /// `navgraph generate --tests` generates the goldens of an app, and a suite that tests each of them.
  public nonisolated enum LinkTests<G: Graph> {}
}

nonisolated extension NavGraph.LinkTests.Golden {
  /// Creates the golden of a route.
  public static func route<Route: NavGraph.LinkRoute>(
    _ name: String, _ links: [String], _ route: Route, on idiom: NavGraph.Idiom = .phone, cold: NavGraph.LinkTests<G>.Shown,
    asks: [G.Guard] = [], warm: NavGraph.LinkTests<G>.After, warmAsks: [G.Guard]? = nil, covered: NavGraph.LinkTests<G>.After? = nil,
    coveredAsks: [G.Guard]? = nil
  ) -> Self where Route.G == G {
    Self(
      name: name, links: links, idiom: idiom, target: route.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks,
      covered: covered, coveredAsks: coveredAsks ?? asks, reads: { (try? Route.parse($0).get()) == route }, printed: route.url)
  }

  /// Creates the golden of an entry.
  public static func entry<Entry: NavGraph.LinkEntry>(
    _ name: String, _ entry: Entry, on idiom: NavGraph.Idiom = .phone, cold: NavGraph.LinkTests<G>.Shown, asks: [G.Guard] = [],
    warm: NavGraph.LinkTests<G>.After, warmAsks: [G.Guard]? = nil, covered: NavGraph.LinkTests<G>.After? = nil,
    coveredAsks: [G.Guard]? = nil
  ) -> Self where Entry.G == G {
    Self(
      name: name, idiom: idiom, target: entry.target, cold: cold, asks: asks, warm: warm, warmAsks: warmAsks ?? asks, covered: covered,
      coveredAsks: coveredAsks ?? asks)
  }

  /// The URLs of the golden that don't match its route, including the route's URL.
  public var misread: [String] {
    links.filter { Foundation.URL(string: $0).map(reads) != true } + [printed].compactMap { $0 }.filter { !reads($0) }.map(\.absoluteString)
  }
}
