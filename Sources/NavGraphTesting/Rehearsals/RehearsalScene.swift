import NavGraphRuntime
import NavGraphUIKit

extension NavGraph {
  /// The scene that a rehearsal drives: the parts that every generated scene has.
  @MainActor public struct RehearsalScene<G: UIKitGraph> {
    public let navigator: Navigator<G>
    public let host: UIKitHost<G>
    let stop: @MainActor () -> Void

    public init(_ navigator: Navigator<G>, _ host: UIKitHost<G>, stop: @escaping @MainActor () -> Void) {
      self.navigator = navigator
      self.host = host
      self.stop = stop
    }
  }
}
