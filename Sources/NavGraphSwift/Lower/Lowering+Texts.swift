import NavGraphModel

// Texts that people read.
extension Lowering {
  /// A text as the app looks it up in the user's language: `String(localized: "Delete \(name)?", comment: "Title of the alert Sure")`.
  ///
  /// The values are arguments of the text, so a catalogue can have another order of them, and plural forms for numbers. What is
  /// the same in every language is a plain literal: a text that is `verbatim`, or nothing but a value.
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

  /// What tells in which bundle the code itself is.
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

  /// A value as an argument of a text. An Int is one as it is, for the sake of plural forms; a Double would have six decimals.
  private func argument(_ parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .double ? shown(parameter) : plain(parameter)
  }

  /// A value as people read it: numbers are written as they are where the reader lives.
  private func shown(_ parameter: ParameterID) -> String {
    graph.base(of: graph.parameters[parameter].type) == .string ? plain(parameter) : plain(parameter) + ".formatted()"
  }

  private func plain(_ parameter: ParameterID) -> String {
    var value = local(of: parameter)
    if case .alias = graph.types[graph.parameters[parameter].type] { value += ".rawValue" }
    return value
  }
}
