import Foundation
import Testing
import UIKit

@testable import ModalsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests the generated code for the options of modals in the sample Modals.
@MainActor @Suite struct ModalAppearanceTests {
  @MainActor final class App: Contacts.Factory {
    var peek: CGFloat? = 90

    func makeContactList(events: Contacts.ContactList.Events) -> UIViewController { LooksScreen(events) }
    func makeContact(id: Contacts.ContactID, events: Contacts.Contact.Events) -> UIViewController { LooksScreen(events) }
    func makeNameForm(events: Contacts.NameForm.Events) -> UIViewController { LooksScreen(events) }
    func makeNumberForm(name: String, events: Contacts.NumberForm.Events) -> UIViewController { LooksScreen(events) }
    func makeGroupList(events: Contacts.GroupList.Events) -> UIViewController { LooksScreen(events) }
    func makeMap(of: Contacts.ContactID, events: Contacts.Map.Events) -> UIViewController { LooksScreen(events) }
    func makeCall(of: Contacts.ContactID, events: Contacts.Call.Events) -> UIViewController { LooksScreen(events) }
    func makePhoto(of: Contacts.ContactID, events: Contacts.Photo.Events) -> UIViewController { LooksScreen(events) }
    func makeCard(of: Contacts.ContactID, events: Contacts.Card.Events) -> UIViewController { LooksScreen(events) }
    func makeCardEditor(of: Contacts.ContactID, events: Contacts.CardEditor.Events) -> UIViewController { LooksScreen(events) }
    func peekHeight(within room: CGFloat) -> CGFloat? { peek }
  }

  final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UIWindow(frame: .zero).traitCollection
    let maximumDetentValue: CGFloat = 800
  }

  typealias Rig = AppearanceFixture<Contacts.NavigationScene>

  private func run(_ idiom: UIUserInterfaceIdiom = .phone, _ app: App = App(), _ body: (Rig) async throws -> Void) async rethrows {
    var options = HeadlessOptions()
    options.idiom = idiom
    try await Headless.isolated(options) {
      let rig = Rig({ Contacts.NavigationScene(window: $0, factory: app) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try await body(rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  private func openContact(_ rig: Rig) async throws -> LooksScreen {
    try rig.events(Contacts.ContactList.Events.self).open(Contacts.ContactID(rawValue: UUID()))
    await rig.settle()
    return try #require(rig.screen)
  }

  private func addContact(_ rig: Rig) async throws -> UISheetPresentationController {
    let add = try rig.events(Contacts.ContactList.Events.self).add
    add()
    await rig.settle()
    return try #require(rig.modal?.sheetPresentationController)
  }

  /// UIKit-M13: the style is set before the delegate, on the outermost controller.
  @Test func uikit_m13_theDelegateIsOnTheOutermostController() async throws {
    try await run { rig in
      let sheet = try await addContact(rig)
      #expect(rig.modal is UINavigationController && rig.modal?.modalPresentationStyle == .pageSheet)
      #expect(sheet.delegate != nil && sheet.presentationStyle == .pageSheet)
    }
  }

  @Test func uikit_m14_withoutAStyleTheSystemChooses() async throws {
    try await run { rig in
      _ = try await openContact(rig)
      try rig.events(Contacts.Contact.Events.self).card()
      await rig.settle()
      #expect(rig.modal?.modalPresentationStyle == .automatic)
      #expect(rig.modal?.presentationController?.presentationStyle == .formSheet)
    }
  }

  /// UIKit-M15: `as fullScreen` removes the presenter's view from the window, and a sheet doesn't.
  @Test func uikit_m15_aStyleOfTheEvent() async throws {
    try await run { rig in
      let contact = try await openContact(rig)
      try rig.events(Contacts.Contact.Events.self).photo()
      await rig.settle()
      #expect(rig.modal?.modalPresentationStyle == .fullScreen && contact.view.window == nil)
      try rig.events(Contacts.Photo.Events.self).close()
      await rig.settle()
      #expect(contact.view.window != nil)
      try rig.events(Contacts.Contact.Events.self).card()
      await rig.settle()
      #expect(contact.view.window != nil)
    }
  }

  /// UIKit-M16: detents are sorted by height, and the app determines the heights of custom detents.
  @Test func uikit_m16_heightsInTheOrderOfTheSystem() async throws {
    try await run { rig in
      let sheet = try await addContact(rig)
      let names = sheet.detents.map(\.identifier.rawValue)
      #expect(names.first == "peek" && names.last == UISheetPresentationController.Detent.Identifier.large.rawValue)
      let heights = sheet.detents.compactMap { $0.resolvedValue(in: Room()) }
      #expect(Set(heights) == [90, 240, 0.3 * 800, 400, 800])
      #expect(sheet.prefersGrabberVisible)
      #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    }
  }

  @Test func uikit_m16_aHeightThatTheAppDoesNotGiveIsLeftOut() async throws {
    let app = App()
    app.peek = nil
    try await run(.phone, app) { rig in
      let sheet = try await addContact(rig)
      let peek = try #require(sheet.detents.first { $0.identifier.rawValue == "peek" })
      #expect(peek.resolvedValue(in: Room()) == nil)
    }
  }

  @Test func anUndimmedSheetThatGrowsOutOfAView() async throws {
    try await run(.pad) { rig in
      let contact = try await openContact(rig)
      try rig.events(Contacts.Contact.Events.self).map(NavGraph.Anchor(contact.spot))
      await rig.settle()
      let sheet = try #require(rig.modal?.sheetPresentationController)
      #expect(rig.modal?.modalPresentationStyle == .formSheet)
      #expect(sheet.largestUndimmedDetentIdentifier == .large && sheet.preferredPlacement == .trailing)
      #expect(rig.modal?.zoomSource(from: contact) === contact.spot)
    }
  }

  @Test func aModalOverTheFullScreen() async throws {
    try await run { rig in
      _ = try await openContact(rig)
      try rig.events(Contacts.Contact.Events.self).call()
      await rig.settle()
      #expect(rig.modal?.modalPresentationStyle == .overFullScreen && rig.modal?.modalTransitionStyle == .crossDissolve)
      #expect(rig.modal?.isModalInPresentation == true && rig.window.isStatusBarHidden)
      try rig.events(Contacts.Call.Events.self).hangUp()
      await rig.settle()
      #expect(rig.modal == nil && !rig.window.isStatusBarHidden)
    }
  }

  /// UIKit-M17: a popover points at the event's anchor. `compact popover` keeps it a popover in a narrow window.
  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad]) func uikit_m17_aPopoverPointsAndStays(idiom: UIUserInterfaceIdiom) async throws {
    try await run(idiom) { rig in
      let list = try #require(rig.screen)
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(list.spot))
      await rig.settle()
      let popover = try #require(rig.modal?.popoverPresentationController)
      #expect(popover.sourceItem === list.spot)
      #expect(popover.adaptivePresentationStyle == UIModalPresentationStyle.none)
      #expect(rig.modal?.dragSheetDown() == true, "a tap beside it")
      await rig.settle()
      #expect(rig.modal == nil && rig.scene.navigator.tree.modals.isEmpty)
    }
  }

  @Test func uikit_m17_aBarButtonIsAnAnchorToo() async throws {
    try await run(.pad) { rig in
      let button = UIBarButtonItem(title: "Group")
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(button))
      await rig.settle()
      #expect(rig.modal?.popoverPresentationController?.sourceItem === button)
    }
  }

  /// A view that has left the window isn't used as an anchor, because UIKit would raise an exception.
  @Test func uikit_m17_anAnchorThatHasGone() async throws {
    try await run(.pad) { rig in
      let view = UIView(frame: .zero)
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(view))
      await rig.settle()
      #expect(rig.modal != nil && rig.modal?.popoverPresentationController == nil)
    }
  }

  /// On an iPad, the form is a popover if it has an anchor. In a narrow window, it has its usual style.
  @Test func uikit_m17_aStyleForAnIdiom() async throws {
    try await run(.pad) { rig in
      _ = try await addContact(rig)
      #expect(rig.modal?.modalPresentationStyle == .pageSheet, "`add` is not anchored")
    }
  }
}
