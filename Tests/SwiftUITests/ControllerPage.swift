import UIKit

/// A screen of an app as a controller: its name, and a button for each event.
final class ControllerPage: UIViewController {
  let name: String
  let events: [(name: String, send: @MainActor () -> Void)]

  init(_ name: String, _ events: (String, @MainActor () -> Void)...) {
    self.name = name
    self.events = events.map { ($0.0, $0.1) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
