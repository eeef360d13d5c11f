import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Two routes lead to the same state, and neither is an alias of the other.
  static let sameState = Rule(
    706, .warning,
    summary: "two routes to the same place",
    rationale: """
      Both routes give the same state for the same values, so one of them is another spelling of the other. Say which is the real one: \
      list both patterns in one route (the first is the one that is printed), or keep the old one as an `alias`. Then a change of the \
      place can't be forgotten in one of them.
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

/// Finds where two routes lead to the same state, and neither is an alias of the other.
enum SameState {
  static func findings(in graph: NavigationGraph, repeated: [PatternID: PatternID]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var firsts: [UInt64: RouteID] = [:]
    firsts.reserveCapacity(graph.routes.count)
    var (signature, other) = (StateSignature(), StateSignature())
    for id in graph.routes.ids {
      let route = graph.routes[id]
      // A route that repeats a pattern has been reported for that.
      guard !route.patterns.isEmpty, repeated.isEmpty || !route.patterns.contains(where: { repeated[$0] != nil }) else { continue }
      guard signature.read(route, in: graph) else { continue }
      guard let first = firsts[signature.hash] else {
        firsts[signature.hash] = id
        continue
      }
      guard other.read(graph.routes[first], in: graph), other.words == signature.words else { continue }
      findings.append(finding(graph.routes[first], route, graph))
    }
    return findings
  }

  private static func finding(_ first: Route, _ second: Route, _ graph: NavigationGraph) -> Diagnostic {
    let (old, new) = (graph.patterns[first.patterns[0]], graph.patterns[second.patterns[0]])
    return Diagnostic(
      .sameState, "`\(graph.text(new.text))` and `\(graph.text(old.text))` lead to the same place", at: new.range,
      "leads there as `\(graph.text(old.text))` does",
      secondary: [Label(old.range, "leads there as `\(graph.text(new.text))` does")],
      help: [
        "list both patterns in one `route`, or make one of them an `alias \"...\" -> \"\(graph.text(old.text))\"`"
      ], fixes: RepeatedRoutes.alias(of: first, for: second, in: graph))
  }
}
