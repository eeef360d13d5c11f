import Foundation
import Testing

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RoutesGenerated
@testable import TypesGenerated

/// Tests each rule of `Grammar/reference/patterns.md` about URLs on generated routes.
@Suite struct LinkFinePrintTests {
  private func forge(for text: String) -> Forge.Route? { URL(string: text).flatMap { try? Forge.Route.parse($0).get() } }
  private func museum(for text: String) -> Museum.Route? { URL(string: text).flatMap { try? Museum.Route.parse($0).get() } }

  @Test func oneTableForSchemesAndHosts() {
    for text in [
      "forge://ann/tools", "https://forge.example/ann/tools", "https://www.forge.example/ann/tools/", "forge:///ann/tools",
      "FORGE://ann/tools", "https://FORGE.Example/ann/tools", "https://forge.example:443/ann/tools", "forge://ann/t%6Fols?x=1#y",
    ] { #expect(forge(for: text) == .ownerRepo(owner: "ann", repo: "tools"), "\(text)") }
    for text in [
      "http://forge.example/ann/tools", "https://forge.example:8443/ann/tools", "https://me@forge.example/ann/tools", "other://ann/tools",
      "https://forge.example.evil.example/ann/tools", "forge:ann/tools", "forge:/ann/tools", "https:///ann/tools", "ann/tools",
    ] { #expect(forge(for: text) == nil, "\(text)") }
  }

  /// Foundation parses these texts as a user and a host. For custom schemes, they are the first segment.
  @Test func theAuthorityOfASchemeIsASegment() {
    #expect(forge(for: "forge://@bob") == .user(user: "bob"))
    #expect(forge(for: "forge://%40bob") == .user(user: "bob"))
    #expect(forge(for: "forge://users/bob") == .user(user: "bob"))
    #expect(forge(for: "forge://INBOX") == nil, "paths don't ignore case")
    #expect(forge(for: "forge://ANN/Tools") == .ownerRepo(owner: "ANN", repo: "Tools"))
    #expect(forge(for: "forge://ann:80/tools") == .ownerRepo(owner: "ann:80", repo: "tools"))
    #expect(forge(for: "forge://me@ann/tools") == .ownerRepo(owner: "me@ann", repo: "tools"))
    #expect(forge(for: "forge:///@bob") == .user(user: "bob"))
  }

  @Test func segments() {
    #expect(forge(for: "forge://ann/a%2Fb") == .ownerRepo(owner: "ann", repo: "a/b"))
    #expect(forge(for: "forge://ann/a+b") == .ownerRepo(owner: "ann", repo: "a+b"))
    #expect(forge(for: "forge://ann/%25zz") == .ownerRepo(owner: "ann", repo: "%zz"))
    #expect(forge(for: "forge://inbox/") == .inbox)
    for text in [
      "forge://inbox//", "forge:////inbox", "forge://ann//tools", "forge://ann/.", "forge://ann/..", "forge://ann/%2e%2E",
      "forge://../tools",
      "forge://ann/%ff", "forge://ann/%C3", "forge://", "forge:///",
    ] { #expect(forge(for: text) == nil, "\(text)") }
    #expect(forge(for: "forge://ann/%C3%A9") == .ownerRepo(owner: "ann", repo: "é"))
    let decomposed = forge(for: "forge://ann/e%CC%81")
    guard case .ownerRepo(_, let repo)? = decomposed else { return #expect(decomposed != nil, "a segment of its own") }
    #expect(Array(repo.utf8) == [0x65, 0xCC, 0x81], "bytes are kept as they are")
  }

  /// Leading zeros are part of a route's URL. A value that doesn't match the form has no URL.
  @Test func forms() {
    #expect(forge(for: "forge://posts/2026/01/05/a-b") == .posts(year: 2026, month: 1, day: 5, slug: "a-b"))
    #expect(Forge.Route.posts(year: 2026, month: 1, day: 5, slug: "a-b").url?.absoluteString == "forge://posts/2026/01/05/a-b")
    for text in ["2026/1/05/a", "2026/13/05/a", "1899/01/05/a", "02026/01/05/a", "2026/01/00/a", "2026/01/05/A", "2026/001/05/a"] {
      #expect(forge(for: "forge://posts/\(text)") == nil, "\(text)")
    }
    for route in [
      Forge.Route.posts(year: 1899, month: 1, day: 5, slug: "a"), .posts(year: 2026, month: 13, day: 5, slug: "a"),
      .posts(year: 2026, month: -1, day: 5, slug: "a"), .posts(year: 2026, month: 1, day: 5, slug: "a/b"),
      .posts(year: 2026, month: 1, day: 5, slug: ""), .commit(owner: "o", repo: "r", sha: "x"),
    ] { #expect(route.url == nil, "\(route)") }
    let sha = String(repeating: "0123456789abcdefABCD", count: 2)
    #expect(forge(for: "forge://o/r/commit/\(sha)") == .commit(owner: "o", repo: "r", sha: sha))
    #expect(forge(for: "forge://o/r/commit/\(sha)0") == nil)
    #expect(
      forge(for: "forge://top/weekly/7") == .top(id: 7) && forge(for: "forge://top/yearly/7") == nil
        && forge(for: "forge://top/daily/0") == nil)
    guard let url = URL(string: "forge://posts/2026/1/05/a"), case .failure(let error) = Forge.Route.parse(url) else {
      return #expect(Bool(false), "a month of one digit")
    }
    #expect("\(error)" == "`1`, given for `month`, is not `01...12`")
  }

  @Test func optionalInFront() {
    #expect(forge(for: "forge://guide/a") == .guide(topic: "a") && forge(for: "forge://de/guide/a") == .guide(language: "de", topic: "a"))
    #expect(forge(for: "forge://deu/guide/a") == nil)
    #expect(Forge.Route.guide(topic: "a").url?.absoluteString == "forge://guide/a")
    #expect(Forge.Route.guide(language: "de", topic: "a").url?.absoluteString == "forge://de/guide/a")
    #expect(Forge.Route.guide(language: "deu", topic: "a").url == nil)
  }

  /// A placeholder in a host is in lowercase and matches one label or several.
  @Test func hostsWithValues() {
    #expect(forge(for: "https://ann.wiki.forge.example/x") == .nameByName(name: "x", owner: "ann"))
    #expect(forge(for: "https://A.b.Wiki.Forge.example:443/x") == .nameByName(name: "x", owner: "a.b"))
    #expect(forge(for: "https://wiki.forge.example/x") == nil && forge(for: "https://a..wiki.forge.example/x") == nil)
    #expect(forge(for: "https://me@ann.wiki.forge.example/x") == nil && forge(for: "https://ann.wiki.forge.example:80/x") == nil)
    #expect(Forge.Route.nameByName(name: "x", owner: "ann").url?.absoluteString == "https://ann.wiki.forge.example/x")
    for owner in ["Ann", "", "a/b", "a:1", "a@b", "é", "*"] {
      #expect(Forge.Route.nameByName(name: "x", owner: owner).url == nil, "\(owner)")
    }
  }

  @Test func queries() {
    #expect(forge(for: "forge://search?q=") == .search(query: "", labels: []))
    #expect(forge(for: "forge://search?q") == .search(query: "", labels: []))
    #expect(forge(for: "forge://search?label=b&&q=a&label=c&x=1") == .search(query: "a", labels: ["b", "c"]))
    #expect(forge(for: "forge://search?q=a&q=b") == .search(query: "a", labels: []))
    #expect(forge(for: "forge://search?q=a=b+c%26d") == .search(query: "a=b+c&d", labels: []))
    #expect(forge(for: "forge://search?%71=a") == .search(query: "a", labels: []))
    #expect(forge(for: "forge://search?sort=most-discussed&q=a") == .search(query: "a", sort: .mostDiscussed, labels: []))
    #expect(forge(for: "forge://search") == nil)
    #expect(forge(for: "forge://search?q=%ff") == nil)
    #expect(forge(for: "forge://o/r?tab=settings") == .ownerRepoTab(owner: "o", repo: "r"))
    #expect(forge(for: "forge://o/r?tab=other") == .ownerRepo(owner: "o", repo: "r"))
    #expect(forge(for: "forge://o/r?tab=other&tab=settings") == .ownerRepo(owner: "o", repo: "r"), "of a repeated key the first counts")
  }

  @Test func whatIsIgnoredIsSaid() throws {
    let found = try Forge.Route.match(try #require(URL(string: "forge://search?q=a&sort=best&label=%ff&x=%ff"))).get()
    #expect(found == .init(.search(query: "a", labels: []), ignored: ["sort", "label"]))
    let halls = try Museum.Route.match(try #require(URL(string: "museum://halls/1?since=yesterday&tag=a"))).get()
    #expect(halls == .init(.halls(id: .init(rawValue: 1), tags: ["a"]), ignored: ["since"]))
    let help = try Forge.Route.match(try #require(URL(string: "forge://help/t#%ff"))).get()
    #expect(help == .init(.help(topic: "t"), ignored: ["#"]))
  }

  @Test func fragments() {
    #expect(forge(for: "forge://help/t#part%20two") == .help(topic: "t", section: "part two"))
    #expect(forge(for: "forge://help/t#") == .help(topic: "t", section: ""))
    #expect(forge(for: "forge://help/t") == .help(topic: "t"))
    #expect(forge(for: "forge://help/t?x#a?b/c") == .help(topic: "t", section: "a?b/c"))
  }

  @Test func numbers() {
    for text in ["0", "-1", "9223372036854775807", "-9223372036854775808"] {
      #expect(forge(for: "forge://o/r/pull/\(text)") == .pull(owner: "o", repo: "r", number: Int(text) ?? 7), "\(text)")
    }
    for text in ["9223372036854775808", "-9223372036854775809", "01", "+1", "-0x", "1.0", "1e3", "--1", "-", "00", "\u{661}", "1%20"] {
      #expect(forge(for: "forge://o/r/pull/\(text)") == nil, "\(text)")
    }
    let id = "5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C"
    for text in ["1", "-1.50", "007.5", "0.1"] { #expect(museum(for: "museum://halls/1/\(id)?zoom=\(text)") != nil, "\(text)") }
    for text in ["", "1.", ".5", "1e3", "inf", "nan", "0x1", "+1", String(repeating: "9", count: 400)] {
      #expect(museum(for: "museum://halls/1/\(id)?zoom=\(text)") == nil, "\(text)")
    }
    #expect(museum(for: "museum://halls/1/\(id.lowercased())?zoom=1") != nil)
    for text in [String(id.dropLast()), id + "0", "{\(id)}", id.replacingOccurrences(of: "-", with: "")] {
      #expect(museum(for: "museum://halls/1/\(text)?zoom=1") == nil, "\(text)")
    }
  }

  @Test func datesAndWords() {
    let id = Museum.HallID(rawValue: 1)
    for (text, seconds) in [
      ("1970-01-02", 86_400), ("1970-01-01T00:01Z", 60), ("1970-01-01T01:00:01.5+01:00", 1.5), ("2024-02-29", 1_709_164_800),
    ] {
      #expect(museum(for: "museum://halls/1?since=\(text)") == .halls(id: id, since: Date(timeIntervalSince1970: seconds)), "\(text)")
    }
    for text in ["2023-02-29", "1970-1-2", "1970-01-01T00:00", "1970-01-01T24:00Z", "1970-13-01", "now", ""] {
      #expect(museum(for: "museum://halls/1?since=\(text)") == .halls(id: id), "\(text)")
    }
    #expect(museum(for: "museum://floors/r") == .floors(floor: .roof))
    #expect(museum(for: "museum://floors/roof") == nil)
  }

  /// An error names its cause.
  @Test(arguments: [
    ("other://x", "this app has no links that begin with `other:`"),
    ("https://elsewhere.example/x", "this app has no links that begin with `https://elsewhere.example`"),
    ("forge://ann//tools", "segment 2 of the path is empty"),
    ("forge://ann/..", "segment 2 of the path is `..`, which no link may hold"),
    ("forge://ann/%ff", "segment 2 of the path, `%ff`, is not UTF-8 once its escapes are read"),
    ("forge://ann/tools/wiki", "no route goes on with `wiki`, segment 3 of the path"),
    ("forge://ann/tools/pull", "no route ends after segment 3 of the path"),
    ("forge:///", "no route has an empty path"),
    ("forge://ann/tools/pull/x", "`x`, given for `number`, is not an Int"),
    ("forge://ann/tools/pull/9223372036854775808", "`9223372036854775808`, given for `number`, is not an Int"),
    ("forge://search?sort=newest", "the query key `q` is missing"),
    ("https://forge.example/new", "the routes that have this path are not for links that begin with `https://forge.example`"),
  ])
  func errorsSayWhatIsWrong(text: String, words: String) throws {
    guard case .failure(let error) = Forge.Route.parse(try #require(URL(string: text))) else { return #expect(words == "", "\(text)") }
    #expect("\(error)" == words)
  }

  @Test func errorsOfValues() throws {
    func error(for text: String) throws -> String {
      guard case .failure(let error) = Museum.Route.parse(try #require(URL(string: text))) else { return "" }
      return "\(error)"
    }
    #expect(try error(for: "museum://floors/cellar") == "`cellar`, given for `floor`, is not one of ground, first, r")
    #expect(try error(for: "museum://halls/1/x?zoom=1") == "`x`, given for `id`, is not a UUID")
    #expect(try error(for: "museum://halls/1/5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C?zoom=x") == "`x`, given for `zoom`, is not a Double")
    #expect(try error(for: "museum://halls/1/5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C") == "the query key `zoom` is missing")
  }

  /// 100 kB of any text are parsed without delay.
  @Test func longURLs() {
    let many = String(repeating: "x", count: 100_000)
    #expect(forge(for: "forge://ann/\(many)") == .ownerRepo(owner: "ann", repo: many))
    #expect(forge(for: "forge://" + String(repeating: "a/", count: 50_000)) == nil)
    #expect(forge(for: "forge://inbox?" + String(repeating: "a=1&", count: 25_000)) == .inbox)
    #expect(forge(for: "forge://search?" + String(repeating: "&", count: 100_000) + "q=a") == .search(query: "a", labels: []))
    #expect(
      forge(for: "forge://o/r/tree/" + String(repeating: "a/", count: 50_000))
        == .tree(owner: "o", repo: "r", path: Array(repeating: "a", count: 50_000)))
    #expect(
      forge(for: "forge://ann/" + String(repeating: "%C3%A9", count: 20_000))
        == .ownerRepo(owner: "ann", repo: String(repeating: "é", count: 20_000)))
  }

  /// Links can be parsed on any actor.
  @Test func readingIsNonisolated() async {
    let route = await Task.detached { URL(string: "messenger://new").flatMap { try? Messenger.Route.parse($0).get() } }.value
    #expect(route == .new)
  }
}
