import NavGraphSyntax

/// What a picture of the graph shows, before any notation: cards in nested groups, links between them, ways in.
///
/// `DotRenderer`, `MermaidRenderer`, `PlantUMLRenderer` and `DiagramDocument` each write it down; none of them looks at the graph.
package struct Diagram: Sendable {
  package var title: String
  package var groups: [Group] = []
  package var cards: [Card] = []
  package var links: [Link] = []
  /// Findings that could not be painted on a card: they are named below the picture.
  package var loose: [Mark] = []
  /// Where each finding is on the picture, in the order of the findings.
  package var found: [Found] = []
  /// What is painted because the author asks for it: codes and paths.
  package var highlights: [String] = []

  package init(title: String) { self.title = title }

  package var screenCount: Int { cards.reduce(0) { $0 + ($1.isScreen ? 1 : 0) } }

  /// How much of it the graph doesn't show itself, for the legend: screens that the app shows, and what a module needs of others.
  package var externalWords: String? {
    let count = cards.count { $0.kind == .external }
    return count == 0 ? nil : "external: \(count) of \(screenCount) \(screenCount == 1 ? "screen" : "screens")"
  }

  /// The name under which every notation has a card or a group.
  package func id(of end: Link.End) -> String {
    switch end {
    case .card(let card): cards[card].id
    case .group(let group): groups[group].id
    }
  }

  /// Whether its cards are regions of another diagram.
  package var isOverview: Bool { cards.contains { $0.kind == .container } }
}

/// A container: cards and other groups stand inside.
package struct Group: Sendable {
  package enum Kind: String, Sendable { case tabs, section, tab, stack, split, column, pages, modal }
  package var kind: Kind
  /// Unique among groups and cards; letters, digits and `_` only.
  package var id: String
  package var title: String
  /// In grey behind the title: "tabs", "sheet → ChatID".
  package var note: String
  package var guards: [String] = []
  /// The guards whose flow it is.
  package var answers: [String] = []
  /// The type of what it finishes with; empty if it returns nothing.
  package var returns = ""
  /// Where it comes among the tabs around it.
  package var order = 0
  /// Index of the group around it.
  package var parent: Int?
  package var source: Source?
  package var mark: Mark?
  /// How it differs from an older picture; nil where nothing is compared, and for what is the same.
  package var change: Change?
  /// The codes of findings that name it as one of their places, and whether it is painted for that.
  package var codes: [String] = []
  package var isHighlighted = false
  /// How much of the window a sheet leaves free above it at first, in hundredths; nil for everything else.
  package var sheetFree: Int?

  package init(_ kind: Kind, id: String, title: String, note: String, parent: Int?) {
    self.kind = kind
    self.id = id
    self.title = title
    self.note = note
    self.parent = parent
  }
}

/// A screen, an alert, an action tab, shared events, a way in, or a container that is drawn closed.
package struct Card: Sendable {
  package enum Kind: String, Sendable { case screen, root, external, alert, action, route, entry, start, container, events }
  package var kind: Kind
  package var id: String
  package var title: String
  package var note: String = ""
  package var guards: [String] = []
  /// The guards whose flow it is.
  package var answers: [String] = []
  /// Where it comes among the tabs around it.
  package var order = 0
  package var rows: [Row] = []
  package var parent: Int?
  package var source: Source?
  package var doc: String = ""
  package var mark: Mark?
  package var change: Change?
  package var codes: [String] = []
  package var isHighlighted = false
  /// How the app shows it, on all devices and in all colours of which there are pictures.
  package var screenshots: [Screenshot] = []
  /// The one of them that is drawn.
  package var thumbnail: Thumbnail?
  /// Nil for what is no screen.
  package var looks: Looks?
  /// Drawn where there is no thumbnail.
  var wireframe: Wireframe?

  package init(_ kind: Kind, id: String, title: String, parent: Int?) {
    self.kind = kind
    self.id = id
    self.title = title
    self.parent = parent
  }

  /// A way in by URL or as an entry. It has no name: it is what it leads to.
  var isWay: Bool { kind == .route || kind == .entry }

  var isScreen: Bool { kind == .screen || kind == .root || kind == .external }

  /// One line of a card: an event, a button, a URL pattern.
  package struct Row: Sendable {
    package var text: String
    /// Gray text after the name: an action that has no arrow to another card (`→ pop to root`), or a property.
    package var note: String
    package var guards: [String] = []
    /// Nil on a card that is added or removed as a whole, but for ways in.
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
  /// The row of the card at which it starts.
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

/// Where a card or a group was declared: 1-based line and column.
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

/// The places of a finding on the picture.
package struct Found: Hashable, Sendable {
  package var code: String
  package var message: String
  /// The identifiers of cards and groups: where it is reported, then its other ends, each once.
  package var items: [String]
}

/// A finding, as painted on the picture.
package struct Mark: Hashable, Sendable {
  package var severity: Severity
  /// `NAV0601: this screen can't be reached`, several on lines of their own.
  package var text: String
  package init(severity: Severity, text: String) {
    self.severity = severity
    self.text = text
  }
}
