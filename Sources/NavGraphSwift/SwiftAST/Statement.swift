/// A statement.
package enum Statement: Hashable, Sendable {
  /// For example: `window.makeKeyAndVisible()`
  case expression(ExpressionDescription)
  /// For example: `return .main`
  case `return`(ExpressionDescription)
  /// For example: `navigator = NavGraph.Navigator(...)`
  case assign(String, ExpressionDescription)
  case `switch`(SwitchDescription)
  /// For example: `guard let route = Route.parse(url) else { return false }`
  case `guard`([Condition], else: ExpressionDescription)
  /// For example: `if let route = chats(link) { return route }`
  indirect case `if`([Condition], then: Statement)

  /// A condition of a `guard` or an `if`.
  package enum Condition: Hashable, Sendable {
    case holds(ExpressionDescription)
    /// For example: `let id = link.segment(1, as: ChatID.self)`
    case bind(String, ExpressionDescription)
  }
}
