import NavGraphLowering
import NavGraphModel

/// A graph that the runtime interprets without generated code.
///
/// Its values contain their tables (`Thing`). Requirements that take no such value use `Tables.current`.
package enum Simulated: NavGraph.Graph {
  package typealias Screen = Thing<ScreenKind>
  package typealias Modal = Thing<ModalKind>
  package typealias Container = Thing<ContainerKind>
  package typealias Root = Thing<RootKind>
  package typealias Guard = Thing<GuardKind>
  package typealias Condition = Thing<ConditionKind>
  package typealias Continuation = Thing<ContinuationKind>
  package typealias PopTarget = ScreenID

  package enum Result: Hashable, Sendable {
    case done
    case value(TypeID, Value)
    case button(AlertID, ButtonID)
    /// A button of an alert with a text field, and the text that the user typed.
    case typed(AlertID, ButtonID, String)
  }

  // MARK: Content

  package static func root(on idiom: NavGraph.Idiom) -> Root {
    let tables = Tables.current
    guard let made = tables.lowered.root(on: idiom.idioms) else { return Thing(.unknown, in: tables) }
    return Binding(in: tables).thing(for: made)
  }

  package static func shape(of root: Root) -> NavGraph.Shape<Simulated> {
    root.tables.lowered.shapes[root.id].map { Binding(of: root).shape(of: $0) } ?? .blank
  }

  package static func presentation(of modal: Modal) -> NavGraph.Presentation<Simulated> {
    switch modal.tables.lowered.presentations[modal.id] {
    case .flow(let shape, let sheet)?: .flow(Binding(of: modal).shape(of: shape), NavGraph.Sheet(sheet))
    case .alert(let id)?: .alert(alert(for: id, with: Binding(of: modal)))
    case nil: .flow(.blank, NavGraph.Sheet())
    }
  }

  package static func shape(of modal: Modal, on idiom: NavGraph.Idiom) -> NavGraph.Shape<Simulated>? {
    let own = modal.tables.lowered.contents[modal.id]?.first { $0.idioms.contains(idiom.idioms) }
    return own.map { Binding(of: modal).shape(of: $0.shape) }
  }

  private static func alert(for id: AlertID, with binding: Binding) -> NavGraph.Alert<Simulated> {
    let graph = binding.tables.graph
    let alert = graph.alerts[id]
    let buttons = alert.buttons.map { button in
      let role: NavGraph.AlertButton<Simulated>.Role =
        switch graph.buttons[button].role {
        case .plain: .plain
        case .cancel: .cancel
        case .destructive: .destructive
        }
      let title = graph.buttons[button].title.map { binding.text(of: $0) } ?? ""
      var made = NavGraph.AlertButton<Simulated>(title, role: role, result: .button(id, button))
      if graph.buttons[button].returnsText { made = made.takingText }
      return graph.buttons[button].test.map { made.shown(when: binding.test(for: $0)) } ?? made
    }
    let made = NavGraph.Alert(
      title: alert.title.map { binding.text(of: $0) }, message: alert.message.map { binding.text(of: $0) },
      isActionSheet: alert.kind == .confirm, buttons: buttons)
    return alert.field.map { made.asking(for: field(for: $0, with: binding)) } ?? made
  }

  private static func field(for field: Field, with binding: Binding) -> NavGraph.AlertField {
    let keyboard: NavGraph.AlertField.Keyboard =
      switch field.keyboard {
      case nil: .standard
      case .email: .email
      case .number: .number
      case .decimal: .decimal
      case .phone: .phone
      case .url: .url
      }
    return NavGraph.AlertField(
      field.placeholder.map { binding.text(of: $0) } ?? "", text: field.initial.map { binding.text(of: $0) } ?? "", keyboard: keyboard,
      isSecure: field.isSecure, isRequired: field.isRequired)
  }

  package static func result(_ result: Result, with text: String) -> Result {
    switch result {
    case .button(let alert, let button), .typed(let alert, let button, _): .typed(alert, button, text)
    case .done, .value: result
    }
  }

  package static func columns(of split: Container) -> [NavGraph.Column: NavGraph.Shape<Simulated>] {
    if case .split(let id) = split.id { Binding(in: split.tables).columns(of: id) } else { [:] }
  }

  package static func options(of split: Container) -> NavGraph.SplitOptions {
    guard case .split(let id) = split.id else { return NavGraph.SplitOptions() }
    return NavGraph.SplitOptions(collapsesTo: split.tables.graph.splits[id].collapsesTo.map { NavGraph.Column($0) })
  }

  package static func tabBar(of tabs: Container) -> NavGraph.TabBar<Simulated> {
    guard case .tabs(let id) = tabs.id else { return NavGraph.TabBar() }
    return Binding(in: tabs.tables).tabBar(of: id)
  }

  package static func tabNames(of tabs: Container) -> [String] {
    guard case .tabs(let id) = tabs.id else { return [] }
    let graph = tabs.tables.graph
    return graph.contentTabs(of: id).map { graph.text(of: graph.tabs[$0].declared.name) }
  }

  /// Returns the names of the pages: those of their screens, with a number from the second page of a screen on.
  package static func pageNames(of pages: Container) -> [String] {
    guard case .pages(let id) = pages.id else { return [] }
    let graph = pages.tables.graph
    var counts: [String: Int] = [:]
    return graph.pageSets[id].pages.map { page in
      let name = graph.name(of: graph.instances[graph.pages[page].instance].content)
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : name + String(counts[name] ?? 0)
    }
  }

  // MARK: Continuations

  package static func actions(
    for continuation: Continuation, after outcome: NavGraph.Outcome<Result>
  ) -> [NavGraph.Action<Simulated>] {
    let lowered = continuation.tables.lowered.continuations[continuation.id]
    for arm in lowered.arms {
      guard let bound = Simulated.value(of: arm, in: lowered, after: outcome, tables: continuation.tables) else { continue }
      var values = Dictionary(zip(lowered.captured, continuation.values)) { first, _ in first }
      values.merge(bound) { _, own in own }
      return Binding(in: continuation.tables, values: values).actions(for: arm.branches)
    }
    return []
  }

  /// Returns the values that an outcome handler binds, or nil if it is for another outcome.
  private static func value(
    of arm: Lowered.Arm, in continuation: Lowered.Continuation, after outcome: NavGraph.Outcome<Result>, tables: Tables
  ) -> [ParameterID: Value]? {
    switch (arm.outcome, outcome) {
    case (.dismissed, .dismissed): return [:]
    case (.button(let wanted), .finished(.button(_, let button))): return wanted == button ? [:] : nil
    case (.button(let wanted), .finished(.typed(_, let button, let text))):
      guard wanted == button else { return nil }
      return arm.binding.map { [$0: .string(text)] } ?? [:]
    case (.finished, .finished(let result)):
      guard let binding = arm.binding, continuation.result != .done else { return [:] }
      guard case .value(let type, let value) = result else { return nil }
      let plain = tables.lowered.results.plain(continuation.result, in: tables.graph)
      return [continuation.result, plain].contains(.value(type)) ? [binding: value] : nil
    default: return nil
    }
  }

  package static func isPopTarget(_ popTarget: PopTarget, _ screen: Screen) -> Bool { screen.id == popTarget }

  // MARK: Guards

  package static func guards(of root: Root) -> [Guard] { guards(of: root, from: root.tables.lowered.rootGuards[root.id]) }

  package static func guards(of screen: Screen) -> [Guard] { guards(of: screen, from: screen.tables.lowered.screenGuards[screen.id.index]) }

  package static func guards(of modal: Modal) -> [Guard] { guards(of: modal, from: modal.tables.lowered.modalGuards[modal.id]) }

  private static func guards<Kind>(of thing: Thing<Kind>, from all: [Lowered.Made<GuardID>]?) -> [Guard] {
    guard let all, !all.isEmpty else { return [] }
    return Binding(of: thing).guards(for: all)
  }

  package static func guards(ofTab index: Int, in tabs: Container) -> [Guard] {
    guard case .tabs(let id) = tabs.id, let tab = tabs.tables.graph.contentTabs(of: id).dropFirst(index).first else { return [] }
    return Binding(in: tabs.tables).guards(for: tabs.tables.lowered.tabGuards[tab.index])
  }

  package static func guards(ofContainer container: Container) -> [Guard] {
    Binding(in: container.tables).guards(for: container.tables.lowered.containerGuards[container.id] ?? [])
  }

  package static func guards(of root: Root, showing screen: Screen, at index: Int) -> [Guard]? {
    shown(among: root.tables.lowered.rootGuardsShown[root.id], with: Binding(of: root), showing: screen, at: index)
  }

  package static func guards(of modal: Modal, showing screen: Screen, at index: Int) -> [Guard]? {
    shown(among: modal.tables.lowered.modalGuardsShown[modal.id], with: Binding(of: modal), showing: screen, at: index)
  }

  package static func guards(ofContainer container: Container, showing screen: Screen, at index: Int) -> [Guard]? {
    shown(
      among: container.tables.lowered.containerGuardsShown[container.id], with: Binding(in: container.tables), showing: screen, at: index)
  }

  private static func shown(
    among all: [Lowered.ShownGuards]?, with binding: @autoclosure () -> Binding, showing screen: Screen, at index: Int
  ) -> [Guard]? {
    guard let own = all?.first(where: { $0.screen == screen.id && $0.index == index }) else { return nil }
    return binding().with(ScreenKind.parameters(of: screen.id, in: screen.tables), values: screen.values).guards(for: own.guards)
  }

  package static func flow(for question: Guard) -> Modal? {
    question.tables.lowered.flows[question.id.index].map { Binding(of: question).thing(for: $0) }
  }

  // MARK: Positions

  package static func screens(in slot: NavGraph.Slot<Simulated>) -> String? {
    position(of: slot).flatMap { $0.tables.names(in: $0.slot) }
  }

  /// Searches no list of names: a stack can contain all screens of an app, and each link would take time in proportion.
  package static func isListed(_ name: String, in slot: NavGraph.Slot<Simulated>) -> Bool? {
    position(of: slot).flatMap { $0.tables.isListed(name, in: $0.slot) }
  }

  private static func position(of slot: NavGraph.Slot<Simulated>) -> (tables: Tables, slot: SlotContents.Slot)? {
    switch slot {
    case .path(let container): if case .stack(let id) = container.id { return (container.tables, .path(id)) }
    case .lowest(let container): if case .stack(let id) = container.id { return (container.tables, .lowest(id)) }
    case .tab(let container, let index): if case .tabs(let id) = container.id { return (container.tables, .tab(id, index)) }
    case .page(let container, let index): if case .pages(let id) = container.id { return (container.tables, .page(id, index)) }
    case .column(let container, let column):
      guard case .split(let id) = container.id else { return nil }
      return Column.allCases.first { NavGraph.Column($0) == column }.map { (container.tables, .column(id, $0)) }
    case .root(let root): return (root.tables, .root(root.id))
    case .modal(let modal): return (modal.tables, .modal(modal.id))
    }
    return nil
  }

  package static func presenters(of modal: Modal) -> String? { modal.tables.presenters(of: modal.id) }
}

// Compares places. Only some of their values determine whether two are the same.
extension Simulated {
  package static func isSamePlace(_ one: Screen, _ other: Screen) -> Bool { areSame(one, other, content: .screen(one.id)) }
  package static func isSamePlace(_ one: Modal, _ other: Modal) -> Bool { areSame(one, other, content: one.id) }
  package static func isSamePlace(_ one: Root, _ other: Root) -> Bool { areSame(one, other, content: one.id) }

  private static func areSame<Kind>(_ one: Thing<Kind>, _ other: Thing<Kind>, content: Content) -> Bool {
    let graph = one.tables.graph
    guard one.id == other.id, graph.isTold(content) else { return false }
    let keys = Set(graph.keys(of: content))
    return zip(graph.parameters(of: content), zip(one.values, other.values)).allSatisfy { !keys.contains($0) || $1.0 == $1.1 }
  }
}
