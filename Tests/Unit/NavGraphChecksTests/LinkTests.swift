import Testing

/// Tests of each kind of entry point with its values, and of the messages about links.
@Suite struct LinkTests {
  /// Entries that are never delivered, and values that an entry point can't contain.
  @Test func entriesThatAreNeverDelivered() {
    let app = { (lines: String) in
      """
      app A { root Main }
      extern type Blob: Codable
      enum Kind { one, two }
      type Doc = URL
      stack Main { root Home }
      screen Home { on v(u: URL, n: Int, b: Blob, k: Kind, d: Doc) -> push V(a: u, n, b, k, d) }
      screen V(a: URL? = nil, n: Int? = nil, b: Blob? = nil, k: Kind? = nil, d: Doc? = nil)
      \(lines)
      """
    }
    expect([304], in: app(#"entry file "txt" (a: URL) -> Main / V(a)"# + "\n" + #"entry file "TXT" (a: URL) -> Main / V(a)"#))
    expect([], in: app(#"entry shortcut "a" -> Main / V"# + "\n" + #"entry shortcut "A" -> Main / V"#))
    expect([714], in: app(#"entry file ".txt" (a: URL) -> Main / V(a)"#))
    expect([714], in: app(#"entry file "tar.gz" (a: URL) -> Main / V(a)"#))
    expect([], in: app(#"entry activity "com.example.read" -> Main / V"#))
    expect([714], in: app(#"entry shortcut "" -> Main / V"#))
    for kind in ["shortcut", "notification", "activity", "file"] {
      expect([451], in: app(#"entry \#(kind) "s" (b: Blob) -> Main / V(b)"#))
      expect([451], in: app(#"entry \#(kind) "s" (b: Blob?) -> Main / V(b)"#))
      expect(kind == "file" ? [451] : [], in: app(#"entry \#(kind) "s" (n: Int) -> Main / V(n)"#))
      expect(kind == "file" ? [451] : [], in: app(#"entry \#(kind) "s" (d: Doc) -> Main / V(d)"#))
      expect([], in: app(#"entry \#(kind) "s" (a: URL, n: Int?, k: Kind = .one) -> Main / V(a, n, k)"#))
    }
    expect([], in: app(#"entry intent "s" (b: Blob, n: Int) -> Main / V(b, n)"#))
  }

  @Test func wordsAboutTwoPatterns() throws {
    let app = { (lines: String) in
      "app A { scheme a; hosts \"a.example\"; root Main }\nstack Main { root Home }\nscreen Home\nscreen P(i: String? = nil)\nscreen Q\n\(lines)"
    }
    let optional = try #require(CheckedText(app("route \"/p\" -> Main / Q\nroute \"/p/{i?}\" -> Main / P(i)")).diagnostics.first)
    #expect(optional.code.number == 701)
    #expect(optional.help == ["remove the `?` in `/p/{i?}`, so that only `/p` matches the path without it, or remove `/p`"])
    let hosts = CheckedText(
      app("route \"/x/{i}\" host \"a.example\" -> Main / P(i)\nroute \"/x/{j}\" host \"a.example\" -> Main / Q / P(i: j)"))
    let duplicate = try #require(hosts.diagnostics.first)
    #expect(hosts.codes == [702] && duplicate.primary.text == "the same URLs as `/x/{i}`")
    #expect(duplicate.help == ["remove one of the two, or make them differ with a `scheme` or a required query key"])
  }

  @Test func wordsAboutValues() throws {
    let text = "app A { root stack Home }\nenum Kind { aa, bb = \"b\" }\nscreen Home { on u -> push K(k: \"b\") }\nscreen K(k: Kind)"
    let value = CheckedText(text)
    #expect(value.codes == [404] && value.diagnostics.first?.help == ["write `.bb`: `\"b\"` is its text in URLs"])
    if let fix = value.diagnostics.first?.fixes.first { expect([], in: value.mended(by: fix)) }
    let event = CheckedText("app A { root stack Home }\nscreen Home { on u anchored (n: Int) -> push K(n) }\nscreen K(n: Int)")
    #expect(event.codes == [210] && event.diagnostics.first?.message == "`anchored` must follow the parameters")
  }
}
