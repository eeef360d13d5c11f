import NavGraphCommandLine
import NavGraphCompiler
import NavGraphDiagrams
import NavGraphLinks

/// A comparison of two versions of an app: the differences of the diagram, and the links whose target has changed.
struct Comparison {
  let picture: Diagram
  let links: [LinkDifference]
  /// The changes that aren't already in `links`.
  let changes: [DiagramChange]

  init(of workspace: Workspace, against older: Workspace?) throws(Failure) {
    let new = try workspace.single(because: "but a picture shows one")
    let old = try older?.single(because: "but a picture shows one")
    let drawn = try workspace.diagram()
    var before = try older?.diagram() ?? Diagram(title: drawn.title)
    // Without an `app`, there is no title to compare.
    if old?.graph.app == nil || new.graph.app == nil { before.title = drawn.title }
    let (picture, changes) = drawn.against(before)
    self.picture = picture
    links =
      old.map { old in
        LinkDifferences.between(
          LinkDifferences.App(for: old.graph, places: old.places, routes: old.routes),
          and: LinkDifferences.App(for: new.graph, places: new.places, routes: new.routes))
      } ?? []
    let said = Set(links.map(\.pattern))
    self.changes = changes.filter { change in
      guard change.change != .added, let pattern = change.pattern else { return true }
      return !said.contains(pattern)
    }
  }

  /// A line for each difference, broken links first.
  var lines: [String] {
    links.map { ($0.isBroken ? Change.removed : .changed).mark + " link \($0.pattern): \($0.words)" } + changes.map(\.text)
  }

  /// The text for a command line.
  var summary: TerminalText { lines.isEmpty ? "\(Comparison.nothing)\n" : lines.map { "\($0)\n" }.joined() }

  static let nothing = "no changes in the diagram"
}
