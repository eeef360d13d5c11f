import NavGraphSyntax

/// A typed name: of a screen, an event, a container, a modal, a guard, an entry, a placeholder of a route, or the `x` of `finished(x)`. All
/// are in one table, so that an expression refers to its source by ID alone.
package struct Parameter: Sendable {
  package var name: Name
  package var type: TypeID
  package var defaultValue: Expression?
  package var range: SourceRange
  /// The range of the name; for a placeholder, in the first pattern.
  package var nameRange: SourceRange
  /// The range of `key` on a screen's parameter. A key distinguishes places of the screen.
  package var keyRange: SourceRange?
  package init(
    name: Name, type: TypeID, defaultValue: Expression? = nil, range: SourceRange, nameRange: SourceRange, keyRange: SourceRange? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.nameRange = nameRange
    self.keyRange = keyRange
  }
}

/// An argument: the parameter that it feeds, and its value. Parameters that use their defaults have no argument.
///
/// The arguments of an instance are in the order of the parameters, regardless of their order in the source.
package struct Argument: Sendable {
  package var parameter: ParameterID
  package var value: Expression
  package var range: SourceRange
  package init(parameter: ParameterID, value: Expression, range: SourceRange) {
    self.parameter = parameter
    self.value = value
    self.range = range
  }
}

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
