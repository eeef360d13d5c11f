/// The JSON of a diagram for `graph --format json`. The command line encodes it.
package struct DiagramDocument: Encodable, Sendable {
  package let version = 1
  package let title: String
  package let groups: [GroupEntry]
  package let cards: [CardEntry]
  package let links: [LinkEntry]
  /// The lines of a comparison, or nil without one.
  package let changes: [String]?
  /// The codes and paths of `--highlight`, or nil without it.
  package let highlights: [String]?

  package struct Place: Encodable, Sendable {
    let path: String
    let line: Int
    let column: Int
  }
  package struct Finding: Encodable, Sendable {
    let severity: String
    let text: String
  }
  package struct GroupEntry: Encodable, Sendable {
    let id: String
    let kind: String
    let title: String
    let note: String
    let guards: [String]
    let parent: String?
    let source: Place?
    let finding: Finding?
    let change: String?
    /// Whether `--highlight` highlights it, or nil without highlights.
    let highlighted: Bool?
  }
  package struct RowEntry: Encodable, Sendable {
    let text: String
    let note: String
    let guards: [String]
    let change: String?
    let highlighted: Bool?
  }
  package struct CardEntry: Encodable, Sendable {
    let id: String
    let kind: String
    let title: String
    let note: String
    let guards: [String]
    let rows: [RowEntry]
    let parent: String?
    let source: Place?
    let documentation: String
    let finding: Finding?
    let change: String?
    let highlighted: Bool?
    let screenshots: [ScreenshotEntry]?
  }
  package struct ScreenshotEntry: Encodable, Sendable {
    let file: String
    let width: Int
    let height: Int
    let dark: Bool
    let device: String?
    let language: String?
  }
  package struct LinkEntry: Encodable, Sendable {
    let kind: String
    let from: String
    /// The index of the row of `from` at which the link starts.
    let row: Int?
    let to: String
    let label: String
    let change: String?
    let highlighted: Bool?
  }

  package init(of diagram: Diagram, changes: [String]? = nil) {
    self.changes = changes
    highlights = diagram.highlights.isEmpty ? nil : diagram.highlights
    title = diagram.title
    func place(of source: Source?) -> Place? { source.map { Place(path: $0.path, line: $0.line, column: $0.column) } }
    func finding(of mark: Mark?) -> Finding? { mark.map { Finding(severity: "\($0.severity)", text: $0.text) } }
    groups = diagram.groups.map { group in
      GroupEntry(
        id: group.id, kind: group.kind.rawValue, title: group.title, note: group.note, guards: group.guards,
        parent: group.parent.map { diagram.groups[$0].id }, source: place(of: group.source), finding: finding(of: group.mark),
        change: group.change?.rawValue, highlighted: group.isHighlighted ? true : nil)
    }
    cards = diagram.cards.map { card in
      CardEntry(
        id: card.id, kind: card.kind.rawValue, title: card.title, note: card.note, guards: card.guards,
        rows: card.rows.map {
          RowEntry(
            text: $0.text, note: $0.note, guards: $0.guards, change: $0.change?.rawValue, highlighted: $0.isHighlighted ? true : nil)
        },
        parent: card.parent.map { diagram.groups[$0].id },
        source: place(of: card.source), documentation: card.doc, finding: finding(of: card.mark),
        change: card.change?.rawValue, highlighted: card.isHighlighted ? true : nil,
        screenshots: card.screenshots.isEmpty
          ? nil
          : card.screenshots.map {
            ScreenshotEntry(
              file: $0.spelled, width: $0.width, height: $0.height, dark: $0.look.isDark, device: $0.look.device?.rawValue,
              language: $0.look.language)
          })
    }
    links = diagram.links.map {
      LinkEntry(
        kind: $0.kind.rawValue, from: diagram.id(of: $0.from), row: $0.row, to: diagram.id(of: $0.to), label: $0.label,
        change: $0.change?.rawValue,
        highlighted: $0.isHighlighted ? true : nil)
    }
  }
}
