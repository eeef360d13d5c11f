import Foundation

nonisolated extension NavGraph {
  /// The links of an app: one case for each of its routes.
  public nonisolated protocol LinkRoute: Hashable, Sendable {
    associatedtype G: Graph

    /// The route that a URL stands for; of several patterns that match, the narrowest.
    static func parse(_ url: Foundation.URL) -> Swift.Result<Self, LinkError>
    /// A URL that stands for this route, if there is one.
    var url: Foundation.URL? { get }
    /// Everything that is visible once the link has been opened.
    var target: Target<G> { get }
  }
}
