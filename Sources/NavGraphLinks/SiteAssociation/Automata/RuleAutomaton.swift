/// The components of a site association as an automaton over URLs, whose states are numbered on demand.
struct RuleAutomaton {
  struct Rule {
    enum Query {
      case any
      case whole(PatternMachine)
      case items([(key: [UInt32], value: PatternMachine)])
    }
    let isExcluded: Bool
    let decodes: Bool
    let folds: Bool
    let path: PatternMachine
    let query: Query
    let fragment: PatternMachine?

    var machines: [PatternMachine] {
      var all = [path]
      if case .whole(let machine) = query { all.append(machine) }
      if case .items(let items) = query { all += items.map(\.value) }
      return all + (fragment.map { [$0] } ?? [])
    }
    var isAlike: Bool { if case .any = query { fragment == nil } else { false } }
  }

  /// The state of one component.
  private struct Live: Hashable {
    var shape: Int
    var rule: Int
    /// The states in a path or a text, or the knowledge about each key of `items`.
    var states: [Int] = []
    /// The states in a path before slashes that may be its end, or the state of the current item of `items`.
    var other: [Int] = []
  }
  /// The numbers of the live components' states.
  private typealias State = [Int]

  let rules: [Rule]
  private var states: [State] = []
  private var numbers: [State: Int] = [:]
  private var moves: [[URLToken: Int]] = [[:]]
  private var labels: [Set<UInt32>?] = [nil]
  private var given: [Bool?] = [nil]
  // The states of components by number. Many automaton states differ in a single component, and the others share their steps.
  private var lives: [Live] = []
  private var numbersOfLives: [Live: Int] = [:]
  /// The next states of each component, or -1 for none.
  private var movesOfLives: [[URLToken: Int]] = []
  /// Whether the component matches every continuation.
  private var isSure: [Bool] = []
  /// Whether the component matches a URL that ends there.
  private var matches: [Bool] = []
  /// The number of steps of single components, weighted by the states of their patterns. Each step is computed once.
  private(set) var effort = 0

  private static let inPath = 0
  private static let inQuery = 1
  private static let inFragment = 2
  private static let first = -1
  // The state of an item: in its key, in the value of a known key, or skipped.
  private static let key = 0
  private static let value = 1
  private static let skipped = 2

  init(of components: [SiteAssociation.Component], association: SiteAssociation) {
    let pattern = AssociationPattern(in: association)
    let rules = components.map { component in
      let folds = !component.isCaseSensitive
      func machine(for text: String) -> PatternMachine { PatternMachine(of: pattern.elements(of: text), folds: folds) }
      let query: Rule.Query =
        switch component.query {
        case .none, .whole("*"): .any
        case .whole(let text): .whole(machine(for: text))
        case .items(let items):
          items.isEmpty
            ? .any
            : .items(
              items.map { item in
                let key = item.key.unicodeScalars.map(\.value)
                return (folds ? key.map(PatternMachine.folded) : key, machine(for: item.value))
              })
        }
      return Rule(
        isExcluded: component.isExcluded, decodes: !component.isPercentEncoded, folds: folds,
        path: PatternMachine(of: pattern.path(of: component.path ?? "*"), folds: folds), query: query,
        fragment: component.fragment == nil || component.fragment == "*" ? nil : component.fragment.map(machine))
    }
    self.rules = rules
    let start = rules.indices.map { number(of: Live(shape: RuleAutomaton.first, rule: $0, states: rules[$0].path.start)) }
    states = [start]
    numbers = [start: 0]
  }

  /// Returns the components that may still match.
  func live(in state: Int) -> [Int] { states[state].map { lives[$0].rule } }

  /// Whether the query and the fragment can't change the decision.
  func isSettled(in state: Int) -> Bool { states[state].allSatisfy { rules[lives[$0].rule].isAlike } }

  mutating func step(from state: Int, over token: URLToken) -> Int {
    if let known = moves[state][token] { return known }
    let next = after(states[state], over: token)
    let number: Int
    if let known = numbers[next] {
      number = known
    } else {
      number = states.count
      numbers[next] = number
      states.append(next)
      moves.append([:])
      labels.append(nil)
      given.append(nil)
    }
    moves[state][token] = number
    return number
  }

  private mutating func after(_ state: State, over token: URLToken) -> State {
    effort += state.count
    var live: State = []
    for one in state {
      let next = after(one, over: token)
      guard next >= 0 else { continue }
      live.append(next)
      // Later components are irrelevant after one that matches every continuation.
      if isSure[next] { break }
    }
    return live
  }

  /// Returns the next state of one component, or -1 for none.
  private mutating func after(_ number: Int, over token: URLToken) -> Int {
    if let known = movesOfLives[number][token] { return known }
    effort += lives[number].states.count + lives[number].other.count
    let next = self.next(after: lives[number], over: token).map { self.number(of: $0) } ?? -1
    movesOfLives[number][token] = next
    return next
  }

  private func next(after live: Live, over token: URLToken) -> Live? {
    switch live.shape {
    case RuleAutomaton.first, RuleAutomaton.inPath:
      if token == .question { return enterQuery(from: live) }
      return token == .hash ? enterQuery(from: live).flatMap(enterFragment) : walkPath(live, over: token)
    case RuleAutomaton.inQuery: return token == .hash ? enterFragment(from: live) : walkQuery(live, over: token)
    default: return walkFragment(live, over: token)
    }
  }

  private mutating func number(of live: Live) -> Int {
    if let known = numbersOfLives[live] { return known }
    let number = lives.count
    numbersOfLives[live] = number
    lives.append(live)
    movesOfLives.append([:])
    isSure.append(isSure(of: live))
    matches.append(matches(in: live))
    return number
  }

  /// Whether the component matches every continuation.
  private func isSure(of live: Live) -> Bool {
    let rule = rules[live.rule]
    switch live.shape {
    case RuleAutomaton.first: return false
    case RuleAutomaton.inPath: return rule.isAlike && rule.path.acceptsAnything(in: live.states)
    case RuleAutomaton.inQuery:
      guard rule.fragment == nil else { return false }
      switch rule.query {
      case .any: return true
      case .whole(let machine): return machine.acceptsAnything(in: live.states)
      case .items: return false
      }
    default: return rule.fragment?.acceptsAnything(in: live.states) ?? true
    }
  }

  /// Whether the component matches a URL that ends there.
  private func matches(in live: Live) -> Bool {
    var whole: Live? = live
    if live.shape <= RuleAutomaton.inPath { whole = enterQuery(from: live) }
    if live.shape < RuleAutomaton.inFragment { whole = whole.flatMap(enterFragment) }
    return whole.map { rules[$0.rule].fragment?.accepts(in: $0.states) ?? true } ?? false
  }

  /// Whether every URL that begins like this is passed to the app.
  mutating func isGiven(in state: Int) -> Bool {
    if let known = given[state] { return known }
    let answer =
      states[state].first { rules[lives[$0].rule].isExcluded || isSure[$0] }
      .map { !rules[lives[$0].rule].isExcluded } ?? false
    given[state] = answer
    return answer
  }

  private func text(of token: URLToken, rule: Rule) -> [UInt32] { rule.decodes && token != .huge ? [token.scalar] : token.written }

  private func walkPath(_ live: Live, over token: URLToken) -> Live? {
    var next = live
    next.shape = RuleAutomaton.inPath
    for scalar in text(of: token, rule: rules[live.rule]) {
      next.states = rules[live.rule].path.step(from: next.states, over: scalar)
      if live.shape == RuleAutomaton.first || scalar != 0x2F { next.other = next.states }
    }
    return next.states.isEmpty && next.other.isEmpty ? nil : next
  }

  private func enterQuery(from live: Live) -> Live? {
    let rule = rules[live.rule]
    guard rule.path.accepts(in: live.other) else { return nil }
    switch rule.query {
    case .any: return Live(shape: RuleAutomaton.inQuery, rule: live.rule)
    case .whole(let machine): return Live(shape: RuleAutomaton.inQuery, rule: live.rule, states: machine.start)
    case .items(let items):
      return beginItem(in: live, known: items.map { _ in 0 })
    }
  }

  /// Returns the state before an item, in which any key may follow.
  private func beginItem(in live: Live, known: [Int]) -> Live {
    Live(shape: RuleAutomaton.inQuery, rule: live.rule, states: known, other: [RuleAutomaton.key, 0] + Array(known.indices))
  }

  private func walkQuery(_ live: Live, over token: URLToken) -> Live? {
    let rule = rules[live.rule]
    var live = live
    switch rule.query {
    case .any: return live
    case .whole(let machine):
      if machine.acceptsAnything(in: live.states) { return live }
      for scalar in text(of: token, rule: rule) { live.states = machine.step(from: live.states, over: scalar) }
      return live.states.isEmpty ? nil : live
    case .items(let items):
      if token.is("&") {
        guard let known = closed(live, items: items) else { return nil }
        return beginItem(in: live, known: known)
      }
      walkItem(&live, over: token, rule: rule, items: items)
      return live
    }
  }

  private func walkItem(_ live: inout Live, over token: URLToken, rule: Rule, items: [(key: [UInt32], value: PatternMachine)]) {
    switch live.other[0] {
    case RuleAutomaton.key:
      let offset = live.other[1]
      let candidates = live.other[2...]
      if token.is("=") {
        let found = candidates.first { items[$0].key.count == offset }
        live.other = found.map { [RuleAutomaton.value, $0] + items[$0].value.start } ?? [RuleAutomaton.skipped]
        return
      }
      var (left, position) = (Array(candidates), offset)
      for scalar in text(of: token, rule: rule) {
        let scalar = rule.folds ? PatternMachine.folded(scalar) : scalar
        left = left.filter { position < items[$0].key.count && items[$0].key[position] == scalar }
        position += 1
      }
      live.other = left.isEmpty ? [RuleAutomaton.skipped] : [RuleAutomaton.key, position] + left
    case RuleAutomaton.value:
      let item = live.other[1]
      var states = Array(live.other[2...])
      for scalar in text(of: token, rule: rule) { states = items[item].value.step(from: states, over: scalar) }
      live.other = [RuleAutomaton.value, item] + states
    default: break
    }
  }

  /// Returns the knowledge about keys after the current item, or nil if it doesn't match.
  private func closed(_ live: Live, items: [(key: [UInt32], value: PatternMachine)]) -> [Int]? {
    var known = live.states
    switch live.other[0] {
    case RuleAutomaton.key:
      // An empty item is ignored. An item without `=` has an empty value.
      guard live.other[1] > 0, let item = live.other[2...].first(where: { items[$0].key.count == live.other[1] }) else { return known }
      guard items[item].value.acceptsEmpty else { return nil }
      known[item] = 1
    case RuleAutomaton.value:
      let item = live.other[1]
      guard items[item].value.accepts(in: Array(live.other[2...])) else { return nil }
      known[item] = 1
    default: break
    }
    return known
  }

  private func enterFragment(from live: Live) -> Live? {
    let rule = rules[live.rule]
    switch rule.query {
    case .any: break
    case .whole(let machine): guard machine.accepts(in: live.states) else { return nil }
    case .items(let items):
      guard let known = closed(live, items: items) else { return nil }
      // A missing key counts as a key with an empty value.
      guard items.indices.allSatisfy({ known[$0] == 1 || items[$0].value.acceptsEmpty }) else { return nil }
    }
    return Live(shape: RuleAutomaton.inFragment, rule: live.rule, states: rule.fragment?.start ?? [])
  }

  private func walkFragment(_ live: Live, over token: URLToken) -> Live? {
    guard let machine = rules[live.rule].fragment else { return live }
    var live = live
    for scalar in text(of: token, rule: rules[live.rule]) { live.states = machine.step(from: live.states, over: scalar) }
    return live.states.isEmpty ? nil : live
  }

  /// Returns the component that decides a URL that ends here.
  func decision(in state: Int) -> Int? {
    states[state].first { matches[$0] }.map { lives[$0].rule }
  }

  /// Returns the scalars that the components distinguish here.
  mutating func labels(in state: Int) -> Set<UInt32> {
    if let known = labels[state] { return known }
    var found: Set<UInt32> = []
    for number in states[state] {
      let live = lives[number]
      let rule = rules[live.rule]
      switch live.shape {
      case RuleAutomaton.first, RuleAutomaton.inPath: rule.path.addLabels(of: live.states, to: &found)
      case RuleAutomaton.inFragment: rule.fragment?.addLabels(of: live.states, to: &found)
      default:
        switch rule.query {
        case .any: break
        case .whole(let machine): machine.addLabels(of: live.states, to: &found)
        case .items(let items):
          if live.other[0] == RuleAutomaton.value { items[live.other[1]].value.addLabels(of: Array(live.other[2...]), to: &found) }
          guard live.other[0] == RuleAutomaton.key else { continue }
          for item in live.other[2...] where live.other[1] < items[item].key.count {
            let scalar = items[item].key[live.other[1]]
            found.insert(scalar)
            if rule.folds, scalar >= 0x61, scalar <= 0x7A { found.insert(scalar & 0xDF) }
          }
        }
      }
    }
    labels[state] = found
    return found
  }

  /// Returns the scalars that are escaped in patterns.
  static func spelled(in association: SiteAssociation) -> Set<UInt32> {
    var found: Set<UInt32> = []
    func add(_ text: String?) {
      guard let text, text.utf8.contains(0x25) else { return }
      let bytes = Array(text.utf8)
      var decoded: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x25, index + 2 < bytes.count,
          let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
        {
          decoded.append(byte)
          index += 3
        } else {
          decoded.append(bytes[index])
          index += 1
        }
      }
      for scalar in String(decoding: decoded, as: UTF8.self).unicodeScalars where !"*?$()".unicodeScalars.contains(scalar) {
        if !URLToken.isPlain(scalar.value, inPath: false) { found.insert(scalar.value) }
      }
    }
    for (_, values) in association.variables { for value in values { add(value) } }
    for component in association.details.flatMap(\.components) {
      add(component.path)
      add(component.fragment)
      switch component.query {
      case .none: break
      case .whole(let text): add(text)
      case .items(let items): for item in items { add(item.key + "=" + item.value) }
      }
    }
    return found
  }
}
