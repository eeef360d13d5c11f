import Foundation
import Repository
import Testing

/// Compares the checker with every URL of a small universe, for many tables.
@Suite struct RouteOracleTests {
  typealias Rig = RouteTableFixture

  /// The parts of rows, and the URLs to try.
  struct Setting: Sendable {
    var parts: [Rig.Part]
    var universe: RouteOracle.Universe
    var hosts: [String] = []
    var schemes = ["a"]
    var items: [[(key: String, value: String)]] = [[]]
    /// Whether rows have hosts, schemes, queries, and fragments.
    var isRich = false
    let optionals: [Rig.Part]

    init(parts: [Rig.Part], optionals: [Rig.Part], words: [String]) {
      self.parts = parts
      self.optionals = optionals
      universe = RouteOracle.Universe(words, parts: parts + optionals)
    }

    /// The catch-alls with the suffix of a part.
    var endings: [Rig.Part] {
      parts.contains(.one(.string))
        ? parts.compactMap { if case .text("", .string, let suffix, _) = $0, !suffix.isEmpty { .ending(suffix) } else { nil } } : []
    }

    var origins: [String] { schemes.map { $0 + "://" } + hosts.map { "https://\($0)/" } }
  }

  static let optionals: [Rig.Part] = [
    .text("", .string, "", isOptional: true), .text("", .int, "", isOptional: true), .text("a", .string, "", isOptional: true),
  ]

  static func affix(_ prefix: String, _ kind: Rig.Kind, _ suffix: String) -> Rig.Part { .text(prefix, kind, suffix, isOptional: false) }

  /// Literals, affixes, numbers, and enumerations that overlap in all ways, with all short words over their characters.
  static let plain: Setting = {
    var words: [String] = []
    var last = [""]
    for _ in 0..<4 {
      last = last.flatMap { word in ["a", "b", "-", "1"].map { word + $0 } }
      words += last
    }
    words += [
      "true", "false", "1.5", "-1.5", "a1.5", "1.5b", "atrue", "trueb", "z", "zz", "azb", "a-z-b", "-z-", "az", "zb", "a-z", "z-b", "0",
      "10", "1a1b1", "\u{E9}", "e\u{301}", "\u{E9}z", "e\u{301}z", "a\u{E9}", "\u{E9}b", "e\u{301}-b", "e\u{301}1", "e\u{301}b",
      "e\u{301}\u{E9}", "z\u{E9}", "a-\u{E9}", "1\u{E9}", "\u{E9}\u{E9}", "100%", "a/b", "a b",
    ]
    let parts: [Rig.Part] = [
      .literal("a"), .literal("b"), .literal("a-b"), .literal("1"), .literal("\u{E9}"), .literal("100%"),
      .literal("a/b"), .one(.string), .one(.string), .one(.int), .one(.double), .one(.bool), .one(.words(["a", "b"])),
      .one(.words(["b", "1"])), .one(.words(["a", "1", "true"])), .one(.words(["1", "10"])), .one(.words(["e\u{301}", "a b", "a"])),
      affix("a", .string, ""), affix("", .string, "b"), affix("a", .string, "b"), affix("a-", .string, ""), affix("", .string, "-b"),
      affix("a-", .string, "-b"), affix("a", .int, ""), affix("", .int, "b"), affix("1", .string, ""), affix("a", .words(["a", "b"]), ""),
      affix("e\u{301}", .string, ""), affix("", .string, "\u{E9}"), affix("a", .bool, ""),
    ]
    return Setting(parts: parts, optionals: optionals, words: words)
  }()

  /// Forms that overlap in all ways, with all short words over the characters that they distinguish.
  static let formed: Setting = {
    let characters = ["a", "z", "A", "Z", "0", "1", "9", "-", "_", "~"]
    var words = characters
    words += characters.flatMap { first in characters.map { first + $0 } }
    words += (0...120).map(String.init) + (0...20).map { $0 < 10 ? "0\($0)" : "\($0)" } + ["000", "001", "010", "099", "100", "999"]
    words += characters.flatMap { one in [3, 4, 5].map { String(repeating: one, count: $0) } }
    words += ["a0a", "zaz", "0-0", "a_a", "AzA", "1a1", "a10", "a01", "-5", "-10", "1.5", "new", "top"] + (1000...1012).map(String.init)
    func form(_ text: String) -> Rig.Kind { .form(text) }
    let forms = [
      "digits", "digits 1", "digits 2", "digits 1...2", "hex", "hex 2", "hex 1...3", "letters", "letters 2...3", "alphanumeric", "slug",
      "slug 1...2", "token", "token 2...", "0...9", "00...99", "1...12", "01...12", "10...19", "10...99", "0...120", "000...099",
      "100...999",
      "1...1012", "a|1|01", "10|11", "new|top",
    ]
    let parts: [Rig.Part] =
      forms.map { .one(form($0)) } + [
        .one(.string), .one(.int), .one(.double), .literal("1"), .literal("01"), .literal("a"), .literal("10"), .one(.words(["a", "new"])),
        affix("1", form("digits 1"), ""), affix("1", form("0...9"), ""), affix("", form("digits"), "0"), affix("a", form("hex"), ""),
        affix("a", form("digits 2"), ""), affix("1", .string, ""), affix("", .string, "0"), affix("a", .string, ""),
        affix("", form("hex 1"), "a"),
        affix("-", form("digits"), ""), affix("0", form("1...9"), ""),
      ]
    return Setting(parts: parts, optionals: [.text("", form("slug"), "", isOptional: true)] + optionals, words: words)
  }()

  /// Placeholders that share segments, with all short words over their characters.
  static let shared: Setting = {
    var words: [String] = []
    var last = [""]
    for length in 1...6 {
      last = last.flatMap { word in ["a", "-", "1"].map { word + $0 } }
      words += length < 5 ? last + last.map { $0 + "z" } + last.map { "z" + $0 } : last
    }
    // One character is outside of all forms. Otherwise all words would match `token`.
    last = [""]
    for _ in 1...5 {
      last = last.flatMap { word in ["a", "-", "1", "."].map { word + $0 } }
      words += last.filter { $0.contains(".") }
    }
    words += ["2-a", "2-1", "2-.", "b-1", "b-a", "a-2", "a-b", "11-2", "2-1-2"]
    words += ["10-11", "10-1a", "11-10", "a10-11", "10--1", "--1--1", "01-10", "10-01", "100-1", "true-1", "1-true", "a-true", "1-10-11"]
    func shared(_ texts: [String], _ kinds: [Rig.Kind]) -> Rig.Part { .shared(texts, kinds) }
    let two = ["", "-", ""]
    let parts: [Rig.Part] = [
      shared(two, [.string, .string]), shared(two, [.string, .string]), shared(two, [.int, .string]), shared(two, [.string, .int]),
      shared(two, [.int, .int]), shared(["", "-", "-", ""], [.string, .string, .string]), shared(["", "--", ""], [.string, .string]),
      shared(["", "a", ""], [.string, .string]), shared(["a", "-", ""], [.string, .string]), shared(["", "-", "a"], [.string, .string]),
      // After a digit, an `Int` could begin at any other digit, which are too many cases to compare.
      shared(["", "1", ""], [.string, .form("digits 1...3")]), shared(two, [.words(["a", "a-a"]), .string]),
      shared(two, [.string, .words(["a", "1"])]),
      shared(two, [.words(["a", "1"]), .words(["1", "-1"])]), shared(two, [.form("digits 1"), .string]),
      shared(two, [.form("0...9"), .string]), shared(two, [.form("hex 1...2"), .form("digits")]),
      shared(["", "-", ""], [.form("token 1...2"), .form("token 1...3")]), shared(["", "-", "-", ""], [.int, .string, .int]),
      .one(.string), .one(.int), .literal("a-a"), .literal("1-1"), affix("a", .string, ""), affix("", .string, "-1"),
      affix("-", .string, ""), affix("1-", .string, ""), affix("", .form("token"), ""), .one(.words(["a-1", "1--1", "1-1"])),
    ]
    return Setting(parts: parts, optionals: Array(optionals.prefix(2)), words: words)
  }()

  /// Hosts, schemes, queries, and fragments, with few paths.
  static let rich: Setting = {
    var setting = plain
    (setting.hosts, setting.schemes, setting.isRich) = (["h", "i"], ["s", "t"], true)
    let values = [nil, "a", "1", "7", "z"]
    setting.items = values.flatMap { p in
      values.flatMap { q in
        [nil, "", "a", "z"].map { fragment in
          [("p", p), ("q", q), ("#", fragment)].compactMap { key, value in value.map { (key: key, value: $0) } }
        }
      }
    }
    // The first of repeated keys counts.
    setting.items += [[("p", "a"), ("p", "1")], [("p", "1"), ("p", "a")], [("p", "")]]
    return setting
  }()

  /// Dates, UUIDs, and URLs, with affixes that overlap them.
  static let typed: Setting = {
    let id = "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C"
    let whole = [
      "2026-01-31", "2028-02-29", "2026-02-29", "2100-02-29", "2000-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1",
      "2026-01-31T09:30Z", "2028-02-29T23:59:59.125Z", "2026-01-31T24:00Z", "2026-01-31T09:30", "2026-01-31T09:30-01:30",
      "2028-02-2", "2028-02-20", "2028-02-30", "1111-01-01", "27-01-01", "2026-12-01", "2028-01-31", id, id.lowercased(),
      String(id.dropLast()), id + "1",
      "http://a.example", "https://b7.example/q", "HTTPS://b.example", "https://-x", "https://", "http://a.example/2026-01-31", "ftp://a",
      "2026", "27", "1", "x", "5F0Cx", "5F0C", "x1C", "x/q", "hx", "https://x y", "01", "https://1C", "http://x/q",
      "http://a.example:8080/q", "http://a_b", "http://a/x#y", "http://a/x#y#z", "https://a/%1C", "https://a/%1", "http://a#%1Cx/q",
      "http://a:b", "-01-01",
    ]
    let parts: [Rig.Part] = [
      .one(.date), .one(.date), .one(.uuid), .one(.url), .one(.url), .one(.int), .one(.string), affix("2026-", .string, ""),
      affix("2028-02-2", .int, ""), affix("2028-02-29", .string, ""), affix("", .string, "-01"), affix("", .int, "-01-01"),
      affix("", .string, "Z"), affix("5F0C", .string, ""), affix("", .string, "1C"), affix("https://", .string, ""),
      affix("", .string, "/q"), affix("h", .string, ""), affix("d-", .date, ""), affix("d-", .string, ""), affix("", .uuid, ".json"),
      affix("", .string, ".json"), affix("u", .url, ""), .literal("2028-02-29"), .literal(id), .one(.words(["2026-01-31", "x", "27"])),
    ]
    var words = whole
    let cores =
      whole
      + parts.flatMap { part in
        // The rest of a complete text without an affix, so that every affix is tried with it.
        guard case .text(let prefix, _, let suffix, _) = part else { return [String]() }
        return whole.compactMap {
          $0.hasPrefix(prefix) && $0.hasSuffix(suffix) ? String($0.dropFirst(prefix.count).dropLast(suffix.count)) : nil
        }
      }
    for case .text(let prefix, _, let suffix, _) in parts { words += Set(cores).sorted().map { prefix + $0 + suffix } }
    for prefix in ["5F0C", "https://", "2026-", "2028-02-29", "h"] {
      for suffix in ["-01", "1C", "/q", "Z", ".json", "T09:30Z"] { words += ["", "x", "01", "1"].map { prefix + $0 + suffix } }
    }
    return Setting(parts: parts, optionals: Array(optionals.prefix(2)), words: words.filter { !$0.isEmpty })
  }()

  static func row(_ random: inout Seeded, _ setting: Setting, most: Int) -> Rig.Row {
    var segments: [Rig.Part] = []
    for _ in 0..<Int.random(in: 0...most, using: &random) { segments.append(setting.parts.randomElement(using: &random) ?? .rest) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: segments.append(Bool.random(using: &random) ? .rest : setting.endings.randomElement(using: &random) ?? .rest)
    case 1:
      for _ in 0..<Int.random(in: 1...3, using: &random) { segments.append(setting.optionals.randomElement(using: &random) ?? .rest) }
      if Bool.random(using: &random), let part = setting.parts.randomElement(using: &random) { segments.append(part) }
    default: break
    }
    var row = Rig.Row(segments: segments)
    guard setting.isRich else { return row }
    let values: [Rig.Part] = [.one(.string), .one(.int), .literal("a"), .literal("1"), .one(.words(["a", "1"]))]
    for key in ["p", "q"] where Int.random(in: 0..<4, using: &random) == 0 {
      row.query.append(
        .init(key: key, value: values.randomElement(using: &random) ?? .rest, isRequired: Int.random(in: 0..<4, using: &random) > 0))
    }
    if Int.random(in: 0..<5, using: &random) == 0 { row.fragment = (values + optionals).randomElement(using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: row.hosts = ["h"]
    case 1: row.hosts = ["i", "h"]
    case 2: row.schemes = ["s"]
    case 3: row.schemes = ["https"]
    default: break
    }
    return row
  }

  /// Returns the first error in the checker's verdict on a table, or nil.
  static func judge(_ rows: [Rig.Row], _ setting: Setting, inOrder: Bool) -> String? {
    let verdict = Rig(rows, hosts: setting.hosts, schemes: setting.schemes, precedence: inOrder ? .order : .narrowest).verdict
    let oracle = RouteOracle(rows, setting.universe, hosts: setting.hosts, schemes: setting.schemes)
    return judge(verdict, against: oracle, setting: setting, inOrder: inOrder)
  }

  static func judge(
    _ verdict: Rig.Verdict, against oracle: RouteOracle, setting: Setting, inOrder: Bool, hasExamples: Bool = true
  ) -> String? {
    if verdict.isOpen { return "gave up" }
    let truth = oracle.verdict(origins: setting.origins, items: setting.items, inOrder: inOrder)
    func matching(_ url: RouteOracle.URL) -> [RouteOracle.Form] { oracle.forms.filter { RouteOracle.matches($0, url) } }

    var reported: [Set<Int>] = []
    let duplicates = verdict.duplicates.map { $0.split(separator: " ").compactMap { Int($0) } }
    let repeated = Set(duplicates.compactMap(\.last))
    for (pair, witness) in verdict.ambiguous {
      let both = Set(pair.split(separator: " ").compactMap { Int($0) })
      reported.append(both)
      if inOrder { return "\(pair) is called ambiguous where the first wins" }
      // At the example URL, both rows match, and no narrower one does.
      guard let url = RouteOracleValues.read(witness) else { return "unreadable witness \(witness)" }
      let found = matching(url)
      let least = Set(found.filter { form in !found.contains { oracle.wins($0, form) } }.map(\.row))
      if !both.isSubset(of: least) { return "\(pair): \(witness) is settled" }
    }
    // Each of several equal patterns is reported with the first.
    var group = Array(0..<oracle.rowCount)
    for pair in reported.map({ $0.sorted() }) + duplicates {
      let (from, to) = (group[pair[1]], group[pair[0]])
      group = group.map { $0 == from ? to : $0 }
    }
    for both in truth.ties.map({ $0.sorted() }) where group[both[0]] != group[both[1]] {
      if repeated.isDisjoint(with: both) { return "missed \(both)" }
    }
    for (row, winners) in verdict.shadowed {
      if truth.winners.contains(row) { return "\(row) is called shadowed, and wins" }
      if !oracle.cover(row, by: Set(winners), of: truth.sets, inOrder: inOrder) { return "\(winners) don't win over all of \(row)" }
      if winners.count > 1, winners.contains(where: { oracle.cover(row, by: [$0], of: truth.sets, inOrder: inOrder) }) {
        return "one of \(winners) would do to cover \(row)"
      }
      if !hasExamples { continue }
      // At the example URL, the winner precedes all other rows.
      guard let example = verdict.examples[row], let url = RouteOracleValues.read(example.url) else { return "no example for \(row)" }
      let found = matching(url)
      if !found.contains(where: { $0.row == row }) { return "\(row) doesn't match \(example.url)" }
      let isFirst =
        inOrder
        ? found.map(\.row).min() == example.winner
        : found.contains { form in form.row == example.winner && !found.contains { oracle.wins($0, form) } }
      if !isFirst { return "\(example.winner) doesn't win at \(example.url)" }
      if !winners.contains(example.winner) { return "\(winners) are blamed, and \(example.url) goes to \(example.winner)" }
    }
    for row in truth.matched where !truth.winners.contains(row) && verdict.shadowed[row] == nil && !repeated.contains(row) {
      return "\(row) never wins, and is not called shadowed"
    }
    // A duplicate matches the same URLs.
    for pair in duplicates {
      let masks = pair.map { row in RouteOracle.bits(oracle.forms.indices.filter { oracle.forms[$0].row == row }) }
      if truth.sets.contains(where: { ($0 & masks[0] == 0) != ($0 & masks[1] == 0) }) { return "\(pair) are no duplicates" }
    }
    return nil
  }

  private func judgeMany(_ part: Int, _ count: Int, _ setting: Setting, most: Int, rows: ClosedRange<Int>) {
    var failures: [String] = []
    for seed in RandomTests.seeds(few: UInt64(count / 5), all: UInt64(count)) {
      var random = Seeded(UInt64(part * 1_000_003) + seed)
      let table = (0..<Int.random(in: rows, using: &random)).map { _ in RouteOracleTests.row(&random, setting, most: most) }
      if let failure = RouteOracleTests.judge(table, setting, inOrder: seed % 4 == 0) {
        failures.append("part \(part) seed \(seed): \(failure)\n  \(table.map { "\($0)" }.joined(separator: "\n  "))")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) tables: \(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test(arguments: 0..<8) func smallTables(_ part: Int) {
    judgeMany(part, 1_500, RouteOracleTests.plain, most: 2, rows: 2...5)
  }

  @Test(arguments: 8..<12) func hostsSchemesQueriesAndFragments(_ part: Int) {
    judgeMany(part, 1_000, RouteOracleTests.rich, most: 1, rows: 2...4)
  }

  @Test(arguments: 12..<16) func datesAndAddresses(_ part: Int) {
    judgeMany(part, 1_000, RouteOracleTests.typed, most: 1, rows: 2...5)
  }

  @Test(arguments: 16..<20) func forms(_ part: Int) {
    judgeMany(part, 1_000, RouteOracleTests.formed, most: 1, rows: 2...5)
  }

  @Test(arguments: 20..<24) func sharedSegments(_ part: Int) {
    judgeMany(part, 500, RouteOracleTests.shared, most: 1, rows: 2...5)
  }

  /// The relations of all pairs of forms, with and without affixes.
  @Test func formsAgainstEachOther() {
    let setting = RouteOracleTests.formed
    var failures: [String] = []
    for first in setting.parts {
      for second in setting.parts where first != second {
        let rows = [Rig.Row(segments: [first]), Rig.Row(segments: [second])]
        let oracle = RouteOracle(rows, setting.universe, hosts: [], schemes: ["a"])
        if let failure = RouteOracleTests.judge(Rig(rows).verdict, against: oracle, setting: setting, inOrder: false) {
          failures.append(failure)
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(8).joined(separator: "\n"))")
  }

  /// Two crossing patterns aren't ambiguous if a third one covers their intersection.
  @Test func aThirdPatternSettlesTwoThatCross() {
    let sets = [["a", "b"], ["b", "1"], ["a", "1", "true"], ["1", "10"], ["a", "b", "1"]]
    var settled = 0
    for seed in 0..<1_000 {
      var random = Seeded(UInt64(9_000_000 + seed))
      func words() -> [String] { sets.randomElement(using: &random) ?? [] }
      let tail = RouteOracleTests.plain.parts.shuffled(using: &random).prefix(Int.random(in: 0...1, using: &random))
      let (left, right) = (words(), words())
      let shared = left.filter(right.contains)
      guard !shared.isEmpty, shared != left, shared != right else { continue }
      let rows = [left, right].map { Rig.Row(segments: [.one(.words($0))] + tail) }
      let third = Rig.Row(segments: [shared.count == 1 ? .literal(shared[0]) : .one(.words(shared))] + tail)
      #expect(Rig(rows).verdict.ambiguous.count == 1)
      #expect(Rig(rows + [third]).verdict.ambiguous.isEmpty)
      #expect(Rig([third] + rows).verdict.shadowed.isEmpty)
      settled += 1
      // A pattern that covers only a part of it isn't enough.
      if shared.count > 1 { #expect(Rig(rows + [Rig.Row(segments: [.literal(shared[0])] + tail)]).verdict.ambiguous.count == 1) }
    }
    #expect(settled > 300)
  }
}
