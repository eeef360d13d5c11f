import NavGraphModel
import NavGraphSimulator
import NavGraphSyntax

/// The methods of one coordinator, each transition once, whatever the event.
///
/// One plain step becomes a method of its own with the values that it needs. What an event does beyond that (a guard of its own, several
/// steps, arms) can only be had as a whole: that method sends the event.
struct Transitions {
  private let lowering: Lowering
  private var names = NameScope(reserved: Transitions.inherited)
  private var seen: Set<String> = []
  private var methods: [FunctionDescription] = []
  /// Events that are sent as a whole: plain steps have the shorter names.
  private var whole: [(event: EventID, screen: ScreenID, name: String)] = []

  /// Members of the classes above, Apple's among them.
  private static let inherited: Set<String> = [
    "id", "controller", "host", "children", "update", "absorb", "send", "go", "outcome", "hash", "description", "debugDescription",
    "copy", "mutableCopy", "isEqual", "isProxy", "perform", "responds", "superclass", "value", "setValue", "conforms", "autorelease",
    "release", "retain", "zone", "dealloc", "finalize", "load", "initialize",
  ]

  init(_ lowering: Lowering) { self.lowering = lowering }

  private var graph: NavigationGraph { lowering.graph }
  private var naming: Naming { lowering.naming }

  mutating func select(_ tab: TabID, in set: TabsID) {
    guard let index = lowering.contentTabs(of: set).firstIndex(of: tab) else { return }
    let tabs = lowering.container(.tabs(set))
    let name = "select" + upperCamel(lowering.text(graph.tabs[tab].declared.name))
    add(name, .none, .dot("select", [ArgumentDescription(nil, tabs), ArgumentDescription(nil, .code(String(index)))]), isAnchored: false)
  }

  /// What a tab that only acts does.
  mutating func add(_ action: BranchID, _ meaning: Lowered.Event) {
    guard graph.branches[action].test == nil else { return }
    _ = addPlain(graph.branches[action], meaning.branches.first, isAnchored: false)
  }

  mutating func add(eventsOf screen: ScreenID) {
    for (use, name) in zip(graph.screens[screen].events, lowering.eventNames(of: screen)) {
      let id = graph.eventsOfScreens[use].event
      let event = graph.events[id]
      var isWhole = !event.requires.isEmpty
      if !isWhole {
        for (branch, meaning) in zip(event.branches, lowering.lowered.events[id.index].branches) {
          if !addPlain(graph.branches[branch], meaning, isAnchored: event.isAnchored) { isWhole = true }
        }
      }
      if isWhole { whole.append((id, screen, name)) }
    }
  }

  mutating func all() -> [FunctionDescription] {
    for (event, screen, name) in whole { add(event, of: screen, named: name) }
    whole = []
    return methods
  }

  // MARK: Single steps

  /// False if there is more to it than one step.
  private mutating func addPlain(_ branch: Branch, _ meaning: Lowered.Branch?, isAnchored: Bool) -> Bool {
    guard branch.arms.isEmpty, branch.steps.count == 1, let only = branch.steps.first else { return false }
    let step = graph.steps[only]
    switch step.action {
    case .present(let instance, let style):
      let content = graph.instances[instance].content
      guard let index = naming.presentableIndex[content] else { return true }
      let modal = ExpressionDescription.dot(
        naming.presentables[index].name, lowering.parameters(of: content).map { lowering.unchanged($0) })
      let styled = style.map { [ArgumentDescription("as", .code("." + $0.rawValue))] } ?? []
      add(
        name(of: step), lowering.parameters(of: content), .dot("present", [ArgumentDescription(nil, modal)] + styled),
        isAnchored: isAnchored, result: lowering.lowered.results.result(of: content, in: graph))
    case .push(let instance), .replace(let instance):
      guard case .screen(let screen) = graph.instances[instance].content else { return true }
      let value = ExpressionDescription.dot(
        naming.screenCases[screen.index], graph.screens[screen].parameters.map { lowering.unchanged($0) })
      let verb = if case .push = step.action { "push" } else { "replace" }
      add(name(of: step), graph.screens[screen].parameters, .dot(verb, [ArgumentDescription(nil, value)]), isAnchored: false)
    case .show(let column, let instance?):
      let content = graph.instances[instance].content
      let parts = [ArgumentDescription(nil, .code("." + column.text)), ArgumentDescription(nil, lowering.ownShape(content))]
      add(name(of: step), lowering.parameters(of: content), .dot("show", parts), isAnchored: false)
    case .switchTo(let instance):
      let content = graph.instances[instance].content
      guard let root = naming.rootNames[content] else { return true }
      let value = ExpressionDescription.dot(root, lowering.parameters(of: content).map { lowering.unchanged($0) })
      add(name(of: step), lowering.parameters(of: content), .dot("switchTo", [ArgumentDescription(nil, value)]), isAnchored: false)
    case .openWindow:
      // The choice between the window and what there is instead is the event's.
      return false
    case .finish(_?), .open, .browse, .stay, .unknown:
      // A result is what a screen knows, and links and the world outside are the scene's.
      return true
    default:
      var lowering = lowering
      guard let action = meaning?.actions.first else { return true }
      add(name(of: step), .none, lowering.action(action, named: ""), isAnchored: false)
    }
    return true
  }

  private mutating func add(
    _ name: String, _ parameters: IDRange<Parameter>, _ action: ExpressionDescription, isAnchored: Bool, result: FlowResult = .done
  ) {
    guard seen.insert(SwiftRenderer(isPublic: false).text(action)).inserted else { return }
    method(names.claim(name), lowering.parameters(parameters), "go", action, isAnchored: isAnchored, result: result == .done ? nil : result)
  }

  // MARK: Whole events

  private mutating func add(_ id: EventID, of screen: ScreenID, named eventName: String) {
    let event = graph.events[id]
    let parameters = lowering.parameters(of: id, on: screen)
    // Two events that say the same are one transition.
    let signature = parameters.map { $0.name + ": " + $0.type } + event.branches.map { source(graph.branches[$0].range) }
    guard seen.insert((signature + event.requires.map { source(graph.guardUses[$0].range) }).joined(separator: ",")).inserted else {
      return
    }
    let own = event.branches.count == 1 ? event.branches.first.map { graph.branches[$0] } : nil
    let steps = own.map { $0.steps.map { name(of: graph.steps[$0]) } } ?? []
    let wanted = steps.isEmpty ? eventName.withoutBackticks : steps[0] + steps.dropFirst().map { "Then" + upperCamel($0) }.joined()
    let claimed = names.claim(wanted, suffix: "On" + upperCamel(lowering.text(event.declared.name)))
    let value = ExpressionDescription.call(
      naming.screenTypes[screen.index] + "." + eventName, parameters.map { ArgumentDescription($0.label ?? $0.name, .code($0.name)) })
    method(claimed, parameters, "send", value, isAnchored: event.isAnchored, result: lowering.outcome(of: event))
  }

  private mutating func method(
    _ name: String, _ parameters: [ParameterDescription], _ verb: String, _ value: ExpressionDescription,
    isAnchored: Bool, result: FlowResult?
  ) {
    var all = parameters
    var pointing: [ArgumentDescription] = []
    if isAnchored {
      var scope = NameScope(reserved: Set(parameters.map(\.name)))
      let anchor = scope.claim("anchor")
      all.append(ParameterDescription(label: anchor == "anchor" ? nil : "anchor", anchor, "NavGraph.Anchor?", default: .code("nil")))
      pointing = [ArgumentDescription("anchor", .code(anchor))]
    }
    /// A parameter may be called as the method is.
    func inherited(_ name: String) -> String { parameters.contains { $0.name == name } ? "self." + name : name }
    guard let result else {
      methods.append(
        FunctionDescription(
          name, parameters: all, body: [.expression(.call(inherited(verb), [ArgumentDescription(nil, value)] + pointing))]))
      return
    }
    let call = ExpressionDescription.call(inherited("outcome"), [ArgumentDescription("of", value)] + pointing)
    methods.append(
      FunctionDescription(
        name, modifiers: ["@discardableResult"], parameters: all, isAsync: true, returns: "Outcome<" + lowering.typeName(result) + ">",
        body: [.return(lowering.awaiting(call, result))]))
  }

  private func source(_ range: SourceRange) -> String {
    guard graph.files.indices.contains(Int(range.file.index)) else { return "" }
    let bytes = graph.files[Int(range.file.index)].bytes(range)
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let words = bytes.split { $0 == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains($0) }
    return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }

  // MARK: Names

  /// For example: `pushChat`, `presentNewMessage`, `showPersonInDetail`
  private func name(of step: Step) -> String {
    switch step.action {
    case .push(let instance): "push" + name(of: instance)
    case .replace(let instance): "replaceWith" + name(of: instance)
    case .present(let instance, _): "present" + name(of: instance)
    case .select(_, let tab): "select" + upperCamel(lowering.text(tab))
    case .show(let column, let instance): "show" + (instance.map { name(of: $0) + "In" } ?? "") + upperCamel(column.text)
    case .clear(let column): "clear" + upperCamel(column.text)
    case .nextPage: "nextPage"
    case .previousPage: "previousPage"
    case .page(let instance): "turnTo" + name(of: instance)
    case .pop: "pop"
    case .popTo(let screen): "popTo" + upperCamel(lowering.text(graph.screens[screen].declared.name))
    case .popToRoot: "popToRoot"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .close: "close"
    case .finish: "finish"
    case .switchTo(let instance): "switchTo" + name(of: instance)
    case .restart: "restart"
    case .open(let route, _): "open" + upperCamel(naming.routes[route.index].withoutBackticks)
    case .openWindow(let instance): "openWindow" + name(of: instance)
    case .browse: "browse"
    case .stay, .unknown: "stay"
    }
  }

  private func name(of instance: InstanceID) -> String {
    let name: String? =
      switch graph.instances[instance].content {
      case .screen(let id): naming.screenCases[id.index]
      case .modal, .alert: naming.presentableIndex[graph.instances[instance].content].map { naming.presentables[$0].name }
      case .tabs, .split, .pages, .stack: naming.containers[graph.instances[instance].content]
      case .unknown: nil
      }
    return upperCamel((name ?? "").withoutBackticks)
  }
}
