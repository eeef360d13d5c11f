/// One declaration of a file or a type.
package indirect enum Declaration: Hashable, Sendable {
  /// For example: `// MARK: Tables`
  case mark(String)
  /// For example: `// Beside it stand the same events as values.`
  case comment(String)
  case type(TypeDescription)
  case function(FunctionDescription)
  case variable(VariableDescription)
  case enumCase(CaseDescription)
  case alias(TypealiasDescription)
  case associatedType(AssociatedTypeDescription)
}
