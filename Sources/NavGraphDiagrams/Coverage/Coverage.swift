import NavGraphModel
import NavGraphSyntax

/// The parts of a graph that traces cover, how often, and what happened outside of the graph.
package struct Coverage: Sendable {
  /// An item that the graph declares.
  package struct Item: Sendable {
    package enum Kind: String, CaseIterable, Sendable { case screen, event, modal, `guard` }
    package let kind: Kind
    /// The declared name. An event includes its screen: `Chat.delete`.
    package let name: String
    package let source: SourceRange
    /// The name of an event that several screens share, with the name of its event group.
    package var shared: String?
    /// The number of times that the screen was shown, the event began, the modal ended, or the guard was evaluated.
    package var count = 0
    /// The number of times for each way in which a modal ended, result of a guard, or reason why an event was dropped.
    package var ways: [String: Int] = [:]

    /// The limit is for forged traces. Real ones have few ways.
    mutating func add(way: String) {
      if ways[way] != nil || ways.count < 100 { ways[way, default: 0] += 1 }
    }
  }

  /// Something that isn't in the graph, or isn't a step of it.
  package struct Beside: Hashable, Sendable {
    /// The kind: `event`, `screen`, `modal`, `guard`, `graph`, or a name of the runtime such as `wentOver` or `leaks`.
    package let kind: String
    package let name: String
    package init(kind: String, name: String) { (self.kind, self.name) = (kind, name) }
  }

  package private(set) var items: [Item] = []
  package private(set) var beside: [Beside: Int] = [:]
  /// The number of traced scenes, of their steps, and of opened links.
  package private(set) var (scenes, steps, links) = (0, 0, 0)
  /// The number of lines that aren't steps.
  package private(set) var unread = 0
  /// The screens that are visible after the last step.
  package private(set) var shown: [String] = []
  /// The event that began last.
  package private(set) var last = ""

  private let fingerprint: String
  /// The index of each screen's item, keyed by its name in traces.
  private var screens: [String: Int] = [:]
  private var events: [String: Int] = [:]
  private var modals: [String: Int] = [:]
  private var guards: [String: Int] = [:]
  /// The names of events in traces that aren't declared in the graph.
  private static let unnamed: Set<String> = ["link", "start", "restoration", "continuation", "swipe", "tab or page"]
  /// The maximum number of different items outside of the graph, because traces can be forged.
  private static let most = 10_000

  /// Creates an empty coverage. `names` are the names in generated code, in the order of the graph.
  package init(of graph: NavigationGraph, names: TraceNames) {
    fingerprint = names.fingerprint
    func text(of name: Name) -> String { graph.text(of: name) }
    for id in graph.screens.ids {
      let declared = graph.screens[id].declared
      screens[names.screens[id.index]] = items.count
      items.append(Item(kind: .screen, name: text(of: declared.name), source: declared.nameRange))
      for use in graph.eventsOfScreens[graph.screens[id].events] { add(event: use.event, of: text(of: declared.name), in: graph) }
    }
    if let app = graph.app {
      for use in graph.eventsOfScreens[app.events] { add(event: use.event, of: text(of: app.declared.name), in: graph) }
    }
    for id in graph.tabSets.ids {
      for tab in graph.tabSets[id].tabs where graph.tabs[tab].action != nil {
        let name = text(of: graph.tabSets[id].declared.name) + "." + text(of: graph.tabs[tab].declared.name)
        events[name] = items.count
        items.append(Item(kind: .event, name: name, source: graph.tabs[tab].declared.nameRange))
      }
    }
    for (name, declared) in names.modals {
      modals[name] = items.count
      items.append(Item(kind: .modal, name: text(of: declared.name), source: declared.nameRange))
    }
    for id in graph.guards.ids {
      guards[names.guards[id.index]] = items.count
      items.append(Item(kind: .guard, name: text(of: graph.guards[id].declared.name), source: graph.guards[id].declared.nameRange))
    }
  }

  private mutating func add(event: EventID, of owner: String, in graph: NavigationGraph) {
    let declared = graph.events[event].declared
    let name = graph.text(of: declared.name)
    events[owner + "." + name] = items.count
    var item = Item(kind: .event, name: owner + "." + name, source: declared.nameRange)
    if case .group(let group) = graph.events[event].owner {
      item.shared = graph.text(of: graph.eventGroups[group].declared.name) + "." + name
    }
    items.append(item)
  }

  /// Reads a line of a trace.
  package mutating func take(line: some Collection<UInt8>) {
    switch TraceStep.read(line) {
    case .success(let step):
      if case .trace = step {} else { steps += 1 }
      take(step)
    case .failure: unread += 1
    case nil: break
    }
  }

  private mutating func take(_ step: TraceStep) {
    switch step {
    case .trace(let graph):
      scenes += 1
      (shown, last) = ([], "")
      if graph != fingerprint { count(beside: "graph", named: graph) }
    case .began(let name):
      last = name
      if name == "link" { links += 1 }
      if let item = events[name] { items[item].count += 1 } else if !Self.unnamed.contains(name) { count(beside: "event", named: name) }
    case .dropped(let name, let why):
      if let item = events[name] {
        items[item].add(way: why)
      } else if !Self.unnamed.contains(name) {
        count(beside: "event", named: name)
      }
    case .asked(let name, let isGranted):
      take(name, by: isGranted ? "yes" : "no", in: guards, kind: "guard")
    case .shows(let names):
      // A screen that was visible before isn't counted again.
      for name in names where !shown.contains(name) {
        if let item = screens[name] { items[item].count += 1 } else { count(beside: "screen", named: name) }
      }
      shown = names
    case .ended(let name, let how): take(name, by: how, in: modals, kind: "modal")
    case .beside(let kind, let name): count(beside: kind, named: name)
    }
  }

  private mutating func take(_ name: String, by way: String, in known: [String: Int], kind: String) {
    guard let item = known[name] else { return count(beside: kind, named: name) }
    items[item].count += 1
    items[item].add(way: way)
  }

  private mutating func count(beside kind: String, named name: String) {
    let key = Beside(kind: kind, name: String(name.prefix(200)))
    guard beside[key] != nil || beside.count < Self.most else { return }
    beside[key, default: 0] += 1
  }

  /// The declared names of the visible screens.
  package var shownNames: [String] { shown.map { name in screens[name].map { items[$0].name } ?? name } }
}
