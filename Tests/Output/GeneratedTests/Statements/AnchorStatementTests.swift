import Foundation
import Testing
import UIKit

@testable import AppearancesGenerated
@testable import ModalsGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests C8: the anchors of popovers and zooms.
@MainActor @Suite struct AnchorStatementTests {
  private func inGallery(_ body: (LooksScreen, AppearanceFixture<Gallery.NavigationScene>) async throws -> Void) async throws {
    try await Headless.isolated {
      let rig = AppearanceFixture(
        { Gallery.NavigationScene(window: $0, factory: BarAppearanceTests.App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try rig.events(Gallery.RoomList.Events.self).open("Blue")
      await rig.settle()
      try await body(#require(rig.screen), rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  private func inContacts(_ body: (LooksScreen, AppearanceFixture<Contacts.NavigationScene>) async throws -> Void) async throws {
    var options = HeadlessOptions()
    options.idiom = .pad
    try await Headless.isolated(options) {
      let rig = AppearanceFixture(
        { Contacts.NavigationScene(window: $0, factory: ModalAppearanceTests.App()) }, isIdle: { $0.navigator.isIdle })
      await rig.settle()
      try await body(#require(rig.screen), rig)
      #expect(Headless.violations == [] && Headless.exceptions == [])
    }
  }

  @Test func c8_aViewIsHeldWeakly() {
    var view: UIView? = UIView(frame: .zero)
    weak let held = view
    let anchors = [NavGraph.Anchor(view ?? UIView()), NavGraph.Anchor(CGRect.zero, in: view ?? UIView())]
    view = nil
    #expect(held == nil && anchors.allSatisfy { $0.current == nil })
  }

  /// A row of a list, and the cell that shows it at the moment.
  @MainActor private final class Row {
    var cell: UIView?
    init(cell: UIView?) { self.cell = cell }
  }

  /// A cell is reused for another row. The zoom returns to the cell that shows the right row then.
  @Test func c8_aClosureIsAskedForEachWay() async throws {
    try await inGallery { room, rig in
      let row = Row(cell: room.spot)
      try rig.events(Gallery.Room.Events.self).picture(anchor: NavGraph.Anchor { row.cell }, number: 1)
      await rig.settle()
      let picture = try #require(rig.screen)
      #expect(picture.transitionName == "zoom" && picture.zoomSource(from: room) === room.spot)
      let other = UIView(frame: .zero)
      room.view.addSubview(other)
      row.cell = other
      #expect(picture.zoomSource(from: room) === other)
      row.cell = nil
      #expect(picture.zoomSource(from: room) == nil)
    }
  }

  @Test func c8_nothingGrowsOutOfAPartOfAView() async throws {
    try await inGallery { room, rig in
      try rig.events(Gallery.Room.Events.self).picture(
        anchor: NavGraph.Anchor(CGRect(x: 1, y: 2, width: 3, height: 4), in: room.spot), number: 1)
      await rig.settle()
      #expect(rig.screen !== room && rig.screen?.transitionName == nil)
    }
  }

  @Test func c8_aPopoverPointsAtAPartOfAView() async throws {
    try await inContacts { list, rig in
      let part = CGRect(x: 10, y: 20, width: 30, height: 40)
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor(part, in: list.spot))
      await rig.settle()
      let popover = try #require(rig.modal?.popoverPresentationController)
      #expect(popover.sourceView === list.spot && popover.sourceRect == part)
    }
  }

  @Test(arguments: [true, false]) func c8_aPopoverPointsAtWhatAClosureFinds(isThere: Bool) async throws {
    try await inContacts { list, rig in
      try rig.events(Contacts.ContactList.Events.self).group(NavGraph.Anchor { isThere ? list.spot : nil })
      await rig.settle()
      #expect(rig.modal != nil)
      #expect(rig.modal?.popoverPresentationController?.sourceItem === (isThere ? list.spot : nil))
      #expect((rig.modal?.popoverPresentationController != nil) == isThere, "where it finds nothing, it is no popover")
    }
  }
}
