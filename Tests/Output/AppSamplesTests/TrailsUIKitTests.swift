import Foundation
import Testing
import UIKit

@testable import TrailsUIKit

/// Tests the sample app with UIKit from its launch on.
@MainActor @Suite(.headless) struct TrailsUIKitTests {
  private let scene: UIWindowScene

  init() { scene = UIWindowScene.launch(SceneDelegate()) }

  private var front: UIViewController? { Self.front(of: scene) }

  private static func front(of scene: UIWindowScene) -> UIViewController? {
    var front = scene.windows.first?.presentedControllers.last
    if let tabs = front as? UITabBarController { front = tabs.selectedViewController }
    return (front as? UINavigationController)?.topViewController ?? front
  }

  /// Taps a button in the navigation bar of the screen in front.
  private func tap(_ title: String) async {
    let items = [front?.navigationItem.leftBarButtonItem].compactMap { $0 } + (front?.navigationItem.rightBarButtonItems ?? [])
    #expect(items.first { $0.title == title }?.tap() == true, "\(title)")
    await Headless.pass(turns: 300)
  }

  @Test func theAppDelegateNamesTheSceneDelegate() {
    let configuration = AppDelegate().application(
      .shared, configurationForConnecting: UISceneSession(headless: "session"), options: UIScene.ConnectionOptions())
    #expect(configuration.delegateClass == SceneDelegate.self)
  }

  @Test func aTapPushesATrail() async {
    await Headless.pass(turns: 300)
    #expect(front is ListController)
    await tap("Trail 2")
    #expect(front is TrailController && front?.title == "Trail 2")
    #expect(front?.navigationController?.viewControllers.count == 2)
    #expect(Headless.violations == [])
  }

  @Test func aReviewRequiresSignIn() async {
    await Headless.pass(turns: 300)
    await tap("Trail 2")
    await tap("Review")
    #expect(front is SignInController)
    await tap("Cancel")
    #expect(front is TrailController && front?.title == "Trail 2")
    await tap("Review")
    await tap("Sign in")
    #expect(front is ReviewController)
    #expect(front?.navigationItem.rightBarButtonItem?.tap(inMenu: "4 stars") == true)
    await Headless.pass(turns: 300)
    #expect(front is TrailController && front?.title == "4 stars")
    await tap("Review")
    #expect(front is ReviewController, "the user is signed in")
    await tap("Cancel")
    #expect(front is TrailController && front?.title == "4 stars")
    #expect(Headless.violations == [])
  }

  @Test func theDeepLinkOpensATrail() async throws {
    await Headless.pass(turns: 300)
    scene.open([try #require(URL(string: "trails://trails/7"))])
    await Headless.pass(turns: 300)
    #expect(front is TrailController && front?.title == "Trail 7")
    #expect(Headless.violations == [])
  }

  @Test func theDeepLinkOpensATrailAtTheLaunch() async throws {
    let scene = UIWindowScene.launch(SceneDelegate(), urls: [try #require(URL(string: "trails://trails/7"))])
    await Headless.pass(turns: 300)
    let front = Self.front(of: scene)
    #expect(front is TrailController && front?.title == "Trail 7")
    #expect(front?.navigationController?.viewControllers.count == 2)
  }
}
