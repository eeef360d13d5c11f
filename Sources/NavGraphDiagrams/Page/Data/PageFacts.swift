import NavGraphModel
import NavGraphCompiler

/// The data of a page in addition to its picture: paths, entry points, and the tables for matching URLs and for playing the app.
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

  private init() { (walks, ways, matcher, play) = (.object([]), .array([]), .null, .null) }
  package static let none = PageFacts()
}
