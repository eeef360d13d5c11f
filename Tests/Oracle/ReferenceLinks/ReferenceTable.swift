/// The links of an app, and how they match URLs. The implementation follows
/// the language's rules directly and tries every pattern with every URL.
package struct ReferenceTable: Sendable {
  package struct Row: Sendable {
    package var pattern: ReferencePattern
    /// The first pattern of the route that isn't an alias.
    package var route: String
    package var isAlias: Bool
    package var hosts: [String]
    package var schemes: [String]
    /// The name of the placeholder that takes the star in the host.
    package var hostName: String?
    /// The parameter names of the route, by the placeholder names of an alias.
    package var names: [String: String] = [:]
    /// The values that an alias sets to a fixed text, by name.
    package var constants: [String: [UInt8]] = [:]

    package init(pattern: ReferencePattern, route: String, isAlias: Bool = false, hosts: [String] = [], schemes: [String] = []) {
      (self.pattern, self.route, self.isAlias, self.hosts, self.schemes) = (pattern, route, isAlias, hosts, schemes)
    }

    func asks(for key: [UInt8]) -> Bool { pattern.query.contains { $0.key == key } }
  }
  package enum Value: Hashable, Sendable {
    case absent
    case one([UInt8])
    case many([[UInt8]])
  }
  /// The match of one row.
  package struct Match: Sendable {
    package var row: Int
    /// The parts of the row's path that the URL contains.
    package var parts: [ReferencePattern.Part]
    package var parameters: [String: Value] = [:]
    package var ignored: [String] = []
  }

  package var schemes: [String]
  package var hosts: [String]
  /// Whether the first match wins.
  package var isOrdered: Bool
  package var rows: [Row]

  package init(schemes: [String], hosts: [String], isOrdered: Bool = false, rows: [Row] = []) {
    (self.schemes, self.hosts, self.isOrdered, self.rows) = (schemes, hosts, isOrdered, rows)
  }

  /// Returns the matches to which no other is narrower. There is one, unless the table is ambiguous for this URL.
  package func winners(for text: [UInt8]) -> [Match] {
    guard let url = ReferenceURL(text) else { return [] }
    let matches = rows.indices.compactMap { match(of: $0, with: url) }
    if isOrdered { return Array(matches.prefix(1)) }
    return matches.filter { match in !matches.contains { isNarrower($0, than: match) } }
  }

  // MARK: Matching

  /// Returns the beginnings of URLs that a row matches: its schemes and hosts.
  private func origins(of row: Row) -> Set<String> {
    var all: Set<String> = []
    let over = row.schemes.map { $0.lowercased() }
    if row.hosts.isEmpty {
      all.formUnion((over.isEmpty ? schemes : over).map { $0.lowercased() }.filter { $0 != "https" }.map { $0 + ":" })
    }
    if over.isEmpty || over.contains("https") {
      all.formUnion((row.hosts.isEmpty ? hosts : row.hosts).map { "https://" + $0.lowercased() })
    }
    // A wildcard includes all hosts below it that the app names.
    let wildcards = all.filter { $0.hasPrefix("https://*.") }
    if !wildcards.isEmpty {
      let named = Set((hosts + rows.flatMap(\.hosts)).map { $0.lowercased() })
      for host in named where wildcards.contains(where: { isBelow(host, origin: $0, orWildcard: true) }) { all.insert("https://" + host) }
    }
    return all
  }

  /// Whether one of the origins is that of the URL. `*.a.b` includes every host that ends in `.a.b` and has labels before that.
  private func takes(origins: Set<String>, url: ReferenceURL) -> Bool {
    guard let host = url.host else { return origins.contains(url.scheme + ":") }
    if origins.contains("https://" + host) { return !host.contains("*") }
    return origins.contains { isBelow(host, origin: $0, orWildcard: false) }
  }

  /// Whether a host is below an origin such as `https://*.a.b`. If `orWildcard` is true, its first label may be a star.
  private func isBelow(_ host: String, origin: String, orWildcard: Bool) -> Bool {
    let end = origin.dropFirst("https://*".count)
    guard origin.hasPrefix("https://*."), host.hasSuffix(end), host != "*" + end else { return false }
    var words = host.dropLast(end.count).split(separator: ".", omittingEmptySubsequences: false)
    if orWildcard, words.first == "*" { words.removeFirst() }
    return words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") } }
  }

  private func match(of number: Int, with url: ReferenceURL) -> Match? {
    let row = rows[number]
    guard takes(origins: origins(of: row), url: url) else { return nil }
    let fitting = row.pattern.paths.first { path in
      path.last.map({ if case .rest = $0 { true } else { false } }) ?? false
        ? url.segments.count >= path.count : url.segments.count == path.count
    }
    guard let parts = fitting.map({ spelt($0, count: url.segments.count) }) else { return nil }
    var match = Match(row: number, parts: parts)
    if let name = row.hostName, let host = url.host {
      match.parameters[name] = .one(Array(host.utf8.dropLast(row.hosts[0].utf8.count - 1)))
    }
    for case .hole(_, let name?, _, _, isOptional: true) in row.pattern.segments { match.parameters[row.names[name] ?? name] = .absent }
    for (index, part) in parts.enumerated() {
      guard part.holds(url.segments[index]) else { return nil }
      switch part {
      case .literal: break
      case .hole(_, let name?, _, _, _): match.parameters[row.names[name] ?? name] = part.inner(of: url.segments[index]).map { .one($0) }
      case .hole: break
      case .chain(let links, _):
        for (link, value) in zip(links, part.values(in: url.segments[index]) ?? []) {
          if let name = link.name { match.parameters[row.names[name] ?? name] = .one(value) }
        }
      case .rest(let name, _):
        if let name { match.parameters[row.names[name] ?? name] = .many(Array(url.segments[index...])) }
      }
    }
    if case .rest(let name?, let end)? = row.pattern.segments.last, !end.isEmpty {
      var texts = Array(url.segments[(row.pattern.segments.count - 1)...])
      texts[texts.count - 1].removeLast(end.count)
      match.parameters[row.names[name] ?? name] = .many(texts)
    }
    for item in row.pattern.query {
      let values = url.items.filter { $0.key == item.key }.map(\.value)
      let key = String(decoding: item.key, as: UTF8.self)
      guard take(item.value, values: values, isRequired: item.isRequired, key: key, into: &match) else { return nil }
    }
    if let fragment = row.pattern.fragment {
      var isRequired = true
      if case .hole(_, _, _, _, isOptional: true) = fragment { isRequired = false }
      guard take(fragment, values: url.fragment.map { [$0] } ?? [], isRequired: isRequired, key: "#", into: &match) else { return nil }
    }
    for (name, text) in row.constants { match.parameters[name] = .one(text) }
    return match
  }

  /// Replaces a catch-all with a fixed end by segments.
  private func spelt(_ path: [ReferencePattern.Part], count: Int) -> [ReferencePattern.Part] {
    guard case .rest(_, let end)? = path.last, !end.isEmpty else { return path }
    func hole(before suffix: [UInt8]) -> ReferencePattern.Part {
      .hole(prefix: [], name: nil, kind: .string, suffix: suffix, isOptional: false)
    }
    return path.dropLast() + Array(repeating: hole(before: []), count: count - path.count) + [hole(before: end)]
  }

  /// Matches a query value or the fragment. Returns false if the row doesn't match.
  private func take(_ part: ReferencePattern.Part, values: [[UInt8]?], isRequired: Bool, key: String, into match: inout Match) -> Bool {
    let names = rows[match.row].names
    func holds(_ value: [UInt8]?) -> Bool { value.map { part.holds($0) } ?? false }
    guard case .hole(_, let name, let kind, _, _) = part else { return values.first.map(holds) ?? false }
    if case .list = kind {
      // A list is one value. If one text isn't a value of the kind, the whole list is ignored.
      let isWhole = values.allSatisfy(holds)
      if !isWhole { match.ignored.append(key) }
      if let name { match.parameters[names[name] ?? name] = isWhole ? .many(values.compactMap { $0 }) : .absent }
      return true
    }
    if let first = values.first, holds(first), let value = first.flatMap({ part.inner(of: $0) }) {
      if let name { match.parameters[names[name] ?? name] = .one(value) }
      return true
    }
    if isRequired { return false }
    if !values.isEmpty { match.ignored.append(key) }
    if let name { match.parameters[names[name] ?? name] = .absent }
    return true
  }

  // MARK: Precedence

  private func isNarrower(_ a: Match, than b: Match) -> Bool {
    let (first, second) = (rows[a.row], rows[b.row])
    for index in 0..<min(a.parts.count, b.parts.count) {
      switch ReferenceRelation(of: a.parts[index], to: b.parts[index]) {
      case .same: continue
      case .narrower: return true
      case .wider, .neither: return false
      }
    }
    if a.parts.count != b.parts.count { return false }
    let (some, others) = (origins(of: first), origins(of: second))
    if some != others { return some.isStrictSubset(of: others) }
    return keys(of: first).isStrictSuperset(of: keys(of: second))
  }

  /// Returns the keys that a row requires. Nil represents the fragment.
  private func keys(of row: Row) -> Set<[UInt8]?> {
    var keys = Set<[UInt8]?>(row.pattern.query.filter(\.isRequired).map(\.key))
    switch row.pattern.fragment {
    case nil, .hole(_, _, _, _, isOptional: true)?: break
    default: keys.insert(nil)
    }
    return keys
  }
}
