import UIKit

/// A screen of a sample, which records its values and events.
final class SampleScreen: UIViewController {
  private(set) var name: String
  private(set) var events: Any?
  /// Text that only the screen contains.
  var draft = ""
  private(set) var timesTold = 0
  private(set) var hasAppeared = false
  private(set) var hasMoved = false

  init(_ screen: some Any, _ events: Any? = nil) {
    name = "\(screen)"
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  /// Updates the screen with other values.
  func take(_ screen: some Any, _ events: Any? = nil) {
    (name, self.events) = ("\(screen)", events)
    timesTold += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    hasMoved = hasMoved || animated
  }

  required init?(coder: NSCoder) { nil }
}
