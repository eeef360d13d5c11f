@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Records the reports of a navigator.
@MainActor final class Recorder {
  private(set) var reports: [NavGraph.Report<Messenger.Graph>] = []
  /// Called with each report as it is made.
  var onReport: (NavGraph.Report<Messenger.Graph>) -> Void = { _ in }

  init(_ rig: MessengerRig) {
    rig.scene.navigator.report = { [weak self] report in
      self?.reports.append(report)
      self?.onReport(report)
    }
  }

  func forget() { reports = [] }

  var begun: [String] {
    reports.compactMap { if case .began(let name) = $0 { name } else { nil } }
  }
  var dropped: [String] {
    reports.compactMap { if case .dropped(let name, let why) = $0 { "\(name): \(why)" } else { nil } }
  }
  var ended: [Messenger.Graph.Modal] {
    reports.compactMap { if case .ended(let modal, _) = $0 { modal } else { nil } }
  }
  var outcomes: [NavGraph.Outcome<Messenger.Graph.Result>] {
    reports.compactMap { if case .ended(_, let outcome) = $0 { outcome } else { nil } }
  }
  /// The number of changes after which the screen came to rest.
  var changes: Int { reports.filter { if case .shows = $0 { true } else { false } }.count }
}
