import NavGraphSyntax

extension RouteTable {
  package init(of graph: NavigationGraph) {
    names = graph.names
    var builder = Builder(graph: graph)
    classes.reserveCapacity(graph.patternParts.count)
    variants.reserveCapacity(graph.patterns.count)
    originSets = [builder.origins(hosts: [], schemes: [], in: &self)]
    for id in graph.patterns.ids { builder.add(id, to: &self) }
    if !lasts.isEmpty { spellCatchAlls() }
    rankPatterns(in: graph)
    sortVariants()
    hasChains = languages.contains { if case .chain = $0 { true } else { false } }
    hasForms = languages.contains { if case .affix(_, let core, _) = $0 { core.form != nil } else { false } }
    if languages.count > 24 { index = LanguageIndex(of: languages) }
    alike = AlikeIndex(of: self)
  }

  private mutating func rankPatterns(in graph: NavigationGraph) {
    var order = Array(graph.patterns.ids)
    let isSorted = zip(order, order.dropFirst()).allSatisfy { graph.patterns[$0].range <= graph.patterns[$1].range }
    if !isSorted { order.sort { (graph.patterns[$0].range, $0) < (graph.patterns[$1].range, $1) } }
    ranks = ContiguousArray(repeating: 0, count: order.count)
    for (rank, id) in order.enumerated() { ranks[id.index] = UInt32(truncatingIfNeeded: rank) }
  }

  /// Sorts the variants by segments, then by position in the text.
  private mutating func sortVariants() {
    let (classes, ranks) = (classes, ranks)
    variants.sort { a, b in
      let (first, second) = (Int(a.start), Int(b.start))
      // The lengths of one pattern share their segments.
      let shared = first == second ? 0 : Int(Swift.min(a.count, b.count))
      for index in 0..<shared where classes[first + index] != classes[second + index] {
        return classes[first + index] < classes[second + index]
      }
      return (a.count, ranks[a.pattern.index]) < (b.count, ranks[b.pattern.index])
    }
  }

  /// The state that is needed only while a table is built: the numbers assigned so far.
  private struct Builder {
    let graph: NavigationGraph
    var wild: [SegmentLanguage: Int] = [.any: 0, .rest: 1]
    var originNumbers: [[Name]: UInt32] = [:]
    var setNumbers: [[RouteOrigin]: UInt32] = [:]
    /// The hosts of the app and of all routes, indexed by each suffix that begins with a dot. Filled for the first wildcard.
    var hostsByEnd: [[UInt8]: [Name]] = [:]
    var needNumbers: [[RouteNeed]: UInt32] = [[]: 0]
    var keyNumbers: [Name?: UInt32] = [:]

    init(graph: NavigationGraph) { self.graph = graph }

    /// Adds the variants of a pattern. Patterns that couldn't be resolved are omitted.
    mutating func add(_ id: PatternID, to table: inout RouteTable) {
      let pattern = graph.patterns[id]
      guard pattern.route.index < graph.routes.count else { return }
      let route = graph.routes[pattern.route]
      var needs = 0 as UInt32
      if !pattern.query.isEmpty || pattern.fragment != nil {
        guard let number = needsNumber(of: pattern, in: &table) else { return }
        needs = number
      }
      let start = table.classes.count
      /// Optional segments are contiguous.
      var optional = 0..<0
      for part in graph.patternParts[pattern.segments] {
        if table.classes.count > start, table.isRest(table.classes[table.classes.count - 1]) {
          return table.classes.removeLast(table.classes.count - start)
        }
        guard let number = number(of: part, in: &table) else { return table.classes.removeLast(table.classes.count - start) }
        table.classes.append(number)
        guard part.isOptional else { continue }
        let place = table.classes.count - start
        optional = (optional.isEmpty ? place - 1 : optional.lowerBound)..<place
      }
      let whole = table.classes.count - start
      let origins =
        route.hosts.isEmpty && route.schemes.isEmpty ? 0 : originsNumber(hosts: route.hosts, schemes: route.schemes, in: &table)
      for missing in stride(from: optional.count, through: 0, by: -1) {
        var (first, gap) = (start, optional.upperBound - missing)
        if missing > 0, optional.upperBound < whole {
          // The segments before and after the gap aren't adjacent, so the variant gets a copy of both.
          first = table.classes.count
          table.classes.append(contentsOf: table.classes[start..<start + gap])
          table.classes.append(contentsOf: table.classes[start + optional.upperBound..<start + whole])
        } else if missing == 0 {
          gap = whole
        }
        table.variants.append(
          Variant(
            gap: UInt32(truncatingIfNeeded: gap), missing: UInt32(truncatingIfNeeded: missing), pattern: id,
            start: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: whole - missing), origins: origins, needs: needs))
      }
    }

    private mutating func needsNumber(of pattern: Pattern, in table: inout RouteTable) -> UInt32? {
      var needs: [RouteNeed] = []
      for item in graph.queryItems[pattern.query] {
        if item.value == .unknown { return nil }
        guard item.isRequired else { continue }
        guard let value = number(of: item.value, in: &table) else { return nil }
        needs.append(RouteNeed(key: item.key, value: value))
      }
      if let part = pattern.fragment {
        if part == .unknown { return nil }
        if !part.isOptional {
          guard let value = number(of: part, in: &table) else { return nil }
          needs.append(RouteNeed(key: nil, value: value))
        }
      }
      needs.sort(by: RouteNeed.precedes)
      if let number = needNumbers[needs] { return number }
      let number = UInt32(truncatingIfNeeded: table.needSets.count)
      needNumbers[needs] = number
      table.needSets.append(needs)
      table.keySets.append(NeedKeys(needs.map { keyNumber(of: $0.key) }))
      return number
    }

    private mutating func keyNumber(of key: Name?) -> UInt32 {
      let number = keyNumbers[key] ?? UInt32(truncatingIfNeeded: keyNumbers.count)
      keyNumbers[key] = number
      return number
    }

    private mutating func originsNumber(hosts: [Name], schemes: [Name], in table: inout RouteTable) -> UInt32 {
      let key = hosts + [.empty] + schemes
      if let number = originNumbers[key] { return number }
      let set = origins(hosts: hosts, schemes: schemes, in: &table)
      if setNumbers.isEmpty { for (number, set) in table.originSets.enumerated() { setNumbers[set] = UInt32(truncatingIfNeeded: number) } }
      let number = setNumbers[set] ?? UInt32(truncatingIfNeeded: table.originSets.count)
      if number == table.originSets.count { table.originSets.append(set) }
      setNumbers[set] = number
      originNumbers[key] = number
      return number
    }

    /// Returns the origins of a route. A host excludes custom schemes, and `scheme "https"` means the app's hosts.
    mutating func origins(hosts: [Name], schemes: [Name], in table: inout RouteTable) -> [RouteOrigin] {
      var set: Set<RouteOrigin> = []
      let https = table.names.intern("https")
      if hosts.isEmpty {
        for scheme in schemes.isEmpty ? graph.app?.schemes ?? [] : schemes {
          let name = table.lowercased(scheme)
          if name != https { set.insert(.scheme(name)) }
        }
      }
      if schemes.isEmpty || schemes.contains(where: { table.lowercased($0) == https }) {
        for host in hosts.isEmpty ? graph.app?.hosts ?? [] : hosts { insert(table.lowercased(host), into: &set, in: &table) }
      }
      if set.isEmpty, hosts.isEmpty, schemes.isEmpty { set.insert(.nowhere) }
      return set.sorted()
    }

    /// Adds a host. A wildcard also adds the named hosts that it covers, because a URL has only one origin, the most specific one.
    private mutating func insert(_ host: Name, into set: inout Set<RouteOrigin>, in table: inout RouteTable) {
      set.insert(.host(host))
      let wildcard = Array(table.names.utf8(of: host))
      guard RouteOrigin.isWildcard(wildcard) else { return }
      if hostsByEnd.isEmpty { fillHosts(of: &table) }
      for name in hostsByEnd[Array(wildcard.dropFirst())] ?? [] {
        if RouteOrigin.wildcard(wildcard, covers: Array(table.names.utf8(of: name))) { set.insert(.host(name)) }
      }
    }

    private mutating func fillHosts(of table: inout RouteTable) {
      var seen: Set<Name> = []
      for host in (graph.app?.hosts ?? []) + graph.routes.ids.flatMap({ graph.routes[$0].hosts }) {
        let name = table.lowercased(host)
        guard seen.insert(name).inserted else { continue }
        let text = Array(table.names.utf8(of: name))
        // A host has at most 127 labels. A longer name isn't a host, and its suffixes would take quadratic memory.
        let points = text.indices.filter { text[$0] == UInt8(ascii: ".") }.suffix(127)
        for point in points { hostsByEnd[Array(text[point...]), default: []].append(name) }
      }
    }

    /// Returns the class of a part; nil if no URL can contain it, which was reported.
    private mutating func number(of part: PatternPart, in table: inout RouteTable) -> SegmentClass? {
      switch part {
      case .literal(let name): return SegmentClass(literal: name)
      case .several(let pieces):
        guard let chain = graph.chain(of: pieces) else { return nil }
        return number(of: chain.language, in: &table)
      case .rest(_, .empty): return .rest
      case .rest(_, let suffix):
        let text = Array(table.names.utf8(of: suffix))
        let ending = number(of: .ending(text), in: &table)
        if let index = ending.wild { table.lasts[index] = number(of: SegmentLanguage.ending(text).single, in: &table) }
        return ending
      case .unknown: return nil
      case .placeholder(let prefix, let parameter, let suffix, _, let form):
        let base = parameter.map { graph.urlType(of: graph.parameters[$0].type) } ?? .string
        guard let base else { return nil }
        if form != .empty {
          guard
            let language = language(
              of: form, base: base, prefix: Array(table.names.utf8(of: prefix)), suffix: Array(table.names.utf8(of: suffix)))
          else { return nil }
          return number(of: language, in: &table)
        }
        if base == .string, prefix == .empty, suffix == .empty { return .any }
        return number(
          of: language(of: base, prefix: Array(table.names.utf8(of: prefix)), suffix: Array(table.names.utf8(of: suffix))), in: &table)
      }
    }

    private mutating func number(of language: SegmentLanguage, in table: inout RouteTable) -> SegmentClass {
      if case .words(let words) = language, words.count == 1 {
        return SegmentClass(literal: table.names.intern(String(decoding: words[0], as: UTF8.self)))
      }
      if let index = wild[language] { return SegmentClass(wild: index) }
      wild[language] = table.languages.count
      table.languages.append(language)
      return SegmentClass(wild: table.languages.count - 1)
    }

    private func words(_ texts: [[UInt8]], prefix: [UInt8], suffix: [UInt8]) -> SegmentLanguage {
      let whole = Set(texts.filter { !$0.isEmpty }.map { prefix + $0 + suffix })
      return .words(whole.sorted { $0.lexicographicallyPrecedes($1) })
    }

    /// Returns the language of a form. A form with a single word is a text.
    private func language(of form: Name, base: Type, prefix: [UInt8], suffix: [UInt8]) -> SegmentLanguage? {
      switch graph.form(from: form, of: base) {
      case .words(let texts)?: return words(texts, prefix: prefix, suffix: suffix)
      case .number(let least, let most, let digits)? where least == most:
        return words([Array(PlaceholderForm.padded(least, to: digits).utf8)], prefix: prefix, suffix: suffix)
      case let form?: return PlaceholderType(form).map { .affix(prefix: prefix, core: $0, suffix: suffix) }
      case nil: return nil
      }
    }

    private func language(of base: Type, prefix: [UInt8], suffix: [UInt8]) -> SegmentLanguage {
      switch graph.texts(of: base) {
      case .words(let texts): words(texts, prefix: prefix, suffix: suffix)
      case .core(let core): .affix(prefix: prefix, core: core, suffix: suffix)
      }
    }
  }

  /// Adds variants of catch-alls with a suffix, such as `{path...}.atom`, for each length up to that of the longest variant, so that their
  /// last segment is compared with other segments at its index. Beyond that, only the last segments of such catch-alls are compared,
  /// because all begin at one index.
  private mutating func spellCatchAlls() {
    let own = variants.indices.filter { segments(of: variants[$0]).last.flatMap(ending) != nil }
    // Longer variants are rejected in a table with such catch-alls.
    let longest = Swift.min(variants.map { Int($0.count) }.max() ?? 0, PatternSyntax.maxBesideEnding)
    for index in own {
      var variant = variants[index]
      let before = segments(of: variant).dropLast()
      guard let ending = segments(of: variant).last else { continue }
      let least = Int(variant.count)
      for count in least...Swift.max(least, longest + 1) {
        variant.start = UInt32(truncatingIfNeeded: classes.count)
        variant.count = UInt32(truncatingIfNeeded: count)
        variant.spelt = UInt32(truncatingIfNeeded: count - least)
        variant.gap = variant.count
        classes.append(contentsOf: Array(before) + Array(repeating: .any, count: count - least))
        classes.append(count > longest ? ending : last(of: ending))
        if count == least { variants[index] = variant } else { variants.append(variant) }
      }
    }
  }

  /// Returns a name with its ASCII letters in lowercase, as schemes and hosts are compared.
  fileprivate mutating func lowercased(_ name: Name) -> Name {
    let bytes = names.utf8(of: name)
    guard bytes.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return name }
    return names.intern(String(decoding: RouteOrigin.lowercased(bytes), as: UTF8.self))
  }
}

extension NavigationGraph {
  /// Returns the parts of a pattern's path that a variant contains.
  package func parts(of variant: RouteTable.Variant) -> [PatternPart] {
    let all = patternParts[patterns[variant.pattern].segments]
    return (0..<Int(variant.count - variant.spelt)).map { all[all.startIndex + variant.part(at: $0)] }
  }

  /// Returns the form with a text. For an `Int`, the digits are limited to those of an `Int`.
  package func form(from text: Name, of type: Type?) -> PlaceholderForm? {
    guard text != .empty, let form = PlaceholderForm(names.utf8(of: text)) else { return nil }
    guard type == .int, case .characters(let sort, let least, let most) = form else { return form }
    return .characters(sort, least: least, most: Swift.min(most ?? .max, PlaceholderForm.maxDigits))
  }

  /// Returns the plain type whose text represents `type` in a URL, without optionals and aliases; nil if a URL can't contain the type.
  package func urlType(of type: TypeID) -> Type? {
    var type = type
    // A type that is defined by itself was reported. The limit only ends the loop.
    for _ in 0..<64 {
      switch types[type] {
      case .optional(let inner): type = inner
      case .alias(let alias): type = typeAliases[alias].base
      case .external, .list, .unknown: return nil
      case let plain: return plain
      }
    }
    return nil
  }

  /// Returns a type without its optionals.
  package func unwrapped(_ type: TypeID) -> TypeID {
    var type = type
    for _ in 0..<64 {
      guard case .optional(let inner) = types[type] else { return type }
      type = inner
    }
    return type
  }
}
