import NavGraphSyntax

/// The symbol of a declared name. All declarations of all files share one namespace, in which each name is declared once.
///
/// Tabs, sections, events, buttons, enum cases, parameters, and placeholders have separate namespaces in their declarations.
package enum Symbol: Hashable, Sendable {
  case content(Content)
  case type(TypeID)
  case `guard`(GuardID)
  case condition(ConditionID)
  case events(EventGroupID)
  case appearance(AppearanceID)

  /// The kind of the declaration, with its article: "a screen".
  package var kind: String {
    switch self {
    case .content(let content): content.kind
    case .type: "a type"
    case .guard: "a guard"
    case .condition: "a condition"
    case .events: "a group of events"
    case .appearance: "an appearance"
    }
  }
}

extension Content {
  /// The kind of the content, with its article: "a screen".
  package var kind: String {
    switch self {
    case .screen: "a screen"
    case .stack: "a stack"
    case .tabs: "a set of tabs"
    case .split: "a split"
    case .pages: "a set of pages"
    case .modal: "a modal"
    case .alert: "an alert"
    case .unknown: "unknown"
    }
  }
}

extension Symbol {
  /// The kind of the declaration without an article: "guard".
  package var noun: String {
    let kind = kind
    guard let space = kind.firstIndex(of: " ") else { return kind }
    return String(kind[kind.index(after: space)...])
  }
}
