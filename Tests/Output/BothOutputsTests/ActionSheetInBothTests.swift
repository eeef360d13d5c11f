import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime

/// Tests action sheets that are popovers.
@MainActor @Suite struct ActionSheetInBothTests {
  /// A tap outside of an action sheet has the outcome of the cancel button, whether or not the system also reports the tap.
  @Test(arguments: Output.allCases, [false, true]) func r6_aTapBesideIsTheCancelButton(_ output: Output, tells: Bool) async throws {
    var options = HeadlessOptions()
    (options.idiom, options.tapOutsideCallsDelegateToo) = (.pad, tells)
    try await Headless.isolated(options) {
      let stage = Stage.mail(output)
      await stage.start()
      let navigator = try #require(stage.navigator)
      var outcomes: [NavGraph.Outcome<Mail.Graph.Result>] = []
      let place = navigator.tree.leaf.id
      let task = Task { outcomes.append(await navigator.perform(NavGraph.Event("move", .present(.moveMessage)), from: place)) }
      await stage.settle()
      let sheet = try #require(stage.presented.last as? UIAlertController)
      await stage.finger { sheet.tapOutside() }
      await task.value
      let keep = try #require(NavGraph.Alert<Mail.Graph>.moveMessage?.buttons.last)
      #expect(keep.role == .cancel && outcomes == [.finished(keep.result)])
      #expect(stage.presented.isEmpty && stage.ended.count == 1)
      stage.expectConsistent()
    }
  }
}

extension NavGraph.Alert<Mail.Graph> {
  fileprivate static var moveMessage: NavGraph.Alert<Mail.Graph>? {
    if case .alert(let alert) = Mail.Graph.presentation(of: .moveMessage) { alert } else { nil }
  }
}
