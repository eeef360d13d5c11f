import UIKit

/// A walk through a sample: the options and steps that follow from a seed, and the steps that are taken.
struct Walk: Sendable, CustomStringConvertible {
  /// An action of the user, the system, or the app.
  enum Move: Int, CaseIterable, Sendable {
    case event, secondEvent, staleEvent, tapTab, tapBack, longPressBack, swipeBack, cancelSwipeBack, dragSheet, cancelDragSheet
    case alertButton, tapOutside, turnPage, cancelTurnPage, link, secondLink, guards, condition, size, backToColumn, sidebarButton
    case closeInspector, restore
    case foreignDismiss, foreignPop, foreignPush, foreignPresent, foreignAlert, confirming, cutAnimation, rest

    /// Moves that are often impossible or especially valuable, so walks choose them more often.
    static let rare: [Move] = [
      .tapTab, .tapBack, .swipeBack, .backToColumn, .alertButton, .turnPage, .dragSheet, .closeInspector, .link, .restore,
    ]
  }

  struct Step: Sendable, CustomStringConvertible {
    let move: Move
    /// The number that selects one of the possible targets.
    let number: Int
    /// The number of turns of the run loop before the next step. If it is nil, the walk waits until nothing moves.
    let pause: Int?

    var description: String { "\(move) \(number)" + (pause.map { ", then \($0) turns" } ?? ", then rest") }
  }

  /// The sample and the output of a walk.
  enum App: Sendable, Equatable {
    case controllers(Sample), views(SampleInSwiftUI)

    var name: String {
      switch self {
      case .controllers(let sample): sample.rawValue
      case .views(let sample): sample.rawValue + "/swiftui"
      }
    }

    /// Parses a name such as `mail` or `mail/swiftui`.
    init?(_ name: Substring) {
      let parts = name.split(separator: "/").map(String.init)
      if parts.count == 2, parts[1] == "swiftui", let sample = SampleInSwiftUI(rawValue: parts[0]) {
        self = .views(sample)
      } else if parts.count == 1, let sample = Sample(rawValue: parts[0]) {
        self = .controllers(sample)
      } else {
        return nil
      }
    }

    /// The conditions that are declared as guards. The result of a move is only known while they are true.
    var requiredConditions: [String] {
      if case .controllers(let sample) = self, sample.rawValue == "conditions" { ["member"] } else { [] }
    }

    var isInSwiftUI: Bool { if case .views = self { true } else { false } }
  }

  let app: App
  let seed: Int
  /// Whether callbacks are omitted, duplicated, or late.
  let hasFaults: Bool
  /// The steps that follow from the seed.
  let steps: [Step]
  /// The indexes of the steps that are taken.
  var kept: [Int]
  var options: HeadlessOptions

  init(_ app: App, _ seed: Int, keeping kept: [Int]? = nil, hasFaults: Bool = false) {
    self.app = app
    self.seed = seed
    self.hasFaults = hasFaults
    var dice = Dice(UInt64(truncatingIfNeeded: seed))
    options = HeadlessOptions(dice: &dice, seed: seed)
    options.rollSwitches(seed)
    if app.isInSwiftUI { options.rollForViews(seed) }
    if hasFaults {
      options.faults = .dice(
        UInt64(truncatingIfNeeded: seed), among: app.isInSwiftUI ? HeadlessCallback.ofViews : HeadlessCallback.ofControllers)
    }
    steps = (0..<4 + dice.next(12)).map { _ in
      // Events are frequent, because the other moves depend on them.
      let moves = dice.next(3) == 0 ? [.event] : dice.next(4) == 0 ? Move.rare : Move.allCases
      let move = moves[dice.next(moves.count)]
      return Step(move: move, number: dice.next(1_000), pause: dice.next(3) == 0 ? nil : dice.next(6))
    }
    self.kept = kept ?? Array(steps.indices)
  }

  var description: String { "\(app.name) \(seed)\(hasFaults ? "!" : "") " + kept.map(String.init).joined(separator: ",") }
}

extension HeadlessOptions {
  /// Random settings for the open questions about devices.
  fileprivate init(dice: inout Dice, seed: Int) {
    self.init()
    idiom = dice.next(3) == 0 ? .pad : .phone
    stackChangesAtEnd = dice.next(2) == 0
    didShowWithoutTransition = dice.next(2) == 0
    didShowOffScreen = dice.next(2) == 0
    didShowBeforeCompletions = dice.next(2) == 0
    losesSecondPushInOneTurn = dice.next(2) == 0
    refusesWhilePresented = dice.next(4) == 0
    completesRefusedPresentation = dice.next(2) == 0
    completesEmptyDismissal = dice.next(2) == 0
    collapsedSplitShowsNewSecondary = dice.next(2) == 0
    reportsTapsAsTabsToo = dice.next(2) == 0
    (forwardsOutOfContexts, tapOutsideCallsDelegateToo) = (seed % 2 == 0, seed % 3 == 0)
    switch dice.next(4) {
    case 0: durationFactor = 0
    case 1: break
    default:
      let late = LateDice(seed)
      jitter = { Double(late.dice.next(100)) / 100 }
    }
  }
}

extension HeadlessOptions {
  /// Sets random answers to the open questions about Back actions, zooms, and sheets.
  fileprivate mutating func rollSwitches(_ seed: Int) {
    var dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 13)
    let questions: [HeadlessSwitch] = [
      .swipesPastBackAction, .escapesPastBackAction, .escapePopsFirst, .backActionKeepsMenu, .menuPopsUnseen,
      .holdsSheetsInCompactHeight, .zoomAsksPresentation, .zoomTellsPresentation, .editingEndsWithTransition,
    ]
    for question in questions { self[question] = dice.next(2) == 0 }
  }
}

extension HeadlessOptions {
  /// Sets random answers to the open questions about SwiftUI.
  fileprivate mutating func rollForViews(_ seed: Int) {
    var dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 11)
    pathIsWrittenEarly = dice.next(2) == 0
    onDismissComesFirst = dice.next(2) == 0
    alertActionComesFirst = dice.next(2) == 0
    looksIntoHiddenTabs = dice.next(2) == 0
    compactColumnIsWrittenEarly = dice.next(2) == 0
    losesCompactColumn = dice.next(4) == 0
    widthEmptiesPaths = dice.next(3) == 0
    clearCoversLieOver = dice.next(2) == 0
    // SwiftUI handles its own stack under its own sheet.
    refusesWhilePresented = false
  }
}

/// Delays that are the same for the same seed.
@MainActor private final class LateDice {
  var dice: Dice

  nonisolated init(_ seed: Int) { dice = Dice(UInt64(truncatingIfNeeded: seed) &+ 7) }
}
