import NavGraphModel
import NavGraphCompiler

/// The data of a page in addition to its picture: paths, entry points, and the tables for matching URLs and for playing the app.
package struct PageFacts: Sendable {
  let walks: JSON
  let ways: JSON
  let matcher: JSON
  let play: JSON

  package init(for graph: NavigationGraph, places: Places, routes table: RouteTable, spelling: (String) -> String) {
    walks = PageWalks(for: graph, places: places).json
    ways = PageWays(for: graph, places: places, routes: table).json(spelling: spelling)
    matcher = PageMatcher(for: graph, routes: table).json
    play = PlayTables(for: graph, places: places, routes: table).json
  }

  private init() { (walks, ways, matcher, play) = (.object([]), .array([]), .null, .null) }
  package static let none = PageFacts()
}
