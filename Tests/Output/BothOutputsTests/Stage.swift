import Foundation
import NavGraphTesting
import SwiftUI
import Testing
import UIKit

@testable import NavGraphRuntime

/// A rehearsal of an app in a window, in one of the outputs. Tests tap and inspect it.
@MainActor final class Stage<G: NavGraph.Graph> {
  typealias Make =
    @MainActor (UIWindow, @escaping @MainActor (String) async -> Bool, @escaping @MainActor (String) -> Bool) -> NavGraph.Rehearsal<G>

  let window = UIWindow(frame: .zero)
  /// The guards that fail.
  var refused: Set<String> = []
  /// The conditions that are true.
  var holding: Set<String> = []
  private(set) var asked: [String] = []
  private(set) var reports: [NavGraph.Report<G>] = []
  /// Called with each report as it is made.
  var onReport: (NavGraph.Report<G>) -> Void = { _ in }
  /// The number of answered callers, by the name of the event.
  private(set) var answers: [String: Int] = [:]
  private let make: Make
  private var rehearsal: NavGraph.Rehearsal<G>?

  init(_ make: @escaping Make) { self.make = make }

  /// Starts the app and waits until it is at rest.
  func start(restoring saved: NavGraph.Snapshot? = nil, settles: Bool = true) async {
    let rehearsal = make(
      window,
      { [weak self] name in
        self?.asked.append(name)
        return self?.refused.contains(name) == false
      }, { [weak self] name in self?.holding.contains(name) == true })
    self.rehearsal = rehearsal
    rehearsal.start(restoring: saved)
    rehearsal.scene?.navigator.report = { [weak self] report in
      self?.reports.append(report)
      self?.onReport(report)
    }
    if settles { await settle() }
  }

  func stop() { rehearsal?.stop() }

  func forget() { (asked, reports) = ([], []) }

  // MARK: Time

  func wander(_ turns: Int) async {
    for _ in 0..<turns {
      Headless.clock.step()
      await Task.yield()
    }
  }

  /// Lets time pass until nothing moves and no question is pending. Returns false if that doesn't happen.
  @discardableResult func settle() async -> Bool {
    var calm = 0
    var patience = HeadlessPatience()
    for _ in 0..<20_000 where calm < 20 {
      await Headless.turn()
      let isIdle = rehearsal?.isIdle != false
      calm = patience.step(isIdle: isIdle) || !isIdle ? 0 : calm + 1
    }
    return calm == 20
  }

  /// Returns the number of answered callers of an event once it is at least `count`. The
  /// answers arrive on other threads, so the scene can be at rest before them.
  func answered(_ event: String, _ count: Int = 1) async -> Int? {
    await waits(until: { self.answers[event, default: 0] >= count })
    return answers[event]
  }

  /// Waits until `condition` is true, for at most about two seconds, because other threads may be busy.
  func waits(until condition: () -> Bool) async {
    for _ in 0..<2_000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  /// Lets time pass until nothing moves, then lets the rehearsal look for unreported changes of the screen, and waits again.
  @discardableResult func settleAndLook() async -> Bool {
    guard await settle() else { return false }
    rehearsal?.look()
    return await settle()
  }

  /// Lets time pass until something moves.
  func untilItMoves() async {
    for _ in 0..<200 where !window.isInTransition {
      Headless.clock.step()
      await Headless.turn()
    }
    #expect(window.isInTransition)
  }

  // MARK: State

  var navigator: NavGraph.Navigator<G>? { rehearsal?.scene?.navigator }
  var state: [String] { rehearsal?.state ?? [] }
  var saved: NavGraph.Snapshot? { rehearsal?.saved }
  /// The visible screens, from the root up.
  var shown: [String] { rehearsal?.shown.map { $0.replacing(/[A-Za-z.]+\(rawValue: ("[^"]*"|[0-9]+)\)/) { $0.1 } } ?? [] }

  /// Expects that the screen shows the state, that UIKit and SwiftUI were used correctly, and that nothing has leaked.
  func expectConsistent(_ location: SourceLocation = #_sourceLocation) {
    #expect(rehearsal?.differences == [], sourceLocation: location)
    #expect(Headless.violations + Headless.exceptions == [], sourceLocation: location)
    #expect(rehearsal?.leftovers() == [], sourceLocation: location)
    #expect(strays == [], sourceLocation: location)
  }

  /// The pages in memory without a place.
  var strays: [String] { pages.filter { rehearsal?.holds($0) == false }.map(\.description) }

  var pages: [NavGraph.RehearsalPage] { Headless.liveControllers.compactMap { $0 as? NavGraph.RehearsalPage } }

  /// Returns the visible page of a screen, the topmost first, or another page of it in memory.
  func page(_ name: String) -> NavGraph.RehearsalPage? {
    let pages = pages.filter { $0.description == name || $0.description.hasPrefix(name + "(") }
    return pages.last { $0.viewIfLoaded?.window != nil } ?? pages.last
  }

  /// The visible controllers of all containers.
  private var visible: [UIViewController] {
    var found: [UIViewController] = []
    var open = [window.presentedControllers.last].compactMap { $0 }
    while let next = open.popLast() {
      found.append(next)
      switch next {
      case let bar as UITabBarController: if let selected = bar.selectedViewController { open.append(selected) }
      case let stack as UINavigationController: if let top = stack.topViewController { open.append(top) }
      case let split as UISplitViewController: open += split.visibleColumns.compactMap { split.viewController(for: $0) }
      default: open += next.children
      }
    }
    return found
  }

  /// The innermost stack in front.
  var stack: UINavigationController? { visible.last { $0 is UINavigationController } as? UINavigationController }
  var bar: UITabBarController? { visible.lazy.compactMap { $0 as? UITabBarController }.first }
  var split: UISplitViewController? { visible.lazy.compactMap { $0 as? UISplitViewController }.first }
  /// The presented controllers, from the bottom up.
  var presented: [UIViewController] { Array(window.presentedControllers.dropFirst()) }

  // MARK: Actions

  /// Sends an event of a screen. Its values are made from `value`.
  func ask(_ event: String, on screen: String, _ value: Int = 1, _ location: SourceLocation = #_sourceLocation) {
    window.rootViewController?.finishTurn()
    guard let page = page(screen), let index = page.eventNames.firstIndex(of: event) else {
      Issue.record("no \(event) on \(screen); there is \(pages.map { $0.description })", sourceLocation: location)
      return
    }
    page.ask(for: index, trying: value) { self.answers[event, default: 0] += 1 }
  }

  /// Sends an event of a screen and waits until the scene is at rest.
  func tap(_ event: String, on screen: String, _ value: Int = 1, _ location: SourceLocation = #_sourceLocation) async {
    ask(event, on: screen, value, location)
    #expect(await settle(), sourceLocation: location)
  }

  func tapTab(_ number: Int) async {
    window.rootViewController?.finishTurn()
    bar?.tapTab(number)
    await settle()
  }

  func open(_ target: NavGraph.Target<G>) { _ = navigator?.open(target) }

  /// Performs a gesture and waits until the scene is at rest.
  func finger(_ location: SourceLocation = #_sourceLocation, _ work: () -> Bool?) async {
    window.rootViewController?.finishTurn()
    #expect(work() == true, sourceLocation: location)
    #expect(await settle(), sourceLocation: location)
  }

  // MARK: Reports

  var begun: [String] { reports.compactMap { if case .began(let name) = $0 { name } else { nil } } }
  var dropped: [String] { reports.compactMap { if case .dropped(let name, let why) = $0 { name + ": " + why } else { nil } } }
  var ended: [String] { reports.compactMap { if case .ended(let modal, let outcome) = $0 { "\(modal) \(outcome)" } else { nil } } }
}
