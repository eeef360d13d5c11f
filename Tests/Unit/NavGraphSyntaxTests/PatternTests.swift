import Testing

@testable import NavGraphSyntax

@Suite struct PatternTests {
  /// Returns a textual form of a pattern, and its diagnostics.
  private func read(_ pattern: String) -> (drawing: String, diagnostics: [String], syntax: PatternSyntax?) {
    let parsed = Parsed("route \"\(pattern)\" -> home")
    guard let token = parsed.tree.tokens.first(where: { $0.kind == .string }) else { return ("", [], nil) }
    var diagnostics: [Diagnostic] = []
    var names = parsed.names
    let syntax = parsePattern(token, in: parsed.tree, names: &names, diagnostics: &diagnostics)
    func draw(_ placeholder: PatternSyntax.Placeholder) -> String {
      let mark = placeholder.mode == .one ? "" : placeholder.mode == .optional ? "?" : "..."
      let name = placeholder.isDiscarded ? "_" : parsed.tree.source.text(in: placeholder.nameRange)
      #expect(placeholder.isDiscarded || name == names.text(of: placeholder.name))
      let form = names.text(of: placeholder.form)
      let written = parsed.tree.source.text(in: placeholder.range)
      #expect(form.isEmpty && !written.contains(":") ? written == "{\(name)\(mark)}" : written.hasPrefix("{\(name)\(mark):"))
      return "<\(name)\(mark)\(form.isEmpty ? "" : ": " + form)>"
    }
    func draw(_ segment: PatternSyntax.Segment) -> String {
      names.text(of: segment.prefix) + (segment.placeholder.map(draw) ?? "") + names.text(of: segment.suffix)
        + segment.others.map { draw($0.placeholder) + names.text(of: $0.suffix) }.joined()
    }
    var drawing = syntax.segments.map { "/" + draw($0) }.joined()
    for (index, item) in syntax.query.enumerated() {
      drawing += (index == 0 ? "?" : "&") + names.text(of: item.key)
      switch item.value {
      case .none: break
      case .text(let text): drawing += "=" + names.text(of: text)
      case .placeholder(let placeholder): drawing += "=" + draw(placeholder)
      }
    }
    if let fragment = syntax.fragment { drawing += "#" + draw(fragment) }
    return (drawing, diagnostics.map { "\($0.code) `\(parsed.tree.source.text(in: $0.primary.range))`" }, syntax)
  }

  @Test(arguments: [
    ("/", ""), ("/chats/{id}", "/chats/<id>"), ("/@{user}", "/@<user>"), ("/{id}.html", "/<id>.html"), ("/a-{b}-c/", "/a-<b>-c"),
    ("/r/{report?}/{action?}", "/r/<report?>/<action?>"), ("/w/{rest...}", "/w/<rest...>"), ("/{_}/{_...}", "/<_>/<_...>"),
    ("/s?q={words}&sort=new&flag&empty=", "/s?q=<words>&sort=new&flag&empty="), ("/s?u=a/b?c", "/s?u=a/b?c"), ("/p#{part}", "/p#<part>"),
    ("/p?a={b?}#top", "/p?a=<b?>#top"), (#"/\{x\}/\u{E9} \"q\""#, "/{x}/é \"q\""), ("/é/{id}", "/é/<id>"), ("?q={q}", "?q=<q>"),
    ("/{org}/{repo}/pull/{number}", "/<org>/<repo>/pull/<number>"), ("/x/{a?}/{rest...}", "/x/<a?>/<rest...>"),
    ("/{lang?}/docs/{page}", "/<lang?>/docs/<page>"), ("/a/{b?}/{c?}/{d}/", "/a/<b?>/<c?>/<d>"),
  ])
  func wellFormed(pattern: String, drawing: String) {
    let found = read(pattern)
    let isOrdered = pattern != "/x/{a?}/{rest...}"
    #expect(found.drawing == drawing)
    #expect(found.diagnostics == (isOrdered ? [] : ["NAV0233 `{a?}`"]))
    #expect(found.syntax?.isBroken == !isOrdered)
  }

  /// Each form has one spelling, independent of spaces.
  @Test(arguments: [
    ("hex 40", "hex 40"), ("hex40", "hex 40"), ("  digits  ", "digits"), ("slug 2 ... 8", "slug 2...8"), ("token 3...", "token 3..."),
    ("letters 1...", "letters"), ("alphanumeric 4...4", "alphanumeric 4"), ("1...12", "1...12"), ("01...12", "01...12"), ("1...", "1..."),
    ("00 ... 99", "00...99"), ("7...7", "7...7"), ("0...9223372036854775807", "0..."), ("new|top", "new|top"), (" a b | c ", "a b|c"),
    ("1|2", "1|2"), ("hex|digits", "hex|digits"), (#"a\u{2F}b|c"#, "a/b|c"),
  ])
  func forms(written: String, form: String) {
    for (head, tail) in [("/c/{id:", "}"), ("/c/{id?:", "}"), ("/c/x-{_:", "}.html"), ("/c?k={id:", "}"), ("/c#a{id:", "}")] {
      let found = read(head + written + tail)
      #expect(found.diagnostics == [])
      #expect(found.drawing.contains(": \(form)>"), "\(found.drawing)")
    }
  }

  @Test(arguments: [
    ("", ":"), (" ", ": "), ("hexa", "hexa"), ("[a-f]", "[a-f]"), ("hex 0", "hex 0"), ("hex 129", "hex 129"), ("hex 4...2", "hex 4...2"),
    ("hex x", "hex x"), ("hex 1...x", "hex 1...x"), ("hex 1..2", "hex 1..2"), ("hex -1", "hex -1"), ("12", "12"), ("1..12", "1..12"),
    ("12...1", "12...1"),
    ("-1...1", "-1...1"), ("...5", "...5"), ("01...2", "01...2"), ("01...", "01..."),
    ("1...9223372036854775808", "1...9223372036854775808"),
    ("0000000000000000001...9999999999999999999", "0000000000000000001...9999999999999999999"), ("a|", "a|"), ("|a", "|a"),
    ("a||b", "a||b"),
    ("a|b|a", "a|b|a"), (#"a\u{7C}b"#, #"\u{7C}"#),
  ])
  func malformedForms(written: String, place: String) {
    let found = read("/c/{id:\(written)}")
    #expect(found.diagnostics.last == "NAV0241 `\(place)`", "\(found.diagnostics)")
    #expect(found.syntax?.isBroken == true)
  }

  @Test(arguments: [
    ("/{user}@{domain}", "/<user>@<domain>"), ("/{sha: hex 40}.{ext}", "/<sha: hex 40>.<ext>"), ("/v{a}...{b}.x", "/v<a>...<b>.x"),
    ("/a/{_}-{b}-{c}/d", "/a/<_>-<b>-<c>/d"), (#"/{a}\{{b}"#, "/<a>{<b>"), ("/{a}é{b}", "/<a>é<b>"),
  ])
  func sharedSegments(written: String, drawing: String) {
    let found = read(written)
    #expect(found.diagnostics == [])
    #expect(found.drawing == drawing)
    #expect(found.syntax?.isBroken == false)
  }

  @Test func formsThatAreNone() {
    #expect(read("/c/{rest...: hex}").diagnostics == ["NAV0241 `: hex`"])
    #expect(read("/c/{id: [a-f0-9]{40}}").diagnostics == ["NAV0241 `[a-f0-9]{40}}`"])
    #expect(read("/c/{id?: Int}").diagnostics == ["NAV0237 `{id?: Int}`"])
    #expect(read("/c/{id: [String]}").diagnostics == ["NAV0237 `{id: [String]}`"])
    #expect(read("/c/{: hex}").diagnostics == ["NAV0237 `{: hex}`"])
  }

  @Test(arguments: [
    ("chats/{id}", "NAV0230 `chats/{id}`"), ("https://a.b/c", "NAV0230 `https://a.b/c`"), ("", "NAV0230 ``"), ("/a//b", "NAV0231 `//`"),
    ("/{a}{b}", "NAV0232 `{b}`"), ("/{a}-{b}{c}", "NAV0232 `{c}`"), ("/{a?}-{b}", "NAV0242 `{a?}`"),
    ("/{a}-{b...}", "NAV0242 `{b...}`"), ("/{a...}.{b}/c", "NAV0242 `{a...}`"), ("/x#{a}-{b}", "NAV0242 `{b}`"),
    ("/{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}-{i}", "NAV0242 `{i}`"),
    ("/{a: hex 128}-{b: hex 128}-{c: hex 128}-{d: hex 128}", "NAV0242 `{d: hex 128}`"),
    ("/{a?}/b/{c?}", "NAV0233 `{c?}`"), ("/{a...}/b", "NAV0234 `{a...}`"),
    ("/x{a...}", "NAV0234 `{a...}`"), ("/x{a...}.b", "NAV0234 `{a...}`"), ("/{a...}.b/c", "NAV0234 `{a...}`"),
    ("/{a...}.{b}", "NAV0242 `{a...}`"), ("/{a?}/{b...}.c", "NAV0233 `{a?}`"), ("/a%20b%C3%A9", "NAV0235 `%20`"), ("/100%", "NAV0235 `%`"),
    ("/{a", "NAV0236 `{`"),
    ("/a}", "NAV0236 `}`"),
    ("/{{a}}", "NAV0236 `{`"), ("/{}", "NAV0237 `{}`"), ("/{a b}", "NAV0237 `{a b}`"), ("/{1a}", "NAV0237 `{1a}`"),
    ("/{_?}", "NAV0237 `{_?}`"),
    ("/{a?}/{b?}/{c?}/{d?}/{e?}/{f?}/{g?}/{h?}/{i?}/j", "NAV0233 `{a?}`"),
    ("/{id: Int}", "NAV0237 `{id: Int}`"), ("/a?={b}", "NAV0238 `=`"), ("/a?{b}", "NAV0238 `{`"), ("/a?b=x{c}", "NAV0238 `x{`"),
    ("/a?b={c}x", "NAV0238 `x`"), ("/a?b={c...}", "NAV0238 `{c...}`"), ("/a#", "NAV0238 `#`"), ("/a#b#c", "NAV0238 `#c`"),
    ("/a?", "NAV0238 `?`"), ("/a?b={c}&b={d}", "NAV0238 `b={d}`"),
  ])
  func malformed(pattern: String, diagnostic: String) {
    let found = read(pattern)
    #expect(found.diagnostics.first == diagnostic, "\(found.diagnostics)")
    #expect(
      found.diagnostics.count == (pattern == "/a%20b%C3%A9" || pattern == "/{{a}}" ? 2 : 1), "\(found.diagnostics)")
    #expect(found.syntax?.isBroken == true)
  }
}
