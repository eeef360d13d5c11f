import NavGraphModel
import NavGraphCompiler

/// What a page knows of an app beside its picture: walks, ways in, tables that answer URLs, and tables to play it.
package struct PageFacts: Sendable {
  let walks: JSON
  let ways: JSON
  let matcher: JSON
  let play: JSON

  package init(_ graph: NavigationGraph, _ places: Places, _ table: RouteTable, _ spelling: (String) -> String) {
    walks = PageWalks(graph, places).json
    ways = PageWays(graph, places, table).json(spelling)
    matcher = PageMatcher(graph, table).json
    play = PlayTables(graph, places, table).json
  }

  /// Of a picture without an app.
  private init() { (walks, ways, matcher, play) = (.object([]), .array([]), .null, .null) }
  package static let none = PageFacts()
}
