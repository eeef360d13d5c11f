import NavGraphRuntime
import SwiftUI
import UIKit

@testable import DiarySwiftUI

/// The diary as a `WindowGroup` shows it. Only SwiftUI has access to its scene.
@MainActor final class DiaryWindow {
  let window = UIWindow(frame: .zero)

  init(_ answers: Answers = Answers(), screens: DiaryViews.Screens = DiaryViews.Screens(), storage: [String: Any] = [:]) {
    let root = Diary.NavigationWindow(factory: screens, guards: DiaryViews.Guards(answers: answers))
    let hosting = UIHostingController(rootView: root)
    hosting.sceneStorage = storage
    window.rootViewController = hosting
    window.makeKeyAndVisible()
  }

  var storage: [String: Any] { window.rootViewController?.sceneStorage ?? [:] }
  /// The part of the scene storage that belongs to the diary.
  var saved: Data? { storage["Diary.navigation"] as? Data }
  var snapshot: NavGraph.Snapshot? { saved.flatMap { NavGraph.Snapshot($0) } }
  /// The first text of each layer, from the bottom up.
  var seen: [String] { window.presentedControllers.map { $0.innermost.texts.first ?? "-" } }

  func tap(_ names: String...) async {
    for name in names {
      let front = window.rootViewController?.frontScreen
      if let alert = front as? UIAlertController { alert.tapButton(name) } else { front?.tap(name) }
      await rest()
    }
  }

  func rest() async {
    await Headless.pass(turns: 300)
  }

  /// Releases the window as SwiftUI does.
  func close() async {
    window.rootViewController = nil
    await rest()
  }
}

extension UIViewController {
  /// The front screen of this layer.
  fileprivate var innermost: UIViewController {
    if let stack = self as? UINavigationController { return stack.topViewController?.innermost ?? self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innermost ?? self }
    return children.first { $0 is UINavigationController || $0 is UITabBarController }?.innermost ?? self
  }
}
