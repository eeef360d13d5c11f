import Foundation
import Testing

/// The same random walks through both outputs of a sample.
@MainActor @Suite struct WalkTests {
  @Test func bothOutputsOfVaultReachTheSame() async { await compare({ VaultViews($0) }, { VaultControllers($0) }) }

  @Test func bothOutputsOfDiaryReachTheSame() async { await compare({ DiaryViews($0) }, { DiaryControllers($0) }) }

  @Test func diaryIsNeverLost() async { await hurry { DiaryViews($0) } }

  @Test func vaultIsNeverLost() async { await hurry { VaultViews($0) } }

  /// Step by step, SwiftUI's window equals the navigator's tree, and that equals the tree of the output in UIKit.
  private func compare(
    _ inSwiftUI: @escaping @MainActor (Answers) -> any Running, _ inUIKit: @escaping @MainActor (Answers) -> any Running
  ) async {
    var failures = 0
    var steps = 0
    for seed in 0..<Self.count where failures < 3 {
      let walk = Walk(seed: UInt64(seed), rests: true)
      let (views, controllers) = (await walk.take(inSwiftUI), await walk.take(inUIKit))
      steps += views.trace.count
      if views.problems.isEmpty, controllers.problems.isEmpty, views.trace == controllers.trace { continue }
      failures += 1
      let difference = zip(views.trace, controllers.trace).first { $0 != $1 }
      Issue.record(
        """
        seed \(seed): \(views.problems) \(controllers.problems)
        SwiftUI \(difference?.0 ?? "-")
        UIKit   \(difference?.1 ?? "-")
        \(views.trace.suffix(6).joined(separator: "\n"))
        """)
    }
    #expect(steps > Self.count * 20)
  }

  /// Without a rest between the steps: at the end the window equals the tree, and nothing was done that SwiftUI can't do.
  private func hurry(_ start: @escaping @MainActor (Answers) -> any Running) async {
    var failures = 0
    for seed in 0..<Self.count where failures < 3 {
      let report = await Walk(seed: UInt64(seed), rests: false).take(start)
      if report.problems.isEmpty { continue }
      failures += 1
      Issue.record("seed \(seed): \(report.problems)\n\(report.trace.suffix(10).joined(separator: "\n"))")
    }
  }

  private static var count: Int { ProcessInfo.processInfo.environment["NAVGRAPH_WALKS"].flatMap(Int.init) ?? 200 }
}
