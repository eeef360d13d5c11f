import NavGraphModel

// Generates texts that the user reads.
extension SwiftGenerator {
  /// Returns a localized text: `String(localized: "Delete \(name)?", comment: "Title of the alert Sure")`.
  ///
  /// The values are arguments of the text, so a string catalog can reorder them, and has plural forms
  /// for numbers. A text that is `verbatim`, or consists of a single value, is a plain literal.
  func text(of id: TextID, for use: TextUse) -> ExpressionDescription {
    let text = graph.texts[id]
    guard graph.isLocalized(id) else {
      if text.parts.count == 1, let only = text.parts.first, case .value(let parameter) = graph.textParts[only] {
        return .code(shown(for: parameter))
      }
      return .interpolation(parts(of: text, value: shown))
    }
    var list = [ArgumentDescription(label: "localized", value: .interpolation(parts(of: text, value: argument)))]
    if let strings = graph.app?.strings {
      if let table = strings.table { list.append(ArgumentDescription(label: "table", value: .string(self.text(of: table)))) }
      switch strings.bundle {
      case .main: break
      case .module: list.append(ArgumentDescription(label: "bundle", value: .code(".module")))
      case .framework: list.append(ArgumentDescription(label: "bundle", value: .code("Foundation.Bundle(for: OwnBundle.self)")))
      }
    }
    list.append(ArgumentDescription(label: "comment", value: .string(graph.comment(on: use))))
    return .call("String", with: list)
  }

  /// The class that identifies the bundle of the generated code.
  var ownBundle: [Declaration] {
    guard graph.app?.strings.bundle == .framework else { return [] }
    return [.type(TypeDescription(kind: .class, name: "OwnBundle", modifiers: ["private", "final"]))]
  }

  private func parts(of text: Text, value: (ParameterID) -> String) -> [InterpolationPart] {
    text.parts.map { part in
      switch graph.textParts[part] {
      case .words(let words): .words(self.text(of: words))
      case .value(let parameter): .value(value(parameter))
      }
    }
  }

  /// Returns a value as an argument of a text. An `Int` is passed unchanged for plural forms. A `Double` would have six decimals.
  private func argument(for parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .double ? shown(for: parameter) : plain(for: parameter)
  }

  /// Returns a value as text. Numbers are formatted for the user's locale.
  private func shown(for parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .string ? plain(for: parameter) : plain(for: parameter) + ".formatted()"
  }

  private func plain(for parameter: ParameterID) -> String {
    var value = local(of: parameter)
    if case .alias = graph.types[graph.parameters[parameter].type] { value += ".rawValue" }
    return value
  }
}
