import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

/// The declarations of a program with their events and tabs, in the order of the sources.
struct Outline {
  /// The kinds of symbols in the protocol.
  enum Kind: Int {
    case module = 2
    case namespace = 3
    case `class` = 5
    case field = 8
    case `enum` = 10
    case interface = 11
    case function = 12
    case string = 15
    case `struct` = 23
    case event = 24
  }

  /// A declaration in the outline.
  struct Item {
    let name: String
    let kind: Kind
    let declared: Declared
    /// The events of a screen or an app, including those of the groups that it uses, and the tabs of a tab bar.
    var members: [Item] = []

    /// The members that are declared inside the item.
    var ownMembers: [Item] {
      members.filter { member in
        let (inner, outer) = (member.declared.range, declared.range)
        return inner.file == outer.file && inner.start >= outer.start && inner.end <= outer.end
      }
    }

    /// Returns a `DocumentSymbol`.
    func json(with positions: TextPositions) -> JSON {
      var all: [(String, JSON)] = [
        ("name", .string(name)), ("kind", .number(kind.rawValue)), ("range", positions.json(of: declared.range)),
        ("selectionRange", positions.json(of: declared.nameRange)),
      ]
      let children = ownMembers
      if !children.isEmpty { all.append(("children", .array(children.map { $0.json(with: positions) }))) }
      return .object(all)
    }
  }

  private(set) var items: [Item] = []
  private let graph: NavigationGraph

  /// Creates an outline.
  ///
  /// - Parameter withLinks: Whether the outline also contains routes, entries, and the events of groups.
  init(of graph: NavigationGraph, withLinks: Bool = false) {
    self.graph = graph
    if let app = graph.app { add(app.declared, as: .module, members: events(from: app.events)) }
    for screen in graph.screens { add(screen.declared, as: .class, members: events(from: screen.events)) }
    for tabs in graph.tabSets {
      add(tabs.declared, as: .namespace, members: tabs.tabs.compactMap { item(for: graph.tabs[$0].declared, kind: .field) })
    }
    for group in graph.eventGroups {
      let events = withLinks ? group.events.compactMap { item(for: graph.events[$0].declared, kind: .event) } : []
      add(group.declared, as: .interface, members: events)
    }
    if withLinks { addLinks() }
    let others: [(Kind, [Declared])] = [
      (.namespace, graph.splits.map(\.declared) + graph.pageSets.map(\.declared)),
      (.namespace, graph.stacks.filter { !$0.isInline }.map(\.declared)),
      (.interface, graph.modals.map(\.declared) + graph.alerts.map(\.declared)),
      (.function, graph.guards.map(\.declared) + graph.conditions.map(\.declared)),
      (.struct, graph.typeAliases.map(\.declared) + graph.externalTypes.map(\.declared) + graph.appearances.map(\.declared)),
      (.enum, graph.enumerations.map(\.declared)),
    ]
    for (kind, all) in others { for declared in all { add(declared, as: kind) } }
    items.sort { ($0.declared.range.file.index, $0.declared.range.start) < ($1.declared.range.file.index, $1.declared.range.start) }
  }

  /// Adds the routes with the name of their first pattern, and the entries with that of their identifier.
  private mutating func addLinks() {
    for route in graph.routes {
      guard let pattern = route.patterns.first.map({ graph.patterns[$0] }) else { continue }
      let declared = Declared(name: pattern.text, nameRange: pattern.range, range: route.range, doc: route.doc)
      add(declared, as: .string)
    }
    for entry in graph.entries {
      let declared = Declared(name: entry.identifier, nameRange: entry.range, range: entry.range, doc: entry.doc)
      add(declared, as: .string)
    }
  }

  /// Returns the items of a file, in source order.
  func items(inFile file: FileID?) -> [Item] { items.filter { $0.declared.range.file == file } }

  private func events(from uses: IDRange<ScreenEvent>) -> [Item] {
    uses.compactMap { item(for: graph.events[graph.eventsOfScreens[$0].event].declared, kind: .event) }
  }

  private func item(for declared: Declared, kind: Kind, members: [Item] = []) -> Item? {
    let name = graph.text(of: declared.name)
    guard !name.isEmpty else { return nil }
    return Item(name: name, kind: kind, declared: declared, members: members)
  }

  private mutating func add(_ declared: Declared, as kind: Kind, members: [Item] = []) {
    if let item = item(for: declared, kind: kind, members: members) { items.append(item) }
  }
}
