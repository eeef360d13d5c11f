import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// Call hierarchy of the navigation: incoming calls are the transitions to a screen or container, and outgoing calls are those from it.
extension LanguageServer {
  mutating func preparedCallHierarchy(with parameters: JSON) throws(RequestError) -> JSON {
    guard let place = try namedPlace(for: parameters) else { return .null }
    let items = GraphItems(workspace: place.run.workspace)
    let found = place.occurrences.compactMap { items.content(declaredAt: $0.declaration) }.compactMap {
      items.item(for: $0.content, ofProgram: $0.program)
    }
    let converter = converter(for: place.run)
    return found.isEmpty ? .null : .array(found.map { $0.json(with: converter) })
  }

  mutating func incomingCalls(with parameters: JSON) throws(RequestError) -> JSON {
    try calls(of: parameters["item"], member: "from") { transitions, content, items, number in
      transitions.leading(to: content).map { transition in
        let source = transition.source.flatMap { items.item(for: $0, ofProgram: number) }
        let range = items.workspace.range(transition.range, inProgram: number)
        // An event of a group is in another declaration than the screen.
        guard let source, let range, source.range.file == range.file, source.range.start <= range.start, range.end <= source.range.end
        else {
          let origin = items.origin(of: transition, ofProgram: number)
          guard let source, let origin else { return (origin, range) }
          let name = "\(source.name).\(origin.name)"
          return (GraphItem(name: name, kind: source.kind, detail: origin.detail, range: origin.range, nameRange: origin.nameRange), range)
        }
        return (source, range)
      }
    }
  }

  mutating func outgoingCalls(with parameters: JSON) throws(RequestError) -> JSON {
    try calls(of: parameters["item"], member: "to") { transitions, content, items, number in
      transitions.leading(from: content).map { transition in
        (
          (transition.target ?? transition.shown.first).flatMap { items.item(for: $0, ofProgram: number) },
          items.workspace.range(transition.range, inProgram: number)
        )
      }
    }
  }

  /// Returns the other ends of an item's transitions, each with the ranges of its transitions.
  private mutating func calls(
    of item: JSON?, member: String,
    ends: (Transitions, Content, GraphItems, Int) -> [(item: GraphItem?, range: SourceRange?)]
  ) throws(RequestError) -> JSON {
    guard let item, let uri = item["uri"]?.string, let (run, file) = analysis().place(ofURI: uri) else {
      throw RequestError(code: .invalidParams, message: "the item isn't in a file that is checked")
    }
    let positions = TextPositions(in: run.workspace.sources[Int(file.index)].bytes, encoding: encoding)
    let items = GraphItems(workspace: run.workspace)
    guard let selection = positions.range(from: item["selectionRange"]),
      let found = items.content(
        declaredAt: SourceRange(file: file, start: UInt32(selection.lowerBound), end: UInt32(selection.upperBound)))
    else { return .array([]) }
    let ends = ends(run.transitions(ofProgram: found.program), found.content, items, found.program)
    var order: [GraphItem] = []
    var ranges: [GraphItem: [SourceRange]] = [:]
    for (item, range) in ends {
      guard let item else { continue }
      if ranges[item] == nil { order.append(item) }
      // Ranges are in the file of the caller.
      let home = member == "from" ? item.range.file : file
      if let range, range.file == home, ranges[item]?.contains(range) != true { ranges[item, default: []].append(range) }
      ranges[item] = ranges[item] ?? []
    }
    let converter = converter(for: run)
    return .array(
      order.map { item in
        .object([
          (member, item.json(with: converter)),
          ("fromRanges", .array((ranges[item] ?? []).sorted().map { converter.positions(in: $0.file).json(of: $0) })),
        ])
      })
  }
}
