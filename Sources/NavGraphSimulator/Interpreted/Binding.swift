import NavGraphLowering
import NavGraphModel

/// The values of parameters, and the functions that evaluate lowered values with them for the runtime.
struct Binding {
  let tables: Tables
  private let values: [ParameterID: Value]

  init(_ tables: Tables, _ values: [ParameterID: Value] = [:]) {
    self.tables = tables
    self.values = values
  }

  /// Creates a binding of parameters to values, in the same order.
  init(_ tables: Tables, _ parameters: some Sequence<ParameterID>, _ values: [Value]) {
    self.init(tables, Dictionary(zip(parameters, values)) { first, _ in first })
  }

  init<Kind>(_ thing: Thing<Kind>) { self.init(thing.tables, Kind.parameters(of: thing.id, in: thing.tables), thing.values) }

  func with(_ parameters: some Sequence<ParameterID>, _ values: [Value]) -> Binding {
    Binding(tables, self.values.merging(zip(parameters, values)) { $1 })
  }

  private var graph: NavigationGraph { tables.graph }

  func value(_ term: Term) -> Value { term.value(in: graph) { values[$0] } }

  /// Returns the subject with its values. Defaults replace missing arguments.
  func thing<Kind>(_ made: Lowered.Made<Kind.ID>) -> Thing<Kind> {
    let values = Kind.parameters(of: made.subject, in: tables).map { parameter in
      made.arguments.first { $0.parameter == parameter }.map { value($0.value).typed(graph.parameters[parameter].type, in: graph) }
        ?? tables.defaults[parameter.index]
    }
    return Thing(made.subject, values, in: tables)
  }

  func container(_ content: Content) -> Simulated.Container { Thing(content, in: tables) }

  // MARK: Actions

  /// Returns a plain sequence, or one `branch` action.
  func actions(_ branches: [Lowered.Branch]) -> [NavGraph.Action<Simulated>] {
    if branches.count == 1, branches[0].test == nil { return branches[0].actions.map { action($0) } }
    guard !branches.isEmpty else { return [] }
    return [.branch(branches.map { NavGraph.Branch(test: $0.test.map { test($0) }, actions: $0.actions.map { action($0) }) })]
  }

  func action(_ action: Lowered.Action) -> NavGraph.Action<Simulated> {
    switch action {
    case .push(let screen): .push(thing(screen))
    case .replace(let screen): .replace(thing(screen))
    case .present(let modal, let style, let continuation):
      .present(thing(modal), as: style.map { NavGraph.Style($0) }, then: continuation.map { self.continuation($0) })
    case .select(let tabs, let index, let orInRoot): .select(container(.tabs(tabs)), index, orInRoot: orInRoot)
    case .selectInnermost(let choices):
      .selectInnermost(Dictionary(choices.map { (container(.tabs($0.tabs)), $0.index) }) { first, _ in first })
    case .show(let column, let shape): .show(NavGraph.Column(column), shape.map { self.shape($0) })
    case .clear(let column): .clear(NavGraph.Column(column))
    case .nextPage: .page(.next)
    case .previousPage: .page(.previous)
    case .page(_, let index): .page(.to(index))
    case .pageInnermost(let choices):
      .pageInnermost(Dictionary(choices.map { (container(.pages($0.pages)), $0.index) }) { first, _ in first })
    case .pop: .pop
    case .popTo(let screen): .popTo(screen)
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .close: .close
    case .finish(let type?, let term?): .finish(.value(type, value(term).typed(type, in: graph)))
    case .finish: .finish(.done)
    case .switchTo(let root): .switchTo(thing(root))
    case .restart: .restart
    case .open(let route): .open(target(route))
    case .openWindow(let root): .openWindow(thing(root))
    case .browse(let term): .browse(text: text(value(term)))
    case .stay: .stay
    }
  }

  /// Returns a text that the user reads. Numbers have no grouping separators, because the locale isn't known.
  func text(_ id: TextID) -> String {
    graph.text(id) { parameter in
      switch values[parameter] {
      case .string(let text)?: text
      case let value?: value.text(in: graph)
      case nil: ""
      }
    }
  }

  private func text(_ url: Value) -> String {
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

  func test(_ id: TestID, depth: Int = 0) -> NavGraph.Test<Simulated> {
    guard depth < 256 else { return .all([]) }
    switch graph.tests[id] {
    case .condition(let condition, let arguments): return .holds(thing(Lowered.Made(condition, tables.lowered.arguments(arguments))))
    case .equals(let parameter, let literal):
      return .value(value(of: parameter) == Value(literal, in: graph).typed(graph.parameters[parameter].type, in: graph))
    case .opensWindows: return .opensWindows
    case .not(let inner): return .not(test(inner, depth: depth + 1))
    case .all(let operands): return .all(graph.testOperands[operands].map { test($0.test, depth: depth + 1) })
    case .any(let operands): return .any(graph.testOperands[operands].map { test($0.test, depth: depth + 1) })
    case .unknown: return .all([])
    }
  }

  private func continuation(_ id: ContinuationID) -> Simulated.Continuation {
    Thing(id, tables.lowered.continuations[id].captured.map { values[$0] ?? .unknown }, in: tables)
  }

  func guards(_ all: [Lowered.Made<GuardID>]) -> [Simulated.Guard] { all.map { thing($0) } }

  // MARK: Shapes

  func shape(_ shape: Lowered.Shape) -> NavGraph.Shape<Simulated> {
    switch shape {
    case .blank: .blank
    case .screen(let screen): .screen(thing(screen))
    case .stack(let id, let screens): .stack(container(.stack(id)), screens.map { thing($0) })
    case .tabs(let id, let tabs): .tabs(container(.tabs(id)), tabs.map { self.shape($0) }, selected: tables.graph.firstIndex(of: id))
    case .split(let id): .split(container(.split(id)), columns(of: id))
    case .pages(let id, let pages): .pages(container(.pages(id)), pages.map { thing($0) }, selected: 0)
    }
  }

  func columns(of split: SplitID) -> [NavGraph.Column: NavGraph.Shape<Simulated>] {
    tables.lowered.columns[split.index].reduce(into: [:]) { $0[NavGraph.Column($1.column)] = Binding(tables).shape($1.shape) }
  }

  // MARK: Targets

  private func target(_ route: Lowered.Made<RouteID>) -> NavGraph.Target<Simulated> {
    let values = graph.routes[route.subject].parameters.map { parameter in
      route.arguments.first { $0.parameter == parameter }.map { value($0.value).typed(graph.parameters[parameter].type, in: graph) }
        ?? tables.defaults[parameter.index]
    }
    return Binding(tables, graph.routes[route.subject].parameters, values).target(tables.lowered.routes[route.subject.index])
  }

  func target(_ target: Lowered.Target) -> NavGraph.Target<Simulated> {
    if !target.branches.isEmpty {
      let branches = target.branches.map { branch in
        NavGraph.Branch(
          test: branch.test.map { test($0) }, actions: [branch.target.map { .open(self.target($0)) } ?? NavGraph.Action<Simulated>.stay])
      }
      return NavGraph.Target(branches, policy: NavGraph.LinkPolicy(target.policy), expiresAfter: target.expiry)
    }
    return NavGraph.Target(
      place(target.place), presenting: target.modals.map { modal($0) }, policy: NavGraph.LinkPolicy(target.policy),
      expiresAfter: target.expiry, requires: guards(target.guards),
      on: target.others.reduce(into: [:]) { others, other in
        for idiom in other.idiom.each { others[idiom] = self.target(other.target) }
      })
  }

  private func modal(_ modal: Lowered.TargetModal) -> NavGraph.TargetModal<Simulated> {
    .present(
      thing(modal.modal), as: modal.style.map { NavGraph.Style($0) }, then: modal.continuation.map { continuation($0) },
      showing: modal.visible.map { visible($0) })
  }

  private func place(_ place: Lowered.Place) -> NavGraph.TargetPlace<Simulated> {
    switch place {
    case .root(let root, let visible): .root(thing(root), self.visible(visible))
    case .here(let screens, let stacks, let otherwise):
      .here(screens.map { thing($0) }, in: Set(stacks.map { container(.stack($0)) }), otherwise: otherwise.map { self.place($0) })
    case .anywhere: .anywhere
    }
  }

  private func visible(_ visible: Lowered.Visible) -> NavGraph.Visible<Simulated> {
    switch visible {
    case .path(let screens): .path(screens.map { thing($0) })
    case .tab(_, let index, let inner): .tab(index, self.visible(inner))
    case .columns(let columns): .columns(columns.reduce(into: [:]) { $0[NavGraph.Column($1.column)] = self.visible($1.visible) })
    case .page(_, let index, let screens):
      .page(index, of: Dictionary(screens.map { ($0.index, thing($0.screen)) }) { first, _ in first })
    case .made(let shape, let inner): .made(self.shape(shape), self.visible(inner))
    }
  }
}
