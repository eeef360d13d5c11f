// The route that the target of an alias names, and the row for the alias.
extension ReferenceProgram {
  /// Whether a target names a row: the paths are equal except for the names of placeholders, and the target has no other query keys.
  static func has(_ row: ReferenceTable.Row, target: String) -> Bool {
    let other = ReferencePattern(target, known: [:])
    guard let path = row.pattern.paths.first(where: { $0.count == other.segments.count }),
      other.query.allSatisfy({ $0.key.isEmpty || row.asks(for: $0.key) })
    else {
      return false
    }
    return zip(other.segments, path).allSatisfy { given, own in
      switch (given, own) {
      case (.literal(let a), .literal(let b)): a == b
      case (.hole(let p, _, let written, let s, let a), .hole(let q, _, let kind, let t, let b)):
        p == q && s == t && (b || !a) && ReferenceProgram.agree(written, kind)
      case (.literal(let text), .hole), (.literal(let text), .chain): own.holds(text)
      case (.chain(let some, let end), .chain(let others, let last)):
        end == last && some.map(\.before) == others.map(\.before) && zip(some, others).allSatisfy { agree($0.kind, $1.kind) }
      case (.rest(_, let end), .rest(_, let other)): end == other
      default: false
      }
    }
  }

  /// Whether the kinds agree. A target may omit a form.
  static func agree(_ written: ReferenceKind, _ kind: ReferenceKind) -> Bool {
    guard case .form(let form, _) = written else { return true }
    if case .form(form, _) = kind { return true }
    return false
  }

  static func hasForm(_ kind: ReferenceKind) -> Bool { kind != kind.type }

  /// Returns how much a target differs from a row that it names.
  static func distance(from row: ReferenceTable.Row, to target: String) -> Int {
    let other = ReferencePattern(target, known: [:])
    var distance = row.pattern.query.count - other.query.count + (row.pattern.fragment != nil && other.fragment == nil ? 1 : 0)
    let path = row.pattern.paths.first { $0.count == other.segments.count } ?? []
    // Targets with the complete path are preferred.
    distance += 1_000 * (row.pattern.segments.count - path.count)
    for (given, own) in zip(other.segments, path) {
      if case .literal = given, case .hole(let prefix, _, let kind, let suffix, _) = own {
        distance += prefix + suffix == [] && !hasForm(kind) ? 200 : 100
      }
      if case .hole(_, _?, _, _, _) = given, case .hole(_, nil, _, _, _) = own { distance += 50 }
      if case .literal = given, case .chain = own { distance += 100 }
      if case .chain(let some, _) = given, case .chain(let others, _) = own,
        zip(some, others).contains(where: { $0.name != nil && $1.name == nil })
      {
        distance += 50
      }
      if case .rest(_?, _) = given, case .rest(nil, _) = own { distance += 50 }
    }
    return distance
  }

  /// Returns the row of an alias. Placeholders correspond to those of the
  /// target by position, and constants of the target's query are included.
  static func alias(
    _ text: String, of target: String, base: ReferenceTable.Row, known: [String: ReferencePattern.Known]
  ) -> ReferenceTable.Row {
    let given = ReferencePattern(target, known: [:])
    var names: [String: String] = [:]
    var constants = base.constants
    var here: [String: ReferencePattern.Known] = [:]
    func bind(_ given: ReferencePattern.Part?, to own: ReferencePattern.Part) {
      guard let given else { return }
      switch (given, own) {
      case (.hole(_, let name?, _, _, _), .hole(_, let to?, let kind, _, let isOptional)):
        names[name] = base.names[to] ?? to
        here[name] = .init(kind: kind.type, isDefaulted: isOptional)
      case (.literal, .hole(_, let to?, _, _, _)):
        if case .literal(let text) = given { constants[base.names[to] ?? to] = own.inner(of: text) ?? text }
      case (.chain(let some, _), .chain(let others, _)):
        for (given, own) in zip(some, others) {
          guard let name = given.name, let to = own.name else { continue }
          names[name] = base.names[to] ?? to
          here[name] = .init(kind: own.kind.type, isDefaulted: false)
        }
      case (.literal(let text), .chain(let links, _)):
        for (link, value) in zip(links, own.values(in: text) ?? []) {
          if let to = link.name { constants[base.names[to] ?? to] = value }
        }
      case (.rest(let name?, _), .rest(let to?, _)): names[name] = base.names[to] ?? to
      default: break
      }
    }
    let path = base.pattern.paths.first { $0.count == given.segments.count } ?? []
    for (given, own) in zip(given.segments, path) { bind(given, to: own) }
    for item in base.pattern.query {
      guard let said = given.query.first(where: { $0.key == item.key }) else { continue }
      bind(said.value, to: item.value)
      if case .hole(_, let name?, _, _, _) = said.value { here[name]?.isDefaulted = !item.isRequired }
    }
    if let own = base.pattern.fragment { bind(given.fragment, to: own) }
    var row = ReferenceTable.Row(
      pattern: ReferencePattern(text, known: here), route: base.route, isAlias: true, hosts: base.hosts, schemes: base.schemes)
    let own = Set(row.pattern.query.map(\.key))
    let said = Set(given.query.map(\.key))
    row.pattern.query += base.pattern.query.filter { !own.contains($0.key) && !said.contains($0.key) }
    if row.pattern.fragment == nil, given.fragment == nil { row.pattern.fragment = base.pattern.fragment }
    row.hostName = base.hostName
    row.names = base.names.merging(names) { $1 }
    row.constants = constants
    return row
  }

  static func unescaped(_ text: String) -> String {
    guard case .literal(let bytes)? = ReferencePattern("/" + text.split(separator: "/").joined(), known: [:]).segments.first,
      text.contains("\\")
    else {
      return text
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
