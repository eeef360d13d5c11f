import NavGraphRuntime
import NavGraphTesting
import Testing
import UIKit

@testable import Desk
@testable import enum Desk.Desk

/// Tests R6: a tap outside of an action sheet.
@MainActor @Suite struct ActionSheetStatementTests {
  /// An action sheet without a cancel button has the outcome `dismissed` at once.
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
      // A button has its own outcome, which is reported once.
      await desk.tap("send", on: "folder")
      let again = try #require(desk.presented.last as? UIAlertController)
      #expect(again.tapButton("Copy"))
      await desk.settle()
      #expect(desk.ended.count == 2 && desk.ended.last?.contains("finished") == true)
      desk.expectConsistent()
      desk.rehearsal.stop()
    }
  }

  /// On a phone, a tap outside of an action sheet has no effect.
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
