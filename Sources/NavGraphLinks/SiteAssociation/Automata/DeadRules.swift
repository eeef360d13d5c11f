/// The components of a site association that decide no URL.
struct DeadRules {
  enum Reason: Equatable {
    /// The component matches no URL.
    case matchesNothing
    /// Earlier components, in this order, decide each URL that it matches.
    case decidedBefore([Int])
  }
  /// The components that certainly decide no URL, by index and in their order.
  private(set) var dead: [(component: Int, reason: Reason)] = []

  /// The maximum number of pairs of states for all components together. It is a count, so that every machine stops at the same state.
  private static let limit = 100_000
  private let components: [SiteAssociation.Component]
  private let association: SiteAssociation
  private let spelled: [UInt32]
  private var budget = DeadRules.limit
  /// The remaining steps of single components.
  private var steps = 10 * DeadRules.limit

  init(_ components: [SiteAssociation.Component], _ association: SiteAssociation) {
    self.components = components
    self.association = association
    spelled = RuleAutomaton.spelled(association).sorted()
    let deciding = decidingTogether()
    for index in components.indices where !deciding.contains(index) {
      guard budget > 0, steps > 0 else { break }
      if let reason = reason(index) { dead.append((index, reason)) }
    }
  }

  /// Returns the components that decide some URL, as far as one search over all of them finds them.
  private mutating func decidingTogether() -> Set<Int> {
    var rules = RuleAutomaton(components, association)
    var deciding: Set<Int> = []
    let count = components.count
    walk(limit: DeadRules.limit / 2, { rules.effort }, { rules.labels($0.0) }, { rules.isSettled($0.0) }) { state, token in
      guard let token else {
        if let decision = rules.decision(state.0) { deciding.insert(decision) }
        return deciding.count == count ? nil : state
      }
      return (rules.step(state.0, token), 0)
    }
    return deciding
  }

  /// Returns the reason why a component decides no URL, or nil if it decides one, or if that can't be determined.
  private mutating func reason(_ index: Int) -> Reason? {
    var own = RuleAutomaton([components[index]], association)
    var before = RuleAutomaton(Array(components[..<index]), association)
    steps -= index
    if own.rules[0].machines.contains(where: \.isTooLarge) { return nil }
    var winners: Set<Int> = []
    var isDeciding = false
    let isWhole = walk(
      limit: DeadRules.limit / 8, { own.effort + before.effort }, { own.labels($0.0).union(before.labels($0.1)) },
      { own.isSettled($0.0) && before.isSettled($0.1) }
    ) { state, token in
      guard let token else {
        guard own.decision(state.0) != nil else { return state }
        guard let winner = before.decision(state.1) else {
          isDeciding = true
          return nil
        }
        winners.insert(winner)
        return state
      }
      let next = own.step(state.0, token)
      return own.live(next).isEmpty ? (-1, 0) : (next, before.step(state.1, token))
    }
    if isDeciding || !isWhole { return nil }
    return winners.isEmpty ? .matchesNothing : .decidedBefore(winners.sorted())
  }

  private struct Visit: Hashable {
    let first: Int
    let second: Int
    let shape: URLShape
  }

  /// Searches all URLs, short ones first. Returns whether all states were visited.
  ///
  /// - Parameters:
  ///   - effort: Returns the steps of components so far.
  ///   - visit: Returns the state after a token, which is negative if nothing follows. Without a token, the URL may end in the state, and
  ///     nil ends the search.
  @discardableResult
  private mutating func walk(
    limit: Int, _ effort: () -> Int, _ labels: ((Int, Int)) -> Set<UInt32>, _ isSettled: ((Int, Int)) -> Bool,
    _ visit: ((Int, Int), URLToken?) -> (Int, Int)?
  ) -> Bool {
    defer { steps -= effort() }
    var open = [Visit(first: 0, second: 0, shape: .start)]
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let here = open[next]
      next += 1
      let state = (here.first, here.second)
      if here.shape.mayEnd, visit(state, nil) == nil { return true }
      let tokens = AssociationSearch.tokens(after: here.shape, labels(state), .any, spelled: spelled, endsInPath: isSettled(state))
      for token in tokens {
        guard let shape = here.shape.after(token), let after = visit(state, token), after.0 >= 0 else { continue }
        let visit = Visit(first: after.0, second: after.1, shape: shape)
        guard seen.insert(visit).inserted else { continue }
        budget -= 1
        if budget < 0 || open.count >= limit || effort() > steps { return false }
        open.append(visit)
      }
    }
    return true
  }
}
