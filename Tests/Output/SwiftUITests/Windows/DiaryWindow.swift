import NavGraphRuntime
import SwiftUI
import UIKit

@testable import DiarySwiftUI

/// The diary as `WindowGroup` holds it: nobody but SwiftUI has its scene.
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
  /// What of it is the diary's.
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

  /// SwiftUI lets go of the window.
  func close() async {
    window.rootViewController = nil
    await rest()
  }
}

extension UIViewController {
  /// The screen in front of this layer.
  fileprivate var innermost: UIViewController {
    if let stack = self as? UINavigationController { return stack.topViewController?.innermost ?? self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innermost ?? self }
    return children.first { $0 is UINavigationController || $0 is UITabBarController }?.innermost ?? self
  }
}
