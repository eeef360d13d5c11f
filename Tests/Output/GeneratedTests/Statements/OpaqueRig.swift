import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// A screen that the app pushes or presents itself.
final class LegacyScreen: UIViewController {}

extension MessengerRig {
  /// Presents an alert of the app with a button.
  @discardableResult func showAlert(animated: Bool = true, _ tapped: @escaping () -> Void = {}) -> UIAlertController {
    let alert = UIAlertController(title: "legacy", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in tapped() })
    (topModal ?? window.rootViewController)?.present(alert, animated: animated)
    return alert
  }

  /// Presents a sheet of the app.
  @discardableResult func showSheet(held: Bool = false) -> LegacyScreen {
    let sheet = LegacyScreen()
    sheet.isModalInPresentation = held
    (topModal ?? window.rootViewController)?.present(sheet, animated: true)
    return sheet
  }

  /// Pushes a screen of the app on the front stack.
  func pushLegacy() async {
    stack?.pushViewController(LegacyScreen(), animated: true)
    await settle()
  }

  /// Waits until the runtime has noticed that a foreign controller is gone, which isn't reported.
  func settleAfterLook() async {
    await settle()
    Headless.clock.advance(by: 0.3)
    await settle()
  }

  /// The names of the screens in the front stack.
  var names: [String] { stack?.viewControllers.map(Self.name) ?? [] }

  /// The names of the presented controllers, from the bottom up.
  var layers: [String] { window.presentedControllers.dropFirst().map(Self.name) }

  private static func name(_ controller: UIViewController) -> String {
    switch controller {
    case is LegacyScreen: "legacy"
    case is UIAlertController: "alert"
    case let stack as UINavigationController: stack.viewControllers.first.map(name) ?? ""
    case let screen as SampleScreen: String(screen.name.prefix { $0 != "(" })
    case let screen as ConfirmingScreen: String(screen.name.prefix { $0 != "(" })
    default: "?"
    }
  }

  /// Expects that UIKit was used correctly.
  func expectNothingWrong(_ location: SourceLocation = #_sourceLocation) {
    #expect(Headless.violations + Headless.exceptions == [], sourceLocation: location)
  }
}

extension Recorder {
  /// The names of the foreign controllers that the graph has removed.
  var wentOver: [String] { reports.compactMap { if case .wentOver(let name) = $0 { name } else { nil } } }
  /// The number of requests that waited for a foreign presentation.
  var holds: Int { reports.filter { if case .isHeldUp = $0 { true } else { false } }.count }
}
