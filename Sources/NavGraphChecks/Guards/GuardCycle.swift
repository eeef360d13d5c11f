import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: a `finish` counts even if no path leads to it.
  static let guardCycle = Rule(
    number: 0802, severity: .error, summary: "guard whose flow requires the guard itself",
    rationale: """
      The flow of a guard is presented because the guard failed. If every path to `finish` in it requires the same guard, or a guard whose \
      own flow requires the first, a user who was refused once can never pass. Let the flow show only content that doesn't require the \
      guard.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on account -> push Account
      }
      screen Account requires signedIn
      modal SignIn { content stack Welcome }
      screen Welcome {
        on start -> push Credentials
      }
      screen Credentials requires signedIn {
        on done -> finish
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home {
        on account -> push Account
      }
      screen Account requires signedIn
      modal SignIn { content stack Welcome }
      screen Welcome {
        on start -> push Credentials
      }
      screen Credentials {
        on done -> finish
      }
      """)
}

extension Checker {
  /// Returns the diagnostics, each with the ranges of the flows of its guards.
  func guardCycles(in builder: GuardHypergraphBuilder) -> [(diagnostic: Diagnostic, flows: [SourceRange])] {
    guard graph.guards.contains(where: { $0.flow != nil }) else { return [] }
    return GuardLoops(in: builder, outgoing: builder.hypergraph.outgoingEdges()).loops.compactMap { loop in
      let flows = loop.compactMap { graph.guards[$0.from].flow.map { graph.instances[$0].range } }
      return words(for: loop, in: builder).map { ($0, flows) }
    }
  }

  private func words(for loop: [GuardLoops.Dependency], in builder: GuardHypergraphBuilder) -> Diagnostic? {
    guard let first = loop.first, let flow = graph.guards[first.from].flow else { return nil }
    let names = loop.map { graph.text(of: graph.guards[$0.from].declared.name) }
    let start = names[0]
    var secondary: [Label] = []
    for (index, hop) in loop.enumerated().prefix(5) {
      let asked = graph.text(of: graph.guards[hop.to].declared.name)
      let again = index + 1 == loop.count ? "... and requires `\(asked)` again" : "... which requires `\(asked)` ..."
      secondary.append(Label(at: range(of: hop, in: builder), text: again))
    }
    let steps = loop.map { hop in
      "\(graph.text(of: graph.guards[hop.from].declared.name)) --fails--> \(path(of: hop, in: builder))"
    }
    let shown = steps.count > 6 ? Array(steps.prefix(3)) + ["..."] + Array(steps.suffix(2)) : steps
    return Diagnostic(
      .guardCycle,
      message: loop.count == 1
        ? "the flow of `\(start)` can't finish without `\(start)` itself"
        : "the flows of \(list(of: names.map { "`\($0)`" })) wait for each other",
      at: graph.instances[flow].range, label: "presented when `\(start)` fails ...", secondary: secondary,
      notes: ["loop: \(shown.joined(separator: ", which requires ")), which requires \(start)"],
      help: ["let this flow reach `finish` without requiring `\(start)`"])
  }

  /// Returns the path from the first screen of a flow to the guard.
  private func path(of hop: GuardLoops.Dependency, in builder: GuardHypergraphBuilder) -> String {
    let start = name(of: places.units[hop.unit].content)
    guard let edge = hop.blocking.edge else { return start }
    let words = GuardedPathDescription(checker: self, hypergraph: builder.hypergraph) { hop.search.firstEdge[$0] ?? -1 }
    return words.text(from: hop.unit, through: edge)
  }

  /// Returns the range at which the guard is required.
  private func range(of hop: GuardLoops.Dependency, in builder: GuardHypergraphBuilder) -> SourceRange {
    var lists: [IDRange<GuardUse>] = []
    func add(_ slot: SlotID) { lists += builder.entry(of: slot)?.requires ?? [] }
    if let index = hop.blocking.edge {
      let edge = builder.hypergraph.edges[Int(index)]
      if case .event(let event, _) = edge.cause { lists.append(graph.events[event].requires) }
      if let place = builder.hypergraph.place(of: edge.target) { lists.append(graph.screens[places.places[place].screen].requires) }
      if let slot = builder.hypergraph.slot(of: edge.target) { add(slot) }
    } else if let slot = places.units[hop.unit].slot {
      add(slot)
    }
    for list in lists {
      for use in graph.guardUses[list] where use.guard == hop.to { return use.range }
    }
    return graph.guards[hop.to].declared.nameRange
  }
}
