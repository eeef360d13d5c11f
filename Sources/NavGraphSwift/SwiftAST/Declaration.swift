/// A declaration in a file or a type.
package indirect enum Declaration: Hashable, Sendable {
  /// For example: `// MARK: Tables`
  case mark(String)
  case type(TypeDescription)
  case function(FunctionDescription)
  case variable(VariableDescription)
  case enumCase(CaseDescription)
  case alias(TypealiasDescription)
  case associatedType(AssociatedTypeDescription)
}
