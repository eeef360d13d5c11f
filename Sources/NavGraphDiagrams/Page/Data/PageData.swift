import NavGraphCompiler

/// The data that the scripts of a page read, as the text of its data element.
///
/// It is JSON with a single escaping function, which escapes everything that could end a script element.
struct PageData {
  private let diagram: Diagram
  private let anchors: [Int?]

  init(of diagram: Diagram) {
    self.diagram = diagram
    anchors = diagram.anchors
  }

  private typealias Members = [(String, JSON)]

  func text(flows: [OverviewFlow], diagnostics: [PageRenderer.DiagnosticEntry], changes: [String]?, facts: PageFacts, looks: PageLooks)
    -> String
  {
    var members: Members = [("title", .string(diagram.title))]
    members.append(("groups", .array(diagram.groups.indices.map(group))))
    members.append(("cards", .array(diagram.cards.indices.map(card))))
    members.append(("links", .array(diagram.links.map(link))))
    members.append(
      (
        "flows",
        .array(
          flows.map {
            .object([("card", .string($0.card)), ("title", .string($0.title)), ("note", .string($0.note)), ("items", texts(of: $0.items))])
          })
      ))
    let found = Dictionary(diagram.found.map { (Found(code: $0.code, message: $0.message, items: []), $0.items) }) { first, _ in first }
    members.append(
      (
        "findings",
        .array(diagnostics.map { diagnostic(for: $0, items: found[Found(code: $0.code, message: $0.message, items: [])] ?? []) })
      ))
    if let changes { members.append(("changes", texts(of: changes))) }
    if case .object = looks.json { members.append(("looks", looks.json)) }
    members += [("walks", facts.walks), ("ways", facts.ways), ("matcher", facts.matcher), ("play", facts.play)] as Members
    return JSON.object(members).line
  }

  private func texts(of texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  private func group(at index: Int) -> JSON {
    let group = diagram.groups[index]
    var members: Members = [("id", .string(group.id)), ("kind", .string(group.kind.rawValue)), ("title", .string(group.title))]
    put("note", text: group.note, in: &members)
    put("guards", list: group.guards, in: &members)
    put("answers", list: group.answers, in: &members)
    put("returns", text: group.returns, in: &members)
    if let card = anchors[index] { members.append(("first", .string(diagram.cards[card].id))) }
    if [.tab, .section].contains(group.kind) { members.append(("order", .number(group.order))) }
    put(parent: group.parent, source: group.source, change: group.change, in: &members)
    return .object(members)
  }

  private func card(at index: Int) -> JSON {
    let card = diagram.cards[index]
    var members: Members = [("id", .string(card.id)), ("kind", .string(card.kind.rawValue)), ("title", .string(card.title))]
    put("note", text: card.note, in: &members)
    put("guards", list: card.guards, in: &members)
    put("answers", list: card.answers, in: &members)
    put("doc", text: card.doc, in: &members)
    if card.kind == .action { members.append(("order", .number(card.order))) }
    if !card.rows.isEmpty { members.append(("rows", .array(card.rows.map(row)))) }
    put(parent: card.parent, source: card.source, change: card.change, in: &members)
    return .object(members)
  }

  private func row(for row: Card.Row) -> JSON {
    var members: Members = [("text", .string(row.text))]
    put("note", text: row.note, in: &members)
    put("guards", list: row.guards, in: &members)
    if let change = row.change { members.append(("change", .string(change.rawValue))) }
    return .object(members)
  }

  private func link(for link: Link) -> JSON {
    var members: Members = [
      ("kind", .string(link.kind.rawValue)), ("from", .string(diagram.id(of: link.from))), ("to", .string(diagram.id(of: link.to))),
    ]
    if let row = link.row { members.append(("row", .number(row))) }
    put("label", text: link.label, in: &members)
    return .object(members)
  }

  private func diagnostic(for diagnostic: PageRenderer.DiagnosticEntry, items: [String]) -> JSON {
    var members: Members = [("code", .string(diagnostic.code)), ("severity", .string("\(diagnostic.severity)"))]
    members += [("message", .string(diagnostic.message)), ("place", .string(diagnostic.place)), ("items", texts(of: items))] as Members
    put("notes", list: diagnostic.notes, in: &members)
    put("help", list: diagnostic.help, in: &members)
    return .object(members)
  }

  // MARK: Members that are omitted if they are empty

  private func put(_ name: String, text: String, in members: inout Members) {
    if !text.isEmpty { members.append((name, .string(text))) }
  }

  private func put(_ name: String, list: [String], in members: inout Members) {
    if !list.isEmpty { members.append((name, texts(of: list))) }
  }

  private func put(parent: Int?, source: Source?, change: Change?, in members: inout Members) {
    if let parent { members.append(("parent", .string(diagram.groups[parent].id))) }
    if let source {
      members += [("file", .string(source.path)), ("line", .number(source.line)), ("url", .string(DotRenderer.url(of: source)))] as Members
    }
    if let change { members.append(("change", .string(change.rawValue))) }
  }
}
