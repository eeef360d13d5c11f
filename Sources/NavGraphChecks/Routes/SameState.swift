import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let sameState = Rule(
    number: 706, severity: .warning,
    summary: "two routes with the same destination",
    rationale: """
      Both routes lead to the same state for the same values, so one of them is another spelling of the other. List both patterns in one \
      route (URLs are printed with the first), or make the old one an `alias`. A change to the destination then applies to both.
      """,
    failing: """
      app Chat {
        scheme chat
        root   stack Home
      }
      screen Home
      screen Room(id: String)
      route "/rooms/{id}" -> Room(id)
      route "/r/{room}"   -> Room(id: room)
      """,
    corrected: """
      app Chat {
        scheme chat
        root   stack Home
      }
      screen Home
      screen Room(id: String)
      route "/rooms/{id}" -> Room(id)
      alias "/r/{room}"   -> "/rooms/{room}"
      """)
}

/// The check for `sameState` (NAV0706).
enum SameState {
  /// A route with the same destination as an earlier one.
  private struct Pair {
    var first: RouteID
    var second: RouteID
  }
  /// Pairs with one cause: the same words replace the same words in each, such as `de` for `en`.
  private struct Group {
    var pairs: [Pair]
  }

  private static let shown = 8

  static func diagnostics(in graph: NavigationGraph, repeated: [PatternID: PatternID], shadowed: Set<PatternID>) -> [Diagnostic] {
    var groups: [Group] = []
    var numbers: [String: Int] = [:]
    for pair in pairs(in: graph, repeated: repeated, shadowed: shadowed) {
      let key = difference(of: pair, in: graph)
      // Beyond the limit, the last group contains the rest.
      let number = key.flatMap { numbers[$0] } ?? Swift.min(groups.count, shown - 1)
      if let key, numbers[key] == nil { numbers[key] = number }
      if number < groups.count { groups[number].pairs.append(pair) } else { groups.append(Group(pairs: [pair])) }
    }
    return groups.map { diagnostic(for: $0, in: graph) }
  }

  private static func pairs(in graph: NavigationGraph, repeated: [PatternID: PatternID], shadowed: Set<PatternID>) -> [Pair] {
    var pairs: [Pair] = []
    var firsts: [UInt64: RouteID] = [:]
    firsts.reserveCapacity(graph.routes.count)
    var (signature, other) = (StateSignature(), StateSignature())
    for id in graph.routes.ids {
      let route = graph.routes[id]
      // A route that repeats a pattern or never wins is reported elsewhere.
      guard !route.patterns.isEmpty, repeated.isEmpty || !route.patterns.contains(where: { repeated[$0] != nil }),
        shadowed.isEmpty || !route.patterns.allSatisfy(shadowed.contains)
      else { continue }
      guard signature.read(route, in: graph) else { continue }
      guard let first = firsts[signature.hash] else {
        firsts[signature.hash] = id
        continue
      }
      guard other.read(graph.routes[first], in: graph), other.words == signature.words else { continue }
      pairs.append(Pair(first: first, second: id))
    }
    return pairs
  }

  /// Returns the segments in which two paths differ, between their common beginning and end, or nil if they have neither in common.
  private static func difference(of pair: Pair, in graph: NavigationGraph) -> String? {
    let (old, new) = (segments(of: pair.first, in: graph), segments(of: pair.second, in: graph))
    let shorter = Swift.min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    guard start + end > 0 else { return nil }
    let (left, right) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    return left.joined(separator: "/") + " " + right.joined(separator: "/")
  }

  /// Returns the segments of a route's first pattern, without the names of placeholders.
  private static func segments(of route: RouteID, in graph: NavigationGraph) -> [String] {
    guard let first = graph.routes[route].patterns.first else { return [] }
    func text(of part: PatternPart) -> String {
      switch part {
      case .literal(let name): graph.text(of: name)
      case .placeholder(let prefix, _, let suffix, _, let form):
        "\(graph.text(of: prefix)){\(graph.text(of: form))}\(graph.text(of: suffix))"
      case .several(let pieces): graph.patternParts[pieces].map(text).joined()
      case .rest(_, let suffix): "{...}\(graph.text(of: suffix))"
      case .unknown: "?"
      }
    }
    return graph.patternParts[graph.patterns[first].segments].map(text)
  }

  private static func diagnostic(for group: Group, in graph: NavigationGraph) -> Diagnostic {
    let (first, second) = (graph.routes[group.pairs[0].first], graph.routes[group.pairs[0].second])
    let (old, new) = (first.patterns[0], second.patterns[0])
    let (oldName, newName) = (
      RouteDescription.name(of: old, beside: [new], in: graph), RouteDescription.name(of: new, beside: [old], in: graph)
    )
    let others = group.pairs.dropFirst()
    var notes: [String] = []
    if !others.isEmpty {
      let names = others.prefix(3).map { pair in
        let (old, new) = (graph.routes[pair.first].patterns[0], graph.routes[pair.second].patterns[0])
        return "\(RouteDescription.name(of: new, beside: [old], in: graph)) and \(RouteDescription.name(of: old, beside: [new], in: graph))"
      }
      let rest = others.count - names.count
      notes.append(
        "so do \(names.joined(separator: "; "))\(rest > 0 ? "; and \(RouteDescription.more(rest, noun: "pair", isCut: false))" : "")")
    }
    let further = others.map { pair in
      let (old, new) = (graph.routes[pair.first].patterns[0], graph.routes[pair.second].patterns[0])
      return Label(at: graph.patterns[new].range, text: "same destination as \(RouteDescription.name(of: old, beside: [new], in: graph))")
    }
    let text = graph.text(of: graph.patterns[old].text)
    return Diagnostic(
      .sameState, message: "\(newName) and \(oldName) lead to the same destination", at: graph.patterns[new].range,
      label: "same destination as \(oldName)",
      secondary: [Label(at: graph.patterns[old].range, text: "same destination as \(newName)")], further: further, notes: notes,
      help: ["list both patterns in one `route`, or make one of them an `alias \"...\" -> \"\(text)\"`"],
      fixes: fixes(for: group, in: graph))
  }

  /// The maximum number of routes that a fix changes. A larger fix isn't offered, since it would be too long to read.
  private static let maxFixed = 1_000

  /// Returns a fix that turns each second route into an alias, if all of them can be.
  private static func fixes(for group: Group, in graph: NavigationGraph) -> [Fix] {
    guard group.pairs.count <= maxFixed else { return [] }
    let fixes = group.pairs.map { RepeatedRoutes.alias(of: graph.routes[$0.first], for: graph.routes[$0.second], in: graph) }
    guard let first = fixes.first?.first, fixes.allSatisfy({ !$0.isEmpty }) else { return [] }
    if fixes.count == 1 { return [first] }
    return [Fix("make them aliases", applicability: first.applicability, edits: fixes.flatMap { $0 }.flatMap(\.edits))]
  }
}
