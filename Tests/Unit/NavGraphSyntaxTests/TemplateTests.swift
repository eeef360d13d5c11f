import Testing

@testable import NavGraphSyntax

/// Tests of texts for the user with values in braces.
@Suite struct TemplateTests {
  /// Returns the text with `<name>` for each value, and its diagnostics.
  private func read(_ text: String) -> (drawing: String, diagnostics: [Diagnostic], tree: SyntaxTree) {
    let parsed = Parsed("alert A { message \"\(text)\" }")
    guard let token = parsed.tree.tokens.first(where: { $0.kind == .string }) else { return ("", [], parsed.tree) }
    var diagnostics: [Diagnostic] = []
    var names = parsed.names
    let template = parseTemplate(token, in: parsed.tree, names: &names, diagnostics: &diagnostics)
    #expect(template.isBroken == !diagnostics.isEmpty)
    let drawing = template.parts.map { part in
      switch part {
      case .words(let words): return names.text(of: words)
      case .value(let name, let braces, let range):
        #expect(parsed.tree.source.text(in: range) == names.text(of: name))
        #expect(parsed.tree.source.text(in: braces) == "{\(names.text(of: name))}")
        return "<\(names.text(of: name))>"
      }
    }
    return (drawing.joined(), diagnostics, parsed.tree)
  }

  @Test(arguments: [
    ("", ""), ("Delete?", "Delete?"), ("{name}", "<name>"), ("Delete {name}?", "Delete <name>?"), ("{a}{b_2}", "<a><b_2>"),
    (#"\{name\}"#, "{name}"), (#"{a}\n\"\u{1F600}\""#, "<a>\n\"😀\""), (#"\\{a}"#, #"\<a>"#), (#"\u{7B}a\u{7D}"#, "{a}"),
    ("é{ä}", "é"),
  ])
  func parts(text: String, drawing: String) { #expect(read(text).drawing == drawing) }

  @Test(
    arguments: [
      ("Delete {name", "this `{` is never closed", #"Delete \{name"#),
      ("Delete name}", "unmatched `}`", #"Delete name\}"#),
      ("{ name }", "` name ` isn't a parameter name", "{name}"),
      ("{}", "missing parameter name between these braces", nil),
      ("{name?}", "`name?` isn't a parameter name", nil),
      ("{user.name}", "`user.name` isn't a parameter name", nil),
      ("{{name}}", "this `{` is never closed", nil),
    ] as [(String, String, String?)])
  func whatCannotBeRead(text: String, message: String, mended: String?) {
    let found = read(text)
    #expect(found.diagnostics.first?.message == message)
    guard let mended else { return }
    let edits = found.diagnostics.first?.fixes.first?.edits ?? []
    #expect(applied(edits, to: found.tree.source).contains("\"\(mended)\""))
  }

  private func applied(_ edits: [Fix.Edit], to source: SourceFile) -> String {
    var bytes = source.bytes
    for edit in edits.reversed() { bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of diagnostics of one text is limited.
  @Test func theDiagnosticsOfOneTextAreBounded() {
    #expect(read(String(repeating: "}", count: 10_000)).diagnostics.count == PatternParser.maxDiagnostics)
  }
}
