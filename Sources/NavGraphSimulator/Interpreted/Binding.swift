import NavGraphLowering
import NavGraphModel

/// The values of parameters, and the functions that evaluate lowered values with them for the runtime.
struct Binding {
  let tables: Tables
  private let values: [ParameterID: Value]

  init(in tables: Tables, values: [ParameterID: Value] = [:]) {
    self.tables = tables
    self.values = values
  }

  /// Creates a binding of parameters to values, in the same order.
  init(in tables: Tables, parameters: some Sequence<ParameterID>, values: [Value]) {
    self.init(in: tables, values: Dictionary(zip(parameters, values)) { first, _ in first })
  }

  init<Kind>(of thing: Thing<Kind>) {
    self.init(in: thing.tables, parameters: Kind.parameters(of: thing.id, in: thing.tables), values: thing.values)
  }

  func with(_ parameters: some Sequence<ParameterID>, values: [Value]) -> Binding {
    Binding(in: tables, values: self.values.merging(zip(parameters, values)) { $1 })
  }

  private var graph: NavigationGraph { tables.graph }

  func value(of term: Term) -> Value { term.value(in: graph) { values[$0] } }

  /// Returns the subject with its values. Defaults replace missing arguments.
  func thing<Kind>(for made: Lowered.Made<Kind.ID>) -> Thing<Kind> {
    let values = Kind.parameters(of: made.subject, in: tables).map { parameter in
      made.arguments.first { $0.parameter == parameter }.map { value(of: $0.value).typed(as: graph.parameters[parameter].type, in: graph) }
        ?? tables.defaults[parameter.index]
    }
    return Thing(made.subject, values: values, in: tables)
  }

  func container(for content: Content) -> Simulated.Container { Thing(content, in: tables) }

  // MARK: Actions

  /// Returns a plain sequence, or one `branch` action.
  func actions(for branches: [Lowered.Branch]) -> [NavGraph.Action<Simulated>] {
    if branches.count == 1, branches[0].test == nil { return branches[0].actions.map { action(for: $0) } }
    guard !branches.isEmpty else { return [] }
    return [.branch(branches.map { NavGraph.Branch(test: $0.test.map { test(for: $0) }, actions: $0.actions.map { action(for: $0) }) })]
  }

  func action(for action: Lowered.Action) -> NavGraph.Action<Simulated> {
    switch action {
    case .push(let screen): .push(thing(for: screen))
    case .replace(let screen): .replace(thing(for: screen))
    case .present(let modal, let style, let continuation):
      .present(thing(for: modal), as: style.map { NavGraph.Style($0) }, then: continuation.map { self.continuation(for: $0) })
    case .select(let tabs, let index, let orInRoot): .select(container(for: .tabs(tabs)), index, orInRoot: orInRoot)
    case .selectInnermost(let choices):
      .selectInnermost(Dictionary(choices.map { (container(for: .tabs($0.tabs)), $0.index) }) { first, _ in first })
    case .show(let column, let shape): .show(NavGraph.Column(column), shape.map { self.shape(of: $0) })
    case .clear(let column): .clear(NavGraph.Column(column))
    case .nextPage: .page(.next)
    case .previousPage: .page(.previous)
    case .page(_, let index): .page(.to(index))
    case .pageInnermost(let choices):
      .pageInnermost(Dictionary(choices.map { (container(for: .pages($0.pages)), $0.index) }) { first, _ in first })
    case .pop: .pop
    case .popTo(let screen): .popTo(screen)
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .close: .close
    case .finish(let type?, let term?): .finish(.value(type, value(of: term).typed(as: type, in: graph)))
    case .finish: .finish(.done)
    case .switchTo(let root): .switchTo(thing(for: root))
    case .restart: .restart
    case .open(let route): .open(target(of: route))
    case .openWindow(let root): .openWindow(thing(for: root))
    case .browse(let term): .browse(text: text(of: value(of: term)))
    case .stay: .stay
    }
  }

  /// Returns a text that the user reads. Numbers have no grouping separators, because the locale isn't known.
  func text(of id: TextID) -> String {
    graph.text(of: id) { parameter in
      switch values[parameter] {
      case .string(let text)?: text
      case let value?: value.text(in: graph)
      case nil: ""
      }
    }
  }

  private func text(of url: Value) -> String {
    switch url {
    case .string(let text), .url(let text): text
    default: url.text(in: graph)
    }
  }

  /// Returns the value that a test compares. A value that isn't known is the first of those that its type has.
  private func value(of parameter: ParameterID) -> Value {
    let known = values[parameter] ?? .unknown
    guard known == .unknown, let first = graph.values(of: parameter)?.first else { return known }
    return Value(first, in: graph)
  }

  func test(for id: TestID, depth: Int = 0) -> NavGraph.Test<Simulated> {
    guard depth < 256 else { return .all([]) }
    switch graph.tests[id] {
    case .condition(let condition, let arguments):
      return .holds(thing(for: Lowered.Made(condition, arguments: tables.lowered.arguments(of: arguments))))
    case .equals(let parameter, let literal):
      return .value(value(of: parameter) == Value(literal, in: graph).typed(as: graph.parameters[parameter].type, in: graph))
    case .opensWindows: return .opensWindows
    case .not(let inner): return .not(test(for: inner, depth: depth + 1))
    case .all(let operands): return .all(graph.testOperands[operands].map { test(for: $0.test, depth: depth + 1) })
    case .any(let operands): return .any(graph.testOperands[operands].map { test(for: $0.test, depth: depth + 1) })
    case .unknown: return .all([])
    }
  }

  private func continuation(for id: ContinuationID) -> Simulated.Continuation {
    Thing(id, values: tables.lowered.continuations[id].captured.map { values[$0] ?? .unknown }, in: tables)
  }

  func guards(for all: [Lowered.Made<GuardID>]) -> [Simulated.Guard] { all.map { thing(for: $0) } }

  // MARK: Shapes

  func shape(of shape: Lowered.Shape) -> NavGraph.Shape<Simulated> {
    switch shape {
    case .blank: .blank
    case .screen(let screen): .screen(thing(for: screen))
    case .stack(let id, let screens): .stack(container(for: .stack(id)), screens.map { thing(for: $0) })
    case .tabs(let id, let tabs):
      .tabs(container(for: .tabs(id)), tabs.map { self.shape(of: $0) }, selected: tables.graph.firstIndex(of: id))
    case .split(let id): .split(container(for: .split(id)), columns(of: id))
    case .pages(let id, let pages): .pages(container(for: .pages(id)), pages.map { thing(for: $0) }, selected: 0)
    }
  }

  func columns(of split: SplitID) -> [NavGraph.Column: NavGraph.Shape<Simulated>] {
    tables.lowered.columns[split.index].reduce(into: [:]) { $0[NavGraph.Column($1.column)] = Binding(in: tables).shape(of: $1.shape) }
  }

  // MARK: Targets

  private func target(of route: Lowered.Made<RouteID>) -> NavGraph.Target<Simulated> {
    let values = graph.routes[route.subject].parameters.map { parameter in
      route.arguments.first { $0.parameter == parameter }.map { value(of: $0.value).typed(as: graph.parameters[parameter].type, in: graph) }
        ?? tables.defaults[parameter.index]
    }
    return Binding(in: tables, parameters: graph.routes[route.subject].parameters, values: values).target(
      of: tables.lowered.routes[route.subject.index])
  }

  func target(of target: Lowered.Target) -> NavGraph.Target<Simulated> {
    if !target.branches.isEmpty {
      let branches = target.branches.map { branch in
        NavGraph.Branch(
          test: branch.test.map { test(for: $0) },
          actions: [branch.target.map { .open(self.target(of: $0)) } ?? NavGraph.Action<Simulated>.stay])
      }
      return NavGraph.Target(branches, policy: NavGraph.LinkPolicy(target.policy), expiresAfter: target.expiry)
    }
    return NavGraph.Target(
      place(for: target.place), presenting: target.modals.map { modal(for: $0) }, policy: NavGraph.LinkPolicy(target.policy),
      expiresAfter: target.expiry, requires: guards(for: target.guards),
      on: target.others.reduce(into: [:]) { others, other in
        for idiom in other.idiom.each { others[idiom] = self.target(of: other.target) }
      })
  }

  private func modal(for modal: Lowered.TargetModal) -> NavGraph.TargetModal<Simulated> {
    .present(
      thing(for: modal.modal), as: modal.style.map { NavGraph.Style($0) }, then: modal.continuation.map { continuation(for: $0) },
      showing: modal.visible.map { visible(for: $0) })
  }

  private func place(for place: Lowered.Place) -> NavGraph.TargetPlace<Simulated> {
    switch place {
    case .root(let root, let visible): .root(thing(for: root), self.visible(for: visible))
    case .here(let screens, let stacks, let otherwise):
      .here(
        screens.map { thing(for: $0) }, in: Set(stacks.map { container(for: .stack($0)) }), otherwise: otherwise.map { self.place(for: $0) }
      )
    case .anywhere: .anywhere
    }
  }

  private func visible(for visible: Lowered.Visible) -> NavGraph.Visible<Simulated> {
    switch visible {
    case .path(let screens): .path(screens.map { thing(for: $0) })
    case .tab(_, let index, let inner): .tab(index, self.visible(for: inner))
    case .columns(let columns): .columns(columns.reduce(into: [:]) { $0[NavGraph.Column($1.column)] = self.visible(for: $1.visible) })
    case .page(_, let index, let screens):
      .page(index, of: Dictionary(screens.map { ($0.index, thing(for: $0.screen)) }) { first, _ in first })
    case .made(let shape, let inner): .made(self.shape(of: shape), self.visible(for: inner))
    }
  }
}
