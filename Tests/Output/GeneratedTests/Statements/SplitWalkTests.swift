import Foundation
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// Tests random selections, steps back, links, and resizing. The columns show the state, and a size doesn't change it.
@MainActor @Suite struct SplitWalkTests {
  @Test(arguments: 0..<64) func columnsEqualTheState(_ seed: Int) async throws {
    var options = openQuestions(seed, idiom: seed % 3 == 0 ? .phone : .pad)
    let delays = SeededNumbers(UInt64(seed) + 1_000)
    let jitter = (0..<64).map { index in
      var numbers = delays
      for _ in 0..<index { _ = numbers.next(2) }
      return Double(numbers.next(30)) / 100
    }
    options.jitter = { jitter[Headless.clock.turn % jitter.count] }
    await Headless.isolated(options) {
      var numbers = SeededNumbers(UInt64(seed))
      let window = MailColumnTests.Window()
      await window.rig.settle()
      for step in 0..<30 {
        var trace: [Int] = []
        for _ in 0...numbers.next(3) {
          let choice = numbers.next(16)
          trace.append(choice)
          act(choice, window, &numbers)
          for _ in 0..<numbers.next(4) {
            await Task.yield()
            Headless.clock.step()
          }
        }
        await window.rig.settle()
        let note = "seed \(seed), step \(step), \(trace)"
        expectConsistent(window, note)
        guard numbers.next(4) == 0, window.rig.split?.isCollapsed == false else { continue }
        let before = window.scene.navigator.tree
        await window.rig.resize(.compact)
        expectConsistent(window, note + ", collapsed")
        await window.rig.resize(.regular)
        #expect(window.scene.navigator.tree == before, "\(note): expand(collapse(s)) == s")
        expectConsistent(window, note + ", expanded")
      }
      window.scene.stop()
    }
  }

  private func act(_ choice: Int, _ window: MailColumnTests.Window, _ numbers: inout SeededNumbers) {
    let rig = window.rig
    let mailbox = Mail.MailboxID(rawValue: ["inbox", "sent", "junk"][numbers.next(3)])
    let thread = Mail.ThreadID(rawValue: String(numbers.next(3)))
    let top = rig.split?.visibleColumns.last
    func inner(_ column: UISplitViewController.Column) -> UINavigationController? {
      rig.split?.viewController(for: column) as? UINavigationController
    }
    switch choice {
    case 0, 1: window.mailboxes?.open(mailbox)
    case 2, 3: window.messages?.open(thread)
    case 4: window.messages?.mailboxes()
    case 5: window.message?.sender("ada@example.com")
    case 6: window.message?.source()
    case 7: inner(.secondary)?.swipeBack(complete: numbers.next(2) == 0)
    case 8, 9: rig.split?.backToColumnBelow(complete: numbers.next(3) > 0)
    case 10: inner(top ?? .primary)?.tapBack()
    case 11: rig.window.changeSize(horizontal: .compact)
    case 12: rig.window.changeSize(horizontal: .regular)
    case 13: window.scene.open(.mailbox(mailbox: mailbox))
    case 14: window.scene.open(.mailboxThread(mailbox: mailbox, thread: thread))
    default: rig.split?.tapSidebarButton()
    }
  }

  private func expectConsistent(_ window: MailColumnTests.Window, _ note: String) {
    guard case .split(_, let nodes, let focus) = window.scene.navigator.tree.root.content else {
      return #expect(Bool(false), "\(note): there is no split")
    }
    func names(_ column: NavGraph.Column) -> [String] {
      guard let node = nodes[column] else { return [] }
      return (node.children.isEmpty ? [node] : node.children).compactMap { $0.screen.map { "\($0)" } }
    }
    let columns: [(NavGraph.Column, UISplitViewController.Column)] = [
      (.sidebar, .primary), (.content, .supplementary), (.detail, .secondary),
    ]
    for (column, name) in columns { #expect(window.rig.names(name) == names(column), "\(note): \(column)") }
    #expect(focus.isCollapsed == window.rig.split?.isCollapsed, "\(note)")
    if focus.isCollapsed {
      let chain = columns.filter { $0.0.order <= focus.front.order }.flatMap { names($0.0) }
      #expect(window.rig.stack == chain, "\(note)")
    } else {
      #expect(focus.column == nil, "\(note)")
    }
    #expect(window.scene.navigator.isIdle, "\(note)")
    window.rig.expectNoMisuse(note)
    let shown = window.scene.host.coordinators.map(\.controller).filter { $0 is SampleScreen }
    #expect(Headless.liveControllers.filter { $0 is SampleScreen }.count == shown.count, "\(note): somebody is kept in memory")
  }
}
