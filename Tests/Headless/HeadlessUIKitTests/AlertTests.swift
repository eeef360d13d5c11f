import Testing
import UIKit

/// Alerts and action sheets, which UIKit itself dismisses.
@Suite(.headless) @MainActor struct AlertTests {
  let root = Page("root")
  let rig: Rig

  init() { rig = Rig(root) }

  private func alert(_ style: UIAlertController.Style, tapped: @escaping @MainActor (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    for (title, look) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: look) { _ in tapped(title) })
    }
    return alert
  }

  @Test func aTapTakesItDownAndThenCallsTheHandler() {
    var taps: [String] = []
    let alert = alert(.alert) { [root] in taps.append($0 + (root.presentedViewController == nil ? " after" : " before")) }
    root.present(alert, animated: true)
    #expect(alert.tapButton("Delete") == false)
    settle()
    #expect(alert.tapButton("Delete"))
    #expect(taps.isEmpty && root.transitionCoordinator != nil)
    settle()
    #expect(taps == ["Delete after"])
    #expect(alert.tapButton(0) == false)
  }

  @Test func anAlertCanNeitherBeDraggedNorTappedAway() {
    let alert = alert(.alert) { _ in }
    root.present(alert, animated: true)
    settle()
    #expect(!alert.dragSheetDown() && !alert.tapOutside())
    #expect(root.presentedViewController === alert)
  }

  @Test func anActionSheetIsLeftThroughCancel() {
    var taps: [String] = []
    let sheet = alert(.actionSheet) { taps.append($0) }
    root.present(sheet, animated: true)
    settle()
    #expect(sheet.tapOutside())
    settle()
    #expect(taps == ["Keep"])
  }

  @Test func anActionSheetInAWideWindowNeedsAnAnchorAndMayVanishWithoutAButton() {
    rig.window.changeSize(horizontal: .regular)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var taps = 0
    sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in taps += 1 })
    root.present(sheet, animated: true)
    #expect(rig.exceptions == ["UIKit-M17"])
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    settle()
    #expect(sheet.tapOutside())
    settle()
    #expect(taps == 0 && root.presentedViewController == nil)
  }

  /// A tap next to the popover calls its delegate. With a cancel button, that depends on the options (UIKit-A5).
  @Test(arguments: [false, true], [false, true]) func aTapBesideAnActionSheetTellsTheDelegate(tells: Bool, hasCancel: Bool) {
    Headless.options.tapOutsideCallsDelegateToo = tells
    rig.window.changeSize(horizontal: .regular)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var taps = 0
    if hasCancel { sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in taps += 1 }) }
    let listener = SheetListener()
    sheet.popoverPresentationController?.sourceView = root.view
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: true)
    settle()
    #expect(sheet.tapOutside())
    settle()
    #expect(taps == (hasCancel ? 1 : 0) && root.presentedViewController == nil)
    #expect(listener.heard.contains("did") == (tells || !hasCancel))
  }

  @Test func oneCancelButtonAtMost() {
    let alert = alert(.alert) { _ in }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    #expect(rig.exceptions == ["UIKit-A1"] && alert.actions.count == 2)
  }

  @Test func fieldsAreTypedInto() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    alert.addAction(save)
    var typed: [String] = []
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(UIAction { _ in typed.append("changed") }, for: .editingChanged)
    }
    #expect(alert.textFields?.map(\.placeholder) == ["Name"] && !alert.type("too early"))
    root.present(alert, animated: true)
    settle()
    #expect(alert.type("x") && typed == ["changed"] && alert.textFields?.first?.text == "x")
    save.isEnabled = false
    #expect(!alert.tapButton("Save") && root.presentedViewController === alert)
    #expect(alert.pressReturn(), "UIKit-A4: Return goes without the button that is disabled")
    settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func actionSheetsHaveNoFields() {
    let sheet = alert(.actionSheet) { _ in }
    sheet.addTextField()
    #expect(rig.exceptions == ["UIKit-A3"] && sheet.textFields == nil)
  }
}
