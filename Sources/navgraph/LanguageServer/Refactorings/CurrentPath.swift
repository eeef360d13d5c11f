import NavGraphChecks
import NavGraphCompiler
import NavGraphModel

/// Assertions of the current distance between a screen and the first screen of the app.
enum CurrentPath {
  /// Returns an assertion such as `assert Chat within 2 of ChatList`; nil if the screen can't be reached by taps.
  ///
  /// - Parameter transitions: The transitions of the program.
  static func assertion(to screen: ScreenID, in program: CheckedProgram, through transitions: Transitions) -> String? {
    let launch = transitions.all.first { if case .launch = $0.cause { true } else { false } }
    guard let start = launch?.shown.first,
      let moves = Questions(graph: program.graph, places: program.places).path(to: .screen(screen), from: start, on: .phone)?.moves,
      moves > 0
    else { return nil }
    return "assert \(program.graph.name(of: .screen(screen))) within \(moves) of \(program.graph.name(of: start))"
  }
}
