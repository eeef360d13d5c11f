// Written by hand, unlike what lies in the folders: goldens that are wrong on purpose must fail.

import Foundation
import NavGraphRuntime
import NavGraphTesting
import Testing

@testable import MessengerGenerated

@MainActor @Suite struct BiteTests {
  typealias Golden = MessengerLinkTests.Golden
  typealias Links = NavGraph.LinkTests<Messenger.Graph>

  private let start = Messenger.LinkGoldens.start(on: .phone)

  /// A golden that leads elsewhere than the one it is tried instead of.
  private func stranger(to golden: Golden) -> Golden? {
    Messenger.LinkGoldens.all.first { $0.cold != golden.cold && $0.warm == .same }
  }

  private func expectIssue(_ golden: Golden, _ run: (Links.Trial) async -> [String]) async {
    #expect(await run(Links.Trial(golden, from: start)) != [], "\(golden)")
  }

  /// The state that is written down is another one than that which the link leads to.
  @Test(arguments: Messenger.LinkGoldens.all) func anotherState(_ golden: Golden) async throws {
    let other = try #require(stranger(to: golden))
    var wrong = golden
    wrong.cold = other.cold
    await expectIssue(wrong) { await $0.cold() }
    wrong.warm = .shows(other.cold)
    await expectIssue(wrong) { await $0.warm() }
    wrong.covered = .shows(other.cold)
    await expectIssue(wrong) { await $0.covered() }
    wrong.covered = .waits
    if golden.covered != .waits { await expectIssue(wrong) { await $0.covered() } }
    wrong.covered = .unchanged
    await expectIssue(wrong) { await $0.covered() }
  }

  /// The link leads elsewhere than it did when the state was written down.
  @Test(arguments: Messenger.LinkGoldens.all) func anotherTarget(_ golden: Golden) async throws {
    let other = try #require(stranger(to: golden))
    var moved = golden
    moved.target = other.target
    await expectIssue(moved) { await $0.cold() }
    await expectIssue(moved) { await $0.warm() }
  }

  /// A screen is missing in the middle of a path.
  @Test func aShorterPath() async throws {
    let golden = try #require(Messenger.LinkGoldens.all.first { $0.name.contains("blocked") })
    guard case .tab(let tabs, let index, .stack(let stack, let path)) = golden.cold.root else { return #expect(Bool(false)) }
    #expect(path.count == 3)
    var wrong = golden
    wrong.cold.root = .tab(tabs, index, .stack(stack, [path[0], path[2]]))
    await expectIssue(wrong) { await $0.cold() }
  }

  /// A question too many, one too few.
  @Test(arguments: Messenger.LinkGoldens.all) func otherQuestions(_ golden: Golden) async {
    var wrong = golden
    wrong.asks.append(.unlocked(chat: Messenger.ChatID(rawValue: "elsewhere")))
    await expectIssue(wrong) { await $0.cold() }
    guard !golden.asks.isEmpty else { return }
    wrong.asks = []
    await expectIssue(wrong) { await $0.cold() }
    var unasked = golden
    unasked.warmAsks = []
    if golden.warmAsks != [] { await expectIssue(unasked) { await $0.warm() } }
  }

  /// A URL that is another route.
  @Test(arguments: Messenger.LinkGoldens.all.filter { !$0.links.isEmpty }) func anotherURL(_ golden: Golden) {
    var wrong = golden
    wrong.links.append("https://messenger.example/nowhere/at/all")
    #expect(wrong.misread == ["https://messenger.example/nowhere/at/all"])
  }
}
