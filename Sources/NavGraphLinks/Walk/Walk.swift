import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A walk through an app on one kind of device, on the reducer that apps ship: its steps, and the app after each of them.
///
/// It contains what the user, the system, and the app's answers do. What a step means is determined by `Simulator`.
package struct Walk: Sendable {
  /// A step that was done, and the app after it.
  package struct Entry: Sendable {
    package let step: WalkStep
    package let effects: WalkEffects
    let app: Simulator
    /// The answers that the step got.
    let answers: WalkAnswers
  }

  package let graph: NavigationGraph
  package let idiom: Idioms
  /// The first one is the start of the app.
  package private(set) var entries: [Entry] = []
  /// The answers of guards, conditions, and confirmations from now on.
  package var answers = WalkAnswers()
  let tables: Tables
  /// There is room for one column of a split.
  private let isNarrow: Bool

  /// Starts the app. Returns nil if no root is declared for the kind of device.
  package init?(_ graph: NavigationGraph, _ places: Places, on idiom: Idioms) {
    guard let device = idiom.each.first, graph.root(on: idiom) != nil else { return nil }
    self.graph = graph
    self.idiom = idiom
    tables = Tables(graph, places)
    isNarrow = device == .phone && !graph.splits.isEmpty
    var app = Simulator(launching: tables, on: device)
    app.answers = answers.made
    app.connect()
    add(.start, app)
  }

  /// The app now, with the answers that it gets from now on.
  package var app: Simulator {
    var app = entries.last?.app ?? Simulator(tables)
    app.answers = answers.made
    return app
  }

  /// Does a step. A step that can't be done has no effect.
  package mutating func take(_ step: WalkStep) {
    var app = app
    step.perform(on: &app)
    add(step, app)
  }

  /// Takes the last step back. Returns false if there is none.
  package mutating func undo() -> Bool {
    guard entries.count > 1 else { return false }
    entries.removeLast()
    return true
  }

  private mutating func add(_ step: WalkStep, _ app: Simulator) {
    let effects = WalkEffects(app)
    var app = app
    if isNarrow { app.collapse() }
    entries.append(Entry(step: step, effects: effects, app: app, answers: answers))
  }

  /// A tree of lines: everything that is shown and kept.
  package var drawing: [String] { ShownTree.layers(of: app).flatMap(\.lines) }
}
