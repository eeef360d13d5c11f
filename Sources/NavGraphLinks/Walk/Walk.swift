import NavGraphLowering
import NavGraphModel
import NavGraphSimulator

/// A walk through an app on one kind of device: its steps, and the app after each of them.
///
/// The steps are inputs of the user and the system. `Simulator`, with the shipped reducer, determines their effects.
package struct Walk: Sendable {
  /// A step with its effects, and the app after it.
  package struct Entry: Sendable {
    package let step: WalkStep
    package let effects: WalkEffects
    let app: Simulator
    /// The answers of the app during the step.
    let answers: WalkAnswers
  }

  package let graph: NavigationGraph
  package let idiom: Idioms
  /// The steps, beginning with the start of the app.
  package private(set) var entries: [Entry] = []
  /// The answers of guards, conditions, and confirmations for the next steps.
  package var answers = WalkAnswers()
  let tables: Tables
  /// Whether a split shows only one column.
  private let isNarrow: Bool

  /// Starts the app. Returns nil if no root is declared for the kind of device.
  package init?(through graph: NavigationGraph, places: Places, on idiom: Idioms) {
    guard let device = idiom.each.first, graph.root(on: idiom) != nil else { return nil }
    self.graph = graph
    self.idiom = idiom
    tables = Tables(for: graph, places: places)
    isNarrow = device == .phone && !graph.splits.isEmpty
    var app = Simulator(launching: tables, on: device)
    app.answers = answers.made
    app.connect()
    add(.start, to: app)
  }

  /// The current app, with the answers for the next steps.
  package var app: Simulator {
    var app = entries.last?.app ?? Simulator(for: tables)
    app.answers = answers.made
    return app
  }

  /// Performs a step. A step that isn't possible has no effect.
  package mutating func take(_ step: WalkStep) {
    var app = app
    step.perform(on: &app)
    add(step, to: app)
  }

  /// Removes the last step. Returns false if there is none.
  package mutating func undo() -> Bool {
    guard entries.count > 1 else { return false }
    entries.removeLast()
    return true
  }

  private mutating func add(_ step: WalkStep, to app: Simulator) {
    let effects = WalkEffects(in: app)
    var app = app
    if isNarrow { app.collapse() }
    entries.append(Entry(step: step, effects: effects, app: app, answers: answers))
  }

  /// The screens that are shown and kept, as lines of a tree.
  package var drawing: [String] { ShownTree.layers(of: app).flatMap(\.lines) }
}
