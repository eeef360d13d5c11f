import NavGraphRuntime
import UIKit

extension NavGraph {
  /// A controller that answers for the status bar and the home indicator in the place of the app's screen in it.
  @MainActor protocol SystemBarHiding: UIViewController {
    var hidden: @MainActor () -> Chrome.Bars { get set }
  }
}
