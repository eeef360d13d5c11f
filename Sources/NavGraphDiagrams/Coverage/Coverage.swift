import NavGraphModel
import NavGraphSyntax

/// What of a graph has been walked in traces, how often, and what happened beside it.
package struct Coverage: Sendable {
  /// Something that the graph declares.
  package struct Item: Sendable {
    package enum Kind: String, CaseIterable, Sendable { case screen, event, modal, `guard` }
    package let kind: Kind
    /// As its author wrote it; an event with its screen, `Chat.delete`.
    package let name: String
    package let source: SourceRange
    /// Of an event that several screens share, its name with that of the group.
    package var shared: String?
    /// Screens have been shown, events have begun, modals have ended, guards have been asked so often.
    package var count = 0
    /// Of modals, how they ended; of guards, what they said; of events, why they were dropped: with how often.
    package var ways: [String: Int] = [:]

    /// There are few; a trace that is made up may name any number.
    mutating func add(way: String) {
      if ways[way] != nil || ways.count < 100 { ways[way, default: 0] += 1 }
    }
  }

  /// What the graph doesn't know, or what is no step of it.
  package struct Beside: Hashable, Sendable {
    /// `event`, `screen`, `modal`, `guard`, `graph`, or what the run time calls it: `wentOver`, `leaks`.
    package let kind: String
    package let name: String
    package init(_ kind: String, _ name: String) { (self.kind, self.name) = (kind, name) }
  }

  package private(set) var items: [Item] = []
  package private(set) var beside: [Beside: Int] = [:]
  /// How many scenes were traced, in how many steps, and how often a link was opened.
  package private(set) var (scenes, steps, links) = (0, 0, 0)
  /// Lines that were no steps.
  package private(set) var unread = 0
  /// What can be seen now, for those who follow a trace.
  package private(set) var shown: [String] = []
  /// What has begun last.
  package private(set) var last = ""

  private let fingerprint: String
  /// By what a trace calls it.
  private var screens: [String: Int] = [:]
  private var events: [String: Int] = [:]
  private var modals: [String: Int] = [:]
  private var guards: [String: Int] = [:]
  /// Things that happen without a name in the graph.
  private static let unnamed: Set<String> = ["link", "start", "restoration", "continuation", "swipe", "tab or page"]
  /// How many different things beside the graph are kept: a trace is a file of anyone's.
  private static let most = 10_000

  /// `names` is what generated code calls things, in their order.
  package init(_ graph: NavigationGraph, _ names: TraceNames) {
    fingerprint = names.fingerprint
    func text(_ name: Name) -> String { graph.text(name) }
    for id in graph.screens.ids {
      let declared = graph.screens[id].declared
      screens[names.screens[id.index]] = items.count
      items.append(Item(kind: .screen, name: text(declared.name), source: declared.nameRange))
      for use in graph.eventsOfScreens[graph.screens[id].events] { add(event: use.event, of: text(declared.name), graph) }
    }
    if let app = graph.app {
      for use in graph.eventsOfScreens[app.events] { add(event: use.event, of: text(app.declared.name), graph) }
    }
    for id in graph.tabSets.ids {
      for tab in graph.tabSets[id].tabs where graph.tabs[tab].action != nil {
        let name = text(graph.tabSets[id].declared.name) + "." + text(graph.tabs[tab].declared.name)
        events[name] = items.count
        items.append(Item(kind: .event, name: name, source: graph.tabs[tab].declared.nameRange))
      }
    }
    for (name, declared) in names.modals {
      modals[name] = items.count
      items.append(Item(kind: .modal, name: text(declared.name), source: declared.nameRange))
    }
    for id in graph.guards.ids {
      guards[names.guards[id.index]] = items.count
      items.append(Item(kind: .guard, name: text(graph.guards[id].declared.name), source: graph.guards[id].declared.nameRange))
    }
  }

  private mutating func add(event: EventID, of owner: String, _ graph: NavigationGraph) {
    let declared = graph.events[event].declared
    let name = graph.text(declared.name)
    events[owner + "." + name] = items.count
    var item = Item(kind: .event, name: owner + "." + name, source: declared.nameRange)
    if case .group(let group) = graph.events[event].owner { item.shared = graph.text(graph.eventGroups[group].declared.name) + "." + name }
    items.append(item)
  }

  /// Takes a line of a trace.
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
      if graph != fingerprint { count(beside: "graph", graph) }
    case .began(let name):
      last = name
      if name == "link" { links += 1 }
      if let item = events[name] { items[item].count += 1 } else if !Self.unnamed.contains(name) { count(beside: "event", name) }
    case .dropped(let name, let why):
      if let item = events[name] {
        items[item].add(way: why)
      } else if !Self.unnamed.contains(name) {
        count(beside: "event", name)
      }
    case .asked(let name, let isGranted):
      take(name, isGranted ? "yes" : "no", in: guards, "guard")
    case .shows(let names):
      // A screen that stays is not shown again.
      for name in names where !shown.contains(name) {
        if let item = screens[name] { items[item].count += 1 } else { count(beside: "screen", name) }
      }
      shown = names
    case .ended(let name, let how): take(name, how, in: modals, "modal")
    case .beside(let kind, let name): count(beside: kind, name)
    }
  }

  private mutating func take(_ name: String, _ way: String, in known: [String: Int], _ kind: String) {
    guard let item = known[name] else { return count(beside: kind, name) }
    items[item].count += 1
    items[item].add(way: way)
  }

  private mutating func count(beside kind: String, _ name: String) {
    let key = Beside(kind, String(name.prefix(200)))
    guard beside[key] != nil || beside.count < Self.most else { return }
    beside[key, default: 0] += 1
  }

  /// What the graph calls the screens that can be seen now.
  package var shownNames: [String] { shown.map { name in screens[name].map { items[$0].name } ?? name } }
}
