import NavGraphRuntime
import NavGraphTesting
import Testing
import UIKit

@testable import Desk
@testable import enum Desk.Desk

/// R6: a tap beside an action sheet.
@MainActor @Suite struct ActionSheetStatementTests {
  /// Without a cancel button nothing has been chosen, and that is known at once.
  @Test func r6_withoutACancelButtonItIsDismissed() async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let desk = Desktop()
      await desk.settle()
      await desk.tap("folder", on: "folders")
      await desk.tap("send", on: "folder")
      let sheet = try #require(desk.presented.last as? UIAlertController)
      #expect(sheet.actions.map(\.title) == ["Mail", "Copy"] && sheet.popoverPresentationController?.sourceItem != nil)
      #expect(sheet.tapOutside())
      await desk.settle()
      #expect(desk.presented.isEmpty && desk.ended.map { $0.hasPrefix("send dismissed") && $0.contains("user") } == [true], "\(desk.ended)")
      #expect((desk.sidebar as? UINavigationController)?.viewControllers.count == 3, "`dismissed` goes on")
      desk.expectConsistent()
      // A button says what it says, and nobody hears of it twice.
      await desk.tap("send", on: "folder")
      let again = try #require(desk.presented.last as? UIAlertController)
      #expect(again.tapButton("Copy"))
      await desk.settle()
      #expect(desk.ended.count == 2 && desk.ended.last?.contains("finished") == true)
      desk.expectConsistent()
      desk.rehearsal.stop()
    }
  }

  /// On a phone there is nothing beside it.
  @Test func r6_onAPhoneItStays() async throws {
    try await Headless.isolated {
      let desk = Desktop()
      await desk.settle()
      await desk.tap("folder", on: "folders")
      await desk.tap("send", on: "folder")
      let sheet = try #require(desk.presented.last as? UIAlertController)
      #expect(sheet.presentationController?.adaptivePresentationStyle == .formSheet, "it adapts as the system likes it")
      #expect(!sheet.tapOutside())
      await desk.settle()
      #expect(desk.presented.count == 1)
      sheet.tapButton("Mail")
      await desk.settle()
      desk.expectConsistent()
      desk.rehearsal.stop()
    }
  }
}
