import NavGraphSyntax

/// A value that is passed as an argument.
package enum Expression: Hashable, Sendable {
  /// The value of a parameter in scope: of an event, a screen, an outcome handler, an entry, or a route's placeholder.
  case parameter(ParameterID)
  case string(Name)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  case enumerationCase(EnumerationCaseID)
  case list(IDRange<Expression>)
  case `nil`
  /// A value that couldn't be resolved. It causes no further diagnostics.
  case unknown
}
