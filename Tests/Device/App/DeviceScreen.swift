import UIKit

/// A screen with a title, and a button in its bar for each event.
@MainActor class DeviceScreen: UIViewController {
  typealias Event = (name: String, send: @MainActor () -> Void)

  /// The view that the picture's transition zooms from.
  let spot = UIView(frame: CGRect(x: 40, y: 240, width: 120, height: 120))

  init(_ title: String, _ events: Event...) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItems = events.map { event in
      UIBarButtonItem(title: event.name, primaryAction: UIAction(title: event.name) { _ in event.send() })
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    spot.backgroundColor = .systemBlue
    view.addSubview(spot)
  }

  /// Returns the user's answer to an alert that the app presents itself.
  func ask(_ question: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in continuation.resume(returning: false) })
      alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in continuation.resume(returning: true) })
      present(alert, animated: true)
    }
  }
}
