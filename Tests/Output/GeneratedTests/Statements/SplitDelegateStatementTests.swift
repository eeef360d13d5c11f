import Foundation
import Testing
import UIKit

@testable import NavGraphRuntime
@testable import NavGraphUIKit
@testable import RecipesGenerated

/// Tests an app's own delegate on the split of the Recipes sample.
@MainActor @Suite struct SplitDelegateStatementTests {
  @Test func d8_theAppsSplitDelegateIsKept() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    await Headless.isolated(options) {
      let rig = RecipesTests.Rig()
      await rig.settle()
      guard let split = rig.split else { return #expect(Bool(false), "there is a split") }
      let own = AppSplitDelegate()
      let before = split.delegate
      split.delegate = own
      #expect(split.delegate !== own && split.delegate !== before)
      rig.window.changeSize(horizontal: .compact)
      await rig.settle()
      rig.window.changeSize(horizontal: .regular)
      await rig.settle()
      #expect(own.heard == ["top", "collapsed", "expanded"])
      #expect(Headless.violations == [])
      split.delegate = nil
      #expect(split.delegate === before)
    }
  }
}
