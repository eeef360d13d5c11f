import NavGraphSyntax
import Testing

@testable import NavGraphChecks
@testable import NavGraphModel

/// Tests of programs that are large in one respect: a lookup in tables has the same result as a linear search.
@Suite struct GrowthTests {
  private static let head = "app A { scheme a; hosts \"a.example\"; root Main }\nstack Main { root Home }\n"

  @Test func keysAreComparedAsSets() {
    var random = Seeded(1)
    for _ in 0..<500 {
      let (first, second) = (0..<2).map { _ in Set((0..<random.below(6)).map { _ in UInt32(random.below(4) * 50) }) }.pair
      let expected: NeedKeys.Relation =
        first == second ? .equal : first.isSuperset(of: second) ? .more : first.isSubset(of: second) ? .fewer : .neither
      #expect(NeedKeys(Array(first)).relation(to: NeedKeys(Array(second))) == expected, "\(first) \(second)")
    }
  }

  /// Looking up patterns with equal paths by their query has the same result as trying each pattern.
  @Test func alikePatternsAreFoundByTheirQuery() {
    var random = Seeded(2)
    var text = Self.head + "screen Home\nscreen P(a: String)\n"
    for number in 0..<120 {
      let keys = Set((0..<random.below(4)).map { _ in random.below(7) }).sorted()
      let query = (["a={a}"] + keys.map { "k\($0)=\(random.below(3))" }).joined(separator: "&")
      text += "route \"/x?\(query)&n=\(number % 5)\"\(number % 3 == 0 ? " host \"b.example\"" : "") -> Main / P(a)\n"
    }
    let graph = CheckedText(text).graph
    let table = RouteTable(of: graph)
    var plain = table
    plain.alike = nil
    #expect(table.alike != nil)
    var matched = 0
    for _ in 0..<400 {
      let keys = (0..<7).filter { _ in random.below(2) == 0 }.map { "k\($0)" } + ["a", "n"]
      let items = keys.compactMap { key in
        table.names.find(bytes: Array(key.utf8)).map { RouteURL.Item(key: $0, value: Array("\(random.below(5))".utf8)) }
      }
      let origins = table.originSets.flatMap { $0 }
      let url = RouteURL(origin: origins[random.below(origins.count)], segments: [Array("x".utf8)], items: items)
      #expect(table.matches(for: url) == plain.matches(for: url), "\(url.text(in: table.names))")
      matched += table.matches(for: url).count
    }
    #expect(matched > 400)
  }

  /// Segments are looked up by the texts around their placeholders.
  @Test func languagesAreFoundByTheirBounds() {
    var languages: [SegmentLanguage] = [.any, .rest]
    for first in 0..<6 {
      for last in 0..<6 {
        let (prefix, suffix) = (Array(repeating: UInt8(ascii: "a"), count: first), Array(repeating: UInt8(ascii: "b"), count: last))
        if first + last > 0 { languages.append(.affix(prefix: prefix, core: .text, suffix: suffix)) }
        languages.append(.affix(prefix: prefix, core: .int, suffix: suffix))
      }
    }
    languages.append(.words([Array("aab".utf8), Array("b".utf8)].sorted { $0.lexicographicallyPrecedes($1) }))
    let index = LanguageIndex(of: languages)
    var random = Seeded(3)
    for _ in 0..<500 {
      let text = (0..<(1 + random.below(9))).map { _ in Array("aab1".utf8)[random.below(4)] }
      let expected = languages.indices.filter { languages[$0].contains(text) }
      #expect(index.holding(text, rest: 1) == expected, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  /// If each pattern requires one key more than the previous one, the longest match wins, and nothing is undecided.
  @Test func nestedQueryKeys() {
    var text = Self.head + "screen Home\nscreen P(a: String)\n"
    for count in 0..<200 { text += "route \"/x?a={a}\((0..<count).map { "&k\($0)=1" }.joined())\" -> Main / P(a)\n" }
    let checked = CheckedText(text)
    #expect(checked.codes.allSatisfy { $0 == 706 }, "\(checked.report.prefix(2000))")
  }

  /// Thousands of routes have different values of one key, and the same value of another.
  @Test func valuesOfOneQueryKey() {
    var text = Self.head + "screen Home\nscreen P(a: String)\n"
    for value in 0..<4_000 { text += "route \"/x?k=1&l=\(value)&a={a}\" -> Main / P(a)\n" }
    let checked = CheckedText(text)
    #expect(checked.codes.allSatisfy { $0 == 706 }, "\(checked.report.prefix(2000))")
  }

  /// The longest of nested prefixes wins, and only a few of crossing prefixes are reported.
  @Test func prefixesAndSuffixes() {
    var nested = Self.head + "screen Home\nscreen P(b: String)\n"
    for count in 0..<300 { nested += "route \"/\(String(repeating: "a", count: count)){b}\" -> Main / P(b)\n" }
    #expect(CheckedText(nested).codes.allSatisfy { $0 == 706 })
    var crossing = Self.head + "screen Home\nscreen P(b: String)\n"
    for number in 0..<150 { crossing += "route \"/x\(number){b}\" -> Main / P(b)\nroute \"/{b}y\(number)\" -> Main / P(b)\n" }
    #expect(CheckedText(crossing).codes.filter { $0 == 701 }.count == 8)
  }

  @Test func aGroupIsUsedOnce() {
    let uses = (0..<100).map { "uses E\($0); " }.joined()
    var text = Self.head + "screen Home { \(uses)uses E99 }\n"
    for number in 0..<100 { text += "events E\(number) { on e\(number) -> stay }\n" }
    #expect(CheckedText(text).codes.filter { $0 != 601 } == [Int(Rule.duplicateItem.code.number)])
  }

  /// `allow` for an item covers its content, and an inner `allow` of the same code is redundant.
  @Test func allowancesNest() {
    var text = Self.head + "screen Home\n"
    for number in 0..<300 { text += "allow NAV0601 \"a\"\nscreen S\(number) {\n  allow NAV0601 \"b\"\n  on e -> stay\n}\n" }
    let checked = CheckedText(text + "screen Left\n")
    #expect(checked.codes.filter { $0 == 601 }.count == 1, "\(checked.report.prefix(1000))")
    #expect(checked.codes.filter { $0 == 391 }.count == 300)
  }

  @Test func bytesAreInOrder() {
    var random = Seeded(4)
    for _ in 0..<2_000 {
      let texts = (0..<2).map { _ in (0..<random.below(20)).map { _ in [0, 1, 0x7F, 0x80, 0xFF][random.below(5)] as UInt8 } }
      #expect(texts[0].precedes(texts[1]) == texts[0].lexicographicallyPrecedes(texts[1]), "\(texts)")
    }
  }

  /// The values of `PushedScreens` share storage, and each is equal to an array.
  @Test func pushedScreensAreShared() {
    var random = Seeded(5)
    var values = [(pushed: PushedScreens(), expected: [PlaceID]())]
    var pushes = 0
    for number in 0..<1_000 {
      var (pushed, expected) = random.below(4) == 0 ? values[random.below(values.count)] : values[values.count - 1]
      if expected.isEmpty || random.below(3) > 0 {
        pushed.push(PlaceID(number))
        expected.append(PlaceID(number))
        pushes += 1
      } else {
        pushed.pop()
        expected.removeLast()
      }
      values.append((pushed, expected))
    }
    for (pushed, expected) in values {
      #expect(pushed.sharedCount <= pushes)
      var (left, found) = (pushed, [PlaceID]())
      while let top = left.top {
        found.append(top)
        left.pop()
      }
      #expect(found.reversed() == expected && pushed.count == expected.count)
    }
  }

  /// Many jumps to pages of large containers. With a search for each jump, this test takes minutes.
  @Test(.timeLimit(.minutes(1))) func pagesAreFoundByContent() {
    let count = 40_000
    var text = Self.head + "screen Home { on go -> present M }\nmodal M { content pages P }\npages P {\n"
    for number in 0..<count { text += "page Q\(number)\n" }
    text += "}\n"
    for number in 0..<count {
      text += "screen Q\(number) { on next -> page next; on jump -> page Q\(number * 7 % count); on done -> finish }\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.filter { $0 < 500 } == [], "\(checked.report.prefix(1000))")
    guard let pages = checked.graph.pageSets.ids.first, let last = checked.graph.screens.ids.last else { return }
    #expect(checked.graph.page(of: pages, showing: .screen(last)) == count - 1)
    #expect(checked.graph.page(of: pages, showing: .screen(ScreenID(0))) == nil)
  }

  /// Events and links select many tabs by name.
  @Test func tabsAreFoundByName() {
    var text = "app A { platform iOS 18; scheme a; root T }\ntabs T {\n"
    for number in 0..<200 { text += "tab t\(number) \"t\" icon \"x\" stack R\(number)\n" }
    text += "}\n"
    for number in 0..<200 {
      text +=
        "screen R\(number) { on e -> select t\((number + 1) % 200) }\nscreen P\(number)\nroute \"/t\(number)\" -> t\(number) / P\(number)\n"
    }
    let checked = CheckedText(text)
    #expect(checked.codes.filter { $0 < 500 } == [], "\(checked.report.prefix(1000))")
    #expect(CheckedText(text.replacing("select t7 ", with: "select t777 ")).codes.filter { $0 < 500 }.count == 1)
  }
}

extension [Set<UInt32>] {
  fileprivate var pair: (Set<UInt32>, Set<UInt32>) { (self[0], self[1]) }
}
