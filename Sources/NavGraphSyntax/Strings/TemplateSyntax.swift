/// A text that people read, as it is written: words, and in braces the names of the values that it shows.
///
/// For example: `"Delete {name}?"`
package struct TemplateSyntax: Sendable {
  package enum Part: Sendable {
    case words(Name)
    /// A name in braces, with the place of the braces and that of the name alone.
    case value(Name, SourceRange, name: SourceRange)
  }

  package var parts: [Part] = []
  /// What stands between the quotes.
  package var range: SourceRange
  /// Something was reported: what is here is what could be read.
  package var isBroken = false
}

/// Reads the text in a string token. Total: what is malformed is reported, and the rest is there.
///
/// Call it once for each text: each call reports.
package func parseTemplate(
  _ token: Token, in tree: SyntaxTree, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> TemplateSyntax {
  var parser = TemplateParser(token, in: tree)
  parser.template(&names)
  // A text that the lexer has found broken is a guess.
  if token.flags.contains(.broken) { parser.result.isBroken = true } else { diagnostics += parser.findings }
  return parser.result
}
