import Foundation
import Testing
import UIKit

@testable import AlertsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the generated code for `alert` and `confirm` in the sample Alerts.
@MainActor @Suite struct AlertAppearanceTests {
  @MainActor final class App: Trash.Factory {
    func makeItemList(events: Trash.ItemList.Events) -> UIViewController { LooksScreen(events) }
    func makeItem(name: String, events: Trash.Item.Events) -> UIViewController { LooksScreen(events) }
    func makeFolderPicker() -> UIViewController { LooksScreen() }
  }

  typealias Rig = AppearanceFixture<Trash.NavigationScene>

  private func run(_ idiom: UIUserInterfaceIdiom, _ body: (Rig) async throws -> Void) async rethrows {
    var options = HeadlessOptions()
    options.idiom = idiom
    try await Headless.isolated(options) {
      let rig = Rig({ Trash.NavigationScene(window: $0, factory: App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try await body(rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
      #expect(rig.scene.navigator.pendingOutcomes == 0)
    }
  }

  private func openItem(_ rig: Rig) async throws -> LooksScreen {
    try rig.events(Trash.ItemList.Events.self).open("letter")
    await rig.settle()
    return try #require(rig.screen)
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad]) func anAlertAndItsButtons(idiom: UIUserInterfaceIdiom) async throws {
    try await run(idiom) { rig in
      _ = try await openItem(rig)
      let delete = try rig.events(Trash.Item.Events.self).delete
      let outcome = Task { await delete.result() }
      await rig.settle()
      let alert = try #require(rig.modal as? UIAlertController)
      #expect(alert.preferredStyle == .alert && alert.title == "Delete \u{201C}letter\u{201D}?")
      #expect(alert.message == "It can\u{2019}t be restored.")
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"] && alert.actions.map(\.style) == [.destructive, .cancel])
      alert.tapButton("Delete")
      await rig.settle()
      #expect(await outcome.value == .finished(.delete))
      #expect(rig.stack?.viewControllers.count == 1, "its arm pops")
    }
  }

  /// In a wide window, an action sheet is a popover at the event's anchor. A tap outside of it is the cancel button.
  @Test func anActionSheetOnAPad() async throws {
    try await run(.pad) { rig in
      let item = try await openItem(rig)
      let move = try rig.events(Trash.Item.Events.self).move
      let anchor = NavGraph.Anchor(item.spot)
      let outcome = Task { await move.result(anchor) }
      await rig.settle()
      let sheet = try #require(rig.modal as? UIAlertController)
      #expect(sheet.preferredStyle == .actionSheet)
      #expect(sheet.popoverPresentationController?.sourceItem === item.spot)
      #expect(sheet.tapOutside())
      await rig.settle()
      #expect(await outcome.value == .finished(.keep))
      #expect(rig.modal == nil && rig.stack?.viewControllers.count == 2)
    }
  }

  /// Without a visible anchor, an action sheet is in the middle of the window.
  @Test func anActionSheetWithoutAnAnchor() async throws {
    try await run(.pad) { rig in
      _ = try await openItem(rig)
      let move = try rig.events(Trash.Item.Events.self).move
      let anchor = NavGraph.Anchor(UIView(frame: .zero))
      let outcome = Task { await move.result(anchor) }
      await rig.settle()
      let popover = try #require(rig.modal?.popoverPresentationController)
      #expect(popover.sourceView === rig.window.rootViewController?.view && popover.permittedArrowDirections == [])
      (rig.modal as? UIAlertController)?.tapButton("To a folder")
      await rig.settle()
      #expect(await outcome.value == .finished(.folder))
      #expect(rig.stack?.viewControllers.count == 3)
    }
  }

  /// The field has the declared options, and its button is enabled according to the text.
  @Test func anAlertWithAField() async throws {
    try await run(.phone) { rig in
      _ = try await openItem(rig)
      let rename = try rig.events(Trash.Item.Events.self).rename
      let outcome = Task { await rename.result() }
      await rig.settle()
      let alert = try #require(rig.modal as? UIAlertController)
      let field = try #require(alert.textFields?.first)
      #expect(field.text == "letter" && field.placeholder == "Name" && !field.isSecureTextEntry && field.keyboardType == .default)
      alert.type("")
      #expect(alert.actions.map(\.isEnabled) == [false, true])
      #expect(!alert.pressReturn(), "Return would take it down without its button")
      alert.type("parcel")
      alert.tapButton("Save")
      await rig.settle()
      #expect(await outcome.value == .finished(.save("parcel")))
      #expect(rig.stack?.viewControllers.count == 2, "its arm replaces")
    }
  }

  /// A button with a test is present if the test is true.
  @Test(arguments: [true, false]) func aButtonUnderATest(hasFolder: Bool) async throws {
    try await run(.phone) { rig in
      let item = try await openItem(rig)
      let restore = try rig.events(Trash.Item.Events.self).restore
      let anchor = NavGraph.Anchor(item.spot)
      let outcome = Task { await restore.result(anchor: anchor, hasFolder: hasFolder) }
      await rig.settle()
      let sheet = try #require(rig.modal as? UIAlertController)
      #expect(sheet.actions.map(\.title) == (hasFolder ? ["Where it was"] : []) + ["To a folder", "Cancel"])
      sheet.tapButton("To a folder")
      await rig.settle()
      #expect(await outcome.value == .finished(.folder))
      #expect(rig.stack?.viewControllers.count == 3, "its arm pushes")
    }
  }
}
