import NavGraphSyntax

/// A diagram of the graph, independent of notations: cards in nested groups, and links between them.
///
/// `DotRenderer`, `MermaidRenderer`, `PlantUMLRenderer`, and `DiagramDocument` render it, without access to the graph.
package struct Diagram: Sendable {
  package var title: String
  package var groups: [Group] = []
  package var cards: [Card] = []
  package var links: [Link] = []
  /// The diagnostics that belong to no card, which are listed under the picture.
  package var loose: [Mark] = []
  /// The locations of each diagnostic in the picture, in the order of the diagnostics.
  package var found: [Found] = []
  /// The codes and paths that `--highlight` selects.
  package var highlights: [String] = []

  package init(title: String) { self.title = title }

  package var screenCount: Int { cards.reduce(0) { $0 + ($1.isScreen ? 1 : 0) } }

  /// The number of external cards, for the legend: screens that the app shows
  /// itself, and screens that a module requires. It is nil if there are none.
  package var externalWords: String? {
    let count = cards.count { $0.kind == .external }
    return count == 0 ? nil : "external: \(count) of \(screenCount) \(screenCount == 1 ? "screen" : "screens")"
  }

  /// Returns the identifier of a card or group in every notation.
  package func id(of end: Link.End) -> String {
    switch end {
    case .card(let card): cards[card].id
    case .group(let group): groups[group].id
    }
  }

  /// Whether the cards are regions of another diagram.
  package var isOverview: Bool { cards.contains { $0.kind == .container } }

  /// The card at which arrows to each group end: the card that the group shows first. Indexed by group.
  var anchors: [Int?] {
    var cardsIn: [[Int]] = Array(repeating: [], count: groups.count)
    var groupsIn = cardsIn
    for (index, card) in cards.enumerated() { if let parent = card.parent { cardsIn[parent].append(index) } }
    for (index, group) in groups.enumerated() { if let parent = group.parent { groupsIn[parent].append(index) } }
    var anchors = [Int?](repeating: nil, count: groups.count)
    // A group precedes the groups inside it, so a single pass from the end finds every anchor.
    for index in groups.indices.reversed() {
      let kinds = cardsIn[index].map { ($0, cards[$0].kind) }
      let inner = groupsIn[index].lazy.compactMap { [anchors] in anchors[$0] }.first
      // Tabs never show an action tab first. Entry points are next to their target, and not inside of it.
      let own = kinds.first { $0.1 == .root } ?? (inner == nil ? kinds.first { ![.route, .entry].contains($0.1) } : nil)
      // An accessory is drawn in its tabs, but they don't show it first.
      let isFrame = [.tabs, .section, .split].contains(groups[index].kind)
      anchors[index] = isFrame ? inner ?? own?.0 ?? kinds.first?.0 : own?.0 ?? inner ?? kinds.first?.0
    }
    return anchors
  }

  /// Returns the diagram with the paths of its sources converted by `spelling`.
  package func respelled(by spelling: (String) -> String) -> Diagram {
    var diagram = self
    var known: [String: String] = [:]
    func respell(_ source: inout Source?) {
      guard let path = source?.path else { return }
      let spelled = known[path] ?? spelling(path)
      known[path] = spelled
      source?.path = spelled
    }
    for index in diagram.groups.indices { respell(&diagram.groups[index].source) }
    for index in diagram.cards.indices {
      respell(&diagram.cards[index].source)
      for shot in diagram.cards[index].screenshots.indices {
        diagram.cards[index].screenshots[shot].spelled = spelling(diagram.cards[index].screenshots[shot].file)
      }
    }
    return diagram
  }
}

/// A container, which encloses cards and other groups.
package struct Group: Sendable {
  package enum Kind: String, Sendable { case tabs, section, tab, stack, split, column, pages, modal }
  package var kind: Kind
  /// The identifier, which is unique among groups and cards. It consists of letters, digits, and `_`.
  package var id: String
  package var title: String
  /// Gray text after the title: "tabs", "sheet → ChatID".
  package var note: String
  package var guards: [String] = []
  /// The guards whose flow this is.
  package var answers: [String] = []
  /// The type of the flow's result, or an empty string if it returns nothing.
  package var returns = ""
  /// The position among the tabs around it.
  package var order = 0
  /// The index of the group around it.
  package var parent: Int?
  package var source: Source?
  package var mark: Mark?
  /// The difference from an older diagram. It is nil if nothing is compared or the group is unchanged.
  package var change: Change?
  /// The codes of diagnostics that have a location here, and whether it is highlighted.
  package var codes: [String] = []
  package var isHighlighted = false
  /// The part of the window above a sheet at its first detent, in percent, or nil for other groups.
  package var sheetFree: Int?

  package init(_ kind: Kind, id: String, title: String, note: String, parent: Int?) {
    self.kind = kind
    self.id = id
    self.title = title
    self.note = note
    self.parent = parent
  }
}

/// A screen, alert, action tab, event group, entry point, or container that is drawn closed.
package struct Card: Sendable {
  package enum Kind: String, Sendable { case screen, root, external, alert, action, route, entry, start, container, events }
  package var kind: Kind
  package var id: String
  package var title: String
  package var note: String = ""
  package var guards: [String] = []
  /// The guards whose flow this is.
  package var answers: [String] = []
  /// The position among the tabs around it.
  package var order = 0
  package var rows: [Row] = []
  package var parent: Int?
  package var source: Source?
  package var doc: String = ""
  package var mark: Mark?
  package var change: Change?
  package var codes: [String] = []
  package var isHighlighted = false
  /// The screenshots of the screen on all devices and in all appearances.
  package var screenshots: [Screenshot] = []
  /// The screenshot that is drawn.
  package var thumbnail: Thumbnail?
  /// The known appearance of a screen, or nil for other cards.
  package var looks: Looks?
  /// The wireframe, which is drawn without a thumbnail.
  var wireframe: Wireframe?

  package init(_ kind: Kind, id: String, title: String, parent: Int?) {
    self.kind = kind
    self.id = id
    self.title = title
    self.parent = parent
  }

  /// Whether the card is a route or an entry. Such cards have no name, and are identified by their target.
  var isWay: Bool { kind == .route || kind == .entry }

  var isScreen: Bool { kind == .screen || kind == .root || kind == .external }

  /// A line of a card: an event, a button, or a URL pattern.
  package struct Row: Sendable {
    package var text: String
    /// Gray text after the name: an action that has no arrow to another card (`→ pop to root`), or a property.
    package var note: String
    package var guards: [String] = []
    /// The difference from an older diagram. It is nil on an added or removed card, except on cards of entry points.
    package var change: Change?
    package var codes: [String] = []
    package var isHighlighted = false
    package init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }
}

/// An arrow.
package struct Link: Sendable {
  package enum Kind: String, Sendable { case push, replace, present, select, show, page, arm, root, way, `switch`, window, uses, shows }
  package enum End: Hashable, Sendable { case card(Int), group(Int) }
  package var kind: Kind
  package var from: End
  /// The row of the card at which the arrow starts.
  package var row: Int?
  package var to: End
  package var label: String
  package var change: Change?
  package var isHighlighted = false
  package init(_ kind: Kind, from: End, row: Int? = nil, to: End, label: String = "") {
    self.kind = kind
    self.from = from
    self.row = row
    self.to = to
    self.label = label
  }
}

/// The location of a declaration, with 1-based line and column.
package struct Source: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// The locations of a diagnostic in the diagram.
package struct Found: Hashable, Sendable {
  package var code: String
  package var message: String
  /// The identifiers of cards and groups: the primary location, then the others, each once.
  package var items: [String]
}

/// The diagnostics of a card or group.
package struct Mark: Hashable, Sendable {
  package var severity: Severity
  /// A line for each diagnostic: `NAV0601: this screen can't be reached`.
  package var text: String
  package init(severity: Severity, text: String) {
    self.severity = severity
    self.text = text
  }
}
