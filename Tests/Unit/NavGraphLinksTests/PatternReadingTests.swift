import NavGraphLinks
import Testing

/// Tests of the rules about patterns in the reference.
@Suite struct PatternReadingTests {
  private func expect(_ rig: LinkFixture, _ answers: KeyValuePairs<String, String>) {
    var rig = rig
    #expect(rig.diagnostics.isEmpty)
    for (url, answer) in answers { #expect(rig.open(url) == answer, "\(url)") }
  }

  @Test func segments() {
    let rig = LinkFixture([
      "\"/chats/new\"": "", "\"/@{user}\"": "user: String", "\"/page/{id}.html\"": "id: String",
      "\"/r/{report?}/{action?}\"": "report: String?, action: String?", "\"/files/{rest...}\"": "rest: [String]",
      "\"/blog/{id}/{_}\"": "id: Int", "\"/old/{id}/{_...}\"": "id: Int", "\"/\\{x\\}\"": "",
    ])
    expect(
      rig,
      [
        "my://chats/new": "/chats/new", "my://chats": "no pattern", "my://@": "no pattern", "my://@a": "/@{user} user=a",
        "my://page/.html": "no pattern", "my://page/a.html": "/page/{id}.html id=a",
        "my://r": "/r/{report?}/{action?} report=nil action=nil", "my://r/a": "/r/{report?}/{action?} report=a action=nil",
        "my://r/a/b": "/r/{report?}/{action?} report=a action=b", "my://r/a/b/c": "no pattern",
        "my://files": "no pattern", "my://files/": "no pattern", "my://files/a": "/files/{rest...} rest=[a]",
        "my://files/a/b%2Fc": "/files/{rest...} rest=[a, b/c]",
        "my://blog/7/any-slug": "/blog/{id}/{_} id=7", "my://blog/7": "no pattern", "my://blog/x/y": "no pattern",
        "my://old/7/a/b/c": "/old/{id}/{_...} id=7",
        "my://%7Bx%7D": "/\\{x\\}", "my:///{x}": "/\\{x\\}",
      ])
  }

  /// A catch-all can have a suffix, with which its last segment ends.
  @Test func catchAllsWithAnEnd() {
    let rig = LinkFixture(
      [
        "\"/blog/{slug}\"": "slug: String", "\"/blog/{feed...}.atom\"": "feed: [String]",
        "\"/blog/{small...}.min.atom\"": "small: [String]",
        "\"/blog/{a}/{n}\"": "a: String, n: Int", "\"/blog/{page...}\"": "page: [String]", "\"/x/{_...}.zip\"": "",
        "\"/blog/{b}/at/{c}/{more...}\"": "b: String, c: String, more: [String]",
      ])
    expect(
      rig,
      [
        "my://blog/a": "/blog/{slug} slug=a", "my://blog/a.atom": "/blog/{feed...}.atom feed=[a]",
        "my://blog/.atom": "/blog/{slug} slug=.atom", "my://blog/a/.atom": "/blog/{page...} page=[a, .atom]",
        "my://blog/a/b.atom": "/blog/{feed...}.atom feed=[a, b]", "my://blog/a.atom/b": "/blog/{page...} page=[a.atom, b]",
        "my://blog/a.min.atom": "/blog/{small...}.min.atom small=[a]", "my://blog/.min.atom": "/blog/{feed...}.atom feed=[.min]",
        "my://blog/a/7": "/blog/{a}/{n} a=a n=7",
        "my://blog/a/b/c/d/e/f/g.min.atom": "/blog/{small...}.min.atom small=[a, b, c, d, e, f, g]",
        "my://blog/a%2Fb%2Eatom": "/blog/{feed...}.atom feed=[a/b]",
        // The first different segment decides, and the literal `at` is narrower than a placeholder.
        "my://blog/a/at/b/c.atom": "/blog/{b}/at/{c}/{more...} b=a c=b more=[c.atom]",
        "my://x/1.zip": "/x/{_...}.zip", "my://x/1/2.zip": "/x/{_...}.zip", "my://x/.zip": "no pattern", "my://x/1.zi": "no pattern",
      ])
  }

  @Test func forms() {
    let rig = LinkFixture(
      [
        "\"/c/{sha: hex 4}\"": "sha: String", "\"/y/{year: 1900...2100}/{month: 01...12}\"": "year: Int, month: Int",
        "\"/n/v{n: digits 2...}.x\"": "n: Int", "\"/t/{_: new|top}/{page?: 1...}\"": "page: Int?",
        "\"/q?s={s: token 3}&p={p?: 1...9}\"": "s: String, p: Int?", "\"/f#L{line: 1...}\"": "line: Int", "\"/g/{s: slug}\"": "s: String",
      ])
    let year = "/y/{year: 1900...2100}/{month: 01...12}"
    let top = "/t/{_: new|top}/{page?: 1...}"
    let query = "/q?s={s: token 3}&p={p?: 1...9}"
    expect(
      rig,
      [
        "my://c/7f3A": "/c/{sha: hex 4} sha=7f3A", "my://c/7f3": "no pattern", "my://c/7f3g": "no pattern", "my://c/7f3a5": "no pattern",
        "my://y/2026/01": "\(year) year=2026 month=01", "my://y/2026/1": "no pattern", "my://y/2026/13": "no pattern",
        "my://y/1899/01": "no pattern", "my://y/2101/01": "no pattern", "my://y/02026/01": "no pattern", "my://y/2026/00": "no pattern",
        "my://n/v007.x": "/n/v{n: digits 2...}.x n=007", "my://n/v7.x": "no pattern", "my://n/v-07.x": "no pattern",
        "my://n/v000000000000000001.x": "/n/v{n: digits 2...}.x n=000000000000000001", "my://n/v0000000000000000001.x": "no pattern",
        "my://t/new": "\(top) page=nil", "my://t/top/3": "\(top) page=3", "my://t/top/0": "no pattern", "my://t/old": "no pattern",
        "my://t/New": "no pattern", "my://q?s=a_-": "\(query) s=a_- p=nil", "my://q?s=a_-&p=10": "\(query) s=a_- p=nil ignored=p",
        "my://q?s=a_-&p=9": "\(query) s=a_- p=9", "my://q?s=": "no pattern", "my://q": "no pattern", "my://q?s=ab.": "no pattern",
        "my://f#L10": "/f#L{line: 1...} line=10", "my://f#L0": "no pattern", "my://f#10": "no pattern", "my://f": "no pattern",
        "my://g/a-b%2Dc": "/g/{s: slug} s=a-b-c", "my://g/a_b": "no pattern", "my://g/A": "no pattern", "my://g/%C3%A9": "no pattern",
      ])
  }

  /// A shared segment is divided so that the first value is shortest, then the second.
  @Test func sharedSegments() {
    let rig = LinkFixture(
      [
        "\"/m/{user}@{domain}\"": "user: String, domain: String", "\"/c/{a}...{b}\"": "a: String, b: String",
        "\"/z/{ref}.{kind: zip|tar.gz}\"": "ref: String, kind: String",
        "\"/g/@{lat},{lon},{zoom}z\"": "lat: Double, lon: Double, zoom: Int",
        "\"/s/{sha: hex 4}.{_}\"": "sha: String", "\"/d/{from}-{to}\"": "from: Date, to: Date",
        "\"/n/{a: token}-{n}\"": "a: String, n: Int", "\"/k/{a}-{b}-{c}\"": "a: String, b: String, c: String",
      ])
    let (mail, compare) = ("/m/{user}@{domain}", "/c/{a}...{b}")
    let (archive, spot) = ("/z/{ref}.{kind: zip|tar.gz}", "/g/@{lat},{lon},{zoom}z")
    expect(
      rig,
      [
        "my://m/bob@a.example": "\(mail) user=bob domain=a.example", "my://m/bob%40a": "\(mail) user=bob domain=a",
        "my://m/a@b@c": "\(mail) user=a domain=b@c", "my://m/@@@": "\(mail) user=@ domain=@", "my://m/@a": "no pattern",
        "my://m/a@": "no pattern", "my://m/a": "no pattern", "my://m/@@": "no pattern",
        "my://c/main...v1.0": "\(compare) a=main b=v1.0", "my://c/a....b": "\(compare) a=a b=.b",
        "my://z/v1.2.zip": "\(archive) ref=v1.2 kind=zip", "my://z/a.tar.gz": "\(archive) ref=a kind=tar.gz",
        "my://z/a.zip.zip": "\(archive) ref=a.zip kind=zip", "my://z/a.rar": "no pattern", "my://z/.zip": "no pattern",
        "my://g/@48.2,-16.37,12z": "\(spot) lat=48.2 lon=-16.37 zoom=12", "my://g/@48.2,16,37": "no pattern",
        "my://g/@48,2,16,37z": "no pattern", "my://s/7f3A.x": "/s/{sha: hex 4}.{_} sha=7f3A", "my://s/7f3.x": "no pattern",
        "my://d/2026-01-31-2026-02-01": "/d/{from}-{to} from=2026-01-31 to=2026-02-01", "my://d/2026-01-2026-02-01": "no pattern",
        "my://n/a-1": "/n/{a: token}-{n} a=a n=1", "my://n/a-1-2": "/n/{a: token}-{n} a=a-1 n=2",
        "my://n/a--2": "/n/{a: token}-{n} a=a n=-2", "my://n/a-b": "no pattern",
        // Segments above a limit of length aren't divided.
        "my://m/" + String(repeating: "a@", count: 520): "no pattern",
        "my://m/b@" + String(repeating: "a", count: 1_022): "\(mail) user=b domain=" + String(repeating: "a", count: 1_022),
        "my://m/b@" + String(repeating: "a", count: 1_023): "no pattern",
        "my://k/a-b-" + String(repeating: "c", count: 252): "/k/{a}-{b}-{c} a=a b=b c=" + String(repeating: "c", count: 252),
        "my://k/a-b-" + String(repeating: "c", count: 253): "no pattern",
      ])
  }

  @Test func hosts() {
    let rig = LinkFixture([
      "\"/{p}\" host \"{lang}.wiki.example\"": "lang: String, p: String", "\"/{p}\" host \"de.wiki.example\"": "p: String",
      "\"/x\" host \"{a}.B.example\"": "a: String",
    ])
    expect(
      rig,
      [
        "https://en.wiki.example/a": "/{p} p=a lang=en", "https://EN.Wiki.example:443/a": "/{p} p=a lang=en",
        "https://a.b.wiki.example/x": "/{p} p=x lang=a.b", "https://de.wiki.example/a": "/{p} p=a",
        "https://c_1.b.example/x": "/x a=c_1", "https://wiki.example/a": "unknownHost(\"wiki.example\")", "my://en/a": "no pattern",
        "https://*.wiki.example/a": "unknownHost(\"*.wiki.example\")",
      ])
  }

  @Test func optionalInTheMiddle() {
    let rig = LinkFixture([
      "\"/{lang?: letters 2}/docs/{page}\"": "lang: String?, page: String", "\"/r/{a?}/{b?}/x\"": "a: String = \"d\", b: Int?",
      "\"/h/{first?}/{n}\"": "first: String?, n: Int",
    ])
    let docs = "/{lang?: letters 2}/docs/{page}"
    expect(
      rig,
      [
        "my://docs/a": "\(docs) lang=nil page=a", "my://de/docs/a": "\(docs) lang=de page=a", "my://deu/docs/a": "no pattern",
        "my://docs/docs": "\(docs) lang=nil page=docs", "my://docs": "no pattern", "my://de/docs": "no pattern",
        "my://r/x": "/r/{a?}/{b?}/x a=nil b=nil", "my://r/1/x": "/r/{a?}/{b?}/x a=1 b=nil", "my://r/1/2/x": "/r/{a?}/{b?}/x a=1 b=2",
        "my://r/x/x": "/r/{a?}/{b?}/x a=x b=nil", "my://r/1/y/x": "no pattern", "my://r/1/2/3/x": "no pattern",
        "my://h/7": "/h/{first?}/{n} first=nil n=7", "my://h/7/8": "/h/{first?}/{n} first=7 n=8", "my://h/x": "no pattern",
      ])
  }

  @Test func queries() {
    let rig = LinkFixture(
      types: "enum Sort { newest, oldest = \"old\" }",
      [
        "\"/search?q={q}\"": "q: String", "\"/find?q={q?}\"": "q: Int?", "\"/tags?tag={tags}\"": "tags: [Int]",
        "\"/settings?tab=blocked\"": "", "\"/list?sort={sort}\"": "sort: Sort = .newest", "\"/flag?on\"": "",
      ])
    expect(
      rig,
      [
        "my://search": "no pattern", "my://search?q": "/search?q={q} q=", "my://search?q=": "/search?q={q} q=",
        "my://search?q=a+b%20c": "/search?q={q} q=a+b c", "my://search?q=a=b": "/search?q={q} q=a=b",
        "my://search?x=1&q=a&q=b&x=2": "/search?q={q} q=a unknown=x", "my://search?Q=a": "no pattern",
        "my://search?%71=a": "/search?q={q} q=a", "my://search?q=%zz": "no pattern", "my://search?q=%zz&q=a": "no pattern",
        "my://search?q=a&%zz=1&x=%zz": "/search?q={q} q=a unknown=x",
        "my://search?&&q=a&": "/search?q={q} q=a", "my://search?q=a?b/c": "/search?q={q} q=a?b/c",
        "my://find": "/find?q={q?} q=nil", "my://find?q=7": "/find?q={q?} q=7", "my://find?q=x": "/find?q={q?} q=nil ignored=q",
        "my://find?q=%FF": "/find?q={q?} q=nil ignored=q", "my://find?q=x&q=7": "/find?q={q?} q=nil ignored=q",
        "my://tags": "/tags?tag={tags} tags=nil", "my://tags?tag=1&x&tag=2": "/tags?tag={tags} tags=[1, 2] unknown=x",
        "my://tags?tag=1&tag=a": "/tags?tag={tags} tags=nil ignored=tag",
        "my://settings?tab=blocked": "/settings?tab=blocked", "my://settings?tab=other": "no pattern",
        "my://settings?tab=other&tab=blocked": "no pattern",
        "my://list?sort=old": "/list?sort={sort} sort=old", "my://list?sort=oldest": "/list?sort={sort} sort=nil ignored=sort",
        "my://flag": "no pattern", "my://flag?on": "/flag?on", "my://flag?on=1": "/flag?on",
      ])
  }

  @Test func fragments() {
    let rig = LinkFixture([
      "\"/help/{topic}#{part}\"": "topic: String, part: String", "\"/man/{topic}#{line?}\"": "topic: String, line: Int?",
    ])
    expect(
      rig,
      [
        "my://help/a": "no pattern", "my://help/a#b%20c": "/help/{topic}#{part} topic=a part=b c",
        "my://help/a#": "/help/{topic}#{part} topic=a part=", "my://help/a#%zz": "no pattern",
        "my://help/a#b?c=d": "/help/{topic}#{part} topic=a part=b?c=d",
        "my://man/a": "/man/{topic}#{line?} topic=a line=nil", "my://man/a#7": "/man/{topic}#{line?} topic=a line=7",
        "my://man/a#x": "/man/{topic}#{line?} topic=a line=nil ignored=#",
      ])
  }

  @Test func values() {
    let rig = LinkFixture(
      types: "enum E { a, b = \"B b\" }",
      [
        "\"/i/{v}\"": "v: Int", "\"/d/{v}\"": "v: Double", "\"/b/{v}\"": "v: Bool", "\"/u/{v}\"": "v: UUID", "\"/t/{v}\"": "v: Date",
        "\"/l/{v}\"": "v: URL", "\"/e/{v}\"": "v: E",
      ])
    let right = [
      "i/0", "i/-1", "i/9223372036854775807", "i/-9223372036854775808", "d/1", "d/-1.5", "d/007.50", "b/true", "b/false",
      "u/5f0c1a2e-8b7d-4c3e-9a61-2d4b6f8e0a1c", "t/2026-01-31", "t/2026-01-31T09:30Z", "t/2028-02-29T09:30:15.250+01:00",
      "l/https:%2F%2Fa.example", "e/a", "e/B%20b",
    ]
    let wrong = [
      "i/", "i/-", "i/-0", "i/+1", "i/01", "i/1.0", "i/9223372036854775808", "i/-9223372036854775809", "i/1%20", "i/%D9%A1", "d/.5",
      "d/1.", "d/1e5", "d/inf", "d/nan", "b/True", "b/1", "b/yes", "u/5f0c1a2e8b7d4c3e9a612d4b6f8e0a1c", "u/x", "t/2026-02-29",
      "t/2026-1-1",
      "t/2026-01-31T09:30", "l/ftp:%2F%2Fa.example", "l/a", "e/b", "e/A",
    ]
    var open = rig
    #expect(rig.diagnostics.isEmpty)
    for path in right { #expect(open.open("my://" + path).hasPrefix("/"), "\(path)") }
    for path in wrong { #expect(open.open("my://" + path) == "no pattern", "\(path)") }
  }

  @Test func narrowerOnesWin() {
    var rig = LinkFixture([
      "\"/users/{path...}\"": "path: [String]", "\"/users/{name}\"": "name: String", "\"/users/{number}\"": "number: Int",
      "\"/users/u-{name}\"": "name: String", "\"/users/me\"": "", "\"/w/{id}\"": "id: String",
      "\"/w/{id}?a={a}\"": "id: String, a: String", "\"/w/{id}\" host \"w.example\"": "id: String",
    ])
    #expect(rig.diagnostics.isEmpty)
    #expect(rig.open("my://users/me") == "/users/me")
    #expect(rig.open("my://users/u-7") == "/users/u-{name} name=7")
    #expect(rig.open("my://users/7") == "/users/{number} number=7")
    #expect(rig.open("my://users/x") == "/users/{name} name=x")
    #expect(rig.open("my://users/x/y") == "/users/{path...} path=[x, y]")
    #expect(rig.open("my://w/1") == "/w/{id} id=1")
    #expect(rig.open("my://w/1?a=2") == "/w/{id}?a={a} id=1 a=2")
    #expect(rig.open("https://w.example/w/1") == "/w/{id} id=1")
    #expect(rig.open("https://w.example/w/1?a=2") == "/w/{id} id=1 unknown=a")
    #expect(rig.open("my://w/1?a=%zz") == "/w/{id} id=1 unknown=a")
  }

  @Test func orderWinsWhereTheAppSaysSo() {
    var rig = LinkFixture(
      app: "scheme my; precedence order", ["\"/a/{n}\"": "n: Int", "\"/a/{s}\"": "s: String", "\"/{x}/{y...}\"": "x: String, y: [String]"])
    #expect(rig.diagnostics.isEmpty)
    #expect(rig.open("my://a/1") == "/a/{n} n=1")
    #expect(rig.open("my://a/b") == "/a/{s} s=b")
    #expect(rig.open("my://b/1") == "/{x}/{y...} x=b y=[1]")
  }

  @Test func aliasesCarryPlaceholdersQueryAndConstants() {
    var rig = LinkFixture(
      """
      app My { platform iOS 16; scheme my; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Page(name: String, tab: Int? = nil) { title }
      route "/w/{name}?tab={tab?}" -> Main / Page(name, tab)
      alias "/wiki/{page}"         -> "/w/{page}"
      alias "/start"               -> "/w/home"
      """)
    #expect(rig.diagnostics.isEmpty)
    #expect(rig.open("my://wiki/a?tab=2") == "/wiki/{page} name=a tab=2")
    #expect(rig.open("my://start?tab=x") == "/start name=home tab=nil ignored=tab")
  }

  @Test func withErrorsWhatIsSoundStillMatches() {
    var rig = LinkFixture(
      """
      app My { platform iOS 16; scheme my; root Main }
      stack Main { root Home }
      screen Home { title "Home" }
      screen Page(name: String) { title }
      route "/w/{name}" -> Main / Page(name)
      route "/x/{name}" -> Main / Missing(name)
      route "/a/{name}" -> Main / Page(name)
      route "/a/{other}" -> Main / Page(name: other)
      route "no slash {" -> Main / Page
      """)
    #expect(!rig.diagnostics.isEmpty)
    #expect(rig.open("my://w/a") == "/w/{name} name=a")
    #expect(rig.open("my://a/b") == "/a/{name} name=b")
  }
}
