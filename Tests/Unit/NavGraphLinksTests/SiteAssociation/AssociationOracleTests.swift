import Foundation
import NavGraphModel
import NavGraphCompiler
import NavGraphSyntax
import Testing
import Torture

@testable import NavGraphLinks

/// Compares the differences that are reported for random apps and files with matchers that don't use automata.
@Suite struct AssociationOracleTests {
  private static let runsAll = ProcessInfo.processInfo.environment["NAVGRAPH_TESTS"] == "all"
  /// Short paths with a few queries, without unnecessary escapes and trailing slashes.
  static let urls: [String] = {
    var paths = [""]
    var last = [""]
    for _ in 0..<5 {
      last = last.flatMap { path in ["/", "a", "b", "1", "x", "%2F"].map { path + $0 } }
      paths += last
    }
    paths = paths.filter { $0.isEmpty || !($0.hasSuffix("/") || $0.hasSuffix("%2F") || $0.contains("%2F%2F")) }.map { "/" + $0 }
    let tails = ["?k=", "?k=a", "?k=b", "?k", "?j=a&k=a", "?k=a&k=b", "?k=b&k=a&j=b", "#", "#a", "?k=a#b", "?k=1&j=1", "?j=&k=1x", "?a"]
    return paths.map { "https://my.example" + $0 } + paths.prefix(300).flatMap { path in tails.map { "https://my.example" + path + $0 } }
  }()

  @Test(arguments: 0..<(runsAll ? 20 : 2)) func whatIsSaidIsSo(_ part: Int) {
    var found = 0
    for seed in 0..<100 {
      var random = SeededRandom(seed: UInt64(part * 1000 + seed))
      let rig = AssociationFixture(
        AssociationOracleTests.app(&random).graph, host: "my.example", AssociationOracleTests.association(&random))
      #expect(rig.differences.isWhole, "\(part) \(seed)")
      #expect(rig.lies == [], "\(part) \(seed): \(rig.association.json)")
      let sample = (0..<40).compactMap { _ in AssociationOracleTests.urls.randomElement(using: &random) }
      let silences = rig.silences(sample)
      #expect(silences == [], "\(part) \(seed): \(rig.association.json)")
      found += rig.lines.count
    }
    #expect(found > 80)
  }

  /// For a few seeds, all URLs are compared.
  @Test(arguments: 0..<4) func nothingIsLeftOut(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(90_000 + seed))
    let rig = AssociationFixture(AssociationOracleTests.app(&random).graph, host: "my.example", AssociationOracleTests.association(&random))
    #expect(rig.silences(AssociationOracleTests.urls) == [], "\(rig.association.json)")
  }

  /// The file that navgraph writes for a random app covers every URL of the app, in all spellings.
  @Test(arguments: 0..<4) func whatIsWrittenMissesNothing(_ part: Int) throws {
    for seed in 0..<(Self.runsAll ? 40 : 10) {
      var random = SeededRandom(seed: UInt64(50_000 + part * 1000 + seed))
      let app = AssociationOracleTests.app(&random)
      let files = SystemFiles(for: app.graph, routes: app.matcher.table, appIDs: [AssociationFixture.appID])
      let written = files.siteAssociation(host: "my.example").json
      let rig = AssociationFixture(app.graph, host: "my.example", try SiteAssociation(reading: JSONReader.value(of: Array(written.utf8))))
      #expect(rig.differences.isWhole)
      #expect(rig.differences.missing.map(\.url) == [], "\(seed): \(written)")
      #expect(rig.differences.escaped == nil, "\(seed): \(written)")
      #expect(rig.lies == [])
      let sample = (0..<100).compactMap { _ in AssociationOracleTests.urls.randomElement(using: &random) }
      #expect(rig.silences(sample) == [], "\(seed): \(written)")
    }
  }

  // MARK: Random apps and files

  private static func app(_ random: inout SeededRandom) -> LinkFixture {
    var text =
      "app My { platform iOS 16; hosts \"my.example\"; root Main }\nstack Main { root Home }\nscreen Home { title \"Home\" }\nenum Letter { a, b }\n"
    for number in 0..<Int.random(in: 1...5, using: &random) {
      var parameters: [String] = []
      func placeholder(_ random: inout SeededRandom, _ type: String? = nil) -> String {
        parameters.append(
          "p\(parameters.count): " + (type ?? ["String", "String", "Int", "Letter", "Bool"].randomElement(using: &random) ?? "String"))
        return "{p\(parameters.count - 1)"
      }
      var pattern = ""
      let count = Int.random(in: 0...3, using: &random)
      for index in 0..<count {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: pattern += "/" + (["a", "b", "ab", "x", "1", "é"].randomElement(using: &random) ?? "a")
        case 4...5: pattern += "/" + placeholder(&random) + "}"
        case 6:
          let forms = [": hex 2", ": digits", ": 1...3", ": 01...99", ": a|ab", ": 1...", ": letters 2", ": slug", ": alphanumeric 1...3"]
          pattern += "/" + placeholder(&random, "String") + (forms.randomElement(using: &random) ?? "") + "}"
        case 7: pattern += "/a" + placeholder(&random, "String") + "}"
        case 8 where index == count - 1: pattern += "/" + placeholder(&random, "[String]") + "...}"
        default: pattern += "/" + placeholder(&random, "String") + "}b"
        }
      }
      if pattern.isEmpty { pattern = "/" }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: pattern += "?k=" + placeholder(&random) + "}"
      case 1: pattern += "?k=a"
      case 2: pattern += "?k=" + placeholder(&random) + "}&j=" + placeholder(&random) + "}"
      case 3: pattern += "#" + placeholder(&random) + "}"
      default: break
      }
      let names = (0..<parameters.count).map { "p\($0)" }.joined(separator: ", ")
      text += "screen S\(number)" + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))") + " { title }\n"
      text += "route \"\(pattern)\" -> Main / S\(number)" + (names.isEmpty ? "" : "(\(names))") + "\n"
    }
    return LinkFixture(text)
  }

  private static func association(_ random: inout SeededRandom) -> SiteAssociation {
    var association = SiteAssociation()
    association.variables = [("one", ["a", "b*", "?b"])]
    func pattern(_ random: inout SeededRandom, _ pieces: [String]) -> String {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let components = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      var component = SiteAssociation.Component()
      if Int.random(in: 0..<10, using: &random) > 0 {
        let pieces = ["/", "/", "/", "a", "b", "1", "x", "*", "?", "?*", "/*", "$(one)", "$(digit)", "%2F", "é", "%C3%A9"]
        component.path = (Int.random(in: 0..<5, using: &random) > 0 ? "/" : "") + pattern(&random, pieces)
      }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: component.query = .whole(pattern(&random, ["k=", "&", "a", "*", "?", "j=", "$(one)"]))
      case 1: component.query = .items([.init(key: "k", value: pattern(&random, ["a", "b", "*", "?", "?*"]))])
      case 2:
        component.query = .items([
          .init(key: "k", value: pattern(&random, ["a", "*", "?*"])), .init(key: "j", value: pattern(&random, ["*", "1"])),
        ])
      case 3: component.fragment = pattern(&random, ["a", "*", "?", "b"])
      default: break
      }
      component.isExcluded = Int.random(in: 0..<3, using: &random) == 0
      component.isCaseSensitive = Int.random(in: 0..<5, using: &random) > 0
      component.isPercentEncoded = Bool.random(using: &random)
      return component
    }
    association.details = [SiteAssociation.Details(appIDs: [AssociationFixture.appID], components: components)]
    return association
  }
}
