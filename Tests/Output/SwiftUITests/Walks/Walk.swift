import UIKit

/// A walk through a scene. Its gestures and the app's answers follow from a seed.
struct Walk: Sendable {
  let seed: UInt64
  /// Whether the scene comes to rest after each step, so that the walk can be compared with another output.
  let rests: Bool
  /// Whether callbacks are omitted, duplicated, and late.
  var hasFaults = false
  /// Whether the window changes its width, and steps for splits and pages are included.
  var widths = false
  /// The possible system versions. A program with new features needs the
  /// newest, because `#available` depends on the machine that runs the tests.
  var systems = [18.0, 26.0, 27.0]

  struct Report: Sendable {
    /// The steps, each with the visible content after it.
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
    options.clearCoversLieOver = seed % 2 == 0
    options.system = systems[dice.next(3) % systems.count]
    if widths {
      options.compactColumnIsWrittenEarly = dice.next(2) == 0
      options.losesCompactColumn = dice.next(4) == 0
      options.widthEmptiesPaths = dice.next(3) == 0
      options.idiom = dice.next(2) == 0 ? .pad : .phone
    }
    options.durationFactor = [0.0, 1, 1, 3][dice.next(4)]
    if hasFaults {
      let faults = HeadlessFault.allCases
      options.onDismissFault = faults[dice.next(faults.count)]
      options.appearanceFault = faults[dice.next(faults.count)]
      options.pathFault = [.none, .twice, .late][dice.next(3)]
    }
    let rolls = dice
    return await Headless.isolated(options) { await run(rolls, start) }
  }

  @MainActor private func run(_ rolls: Dice, _ start: @MainActor (Answers) -> any Running) async -> Report {
    var dice = rolls
    var report = Report()
    let answers = Answers()
    answers.grants = dice.next(3) != 0
    let app = start(answers)
    if !(await app.rest(patience: hasFaults)) { report.problems.append("the start never came to rest") }
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

  /// Takes a number of steps in the current world.
  @MainActor func steps(_ count: Int, _ app: any Running) async {
    var dice = Dice(seed)
    let answers = Answers()
    await app.rest()
    for _ in 0..<count {
      _ = step(app, answers, &dice)
      await app.rest()
    }
  }

  @MainActor private func look(at app: any Running, after what: String, _ report: inout Report) async {
    let isAtRest = await app.rest(patience: hasFaults)
    report.trace.append(what + ": " + app.wanted.joined(separator: " + "))
    if !isAtRest { report.problems.append("after \(what) it never came to rest") }
    if app.seen != app.showable { report.problems.append("after \(what), \(app.seen) is seen, and \(app.showable) is wanted") }
    report.problems += (Headless.violations + Headless.exceptions).map { "after \(what): " + $0 }
  }

  @MainActor private func step(_ app: any Running, _ answers: Answers, _ dice: inout Dice) -> String {
    let choice = dice.next(widths ? 24 : 18)
    let number = dice.next(1_000)
    app.window.rootViewController?.finishTurn()
    let front = app.front
    if app.isBelowInspector {
      switch choice {
      case 3: return "drag the inspector down \(app.closeInspector())"
      case 4: return "drag the inspector down and let go \(app.closeInspector(complete: false))"
      case 5, 6, 20, 21: return "the inspector lies on it"
      default: break
      }
    }
    switch choice {
    case 22, 23: return "close the inspector \(app.closeInspector())"
    case 0: return "swipe back \(app.frontStack?.swipeBack() ?? false)"
    case 1: return "swipe back and let go \(app.frontStack?.swipeBack(complete: false) ?? false)"
    case 2: return "tap Back \(app.frontStack?.tapBack() ?? false)"
    case 3: return "drag down \(front?.dragSheetDown() ?? false)"
    case 4: return "drag down and let go \(front?.dragSheetDown(complete: false) ?? false)"
    case 5, 6: return app.tapTab(number)
    case 19 where !rests:
      // The system resizes a window for its snapshots. UIKit adapts twice, which takes a while. A view isn't notified.
      return "another width and back " + changeWidth(of: app.window) + changeWidth(of: app.window)
    case 18, 19: return "another width " + changeWidth(of: app.window)
    case 20: return "turn a page \(app.container(UIPageViewController.self)?.swipePage(number % 2 == 0 ? .forward : .reverse) ?? false)"
    case 21: return "sidebar \(app.container(UISplitViewController.self)?.tapSidebarButton() ?? false)"
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

  @MainActor private func changeWidth(of window: UIWindow) -> String {
    let isNarrow = window.traitCollection.horizontalSizeClass == .compact
    window.changeSize(horizontal: isNarrow ? .regular : .compact)
    return isNarrow ? "wide" : "narrow"
  }
}
