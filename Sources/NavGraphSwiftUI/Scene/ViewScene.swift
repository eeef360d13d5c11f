import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The scene of an app, as its window holds it.
  @MainActor public protocol ViewScene: ObservableObject, Sendable {
    associatedtype G: Graph
    var host: SwiftUIHost<G> { get }
    /// Ends the scene and answers everyone who waits for an outcome.
    func stop()
  }
}
