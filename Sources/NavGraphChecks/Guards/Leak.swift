import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact place by place. It may report too much if two sequences share a screen that each puts on another stack.
  static let leak = Rule(
    number: 0801, severity: .warning, summary: "path to a guarded screen that skips the guard",
    rationale: """
      A guard on an event, a route or an entry is checked only there, and protects the last screen that it shows. Here another path shows \
      the same screen without checking the guard. A guard on the screen itself, or on the tab, modal or root around it, is checked on \
      every path. Move the guard there, or add it to the other path. A restored session only shows screens that were reached before, so it \
      isn't counted.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on orders requires signedIn -> push Orders
        on last -> push Orders
      }
      screen Orders
      screen SignIn {
        on done -> finish
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on orders -> push Orders
        on last   -> push Orders
      }
      screen Orders requires signedIn
      screen SignIn {
        on done -> finish
      }
      """)
}

extension Checker {
  /// A guard and a screen, with the places that can be shown without the guard, and the ranges at which it is required.
  private struct Leak {
    var `guard`: GuardID
    var places: [PlaceID]
    var asked: [SourceRange]
  }

  /// Returns the diagnostics about guards that some path skips, in blocks of 64 guards.
  func leaks(in builder: GuardHypergraphBuilder, leavingOut deadBranches: Set<BranchID>) -> [Diagnostic] {
    let protections = Protections(graph: graph, places: places, nesting: builder.nesting, leavingOut: deadBranches).all
    guard !protections.isEmpty else { return [] }
    var order: [GuardID] = []
    var number = [Int](repeating: -1, count: graph.guards.count)
    for protection in protections where number[protection.guard.index] < 0 {
      number[protection.guard.index] = order.count
      order.append(protection.guard)
    }
    var byBlock = [[Protections.Protection]](repeating: [], count: (order.count + 63) / 64)
    for protection in protections { byBlock[number[protection.guard.index] / 64].append(protection) }

    let outgoing = builder.hypergraph.outgoingEdges()
    var found: [Leak] = []
    var index: [UInt64: Int] = [:]
    for (block, list) in byBlock.enumerated() {
      let evaluated = EvaluatedGuards(of: builder.hypergraph, outgoing: outgoing) { id in
        let number = number[id.index]
        return number / 64 == block && number >= 0 ? number % 64 : nil
      }
      for protection in list {
        let bit = UInt64(number[protection.guard.index] % 64)
        guard evaluated.masks[Int(builder.hypergraph.vertex(of: protection.place))] >> bit & 1 == 0 else { continue }
        let key = UInt64(protection.guard.raw) << 32 | UInt64(places.places[protection.place].screen.raw)
        if let known = index[key] {
          found[known].places.append(protection.place)
          found[known].asked.append(protection.range)
        } else {
          index[key] = found.count
          found.append(Leak(guard: protection.guard, places: [protection.place], asked: [protection.range]))
        }
      }
    }
    return words(for: found, in: builder)
  }

  private func words(for leaks: [Leak], in builder: GuardHypergraphBuilder) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var byGuard: [GuardID: [Leak]] = [:]
    var order: [GuardID] = []
    let owners = GuardOwners(in: graph)
    for leak in leaks {
      if byGuard[leak.guard] == nil { order.append(leak.guard) }
      byGuard[leak.guard, default: []].append(leak)
    }
    for id in order {
      let search = ReachabilitySearch(of: builder.hypergraph) { builder.hypergraph.guards(of: $0).contains(id) }
      let words = GuardedPathDescription(checker: self, hypergraph: builder.hypergraph) { search.firstEdge[Int($0)] }
      for leak in byGuard[id] ?? [] {
        let paths = leak.places.compactMap { words.path(to: $0) }
        guard let path = paths.min(by: { ($0.count, $0.range) < ($1.count, $1.range) }) else { continue }
        result.append(diagnostic(for: leak, by: path, owners: owners))
      }
    }
    return result
  }

  private func diagnostic(for leak: Leak, by path: GuardedPathDescription.Path, owners: GuardOwners) -> Diagnostic {
    let question = graph.text(of: graph.guards[leak.guard].declared.name)
    let id = places.places[leak.places[0]].screen
    let screen = name(of: id)
    var asked: [SourceRange] = []
    for range in leak.asked.sorted() where asked.last != range { asked.append(range) }
    let verb = path.last.isLink ? "opens" : "shows"
    // The guard that fails may be this one.
    let unasked = path.last.isRefusal ? "although a guard fails" : "without checking `\(question)`"
    return Diagnostic(
      .leak, message: "`\(screen)` can be shown without checking `\(question)`\(path.nameOnTop.map { ", below `\($0)`" } ?? "")",
      at: path.range,
      label: path.nameOnTop.map { "leads to `\($0)` with `\(screen)` below it, \(unasked)" }
        ?? "\(verb) `\(screen)` \(unasked)",
      secondary: asked.prefix(3).enumerated().map { Label(at: $1, text: $0 == 0 ? "checked here" : "and here") },
      notes: ["path without the guard: \(path.text)"],
      help: [leakAdvice(about: question, carried: asked.lazy.compactMap { owners.carried(at: $0, to: id) }.first, on: id, last: path.last)])
  }
}
