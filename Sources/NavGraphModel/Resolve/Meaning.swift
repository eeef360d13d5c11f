import NavGraphSyntax

/// What a declared name means. All declarations of all files share one namespace: a name is declared once and means one thing.
///
/// Tabs, sections, events, buttons, enum cases, parameters and placeholders have names of their own within what declares them.
package enum Meaning: Hashable, Sendable {
  case content(Content)
  case type(TypeID)
  case `guard`(GuardID)
  case condition(ConditionID)
  case events(EventGroupID)
  case appearance(AppearanceID)

  /// The kind of thing, with its article: "a screen".
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
  /// The kind of thing, with its article: "a screen".
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

extension Meaning {
  /// The kind of thing, without an article: "guard".
  package var noun: String {
    let kind = kind
    guard let space = kind.firstIndex(of: " ") else { return kind }
    return String(kind[kind.index(after: space)...])
  }
}
