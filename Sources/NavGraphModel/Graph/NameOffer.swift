import NavGraphSyntax

/// A name or keyword that can be written at a place in the sources.
package enum NameOffer: Hashable, Sendable {
  case content(Content)
  case type(TypeID)
  case `guard`(GuardID)
  case condition(ConditionID)
  case events(EventGroupID)
  case appearance(AppearanceID)
  case tab(TabID)
  case button(ButtonID)
  case enumerationCase(EnumerationCaseID)
  /// A value in scope.
  case value(ParameterID)
  /// The label of an argument, before a colon.
  case label(ParameterID)
  /// The label of an argument, if a value in scope has the same name, so that the name alone is enough.
  case labelAndValue(ParameterID)
  /// A keyword of the language.
  case word(String)

  init(_ meaning: Symbol) {
    switch meaning {
    case .content(let content): self = .content(content)
    case .type(let id): self = .type(id)
    case .guard(let id): self = .guard(id)
    case .condition(let id): self = .condition(id)
    case .events(let id): self = .events(id)
    case .appearance(let id): self = .appearance(id)
    }
  }
}
