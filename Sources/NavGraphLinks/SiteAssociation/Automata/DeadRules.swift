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

  init(among components: [SiteAssociation.Component], association: SiteAssociation) {
    self.components = components
    self.association = association
    spelled = RuleAutomaton.spelled(in: association).sorted()
    let deciding = decidingTogether()
    for index in components.indices where !deciding.contains(index) {
      guard budget > 0, steps > 0 else { break }
      if let reason = reason(for: index) { dead.append((index, reason)) }
    }
  }

  /// Returns the components that decide some URL, as far as one search over all of them finds them.
  private mutating func decidingTogether() -> Set<Int> {
    var rules = RuleAutomaton(of: components, association: association)
    var deciding: Set<Int> = []
    let count = components.count
    walk(limit: DeadRules.limit / 2, effort: { rules.effort }, labels: { rules.labels(in: $0.0) }, isSettled: { rules.isSettled(in: $0.0) })
    { state, token in
      guard let token else {
        if let decision = rules.decision(in: state.0) { deciding.insert(decision) }
        return deciding.count == count ? nil : state
      }
      return (rules.step(from: state.0, over: token), 0)
    }
    return deciding
  }

  /// Returns the reason why a component decides no URL, or nil if it decides one, or if that can't be determined.
  private mutating func reason(for index: Int) -> Reason? {
    var own = RuleAutomaton(of: [components[index]], association: association)
    var before = RuleAutomaton(of: Array(components[..<index]), association: association)
    steps -= index
    if own.rules[0].machines.contains(where: \.isTooLarge) { return nil }
    var winners: Set<Int> = []
    var isDeciding = false
    let isWhole = walk(
      limit: DeadRules.limit / 8, effort: { own.effort + before.effort }, labels: { own.labels(in: $0.0).union(before.labels(in: $0.1)) },
      isSettled: { own.isSettled(in: $0.0) && before.isSettled(in: $0.1) }
    ) { state, token in
      guard let token else {
        guard own.decision(in: state.0) != nil else { return state }
        guard let winner = before.decision(in: state.1) else {
          isDeciding = true
          return nil
        }
        winners.insert(winner)
        return state
      }
      let next = own.step(from: state.0, over: token)
      return own.live(in: next).isEmpty ? (-1, 0) : (next, before.step(from: state.1, over: token))
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
    limit: Int, effort: () -> Int, labels: ((Int, Int)) -> Set<UInt32>, isSettled: ((Int, Int)) -> Bool,
    visit: ((Int, Int), URLToken?) -> (Int, Int)?
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
      let tokens = AssociationSearch.tokens(
        after: here.shape, labels: labels(state), spelling: .any, spelled: spelled, endsInPath: isSettled(state))
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
