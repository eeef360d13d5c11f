import NavGraphSyntax

/// A name with a type: of a screen, an event, a container, a modal, a guard, an entry; also a placeholder of a route and the `x` of
/// `finished(x)`. All live in one table, so an expression names its source by number alone.
package struct Parameter: Sendable {
  package var name: Name
  package var type: TypeID
  package var defaultValue: Expression?
  package var range: SourceRange
  /// The name itself. A placeholder's is that in its first pattern.
  package var nameRange: SourceRange
  /// Where a screen's parameter says that it is a key: it tells one place from another.
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

/// One argument: the parameter that it feeds, and the value. Parameters that are left to their defaults have no argument.
///
/// The arguments of one instance are in the order of the parameters, however they were written.
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
