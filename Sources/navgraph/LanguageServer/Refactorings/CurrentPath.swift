import NavGraphChecks
import NavGraphCompiler
import NavGraphModel

/// Says as an assertion how far a screen is from where the app starts.
enum CurrentPath {
  /// `assert Chat within 2 of ChatList`; nil if the screen can't be reached by taps.
  static func assertion(to screen: ScreenID, in program: Checked) -> String? {
    let graph = program.graph
    let questions = Questions(graph, program.places)
    guard let answer = questions.path(to: .screen(screen), from: nil, on: .phone), let moves = answer.moves, moves > 0,
      let root = graph.roots.ids.first, let start = firstScreen(of: graph.instances[graph.roots[root].instance].content, in: graph)
    else { return nil }
    guard let fromStart = questions.path(to: .screen(screen), from: .screen(start), on: .phone), let count = fromStart.moves else {
      return nil
    }
    return "assert \(graph.text(graph.screens[screen].declared.name)) within \(count) of \(graph.text(graph.screens[start].declared.name))"
  }

  /// What a root shows first.
  private static func firstScreen(of content: Content, in graph: NavigationGraph) -> ScreenID? {
    var content = content
    for _ in 0..<16 {
      let next: InstanceID?
      switch content {
      case .screen(let id): return id
      case .stack(let id): next = graph.stacks[id].root
      case .tabs(let id): next = graph.firstTab(of: id).flatMap { graph.tabs[$0].content }
      case .split(let id): next = graph.splits[id].sidebar
      case .pages(let id): next = graph.pageSets[id].pages.first.map { graph.pages[$0].instance }
      case .modal, .alert, .unknown: return nil
      }
      guard let next else { return nil }
      content = graph.instances[next].content
    }
    return nil
  }
}
