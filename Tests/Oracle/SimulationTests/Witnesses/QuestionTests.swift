import NavGraphChecks
import NavGraphModel
import Repository
import Testing

/// Tests that the paths of `Questions` can be taken in the shipped reducer.
@Suite struct QuestionTests {
  /// The samples, except for one whose path needs a string that isn't the default. Only values of countable types are tried.
  private static let samples = Repository.samples.map(\.name).filter { $0 != "Conditions" }

  @Test(arguments: RandomTests.few(of: samples, stride: 4)) func pathsCanBeTaken(sample: String) throws {
    guard let app = try SourceApp(named: "Samples/" + sample, isChecked: true) else { return }
    let questions = Questions(graph: app.graph, places: app.places)
    let retelling = PathReplay(graph: app.graph, places: app.places)
    for screen in RandomTests.few(of: Array(app.graph.screens.ids), stride: 2) {
      guard let answer = questions.path(to: .screen(screen), from: nil, on: .phone), case .found(let steps) = answer.outcome else {
        continue
      }
      try expect(
        words(of: steps, in: app.graph), in: retelling, name: "\(sample), \(app.graph.text(of: app.graph.screens[screen].declared.name))")
    }
  }

  @Test(arguments: ["Guards", "Notes", "Assertions", "Roots"]) func pathsWithoutAGuardCanBeTaken(sample: String) throws {
    guard let app = try SourceApp(named: "Samples/" + sample, isChecked: true) else { return }
    let retelling = PathReplay(graph: app.graph, places: app.places)
    for id in app.graph.guards.ids {
      let answer = Questions(graph: app.graph, places: app.places).screens(withoutGuard: id)
      #expect(answer.shown.count + answer.protected.count == app.graph.screens.ids.count { !app.places.places(of: $0).isEmpty })
      for shown in answer.shown { if let path = shown.path { try expect(path, in: retelling, name: sample) } }
    }
  }

  private func expect(_ path: String, in retelling: PathReplay, name: String) throws {
    guard let walk = ExamplePath(path) else { return }
    let verdict = retelling.take(walk, mayBeCovered: false)
    #expect(verdict == .taken || verdict == .takenWithMore, "\(name): \(path)")
  }

  /// Returns the path as diagnostics print it.
  private func words(of steps: [PathStep], in graph: NavigationGraph) -> String {
    steps.enumerated().map { index, step in
      let failing = step.failing.map { ", \(graph.text(of: graph.guards[$0].declared.name)) fails" } ?? ""
      return index == 0 ? step.location.joined(separator: " > ") : "--\(step.label)\(failing)--> \(step.name)"
    }.joined(separator: " ")
  }
}
