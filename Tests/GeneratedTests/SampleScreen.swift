import UIKit

/// A screen of a sample: it knows what it was built for, and what it may ask for.
final class SampleScreen: UIViewController {
  let name: String
  let events: Any?
  private(set) var hasAppeared = false
  private(set) var hasMoved = false

  init(_ screen: some Any, _ events: Any? = nil) {
    name = "\(screen)"
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    hasMoved = hasMoved || animated
  }

  required init?(coder: NSCoder) { nil }
}
