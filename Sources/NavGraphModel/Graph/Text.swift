import NavGraphSyntax

/// A user-visible text of the file, such as the title of a screen, the message of an alert, or the title of a button.
package struct Text: Sendable {
  /// The source text, including placeholders. Only braces are still escaped.
  package var written: Name
  /// The parts of the text; none if it is empty.
  package var parts: IDRange<TextPart>
  /// Whether the text is the same in every language.
  package var isVerbatim: Bool
  package var range: SourceRange
  package init(written: Name, parts: IDRange<TextPart>, isVerbatim: Bool, range: SourceRange) {
    self.written = written
    self.parts = parts
    self.isVerbatim = isVerbatim
    self.range = range
  }
}

/// A part of a text.
package enum TextPart: Sendable {
  case words(Name)
  /// The app's value of a parameter: a String, an Int, a Double, or an alias of one of these.
  case value(ParameterID)
}

extension NavigationGraph {
  /// Returns a text with the names of its placeholders, such as `Delete {name}?`.
  package func text(of id: TextID) -> String { text(of: id, showing: { "{" + text(of: parameters[$0].name) + "}" }) }

  /// Returns a text with these values for its placeholders.
  package func text(of id: TextID, showing value: (ParameterID) -> String) -> String {
    texts[id].parts.reduce(into: "") { whole, part in
      switch textParts[part] {
      case .words(let words): whole += text(of: words)
      case .value(let parameter): whole += value(parameter)
      }
    }
  }
}
