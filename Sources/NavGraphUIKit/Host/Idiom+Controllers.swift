import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph.Idiom {
  /// The idiom of that window.
  @MainActor public init(_ window: UIWindow) {
    self.init(window.traitCollection.userInterfaceIdiom)
  }

  #if EMBEDDING || EXTERNAL
  /// The idiom of that controller.
  @MainActor public init(_ controller: UIViewController) {
    self.init(controller.traitCollection.userInterfaceIdiom)
  }
  #endif
}
