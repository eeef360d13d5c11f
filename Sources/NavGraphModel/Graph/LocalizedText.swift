/// A text that the app looks up in the user's language, as a string catalogue lists it.
package struct LocalizedText: Sendable {
  /// What the text is looked up by: the text itself, with `%@` and `%lld` where values stand. For example: `Delete %@?`
  package var key: String
  package var use: TextUse
  package var text: TextID
}

extension NavigationGraph {
  /// Whether a text may differ from language to language: one that is not `verbatim`, and that has words.
  package func isLocalized(_ id: TextID) -> Bool {
    !texts[id].isVerbatim && texts[id].parts.contains { if case .words = textParts[$0] { true } else { false } }
  }

  /// All texts that are looked up, in the order of `textUses`.
  package var localizedTexts: [LocalizedText] {
    textUses.filter { isLocalized($0.text) }.map { LocalizedText(key: key(of: $0.text), use: $0.use, text: $0.text) }
  }

  /// The key that Swift makes of the same text: a percent sign is doubled where values stand beside it.
  private func key(of id: TextID) -> String {
    let parts = texts[id].parts
    let hasValues = parts.contains { if case .value = textParts[$0] { true } else { false } }
    return parts.reduce(into: "") { key, part in
      switch textParts[part] {
      case .words(let words):
        key += hasValues ? text(words).split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text(words)
      case .value(let parameter): key += base(of: parameters[parameter].type) == .int ? "%lld" : "%@"
      }
    }
  }

  /// What a literal of that type must be: the type without `?`, an alias's base.
  package func base(of type: TypeID) -> TypeID {
    let inner = unwrapped(type)
    if case .alias(let id) = types[inner] { return typeAliases[id].base }
    return inner
  }
}
