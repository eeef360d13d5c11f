/// A text that the app looks up in the user's language, as a string catalog lists it.
package struct LocalizedText: Sendable {
  /// The key of the text: the text itself with `%@` and `%lld` for values. For example: `Delete %@?`
  package var key: String
  package var use: TextUse
  package var text: TextID
}

extension NavigationGraph {
  /// Whether a text can differ between languages: it isn't `verbatim`, and it contains words.
  package func isLocalized(_ id: TextID) -> Bool {
    !texts[id].isVerbatim && texts[id].parts.contains { if case .words = textParts[$0] { true } else { false } }
  }

  /// The localizable texts, in the order of `textUses`.
  package var localizedTexts: [LocalizedText] {
    textUses.filter { isLocalized($0.text) }.map { LocalizedText(key: key(of: $0.text), use: $0.use, text: $0.text) }
  }

  /// Returns the key that Swift derives from the same text. In a text with values, percent signs are doubled.
  private func key(of id: TextID) -> String {
    let parts = texts[id].parts
    let hasValues = parts.contains { if case .value = textParts[$0] { true } else { false } }
    return parts.reduce(into: "") { key, part in
      switch textParts[part] {
      case .words(let words):
        key += hasValues ? text(of: words).split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text(of: words)
      case .value(let parameter): key += base(of: parameters[parameter].type) == .int ? "%lld" : "%@"
      }
    }
  }

  /// Returns the type that a literal of this type has: the type without `?`, or the base of an alias.
  package func base(of type: TypeID) -> TypeID {
    let inner = unwrapped(type)
    if case .alias(let id) = types[inner] { return typeAliases[id].base }
    return inner
  }
}
