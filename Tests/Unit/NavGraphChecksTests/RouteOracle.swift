/// An independent implementation of the rules of routes, which tries every URL over a small alphabet with every pattern.
///
/// It shares no code with the checker. A language is the set of the universe's words that are in it, and the order of patterns follows the
/// rules directly. Sets of patterns are bits of an integer, so that many tables can be tested.
struct RouteOracle {
  typealias Rig = RouteTableFixture

  /// A pattern with a certain number of segments.
  struct Form {
    var row: Int
    var segments: [Rig.Part]
    /// The numbers of the segments in the universe.
    var parts: [Int]
    /// The required query items. The key `#` is the fragment.
    var needs: [(key: String, value: Rig.Part)]
    var origins: Set<String>
  }

  struct URL {
    var origin: String
    var segments: [String]
    /// The query items in their order. The key `#` is the fragment.
    var items: [(key: String, value: String)]
  }

  let forms: [Form]
  let rowCount: Int
  /// The maximum number of segments of a URL: one more than that of any row.
  private let longest: Int
  let universe: Universe
  /// The forms that win over each form if both match, as bits.
  private(set) var beaten: [UInt64] = []

  init(_ rows: [Rig.Row], _ universe: Universe, hosts: [String], schemes: [String]) {
    self.universe = universe
    var forms: [Form] = []
    let longest = (rows.map(\.segments.count).max() ?? 0) + 1
    for (number, row) in rows.enumerated() {
      var origins: Set<String> = []
      if row.hosts.isEmpty { origins.formUnion((row.schemes.isEmpty ? schemes : row.schemes).filter { $0 != "https" }.map { $0 + "://" }) }
      if row.schemes.isEmpty || row.schemes.contains("https") {
        origins.formUnion((row.hosts.isEmpty ? hosts : row.hosts).map { "https://\($0)/" })
      }
      var needs = row.query.filter(\.isRequired).map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
      switch row.fragment {
      case nil, .text(_, _, _, isOptional: true)?: break
      case let part?: needs.append(("#", part))
      }
      let optional = row.segments.indices.filter { if case .text(_, _, _, isOptional: true) = row.segments[$0] { true } else { false } }
      for missing in 0...optional.count {
        // Optional segments are adjacent, and the last ones are omitted first.
        let segments = row.segments.indices.filter { !optional.suffix(missing).contains($0) }.map { row.segments[$0] }
        for segments in RouteOracle.spelt(segments, longest) {
          forms.append(Form(row: number, segments: segments, parts: segments.map(universe.number), needs: needs, origins: origins))
        }
      }
    }
    self.forms = forms
    rowCount = rows.count
    self.longest = longest
    beaten = forms.map { form in RouteOracle.bits(forms.indices.filter { wins(forms[$0], form) }) }
  }

  /// Returns a catch-all with a suffix as segments of every length. Other segments aren't changed.
  private static func spelt(_ segments: [Rig.Part], _ longest: Int) -> [[Rig.Part]] {
    guard case .ending(let suffix)? = segments.last else { return [segments] }
    return (segments.count...longest).map { count in
      segments.dropLast() + Array(repeating: .one(.string), count: count - segments.count)
        + [.text("", .string, suffix, isOptional: false)]
    }
  }

  static func bits(_ indices: [Int]) -> UInt64 { indices.reduce(0) { $0 | 1 << UInt64($1) } }

  // Matching.

  static func holds(_ part: Rig.Part, _ text: String) -> Bool {
    switch part {
    // Compares bytes, because `String` considers two spellings of `é` equal.
    case .literal(let literal): return Array(literal.utf8) == Array(text.utf8)
    case .rest, .ending: return !text.isEmpty
    case .shared(let texts, let kinds): return holds(Array(text.utf8)[...], texts.map { Array($0.utf8) }[...], kinds[...])
    case .text(let prefix, let kind, let suffix, _):
      let (text, prefix, suffix) = (Array(text.utf8), Array(prefix.utf8), Array(suffix.utf8))
      guard text.starts(with: prefix), text.reversed().starts(with: suffix.reversed()), text.count > prefix.count + suffix.count else {
        return false
      }
      return RouteOracleValues.holds(kind, String(decoding: text.dropFirst(prefix.count).dropLast(suffix.count), as: UTF8.self))
    }
  }

  /// Returns whether a text can be divided into these parts.
  private static func holds(_ text: ArraySlice<UInt8>, _ texts: ArraySlice<[UInt8]>, _ kinds: ArraySlice<Rig.Kind>) -> Bool {
    guard let before = texts.first, text.starts(with: before) else { return false }
    let rest = text.dropFirst(before.count)
    guard let kind = kinds.first else { return rest.isEmpty }
    return (1..<max(1, rest.count + 1)).contains { count in
      RouteOracleValues.holds(kind, String(decoding: rest.prefix(count), as: UTF8.self))
        && holds(rest.dropFirst(count), texts.dropFirst(), kinds.dropFirst())
    }
  }

  static func holds(_ need: (key: String, value: Rig.Part), _ items: [(key: String, value: String)]) -> Bool {
    guard let first = items.first(where: { $0.key == need.key })?.value else { return false }
    return need.value == .one(.string) || holds(need.value, first)
  }

  static func matches(_ form: Form, _ url: URL) -> Bool {
    guard form.origins.contains(url.origin) else { return false }
    if form.segments.last == .rest {
      guard url.segments.count >= form.segments.count else { return false }
    } else if form.segments.count != url.segments.count {
      return false
    }
    return zip(form.segments, url.segments).allSatisfy { holds($0, $1) } && form.needs.allSatisfy { holds($0, url.items) }
  }

  // The order of forms.

  enum Relation { case equal, narrower, wider, other }

  /// The words that are tried as segments, and the parts that contain each word.
  struct Universe {
    let words: [String]
    private let numbers: [Rig.Part: Int]
    /// Indexed by part and word, and by part and part.
    private let members: [[Bool]]
    private let relations: [[Relation]]

    /// Creates a universe with one of the words that all parts treat equally.
    init(_ all: [String], parts: [Rig.Part]) {
      let distinct = Array(Set(parts))
      numbers = Dictionary(uniqueKeysWithValues: distinct.enumerated().map { ($1, $0) })
      let columns = all.map { word in distinct.map { RouteOracle.holds($0, word) } }
      var seen: Set<[Bool]> = []
      let kept = all.indices.filter { seen.insert(columns[$0]).inserted }
      words = kept.map { all[$0] }
      let members = distinct.indices.map { part in kept.map { columns[$0][part] } }
      self.members = members
      // Dropped words are in the same parts as a kept one, so the relations don't change.
      relations = members.map { left in
        members.map { right in
          if left == right { return .equal }
          if zip(left, right).allSatisfy({ !$0 || $1 }) { return .narrower }
          return zip(left, right).allSatisfy { $0 || !$1 } ? .wider : .other
        }
      }
    }

    /// Returns the number of a part; -1 for a catch-all.
    func number(_ part: Rig.Part) -> Int { numbers[part] ?? -1 }

    func contains(_ part: Int, _ word: Int) -> Bool { part < 0 || members[part][word] }

    func relation(_ a: Int, _ b: Int) -> Relation {
      if a == b { return .equal }
      if b < 0 { return .narrower }
      return a < 0 ? .wider : relations[a][b]
    }
  }

  /// Returns whether `a` wins over `b` if both match.
  func wins(_ a: Form, _ b: Form) -> Bool {
    for (first, second) in zip(a.parts, b.parts) {
      switch universe.relation(first, second) {
      case .equal: continue
      case .narrower: return true
      case .wider, .other: return false
      }
    }
    if a.origins != b.origins { return a.origins.isStrictSubset(of: b.origins) }
    let (keys, others) = (Set(a.needs.map(\.key)), Set(b.needs.map(\.key)))
    return keys.isStrictSuperset(of: others)
  }

  // The results of the table for all URLs.

  struct Verdict {
    /// The sets of rows that are tied at some URL.
    var ties: Set<Set<Int>> = []
    /// The rows that win or are tied at some URL.
    var winners: Set<Int> = []
    /// The rows that match some URL.
    var matched: Set<Int> = []
    /// The sets of forms that match some URL, as bits.
    var sets: Set<UInt64> = []
  }

  func verdict(origins: [String], items: [[(key: String, value: String)]], inOrder: Bool) -> Verdict {
    var verdict = Verdict()
    // Each value is tried once, although many URLs contain it.
    var tried: [[String: [String: Bool]]] = Array(repeating: [:], count: forms.count)
    func holds(_ index: Int, _ items: [(key: String, value: String)]) -> Bool {
      forms[index].needs.allSatisfy { need in
        guard let first = items.first(where: { $0.key == need.key }) else { return false }
        if let known = tried[index][need.key]?[first.value] { return known }
        let holds = RouteOracle.holds(need, items)
        tried[index][need.key, default: [:]][first.value] = holds
        return holds
      }
    }
    let asked = Set(items.map { items in RouteOracle.bits(forms.indices.filter { forms[$0].needs.isEmpty || holds($0, items) }) })
    let at = Set(origins.map { origin in RouteOracle.bits(forms.indices.filter { forms[$0].origins.contains(origin) }) })
    let around = Set(at.flatMap { here in asked.map { $0 & here } })
    for path in paths() {
      for rest in around where path & rest != 0 && verdict.sets.insert(path & rest).inserted { judge(path & rest, inOrder, &verdict) }
    }
    return verdict
  }

  /// Returns the sets of forms that match a path, for all paths.
  private func paths() -> Set<UInt64> {
    var found: Set<UInt64> = []
    var last: Set<UInt64> = [RouteOracle.bits(Array(forms.indices))]
    for length in 0...longest {
      let ends = RouteOracle.bits(
        forms.indices.filter { index in
          let count = forms[index].segments.count
          return forms[index].segments.last == .rest ? length >= count : length == count
        })
      found.formUnion(last.map { $0 & ends })
      var here: Set<UInt64> = []
      for word in universe.words.indices {
        var mask: UInt64 = 0
        for index in forms.indices {
          let parts = forms[index].parts
          if length < parts.count ? universe.contains(parts[length], word) : parts.last == -1 { mask |= 1 << UInt64(index) }
        }
        here.insert(mask)
      }
      last = Set(last.flatMap { before in here.map { $0 & before } }).filter { $0 != 0 }
    }
    return found
  }

  /// Adds the result for a URL that these forms match.
  private func judge(_ found: UInt64, _ inOrder: Bool, _ verdict: inout Verdict) {
    let matched = forms.indices.filter { found >> UInt64($0) & 1 == 1 }
    for index in matched { verdict.matched.insert(forms[index].row) }
    if inOrder {
      verdict.winners.insert(matched.map { forms[$0].row }.min() ?? 0)
      return
    }
    let least = Set(matched.filter { beaten[$0] & found == 0 }.map { forms[$0].row })
    verdict.winners.formUnion(least)
    for first in least {
      for second in least where first < second { verdict.ties.insert([first, second]) }
    }
  }

  /// Returns whether one of `others` precedes `row` at each of these URLs that `row` matches.
  func cover(_ row: Int, by others: Set<Int>, of sets: Set<UInt64>, inOrder: Bool) -> Bool {
    let own = forms.indices.filter { forms[$0].row == row }
    let covers = RouteOracle.bits(forms.indices.filter { others.contains(forms[$0].row) && (!inOrder || forms[$0].row < row) })
    return sets.allSatisfy { found in
      own.allSatisfy { found >> UInt64($0) & 1 == 0 || found & covers & (inOrder ? .max : beaten[$0]) != 0 }
    }
  }
}
