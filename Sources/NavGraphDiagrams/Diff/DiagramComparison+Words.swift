// Describes differences.
extension DiagramComparison {
  static func differences(title: (old: String, new: String), guards: (old: [String], new: [String])) -> [String] {
    var words: [String] = []
    if title.old != title.new { words.append("renamed (was \(title.old))") }
    let (before, after) = (Set(guards.old), Set(guards.new))
    let (come, gone) = (guards.new.filter { !before.contains($0) }, guards.old.filter { !after.contains($0) })
    if !come.isEmpty { words.append("now checks \(come.joined(separator: ", "))") }
    if !gone.isEmpty { words.append("no longer checks \(gone.joined(separator: ", "))") }
    if words.isEmpty, guards.old != guards.new { words.append("checks guards in another order: \(guards.new.joined(separator: ", "))") }
    return words
  }

  /// Returns an action without the arrow that a row has before it.
  private static func plain(_ note: some StringProtocol) -> String { String(note.hasPrefix("→ ") ? note.dropFirst(2) : note[...]) }

  /// Returns the difference between the notes of a card or a row, without the parts that both have.
  static func words(note old: String, to new: String) -> String {
    var (before, after) = (parts(of: old)[...], parts(of: new)[...])
    while let first = before.first, first == after.first { (before, after) = (before.dropFirst(), after.dropFirst()) }
    while let last = before.last, last == after.last { (before, after) = (before.dropLast(), after.dropLast()) }
    func words(of parts: ArraySlice<Substring>) -> String { parts.isEmpty ? "nothing" : parts.map(plain).joined(separator: " · ") }
    return "\(words(of: after)) (was \(words(of: before)))"
  }

  private static func parts(of note: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = note.utf8[...]
    while let dot = rest.firstRange(of: Array(" · ".utf8)) {
      parts.append(Substring(rest[..<dot.lowerBound]))
      rest = rest[dot.upperBound...]
    }
    return rest.isEmpty ? parts : parts + [Substring(rest)]
  }

  static func words(kind old: Card.Kind, to new: Card.Kind) -> String {
    switch (old, new) {
    case (_, .external): "now external"
    case (.external, _): "no longer external"
    case (_, .root): "now shown first in its container"
    default: "no longer shown first in its container"
    }
  }

  func moved(from old: Int?, to new: Int?) -> String {
    let (from, to) = (old.map { picture.groups[$0].title }, new.map { picture.groups[$0].title })
    return "moved \(to.map { "to " + $0 } ?? "between containers") (was \(from.map { "in " + $0 } ?? "between containers"))"
  }

  // MARK: Arrows

  func title(of end: Link.End) -> String {
    let title =
      switch end {
      case .card(let card): picture.cards[card].title
      case .group(let group): picture.groups[group].title
      }
    return title.isEmpty ? "?" : title
  }

  /// Returns a phrase such as `presents Detail when isEmpty`.
  func phrase(for link: Link) -> String {
    "\(DiagramComparison.verb(for: link.kind)) \(title(of: link.to))" + DiagramComparison.suffix(for: link)
  }

  private static func suffix(for link: Link) -> String { link.label.isEmpty ? "" : " (\(link.label))" }

  func retargeting(from old: Link, to new: Link) -> String {
    if old.kind == new.kind, old.label == new.label { return "leads to \(title(of: new.to)) (was \(title(of: old.to)))" }
    return "\(phrase(for: new)), and no longer \(phrase(for: old))"
  }

  /// Returns the difference between two arrows with the same ends.
  func difference(between old: Link, and new: Link) -> String {
    if old.kind == new.kind { return "\(phrase(for: new)) (was \(old.label.isEmpty ? "always" : old.label))" }
    return "\(phrase(for: new)), and no longer \(DiagramComparison.verb(for: old.kind)) it"
      + (old.label == new.label ? "" : DiagramComparison.suffix(for: old))
  }

  private static func verb(for kind: Link.Kind) -> String {
    switch kind {
    case .push: "pushes"
    case .replace: "replaces the screen with"
    case .present: "presents"
    case .select: "selects"
    case .show: "shows"
    case .page: "turns to"
    case .arm: "leads to"
    case .root: "starts with"
    case .way: "opens"
    case .switch: "switches the root to"
    case .window: "opens a window with"
    case .uses: "uses"
    case .shows: "shows"
    }
  }

  // MARK: Lines

  /// All differences in the order of the source.
  var changes: [DiagramChange] {
    let places = ends.sorted { $0.0 < $1.0 }.map(\.1)
    var links: [Int: [Link]] = [:]
    for link in picture.links where link.change != .removed {
      if case .card(let card) = link.from { links[card, default: []].append(link) }
    }
    var changes: [DiagramChange] = []
    if old.title != new.title {
      changes.append(DiagramChange(change: .changed, subject: "app \(new.title)", details: ["renamed (was \(old.title))"]))
    }
    for place in places {
      switch place {
      case .group(let group): if let change = change(group: group) { changes.append(change) }
      case .card(let card):
        if let change = change(card: card, links: links[card] ?? []) { changes.append(change) }
        changes += self.changes(rowsOf: card, links: links[card] ?? [])
      }
    }
    return changes
  }

  private func change(group index: Int) -> DiagramChange? {
    let group = picture.groups[index]
    guard let change = group.change else { return nil }
    return DiagramChange(
      change: change, subject: subject(for: group), place: change == .changed ? "" : container(at: group.parent),
      details: details[.group(index)] ?? [])
  }

  private func change(card index: Int, links: [Link]) -> DiagramChange? {
    let card = picture.cards[index]
    guard let change = card.change, !card.isWay || change == .changed else { return nil }
    let own = details[.card(index)] ?? []
    // The lines of its rows describe the differences.
    if change == .changed, own.isEmpty { return nil }
    return DiagramChange(
      change: change, subject: subject(for: card, links: links), place: change == .changed ? "" : container(at: card.parent), details: own)
  }

  private func changes(rowsOf index: Int, links: [Link]) -> [DiagramChange] {
    let card = picture.cards[index]
    guard card.isWay || card.change == .changed else { return [] }
    var changes: [DiagramChange] = []
    for (row, item) in card.rows.enumerated() {
      let place = RowPlace(card: index, row: row)
      guard let change = item.change, !leftRows.contains(place) else { continue }
      var words = rowDetails[place] ?? []
      if change == .added {
        words = (item.note.isEmpty ? [] : [DiagramComparison.plain(item.note)]) + links.filter { $0.row == row || card.isWay }.map(phrase)
        if item.text.hasPrefix("uses ") { words = [] }
      }
      changes.append(
        DiagramChange(change: change, subject: subject(for: item, of: card), details: words, pattern: card.kind == .route ? item.text : nil)
      )
    }
    return changes
  }

  private func container(at parent: Int?) -> String { parent.map { "in " + picture.groups[$0].title } ?? "" }

  private func subject(for group: Group) -> String {
    let split = group.kind == .column ? group.parent.map { " of " + picture.groups[$0].title } ?? "" : ""
    return "\(group.kind.rawValue) \(group.title)\(split)"
  }

  private func subject(for card: Card, links: [Link]) -> String {
    switch card.kind {
    case .screen, .root, .external: "screen \(card.title)"
    case .alert: "alert \(card.title)"
    case .events: card.isOfApp ? "app-level events" : "events \(card.title)"
    case .action: "tab \(card.title)"
    case .container: card.title
    case .start: "start" + (card.note.isEmpty ? "" : " (\(card.note))")
    case .route, .entry: "entry point to \(links.first.map { title(of: $0.to) } ?? "?")"
    }
  }

  private func subject(for row: Card.Row, of card: Card) -> String {
    switch card.kind {
    case .route: "link \(row.text)"
    case .entry: "entry \(row.text)"
    case .alert: "button \(row.text) of \(card.title)"
    default:
      if row.text.hasPrefix("uses ") {
        row.text + (card.isOfApp ? " of the app" : " of \(card.title)")
      } else {
        card.isOfApp ? "app-level event \(row.text)" : "event \(row.text) of \(card.title)"
      }
    }
  }

  // MARK: Order

  private struct Position: Comparable {
    var rank: Int
    /// The order of a removed item among those after the same predecessor.
    var sub: Int
    static func < (a: Position, b: Position) -> Bool { (a.rank, a.sub) < (b.rank, b.sub) }
  }

  /// All items of the merged diagram in the order of the new source. A removed item follows its predecessor in the old one.
  private var ends: [(Position, Link.End)] {
    var ends: [(Position, Link.End)] = []
    var rank: [Link.End: Int] = [:]
    for (index, end) in DiagramComparison.inOrder(new).enumerated() {
      rank[end] = index + 1
      ends.append((Position(rank: index + 1, sub: 0), end))
    }
    var last = 0
    for (index, end) in DiagramComparison.inOrder(old).enumerated() {
      if let survivor = matching.end(for: end) {
        last = rank[survivor] ?? last
        continue
      }
      switch end {
      case .card(let card): ends.append((Position(rank: last, sub: index + 1), .card(cardPlaces[card])))
      case .group(let group): ends.append((Position(rank: last, sub: index + 1), .group(groupPlaces[group])))
      }
    }
    return ends
  }

  private static func inOrder(_ diagram: Diagram) -> [Link.End] {
    let sources =
      diagram.groups.enumerated().map { (Link.End.group($0.offset), $0.element.source) }
      + diagram.cards.enumerated().map { (Link.End.card($0.offset), $0.element.source) }
    let paths = Set(sources.compactMap(\.1?.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var rank: [String: Int] = [:]
    for (index, path) in paths.enumerated() { rank[path] = index }
    return sources.enumerated().map { index, item in
      (item.1.flatMap { rank[$0.path] } ?? 0, item.1?.line ?? 0, item.1?.column ?? 0, index, item.0)
    }.sorted { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }.map(\.4)
  }
}

extension Card {
  /// Whether the card has the app-level events. Its title is the name of the app.
  fileprivate var isOfApp: Bool { kind == .events && (id == "app_events" || id == "was_app_events") }
}
