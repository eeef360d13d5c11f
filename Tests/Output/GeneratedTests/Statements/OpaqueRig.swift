import Testing
import UIKit

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// A screen that the app pushes and presents itself.
final class LegacyScreen: UIViewController {}

extension MessengerRig {
  /// An alert of the app's own, with a button.
  @discardableResult func showAlert(animated: Bool = true, _ tapped: @escaping () -> Void = {}) -> UIAlertController {
    let alert = UIAlertController(title: "legacy", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in tapped() })
    (topModal ?? window.rootViewController)?.present(alert, animated: animated)
    return alert
  }

  /// A sheet of the app's own.
  @discardableResult func showSheet(held: Bool = false) -> LegacyScreen {
    let sheet = LegacyScreen()
    sheet.isModalInPresentation = held
    (topModal ?? window.rootViewController)?.present(sheet, animated: true)
    return sheet
  }

  /// Pushes a screen of the app's own on the stack in front.
  func pushLegacy() async {
    stack?.pushViewController(LegacyScreen(), animated: true)
    await settle()
  }

  /// Nobody is told that something of the app's has gone: time passes until somebody looks.
  func settleAfterLook() async {
    await settle()
    Headless.clock.advance(by: 0.3)
    await settle()
  }

  /// The stack in front, by the names of its screens.
  var names: [String] { stack?.viewControllers.map(Self.name) ?? [] }

  /// What is presented, from the bottom up.
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

  /// UIKit was used as it wants to be.
  func expectNothingWrong(_ location: SourceLocation = #_sourceLocation) {
    #expect(Headless.violations + Headless.exceptions == [], sourceLocation: location)
  }
}

extension Recorder {
  /// What the graph has gone over.
  var wentOver: [String] { reports.compactMap { if case .wentOver(let name) = $0 { name } else { nil } } }
  /// How often something had to wait for what the app itself has presented.
  var holds: Int { reports.filter { if case .isHeldUp = $0 { true } else { false } }.count }
}
