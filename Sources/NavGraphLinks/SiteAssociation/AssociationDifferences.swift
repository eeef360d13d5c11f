import NavGraphModel
import NavGraphSyntax

/// The differences between the universal links of an app and the URLs that a file passes to it on one host.
package struct AssociationDifferences: Sendable {
  /// A URL that only one of the two sides has.
  package struct Difference<Subject: Sendable>: Sendable {
    package let subject: Subject
    package let url: String
  }
  /// The patterns that match URLs which stay in the browser, in source order.
  package var missing: [Difference<PatternID>] = []
  /// The components, by index, that pass URLs to the app which no route matches.
  package var extra: [Difference<Int>] = []
  /// The components, by index, that pass such URLs to the app as the closest possible file does, because no file can express numbers. They
  /// don't count as differences.
  package var alike: [Difference<Int>] = []
  /// The components, by index, that pass URLs to the app which no route matches only because wildcards match across slashes: with an empty
  /// segment, or below a link.
  package var beyond: [Difference<Int>] = []
  /// The components, by index, that decide no URL, each with the earlier ones that decide instead. Without any, the component matches no
  /// URL.
  package var dead: [(component: Int, winners: [Int])] = []
  /// A URL with an escaped slash, `&`, or `=` that is passed to the app only because it is decoded. Its component has no other difference.
  package var hidden: Difference<Int>?
  /// A URL with escapes, such as `%63` for `c` or `%2F` within a segment, that a pattern matches and that stays in the browser. It is only
  /// set if nothing else is missing.
  package var escaped: String?
  /// Whether all spellings were compared.
  package var spellingsAreWhole = true
  /// Whether all URLs were compared.
  package var isWhole = true
  /// The components, by index, that are too large to be compared.
  package var tooLarge: [Int] = []

  package var isEmpty: Bool { missing.isEmpty && extra.isEmpty && isWhole && tooLarge.isEmpty }

  /// Compares the URLs of a host that `table` matches with those that `components` pass to the app.
  ///
  /// - Parameter closest: A file that passes all links to the app, and as few other URLs as possible.
  package init(
    to table: RouteTable, host: String, components: [SiteAssociation.Component], association: SiteAssociation,
    closest: SiteAssociation? = nil, limit: Int = AssociationDifferences.limit
  ) {
    // A repeated rule decides nothing that the first one doesn't.
    var firsts: [SiteAssociation.Component: Int] = [:]
    let first = components.enumerated().map { index, component in
      if let first = firsts[component.rule] { return first }
      firsts[component.rule] = index
      return index
    }
    let numbers = components.indices.filter { first[$0] == $0 }
    self.init(to: table, host: host, distinct: numbers.map { components[$0] }, association: association, closest: closest, limit: limit)
    number(by: numbers)
    let dead = Dictionary(uniqueKeysWithValues: dead.map { ($0.component, $0.winners) })
    let isTooLarge = Set(tooLarge)
    for index in components.indices where first[index] != index {
      if isTooLarge.contains(first[index]) {
        tooLarge.append(index)
      } else {
        self.dead.append((index, dead[first[index]] ?? [first[index]]))
      }
    }
    tooLarge.sort()
    self.dead.sort { $0.component < $1.component }
  }

  /// Replaces indices among the distinct components by those among all.
  private mutating func number(by numbers: [Int]) {
    func numbered(_ difference: Difference<Int>) -> Difference<Int> {
      Difference(subject: numbers[difference.subject], url: difference.url)
    }
    extra = extra.map(numbered)
    alike = alike.map(numbered)
    beyond = beyond.map(numbered)
    hidden = hidden.map(numbered)
    tooLarge = tooLarge.map { numbers[$0] }
    dead = dead.map { component, winners in (numbers[component], winners.map { numbers[$0] }) }
  }

  private init(
    to table: RouteTable, host: String, distinct components: [SiteAssociation.Component], association: SiteAssociation,
    closest: SiteAssociation?, limit: Int
  ) {
    let rules = RuleAutomaton(of: components, association: association)
    tooLarge = rules.rules.indices.filter { rules.rules[$0].machines.contains(where: \.isTooLarge) }
    let spelled = RuleAutomaton.spelled(in: association)
    let least = closest.map { RuleAutomaton(of: $0.details.flatMap(\.components), association: $0) }
    var search = AssociationSearch(
      of: rules, closest: least, routes: RouteAutomaton(of: RouteTrie(of: table, host: host)), spelled: spelled)
    let result = search.run(spelling: .plain, limit: limit)
    func url(of tokens: [URLToken]) -> String {
      var text = String.UnicodeScalarView()
      for scalar in tokens.flatMap(\.written) { if let scalar = Unicode.Scalar(scalar) { text.append(scalar) } }
      return "https://" + host + String(text)
    }
    isWhole = result.isWhole
    var seen: Set<PatternID> = []
    for (variant, tokens) in result.missing.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      let pattern = table.variants[variant].pattern
      if seen.insert(pattern).inserted { missing.append(Difference(subject: pattern, url: url(of: tokens))) }
    }
    missing.sort { table.ranks[$0.subject.index] < table.ranks[$1.subject.index] }
    for (component, tokens) in result.extra.sorted(by: { $0.key < $1.key }) {
      extra.append(Difference(subject: component, url: url(of: tokens)))
    }
    for (component, tokens) in result.alike.sorted(by: { $0.key < $1.key }) where result.extra[component] == nil {
      alike.append(Difference(subject: component, url: url(of: tokens)))
    }
    for (component, tokens) in result.beyond.sorted(by: { $0.key < $1.key }) where result.extra[component] == nil {
      beyond.append(Difference(subject: component, url: url(of: tokens)))
    }
    dead = DeadRules(among: components, association: association).dead.map { component, reason in
      if case .decidedBefore(let winners) = reason { (component, winners) } else { (component, []) }
    }
    guard missing.isEmpty, isWhole else { return }
    let spellings = search.run(spelling: .any, limit: limit / 4)
    spellingsAreWhole = spellings.isWhole
    escaped = spellings.missing.min { $0.key < $1.key }.map { url(of: $0.value) }
    hidden = spellings.hidden.map { Difference(subject: $0.component, url: url(of: $0.tokens)) }
  }

  /// The maximum number of pairs of states that a comparison visits.
  package static let limit = AssociationSearch.limit
}
