import UIKit

/// A text field in a separate window on top, which tests read. Its text is updated four times a second.
@MainActor final class Ledger {
  private let window: UIWindow
  private let line = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
  private var text: @MainActor () -> String = { "" }

  init(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    let root = UIViewController()
    root.view.addSubview(line)
    line.accessibilityIdentifier = "ledger"
    window.rootViewController = root
    window.windowLevel = .alert
    window.isUserInteractionEnabled = false
    window.isHidden = false
  }

  /// Sets the function that returns the text, and writes the text.
  func keep(_ text: @escaping @MainActor () -> String) {
    self.text = text
    write()
  }

  private func write() {
    line.text = text()
    after(0.25) { [weak self] in self?.write() }
  }

  func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in Task { @MainActor in work() } }
  }
}
