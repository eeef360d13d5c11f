import NavGraphSyntax

/// A value as it is passed along.
package enum Expression: Hashable, Sendable {
  /// The value of a parameter in sight: the event's, the screen's, an arm's, a route's placeholder, an entry's.
  case parameter(ParameterID)
  case string(Name)
  case int(Int64)
  case double(Double)
  case bool(Bool)
  case enumerationCase(EnumerationCaseID)
  case list(IDRange<Expression>)
  case `nil`
  /// Could not be resolved; nothing follows from it.
  case unknown
}
