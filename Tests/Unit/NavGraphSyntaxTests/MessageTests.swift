import Testing

@testable import NavGraphSyntax

/// Tests of messages, and of the line after the first fix.
@Suite struct MessageTests {
  @Test(arguments: [
    ("hosts messenger.example", "a host in quotes, such as \"example.com\"", "hosts \"messenger.example\"", Body.app),
    ("root Main on", "a kind of device: `phone`, `pad`, `mac`, or `vision`", "", .app),
    ("on x -> pop root", "`to` and a target, such as `pop to root`", "on x -> pop to root", .screen),
    ("on x -> pop Chat", "`to` and a target, such as `pop to root`", "on x -> pop to Chat", .screen),
    ("on x -> finish()", "the result of the flow (or `finish` without parentheses)", "on x -> finish", .screen),
    ("on x -> finish chat", "the result of the flow in parentheses", "on x -> finish(chat)", .screen),
    ("on x -> browse url", "the URL to open in parentheses", "on x -> browse(url)", .screen),
    ("on x -> switch Main", "`to` and a root, such as `switch to Main`", "on x -> switch to Main", .screen),
    ("on x -> push A(f: Folder.spam)", "a case without the name of its enum", "on x -> push A(f: .spam)", .screen),
    ("on x(a A) -> pop", "`:` and the type of this parameter", "on x(a: A) -> pop", .screen),
    ("on x(a: A nil) -> pop", "`=` before the default value", "on x(a: A = nil) -> pop", .screen),
    ("tab a hidden not b stack S", "`when` and a condition, such as `hidden when empty`", "tab a hidden when not b stack S", .tabs),
    ("tab a icon star stack S", "the name of an icon, in quotes", "tab a icon \"star\" stack S", .tabs),
    ("collapses detail", "`to` and a column, such as `collapses to detail`", "collapses to detail", .split),
  ])
  func expected(line: String, what: String, mended: String, body: Body) {
    let head =
      switch body {
      case .app: "app A {\n  "
      case .tabs: "tabs A {\n  "
      case .split: "split A {\n  "
      default: "screen A {\n  "
      }
    let text = head + line + "\n}"
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.map(\.message) == ["expected \(what)"], "\(parsed.report)")
    let fix = parsed.diagnostics.first?.fixes.first
    #expect(fix.map { apply($0, to: text) } == (mended.isEmpty ? nil : head + mended + "\n}"))
    if let fix { #expect(Parsed(apply(fix, to: text)).report == []) }
  }

  @Test(arguments: [
    ("screen A { on x -> { when a -> pop } }", "screen A { on x { when a -> pop } }", "unexpected `->` before branches"),
    ("route \"/a\" ->\n  { otherwise -> stay }", "route \"/a\" { otherwise -> stay }", "unexpected `->` before branches"),
    (
      "route \"/a\" when a -> B / C\nscreen C", "route \"/a\" { when a -> B / C; otherwise -> stay }\nscreen C",
      "missing `{` before the branches of a link"
    ),
  ])
  func branches(text: String, mended: String, message: String) {
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.map(\.message) == [message], "\(parsed.report)")
    let fix = parsed.diagnostics.first?.fixes.first
    #expect(fix.map { apply($0, to: text) } == mended)
    #expect(Parsed(mended).report == [])
  }

  @Test(arguments: [
    ("screen A {\n  on x {\n    if a -> pop\n  }\n}", "when"), ("screen A {\n  on x {\n    else -> pop\n  }\n}", "otherwise"),
    ("screen A {\n  event x -> pop\n}", "on"), ("view A", "screen"), ("sheet A", "modal"), ("deeplink \"/a\" -> A", "route"),
    ("screen A { on x -> goto B }", "push"), ("screen A { on x -> back }", "pop"), ("screen A { on x -> return(3) }", "finish"),
    ("entry shortcuts \"a\" -> A", "shortcut"), ("screen A {\n  titel \"A\"\n}", "title"), ("tabs A { tav a B }", "tab"),
  ])
  func meant(text: String, word: String) {
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.count == 1, "\(parsed.report)")
    let fix = parsed.diagnostics.first?.fixes.first
    #expect(fix?.title == "write `\(word)`")
    if let fix { #expect(Parsed(apply(fix, to: text)).report == []) }
  }

  /// Spellings from other languages and the word order of English have a fix.
  @Test(arguments: [
    ("screen A { title = \"A\" }", "screen A { title \"A\" }", "unexpected `=` after `title`"),
    ("app A { root: B }\nscreen B", "app A { root B }\nscreen B", "unexpected `:` after `root`"),
    ("app A { scheme = a }", "app A { scheme a }", "unexpected `=` after `scheme`"),
    ("app A { platform = iOS 16 }", "app A { platform iOS 16 }", "unexpected `=` after `platform`"),
    ("modal A { content = B; style pageSheet }", "modal A { content B; style pageSheet }", "unexpected `=` after `content`"),
    ("modal A { style: pageSheet }", "modal A { style pageSheet }", "unexpected `:` after `style`"),
    (
      "screen A { on x -> present fullScreen B }", "screen A { on x -> present B as fullScreen }",
      "the style must follow the name of the modal"
    ),
    (
      "screen A { on x -> present formSheet B(a: 1) / C then pop }", "screen A { on x -> present B(a: 1) as formSheet / C then pop }",
      "the style must follow the name of the modal"
    ),
    (
      "screen A { on x -> switch to C / present B(a: 1) { finished -> pop } }",
      "screen A { on x -> switch to C / present B(a: 1) then { finished -> pop } }", "expected `then` before the outcome handlers"
    ),
    (
      "route \"/b\" -> A / present B { finished -> pop }", "route \"/b\" -> A / present B then { finished -> pop }",
      "expected `then` before the outcome handlers"
    ),
  ])
  func habits(text: String, mended: String, message: String) {
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.map(\.message) == [message], "\(parsed.report)")
    let fix = parsed.diagnostics.first?.fixes.first
    #expect(fix?.applicability == .always && fix.map { apply($0, to: text) } == mended, "\(parsed.report)")
    #expect(Parsed(mended).report == [])
  }

  /// A word that resembles a style has a fix. A name with a clause isn't a style.
  @Test func stylesBeforeModals() {
    let sheet = Parsed("screen A { on x -> present sheet B }").diagnostics
    #expect(sheet.map(\.message) == ["the style must follow the name of the modal"])
    #expect(sheet.first?.fixes.map(\.title) == ["write `as pageSheet` after it"] && sheet.first?.fixes.first?.applicability == .maybe)
    for action in ["present fullScreen", "present fullScreen as popover", "present popover then { finished -> pop }", "present modal B"] {
      #expect(Parsed("screen A { on x -> \(action) }").report == [])
    }
    #expect(Parsed("screen A { on x -> present fullScreen B as popover }").diagnostics.map(\.fixes.count) == [0])
  }

  /// A result is one value, wherever it's named.
  @Test(arguments: [
    "screen A { on x -> finish(a, b) }", "screen A { on x -> present B then { finished(a, b) -> pop } }",
    "modal B returns C, D { content A }",
  ]) func severalResults(text: String) {
    #expect(Parsed(text).diagnostics.map(\.message) == ["expected only one value, the result"], "\(text)")
  }

  @Test func elseInAnEvent() {
    let diagnostic = Parsed("screen A { on x requires g -> push B else push C }").diagnostics.first
    #expect(diagnostic?.message == "unexpected `else` after `B`" && diagnostic?.help.count == 2)
  }

  @Test func targetsWithoutAction() {
    let diagnostic = Parsed("screen A { on x -> Detail }").diagnostics.first
    #expect(diagnostic?.message == "missing action before `Detail`" && diagnostic?.primary.text == "did you mean `push Detail`?")
    #expect(diagnostic?.fixes.map(\.title) == ["write `push Detail`", "write `present Detail`"])
  }

  @Test(arguments: [
    "enum A { b c }", "modal M { style a b on pad }", "modal M { detents medium large }", "screen S { uses A B }", "screen S(a: A b: B)",
  ])
  func missingComma(text: String) {
    let parsed = Parsed(text)
    #expect(parsed.diagnostics.map(\.code) == [Rule.missingComma.code], "\(parsed.report)")
    if let fix = parsed.diagnostics.first?.fixes.first { #expect(Parsed(apply(fix, to: text)).report == []) }
  }

  /// A diagnostic about two places has labels at both.
  @Test func bothEnds() {
    let parsed = Parsed("screen A {\n  title\nscreen B(a: A {\n}\ntabs T {\n  tab a B stack C\n}")
    #expect(parsed.diagnostics.map(\.secondary.count) == [2, 1, 1])
  }
}
