import Foundation
import Repository
import Testing

/// Compares both outputs of a sample with the same random walks.
@MainActor @Suite struct WalkTests {
  @Test func bothOutputsOfVaultReachTheSame() async { await compare({ VaultViews($0) }, { VaultControllers($0) }) }

  @Test func bothOutputsOfDiaryReachTheSame() async { await compare({ DiaryViews($0) }, { DiaryControllers($0) }) }

  @Test func bothOutputsOfHeraldReachTheSame() async { await compare({ HeraldViews($0) }, { HeraldControllers($0) }) }

  @Test func bothOutputsOfLibraryReachTheSame() async { await compare({ LibraryViews($0) }, { LibraryControllers($0) }, widths: true) }

  @Test func bothOutputsOfLibraryReachTheSameBefore17() async {
    await compare({ LibraryViews($0, bringsColumns: false) }, { LibraryControllers($0, inspectorsLie: true) }, widths: true)
  }

  @Test(arguments: [false, true]) func libraryIsNeverLost(bringsColumns: Bool) async {
    await hurry(widths: true) { LibraryViews($0, bringsColumns: bringsColumns) }
  }
  @Test func bothOutputsOfStudioReachTheSame() async { await compare({ StudioViews($0) }, { StudioControllers($0) }, on: [27.0]) }

  @Test func studioIsNeverLost() async { await hurry(on: [27.0]) { StudioViews($0) } }

  @Test func diaryIsNeverLost() async { await hurry { DiaryViews($0) } }

  @Test func heraldIsNeverLost() async { await hurry { HeraldViews($0) } }

  @Test func vaultIsNeverLost() async { await hurry { VaultViews($0) } }

  /// SwiftUI may omit, duplicate, or delay callbacks. The window comes to rest and shows the tree.
  @Test func diaryComesToRestWhateverIsLost() async { await hurry(hasFaults: true) { DiaryViews($0, leaves: true) } }

  @Test func vaultComesToRestWhateverIsLost() async { await hurry(hasFaults: true) { VaultViews($0) } }

  @Test func screensThatLeaveByThemselvesLoseNothing() async { await hurry { DiaryViews($0, leaves: true) } }

  /// Compares each step: SwiftUI's window with the navigator's tree, and that with the tree of UIKit output.
  private func compare(
    _ inSwiftUI: @escaping @MainActor (Answers) -> any Running, _ inUIKit: @escaping @MainActor (Answers) -> any Running,
    widths: Bool = false, on systems: [Double] = [18.0, 26.0, 27.0]
  ) async {
    var failures = 0
    var steps = 0
    for seed in Self.seeds where failures < 3 {
      let walk = Walk(seed: UInt64(seed), rests: true, widths: widths, systems: systems)
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
    #expect(steps > Self.seeds.count * 20)
  }

  /// Takes the steps without rests, unless `hasFaults` is true. At the end, the
  /// window must show the tree, and SwiftUI must have been used correctly.
  private func hurry(
    hasFaults: Bool = false, widths: Bool = false, on systems: [Double] = [18.0, 26.0, 27.0],
    _ start: @escaping @MainActor (Answers) -> any Running
  ) async {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      let report = await Walk(seed: UInt64(seed), rests: hasFaults, hasFaults: hasFaults, widths: widths, systems: systems).take(start)
      if report.problems.isEmpty { continue }
      failures += 1
      Issue.record("seed \(seed): \(report.problems)\n\(report.trace.suffix(10).joined(separator: "\n"))")
    }
  }

  /// The seeds. The rehearsals of `WalkTests` run many more.
  private nonisolated static let seeds = RandomTests.allSeeds(few: 30, all: 30)
}
