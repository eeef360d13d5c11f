import NavGraphSyntax

/// A text of the file that people read: the title of a screen, the message of an alert, what a button says.
package struct Text: Sendable {
  /// As it is written, placeholders included, but without escapes other than those of braces.
  package var written: Name
  /// What it consists of; none for an empty text.
  package var parts: IDRange<TextPart>
  /// The same in every language.
  package var isVerbatim: Bool
  package var range: SourceRange
  package init(written: Name, parts: IDRange<TextPart>, isVerbatim: Bool, range: SourceRange) {
    self.written = written
    self.parts = parts
    self.isVerbatim = isVerbatim
    self.range = range
  }
}

/// One part of a text.
package enum TextPart: Sendable {
  case words(Name)
  /// What the app has for a parameter: a String, an Int or a Double, perhaps under a name of its own.
  case value(ParameterID)
}

extension NavigationGraph {
  /// A text as people who know the graph read it: `Delete {name}?`
  package func text(_ id: TextID) -> String { text(id, showing: { "{" + text(parameters[$0].name) + "}" }) }

  /// A text as people read it who see these values.
  package func text(_ id: TextID, showing value: (ParameterID) -> String) -> String {
    texts[id].parts.reduce(into: "") { whole, part in
      switch textParts[part] {
      case .words(let words): whole += text(words)
      case .value(let parameter): whole += value(parameter)
      }
    }
  }
}
