import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// A screen of a modal with a dismissal confirmation.
final class ConfirmingScreen: UIViewController, NavGraph.DismissalConfirming {
  let name: String
  let events: Any?
  var mayDismiss = true
  var answer = true
  /// Whether the sheet had a delegate when the screen was loaded.
  private(set) var hadListenerAtLoad = false

  init(_ screen: some Any, _ events: Any? = nil) {
    name = "\(screen)"
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func confirmDismissal() async -> Bool {
    await Task.yield()
    return answer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hadListenerAtLoad = presentationController?.delegate != nil
  }
}
