import NavGraphSyntax

@testable import NavGraphChecks
@testable import NavGraphModel

/// A graph that contains only patterns.
struct RouteTableFixture {
  /// A segment, a query value, or a fragment.
  enum Part: Hashable {
    case literal(String)
    case text(String, Kind, String, isOptional: Bool)
    /// Placeholders of these kinds in one segment, with texts before, between, and after them.
    case shared([String], [Kind])
    case rest
    /// A catch-all whose last segment has this suffix.
    case ending(String)

    /// Returns the part `{p}` with a kind.
    static func one(_ kind: Kind) -> Part { .text("", kind, "", isOptional: false) }
  }
  enum Kind: Hashable {
    case string, int, double, bool, uuid, date, url
    case words([String])
    /// A text with a form, such as `hex 2`.
    case form(String)
  }
  struct Item: Hashable {
    var key: String
    var value: Part
    var isRequired = true
  }
  struct Row: Hashable {
    var segments: [Part]
    var query: [Item] = []
    /// The fragment, which may be optional; nil if the pattern has none.
    var fragment: Part?
    var hosts: [String] = []
    var schemes: [String] = []
  }

  let graph = NavigationGraph()
  private var enumerations: [[String]: TypeID] = [:]

  init(_ rows: [Row], hosts: [String] = [], schemes: [String] = ["a"], precedence: App.Precedence = .narrowest) {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    let declared = Declared(name: .empty, nameRange: nowhere, range: nowhere, doc: nowhere)
    var app = App(declared: declared)
    app.hosts = hosts.map { graph.names.intern($0) }
    app.schemes = schemes.map { graph.names.intern($0) }
    app.precedence = precedence
    graph.app = app
    for (number, row) in rows.enumerated() {
      let range = SourceRange(file: FileID(0), start: UInt32(number), end: UInt32(number))
      // Parts precede the segments that contain them.
      let parts = row.segments.map { part($0) }
      let items = row.query.map { item in
        QueryItem(key: graph.names.intern(item.key), value: part(item.value), isRequired: item.isRequired, range: range)
      }
      let id = RouteID(graph.routes.count)
      let pattern = graph.patterns.append(
        Pattern(
          route: id, alias: nil, segments: graph.patternParts.append(contentsOf: parts),
          query: graph.queryItems.append(contentsOf: items), fragment: row.fragment.map { self.part($0) },
          text: graph.names.intern("\(number)"), range: range))
      var route = Route(range: range, doc: range, patterns: IDRange(pattern.index..<pattern.index + 1))
      route.hosts = row.hosts.map { graph.names.intern($0) }
      route.schemes = row.schemes.map { graph.names.intern($0) }
      graph.routes.append(route)
    }
  }

  private mutating func part(_ part: Part) -> PatternPart {
    switch part {
    case .literal(let text): return .literal(graph.names.intern(text))
    case .rest: return .rest(nil, suffix: .empty)
    case .ending(let suffix): return .rest(nil, suffix: graph.names.intern(suffix))
    case .shared(let texts, let kinds):
      let pieces = kinds.enumerated().map { index, kind in
        self.part(.text(texts[index], kind, index == kinds.count - 1 ? texts[kinds.count] : "", isOptional: false))
      }
      return .several(graph.patternParts.append(contentsOf: pieces))
    case .text(let prefix, let kind, let suffix, let isOptional):
      let type: TypeID =
        switch kind {
        case .string: .string
        case .int: .int
        case .double: .double
        case .bool: .bool
        case .uuid: .uuid
        case .date: .date
        case .url: .url
        case .words(let words): enumeration(words)
        case .form: .string
        }
      let form: Name = if case .form(let text) = kind { graph.names.intern(text) } else { .empty }
      let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
      let parameter = graph.parameters.append(Parameter(name: .empty, type: type, range: nowhere, nameRange: nowhere))
      return .placeholder(
        prefix: graph.names.intern(prefix), parameter: parameter, suffix: graph.names.intern(suffix), isOptional: isOptional, form: form)
    }
  }

  private mutating func enumeration(_ words: [String]) -> TypeID {
    if let known = enumerations[words] { return known }
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    let declared = Declared(name: .empty, nameRange: nowhere, range: nowhere, doc: nowhere)
    let cases = words.map { EnumerationCase(name: graph.names.intern($0), raw: graph.names.intern($0), range: nowhere, nameRange: nowhere) }
    let id = graph.enumerations.append(Enumeration(declared: declared, cases: graph.enumerationCases.append(contentsOf: cases)))
    let type = graph.types.append(.enumeration(id))
    enumerations[words] = type
    return type
  }

  /// The verdict of the checks: ambiguous pairs of rows with an example URL, duplicates, and shadowed rows.
  struct Verdict {
    var ambiguous: [String: String] = [:]
    var duplicates: Set<String> = []
    var shadowed: [Int: [Int]] = [:]
    /// For each shadowed row, a URL that it matches, and the row that wins there.
    var examples: [Int: (url: String, winner: Int)] = [:]
    /// Whether the checks gave up a comparison.
    var isOpen = false
  }

  var verdict: Verdict {
    let precedence = graph.app?.precedence ?? .narrowest
    let conflicts = RouteConflicts(in: RouteTable(of: graph), precedence: precedence)
    var verdict = Verdict()
    for conflict in conflicts.conflicts {
      let first = conflicts.table.variants[conflict.first].pattern.index
      let second = conflicts.table.variants[conflict.second].pattern.index
      switch conflict.kind {
      case .duplicate: verdict.duplicates.insert("\(first) \(second)")
      case .ambiguous(let url): verdict.ambiguous["\(first) \(second)"] = url.text(in: conflicts.table.names)
      case .undecided, .unfinished: verdict.isOpen = true
      }
    }
    let shadows = ShadowedPatterns(from: conflicts, precedence: precedence)
    verdict.isOpen = verdict.isOpen || !shadows.undecided.isEmpty || shadows.unfinished != nil
    for shadow in shadows.shadows {
      verdict.shadowed[shadow.pattern.index] = shadow.winners.map(\.index)
      if let (url, winner) = shadow.example {
        verdict.examples[shadow.pattern.index] = (url.text(in: conflicts.table.names), winner.index)
      }
    }
    return verdict
  }
}
