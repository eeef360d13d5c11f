import NavGraphModel
import NavGraphSyntax

extension NavigationGraph {
  /// Whether a text stands for a value of a type that URLs carry. Any text is a `String`, the empty one too.
  package func parses(_ text: some RandomAccessCollection<UInt8>, as type: TypeID) -> Bool {
    switch urlType(type) {
    case .int: LanguageCore.int.contains(text)
    case .double: LanguageCore.double.contains(text)
    case .uuid: LanguageCore.uuid.contains(text)
    case .date: LanguageCore.date.contains(text)
    case .url: LanguageCore.url.contains(text)
    case .bool: text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
    case .enumeration(let id):
      enumerationCases[enumerations[id].cases].contains { !text.isEmpty && names.utf8($0.raw).elementsEqual(text) }
    case nil: false
    default: true
    }
  }

  /// Whether a text, beside being of the type, has the form that a pattern asks for.
  package func parses(_ text: some RandomAccessCollection<UInt8>, as type: TypeID, _ form: Name) -> Bool {
    form == .empty ? parses(text, as: type) : self.form(form, of: urlType(type))?.contains(text) ?? false
  }

  /// A constant as a URL would carry it.
  package func constantText(_ value: Expression) -> CarriedText? {
    switch value {
    case .string(let name): return .text(text(name))
    case .int(let number): return .text(String(number))
    case .double(let number): return .text(String(number))
    case .bool(let flag): return .text(flag ? "true" : "false")
    case .enumerationCase(let id): return .text(text(enumerationCases[id].raw))
    case .list(let range):
      return .list(
        range.compactMap { id in
          // A list of lists is none that a URL carries.
          if case .list = expressions[id] { return nil }
          if case .text(let text)? = constantText(expressions[id]) { return text }
          return nil
        })
    case .parameter, .nil, .unknown: return nil
    }
  }
}
