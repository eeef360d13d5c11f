import Foundation
import SwiftUI
import Testing
import UIKit

@testable import TrailsSwiftUI

/// Tests the sample app with SwiftUI from its launch on.
@MainActor @Suite(.headless) struct TrailsSwiftUITests {
  private let app = HeadlessApp(TrailsApp().body)

  private var front: UIViewController? { app.windows.first?.window?.rootViewController?.frontScreen }
  private var texts: [String] { front?.texts ?? [] }

  private func tap(_ button: String) async {
    #expect(front?.tap(button) == true, "\(button)")
    await Headless.pass(turns: 300)
  }

  @Test func aTapPushesATrail() async {
    await Headless.pass(turns: 300)
    #expect(texts == ["Trail 1", "Trail 2", "Trail 3"])
    await tap("Trail 2")
    #expect(texts == ["Not rated", "Review"])
    #expect(front?.navigationItem.title == "Trail 2")
    #expect(front?.navigationController?.viewControllers.count == 2)
    #expect(Headless.violations == [])
  }

  @Test func aReviewRequiresSignIn() async {
    await Headless.pass(turns: 300)
    await tap("Trail 2")
    await tap("Review")
    #expect(texts == ["Sign in", "Cancel"])
    await tap("Cancel")
    #expect(texts == ["Not rated", "Review"])
    await tap("Review")
    await tap("Sign in")
    #expect(texts.first == "How do you like trail 2?")
    await tap("4 stars")
    #expect(texts == ["4 stars", "Review"])
    await tap("Review")
    #expect(texts.first == "How do you like trail 2?", "the user is signed in")
    await tap("Cancel")
    #expect(texts == ["4 stars", "Review"])
    #expect(Headless.violations == [])
  }

  @Test func theDeepLinkOpensATrail() async throws {
    await Headless.pass(turns: 300)
    #expect(app.windows.first?.open(try #require(URL(string: "trails://trails/7"))) == true)
    await Headless.pass(turns: 300)
    #expect(texts == ["Not rated", "Review"])
    #expect(front?.navigationItem.title == "Trail 7")
    #expect(Headless.violations == [])
  }
}
