/// What a picture leaves out, and its colours.
package struct DiagramOptions: Sendable {
  package enum Detail: String, CaseIterable, Sendable {
    /// Everything, up to `screenLimit` screens; an overview beyond.
    case automatic
    case full
    /// Containers only.
    case overview
  }
  /// Only what is at most `depth` links away from the screen or container of that name.
  package var focus: String?
  package var depth = 2
  /// Only what is inside the container of that name.
  package var feature: String?
  package var showsRoutes = true
  package var detail: Detail = .automatic
  /// Nil: what suits the format.
  package var theme: Theme?

  /// Above that many screens nobody sees anything at a glance.
  package static let screenLimit = 500

  package init() {}
}
