/// The options that select parts of a diagram and its theme.
package struct DiagramOptions: Sendable {
  package enum Detail: String, CaseIterable, Sendable {
    /// All details for at most `screenLimit` screens, and an overview for more.
    case automatic
    case full
    /// An overview, which shows only containers.
    case overview
  }
  /// The name of a screen or container. The diagram shows only cards at most `depth` links away from it.
  package var focus: String?
  package var depth = 2
  /// The name of a container. The diagram shows only its content.
  package var feature: String?
  package var showsRoutes = true
  package var detail: Detail = .automatic
  /// The theme, or nil for the default of the format.
  package var theme: Theme?

  /// The maximum number of screens in a readable diagram.
  package static let screenLimit = 500

  package init() {}
}
