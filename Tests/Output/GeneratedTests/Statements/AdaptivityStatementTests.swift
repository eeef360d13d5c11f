import Foundation
import Testing
import UIKit

@testable import ModalsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests how modals adapt to another size, and what their delegates are called with, in the sample Modals.
@MainActor @Suite struct AdaptivityStatementTests {
  typealias Rig = AppearanceFixture<Contacts.NavigationScene>

  private func run(_ idiom: UIUserInterfaceIdiom = .phone, _ body: (Rig) async throws -> Void) async rethrows {
    var options = HeadlessOptions()
    options.idiom = idiom
    try await Headless.isolated(options) {
      let rig = Rig({ Contacts.NavigationScene(window: $0, factory: ModalAppearanceTests.App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try await body(rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  /// Opens a contact's card in a sheet without declared adaptivity, with a delegate of the app.
  private func openCard(_ rig: Rig, with own: any UIAdaptivePresentationControllerDelegate) async throws -> UIPresentationController {
    try rig.events(Contacts.ContactList.Events.self).open(Contacts.ContactID(rawValue: UUID()))
    await rig.settle()
    try rig.events(Contacts.Contact.Events.self).card()
    for _ in 0..<20 { await Headless.turn() }
    let presentation = try #require(rig.modal?.presentationController)
    presentation.delegate = own
    await rig.settle()
    #expect(presentation.delegate !== own, "the run time hears, too")
    return presentation
  }

  /// D15: without a declaration in the graph, the app's delegate determines the adaptive
  /// style, with the newer or the older method. Without that, the system does.
  @Test func d15_theAppSaysWhereTheGraphDoesNot() async throws {
    let delegates: [(any UIAdaptivePresentationControllerDelegate, UIModalPresentationStyle)] = [
      (FillingDelegate(), .fullScreen), (OlderFillingDelegate(), .overFullScreen), (SilentDelegate(), .none), (WholeModalDelegate(), .none),
    ]
    for (own, style) in delegates {
      try await run { rig in
        let presentation = try await openCard(rig, with: own)
        #expect(presentation.adaptivePresentationStyle == style, "\(type(of: own))")
        #expect(rig.modal?.dragSheetDown() == true)
        await rig.settle()
        #expect(rig.modal == nil && rig.scene.navigator.tree.modals.isEmpty)
      }
    }
  }

  /// D15: if neither the graph nor the app specifies the adaptivity of a sheet, the delegate proxy doesn't implement it.
  @Test func d15_withoutAWordTheSystemDecides() async throws {
    try await run { rig in
      try rig.events(Contacts.ContactList.Events.self).open(Contacts.ContactID(rawValue: UUID()))
      await rig.settle()
      try rig.events(Contacts.Contact.Events.self).card()
      await rig.settle()
      let delegate = try #require(rig.modal?.presentationController?.delegate)
      #expect(delegate is NavGraph.ModalRelay && !(delegate is NavGraph.ModalStyleRelay))
    }
  }

  /// D15: `compact popover` has precedence over the app's delegate.
  @Test func d15_theGraphsWordHolds() async throws {
    try await run { rig in
      let list = try #require(rig.screen)
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(list.spot))
      for _ in 0..<20 { await Headless.turn() }
      let own = FillingDelegate()
      rig.modal?.presentationController?.delegate = own
      await rig.settle()
      let delegate = try #require(rig.modal?.presentationController?.delegate)
      #expect(delegate is NavGraph.ModalStyleRelay)
      #expect(rig.modal?.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
    }
  }

  /// D15: a popover with another compact style adapts to it.
  @Test func d15_aPopoverBecomesItsOtherStyle() async throws {
    try await run(.pad) { rig in
      let add = try rig.events(Contacts.ContactList.Events.self).add
      add()
      await rig.settle()
      #expect(rig.modal?.presentationController?.delegate is NavGraph.ModalRelay)
    }
  }

  /// D13: the delegate of a sheet is called.
  @Test func d13_ofASheet() async throws {
    try await run { rig in
      let own = WholeModalDelegate()
      _ = try await openCard(rig, with: own)
      #expect(rig.modal?.dragSheet(to: .medium) == true)
      #expect(own.heard.contains("detent"))
      own.heard = []
      #expect(rig.modal?.dragSheetDown() == true)
      await rig.settle()
      #expect(own.heard == ["should", "will", "did"])
      #expect(rig.scene.navigator.tree.modals.isEmpty)
    }
  }

  @Test func d13_ofAPopover() async throws {
    try await run(.pad) { rig in
      let list = try #require(rig.screen)
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(list.spot))
      for _ in 0..<20 { await Headless.turn() }
      let own = WholeModalDelegate()
      let popover = try #require(rig.modal?.popoverPresentationController)
      popover.delegate = own
      await rig.settle()
      rig.window.changeSize(horizontal: .regular, vertical: .compact)
      #expect(own.heard.contains("reposition"))
      #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4), "it may point elsewhere")
      let delegate = try #require(popover.delegate as? any UIPopoverPresentationControllerDelegate)
      own.heard = []
      delegate.prepareForPopoverPresentation(popover)
      delegate.presentationController(popover, prepare: popover)
      #expect(delegate.presentationController(popover, viewControllerForAdaptivePresentationStyle: .formSheet) == nil)
      delegate.presentationController(popover, willPresentWithAdaptiveStyle: .formSheet, transitionCoordinator: nil)
      #expect(own.heard == ["popover", "prepare", "controller", "formSheet"])
    }
  }

  /// The app's screen may set `isModalInPresentation` itself.
  @Test func d15_aScreenMayHoldItsOwnSheet() async throws {
    try await run { rig in
      _ = try await openCard(rig, with: SilentDelegate())
      rig.screen?.isModalInPresentation = true
      #expect(rig.modal?.dragSheetDown() == true)
      await rig.settle()
      #expect(rig.modal != nil)
    }
  }
}
