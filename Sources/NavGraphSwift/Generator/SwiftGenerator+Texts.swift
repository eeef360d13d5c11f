import NavGraphModel

// Generates texts that the user reads.
extension SwiftGenerator {
  /// Returns a localized text: `String(localized: "Delete \(name)?", comment: "Title of the alert Sure")`.
  ///
  /// The values are arguments of the text, so a string catalog can reorder them, and has plural forms
  /// for numbers. A text that is `verbatim`, or consists of a single value, is a plain literal.
  func text(_ id: TextID, _ use: TextUse) -> ExpressionDescription {
    let text = graph.texts[id]
    guard graph.isLocalized(id) else {
      if text.parts.count == 1, let only = text.parts.first, case .value(let parameter) = graph.textParts[only] {
        return .code(shown(parameter))
      }
      return .interpolation(parts(of: text, shown))
    }
    var list = [ArgumentDescription("localized", .interpolation(parts(of: text, argument)))]
    if let strings = graph.app?.strings {
      if let table = strings.table { list.append(ArgumentDescription("table", .string(self.text(table)))) }
      switch strings.bundle {
      case .main: break
      case .module: list.append(ArgumentDescription("bundle", .code(".module")))
      case .framework: list.append(ArgumentDescription("bundle", .code("Foundation.Bundle(for: OwnBundle.self)")))
      }
    }
    list.append(ArgumentDescription("comment", .string(graph.comment(on: use))))
    return .call("String", list)
  }

  /// The class that identifies the bundle of the generated code.
  var ownBundle: [Declaration] {
    guard graph.app?.strings.bundle == .framework else { return [] }
    return [.type(TypeDescription(.class, "OwnBundle", modifiers: ["private", "final"]))]
  }

  private func parts(of text: Text, _ value: (ParameterID) -> String) -> [InterpolationPart] {
    text.parts.map { part in
      switch graph.textParts[part] {
      case .words(let words): .words(self.text(words))
      case .value(let parameter): .value(value(parameter))
      }
    }
  }

  /// Returns a value as an argument of a text. An `Int` is passed unchanged for plural forms. A `Double` would have six decimals.
  private func argument(_ parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .double ? shown(parameter) : plain(parameter)
  }

  /// Returns a value as text. Numbers are formatted for the user's locale.
  private func shown(_ parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .string ? plain(parameter) : plain(parameter) + ".formatted()"
  }

  private func plain(_ parameter: ParameterID) -> String {
    var value = local(of: parameter)
    if case .alias = graph.types[graph.parameters[parameter].type] { value += ".rawValue" }
    return value
  }
}
