import Testing

/// The checker against every URL of a small universe, over many tables.
@Suite struct RouteOracleTests {
  typealias Rig = RouteTableRig

  /// A small generator with a seed, so that a failure can be had again.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Everything that a segment is tried with: all short texts over what the parts below are made of, and words that they name.
  static let words: [String] = {
    var words: [String] = []
    let letters = ["a", "b", "-", "1"]
    var last = [""]
    for _ in 0..<4 {
      last = last.flatMap { word in letters.map { word + $0 } }
      words += last
    }
    return words + [
      "true", "false", "1.5", "-1.5", "a1.5", "1.5b", "atrue", "trueb", "z", "zz", "azb", "a-z-b", "-z-", "az", "zb", "a-z", "z-b", "0",
      "10", "1a1b1",
    ]
  }()

  static let parts: [Rig.Part] = [
    .literal("a"), .literal("b"), .literal("a-b"), .literal("1"), .one(.string), .one(.string), .one(.int), .one(.double), .one(.bool),
    .one(.words(["a", "b"])), .one(.words(["b", "1"])), .one(.words(["a", "1", "true"])), .text("a", .string, "", isOptional: false),
    .text("", .string, "b", isOptional: false), .text("a", .string, "b", isOptional: false), .text("a-", .string, "", isOptional: false),
    .text("", .string, "-b", isOptional: false), .text("a-", .string, "-b", isOptional: false), .text("a", .int, "", isOptional: false),
    .text("", .int, "b", isOptional: false), .text("1", .string, "", isOptional: false),
    .text("a", .words(["a", "b"]), "", isOptional: false),
  ]

  static func row(_ random: inout Seeded, most: Int, rich: Bool) -> Rig.Row {
    var segments: [Rig.Part] = []
    for _ in 0..<Int.random(in: 0...most, using: &random) { segments.append(parts.randomElement(using: &random) ?? .rest) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: segments.append(.rest)
    case 1:
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        segments.append(.text("", Bool.random(using: &random) ? .string : .int, "", isOptional: true))
      }
    default: break
    }
    var row = Rig.Row(segments: segments)
    guard rich else { return row }
    for key in ["p", "q"] where Int.random(in: 0..<4, using: &random) == 0 {
      let values: [Rig.Part] = [.one(.string), .one(.int), .literal("a"), .literal("1")]
      row.query.append(
        .init(key: key, value: values.randomElement(using: &random) ?? .rest, isRequired: Int.random(in: 0..<4, using: &random) > 0))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: row.hosts = ["h"]
    case 1: row.hosts = ["i", "h"]
    case 2: row.schemes = ["s"]
    case 3: row.schemes = ["https"]
    default: break
    }
    return row
  }

  static let universe = RouteOracle.Universe(
    words, parts: parts + [.text("", .string, "", isOptional: true), .text("", .int, "", isOptional: true)])

  /// What a witness is, read back by other means than those that wrote it.
  static func read(_ text: String) -> RouteOracle.URL? {
    var rest = text[...]
    guard let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") else { return nil }
    var origin = String(rest[..<colon])
    rest = rest[colon...].dropFirst(3)
    if origin == "https" {
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      origin += "://\(rest[..<slash])/"
      rest = rest[slash...].dropFirst()
    } else {
      origin += "://"
      if rest.hasPrefix("/") { rest = rest.dropFirst() }
    }
    var query: [(key: String, value: String)] = []
    if let mark = rest.firstIndex(of: "?") {
      for item in rest[mark...].dropFirst().split(separator: "&") {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        query.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
      }
      rest = rest[..<mark]
    }
    return .init(
      origin: origin, segments: rest.isEmpty ? [] : rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
      query: query)
  }

  static func judge(_ rows: [Rig.Row], rich: Bool, inOrder: Bool) -> String? {
    let hosts = rich ? ["h", "i"] : []
    let schemes = rich ? ["s", "t"] : ["a"]
    let verdict = Rig(rows, hosts: hosts, schemes: schemes, precedence: inOrder ? .order : .narrowest).verdict
    let oracle = RouteOracle(rows, universe, hosts: hosts, schemes: schemes)
    let texts = ["a", "1", "2", "z"]
    let queries: [[(key: String, value: String)]] =
      rich
      ? [[]] + texts.map { [("p", $0)] } + texts.map { [("q", $0)] } + texts.flatMap { p in texts.map { [("p", p), ("q", $0)] } } : [[]]
    let truth = oracle.verdict(
      origins: rich ? ["s://", "t://", "https://h/", "https://i/"] : ["a://"], queries: queries, inOrder: inOrder)

    var reported: [Set<Int>] = []
    let duplicates = verdict.duplicates.map { $0.split(separator: " ").compactMap { Int($0) } }
    let repeated = Set(duplicates.compactMap(\.last))
    for (pair, witness) in verdict.ambiguous {
      let both = Set(pair.split(separator: " ").compactMap { Int($0) })
      reported.append(both)
      // A witness is replayed: both match it, and nothing is narrower than either.
      guard let url = read(witness) else { return "unreadable witness \(witness)" }
      let found = oracle.forms.filter { RouteOracle.matches($0, url) }
      let least = Set(found.filter { form in !found.contains { oracle.wins($0, form) } }.map(\.row))
      if !both.isSubset(of: least) { return "\(pair): \(witness) is settled" }
    }
    // Of several that are alike, each is reported with the first.
    var group = Array(rows.indices)
    for pair in reported.map({ $0.sorted() }) + duplicates {
      let (from, to) = (group[pair[1]], group[pair[0]])
      group = group.map { $0 == from ? to : $0 }
    }
    for both in truth.ties.map({ $0.sorted() }) where group[both[0]] != group[both[1]] {
      if repeated.isDisjoint(with: both) { return "missed \(both)" }
    }
    for row in verdict.shadowed.keys where truth.winners.contains(row) { return "\(row) is called shadowed, and wins" }
    for row in truth.matched where !truth.winners.contains(row) && verdict.shadowed[row] == nil && !repeated.contains(row) {
      return "\(row) never wins, and is not called shadowed"
    }
    for pair in duplicates where rows[pair[0]].segments.count != rows[pair[1]].segments.count { return "\(pair) are no duplicates" }
    return nil
  }

  @Test(arguments: 0..<8) func smallTables(_ part: Int) {
    var failures: [String] = []
    for seed in 0..<2_500 {
      var random = Seeded(state: UInt64(part * 1_000_003 + seed))
      let inOrder = seed % 4 == 0
      let rows = (0..<Int.random(in: 2...5, using: &random)).map { _ in RouteOracleTests.row(&random, most: 2, rich: false) }
      if let failure = RouteOracleTests.judge(rows, rich: false, inOrder: inOrder) {
        failures.append("part \(part) seed \(seed): \(failure)\n  \(rows.map { "\($0.segments)" }.joined(separator: "\n  "))")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) tables: \(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test(arguments: 0..<4) func hostsSchemesAndQueries(_ part: Int) {
    var failures: [String] = []
    for seed in 0..<1_000 {
      var random = Seeded(state: UInt64(part * 7_000_003 + seed))
      let rows = (0..<Int.random(in: 2...4, using: &random)).map { _ in RouteOracleTests.row(&random, most: 1, rich: true) }
      if let failure = RouteOracleTests.judge(rows, rich: true, inOrder: seed % 4 == 0) {
        failures.append("part \(part) seed \(seed): \(failure)\n  \(rows.map { "\($0)" }.joined(separator: "\n  "))")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) tables: \(failures.prefix(3).joined(separator: "\n"))")
  }
}
