import UIKit

/// One walk through a scene: what fingers do and how the app answers follows from a seed alone.
struct Walk: Sendable {
  let seed: UInt64
  /// Everything comes to rest after each step, so that the same walk through another output can be compared.
  let rests: Bool

  struct Report: Sendable {
    /// What was done, and what was seen then.
    var trace: [String] = []
    var problems: [String] = []
  }

  @MainActor func take(_ start: @escaping @MainActor (Answers) -> any Running) async -> Report {
    var dice = Dice(seed)
    var options = HeadlessOptions()
    options.pathIsWrittenEarly = dice.next(2) == 0
    options.onDismissComesFirst = dice.next(2) == 0
    options.alertActionComesFirst = dice.next(2) == 0
    options.looksIntoHiddenTabs = dice.next(2) == 0
    options.didShowWithoutTransition = dice.next(2) == 0
    options.didShowOffScreen = dice.next(2) == 0
    options.didShowBeforeCompletions = dice.next(2) == 0
    options.system = [18.0, 26.0, 27.0][dice.next(3)]
    options.pace = [0.0, 1, 1, 3][dice.next(4)]
    let rolls = dice
    return await Headless.isolated(options) { await run(rolls, start) }
  }

  @MainActor private func run(_ rolls: Dice, _ start: @MainActor (Answers) -> any Running) async -> Report {
    var dice = rolls
    var report = Report()
    let answers = Answers()
    answers.grants = dice.next(3) != 0
    let app = start(answers)
    if !(await app.rest()) { report.problems.append("the start never came to rest") }
    for _ in 0..<25 where report.problems.isEmpty {
      let what = step(app, answers, &dice)
      let turns = dice.next(8)
      guard rests else {
        report.trace.append(what)
        for _ in 0..<turns {
          Headless.clock.step()
          await Task.yield()
        }
        continue
      }
      await look(at: app, after: what, &report)
    }
    if !rests { await look(at: app, after: "the end", &report) }
    app.stop()
    return report
  }

  @MainActor private func look(at app: any Running, after what: String, _ report: inout Report) async {
    let isAtRest = await app.rest()
    report.trace.append(what + ": " + app.wanted.joined(separator: " + "))
    if !isAtRest { report.problems.append("after \(what) it never came to rest") }
    if app.seen != app.showable { report.problems.append("after \(what), \(app.seen) is seen, and \(app.showable) is wanted") }
    report.problems += (Headless.violations + Headless.exceptions).map { "after \(what): " + $0 }
  }

  @MainActor private func step(_ app: any Running, _ answers: Answers, _ dice: inout Dice) -> String {
    let choice = dice.next(18)
    let number = dice.next(1_000)
    app.window.rootViewController?.finishTurn()
    let front = app.window.rootViewController?.frontScreen
    switch choice {
    case 0: return "swipe back \(app.frontStack?.swipeBack() ?? false)"
    case 1: return "swipe back and let go \(app.frontStack?.swipeBack(complete: false) ?? false)"
    case 2: return "tap Back \(app.frontStack?.tapBack() ?? false)"
    case 3: return "drag down \(front?.dragSheetDown() ?? false)"
    case 4: return "drag down and let go \(front?.dragSheetDown(complete: false) ?? false)"
    case 5, 6:
      guard let tabs = app.tabs, let count = tabs.viewControllers?.count, count > 0 else { return "no tabs" }
      return "tab \(number % count) \(tabs.tapTab(number % count))"
    case 16: return "open " + app.open(number)
    case 7, 8:
      answers.grants = number % 3 != 0
      return "answers \(answers.grants)"
    default:
      let buttons = app.buttonsInFront
      guard !buttons.isEmpty else { return "nothing to tap" }
      return "\(buttons[number % buttons.count]) \(app.tap(buttons[number % buttons.count]))"
    }
  }
}
