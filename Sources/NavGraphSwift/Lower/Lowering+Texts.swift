import NavGraphModel

// Texts that people read.
extension Lowering {
  /// For example: `"Delete \(name)?"`. Numbers are written as they are where the reader lives.
  func text(_ id: TextID) -> ExpressionDescription {
    .interpolation(
      graph.texts[id].parts.map { part in
        switch graph.textParts[part] {
        case .words(let words): .words(text(words))
        case .value(let parameter): .value(shown(parameter))
        }
      })
  }

  private func shown(_ parameter: ParameterID) -> String {
    let type = graph.parameters[parameter].type
    var value = local(of: parameter)
    if case .alias = graph.types[type] { value += ".rawValue" }
    return graph.base(of: type) == .string ? value : value + ".formatted()"
  }
}
