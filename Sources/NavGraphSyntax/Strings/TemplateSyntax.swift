/// A localizable text as it is written: words, and in braces the names of the parameters that it shows.
///
/// For example: `"Delete {name}?"`
package struct TemplateSyntax: Sendable {
  package enum Part: Sendable {
    case words(Name)
    /// A name in braces, with the range of the braces and that of the name.
    case value(Name, SourceRange, name: SourceRange)
  }

  package var parts: [Part] = []
  /// The range between the quotes.
  package var range: SourceRange
  /// Whether a diagnostic was reported, so that parts may be missing.
  package var isBroken = false
}

/// Parses the text in a string token. Malformed parts are reported, and the other parts are returned.
///
/// Call it once for each text, because each call reports the diagnostics.
package func parseTemplate(
  _ token: Token, in tree: SyntaxTree, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> TemplateSyntax {
  var parser = TemplateParser(for: token, in: tree)
  parser.template(names: &names)
  // The lexer has already reported this text, so diagnostics about it would be guesses.
  if token.flags.contains(.broken) { parser.result.isBroken = true } else { diagnostics += parser.diagnostics }
  return parser.result
}
