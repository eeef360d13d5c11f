/// A breadth-first search over all URLs, in the product of the automata of an app's patterns and a file's components. It keeps the first
/// example of each difference.
struct AssociationSearch {
  /// The spellings of URLs to search.
  enum Spelling {
    /// Only characters that must be escaped are escaped.
    case plain
    /// Any character may be escaped, including separators.
    case any
  }
  struct Result {
    /// For each variant, a URL that it matches and that isn't passed to the app.
    var missing: [Int: [URLToken]] = [:]
    /// For each component, a URL that it passes to the app and that no route matches, although a file can exclude it.
    var extra: [Int: [URLToken]] = [:]
    /// For each component, a URL that it passes to the app as the closest file does, because no file can express numbers.
    var alike: [Int: [URLToken]] = [:]
    /// For each component, a URL that it passes to the app and that no route matches, with an empty segment or below a link.
    var beyond: [Int: [URLToken]] = [:]
    /// A URL with an escaped slash, `&`, or `=`, and its component.
    var hidden: (component: Int, tokens: [URLToken])?
    /// Whether everything was compared.
    var isWhole = true
    /// The number of pairs of states that were visited.
    var effort = 0
  }

  private struct Pair: Hashable {
    var rules: Int
    /// The state of the closest file, or 0 if there is none.
    var closest: Int
    var routes: Int
    var shape: URLShape
    var hasHidden: Bool
    /// Whether the URL has two consecutive slashes, or continues after a link that ends before a slash.
    var isBeyond: Bool
  }
  private struct Visit {
    var pair: Pair
    var from: Int
    var token: URLToken
  }

  private var rules: RuleAutomaton
  /// The closest file, which is the one that navgraph writes. It passes no more URLs to the app than necessary.
  private var closest: RuleAutomaton?
  private var routes: RouteAutomaton
  private let spelled: [UInt32]
  /// The limit suffices for tables of thousands of patterns. It is a count and not a time, so that every machine stops at the same state.
  static let limit = 100_000
  /// The maximum number of steps of single components for a pair of states, on average.
  private static let stepsOfPair = 20

  init(of rules: RuleAutomaton, closest: RuleAutomaton?, routes: RouteAutomaton, spelled: Set<UInt32>) {
    self.rules = rules
    self.closest = closest
    self.routes = routes
    self.spelled = spelled.sorted()
  }

  private var steps: Int { rules.effort + (closest?.effort ?? 0) }

  /// Runs the search. For spellings, it stops at the first difference on each side.
  mutating func run(spelling: Spelling, limit: Int) -> Result {
    let maxSteps = steps + limit * AssociationSearch.stepsOfPair
    let decodes = rules.rules.contains { $0.decodes && !$0.isExcluded }
    var result = Result()
    var visits = [
      Visit(pair: Pair(rules: 0, closest: 0, routes: 0, shape: .start, hasHidden: false, isBeyond: false), from: -1, token: .slash)
    ]
    var seen: Set<Pair> = [visits[0].pair]
    var next = 0
    while next < visits.count {
      let pair = visits[next].pair
      for token in tokens(after: pair, spelling: spelling) {
        guard let shape = pair.shape.after(token) else { continue }
        let hasHidden = pair.hasHidden || token.isHiddenMark(inPath: pair.shape.isPath)
        let after = Pair(
          rules: rules.step(from: pair.rules, over: token), closest: closest?.step(from: pair.closest, over: token) ?? 0,
          routes: routes.step(from: pair.routes, over: token), shape: shape, hasHidden: hasHidden,
          isBeyond: pair.isBeyond || token == .slash && goesBeyond(pair))
        guard !isIdle(after: after, result: result, spelling: spelling, decodes: decodes), seen.insert(after).inserted else { continue }
        visits.append(Visit(pair: after, from: next, token: token))
        if shape.mayEnd { judge(after, result: &result, spelling: spelling) { AssociationSearch.text(of: visits, last: visits.count - 1) } }
        if spelling == .any, !result.missing.isEmpty, result.hidden != nil || !decodes { return result }
        if visits.count > limit || steps > maxSteps {
          result.isWhole = false
          result.effort = visits.count
          return result
        }
      }
      next += 1
    }
    result.effort = visits.count
    return result
  }

  /// Whether a slash after this pair results in a URL that matches only because wildcards match across slashes.
  private func goesBeyond(_ pair: Pair) -> Bool {
    switch pair.shape {
    case .root, .slash: true
    case .segment: !routes.matches(in: pair.routes).isEmpty
    default: false
    }
  }

  private static func text(of visits: [Visit], last: Int) -> [URLToken] {
    var tokens: [URLToken] = []
    var at = last
    while at > 0 {
      tokens.append(visits[at].token)
      at = visits[at].from
    }
    return tokens.reversed()
  }

  private func judge(_ pair: Pair, result: inout Result, spelling: Spelling, text: () -> [URLToken]) {
    let decision = rules.decision(in: pair.rules)
    let isGiven = AssociationSearch.isGiven(by: rules, decision: decision)
    let matches = routes.matches(in: pair.routes)
    if !isGiven {
      for variant in matches where result.missing[variant] == nil { result.missing[variant] = text() }
    } else if matches.isEmpty, let decision {
      if spelling == .plain {
        if let closest, AssociationSearch.isGiven(by: closest, decision: closest.decision(in: pair.closest)) {
          if result.alike[decision] == nil { result.alike[decision] = text() }
        } else if pair.isBeyond {
          if result.beyond[decision] == nil { result.beyond[decision] = text() }
        } else if result.extra[decision] == nil {
          result.extra[decision] = text()
        }
      } else if pair.hasHidden, result.hidden == nil {
        result.hidden = (decision, text())
      }
    }
  }

  private static func isGiven(by rules: RuleAutomaton, decision: Int?) -> Bool {
    decision.map { !rules.rules[$0].isExcluded } ?? false
  }

  /// Whether no further difference can be found after a pair.
  private mutating func isIdle(after pair: Pair, result: Result, spelling: Spelling, decodes: Bool) -> Bool {
    let canMiss = !routes.isDead(in: pair.routes) && !rules.isGiven(in: pair.rules) && (spelling == .plain || result.missing.isEmpty)
    if canMiss { return false }
    if routes.isMatched(in: pair.routes) { return true }
    if spelling == .any { return !decodes || result.hidden != nil || rules.live(in: pair.rules).isEmpty }
    // URLs that the closest file always passes to the app from here on were reported where they began.
    let isClose = closest?.isGiven(in: pair.closest) ?? false
    return rules.live(in: pair.rules).allSatisfy {
      rules.rules[$0].isExcluded || result.extra[$0] != nil || isClose && result.alike[$0] != nil
        || pair.isBeyond && result.beyond[$0] != nil
    }
  }

  private mutating func tokens(after pair: Pair, spelling: Spelling) -> [URLToken] {
    var labels = rules.labels(in: pair.rules).union(routes.labels(in: pair.routes))
    if let more = closest?.labels(in: pair.closest) { labels.formUnion(more) }
    let isSettled = rules.isSettled(in: pair.rules) && routes.isSettled(in: pair.routes) && closest?.isSettled(in: pair.closest) ?? true
    return AssociationSearch.tokens(after: pair.shape, labels: labels, spelling: spelling, spelled: spelled, endsInPath: isSettled)
  }

  /// Returns the tokens that may follow: all distinguished characters, and for each kind one character that represents the others.
  static func tokens(
    after shape: URLShape, labels: Set<UInt32>, spelling: Spelling, spelled: [UInt32], endsInPath: Bool
  ) -> [URLToken] {
    if shape == .start { return [.slash] }
    let inPath = shape.isPath
    var tokens: [URLToken] = []
    func add(_ scalar: UInt32) {
      if scalar == URLToken.huge.scalar { return tokens.append(.huge) }
      let isPlain = URLToken.isPlain(scalar, inPath: inPath)
      let isStructure = inPath ? scalar == 0x2F : shape == .query && (scalar == 0x26 || scalar == 0x3D)
      if isPlain, !isStructure { tokens.append(URLToken(scalar: scalar, isEscaped: false)) }
      if isStructure ? spelling == .any : !isPlain || spelling == .any { tokens.append(URLToken(scalar: scalar, isEscaped: true)) }
    }
    if let fresh = plain.first(where: { !labels.contains($0) }) { add(fresh) }
    for scalar in labels.sorted() { add(scalar) }
    // A space and a letter outside ASCII represent all characters that must be escaped.
    for scalar in [0x20, 0xE9] + spelled where !labels.contains(scalar) { add(scalar) }
    if spelling == .any {
      for scalar: UInt32 in inPath ? [0x2F] : [0x26, 0x3D] where !labels.contains(scalar) { add(scalar) }
    }
    if inPath { tokens.append(.slash) }
    if shape == .query {
      tokens += [URLToken(scalar: 0x26, isEscaped: false), URLToken(scalar: 0x3D, isEscaped: false)]
    }
    if !endsInPath {
      if shape.endsPath { tokens.append(.question) }
      if shape.endsPath || shape == .query { tokens.append(.hash) }
    }
    return tokens
  }

  private static let plain: [UInt32] = "xyzwvabcdefghijklmnopqrstuXYZWVABCDEFGHIJKLMNOPQRSTU0123456789_~-".unicodeScalars.map(\.value)
}
