import NavGraphRuntime
import NavGraphTesting
import SwiftUI
import UIKit

/// Runs a walk in a new world and returns what went wrong.
@MainActor final class Walker {
  /// The problems of a walk, and its trace.
  struct Report: Sendable {
    var problems: [String] = []
    var trace: [String] = []
    /// The moves that had an effect.
    var taken: Set<Walk.Move> = []
    var hasLinks = false
    var hasEvents = false
    /// The number of guards that had to wait.
    var silences = 0
    /// The transition styles of presented modals.
    var transitions: Set<UIModalTransitionStyle> = []
  }

  private let walk: Walk
  private var rehearsal: any Rehearsing
  private(set) var window: UIWindow
  private let isWriting: Bool
  private let mood = Mood()
  private var isAtRest = false
  private var asked = 0
  private var answered = 0
  /// The expected results of the user's gestures since the scene was at rest.
  private var wishes: [Wish] = []

  /// Whether foreign code has changed the screen without a report.
  private var isUntold = false
  private(set) var report = Report()

  /// Runs a walk. A trace is only recorded if `isWriting` is true, because it takes longer than the walk.
  static func take(_ walk: Walk, writing isWriting: Bool = false) async -> Report {
    await Headless.isolated(walk.options) {
      var report = await Walker(walk, isWriting).run()
      // The walker is released here, so no controller may remain in memory.
      for _ in 0..<20 { await Headless.turn() }
      let alive = Headless.liveControllers.map { "\($0)" }
      if report.problems.isEmpty, !alive.isEmpty { report.problems.append("still in memory after the end: \(alive)") }
      return report
    }
  }

  private init(_ walk: Walk, _ isWriting: Bool) {
    self.walk = walk
    self.isWriting = isWriting
    window = UIWindow(frame: .zero)
    rehearsal = Self.rehearsal(of: walk.app, in: window, mood)
    report.hasLinks = rehearsal.hasLinks
  }

  private static func rehearsal(of app: Walk.App, in window: UIWindow, _ mood: Mood) -> any Rehearsing {
    let grants: @MainActor (String) async -> Bool = { _ in await mood.grants() }
    return switch app {
    case .controllers(let sample): sample.rehearsal(in: window, grants: grants) { mood.holds($0) }
    case .views(let sample): sample.rehearsal(in: window, grants: grants) { mood.holds($0) }
    }
  }

  private func run() async -> Report {
    rehearsal.start(restoring: nil)
    if walk.seed % 2 == 0 { await rest("the start") }
    // In one walk of eight, guards get no answer from here on.
    mood.isSilent = walk.seed % 8 == 7
    for number in walk.kept where walk.steps.indices.contains(number) {
      let step = walk.steps[number]
      // A scene can be saved at any time. After a restoration, the state is usually compared before the next step.
      let rests = step.pause == nil || step.move == .restore && step.number % 4 != 0
      let isUndisturbed = rests && (isAtRest || step.move == .restore)
      let wish = isUndisturbed ? wish(for: step) : nil
      let what = take(step)
      if what != nil, let wish { wishes.append(wish) }
      isAtRest = false
      if what != nil { report.taken.insert(step.move) }
      if isWriting {
        report.trace.append("\(number) \(step.move): \(what ?? "nothing")" + (step.pause.map { ", \($0) turns" } ?? ""))
      }
      if let pause = step.pause, !rests {
        for _ in 0..<pause {
          await Task.yield()
          Headless.clock.step()
        }
      } else {
        await rest("step \(number)")
        if isUndisturbed, what != nil { await openAgain(step) }
      }
      if !report.problems.isEmpty { return report }
    }
    // One walk in five ends without coming to rest.
    if walk.seed % 5 != 0 { await rest("the last step") }
    guard report.problems.isEmpty else { return report }
    rehearsal.stop()
    await settle()
    await hear()
    if asked != answered { report.problems.append("\(asked - answered) of \(asked) who waited were never answered") }
    // Late answers have no effect.
    report.silences = mood.silences
    mood.answerAll()
    await settle()
    let left = rehearsal.leftovers()
    if !left.isEmpty { report.problems.append("in memory after the end: \(left)") }
    return report
  }

  // MARK: Rest

  private func rest(_ when: String) async {
    defer { isAtRest = true }
    if !(await settle()) { return report.problems.append("after \(when) the scene never came to rest") }
    // A change of the screen that wasn't reported is noticed when something happens next.
    if isUntold || walk.hasFaults {
      isUntold = false
      // If the end of a gesture was never reported, only the time limit ends the wait.
      if walk.hasFaults { Headless.clock.advance(by: 3) }
      rehearsal.look()
      if !(await settle()) { return report.problems.append("after \(when) the scene never came to rest") }
    }
    if let top { report.transitions.insert(top.modalTransitionStyle) }
    if isWriting { report.trace.append("  \(rehearsal.state.map(Self.short))") }
    // Requests that began before an alert was presented wait for it.
    let isWaiting = isUnderStrangeAlert && !rehearsal.isIdle
    let wrong =
      (isWaiting ? [] : rehearsal.differences) + violations + Headless.exceptions.map { "raised: " + $0 }
      + rehearsal.leftovers().map { "leaked: " + $0 } + lost().map { "leaked: \($0)" }
    if rehearsal.forgotten > 0 { report.problems.append("after \(when): \(rehearsal.forgotten) wait for nothing") }
    await hear()
    if asked - answered != rehearsal.waiting {
      report.problems.append("after \(when): \(asked - answered) wait, and \(rehearsal.waiting) are known to")
    }
    report.problems += wishes.compactMap { $0.problem() }.map { "after \(when): " + Self.short($0) }
    wishes = []
    report.problems += wrong.map { "after \(when): " + Self.short($0) }
  }

  /// The misuses of UIKit, except for turns that UIKit refuses because the report of a page curl was lost.
  private var violations: [String] { Headless.violations.filter { !(walk.hasFaults && $0.hasPrefix("UIKit-P1 ")) } }

  /// Opens a link a second time, which must not change anything.
  private func openAgain(_ step: Walk.Step) async {
    guard step.move == .link, step.number % 3 == 0, rehearsal.isInside, report.problems.isEmpty else { return }
    wishes = [Wish("link \(step.number), opened twice,", rehearsal.state) { [rehearsal] in rehearsal.state }]
    rehearsal.open(step.number)
    await rest("the same link")
  }

  /// Returns the expected result of a move, or nil if it depends on the app's answers.
  private func wish(for step: Walk.Step) -> Wish? {
    switch step.move {
    case .link where top == nil && isAnswered && rehearsal.isInside:
      guard let expected = rehearsal.shownAtStart(by: step.number) else { return nil }
      return Wish("link \(step.number)", expected) { [rehearsal] in rehearsal.shown }
    case .restore where isAnswered:
      return Wish("what comes back", rehearsal.stateWhenRestored) { [weak self] in self?.rehearsal.state ?? [] }
    case .tapBack, .longPressBack, .swipeBack: return wishOfAsking() ?? wishOfFinger(step.move)
    default: return wishOfFinger(step.move)
    }
  }

  /// Whether guards succeed and none waits for an answer.
  private var isAnswered: Bool {
    mood.isYes && !mood.isSilent && !mood.owesAnswers && walk.app.requiredConditions.allSatisfy { mood.holds($0) }
  }

  /// Returns the condition that the user doesn't leave screens that refuse their confirmation.
  private func wishOfAsking() -> Wish? {
    guard !walk.app.isInSwiftUI, let navigation = stack else { return nil }
    let asking = navigation.viewControllers.filter { controller in
      guard let page = controller as? NavGraph.RehearsalPage ?? controller.children.first as? NavGraph.RehearsalPage else { return false }
      return controller.navigationItem.backAction != nil && !page.mayDismiss && !page.isDismissalConfirmed
    }
    guard !asking.isEmpty else { return nil }
    return Wish("a screen that asks first was left") { [weak navigation] in
      asking.allSatisfy { asked in navigation?.viewControllers.contains { $0 === asked } ?? false }
    }
  }

  private func wishOfFinger(_ move: Walk.Move) -> Wish? {
    guard let navigation = stack, let page = navigation.topViewController else { return nil }
    let count = navigation.viewControllers.count
    switch move {
    case .swipeBack:
      return Wish("a page that was swiped away is back") { [weak page, weak navigation] in
        page == nil || navigation?.viewControllers.contains { $0 === page } != true
      }
    case .cancelSwipeBack:
      return Wish("a cancelled swipe took a page away") { [weak page, weak navigation] in
        page != nil && navigation?.viewControllers.count == count
      }
    default: return nil
    }
  }

  /// Returns the controllers in memory that have no place and aren't in a window.
  private func lost() -> [UIViewController] {
    Headless.liveControllers.filter { controller in
      (controller is NavGraph.RehearsalPage || controller is UIAlertController) && !rehearsal.holds(controller)
        && !(controller is UIAlertController && controller.presentingViewController != nil)
    }
  }

  /// Lets time pass until nothing moves and no question is pending. Returns false if that doesn't happen.
  @discardableResult private func settle() async -> Bool {
    var calm = 0
    var patience = HeadlessPatience()
    // With faulty callbacks, time also passes under an alert, for longer than any wait for a callback.
    var turnsUnderAlert = 0
    for _ in 0..<5_000 where calm < 8 {
      await Headless.turn()
      turnsUnderAlert = isUnderStrangeAlert ? turnsUnderAlert + 1 : 0
      if patience.step(isIdle: rehearsal.isIdle || mood.owesAnswers || turnsUnderAlert > 400) {
        calm = 0
      } else if isUnderStrangeAlert {
        isHeldUp = true
        calm += 1
      } else if isHeldUp {
        // The end of a foreign presentation isn't reported, so the runtime checks for it.
        isHeldUp = false
        Headless.clock.advance(by: 0.3)
        calm = 0
      } else if rehearsal.isIdle || mood.owesAnswers {
        calm += 1
      }
    }
    return calm == 8
  }

  /// Whether requests may wait for a foreign alert.
  private var isHeldUp = false
  private var isUnderStrangeAlert: Bool { window.presentedControllers.contains { $0 is StrangeAlert && !$0.isBeingDismissed } }

  /// Waits for answers, which arrive on other threads.
  private func hear() async {
    for turn in 0..<3_000 {
      if asked - answered == rehearsal.waiting { return }
      // Most answers arrive within some turns, without a clock.
      if turn < 50 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
  }

  /// Returns a text without the names of modules and generic types.
  private static func short(_ text: String) -> String {
    text.replacing(/([A-Za-z]+Generated|Desk\.Desk)\./, with: "").replacing(/NavGraph\.[A-Za-z]+<[A-Za-z]+>\./, with: "")
  }

  // MARK: Moves

  /// Takes a step. Returns what it did, or nil if it wasn't possible.
  private func take(_ step: Walk.Step) -> String? {
    let number = step.number
    // SwiftUI updates the screen before the next gesture.
    window.rootViewController?.finishTurn()
    switch step.move {
    case .event: return ask(pages.isEmpty ? nil : pages[number % pages.count], number / 3)
    case .secondEvent: return ask(pages.last, number)
    case .staleEvent:
      let all = Headless.liveControllers.compactMap { $0 as? NavGraph.RehearsalPage }
      return ask(all.isEmpty ? nil : all[number % all.count], number / 7)
    case .tapTab: return tapTab(number)
    case .tapBack where number % 5 == 4: return stack?.performEscape() == true ? "escaped" : nil
    case .tapBack: return stack?.tapBack() == true ? "Back" : nil
    case .longPressBack:
      guard let stack, stack.viewControllers.count > 1 else { return nil }
      return stack.longPressBack(to: stack.viewControllers[number % (stack.viewControllers.count - 1)]) ? "Back" : nil
    case .swipeBack where number % 4 == 3 && stack?.topViewController?.transitionName == "zoom":
      return stack?.topViewController?.dragZoomBack() == true ? "sent back" : nil
    case .swipeBack: return stack?.swipeBack() == true ? "swiped" : nil
    case .cancelSwipeBack: return stack?.swipeBack(complete: false) == true ? "swiped" : nil
    case .dragSheet where number % 3 == 0 && top?.transitionName == "zoom": return top?.dragZoomBack() == true ? "sent back" : nil
    case .dragSheet: return top?.dragSheetDown() == true ? "dragged" : nil
    case .cancelDragSheet: return top?.dragSheetDown(complete: false) == true ? "dragged" : nil
    case .alertButton:
      guard let alert = top as? UIAlertController, !alert.actions.isEmpty else { return nil }
      // A field may require text. The text is shown before the button is tapped.
      if alert.type(number / 7 % 3 == 0 ? "" : "typed") { window.rootViewController?.finishTurn() }
      let button = number % alert.actions.count
      return alert.tapButton(button) ? "\(button)" : nil
    case .tapOutside: return (top as? UIAlertController)?.tapOutside() == true ? "tapped" : nil
    case .turnPage: return pager?.swipePage(number % 2 == 0 ? .forward : .reverse) == true ? "turned" : nil
    case .cancelTurnPage: return pager?.swipePage(number % 2 == 0 ? .forward : .reverse, complete: false) == true ? "turned" : nil
    case .link, .secondLink:
      // If a stack under a modal refuses changes, a link to it can't work.
      if Headless.options.refusesWhilePresented, top != nil { return nil }
      rehearsal.open(number)
      return "number \(number)"
    case .guards:
      (mood.isYes, mood.isLate, mood.isSilent) = (number % 2 == 0, number % 4 > 1, number % 3 == 0)
      // Some guards are answered now, and some never.
      if number % 4 == 0 { mood.answer() }
      return mood.isSilent ? "silence" : "\(mood.isYes ? "yes" : "no")\(mood.isLate ? ", late" : "")"
    case .condition:
      mood.conditions.formSymmetricDifference([number % 4])
      return "\(mood.conditions.sorted())"
    case .size:
      guard Headless.options.idiom == .pad else { return nil }
      window.changeSize(horizontal: number % 2 == 0 ? .compact : .regular)
      return number % 2 == 0 ? "narrow" : "wide"
    case .backToColumn: return split?.backToColumnBelow(complete: number % 3 != 0) == true ? "Back" : nil
    case .closeInspector: return split?.closeInspector() == true ? "closed" : nil
    case .restore:
      restore()
      return "restored"
    case .sidebarButton: return split?.tapSidebarButton() == true ? "tapped" : nil
    case .foreignDismiss:
      // Only SwiftUI has access to its controllers.
      guard isStill, top != nil, !walk.app.isInSwiftUI else { return nil }
      window.rootViewController?.dismiss(animated: number % 2 == 0)
      isUntold = true
      return "dismissed"
    case .foreignPop:
      guard isStill, top == nil, !walk.app.isInSwiftUI, let stack, stack.viewControllers.count > 1 else { return nil }
      stack.popViewController(animated: number % 2 == 0)
      isUntold = true
      return "popped"
    case .foreignPush:
      guard isStill, !walk.app.isInSwiftUI, let stack, !(front is UIAlertController) else { return nil }
      stack.pushViewController(Stranger(), animated: number % 2 == 0)
      return "pushed"
    case .foreignPresent:
      // If a stack under a modal refuses changes, the runtime can't recover.
      guard isStill, !walk.app.isInSwiftUI, !Headless.options.refusesWhilePresented, let front, !(front is UIAlertController) else {
        return nil
      }
      let stranger = Stranger()
      stranger.modalPresentationStyle = number % 3 == 0 ? .fullScreen : .automatic
      stranger.isModalInPresentation = number % 5 == 0
      front.present(stranger, animated: number % 2 == 0)
      return "presented"
    case .foreignAlert:
      guard isStill, !Headless.options.refusesWhilePresented, let front, !(front is UIAlertController) else { return nil }
      let alert = StrangeAlert(title: "strange", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      front.present(alert, animated: number % 2 == 0)
      return "an alert"
    case .confirming:
      guard let page = pages.last else { return nil }
      (page.mayDismiss, page.isDismissalConfirmed) = (number % 2 == 0, number % 3 == 0)
      page.deliberation = { [mood] in if number % 3 == 0 { await mood.silence() } }
      return !isWriting ? "" : "\(page) says \(page.mayDismiss), \(page.isDismissalConfirmed)"
    case .cutAnimation: return stack?.cutAnimationShort() == true ? "cut" : nil
    case .rest: return ""
    }
  }

  /// Stops the scene during any operation, and starts another one that restores the saved state.
  private func restore() {
    let saved = rehearsal.saved
    rehearsal.stop()
    mood.forsake()
    window = UIWindow(frame: .zero)
    rehearsal = Self.rehearsal(of: walk.app, in: window, mood)
    isUntold = false
    rehearsal.start(restoring: saved)
  }

  private func ask(_ page: NavGraph.RehearsalPage?, _ number: Int) -> String? {
    guard let page, !page.eventNames.isEmpty else { return nil }
    report.hasEvents = true
    let event = number % page.eventNames.count
    if page.ask(for: event, trying: number % 5, answered: { self.answered += 1 }) { asked += 1 }
    return isWriting ? "\(page).\(page.eventNames[event])(\(number % 5))" : ""
  }

  private func tapTab(_ number: Int) -> String? {
    guard let bar = visible.lazy.compactMap({ $0 as? UITabBarController }).first else { return nil }
    return bar.tapTab(number % 6) ? "\(number % 6)" : nil
  }
}
